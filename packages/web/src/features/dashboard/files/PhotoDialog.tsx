import { Camera, Images } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { showSnackbar } from '../../../ui/snackbars.ts';
import { FileInput } from './FileInput.tsx';
import { photoJpeg } from './photo-jpeg.ts';
import { PhotoItem } from './PhotoItem.tsx';
import { type Photo, photosPdf } from './photos-pdf.ts';
import { movedPhoto, photosName, takenPhotos, turnedPhoto, withoutPhoto } from './photos.ts';

type PhotoDialogProps = {
  first: readonly File[];
  onClose: () => void;
  /** One PDF, and beside it the photos that this browser could not open. */
  onFiles: (files: File[]) => void;
};

export function PhotoDialog({ first, onClose, onFiles }: PhotoDialogProps) {
  const [photos, setPhotos] = useState<ReturnType<typeof takenPhotos>>(() => takenPhotos(first));
  const [made, setMade] = useState<number | null>(null);
  const add = (files: File[]) => setPhotos([...photos, ...takenPhotos(files)]);

  async function create() {
    const pages: Photo[] = [];
    const asTheyAre: File[] = [];
    // One at a time: a phone has no memory for twenty photographs.
    for (const [index, photo] of photos.entries()) {
      setMade(index);
      const page = await photoJpeg(photo);
      if (page) pages.push(page);
      else asTheyAre.push(photo.file);
    }
    const type = 'application/pdf';
    const pdf = new File([photosPdf(pages)], photosName(new Date()), { type });
    if (asTheyAre.length > 0) warnOfRawPhotos(asTheyAre.length);
    onFiles([...(pages.length > 0 ? [pdf] : []), ...asTheyAre]);
    onClose();
  }

  return (
    <Dialog
      open
      onClose={() => made === null && onClose()}
      title="Vos photos en un seul PDF"
      text="Une page par photo, dans cet ordre."
      actions={
        <>
          <Button variant="secondary" disabled={made !== null} onClick={onClose}>
            Annuler
          </Button>
          <Button
            pending={made !== null}
            disabled={photos.length === 0}
            onClick={() => void create()}
          >
            Créer le PDF
          </Button>
        </>
      }
    >
      <ol className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {photos.map((photo, index) => (
          <PhotoItem
            key={photo.id}
            photo={photo}
            rank={index + 1}
            last={index === photos.length - 1}
            onMove={(step) => setPhotos([...movedPhoto(photos, photo.id, step)])}
            onTurn={() => setPhotos(turnedPhoto(photos, photo.id))}
            onRemove={() => setPhotos(withoutPhoto(photos, photo.id))}
          />
        ))}
      </ol>
      {photos.length === 0 && <p className="text-encre-2">Ajoutez au moins une photo.</p>}
      <div className="mt-5 flex flex-wrap gap-2">
        <FileInput
          label="Photographier la suite"
          Icon={Camera}
          multiple
          accept="image/*"
          capture="environment"
          onFiles={add}
        />
        <FileInput
          label="Choisir dans mes photos"
          Icon={Images}
          multiple
          accept="image/*"
          onFiles={add}
        />
      </div>
      {made !== null && (
        <div className="mt-5">
          <Progress
            label="Création du PDF"
            value={made}
            total={photos.length}
            text={`Photo ${made + 1} sur ${photos.length}`}
          />
        </div>
      )}
    </Dialog>
  );
}

const warnOfRawPhotos = (count: number): void =>
  showSnackbar({
    type: 'info',
    title: count > 1 ? `${count} photos envoyées à part` : 'Une photo envoyée à part',
    text: 'Votre navigateur n’ouvre pas ce format : la photo est envoyée telle quelle, à part du PDF.',
  });
