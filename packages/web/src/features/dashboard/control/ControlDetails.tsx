import { allowedTargets } from '@quitus/domain/documents/transitions';

import type { DocumentEntry } from '../dossier-view.ts';
import { LINK } from '../link-look.ts';
import { AnswerRefusal } from './AnswerRefusal.tsx';
import { RuleList } from './RuleList.tsx';
import type { Seeing } from './SeenPages.tsx';
import type { SlotControl } from './use-slot-control.ts';

type ControlDetailsProps = {
  uid: string;
  entry: DocumentEntry;
  slotControl: SlotControl;
  seeing: Seeing;
  editable: boolean;
};

/** How to answer a refusal, and what was controlled point by point. */
export function ControlDetails(props: ControlDetailsProps) {
  const { uid, entry, slotControl, seeing, editable } = props;
  const { control, query } = slotControl;
  const { document_type, slot } = entry;
  const { status, file_count } = slot;
  const answerable =
    editable &&
    file_count > 0 &&
    allowedTargets('REFUSAL_ANSWERED', status, document_type).length > 0;
  return (
    <div className="mt-3 flex flex-col gap-1 empty:hidden">
      {answerable && control && (
        <AnswerRefusal uid={uid} document_type={document_type} by_team={control.by_team} />
      )}
      {control && control.rules.length > 0 && <RuleList rules={control.rules} seeing={seeing} />}
      {query.isError && control === undefined && (
        <p className="text-second text-encre-2">
          Le détail du contrôle n’a pas pu être chargé.{' '}
          <button type="button" className={LINK} onClick={() => void query.refetch()}>
            Réessayer
          </button>
        </p>
      )}
    </div>
  );
}
