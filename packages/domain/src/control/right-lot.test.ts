import { describe, expect, it } from 'vitest';

import { documentOf, examinedOf, factOf } from './made-up-papers.ts';
import { rightLot } from './right-lot.ts';

type Said = Parameters<typeof documentOf>[2];
const call = (said: Said, dossier = {}) =>
  rightLot(examinedOf('CHARGES', [documentOf('CHARGES', 'APPEL_DE_FONDS', said)], dossier));

describe('the lots of a paper', () => {
  it.each<[string, Said, object, string]>([
    ['are those that are sold', { lots: ['0017', '58'] }, {}, 'passed'],
    ['are the flat without its cellar', { lots: ['17'] }, {}, 'passed'],
    ['are others', { lots: ['3', '11'] }, {}, 'failed'],
    ['are more than what is sold', { lots: ['17', '58', '60'] }, {}, 'undecided'],
    [
      'are unknown to the dossier',
      { lots: ['17'], owner: 'Claire MARTIN' },
      { lots: [] },
      'undecided',
    ],
    ['are not told, in the name of the owner', { owner: 'Claire MARTIN' }, {}, 'passed'],
    ['are not told', {}, {}, 'undecided'],
    ['do not matter to a house', {}, { portfolio_type: 'HOUSE_SALE_PORTFOLIO' }, 'passed'],
  ])('%s', (_, said, dossier, outcome) => {
    expect(call(said, dossier).outcome).toBe(outcome);
  });

  it('in the name of the owner are not refused on the word of one reader', () => {
    const outcomeOf = (proof: 'READ' | 'AGREED') => {
      const paper = documentOf('CHARGES', 'APPEL_DE_FONDS', { owner: 'Claire MARTIN' });
      const lots = factOf('lots', ['3', '11'], 'lots', proof);
      const facts = [...paper.facts, lots];
      return rightLot(examinedOf('CHARGES', [{ ...paper, facts }])).outcome;
    };
    expect([outcomeOf('READ'), outcomeOf('AGREED')]).toEqual(['undecided', 'failed']);
  });

  it('are what a deed is there to tell', () => {
    const deed = documentOf('TITRE_PROP', null, { lots: ['17'], buyers: ['Claire MARTIN'] });
    expect(rightLot(examinedOf('TITRE_PROP', [deed], { lots: [] })).outcome).toBe('passed');
  });

  it('that the dossier does not tell are asked for', () => {
    expect(call({ lots: ['3', '11'] }, { lots: [] })).toMatchObject({
      outcome: 'undecided',
      lacks: [{ field: 'lots', read: ['3', '11'] }],
    });
    expect(call({ owner: 'Claire MARTIN' }, { owners: [] })).toMatchObject({
      lacks: [{ field: 'owners', read: ['Claire MARTIN'] }],
    });
  });

  it('are told with what was expected', () => {
    expect(call({ lots: ['3', '11'] })).toMatchObject({
      sentence: 'Lu\u00a0: appel de fonds, lots 3 et 11. Attendu\u00a0: lots 17 et 58.',
      expected: 'appel de fonds pour les lots 17 et 58',
    });
  });
});
