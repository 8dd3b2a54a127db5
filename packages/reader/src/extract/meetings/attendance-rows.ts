import { type FlowText, type Extracted, statedAt } from '../sheet/flow-text.ts';
// A sheet of presence extracted in parts: « Présents : 5 210 – Représentés : 1 344 – Absents : 3 015 », or as the rows
// of a table. Which of its figures are shares only their sum can tell: they make the whole, or nothing is said.
import type { Reading } from '../sheet/reading.ts';

type Part = 'HERE' | 'AWAY' | 'TOTAL' | 'ALL_HERE';
type Row = { part: Part; figures: readonly Extracted<number>[] };

const WORDS: readonly (readonly [Part, RegExp])[] = [
  ['AWAY', /absent|defaillant|non represente/],
  ['ALL_HERE', /\btotal\b.*\b(?:present|represente)|\b(?:present|represente).*\btotal\b/],
  ['TOTAL', /\btotal\b|\bensemble\b/],
  ['HERE', /present|represente|correspondance|a distance|visioconference|procuration|pouvoir/],
];
const FIGURE =
  /(?<![\d.,/]|\d )\d{1,3}(?:[ .]\d{3})+(?![\d,])|(?<![\d.,/]|\d )\d{1,6}(?![\d,/%]| ?\d{3}| ?(?:%|h\b|heures?\b|coproprietaires?\b|lots\b))/g;
const BASE =
  /(?:\/|\bsur\b|\bbase\b[^\d\n]{0,20}|\btotal[^\d\n]{0,40})\s*(?<value>\d{1,3}(?:[ .]?\d{3})+)/g;
/** What most buildings are divided into: figures that make one of these are shares of it. */
const ROUND: readonly number[] = [1000, 10_000, 100_000];
/** In signs: who came is extracted at the head. */
const REACH = 1800;
/** More figures than this are no sheet of presence. */
const MOST_ROWS = 7;

const whole = (text: string): number => Number(text.replaceAll(/\D/g, ''));

/** Each piece of a line that is about those who came, or about those who did not. */
function rowsOf(flowText: FlowText, end: number): Row[] {
  const head = flowText.folded.slice(0, end);
  return [...head.matchAll(/[^\n;.]+?(?=\s-\s|[\n;]|\.(?:\s|$)|$)/g)].flatMap((piece): Row[] => {
    const [text, from] = [piece[0], piece.index];
    const [part] = WORDS.find(([, words]) => words.test(text)) ?? [];
    const figures = [...text.matchAll(FIGURE)].flatMap(({ 0: raw, index }) =>
      statedAt(flowText, from + index, from + index + raw.length).map((one) => ({
        ...one,
        value: whole(raw),
      })),
    );
    return part && figures.length > 0 ? [{ part, figures }] : [];
  });
}

/** The last figure of each row: before it stands how many they are. */
function lastOf(rows: readonly Row[], part: Part): Extracted<number>[] {
  return rows.filter((row) => row.part === part).flatMap(({ figures }) => figures.at(-1) ?? []);
}

/** Those who came, where they and those who stayed away make a whole that is extracted, or their own total. */
export function attendanceOf(flowText: FlowText, asked: number): Reading<number> | null {
  const end = Math.min(asked === -1 ? REACH : asked, REACH);
  const rows = rowsOf(flowText, end);
  const allHere = lastOf(rows, 'ALL_HERE');
  // « Total présents et représentés », once: the parts over it are in it.
  const here = allHere.length === 1 ? allHere : lastOf(rows, 'HERE');
  const [first] = here;
  if (!first || (here.length < 2 && allHere.length === 0) || rows.length > MOST_ROWS) return null;
  const sum = here.reduce((all, { value }) => all + value, 0);
  const away = lastOf(rows, 'AWAY').reduce((all, { value }) => all + value, 0);
  const bases = [...flowText.folded.slice(0, end).matchAll(BASE)].map(({ groups }) =>
    whole(groups?.['value'] ?? ''),
  );
  const totals = rows
    .filter(({ part }) => part === 'TOTAL')
    .flatMap(({ figures }) => figures.map(({ value }) => value));
  const wholes = [...bases, ...totals, ...ROUND];
  const proven =
    (away > 0 && wholes.includes(sum + away)) || (here.length > 1 && totals.includes(sum));
  return proven ? { ...first, value: sum, raw: here.map(({ raw }) => raw).join(' + ') } : null;
}
