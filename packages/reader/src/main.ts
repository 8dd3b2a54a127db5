// npm run read -- files… [--json]: what the service would understand of these files.
import { basename } from 'node:path';
import { parseArgs } from 'node:util';

import { FILE_REFUSAL_TEXTS } from '@quitus/domain/documents/file-rules';
import type { ReadDocument } from '@quitus/domain/reading/read-document';

import { RefusedFile } from './file/refused-file.ts';
import { printedReading } from './printed-reading.ts';
import { readFile } from './read.ts';

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
});

/** Null when the file was refused, after saying why. */
async function tryReading(path: string): Promise<readonly ReadDocument[] | null> {
  try {
    return (await readFile(path)).documents;
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    process.stderr.write(`${basename(path)} : ${FILE_REFUSAL_TEXTS[error.refusal]}\n`);
    process.exitCode = 1;
    return null;
  }
}

/** The evidence stays out: the shape is the one that scores are computed on. */
const extracted = ({ type, sub_kind, pages, answered, margin, facts }: ReadDocument) => ({
  type,
  sub_kind,
  pages,
  answered,
  margin,
  facts,
});

if (positionals.length === 0) {
  process.stderr.write('Usage : npm run read -- fichiers… [--json]\n');
  process.exitCode = 2;
}

const readings: { file: string; documents: ReturnType<typeof extracted>[] }[] = [];
for (const path of positionals) {
  const documents = await tryReading(path);
  readings.push({ file: path, documents: (documents ?? []).map(extracted) });
  if (documents && !values.json) process.stdout.write(printedReading(basename(path), documents));
}
if (values.json) process.stdout.write(`${JSON.stringify(readings, null, 2)}\n`);
