// Why a document is not accepted: what was given, and what is needed, each on its own line.
import { startUpper } from '@quitus/domain/text/first-letter';

export type Cause = { current: string; expected: string };

const TWO_PARTS = /^Document actuel\s*:?\s*(.+?)[\s/]*Document attendu\s*:?\s*(.+)$/s;

/** Null for a sentence that is not told in these two parts. */
export function causeOf(sentence: string): Cause | null {
  const [, current, expected] = TWO_PARTS.exec(sentence.trim()) ?? [];
  if (current === undefined || expected === undefined) return null;
  return { current: startUpper(current.trim()), expected: startUpper(expected.trim()) };
}
