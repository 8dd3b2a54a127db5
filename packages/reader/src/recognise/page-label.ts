// « Page 3 / 11 »: what a page says of its place in its own document.
import type { PageText } from './page-text.ts';

export type PageLabel = { number: number; of: number };

const NAMED = /\bpage\s*(?:n°\s*)?(\d{1,3})\s*(?:\/|sur|de)\s*(\d{1,3})\b/;
/** Only at the edge of the page: « 4/4 » in a table is an instalment. */
const BARE = /^\W*(\d{1,3})\s*\/\s*(\d{1,3})\W*$/;

export function pageLabel({ lines }: PageText): PageLabel | null {
  const all = lines.split('\n');
  const edges = [all.at(-1), all[0]].flatMap((line) => (line ? [BARE.exec(line)] : []));
  for (const found of [NAMED.exec(lines), ...edges]) {
    const [number, of] = [Number(found?.[1]), Number(found?.[2])];
    if (number >= 1 && number <= of) return { number, of };
  }
  return null;
}

export const follows = (before: PageLabel | null, label: PageLabel | null): boolean =>
  before !== null && label !== null && label.of === before.of && label.number === before.number + 1;
