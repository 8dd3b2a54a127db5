// Asbestos, lead, termites: what was looked for in the materials, and whether it was found.
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../../french/fold.ts';
import { type FlowText, flowTextOf, type Extracted, extracted } from '../sheet/flow-text.ts';
import { factsOf, readCells, type Reading } from '../sheet/reading.ts';
import { type Finding } from '../sheet/refused-fact.ts';
import type { Sheet, SheetLine } from '../sheet/sheet.ts';
import { surveyFacts } from './survey.ts';
import { decided, onlyOne, stated, type Verdict } from './verdict.ts';

/** « contenant de | : conduit »: OCR may lose the word that the whole report is about. */
const MATERIALS = String.raw`[^.;☐☒]{0,160}?contenant de\s+(?:l'amiante|:\s)`;
const ASBESTOS_FOUND = new RegExp(
  String.raw`(?:il\s+a\s+ete\s+repere|ont\s+ete\s+reperes)(?!e?s?\s+aucun)(?!${MATERIALS.replace('contenant de', 'susceptibles? de contenir de')})${MATERIALS}|(?:il\s+a\s+ete\s+(?:repere|mis\s+en\s+evidence)|ont\s+ete\s+reperee?s)(?!e?s?\s+aucun)[^.;]{0,120}?\sen\s+amiante(?:[\s-]ciment)?\b|(?<!aucun )materiaux?(?:\s+(?:ou|et)\s+produits)?[^.;]{0,30}?\scontenant\s+de\s+l'amiante[^.;]{0,60}?\s(?:ont|a)\s+ete\s+(?:reperes?|identifies?|mis en evidence)|(?:conclusions?|resultats?|avis)\s*:\s*presence\s+(?:d'amiante|de\s+(?:materiaux|produits)[^.;]{0,40}?amiante)`,
  'u',
);
/** The title, « présence ou absence de matériaux », says neither. */
const ASBESTOS_NONE = new RegExp(
  String.raw`(?:il\s+n'a\s+pas\s+ete\s+repere|(?<!\bou\s+(?:l'|d'|de\sl')?)absence\s+de)[^.;]{0,100}?materiaux[^.;]{0,60}?(?:contenant|contenir)\s+de\s+l'amiante|aucun\s+materiau[^.;]{0,80}?(?:contenant|contenir)\s+de\s+l'amiante\s+n'a\s+ete\s+(?:repere|identifie|mis\s+en\s+evidence)|(?:conclusions?|resultats?|avis)\s*:\s*absence\s+d'amiante`,
  'u',
);

/** The list that a conclusion is about is the last one named before it. */
const listOf = (flowText: FlowText, { at }: Extracted<unknown>): string =>
  [
    ...flowText.folded.slice(Math.max(0, at - 500), at).matchAll(/listes? (?<name>a et b|a|b)\b/g),
  ].at(-1)?.groups?.['name'] ?? '';

/** « Liste A : absence », « Liste B | Néant »: an answer for each list, and no sentence. */
const LIST_ANSWER =
  /\blistes? (?:a et b|a|b)\b[^.;\n☐☒]{0,60}?[:\t-]\s*(?<value>(?:absence|neant|aucune?|negatif|presence|positif)\b(?!\s+(?:ou|et)\b))/;

function answerByList(flowText: FlowText): Reading<string> | null {
  const answers = extracted(flowText, LIST_ANSWER);
  const [first] = answers;
  if (!first) return null;
  if (answers.some(({ value }) => /^(?:presence|positif)/.test(fold(value))))
    return { ...first, value: 'POSITIVE' };
  const lists = answers.map((one) => listOf(flowText, one)).join(' ');
  return /a/.test(lists) && /b/.test(lists) ? { ...first, value: 'NEGATIVE' } : null;
}

/** One list that holds some wins over the other that holds none. */
export function asbestos(flowText: FlowText): Reading<string> | null {
  const [found, none] = [stated(flowText, ASBESTOS_FOUND), stated(flowText, ASBESTOS_NONE)];
  const clear = new Set(none.map((one) => listOf(flowText, one)));
  const [first] = found;
  if (first)
    return found.some((one) => clear.has(listOf(flowText, one)))
      ? null
      : { ...first, value: 'POSITIVE' };
  const both = clear.has('') || clear.has('a et b') || (clear.has('a') && clear.has('b'));
  const byList = answerByList(flowText);
  if (byList?.value === 'POSITIVE') return none.length > 0 ? null : byList;
  return both ? onlyOne([], none) : byList;
}

