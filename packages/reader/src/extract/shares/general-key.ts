// Which of a paper's keys is the building's, where none is called « charges générales ».
import { fold } from '../../french/fold.ts';
import { findShares } from '../../french/shares.ts';
import { foundBox } from '../../french/written.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Keyed } from './keys-by-lot.ts';
import type { ShareRow } from './share-table.ts';
import { FOR_ALL, SPECIAL } from './share-words.data.ts';

export const shareOf = ({ part, base }: { part: number | null; base: number | null }) =>
  `${part}/${base}`;

/** « 207 tantièmes généraux sur 10 000 » at the head: the lines that are shared by it are the building's. */
export function statedAbove<K extends Keyed>(keyed: readonly K[], sheets: readonly Sheet[]): K[] {
  const extracted = new Set(
    sheets.flatMap(({ written, tables }) => {
      const top = Math.min(Infinity, ...tables.map(({ box }) => box[1]));
      return findShares(written)
        .filter((one) => foundBox(written, one)[3] <= top)
        .map(({ value }) => shareOf(value));
    }),
  );
  // « 447 tantièmes généraux » leaves it to the lines to say of how many.
  const own = keyed.filter(
    (one) => extracted.has(shareOf(one)) || extracted.has(shareOf({ part: one.part, base: null })),
  );
  return new Set(own.map(shareOf)).size === 1 ? own : [];
}

/** « Honoraires du syndic » and « Assurance immeuble »: the key that they are shared by, of which no base is larger. */
export function forAll<K extends Keyed & { row: ShareRow }>(keyed: readonly K[]): K[] {
  const own = keyed.filter(({ row }) => FOR_ALL.test(row.label));
  const most = Math.max(...keyed.map(({ base }) => base));
  return own.every(({ base }) => base === most) && new Set(own.map(shareOf)).size === 1 ? own : [];
}

/** « Nettoyage » and « Électricité » by one key of the largest base, « Ascenseur » and « Chauffage » by theirs. */
export function besideSpecial<K extends Keyed & { row: ShareRow }>(keyed: readonly K[]): K[] {
  const most = Math.max(...keyed.map(({ base }) => base));
  const isSpecial = ({ key, row }: K) => SPECIAL.test(row.label) || SPECIAL.test(fold(key));
  const own = keyed.filter((one) => one.base === most);
  const others = keyed.filter((one) => one.base !== most);
  const isClear = others.length > 0 && others.every(isSpecial) && !own.some(isSpecial);
  return isClear && own.length > 1 && new Set(own.map(shareOf)).size === 1 ? own : [];
}
