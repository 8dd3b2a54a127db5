// A slot in a status that took its time in life: what has to happen for it, happens at once.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { DocumentStatus } from '@quitus/domain/documents/status';
import { shortestPath } from '@quitus/domain/documents/transitions';

import type { Deps } from '../src/deps.ts';
import { findStatus, moveSlot } from '../src/features/portfolios/slots.queries.ts';

export async function bringSlotTo(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  portfolio_uid: string,
  document_type: DocumentType,
  status: DocumentStatus,
  note: string | null = null,
): Promise<void> {
  const place = { portfolio_uid, document_type };
  const path = shortestPath(document_type, await findStatus(db, place), status);
  if (!path) throw new Error(`${document_type} cannot become ${status}`);
  for (const { event, to } of path)
    await moveSlot(db, place, event, { to, note: to === status ? note : null, now: now() });
}
