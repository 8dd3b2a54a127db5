// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { readSession, removeSession, storeSession, TOKENS_KEY, useSession } from './session.ts';

const accessFor = (claims: unknown) =>
  ['{}', JSON.stringify(claims), ''].map((part) => toBase64Url(part)).join('.');

const toBase64Url = (text: string) =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

afterEach(removeSession);

test('is kept under the trigram of the environment', () => {
  storeSession({ access: 'a', refresh: 'r' });
  expect(TOKENS_KEY).toBe('devtokens');
  expect(JSON.parse(localStorage.getItem('devtokens') ?? '')).toEqual({
    access: 'a',
    refresh: 'r',
    stored_at: expect.any(Number),
  });
});

test.each([
  ['one token alone', JSON.stringify({ access: 'a' })],
  ['an empty token', JSON.stringify({ access: 'a', refresh: '' })],
  ['something that is not JSON', 'a.b.c'],
  ['null', 'null'],
])('%s is no session', (_, stored) => {
  localStorage.setItem(TOKENS_KEY, stored);
  expect(readSession()).toBeNull();
});

test('reads the e-mail from the claims, accents included', () => {
  storeSession({ access: accessFor({ email: 'zoé+vente@example.fr' }), refresh: 'r' });
  expect(readSession()?.email).toBe('zoé+vente@example.fr');
});

test('does without claims that cannot be read', () => {
  storeSession({ access: 'opaque', refresh: 'r' });
  expect(readSession()).toEqual({
    access: 'opaque',
    refresh: 'r',
    email: null,
    access_ends_at: null,
  });
});

test('counts the life of the access token from when it came, whatever time the server has', () => {
  const access = accessFor({ iat: 1_000_000, exp: 1_000_900 });
  vi.setSystemTime('2026-11-19T10:00:00Z');
  storeSession({ access, refresh: 'r' });
  expect(readSession()?.access_ends_at).toBe(Date.parse('2026-11-19T10:15:00Z'));
  vi.useRealTimers();
});

test('counts by the claims where nobody noted when the token came', () => {
  const access = accessFor({ iat: 1_000_000, exp: 1_000_900 });
  localStorage.setItem(TOKENS_KEY, JSON.stringify({ access, refresh: 'r' }));
  expect(readSession()?.access_ends_at).toBe(1_000_900_000);
});

test('follows this tab and the others', () => {
  const { result } = renderHook(useSession);
  expect(result.current).toBeNull();

  act(() => storeSession({ access: 'a', refresh: 'r' }));
  expect(result.current?.access).toBe('a');

  act(() => {
    localStorage.removeItem(TOKENS_KEY);
    window.dispatchEvent(new StorageEvent('storage', { key: TOKENS_KEY }));
  });
  expect(result.current).toBeNull();
});
