import type { FactName } from '@quitus/domain/reading/facts.data';
// Certificates of area, for a sale (loi Carrez) or a letting (surface habitable).
import type { Fact } from '@quitus/domain/reading/read-document';

import { findAreas } from '../figures/areas.ts';
import { homeFacts } from '../shares/holding.ts';
import { following, foundIn, flowTextOf, WORDS } from '../sheet/flow-text.ts';
import { labelsInLine } from '../sheet/labels-in-line.ts';
import { agreed, factsOf, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { withMeasuredLots } from './measured-lots.ts';
import { provenTotals } from './measured-rooms.ts';
import { reportNumbers } from './report-number.ts';
import { groundFacts, madeOn } from './survey.ts';

const SAYS = String.raw`(?:[ ,](?:(?!m²|m2|surface|superficie)${WORDS}){0,200}?)?,? (?:(?:est|etait)(?: (?:donc|ainsi|en consequence|par consequent))? (?:de|egale a|fixee a|arretee a|evaluee a|mesuree a)|(?:s'(?:etablit|eleve)|ressort)(?: (?:donc|ainsi|en consequence|par consequent))? a|mesure|totalise|represente|atteint|: soit|soit|:)|,? (?:au sens|telle|definie|conforme|selon|en application|par application|mesuree|calculee|au titre)(?:(?!m²|m2|surface|superficie)${WORDS}){0,160}?,? de`;
/** « de QUARANTE MÈTRES CARRÉS DOUZE (40,12 m²) », as those who certify spell it. */
const SPELT = String.raw`(?: [a-z -]{3,70}? metres?[ -]carres?(?:,? [a-z -]{2,70}?)?(?=\s?\())?`;
const CARREZ = new RegExp(
  String.raw`(?:superficie|surface) (?:totale )?(?:de la partie )?(?:privative|carrez|loi carrez|\(?loi carrez\)?)(?: totale| \(?(?:dite )?loi carrez\)?)*(?: (?:(?:[a-z]{2} )?lot(?: (?:(?:n°|numero) ?)?\d{1,5})?|de))?(?:${SAYS})?${SPELT}`,
  'u',
);
const HABITABLE = new RegExp(
  String.raw`(?<!hors )(?:(?:surface|superficie) (?:totale )?habitable|(?<![\p{L}]|non )habitable(?= totale ?:))(?: totale| \(?loi boutin\)?)*(?: (?:du logement|de))?(?:${SAYS})?${SPELT}`,
  'u',
);

/** « … la superficie de la partie privative. Cette superficie est de 97,08 m² »: the one that was just named. */
const THIS =
  /(?:cette|ladite|celle) (?:superficie|surface)(?: privative)?,? (?:est|ressort|s'etablit|s'eleve)(?: (?:donc|ainsi))? (?:de|a|egale a)/;
/** Of other surfaces: those of the ground, of what is too low, of what is beside the home. */
const OF_OTHERS =
  /au sol|plancher|hors|exclu|inferieure? a|non comprise|non retenu|annexes?|balcon|terrasse|pondere|utile/;

/**
 * Rooms have areas too: a total that two places tell differently is not given, unless the rooms add up to
 * one of them. Without a label of its own, what they add up to is the area that the certificate is for.
 */
function areas(sheets: readonly Sheet[], { label, said, other }: Measure): Reading<number> | null {
  const flowText = flowTextOf(sheets);
  const all = foundIn(flowText, findAreas);
  const pointed = following(flowText, all, THIS).filter(({ at }) => {
    const before = flowText.folded.slice(Math.max(0, at - POINTED), at);
    return said.test(before) && !other.test(before);
  });
  const labelled = following(flowText, all, label);
  const named = labelled.length > 0 ? labelled : pointed;
  const proven = sheets.flatMap(provenTotals);
  const fit = proven.filter(({ line }) => !OF_OTHERS.test(line) && !other.test(line));
  // Beside other columns of areas, it has to say which it is.
  const own = fit.filter(({ line, alone }) => alone || said.test(line));
  const both = named.filter(({ value }) => proven.some((one) => one.value === value));
  return agreed(named) ?? agreed(both) ?? (named.length > 0 ? null : agreed(own));
}
/** In letters. */
const POINTED = 420;
type Measure = { label: RegExp; said: RegExp; other: RegExp };

const measured =
  (name: FactName, measure: Measure, rule: string) =>
  (printed: readonly Sheet[]): Fact[] => {
    const sheets = printed.map(labelsInLine);
    return [
      ...withMeasuredLots(homeFacts(sheets, rule), sheets, rule),
      ...groundFacts(sheets, rule),
      ...factsOf('report_number', rule, reportNumbers(sheets.slice(0, 1), sheets)),
      // The day it was measured, not the one it was printed.
      ...factsOf('made_on', rule, madeOn(sheets, 'VISIT')),
      ...factsOf(name, rule, [areas(sheets, measure)]),
    ];
  };

const CARREZ_AREA: Measure = {
  label: CARREZ,
  said: /privativ|carrez|superficie/,
  other: /habitable|boutin/,
};
export const carrezArea = (sheets: readonly Sheet[]): Reading<number> | null =>
  areas(sheets, CARREZ_AREA);

export const carrez = measured('surface_carrez', CARREZ_AREA, 'carrez');
export const surfaceHabitable = measured(
  'surface_habitable',
  { label: HABITABLE, said: /habitable|boutin/, other: /carrez|privative/ },
  'surface-habitable',
);
