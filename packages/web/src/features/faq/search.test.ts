import { describe, expect, it } from 'vitest';

import { FAQ } from './faq.data.ts';
import { countEntries, searchFaq } from './search.ts';

const idsFor = (query: string) =>
  searchFaq(query).flatMap(({ entries }) => entries.map(({ id }) => id));

describe('the search of the help page', () => {
  it('shows everything until something is asked', () => {
    expect(searchFaq('  ')).toBe(FAQ);
  });

  it('does not mind accents, capitals or apostrophes', () => {
    expect(idsFor('REGLEMENT DE COPROPRIETE')).toEqual(idsFor('règlement de copropriété'));
    expect(idsFor("l'acquereur")).toContain('alur-liste');
  });

  it('wants every word, in any order', () => {
    expect(idsFor('carrez attestation')).toEqual(['alur-carrez']);
    expect(idsFor('carrez girafe')).toEqual([]);
  });
});

describe('the questions', () => {
  const entries = FAQ.flatMap((group) => group.entries);

  it('are many, and each has an address of its own', () => {
    expect(countEntries(FAQ)).toBeGreaterThanOrEqual(28);
    const ids = [...FAQ.map(({ id }) => id), ...entries.map(({ id }) => id)];
    expect(new Set(ids).size).toBe(ids.length);
  });
});
