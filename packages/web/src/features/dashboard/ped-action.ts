import type { DocumentStatus } from '@quitus/domain/documents/status';

import { paths } from '../../paths.ts';

/** Where each status of the pré-état daté leads; null where it is to be ordered, which has its own gate. */
export function pedAction(
  uid: string,
  status: DocumentStatus,
): { label: string; to: string } | null {
  if (status === 'PENDING_PAYMENT') return { label: 'Payer', to: paths.pedMissions(uid) };
  if (status === 'CREATION_IN_PROCESS') return { label: 'Suivre', to: paths.pedMissions(uid) };
  return status === 'VERIFIED' ? { label: 'Voir', to: paths.pedMissions(uid) } : null;
}
