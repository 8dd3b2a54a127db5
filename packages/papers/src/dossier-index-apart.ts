// The index, typeset in a process of its own: whoever answers requests neither waits for typst nor
// keeps its memory.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { serialize } from 'node:v8';

import type { DossierIndex } from './dossier-index.ts';

export type AskedIndex = { data: DossierIndex; written_at: Date };

const script = join(import.meta.dirname, 'dossier-index-child.ts');

export async function dossierIndexApart(data: DossierIndex, written_at: Date): Promise<Buffer> {
  const child = spawn(process.execPath, [script], { env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
  const ended = once(child, 'close');
  child.stdin.end(serialize({ data, written_at } satisfies AskedIndex));
  const pdf = await buffer(child.stdout);
  const [code] = await ended;
  if (code !== 0 || pdf.length === 0) throw new Error(`the index was not written (${code})`);
  return pdf;
}
