// How a file leaves the portal: whole, or spoilt as the scenario says.
import type { Readable } from 'node:stream';

import type { FastifyReply } from 'fastify';

import { dripped } from '../dripped.ts';
import type { Stage } from '../serve-replica.ts';
import type { GedPaper } from './papers.data.ts';

const MIMES: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pcl: 'application/octet-stream',
};

/** One paper is spoilt, the same at each asking; `file` says which by its title. */
const isSpoilt = ({ flags }: Stage, { title }: GedPaper): boolean =>
  title === (flags['file'] ?? 'PV AG 2025');

const SPOILT: Partial<Record<string, (bytes: Buffer) => Buffer | Readable>> = {
  truncated: (bytes) => bytes.subarray(0, Math.floor(bytes.length / 2)),
  'zero-byte': () => Buffer.alloc(0),
  'html-as-pdf': () => Buffer.from('<html><body><h1>Document indisponible</h1></body></html>'),
  'slow-file': (bytes) => dripped(bytes),
};

export async function sendPaper(reply: FastifyReply, stage: Stage, paper: GedPaper) {
  const bytes = Buffer.from(await paper.bytes());
  const isPdf = bytes.subarray(0, 5).toString('latin1') === '%PDF-';
  const mime = MIMES[isPdf ? 'pdf' : (paper.name.split('.').at(-1) ?? '')];
  const spoil = isSpoilt(stage, paper) ? SPOILT[stage.scenario] : undefined;
  return reply
    .type(mime ?? 'application/octet-stream')
    .header('content-disposition', `attachment; filename="${encodeURIComponent(paper.name)}"`)
    .send(spoil ? spoil(bytes) : bytes);
}
