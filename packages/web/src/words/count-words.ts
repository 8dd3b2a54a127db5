// « 11 sur 23 », the same everywhere; somebody who sees only what was verified is told no total.
import { readsVerifiedOnly, type Relation } from '@quitus/domain/portfolios/permissions';
import type { Progress } from '@quitus/domain/portfolios/progress';

type Counted = Pick<Progress, 'verified' | 'total'>;

/** What follows the figure in a row: « sur 23 », or « vérifiés » where there is no total. */
export function outOf(relation: Relation, { verified, total }: Counted): string {
  if (!readsVerifiedOnly(relation)) return `sur ${total}`;
  return verified > 1 ? 'vérifiés' : 'vérifié';
}

/** « 11 documents vérifiés sur 23 ». */
export function progressWords(relation: Relation, { verified, total }: Counted): string {
  const words = `${verified} ${verified > 1 ? 'documents vérifiés' : 'document vérifié'}`;
  return readsVerifiedOnly(relation) ? words : `${words} sur ${total}`;
}

/** « 2 facultatifs »; null where everything is needed. */
export const optionalWords = ({ optional }: Pick<Progress, 'optional'>): string | null =>
  optional > 0 ? `${optional} ${optional > 1 ? 'facultatifs' : 'facultatif'}` : null;
