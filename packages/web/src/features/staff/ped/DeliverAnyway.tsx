import type { UnknownCount } from '@quitus/domain/preetatdate/readiness';

import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

type DeliverAnywayProps = {
  open: boolean;
  counts: UnknownCount;
  onCancel: () => void;
  onAccept: () => void;
};

/** What the document lacks, said before it leaves: one press does not deliver it. */
export const DeliverAnyway = ({ open, counts, onCancel, onAccept }: DeliverAnywayProps) => (
  <ConfirmDialog
    open={open}
    title="Livrer le document ainsi ?"
    onCancel={onCancel}
    onAccept={onAccept}
  >
    <p>{unknownWords(counts)}</p>
  </ConfirmDialog>
);

const unknownWords = ({ unknown, required }: UnknownCount): string =>
  `${unknown} rubriques requises sur ${required} sont inconnues : elles seront imprimées « non communiqué ».`;
