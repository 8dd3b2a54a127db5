// Plain bytes leave the storage only here: a folder nobody else may open, gone when the work is done.
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'quitus-plain-';
/** Far longer than any file is looked at: whoever made it was killed. */
const ABANDONED_MS = 60 * 60 * 1000;

export async function inPrivateFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  await dropAbandoned(new Date(Date.now() - ABANDONED_MS));
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function dropAbandoned(before: Date): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const path = join(tmpdir(), name);
    // Another process may have dropped it meanwhile.
    const found = await stat(path).catch(() => null);
    if (found && found.uid === userInfo().uid && found.mtime < before)
      await rm(path, { recursive: true, force: true });
  }
}
