// Most papers of this batch are one document; their tables are written as they look, cells between bars.
import type { Paper, Truth } from '../../paper.ts';
import { table } from '../../writing.ts';

export const feuillet = (
  name: string,
  css: string,
  pages: readonly string[],
  truth: Truth,
): Paper => ({ name, css, pages, documents: [truth] });

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());

/** One row to a line; a line that starts with « = » is a total, with « # » a heading over all columns. */
export const grille = (heads: string, body: string, name = ''): string => {
  const columns = heads === '' ? [] : cellsOf(heads);
  const rows = body
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .map((line) => {
      if (line.startsWith('#'))
        return `<tr class="hd"><td colspan="${columns.length || 2}">${line.slice(1).trim()}</td></tr>`;
      const cells = cellsOf(line.replace(/^=/, '')).map((cell) => `<td>${cell}</td>`);
      return `<tr class="${line.startsWith('=') ? 'tot' : ''}">${cells.join('')}</tr>`;
    });
  return table(columns, rows, name);
};
