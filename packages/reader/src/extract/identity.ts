import type { FactName } from '@quitus/domain/reading/facts.data';
// An identity paper: its machine-readable lines, whose digits check; else what is printed above.
import type { Fact } from '@quitus/domain/reading/read-document';

import { isoDay } from '../french/dates.ts';
import { fold, plain } from '../french/fold.ts';
import { findIdentityPapers } from '../french/mrz.ts';
import { foundBox } from '../french/written.ts';
import { datesAfter, datesUnder, textsAfter, under } from './labelled.ts';
import { distinct, factsOf, type Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';
import { storyOf, told } from './story.ts';

const RULE = 'identity';
const BORN = /date de naiss[^\n\t\d]*|ne\(?e?\)? le|date of birth/;
const EXPIRES =
  /date d'expir[^\n\t\d]*|expire le|valable jusqu'au|valide jusqu'au|(?:date de )?(?:fin|limite) de validite|(?:date of )?expiry(?: date)?/;
const TRANSLATED = String.raw`(?: ?\/ ?[a-z' ]{3,20})?(?: ?\(\d\))?`;
const LAST_NAME = new RegExp(`nom(?: de famille| de naissance)?${TRANSLATED}`);
const FIRST_NAMES = new RegExp(String.raw`prenoms?(?:\(s\))?${TRANSLATED}`);
/** Of a passport only: the number of a card is proof of its back, where the machine reads it. */
const NUMBER =
  /(?:n°|numero)(?: (?:de |du ))?passeport(?: ?\/ ?[a-z ]{3,20})?|passeport n°(?: ?\/ ?passport n[o°])?/;
const IN_LINE =
  /(?:[Pp]asseport|PASSEPORT)\s+(?:n°|N°)\s*:?\s*(?<value>[A-Z\d]{7,12})(?![\p{L}\d])/u;
/** In a row of heads, the next cell is another head. */
const LABEL =
  /^(?:nom|prenom|date|sexe|nationalite|lieu|taille|n°|numero|type|code|autorite|adresse|delivre|expire|valable|signature)s?\b/;
const SPACED = /^(?<day>\d{2}) (?<month>\d{2}) (?<year>\d{4})$/;

/** « 03 04 1970 », as cards print it. */
function spacedDay(text: string): string | null {
  const { day, month, year } = SPACED.exec(text.trim())?.groups ?? {};
  return day && month && year ? isoDay(Number(year), Number(month), Number(day)) : null;
}

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
    distinct(
      sheets.flatMap((sheet) => [
        ...datesAfter(sheet, label),
        ...datesUnder(sheet, label),
        ...under(sheet, label, spacedDay),
      ]),
    );
  const names = (label: RegExp) =>
    papers.length > 0
      ? []
      : distinct(
          sheets.flatMap((sheet) =>
            [
              ...textsAfter(sheet, label),
              ...under(sheet, new RegExp(`^${label.source}`), (text) => text),
            ].filter(({ value }) => /^\p{Lu}[^\d:/]*$/u.test(value) && !LABEL.test(fold(value))),
          ),
        );
  const numbers = () =>
    papers.length > 0
      ? []
      : distinct(
          sheets
            .flatMap((sheet) => [
              ...textsAfter(sheet, NUMBER),
              ...under(sheet, NUMBER, (text) => text),
              ...told(storyOf([sheet]), IN_LINE, plain),
            ])
            .filter(({ value }) => /^(?=.*\d)[A-Z\d]{7,12}$/.test(value)),
        );
  return [
    ...coded('last_name', ({ last_name }) => last_name),
    ...coded('first_names', ({ first_names }) => first_names),
    ...factsOf('last_name', RULE, names(LAST_NAME)),
    ...factsOf('first_names', RULE, names(FIRST_NAMES)),
    ...coded('born_on', ({ born_on }) => born_on),
    ...factsOf('born_on', RULE, dates(BORN)),
    ...coded('expires_on', ({ expires_on }) => expires_on),
    ...factsOf('expires_on', RULE, dates(EXPIRES)),
    ...coded('document_number', ({ number }) => number),
    ...factsOf('document_number', RULE, numbers()),
  ];
}
