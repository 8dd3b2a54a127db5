// What a paper says: by rules, and by the model where they are silent; of what OCR has read, what both allow.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { Fact, SubKind } from '@quitus/domain/reading/read-document';

import { believable, ruledFacts } from '../extract/extract.ts';
import { isWhole } from '../extract/names/whole-names.ts';
import { sheetOf } from '../extract/sheet/sheet.ts';
import type { Page } from '../page/page.ts';
import { likelyFacts, notUnlikely } from './likely-facts.ts';

export function readFacts(
  type: DocumentType,
  sub_kind: SubKind | null,
  pages: readonly Page[],
): Fact[] {
  const sheets = pages.map(sheetOf);
  // What a rule cut short is not extracted: the whole of it may stand elsewhere.
  const extracted = ruledFacts(type, sub_kind, sheets).filter(isWhole);
  const paper = sub_kind ?? type;
  // OCR may have missed the very value and seen its neighbour: what it read is only checked.
  return pages.some(({ source }) => source === 'OCR')
    ? believable(notUnlikely(paper, sheets, extracted), pages)
    : believable([...extracted, ...likelyFacts(paper, sheets, extracted)], pages);
}
