export const MAX_FILE_BYTES = 100 * 1024 * 1024;

export const EMPTY_FILE_TEXT =
  'Ce fichier est vide. Vérifiez-le sur votre appareil, puis envoyez-le à nouveau.';
export const FILE_TOO_LARGE_TEXT =
  'Ce fichier dépasse 100 Mo. Numérisez-le avec une qualité moindre ou envoyez-le en plusieurs parties.';
