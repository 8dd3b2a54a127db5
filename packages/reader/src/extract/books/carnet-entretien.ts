// The maintenance book of a building: who insures it and until when, what was done to it.
import type { Fact } from '@quitus/domain/reading/read-document';

import { findDates } from '../../french/dates.ts';
import { fold, plain } from '../../french/fold.ts';
import { writtenWords } from '../../french/written.ts';
import type { Cell } from '../../layout/cells.ts';
import { insurerOf, policyOf } from '../parties/insurer.ts';
import { buildingFacts } from '../shares/holding.ts';
import { following, foundIn, type FlowText, flowTextOf, extracted } from '../sheet/flow-text.ts';
import { type GridRow, gridRows } from '../sheet/grid.ts';
import { datesAfter, datesUnder } from '../sheet/labelled.ts';
import { agreed, distinct, factsOf, readCells, type Reading, readWords } from '../sheet/reading.ts';
import { type Finding, isRefused, type RefusedFact, refusedFacts } from '../sheet/refused-fact.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { countsIn, pairsOf } from './fiche-pairs.ts';
import { listedWorks } from './listed-works.ts';
import { withoutOtherCovers } from './own-cover.ts';

const RULE = 'carnet-entretien';
const UPDATED =
  /(?<=\bcarnet\b[^.;]{0,140},\s)(?:mis )?a jour (?:au|le|du)|(?<=^|[\n\t(]\s?|[.;|·•]\s|\s-\s)(?:date de (?:la )?(?:derniere )?mise a jour|(?:etat|situation|edition|version|a jour|document|carnet)(?: (?:arretee?|etablie?|mise? a jour|actualisee?|en vigueur))? (?:au|du|le)|(?:carnet )?arrete (?:au|le|a la date du)|(?:derniere )?mise a jour(?: (?:le|du|au))?|mise? a jour(?: (?:le|au)|(?=\s*[:\t]))|carnet (?:etabli|mis a jour|arrete) (?:le|au)|derniere actualisation(?: du carnet)?(?: (?:le|au|du))?|actualis(?:ee?|ation)(?: du carnet)? (?:le|au|du|:)|(?:(?:carnet|document|fiche|etat) )?(?:mise? |tenue? )?a jour (?:au|le|du)|edite le|etabli le)/;
const INSURER =
  /^(?:(?:nom de l')?assureurs?|(?:compagnie|mutuelle)(?: d'assurances?| ?(?:\/|ou) ?assureur)?|societe d'assurances?|organisme (?:assureur|d'assurances?)|assuree? (?:par|aupres de)|(?:compagnie|assureur) ?(?:\/|et|ou) ?(?:compagnie|assureur|courtier|agent))$/;
