// The lot that a certificate of area is for, in the ways that only surveyors write it.
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../french/fold.ts';
import { NUMBER_WORDS, numberFromWords } from '../french/number-words.ts';
import { textsAfter } from './labelled.ts';
import { agreed, factsOf, type Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';
import { type Story, storyOf, told, WORDS } from './story.ts';

/** « au mesurage du lot numéro sept », as surveyors dictate their letters. */
const IN_WORDS = new RegExp(
  String.raw`(?:mesurage|superficie|surface|partie privative|mesure)[^.;]{0,40}? (?:du|de ce|le) lot (?:(?:numero|n°|no) )?(?<value>${NUMBER_WORDS})(?=[\s,.;)]|$)`,
  'u',
);
/** « au mesurage du lot n° 5, appartement », « avoir mesuré le bien suivant : appartement, lot de copropriété n° 214 ». */
const MEASURED = new RegExp(
  String.raw`\b(?:mesurage|mesuree?s?|mesurer|superficie|surface)\b${WORDS}{0,220}?\blots?(?: de copropriete)?(?: (?:n°s?|numeros?))?\s?(?<value>\d{1,5}(?:(?:,\s?|\set\s)\d{1,5})*)(?=\s*[,.;:()\n]|\s(?:situe|au|du|de|dans|est|sis|d'une)\b|$)(?![.,]\d)`,
  'u',
);
/** « ni la cave, lot 17 », « les lots 41 et 78 ne sont pas concernés ». */
const LEFT_OUT = /\b(?:ne|ni|hors|sans|excl\w+|excepte|non)\b|\bn'/;

/** Of the sentences that say what was measured, those that say what was not are left out. */
function measuredLots(story: Story): Reading<string[]> | null {
  const { folded } = story;
  return agreed(
    told(story, MEASURED).flatMap((one) => {
      const start = Math.max(folded.lastIndexOf('. ', one.at), folded.lastIndexOf('.\n', one.at));
      const sentence = folded.slice(start + 1).split(/[.;]\s/)[0] ?? '';
      const value = (one.value.match(/\d+/g) ?? []).map((lot) => String(Number(lot)));
      return LEFT_OUT.test(sentence) ? [] : [{ ...one, value }];
    }),
  );
}
/** « 76 (duplex, bât. », of which the bracket closes on the next line. */
const CUT = /^(?:n° ?)?(?<lot>\d{1,5}) \([^)]*$/;

function lotsInWords(sheets: readonly Sheet[]): Reading<string[]>[] {
  return told(storyOf(sheets), IN_WORDS).flatMap((one) => {
    const words = fold(one.value);
    // « du lot sept et … »: a list is told whole or not at all.
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

/** Where nothing else told them, or only those that were not measured. */
export function withMeasuredLots(
  own: readonly Fact[],
  sheets: readonly Sheet[],
  rule: string,
): readonly Fact[] {
  const measured = measuredLots(storyOf(sheets));
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
