// Temporary files of this process, plain copies of people's papers among them, in a folder of its own:
// what a killed process left is removed by the next that starts. Under our data rather than the system's
// temporary folder, which others may write in and cleaners empty under a process that lives.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

import { DAY_MS } from '@quitus/domain/time/durations';

const NAME = /^(.+)\.(\d+)\.(\d+)$/;
/** Of processes that cannot be seen from here, say in another container: no copy is needed this long. */
const ABANDONED_MS = DAY_MS;

/** Gives back what undoes it. Whatever asks for the temporary folder, here or in a library, gets ours. */
export function takeTemporaryFolder(data: string): () => void {
  const folder = join(data, 'tmp');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder))
    try {
      clear(join(folder, name), name);
    } catch (cause) {
      // Another process clears the same, or removes its own.
      if (!(cause instanceof Error && 'code' in cause)) throw cause;
    }
  const own = join(folder, `${hostname()}.${process.pid}.${beganAt(process.pid)}`);
  mkdirSync(own, { recursive: true, mode: 0o700 });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = own;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(own, { recursive: true, force: true });
  };
}

function clear(path: string, name: string): void {
  const [, host, pid, began] = NAME.exec(name) ?? [];
  if (host === hostname()) {
    if (beganAt(Number(pid)) !== Number(began)) rmSync(path, { recursive: true, force: true });
    return;
  }
  for (const copy of readdirSync(path).map((one) => join(path, one)))
    if (statSync(copy).mtimeMs < Date.now() - ABANDONED_MS)
      rmSync(copy, { recursive: true, force: true });
}

/** When a process began, 0 when there is none: numbers are given again, with another beginning. */
function beganAt(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Counted after the name, which may hold anything: the 22nd field of proc(5).
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]);
  } catch {
    return 0;
  }
}
