// A file that holds several documents: its pages cut into parts, each with the place it goes to.
import type { DocumentFile } from '@quitus/api/documents.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';

import { pageRanges } from '../../../facts/read-document-words.ts';
import type { Target } from './MoveForm.tsx';

export type Part = {
  /** Null until somebody says where these pages go. */
  document_type: DocumentType | null;
  first: number;
  last: number;
};

/** As it was recognised. A place that this dossier does not offer is left to be chosen. */
export function partsOf(
  { proposed_parts, pages }: Pick<DocumentFile, 'proposed_parts' | 'pages'>,
  targets: readonly Target[],
): Part[] {
  const offered = new Set(targets.map(({ document_type }) => document_type));
  const parts = proposed_parts.flatMap(({ document_type, pages: own }) => {
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined) return [];
    const known = document_type !== null && offered.has(document_type);
    return [{ document_type: known ? document_type : null, first, last }];
  });
  return parts.length > 0 ? parts : [{ document_type: null, first: 1, last: pages ?? 1 }];
}

export const withType = (
  parts: readonly Part[],
  index: number,
  document_type: DocumentType | null,
): Part[] => parts.map((part, at) => (at === index ? { ...part, document_type } : part));

/** Where a part may begin: each of the two on either side keeps a page. */
export function boundsOf(parts: readonly Part[], index: number): { min: number; max: number } {
  const [before, part] = [parts[index - 1], parts[index]];
  return { min: (before?.first ?? 0) + 1, max: part?.last ?? 1 };
}

/** The part begins at another page, and the one before it ends just there. */
export function withStart(parts: readonly Part[], index: number, first: number): Part[] {
  const { min, max } = boundsOf(parts, index);
  if (index === 0 || !Number.isInteger(first) || first < min || first > max) return [...parts];
  return parts.map((part, at) => {
    if (at === index - 1) return { ...part, last: first - 1 };
    return at === index ? { ...part, first } : part;
  });
}

/** Cut in two, the second half to be placed. */
export const withCut = (parts: readonly Part[], index: number): Part[] =>
  parts.flatMap((part, at) => {
    if (at !== index || part.first === part.last) return [part];
    const last = Math.floor((part.first + part.last) / 2);
    return [
      { ...part, last },
      { ...part, first: last + 1, document_type: null },
    ];
  });

/** Taken back into the one before it. */
export const withoutCut = (parts: readonly Part[], index: number): Part[] =>
  parts.flatMap((part, at) => {
    const next = parts[at + 1];
    if (at === index && index > 0) return [];
    return [at === index - 1 && next ? { ...part, last: next.last } : part];
  });

type Sorting = { document_type: DocumentType; pages: number[] };

/** What is sent: neighbours that go to the same place are one document. Null while a place is missing. */
export function sortingOf(parts: readonly Part[]): Sorting[] | null {
  const sorted: Sorting[] = [];
  for (const { document_type, first, last } of parts) {
    if (document_type === null) return null;
    const pages = Array.from({ length: last - first + 1 }, (_, at) => first + at);
    const before = sorted.at(-1);
    if (before?.document_type === document_type) before.pages.push(...pages);
    else sorted.push({ document_type, pages });
  }
  return sorted;
}

export const partWords = ({ first, last }: Part): string =>
  pageRanges(Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** Why the button waits. */
export function missingPlace(parts: readonly Part[]): string | null {
  const part = parts.find(({ document_type }) => document_type === null);
  if (!part) return null;
  const one = part.first === part.last;
  return `Choisissez où ${one ? 'va la' : 'vont les'} ${partWords(part)}.`;
}
