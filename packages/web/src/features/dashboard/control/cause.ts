// Why a document is not accepted: what was given, and what is needed, each on its own line.

export type Cause = { current: string; expected: string };

const TWO_PARTS = /^Document actuel\s*:?\s*(.+?)[\s/]*Document attendu\s*:?\s*(.+)$/s;

/** Null for a sentence that is not told in these two parts. */
export function causeOf(sentence: string): Cause | null {
  const [, current, expected] = TWO_PARTS.exec(sentence.trim()) ?? [];
  if (current === undefined || expected === undefined) return null;
  return { current: capital(current.trim()), expected: capital(expected.trim()) };
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
