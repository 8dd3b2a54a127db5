// The cover of a file of reports, with what each concludes: what it tells of the home itself.
import type { Fact } from '@quitus/domain/reading/read-document';

import { datesAfter } from '../sheet/labelled.ts';
import { agreed, factsOf } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { energyFacts } from './dpe.ts';
import { carrezArea } from './superficie.ts';
import { surveyFacts } from './survey.ts';

const RULE = 'dossier-technique';
/** The one of all reports, by its name: a visit may be that of one of them. */
const MISSION = /date de (?:la|cette) mission/;

/** A cover names forty missions, each with its own days: only the day that it names, and once. */
export function dossierTechnique(sheets: readonly Sheet[]): Fact[] {
  const cover = sheets.slice(0, 1);
  return [
    ...surveyFacts(cover, RULE, 'REPORT').filter(
      ({ name }) => name !== 'made_on' && name !== 'valid_until',
    ),
    ...factsOf('made_on', RULE, [agreed(cover.flatMap((sheet) => datesAfter(sheet, MISSION)))]),
    ...factsOf('surface_carrez', RULE, [carrezArea(cover)]),
    ...energyFacts(cover, RULE),
  ];
}
