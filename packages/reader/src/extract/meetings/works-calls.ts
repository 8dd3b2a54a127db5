// When works that were voted are called, and by which key: « appelés par moitié les 1er janvier et 1er avril 2027 », « 40 % le
// 01/07/2026, 60 % le 01/10/2026 ».
import type { WorksCall } from '@quitus/domain/reading/works-terms';

import { type ListedDay, listedDays } from '../../french/listed-days.ts';

const CALLED =
  /\b(?:appel(?:s|er|ee?s?)?|exigibles?|payables?|echeances?|echelonne(?:e?s)?|verse(?:e?s)?|regle(?:e?s)?)\b/g;
const PERCENT = /(?<!\d)(?<percent>\d{1,2}|100)(?:[,.](?<rest>\d{1,2}))? ?%/g;
/** How many parts words say there are. */
const COUNTS: readonly (readonly [words: RegExp, count: number])[] = [
  [
    /\b(?:en totalite|en une (?:seule )?fois|appel unique|en un (?:seul )?appel|integralement)\b/,
    1,
  ],
  [/\b(?:moities?|en deux|deux (?:appels|fractions|fois|echeances|termes))\b/, 2],
  [/\b(?:tiers|en trois|trois (?:appels|fractions|fois|echeances|termes))\b/, 3],
  [/\b(?:quarts?|en quatre|quatre (?:appels|fractions|fois|echeances|termes|quarts))\b/, 4],
  [/\b(?:cinquiemes?|en cinq|cinq (?:appels|fractions|fois|echeances|termes))\b/, 5],
  [/\b(?:sixiemes?|en six|six (?:appels|fractions|fois|echeances|termes))\b/, 6],
];
/** In signs: what is said of a call stands no further from its days. */
const FAR = 260;

/** Of a folded text on one line; none where parts and days do not go together. */
export function worksCalls(text: string): WorksCall[] {
  for (const { index } of text.matchAll(CALLED)) {
    const own = sentenceFrom(text, index);
    const calls = callsIn(own, listedDays(own));
    if (calls.length > 0) return calls;
  }
  return [];
}

/** « Cinq appels égaux » begins before its word. */
const BEFORE = 14;

const sentenceFrom = (text: string, index: number): string => {
  const before =
    text
      .slice(Math.max(0, index - BEFORE), index)
      .split(/[.;] /)
      .at(-1) ?? '';
  const [first = ''] = (before + text.slice(index, index + FAR)).split(
    /(?<!\b(?:art|n|m|mme))\.(?: |$)/,
  );
  return first;
};

/** « en 4 appels, le premier le 1er octobre »: one day of several. */
const BEGINS =
  /\b(?:l[ea] premi(?:er|ere)|a compter|a partir|des le|debut\w*|chaque|mensuel\w*|trimestriel\w*)\b|\b(?:[2-9]|1\d) (?:appels|fractions|fois|echeances|termes|versements|mensualites|trimestres)\b/;

function callsIn(text: string, days: readonly ListedDay[]): WorksCall[] {
  if (days.length === 0 || BEGINS.test(text)) return [];
  const inOrder = days.every(({ day }, at) => at === 0 || day > (days[at - 1]?.day ?? ''));
  if (!inOrder) return [];
  const percents = [...text.matchAll(PERCENT)].map(({ groups }) =>
    Number(`${groups?.['percent']}.${groups?.['rest'] ?? 0}`),
  );
  const each = percents.length === 1 ? days.map(() => percents[0] ?? 0) : percents;
  if (percents.length > 0) {
    const whole = each.reduce((sum, one) => sum + one, 0);
    if (each.length !== days.length || whole !== 100) return [];
    return days
      .map(({ day }, at) => ({ on: day, part: (each[at] ?? 0) * 100, of: 10_000 }))
      .map(reduced);
  }
  const parts = partsBefore(text, days);
  if (parts)
    return isWhole(parts)
      ? days.map(({ day }, at) => reduced({ on: day, ...(parts[at] ?? NO_PART) }))
      : [];
  const said = COUNTS.filter(([words]) => words.test(text)).map(([, count]) => count);
  // Several days and no word of how many parts: nobody says that they are even.
  const isTold =
    said.length > 0
      ? said.includes(days.length)
      : days.length === 1 || /\b(?:egaux|egales)\b/.test(text);
  return isTold ? days.map(({ day }) => ({ on: day, part: 1, of: days.length })) : [];
}

