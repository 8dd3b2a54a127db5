// Files that wait to be sorted: where each seems to belong, and where it may be put.
import type { DocumentFile } from '@quitus/api/documents.api';
import type { Dossier } from '@quitus/api/portfolios.api';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { addRefusal } from '@quitus/domain/portfolios/permissions';

import type { Target } from './MoveForm.tsx';

/** The documents of this dossier that this person may add to. */
export const targetsOf = (dossier: Dossier): Target[] =>
  dossier.slots
    .filter(
      ({ document_type, waived_at }) =>
        waived_at === null && addRefusal(dossier.relation, document_type, dossier) === null,
    )
    .map(({ document_type }) => ({ document_type, label: DOCUMENT_FACTS[document_type].label }));

export type Unsorted = { file: DocumentFile; proposed: Target | null };

const WAITING: readonly DocumentFile['state'][] = ['READY', 'CHECKING', 'SPLITTING'];

/** The oldest first, as they were given. A proposal that this dossier does not list is none. */
export const unsortedOf = (
  files: readonly DocumentFile[],
  targets: readonly Target[],
): Unsorted[] =>
  files
    .filter(
      ({ document_type, deleted_at, state, current }) =>
        document_type === null && deleted_at === null && current && WAITING.includes(state),
    )
    .toReversed()
    .map((file) => ({
      file,
      // Several documents in one file: its name does not say where each of them goes.
      proposed:
        file.proposed_parts.length > 1
          ? null
          : (targets.find(({ document_type }) => document_type === file.proposed_type) ?? null),
    }));

export type Sorted = { file: DocumentFile; document_type: Target['document_type'] };

/** What « Tout ranger comme proposé » does. */
export const proposedSorting = (unsorted: readonly Unsorted[]): Sorted[] =>
  unsorted.flatMap(({ file, proposed }) =>
    proposed && file.state === 'READY' ? [{ file, document_type: proposed.document_type }] : [],
  );

/** What was recognised in it, once it was read. */
export function recognisedWords({ reading, proposed_parts }: DocumentFile): string | null {
  if (reading?.state === 'FAILED') return 'rien n’a pu être lu';
  if (reading?.state !== 'DONE') return null;
  if (proposed_parts.length > 1) return `${proposed_parts.length} documents reconnus`;
  const [type = null] = proposed_parts.map(({ document_type }) => document_type);
  return type === null ? 'non reconnu' : `reconnu : ${DOCUMENT_FACTS[type].label}`;
}

/** Where one press puts it, unless what was recognised says so already. */
export const placeWords = (file: DocumentFile, proposed: Target | null): string | null =>
  proposed === null || recognisedWords(file)?.endsWith(proposed.label)
    ? null
    : `place proposée : ${proposed.label}`;
