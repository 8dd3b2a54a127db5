// Until when a report may be used. The law counts it from the day it was made: a day that falls there is
// proven, whatever words name it; certificates and insurances of the surveyor end on other days.
import type { Fact } from '@quitus/domain/reading/read-document';
import { DAY_MS } from '@quitus/domain/time/durations';

import { findDates } from '../../french/dates.ts';
import {
  CLAUSE,
  clauseBefore,
  following,
  foundIn,
  type FlowText,
  flowTextOf,
  type Extracted,
} from '../sheet/flow-text.ts';
import { datesAfter, datesUnder } from '../sheet/labelled.ts';
import { agreed, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

const UNTIL = new RegExp(
  String.raw`${CLAUSE}(?:(?:(?:le |la |ce |present )*(?:rapport|etat|document|diagnostic|dpe|audit|constat|certificat) )?(?:(?:est |reste |demeure )?(?:valable|valide|utilisable)|validite|(?:la )?duree de validite)[^.;\t]{0,130}?[,(\s]\s?(?:soit |donc |c'est-a-dire |pour une vente )*jusqu'au|date d'expiration(?: du (?:rapport|diagnostic))?|(?:(?:rapport|etat|document|diagnostic|dpe|audit|constat) )?(?:valable|valide|utilisable) jusqu'au|a utiliser avant le|(?:a renouveler|caduc|perime) (?:le|avant le|a compter du)|(?:echeance|expiration)(?: (?:du|de ce) (?:rapport|diagnostic|constat|document))(?: ?:)?|(?:duree de )?validite ?: (?:\d{1,2}|[a-z]+) (?:ans?|mois)[^.;:\d\n\t]{0,40}\(|(?:date de )?(?:fin|limite) de validite(?: du (?:rapport|dpe|diagnostic))?|date (?:de fin|limite) de validite(?: du (?:rapport|dpe|diagnostic))?|validite(?: du rapport)? ?: ?jusqu'au|(?:la )?validite (?:du present |du |de ce )(?:rapport|diagnostic|document|constat) (?:expire le|court jusqu'au|est fixee au)|(?:(?:le |ce |present )*(?:rapport|diagnostic|document|constat) )?expire le)`,
  'u',
);
/** « état rédigé le…, valable trois ans, soit jusqu’au… » */
const IN_SENTENCE =
  /(?:(?<=[,(]\s?)(?:valable|valide|validite|utilisable)|(?:rapport|etat|constat|diagnostic|document|dpe) (?:est|reste|demeure) (?:valable|valide|utilisable))[^.;]{0,130}?[ (]jusqu'au/;
/** Certificates and insurances of the surveyor end too, and so does a gas pipe. */
export const OTHERS =
  /certification|certifiee? (?:par|sous|n°|numero)|titulaire d|agrement|certificats? (?:n°|numero|de competences?|delivre|[a-z]{0,4}-?\d)|accredit|assuran|assure\b|polices?\b|contrat|attestation de competence|flexible|source|appareil|habilitation|responsabilite civile|organisme|garantie/;
/** What was found is looked at again: that is no end of the report. */
const AGAIN =
  /conservation|\brevoir|re-?evalu|evaluation (?:periodique|d(?:u|es?)\b(?! risques?))|controle periodique|nouveau controle|prochaine (?:visite|evaluation)|surveill/;
const OWN = /rapport|diagnostic|installation|constat|\bdpe\b|audit|etat des risques/;
/** Whoever made it is allowed to until some day. */
const SURVEYOR =
  /^(?:l'|le |la )?(?:operateur|diagnostiqueur|technicien|controleur|expert)|certifiee? (?:le|depuis(?: le)?) \d/;
/** In lines. */
const MAX_BLOCK = 4;

export const lineAt = ({ lines }: Sheet, { box }: Reading<unknown>): number =>
  lines.findIndex((line) => line.box[1] <= box[1] + 1 && line.box[3] >= box[3] - 1);

/** Whose end it is, from its own line up to the next that names a report or something of the surveyor's. */
function isOfReport(sheet: Sheet, reading: Reading<unknown>): boolean {
  const at = lineAt(sheet, reading);
  const near = sheet.lines.slice(Math.max(0, at - MAX_BLOCK), at + 1).toReversed();
  const isOfOthers = (folded: string) =>
    OTHERS.test(folded) || (SURVEYOR.test(folded) && !OWN.test(folded));
  const about = near.find(({ folded }) => isOfOthers(folded) || OWN.test(folded));
  return !about || !isOfOthers(about.folded);
}

function statedEnds(sheet: Sheet): Reading<string>[] {
  const flowText = flowTextOf([sheet]);
  const days = foundIn(flowText, findDates);
  const ends = [UNTIL, IN_SENTENCE]
    .flatMap((words) => following(flowText, days, words))
    .filter(({ at }) => ![OTHERS, AGAIN].some((words) => words.test(clauseBefore(flowText, at))));
  return [...datesAfter(sheet, UNTIL), ...datesUnder(sheet, UNTIL), ...ends];
}

/** In days: the last day is the one before, and months have their lengths. */
const NEAR = 2;

/** Some months after a day. */
function later(day: string, months: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return Date.UTC(year, month - 1 + months, date);
}

const isProven = (end: string, made: readonly string[], lengths: readonly number[]): boolean =>
  made.some((day) =>
    lengths.some((months) => Math.abs(Date.parse(end) - later(day, months)) <= NEAR * DAY_MS),
  );

/** « Vente : jusqu’au 24/06/2029 – jusqu’au 24/06/2032 en cas de location »: the papers are those of a sale. */
const SALE = '(?:vente|vend|cession|mutation)';
const LETTING = '(?:location|bail|louer|locati)';
const RIGHT_AFTER = String.raw`^[\s,(:-]*(?:en cas d|pour|dans le cadre d)[\p{L}' ]{0,14}`;
/** In letters. */
const REACH = 60;

function isForSale({ folded }: FlowText, { at, end }: Extracted<string>): boolean {
  const after = folded.slice(end, end + REACH);
  const says = (use: string) => new RegExp(RIGHT_AFTER + use, 'u').test(after);
  if (says(SALE) || says(LETTING)) return says(SALE);
  const before = folded.slice(Math.max(0, at - REACH), at);
  const last = (use: string) => [...before.matchAll(new RegExp(use, 'g'))].at(-1)?.index ?? -1;
  return last(SALE) > last(LETTING);
}

/**
 * `made` are the days of the visit and of the report, `lengths` what the law grants, in months. Without a
 * proof only what the first page says in so many words, and says once.
 */
export function endsOf(
  sheets: readonly Sheet[],
  made: readonly string[],
  lengths: readonly number[],
): Reading<string>[] {
  const [first] = sheets;
  if (!first) return [];
  const flowText = flowTextOf(sheets);
  // Proven, only its own line may say that it is something else's: rows of a form have no full stop.
  const proven = foundIn(flowText, findDates).filter(
    ({ value, at }) =>
      isProven(value, made, lengths) &&
      !AGAIN.test(clauseBefore(flowText, at)) &&
      !OTHERS.test(clauseBefore(flowText, at).split('\n').at(-1) ?? ''),
  );
  const own = agreed(proven) ?? agreed(proven.filter((one) => isForSale(flowText, one)));
  if (own) return [own];
  if (proven.length > 0) return [];
  const extracted = agreed(statedEnds(first).filter((one) => isOfReport(first, one)));
  return extracted && made.every((day) => day < extracted.value) ? [extracted] : [];
}

/** Whether some printed day is as long before one of these ends as the law grants. */
export const leadsTo = (
  sheets: readonly Sheet[],
  ends: readonly Fact[],
  lengths: readonly number[],
): boolean =>
  foundIn(flowTextOf(sheets), findDates).some((day) =>
    ends.some((end) => isProven(String(end.value), [day.value], lengths)),
  );

/** « Date : 08/10/2026 » and nothing else: the day from which the law leads to the end that the report tells is its own. */
export function provenDay(
  sheets: readonly Sheet[],
  lengths: readonly number[],
): Reading<string> | null {
  const [first] = sheets;
  const [end] = endsOf(sheets, [], lengths);
  if (!first || !end) return null;
  const flowText = flowTextOf([first]);
  return agreed(
    foundIn(flowText, findDates).filter(
      ({ value, at }) =>
        isProven(end.value, [value], lengths) && !OTHERS.test(clauseBefore(flowText, at)),
    ),
  );
}
