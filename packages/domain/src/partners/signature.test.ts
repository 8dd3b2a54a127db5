import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { SIGNATURE_MINUTES, SIGNED_FIELDS, signatureRefusal, textToSign } from './signature.ts';

const fields = {
  reference: 'V-118',
  email: 'jeanne@example.fr',
  partner: '0123',
  expires: '1794736800',
  address: '3 rue de l’Œillet',
  portfolio_type: 'APARTMENT_SALE_PORTFOLIO',
};

describe('what a partner signs', () => {
  it('is each field on its line, in alphabetical order', () => {
    expect(textToSign(fields)).toBe(
      'address=3 rue de l’Œillet\nemail=jeanne@example.fr\nexpires=1794736800\npartner=0123\nportfolio_type=APARTMENT_SALE_PORTFOLIO\nreference=V-118',
    );
    expect([...SIGNED_FIELDS]).toEqual(SIGNED_FIELDS.toSorted());
  });

  it('differs whenever a field does, as long as no value holds a line break', () => {
    const value = fc.string().filter((text) => !text.includes('\n'));
    const set = fc.record({
      address: value,
      email: value,
      expires: value,
      partner: value,
      portfolio_type: value,
      reference: value,
    });
    fc.assert(
      fc.property(set, set, (one, other) => {
        const same = SIGNED_FIELDS.every((name) => one[name] === other[name]);
        expect(textToSign(one) === textToSign(other)).toBe(same);
      }),
    );
  });
});

describe('the life of a signature', () => {
  const now = new Date('2026-11-15T10:00:00Z');
  const after = (ms: number) => new Date(now.getTime() + ms);
  const longest = SIGNATURE_MINUTES * 60_000;
  it.each([
    ['at its last instant', after(0), 'EXPIRED_SIGNATURE'],
    ['just made', after(1), null],
    ['as long as allowed', after(longest), null],
    ['longer than allowed', after(longest + 1), 'INVALID_SIGNATURE'],
  ])('%s', (_, expires, refusal) => {
    expect(signatureRefusal(expires, now)).toBe(refusal);
  });
});
