import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { decodeEmail, encodeEmail } from './email-b64.ts';
import { linkExpiry, linkRefusal, type OneTimeLink, SIGN_IN_PURPOSES } from './one-time-link.ts';
import { isSitePath } from './redirect.ts';
import { refreshOutcome } from './session.ts';

const now = new Date('2026-11-15T10:00:00Z');
const later = new Date('2026-11-15T10:00:01Z');
const link: OneTimeLink = { purpose: 'LOGIN', expires_at: later, used_at: null, replaced_at: null };

describe('a one-time link', () => {
  it.each([
    ['fresh', link, null],
    ['sent to an agent', { ...link, purpose: 'AGENT_INVITATION' as const }, null],
    ['unknown', undefined, 'INVALID_TOKEN'],
    ['used', { ...link, used_at: now }, 'INVALID_TOKEN'],
    ['replaced by a newer one', { ...link, replaced_at: now }, 'INVALID_TOKEN'],
    ['made for something else', { ...link, purpose: 'PASSWORD_RESET' as const }, 'INVALID_TOKEN'],
    ['at its last instant', { ...link, expires_at: now }, 'EXPIRED_TOKEN'],
    ['both used and expired', { ...link, expires_at: now, used_at: now }, 'INVALID_TOKEN'],
  ])('%s', (_, candidate, refusal) => {
    expect(linkRefusal(candidate, SIGN_IN_PURPOSES, now)).toBe(refusal);
  });

  it('lives 15 minutes for a sign-in, 60 for a password, 7 days for a new agent', () => {
    expect(linkExpiry('LOGIN', now).toISOString()).toBe('2026-11-15T10:15:00.000Z');
    expect(linkExpiry('PASSWORD_RESET', now).toISOString()).toBe('2026-11-15T11:00:00.000Z');
    expect(linkExpiry('AGENT_INVITATION', now).toISOString()).toBe('2026-11-22T10:00:00.000Z');
  });
});

describe('a refresh token', () => {
  const token = { expires_at: later, used_at: null, session_ended_at: null };
  it.each([
    ['fresh', token, 'ROTATE'],
    ['unknown', undefined, 'DEAD'],
    ['expired', { ...token, expires_at: now }, 'DEAD'],
    ['already used', { ...token, used_at: now }, 'REUSED'],
    ['of an ended session', { ...token, used_at: now, session_ended_at: now }, 'DEAD'],
  ])('%s', (_, candidate, outcome) => {
    expect(refreshOutcome(candidate, now)).toBe(outcome);
  });
});

describe('an e-mail in a link', () => {
  it('comes back as it went, and never needs escaping in a URL', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const encoded = encodeEmail(email);
        expect(encodeURIComponent(encoded)).toBe(encoded);
        expect(decodeEmail(encoded)).toBe(email);
      }),
    );
  });

  it('is read in plain base64 too', () => {
    expect(decodeEmail('amVhbj9kdXBvbnQ+QGV4ZW1wbGUuZnI=')).toBe('jean?dupont>@exemple.fr');
  });

  it('is refused when it is not base64 at all', () => {
    expect(decodeEmail('pas du base64')).toBeNull();
    expect(decodeEmail('')).toBeNull();
    expect(decodeEmail('aaaaa')).toBeNull();
  });

  it('is refused when it hides a NUL', () => {
    expect(decodeEmail(encodeEmail('jean\0@example.fr'))).toBeNull();
  });
});

describe('a redirection', () => {
  it.each(['/account', '/dashboard/abc?x=1#y', '/'])('to %s stays on the site', (url) => {
    expect(isSitePath(url)).toBe(true);
  });

  it.each([
    'https://ailleurs.example',
    '//ailleurs.example',
    '/\\ailleurs.example',
    '/\t/ailleurs.example',
    'javascript:alert(1)',
    'account',
    '',
  ])('to %s is refused', (url) => {
    expect(isSitePath(url)).toBe(false);
  });
});
