// The lots of a paper, compared with those of the dossier.
import { type Paper, readingsOf, textsIn } from './examined.ts';

/** « 0017 » and « 17 » are one lot. */
export const lotNumber = (lot: string): string =>
  lot
    .trim()
    .replace(/^0+(?=\d)/, '')
    .toUpperCase();

/** SAME: some of ours and no others, so that a report of the flat needs not tell its cellar. */
export type LotMatch = 'SAME' | 'MIXED' | 'OTHER';

/** Null where the paper or the dossier tells none. */
export function lotMatch(paper: Paper, known: readonly string[]): LotMatch | null {
  const readings = readingsOf([paper], 'lots');
  if (readings.length === 0 || known.length === 0) return null;
  const ours = new Set(known.map(lotNumber));
  const matches = readings.map((reading): LotMatch => {
    const inside = textsIn(reading).map((lot) => ours.has(lotNumber(lot)));
    if (inside.length === 0) return 'MIXED';
    if (inside.every(Boolean)) return 'SAME';
    return inside.some(Boolean) ? 'MIXED' : 'OTHER';
  });
  const [first = 'MIXED'] = matches;
  return matches.every((match) => match === first) ? first : 'MIXED';
}
