// What keeps a statement from being delivered: without anybody of the team, or by somebody of it.
import { SECTION_TITLES } from './field.ts';
import { readiness } from './readiness.ts';
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
  return [...left, ...failed.map(({ sentence }) => sentence)];
}

/** A person of the team delivers what nothing is missing in, whatever the checks say: they judged. */
export const deskRefusal = (statement: Statement): 'PED_NOT_COMPLETE' | null =>
  readiness(statement).sections.every(({ to_settle }) => to_settle.length === 0)
    ? null
    : 'PED_NOT_COMPLETE';
