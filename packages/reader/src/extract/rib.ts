// A bank's statement of identity: whose account, and its number, which its check digits prove.
import type { Fact } from '@quitus/domain/reading/read-document';

import { findBics, findIbans } from '../french/identifiers.ts';
import { foundBox, writtenWords } from '../french/written.ts';
import { textsAfter, under } from './labelled.ts';
import { distinct, factsOf, type Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';

const RULE = 'rib';

/** Two lines at a time: the number is long and often broken. */
export const ibansOf = ({ lines, page }: Sheet): Reading<string>[] =>
  lines.flatMap(({ line }, index) => {
    const written = writtenWords([...line.words, ...(lines[index + 1]?.line.words ?? [])]);
    return findIbans(written).map(({ value, raw, ...at }) => ({
      value,
      raw,
      box: foundBox(written, { value, raw, ...at }),
      page,
    }));
  });

const bicsOf = ({ written, page }: Sheet): Reading<string>[] =>
  findBics(written).map((one) => ({
    value: one.value,
    raw: one.raw,
    box: foundBox(written, one),
    page,
  }));

const HOLDER =
  /(?:nom(?:s)? (?:et prenoms? )?(?:du |des )?)?titulaires?(?:\(s\))?(?: du compte)?|intitule du compte|(?:compte [\p{L} ]{0,20})?au nom de|nom du client/u;

/** Beside the label, or under it. */
const holders = (sheet: Sheet): Reading<string>[] => {
  const beside = textsAfter(sheet, HOLDER).filter(({ value }) => !/\d/.test(value));
  if (beside.length > 0) return beside;
  return under(sheet, HOLDER, (text) => (/^\p{Lu}[^\d:]{3,}$/u.test(text) ? text : null));
};

export const rib = (sheets: readonly Sheet[]): Fact[] => [
  ...factsOf('iban', RULE, distinct(sheets.flatMap(ibansOf))),
  ...factsOf('bic', RULE, distinct(sheets.flatMap(bicsOf))),
  ...factsOf('holder', RULE, distinct(sheets.flatMap(holders))),
];
