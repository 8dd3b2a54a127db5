// What keeps a statement from being delivered: without anybody of the team, or by somebody of it.
import type { PaperBeingRead } from './being-read.ts';
import { SECTION_TITLES } from './field.ts';
import { isMostlyUnknown, readiness } from './readiness.ts';
import type { Statement, StatementField } from './statement.ts';

/** Somebody only has to say yes. */
export const isConfirmable = ({ state }: StatementField): boolean =>
  state === 'READ' || state === 'PROVEN';

/** In French; none, and it is delivered as soon as it is paid. */
export function deliveryObstacles(statement: Statement): string[] {
  const { sections, failing } = readiness(statement);
  const counted = (count: number, one: string, many: string): string[] =>
    count === 0 ? [] : [`${count} ${count > 1 ? many : one}`];
  const left = sections.flatMap(({ section, to_settle, to_confirm }) =>
    [
      ...counted(to_settle.length, 'réponse attendue', 'réponses attendues'),
      ...counted(to_confirm.length, 'valeur à confirmer', 'valeurs à confirmer'),
    ].map((what) => `${SECTION_TITLES[section]} : ${what}.`),
  );
  const failed = statement.checks.filter(({ id }) => failing.includes(id));
  const unknown = isMostlyUnknown(statement)
    ? ['Plus d’un tiers des rubriques requises sont inconnues.']
    : [];
  return [...left, ...unknown, ...failed.map(({ sentence }) => sentence)];
}

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
