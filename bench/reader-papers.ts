// Papers for the reader's bench: the samples of the demonstration, bound together or scanned.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { appelDeFonds, CALL_LAYOUTS } from '@quitus/papers/samples/appel-de-fonds';
import { createBuilding } from '@quitus/papers/samples/building';
import { CATALOGUE } from '@quitus/papers/samples/catalogue';
import { dpe } from '@quitus/papers/samples/dpe';
import { etatDesRisques } from '@quitus/papers/samples/etat-des-risques';
import { createHome, type Home } from '@quitus/papers/samples/home';
import { amiante, plomb, termites } from '@quitus/papers/samples/material-reports';
import { printSample, type Sample } from '@quitus/papers/samples/press';
import { procesVerbal } from '@quitus/papers/samples/proces-verbal';
import { electricite, gaz } from '@quitus/papers/samples/safety-reports';
import { type MergePart, mergeToPdf } from '@quitus/reader/file/merge';

import { grayPage, picturePdf, scanned } from '../packages/reader/test/degraded.ts';

const address = { street: '3 Rue des Tanneurs', postcode: '37000', city: 'Tours' };
const building = createBuilding({
  seed: 'mesures',
  year: 2026,
  address,
  built_year: 1961,
  flats: 18,
  annex: 'Cave',
  has_lift: true,
});
const home = createHome({
  seed: 'mesures/home',
  address,
  built_year: 1961,
  year: 2026,
  surface: 5810,
  lot: { building, number: 7 },
});

/** A4 at 200 dots an inch, a little askew. */
const [SCAN_WIDTH, SCAN_LENGTH] = [1654, 2339];
const SCAN_DEGREES = 0.8;
/** One page in so many of a paper. */
const UPSIDE_DOWN_OF = 3;

export type Paper = { part: MergePart; path: string; count: number };

function printed(folder: string, name: string, sample: Sample): Paper {
  const { pdf, pages } = printSample(sample);
  const path = join(folder, `${name}.pdf`);
  writeFileSync(path, pdf);
  return { part: { path, format: 'PDF', title: name, group: name }, path, count: pages };
}

/** Every sample in its every layout, one file each. */
export const printPapers = (folder: string): Paper[] =>
  CATALOGUE.map(({ name, layout, make }) =>
    printed(folder, `${name}-${layout.replaceAll(/\W/g, '-')}`, make(home)),
  );

const REPORTS: readonly ((of: Home) => Sample)[] = [
  (of) => dpe(of, 'band'),
  (of) => amiante(of, 'sober'),
  (of) => plomb(of, 'registry'),
  (of) => termites(of, 'sober'),
  (of) => electricite(of, 'academic'),
  (of) => gaz(of, 'sober'),
  (of) => etatDesRisques(of, 'band'),
  (of) => dpe(of, 'sober'),
  (of) => plomb(of, 'sober'),
  (of) => amiante(of, 'registry'),
  (of) => gaz(of, 'academic'),
];

/** What a seller finds in a drawer, and the kind of each. */
export const printDrawer = (folder: string): (Paper & { kind: string })[] =>
  DRAWER.map(([kind, sample], index) => ({
    ...printed(folder, `drawer-${index}`, sample(home)),
    kind,
  }));

const DRAWER: readonly (readonly [kind: string, sample: (of: Home) => Sample])[] = [
  ...[2026, 2025, 2024].map(
    (year) => ['PV_AG', (of: Home) => procesVerbal(of, 'prose', year)] as const,
  ),
  ...[2023, 2022, 2021, 2020, 2019].map(
    (year) => ['PV_AG', (of: Home) => procesVerbal(of, 'tables', year)] as const,
  ),
  ...CALL_LAYOUTS.map((layout) => ['CHARGES', (of: Home) => appelDeFonds(of, layout)] as const),
  ...([1, 2, 4] as const).map(
    (quarter) => ['CHARGES', (of: Home) => appelDeFonds(of, 'table', 2025, quarter)] as const,
  ),
  ...REPORTS.map((report) => ['DIAGNOSTICS', report] as const),
];

/** One after the other, and from the start again, until there are so many pages. */
export async function bindPapers(
  papers: readonly Paper[],
  pages: number,
  path: string,
): Promise<number> {
  const parts: MergePart[] = [];
  for (let [index, left] = [0, pages]; left > 0; index += 1) {
    const paper = papers[index % papers.length];
    if (!paper || paper.count > left) continue;
    parts.push(paper.part);
    left -= paper.count;
  }
  const bound = await mergeToPdf(parts, path);
  if ('refusal' in bound) throw new Error(bound.refusal);
  return bound.pages;
}

async function scanOf(path: string, page: number, degrees: number): Promise<Buffer> {
  const upright = await grayPage(path, SCAN_WIDTH, page);
  const isLong = upright.width > upright.height;
  return scanned(isLong ? await grayPage(path, SCAN_LENGTH, page) : upright, degrees);
}

/** The first pages of papers, as a scanner gives them. */
export async function scanPapers(papers: readonly Paper[]): Promise<Buffer[]> {
  const jpegs: Buffer[] = [];
  for (const { path } of papers) jpegs.push(await scanOf(path, 1, SCAN_DEGREES));
  return jpegs;
}

/** Every page, some of them put into the scanner upside down. */
export async function scanWhole({ path, count }: Paper): Promise<Buffer[]> {
  const jpegs: Buffer[] = [];
  for (let page = 1; page <= count; page += 1) {
    const turn = page % UPSIDE_DOWN_OF === 0 ? 180 : 0;
    jpegs.push(await scanOf(path, page, turn + SCAN_DEGREES));
  }
  return jpegs;
}

export async function writeScan(jpegs: readonly Buffer[], path: string): Promise<void> {
  writeFileSync(path, await picturePdf(jpegs));
}
