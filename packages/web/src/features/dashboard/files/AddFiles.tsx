import { Camera, FolderOpen, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import type { Place } from '../../../sending.ts';
import { sendFiles } from '../../../uploads.ts';
import { ACCEPTED, FileInput } from './FileInput.tsx';
import { PhotoDialog } from './PhotoDialog.tsx';

type AddFilesProps = {
  place: Place;
  title: string;
  text: string;
  label: string;
  /** What is to be known before adding. */
  children?: ReactNode;
};

/** Dropped (the whole page takes them), chosen or photographed: several at once. */
export function AddFiles({ place, title, text, label, children }: AddFilesProps) {
  const [photos, setPhotos] = useState<File[] | null>(null);
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-carte border border-dashed border-trait-fort p-4 sm:p-5">
      <Upload aria-hidden className="text-email max-sm:hidden" />
      <div className="min-w-48 flex-1">
        <p className="font-semibold">{title}</p>
        <p className="text-second text-encre-2">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <FileInput
          label={label}
          Icon={FolderOpen}
          multiple
          accept={ACCEPTED}
          onFiles={(files) => sendFiles(place, files)}
        />
        <FileInput
          label="Photographier"
          Icon={Camera}
          multiple
          accept="image/*"
          capture="environment"
          onFiles={setPhotos}
        />
      </div>
      <div className="w-full empty:hidden">{children}</div>
      {photos && (
        <PhotoDialog
          first={photos}
          onClose={() => setPhotos(null)}
          onFiles={(files) => sendFiles(place, files)}
        />
      )}
    </div>
  );
}
