// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

import { readSession, removeSession } from '../../session/session.ts';
import { arrive } from './arrive.ts';

const tokens = { access: 'a.b.c', refresh: 'r' };

beforeEach(removeSession);

it('opens the session and goes to the prepared dossier', () => {
  expect(arrive({ tokens, redirect_url: '/dashboard/uid' })).toBe('/dashboard/uid');
  expect(readSession()).toMatchObject(tokens);
});

it('never leaves the site', () => {
  expect(arrive({ tokens, redirect_url: 'https://example.com' })).toBe('/account');
  expect(arrive({ tokens, redirect_url: '//example.com' })).toBe('/account');
});

it('goes nowhere when a link was mailed instead', () => {
  expect(arrive({ link_sent: true })).toBeNull();
  expect(readSession()).toBeNull();
});