const PARTS: readonly (readonly [words: RegExp, part: number, of: number])[] = [
  [/\bmoitie\b/, 1, 2],
  [/\b(?:un|1) tiers\b/, 1, 3],
  [/\b(?:deux|2) tiers\b/, 2, 3],
  [/\b(?:un|1) quart\b/, 1, 4],
  [/\b(?:trois|3) quarts\b/, 3, 4],
  [/\b(?:un|1) cinquieme\b/, 1, 5],
];
const NO_PART = { part: 0, of: 1 };

/** « la moitié le 1er janvier, un quart le 1er avril et un quart le 1er juillet »: one part before each day; else null. */
function partsBefore(
  text: string,
  days: readonly ListedDay[],
): readonly Pick<WorksCall, 'part' | 'of'>[] | null {
  const parts = days.flatMap(({ from }, at) => {
    const before = text.slice(days[at - 1]?.to ?? 0, from);
    const said = PARTS.filter(([words]) => words.test(before));
    return said.length === 1 ? said.map(([, part, of]) => ({ part, of })) : [];
  });
  return parts.length === days.length ? parts : null;
}
/** Every part is a whole number of these. */
const WHOLE = 60;
const isWhole = (parts: readonly Pick<WorksCall, 'part' | 'of'>[]): boolean =>
  parts.reduce((sum, { part, of }) => sum + (part * WHOLE) / of, 0) === WHOLE;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
const reduced = ({ on, part, of }: WorksCall): WorksCall => {
  const by = divisor(part, of);
  return { on, part: part / by, of: of / by };
};

/** « CH. COMM. GENERALES »: a dot that ends no sentence. */
const SHORTENED = String.raw`\b(?:ch|chges|comm?|gen|asc|esc|bat|chauff?|park|gar|ent|entr|log)\.`;
/** After the key, how it is called begins. */
const COUNTED = String.raw` (?:un|deux|trois|quatre|cinq|six) appels?\b`;
const KEY = new RegExp(
  String.raw`\bcle (?:de repartition )?(?:n° ?)?:? ?"? ?(?<name>(?:${SHORTENED}(?!${COUNTED})|[^",.;:()]){1,40}?)(?= ?"| ?[,;:(]|(?<!${SHORTENED})\.|\.(?=${COUNTED})| et\b| appel| exigible|$)`,
);
/** « clé 001 Charges générales », « clé E2 (escalier entrée B, 1 000 tantièmes) »: its code, and what it is called. */
const CODED = /^\d{1,4} (?=[a-z]{2})/;
const CODE = /^[a-z]{0,2}\d{1,4}[a-z]?$/;
const CALLED_SO = /^ ?\((?<name>[a-z][^,;()\d]{2,40}?)(?= ?[,;)])/;
const GENERAL = /\b(?:charges (?:communes )?generales|tantiemes generaux)\b/;

/** Where it stands in the folded text. */
export function keyNamed(text: string): { from: number; to: number } | null {
  const named = KEY.exec(text);
  const name = named?.groups?.['name'];
  if (named && name) {
    const from = named.index + named[0].lastIndexOf(name);
    const to = from + name.length;
    const said = CODE.test(name) ? CALLED_SO.exec(text.slice(to))?.groups?.['name'] : undefined;
    const start = said === undefined ? to : text.indexOf(said, to);
    return said === undefined
      ? { from: from + (CODED.exec(name)?.[0].length ?? 0), to }
      : { from: start, to: start + said.length };
  }
  const general = GENERAL.exec(text);
  return general ? { from: general.index, to: general.index + general[0].length } : null;
}
