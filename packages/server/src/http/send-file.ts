// Bytes of the storage as an answer: whole, or the part of them that a reader asks for.
import type { Readable } from 'node:stream';

import type { AcceptedFormat } from '@quitus/domain/documents/file-rules';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Storage } from '../adapters/storage/storage.ts';

const MIME: Record<AcceptedFormat, string> = {
  PDF: 'application/pdf',
  JPEG: 'image/jpeg',
  PNG: 'image/png',
  TIFF: 'image/tiff',
  HEIC: 'image/heic',
  DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ZIP: 'application/zip',
};

const isFormat = (format: string | null): format is keyof typeof MIME =>
  format !== null && format in MIME;

export type Sent = {
  name: string;
  format: string | null;
  size: number;
  disposition: 'attachment' | 'inline';
};

export const sendContent = (
  reply: FastifyReply,
  request: FastifyRequest,
  storage: Storage,
  key: string,
  sent: Sent,
): Promise<FastifyReply> => sendBytes(reply, request, sent, (range) => storage.open(key, range));

/** Bytes from anywhere. `etag` names exactly these: an interrupted reader goes on only in the same. */
export async function sendBytes(
  reply: FastifyReply,
  request: FastifyRequest,
  { name, format, size, disposition, etag }: Sent & { etag?: string },
  open: (range?: { start: number; end: number }) => Readable | Promise<Readable>,
): Promise<FastifyReply> {
  reply
    .header('content-type', isFormat(format) ? MIME[format] : 'application/octet-stream')
    .header('cache-control', 'private, no-store')
    .header('accept-ranges', 'bytes')
    .header(
      'content-disposition',
      `${disposition}; filename="document"; filename*=UTF-8''${encodeURIComponent(name)}`,
    );
  if (etag !== undefined) reply.header('etag', etag);
  const range = rangeOf(request, size, etag);
  if (range === 'UNSATISFIABLE')
    return reply.status(416).header('content-range', `bytes */${size}`).send();
  if (range)
    reply
      .status(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
      .header('content-length', range.end - range.start + 1);
  else reply.header('content-length', size);
  if (request.method === 'HEAD') return reply.send();
  return reply.send(await open(range ?? undefined));
}

/** Null: all of it. So are several ranges at once, and a condition on something else than we told. */
function rangeOf({ headers, method }: FastifyRequest, size: number, etag: string | undefined) {
  const condition = headers['if-range'];
  if (method === 'HEAD' || (condition !== undefined && condition !== etag)) return null;
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : ('UNSATISFIABLE' as const);
}
