import { Camera } from 'lucide-react';
import { useState } from 'react';

import type { Place } from '../../../uploads/sending.ts';
import { sendFiles } from '../../../uploads/uploads.ts';
import { FileInput } from './FileInput.tsx';
import { PhotoDialog } from './PhotoDialog.tsx';

type PhotoInputProps = {
  place: Place;
  size: 'regular' | 'compact';
  /** Beside a button that takes the room: the camera alone. */
  bare?: boolean;
};

/** Pages photographed one by one make one PDF. Only a device that is touched has a camera at hand. */
export function PhotoInput({ place, size, bare = false }: PhotoInputProps) {
  const [photos, setPhotos] = useState<File[] | null>(null);
  return (
    <>
      <FileInput
        label="Photographier"
        bare={bare}
        Icon={Camera}
        size={size}
        multiple
        accept="image/*"
        capture="environment"
        className="not-any-pointer-coarse:hidden"
        onFiles={setPhotos}
      />
      {photos && (
        <PhotoDialog
          first={photos}
          onClose={() => setPhotos(null)}
          onFiles={(files) => sendFiles(place, files)}
        />
      )}
    </>
  );
}
