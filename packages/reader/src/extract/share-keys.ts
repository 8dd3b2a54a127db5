// The keys that a table shares by: this owner's part and the base of each.
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../french/fold.ts';
import { findShares } from '../french/shares.ts';
import { foundBox } from '../french/written.ts';
import { middleOf } from '../page/box.ts';
import { agreed, factsOf, readWords } from './reading.ts';
import type { ShareRow } from './share-table.ts';
import type { Sheet } from './sheet.ts';

const GENERAL =
  /charges? (?:communes? )?generales?|parties communes generales|(?:cle|tantiemes) generale?s?/;
/** « Résidence du Test, 44000 Nantes, lots 3 et 4 – 120/10000 » tells a share, not its key. */
const NO_KEY = /\b\d{5} \p{L}|\blots? (?:n°\s?)?\d/u;
/** Where nothing proves it, « 2/4 » may be an instalment. */
const MIN_BASE = 100;

/** « Clé 3 – Ascenseur », alone over the expenses that it shares. */
const HEADING = /^cle(?: de repartition)?\s*(?:n°\s*)?[\da-z]{1,4}\s*[-:]\s*\p{L}/u;

function underHeading(row: ShareRow, sheets: readonly Sheet[]): ShareRow {
  const lines = sheets.find(({ page }) => page === row.page)?.lines ?? [];
  const heading = lines.findLast(
    ({ box, cells, folded }) =>
      middleOf(box) < row.middle && cells.length === 1 && HEADING.test(folded),
  );
  return { ...row, key: heading?.cells[0]?.text ?? row.key };
}

/** The lines that « Total charges générales » closes. */
function generalSection(rows: readonly ShareRow[]): Set<ShareRow> {
  const section = new Set<ShareRow>();
  let own: ShareRow[] = [];
  for (const row of rows) {
    if (row.kind === 'LINE') own.push(row);
    else {
      if (GENERAL.test(row.label)) for (const one of own) section.add(one);
      own = [];
    }
  }
  return section;
}

/** The building's key: « charges générales », or the only one there is. */
export function keyFacts(all: readonly ShareRow[], rule: string, sheets: readonly Sheet[]): Fact[] {
  const rows = all.map((row) => underHeading(row, sheets));
  const keyed = rows.filter(
    (row) =>
      row.kind === 'LINE' &&
      row.part !== null &&
      row.base !== null &&
      row.part <= row.base &&
      row.base >= MIN_BASE &&
      row.proven !== false,
  );
  const shareOf = ({ part, base }: ShareRow) => `${part}/${base}`;
  const shares = [...new Set(keyed.map(shareOf))];
  const section = generalSection(rows);
  const general = keyed.filter(
    (row) => GENERAL.test(fold(row.key)) || GENERAL.test(row.label) || section.has(row),
  );
  const candidates = [...new Set(general.map(shareOf))];
  const [only] = candidates.length > 0 ? candidates : shares;
  const clear = candidates.length > 0 ? candidates.length === 1 : shares.length === 1;
  const row = clear ? keyed.find((one) => shareOf(one) === only) : undefined;
  if (keyed.length === 0) return proseFacts(sheets, rule);
  const firsts = shares.flatMap((share) => keyed.find((one) => shareOf(one) === share) ?? []);
  const isNamed = firsts.every(({ key }) => !NO_KEY.test(fold(key)));
  return [
    ...(row ? factsOf('tantiemes', rule, [reading(row, row.part ?? 0)]) : []),
    ...(row ? factsOf('base', rule, [reading(row, row.base ?? 0)]) : []),
    ...(isNamed ? firsts.slice(0, 1) : []).flatMap((first) =>
      factsOf('tantiemes_by_cle', rule, [
        reading(
          first,
          firsts.map((one) => `${one.key} : ${shareOf(one)}`),
        ),
      ]),
    ),
  ];
}

/** « vos lots 6 et 19 (412/10 000èmes) »: the only share of the paper. */
function proseFacts(sheets: readonly Sheet[], rule: string): Fact[] {
  const told = sheets.flatMap(({ written, page }) =>
    findShares(written).flatMap((one) => {
      const { part, base } = one.value;
      const box = foundBox(written, one);
      return base === null ? [] : [{ value: { part, base }, raw: one.raw, box, page }];
    }),
  );
  const only = agreed(told);
  return only
    ? [
        ...factsOf('tantiemes', rule, [{ ...only, value: only.value.part }]),
        ...factsOf('base', rule, [{ ...only, value: only.value.base }]),
      ]
    : [];
}

/** The row's own words: the figure, its key and what it gave. */
function reading<T>(row: ShareRow, value: T) {
  const words = [row.label_cell, row.total?.cell, row.quote?.cell].flatMap(
    (cell) => cell?.words ?? [],
  );
  return readWords(value, `${row.part} / ${row.base}`, words, row.page);
}
