// The name a portal gives to a file, whatever its server was written with.

const PARAMETER = /(?:^|;)\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*("(?:\\.|[^"\\])*"|[^;]*)/g;
const ENCODED_WORD = /=\?([\w-]+)(?:\*[\w-]+)?\?([bq])\?([^?\s]*)\?=/gi;
const EXTENDED = /^([\w-]+)'[\w-]*'(.*)$/;

const decode = (bytes: Uint8Array, charset: string): string | null => {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** `%E9` or `=E9`: bytes written in figures among plain letters. */
const spelt = (text: string, mark: '%' | '='): Uint8Array =>
  Buffer.from(
    text.replaceAll(new RegExp(`${mark}([0-9a-f]{2})`, 'gi'), (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    ),
    'latin1',
  );

/** RFC 8187: `UTF-8'fr'Proc%C3%A8s.pdf`. */
function extended(value: string): string | null {
  const [, charset, text] = EXTENDED.exec(value) ?? [];
  if (charset === undefined || text === undefined) return null;
  return decode(spelt(text, '%'), charset);
}

/** RFC 2047: `=?ISO-8859-1?Q?Proc=E8s?=`, meant for mails and sent all the same. */
const encodedWords = (value: string): string =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(ENCODED_WORD, (whole, charset: string, way: string, text: string) => {
      const bytes =
        way.toLowerCase() === 'b'
          ? Buffer.from(text, 'base64')
          : spelt(text.replaceAll('_', ' '), '=');
      return decode(bytes, charset) ?? whole;
    });

/** Headers arrive a letter per byte: UTF-8 where they can be, else the Latin letters of Windows. */
function plain(value: string): string {
  const bytes = Buffer.from(value, 'latin1');
  if (bytes.toString('latin1') !== value) return value;
  return decode(bytes, 'utf-8') ?? decode(bytes, 'windows-1252') ?? value;
}

const unquoted = (value: string): string =>
  value.startsWith('"') ? value.slice(1, -1).replaceAll(/\\(["\\])/g, '$1') : value.trim();

/** Neither folders nor what a screen cannot show. */
const tidy = (name: string): string =>
  name
    .split(/[/\\]/)
    .at(-1)
    ?.replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim() ?? '';

function parametersOf(header: string | null): Map<string, string> {
  const found = [...(header ?? '').matchAll(PARAMETER)];
  return new Map(found.map(([, name = '', value = '']) => [name.toLowerCase(), unquoted(value)]));
}

/** `fallback` where the portal names nothing, or names nothing that can be read. */
export function fileNameOf(headers: Headers, fallback: string): string {
  const disposition = parametersOf(headers.get('content-disposition'));
  const type = parametersOf(headers.get('content-type'));
  const starred = extended(disposition.get('filename*') ?? '');
  const bare = disposition.get('filename') ?? type.get('name') ?? '';
  return tidy(starred ?? '') || tidy(encodedWords(plain(bare))) || fallback;
}
