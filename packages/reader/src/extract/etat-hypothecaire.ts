// What the land registry certifies of a property: up to which day, since when, how many charges it bears.
import type { Fact } from '@quitus/domain/reading/read-document';

import { findDates } from '../french/dates.ts';
import { plain } from '../french/fold.ts';
import { findPeriods } from '../french/periods.ts';
import { parcelFacts } from './deed.ts';
import { gridRows } from './grid.ts';
import { homeFacts } from './holding.ts';
import { datesAfter, textsAfter } from './labelled.ts';
import { namesIn, peopleIn, together } from './people.ts';
import { agreed, distinct, factsOf, readCells, type Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';
import { following, foundIn, type Story, storyOf, told } from './story.ts';

const RULE = 'etat-hypothecaire';
const CERTIFIED =
  /date de (?:la )?(?:certification|mise a jour)(?: du)?(?: fichier)?|certifiee? (?:a jour )?(?:a la date du|au)|certifie[^.;\n]{0,60}? a la date du|(?:situation|etat|releve) (?:arretee?|certifiee?) (?:au|a la date du)|fichier (?:a jour|certifie) au/;
const SINCE =
  /periode (?:demandee |de certification )?(?:a compter du|du|allant du|: ?du|comprise entre le)|depuis le|a compter du/;
/** What was asked may end later than what the registry certifies. */
const ASKED =
  /(?:periode|recherche|demande)s?(?: de (?:la )?(?:recherche|demande))?(?: demandee?| requise| sollicitee)s?|demande portant sur la periode/;
/** « du chef de M. X et Mme Y », whatever their days of birth are. */
const CHIEF =
  /(?:du chef de|au nom de|a l'encontre de|appartenant a|propriete de)(?:(?!(?<!\b(?:m|mr|mme|mlle))\.\s)[^;]){0,130}$/;
/** In the list of the deeds: who sold, who lent, who bought before. */
const OF_A_DEED =
  /(?:disposants?|vendeurs?|donneurs?|donateurs?|cedants?|debiteurs?|creanciers?|beneficiaires?|acquereurs?|donataires?)\b[^\n]{0,130}$/;
/** In signs. */
const NEAR = 150;
/** In years: a shorter range is that of a loan. */
const MIN_YEARS = 8;
const yearsOf = ({ from, to }: { from: string; to: string }): number =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4));
const firstOf = <T>(ways: readonly (readonly T[])[]): readonly T[] =>
  ways.find((all) => all.length > 0) ?? [];
/** « Période de certification : du X au Y », « formalités publiées du X au Y ». */
const COVERED =
  /periode(?: de (?:certification|delivrance))?(?: certifiee)?|\bdelivrance|formalites publiees|certifiee?s? pour la periode/;
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
/** « 2017V2205 »: the registry binds charges in volumes V, deeds in volumes P. */
const CHARGE_VOLUME = /(?<![a-z\d])(?<value>(?:19|20)\d{2}\s?v\s?(?:n° ?)?\d{1,6})(?!\d)/;
/** « TESSIER Jean-Luc, 08/02/1958 »: the registry knows people by their day of birth. */
const BORN =
  /(?<value>\p{Lu}[\p{Lu}'-]+(?:[ -]\p{Lu}[\p{Lu}'-]+){0,2}\s\p{Lu}\p{Ll}[\p{L}'-]*(?:,?\s\p{Lu}\p{Ll}[\p{L}'-]*){0,3})(?=,?\s+(?:n[eé]e?\s+le\s+|\()?\d{2}[/.]\d{2}[/.]\d{4})/u;
/** « ANGERS – BN 77 – lots 6 et 19 », where immovables are named. */
const PARCEL =
  /(?:[Ii]mmeubles?|IMMEUBLES?|[Pp]arcelles?|[Dd][eé]signation|D[EÉ]SIGNATION|[Bb]iens?|[Cc]ommune)[^\n]{0,60}?(?:\s-\s|:\s)(?:section )?(?<value>[A-Z]{1,2}\s\d{1,4})(?=\s-|\s*[,;\n])/u;
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
  const volumes = distinct(told(story, CHARGE_VOLUME));
  const [row, [line], [no], [volume]] = [rows[0], lines, none, volumes];
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
    ...(volume ? [{ ...volume, value: volumes.length }] : []),
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
  const born = told(story, BORN, plain).filter(
    ({ at }) => !OF_A_DEED.test(story.folded.slice(Math.max(0, at - NEAR), at)),
  );
  const chiefs = peopleIn(story).filter(({ at }) =>
    CHIEF.test(story.folded.slice(Math.max(0, at - NEAR), at)),
  );
  const ranges = foundIn(story, findPeriods).filter(({ value }) => value.kind === 'RANGE');
  const asked = following(story, ranges, ASKED);
  const covered = following(story, ranges, COVERED).filter((one) => !asked.includes(one));
  const long = agreed(ranges.filter(({ value }) => yearsOf(value) >= MIN_YEARS));
  const ends = firstOf<Reading<string>>([
    sheets.flatMap((one) => datesAfter(one, CERTIFIED)),
    covered.map((one) => ({ ...one, value: one.value.to })),
    following(story, foundIn(story, findDates), /\bcertifiee? le/),
    ...[asked, long ? [long] : []].map((all) =>
      all.map((one) => ({ ...one, value: one.value.to })),
    ),
  ]);
  const starts = firstOf<Reading<string>>([
    asked.map((one) => ({ ...one, value: one.value.from })),
    following(story, foundIn(story, findDates), SINCE),
    ...[covered, long ? [long] : []].map((all) =>
      all.map((one) => ({ ...one, value: one.value.from })),
    ),
  ]);
  const named = parcelFacts(sheets, story, RULE);
  const parcels = told(story, PARCEL, plain);
  return [
    ...homeFacts(sheets, RULE).filter(({ name }) => name !== 'owner'),
    ...(named.length > 0
      ? named
      : factsOf('parcels', RULE, distinct(parcels.map((one) => ({ ...one, value: [one.value] }))))),
    ...factsOf('certified_on', RULE, distinct(ends)),
    ...factsOf('requested_from', RULE, distinct(starts).slice(0, 1)),
    ...factsOf(
      'owners',
      RULE,
      owners.length > 0 ? distinct(owners) : [together(born.length > 0 ? born : chiefs)],
    ),
    ...factsOf('charges_registered', RULE, [charges(sheets, story)]),
  ];
}