const LEAD = String.raw`[^.;☐☒]{0,80}?revetements?[^.;]{0,30}?(?:contenant|contiennent)\s+du\s+plomb`;
const LEAD_FOUND = new RegExp(
  String.raw`(?:le\s+constat|le\s+crep|mission)[^.;]{0,40}?\b(?<!\b(?:ne|pas|jamais|rien)\s+)(?:a\s+(?:mis\s+en\s+evidence|revele|fait\s+apparaitre)|met\s+en\s+evidence|revele|fait\s+apparaitre)(?!\s+(?:pas|aucune?))(?:\s+la\s+presence)?(?:\s+de|\s+des)?${LEAD}|il\s+a\s+ete\s+(?:repere|mis\s+en\s+evidence)${LEAD}|revetements?[^.;]{0,30}?contenant\s+du\s+plomb[^.;]{0,60}?ont\s+ete\s+(?:mis\s+en\s+evidence|reperes)|(?:du fait|en raison|compte tenu) de la presence de\s+revetements?[^.;]{0,30}?contenant\s+du\s+plomb|(?:met|mettent|revele|a releve|presente|a mis)(?: en evidence)? (?:(?:la presence|l'existence) d(?:'|e )|au moins une |une |des |plusieurs )?unites? de diagnostic[^.;]{0,40}?(?:de |en )?classes? [123]|(?:conclusions?|resultats?)\s*:?\s*presence\s+de\s+revetements?[^.;]{0,40}?contenant\s+du\s+plomb|(?:presence|existence) de plomb (?:a ete|est) (?:mise en evidence|constatee|averee|revelee|detectee)`,
  'u',
);
const LEAD_NONE = new RegExp(
  String.raw`n'a\s+pas\s+(?:ete\s+)?(?:mis\s+en\s+evidence|revele|repere|permis)${LEAD}|\bne\s+(?:met|revele|fait)\s+(?:pas|apparaitre\s+aucun|aucun|en\s+evidence\s+aucun)${LEAD}|(?:absence\s+de|aucun)\s+revetements?\s+contenant\s+du\s+plomb|aucune (?:presence|trace) de plomb`,
  'u',
);
const UNITS =
  /^(?:nombre d')?unites? de diagnostic|^nombre(?: d'unites| d'ud|\b(?! d))|^(?:total )?ud\b/;

/** Units of diagnosis by class: one of class 1, 2 or 3 is lead above the limit. */
function unitsByClass(sheet: Sheet): Reading<string>[] {
  return sheet.lines.flatMap((line, index) => {
    if (!UNITS.test(line.folded)) return [];
    const heads = sheet.lines
      .slice(Math.max(0, index - 4), index)
      .flatMap(({ cells }) => cells.filter(({ text }) => /^classe ?[0-3]$/.test(fold(text))));
    const counts = heads.flatMap((head) => countUnder(line, head.box) ?? []);
    const named = new Set(heads.map(({ text }) => fold(text).at(-1)));
    if (named.size !== 4 || heads.length !== 4 || counts.length !== 4) return [];
    const above = counts.filter((_, at) => fold(heads[at]?.text ?? '').at(-1) !== '0');
    const value: Verdict = above.some(({ count }) => count > 0) ? 'POSITIVE' : 'NEGATIVE';
    return [
      readCells(
        value,
        above.map(({ cell }) => cell),
        sheet.page,
      ),
    ];
  });
}

function countUnder({ cells }: SheetLine, head: readonly [number, number, number, number]) {
  const under = cells.filter(
    ({ box, text }) => box[0] < head[2] && box[2] > head[0] && /^\d+$/.test(text),
  );
  const [cell, ...others] = under;
  return cell && others.length === 0 ? { cell, count: Number(cell.text) } : null;
}

/** « 70 unités de classe 0, 14 de classe 1 », « classe 0 : 70 – classe 1 : 14 »: extracted of all four, all the same way. */
const CLASSES_IN_PROSE = [
  /(?<![\d.,])(?<value>\d{1,4} (?:(?:unites?(?: de diagnostic)?|u\.?d\.?|sont|est|relevent|(?:de|en) (?:la )?)\s?){0,5}classe [0-3])(?!\d)/,
  /(?<value>\bclasse [0-3]\s?[:=(]\s?\d{1,4})(?![\d,.%]| ?%)/,
];
const [COUNT_FIRST, CLASS_FIRST] = [
  /^(?<count>\d+)\s.*?(?<class>\d)$/su,
  /(?<class>\d)\D+(?<count>\d+)$/u,
];

function classesInProse(flowText: FlowText): Reading<string>[] {
  return CLASSES_IN_PROSE.flatMap((pattern, way): Reading<string>[] => {
    const all = extracted(flowText, pattern).flatMap((one) => {
      const { count, class: own } =
        (way === 0 ? COUNT_FIRST : CLASS_FIRST).exec(fold(one.value))?.groups ?? {};
      return count && own ? [{ one, own, count: Number(count) }] : [];
    });
    const [first] = all;
    if (!first || all.length !== 4 || new Set(all.map(({ own }) => own)).size !== 4) return [];
    const isFound = all.some(({ own, count }) => own !== '0' && count > 0);
    return [{ ...first.one, value: isFound ? 'POSITIVE' : 'NEGATIVE' }];
  });
}

/** No colon and no next cell: « absence d’indice », in the last row, over « Conclusion : il a été repéré… ». */
const TERMITES = String.raw`[^.;:\t☐☒]{0,60}?(?:d'infestations?|(?:de|la)\s+presence|activite)[^.;:\t]{0,30}?(?:de\s+)?termites`;
const TERMITES_FOUND = new RegExp(
  String.raw`il\s+a\s+ete\s+(?:repere|releve|constate|observe|mis\s+en\s+evidence)\s*:?${TERMITES}|(?:conclusions?|resultats?)\s*:\s*presence\s+(?:d'indices?\s+)?(?:d'infestations?\s+)?de\s+termites|presence\s+d'indices?${TERMITES}|indices?\s+d'infestations?\s+de\s+termites\s+(?:ont\s+ete\s+)?(?:reperes?|observes?|constates?)|(?:galeries|cordonnets|(?:bois|elements|ouvrages)[^.;]{0,30}?(?:degrades|infestes|attaques)|termites)[^.;]{0,110}?(?<!n')(?:ont|a)\s+ete\s+(?:repere|observe|constate|releve|identifie|mis en evidence)e?s?|(?<!in)(?:bati(?:ment|sse)?|bien|immeuble|maison|logement)[^.;]{0,30}?(?:est|sont)\s+infestee?s?\s+(?:de|par)[^.;]{0,10}termites|presence de termites (?:a ete |est )?(?:reperee|observee|constatee|averee|relevee)`,
  'u',
);
/** « Absence d’indices » is also said room by room: the conclusion is about all that was seen. */
const TERMITES_NONE = new RegExp(
  String.raw`(?:n'a\s+pas\s+(?:ete\s+)?(?:repere|releve|observe|permis|revele|mis\s+en\s+evidence)|aucune?\s+(?:indice|trace))${TERMITES}|aucune?\s+(?:indice|trace|presence|element)[^.;:\t]{0,40}?(?:de\s+)?termites|absence\s+de\s+termites|(?:indemne|exempte?)\s+de\s+(?:toute\s+)?(?:trace\s+de\s+|infestation\s+(?:de|par\s+les)\s+)?termites|ne\s+(?:presente|revele|montre|comporte)\s+(?:pas|aucune?)[^.;:\t]{0,50}?termites|(?:conclusions?|resultat)\s*:?\s*absence\s+d'indices?${TERMITES}|absence\s+d'indices?${TERMITES}\s+(?:le\s+jour|au\s+jour|a\s+la\s+date|lors\s+de|au\s+moment|dans\s+(?:tous?\s+|toutes\s+)?(?:les?\s+|la\s+|l'|ces?\s+|ledit\s+)(?:lots?|locaux|biens?|bati|immeuble|batiments?|appartement|logement|maison|ensemble|parties|pieces|ouvrages))|(?:fait\s+etat\s+d|conclut\s+a\s+l|conclure\s+a\s+l|constatons\s+l|atteste\s+de\s+l|constate\s+l)[' ]absence\s+d'indices?${TERMITES}|n'a\s+pas\s+(?:ete\s+)?(?:repere|releve|observe|constate|revele)[^.;]{0,50}?termites`,
  'u',
);

const resultFacts = (rule: string, reading: Reading<string> | null): Fact[] =>
  factsOf('diagnostic_result', rule, [reading]);

export const amiante = (sheets: readonly Sheet[]): Finding[] => [
  ...surveyFacts(sheets, 'amiante', 'VISIT'),
  ...resultFacts('amiante', asbestos(flowTextOf(sheets))),
];

export function plomb(sheets: readonly Sheet[]): Finding[] {
  const flowText = flowTextOf(sheets);
  const tables = [...sheets.flatMap(unitsByClass), ...classesInProse(flowText)];
  const sentences = onlyOne(stated(flowText, LEAD_FOUND), stated(flowText, LEAD_NONE));
  const [table = null] = tables;
  const same = tables.every(({ value }) => value === table?.value);
  return [
    ...surveyFacts(sheets, 'plomb', 'VISIT'),
    ...resultFacts('plomb', same ? decided(table, sentences) : null),
  ];
}

export function termites(sheets: readonly Sheet[]): Finding[] {
  const flowText = flowTextOf(sheets);
  return [
    ...surveyFacts(sheets, 'termites', 'VISIT'),
    ...resultFacts(
      'termites',
      onlyOne(stated(flowText, TERMITES_FOUND), stated(flowText, TERMITES_NONE)),
    ),
  ];
}
