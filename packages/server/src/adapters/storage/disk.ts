// Files under one folder. A file is written aside, forced to the disk, then renamed: what is seen
// under a key is always whole.
import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { DAY_MS } from '@quitus/domain/time/durations';

import {
  checkKey,
  checkPrefix,
  clipRange,
  type FileFacts,
  MissingFile,
  type Storage,
  StorageFull,
} from './storage.ts';

/** Keys have no dot: neither the suffix nor the folder of drafts can meet one. */
const SUFFIX = '.bin';
const DRAFTS = '.drafts';
const FAN_OUT = 2;
/** What waits for the disk is written with one call: many small ones cost more than the bytes. */
const WRITTEN_AT_ONCE = 256 * 1024;
/** Eight sealed frames at a time: small reads cost more than what they bring. */
const READ_BYTES = 512 * 1024;

export function diskStorage(root: string): Storage {
  const drafts = join(root, DRAFTS);
  mkdirSync(drafts, { recursive: true, mode: 0o700 });

  const pathOf = (key: string) => {
    checkKey(key);
    return join(root, fanOf(key), `${key}${SUFFIX}`);
  };

  return {
    put: async (key, stream) => {
      const path = pathOf(key);
      const draft = join(drafts, randomUUID());
      try {
        const writer = createWriteStream(draft, {
          flags: 'wx',
          mode: 0o600,
          flush: true,
          highWaterMark: WRITTEN_AT_ONCE,
        });
        await pipeline(stream, writer);
        const highest = await place(draft, path);
        await syncFolders(dirname(path), highest);
        return { size: writer.bytesWritten };
      } catch (cause) {
        await rm(draft, { force: true });
        if (isFull(cause)) throw new StorageFull('no room on the disk', { cause });
        throw cause;
      }
    },

    open: async (key, range) => {
      const file = await unlessMissing(open(pathOf(key), 'r'));
      if (!file) throw new MissingFile(key);
      try {
        const part = range && clipRange(key, range, (await file.stat()).size);
        return file.createReadStream({ ...part, highWaterMark: READ_BYTES });
      } catch (cause) {
        await file.close();
        throw cause;
      }
    },

    stat: async (key) => factsOf(pathOf(key)),

    remove: (key) => rm(pathOf(key), { force: true }),

    list: async function* (prefix) {
      checkPrefix(prefix);
      // Straight to the folder that the prefix names, if it names one.
      const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      if (folder !== '') {
        yield* walk(join(root, fanOf(folder), folder), folder, prefix);
        return;
      }
      // Only the nightly sweep lists everything: the time to drop what killed writers left.
      if (prefix === '') await dropOldDrafts(drafts);
      for (const fan of await foldersIn(root))
        if (fan !== DRAFTS) {
          yield* walk(join(root, fan), '', prefix);
          if (prefix === '') await dropEmptyFolders(join(root, fan));
        }
    },

    close: () => {},
  };
}

const fanOf = (key: string): string => key.slice(0, FAN_OUT).replaceAll('/', '_');

async function* walk(
  folder: string,
  above: string,
  prefix: string,
): AsyncGenerator<FileFacts & { key: string }> {
  for (const entry of (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const inside = `${above}${entry.name}/`;
      if (inside.startsWith(prefix) || prefix.startsWith(inside)) yield* walk(path, inside, prefix);
      continue;
    }
    const key = `${above}${entry.name.slice(0, -SUFFIX.length)}`;
    const facts = key.startsWith(prefix) ? await factsOf(path) : null;
    if (facts) yield { key, ...facts };
  }
}

async function foldersIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

async function factsOf(path: string): Promise<FileFacts | null> {
  const found = await unlessMissing(stat(path));
  return found && { size: found.size, modified_at: found.mtime };
}

async function dropOldDrafts(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) {
    const path = join(drafts, name);
    if (await isOld(path)) await rm(path, { force: true });
  }
}

/** Those that have been empty for a while: each upload leaves one. */
async function dropEmptyFolders(folder: string): Promise<void> {
  for (const inside of await foldersIn(folder)) await dropEmptyFolders(join(folder, inside));
  const empty = (await readdir(folder)).length === 0;
  if (empty && (await isOld(folder))) await rmdir(folder);
}

async function isOld(path: string): Promise<boolean> {
  const facts = await factsOf(path);
  return facts !== null && facts.modified_at.getTime() < Date.now() - DAY_MS;
}

/** Tells the highest folder that names something new. Twice if need be: the sweep may drop an empty one. */
async function place(draft: string, path: string, again = true): Promise<string> {
  const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const placed = await unlessMissing(rename(draft, path).then(() => true));
  if (placed) return dirname(made ?? path);
  if (!again) throw new Error(`nowhere to put ${path}`);
  return place(draft, path, false);
}

/** A rename outlives a power cut once the folders that name the file are on the disk too. */
async function syncFolders(folder: string, highest: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (folder !== highest) await syncFolders(dirname(folder), highest);
}

/** The disk itself, or what its owner is allowed of it. */
const isFull = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT');

const unlessMissing = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((cause: unknown) => {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
    throw cause;
  });
