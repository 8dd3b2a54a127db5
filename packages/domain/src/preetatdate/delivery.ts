import { SECTION_TITLES, STATEMENT_SECTIONS, type StatementSection } from './field.ts';
// Whether a statement can be delivered, and what is left to do in each of its sections.
import { FIELDS, type FieldReference } from './fields.data.ts';
import type { Statement, StatementField } from './statement.ts';

export type SectionLeft = {
  section: StatementSection;
  fields: number;
  settled: number;
  confirmable: FieldReference[];
  open: FieldReference[];
};

const isSettled = ({ state }: StatementField): boolean => state === 'CONFIRMED';
/** Somebody only has to say yes. */
export const isConfirmable = ({ state }: StatementField): boolean =>
  state === 'READ' || state === 'PROVEN';
const isDoubtful = ({ state }: StatementField): boolean =>
  state === 'TO_CHECK' || state === 'CONTRADICTORY';
/** Nobody can print it as it is: it needs an answer. */
const isOpen = (field: StatementField): boolean =>
  isDoubtful(field) || (field.state === 'MISSING' && FIELDS[field.reference].required);

export const sectionsLeft = ({ fields }: Statement): SectionLeft[] =>
  STATEMENT_SECTIONS.map((section) => {
    const own = fields.filter(({ reference }) => FIELDS[reference].section === section);
    const named = (which: (field: StatementField) => boolean) =>
      own.filter(which).map(({ reference }) => reference);
    return {
      section,
      fields: own.length,
      settled: own.filter(isSettled).length,
      confirmable: named(isConfirmable),
      open: named(isOpen),
    };
  });

/** In French: what keeps it from being delivered without anybody of the team; none, it is at once. */
export function deliveryObstacles(statement: Statement): string[] {
  const counted = (count: number, one: string, many: string): string[] =>
    count === 0 ? [] : [`${count} ${count > 1 ? many : one}`];
  const sections = sectionsLeft(statement);
  const open = sections.flatMap((section) =>
    counted(section.open.length, 'réponse attendue', 'réponses attendues').map(
      (left) => `${SECTION_TITLES[section.section]} : ${left}.`,
    ),
  );
  const unconfirmed = sections.flatMap(({ section, confirmable }) => {
    const required = confirmable.filter((reference) => FIELDS[reference].required);
    return counted(required.length, 'valeur à confirmer', 'valeurs à confirmer').map(
      (left) => `${SECTION_TITLES[section]} : ${left}.`,
    );
  });
  const failed = statement.checks
    .filter(({ outcome }) => outcome === 'FAILED')
    .map(({ sentence }) => sentence);
  return [...open, ...unconfirmed, ...failed];
}

export const isDeliverable = (statement: Statement): boolean =>
  deliveryObstacles(statement).length === 0;

/** A person of the team may deliver what nothing is missing in, whatever the checks say: they judged. */
export const deskRefusal = (statement: Statement): 'PED_NOT_COMPLETE' | null =>
  sectionsLeft(statement).every(({ open }) => open.length === 0) ? null : 'PED_NOT_COMPLETE';
