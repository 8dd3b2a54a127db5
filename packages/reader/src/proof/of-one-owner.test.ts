import type { Fact } from '@quitus/domain/reading/read-document';
import { expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { factOf, readWords } from '../extract/sheet/reading.ts';
import { ofOneOwner } from './of-one-owner.ts';

const page = setPage(`
  Lots     Copropriétaire        parts      Appel      À verser
  1 et 6   Mme GUERN               200     100,00        100,00
  2        M. LE BIHAN             350     175,00        175,00
  3        SCI DU PHARE            450     225,00        325,00
  Total                           1000     500,00        600,00`);
const told = (facts: readonly [Parameters<typeof factOf>[0], Fact['value']][]) =>
  ofOneOwner(
    'APPEL_DE_FONDS',
    facts.map(([name, value]) =>
      factOf(name, 'test', readWords(value, '', page.words.slice(0, 1), page)),
    ),
    [page],
  ).map(({ name }) => name);

it('no total of all owners is asked of one', () => {
  expect(
    told([
      ['total', 50000],
      ['to_pay', 60000],
      ['tantiemes', 1000],
    ]),
  ).toEqual([]);
});

it('who is on the list is the owner only with a sum of the same row', () => {
  expect(told([['owner', 'SCI DU PHARE']])).toEqual([]);
  expect(told([['lots', ['1', '6']]])).toEqual([]);
  expect(
    told([
      ['owner', 'M. LE BIHAN'],
      ['total', 17500],
    ]),
  ).toEqual(['owner', 'total']);
});
