// A pré-état daté that somebody else made: whose lots it is about and when, to be set beside ours.
import type { Fact } from '@quitus/domain/reading/read-document';

import { buildingFacts, holdingFacts } from './holding.ts';
import { datesAfter, textsAfter } from './labelled.ts';
import { namesIn } from './people.ts';
import { distinct, factsOf } from './reading.ts';
import type { Sheet } from './sheet.ts';

const RULE = 'pre-etat-date';
const MADE =
  /(?<=^|[\n\t]\s?)(?:(?:pre-etat date |document )?(?:etabli|delivre|edite|dresse|realise) (?:le|a la date du)|date (?:d'etablissement|de delivrance|du document|du pre-etat date)|date\s*:)/;
const SELLER = /(?:coproprietaire )?(?:vendeurs?|cedants?)(?:\(s\))?/;

export function preEtatDate(sheets: readonly Sheet[]): Fact[] {
  const sellers = sheets
    .slice(0, 2)
    .flatMap((sheet) => textsAfter(sheet, SELLER))
    .filter(({ value }) => namesIn(value).length > 0);
  const own = holdingFacts(sheets, RULE).filter(
    ({ name }) => name === 'lots' || (name === 'owner' && sellers.length === 0),
  );
  return [
    ...buildingFacts(sheets, RULE),
    ...own,
    ...factsOf('owner', RULE, distinct(sellers)),
    ...factsOf(
      'made_on',
      RULE,
      distinct(sheets.slice(0, 2).flatMap((one) => datesAfter(one, MADE))),
    ),
  ];
}
