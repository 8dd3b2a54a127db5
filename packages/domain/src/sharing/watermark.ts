// A text across the pages that a link gives.
import { parisDay } from '../documents/calendar.ts';
import {
  CATEGORY_OF,
  type DocumentCategory,
  type DocumentType,
} from '../documents/document-type.ts';

/** On no page, on the papers of people, on every page. */
export const WATERMARKS = ['NONE', 'PERSONAL', 'ALL'] as const;
export type Watermark = (typeof WATERMARKS)[number];

const ABOUT_PEOPLE: readonly DocumentCategory[] = ['DOCS_PERSONNELS', 'DOCS_ACQUEREURS'];

export const isWatermarked = (watermark: Watermark, document_type: DocumentType): boolean =>
  watermark === 'ALL' ||
  (watermark === 'PERSONAL' && ABOUT_PEOPLE.includes(CATEGORY_OF[document_type]));

/** Written across each page. The day the link was made, so that one copy is one text. */
export function watermarkText({ recipient, created_at }: { recipient: string; created_at: Date }) {
  const [year, month, day] = parisDay(created_at).split('-');
  return `${recipient}, ${day}.${month}.${year}, Quitus`;
}
