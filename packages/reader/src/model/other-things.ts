// Whether a value that stands where a fact often does is of another thing, as the words with it say: the end of
// the insurance of whoever surveys is no end of the report.
import type { FactName } from '@quitus/domain/reading/facts.data';

import { fold } from '../french/fold.ts';
import type { Candidate } from './candidates.ts';
import { SAID_AFTER, SAID_BEFORE, SAID_WITHIN } from './other-things.data.ts';

type Words = Partial<Record<FactName, readonly string[]>>;

const patternsOf = (words: Words): ReadonlyMap<string, RegExp> =>
  new Map(
    Object.entries(words).map(([name, own]) => [
      name,
      new RegExp(`(?<![a-z])(?:${own.join('|')})`),
    ]),
  );
const BEFORE = patternsOf(SAID_BEFORE);
const AFTER = patternsOf(SAID_AFTER);
const WITHIN = patternsOf(SAID_WITHIN);

const says = (text: () => string, pattern: RegExp | undefined): boolean =>
  pattern?.test(fold(text())) ?? false;

/** The text before it in its cell; where there is none, the cell at its left. */
const saidBefore = ({ before, sheet, row, column }: Candidate): string =>
  /\p{L}{2}/u.test(before) ? before : (sheet.lines[row]?.cells[column - 1]?.text ?? '');

const saidAfter = ({ after, sheet, row, column }: Candidate): string =>
  [after, ...(sheet.lines[row]?.cells ?? []).slice(column + 1).map(({ text }) => text)].join(' ');

export const isOfAnother = (name: FactName, candidate: Candidate): boolean =>
  says(() => saidBefore(candidate), BEFORE.get(name)) ||
  says(() => saidAfter(candidate), AFTER.get(name)) ||
  says(() => String(candidate.value), WITHIN.get(name));
