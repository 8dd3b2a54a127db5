// One scan that holds a whole drawer: minutes, calls for funds, diagnostics, one after the other.
import { join } from 'node:path';

import { appelDeFonds } from '@quitus/papers/samples/appel-de-fonds';
import { createBuilding } from '@quitus/papers/samples/building';
import { dpe } from '@quitus/papers/samples/dpe';
import { etatDesRisques } from '@quitus/papers/samples/etat-des-risques';
import { createHome } from '@quitus/papers/samples/home';
import { amiante, plomb, termites } from '@quitus/papers/samples/material-reports';
import { printSample, type Sample } from '@quitus/papers/samples/press';
import { procesVerbal } from '@quitus/papers/samples/proces-verbal';
import { electricite, gaz } from '@quitus/papers/samples/safety-reports';
import { beforeAll, describe, expect, it } from 'vitest';

import { temporaryFiles, temporaryFolder } from '../../test/files.ts';
import { type MergePart, mergeToPdf } from '../file/merge.ts';
import type { Page, Word } from '../page/page.ts';
import { readPages } from '../page/read-pages.ts';
import { pageText } from './page-text.ts';
import { recognise } from './recognise.ts';

const address = { street: '8 Rue du Puits', postcode: '37000', city: 'Tours' };
const building = createBuilding({
  seed: 'tiroir',
  year: 2026,
  address,
  built_year: 1958,
  flats: 24,
  annex: 'Cave',
  has_lift: false,
});
const home = createHome({
  seed: 'tiroir/home',
  address,
  built_year: 1958,
  year: 2026,
  surface: 6240,
  lot: { building, number: 5 },
});

const DRAWER: readonly (readonly [kind: string, sample: Sample])[] = [
  ['PV_AG/null', procesVerbal(home, 'prose', 2026)],
  ['PV_AG/null', procesVerbal(home, 'prose', 2025)],
  ['PV_AG/null', procesVerbal(home, 'tables', 2024)],
  ['CHARGES/APPEL_DE_FONDS', appelDeFonds(home, 'table', 2026, 1)],
  ['CHARGES/APPEL_DE_FONDS', appelDeFonds(home, 'table', 2026, 2)],
  ['CHARGES/APPEL_DE_FONDS', appelDeFonds(home, 'sections', 2026, 3)],
  ['DIAGNOSTICS/DPE', dpe(home, 'band')],
  ['DIAGNOSTICS/AMIANTE', amiante(home, 'sober')],
  ['DIAGNOSTICS/PLOMB', plomb(home, 'registry')],
  ['DIAGNOSTICS/TERMITES', termites(home, 'sober')],
  ['DIAGNOSTICS/ELECTRICITE', electricite(home, 'academic')],
  ['DIAGNOSTICS/GAZ', gaz(home, 'sober')],
  ['DIAGNOSTICS/ERP', etatDesRisques(home, 'band')],
];

const SLOW = 60_000;
const written = temporaryFiles();
const folder = temporaryFolder();
const expected: string[] = [];
let pages: Page[] = [];

const extracted = (kind: string, numbers: readonly number[]) => `${kind} ${numbers.join(',')}`;

const documentsIn = (file: readonly Page[]): string[] =>
  recognise(file).map(({ type, sub_kind, pages: own }) => extracted(`${type}/${sub_kind}`, own));

beforeAll(async () => {
  const parts: MergePart[] = [];
  let before = 0;
  for (const [kind, sample] of DRAWER) {
    const printed = printSample(sample);
    const numbers = Array.from({ length: printed.pages }, (_, index) => before + index + 1);
    before += printed.pages;
    expected.push(extracted(kind, numbers));
    parts.push({ path: written(printed.pdf), format: 'PDF', title: kind, group: kind });
  }
  const bound = join(folder, 'drawer.pdf');
  await mergeToPdf(parts, bound);
  pages = await readPages(bound, 'PDF', { ocr: false });
}, SLOW);

/** What a cheap scanner cuts off, and « page 2 / 5 » with it. */
const withoutFoot = (page: Page): Page => ({
  ...page,
  words: page.words.filter(({ box }) => box[3] < page.height * 0.94),
});

const shifted = ({ text, box: [left, top, right, bottom] }: Word, by: number): Word => ({
  text,
  box: [left + by, top, right + by, bottom],
});

/** Two pages side by side on a sheet, as copiers do to save paper. */
function twoUp(left: Page, right: Page, number: number): Page {
  const [width, height] = [left.width + right.width, left.height];
  const words = [...left.words, ...right.words.map((word) => shifted(word, left.width))];
  const sheet = { width, height, from_page: null };
  return { number, width, height, source: 'TEXT', words, sheet };
}

describe('a drawer of papers in one file', () => {
  it('comes out as each of them, with its pages', () => {
    expect(documentsIn(pages)).toEqual(expected);
  });

  it('does so without the numbers of the pages', () => {
    expect(documentsIn(pages.map(withoutFoot))).toEqual(expected);
  });

  it('does so when a blank back follows each page', () => {
    const backed = pages.flatMap((page, index) => [
      { ...page, number: 2 * index + 1 },
      { ...page, number: 2 * index + 2, source: 'NONE' as const, words: [] },
    ]);
    const doubled = expected.map((one) =>
      one.replaceAll(/\d+(?=,|$)/g, (number) => `${2 * Number(number) - 1},${2 * Number(number)}`),
    );
    expect(documentsIn(backed)).toEqual(doubled);
  });
});

describe('two pages on one sheet', () => {
  it('are read from the left one to the right one', () => {
    const [first, second, third, fourth] = pages;
    if (!first || !second || !third || !fourth) throw new Error('pages are missing');
    const sheets = [twoUp(first, second, 1), twoUp(third, fourth, 2)] as const;
    const [left, right] = [pageText(first).text, pageText(second).text];
    expect(pageText(sheets[0]).text).toBe(`${left} ${right}`);
    expect(documentsIn(sheets)).toEqual(['PV_AG/null 1', 'PV_AG/null 2']);
    expect(recognise(sheets).map(({ answered }) => answered)).toEqual([true, true]);
  });
});
