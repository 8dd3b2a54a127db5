// The certificate of a yearly service: of the boiler, the heat pump, the chimney.
import type { Fact } from '@quitus/domain/reading/read-document';

import { homeFacts } from './holding.ts';
import { datesAfter, datesUnder } from './labelled.ts';
import { agreed, distinct, factsOf } from './reading.ts';
import type { Sheet } from './sheet.ts';
import { type Story, storyOf, told } from './story.ts';

const RULE = 'entretien';
const MADE =
  /date (?:de (?:la |l')?)?(?:d')?(?:visite|intervention|entretien|passage|ramonage|realisation)(?: de l'entretien)?|(?:entretien|ramonage|visite|intervention|nettoyage)[^.;:\n\t]{0,60}? (?:effectuee?|realisee?)(?: ce jour)?,? le|(?:effectuee?|realisee?) le|intervention du|passage du|ramonee?s? le/;
const SIGNED = /(?<=^|[\n\t]\s?)fait a [^,;.\n\t]{2,40}, ?le/;
const EQUIPMENT: readonly (readonly [string, RegExp])[] = [
  ['POMPE_A_CHALEUR', /pompes? a chaleur|thermopompe/],
  ['CHAUDIERE', /chaudieres?/],
  ['CLIMATISATION', /climatis(?:ation|eurs?)|systemes? thermodynamiques? reversibles?/],
  ['CHEMINEE', /ramonage|cheminees?|conduits? de fumee|poeles? a|inserts?/],
  ['VENTILATION', /\bvmc\b|ventilation mecanique/],
  ['ASCENSEUR', /ascenseurs?/],
];
/** In letters: a title and the first lines under it. */
const OPENING = 900;

/** What the opening speaks of; a boiler has a flue, so that both words may stand there. */
function equipment(story: Story) {
  const named = EQUIPMENT.flatMap(([value, words]) => {
    const [first] = told(story, new RegExp(`(?<value>${words.source})`, 'u'));
    return first && first.at < OPENING ? [{ ...first, value }] : [];
  });
  const own = named.filter(
    ({ value }) => value !== 'CHEMINEE' || /ramonage/.test(story.folded.slice(0, 300)),
  );
  return agreed(own.length > 0 ? own : named);
}

export function entretien(sheets: readonly Sheet[]): Fact[] {
  const days = (label: RegExp) =>
    distinct(sheets.flatMap((sheet) => [...datesAfter(sheet, label), ...datesUnder(sheet, label)]));
  const [made, signed] = [days(MADE), days(SIGNED)];
  return [
    ...homeFacts(sheets, RULE).filter(({ name }) => name !== 'lots'),
    ...factsOf('equipment', RULE, [equipment(storyOf(sheets))]),
    ...factsOf('made_on', RULE, made.length > 0 ? made : [agreed(signed)]),
  ];
}
