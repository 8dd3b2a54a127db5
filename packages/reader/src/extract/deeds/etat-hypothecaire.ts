// What the land registry certifies of a property: up to which day, since when, how many charges it bears.
import { addDays } from '@quitus/domain/documents/calendar';
import type { Fact } from '@quitus/domain/reading/read-document';

import { findDates } from '../../french/dates.ts';
import { fold, plain } from '../../french/fold.ts';
import { type DatedPeriod, findPeriods } from '../../french/periods.ts';
import { namesIn, peopleIn, together } from '../names/people.ts';
import { parcelFacts } from '../places/own-parcels.ts';
import { hasUnreadLot, tableLots } from '../places/parcel-tables.ts';
import { homeFacts } from '../shares/holding.ts';
import {
  clauseBefore,
  following,
  foundIn,
  preceding,
  type FlowText,
  flowTextOf,
  type Extracted,
  extracted,
} from '../sheet/flow-text.ts';
import { datesAfter, textsAfter } from '../sheet/labelled.ts';
import { agreed, distinct, factsOf, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { chargesOf } from './registered-charges.ts';
import { registeredCompanies } from './registered-companies.ts';
import {
  askedLots,
  askedParcels,
  currentPeople,
  endsList,
  namedOwners,
  onlyBuyers,
  SEARCHED,
  tabledOwners,
} from './registered-names.ts';
import { ownersInRows } from './registered-rows.ts';

const RULE = 'etat-hypothecaire';
const CERTIFIED =
  /date de (?:la )?(?:derniere )?(?:certification|mise a jour)(?: (?:du|des))?(?: (?:fichiers?|documents?|donnees))?(?: (?:immobilier|informatise))?(?: ?\((?:date de )?certification\))?|certifiee? (?:[a-z]+ ){0,5}?(?:a la date du|au)|certifie[^.;\n]{0,60}? a la date du|(?:situation|etat|releve)(?: (?:arretee?|certifiee?|hypothecaire|des inscriptions|a jour)){0,2} (?:au|a la date du)|fichier (?:a jour|certifie) au/;
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
  /(?:disposants?|vendeurs?|donneurs?|donateurs?|cedants?|debiteurs?|creanciers?|beneficiaires?|acquereurs?|donataires?)(?:\b[^\n]{0,130}|(?:\(s\))?\s*:(?:[^:.\n]|\n(?!\d{1,3}[\t ])){0,130})$/;
/** In signs. */
const NEAR = 150;
/** In years: a shorter range is that of a loan. */
const MIN_YEARS = 8;
/** « (date de mise à jour fichier) », after the days that were searched; with a day of its own it says another one. */
const UPDATED =
  /(?:\s*\(|[ ,]+)date de (?:la )?(?:derniere )?mise a jour(?![^.;()\d]{0,40}\d{1,2}(?:er)?[ /.])/;
/** What was brought to the registry and is not entered yet: it is certified up to the day before. */
const WAITING =
  /\ben (?:attente|instance)\b|registres? des? depots?|certificats? (?:de|des) depots?|depots? en cours|non (?:encore )?(?:publiees?|reportees?|traitees?|enregistrees?)/;
/** « aucune inscription subsistante à la date du », « inscriptions subsistantes au »». */
const UP_TO =
  /subsistantes? (?:a la date du|au)|a jour(?: d(?:u|es) (?:fichiers?|donnees|livre foncier)(?: immobilier)?)? (?:a la date du|au|le)|arretee? (?:au|a la date du)/;
/** Where no period and no day of the file is extracted. */
const DELIVERED = /(?:edition|edite|delivree?|etabli) (?:du|le)/;
const yearsOf = ({ from, to }: { from: string; to: string }): number =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4));

/** Old files, then the computer, then what waits to be entered: one search, from the first day to the last. */
function chainOf(ranges: readonly Extracted<DatedPeriod>[]): Extracted<DatedPeriod> | null {
  const all = distinct(ranges).toSorted((a, b) => a.value.from.localeCompare(b.value.from));
  const joined = all.filter(({ value }) =>
    all.some(
      (other) =>
        other.value !== value &&
        ([other.value.to, addDays(other.value.to, 1)].includes(value.from) ||
          [value.to, addDays(value.to, 1)].includes(other.value.from)),
    ),
  );
  const [first, last] = [joined[0], joined.at(-1)];
  return first && last
    ? { ...first, value: { ...first.value, to: last.value.to }, raw: `${first.raw} + ${last.raw}` }
    : null;
}

