import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestBackend, type TestBackend } from '../testing/backend.ts';
import type { AuthMail } from './reworded.ts';

// Databases and child processes take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let test: TestBackend;

beforeAll(async () => {
  test = await openTestBackend();
});
afterAll(() => test.close());
beforeEach(() => void test.mails.splice(0));

let people = 0;
const someone = () => {
  people += 1;
  return { email: `person-${people}@shop.example`, password: 'six-or-more', data: { full_name: 'Ann Person' } };
};

async function confirmed() {
  const person = someone();
  await test.auth('/signup', person);
  await test.engine.database.query('update auth.users set email_confirmed_at = now() where email = $1', [person.email]);
  test.mails.splice(0);
  return person;
}

const signIn = (person: { email: string; password: string }) => test.auth('/token?grant_type=password', person);

/** An answer without what differs between any two. */
async function shape(answer: Response) {
  const text = await answer.text();
  const anonymous = text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'uuid-v4')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'instant')
    .replaceAll(/person-\d+/g, 'person');
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: anonymous };
}

const hasSubject = (part: string) => expect.objectContaining({ subject: expect.stringContaining(part) as string });

describe('R10: sign-up', () => {
  it('answers the same for an unknown, an unconfirmed and a confirmed address', async () => {
    const unknown = someone();
    const first = await shape(await test.auth('/signup', unknown));
    const unconfirmed = await shape(await test.auth('/signup', unknown));
    const known = await confirmed();
    const again = await shape(await test.auth('/signup', known));
    expect(first.status).toBe(200);
    expect(unconfirmed).toEqual(first);
    expect(again).toEqual(first);
  });

  it('tells the owner of a known address by mail, and changes nothing', async () => {
    const known = await confirmed();
    await test.auth('/signup', { ...known, password: 'of-somebody-else' });
    expect(test.mails).toEqual([hasSubject('You already have an account')]);
    expect((await signIn(known)).status).toBe(200);
    expect((await signIn({ ...known, password: 'of-somebody-else' })).status).toBe(400);
  });

  it('reports a weak password and a malformed address alike for known and unknown addresses', async () => {
    const known = await confirmed();
    const weak = [
      await test.auth('/signup', { ...known, password: '12345' }),
      await test.auth('/signup', { ...someone(), password: '12345' }),
    ];
    expect(weak.map((answer) => answer.status)).toEqual([422, 422]);
    expect((await test.auth('/signup', { ...someone(), email: 'nobody' })).status).toBe(400);
  });
});

describe('R10: password reset', () => {
  it('answers the same for a known and an unknown address, and mails only the known one', async () => {
    const known = await confirmed();
    const answers = [
      await shape(await test.auth('/recover', { email: known.email })),
      await shape(await test.auth('/recover', { email: 'nobody@shop.example' })),
    ];
    expect(answers[1]).toEqual(answers[0]);
    expect(test.mails.map((mail) => mail.to)).toEqual([known.email]);
  });

  it('limits mails to known and unknown addresses alike', async () => {
    const known = await confirmed();
    const statuses = async (email: string) => {
      const all: number[] = [];
      for (let count = 0; count < 11; count += 1) all.push((await test.auth('/recover', { email })).status);
      return all;
    };
    const ofKnown = await statuses(known.email);
    expect(ofKnown.at(-1)).toBe(429);
    expect(await statuses('another-nobody@shop.example')).toEqual(ofKnown);
  });
});

describe('signing in', () => {
  it('says that an address is unconfirmed only to who knows the password', async () => {
    const person = someone();
    await test.auth('/signup', person);
    await expect((await signIn(person)).json()).resolves.toMatchObject({ error_code: 'email_not_confirmed' });
    const wrong = await signIn({ ...person, password: 'guess' });
    const unknown = await signIn({ email: 'nobody@shop.example', password: 'guess' });
    expect(await shape(wrong)).toMatchObject({ status: 400, body: (await shape(unknown)).body });
  });
});

/** The verification link of a mail, as a path of Auth. */
function linkIn(mail: AuthMail | undefined): URL {
  return new URL(/https?:\/\/\S+\/auth\/v1\/verify\S+/.exec(mail?.text ?? '')?.[0] ?? '');
}
const open = (link: URL) => test.auth(link.href.slice(`${link.origin}/auth/v1`.length));

describe('the mailed link', () => {
  it('confirms once and leads where the sign-up asked, with a session', async () => {
    const person = someone();
    await test.auth('/signup?redirect_to=http%3A%2F%2Flocalhost%3A3000%2Flogin', person);
    const answer = await open(linkIn(test.mails[0]));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/login#access_token=ey/);
    expect((await signIn(person)).status).toBe(200);
    expect((await open(linkIn(test.mails[0]))).headers.get('location')).toContain('error_code=otp_expired');
  });

  it('R10 leads to the site when the sign-up or the link names a foreign address', async () => {
    await test.auth('/signup?redirect_to=https%3A%2F%2Fevil.example%2F', someone());
    const link = linkIn(test.mails[0]);
    expect(link.searchParams.get('redirect_to')).toBe('http://127.0.0.1:3000');
    link.searchParams.set('redirect_to', 'http://127.0.0.1:9999/phish');
    expect((await open(link)).headers.get('location')).toMatch(/^http:\/\/127\.0\.0\.1:3000\/?#access_token=/);
  });

  it('can be asked for again, which ends the old one', async () => {
    const person = someone();
    await test.auth('/signup', person);
    expect((await test.auth('/resend', { type: 'signup', email: person.email })).status).toBe(200);
    const [old, recent] = test.mails;
    expect((await open(linkIn(old))).headers.get('location')).toContain('error_code=otp_expired');
    expect((await open(linkIn(recent))).headers.get('location')).toContain('access_token=');
  });

  it('is not mailed again to a confirmed or unknown address, whose answer is the same', async () => {
    const known = await confirmed();
    const answers = [];
    for (const email of [known.email, 'never-seen@shop.example'])
      answers.push(await shape(await test.auth('/resend', { type: 'signup', email })));
    expect(answers[0]).toEqual(answers[1]);
    expect(test.mails).toEqual([]);
  });

  it('opens a recovery session that can choose a new password', async () => {
    const person = await confirmed();
    await test.auth('/recover', { email: person.email });
    const location = new URL((await open(linkIn(test.mails[0]))).headers.get('location') ?? '');
    const token = new URLSearchParams(location.hash.slice(1)).get('access_token');
    expect(new URLSearchParams(location.hash.slice(1)).get('type')).toBe('recovery');
    expect(token).toMatch(/^ey/);
  });
});

it.each(['/otp', '/magiclink', '/admin/users', '/authorize', '/factors', '/sso'])(
  'does not offer %s, which the product does not use',
  async (path) => {
    expect((await test.auth(path, { email: 'victim@shop.example' })).status).toBe(404);
    const found = await test.engine.database.query("select 1 from auth.users where email = 'victim@shop.example'");
    expect(found.rows).toEqual([]);
  },
);
