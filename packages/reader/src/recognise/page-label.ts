// « Page 3 / 11 »: what a page says of its place in its own document.
import { fold } from '../french/fold.ts';
import type { PageText } from './page-text.ts';

export type PageLabel = { number: number; of: number };

const SHEET = String.raw`(?:page|pages|pg?\.?|feuillet|folio|f°)`;
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\d])${SHEET}\s*(?:n°\s*)?(\d{1,3})\s*(?:\/|sur|de|of)\s*(\d{1,3})\b`,
  'u',
);
/** Only at the edge of the page: « 4/4 » in a table is an instalment. */
const BARE = /(?:^\W*|[-–—|•·] ?)(\d{1,3}) ?(?:\/|sur|de) ?(\d{1,3})\W*$/;

/** A building has no rules of more pages; « 2026 » alone and « 100 / 800 » are something else. */
const MOST_PAGES = 300;

const edgesOf = ({ lines }: PageText): string[] => {
  const all = lines.split('\n');
  return [all.at(-1), all[0]].flatMap((line) => line ?? []);
};

/** « immeuble 0417      2/2 »: apart from what else the last line says. */
const lastCell = ({ placed }: PageText): string => fold(placed.at(-1)?.cell.text ?? '');

export function pageLabel(text: PageText): PageLabel | null {
  const edges = [...edgesOf(text), lastCell(text)].map((line) => BARE.exec(line));
  for (const found of [NAMED.exec(text.lines), ...edges]) {
    const [number, of] = [Number(found?.[1]), Number(found?.[2])];
    if (number >= 1 && number <= of && of <= MOST_PAGES) return { number, of };
  }
  return null;
}

/** « - 3 - », « p. 3 », « Règlement – feuillet 3 », « iii », alone at the edge of the page. */
const COUNTED = new RegExp(
  String.raw`(?:^|[\s–—|•·-])${SHEET} ?(?:n° ?)?(?<named>\d{1,3})\W*$|^\W*(?<alone>\d{1,3}|[ivxl]{1,6})\W*$`,
  'u',
);
/** The folios of a register count the minutes of all years. */
const OF_REGISTER = /\bregistre\b/;
/** « volume 5540, numéro | 12 »: the end of a sentence. */
const ASKS_FOR_NUMBER = /(?:\bnumero|\bn°|\bvolume|\blots?|\barticle|\bet|\ble)$/;

/** Which page it is, where it does not say of how many. */
export function pageNumber(text: PageText): number | null {
  const edges = edgesOf(text);
  if (edges.some((line) => OF_REGISTER.test(line))) return null;
  const isSentence = ASKS_FOR_NUMBER.test(text.lines.split('\n').at(-2)?.trim() ?? '');
  for (const [index, line] of edges.entries()) {
    if (index === 0 && isSentence) continue;
    const { named, alone } = COUNTED.exec(line)?.groups ?? {};
    const number = named ?? alone;
    if (number === undefined) continue;
    const value = /^\d+$/.test(number) ? Number(number) : romanNumber(number);
    if (value >= 1 && value <= MOST_PAGES) return value;
  }
  return null;
}

const ROMAN = /^(?:xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/;
const ROMAN_VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50 };

/** 0 for what is none. */
function romanNumber(text: string): number {
  if (!ROMAN.test(text)) return 0;
  const values = Array.from(text, (letter) => ROMAN_VALUES[letter] ?? 0);
  return values.reduce(
    (sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value),
    0,
  );
}

export const follows = (before: PageLabel | null, label: PageLabel | null): boolean =>
  before !== null && label !== null && label.of === before.of && label.number === before.number + 1;
