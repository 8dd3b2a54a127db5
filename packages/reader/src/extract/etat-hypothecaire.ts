// What the land registry certifies of a property: up to which day, since when, how many charges it bears.
import type { Fact } from '@quitus/domain/reading/read-document';

import { findDates } from '../french/dates.ts';
import { parcelFacts } from './deed.ts';
import { gridRows } from './grid.ts';
import { homeFacts } from './holding.ts';
import { datesAfter, textsAfter } from './labelled.ts';
import { namesIn } from './people.ts';
import { agreed, distinct, factsOf, readCells, type Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';
import { following, foundIn, type Story, storyOf, told } from './story.ts';

const RULE = 'etat-hypothecaire';
const CERTIFIED =
  /date de (?:la )?(?:certification|mise a jour)(?: du)?(?: fichier)?|certifiee? (?:a la date du|au|le)|(?:situation|etat) (?:arretee?|certifiee?) au|fichier (?:a jour|certifie) au/;
const SINCE =
  /periode (?:demandee |de certification )?(?:a compter du|du|allant du|: ?du|comprise entre le)|depuis le|a compter du/;
const PERSONS =
  /personnes?(?: (?:physiques?|concernees?|requises?))?|proprietaires?(?: actuels?)?|titulaires? actuels?|(?:du chef|au nom) de/;
const CHARGES = {
  day: /^date(?: de depot| d'inscription)?$/,
  creditor: /^creanciers?(?: inscrits?)?$/,
};
const NO_CHARGE =
  /(?<value>aucune\s+inscription|inscriptions?\s*:?\s*neant|absence\s+d'inscription|n'existe\s+aucune\s+inscription|(?:libre|franc)\s+de\s+toute\s+inscription)/;
const CHARGE_LINE =
  /nature (?:de l'acte|de l'inscription)\s*:?\s*(?<value>(?:hypotheque|privilege|inscription)[^\n\t]{0,80})/;
/** A charge that was lifted is printed as well: counting lines would count it. */
const LIFTED = /radiation|mainlevee|peremption|radiee/;

/** Where two ways of counting differ, nothing is told. */
function charges(sheets: readonly Sheet[], story: Story): Reading<number> | null {
  const rows = sheets.flatMap((sheet) =>
    gridRows(sheet, CHARGES, { head: 'day', is: /^\d{2}[/.]\d{2}[/.]\d{4}/ }).flatMap(({ cells }) =>
      cells.creditor && cells.day ? [{ cells: [cells.day, cells.creditor], sheet }] : [],
    ),
  );
  const none = told(story, NO_CHARGE);
  const lines = told(story, CHARGE_LINE);
  const [row, [line], [no]] = [rows[0], lines, none];
  if (LIFTED.test(story.folded)) return null;
  return agreed([
    ...(row
      ? [
          readCells(
            rows.length,
            rows.filter(({ sheet }) => sheet === row.sheet).flatMap(({ cells }) => cells),
            row.sheet.page,
          ),
        ]
      : []),
    ...(line ? [{ ...line, value: lines.length }] : []),
    ...(no ? [{ ...no, value: 0 }] : []),
  ]);
}

export function etatHypothecaire(sheets: readonly Sheet[]): Fact[] {
  const story = storyOf(sheets);
  const owners = sheets
    .flatMap((sheet) => textsAfter(sheet, PERSONS))
    .flatMap((one) => {
      const value = namesIn(one.value);
      return value.length > 0 ? [{ ...one, value }] : [];
    });
  return [
    ...homeFacts(sheets, RULE).filter(({ name }) => name !== 'owner'),
    ...parcelFacts(sheets, story, RULE),
    ...factsOf('certified_on', RULE, distinct(sheets.flatMap((one) => datesAfter(one, CERTIFIED)))),
    ...factsOf(
      'requested_from',
      RULE,
      distinct(following(story, foundIn(story, findDates), SINCE)).slice(0, 1),
    ),
    ...factsOf('owners', RULE, distinct(owners)),
    ...factsOf('charges_registered', RULE, [charges(sheets, story)]),
  ];
}
