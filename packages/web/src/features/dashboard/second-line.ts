// The line under the name of a document: the cause when there is one, else what to know or to do.
import type { SlotView } from '@quitus/api/portfolios.api';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import type { DocumentStatus } from '@quitus/domain/documents/status';
import { QUESTIONS } from '@quitus/domain/portfolios/questions';

import { whenWords } from '../../words/french-days.ts';
import type { DocumentEntry } from './dossier-view.ts';

/** What somebody has to do about it, when the service has not said why. */
const TO_DO: Partial<Record<DocumentStatus, string>> = {
  KO_SCRAPING: 'À relancer, ou à ajouter vous-même',
  REJECTED: 'À redéposer',
  INCOMPLETE: 'À compléter',
  EXPIRED: 'À remplacer',
  PENDING_PAYMENT: 'Commande prête',
  MISSING_ANNEXES_COMPTABLES: 'Il manque les annexes de la convocation',
  MISSING_LAST_CONVOCATION: 'Il manque la dernière convocation',
  MISSING_LAST_APPEL: 'Il manque le dernier appel',
};

/** `read`: the machine is done with its files. */
export function secondLine(entry: DocumentEntry, now: Date, read = false): string {
  const { slot, item, applies, document_type } = entry;
  if (slot.waived_at !== null) return slot.waived_reason ?? 'Écarté de ce dossier.';
  if (slot.note !== null) return slot.note;
  if (!applies) return item?.reason ?? '';
  if (slot.status === 'NEW_A_VERIFIER' && read)
    return `${filesLine(slot, now)} · L’équipe regarde, sous 24\u00a0h`;
  if (slot.status !== 'A_AJOUTER') return TO_DO[slot.status] ?? filesLine(slot, now);
  if (item?.need === 'TO_SPECIFY' && item.question !== null)
    return `À préciser : ${QUESTIONS[item.question].question}`;
  return item?.need === 'OPTIONAL' ? 'Facultatif' : DOCUMENT_FACTS[document_type].held_by;
}

/** « 4 fichiers · 12 nov. ». */
export function filesLine({ file_count, updated_at }: SlotView, now: Date): string {
  const files = file_count > 0 ? [`${file_count} ${file_count > 1 ? 'fichiers' : 'fichier'}`] : [];
  return [...files, whenWords(updated_at, now)].join(' · ');
}
