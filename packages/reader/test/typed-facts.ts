// Facts by name, of a paper typed by hand: two spaces part cells.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { Fact, SubKind } from '@quitus/domain/reading/read-document';

import { readFacts } from '../src/proof/read-facts.ts';
import { typedPages } from './typed-pages.ts';

/** Pages are parted by a line of dashes. Where two readings differ, the value is the list of both. */
export function typedFacts(
  text: string,
  type: DocumentType,
  sub_kind: SubKind | null = null,
): Record<string, unknown> {
  const pages = typedPages(...text.split(/^-{5,}$/m));
  const all = Map.groupBy(readFacts(type, sub_kind, pages), ({ name }) => name);
  return Object.fromEntries([...all].map(([name, facts]) => [name, valueOf(facts)]));
}

const valueOf = ([first, ...others]: readonly Fact[]) =>
  others.length === 0 ? first?.value : [first, ...others].map((fact) => fact?.value);
