// Photographs on their way to one PDF: chosen, put in order, turned.

export type TakenPhoto = {
  id: string;
  file: File;
  /** Clockwise, in degrees. */
  turn: number;
};

export const takenPhotos = (files: readonly File[]): TakenPhoto[] =>
  files.map((file) => ({ id: crypto.randomUUID(), file, turn: 0 }));

export const withoutPhoto = (photos: readonly TakenPhoto[], id: string): TakenPhoto[] =>
  photos.filter((photo) => photo.id !== id);

export const turnedPhoto = (photos: readonly TakenPhoto[], id: string): TakenPhoto[] =>
  photos.map((photo) => (photo.id === id ? { ...photo, turn: (photo.turn + 90) % 360 } : photo));

/** One place earlier or later; at either end it stays. */
export function movedPhoto(
  photos: readonly TakenPhoto[],
  id: string,
  step: -1 | 1,
): readonly TakenPhoto[] {
  const from = photos.findIndex((photo) => photo.id === id);
  const moved = photos[from];
  const to = from + step;
  if (!moved || to < 0 || to >= photos.length) return photos;
  return photos.toSpliced(from, 1).toSpliced(to, 0, moved);
}

const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' });

/** « Photos du 15 novembre 2026.pdf ». */
export const photosName = (now: Date): string => `Photos du ${DAY.format(now)}.pdf`;
