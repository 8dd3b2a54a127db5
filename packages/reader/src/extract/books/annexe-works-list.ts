// Annexe 5 for a single operation: its name in a line, and under it A to F one under the other, where others
// print a table with a column to each.
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../../french/fold.ts';
import { amountLines, type ReadAmount } from '../figures/amount-lines.ts';
import { factsOf, readWords } from '../sheet/reading.ts';
import type { AnnexePart } from './annexe-parts.ts';
import { CUT, withoutVote } from './annexe-travaux.ts';
import { workRole } from './annexe-works-columns.ts';

const RULE = 'annexe-5/list';
/** « Opération : Reprise des façades ». */
const NAMED = /^(?:operation|travaux|objet(?: des travaux)?|designation|nature des travaux) ?: ?/;
/** Fewer may be sentences that tell a sum. */
const MIN_STATED = 4;

/** Only where what is printed proves itself: E = D - C, or F = A - D. */
export function listedWorksFacts(part: AnnexePart): Fact[] {
  const { sheet, lines } = part;
  const [top, bottom] = [lines[0]?.box[1] ?? 0, lines.at(-1)?.box[3] ?? 0];
  const all = amountLines(sheet)
    .filter(({ middle }) => middle >= top && middle <= bottom)
    .flatMap(({ label, amounts: [amount, ...others] }) => {
      const role = workRole(label);
      return role && amount && others.length === 0 ? [{ role, amount }] : [];
    });
  // A sentence under the list may tell a sum too: those of the list end at one edge.
  const extracted = all.filter(
    ({ amount }) => Math.abs(amount.box[2] - (all[0]?.amount.box[2] ?? 0)) < sheet.height / 2,
  );
  const roles = new Set(extracted.map(({ role }) => role));
  if (roles.size < MIN_STATED || roles.size !== extracted.length || !isProven(extracted)) return [];
  return [
    ...nameFacts(part),
    ...extracted.flatMap(({ role, amount }) =>
      factsOf(role, RULE, [{ ...amount, value: amount.value.cents }]),
    ),
  ];
}

type StatedSum = { role: FactName; amount: ReadAmount };

function isProven(extracted: readonly StatedSum[]): boolean {
  const cents = (name: FactName) => extracted.find(({ role }) => role === name)?.amount.value.cents;
  const holds = (rest: FactName, whole: FactName, part: FactName): boolean | null => {
    const [left, from, less] = [cents(rest), cents(whole), cents(part)];
    return left === undefined || from === undefined || less === undefined
      ? null
      : left === from - less;
  };
  const checks = [
    holds('solde_travaux', 'travaux_appeles', 'travaux_realises'),
    holds('travaux_a_recevoir', 'travaux_votes', 'travaux_appeles'),
  ];
  return checks.includes(true) && !checks.includes(false);
}

/** A list is of one operation: two names are two lists, of which one was not seen. */
function nameFacts({ sheet, lines }: AnnexePart): Fact[] {
  const named = lines.filter(({ folded }) => NAMED.test(folded));
  const [line] = named;
  if (!line || named.length > 1) return [];
  const words = line.cells.flatMap((cell) => cell.words);
  const text = words.map((word) => word.text).join(' ');
  const [start = 0, bracket] = [NAMED.exec(fold(text))?.[0].length, text.indexOf(' (')];
  const name = withoutVote(text.slice(start, bracket === -1 ? undefined : bracket)).trim();
  const next = lines[lines.indexOf(line) + 1];
  const goesOn = bracket === -1 && /^\p{Ll}/u.test(next?.cells[0]?.text ?? '');
  const isWhole = name !== '' && !goesOn && !CUT.test(fold(name)) && sheet.page.source !== 'OCR';
  return isWhole
    ? factsOf('travaux_en_cours', RULE, [readWords([name], text, words, sheet.page)])
    : [];
}