/** Rows of a list, « registre des dépôts : du X au Y », say it on their own line; a sentence goes on. */
function isWaiting(flowText: FlowText, { at, end }: Extracted<DatedPeriod>): boolean {
  const before = clauseBefore(flowText, at).split('\n').at(-1) ?? '';
  const [sentence = ''] = flowText.written.text
    .slice(end, end + NEAR)
    .split(/[.;]\s|\n(?=\p{Lu})/u);
  const after = before.includes(':') ? (sentence.split('\n')[0] ?? '') : sentence;
  return WAITING.test(`${before} ${fold(after)}`);
}

const firstOf = <T>(ways: readonly (readonly T[])[]): readonly T[] =>
  ways.find((all) => all.length > 0) ?? [];
/** « Période de certification : du X au Y », « formalités publiées du X au Y ». */
const COVERED =
  /periode(?: de (?:certification|delivrance))?(?: certifiee)?|\bdelivrance|formalites (?:publiees|intervenues|enregistrees|relevees)|recherches? effectuees?|fichier (?:consulte|interroge)|pour la periode(?: allant)?/;
const PERSONS = new RegExp(
  String.raw`(?:personnes?|proprietaires?|titulaires?(?= actuel| inscrit| retenu| du droit))(?:\(s\))?(?: (?:physiques?|morales?|et|ou|${SEARCHED}))*(?: du droit(?: de propriete)?)?(?: au (?:fichier|registre|livre foncier))?|(?:du chef|au nom) de`,
  'u',
);
/** « TESSIER Jean-Luc, 08/02/1958 »: the registry knows people by their day of birth. */
const FAMILY = String.raw`\p{Lu}[\p{Lu}'-]+(?:[ -]\p{Lu}[\p{Lu}'-]+){0,2}`;
const GIVEN = String.raw`\s\p{Lu}\p{Ll}[\p{L}'-]*(?:,?\s\p{Lu}\p{Ll}[\p{L}'-]*){0,3}|(?:[ ]\p{Lu}[\p{Lu}'-]+){1,3}(?=,?(?:\s+-)?\s+(?:n[eé]|N[EÉ]))`;
/** « DURAND Anne, née PETIT, le 08/02/1958 »: the name of her birth is hers too. */
const MAIDEN = String.raw`(?:,?[ ](?:[nN][eéEÉ][eE]|[eé]pouse|veuve)[ ](?!(?:le|LE)[ ])${FAMILY})`;
const BIRTHDAY = String.raw`(?:[nN][eéEÉ][eE]?(?:\([eE]\))?\s+(?:le|LE)\s+|\()?(?:\d{2}[/.]\d{2}[/.]\d{4}|(?<=(?:le|LE)\s)\d{1,2}(?:er|ER)?\s\p{L}+\s\d{4})`;
/** A narrow column breaks before it: a day alone on its line, and long ago. */
const BIRTHDAY_UNDER = String.raw`\n\(?\d{2}[/.]\d{2}[/.](?:19\d\d|200\d)\)?(?=\n|$|[ ]?[.;](?:\s|$))`;
const BORN = new RegExp(
  String.raw`(?<![\p{L}])(?<value>${FAMILY}(?:${GIVEN})${MAIDEN})(?=,?\s+(?:(?:le|LE)\s+)?${BIRTHDAY})|(?<![\p{L}]|(?:[nN][eéEÉ][eE]|[eé]pouse|veuve|[EÉ]POUSE|VEUVE|[eé]p\.)\s)(?<value>${FAMILY}(?:${GIVEN}))(?=,?(?:\s+-)?(?:\s+(?=[nN][eéEÉ])|[^\S\n]+)${BIRTHDAY}|,?${BIRTHDAY_UNDER})`,
  'u',
);
/** « ANGERS – BN 77 – lots 6 et 19 », where immovables are named; « LOTS 3 ET 17 » names no section ET. */
const PARCEL =
  /(?:[Rr][eé]quisition|R[EÉ]QUISITION|[Dd]emande portant sur|DEMANDE PORTANT SUR|[Ii]mmeubles?|IMMEUBLES?|[Pp]arcelles?|[Dd][eé]signation|D[EÉ]SIGNATION|[Bb]iens?|[Cc]ommune|[Cc]adastr[eé]e?s?)[^\n]{0,60}?(?<!\b(?:[Ll]ots?|LOTS?|[Bb][aâ]t\.?|BAT|n°))[\s:-]\s?(?:section )?(?:\d{3} )?(?!(?<=\d\s)(?:ET|OU|A|AU)\s)(?<value>[A-Z]{1,2}\s(?:n° ?)?\d{1,4})(?=\s-|\s*[,;.)\n]|\s+lots?\b|$)/u;
/** « BT 90 – BT 91 », « AB 12 et 13 »: of a list, one parcel is not what was asked. */
const MORE_PARCELS =
  /^[^\n]{0,40}?(?:[-,;/]|\bet\b|\bET\b)\s?(?:section )?(?!(?:ET|OU|A|AU)\s)[A-Z]{1,2} (?:n° ?)?\d{1,4}(?![\d/]|[.,]\d)|^\s(?:et|ET)\s\d{1,4}(?!\d|,? ?\p{L})/u;

