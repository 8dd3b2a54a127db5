// The name that somebody goes by, on an identity paper: « Nom d’usage : ép. SERRAT ».
import type { Fact } from '@quitus/domain/reading/read-document';

import { type Row, rowsOf } from '../arithmetic/figures.ts';
import { factOf, readWords } from '../extract/sheet/reading.ts';
import type { Page, Word } from '../page/page.ts';

const RULE = 'usage-name';
const LABEL = /^nom d['’ ]\s?(?:usage|[ée]pouse)$/iu;
/** « ép. SERRAT », « épouse SERRAT », « SERRAT »: in capitals, as such papers print surnames. */
const NAME = /^(?:(?:ép|ep|épouse|epouse|veuve|vve)\.?\s+)?(?<name>\p{Lu}[\p{Lu}'’ -]+)$/u;
/** How far below its label, in rows; how far aside, in heights of a line. */
const [MOST_BELOW, ASIDE] = [2, 1];
/** Between two words of one name, in heights of a line. */
const GAP = 1.2;

export function usageNames(pages: readonly Page[]): Fact[] {
  const rows = rowsOf(pages);
  return rows.flatMap((row, index) => {
    const label = labelIn(row);
    if (!label) return [];
    const beside = row.line.words.slice(label.end);
    const below = rows
      .slice(index + 1, index + 1 + MOST_BELOW)
      .filter(({ page }) => page === row.page)
      .map(({ line }) =>
        line.words.slice(
          line.words.findIndex((word) => Math.abs(word.box[0] - label.left) <= ASIDE * row.height),
        ),
      );
    const [found] = [beside, ...below].flatMap((words) => nameOf(words, row.height) ?? []);
    if (!found) return [];
    const raw = found.words.map(({ text }) => text).join(' ');
    return [factOf('usage_name', RULE, readWords(found.name, raw, found.words, row.page))];
  });
}

/** Two words or three: « Nom d’usage », « Nom d’ usage ». */
function labelIn({ line: { words } }: Row): { left: number; end: number } | null {
  for (const [at, word] of words.entries())
    for (const size of [2, 3]) {
      const text = words
        .slice(at, at + size)
        .map((one) => one.text)
        .join(' ')
        .replace(/\s?:$/, '');
      if (LABEL.test(text)) return { left: word.box[0], end: at + size };
    }
  return null;
}

function nameOf(words: readonly Word[], height: number): { name: string; words: Word[] } | null {
  const end = words.findIndex(
    (word, at) => at > 0 && word.box[0] - (words[at - 1]?.box[2] ?? 0) > GAP * height,
  );
  const own = words.slice(0, end < 0 ? words.length : end).filter(({ text }) => text !== ':');
  const name = NAME.exec(own.map(({ text }) => text).join(' '))?.groups?.['name'];
  return name ? { name, words: own } : null;
}
