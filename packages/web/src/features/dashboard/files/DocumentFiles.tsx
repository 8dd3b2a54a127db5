import type { Dossier } from '@quitus/api/portfolios.api';
import { parisDay } from '@quitus/domain/documents/calendar';

import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { DocumentEntry } from '../dossier-view.ts';
import { ReadFacts } from '../reading/ReadFacts.tsx';
import type { Provenance } from '../reading/use-provenance.ts';
import { mayRestore, mayTakeOut } from './file-rights.ts';
import { FileCards } from './FileCards.tsx';
import { FileList } from './FileList.tsx';
import { FilePanel } from './FilePanel.tsx';
import { awaitedCall, saysReading } from './slot-files.ts';
import { targetsOf } from './unsorted.ts';
import type { ShownFile } from './use-shown-file.ts';

type DocumentFilesProps = {
  dossier: Dossier;
  entry: DocumentEntry;
  selection: ShownFile;
  provenance: Provenance;
  /** Whether one may add to this document, and correct what was read in it. */
  editable: boolean;
  now: Date;
};

/** The files of a document: which are there, and the one on show. */
export function DocumentFiles(props: DocumentFilesProps) {
  const { dossier, entry, selection, provenance, editable, now } = props;
  const { uid } = dossier;
  const { document_type, slot } = entry;
  const { reading, files, own, shown, show } = selection;
  const awaited = awaitedCall(own.current, slot.status, parisDay(now));
  const some = files.some((file) => file.document_type === document_type);
  return (
    <div className="mt-4 flex flex-col gap-4 empty:hidden">
      {reading.isPending && <Skeleton className="h-24" />}
      {reading.isError && reading.data === undefined && (
        <div>
          <Notice tone="error">Les fichiers n’ont pas pu être chargés.</Notice>
          <Button
            variant="secondary"
            size="compact"
            className="mt-3"
            onClick={() => void reading.refetch()}
          >
            Réessayer
          </Button>
        </div>
      )}
      {some && (
        <section aria-label="Fichiers" className="flex flex-col gap-4">
          {(own.current.length > 1 || awaited) && (
            <FileCards
              files={own.current}
              status={slot.status}
              shown={shown}
              awaited={awaited}
              onShow={show}
            />
          )}
          {shown && (
            <FilePanel
              key={shown.id}
              uid={uid}
              file={shown}
              editable={editable}
              removable={editable && mayTakeOut(dossier, shown, slot.status)}
              targets={targetsOf(dossier)}
              now={now}
            />
          )}
          {shown && saysReading(shown, slot.status) && (
            <ReadFacts
              uid={uid}
              file={shown}
              provenance={provenance}
              editable={editable && shown.current}
            />
          )}
          <FileList
            uid={uid}
            slot={own}
            files={files}
            shown={shown}
            restorable={(file) => editable && mayRestore(dossier, file, slot.status)}
            now={now}
            onShow={show}
          />
        </section>
      )}
    </div>
  );
}
