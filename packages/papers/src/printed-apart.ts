// A paper, typeset in a process of its own: whoever answers requests neither waits for typst nor keeps
// its memory, and does not end with it when some text makes it crash.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { serialize } from 'node:v8';

import type { ReceiptData } from './delivery-receipt.ts';
import type { DossierIndex } from './dossier-index.ts';

/** `bare`: in our own letters only, whatever else the texts hold. */
export type AskedPaper = { written_at: Date; bare: boolean } & (
  | { paper: 'INDEX'; data: DossierIndex }
  | { paper: 'RECEIPT'; data: ReceiptData }
);

export const indexApart = (data: DossierIndex, written_at: Date): Promise<Buffer> =>
  printed({ paper: 'INDEX', data, written_at, bare: false });

export const receiptApart = (data: ReceiptData, written_at: Date): Promise<Buffer> =>
  printed({ paper: 'RECEIPT', data, written_at, bare: false });

const script = join(import.meta.dirname, 'print-child.ts');

/** A paper that can be read is worth more than one that crashed over a letter. */
async function printed(asked: AskedPaper): Promise<Buffer> {
  const child = spawn(process.execPath, [script], { env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
  const ended = once(child, 'close');
  child.stdin.end(serialize(asked));
  const pdf = await buffer(child.stdout);
  const [code] = await ended;
  if (code === 0 && pdf.length > 0) return pdf;
  if (asked.bare) throw new Error(`the paper was not written (${code})`);
  return printed({ ...asked, bare: true });
}
