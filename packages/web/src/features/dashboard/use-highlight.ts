import type { DocumentType } from '@quitus/domain/documents/document-type';
import { useState } from 'react';

/** Window and row of one document answer each other. */
export type Highlight = {
  pointed: DocumentType | null;
  point: (document_type: DocumentType | null) => void;
};

export function useHighlight(): Highlight {
  const [pointed, point] = useState<DocumentType | null>(null);
  return { pointed, point };
}
