import type { DocumentFile } from '@quitus/api/documents.api';
import { FileText } from 'lucide-react';

import { dossierPages } from '../../../page-viewer/page-pictures.ts';
import { useThumbnail } from '../../../page-viewer/use-thumbnail.ts';

type FileThumbnailProps = { uid: string; file: DocumentFile; page?: number; small?: boolean };

/** A page small enough to be known at a glance; a sign where the file has none. */
export function FileThumbnail({ uid, file, page = 1, small = false }: FileThumbnailProps) {
  const drawn = file.state === 'READY' && (file.pages ?? 0) > 0;
  const sheet = { file_id: file.id, page };
  const { place, url } = useThumbnail<HTMLSpanElement>(dossierPages(uid), sheet, false, drawn);
  return (
    <span
      ref={place}
      className={`grid ${small ? 'h-12 w-9' : 'h-16 w-12'} flex-none place-items-center overflow-hidden rounded-page bg-creux outline outline-trait`}
    >
      {url === null ? (
        <FileText aria-hidden className="text-encre-3" />
      ) : (
        <img src={url} alt="" className="size-full bg-blanc object-cover object-top" />
      )}
    </span>
  );
}
