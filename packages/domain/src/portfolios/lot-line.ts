// What tells one lot of a building from its neighbours, apart from what may be cut where room lacks.

type Located = {
  lots: readonly string[];
  address_extra_line: string | null;
  reference: string | null;
};

export type LotLine = {
  /** « Lot 23 », never cut; null where nobody said. */
  lot: string | null;
  /** « 5ème étage, porte gauche »: where room lacks, this gives way. */
  rest: string | null;
};

const NAMES_LOTS = /\blots?\b/i;
/** More of them would be a line of figures: the dossier itself lists them all. */
const MOST_NAMED = 3;

export function lotLine({ lots, address_extra_line, reference }: Located): LotLine {
  const extra = address_extra_line ?? '';
  const stated = [reference ?? '', extra].filter((text) => NAMES_LOTS.test(text)).join(' ');
  const named = stated === '' ? lotWords(lots) : '';
  const kept = [named, reference ?? '', NAMES_LOTS.test(extra) ? extra : ''];
  return {
    lot: kept.filter((text) => text !== '').join(' · ') || null,
    rest: extra === '' || NAMES_LOTS.test(extra) ? null : extra,
  };
}

/** « Lot 23 », « Lots 23 et 24 », « Lots 1, 2, 3 et 4 autres ». */
function lotWords(lots: readonly string[]): string {
  const [first] = lots;
  if (first === undefined) return '';
  if (lots.length === 1) return `Lot ${first}`;
  const others = lots.length - MOST_NAMED;
  if (others > 0)
    return `Lots ${lots.slice(0, MOST_NAMED).join(', ')} et ${others} autre${others > 1 ? 's' : ''}`;
  return `Lots ${lots.slice(0, -1).join(', ')} et ${lots.at(-1) ?? ''}`;
}
