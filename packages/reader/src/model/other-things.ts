// Whether a value that stands where a fact often does is of another thing, as the words with it say: the end of
// the insurance of whoever surveys is no end of the report.
import type { FactName } from '@quitus/domain/reading/facts.data';

import { fold } from '../french/fold.ts';
import type { Candidate } from './candidates.ts';
import { SAID_AFTER, SAID_BEFORE, SAID_WITHIN } from './other-things.data.ts';

const says = (text: string, words: readonly string[] = []): boolean =>
  words.length > 0 && new RegExp(`(?<![a-z])(?:${words.join('|')})`).test(fold(text));

/** The text before it in its cell; where there is none, the cell at its left. */
const saidBefore = ({ before, sheet, row, column }: Candidate): string =>
  /\p{L}{2}/u.test(before) ? before : (sheet.lines[row]?.cells[column - 1]?.text ?? '');

const saidAfter = ({ after, sheet, row, column }: Candidate): string =>
  [after, ...(sheet.lines[row]?.cells ?? []).slice(column + 1).map(({ text }) => text)].join(' ');

export const isOfAnother = (name: FactName, candidate: Candidate): boolean =>
  says(saidBefore(candidate), SAID_BEFORE[name]) ||
  says(saidAfter(candidate), SAID_AFTER[name]) ||
  says(String(candidate.value), SAID_WITHIN[name]);
