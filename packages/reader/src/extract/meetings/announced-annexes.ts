// Which annexes a convocation says that it sends: « les annexes 1, 2, 3 et 4 (l’annexe 5 est sans objet) ».
import type { Fact } from '@quitus/domain/reading/read-document';

import { factsOf, readCells } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

const NUMBERS = /\bannexes?(?: comptables?)?(?: n°s?)? ?(\d(?: ?(?:,|et|a|[-–]) ?\d)*)\b/g;
/** In the same breath: what there is nothing to say in. */
const VOID = /^[^.;·)\d]{0,40}\b(?:sans objet|neant|aucune?|non applicable)\b/;
const RANGE = /^(\d) ?(?:a|[-–]) ?(\d)$/;

function numbersIn(listed: string): string[] {
  const [, from, to] = RANGE.exec(listed) ?? [];
  if (from === undefined) return listed.match(/\d/g) ?? [];
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) =>
    String(Number(from) + at),
  );
}

/** In signs: an enumeration is no longer; heads of the annexes themselves stand further apart. */
const LONGEST = 400;

/** Of a letter that announces those of every year; one that speaks of one or another announces nothing. */
export function announcedAnnexes(letter: readonly Sheet[], rule: string): Fact[] {
  for (const { lines, page } of letter) {
    const text = lines.map(({ folded }) => folded).join(' ');
    const named = [...text.matchAll(NUMBERS)];
    const [first, last] = [named[0], named.at(-1)];
    const sent = named
      .filter(({ index, 0: all }) => !VOID.test(text.slice(index + all.length)))
      .flatMap(([, listed = '']) => numbersIn(listed));
    const announced = [...new Set(sent)].toSorted();
    const line = lines.find(({ folded }) => /\bannexes?\b.*\d/.test(folded));
    const isWhole = ['1', '2', '3'].every((one) => announced.includes(one));
    if (line && first && last && isWhole && last.index - first.index <= LONGEST)
      return factsOf('annexes_announced', rule, [readCells(announced, line.cells, page)]);
  }
  return [];
}
