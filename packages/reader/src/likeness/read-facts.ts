// What a paper says: by rules, and by likeness where they are silent.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { Fact, SubKind } from '@quitus/domain/reading/read-document';

import { believable, ruledFacts } from '../extract/extract.ts';
import { isWhole } from '../extract/names/whole-names.ts';
import { sheetOf } from '../extract/sheet/sheet.ts';
import type { Page } from '../page/page.ts';
import { likelyFacts } from './likely-facts.ts';

export function readFacts(
  type: DocumentType,
  sub_kind: SubKind | null,
  pages: readonly Page[],
): Fact[] {
  const sheets = pages.map(sheetOf);
  // What a rule cut short is not told: the whole of it may stand elsewhere.
  const told = ruledFacts(type, sub_kind, sheets).filter(isWhole);
  return believable([...told, ...likelyFacts(sub_kind ?? type, sheets, told)], pages);
}
