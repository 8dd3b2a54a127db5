// What a guarded child said. It met hostile bytes: its words are parsed like anything from outside.
import {
  type AcceptedFormat,
  FILE_REFUSALS,
  type FileRefusal,
} from '@quitus/domain/documents/file-rules';

import { type GuardedAnswer, MAX_RSS_KB } from './guarded-child.ts';

export function readVerdict(answer: Buffer) {
  const said = parseJson(answer);
  const field = (name: string): unknown =>
    typeof said === 'object' && said !== null ? Reflect.get(said, name) : undefined;
  const count = (name: string): number | null => {
    const value = field(name);
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
  };
  return { field, count, refusal: FILE_REFUSALS.find((code) => code === field('refusal')) };
}

/** What it means for the sender that a child was stopped. */
export function stopRefusal(
  { stopped }: Extract<GuardedAnswer, { stopped: string }>,
  format: AcceptedFormat | undefined,
): FileRefusal {
  if (stopped === 'CRASH') return 'CORRUPT_FILE';
  const image = format !== undefined && IMAGE_FORMATS.includes(format);
  return stopped === 'MEMORY' && image ? 'IMAGE_TOO_LARGE' : 'FILE_TOO_SLOW';
}

const IMAGE_FORMATS: readonly AcceptedFormat[] = ['JPEG', 'PNG', 'HEIC', 'TIFF'];

/** A HEIC is decoded whole, twice over, before it can be made smaller: 12 bytes a pixel. */
const HEIC_RSS_KB = 1_200_000;

export const maxRssKb = (formats: readonly AcceptedFormat[]): number =>
  formats.includes('HEIC') ? HEIC_RSS_KB : MAX_RSS_KB;

function parseJson(answer: Buffer): unknown {
  try {
    return JSON.parse(answer.toString('utf8'));
  } catch {
    return null;
  }
}
