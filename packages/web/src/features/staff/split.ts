// A file cut into several documents: each part ends on a page, the next begins on the one after.
import type { DocumentFile } from '@quitus/api/documents.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';

export type Part = {
  /** Null until somebody says. */
  document_type: DocumentType | null;
  last_page: number;
};

type Proposed = Pick<DocumentFile, 'document_type' | 'proposed_parts'>;
type ReadPart = { type: DocumentType | null; pages: readonly number[] };

/** What was recognised, where it covers the file; else the file as it is, cut after its first page. */
export function firstParts(
  { document_type, proposed_parts }: Proposed,
  read: readonly ReadPart[],
  pageCount: number,
): Part[] {
  const seen =
    proposed_parts.length > 1
      ? proposed_parts
      : read.map(({ type, pages }) => ({ document_type: type, pages }));
  const parts: Part[] = [];
  for (const { document_type: type, pages } of seen) {
    const last_page = Math.max(...pages);
    const before = parts.at(-1)?.last_page ?? 0;
    // Annexes are told again inside the document that holds them.
    if (last_page > before) parts.push({ document_type: type, last_page });
  }
  const merged = parts.filter(
    (part, index) => part.document_type !== parts[index + 1]?.document_type,
  );
  const whole = merged.map((part, index) =>
    index === merged.length - 1 ? { ...part, last_page: pageCount } : part,
  );
  if (whole.length > 1) return whole;
  return [
    { document_type, last_page: 1 },
    { document_type: null, last_page: pageCount },
  ];
}

export const firstPage = (parts: readonly Part[], index: number): number =>
  (parts[index - 1]?.last_page ?? 0) + 1;

/** Why it cannot be done, or null. Every page goes to one part, in order. */
export function partsTrouble(parts: readonly Part[], pageCount: number): string | null {
  if (parts.length < 2) return 'Ajoutez une séparation, ou changez le type du fichier entier.';
  const inOrder = parts.every((part, index) => part.last_page >= firstPage(parts, index));
  if (!inOrder || parts.at(-1)?.last_page !== pageCount)
    return `Chaque partie doit avoir au moins une page, jusqu’à la page ${pageCount}.`;
  return parts.some(({ document_type }) => document_type === null)
    ? 'Choisissez un type pour chaque partie.'
    : null;
}

/** As the server takes them: every page by its number. */
export const partsToSend = (parts: readonly Part[]) =>
  parts.flatMap(({ document_type, last_page }, index) => {
    const from = firstPage(parts, index);
    if (document_type === null) return [];
    const pages = Array.from({ length: last_page - from + 1 }, (_, step) => from + step);
    return [{ document_type, pages }];
  });

/** The last part in two, where it still can be. */
export function cutOnce(parts: readonly Part[]): Part[] {
  const last = parts.at(-1);
  const from = firstPage(parts, parts.length - 1);
  if (!last || from >= last.last_page) return [...parts];
  return [
    ...parts.slice(0, -1),
    { ...last, last_page: from },
    { document_type: null, last_page: last.last_page },
  ];
}

/** Its pages go to the part before it; those of the first go to the second. */
export const withoutPart = (parts: readonly Part[], index: number): Part[] =>
  parts
    .map((part, at) =>
      at === index - 1 ? { ...part, last_page: parts[index]?.last_page ?? part.last_page } : part,
    )
    .filter((_, at) => at !== index);
