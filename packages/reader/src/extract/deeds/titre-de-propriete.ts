// The deed of the last sale, or the notary's certificate of it: who sold what to whom, and for how much.
import { findAmounts } from '../../french/amounts.ts';
import { NUMBER_WORDS, numberFromWords } from '../../french/number-words.ts';
import { findAreas } from '../figures/areas.ts';
import { together } from '../names/people.ts';
import { usageName } from '../names/usage-name.ts';
import { namedBuilding } from '../places/named-building.ts';
import { parcelFacts } from '../places/own-parcels.ts';
import { situatedAddresses } from '../places/situated.ts';
import { rncOf } from '../shares/holding.ts';
import {
  CLAUSE,
  following,
  foundIn,
  preceding,
  type FlowText,
  flowTextOf,
  type Extracted,
} from '../sheet/flow-text.ts';
import { marginLast } from '../sheet/margin-notes.ts';
import { distinct, factsOf } from '../sheet/reading.ts';
import { agreedOrRefused, type Finding, refusedFacts } from '../sheet/refused-fact.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { deedAddress } from './deed-addresses.ts';
import { deedFacts } from './deed.ts';
import { describedLots, listedLots, missesLot, namedLots, sharesOf } from './lot-shares.ts';
import { partiesOf } from './parties.ts';

const RULE = 'titre-de-propriete';
const CARREZ =
  /superficie (?:de la |des )?parties? privatives?[^;€]{0,220}?|(?:superficie|surface) (?:privative|(?:dite )?"? ?(?:(?:de la )?loi )?"? ?carrez)[^;€]{0,140}?|(?:mesurage|superficie|surface)[^.;€]{0,40}?\barticle 46 [^;€]{0,140}?|(?:mesurage|superficie|surface)[^;€]{0,60}? (?:18 decembre 1996|loi carrez|96-1107)[^;€]{0,160}?|superficie garantie[^;€]{0,160}?/;
