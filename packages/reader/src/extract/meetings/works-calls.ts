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
  const said = COUNTS.filter(([words]) => words.test(text)).map(([, count]) => count);
  // Several days and no word of how many parts: nobody says that they are even.
  const isTold =
    said.length > 0
      ? said.includes(days.length)
      : days.length === 1 || /\b(?:egaux|egales)\b/.test(text);
  return isTold ? days.map(({ day }) => ({ on: day, part: 1, of: days.length })) : [];
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
const reduced = ({ on, part, of }: WorksCall): WorksCall => {
  const by = divisor(part, of);
  return { on, part: part / by, of: of / by };
};

const KEY =
  /\bcle (?:de repartition )?(?:n° ?)?:? ?"? ?(?<name>[^",.;:()]{1,40}?)(?= ?"| ?[,.;:(]| et\b| appel| exigible|$)/;
const GENERAL = /\b(?:charges (?:communes )?generales|tantiemes generaux)\b/;

/** Where it stands in the folded text. */
export function keyNamed(text: string): { from: number; to: number } | null {
  const named = KEY.exec(text);
  const name = named?.groups?.['name'];
  if (named && name) {
    const from = named.index + named[0].lastIndexOf(name);
    return { from, to: from + name.length };
  }
  const general = GENERAL.exec(text);
  return general ? { from: general.index, to: general.index + general[0].length } : null;
}
