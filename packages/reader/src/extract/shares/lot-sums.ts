// « Lots : 12 (230/10000), 47 (20/10000) », « Lot 12 – appartement – 230/10000 » over « Lot 47 – cave – 20/10000 »:
// each lot has its share, and the owner what all of them have together.
import { fold } from '../../french/fold.ts';
import { findShares } from '../../french/shares.ts';
import { foundBox } from '../../french/written.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { lotsOf } from './lots.ts';
import type { StatedShare } from './stated-shares.ts';

/** Right before a share, on its line. */
const OF_LOT =
  /(?:\blots?(?:\(s\))? ?:? ?(?:n°s? ?)?|(?:[,;+&]|\bet) ?(?:(?:le )?lot )?(?:n° ?)?)0*(?<lot>\d{1,5})(?: ?[(:,-]? ?[\p{L}][^\d,;/]{0,30})?[\s(:,=-]*$/u;
/** In signs. */
const BEFORE = 70;

/** None unless each of the lots that the paper tells has one, all of the same base. */
export function lotSums(sheet: Sheet): StatedShare[] {
  const { written, page } = sheet;
  const folded = fold(written.text);
  const shares = new Map<string, { part: number; base: number; at: number }>();
  const all = findShares(written).filter(({ value }) => value.base !== null);
  for (const [at, { value, from }] of all.entries()) {
    const start = written.starts[from] ?? 0;
    const line = folded.slice(folded.lastIndexOf('\n', start - 1) + 1, start).slice(-BEFORE);
    const lot = OF_LOT.exec(line)?.groups?.['lot'];
    if (lot === undefined || shares.has(lot)) return [];
    shares.set(lot, { part: value.part, base: value.base ?? 0, at });
  }
  const own = [...shares.values()];
  const [first, ...others] = own;
  const [extracted] = lotsOf(sheet);
  const isWhole =
    extracted?.value.length === shares.size && extracted.value.every((lot) => shares.has(lot));
  const found = first && all[first.at];
  if (!found || others.length === 0 || !isWhole || own.some(({ base }) => base !== first.base))
    return [];
  const raw = own.map(({ part, base }) => `${part}/${base}`).join(' + ');
  return [
    {
      key: '',
      part: own.reduce((sum, { part }) => sum + part, 0),
      base: first.base,
      reading: { value: null, raw, box: foundBox(written, found), page },
    },
  ];
}
