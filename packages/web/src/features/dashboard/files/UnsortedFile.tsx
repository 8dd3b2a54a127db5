import type { DocumentFile } from '@quitus/api/documents.api';
import { periodWords } from '@quitus/domain/documents/period';
import { type LucideIcon, Scissors, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { saveFile } from '../../../saving/save-file.ts';
import { Button } from '../../../ui/Button.tsx';
import { LINK } from '../link-look.ts';
import { ReadingState } from '../reading/ReadingState.tsx';
import { FileParts } from './FileParts.tsx';
import { FileThumbnail } from './FileThumbnail.tsx';
import type { Target } from './MoveForm.tsx';
import { OtherPlace } from './OtherPlace.tsx';
import { PageDialog } from './PageDialog.tsx';
import { pagesWords } from './slot-files.ts';
import { placeWords, recognisedWords } from './unsorted.ts';
import { useMoveFile, useRemoveFile } from './use-files.ts';

type UnsortedFileProps = {
  uid: string;
  file: DocumentFile;
  removable: boolean;
  proposed: Target | null;
  targets: readonly Target[];
  /** All of them are being sorted at once. */
  busy: boolean;
};

/** What was dropped on the dossier: what it was recognised to be, and one press to put it there. */
export function UnsortedFile({ uid, file, removable, proposed, targets, busy }: UnsortedFileProps) {
  const move = useMoveFile(uid);
  const remove = useRemoveFile(uid);
  const [previewing, setPreviewing] = useState(false);
  const [cutting, setCutting] = useState(false);
  const { name, pages, state, reading, proposed_parts } = file;
  const ready = state === 'READY';
  const waiting = busy || move.isPending || remove.isPending;
  const several = proposed_parts.length > 1;
  const parted = ready && (several || cutting);
  const facts = [
    pagesWords(pages),
    periodWords(file),
    recognisedWords(file),
    placeWords(file, proposed),
  ];
  return (
    <li className="flex flex-col gap-3 py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <FileThumbnail uid={uid} file={file} small />
        <div className="min-w-0 flex-1 basis-36">
          {ready ? (
            <button
              type="button"
              className={`text-left break-words ${LINK}`}
              onClick={() => (pages ? setPreviewing(true) : void saveFile(uid, file))}
            >
              {name}
            </button>
          ) : (
            <p className="font-semibold break-words">{name}</p>
          )}
          <p className="text-second text-encre-2">
            {ready ? facts.filter(Boolean).join(' · ') : WORKING[state]}
          </p>
          {file.same_as && (
            <p className="text-second text-ocre">Identique à « {file.same_as.name} ».</p>
          )}
          {ready && (reading?.state === 'QUEUED' || reading?.state === 'READING') && (
            <ReadingState reading={reading} />
          )}
        </div>
        {ready && !parted && (
          <div className="flex flex-wrap items-center gap-2 max-sm:order-1 max-sm:w-full">
            {proposed && (
              <Button
                variant="secondary"
                size="compact"
                aria-label={`Ranger dans ${proposed.label}`}
                disabled={waiting}
                pending={move.isPending}
                onClick={() => move.mutate({ file, document_type: proposed.document_type })}
              >
                Ranger
              </Button>
            )}
            <OtherPlace
              label={`Autre document pour ${name}`}
              targets={targets}
              first={proposed === null}
              disabled={waiting}
              onChoose={(document_type) => move.mutate({ file, document_type })}
            />
          </div>
        )}
        {ready && (
          <div className="-mr-2 flex flex-none">
            {!several && (pages ?? 0) > 1 && (
              <FileTool
                label={`Séparer ${name} en plusieurs documents`}
                Icon={Scissors}
                expanded={cutting}
                disabled={waiting}
                onClick={() => setCutting(!cutting)}
              />
            )}
            {removable && (
              <FileTool
                label={`Retirer ${name}`}
                Icon={Trash2}
                disabled={waiting}
                onClick={() => remove.mutate(file)}
              />
            )}
          </div>
        )}
      </div>
      {parted && (
        // Read since, it may hold other documents: the proposal starts again.
        <FileParts
          key={JSON.stringify(proposed_parts)}
          uid={uid}
          file={file}
          targets={targets}
          disabled={waiting}
        />
      )}
      {previewing && <PageDialog uid={uid} file={file} onClose={() => setPreviewing(false)} />}
    </li>
  );
}

type FileToolProps = {
  label: string;
  Icon: LucideIcon;
  expanded?: boolean;
  disabled: boolean;
  onClick: () => void;
};

const FileTool = ({ label, Icon, expanded, disabled, onClick }: FileToolProps) => (
  <Button
    variant="quiet"
    size="compact"
    className="size-11 px-0"
    aria-label={label}
    aria-expanded={expanded}
    title={label}
    disabled={disabled}
    onClick={onClick}
  >
    <Icon aria-hidden />
  </Button>
);

/** What is being done to a file that is not there yet, or no longer for long. */
const WORKING: Partial<Record<DocumentFile['state'], string>> = {
  CHECKING: 'Contrôle du fichier…',
  SPLITTING: 'Rangement dans les documents…',
};
