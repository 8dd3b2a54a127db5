// What a paper says: by rules, and by likeness where they are silent; of what an eye has read, what both allow.
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
  // What a rule cut short is not told: the whole of it may stand elsewhere.
  const told = ruledFacts(type, sub_kind, sheets).filter(isWhole);
  const paper = sub_kind ?? type;
  // An eye may have missed the very value and seen its neighbour: what it read is only checked.
  return pages.some(({ source }) => source === 'OCR')
    ? believable(notUnlikely(paper, sheets, told), pages)
    : believable([...told, ...likelyFacts(paper, sheets, told)], pages);
}
