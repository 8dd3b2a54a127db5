// An archive or a Word document, unpacked to nowhere to see whether it can be.
import type { FileRefusal, FileWarning } from '@quitus/domain/documents/file-rules';

import { RefusedFile } from './refused-file.ts';
import { zipEntries } from './zip-entries.ts';

type InspectedArchive = { format: 'DOCX' | 'ZIP'; pages: null; warnings: FileWarning[] };

const REQUIRED_PARTS = ['[Content_Types].xml', 'word/document.xml'];
const MACROS = /(^|\/)vbaProject\.bin$/i;

export async function inspectArchive(
  path: string,
  format: 'DOCX' | 'ZIP',
): Promise<InspectedArchive | { refusal: FileRefusal }> {
  try {
    const parts = await unpack(path, format);
    if (parts.length === 0) return { refusal: 'EMPTY_FILE' };
    const whole = format === 'ZIP' || REQUIRED_PARTS.every((part) => parts.includes(part));
    if (!whole) return { refusal: 'CORRUPT_FILE' };
    const macros = format === 'DOCX' && parts.some((part) => MACROS.test(part));
    return { format, pages: null, warnings: macros ? ['MACROS'] : [] };
  } catch (error) {
    if (error instanceof RefusedFile) return { refusal: error.refusal };
    throw error;
  }
}

async function unpack(path: string, format: 'DOCX' | 'ZIP'): Promise<string[]> {
  const parts: string[] = [];
  for await (const entry of zipEntries(path, format === 'ZIP' ? 'ARCHIVE' : 'DOCX')) {
    let bytes = 0;
    for await (const chunk of entry.content) bytes += chunk.length;
    if (bytes > 0) parts.push(entry.path);
  }
  return parts;
}
