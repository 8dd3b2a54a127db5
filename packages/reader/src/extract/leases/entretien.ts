// The certificate of a yearly service: of the boiler, the heat pump, the chimney.
import type { Fact } from '@quitus/domain/reading/read-document';

import { findDates } from '../../french/dates.ts';
import { SIGNED, VISIT } from '../figures/survey-days.data.ts';
import { homeFacts } from '../shares/holding.ts';
import { following, foundIn, type FlowText, flowTextOf, extracted } from '../sheet/flow-text.ts';
import { datesAfter, datesUnder } from '../sheet/labelled.ts';
import { agreed, distinct, factsOf, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

const RULE = 'entretien';
const MADE =
  /date (?:de (?:la |l')?)?(?:d')?(?:visite|intervention|entretien|passage|ramonage|realisation|nettoyage|controle|maintenance)(?: (?:de l'entretien|d'entretien|annuelle?|de la visite|de l'intervention|du ramonage))*|(?:entretien|ramonage|visite|intervention|nettoyage)[^.;:\n\t]{0,60}? (?:effectuee?|realisee?)(?: ce jour)?,? le|(?:effectuee?|realisee?) le|intervention du|passage du|ramonee?s? le/;
const EQUIPMENT: readonly (readonly [string, RegExp])[] = [
  ['POMPE_A_CHALEUR', /pompes? a chaleur|thermopompe/],
  ['CHAUDIERE', /chaudieres?/],
  ['CLIMATISATION', /climatis(?:ation|eurs?)|systemes? thermodynamiques? reversibles?/],
  ['CHEMINEE', /ramonage|cheminees?|conduits? de fumee|poeles? a|inserts?/],
  ['VENTILATION', /\bvmc\b|ventilation mecanique/],
  ['ASCENSEUR', /ascenseurs?/],
];
/** Services before and after this one, contracts, what the law says, when the thing was set up. */
const OTHER_DAYS =
  /(?:precedent|dernier|prochain|echeance|valable|jusqu|mise en service|install|fabri|decret|arrete|norme|contrat|garantie|avant le)[^.;\n]{0,40}$/;
const REACH = 70;

/** In letters: a title and the first lines under it. */
const [TITLE, OPENING] = [300, 900];

const TITLED =
  /attestation|certificat|entretien|ramonage|maintenance|compte rendu|bon d'intervention/;

/** What the opening speaks of; a boiler has a flue, so that both words may stand there. */
function equipment(flowText: FlowText) {
  const named = EQUIPMENT.flatMap(([value, words]) => {
    const [first] = extracted(flowText, new RegExp(`(?<value>${words.source})`, 'u'));
    return first && first.at < OPENING ? [{ ...first, value }] : [];
  });
  // « Entretien annuel de chaudière »: the title says it, whatever is checked beside.
  const titles = named.filter(
    ({ at }) => at < TITLE && TITLED.test(flowText.folded.slice(0, at).split('\n').at(-1) ?? ''),
  );
  const [title, ...others] = titles.length > 0 ? titles : named.filter(({ at }) => at < TITLE);
  if (title && others.length === 0) return title;
  const own = named.filter(
    ({ value }) => value !== 'CHEMINEE' || /ramonage/.test(flowText.folded.slice(0, 300)),
  );
  return agreed(own.length > 0 ? own : named);
}

/** Labelled, or where the workshop says what it did; else the day it signed. */
function madeOn(sheets: readonly Sheet[]): Reading<string>[] {
  const flowText = flowTextOf(sheets);
  const days = foundIn(flowText, findDates);
  const labelled = sheets.flatMap((sheet) => [
    ...datesAfter(sheet, MADE),
    ...datesUnder(sheet, MADE),
  ]);
  const did = following(flowText, days, VISIT);
  const dated = sheets
    .slice(0, 1)
    .flatMap((sheet) => datesAfter(sheet, /(?<=^|[\n\t])date(?: et heure)?/));
  for (const readings of [labelled, did, dated]) if (readings.length > 0) return distinct(readings);
  const signed = agreed(following(flowText, days, SIGNED));
  // The only day that is not said to be of something else.
  const only =
    signed ??
    agreed(
      days.filter(({ at }) => !OTHER_DAYS.test(flowText.folded.slice(Math.max(0, at - REACH), at))),
    );
  return only ? [only] : [];
}

export const entretien = (sheets: readonly Sheet[]): Fact[] => [
  ...homeFacts(sheets, RULE).filter(({ name }) => name !== 'lots'),
  ...factsOf('equipment', RULE, [equipment(flowTextOf(sheets))]),
  ...factsOf('made_on', RULE, madeOn(sheets)),
];
