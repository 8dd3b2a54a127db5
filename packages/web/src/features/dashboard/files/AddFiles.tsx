import { FolderOpen, Upload } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Place } from '../../../uploads/sending.ts';
import { sendFiles } from '../../../uploads/uploads.ts';
import { ACCEPTED, FileInput } from './FileInput.tsx';
import { PhotoInput } from './PhotoInput.tsx';

type AddFilesProps = {
  place: Place;
  title: string;
  text: string;
  label: string;
  /** Adding is the one thing to do here: its button comes first. */
  main?: boolean;
  /** What is to be known before adding. */
  children?: ReactNode;
};

/** Dropped (the whole page takes them), chosen or photographed: several at once. */
export function AddFiles({ place, title, text, label, main = false, children }: AddFilesProps) {
  const size = main ? 'regular' : 'compact';
  const words = (
    <div className={main ? 'w-full' : 'min-w-48 flex-1'}>
      <p className={main ? 'text-second text-encre-2' : 'text-libelle font-semibold'}>{title}</p>
      <p className="text-second text-encre-2">{text}</p>
    </div>
  );
  return (
    <div
      className={`flex flex-wrap items-center rounded-carte border border-dashed border-trait-fort ${main ? 'gap-3 p-4 sm:p-5' : 'gap-x-4 gap-y-3 px-4 py-2.5 sm:px-5'}`}
    >
      {!main && (
        <>
          <Upload aria-hidden className="text-email max-sm:hidden" />
          {words}
        </>
      )}
      <div className={`flex flex-wrap gap-2 ${main ? 'w-full' : ''}`}>
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
      {main && words}
      <div className="w-full empty:hidden">{children}</div>
    </div>
  );
}
