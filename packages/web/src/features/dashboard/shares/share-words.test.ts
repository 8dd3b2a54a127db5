import type { ShareLink } from '@quitus/api/sharing.api';
import { expect, it } from 'vitest';

import { deviceWords, expiryWords, openingWords, scopeWords } from './share-words.ts';
import { testShare } from './test-share.ts';

const now = new Date('2026-11-15T10:00:00.000Z');
const link = (given: Partial<ShareLink>) => testShare(given);

it.each([
  [{ expires_at: '2026-12-15T10:00:00.000Z' }, 'expire dans 30 jours'],
  [{ expires_at: '2026-11-16T01:00:00.000Z' }, 'expire demain'],
  [{ expires_at: '2026-11-15T18:00:00.000Z' }, 'expire aujourd’hui'],
  [{ state: 'EXPIRED' as const, expires_at: '2026-11-02T10:00:00.000Z' }, 'expiré le 2 nov.'],
  [{ state: 'REVOKED' as const }, 'révoqué'],
])('%o says when it ends', (given, words) => {
  expect(expiryWords(link(given), now)).toBe(words);
});

it.each([
  [{ last_opened_at: null, openings: 0 }, 'Pas encore ouvert'],
  [{ last_opened_at: '2026-11-15T09:48:00.000Z', openings: 1 }, 'Ouvert il y a 12 min'],
  [{ last_opened_at: '2026-11-10T09:48:00.000Z', openings: 4 }, 'Ouvert le 10 nov., 4 ouvertures'],
])('%o says whether it was opened', (given, words) => {
  expect(openingWords(link(given), now)).toBe(words);
});

it('names the categories and the documents it shows', () => {
  const house = link({ categories: ['DOCS_APPARTEMENT'], document_types: ['RIB'] });
  const [category, document] = scopeWords(house, 'HOUSE_SALE_PORTFOLIO');
  expect([category, document]).toEqual(['Bien', expect.stringContaining('RIB')]);
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X)', 'sur iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'sur Linux'],
  [null, null],
])('%s is read as %s', (user_agent, words) => {
  expect(deviceWords(user_agent)).toBe(words);
});
