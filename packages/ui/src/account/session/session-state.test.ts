import type { Profile, Session } from '@millrace/core/accounts';
import { describe, expect, test } from 'vitest';
import { initialSessionState, judge, landingPath, type SessionState } from './session-state.ts';

const id = '7f2f8a52-8d4e-4a52-9c59-1f3a6f6b0001';
const session: Session = { user: { id, email: 'ada@example.com', fullName: null } };
const profile = (role: Profile['role']): Profile => ({ id, email: 'ada@example.com', fullName: null, phone: null, role });
const state = (change: Partial<SessionState>): SessionState => ({ ...initialSessionState, loading: false, ...change });

describe('route guard', () => {
  test.each([
    ['loading', initialSessionState, 'wait', 'wait'],
    ['signed out', state({}), '/login', '/login'],
    ['profile on its way', state({ session, profileStatus: 'pending' }), 'wait', 'enter'],
    ['no profile to be had', state({ session, profileStatus: 'failed' }), '/login', 'enter'],
    ['client', state({ session, profile: profile('client'), profileStatus: 'ready' }), '/client', 'enter'],
    ['admin', state({ session, profile: profile('admin'), profileStatus: 'ready' }), 'enter', 'enter'],
    ['recovering', state({ session, profile: profile('admin'), recovering: true }), '/login', '/login'],
  ] as const)('%s: /admin %s, /client %s', (_, given, admin, client) => {
    expect(judge('admin', given)).toBe(admin);
    expect(judge('client', given)).toBe(client);
  });
});

describe('after signing in', () => {
  test.each([
    ['admin', null, '/admin'],
    ['client', null, '/client'],
    ['admin', '/admin/clients?edit=1', '/admin/clients?edit=1'],
    ['admin', '/client/projects', '/client/projects'],
    ['client', '/admin/clients', '/client'],
    ['client', '/client/profile', '/client/profile'],
    ['admin', 'https://evil.example/admin', '/admin'],
    ['admin', '//evil.example', '/admin'],
    ['admin', '/administrator', '/admin'],
    ['client', '/client\\@evil.example', '/client'],
    ['client', '/blog', '/client'],
  ] as const)('%s who wanted %s goes to %s', (role, wanted, path) => {
    expect(landingPath(profile(role), wanted)).toBe(path);
  });
});