export function etatHypothecaire(sheets: readonly Sheet[]): Fact[] {
  const flowText = flowTextOf(sheets);
  const owners = sheets
    .flatMap((sheet) => textsAfter(sheet, PERSONS))
    .flatMap((one) => {
      const value = namesIn(one.value);
      return value.length > 0 ? [{ ...one, value }] : [];
    });
  const known = extracted(flowText, BORN, plain);
  const born = currentPeople(
    flowText,
    known
      .filter(({ at }) => !OF_A_DEED.test(flowText.folded.slice(Math.max(0, at - NEAR), at)))
      // With its comma or without, she is one person.
      .map((one) => ({
        ...one,
        value: one.value.replace(/,(?=\s(?:n[eé]e|[eé]pouse|veuve)\s)/iu, ''),
      })),
  );
  const chiefs = peopleIn(flowText).filter(({ at }) =>
    CHIEF.test(flowText.folded.slice(Math.max(0, at - NEAR), at)),
  );
  const ranges = foundIn(flowText, findPeriods).filter(
    (one) => one.value.kind === 'RANGE' && !isWaiting(flowText, one),
  );
  const asked = following(flowText, ranges, ASKED);
  const covered = following(flowText, ranges, COVERED).filter((one) => !asked.includes(one));
  const chained = chainOf(ranges);
  const updated = preceding(flowText, ranges, UPDATED);
  const long = agreed(ranges.filter(({ value }) => yearsOf(value) >= MIN_YEARS));
  const days = foundIn(flowText, findDates);
  const ends = firstOf<Reading<string>>([
    updated.map((one) => ({ ...one, value: one.value.to })),
    preceding(flowText, days, UPDATED),
    chained ? [{ ...chained, value: chained.value.to }] : [],
    sheets.flatMap((one) => datesAfter(one, CERTIFIED)),
    covered.map((one) => ({ ...one, value: one.value.to })),
    following(flowText, days, /\bcertifiee? le/),
    following(flowText, days, UP_TO),
    ...[asked, long ? [long] : []].map((all) =>
      all.map((one) => ({ ...one, value: one.value.to })),
    ),
    following(flowText, days, DELIVERED),
  ]);
  const starts = firstOf<Reading<string>>([
    asked.map((one) => ({ ...one, value: one.value.from })),
    chained ? [{ ...chained, value: chained.value.from }] : [],
    following(flowText, days, SINCE),
    ...[covered, long ? [long] : []].map((all) =>
      all.map((one) => ({ ...one, value: one.value.from })),
    ),
  ]);
  const isLotLost = sheets.some(hasUnreadLot);
  const inTable = isLotLost ? [] : distinct(sheets.flatMap(tableLots));
  const [firstLot] = inTable;
  const named = parcelFacts(sheets, flowText, RULE);
  const requested = askedParcels(flowText);
  const parcels = extracted(flowText, PARCEL, plain);
  const isParcelLost = parcels.some(({ end }) =>
    MORE_PARCELS.test(plain(flowText.written.text.slice(end, end + NEAR))),
  );
  const home = homeFacts(sheets, RULE).filter(
    ({ name }) => name !== 'owner' && !((firstLot || isLotLost) && name === 'lots'),
  );
  const isLotless = !isLotLost && home.every(({ name }) => name !== 'lots');
  return [
    ...home,
    ...factsOf('lots', RULE, [
      firstLot
        ? {
            ...firstLot,
            value: inTable.map(({ value }) => value),
            raw: inTable.map(({ raw }) => raw).join(' + '),
          }
        : isLotless
          ? askedLots(flowText)
          : null,
    ]),
    ...(named.length > 0
      ? named
      : factsOf(
          'parcels',
          RULE,
          requested
            ? [requested]
            : isParcelLost
              ? []
              : distinct(
                  parcels.map((one) => ({ ...one, value: [one.value.replace(/n°\s?/, '')] })),
                ),
        )),
    ...factsOf('certified_on', RULE, distinct(ends)),
    ...factsOf('requested_from', RULE, distinct(starts).slice(0, 1)),
    ...factsOf(
      'owners',
      RULE,
      owners.length > 0
        ? distinct(owners)
        : [
            tabledOwners(sheets) ??
              ownersInRows(sheets) ??
              together(endsList(flowText, born.length > 0 ? distinct(born) : chiefs)) ??
              namedOwners(flowText) ??
              registeredCompanies(sheets) ??
              together(endsList(flowText, onlyBuyers(flowText, known))),
          ],
    ),
    ...factsOf('charges_registered', RULE, [
      chargesOf(sheets, flowText, agreed(ends)?.value ?? null),
    ]),
  ];
}
