import type { DocumentType } from '@quitus/domain/documents/document-type';
import { useId } from 'react';

import { Checkbox } from '../../ui/Checkbox.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { weightWords } from '../../uploads/file-weight.ts';
import type { DownloadableCategory, DownloadableDocument } from './download-view.ts';

type DownloadChoiceProps = {
  categories: readonly DownloadableCategory[];
  leftOut: ReadonlySet<DocumentType>;
  onToggle: (document_type: DocumentType, on: boolean) => void;
};

export function DownloadChoice({ categories, leftOut, onToggle }: DownloadChoiceProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-9">
      {categories.map(({ category, label, documents }) => (
        <section key={category} aria-labelledby={`${id}-${category}`}>
          <h2 id={`${id}-${category}`} className="border-b border-trait pb-2.5 text-h3">
            {label}
          </h2>
          <ul className="mt-2">
            {documents.map((document) => (
              <li
                key={document.document_type}
                className="flex flex-wrap items-center justify-between gap-x-4"
              >
                <Checkbox
                  label={
                    <>
                      {document.label}
                      <span className="block text-second text-encre-2">{detail(document)}</span>
                    </>
                  }
                  checked={document.ready && !leftOut.has(document.document_type)}
                  disabled={!document.ready}
                  onChange={(event) => onToggle(document.document_type, event.target.checked)}
                />
                {!document.ready && <StatusChip status={document.status} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function detail({ file_ids, size, status }: DownloadableDocument): string | null {
  // Its status says the same of a document that is still to be added.
  if (file_ids.length === 0) return status === 'VERIFIED' ? 'Aucun fichier' : null;
  const files = file_ids.length > 1 ? `${file_ids.length} fichiers` : '1 fichier';
  return `${files} · ${weightWords(size)}`;
}
