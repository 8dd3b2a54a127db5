// Of the lines that are worked out by one key, those that its others make up: the sum of its expenses, the sum of its lots. What is printed
// twice is one line.
import type { Row } from './figures.ts';
import { columnLanes } from './lanes.ts';
import type { ShareLine } from './shares.ts';
import { leavesOf, nestedIn, type Sum, sumsOf } from './sums.ts';

const once = (lines: readonly ShareLine[], sayOf: (line: ShareLine) => string): ShareLine[] => [
  ...new Map(
    lines
      .toReversed()
      .map((line) => [
        `${line.share.value}/${line.total.value}/${line.part}/${line.base}/${sayOf(line)}`,
        line,
      ]),
  ).values(),
];

/** « Eau », « Nettoyage » and « Total charges générales », by one fraction: totals and shares add up alike. */
function withoutTerms(lines: readonly ShareLine[]): readonly ShareLine[] {
  const amounts = lines.map((line) => ({
    figure: line.total,
    cents: line.total.value,
    closes: false,
    line,
  }));
  const lineAt = new Map(amounts.map(({ figure, line }) => [figure, line]));
  const shareOf = ({ figure }: { figure: ShareLine['total'] }) =>
    lineAt.get(figure)?.share.value ?? 0;
  const ways = sumsOf(amounts).filter((roots) =>
    roots.every(
      (root) =>
        root.terms.length === 0 ||
        Math.abs(root.terms.reduce((all, term) => all + shareOf(term), 0) - shareOf(root)) <=
          root.terms.length,
    ),
  );
  const [roots] = ways.toSorted((a, b) => a.length - b.length);
  return roots?.flatMap(({ figure }) => lineAt.get(figure) ?? []) ?? lines;
}

/** « 117 », « 3 », « 6 » and « 126 » of one total: of each lot, and of all, where the amounts of the lots make that of all. */
function withoutLots(rows: readonly Row[], lines: readonly ShareLine[]): readonly ShareLine[] {
  const [whole] = lines.toSorted((a, b) => b.part - a.part);
  const lane = columnLanes(rows).find((one) => whole && one.includes(whole.share)) ?? [];
  const amounts = lane
    .filter(({ has_cents }) => has_cents)
    .map((figure) => ({ figure, cents: figure.value, closes: false }));
  const isOfLots = (sum: Sum) =>
    sum.figure === whole?.share &&
    sum.terms.length > 1 &&
    lines.some(({ share }) => leavesOf(sum).some(({ figure }) => figure === share));
  return whole && sumsOf(amounts).some((roots) => roots.flatMap(nestedIn).some(isOfLots))
    ? [whole]
    : lines;
}

const inOrder = (lines: readonly ShareLine[]): ShareLine[] =>
  lines.toSorted((a, b) => a.share.row - b.share.row || a.share.box[0] - b.share.box[0]);

/** Each key has its line, and so has each thing that it is used for besides. */
export function keptLines(rows: readonly Row[], lines: readonly ShareLine[]): ShareLine[] {
  const single = inOrder(once(lines, ({ share }) => String(share.row)));
  const bySums = [...Map.groupBy(single, ({ part, base }) => `${part}/${base}`).values()].flatMap(
    withoutTerms,
  );
  const byTotals = [
    ...Map.groupBy(bySums, ({ total, base }) => `${total.value}/${base}`).values(),
  ].flatMap((own) => withoutLots(rows, own));
  return inOrder(once(byTotals, () => ''));
}
