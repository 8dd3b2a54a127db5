// A share written as a fraction on its row: « Ascenseur   60/1000 ».
import { fold } from '../../french/fold.ts';
import { findShares, type Share } from '../../french/shares.ts';
import { writtenWords } from '../../french/written.ts';
import type { Cell } from '../../layout/cells.ts';
import type { Row } from '../../layout/tables.ts';
import type { Word } from '../../page/page.ts';

export type KnownShare = { part: number; base: number };

export const known = ({ value: { part, base } }: { value: Share }): KnownShare[] =>
  base === null ? [] : [{ part, base }];

/** « Ascenseur 2   104/2480 »: after a wide space a fraction starts anew. */
function sharesOf({ words }: Cell): KnownShare[] {
  const [apart, whole] = [words.slice(wideSpaceIn(words)), words].map((some) =>
    findShares(writtenWords(some)).flatMap(known),
  );
  const extracted = apart && apart.length > 0 ? apart : (whole ?? []);
  return extracted.length > 0 && extracted.every(isPossible) ? extracted : afterCode(words);
}

const isPossible = ({ part, base }: KnownShare): boolean => part <= base;

/** « 100   312/10000 »: the number of a key in a narrow column before its share is no thousand of it. */
const afterCode = (words: readonly Word[]): KnownShare[] => {
  const extracted = /^\d{1,4}$/.test(words[0]?.text ?? '')
    ? findShares(writtenWords(words.slice(1))).flatMap(known)
    : [];
  return extracted.filter(isPossible);
};

/** The place of the last word that stands as far from the one before as it is high; the first where none does. */
export const wideSpaceIn = (words: readonly Word[]): number =>
  Math.max(
    0,
    words.findLastIndex(({ box }, at) => {
      const before = words[at - 1];
      return before !== undefined && box[0] - before.box[2] > box[3] - box[1];
    }),
  );

/** Written as a fraction anywhere on the row. */
export function rowShare({ texts }: Row): KnownShare | null {
  const extracted = texts.flatMap((one) => (one ? sharesOf(one) : []));
  const [only, ...others] = extracted;
  if (only || others.length > 0) return others.length === 0 ? (only ?? null) : null;
  const [share, ...more] = texts.flatMap((one): KnownShare[] => {
    const { part, base } = FRACTION_LAST.exec(fold(one?.text ?? ''))?.groups ?? {};
    const count = (text: string) => Number(text.replaceAll(/[ .]/g, ''));
    return part === undefined || base === undefined
      ? []
      : [{ part: count(part), base: count(base) }];
  });
  return share && more.length === 0 && share.part <= share.base && share.base >= MIN_SMALL
    ? share
    : null;
}
/** « Garages   5 / 60 »: a small base, where no instalment is extracted. */
const FRACTION_LAST =
  /^(?!.*\b(?:appel|fraction|echeance|acompte|situation|n°|trimestre|page)\b).*?(?<![\d/.,-])(?<part>\d{1,3}(?:[ .]?\d{3})*) ?\/ ?(?<base>\d{1,3}(?:[ .]?\d{3})*)$/;
const MIN_SMALL = 20;
