import type { FactName } from '@quitus/domain/reading/facts.data';
// Certificates of area, for a sale (loi Carrez) or a letting (surface habitable).
import type { Fact } from '@quitus/domain/reading/read-document';

import { findAreas } from './areas.ts';
import { homeFacts } from './holding.ts';
import { after, datesAfter } from './labelled.ts';
import { agreed, distinct, factsOf } from './reading.ts';
import type { Sheet } from './sheet.ts';

const CARREZ =
  /(?:superficie|surface) (?:privative|carrez|loi carrez)(?: totale| \(?loi carrez\)?)*(?: (?:du lot|est de|de))?/;
const HABITABLE = /surface habitable(?: totale)?(?: (?:du logement|est de|de))?/;
/** The day it was measured, not the one it was printed. */
const MADE =
  /mesure(?:e|s|es)? le|visite (?:effectuee )?(?:le|du)|date (?:du mesurage|de la visite)/;

const measured =
  (name: FactName, label: RegExp, rule: string) =>
  (sheets: readonly Sheet[]): Fact[] => [
    ...homeFacts(sheets, rule),
    ...factsOf('made_on', rule, distinct(sheets.flatMap((sheet) => datesAfter(sheet, MADE)))),
    // Rooms have areas too: a total that two places tell differently is not given.
    ...factsOf(name, rule, [agreed(sheets.flatMap((sheet) => after(sheet, label, findAreas)))]),
  ];

export const carrez = measured('surface_carrez', CARREZ, 'carrez');
export const surfaceHabitable = measured('surface_habitable', HABITABLE, 'surface-habitable');
