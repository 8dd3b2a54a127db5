// Where the documents of one file belong: what is proposed to whoever dropped it.
import type { DocumentType } from '../documents/document-type.ts';
import type { ReadDocument } from './read-document.ts';

/** Pages from 1; null: nobody can tell yet where they belong. */
export type FilePart = { document_type: DocumentType | null; pages: readonly number[] };

/**
 * Documents that follow each other into the same slot are one part. Those listed again inside
 * another, as the annexes of a convocation are, belong to it; pages that nothing claims go with the
 * part before them.
 */
export function partsOf(documents: readonly ReadDocument[], pageCount: number): FilePart[] {
  const typeOfPage = new Map<number, DocumentType | null>();
  for (const { type, answered, pages } of documents)
    for (const page of pages)
      if (!typeOfPage.has(page)) typeOfPage.set(page, answered ? type : null);
  const parts: { document_type: DocumentType | null; pages: number[] }[] = [];
  for (let page = 1; page <= pageCount; page += 1) {
    const last = parts.at(-1);
    const document_type = typeOfPage.has(page)
      ? (typeOfPage.get(page) ?? null)
      : (last?.document_type ?? null);
    if (last && last.document_type === document_type) last.pages.push(page);
    else parts.push({ document_type, pages: [page] });
  }
  return parts;
}

/** What a part of a file says, with its pages counted from 1 again. */
export function documentsOfPart(
  documents: readonly ReadDocument[],
  pages: readonly number[],
): ReadDocument[] {
  const place = new Map(pages.map((page, index) => [page, index + 1]));
  const moved = (page: number): number[] => {
    const number = place.get(page);
    return number === undefined ? [] : [number];
  };
  const kept = <T extends { page: number }>(one: T): T[] =>
    moved(one.page).map((page) => ({ ...one, page }));
  return documents
    .filter((document) => document.pages.every((page) => place.has(page)))
    .map((document) => ({
      ...document,
      pages: document.pages.flatMap(moved),
      evidence: document.evidence.flatMap(kept),
      facts: document.facts.flatMap(kept),
    }));
}
