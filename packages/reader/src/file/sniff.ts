// What a file is, from its bytes. Its name only says what it pretends to be.
import {
  ACCEPTED_FORMATS,
  type AcceptedFormat,
  extensionOf,
  type FileRefusal,
  FORMAT_EXTENSIONS,
} from '@quitus/domain/documents/file-rules';

/** The first 4 KB and the last 66 KB: the end of a zip hides behind a comment of up to 64 KB. */
export type Edges = { head: Buffer; tail: Buffer };
export const HEAD_BYTES = 4096;
export const TAIL_BYTES = 66_000;

export type Sniffed = { format: AcceptedFormat } | { refusal: FileRefusal };

/** Whoever takes one image for another meant no harm: phones do it. */
type Family = 'PDF' | 'IMAGE' | 'DOCX' | 'ZIP';
const FAMILY: Record<AcceptedFormat, Family> = {
  PDF: 'PDF',
  JPEG: 'IMAGE',
  PNG: 'IMAGE',
  HEIC: 'IMAGE',
  TIFF: 'IMAGE',
  DOCX: 'DOCX',
  ZIP: 'ZIP',
};

const bytes = (...values: number[]) => Buffer.from(values);
const MAGIC: readonly [format: AcceptedFormat, start: Buffer][] = [
  ['PDF', Buffer.from('%PDF-')],
  ['JPEG', bytes(0xff, 0xd8, 0xff)],
  ['PNG', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['TIFF', bytes(0x49, 0x49, 0x2a, 0x00)],
  ['TIFF', bytes(0x4d, 0x4d, 0x00, 0x2a)],
  ['ZIP', Buffer.from('PK\x03\x04')],
  ['ZIP', Buffer.from('PK\x05\x06')],
];

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs'];

export function sniff(edges: Edges, name: string): Sniffed {
  const claimed = claimedFormat(name);
  const format = formatOf(edges, claimed);
  if (format === null) return { refusal: claimed === null ? 'UNKNOWN_FORMAT' : 'DISGUISED_FILE' };
  if (isPolyglot(format, edges)) return { refusal: 'DISGUISED_FILE' };
  const honest = claimed === null || FAMILY[claimed] === FAMILY[format];
  return honest ? { format } : { refusal: 'DISGUISED_FILE' };
}

const claimedFormat = (name: string): AcceptedFormat | null =>
  ACCEPTED_FORMATS.find((format) => FORMAT_EXTENSIONS[format].includes(extensionOf(name))) ?? null;

function formatOf(edges: Edges, claimed: AcceptedFormat | null): AcceptedFormat | null {
  const { head } = edges;
  if (isHeic(head)) return 'HEIC';
  const [format] = MAGIC.find(([, start]) => head.subarray(0, start.length).equals(start)) ?? [];
  return format === 'ZIP' ? zipFormat(edges, claimed) : (format ?? null);
}

/** Spreadsheets, OpenDocument and programs are zips too, and none of ours. */
const OTHER_PACKAGE = /^(\[Content_Types\]\.xml|mimetype|META-INF\/.*)$/;

function zipFormat({ tail }: Edges, claimed: AcceptedFormat | null): AcceptedFormat | null {
  const names = directoryNames(tail);
  // Cut short: opening it will tell, under the name it has.
  if (names === null) return claimed === 'DOCX' ? 'DOCX' : 'ZIP';
  const word = names.some((name) => name.startsWith('word/'));
  if (word && names.includes('[Content_Types].xml')) return 'DOCX';
  return names.some((name) => OTHER_PACKAGE.test(name)) ? null : 'ZIP';
}

/** An ISO box « ftyp », its main brand and the ones it is compatible with. */
function isHeic(head: Buffer): boolean {
  if (head.toString('latin1', 4, 8) !== 'ftyp') return false;
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = head.toString('latin1', 8, end).match(/.{4}/gs) ?? [];
  return brands.some((brand, index) => index !== 1 && HEIC_BRANDS.includes(brand));
}

const WEB_PAGE = /<(html|script|!doctype html)/i;

/** A file that another program would open as something else: nobody makes one by accident. */
function isPolyglot(format: AcceptedFormat, { head, tail }: Edges): boolean {
  // An archive may well begin with a PDF that is stored as it is.
  if (format === 'ZIP' || format === 'DOCX') return false;
  if (endsAsZip(tail)) return true;
  return format === 'PDF'
    ? WEB_PAGE.test(head.toString('latin1', 0, 1024))
    : head.includes('%PDF-');
}

const END_OF_ZIP = Buffer.from('PK\x05\x06');
const END_OF_ZIP_BYTES = 22;
/** Nearer to the end than this, the mark is enough: tools forgive some bytes after it. */
const FORGIVEN_BYTES = 2048;

const RECORD = Buffer.from('PK\x01\x02');
const RECORD_BYTES = 46;

/** Names in the directory itself: an archive may store a whole document, with its own names. */
function directoryNames(tail: Buffer): string[] | null {
  const end = tail.lastIndexOf(END_OF_ZIP);
  if (end === -1 || end + END_OF_ZIP_BYTES > tail.length) return null;
  let at = end - tail.readUInt32LE(end + 12);
  if (at < 0) return null;
  const names: string[] = [];
  while (at + RECORD_BYTES <= end && tail.subarray(at, at + 4).equals(RECORD)) {
    const nameEnd = at + RECORD_BYTES + tail.readUInt16LE(at + 28);
    names.push(tail.toString('utf8', at + RECORD_BYTES, nameEnd));
    at = nameEnd + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32);
  }
  return names;
}

function endsAsZip(tail: Buffer): boolean {
  for (let at = tail.indexOf(END_OF_ZIP); at !== -1; at = tail.indexOf(END_OF_ZIP, at + 1)) {
    const left = tail.length - at;
    if (left <= FORGIVEN_BYTES) return true;
    if (left === END_OF_ZIP_BYTES + tail.readUInt16LE(at + 20)) return true;
  }
  return false;
}
