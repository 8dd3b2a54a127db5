// What came instead of, or as, the file that was asked for.
import type { Downloaded } from './connector.ts';
import { RobotError } from './robot-error.ts';
import type { RawAnswer } from './session.ts';

/** OTHER: whole as far as one can tell, and no PDF (a letter, a picture, an archive). */
export type FileVerdict = 'PDF' | 'OTHER' | 'PAGE' | 'CUT' | 'EMPTY';

const HEAD = 1024;
const TAIL = 2048;
const PAGE = /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html|head|body)\b/i;

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

export function judgeFile({ bytes, mime, name }: Downloaded): FileVerdict {
  if (bytes.length === 0) return 'EMPTY';
  const head = latin(bytes.subarray(0, HEAD));
  if (head.includes('%PDF-')) return latin(bytes.subarray(-TAIL)).includes('%%EOF') ? 'PDF' : 'CUT';
  if (PAGE.test(head.replace(/^\u00ef\u00bb\u00bf/, ''))) return 'PAGE';
  // Said to be a PDF, and nothing of one: damaged, not another kind of file.
  const said = /\.pdf$/i.test(name) || (mime ?? '').startsWith('application/pdf');
  return said ? 'CUT' : 'OTHER';
}

/** An answer of `session.file` as what a connector's `open` gives back; refused by the portal, it is broken. */
export function downloaded(answer: RawAnswer, name: string): Downloaded {
  if (answer.status !== 200)
    throw new RobotError('FILE_BROKEN', { info: `answer ${answer.status}` });
  const mime = answer.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? null;
  return { bytes: answer.bytes, name: fileNameIn(answer.headers) ?? name, mime };
}

/** `filename*` (RFC 5987), then `filename`, which portals write in UTF-8, Latin-1 or RFC 2047 words. */
export function fileNameIn(headers: Headers): string | null {
  const said = headers.get('content-disposition');
  if (said === null) return null;
  const extended = /filename\*\s*=\s*([\w-]+)'[^']*'([^;\s]+)/i.exec(said);
  const exact = extended && unescaped(extended[2] ?? '', extended[1] ?? '');
  if (exact) return lastPart(exact);
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(said);
  const written = plain?.[1]?.replaceAll(/\\(.)/g, '$1') ?? plain?.[2]?.trim();
  return written ? lastPart(words(letters(written))) : null;
}

/** A header is bytes: UTF-8 if they are, else Latin-1. */
function letters(header: string): string {
  const bytes = Buffer.from(header, 'latin1');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return header;
  }
}

function unescaped(text: string, charset: string): string | null {
  try {
    const bytes = Buffer.from(
      text.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) =>
        String.fromCodePoint(Number.parseInt(hex, 16)),
      ),
      'latin1',
    );
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return null;
  }
}

/** « =?ISO-8859-1?Q?R=E8glement.pdf?= ». */
const words = (text: string): string =>
  text.replaceAll(
    /=\?([\w-]+)\?([bq])\?([^?]*)\?=/gi,
    (whole, charset: string, kind: string, word: string) => {
      const bytes =
        kind.toLowerCase() === 'b'
          ? Buffer.from(word, 'base64').toString('latin1')
          : word.replaceAll('_', ' ').replaceAll('=', '%');
      return unescaped(bytes, charset) ?? whole;
    },
  );

const lastPart = (name: string): string | null => name.split(/[/\\]/).at(-1)?.trim() || null;
