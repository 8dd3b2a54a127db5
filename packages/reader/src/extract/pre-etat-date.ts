// A pré-état daté that somebody else made: whose lots it is about and when, to be set beside ours.
import type { Fact } from '@quitus/domain/reading/read-document';

import { findDates } from '../french/dates.ts';
import { holdingFacts } from './holding.ts';
import { agreed, distinct, factsOf, type Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';
import { CLAUSE, following, foundIn, storyOf } from './story.ts';
import { SIGNED } from './survey-days.data.ts';

const RULE = 'pre-etat-date';
const MADE = new RegExp(
  String.raw`${CLAUSE}(?:(?:pre-etat date |document |etat )?(?:etabli|delivre|edite|dresse|realise|arrete)e? (?:le|au|a la date du)|date (?:d'etablissement|de delivrance|du document|du pre-etat date)|date\s*:)`,
  'u',
);

/** Signed and dated where no label says it. */
function madeOn(sheets: readonly Sheet[]): Reading<string>[] {
  const story = storyOf(sheets);
  const days = foundIn(story, findDates);
  const [made, signed] = [following(story, days, MADE), following(story, days, SIGNED)];
  const only = agreed(signed);
  if (made.length > 0) return distinct(made);
  return only ? [only] : [];
}

export const preEtatDate = (sheets: readonly Sheet[]): Fact[] => [
  ...holdingFacts(sheets, RULE),
  ...factsOf('made_on', RULE, madeOn(sheets.slice(0, 2))),
];
