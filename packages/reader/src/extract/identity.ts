import type { FactName } from '@quitus/domain/reading/facts.data';
// An identity paper: its machine-readable lines, whose digits check; else what is printed above.
import type { Fact } from '@quitus/domain/reading/read-document';

import { findIdentityPapers } from '../french/mrz.ts';
import { foundBox } from '../french/written.ts';
import { datesAfter, datesUnder, under } from './labelled.ts';
import { distinct, factsOf, type Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';

const RULE = 'identity';
const [BORN, EXPIRES] = [/date de naiss[^\n\t]*|ne\(?e?\)? le/, /date d'expir[^\n\t]*|expire le/];

export function identity(sheets: readonly Sheet[]): Fact[] {
  const papers = sheets.flatMap(({ written, page }) =>
    findIdentityPapers(written).map((one) => ({ ...one, box: foundBox(written, one), page })),
  );
  const coded = (
    name: FactName,
    pick: (paper: (typeof papers)[number]['value']) => string | null,
  ) =>
    factsOf(
      name,
      `${RULE}/mrz`,
      papers.map((paper): Reading<string> | null => {
        const value = pick(paper.value);
        return value === null ? null : { ...paper, value };
      }),
    );
  const dates = (label: RegExp) =>
    distinct(sheets.flatMap((sheet) => [...datesAfter(sheet, label), ...datesUnder(sheet, label)]));
  const names = (label: RegExp) =>
    papers.length > 0
      ? []
      : distinct(
          sheets.flatMap((sheet) =>
            under(sheet, label, (text) => (/^\p{Lu}/u.test(text) ? text : null)),
          ),
        );
  return [
    ...coded('last_name', ({ last_name }) => last_name),
    ...coded('first_names', ({ first_names }) => first_names),
    ...factsOf('last_name', RULE, names(/^nom(?: ?\/ ?surname)?/)),
    ...factsOf('first_names', RULE, names(/^prenoms?(?:\(s\))?(?: ?\/ ?given names)?/)),
    ...coded('born_on', ({ born_on }) => born_on),
    ...factsOf('born_on', RULE, dates(BORN)),
    ...coded('expires_on', ({ expires_on }) => expires_on),
    ...factsOf('expires_on', RULE, dates(EXPIRES)),
    ...coded('document_number', ({ number }) => number),
  ];
}
