import type { DocumentType } from '@quitus/domain/documents/document-type';

import { SendingLine } from '../../../uploads/SendingLine.tsx';
import { forgetSending, sendAgain, useSendings } from '../../../uploads/uploads.ts';

type SlotSendingsProps = {
  uid: string;
  document_type: DocumentType;
  /** Files that the list tells of already. */
  listed: readonly { id: string }[];
};

/** What is on its way to this document: the drawer covers the tray that says it elsewhere. */
export function SlotSendings({ uid, document_type, listed }: SlotSendingsProps) {
  const own = useSendings().filter(
    (sending) =>
      sending.uid === uid &&
      sending.document_type === document_type &&
      sending.state !== 'DONE' &&
      !listed.some(({ id }) => id === sending.id),
  );
  if (own.length === 0) return null;
  return (
    <ul aria-label="Envois vers ce document" className="flex flex-col gap-4">
      {own.map((sending) => (
        <li key={sending.id}>
          <SendingLine sending={sending} onCancel={forgetSending} onRetry={sendAgain} />
        </li>
      ))}
    </ul>
  );
}
