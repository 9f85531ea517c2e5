import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onEveryEngine, type Scratch, service } from '../../supabase/tests/support/engines.ts';
import { type Postgres, postgresMissing, startPostgres } from '../../supabase/tests/support/postgres.ts';

/** So long that no test runs into its end by chance, except at midnight UTC. */
const DAY_S = 86_400;
const limits = (max = 1_000, seconds = 3_600) => ({ address: { max, seconds }, person: { max, seconds } });
const request = (more: Record<string, unknown> = {}) => ({
  lead: { name: 'Ada', email: 'ada@visitor.example', phone: null, message: 'Hello' },
  key: crypto.randomUUID(),
  body_hash: 'hash',
  address: '203.0.113.7',
  limits: limits(),
  suspicion: null,
  staff: 'staff@millrace.example',
  mail_domain: 'millrace.example',
  ...more,
});
const asked = async (scratch: Scratch, procedure: string, parameters: unknown): Promise<Record<string, unknown>> => {
  const { rows } = await scratch.as(service, `select public.${procedure}($1::jsonb) as answer`, [JSON.stringify(parameters)]);
  return rows[0]?.answer as Record<string, unknown>;
};

describe('intake procedures', () => {
  onEveryEngine((engine) => {
    test('R11 a lead whose mail cannot be stored is not stored', async () => {
      await engine().scratch(async (scratch) => {
        const bad = asked(scratch, 'intake_contact', request({ staff: 'no address' }));
        await expect(bad).rejects.toThrow();
        const { rows } = await scratch.owner(
          `select count(*)::int as leads from public.contact_submissions where email = 'ada@visitor.example'`,
        );
        expect(rows).toEqual([{ leads: 0 }]);
      });
    });

    test('R5 limits and salts hold neither an address nor an e-mail address', async () => {
      await engine().scratch(async (scratch) => {
        await asked(scratch, 'intake_contact', request());
        const { rows } = await scratch.owner('select key from private.rate_limits');
        expect(rows).toHaveLength(2);
        for (const { key } of rows) expect(key).toMatch(/^(address|person):[0-9a-f]{64}$/);
        const { rows: salts } = await scratch.owner('select length(salt) as bytes from private.salts');
        expect(salts).toEqual([{ bytes: 32 }]);
      });
    });

    test('R15 the window slides: what was used just before a new window still counts', async () => {
      await engine().scratch(async (scratch) => {
        const one = request({ limits: limits(1, DAY_S) }); // of one hit, any part left of its window counts whole
        const again = () => asked(scratch, 'intake_contact', { ...one, key: crypto.randomUUID() });
        expect(await again()).toMatchObject({ outcome: 'accepted' });
        expect(await again()).toMatchObject({ outcome: 'limited', wait: expect.any(Number) });
        await scratch.owner(`update private.rate_limits set window_start = window_start - interval '1 day'`);
        expect(await again()).toMatchObject({ outcome: 'limited' });
        await scratch.owner(`update private.rate_limits set window_start = window_start - interval '1 day'`);
        expect(await again()).toMatchObject({ outcome: 'accepted' });
      });
    });

    test('yesterday’s salt is thrown away, and what has outlived its period with it', async () => {
      await engine().scratch(async (scratch) => {
        await asked(scratch, 'intake_contact', request());
        await asked(scratch, 'intake_contact', request({ suspicion: 'honeypot' }));
        await asked(scratch, 'intake_contact', request({ suspicion: 'honeypot' }));
        await scratch.owner(`update private.salts set day = day - 1`);
        await scratch.owner(`update private.rate_limits set window_start = now() - interval '3 days'`);
        await scratch.owner(
          `update public.contact_submissions set quarantined_at = now() - interval '91 days'
           where id = (select id from public.contact_submissions where quarantined_at is not null limit 1)`,
        );
        await scratch.owner(
          `update private.mail_outbox set status = 'sent', created_at = now() - interval '91 days' where kind = 'contact-acknowledgement' and status = 'queued'`,
        );
        const periods = { quarantine_days: 90, mails_days: 90, requests_days: 90, pending_days: 30 };
        expect(await asked(scratch, 'intake_purge', periods)).toMatchObject({ contact_submissions: 1, limits: 2, mails: 1 });
        const left = await scratch.owner(
          `select (select count(*)::int from private.salts) as salts, (select count(*)::int from private.rate_limits) as limits,
             (select count(*)::int from public.contact_submissions where email = 'ada@visitor.example') as leads,
             (select count(*)::int from private.suspicions) as suspicions, (select count(*)::int from private.mail_outbox) as mails`,
        );
        expect(left.rows).toEqual([{ salts: 0, limits: 0, leads: 2, suspicions: 1, mails: 3 }]);
      });
    });

    test('R13 a mail that no worker ever reported on is a dead letter in the end', async () => {
      await engine().scratch(async (scratch) => {
        await asked(scratch, 'intake_contact', request());
        const claim = () =>
          asked(scratch, 'mail_claim', { size: 10, lease_seconds: 60, max_attempts: 2 }) as unknown as Promise<unknown[]>;
        const lapse = () =>
          scratch.owner(`update private.mail_outbox set next_attempt_at = now() - interval '1 second' where status = 'sending'`);
        expect(await claim()).toHaveLength(2);
        expect(await claim()).toHaveLength(0);
        await lapse();
        expect(await claim()).toHaveLength(2);
        await lapse();
        expect(await claim()).toHaveLength(0);
        const { rows } = await scratch.owner(`select distinct status, attempts from private.mail_outbox`);
        expect(rows).toEqual([{ status: 'dead', attempts: 2 }]);
      });
    });

    test('a bounce that is reported later suppresses a visitor, and shows an admin what staff never got', async () => {
      await engine().scratch(async (scratch) => {
        await asked(scratch, 'intake_contact', request());
        await scratch.owner(`update private.mail_outbox set status = 'sent', provider_message_id = kind`);
        const report = (provider_id: string) => asked(scratch, 'mail_report', { provider_id, reason: 'bounced' });
        expect(await report('contact-acknowledgement')).toBe(true);
        expect(await report('contact-notification')).toBe(true);
        expect(await report('unknown')).toBe(false);
        const { rows } = await scratch.owner('select kind, status from private.mail_outbox order by kind');
        expect(rows).toEqual([
          { kind: 'contact-acknowledgement', status: 'sent' },
          { kind: 'contact-notification', status: 'dead' },
        ]);
        expect((await scratch.owner('select email, reason from private.mail_suppressions')).rows).toEqual([
          { email: 'ada@visitor.example', reason: 'bounced' },
        ]);
      });
    });

    test('the health tells how long staff have waited, however often their mail was tried', async () => {
      await engine().scratch(async (scratch) => {
        const health = async () => (await scratch.as(service, 'select public.outbox_health() as answer')).rows[0]?.answer;
        expect(await health()).toMatchObject({ oldest_due_seconds: null, queued: 0, dead: 0 });
        await asked(scratch, 'intake_contact', request());
        await scratch.owner(
          `update private.mail_outbox set created_at = now() - interval '20 minutes', next_attempt_at = now() + interval '1 hour'`,
        );
        expect((await health()).oldest_due_seconds).toBeGreaterThanOrEqual(1_200);
        await scratch.owner(`update private.mail_outbox set status = 'dead'`);
        expect(await health()).toMatchObject({ oldest_due_seconds: null, queued: 0, dead: 2 });
      });
    });
  });
});

