// Traffic without what is private in it: the same value is replaced by the same fake wherever it stands, so
// that links and lists still fit together. The key of a recording is drawn for it and kept nowhere.
import { createHmac, randomBytes } from 'node:crypto';

export type Private = {
  /** What was typed: passwords, codes, logins. */
  secrets: readonly string[];
  /** What tells who it is about: names, streets. */
  words: readonly string[];
  /** Left as they are: they are where the connector goes. */
  hosts: readonly string[];
};

export type Scrub = (text: string) => string;

const DIGITS = '0123456789';
const SMALL = 'abcdefghijklmnopqrstuvwxyz';
const ALPHABETS = [DIGITS, SMALL, SMALL.toUpperCase()] as const;

const E_MAIL = /[\w.+-]+@[\w-]+\.[\w.-]+\b/g;
const PERSON =
  /\b(M\.|Mr|Mme|MME|Mlle|Monsieur|Madame)(\s+)(\p{Lu}[\p{L}’'-]+(?:\s+\p{Lu}[\p{L}’'-]+)*)/gu;
const SUM = /\b\d{1,3}(?:[\s\u00a0\u202f.]?\d{3})*,\d{2}(?=\s*(?:€|EUR|&euro;))/g;
const UUID = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi;
const TOKEN = /(?<![A-Za-z\d])(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z\d]{16,}(?![A-Za-z\d])/g;
const NUMBER = /\d{5,}/g;
const DAY = /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;
/** Dates and times, and years side by side: what lists are sorted by. */
const spared = (digits: string) =>
  DAY.test(digits.slice(0, 8)) && [8, 12, 14].includes(digits.length);

const escape = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** A value as a form, an address, JSON, a page and base64 write it. */
const writings = (value: string): string[] => [
  value,
  encodeURIComponent(value),
  new URLSearchParams({ v: value }).toString().slice(2),
  JSON.stringify(value).slice(1, -1),
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
  Buffer.from(value).toString('base64'),
];

export function scrubber({ secrets, words, hosts }: Private): Scrub {
  const key = randomBytes(32);
  const fake = (value: string): string => {
    const bytes = createHmac('sha512', key).update(value).digest();
    return Array.from(value, (letter, index) => {
      const alphabet = ALPHABETS.find((one) => one.includes(letter));
      const byte = bytes[index % bytes.length] ?? 0;
      // A leading zero could be lost on the way.
      const first = index === 0 && alphabet === DIGITS;
      return first ? String(1 + (byte % 9)) : (alphabet?.[byte % alphabet.length] ?? letter);
    }).join('');
  };
  const named = [...secrets, ...words].filter((value) => value.trim().length > 1);
  const known = named.flatMap((value, index) =>
    writings(value).map((writing) => [writing, `exemple-${index + 1}`] as const),
  );
  const replacements = new Map(known.toSorted(([a], [b]) => b.length - a.length));
  const private_values = pattern([...replacements.keys()]);
  const own_hosts = pattern([...hosts]);

  const scrub = (text: string): string =>
    text
      .replaceAll(private_values, (value) => replacements.get(value) ?? fake(value))
      .replaceAll(E_MAIL, 'personne@example.fr')
      .replaceAll(PERSON, '$1$2Exemple')
      .replaceAll(SUM, '123,45')
      .replaceAll(UUID, fake)
      .replaceAll(TOKEN, fake)
      .replaceAll(NUMBER, (digits) => (spared(digits) ? digits : fake(digits)));

  return (text) => {
    const kept = text.match(own_hosts) ?? [];
    return text
      .split(own_hosts)
      .map((part, index) => scrub(part) + (kept[index] ?? ''))
      .join('');
  };
}

/** Any of them; nothing at all where there is none. */
const pattern = (values: readonly string[]): RegExp =>
  values.length === 0 ? /(?!)/g : new RegExp(values.map(escape).join('|'), 'g');
