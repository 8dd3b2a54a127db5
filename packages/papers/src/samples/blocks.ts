// Short ways to write the blocks of a paper.
import type { Block, Column, Row } from './press.ts';

export const title = (text: string, sub = ''): Block => ({ kind: 'title', text, sub });
export const heading = (text: string): Block => ({ kind: 'heading', text, level: 1 });
export const subheading = (text: string): Block => ({ kind: 'heading', text, level: 2 });
export const text = (words: string): Block => ({ kind: 'text', text: words, side: 'left' });
export const centered = (words: string): Block => ({ kind: 'text', text: words, side: 'center' });
export const onRight = (words: string): Block => ({ kind: 'text', text: words, side: 'right' });
export const small = (words: string): Block => ({
  kind: 'text',
  text: words,
  side: 'left',
  size: 0.82,
});
export const texts = (...paragraphs: string[]): Block[] => paragraphs.map(text);
export const list = (...items: string[]): Block => ({ kind: 'list', items });
export const fields = (rows: readonly (readonly [string, string])[], width = 38): Block => ({
  kind: 'fields',
  rows,
  width,
});
export const box = (...blocks: Block[]): Block => ({ kind: 'box', blocks });
export const columns = (...sides: Block[][]): Block => ({ kind: 'columns', sides });
export const checks = (...items: (readonly [boolean, string])[]): Block => ({
  kind: 'checks',
  items,
});
export const signature = (...names: string[]): Block => ({ kind: 'signature', names });
export const gap = (mm: number): Block => ({ kind: 'gap', mm });
export const PAGE: Block = { kind: 'page' };
export const CUT: Block = { kind: 'cut' };

/** A column of words, as wide as `width` parts of what is left. */
export const words = (head: string, width?: number): Column =>
  width === undefined ? { head } : { head, width };
/** A column of figures, as narrow as they are or as wide as `width` parts. */
export const figures = (head: string, width?: number): Column =>
  width === undefined ? { head, right: true } : { head, right: true, width };

export const row = (...cells: string[]): Row => ({ cells });
export const total = (...cells: string[]): Row => ({ cells, strong: true });
export const section = (label: string): Row => ({ cells: [label], section: true });

type TableStyle = { size?: number; inset?: number };

export const table = (
  cols: readonly Column[],
  rows: readonly Row[],
  style: TableStyle = {},
): Block => ({ kind: 'table', columns: cols, rows, ...style });