const missing = postgresMissing();
describe.skipIf(missing !== null)('intake on Postgres 15, by many connections at once', () => {
  let postgres: Postgres;
  let pool: pg.Pool;
  const call = async (procedure: string, parameters: unknown): Promise<Record<string, unknown>> => {
    const client = await pool.connect();
    try {
      await client.query('set role service_role');
      const { rows } = await client.query(`select public.${procedure}($1::jsonb) as answer`, [JSON.stringify(parameters)]);
      return rows[0]?.answer;
    } finally {
      await client.query('reset role');
      client.release();
    }
  };
  const count = async (query: string): Promise<number> => Number((await pool.query(query)).rows[0]?.count);

  beforeAll(async () => {
    postgres = await startPostgres();
    pool = new pg.Pool({ connectionString: postgres.url('supabase_admin'), max: 25 });
  });
  afterAll(async () => {
    await pool?.end();
    await postgres?.stop();
  });

  test('R12 twenty submissions with one key at the same moment are one lead with two mails', async () => {
    const one = request({ lead: { name: 'Ada', email: 'twenty@visitor.example', phone: null, message: 'Hello' } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => call('intake_contact', one)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(1);
    expect(await count(`select count(*) from public.contact_submissions where email = 'twenty@visitor.example'`)).toBe(1);
    expect(await count(`select count(*) from private.mail_outbox where lead_id = '${answers[0]?.id}'`)).toBe(2);
    expect(await call('intake_contact', { ...one, body_hash: 'another' })).toEqual({ outcome: 'conflict' });
  });

  test('R15 a limit holds under fifty submissions at the same moment', async () => {
    const many = Array.from({ length: 50 }, () =>
      request({
        address: '198.51.100.1',
        limits: limits(7),
        lead: { name: 'A', email: 'fifty@visitor.example', phone: null, message: 'x' },
      }),
    );
    const answers = await Promise.all(many.map((one) => call('intake_contact', one)));
    expect(answers.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(7);
    expect(answers.filter(({ outcome }) => outcome === 'limited')).toHaveLength(43);
  });

  test('R13 workers at the same moment share the outbox without ever taking the same mail', async () => {
    await pool.query('truncate private.mail_outbox');
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        call(
          'intake_contact',
          request({ address: null, lead: { name: 'A', email: `w${index}@visitor.example`, phone: null, message: 'x' } }),
        ),
      ),
    );
    const claims = await Promise.all(
      Array.from(
        { length: 20 },
        () => call('mail_claim', { size: 10, lease_seconds: 60, max_attempts: 5 }) as unknown as Promise<{ id: string }[]>,
      ),
    );
    const ids = claims.flat().map(({ id }) => id);
    expect(ids).toHaveLength(120);
    expect(new Set(ids).size).toBe(120);
  });

  test('subscribing twice at the same moment is one subscriber', async () => {
    const ask = () =>
      call(
        'intake_newsletter',
        request({
          address: null,
          lead: { email: 'both@visitor.example', source: 'blog' },
          mail: { id: crypto.randomUUID(), tokens: { confirm: crypto.randomUUID().replaceAll('-', '').repeat(2) } },
        }),
      );
    const answers = await Promise.all(Array.from({ length: 10 }, ask));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(
      await count(
        `select count(*) from private.newsletter_tokens t join public.newsletter_subscribers s on s.id = t.subscriber_id where s.email = 'both@visitor.example'`,
      ),
    ).toBe(10);
  });
});
