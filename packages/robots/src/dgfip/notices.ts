// Of all that a tax space holds, the last notice of the dossier's home: nothing else is anybody's business.
import { compareAddresses } from '@quitus/domain/control/french-address';
import { parsePropertyAddress } from '@quitus/domain/portfolios/property-address';

import type { Row } from './pages.ts';

export type Kind = 'NOTICE' | 'ABOUT_HOME' | 'OTHER';
/** UNSURE: the label does not tell; the reader will. */
export type Belongs = 'OURS' | 'UNSURE' | 'OTHER_HOME';

const NOTICE = /^avis de taxes? fonci[eè]res? (?<year>\d{4})/i;
const ABOUT_HOME = /fonci[eè]re/i;

export const noticeYear = ({ label }: Row): number | null => {
  const year = NOTICE.exec(label)?.groups?.['year'];
  return year === undefined ? null : Number(year);
};

export const kindOf = (row: Row): Kind => {
  if (noticeYear(row) !== null) return 'NOTICE';
  return ABOUT_HOME.test(row.label) ? 'ABOUT_HOME' : 'OTHER';
};

/** Below the label, or on the same line after the year. */
const placeOf = ({ label, place }: Row): string =>
  place ?? label.replace(NOTICE, '').replace(/^[\s,:-]+/, '');

export function belongs(row: Row, home: string): Belongs {
  const place = placeOf(row);
  const match = compareAddresses(place, home);
  if (match === 'SAME' || match === 'LIKELY') return 'OURS';
  if (match !== 'UNSURE' && match !== 'STREET') return 'OTHER_HOME';
  const [theirs, ours] = [place, home].map((address) => parsePropertyAddress(address).number);
  // One street, two plates: another home.
  return theirs && ours && theirs !== ours ? 'OTHER_HOME' : 'UNSURE';
}

export type Judged = {
  row: Row;
  key: string;
  /** Of the tax; null for what is no notice. */
  year: number | null;
  /** Null: fetch it. */
  leave: string | null;
};

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/gi, ' ')
    .trim()
    .toLowerCase();

/**
 * The year and the label, with the place when there is one: ids change with each login. The second of two that
 * read the same has its rank.
 */
function withKeys(rows: readonly Row[], page_year: number): { row: Row; key: string }[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    // A page may show the documents of another year than the one asked for.
    const year = /\b20\d{2}\b/.exec(row.label)?.[0] ?? String(page_year);
    const base = [year, plain(row.label), ...(row.place ? [plain(row.place)] : [])];
    const rank = (seen.get(base.join('#')) ?? 0) + 1;
    seen.set(base.join('#'), rank);
    return { row, key: [...base, ...(rank > 1 ? [String(rank)] : [])].join('#') };
  });
}

/** The year of the newest notice that was seen, whoever it is for. */
export const newestNotice = (rows: readonly Row[]): number =>
  Math.max(0, ...rows.map((row) => noticeYear(row) ?? 0));

/**
 * Documents about homes among the rows of a page; what else is listed there is passed over. A notice without an
 * address may be ours only in the newest year: an older one would be ours again there.
 */
export function judge(
  rows: readonly Row[],
  home: string,
  page: { year: number; newest: number },
): Judged[] {
  const judged = withKeys(
    rows.filter((row) => kindOf(row) !== 'OTHER'),
    page.year,
  ).map(({ row, key }) => ({ row, key, year: noticeYear(row), whose: belongs(row, home) }));
  const possible = judged.filter(
    ({ year, whose }) => whose === 'OURS' || (whose === 'UNSURE' && year === page.newest),
  );
  const last = Math.max(...possible.map(({ year }) => year ?? 0));
  const isCertain = possible.some(({ year, whose }) => year === last && whose === 'OURS');
  return judged.map(({ row, key, year, whose }) => {
    const leave = (): string | null => {
      if (year === null) return 'ce n’est pas un avis de taxe foncière';
      if (whose === 'OTHER_HOME') return 'avis d’une autre adresse';
      if (year < Math.max(last, whose === 'UNSURE' ? page.newest : 0)) return 'avis plus ancien';
      return isCertain && whose === 'UNSURE' ? 'un autre avis porte l’adresse du bien' : null;
    };
    return { row, key, year, leave: leave() };
  });
}
