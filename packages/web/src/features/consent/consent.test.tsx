import { cleanup, render } from '@testing-library/react';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { giveConsent, readConsent, refuseConsent } from '../../consent/consent.ts';
import { readSession, storeSession } from '../../session/session.ts';
import { ThirdParties } from './ThirdParties.tsx';

vi.mock(import('../../site/site.ts'), async (original) => {
  const { site } = await original();
  return { site: { ...site, chat_id: 'essai' } };
});

const show = (path = '/') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <ThirdParties />
    </MemoryRouter>,
  );

const chatScripts = () => document.querySelectorAll('script[src*="crisp"]').length;

beforeEach(() => {
  refuseConsent();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  for (const script of document.querySelectorAll('script')) script.remove();
});

test('the chat is asked for only once accepted, and only once', async () => {
  show();
  await vi.dynamicImportSettled();
  expect(chatScripts()).toBe(0);
  act(giveConsent);
  await vi.waitFor(() => expect(chatScripts()).toBe(1));
  act(giveConsent);
  await vi.dynamicImportSettled();
  expect(chatScripts()).toBe(1);
});

test('a refusal keeps the chat away and clears what was stored', async () => {
  storeSession({ access: 'a.b.c', refresh: 'r' });
  document.cookie = 'autre=1; path=/';
  show();
  act(refuseConsent);
  await vi.dynamicImportSettled();
  expect(chatScripts()).toBe(0);
  expect(readConsent()).toBe('refused');
  expect(readSession()).toBeNull();
  expect(document.cookie).toBe('');
});

test('no outside script stands beside an address that opens something', async () => {
  giveConsent();
  for (const path of ['/share/jeton', '/invitation/jeton', '/auth']) {
    show(path);
    await vi.dynamicImportSettled();
  }
  expect(chatScripts()).toBe(0);
  show('/faq');
  await vi.waitFor(() => expect(chatScripts()).toBe(1));
});
