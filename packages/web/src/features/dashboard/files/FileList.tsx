import type { DocumentFile } from '@quitus/api/documents.api';
import { FILE_REFUSAL_TEXTS } from '@quitus/domain/documents/file-rules';
import { ChevronDown, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '../../../ui/Button.tsx';
import { dayWords } from '../../../words/french-days.ts';
import { LINK } from '../link-look.ts';
import { formerVersions, type SlotFiles } from './slot-files.ts';
import { useRestoreFile } from './use-files.ts';

type FileListProps = {
  uid: string;
  slot: SlotFiles;
  /** Every file of the dossier. */
  files: readonly DocumentFile[];
  shown: DocumentFile | null;
  restorable: (file: DocumentFile) => boolean;
  now: Date;
  onShow: (id: string) => void;
};

/** What stands behind the file on show: being looked at, former, taken out, refused. */
export function FileList({ uid, slot, files, shown, restorable, now, onShow }: FileListProps) {
  const { checking, removed, refused, current } = slot;
  const holder = current.find(
    (file) =>
      file.id === shown?.id || formerVersions(file, files).some(({ id }) => id === shown?.id),
  );
  const former = holder ? formerVersions(holder, files) : [];
  return (
    <>
      {checking.map(({ id, name }) => (
        <p key={id} className="text-second break-words text-azur">
          {name} : contrôle du fichier…
        </p>
      ))}
      {refused.map(({ id, name, refusal }) => (
        <p key={id} className="text-second">
          <span className="font-semibold break-words">{name}</span>
          <span className="block text-brique">
            {refusal !== null && FILE_REFUSAL_TEXTS[refusal]}
          </span>
        </p>
      ))}
      {former.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-champ text-second font-medium text-encre-2 hover:text-encre [&::-webkit-details-marker]:hidden">
            <ChevronDown
              aria-hidden
              className="size-4.5 transition-transform group-open:rotate-180"
            />
            Versions antérieures ({former.length})
          </summary>
          <ul className="mt-1 flex flex-col gap-1">
            {former.map((file) => (
              <Line key={file.id} file={file} now={now}>
                <button
                  type="button"
                  className={`min-h-11 text-second ${LINK}`}
                  onClick={() => onShow(file.id)}
                >
                  Voir<span className="sr-only"> {file.name}</span>
                </button>
              </Line>
            ))}
          </ul>
        </details>
      )}
      {removed.length > 0 && (
        <ul aria-label="Fichiers retirés" className="flex flex-col gap-1">
          {removed.map((file) => (
            <Line key={file.id} file={file} now={now}>
              {restorable(file) && <PutBack uid={uid} file={file} />}
            </Line>
          ))}
        </ul>
      )}
    </>
  );
}

type LineProps = { file: DocumentFile; now: Date; children: ReactNode };

const Line = ({ file, now, children }: LineProps) => (
  <li className="flex items-center gap-3">
    <p className="min-w-0 flex-1 text-second">
      <span className="block truncate font-medium">{file.name}</span>
      <span className="text-encre-2">
        {file.deleted_at === null
          ? dayWords(file.created_at, now)
          : `Retiré le ${dayWords(file.deleted_at, now)}${removedBy(file)}`}
      </span>
    </p>
    {children}
  </li>
);

function removedBy({ removed_by, removed_by_me }: DocumentFile): string {
  if (removed_by_me) return ' par vous';
  return removed_by === null ? '' : ` par ${removed_by}`;
}

function PutBack({ uid, file }: { uid: string; file: DocumentFile }) {
  const restore = useRestoreFile(uid);
  return (
    <Button
      variant="quiet"
      size="compact"
      aria-label={`Remettre ${file.name}`}
      pending={restore.isPending}
      onClick={() => restore.mutate(file.id)}
    >
      <Undo2 aria-hidden />
      Remettre
    </Button>
  );
}
