// A recorded visit as it is kept with the tests: text that can be read, files as what they were like.
import { createHash } from 'node:crypto';

import { z } from 'zod';

const SIZES = ['SMALL', 'MEDIUM', 'LARGE'] as const;
type Size = (typeof SIZES)[number];

const recordedBody = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('TEXT'), charset: z.string(), text: z.string() }),
  z.object({ kind: z.literal('PDF'), size: z.enum(SIZES), number: z.number() }),
  z.object({ kind: z.literal('BYTES'), size: z.enum(SIZES), number: z.number() }),
]);
export type RecordedBody = z.output<typeof recordedBody>;

const exchange = z.object({
  method: z.enum(['GET', 'POST']),
  path: z.string(),
  query: z.string(),
  /** Names of what was sent, never a value. */
  shape: z.string(),
  status: z.number(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: recordedBody,
});
export type Exchange = z.output<typeof exchange>;

export const recording = z.object({
  connector: z.string(),
  version: z.string(),
  exchanges: z.array(exchange),
});
export type Recording = z.output<typeof recording>;

const KILOBYTE = 1024;
const BYTES_OF: Record<Size, number> = {
  SMALL: 2 * KILOBYTE,
  MEDIUM: 100 * KILOBYTE,
  LARGE: 1000 * KILOBYTE,
};

export const sizeOf = (bytes: number): Size => {
  if (bytes <= 20 * KILOBYTE) return 'SMALL';
  return bytes <= 500 * KILOBYTE ? 'MEDIUM' : 'LARGE';
};

/** Whole for whoever looks at both ends; those of one number are the same bytes. */
export function stubPdf(size: Size, number: number): Buffer {
  const head = `%PDF-1.4\n% exemplaire ${number}\n`;
  return Buffer.from(`${head}${' '.repeat(BYTES_OF[size] - head.length - 6)}\n%%EOF`);
}

export const stubBytes = (size: Size, number: number): Buffer =>
  Buffer.concat([Buffer.from(`exemplaire ${number}\0`), Buffer.alloc(BYTES_OF[size])]);

/** Files by their bytes: the same file twice has the same number. */
export function numbering(): (bytes: Uint8Array) => number {
  const numbers = new Map<string, number>();
  return (bytes) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const number = numbers.get(sha256) ?? numbers.size + 1;
    numbers.set(sha256, number);
    return number;
  };
}

/** « form: login, mdp », « json: login, password »: what a request carries, without its values. */
export function shapeOf(body: string | null, content_type: string): string {
  if (body === null) return '';
  if (!content_type.includes('json'))
    return `form: ${[...new Set(new URLSearchParams(body).keys())].toSorted().join(', ')}`;
  const parsed: unknown = JSON.parse(body);
  const names = typeof parsed === 'object' && parsed !== null ? Object.keys(parsed) : [];
  return `json: ${names.toSorted().join(', ')}`;
}
