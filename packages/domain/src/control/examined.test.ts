// What the rules look at.
import { describe, expect, it } from 'vitest';

import { LIKENESS } from '../reading/likeness.ts';
import { papersOf } from './examined.ts';
import { documentOf, factOf, fileOf } from './made-up-papers.ts';

describe('the papers of a slot', () => {
  it('tell what rules found, and nothing that likeness told', () => {
    const found = factOf('owner', 'Claire MARTIN');
    const likely = factOf('made_on', '2026-10-01', LIKENESS);
    const document = documentOf('DIAGNOSTICS', 'DPE', {}, { facts: [found, likely] });
    expect(papersOf([fileOf(document)]).map(({ facts }) => facts)).toEqual([[found]]);
  });
});
