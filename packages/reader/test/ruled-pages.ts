// Pages typed by hand with tables: cells are parted by bars, columns of figures are set to the right as
// programs print them.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { Fact, SubKind } from '@quitus/domain/reading/read-document';

import type { Page, Word } from '../src/page/page.ts';
import { readFacts } from '../src/proof/read-facts.ts';

const [WIDTH, HEIGHT] = [842, 842];
const [MARGIN, PITCH, LETTER, INK] = [30, 16, 4.4, 11];
/** In letters. */
const GUTTER = 3;
const FIGURE = /^[-+(]?\s?\d[\d .]*(?:[,.]\d+)?\)?-?\s?(?:€|%|D|C|DB|CR)?$/;

/** Lines with as many cells are of one table, whatever stands between them. */
function setLines(text: string): string[] {
  const lines = text.trim().split('\n');
  const cut = lines.map((line) =>
    line.includes('|') ? line.split('|').map((cell) => cell.trim()) : null,
  );
  const tables = Map.groupBy(
    cut.flatMap((cells) => (cells ? [cells] : [])),
    ({ length }) => length,
  );
  return cut.map((cells, row) => {
    if (!cells) return lines[row] ?? '';
    const rows = tables.get(cells.length) ?? [];
    return cells
      .map((cell, at) => {
        const own = rows.map((one) => one[at] ?? '').filter((one) => one !== '');
        const width = Math.max(0, ...own.map(({ length }) => length));
        const figures = own.filter((one) => FIGURE.test(one)).length;
        const isRight = figures > 0 && figures * 2 >= own.length - 1;
        return isRight ? cell.padStart(width) : cell.padEnd(width);
      })
      .join(' '.repeat(GUTTER));
  });
}

export function ruledPage(text: string, number = 1): Page {
  const words = setLines(text).flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map(({ 0: word, index }): Word => {
      const [left, top] = [MARGIN + index * LETTER, MARGIN + row * PITCH];
      return { text: word, box: [left, top, left + word.length * LETTER, top + INK] };
    }),
  );
  const sheet = { width: WIDTH, height: HEIGHT, from_page: null };
  return { number, width: WIDTH, height: HEIGHT, source: 'TEXT', words, sheet };
}

/** Facts by name. Pages are parted by a line of dashes; two readings that differ are both extracted. */
export function ruledFacts(
  text: string,
  type: DocumentType,
  sub_kind: SubKind | null = null,
): Record<string, unknown> {
  const pages = text.split(/^-{5,}$/m).map((page, index) => ruledPage(page, index + 1));
  const all = Map.groupBy(readFacts(type, sub_kind, pages), ({ name }) => name);
  const valueOf = (facts: readonly Fact[]) =>
    facts.length === 1 ? facts[0]?.value : facts.map(({ value }) => value);
  return Object.fromEntries([...all].map(([name, facts]) => [name, valueOf(facts)]));
}
