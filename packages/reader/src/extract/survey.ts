// What the reports of a surveyor have in common: which home, whose, when, under which number.
import type { Fact } from '@quitus/domain/reading/read-document';

import { homeFacts } from './holding.ts';
import { datesAfter, datesUnder } from './labelled.ts';
import { agreed, distinct, factsOf, type Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';
import { storyOf, told } from './story.ts';

/** First words of a line or of a cell: inside a sentence they are about another paper. */
const START = String.raw`(?<=^|[\n\t]\s?|[\n\t][-*•.]\s)`;
const starting = (words: string): RegExp => new RegExp(`${START}(?:${words})`, 'u');

const VISIT = starting(
  String.raw`date(?:\(s\)|s)? (?:et heure )?d(?:e |u |es |e la |'|e l')(?:visites?|reperages?|interventions?|investigations?|execution)(?:\(s\))?(?: (?:faisant l'objet d[^:\n\t]{1,30}|du reperage|de la mission|effectuees?|sur site))?|(?:visite|reperage|mission|intervention|diagnostic|constat|controle) (?:du bien )?(?:effectuee?|realisee?) le|visite (?:le|du)|visitee? le|date(?: de realisation)? du (?:controle|constat|diagnostic|mesurage)|controle (?:effectue |realise )?(?:le|du)`,
);
const REPORT = starting(
  String.raw`(?:date (?:de realisation|d'etablissement|d'edition|de redaction)(?: de l'etat(?: des risques)?| du rapport| du document)?|date du (?:rapport|document|dossier)|(?:document|etat|rapport|dossier|audit|dpe) (?:realise|etabli|edite|redige|dresse|date)e?(?: du| le)|etablie? le|realisee? le|rapport du(?= ?:|\n)|fait le)(?: ?\([^()\n]{0,30}\))?`,
);
const SIGNED = starting(String.raw`(?:fait|etabli|dresse)e? a [^,;.\n\t]{2,40}, ?le`);
const UNTIL = starting(
  String.raw`(?:(?:rapport|etat|document|diagnostic|dpe|audit|constat) )?(?:valable|valide) jusqu'au|(?:date de )?(?:fin|limite) de validite(?: du (?:rapport|dpe|diagnostic))?|date (?:de fin|limite) de validite(?: du (?:rapport|dpe|diagnostic))?|validite(?: du rapport)? ?: ?jusqu'au`,
);
/** Certificates and insurances of the surveyor end too, and so does a gas pipe. */
const OTHERS =
  /certif|accredit|assur|polices?\b|contrat|attestation de competence|flexible|source|appareil|habilitation|responsabilite civile|organisme|garantie/;
const OWN = /rapport|diagnostic|installation|constat|\bdpe\b|audit|etat des risques/;
/** In lines. */
const MAX_BLOCK = 4;
const NUMBER =
  /(?<=^|[\n\t(]\s?|[\n\t][^\n\t]{0,40}\s)(?:(?:rapport|dossier|expertise|mission|constat)\s?(?:n°|numero)|(?:n°|numero|references?|ref\.?) (?:de |du |de l')?(?:rapport|dossier|expertise|document)(?: interne)?)\s?:?\s*(?<value>(?=[\p{L}\d_./-]*\d)[\p{L}\d][\p{L}\d_./-]{2,40})(?![\p{L}\d])/u;
const EARLIER = /anterieur|precedent|ancien|initial|remis par|fourni/;

const lineAt = ({ lines }: Sheet, { box }: Reading<unknown>): number =>
  lines.findIndex((line) => line.box[1] <= box[1] + 1 && line.box[3] >= box[3] - 1);

/** Whose end it is, from its own line up to the next that names a report or something of the surveyor's. */
function isOfReport(sheet: Sheet, reading: Reading<unknown>): boolean {
  const at = lineAt(sheet, reading);
  const near = sheet.lines.slice(Math.max(0, at - MAX_BLOCK), at + 1).toReversed();
  const about = near.find(({ folded }) => OTHERS.test(folded) || OWN.test(folded));
  return !about || !OTHERS.test(about.folded);
}

function datesOf(sheets: readonly Sheet[], label: RegExp): Reading<string>[] {
  const all = sheets.flatMap((sheet) =>
    [...datesAfter(sheet, label), ...datesUnder(sheet, label)].filter(
      (one) => !OTHERS.test(sheet.lines[lineAt(sheet, one)]?.folded ?? ''),
    ),
  );
  return distinct(all);
}

/** On the first page: certificates and insurances come last, and end some day too. */
const endsOf = ([first]: readonly Sheet[]): Reading<string>[] =>
  first ? datesOf([first], UNTIL).filter((one) => isOfReport(first, one)) : [];

/** The law counts from the visit or from the report: the other one is given only where the first is not printed. */
export type CountsFrom = 'VISIT' | 'REPORT';

function madeOn(sheets: readonly Sheet[], from: CountsFrom): Reading<string>[] {
  // Further on, certificates are « établis le » as well.
  const [visits, reports] = [datesOf(sheets, VISIT), datesOf(sheets.slice(0, 2), REPORT)];
  const [first, second] = from === 'VISIT' ? [visits, reports] : [reports, visits];
  if (first.length > 0 || second.length > 0) return first.length > 0 ? first : second;
  const signed = agreed(datesOf(sheets, SIGNED));
  return signed ? [signed] : [];
}

function numbers(sheets: readonly Sheet[]): Reading<string>[] {
  const story = storyOf(sheets.slice(0, 1));
  const all = told(story, NUMBER).filter(
    ({ at }) => !EARLIER.test(story.folded.slice(story.folded.lastIndexOf('\n', at) + 1, at)),
  );
  return distinct(all.map((one) => ({ ...one, value: one.value.replace(/[./_-]+$/, '') })));
}

/** Of the report itself. */
export const reportFacts = (sheets: readonly Sheet[], rule: string, from: CountsFrom): Fact[] => [
  ...factsOf('report_number', rule, numbers(sheets)),
  ...factsOf('made_on', rule, madeOn(sheets, from)),
  ...factsOf('valid_until', rule, endsOf(sheets)),
];

export const surveyFacts = (sheets: readonly Sheet[], rule: string, from: CountsFrom): Fact[] => [
  ...homeFacts(sheets, rule),
  ...reportFacts(sheets, rule, from),
];
