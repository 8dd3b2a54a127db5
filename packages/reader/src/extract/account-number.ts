// The number of an owner's account with the syndicat: of class 45, or named as a number of account.
import { fold } from '../french/fold.ts';
import { findAll, foundBox } from '../french/written.ts';
import { distinct, type Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';

const FIGURES = String.raw`\d[\d.-]*(?: \d[\d.-]*)*(?<=\d)(?![\p{L}\d/,%€])`;
const OWNERS = new RegExp(
  String.raw`\b(?:compte|cpte)(?: (?:coproprietaire|individuel))?(?: n°| numero)?[\s:.-]{0,4}(?<number>(?=45)${FIGURES})`,
  'gu',
);
const NAMED = new RegExp(
  String.raw`(?:n°|numero)(?: de)? (?:votre )?(?:compte|cpte)(?: (?:coproprietaire|individuel))?[\s:.-]{0,4}(?<number>\p{L}{0,2}${FIGURES})`,
  'gu',
);
const MIN_FIGURES = 4;
/** Longer ones are of a bank. */
const MAX_FIGURES = 10;

export const accountNumbers = (sheets: readonly Sheet[]): Reading<string>[] =>
  distinct(
    sheets.flatMap(({ written, page }) =>
      [OWNERS, NAMED]
        .flatMap((pattern) =>
          findAll(written, fold, pattern, ({ groups }) => {
            const number = groups?.['number'] ?? '';
            const figures = number.replaceAll(/\D/g, '').length;
            return figures >= MIN_FIGURES && figures <= MAX_FIGURES ? number : null;
          }),
        )
        .map((one) => ({ value: one.value, raw: one.raw, box: foundBox(written, one), page })),
    ),
  );
