import { describe, expect, it } from 'vitest';

import { roleOf } from './account-type.ts';
import { normalizeEmail } from './email.ts';
import { passwordRefusal } from './password.ts';

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
