// What the rules look at.
import { describe, expect, it } from 'vitest';

import { MODEL_RULE } from '../reading/model-rule.ts';
import { papersOf } from './examined.ts';
import { documentOf, factOf, fileOf } from './made-up-papers.ts';

describe('the papers of a slot', () => {
  it('tell what rules found, and nothing that the model extracted', () => {
    const found = factOf('owner', 'Claire MARTIN');
    const likely = factOf('made_on', '2026-10-01', MODEL_RULE, 'READ');
    const document = documentOf('DIAGNOSTICS', 'DPE', {}, { facts: [found, likely] });
    expect(papersOf([fileOf(document)]).map(({ facts }) => facts)).toEqual([[found]]);
  });
});
