// Who sends a paper, by several places of it that agree, and in full.
import { describe, expect, it } from 'vitest';

import { setPage } from '../../../test/set-pages.ts';
import { TYPED } from '../../../test/who-and-where.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { syndicOfPaper } from './syndic-of-paper.ts';

const onPages = (...texts: string[]): string[] =>
  syndicOfPaper(
    texts.map((text) => sheetOf(setPage(text))),
    true,
  ).map(({ value }) => value);
const { syndicsOf } = TYPED;

const CALL = 'APPEL DE FONDS\nCopropriété Les Acacias, 4 rue Neuve, 39100 DOLE\nTotal : 12,00 €';

describe('a name in full', () => {
  it('is not the group that it is of', () => {
    const head = 'GROUPE VERNIA\nVernia Côte d’Or\n31 rue Haute – 39100 DOLE';
    expect(onPages(`${head}\n\n${CALL}`)).not.toContain('GROUPE VERNIA');
  });
});

describe('a syndic', () => {
  it('is the firm that a judge named, and not whom it sends', () => {
    const text =
      'SELARL VERNIER & ASSOCIÉS, prise en la personne de Maître Odile Vernier, syndic judiciaire';
    expect(syndicsOf(`${CALL}\n\n${text}`)).not.toContain('Maître Odile Vernier');
  });
});
