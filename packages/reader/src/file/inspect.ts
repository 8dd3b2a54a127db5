// Whether a file may come in, and what it is if so.
import {
  type AcceptedFormat,
  FILE_WARNINGS,
  type FileRefusal,
  type FileWarning,
} from '@quitus/domain/documents/file-rules';

import { maxRssKb, readVerdict, stopRefusal } from './child-verdict.ts';
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
  return 'refusal' in sniffed ? sniffed : inspectAs(path, sniffed.format);
}

/** Once it was sniffed. */
export const inspectAs = (path: string, format: AcceptedFormat): Promise<Inspection> =>
  format === 'DOCX' || format === 'ZIP'
    ? inspectArchive(path, format)
    : inspectGuarded(path, format);

async function inspectGuarded(path: string, format: AcceptedFormat): Promise<Inspection> {
  const run = await runGuarded('inspect-child.ts', [path, format], {
    max_rss_kb: maxRssKb([format]),
  });
  if ('stopped' in run) return { refusal: stopRefusal(run, format) };
  const { refusal, field, count } = readVerdict(run.answer);
  const [pages, width, height] = [count('pages'), count('width'), count('height')];
  if (refusal || !pages) return { refusal: refusal ?? 'CORRUPT_FILE' };
  const extracted = field('warnings');
  const warnings = FILE_WARNINGS.filter(
    (code) => Array.isArray(extracted) && extracted.includes(code),
  );
  return { format, pages, warnings, ...(width && height ? { width, height } : {}) };
}
