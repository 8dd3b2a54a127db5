import { expect, it } from 'vitest';

import { agreementWords, durationWords, overriddenWords, waitedWords } from './waiting-words.ts';

it('says how long a document has waited, in the largest unit', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  expect(waitedWords('2026-11-15T11:48:00Z', now)).toBe('12 min');
  expect(waitedWords('2026-11-15T12:00:20Z', now)).toBe('1 min');
  expect(waitedWords('2026-11-15T08:30:00Z', now)).toBe('3 h');
  expect(waitedWords('2026-11-13T11:00:00Z', now)).toBe('2 j');
  expect(durationWords(59)).toBe('59 min');
  expect(durationWords(60)).toBe('1 h');
});

it('never rounds an agreement up to the whole', () => {
  expect(agreementWords({ compared: 120, agreed: 116 })).toBe('96 % d’accord sur 120 décisions');
  expect(agreementWords({ compared: 1000, agreed: 999 })).toBe('99 % d’accord sur 1000 décisions');
  expect(agreementWords({ compared: 1, agreed: 1 })).toBe('100 % d’accord sur une décision');
  expect(agreementWords({ compared: 0, agreed: 0 })).toBeNull();
});

it('says it when the machine accepted what a person refused, and only then', () => {
  expect(overriddenWords(0)).toBeNull();
  expect(overriddenWords(1)).toContain('Un document');
  expect(overriddenWords(2)).toContain('2 documents');
});
