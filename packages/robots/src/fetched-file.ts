// What came instead of, or as, the file that was asked for.
import type { Downloaded } from './connector.ts';
import { fileNameOf } from './file-name.ts';
import { RobotError } from './robot-error.ts';
import type { RawAnswer } from './session.ts';

/** OTHER: whole as far as one can tell, and no PDF (a letter, a picture, an archive). */
export type FileVerdict = 'PDF' | 'OTHER' | 'PAGE' | 'CUT' | 'EMPTY';

const HEAD = 1024;
const TAIL = 2048;
const PAGE = /^\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<(?:!doctype html|html|head|body)\b/i;

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
  return { bytes: answer.bytes, name: fileNameOf(answer.headers, name), mime };
}
