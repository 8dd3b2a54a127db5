// What the head of a column says of its year, also where OCR lost a space.
import { expect, it } from 'vitest';

import { headIn, yearNames } from './year-heads.ts';

const HEADS = ['realise a approuver', 'budget vote', 'budget en cours vote', 'budget a voter'];
const namesOf = (heads: readonly string[]) => yearNames(heads.map(headIn));

it('names the columns of an annexe by the words of the decree', () => {
  expect(namesOf(HEADS)).toEqual([
    'charges_courantes',
    'budget_clos',
    'budget_en_cours',
    'budget_a_voter',
  ]);
});

it('names them alike where OCR glued « à » and « voté » to their neighbours', () => {
  const glued = HEADS.map((head) =>
    head
      .replace('a approuver', 'aapprouver')
      .replace('cours vote', 'coursvote')
      .replace('a voter', 'avoter'),
  );
  expect(glued).not.toEqual(HEADS);
  expect(namesOf(glued)).toEqual(namesOf(HEADS));
});
