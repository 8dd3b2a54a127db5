// What may be stored: formats, limits, the reasons to refuse and what they tell the sender.
import { EMPTY_FILE_TEXT, FILE_TOO_LARGE_TEXT } from './file-size.ts';

export const MAX_PAGES = 300;
export const MAX_IMAGE_PIXELS = 80_000_000;

export const ACCEPTED_FORMATS = ['PDF', 'JPEG', 'PNG', 'HEIC', 'TIFF', 'DOCX', 'ZIP'] as const;
export type AcceptedFormat = (typeof ACCEPTED_FORMATS)[number];

/** The first is the one a stored file gets when its name has none of them. */
export const FORMAT_EXTENSIONS: Record<AcceptedFormat, readonly [string, ...string[]]> = {
  PDF: ['pdf'],
  JPEG: ['jpg', 'jpeg', 'jpe', 'jfif'],
  PNG: ['png'],
  HEIC: ['heic', 'heif'],
  TIFF: ['tif', 'tiff'],
  DOCX: ['docx'],
  ZIP: ['zip'],
};

export const FORMAT_MIMES = {
  PDF: 'application/pdf',
  JPEG: 'image/jpeg',
  PNG: 'image/png',
  HEIC: 'image/heic',
  TIFF: 'image/tiff',
  DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ZIP: 'application/zip',
} as const satisfies Record<AcceptedFormat, string>;

export const FILE_REFUSALS = [
  'EMPTY_FILE',
  'FILE_TOO_LARGE',
  'UNKNOWN_FORMAT',
  'DISGUISED_FILE',
  'ENCRYPTED_FILE',
  'CORRUPT_FILE',
  'TOO_MANY_PAGES',
  'IMAGE_TOO_LARGE',
  'ZIP_BOMB',
  'UNSAFE_ZIP',
  'FILE_TOO_SLOW',
  'INFECTED_FILE',
  'ACCESS_ENDED',
  'DOSSIER_CLOSED',
  'STORAGE_FULL',
] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

export const FILE_REFUSAL_TEXTS: Record<FileRefusal, string> = {
  EMPTY_FILE: EMPTY_FILE_TEXT,
  FILE_TOO_LARGE: FILE_TOO_LARGE_TEXT,
  UNKNOWN_FORMAT:
    'Ce format n’est pas accepté. Envoyez un PDF, une image JPEG, PNG, HEIC ou TIFF, un document Word (.docx) ou une archive ZIP.',
  DISGUISED_FILE:
    'Le contenu de ce fichier ne correspond pas à son extension. Envoyez le document d’origine, sans le renommer.',
  ENCRYPTED_FILE:
    'Ce fichier est protégé par un mot de passe. Enregistrez-en une copie sans mot de passe, puis envoyez-la.',
  CORRUPT_FILE:
    'Ce fichier est abîmé et ne peut pas être ouvert. Téléchargez-le ou numérisez-le de nouveau, puis renvoyez-le.',
  TOO_MANY_PAGES: 'Ce fichier compte plus de 300 pages. Envoyez-le en plusieurs parties.',
  IMAGE_TOO_LARGE:
    'Cette image dépasse 80 millions de pixels. Réduisez ses dimensions, puis envoyez-la à nouveau.',
  ZIP_BOMB:
    'Le contenu de cette archive est anormalement volumineux. Envoyez les documents un par un.',
  UNSAFE_ZIP:
    'Cette archive contient des éléments qui ne peuvent pas être ouverts sans risque. Envoyez les documents un par un.',
  FILE_TOO_SLOW:
    'Ce fichier est trop complexe pour être ouvert. Imprimez-le en PDF ou envoyez-le en plusieurs parties.',
  INFECTED_FILE:
    'Un logiciel malveillant a été détecté dans ce fichier, qui n’a pas été conservé. Analysez votre appareil avec un antivirus.',
  ACCESS_ENDED:
    'La personne qui envoyait ce fichier n’a plus accès au dossier. Le fichier n’a pas été gardé.',
  DOSSIER_CLOSED:
    'Le dossier a été archivé avant l’arrivée de ce fichier, qui n’a pas été gardé. Restaurez le dossier, puis envoyez-le à nouveau.',
  STORAGE_FULL:
    'Le contenu de cette archive ne tient pas dans la place qui reste. Retirez du dossier ce qui ne sert plus, ou envoyez seulement les documents utiles.',
};

/** Harmless as long as nobody runs it: kept with the file and shown to staff. */
export const FILE_WARNINGS = [
  'JAVASCRIPT',
  'LAUNCH_ACTION',
  'EMBEDDED_FILES',
  'OWNER_PASSWORD',
  'MACROS',
] as const;
export type FileWarning = (typeof FILE_WARNINGS)[number];

const EXTENSION = /\.([\p{L}\p{N}]{1,10})$/u;

export const extensionOf = (name: string): string =>
  (EXTENSION.exec(name)?.[1] ?? '').toLowerCase();

/**
 * Ends of names that say another format for sure. Any other end proves nothing: « bilan v1.2 » may be a PDF,
 * and only its bytes tell.
 */
const OTHER_EXTENSIONS: ReadonlySet<string> = new Set(
  'txt csv md rtf odt ods odp doc xls xlsx xlsm ppt pptx pages numbers key htm html xml json eml msg mp3 m4a wav mp4 mov avi mkv gif bmp webp svg psd dwg exe msi apk rar 7z tar gz'.split(
    ' ',
  ),
);

/** Refused whatever it holds: not worth sending. */
export const isOtherFormat = (name: string): boolean => OTHER_EXTENSIONS.has(extensionOf(name));

const NAME_WHEN_NONE = 'document';
/** File systems stop at 255 bytes; what is left is for « (2) » and the like. */
const MAX_NAME_BYTES = 200;
/** Windows opens a device instead of a file, whatever the extension. */
const WINDOWS_DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])\s*(?=\.|$)/i;

/** A name that any disk, archive or header can carry and that shows what it is. */
export function safeFileName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = last
    .replace(/[\t\r\n]/g, ' ')
    .replace(/\p{C}/gu, '')
    .replace(/\p{Z}+/gu, ' ')
    .replace(/[<>:"|?*]/g, '-')
    .replace(/[. ]+$/, '');
  const extension = EXTENSION.exec(visible)?.[0] ?? '';
  const stem = trimEdges(visible.slice(0, -extension.length || undefined));
  const short = trimEdges(firstBytes(stem, MAX_NAME_BYTES - byteLength(extension)));
  const whole = `${short === '' ? NAME_WHEN_NONE : short}${extension}`;
  return WINDOWS_DEVICE.test(whole) ? `_${whole}` : whole;
}

/** Dots in front hide a file, dots and spaces behind vanish on Windows. */
const trimEdges = (text: string): string => text.replace(/^[. ]+|[. ]+$/g, '');

/** What was sent as « facture.pdf.exe » and is a PDF must not open as a program. */
export function storedFileName(name: string, format: AcceptedFormat): string {
  const safe = safeFileName(name);
  const [preferred] = FORMAT_EXTENSIONS[format];
  return FORMAT_EXTENSIONS[format].includes(extensionOf(safe))
    ? safe
    : safeFileName(`${firstBytes(safe, MAX_NAME_BYTES - preferred.length - 1)}.${preferred}`);
}

const encoder = new TextEncoder();

const byteLength = (text: string): number => encoder.encode(text).length;

/** Never half a letter. */
const firstBytes = (text: string, limit: number): string =>
  text.slice(0, encoder.encodeInto(text, new Uint8Array(limit)).read);
