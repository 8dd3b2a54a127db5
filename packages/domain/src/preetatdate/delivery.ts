// What keeps a person of the team from delivering a statement, or asks them first.
import type { PaperBeingRead } from './being-read.ts';
import { isMostlyUnknown, readiness } from './readiness.ts';
import type { Statement, StatementField } from './statement.ts';

/** Somebody only has to say yes. */
export const isConfirmable = ({ state }: StatementField): boolean =>
  state === 'READ' || state === 'PROVEN';

export type DeskRefusal = 'PED_NOT_COMPLETE' | 'PED_MOSTLY_UNKNOWN' | 'PED_BEING_READ';

/** What the person who delivers was asked, and said yes to. */
export type DeskConsent = { accept_unknown: boolean; accept_unread: boolean };

/** Failing checks do not count: the person who delivers has judged them. */
export function deskRefusal(
  statement: Statement,
  being_read: readonly PaperBeingRead[],
  { accept_unknown, accept_unread }: DeskConsent,
): DeskRefusal | null {
  const { sections } = readiness(statement);
  if (sections.some(({ to_settle }) => to_settle.length > 0)) return 'PED_NOT_COMPLETE';
  if (isMostlyUnknown(statement) && !accept_unknown) return 'PED_MOSTLY_UNKNOWN';
  return being_read.length > 0 && !accept_unread ? 'PED_BEING_READ' : null;
}
