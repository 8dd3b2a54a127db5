// An energy report. Its letters are drawn, not written: the figures decide, elsewhere.
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../french/fold.ts';
import { findDpeNumbers } from '../french/identifiers.ts';
import { findAll, type Found, foundBox } from '../french/written.ts';
import { findAreas } from './areas.ts';
import { homeFacts } from './holding.ts';
import { after, datesAfter } from './labelled.ts';
import { agreed, distinct, factsOf, type Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';

const RULE = 'dpe';
const SURFACE = /surface (?:de reference|habitable)(?: du logement)?/;
const MADE = /etabli le|date d'etablissement|date de realisation/;
const VALID = /valable jusqu'au|date (?:de fin de validite|limite de validite)/;

const placed =
  <T>(find: (written: Sheet['written']) => Found<T>[]) =>
  ({ written, page }: Sheet): Reading<T>[] =>
    find(written).map((one) => ({
      value: one.value,
      raw: one.raw,
      box: foundBox(written, one),
      page,
    }));

const figureBefore = (unit: string) =>
  placed((written) =>
    findAll(
      written,
      fold,
      new RegExp(String.raw`(?<![\d.,/])(?<figure>\d{1,3})[ \t]?${unit}`, 'g'),
      ({ groups }) => Number(groups?.['figure']),
    ),
  );
const energyOf = figureBefore(String.raw`kwh\s?(?:ep)?\s?/\s?m²\s?[/.]\s?an`);
const emissionsOf = figureBefore(String.raw`kg\s?(?:eq)?\s?co[₂2]\s?/\s?m²\s?[/.]\s?an`);

export const dpe = (sheets: readonly Sheet[]): Fact[] => [
  ...homeFacts(sheets, RULE),
  ...factsOf('dpe_number', RULE, distinct(sheets.flatMap(placed(findDpeNumbers)))),
  ...factsOf('made_on', RULE, distinct(sheets.flatMap((sheet) => datesAfter(sheet, MADE)))),
  ...factsOf(
    'valid_until',
    RULE,
    distinct(sheets.slice(0, 1).flatMap((sheet) => datesAfter(sheet, VALID))),
  ),
  ...factsOf('surface_reference', RULE, [
    agreed(sheets.flatMap((sheet) => after(sheet, SURFACE, findAreas))),
  ]),
  // Scales print the limits of every class: only a figure that is alone is the home's.
  ...factsOf('energy', RULE, [agreed(sheets.slice(0, 1).flatMap(energyOf))]),
  ...factsOf('emissions', RULE, [agreed(sheets.slice(0, 1).flatMap(emissionsOf))]),
];
