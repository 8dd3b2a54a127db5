// The lot that a certificate of area is for, in the ways that only surveyors write it.
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../french/fold.ts';
import { NUMBER_WORDS, numberFromWords } from '../french/number-words.ts';
import { textsAfter } from './labelled.ts';
import { agreed, factsOf, type Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';
import { storyOf, told } from './story.ts';

/** « au mesurage du lot numéro sept », as surveyors dictate their letters. */
const IN_WORDS = new RegExp(
  String.raw`(?:mesurage|superficie|surface|partie privative|mesure)[^.;]{0,40}? (?:du|de ce|le) lot (?:(?:numero|n°|no) )?(?<value>${NUMBER_WORDS})(?=[\s,.;)]|$)`,
  'u',
);
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

/** Only where nothing else told them. */
export function withMeasuredLots(
  own: readonly Fact[],
  sheets: readonly Sheet[],
  rule: string,
): readonly Fact[] {
  if (own.some(({ name }) => name === 'lots')) return own;
  return [
    ...own,
    ...factsOf('lots', rule, [
      agreed([...lotsInWords(sheets), ...sheets.slice(0, 1).flatMap(besideLabel)]),
    ]),
  ];
}
