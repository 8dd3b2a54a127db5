// Pages to read, set by typst as a program of a syndic would print them.
import { typeset } from '@quitus/papers/typeset';

import type { Page } from '../src/page/page.ts';
import { ownPages } from './own-pages.ts';

const HEAD = `#set document(date: datetime(year: 2026, month: 11, day: 15))
#set page(paper: "a4", margin: 18mm)
#set text(font: "Figtree", size: 9.5pt, lang: "fr")
`;

/** `content` is typst markup. */
export const typesetPdf = (content: string): Buffer =>
  Buffer.from(typeset(`${HEAD}${content}`, {}, new Date('2026-11-15T12:00:00Z')));

export const typesetPages = async (content: string): Promise<Page[]> =>
  ownPages(typesetPdf(content));

type Table = { columns: string; rows: readonly (readonly string[])[]; rest?: string };

/** First column to the left, the others to the right unless the columns say otherwise. */
export const typstTable = ({ columns, rows, rest = '' }: Table): string => {
  const cells = rows.flat().map((cell) => `[${cell}]`);
  return `#table(columns: ${columns}, align: (x, _) => if x == 0 { left } else { right }, ${rest} ${cells.join(', ')})\n`;
};
