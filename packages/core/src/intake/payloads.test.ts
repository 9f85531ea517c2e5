import { describe, expect, it } from 'vitest';
import { callRequestPayload, contactPayload, demoRequestPayload, newsletterPayload, submissionGuard } from './index.ts';

const contact = { name: 'Ada', email: 'ada@shop.example', phone: '', message: 'Hello' };

describe('payloads of the public forms (specification, sections 3, 5 and 7)', () => {
  it('sends an empty phone as null', () => {
    expect(contactPayload.parse(contact).phone).toBeNull();
    expect(contactPayload.parse({ ...contact, phone: undefined }).phone).toBeNull();
  });

  it.each([{ name: '  ' }, { email: 'nobody' }, { message: '' }, { message: 'x'.repeat(5001) }, { name: 7 }])(
    'refuses a contact with %j',
    (change) => {
      expect(contactPayload.safeParse({ ...contact, ...change }).success).toBe(false);
    },
  );

  it.each(['Ada\r\nBcc: all@shop.example', 'Ada\u0000', 'Ada\u2028Lovelace'])(
    'R14: refuses the name %j, which could alter a mail header',
    (name) => {
      expect(contactPayload.safeParse({ ...contact, name }).success).toBe(false);
    },
  );

  it('keeps line breaks in a message', () => {
    expect(contactPayload.parse({ ...contact, message: 'One\nTwo' }).message).toBe('One\nTwo');
  });

  it('takes a demo without date and time, and a call only for now', () => {
    const demo = { name: 'Ada', company: 'Mill', email: 'ada@shop.example', preferredDate: null };
    expect(demoRequestPayload.parse(demo)).toMatchObject({ preferredDate: null, preferredTime: null, phone: null });
    expect(callRequestPayload.safeParse({ name: 'Ada', phone: '+15035550100', timing: 'later' }).success).toBe(false);
  });

  it('takes a newsletter address alone as coming from the blog', () => {
    expect(newsletterPayload.parse({ email: 'ada@shop.example' }).source).toBe('blog');
  });

  it('asks for a real idempotency key', () => {
    expect(submissionGuard.safeParse({ idempotencyKey: 'again', filledInMs: 4000 }).success).toBe(false);
    expect(submissionGuard.parse({ idempotencyKey: '5f0c2f6e-6f0e-4a55-9a3f-1d7c0e9b8a10', filledInMs: 4000 }).website).toBe('');
  });
});
