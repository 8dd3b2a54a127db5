// Files under one folder. A file is written aside, forced to the disk, then renamed: what is seen
// under a key is always whole.
import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import {
  checkKey,
  checkPrefix,
  clipRange,
  type FileFacts,
  MissingFile,
  type Storage,
} from './storage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Keys have no dot: neither the suffix nor the folder of drafts can meet one. */
const SUFFIX = '.bin';
const DRAFTS = '.drafts';
const FAN_OUT = 2;

export function diskStorage(root: string): Storage {
  const drafts = join(root, DRAFTS);
  mkdirSync(drafts, { recursive: true, mode: 0o700 });

  const pathOf = (key: string) => {
    checkKey(key);
    return join(root, key.slice(0, FAN_OUT).replaceAll('/', '_'), `${key}${SUFFIX}`);
  };

  return {
    put: async (key, stream) => {
      const path = pathOf(key);
      const draft = join(drafts, randomUUID());
      try {
        const writer = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
        await pipeline(stream, writer);
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await rename(draft, path);
        await syncFolders(dirname(path), root);
        return { size: writer.bytesWritten };
      } catch (cause) {
        await rm(draft, { force: true });
        throw cause;
      }
    },

    open: async (key, range) => {
      const file = await unlessMissing(open(pathOf(key), 'r'));
      if (!file) throw new MissingFile(key);
      try {
        const part = range && clipRange(key, range, (await file.stat()).size);
        return file.createReadStream(part);
      } catch (cause) {
        await file.close();
        throw cause;
      }
    },

    stat: async (key) => factsOf(pathOf(key)),

    remove: (key) => rm(pathOf(key), { force: true }),

    list: async function* (prefix) {
      checkPrefix(prefix);
      // Only the nightly sweep lists everything: the time to drop what killed writers left.
      if (prefix === '') await dropOldDrafts(drafts);
      for (const fan of await foldersIn(root))
        if (fan !== DRAFTS) yield* walk(join(root, fan), '', prefix);
    },

    close: () => {},
  };
}

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
    const facts = await factsOf(path);
    if (facts && facts.modified_at.getTime() < Date.now() - DAY_MS) await rm(path, { force: true });
  }
}

/** A rename outlives a power cut once the folders that name the file are on the disk too. */
async function syncFolders(folder: string, root: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (folder !== root) await syncFolders(dirname(folder), root);
}

const unlessMissing = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((cause: unknown) => {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
    throw cause;
  });
