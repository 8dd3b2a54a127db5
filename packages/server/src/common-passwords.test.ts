import { passwordRefusal } from '@quitus/domain/accounts/password';
import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';

import { isCommonPassword } from './common-passwords.ts';

describe('a common password', () => {
  it.each([
    'Password1',
    'P@ssw0rd1',
    'Azerty123',
    'Azertyuiop1',
    'Soleil2024',
    'Marseille13',
    'Motdepasse1',
    'Été2024!!',
    'Doudou69!',
    'LoulouLoulou1',
    '2024Bordeaux',
    'Bienvenue1',
    'Juliette1987',
    'Quitus2026',
    '123Soleil',
  ])('%s is recognised', async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });

  it('is each of the thousand most common, dressed up to satisfy the rule', async () => {
    const accepted: string[] = [];
    for (const word of dictionary['passwords-common'].slice(0, 1000)) {
      const dressed = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
      for (const ending of ['', '1', '12', '123', '2024', '1!', '1234567'])
        if (
          passwordRefusal(dressed + ending) === null &&
          /[a-z]{4}/i.test(word) &&
          !(await isCommonPassword(dressed + ending))
        )
          accepted.push(dressed + ending);
    }
    expect(accepted).toEqual([]);
  });

  it.each([
    'Tramway-Figue-92',
    'Un-mot-de-passe-1',
    'kX9vTq2LmZ',
    'Girafe7Lampe',
    'LeChatDort3Fois',
    'Rue-du-Marche-14b',
  ])('%s is not one', async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  });
});
