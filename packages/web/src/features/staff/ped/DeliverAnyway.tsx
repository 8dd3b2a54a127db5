import type { PaperBeingRead } from '@quitus/domain/preetatdate/being-read';
import { isMostlyUnknown, requiredUnknown } from '@quitus/domain/preetatdate/readiness';
import type { Statement } from '@quitus/domain/preetatdate/statement';

import { beingReadWords } from '../../../statement-fields/being-read-words.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

type DeliverAnywayProps = {
  open: boolean;
  statement: Pick<Statement, 'fields'>;
  being_read: readonly PaperBeingRead[];
  onCancel: () => void;
  onAccept: () => void;
};

/** What the document lacks, said before it leaves: one press does not deliver it. */
export function DeliverAnyway(props: DeliverAnywayProps) {
  const { open, statement, being_read, onCancel, onAccept } = props;
  return (
    <ConfirmDialog
      open={open}
      title="Livrer le document ainsi ?"
      onCancel={onCancel}
      onAccept={onAccept}
    >
      {isMostlyUnknown(statement) && <p>{unknownWords(statement)}</p>}
      {being_read.length > 0 && (
        <p>{beingReadWords(being_read)} Le document partira sans ce qu’ils disent.</p>
      )}
    </ConfirmDialog>
  );
}

function unknownWords(statement: Pick<Statement, 'fields'>): string {
  const { unknown, required } = requiredUnknown(statement);
  return `${unknown} rubriques requises sur ${required} sont inconnues : elles seront imprimées « non communiqué ».`;
}
