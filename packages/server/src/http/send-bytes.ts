// Bytes as an answer: whole, or the part of them that a reader asks for.
import type { Readable } from 'node:stream';

import type { Bytes } from '@quitus/api/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Storage } from '../adapters/storage/storage.ts';

type Part = { start: number; end: number };
type Open = (part?: Part) => Readable | Promise<Readable>;

/** What a handler says of the bytes to send. */
export type SentBytes<Type extends string = string> = {
  type: Type;
  /** In memory, under a key of the storage, or from anywhere. */
  from: Buffer | { key: string } | Open;
  /** Told before the first byte; what has none is sent whole. */
  size?: number;
  name?: string;
  disposition?: 'attachment' | 'inline';
  /** Names exactly these: an interrupted reader goes on only in the same. */
  etag?: string;
};

/** Where a person is led instead: they are looking, and get a page rather than a code. */
export type Redirect = { redirect: string };

export const isSent = (answer: unknown): answer is SentBytes | Redirect =>
  typeof answer === 'object' && answer !== null && ('from' in answer || 'redirect' in answer);

export async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Storage,
  { ranges, cache }: Bytes,
  sent: SentBytes | Redirect,
): Promise<FastifyReply> {
  if ('redirect' in sent) return reply.redirect(sent.redirect, 303);
  const { type, from, etag } = sent;
  const size = Buffer.isBuffer(from) ? from.length : sent.size;
  const part = ranges && size !== undefined ? partOf(request, size, etag) : null;
  if (part === 'UNSATISFIABLE')
    return reply.status(416).header('content-range', `bytes */${size}`).send();
  // Opened before anything is promised: what cannot be read is an error like any other.
  const content = request.method === 'HEAD' ? null : await open(storage, from, part ?? undefined);
  reply.header('content-type', type);
  if (cache !== null) reply.header('cache-control', cache);
  if (ranges) reply.header('accept-ranges', 'bytes');
  if (etag !== undefined) reply.header('etag', etag);
  if (sent.disposition) reply.header('content-disposition', dispositionOf(sent));
  if (part)
    reply
      .status(206)
      .header('content-range', `bytes ${part.start}-${part.end}/${size}`)
      .header('content-length', part.end - part.start + 1);
  else if (size !== undefined) reply.header('content-length', size);
  return reply.send(content ?? undefined);
}

function open(storage: Storage, from: SentBytes['from'], part?: Part) {
  if (Buffer.isBuffer(from)) return from;
  return typeof from === 'function' ? from(part) : storage.open(from.key, part);
}

const dispositionOf = ({ disposition, name = '' }: SentBytes): string =>
  `${disposition}; filename="document"; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`;

/** Null: all of it. So are several parts at once, and a condition on something else than we told. */
function partOf({ headers, method }: FastifyRequest, size: number, etag: string | undefined) {
  const condition = headers['if-range'];
  if (method === 'HEAD' || (condition !== undefined && condition !== etag)) return null;
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : ('UNSATISFIABLE' as const);
}
