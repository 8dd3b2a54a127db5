// The règlement de copropriété with its état descriptif de division, and the deeds that changed it.
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../../french/fold.ts';
import { STREET_KINDS } from '../../french/street-kinds.ts';
import { namedBuilding } from '../places/named-building.ts';
import { parcelFacts } from '../places/own-parcels.ts';
import { situatedAddresses } from '../places/situated.ts';
import { buildingFacts } from '../shares/holding.ts';
import { type FlowText, flowTextOf } from '../sheet/flow-text.ts';
import { marginLast } from '../sheet/margin-notes.ts';
import { factsOf, readCells, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { announcedShares } from './announced-lots.ts';
import { changedDeeds, isChange } from './changed-deeds.ts';
import { changedShares } from './changed-shares.ts';
import { claimedShares } from './claimed-shares.ts';
import { countedLots } from './counted-lots.ts';
import { deedAddress } from './deed-addresses.ts';
import { deedFacts } from './deed.ts';
import { tableShares } from './division-table.ts';
import { type Described, describedLots, namedLots, sharesOf } from './lot-shares.ts';
import { lotsCount } from './lots-count.ts';
import { columnShares } from './shares-in-columns.ts';
import { weighedShares } from './weighed-lots.ts';

const RULE = 'reglement';
/** In words. */
const MAX_NAME = 7;
/** The rules are what this deed is about, and no other deed that it cites. */
const CITED = /origine|anterieur|modifi|publie/;

/** Of a deed that changes others, those are extracted by what was done to them. */
const CHANGED =
  /\b(?:initialement|modifiee?s?|etablie?s?|anterieur\w*|a fait l'objet|origine|resulte(?:nt)?)\b(?:(?!\.\s)[^;])*$/;

/** « Le lot numéro 3 est supprimé », « est divisé en deux ». */
const GONE = /^[^.;:]{0,80}?\b(?:supprim|annul|divis|subdivis|remplac|reuni)/;

/** « Le lot numéro soixante (88/1000èmes) est annulé », « suppression du lot 12 »: with the share that it had. */
const GONE_WITH_SHARE =
  /^\s*(?:\([^()]{0,80}\))?(?:,[^.;:]{0,140}?,)?\s*(?:est|sont|sera|seront|se trouve(?:nt)?|a ete|ont ete)\s(?:\p{L}+\s){0,3}?(?:supprim|annul|divis|subdivis|scind|remplac|reuni|fusionn|radi)/u;
const GONE_BEFORE =
  /(?:(?:suppression|annulation|division|subdivision|scission|reunion|fusion|remplacement)\s(?:du|des|de)|\b(?:l'|de\sl'|les\s)?anciens?|\bsupprimee?s?\s(?:le|les)?)\s*(?:l'anciens?\s)?lots?\s(?:de\scopropriete\s)?(?:(?:numeros?|n°s?)\s*)?$/;
const isGone = ({ folded }: FlowText, { share, place }: Described): boolean => {
  const after = folded.slice(place.end, place.end + 240);
  return (
    (share === null ? GONE : GONE_WITH_SHARE).test(after) ||
    GONE_WITH_SHARE.test(after) ||
    GONE_BEFORE.test(folded.slice(Math.max(0, place.at - 80), place.at))
  );
};

/** One weighs what all the others do together: before and after the change, and nothing said which is which. */
const isBothSides = (lots: readonly Described[]): boolean => {
  const parts = lots.map(({ share }) => share?.part ?? 0);
  const sum = parts.reduce((all, part) => all + part, 0);
  return lots.length > 2 && parts.some((part) => part * 2 === sum);
};

/** The lots that are described: all of them, which adding up proves, but in a deed that changes some. */
function proseShares(flowText: FlowText): Reading<string[]> | null {
  const lots = describedLots(flowText);
  const parts = lots.reduce((sum, { share }) => sum + (share?.part ?? 0), 0);
  const base = lots[0]?.share?.base ?? null;
  // What is done away with has no share any more.
  if (isChange(flowText)) {
    const left = lots.filter((lot) => !isGone(flowText, lot));
    return isBothSides(left) ? null : sharesOf(left);
  }
  if (base !== null && parts === base) return sharesOf(lots);
  const rows = describedLots(flowText, { bare: true });
  const sum = rows.reduce((all, { share }) => all + (share?.part ?? 0), 0);
  if (rows.length > 1 && sum === rows[0]?.share?.base) return sharesOf(rows);
  const counted = countedLots(flowText);
  if (counted.length > 0) return sharesOf(counted);
  // « lot 1 (boutique, 300/1000), lot 2 (logement, 700/1000) », all in one sentence.
  const named = namedLots(flowText);
  const all = named.reduce((before, { share }) => before + (share?.part ?? 0), 0);
  const extracted =
    named.length > 1 && all === named[0]?.share?.base ? named : claimedShares(flowText);
  return sharesOf(extracted) ?? weighedShares(flowText);
}

const OFFICE =
  /notaire|office|maitre\b|\bscp\b|selarl|etude|associes|syndic|cabinet|reglement|division/;
/** « Règlement de copropriété et EDD »: what follows the word is the rest of the title. */
const OF_PAPER =
  /^(?:et|ou|contenant|avec|portant)\b|^(?:l')?(?:ensemble immobilier|immeuble|residence|copropriete)$|\bedd\b|descriptif|division|modificatif|reglement/;
const ADDRESS =
  /^\d{1,4}(?:\s?(?:bis|ter))?,?\s+\p{L}[^:;]{3,60}?[,\s-]+\d{5}\s+\p{Lu}[\p{L}'’ -]+$/u;
/** « 12 rue du Vincin – VANNES »: an old deed knows no postal code. */
const OLD_ADDRESS = new RegExp(
  String.raw`^\d{1,4}(?:\s?(?:bis|ter))?,?\s+(?:${STREET_KINDS})\s[^:;,]{2,50}?\s?[,–—-]\s?\p{Lu}[\p{Lu}'’ -]+$`,
  'iu',
);

/** On a cover, a name over an address; inside, « immeuble » is any building. */
function coverPlaces(sheet: Sheet) {
  return sheet.lines.flatMap(({ cells }, index) => {
    const [address, ...others] = cells;
    const above = sheet.lines[index - 1]?.cells;
    const [name] = above ?? [];
    if (!address || others.length > 0) return [];
    if (![ADDRESS, OLD_ADDRESS].some((written) => written.test(address.text))) return [];
    if (!name || above?.length !== 1 || OFFICE.test(fold(name.text))) return [];
    const isName =
      /^\p{Lu}/u.test(name.text) && name.words.length <= MAX_NAME && !/\d{3}/.test(name.text);
    return isName ? [{ name, address }] : [];
  });
}

/** « 14 quai Alexandre III », where a line of the cover ended after « Alexandre ». */
const isLonger = (address: string, cut: Fact['value']): boolean => {
  const [street = '', part = ''] = [address, String(cut)].map((one) => fold(one).split(',')[0]);
  return street.startsWith(`${part} `);
};

function placeFacts(sheets: readonly Sheet[], flowText: FlowText): Fact[] {
  const [first] = sheets;
  if (!first) return [];
  const places = situatedAddresses(flowText);
  const labelled = buildingFacts([first], RULE).filter(
    ({ name, value }) =>
      name !== 'syndic' &&
      !(name === 'building' && OF_PAPER.test(fold(String(value)))) &&
      !(name === 'building_address' && places.some((place) => isLonger(place.value, value))),
  );
  const has = (wanted: FactName) => labelled.some(({ name }) => name === wanted);
  const [cover, ...others] = coverPlaces(first);
  const own = cover && others.length === 0 ? cover : null;
  const situated = own ? null : (places[0] ?? deedAddress(flowText));
  return [
    ...labelled,
    ...(has('building')
      ? []
      : factsOf('building', RULE, [
          own
            ? readCells(own.name.text, [own.name], first.page)
            : namedBuilding(flowTextOf([first])),
        ])),
    ...(has('building_address')
      ? []
      : factsOf('building_address', RULE, [
          ...(own ? [readCells(own.address.text, [own.address], first.page)] : []),
          situated,
        ])),
  ];
}

/** A deed changes those before it: where it would change a later one, one was taken for the other. */
function dayFacts(flowText: FlowText): Fact[] {
  if (!isChange(flowText)) return deedFacts(flowText, RULE, CITED);
  const own = deedFacts(flowText, RULE, CHANGED);
  const changed = factsOf('modifies', RULE, [changedDeeds(flowText, CHANGED)]);
  const day = own.find(({ name }) => name === 'deed_on')?.value;
  const isTurned = changed.some(
    ({ value }) => Array.isArray(value) && value.some((one) => one > String(day ?? one)),
  );
  return isTurned ? own.filter(({ name }) => name === 'notary') : [...own, ...changed];
}

export function reglement(sheets: readonly Sheet[]): Fact[] {
  const flowText = flowTextOf(sheets.map(marginLast));
  const table =
    tableShares(sheets, flowText) ??
    columnShares(sheets) ??
    changedShares(sheets) ??
    (isChange(flowText) ? announcedShares(sheets, flowText) : null);
  const prose = proseShares(flowText);
  const agree = !table || !prose || prose.value.every((share) => table.value.includes(share));
  return [
    ...placeFacts(sheets, flowText),
    ...dayFacts(flowText),
    ...parcelFacts(sheets, flowText, RULE),
    ...factsOf('lots_count', RULE, [lotsCount(flowText)]),
    ...factsOf('lot_shares', RULE, agree ? [table ?? prose] : [table, prose]),
  ];
}
