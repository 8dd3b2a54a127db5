import type { DocumentFile } from '@quitus/api/documents.api';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { FILE_REFUSAL_TEXTS } from '@quitus/domain/documents/file-rules';
import { Download, FileText, Trash2, Undo2 } from 'lucide-react';

import { saveFile } from '../../save-file.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { whenWords } from './french-days.ts';
import { PagePreview } from './PagePreview.tsx';
import { useFiles, useRemoveFile, useRestoreFile } from './use-files.ts';

type FileListProps = { uid: string; document_type: DocumentType; editable: boolean; now: Date };

export function FileList({ uid, document_type, editable, now }: FileListProps) {
  const files = useFiles(uid);
  if (files.isPending) return <Skeleton className="mt-6 h-24" />;
  if (files.isError)
    return (
      <div className="mt-6">
        <Notice tone="error">Les fichiers n’ont pas pu être chargés.</Notice>
        <Button
          variant="secondary"
          size="compact"
          className="mt-3"
          onClick={() => void files.refetch()}
        >
          Réessayer
        </Button>
      </div>
    );
  const own = files.data.files.filter((file) => file.document_type === document_type);
  if (own.length === 0) return null;
  return (
    <section className="mt-6" aria-label="Fichiers">
      <ul className="flex flex-col gap-5">
        {own.map((file) => (
          <li key={file.id}>
            <FileCard uid={uid} file={file} editable={editable} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type FileCardProps = { uid: string; file: DocumentFile; editable: boolean; now: Date };

function FileCard({ uid, file, editable, now }: FileCardProps) {
  const remove = useRemoveFile(uid);
  const restore = useRestoreFile(uid);
  const { id, name, state, refusal, pages } = file;
  const gone = file.deleted_at !== null;
  return (
    <article className={`rounded-carte bg-creux p-4 ${gone ? 'opacity-75' : ''}`}>
      <div className="flex items-start gap-3">
        <FileText aria-hidden className="mt-0.5 text-encre-2" />
        <div className="min-w-0 flex-1">
          <p className="font-medium break-words">{name}</p>
          <p className="text-second text-encre-2">
            {gone ? 'Retiré' : detail(pages)} · {whenWords(file.created_at, now)}
          </p>
        </div>
        {state === 'READY' && !gone && (
          <Button
            variant="quiet"
            size="compact"
            aria-label={`Télécharger ${name}`}
            onClick={() => void saveFile(uid, file)}
          >
            <Download aria-hidden />
          </Button>
        )}
        {state === 'READY' && editable && (
          <Button
            variant="quiet"
            size="compact"
            aria-label={`${gone ? 'Remettre' : 'Retirer'} ${name}`}
            pending={remove.isPending || restore.isPending}
            onClick={() => (gone ? restore : remove).mutate(id)}
          >
            {gone ? <Undo2 aria-hidden /> : <Trash2 aria-hidden />}
          </Button>
        )}
      </div>
      {state === 'CHECKING' && (
        <p className="mt-2 text-second text-azur">Quitus regarde ce fichier…</p>
      )}
      {refusal !== null && (
        <p className="mt-2 text-second text-brique">{FILE_REFUSAL_TEXTS[refusal]}</p>
      )}
      {state === 'READY' && !gone && pages !== null && pages > 0 && (
        <PagePreview uid={uid} file_id={id} name={name} pages={pages} />
      )}
    </article>
  );
}

const detail = (pages: number | null): string =>
  pages === null ? 'Fichier' : pages > 1 ? `${pages} pages` : 'Une page';
