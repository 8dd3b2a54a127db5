import type { DocumentType } from '@quitus/domain/documents/document-type';
import { Upload } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';

import { sendFiles } from '../../uploads.ts';

type AddFilesProps = { uid: string; document_type: DocumentType };

/** PDF, photos, scans or Word: several at once, dropped or chosen. */
const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.heic,.tif,.tiff,.docx';

export function AddFiles({ uid, document_type }: AddFilesProps) {
  const input = useId();
  const [over, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    sendFiles(uid, document_type, event.dataTransfer.files);
  }

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`mt-6 flex flex-wrap items-center gap-4 rounded-carte border border-dashed border-trait-fort p-4 transition-colors ${over ? 'bg-email-doux' : ''}`}
    >
      <Upload aria-hidden className="text-email" />
      <div className="min-w-40 flex-1">
        <p className="font-semibold">Déposez vos fichiers ici</p>
        <p className="text-second text-encre-2">PDF, photo, scan ou Word, 100 Mo au plus.</p>
      </div>
      <label
        htmlFor={input}
        className="inline-flex min-h-10 cursor-pointer items-center rounded-champ bg-creux px-4 font-semibold has-focus-visible:ring-3 has-focus-visible:ring-anneau"
      >
        Choisir des fichiers
        <input
          id={input}
          type="file"
          multiple
          accept={ACCEPTED}
          className="sr-only"
          onChange={({ target }) => {
            sendFiles(uid, document_type, target.files ?? []);
            target.value = '';
          }}
        />
      </label>
    </div>
  );
}