/** « 64,12 m² (loi Carrez) ». */
const OF_CARREZ =
  /\s?[(,]?\s?(?:(?:en )?(?:superficie|surface) )?(?:privative )?(?:dite )?"?\s?(?:loi )?carrez\b/;
const IN_WORDS = new RegExp(
  String.raw`(?:prix|somme)[^.;]{0,80}?\s(?<words>${NUMBER_WORDS})\s+euros?\s*\(?\s*$`,
  'u',
);
const PRICE = new RegExp(
  String.raw`(?:${CLAUSE}(?:le )?(?:montant du )?prix(?: (?:de (?:la )?vente|principal|d'acquisition|d'achat|paye|convenu|stipule|total|global))*(?:\s?[:.-]){0,2}|moyennant(?: (?:le|un) prix)?|\bau prix|\bpour (?:le|un) prix)(?: principal| global| total| net vendeur| ttc| t\.t\.c\.?| toutes taxes comprises)*(?:\s?:)?(?: ferme)?(?: et definitif)?(?:,? (?:de|soit|fixe a|s'eleve a|s'elevant a|s'etablit a|ressort a|est (?:de|fixe a)|a ete (?:fixe|convenu) a|convenu est de)(?: la somme(?: principale)? de)?)?(?:\s+(?:${NUMBER_WORDS}|(?=${NUMBER_WORDS}[\s-])[\p{L}\s-]{3,140}?)\s+euros?)?`,
  'u',
);
/** « DEUX CENT SEIX MILLE EUROS (»: all the words of the amount, one of which may be misprinted. */
const SPELT = new RegExp(
  String.raw`\b(?:de|a)\s+(?<words>(?=${NUMBER_WORDS}[\s-])[\p{L}\s-]{3,140}?)\s+euros?\s*\(?\s*$`,
  'u',
);
const IS_NUMBER_WORD = new RegExp(`^${NUMBER_WORDS}$`, 'u');

/** Null where the words say nothing: there are none, or one of them is no number and the figures alone tell. */
function speltOut(before: string): number | null {
  const all = (SPELT.exec(before)?.groups?.['words'] ?? '').split(/[\s-]+/).filter(Boolean);
  const misprints = all.filter((word) => !IS_NUMBER_WORD.test(word) && word !== 'et');
  if (misprints.length === 1 && all.length > 2 && IS_NUMBER_WORD.test(all[0] ?? '')) return null;
  const words = IN_WORDS.exec(before)?.groups?.['words'];
  return words === undefined ? null : numberFromWords(words);
}

/** What the seller once paid: in a sentence about a deed that was published, or under the head of what came before. */
const OF_BEFORE =
  /(?:\bpubliee?\b|acquisition (?:en l'etat futur d'achevement )?(?:suivant|selon|par|aux termes)|acquis[^.;]{0,60}(?:suivant|selon|aux termes))[^;]*$/;
const HEADED_BEFORE =
  /(?:^|\n)\s*(?:effet relatif|origine(?: de (?:la )?propriete)?|references? de publication)\s*:?\n(?:(?!\n\s*prix\b)[^]){0,400}$/;
const isOfBefore = ({ folded }: FlowText, { at }: Extracted<unknown>): boolean => {
  const before = folded.slice(Math.max(0, at - REACH), at);
  return HEADED_BEFORE.test(before) || OF_BEFORE.test(before.split(/\.\s/).at(-1) ?? '');
};
/** In letters. */
const REACH = 420;

/** Where the words beside it say another amount, neither is stated; nor any of two that differ. */
function priceFacts(flowText: FlowText): Finding[] {
  const printed = following(flowText, foundIn(flowText, findAmounts), PRICE);
  const all = printed.flatMap((one) => {
    const before = flowText.folded.slice(Math.max(0, one.at - 260), one.at);
    const spelt = speltOut(before);
    // Between brackets after the words, and not less than nothing.
    const cents = Math.abs(one.value.cents);
    return spelt === null || spelt * 100 === cents ? [{ ...one, value: cents }] : [];
  });
  const own = all.filter((one) => !isOfBefore(flowText, one));
  return all.length === 0 && printed.length > 0
    ? refusedFacts(['price'], RULE, 'CONTRADICTED')
    : agreedOrRefused('price', RULE, own.length > 0 ? own : all);
}

/** Where none is described. */
function inSentences(flowText: FlowText) {
  const listed = listedLots(flowText);
  return listed.length > 0 ? listed : namedLots(flowText);
}

export function titreDePropriete(sheets: readonly Sheet[]): Finding[] {
  const flowText = flowTextOf(sheets.map(marginLast));
  const { sellers, buyers } = partiesOf(flowText);
  const described = describedLots(flowText);
  const extracted = described.length > 0 ? described : inSentences(flowText);
  const lots = missesLot(flowText, extracted) ? [] : extracted;
  const [first] = lots;
  return [
    ...deedFacts(flowText, RULE),
    ...factsOf('sellers', RULE, [together(sellers)]),
    ...factsOf('buyers', RULE, [together(buyers)]),
    ...factsOf('usage_name', RULE, [buyers.length === 1 ? usageName(flowText) : null]),
    ...factsOf('building', RULE, [namedBuilding(flowText)]),
    ...factsOf('rnc', RULE, distinct(sheets.flatMap(rncOf))),
    ...factsOf('property_address', RULE, [situatedAddresses(flowText)[0] ?? deedAddress(flowText)]),
    ...parcelFacts(sheets, flowText, RULE),
    ...factsOf('lots', RULE, [
      first
        ? {
            ...first.place,
            value: lots.map(({ lot }) => lot),
            raw: [...new Set(lots.map(({ place }) => place.raw))].join(' + '),
          }
        : null,
    ]),
    ...factsOf('lot_shares', RULE, [sharesOf(lots)]),
    ...factsOf(
      'surface_carrez',
      RULE,
      distinct([
        ...following(flowText, foundIn(flowText, findAreas), CARREZ),
        ...preceding(flowText, foundIn(flowText, findAreas), OF_CARREZ),
      ]),
    ),
    ...priceFacts(flowText),
  ];
}
