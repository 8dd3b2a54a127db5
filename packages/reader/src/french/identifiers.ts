// Numbers that name one building, one company, one account. Where there is a check digit, a number
// that does not pass is not given at all.
import { isIban } from '@quitus/domain/control/iban';

import { isFrenchVat, isSiren, isSiret, isTaxNumber } from './check-digits.ts';
import { fold, plain } from './fold.ts';
import { findAll, type Found, found, type Written } from './written.ts';

const bare = (text: string): string => text.replaceAll(/[\s.-]/g, '');

const checked =
  (pattern: RegExp, passes: (bare: string) => boolean) =>
  (written: Written): Found<string>[] =>
    findAll(written, plain, pattern, ([raw]) => (passes(bare(raw)) ? bare(raw) : null));

/** With hyphens, with spaces or without: « AB1234567 », « AB 1 234 567 ». The register has only given letters from AA on: other ones start accounts, VAT numbers and references. */
export const findRncNumbers = checked(
  /(?<![A-Za-z\d])A[A-Z][ ]?\d(?:(?:-\n?|[ \n])?\d{3}){2}(?![A-Za-z\d]|[ ]\d)/g,
  () => true,
);

/** Year, département, kind, seven digits, letter. Départements stop at 95 and start again overseas. */
export const findDpeNumbers = checked(
  /(?<![A-Za-z\d])\d{2}(?:0[1-9]|[1-8]\d|9[0-57-8]|2[AB])[A-Z]\d{7}[A-Z](?![A-Za-z\d])/g,
  () => true,
);

/** Also found as the first nine digits of a SIRET: ask for those first. */
export const findSirens = checked(/(?<!\d|\d[ .])\d{3}[ .]?\d{3}[ .]?\d{3}(?![ ]?\d)/g, isSiren);
export const findSirets = checked(
  /(?<!\d|\d[ .])\d{3}[ .]?\d{3}[ .]?\d{3}[ .]?\d{5}(?![ ]?\d)/g,
  isSiret,
);
export const findVatNumbers = checked(
  /(?<![A-Za-z\d])FR[ ]?\d{2}[ ]?\d{3}[ ]?\d{3}[ ]?\d{3}(?![ ]?\d)/g,
  isFrenchVat,
);

const IBAN = /(?<![A-Za-z\d])[A-Z]{2}\d{2}(?:[ \t]?[A-Z\d]{2,4}){3,8}(?![A-Za-z\d])/g;

/** The groups of four may have been set in boxes: tabs are allowed. A word that follows is left out. */
export function findIbans(written: Written): Found<string>[] {
  return [...plain(written.text).matchAll(IBAN)].flatMap(({ 0: raw, index }) => {
    const ends = [...raw.matchAll(/(?=[ \t]|$)/g)].map((end) => end.index).toReversed();
    const end = ends.find((at) => isIban(bare(raw.slice(0, at))));
    if (end === undefined) return [];
    return [found(written, index, end, bare(raw.slice(0, end)))];
  });
}

/** Any eight capitals look like one: it has to be named. */
export const findBics = (written: Written): Found<string>[] =>
  findAll(
    written,
    plain,
    /(?<![A-Za-z\d])[A-Z]{4}[ ]?(?:FR|MC|BE|DE|LU|ES|IT|NL|IE|LT|GB|CH|PT)[ ]?[A-Z\d]{2}(?:[ ]?[A-Z\d]{3})?(?![A-Za-z\d])/g,
    (match, text) => {
      const before = text.slice(Math.max(0, match.index - 60), match.index);
      return /\b(?:b\.?i\.?c|swift|bank identif[a-z]+ code)\b/i.test(before)
        ? bare(match[0])
        : null;
    },
  );

/** Named as such, or right to its last digits. */
export const findTaxNumbers = (written: Written): Found<string>[] =>
  findAll(
    written,
    fold,
    /(?<!\d|\d[ ])\d{2}[ ]?(?:\d{2}[ ]?\d{3}(?:[ ]?\d{3}[ \n]?|\n\d{3}[ ]?)\d{3}|\d{2} \d{7} \d{2})(?!\d|[ ]\d(?!\/\d))/g,
    (match, text) => {
      const before = text.slice(Math.max(0, match.index - 60), match.index);
      // « 14 87 2206518 33 » is written as the number of the notice is: only its label tells.
      const near = /\d{7}/.test(match[0]) ? /\bfiscal\b[^.;\d]{0,12}$/ : /\bfiscal\b[^.;]{0,40}$/;
      const named = near.test(before);
      // That of a person starts with 0 to 3.
      return named || (/^[0-3]/.test(match[0]) && isTaxNumber(bare(match[0])))
        ? bare(match[0])
        : null;
    },
  );
