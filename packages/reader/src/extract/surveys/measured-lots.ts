// The lot that a certificate of area is for, in the ways that only surveyors write it.
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../../french/fold.ts';
import { NUMBER_WORDS, numberFromWords } from '../../french/number-words.ts';
import { type FlowText, flowTextOf, type Extracted, extracted, WORDS } from '../sheet/flow-text.ts';
import { textsAfter } from '../sheet/labelled.ts';
import { agreed, factsOf, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** « au mesurage du lot numéro sept », as surveyors dictate their letters. */
const IN_WORDS = new RegExp(
  String.raw`(?:mesurage|superficie|surface|partie privative|mesure)[^.;]{0,40}? (?:du|de ce|le) lot (?:(?:numero|n°|no) )?(?<value>${NUMBER_WORDS})(?=[\s,.;)]|$)`,
  'u',
);
/** « au mesurage du lot n° 5, appartement », « avoir mesuré le bien suivant : appartement, lot de copropriété n° 214 ». */
const MEASURED = new RegExp(
  String.raw`\b(?:mesurage|mesuree?s?|mesurer|superficie|surface)\b${WORDS}{0,220}?\blots?(?: de copropriete)?(?: (?:n°s?|numeros?))?\s?(?<value>\d{1,5}(?:(?:,\s?|\set\s)\d{1,5})*|${NUMBER_WORDS}\s?\(\s?\d{1,5}\s?\)(?!,?\s(?:et\s)?${NUMBER_WORDS}\s?\())(?=\s*[,.;:()\n]|\s(?:situe|au|du|de|dans|est|sis|d'une)\b|$|(?<=\))\s)(?![.,]\d)`,
  'u',
);
/** « ni la cave, lot 17 », « les lots 41 et 78 ne sont pas concernés ». */
const LEFT_OUT = /\b(?:ne|ni|hors|sans|excl\w+|excepte|non)\b|\bn'/;

/** The sentence that it stands in tells what was not measured. */
function isLeftOut({ folded }: FlowText, { at }: Extracted<string>): boolean {
  const start = Math.max(folded.lastIndexOf('. ', at), folded.lastIndexOf('.\n', at));
  return LEFT_OUT.test(folded.slice(start + 1).split(/[.;]\s/)[0] ?? '');
}

const numbersIn = (text: string): string[] =>
  (text.match(/\d+/g) ?? []).map((lot) => String(Number(lot)));

/** Of the sentences that say what was measured, those that say what was not are left out. */
const measuredLots = (flowText: FlowText): Reading<string[]> | null =>
  agreed(
    extracted(flowText, MEASURED)
      .filter((one) => !isLeftOut(flowText, one))
      .map((one) => ({ ...one, value: numbersIn(one.value) })),
  );

const ANY =
  /\blots?(?: de copropriete)?(?: (?:n°s?|numeros?))?\s?(?<value>\d{1,5}(?:(?:,\s?|\set\s)\d{1,5})*)(?!\d|[.,/]\d)/;

/** Right after the number, and not somewhere in a form without full stops, nor in the heads of the next table. */
const NOT_IN =
  /^[^.;\t]*?(?:\bne (?:sont|font|fait|rentre)|\bn'(?:est|ont|a|entre|entrent)|\bexclue?s?|\bnon (?:compri|compt|inclu|retenu)\p{L}*|\bhors (?:champ|calcul|mesurage|superficie|surface))\b/u;
/** « Surfaces non prises en compte : balcon, cave (lot 28) ». */
const LEFT_BEFORE =
  /\b(?:hors (?:champ|calcul|mesurage|superficie|surface)|non (?:prise?s? en compte|compri|compt|inclu|retenu))[^.]*$/;
/** « Le balcon et la cave (lot 90) ne sont pas compris »: of these only the paper says that they are left out. */
function withoutLeftOut(flowText: FlowText, fact: Fact): Fact[] {
  if (fact.name !== 'lots' || !Array.isArray(fact.value)) return [fact];
  const all = extracted(flowText, ANY);
  const value = fact.value.filter((lot) => {
    const named = all.filter((one) => numbersIn(one.value).some((number) => number === lot));
    return (
      named.length === 0 ||
      named.some(
        ({ at }) =>
          !NOT_IN.test(flowText.folded.slice(at, at + 70)) &&
          !LEFT_BEFORE.test(flowText.folded.slice(Math.max(0, at - 90), at)),
      )
    );
  });
  return value.length > 0 ? [{ ...fact, value }] : [];
}
/** « 76 (duplex, bât. », of which the bracket closes on the next line. */
const CUT = /^(?:n° ?)?(?<lot>\d{1,5}) \([^)]*$/;

function lotsInWords(sheets: readonly Sheet[]): Reading<string[]>[] {
  return extracted(flowTextOf(sheets), IN_WORDS).flatMap((one) => {
    const words = fold(one.value);
    // « du lot sept et … »: a list is extracted whole or not at all.
    const number = words.endsWith('et') ? null : numberFromWords(words);
    return number ? [{ ...one, value: [String(number)] }] : [];
  });
}

const besideLabel = (sheet: Sheet): Reading<string[]>[] =>
  textsAfter(sheet, /lot(?: (?:n°|numero))?/).flatMap((one) => {
    const lot = CUT.exec(fold(one.value))?.groups?.['lot'];
    return lot ? [{ ...one, value: [lot] }] : [];
  });

const isAmong = (lots: Fact['value'], measured: readonly string[]): boolean =>
  Array.isArray(lots) && measured.every((lot) => lots.some((one) => one === lot));

/** Where nothing else extracted them, or only those that were not measured. */
export function withMeasuredLots(
  read: readonly Fact[],
  sheets: readonly Sheet[],
  rule: string,
): readonly Fact[] {
  const flowText = flowTextOf(sheets);
  const measured = measuredLots(flowText);
  const own = read.flatMap((fact) => withoutLeftOut(flowText, fact));
  const lots = own.find(({ name }) => name === 'lots');
  if (lots && (!measured || isAmong(lots.value, measured.value))) return own;
  if (measured)
    return [...own.filter(({ name }) => name !== 'lots'), ...factsOf('lots', rule, [measured])];
  return [
    ...own,
    ...factsOf('lots', rule, [
      agreed([...lotsInWords(sheets), ...sheets.slice(0, 1).flatMap(besideLabel)]),
    ]),
  ];
}
