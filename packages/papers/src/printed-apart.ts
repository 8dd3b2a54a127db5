// A paper, typeset in a process of its own: whoever answers requests neither waits for typst nor keeps
// its memory, and does not end with it when some text makes it crash.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { serialize } from 'node:v8';

import type { Invoice } from '@quitus/domain/payments/invoice';

import type { ReceiptData } from './delivery-receipt.ts';
import type { DossierIndex } from './dossier-index.ts';
import type { PedPaperData } from './pre-etat-date/content.ts';
import { PrintingTookTooLong, printQueue, type Urgency } from './print-queue.ts';
import type { SyndicLetterPaper } from './syndic-letter.ts';

/** `bare`: in our own letters only, whatever else the texts hold. */
export type AskedPaper = { written_at: Date; bare: boolean } & (
  | { paper: 'INDEX'; data: DossierIndex }
  | { paper: 'RECEIPT'; data: ReceiptData }
  | { paper: 'INVOICE'; data: Invoice }
  | { paper: 'LETTER'; data: SyndicLetterPaper }
  | { paper: 'PED' | 'PED_PREVIEW'; data: PedPaperData }
);

export const indexApart = (data: DossierIndex, written_at: Date): Promise<Buffer> =>
  printed({ paper: 'INDEX', data, written_at, bare: false });

export const receiptApart = (data: ReceiptData, written_at: Date): Promise<Buffer> =>
  printed({ paper: 'RECEIPT', data, written_at, bare: false });

/** Dated by the day it was issued. */
export const invoiceApart = (data: Invoice): Promise<Buffer> =>
  printed({ paper: 'INVOICE', data, written_at: new Date(data.issued_at), bare: false });

export const syndicLetterApart = (data: SyndicLetterPaper, written_at: Date): Promise<Buffer> =>
  printed({ paper: 'LETTER', data, written_at, bare: false });

export const preEtatDateApart = (data: PedPaperData, written_at: Date): Promise<Buffer> =>
  printed({ paper: 'PED', data, written_at, bare: false });

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** A drawing (SVG) for each page. */
export async function preEtatDatePreviewApart(
  data: PedPaperData,
  written_at: Date,
): Promise<string[]> {
  const answer = await printed({ paper: 'PED_PREVIEW', data, written_at, bare: false });
  const pages: unknown = JSON.parse(answer.toString());
  if (!isTexts(pages)) throw new Error('a preview is a list of drawings');
  return pages;
}

/**
 * Of the processor, for a text that typst never finishes. The clock counts only in the end: on a machine with
 * load 30 a statement that takes 3 s of processor took more than a minute (review of November 2026).
 */
const MAX_CPU_SECONDS = 60;
/** Until the turn comes, then again until the paper is there. */
const PATIENCE_MS: Record<Urgency, number> = { PAID: 600_000, ASKED: 60_000 };

/** One account may ask for forty at once, each in a transaction of its own. */
const MOST_PREVIEWS_WAITING = 4;

/** The typst of the web runs but once in this process: making it fast would take longer than using it. */
const QUICKLY = '--liftoff-only';

const script = join(import.meta.dirname, 'print-child.ts');
const inTurn = printQueue();

const urgencyOf = (asked: AskedPaper): Urgency =>
  asked.paper === 'PED' && asked.data.drawn_up_by === 'QUITUS' ? 'PAID' : 'ASKED';

function printed(asked: AskedPaper): Promise<Buffer> {
  const urgency = urgencyOf(asked);
  const patience_ms = PATIENCE_MS[urgency];
  const most_waiting = asked.paper === 'PED_PREVIEW' ? MOST_PREVIEWS_WAITING : Infinity;
  return inTurn({ urgency, patience_ms, most_waiting }, () => printedNow(asked, patience_ms));
}

/** A paper that can be read is worth more than one that crashed over a letter. */
async function printedNow(asked: AskedPaper, patience_ms: number): Promise<Buffer> {
  const child = launched(patience_ms);
  const ended = once(child, 'close').then(([code]: unknown[]) => code);
  // One that dies before it has read everything: its code tells.
  child.stdin.on('error', () => {});
  child.stdin.end(serialize(asked));
  const [pdf, code] = await Promise.all([buffer(child.stdout), ended]);
  if (code === 0 && pdf.length > 0) return pdf;
  if (child.killed) throw new PrintingTookTooLong(`not written within ${patience_ms} ms`);
  if (asked.bare) throw new Error(`the paper was not written (${String(code)})`);
  return printedNow({ ...asked, bare: true }, patience_ms);
}

/** Killed by the system when it takes too much of the processor, by us when the clock runs out. */
function launched(patience_ms: number) {
  const command = [process.execPath, QUICKLY, script];
  const limited = ['/bin/sh', '-c', `ulimit -t ${MAX_CPU_SECONDS}; exec "$0" "$@"`, ...command];
  const [program = '', ...args] = process.platform === 'win32' ? command : limited;
  return spawn(program, args, {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: patience_ms,
    killSignal: 'SIGKILL',
  });
}
