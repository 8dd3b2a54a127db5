// A paper in a few words, by what was read on it: « appel de fonds du 2e trimestre 2026, 8 rue des
// Lilas, 69003 Lyon ».
import { frenchDay } from '../documents/calendar.ts';
import type { DocumentType } from '../documents/document-type.ts';
import { PERIOD_LABELS } from '../documents/period.ts';
import { coveredPeriod } from '../reading/covered-period.ts';
import type { FactName } from '../reading/facts.data.ts';
import { isElidedBefore } from '../text/elision.ts';
import type { ControlRule } from './control.ts';
import { onlyDay, onlyNumber, onlyText, type Paper, readingsOf, textsIn } from './examined.ts';
import { SUB_KIND_NOUNS, TYPE_NOUNS } from './paper-nouns.data.ts';

export const OWNER_FACTS = ['owner', 'owners', 'holder'] as const satisfies readonly FactName[];

const MOST_DESCRIBED = 3;

/** « 17 », « 17 et 58 », « 17, 58 et 60 ». */
export function listed(items: readonly string[]): string {
  const [last, ...before] = items.toReversed();
  return before.length === 0 ? (last ?? '') : `${before.toReversed().join(', ')} et ${last}`;
}

export const nounOf = ({ type, sub_kind }: Pick<Paper, 'type' | 'sub_kind'>): string =>
  (sub_kind && SUB_KIND_NOUNS[sub_kind]) ?? (type ? TYPE_NOUNS[type] : 'document inconnu');

const FEMININE = /^(?:carte|convocation|fiche|pièce|quittance)/;

/** « le DPE », « la fiche synthétique », « l’avis de taxe foncière ». */
export const theNoun = (noun: string): string => {
  if (isElidedBefore(noun)) return `l’${noun}`;
  return `${FEMININE.test(noun) ? 'la' : 'le'} ${noun}`;
};

/** Papers listed again inside another are told with it. */
export function described(papers: readonly Paper[], rule: ControlRule): string {
  const descriptions = papers
    .filter(({ is_part }) => !is_part)
    .map((paper) => describedPaper(paper, rule));
  const [distinct, more] = [
    [...new Set(descriptions)],
    new Set(descriptions).size - MOST_DESCRIBED,
  ];
  if (distinct.length === 0) return 'document inconnu';
  const rest = more > 0 ? [`${more} autre${more > 1 ? 's' : ''}`] : [];
  return [...distinct.slice(0, MOST_DESCRIBED), ...rest].join('\u00a0; ');
}

export function describedPaper(paper: Paper, rule: ControlRule): string {
  const when = dated(paper);
  const head = when ? `${nounOf(paper)} ${when}` : nounOf(paper);
  return [head, DETAILS[rule]?.(paper)].filter(Boolean).join(', ');
}

function placeOf(paper: Paper): string | null {
  return readingsOf([paper], 'property_address', 'building_address').flatMap(textsIn)[0] ?? null;
}

function namesOn(paper: Paper): string | null {
  const names = readingsOf([paper], ...OWNER_FACTS, 'buyers', 'landlord').flatMap(textsIn);
  const person = [onlyText(paper, 'first_names'), onlyText(paper, 'last_name')];
  const all = names.length > 0 ? names : [person.flatMap((one) => one?.value ?? []).join(' ')];
  return all[0] ? `au nom de ${listed(all)}` : null;
}

function lotsOn(paper: Paper): string | null {
  const lots = [...new Set(readingsOf([paper], 'lots').flatMap(textsIn))];
  return lots.length > 0 ? lotWords(lots) : null;
}

/** « lot 17 », « lots 17 et 58 ». */
export const lotWords = (lots: readonly string[]): string =>
  `lot${lots.length > 1 ? 's' : ''} ${listed(lots)}`;

/** « le lot 17 », « les lots 17 et 58 ». */
export const theLots = (lots: readonly string[]): string =>
  `${lots.length > 1 ? 'les' : 'le'} ${lotWords(lots)}`;

/** Which part of a paper each rule looks at: what another rule says is not said again. */
const DETAILS: Partial<Record<ControlRule, (paper: Paper) => string | null>> = {
  RIGHT_TYPE: placeOf,
  RIGHT_BUILDING: placeOf,
  RIGHT_LOT: lotsOn,
  RIGHT_OWNER: namesOn,
};

const DATES: Partial<Record<DocumentType, FactName>> = {
  PV_AG: 'meeting_on',
  FICHE_SYN: 'updated_on',
  CARNET_ENTRETIEN: 'updated_on',
  TITRE_PROP: 'deed_on',
  RCP_EDD: 'deed_on',
  ETAT_HYPOTHECAIRE: 'certified_on',
  ACT_NAISSANCE: 'delivered_on',
};

function dated(paper: Paper): string | null {
  if (paper.type === 'CHARGES') return chargesPeriod(paper);
  if (paper.type === 'TAX_FONCIERE') return onlyNumber(paper, 'tax_year')?.value.toString() ?? null;
  const day = onlyDay(paper, dateFactOf(paper))?.value;
  return day ? `du ${frenchDay(day)}` : null;
}

const dateFactOf = ({ type, sub_kind }: Paper): FactName => {
  if (type === 'CV_AG') return sub_kind === null ? 'meeting_on' : 'closed_on';
  return (type && DATES[type]) ?? 'made_on';
};

function chargesPeriod(paper: Paper): string | null {
  const exercise = onlyDay(paper, 'exercice_to');
  if (exercise) return `de l’exercice clos le ${frenchDay(exercise.value)}`;
  const as_of = onlyDay(paper, 'as_of');
  if (as_of) return `arrêté au ${frenchDay(as_of.value)}`;
  const covered = coveredPeriod([paper]);
  if (covered?.period === 'ANNEE') return `de l’année ${covered.year}`;
  if (covered?.period) return `du ${PERIOD_LABELS[covered.period].toLowerCase()} ${covered.year}`;
  const [from, to] = [onlyDay(paper, 'period_from'), onlyDay(paper, 'period_to')];
  return from && to ? `du ${frenchDay(from.value)} au ${frenchDay(to.value)}` : null;
}
