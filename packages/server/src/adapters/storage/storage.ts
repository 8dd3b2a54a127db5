// Where files are kept: on a disk or in S3, sealed or not, always behind these calls.
import type { Readable } from 'node:stream';

/** First and last byte, both included as in HTTP. Without an end: to the end of the file. */
export type ByteRange = { start: number; end?: number | undefined };
export type FileFacts = { size: number; modified_at: Date };

export type Storage = {
  /** Replaces what the key held, all at once or not at all. */
  put: (key: string, stream: Readable) => Promise<{ size: number }>;
  /** The same for what is in memory, where it can be done beside; the bytes must not change until then. */
  putBytes?: (key: string, bytes: Buffer) => Promise<void>;
  /** The reader must read the stream to its end or destroy it. */
  open: (key: string, range?: ByteRange) => Promise<Readable>;
  stat: (key: string) => Promise<FileFacts | null>;
  /** Removing what is not there is no failure. */
  remove: (key: string) => Promise<void>;
  /** In no promised order; the prefix need not end at a slash. */
  list: (prefix: string) => AsyncIterable<FileFacts & { key: string }>;
  close: () => void;
};

export class MissingFile extends Error {
  override readonly name = 'MissingFile';
  constructor(key: string) {
    super(`no file at ${key}`);
  }
}

export class OutOfRange extends Error {
  override readonly name = 'OutOfRange';
  constructor(key: string) {
    super(`no such bytes in ${key}`);
  }
}

/** Nothing more fits: what is there stays, what was coming is not. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}

/** It does not answer, for now. */
export class StorageDown extends Error {
  override readonly name = 'StorageDown';
}

const LONGEST_KEY = 512;
const KEY = /^[a-z0-9_-]+(\/[a-z0-9_-]+)*$/;
const PREFIX = /^([a-z0-9_-]+\/)*[a-z0-9_-]*$/;

/** Keys are written by the server, never by a person: a strange one is a mistake in the code. */
export function checkKey(key: string): void {
  if (!KEY.test(key) || key.length > LONGEST_KEY)
    throw new Error(`not a storage key: ${JSON.stringify(key)}`);
}

export function checkPrefix(prefix: string): void {
  if (!PREFIX.test(prefix)) throw new Error(`not a storage prefix: ${JSON.stringify(prefix)}`);
}

export function checkRange(key: string, { start, end = start }: ByteRange): void {
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || start < 0 || end < start)
    throw new OutOfRange(key);
}

/** The bytes of the range that a file of this size really has. */
export function clipRange(key: string, range: ByteRange, size: number) {
  checkRange(key, range);
  if (range.start >= size) throw new OutOfRange(key);
  return { start: range.start, end: Math.min(range.end ?? size, size - 1) };
}
