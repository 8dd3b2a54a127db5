// A sheet that asks in one cell and answers in the next: « Copropriété en difficulté (mandataire ad hoc) | Non ». The cell that
// asks may say more than the words of the question, before the answer or after them.
import { fold } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** `label` is folded, without its number; `values` are the cells that follow it on its line. */
export type AnswerRow = { label: string; asked: Cell; values: readonly Cell[]; sheet: Sheet };

/** « D.T.G. », « A.S.L. / A.F.U.L. »: letters with dots are one word. */
const DOTTED = /(?<![\p{L}\d])\p{L}(?:\.\p{L})+\b\.?/gu;
/** « 301 », « 5.1 », « C8 », « G - »: the number of the question. */
const NUMBERED =
  /^(?:\d{1,3}(?:\.\d{1,2})?|[a-z]\d{0,2}|[ivx]{1,4})\s?[.):/-]?\s+(?:-\s)?(?=\p{L})/u;

/** Folded, without the number of the question, its letters without their dots. */
export const askedIn = (text: string): string =>
  fold(text)
    .replaceAll(DOTTED, (letters) => letters.replaceAll('.', ''))
    .replaceAll(/\s+/g, ' ')
    .replace(NUMBERED, '')
    .replace(/[\s:]+$/, '');

/** In signs: what is longer is a sentence. */
const LONGEST = 110;

export const answerRows = (sheet: Sheet): AnswerRow[] =>
  sheet.lines.flatMap(({ cells }) =>
    cells.slice(0, -1).flatMap((asked, at): AnswerRow[] => {
      const label = askedIn(asked.text);
      const isLabel = /\p{L}{3}/u.test(label) && label.length <= LONGEST;
      return isLabel ? [{ label, asked, values: cells.slice(at + 1), sheet }] : [];
    }),
  );

/** Of whatever else a row may tell of the thing that is asked about. */
const ANOTHER =
  /\b(?:contrats?|entretien|maintenance|couts?|montants?|dates?|echeances?|provisions?|budgets?|nombre (?!d'ascenseurs?\b))\b/;
const LEADING =
  /^(?:(?:existence|presence|nombre|adhesion|raccordement|raccorde|equipe)s? (?:(?:d'|de |a |aux? |de l'|a l')(?:une? |la |l')?)?|(?:une?|le|la|les) |l')?$/;
const JOINED = /(?:[,/(]|\b(?:et|ou|ni))\s*(?:d'|de |une? |d'une? )?$/;

/** Whether the words are what the row asks, alone or among others. */
export function isAsked({ label }: Pick<AnswerRow, 'label'>, words: string): boolean {
  const found = new RegExp(String.raw`(?<![\p{L}\d])(?:${words})(?![\p{L}\d])`, 'u').exec(label);
  if (!found || ANOTHER.test(label)) return false;
  const before = label.slice(0, found.index);
  return LEADING.test(before) || JOINED.test(before);
}
