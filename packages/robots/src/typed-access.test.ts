import { inspect } from 'node:util';

import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { secretField, selectField, textField } from './manifest.ts';
import { parseCredentials } from './typed-access.ts';
import { unknownFailure } from './unknown-failure.ts';

const fields = {
  login: textField({
    label: 'Numéro fiscal',
    digits: true,
    normalize: (typed) => typed.replaceAll(/\D/g, ''),
    pattern: /^\d{13}$/,
  }),
  password: secretField({ label: 'Mot de passe' }),
  space: selectField({
    label: 'Espace',
    options: [
      ['owner', 'Copropriétaire'],
      ['tenant', 'Locataire'],
    ],
  }),
};

describe('what somebody types', () => {
  it('is normalised; a password is taken as it is, and wrapped', () => {
    const typed = { login: ' 1234 567 890 123 ', password: ' a b ', space: 'owner', other: 'x' };
    const { credentials } = parseCredentials(fields, typed);
    expect(credentials?.login).toBe('1234567890123');
    expect(credentials?.password.expose()).toBe(' a b ');
    expect(JSON.stringify(credentials)).not.toContain('a b');
    expect(Object.keys(credentials ?? {})).toEqual(['login', 'password', 'space']);
  });

  it('is refused field by field, without repeating it', () => {
    const typed = { login: 'camille', password: '', space: 'council' };
    expect(parseCredentials(fields, typed)).toEqual({ wrong: ['login', 'password', 'space'] });
    expect(parseCredentials(fields, {})).toEqual({ wrong: ['login', 'password', 'space'] });
  });
});

describe('what nobody foresaw', () => {
  it('is told by its kind and its line, never by its words', () => {
    const failures = [
      () => JSON.parse('{"mdp": canari}'),
      () => z.object({ a: z.literal('b') }).parse({ a: 'canari' }),
      () => new URL('canari'),
    ].map((fail) => {
      try {
        return fail();
      } catch (cause) {
        return unknownFailure(cause);
      }
    });
    for (const failure of failures) {
      expect(failure).toMatchObject({ code: 'UNKNOWN' });
      expect(inspect(failure, { showHidden: true })).not.toContain('canari');
      expect(String(failure)).toContain('typed-access.test.ts:');
    }
    expect(unknownFailure('canari').message).toBe('UNKNOWN: string');
  });
});
