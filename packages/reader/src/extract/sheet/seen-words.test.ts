// What OCR takes for something else every time, and what it must not be taken for.
import { describe, expect, it } from 'vitest';

import { seenPage } from '../../../test/seen-pages.ts';
import { corrected } from './seen-words.ts';

const texts = (page: string): string[] => corrected(seenPage(page)).words.map(({ text }) => text);

describe('sums of a column', () => {
  const column = (last: string) => `Appel | 1 204,50
Appel | 820,10
Appel | 315,00
Appel | ${last}`;

  it('are put together again where the comma parted them', () => {
    expect(texts(column('1609, 47')).at(-1)).toBe('1609,47');
  });

  it('get back the comma that was not seen', () => {
    expect(texts(column('391255')).at(-1)).toBe('3912,55');
  });

  it('have a comma, and no colon', () => {
    expect(texts(column('19:37')).at(-1)).toBe('19,37');
  });

  it.each(['2025', '57000 METZ', '12, 45, 78'])('do not make a sum of « %s »', (last) => {
    expect(texts(column(last)).join(' ')).toContain(last);
  });
});

it('the rule between two rows is no word', () => {
  const page = seenPage('Virement | 406,83');
  const flat = { text: 'NDS', box: [43, 455, 60, 455.7], confidence: 0.28 } as const;
  const { words } = corrected({ ...page, words: [...page.words, flat] });
  expect(words.map(({ text }) => text)).toEqual(['Virement', '406,83']);
});

it('the rule of a box is no part of a word', () => {
  expect(texts('TEOM 265| GEMAPI 5} |Frais de gestion')).toEqual(
    'TEOM 265 GEMAPI 5 Frais de gestion'.split(' '),
  );
});

it('the number of the register has figures after two letters', () => {
  expect(texts('Immatriculation ABS318207')).toContain('AB5318207');
  expect(texts('Référence ABS318207')).toContain('ABS318207');
});

it('a title is parted from a name that stands elsewhere without it', () => {
  expect(texts('MDURANT PAUL\nMME DURANT ANNE')).toContain('M DURANT');
  expect(texts('MARTIN PAUL\nMME MARTIN ANNE')).toContain('MARTIN');
});

it.each([
  ['M. OUMME DURANT', 'M. OU MME DURANT'],
  ['M.ET Mme DURANT', 'M. ET Mme DURANT'],
  ['COUMME DURANT', 'COUMME DURANT'],
  ['Lots8 et51', 'Lots 8 et 51'],
  ['Et51 lotissement', 'Et51 lotissement'],
])('little words are parted: %s', (seen, printed) => {
  expect(texts(seen).join(' ')).toBe(printed);
});

it('two words are parted where they stand beside one another elsewhere', () => {
  expect(texts('DA COSTALIMA RUI\nFait pour COSTA LIMA').join(' ')).toMatch(/^DA COSTA LIMA RUI/);
  expect(texts('BEAUMONT\nLe MONT est BEAU').join(' ')).toMatch(/^BEAUMONT/);
});
