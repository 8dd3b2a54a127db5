// Minutes in a grid: numbers, titles, texts and votes in columns, wrapped in their cells, flush with the top of the row
// or in the middle of it.
import { describe, expect, it } from 'vitest';

import { typedPage } from '../../../test/typed-pages.ts';
import type { Page, Word } from '../../page/page.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { resolutionsOf } from './resolutions.ts';

type Row = readonly (readonly string[])[];
const ROWS: readonly Row[] = [
  [['1'], ['Bureau'], ['Présidente : Mme', 'LOISEAU, élue.'], ['810'], ['0'], ['ADOPTÉE']],
  [
    ['2'],
    ['Comptes du', '01.07.2024 –', '30.06.2025'],
    ['Approuvés pour 9 100,00 €.'],
    ['800'],
    ['10'],
    ['ADOPTÉE'],
  ],
  [['3'], ['Quitus'], ['Donné au gérant.'], ['800'], ['10'], ['ADOPTÉE']],
  [['4'], ['Pose d’une', 'marquise'], ['Devis de 3 000,00 €.'], ['100'], ['710'], ['REJETÉE']],
];
const [LETTER, LINE] = [5, 13];
const LEFTS = [45, 65, 160, 330, 370, 410];

/** `gap`: between two rows. `share`: of the room that is left, how much stands over a cell. */
function grid(rows: readonly Row[], gap: number, share: number, lefts = LEFTS): Page {
  const words: Word[] = [];
  let top = 120;
  for (const row of rows) {
    const depth = Math.max(...row.map((cell) => cell.length));
    for (const [column, cell] of row.entries())
      for (const [at, line] of cell.entries()) {
        const y = top + (at + share * (depth - cell.length)) * LINE;
        for (const { 0: text, index } of line.matchAll(/\S+/g)) {
          const left = (lefts[column] ?? 0) + index * LETTER;
          words.push({ text, box: [left, y, left + text.length * LETTER, y + 10] });
        }
      }
    top += depth * LINE + gap;
  }
  const head = typedPage('Procès-verbal de l’assemblée générale du 4 mai 2026');
  return { ...head, words: [...head.words, ...words] };
}

const extracted = (page: Page) =>
  resolutionsOf([sheetOf(page)]).map(({ label, subject, adopted }) => [label, subject, adopted]);
const ALL = [
  ['1', 'Bureau', true],
  ['2', 'Comptes du 01.07.2024 – 30.06.2025', true],
  ['3', 'Quitus', true],
  ['4', 'Pose d’une marquise', false],
];

describe('questions in a grid', () => {
  it.each([
    ['flush with the top', 8, 0],
    ['in the middle', 8, 0.5],
    ['flush with the top and without room between rows', 1, 0],
  ] as const)('are told by their whole cells, %s', (_, gap, share) => {
    expect(extracted(grid(ROWS, gap, share))).toEqual(ALL);
  });

  it('whose texts have no column, in the middle of the row', () => {
    const rows = ROWS.map((row) => [...row.slice(0, 2), ...row.slice(3)]);
    expect(extracted(grid(rows, 8, 0.5, [45, 65, 330, 370, 410]))).toEqual(ALL);
  });

  it('whose majority stands between the number and the title', () => {
    const rows = ROWS.map(([number = [], ...rest], at): Row => [
      number,
      [at === 0 ? '–' : 'art.24'],
      ...rest,
    ]);
    expect(extracted(grid(rows, 8, 0, [45, 65, 120, 215, 385, 425, 465]))).toEqual(ALL);
  });

  it('whose number opens the cell of the title', () => {
    const rows = ROWS.map(([number, title, ...rest]): Row => {
      const [first, ...more] = title ?? [];
      return [[`${number?.[0]}. ${first}`, ...more], ...rest];
    });
    expect(extracted(grid(rows, 8, 0.5, LEFTS.slice(1)))).toEqual(ALL);
  });

  it('whose texts stand under the titles, beside votes one under the other', () => {
    const rows = ROWS.map(([number = [], title = [], text = [], votes, against, answer]): Row => [
      number,
      [title.join(' '), 'Après lecture du rapport et des devis reçus :', ...text],
      [`Pour : ${votes?.join('')}`, `Contre : ${against?.join('')}`, 'Abst. : 0'],
      [`${answer?.join('')} (art.`, '24)'],
    ]);
    expect(extracted(grid(rows, 8, 0, [45, 65, 330, 450]))).toEqual(ALL);
  });

  it('whose article of the law stands alone before the number', () => {
    const rows = ROWS.map((row, at): Row => [[at === 3 ? '26' : '24'], ...row]);
    expect(extracted(grid(rows, 8, 0, [45, 65, 85, 180, 350, 390, 430]))).toEqual(ALL);
  });

  it('whose votes are all in one narrow cell, beside texts under their titles', () => {
    const rows = ROWS.map(([number = [], title = [], text = [], votes, against, answer]): Row => [
      number,
      [title.join(' '), 'Après lecture du rapport et des devis reçus :', ...text],
      [`Pour ${votes?.join('')} – Contre`, `${against?.join('')} – Abst. 0`],
      answer ?? [],
    ]);
    expect(extracted(grid(rows, 8, 0, [45, 65, 330, 450]))).toEqual(ALL);
  });

  it('whose answers say by whom', () => {
    const answers = [
      ['Adopté à l’unanimité'],
      ['Accepté par 800 voix'],
      ['Approuvé à la majorité'],
      ['Rejeté (pour : Loiseau', '100)'],
    ];
    const rows = ROWS.map((row, at): Row => [...row.slice(0, 3), answers[at] ?? []]);
    expect(extracted(grid(rows, 8, 0, LEFTS.slice(0, 4)))).toEqual(ALL);
  });

  it('whose answers come before the numbers', () => {
    const rows = ROWS.map((row): Row => [...row.slice(-1), ...row.slice(0, -1)]);
    expect(extracted(grid(rows, 8, 0, [45, 100, 120, 215, 385, 425]))).toEqual(ALL);
  });

  it('with the majority under the title', () => {
    const rows = ROWS.map(([number = [], title = [], ...rest]): Row => [
      number,
      [...title, 'Article 24'],
      ...rest,
    ]);
    expect(extracted(grid(rows, 8, 0))).toEqual(ALL);
  });

  it('keep the text of each row apart from that of the next', () => {
    const [, , quitus] = resolutionsOf([sheetOf(grid(ROWS, 8, 0.5))]);
    expect(quitus?.passages.map(({ written }) => written.text).join('\n')).not.toMatch(/€|LOISEAU/);
  });

  it('are not told by half where rows run into one another', () => {
    const subjects = extracted(grid(ROWS, 1, 0.5)).map(([, subject]) => subject);
    expect(subjects).not.toContain('01.07.2024');
  });
});
