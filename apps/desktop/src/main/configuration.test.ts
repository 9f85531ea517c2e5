import { describe, expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';

describe('the configuration', () => {
  test('is the local edition and two weeks when nobody says anything', () => {
    expect(readConfiguration([{}, {}, {}])).toEqual({
      supabaseUrl: 'http://127.0.0.1:3000',
      supabaseKey: 'sb_publishable_millrace_local',
      updateUrl: null,
      offlineDays: 14,
    });
  });

  test('takes each value from the first source that has it, and an empty one for none', () => {
    const environment = { SUPABASE_URL: '', MILLRACE_OFFLINE_DAYS: '3', PATH: '/usr/bin' };
    const file = { SUPABASE_URL: 'https://own.example/', MILLRACE_OFFLINE_DAYS: 30 };
    const builtIn = { SUPABASE_URL: 'https://release.example', SUPABASE_ANON_KEY: 'key' };
    expect(readConfiguration([environment, file, builtIn])).toMatchObject({
      supabaseUrl: 'https://own.example',
      supabaseKey: 'key',
      offlineDays: 3,
    });
  });

  test.each(['http://db.example', 'ftp://db.example', 'file:///etc/passwd', 'nonsense'])('refuses %s as a server', (url) => {
    expect(() => readConfiguration([{ SUPABASE_URL: url }])).toThrow();
  });

  test('allows a server on this machine without https', () => {
    expect(readConfiguration([{ SUPABASE_URL: 'http://localhost:54321' }]).supabaseUrl).toBe('http://localhost:54321');
  });

  test('R32: takes updates over https only', () => {
    expect(() => readConfiguration([{ MILLRACE_UPDATE_URL: 'http://updates.example' }])).toThrow();
    expect(readConfiguration([{ MILLRACE_UPDATE_URL: 'https://updates.example/console/' }]).updateUrl).toBe(
      'https://updates.example/console',
    );
  });
});
