// The cover of a file of reports, with what each concludes: what it tells of the home itself.
import { datesAfter } from '../sheet/labelled.ts';
import { agreed, factsOf } from '../sheet/reading.ts';
import { type Finding } from '../sheet/refused-fact.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { energyFacts } from './dpe.ts';
import { carrezArea } from './superficie.ts';
import { lineAt } from './survey-ends.ts';
import { madeOn, surveyFacts } from './survey.ts';

const RULE = 'dossier-technique';
/** The one of all reports, by its name: a visit may be that of one of them. */
const MISSION = /date de (?:la|cette) mission/;

/** « Amiante : rapport établi le … ». */
const ONE_OF_THEM =
  /\b(?:dpe|amiante|plomb|crep|termites?|gaz|electri\p{L}+|carrez|risques|performance energetique)\b/u;

/** A cover names forty missions, each with its own days: only the day that it names, and once. */
export function dossierTechnique(sheets: readonly Sheet[]): Finding[] {
  const cover = sheets.slice(0, 1);
  const missions = cover.flatMap((sheet) => datesAfter(sheet, MISSION));
  const days = madeOn(cover, 'REPORT').filter(
    (one) =>
      !cover.some((sheet) => ONE_OF_THEM.test(sheet.lines[lineAt(sheet, one)]?.folded ?? '')),
  );
  return [
    ...surveyFacts(cover, RULE, 'REPORT').filter(
      ({ name }) => name !== 'made_on' && name !== 'valid_until',
    ),
    ...factsOf('made_on', RULE, [agreed(missions.length > 0 ? missions : days)]),
    ...factsOf('surface_carrez', RULE, [carrezArea(cover)]),
    ...energyFacts(cover, RULE),
  ];
}
