// The ground a deed is about, « AB 123 », where the cadastre is spoken of. Deeds name the ground of the neighbour
// as well, who has a right of way or a wall in common: that is not what was bought.
import type { Fact } from '@quitus/domain/reading/read-document';

import { findParcels, type Parcel } from '../../french/cadastre.ts';
import { plain } from '../../french/fold.ts';
import { foundIn, type FlowText, extracted, type Extracted } from '../sheet/flow-text.ts';
import { factsOf, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { hasUnreadParcel, tableParcels } from './parcel-tables.ts';

const SAID = /cadastr|parcelle|immeuble|copropriete|\bbiens?\b|\blots?\b/;
/** « AP n° 518 (3 a 02 ca) et AP n° 519 »: others of a list that was opened. */
const LISTED =
  /(?<=[,;):]\s|\bet\s|\n|-\s)(?:[Ss]ection\s)?(?<value>[A-Z]{1,2}\s(?:n°|[Nn]um[eé]ro)\s?\d{1,4})(?![\d/]|[.,]\d|\s?(?:bis|ter|rue|avenue))/;
const NO_PARCEL = /(?:\b(?:bat|batiment|escalier|porte|lot|entree|hall)\b\.?|n°)\s*$/;
/** « section IX numéro 115 pour 6 a 20 ca et numéro 116 pour 1 a 05 ca ». */
const SAME_SECTION =
  /(?<=[,;]\s|\bet\s|\bet\sdu\s)(?:le\s)?(?:n°|numero)\s?(?<value>\d{1,4})(?=,?\s(?:pour|d'une|contenant|lieu))/;
/** Told in the same sentence, before or right after. */
const NEIGHBOUR =
  /servitude|au profit de (?:la|sa|ladite)? ?parcelle|fonds (?:dominant|servant|voisin)|\bjoux|\bjoint(?:e|ant)?\b|voisin|mitoyen|contigu|limitroph|\bpassage\b|appartenant a (?:la commune|un tiers|autrui)|\bconfront|\btenant\b|\baboutissant|\blong(?:e|eant)\b|alignement|\bdetache|provenant de la division|issue de la division|precedemment cadastre|anciennement cadastre/;

/** « AB 12, AB 13 et AB n° 14 »: nothing but the list goes on between them. */
const LIST_GOES_ON =
  /^[\s,;:/()-]*(?:(?:et|n°s?|numeros?|section|pour|contenance|d'une|de|ha|ca|\d+|[a-z]{1,2})(?![\p{L}\d])[\s,;:/()-]*)*$/u;

const OF_OTHERS = /^\s*,?\s*appartenant a (?:la commune|un tiers|autrui)/;

/** Said of one parcel: from the one before it, or the start of the sentence, to the next one or its end. */
function saidOf({ folded }: FlowText, all: readonly Extracted<string>[], index: number): string {
  const [before, own, after] = [all[index - 1], all[index], all[index + 1]];
  if (!own) return '';
  const start = Math.max(own.at - 200, before?.end ?? 0);
  const leading =
    folded
      .slice(start, own.at)
      .split(/(?<!\b(?:n|m|art))[.;]\s/)
      .at(-1) ?? '';
  const [trailing = ''] = folded.slice(own.end, own.end + 60).split(/[.;]\s/);
  // Where another one follows, what stands between them is said of that one: « grevé d’un passage au profit de … ».
  const isOther = after !== undefined && after.at < own.end + trailing.length;
  return `${leading} ${isOther && !OF_OTHERS.test(trailing) ? '' : trailing}`;
}

/** A list is of one owner: those that only follow another are what it is. */
function neighbours(flowText: FlowText, all: readonly Extracted<string>[]): boolean[] {
  const flags: boolean[] = [];
  for (const [index, one] of all.entries()) {
    const before = all[index - 1];
    const isListed =
      before !== undefined && LIST_GOES_ON.test(flowText.folded.slice(before.end, one.at));
    flags.push(
      isListed ? (flags[index - 1] ?? false) : NEIGHBOUR.test(saidOf(flowText, all, index)),
    );
  }
  return flags;
}

/** « section AB n° 12 et numéro 13 », of which the second was not read: the list is another one without it. */
const LIST_CUT =
  /^\s*(?:[,;&]|et\b)\s*(?:les?\s)?(?:(?:n°s?|numeros?|parcelles?)\s*\d{1,4}(?![\d/])|\d{1,4}(?=\s*,?\s*(?:lots?\b|pour\s|lieu-?dit)))/;
const isCut = (
  { folded }: FlowText,
  { end }: Extracted<string>,
  all: readonly Extracted<string>[],
): boolean => {
  const next = LIST_CUT.exec(folded.slice(end, end + CUT_REACH))?.[0];
  return (
    next !== undefined && all.every(({ at, end: stop }) => stop <= end || at >= end + next.length)
  );
};
/** In signs. */
const CUT_REACH = 60;

/** « section numéro 115 »: OCR lost which. */
const BROKEN = /\bsection\s{1,3}(?:n°|numero)\s?\d/;

/** Letters that OCR takes for one another. */
const ALIKE: readonly string[] = ['CGOQD', 'EFB', 'BPR', 'ILTJ', 'MNHW', 'UVY', 'KX', 'SZ'];

const areAlike = (one: string, other: string): boolean =>
  one.length === other.length &&
  Array.from(one).every((letter, at) => {
    const twin = other[at] ?? '';
    return letter === twin || ALIKE.some((some) => some.includes(letter) && some.includes(twin));
  });

/** « CE 415 » under « GE 412 » on a sheet that OCR read: one section or two, unless each is extracted twice. */
function hasTwins(all: readonly Reading<string>[]): boolean {
  const seen = all.filter(({ page }) => page.source === 'OCR');
  const sections = Map.groupBy(seen, ({ value }) => value.split(' ')[0] ?? '');
  return [...sections].some(
    ([section, { length }]) =>
      length < 2 &&
      [...sections.keys()].some((other) => other !== section && areAlike(section, other)),
  );
}

const parcelName = ({ section, number, parent }: Parcel): string =>
  `${section} ${number}${parent === undefined ? '' : `/${parent}`}`;

export function parcelFacts(sheets: readonly Sheet[], flowText: FlowText, rule: string): Fact[] {
  if (sheets.some(({ page }) => page.source === 'OCR') && BROKEN.test(flowText.folded)) return [];
  const around = (at: number) => flowText.folded.slice(Math.max(0, at - 200), at + 40);
  const found = foundIn(flowText, findParcels).map((one) => ({
    ...one,
    value: parcelName(one.value),
  }));
  const listed = extracted(flowText, LISTED, plain)
    .filter(
      ({ at }) =>
        /cadastr|parcelle/.test(around(at)) &&
        !NO_PARCEL.test(flowText.folded.slice(Math.max(0, at - 14), at)) &&
        found.every((one) => at >= one.end || at < one.at),
    )
    .map((one) => ({ ...one, value: one.value.replace(/^(\S+)\s.*?(\d+)$/s, '$1 $2') }));
  const numbered = extracted(flowText, SAME_SECTION).flatMap((one) => {
    const before = found.findLast(({ end }) => end <= one.at && one.at - end < 120);
    const apart = before ? flowText.folded.slice(before.end, one.at) : '.';
    const section = before?.value.split(' ')[0];
    return section && !/[.]\s|section/.test(apart)
      ? [{ ...one, value: `${section} ${one.value}` }]
      : [];
  });
  const named = [...found, ...listed, ...numbered]
    .filter(({ at }) => SAID.test(around(at)))
    .toSorted((a, b) => a.at - b.at);
  const isNeighbour = neighbours(flowText, named);
  if (named.some((one) => isCut(flowText, one, named))) return [];
  const own = named.filter((_, index) => !isNeighbour[index]);
  const inTables = sheets.flatMap(tableParcels);
  const said = own.length > 0 || inTables.length > 0 ? own : named;
  const all = [...said, ...inTables];
  const [first] = all;
  if (!first || sheets.some(hasUnreadParcel) || hasTwins(all)) return [];
  const value = [...new Set(all.map((one) => one.value))];
  return factsOf('parcels', rule, [
    { ...first, value, raw: all.map(({ raw }) => raw).join(' + ') },
  ]);
}
