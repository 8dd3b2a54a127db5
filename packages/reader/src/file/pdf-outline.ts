// Bookmarks on two levels: the groups, and the documents of each.
import { PDFHexString, type PDFRef } from '@cantoo/pdf-lib';

import type { PdfWriter } from './pdf-writer.ts';

export type Bookmark = { group: string; title: string; page: PDFRef };

type Entry = { title: string; page: PDFRef; children: Entry[] };

export function writeOutline(writer: PdfWriter, bookmarks: readonly Bookmark[]): PDFRef {
  const groups: Entry[] = [];
  for (const { group, title, page } of bookmarks) {
    let last = groups.at(-1);
    if (last?.title !== group) groups.push((last = { title: group, page, children: [] }));
    last.children.push({ title, page, children: [] });
  }
  const root = writer.reserve();
  const ends = writeEntries(writer, root, groups);
  return writer.write(root, writer.context.obj({ Type: 'Outlines', ...ends }));
}

/** What the parent says of its children: the first, the last, and how many are unfolded. */
function writeEntries(writer: PdfWriter, parent: PDFRef, entries: readonly Entry[]) {
  const refs = entries.map(() => writer.reserve());
  let count = entries.length;
  for (const [index, { title, page, children }] of entries.entries()) {
    const [ref, previous, next] = [refs[index], refs[index - 1], refs[index + 1]];
    if (!ref) continue;
    const inner = children.length === 0 ? {} : writeEntries(writer, ref, children);
    count += inner.Count ?? 0;
    writer.write(
      ref,
      writer.context.obj({
        Title: PDFHexString.fromText(title),
        Parent: parent,
        Dest: [page, 'Fit'],
        ...(previous ? { Prev: previous } : {}),
        ...(next ? { Next: next } : {}),
        ...inner,
      }),
    );
  }
  const [first, last] = [refs[0], refs.at(-1)];
  return first && last ? { First: first, Last: last, Count: count } : {};
}
