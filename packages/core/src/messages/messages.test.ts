import { describe, expect, it } from 'vitest';
import { accountMessages, intakeMessages } from './index.ts';

describe('contact failures (specification, section 8)', () => {
  it.each([
    ['Failed to send a request to the Edge Function', 'Network error. Please check your connection and try again.'],
    ['invalid JSON in body', 'Invalid form data. Please refresh the page and try again.'],
    ['The mailbox is on fire', 'The mailbox is on fire'],
    [undefined, 'There was an error sending your message. Please try again.'],
  ])('%j reads %j', (raw, shown) => {
    expect(intakeMessages.contact.failed(raw)).toEqual({ kind: 'error', title: 'Error Sending Message', message: shown });
  });
});

describe('registration failures (specification, section 8)', () => {
  it.each([
    ['500: Error sending confirmation email', 'Registration Issue'],
    ['User already registered', 'Account Exists'],
    ['Database error saving new user', 'Registration Failed'],
    ['Signups not allowed', 'Registration Failed'],
  ])('%j is titled %j', (raw, title) => {
    expect(accountMessages.registrationFailed(raw).title).toBe(title);
  });
});
