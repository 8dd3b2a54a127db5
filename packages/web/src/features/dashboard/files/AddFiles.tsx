import { FolderOpen, Upload } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Place } from '../../../uploads/sending.ts';
import { sendFiles } from '../../../uploads/uploads.ts';
import { ACCEPTED, FileInput } from './FileInput.tsx';
import { PhotoInput } from './PhotoInput.tsx';

type AddFilesProps = {
  place: Place;
  /** Null where adding is the one thing to do: its button says it, and comes first. */
  title: string | null;
  text: string;
  label: string;
  /** What is to be known before adding. */
  children?: ReactNode;
};

/** Dropped (the whole page takes them), chosen or photographed: several at once. */
export function AddFiles({ place, title, text, label, children }: AddFilesProps) {
  const main = title === null;
  const size = main ? 'regular' : 'compact';
  return (
    <div
      className={`flex flex-wrap items-center ${main ? 'gap-x-2 gap-y-1.5' : 'gap-x-4 gap-y-3 rounded-carte border border-dashed border-trait-fort px-4 py-2.5 sm:px-5'}`}
    >
      {!main && (
        <>
          <Upload aria-hidden className="text-email max-sm:hidden" />
          <div className="min-w-48 flex-1">
            <p className="text-libelle font-semibold">{title}</p>
            <p className="text-second text-encre-2">{text}</p>
          </div>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <FileInput
          label={label}
          Icon={main ? Upload : FolderOpen}
          variant={main ? 'primary' : 'secondary'}
          size={size}
          multiple
          accept={ACCEPTED}
          onFiles={(files) => sendFiles(place, files)}
        />
        <PhotoInput place={place} size={size} />
      </div>
      {main && <p className="w-full text-second text-encre-2">{text}</p>}
      <div className="w-full empty:hidden">{children}</div>
    </div>
  );
}
