import type { DocumentFile } from '@quitus/api/documents.api';
import { periodWords } from '@quitus/domain/documents/period';
import { Download } from 'lucide-react';
import { useState } from 'react';

import { saveFile } from '../../../saving/save-file.ts';
import { Button } from '../../../ui/Button.tsx';
import { weightWords } from '../../../uploads/file-weight.ts';
import { whenWords } from '../../../words/french-days.ts';
import { DescribeForm } from './DescribeForm.tsx';
import { FileMenu } from './FileMenu.tsx';
import { MoveForm, type Target } from './MoveForm.tsx';
import { pagesWords } from './slot-files.ts';

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
  const { name, pages, size, created_at, added_by, same_as } = file;
  const by = added_by === null ? '' : ` par ${file.added_by_me ? 'vous' : added_by}`;
  const facts = [
    periodWords(file),
    pagesWords(pages),
    `ajouté ${whenWords(created_at, now)}${by}`,
  ].filter(Boolean);
  const close = () => setForm(null);
  return (
    <div>
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold" title={name}>
            {name}
          </p>
          <p className="text-second text-encre-2">{facts.join(' · ')}</p>
        </div>
        <Button
          variant="quiet"
          size="compact"
          className="size-11 px-0"
          aria-label={`Télécharger ${name}`}
          title={`Télécharger (${weightWords(size)})`}
          onClick={() => void saveFile(uid, file)}
        >
          <Download aria-hidden />
        </Button>
        {editable && (file.current || removable) && (
          <FileMenu
            uid={uid}
            file={file}
            removable={removable}
            onDescribe={() => setForm('describe')}
            onMove={() => setForm('move')}
          />
        )}
      </div>
      {!file.current && <p className="mt-1 text-second text-ocre">Version antérieure.</p>}
      {same_as && <p className="mt-1 text-second text-ocre">Identique à « {same_as.name} ».</p>}
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
