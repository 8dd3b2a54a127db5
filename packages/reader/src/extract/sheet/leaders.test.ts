import { expect, it } from 'vitest';

import { typedPage } from '../../../test/typed-pages.ts';
import { withoutBars, withoutLeaders } from './leaders.ts';

const textOf = (text: string) =>
  withoutLeaders(typedPage(text))
    .words.map((word) => word.text)
    .join(' ');

it('dots that lead to a value are left out, and a line to write on is kept', () => {
  expect(textOf('POLICE ............ IM-26-0093317')).toBe('POLICE IM-26-0093317');
  expect(textOf('Signature ............')).toBe('Signature ............');
  expect(textOf('Fait à ... le 3 mars')).toBe('Fait à ... le 3 mars');
});

it('bars under one another are the line between two columns, one alone may be a sign', () => {
  const listing = `DTG       NON | LOTS      25
CARNET    OUI | CAVES     12
PISCINE   NON | GARAGES    4`;
  const bare = (text: string) =>
    withoutBars(typedPage(text))
      .words.map((word) => word.text)
      .join(' ');
  expect(bare(listing)).toBe('DTG NON LOTS 25 CARNET OUI CAVES 12 PISCINE NON GARAGES 4');
  expect(bare('Siret 1 | Tél. 2')).toBe('Siret 1 | Tél. 2');
});
