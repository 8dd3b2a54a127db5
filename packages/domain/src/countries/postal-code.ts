import type { CountryCode } from './country.ts';

/** `shape` is a regular expression in capitals; `expected` completes « Belgique : ». */
type PostalCodeRule = { shape: string; expected: string };

const digits = (count: number, example: string): PostalCodeRule => ({
  shape: `\\d{${count}}`,
  expected: `${count} chiffres, par exemple ${example}`,
});
const overseas = (example: string): PostalCodeRule => ({
  shape: String.raw`9[78]\d{3}`,
  expected: `5 chiffres, par exemple ${example}`,
});
const british = (example: string): PostalCodeRule => ({
  shape: String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}`,
  expected: `lettres et chiffres en deux groupes, par exemple ${example}`,
});

const RULES: Partial<Record<CountryCode, PostalCodeRule>> = {
  FR: digits(5, '75011'),
  GP: overseas('97110'),
  MQ: overseas('97200'),
  GF: overseas('97300'),
  RE: overseas('97400'),
  PM: overseas('97500'),
  YT: overseas('97600'),
  BL: overseas('97133'),
  MF: overseas('97150'),
  WF: overseas('98600'),
  PF: overseas('98714'),
  NC: overseas('98800'),
  MC: { shape: String.raw`980\d{2}`, expected: '5 chiffres, par exemple 98000' },
  AD: {
    shape: String.raw`AD ?\d{3}`,
    expected: 'les lettres AD et 3 chiffres, par exemple AD500',
  },
  BE: digits(4, '1000'),
  CH: digits(4, '1201'),
  LI: digits(4, '9490'),
  LU: { shape: String.raw`(?:L-)?\d{4}`, expected: '4 chiffres, par exemple 1311' },
  DE: digits(5, '10115'),
  AT: digits(4, '1010'),
  ES: digits(5, '28001'),
  IT: digits(5, '00184'),
  DK: digits(4, '1050'),
  PT: { shape: String.raw`\d{4}[- ]?\d{3}`, expected: '7 chiffres, par exemple 1000-001' },
  NL: {
    shape: String.raw`\d{4} ?[A-Z]{2}`,
    expected: '4 chiffres et 2 lettres, par exemple 1012 AB',
  },
  GB: british('SW1A 1AA'),
  GG: british('GY1 1AA'),
  JE: british('JE2 3NN'),
  IM: british('IM1 1AG'),
  IE: {
    shape: String.raw`[A-Z]\d[\dW] ?[A-Z\d]{4}`,
    expected: 'lettres et chiffres en deux groupes, par exemple D02 AF30',
  },
  US: {
    shape: String.raw`\d{5}(?:-\d{4})?`,
    expected: '5 chiffres, par exemple 10001, ou 9, par exemple 10001-1234',
  },
  CA: {
    shape: String.raw`[A-Z]\d[A-Z] ?\d[A-Z]\d`,
    expected: 'lettres et chiffres en alternance, par exemple H2Y 1C6',
  },
};

/** Countries that deliver letters without one, where people who sell in France live. */
const WITHOUT: ReadonlySet<CountryCode> = new Set([
  'AE',
  'BF',
  'BI',
  'BJ',
  'CD',
  'CF',
  'CG',
  'CI',
  'CM',
  'DJ',
  'GA',
  'HK',
  'KM',
  'ML',
  'MO',
  'MR',
  'QA',
  'RW',
  'TD',
  'TG',
]);

export const mayLackPostalCode = (country: CountryCode): boolean => WITHOUT.has(country);

export function isPostalCode(text: string, country: CountryCode): boolean {
  const rule = RULES[country];
  if (rule) return new RegExp(`^(?:${rule.shape})$`, 'i').test(text);
  return text !== '' || mayLackPostalCode(country);
}

/** « 4 chiffres, par exemple 1000 »; null where anything goes. */
export const expectedPostalCode = (country: CountryCode): string | null =>
  RULES[country]?.expected ?? null;

/** Whether a keyboard of digits is enough to type it. */
export const isOfDigits = (country: CountryCode): boolean =>
  /^\\d\{\d\}$|^9/.test(RULES[country]?.shape ?? '');

/** What to look for in an address written on one line; null where nothing tells it apart. */
export const postalCodeShape = (country: CountryCode): string | null =>
  RULES[country]?.shape ?? null;
