// Whether a file may come in, and what it is if so.
import {
  type AcceptedFormat,
  FILE_REFUSALS,
  FILE_WARNINGS,
  type FileRefusal,
  type FileWarning,
} from '@quitus/domain/documents/file-rules';

import { runGuarded } from './guarded-child.ts';
import { sniffFile } from './sniff-file.ts';
import { inspectArchive } from './zip-inspection.ts';

export type InspectedFile = {
  format: AcceptedFormat;
  /** Null where pages are only known once the file is laid out or unpacked. */
  pages: number | null;
  /** Pixels, as the image is meant to be looked at. */
  width?: number;
  height?: number;
  warnings: FileWarning[];
};

export type Inspection = InspectedFile | { refusal: FileRefusal };

export async function inspectFile(path: string, declaredName: string): Promise<Inspection> {
  const sniffed = await sniffFile(path, declaredName);
  if ('refusal' in sniffed) return sniffed;
  const { format } = sniffed;
  if (format === 'HEIC') return { refusal: 'HEIC_UNSUPPORTED' };
  return format === 'DOCX' || format === 'ZIP'
    ? inspectArchive(path, format)
    : inspectGuarded(path, format);
}

async function inspectGuarded(path: string, format: AcceptedFormat): Promise<Inspection> {
  const run = await runGuarded('inspect-child.ts', [path, format]);
  if ('answer' in run) return parseVerdict(run.answer, format);
  if (run.stopped === 'CRASH') return { refusal: 'CORRUPT_FILE' };
  const heavyImage = run.stopped === 'MEMORY' && format !== 'PDF';
  return { refusal: heavyImage ? 'IMAGE_TOO_LARGE' : 'FILE_TOO_SLOW' };
}

/** The child met hostile bytes: what it says is parsed like anything else from outside. */
function parseVerdict(answer: Buffer, format: AcceptedFormat): Inspection {
  const said = parseJson(answer);
  const field = (name: string): unknown =>
    typeof said === 'object' && said !== null ? Reflect.get(said, name) : undefined;
  const count = (name: string) => {
    const value = field(name);
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
  };
  const refusal = FILE_REFUSALS.find((code) => code === field('refusal'));
  const [pages, width, height] = [count('pages'), count('width'), count('height')];
  if (refusal || pages === null) return { refusal: refusal ?? 'CORRUPT_FILE' };
  const told = field('warnings');
  const warnings = FILE_WARNINGS.filter((code) => Array.isArray(told) && told.includes(code));
  return { format, pages, warnings, ...(width && height ? { width, height } : {}) };
}

function parseJson(answer: Buffer): unknown {
  try {
    return JSON.parse(answer.toString('utf8'));
  } catch {
    return null;
  }
}
