// Facts by name, of a paper written in a test.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { Fact, SubKind } from '@quitus/domain/reading/read-document';

import { readFacts } from '../src/proof/read-facts.ts';
import { typesetPages } from './typeset-pages.ts';

/** As old software prints: every sign as wide as the next. */
export const listing = (text: string): string =>
  `#set text(font: "DejaVu Sans Mono", size: 7pt)\n#raw(block: true, ${JSON.stringify(text)})`;

/** Where two readings differ, the value is the list of both. */
export async function factValues(
  content: string,
  type: DocumentType,
  sub_kind: SubKind | null,
): Promise<Record<string, unknown>> {
  const pages = await typesetPages(content);
  const all = new Map<string, Fact['value'][]>();
  for (const { name, value } of readFacts(type, sub_kind, pages))
    all.set(name, [...(all.get(name) ?? []), value]);
  return Object.fromEntries(
    [...all].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}
