import type { DocumentFile } from '@quitus/api/documents.api';
import { DOCUMENT_TYPES } from '@quitus/domain/documents/document-type';
import { periodWords } from '@quitus/domain/documents/period';
import { ChevronDown, FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { saveFile } from '../../../save-file.ts';
import { Button } from '../../../ui/Button.tsx';
import { LINK } from '../link-look.ts';
import type { Target } from './MoveForm.tsx';
import { usePagePicture } from './page-pictures.ts';
import { PageDialog } from './PageDialog.tsx';
import { pagesWords } from './slot-files.ts';
import { useMoveFile, useRemoveFile } from './use-files.ts';

type UnsortedFileProps = {
  uid: string;
  file: DocumentFile;
  proposed: Target | null;
  targets: readonly Target[];
  /** All of them are being sorted at once. */
  busy: boolean;
};

export function UnsortedFile({ uid, file, proposed, targets, busy }: UnsortedFileProps) {
  const move = useMoveFile(uid);
  const remove = useRemoveFile(uid);
  const [looking, setLooking] = useState(false);
  const { name, pages, state } = file;
  const ready = state === 'READY';
  const waiting = busy || move.isPending || remove.isPending;
  const covered = periodWords(file);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Thumbnail uid={uid} file={file} />
      <div className="min-w-40 flex-1">
        {ready ? (
          <button
            type="button"
            className={`text-left break-words ${LINK}`}
            onClick={() => (pages ? setLooking(true) : void saveFile(uid, file))}
          >
            {name}
          </button>
        ) : (
          <p className="font-semibold break-words">{name}</p>
        )}
        <p className="text-second text-encre-2">
          {ready
            ? [pagesWords(pages), covered].filter(Boolean).join(' · ')
            : 'Contrôle du fichier…'}
        </p>
        {file.same_as && (
          <p className="text-second text-ocre">Identique à « {file.same_as.name} ».</p>
        )}
      </div>
      {ready && (
        <div className="flex flex-wrap items-center gap-2">
          {proposed && (
            <Button
              variant="secondary"
              size="compact"
              disabled={waiting}
              pending={move.isPending}
              onClick={() => move.mutate({ file, document_type: proposed.document_type })}
            >
              Ranger dans {proposed.label}
            </Button>
          )}
          <OtherPlace
            label={`Autre document pour ${name}`}
            targets={targets}
            first={proposed === null}
            disabled={waiting}
            onChoose={(document_type) => move.mutate({ file, document_type })}
          />
          <Button
            variant="quiet"
            size="compact"
            className="size-10 px-0"
            aria-label={`Retirer ${name}`}
            disabled={waiting}
            onClick={() => remove.mutate(file)}
          >
            <Trash2 aria-hidden />
          </Button>
        </div>
      )}
      {looking && pages !== null && (
        <PageDialog uid={uid} file={file} pages={pages} onClose={() => setLooking(false)} />
      )}
    </li>
  );
}

type OtherPlaceProps = {
  label: string;
  targets: readonly Target[];
  /** Nothing is proposed: this is the way. */
  first: boolean;
  disabled: boolean;
  onChoose: (document_type: Target['document_type']) => void;
};

const OtherPlace = ({ label, targets, first, disabled, onChoose }: OtherPlaceProps) => (
  <span className="relative inline-flex">
    <select
      aria-label={label}
      value=""
      disabled={disabled}
      onChange={({ target }) => {
        const type = DOCUMENT_TYPES.find((one) => one === target.value);
        if (type) onChoose(type);
      }}
      className={`min-h-10 appearance-none truncate rounded-champ bg-creux py-1.5 pr-9 pl-4 text-libelle font-semibold hover:bg-creux-vif focus-visible:rounded-champ disabled:text-encre-3 ${first ? 'max-w-64' : 'w-32'}`}
    >
      <option value="" disabled>
        {first ? 'Ranger dans…' : 'Ailleurs…'}
      </option>
      {targets.map(({ document_type, label: name }) => (
        <option key={document_type} value={document_type}>
          {name}
        </option>
      ))}
    </select>
    <ChevronDown
      aria-hidden
      className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4.5 text-encre-2"
    />
  </span>
);

function Thumbnail({ uid, file }: { uid: string; file: DocumentFile }) {
  const drawn = file.state === 'READY' && (file.pages ?? 0) > 0;
  const { url } = usePagePicture({ uid, file_id: file.id, page: 1 }, 'thumb', drawn);
  return (
    <span className="grid h-16 w-12 flex-none place-items-center overflow-hidden rounded-page bg-creux">
      {url === null ? (
        <FileText aria-hidden className="text-encre-3" />
      ) : (
        <img src={url} alt="" className="size-full bg-blanc object-cover object-top" />
      )}
    </span>
  );
}
