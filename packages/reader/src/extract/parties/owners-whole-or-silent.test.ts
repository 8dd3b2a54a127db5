// Owners whose names are broken by a line, a point or a rank: all of the name, or none of it.
import { describe, expect, it } from 'vitest';

import { typedPages } from '../../../test/typed-pages.ts';
import { isNoName } from '../names/no-names.ts';
import { isCutAtPoint } from '../names/shortened-words.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { ownerOf } from './owner.ts';
import { withoutRights } from './owners-rights.ts';
import { untitled } from './untitled-names.ts';

const read = (text: string, of: typeof ownerOf): string[] =>
  typedPages(text)
    .map(sheetOf)
    .flatMap(of)
    .map(({ value }) => value);

describe('a company', () => {
  it('cut at the point is none', () => {
    expect(isCutAtPoint('SCI FAM')).toBe(true);
    expect(isCutAtPoint('SCI FAM. TESTARD')).toBe(false);
  });
});

describe('a rank', () => {
  it.each(['Monsieur le Comte', 'Madame la Générale', 'M. le Professeur', 'Mme la Baronne'])(
    '%s is no name',
    (name) => {
      expect(isNoName(name)).toBe(true);
    },
  );
  it('is of whom the next line names', () => {
    const window = ' '.repeat(60);
    const text = `CABINET TESTARD\n\n${window}Monsieur le Marquis\n${window}Paul de TEST d’ESSAI\n${window}39100 DOLE`;
    const [name] = read(`.${text}`.slice(1), ownerOf);
    expect([undefined, 'Monsieur le Marquis Paul de TEST d’ESSAI']).toContain(name);
  });
});

describe('a name without a title', () => {
  it.each([
    ['TESTARD Paul / DA SILVA COSTA Lucie', 'TESTARD Paul / DA SILVA COSTA Lucie'],
    ['Paul de TEST-ESSAI – acquéreur : à compléter', 'Paul de TEST-ESSAI'],
    ['TESTARD Paul Émile et PETIT Anne', 'TESTARD Paul Émile et PETIT Anne'],
    ['Paul est venu', null],
  ])('%s', (text, name) => {
    expect(untitled(text)).toBe(name);
  });
});

it('what each of them has is told before the name too', () => {
  expect(withoutRights('Usufruit : Mme Anne PETIT')).toBe('Mme Anne PETIT');
  expect(withoutRights('Nue-propriété : M. Luc PETIT')).toBe('M. Luc PETIT');
});