const POLICY_HEAD =
  /^(?:(?:n°|numero|references?|ref\.?)(?: (?:de |du |d')?(?:police|contrat)(?: ?(?:\/|ou) ?(?:police|contrat))?)?|(?:police|contrat)(?: ?(?:\/|ou) ?(?:police|contrat))?(?: n°)?)$/;
/** « Contrat | Compagnie | Police n° »: where one column names the contract, the other its number. */
const POLICY_NUMBER_HEAD =
  /^(?:(?:n°|numero|references?|ref\.?)(?: (?:de |du |d')?(?:police|contrat))?|police(?: n°)?)$/;
const ENDS_HEAD =
  /^(?:(?:date d'|date de |prochaine |derniere )?(?:echeance|terme|expiration|renouvellement)(?: (?:du contrat|annuelle|principale|de la police|le|au))?|(?:valable|valide|garantie?|assuree?|couverte?|en cours) (?:jusqu'au|au)|jusqu'au|expire (?:le|au)|(?:date de )?fin(?: (?:de (?:la )?garantie|du contrat|de (?:la )?validite|le))?|(?:fin de )?validite)$/;
type ContractRow = GridRow<'insurer' | 'policy' | 'ends'>;
/** Where the head of one column is not understood, the others still tell theirs. */
const CONTRACTS: readonly ((sheet: Sheet) => ContractRow[])[] = [
  (sheet) =>
    gridRows(
      sheet,
      { insurer: INSURER, policy: POLICY_HEAD, ends: ENDS_HEAD },
      { head: 'ends', is: /./ },
    ),
  (sheet) =>
    gridRows(sheet, { insurer: INSURER, policy: POLICY_HEAD }, { head: 'policy', is: /\d{3}/ }),
  (sheet) =>
    gridRows(
      sheet,
      { insurer: INSURER, policy: POLICY_NUMBER_HEAD, ends: ENDS_HEAD },
      { head: 'policy', is: /\d{3}/ },
    ),
  (sheet) =>
    gridRows(
      sheet,
      { insurer: INSURER, policy: POLICY_NUMBER_HEAD },
      { head: 'policy', is: /\d{3}/ },
    ),
  (sheet) => gridRows(sheet, { insurer: INSURER, ends: ENDS_HEAD }, { head: 'ends', is: /\d{4}/ }),
];
/** All contracts of the building in one table: whoever holds them, of which the insurer is one. */
const HOLDER =
  /^(?:titulaires?|prestataires?|societes?|entreprises?|organismes?|cocontractants?|contractants?|fournisseurs?)(?: du contrat)?$/;
const allContracts = (sheet: Sheet): ContractRow[] =>
  gridRows(
    sheet,
    { insurer: HOLDER, policy: POLICY_HEAD, ends: ENDS_HEAD },
    { head: 'ends', is: /\d{4}/ },
  ).filter(({ text }) => BUILDING.test(text));
const ENDS = /(?<=^|[\n\t]\s?)(?:date d')?echeance(?: (?:du contrat|annuelle|principale))?/;
/** « souscrit auprès de …, échéance au 31/12/2026 ». */
const INSURED =
  /(?:assur|police|multirisque)[^.;]{0,160}?\becheance(?: (?:au|le|du(?: contrat)?|annuelle|principale|fixee au|est fixee au)){0,2}/;
/** « garanti par X, contrat n° Y, renouvelé jusqu’au 31 mars 2027 »: the last day, in the sentence of the cover. */
const RUNS =
  /\b(?:assur|multirisque|garantie? (?:par|aupres|chez)|couverte? (?:par|aupres|chez))(?:[^.;]|\.(?=\d)){0,200}?\b(?:jusqu'au|expir(?:e|era|ant)(?: le| au)?|expiration(?: le| au| :)?|prend(?:ra|rant)? fin le|(?:date de )?fin(?: de (?:garantie|validite|contrat))? (?:le|au)|(?:a )?terme (?:le|au|du)|renouvelable (?:le|au)|valable au)/;
const SAME_LINE = new RegExp(INSURED.source.replace('[^.;]', String.raw`[^.;\n]`), 'u');
/** « Assurance multirisque immeuble : X, police n° Y », or in the next cell. */
const NAMED =
  /(?:[Aa]ssurance|[Mm]ultirisque|ASSURANCE|MULTIRISQUE)[^:\n\t]{0,40}[:\t]\s*(?:(?:[Cc]ompagnie|[Cc]ontrat|[Pp]olice|[Ss]ouscrite?\s+aupr[eè]s\s+de|[Aa]upr[eè]s\s+de)\s+)?(?<value>\p{Lu}[\p{L}'& -]{2,40}?)(?=\s*[,(;]|\s+-|\s+(?:contrat|police|n°))/u;
/** « L’immeuble est garanti par la compagnie X, contrat n° Y », « assuré en multirisque auprès de X ». */
const COVERED =
  /(?:[Aa]ssur[eé]|[Gg]aranti|[Cc]ouvert)e?s?\s+(?:(?:en|pour|au\s+titre\s+d['e])\s?(?:\p{Ll}+\s+){1,4}?)?(?:par|aupr[eè]s\s+d[eu']|chez)\s+(?:(?:la|le|les)\s+)?(?:(?:compagnie|soci[eé]t[eé]|mutuelle)\s+(?:d'assurances?\s+)?)?(?:"\s?)?(?<value>\p{Lu}[\p{L}'& -]{2,40}?)(?=\s?"|\s*[,(;]|\.\s|\s+-|\s+(?:contrat|police|n°|sous|selon|au titre|en vertu|jusqu))/u;
/** The name of a part of the paper is nobody's. */
const NO_INSURER =
  /^(?:assurances?|contrats?|police|multirisque) (?:de|du|des|multirisque|immeuble)\b/;
const POLICY =
  /(?:assurance|multirisque)[^.;\n]{0,80}?(?:police|contrat)(?:\s[\p{L}'& ]{2,30}?)??(?: n°| numero)?\s*:?\s*(?<![\p{L}\d-])(?<value>(?:[a-z]{1,4}[ /-]?)?\d[\d /.-]{3,18}\d(?:[\s-]?[a-z](?![\p{L}\d]))?)(?![\p{L}\d]|[./-][\p{L}\d])/u;
/** « Multirisque immeuble n° 0A61-774 auprès de X »: the number right after the name of the cover. */
const COVER_NUMBER =
  /\bmultirisque(?: (?:de l')?immeuble| habitation| copropriete)?,? (?:n°|numero) ?(?<value>(?=[a-z\d/.-]*\d{3})[a-z\d][a-z\d/.-]{4,20}[a-z\d])(?![\p{L}\d/-]| \d)/u;
/** A house has others: the works it once had, the lift, the syndic’s own liability. */
const OTHERS =
  /dommages?[ -]ouvrage|\bdo\b|protection juridique|responsabilite civile|ascenseur|syndic/;
/** Whatever a line under the table says of others. */
const BUILDING = /multirisque|\bmri\b|assurance (?:de l')?immeuble/;
const WORKS = {
  year: /^(?:annees?|dates?|exercice)(?: (?:des travaux|de realisation|de reception))?$/,
  label:
    /^(?:travaux (?:effectues|realises|executes)|nature|travaux|designation|objet|libelle|description)(?: (?:des|de|du|et) .*)?$/,
};
/** Contracts, studies and works that are still to be done have their days and their names too. */
const NO_WORKS_DONE =
  /\b(?:contrats?|date d'effet|echeance|periodicite|prestataire|police|assureur|diagnostics?|etudes?|sinistres?|a (?:venir|realiser|prevoir)|echeancier|pluriannuel|programmee?s?|prevue?s?|previsionnel(?:le)?s?|estimee?s?|estimation|priorite)\b/;

const dayIn = ({ words }: Cell): string | null => {
  const [only, ...others] = findDates(writtenWords(words));
  return only && others.length === 0 ? only.value : null;
};

type Insurance = {
  insurer: Reading<string> | null;
  policy: Reading<string> | null;
  ends: Reading<string> | null;
};

/** The contract of the building itself, in a table of contracts. */
function tableInsurance(sheet: Sheet): Insurance[] {
  const rows =
    [...CONTRACTS, allContracts].map((read) => read(sheet)).find((found) => found.length > 0) ?? [];
  const own = rows.filter(({ text }) => !OTHERS.test(text) || BUILDING.test(text));
  const named = own.filter(({ text }) => BUILDING.test(text));
  return (named.length === 1 ? named : own).flatMap(({ cells: { insurer, policy, ends } }) => {
    const day = ends ? dayIn(ends) : null;
    return insurer && !NO_INSURER.test(fold(insurer.text))
      ? [
          {
            insurer: readCells(insurer.text, [insurer], sheet.page),
            policy:
              policy && /\d{4}|\d[\d .-]{3,}\d/.test(policy.text)
                ? readCells(policy.text, [policy], sheet.page)
                : null,
            ends: ends && day ? readWords(day, ends.text, ends.words, sheet.page) : null,
          },
        ]
      : [];
  });
}

/** « La garantie dommages-ouvrage court jusqu’au … »: the sentence says whose day it is; in a table, its row does. */
const isOfOther = ({ folded }: FlowText, at: number): boolean => {
  const row = folded.slice(folded.lastIndexOf('\n', at) + 1, at);
  const sentence = folded
    .slice(Math.max(0, at - SENTENCE), at)
    .split(/[.;]\s/)
    .at(-1);
  return OTHERS.test(row.includes('\t') ? row : (sentence ?? ''));
};
/** In signs. */
const SENTENCE = 240;

/** « Assureur : … », or in a sentence, where no table tells it. */
function statedInsurance(sheets: readonly Sheet[]): Insurance[] {
  const flowText = flowTextOf(sheets);
  const all = foundIn(flowText, findDates);
  const [beside, apart] = [SAME_LINE, INSURED].map((words) => following(flowText, all, words));
  const days = beside && beside.length > 0 ? beside : (apart ?? []);
  const ends =
    agreed(sheets.flatMap((sheet) => datesAfter(sheet, ENDS))) ??
    agreed(days) ??
    agreed(following(flowText, all, RUNS).filter(({ at }) => !isOfOther(flowText, at)));
  const labelled = insurerOf(sheets, flowText);
  const insurer =
    (labelled && !NO_INSURER.test(fold(labelled.value)) ? labelled : null) ??
    agreed(extracted(flowText, NAMED, plain)) ??
    agreed(extracted(flowText, COVERED, plain));
  const policy =
    policyOf(sheets) ??
    agreed(extracted(flowText, POLICY)) ??
    agreed(extracted(flowText, COVER_NUMBER));
  return insurer || (policy && ends) ? [{ insurer, policy, ends }] : [];
}

function insuranceFacts(all: readonly Sheet[]): Finding[] {
  const sheets = all.map(withoutOtherCovers);
  const tables = sheets.flatMap(tableInsurance);
  const [only, ...others] = tables.length > 0 ? tables : statedInsurance(sheets);
  if (!only) return [];
  // Two contracts for one building: which one holds is not ours to say.
  if (others.length > 0)
    return refusedFacts(['insurer', 'policy_number', 'insured_until'], RULE, 'CONTRADICTED');
  return [
    ...factsOf('insurer', RULE, [only.insurer]),
    ...factsOf('policy_number', RULE, [only.policy]),
    ...factsOf('insured_until', RULE, [only.ends]),
  ];
}

/** Under the last year of a column the heading of another table may stand: « 2026 CONTRATS ». */
const lastYear = ({ text }: Cell): string =>
  [...text.matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)].at(-1)?.[0] ?? text;

function worksFacts(sheets: readonly Sheet[]): Fact[] {
  const rows = sheets.flatMap((sheet) =>
    gridRows(sheet, WORKS, { head: 'year', is: /(?:^|\D)(?:19|20)\d{2}$/ }, NO_WORKS_DONE).flatMap(
      ({ cells: { year, label } }) => (year && label ? [{ year, label, sheet }] : []),
    ),
  );
  const [first] = rows;
  if (!first) return listedWorks(sheets, RULE);
  const own = rows.filter(({ sheet }) => sheet === first.sheet);
  const value = rows.map(({ year, label }) => `${lastYear(year)} ${label.text}`);
  return factsOf('works_done', RULE, [
    readCells(
      value,
      own.flatMap(({ year, label }) => [year, label]),
      first.sheet.page,
    ),
  ]);
}

/** « Lots | 96 »: how many the building has; « lots concernés » are those of some works. */
const LOTS =
  /^(?:nombre (?:total )?(?:de |des ))?lots(?: (?:de (?:la )?copropriete|au total|principaux et annexes))?$/;
const lotsCount = (sheets: readonly Sheet[]): Reading<number>[] =>
  countsIn(
    sheets.flatMap(pairsOf).filter(({ label }) => LOTS.test(label)),
    'lots_count',
  );

/** In lines: who keeps the book, and when, is told under its title. */
const BOOK_HEAD = 5;
const KEPT = /\b(?:maj|a jour|ecrite?|tenu|edition|edite|carnet)\b/;
/** « Mis à jour le » over its day, in a frame of its own or in a table of the head. */
const UPDATED_OVER =
  /^(?:(?:carnet |date (?:de|d') ?)?(?:derniere )?(?:mis(?:e)? a jour|a jour|edition|actualisation)(?: (?:le|au|du))?)/;

/** Where several days follow such words, or none does, the one day of the head is that of the book. */
function updatedOn(sheets: readonly Sheet[]): Reading<string>[] {
  const labelled = distinct(sheets.flatMap((sheet) => datesAfter(sheet, UPDATED)));
  if (labelled.length === 1) return labelled;
  const [first] = sheets;
  const kept = (first?.lines.slice(0, BOOK_HEAD) ?? [])
    .flatMap(({ cells }) => cells)
    .filter((cell) => KEPT.test(fold(cell.text)))
    .flatMap((cell) => {
      const [day, ...others] = findDates(writtenWords(cell.words));
      return first && day && others.length === 0 ? [readCells(day.value, [cell], first.page)] : [];
    });
  if (kept.length === 1 || labelled.length > 0) return kept.length === 1 ? kept : labelled;
  return distinct(sheets.flatMap((sheet) => datesUnder(sheet, UPDATED_OVER)));
}

/** « Multirisque immeuble : … » names no building. */
const noBuilding = (insurance: readonly Finding[]): RefusedFact[] =>
  insurance.flatMap((one) =>
    one.name === 'insurer' && !isRefused(one)
      ? [{ name: 'building', value: one.value, rule: RULE, refused: 'OF_ANOTHER' }]
      : [],
  );

export const carnetEntretien = (sheets: readonly Sheet[]): Finding[] => {
  const insurance = insuranceFacts(sheets);
  return [
    ...buildingFacts(sheets, RULE),
    ...noBuilding(insurance),
    ...factsOf('updated_on', RULE, updatedOn(sheets)),
    ...factsOf('lots_count', RULE, lotsCount(sheets)),
    ...insurance,
    ...worksFacts(sheets),
  ];
};
