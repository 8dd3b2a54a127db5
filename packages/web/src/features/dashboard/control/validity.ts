import type { ControlView } from '@quitus/api/reading.api';
import { addDays } from '@quitus/domain/documents/calendar';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';

import { dayInWords } from '../../../facts/fact-words.ts';

/** `expires_at` is the first day on which it is no longer good; without one, what is true of its kind. */
export function validityWords(
  { expires_at }: Pick<ControlView, 'expires_at'>,
  document_type: DocumentType,
): string {
  return expires_at === null
    ? DOCUMENT_FACTS[document_type].validity
    : `Valable jusqu’au ${dayInWords(addDays(expires_at, -1))}.`;
}
