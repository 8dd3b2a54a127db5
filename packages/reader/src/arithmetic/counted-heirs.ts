// Who inherits, by an attestation after a death: named one by one, and as many as the deed says they are.
import type { Word } from '../page/page.ts';
import type { Row } from './figures.ts';

export type Heirs = { names: readonly string[]; words: readonly Word[]; row: Row };

const COUNTS: Readonly<Record<string, number>> = { deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6 };
const AFTER_DEATH = /\bapr[eè]s d[eé]c[eè]s\b|\bd[eé]volution\b|\bsuccession\b/iu;
/** « ses trois enfants », « ses deux sœurs, héritières ensemble pour le tout ». */
const COUNTED =
  /\b(?:ses|leurs)\s+(?<count>deux|trois|quatre|cinq|six)\s+(?:enfants?|fils|filles|fr[eè]res|s(?:œ|oe)urs|neveux|ni[eè]ces|h[eé]riti[eè]re?s|petits-enfants)/iu;
/** « 2° Madame Mireille Anna DUPONT, », « 2) Mme Mireille DUPONT épouse »: first names, then the surname in capitals. */
const NAMED =
  /(?<![\p{L}\d])(?<rank>\d)\s?[°º).]\s?-?\s*(?:Monsieur|Madame|Mademoiselle|M\.|Mme|Mlle)\s+(?<name>(?:\p{Lu}[\p{Ll}’'-][\p{L}’'-]*,?\s+)+(?:\p{Lu}[\p{Lu}’'-]+\s*)+)(?=[,;(]|\s*(?:épouse|née?|veuve|demeurant|célibataire|divorcée?)\b)/gu;

/** Null unless each rank is there once, in order, and their number is the one that is written. */
export function countedHeirs(rows: readonly Row[]): Heirs | null {
  const placed = rows.flatMap((row) => row.line.words.map((word) => ({ word, row })));
  const starts: number[] = [];
  let text = '';
  for (const { word } of placed) {
    starts.push(text.length);
    text += `${word.text} `;
  }
  const count = COUNTS[COUNTED.exec(text)?.groups?.['count']?.toLowerCase() ?? ''];
  if (count === undefined || !AFTER_DEATH.test(text)) return null;
  const found = [...text.matchAll(NAMED)];
  const isCounted =
    found.length === count && found.every(({ groups }, at) => Number(groups?.['rank']) === at + 1);
  const [first] = found;
  if (!isCounted || !first) return null;
  const own = placed.filter((_, at) => {
    const start = starts[at] ?? 0;
    return start >= first.index && start < first.index + first[0].length;
  });
  const row = own[0]?.row;
  return (
    (row && {
      names: found.map(({ groups }) => nameIn(groups?.['name'] ?? '')),
      words: own.filter((one) => one.row === row).map(({ word }) => word),
      row,
    }) ??
    null
  );
}

const nameIn = (text: string): string => text.replaceAll(',', ' ').replaceAll(/\s+/g, ' ').trim();
