// Bytes of a page as text, in the letters it was written in; and back, for its forms.

const META = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i;
const HEAD_BYTES = 2048;

const named = (label: string | undefined): string | null => {
  if (!label) return null;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** By the header, then by the page itself; a page that says nothing and is no UTF-8 is in Latin-1. */
export function charsetOf(content_type: string | null, bytes: Uint8Array): string {
  const header = /charset\s*=\s*["']?([\w-]+)/i.exec(content_type ?? '')?.[1];
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));
  const said = named(header) ?? named(META.exec(head)?.[1]);
  return said ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

export const decodePage = (bytes: Uint8Array, charset: string): string =>
  new TextDecoder(charset).decode(bytes);

const PLAIN = /^[\w*.-]$/;

/** windows-1252, as browsers write what they call Latin-1. */
const LATIN = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
    byte,
  ]),
);

const percent = (byte: number): string => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;

function latinEscape(text: string): string {
  return Array.from(text, (letter) => {
    if (letter === ' ') return '+';
    if (PLAIN.test(letter)) return letter;
    const byte = LATIN.get(letter);
    if (byte !== undefined) return percent(byte);
    return encodeURIComponent(`&#${letter.codePointAt(0)};`);
  }).join('');
}

export type FormEntry = readonly [name: string, value: string];

/** A form is sent in the letters of its page: an accent in a password depends on it. */
export function encodeForm(entries: readonly FormEntry[], charset = 'utf-8'): string {
  if (charset !== 'windows-1252')
    return new URLSearchParams(
      entries.map(([name, value]): [string, string] => [name, value]),
    ).toString();
  return entries.map((entry) => entry.map(latinEscape).join('=')).join('&');
}
