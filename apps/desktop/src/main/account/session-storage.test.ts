import { expect, test } from 'vitest';
import { memoryFile } from '../vault/sealed-file.ts';
import { sessionStorage } from './session-storage.ts';

test('several texts share one file, which goes with the last of them', () => {
  const file = memoryFile();
  const storage = sessionStorage(file);
  storage.setItem('token', 'a');
  storage.setItem('user', 'b');
  expect([storage.getItem('token'), storage.getItem('user'), storage.getItem('other')]).toEqual(['a', 'b', null]);
  storage.removeItem('token');
  expect([storage.getItem('token'), storage.getItem('user')]).toEqual([null, 'b']);
  storage.removeItem('user');
  expect(file.read()).toBeNull();
});

test('R27: a refresh that comes back after the sign-out brings no session back', () => {
  const file = memoryFile();
  const storage = sessionStorage(file);
  storage.setItem('token', 'a');
  storage.close();
  storage.setItem('token', 'refreshed meanwhile');
  expect([file.read(), storage.getItem('token')]).toEqual([null, null]);
  storage.open();
  storage.setItem('token', 'of the next sign-in');
  expect(storage.getItem('token')).toBe('of the next sign-in');
});

test('a file that makes no sense holds nothing', () => {
  const file = memoryFile();
  file.write('{');
  expect(sessionStorage(file).getItem('token')).toBeNull();
});
