// The maintenance book of a building: who insures it and until when, what was done to it.
import type { Fact } from '@quitus/domain/reading/read-document';

import { findDates } from '../french/dates.ts';
import { fold, plain } from '../french/fold.ts';
import { writtenWords } from '../french/written.ts';
import type { Cell } from '../layout/cells.ts';
import { gridRows } from './grid.ts';
import { buildingFacts } from './holding.ts';
import { insurerOf, policyOf } from './insurer.ts';
import { datesAfter } from './labelled.ts';
import { listedWorks } from './listed-works.ts';
import { agreed, distinct, factsOf, readCells, type Reading, readWords } from './reading.ts';
import type { Sheet } from './sheet.ts';
import { following, foundIn, storyOf, told } from './story.ts';

const RULE = 'carnet-entretien';
const UPDATED =
  /(?<=^|[\n\t(]\s?|[.;|]\s|\s-\s)(?:date de (?:la )?(?:derniere )?mise a jour|(?:etat|situation|edition|version|a jour|document|carnet)(?: (?:arretee?|etablie?|mise? a jour|actualisee?|en vigueur))? (?:au|du|le)|(?:carnet )?arrete (?:au|le|a la date du)|(?:derniere )?mise a jour(?: (?:le|du|au))?|mis a jour (?:le|au)|carnet (?:etabli|mis a jour|arrete) (?:le|au)|derniere actualisation(?: du carnet)?(?: (?:le|au|du))?|actualis(?:ee?|ation)(?: du carnet)? (?:le|au|du|:)|(?:(?:carnet|document|fiche|etat) )?(?:mise? |tenue? )?a jour (?:au|le|du)|edite le|etabli le)/;
const CONTRACTS = {
  insurer: /^(?:assureurs?|compagnie|societe d'assurances?)(?: d'assurances?)?$/,
  policy:
    /^(?:(?:n°|numero|references?|ref\.?) (?:de |du )?(?:police|contrat)|police(?: n°)?|contrat(?: n°)?)$/,
  ends: /^(?:date d'|prochaine |derniere )?(?:echeance|terme|expiration)(?: (?:du contrat|annuelle|principale|de la police))?$|^(?:valable|garanti|assure) jusqu'au$|^(?:date de )?fin(?: (?:de (?:la )?garantie|du contrat|de validite))?$/,
};
const ENDS = /(?<=^|[\n\t]\s?)(?:date d')?echeance(?: (?:du contrat|annuelle|principale))?/;
/** « souscrit auprès de …, échéance au 31/12/2026 ». */
const INSURED =
  /(?:assur|police|multirisque)[^.;]{0,160}?\becheance(?: (?:au|le|du(?: contrat)?|annuelle|principale|fixee au|est fixee au)){0,2}/;
const SAME_LINE = new RegExp(INSURED.source.replace('[^.;]', String.raw`[^.;\n]`), 'u');
/** « Assurance multirisque immeuble : X, police n° Y », or in the next cell. */
const NAMED =
  /(?:[Aa]ssurance|[Mm]ultirisque|ASSURANCE|MULTIRISQUE)[^:\n\t]{0,40}[:\t]\s*(?:(?:[Cc]ompagnie|[Cc]ontrat|[Pp]olice|[Ss]ouscrite?\s+aupr[eè]s\s+de|[Aa]upr[eè]s\s+de)\s+)?(?<value>\p{Lu}[\p{L}'& -]{2,40}?)(?=\s*[,(;]|\s+-|\s+(?:contrat|police|n°))/u;
/** « L’immeuble est garanti par la compagnie X, contrat n° Y ». */
const COVERED =
  /(?:[Aa]ssur[eé]|[Gg]aranti|[Cc]ouvert)e?s?\s+(?:par|aupr[eè]s\s+d[eu']|chez)\s+(?:(?:la|le|les)\s+)?(?:(?:compagnie|soci[eé]t[eé]|mutuelle)\s+(?:d'assurances?\s+)?)?(?<value>\p{Lu}[\p{L}'& -]{2,40}?)(?=\s*[,(;]|\.\s|\s+-|\s+(?:contrat|police|n°|sous|selon))/u;
/** The name of a part of the paper is nobody's. */
const NO_INSURER =
  /^(?:assurances?|contrats?|police|multirisque) (?:de|du|des|multirisque|immeuble)\b/;
const POLICY =
  /(?:assurance|multirisque)[^.;\n]{0,80}?(?:police|contrat)(?:\s[\p{L}'& ]{2,30}?)?(?: n°| numero)?\s*:?\s*(?<value>(?:[a-z]{1,5}[ -]?)?\d[\d /.-]{3,18}\d(?:\s?[a-z](?![\p{L}\d]))?)(?![\p{L}\d])/u;
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
const tableInsurance = (sheet: Sheet): Insurance[] =>
  gridRows(sheet, CONTRACTS, { head: 'ends', is: /./ }).flatMap(({ cells, text }) => {
    const { insurer, policy, ends } = cells;
    if (!insurer || (OTHERS.test(text) && !BUILDING.test(text))) return [];
    const day = ends ? dayIn(ends) : null;
    return [
      {
        insurer: readCells(insurer.text, [insurer], sheet.page),
        policy:
          policy && /\d{4}|\d[\d .-]{3,}\d/.test(policy.text)
            ? readCells(policy.text, [policy], sheet.page)
            : null,
        ends: ends && day ? readWords(day, ends.text, ends.words, sheet.page) : null,
      },
    ];
  });

/** « Assureur : … », or in a sentence, where no table tells it. */
function toldInsurance(sheets: readonly Sheet[]): Insurance[] {
  const story = storyOf(sheets);
  const all = foundIn(story, findDates);
  const [beside, apart] = [SAME_LINE, INSURED].map((words) => following(story, all, words));
  const days = beside && beside.length > 0 ? beside : (apart ?? []);
  const ends = agreed(sheets.flatMap((sheet) => datesAfter(sheet, ENDS))) ?? agreed(days);
  const labelled = insurerOf(sheets, story);
  const insurer =
    (labelled && !NO_INSURER.test(fold(labelled.value)) ? labelled : null) ??
    agreed(told(story, NAMED, plain)) ??
    agreed(told(story, COVERED, plain));
  const policy =
    policyOf(sheets) ?? agreed(told(story, POLICY)) ?? agreed(told(story, COVER_NUMBER));
  return insurer || (policy && ends) ? [{ insurer, policy, ends }] : [];
}

function insuranceFacts(sheets: readonly Sheet[]): Fact[] {
  const tables = sheets.flatMap(tableInsurance);
  const [only, ...others] = tables.length > 0 ? tables : toldInsurance(sheets);
  // Two contracts for one building: which one holds is not ours to say.
  if (!only || others.length > 0) return [];
  return [
    ...factsOf('insurer', RULE, [only.insurer]),
    ...factsOf('policy_number', RULE, [only.policy]),
    ...factsOf('insured_until', RULE, [only.ends]),
  ];
}

function worksFacts(sheets: readonly Sheet[]): Fact[] {
  const rows = sheets.flatMap((sheet) =>
    gridRows(sheet, WORKS, { head: 'year', is: /(?:^|\D)(?:19|20)\d{2}$/ }, NO_WORKS_DONE).flatMap(
      ({ cells: { year, label } }) => (year && label ? [{ year, label, sheet }] : []),
    ),
  );
  const [first] = rows;
  if (!first) return listedWorks(sheets, RULE);
  const own = rows.filter(({ sheet }) => sheet === first.sheet);
  const value = rows.map(({ year, label }) => `${year.text.slice(-4)} ${label.text}`);
  return factsOf('works_done', RULE, [
    readCells(
      value,
      own.flatMap(({ year, label }) => [year, label]),
      first.sheet.page,
    ),
  ]);
}

export const carnetEntretien = (sheets: readonly Sheet[]): Fact[] => [
  ...buildingFacts(sheets, RULE),
  ...factsOf('updated_on', RULE, distinct(sheets.flatMap((sheet) => datesAfter(sheet, UPDATED)))),
  ...insuranceFacts(sheets),
  ...worksFacts(sheets),
];
