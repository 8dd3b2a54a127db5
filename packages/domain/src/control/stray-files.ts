// What lies in a slot and is recognisably none of its papers: an invoice among the calls, a mail beside a lease.
// It is set aside, and the papers of the slot are judged without it.
import type { DocumentType } from '../documents/document-type.ts';
import type { ControlledFile } from './control.ts';

/** Types that hold what has no slot of its own. */
const STRAY: readonly DocumentType[] = ['OTHER', 'OTHER_PROPERTY_DOCS'];
/** Slots in which such papers are at home. */
const AT_HOME: readonly DocumentType[] = [
  ...STRAY,
  'DOCS_AUTRE_ACQUEREURS',
  'DOCS_MAISON_MOINS_10_ANS',
  'PLAN_DU_LOGEMENT_ET_ANNEXES',
];

/** A whole file, recognised for sure: one that is bound with others may have taken a page of theirs. */
const isStray = ({ documents }: ControlledFile): boolean =>
  documents.length > 0 &&
  documents.every(({ type, answered }) => answered && type !== null && STRAY.includes(type));

/** None is aside where nothing else is there. */
export function setAside(
  files: readonly ControlledFile[],
  slot: DocumentType,
): { kept: readonly ControlledFile[]; aside: readonly ControlledFile[] } {
  const kept = files.filter((file) => !isStray(file));
  return AT_HOME.includes(slot) || kept.length === 0
    ? { kept: files, aside: [] }
    : { kept, aside: files.filter(isStray) };
}
