import { describe, expect, it } from 'vitest';

import { roleOf } from './account-type.ts';
import { normalizeEmail } from './email.ts';
import { fullName, isSiret } from './information.ts';
import { passwordRefusal } from './password.ts';
import { prospectExpiry, prospectRefusal } from './prospect.ts';

it('derives the role from the account type', () => {
  expect(roleOf('PRO_ON_DEMAND')).toBe('ROLE_PRO_ON_DEMAND');
});

it('reads one mailbox in all its spellings', () => {
  expect(normalizeEmail('  Jeanne.Martin@Example.FR ')).toBe('jeanne.martin@example.fr');
});

describe('a password', () => {
  it.each(['Motdepasse1', 'ÉtéIndien9', 'A'.repeat(200) + 'a1'])('%s is accepted', (password) => {
    expect(passwordRefusal(password)).toBeNull();
  });

  it.each(['Court1a', 'sansmajuscule1', 'SANSMINUSCULE1', 'SansChiffre', 'Aa1' + 'x'.repeat(300)])(
    '%s is refused',
    (password) => {
      expect(passwordRefusal(password)).toBe('INVALID_PASSWORD');
    },
  );
});

describe('a SIRET', () => {
  it.each(['73282932000074', '732 829 320 00074', ' 40483304800022\u00a0'])(
    '%s is one',
    (siret) => {
      expect(isSiret(siret)).toBe(true);
    },
  );

  it.each([
    '',
    '7328293200007',
    '732829320000740',
    '73282932000075',
    '7328293200007A',
    '37282932000074',
  ])('%s is none', (siret) => {
    expect(isSiret(siret)).toBe(false);
  });
});

it('writes a name with what is known of it', () => {
  expect(fullName({ first_name: 'Claire', last_name: 'Dubois' })).toBe('Claire Dubois');
  expect(fullName({ first_name: null, last_name: 'Dubois' })).toBe('Dubois');
  expect(fullName({ first_name: '', last_name: null })).toBeNull();
});

describe('the invitation of a prospect', () => {
  const now = new Date('2026-11-15T10:00:00Z');
  const prospect = { expires_at: prospectExpiry(now), used_at: null };

  it.each([
    ['fresh', prospect, now, null],
    ['unknown', undefined, now, 'INVALID_INVITATION_LINK'],
    ['used', { ...prospect, used_at: now }, now, 'INVALID_INVITATION_LINK'],
    ['at its last instant', prospect, prospect.expires_at, 'EXPIRED_INVITATION_LINK'],
    [
      'used, then expired',
      { ...prospect, used_at: now },
      prospect.expires_at,
      'INVALID_INVITATION_LINK',
    ],
  ])('%s', (_, candidate, at, refusal) => {
    expect(prospectRefusal(candidate, at)).toBe(refusal);
  });

  it('lives 30 days', () => {
    expect(prospect.expires_at.toISOString()).toBe('2026-12-15T10:00:00.000Z');
  });
});
