import type { DocumentFile } from '@quitus/api/documents.api';
import type { Dossier } from '@quitus/api/portfolios.api';

import { ButtonLink } from '../../ui/Button.tsx';
import { CompleteDossier } from './control/CompleteDossier.tsx';
import { TypeUnread } from './control/TypeUnread.tsx';
import type { SlotControl } from './control/use-slot-control.ts';
import type { MainAction } from './main-action.ts';

type DrawerActionProps = {
  dossier: Dossier;
  action: MainAction | null;
  slotControl: SlotControl;
  files: readonly DocumentFile[];
  editable: boolean;
};

/** The one thing to do about a document that is not a file to bring: say, answer, or go and see. */
export function DrawerAction(props: DrawerActionProps) {
  const { dossier, action, slotControl, files, editable } = props;
  const { lacks, unread, running, rerun } = slotControl;
  const asked = action?.does === 'ANSWER' ? [{ field: action.field, read: [] }] : lacks;
  return (
    <>
      {action?.does === 'GO' && (
        <ButtonLink to={action.to} className="mt-5">
          {action.words}
        </ButtonLink>
      )}
      <output className="mt-5 block text-second text-azur empty:hidden">
        {running && 'C’est noté. Le contrôle recommence…'}
      </output>
      {!running && <CompleteDossier dossier={dossier} lacks={asked} onCompleted={rerun} />}
      {!running && editable && asked.length === 0 && (
        <TypeUnread uid={dossier.uid} unread={unread} files={files} onTyped={rerun} />
      )}
    </>
  );
}
