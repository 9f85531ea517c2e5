import { expect, it } from 'vitest';
import { requestedRedirect, reworded } from './reworded.ts';

const link = 'http://127.0.0.1:3000/auth/v1/verify?token=abc&type=recovery&redirect_to=http%3A%2F%2F127.0.0.1%3A3000';
const plain = { to: 'ann@shop.example', subject: 'Reset Your Password', text: `Follow this link: ${link}`, html: '' };

it('puts the project’s words around the backend’s link', () => {
  const mail = reworded(plain);
  expect(mail.subject).toBe('Choose a new password for Millrace Robotics');
  expect(mail.text).toContain(link);
  expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
});

it('leads where the request asked', () => {
  const mail = requestedRedirect.run('http://127.0.0.1:3000/login', () => reworded(plain));
  expect(mail.text).toContain('redirect_to=http%3A%2F%2F127.0.0.1%3A3000%2Flogin');
});

it('leaves a mail without a link of a known kind alone', () => {
  expect(reworded({ ...plain, text: 'A code: 123' })).toEqual({ ...plain, text: 'A code: 123' });
  expect(reworded({ ...plain, text: link.replace('recovery', 'invite') }).subject).toBe(plain.subject);
});
