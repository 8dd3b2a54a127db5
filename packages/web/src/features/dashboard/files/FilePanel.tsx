import type { DocumentFile } from '@quitus/api/documents.api';
import { periodWords } from '@quitus/domain/documents/period';
import { Download, FileUp, Pencil, Trash2, FolderInput } from 'lucide-react';
import { useState } from 'react';

import { saveFile } from '../../../saving/save-file.ts';
import { Button } from '../../../ui/Button.tsx';
import { weightWords } from '../../../uploads/file-weight.ts';
import { sendFiles } from '../../../uploads/uploads.ts';
import { whenWords } from '../french-days.ts';
import { DescribeForm } from './DescribeForm.tsx';
import { ACCEPTED, FileInput } from './FileInput.tsx';
import { MoveForm, type Target } from './MoveForm.tsx';
import { pagesWords } from './slot-files.ts';
import { useRemoveFile } from './use-files.ts';

type FilePanelProps = {
  uid: string;
  file: DocumentFile;
  editable: boolean;
  /** Whether one may take it out, or its place. */
  removable: boolean;
  /** Documents that it could be moved to. */
  targets: readonly Target[];
  now: Date;
};

/** The file on show: what is known of it and what can be done with it. */
export function FilePanel({ uid, file, editable, removable, targets, now }: FilePanelProps) {
  const [form, setForm] = useState<'describe' | 'move' | null>(null);
  const remove = useRemoveFile(uid);
  const { name, pages, size, created_at, added_by, document_type, same_as } = file;
  const facts = [periodWords(file), pagesWords(pages), weightWords(size)].filter(Boolean);
  const close = () => setForm(null);
  return (
    <div>
      <p className="font-semibold break-words">{name}</p>
      <p className="text-second text-encre-2">{facts.join(' · ')}</p>
      <p className="text-second text-encre-2">
        Ajouté {whenWords(created_at, now)}
        {added_by !== null && ` par ${file.added_by_me ? 'vous' : added_by}`}
      </p>
      {!file.current && <p className="mt-1 text-second text-ocre">Version antérieure.</p>}
      {same_as && <p className="mt-1 text-second text-ocre">Identique à « {same_as.name} ».</p>}
      <div className="-mx-4 mt-2 flex flex-wrap">
        <Button
          variant="quiet"
          size="compact"
          aria-label={`Télécharger ${name}`}
          onClick={() => void saveFile(uid, file)}
        >
          <Download aria-hidden />
          Télécharger
        </Button>
        {editable && file.current && (
          <Button
            variant="quiet"
            size="compact"
            aria-expanded={form === 'describe'}
            onClick={() => setForm('describe')}
          >
            <Pencil aria-hidden />
            Renommer
          </Button>
        )}
        {removable && file.current && (
          <>
            <FileInput
              variant="quiet"
              label="Remplacer"
              about={name}
              Icon={FileUp}
              accept={ACCEPTED}
              onFiles={(files) => sendFiles({ uid, document_type, replaces_id: file.id }, files)}
            />
            <Button
              variant="quiet"
              size="compact"
              aria-expanded={form === 'move'}
              onClick={() => setForm('move')}
            >
              <FolderInput aria-hidden />
              Déplacer
            </Button>
          </>
        )}
        {removable && (
          <Button
            variant="quiet"
            size="compact"
            aria-label={`Retirer ${name}`}
            pending={remove.isPending}
            onClick={() => remove.mutate(file)}
          >
            <Trash2 aria-hidden />
            Retirer
          </Button>
        )}
      </div>
      {editable && !removable && (
        <p className="mt-1 text-second text-encre-2">
          {file.added_by_me
            ? 'Ce document est vérifié : seule la personne qui gère le dossier peut le retirer.'
            : 'Seule la personne qui gère le dossier peut retirer ce fichier.'}
        </p>
      )}
      {form === 'describe' && <DescribeForm uid={uid} file={file} onDone={close} />}
      {form === 'move' && <MoveForm uid={uid} file={file} targets={targets} onDone={close} />}
    </div>
  );
}
