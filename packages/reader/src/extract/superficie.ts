import type { FactName } from '@quitus/domain/reading/facts.data';
// Certificates of area, for a sale (loi Carrez) or a letting (surface habitable).
import type { Fact } from '@quitus/domain/reading/read-document';

import { findAreas } from './areas.ts';
import { homeFacts } from './holding.ts';
import { agreed, factsOf } from './reading.ts';
import type { Sheet } from './sheet.ts';
import { following, foundIn, storyOf, WORDS } from './story.ts';
import { groundFacts, madeOn, reportNumbers } from './survey.ts';

const SAYS = String.raw`(?: (?:(?!m²|m2|surface|superficie)${WORDS}){0,140}?)?,? (?:(?:est|etait)(?: (?:donc|ainsi|en consequence|par consequent))? (?:de|egale a|fixee a|arretee a|evaluee a|mesuree a)|(?:s'(?:etablit|eleve)|ressort)(?: (?:donc|ainsi|en consequence|par consequent))? a|mesure|totalise|represente|atteint|: soit|soit|:)`;
const CARREZ = new RegExp(
  String.raw`(?:superficie|surface) (?:totale )?(?:de la partie )?(?:privative|carrez|loi carrez|\(?loi carrez\)?)(?: totale| \(?(?:dite )?loi carrez\)?)*(?: (?:du lot|de))?(?:${SAYS})?`,
  'u',
);
const HABITABLE = new RegExp(
  String.raw`(?<!hors )surface (?:totale )?habitable(?: totale| \(?loi boutin\)?)*(?: (?:du logement|de))?(?:${SAYS})?`,
  'u',
);

/** Rooms have areas too: a total that two places tell differently is not given. */
const areas = (sheets: readonly Sheet[], label: RegExp) => {
  const story = storyOf(sheets);
  return agreed(following(story, foundIn(story, findAreas), label));
};

const measured =
  (name: FactName, label: RegExp, rule: string) =>
  (sheets: readonly Sheet[]): Fact[] => [
    ...homeFacts(sheets, rule),
    ...groundFacts(sheets, rule),
    ...factsOf('report_number', rule, reportNumbers(sheets.slice(0, 1))),
    // The day it was measured, not the one it was printed.
    ...factsOf('made_on', rule, madeOn(sheets, 'VISIT')),
    ...factsOf(name, rule, [areas(sheets, label)]),
  ];

export const carrez = measured('surface_carrez', CARREZ, 'carrez');
export const surfaceHabitable = measured('surface_habitable', HABITABLE, 'surface-habitable');
