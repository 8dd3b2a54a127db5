// The memory of a process and of all that it starts, watched until it ends. What several of them share
// (the program itself) is counted once, a part for each: Linux calls it the proportional set.
import { readdirSync, readFileSync } from 'node:fs';

import type { Started } from './processes.ts';

const POLL_MS = 100;

/** At their highest, in MB: the process alone, and with its children and theirs. */
export async function peakOfTree({ child }: Started): Promise<{ alone: number; whole: number }> {
  const peak = { alone: 0, whole: 0 };
  const root = child.pid ?? 0;
  const look = () => {
    peak.alone = Math.max(peak.alone, memoryOf(root));
    peak.whole = Math.max(peak.whole, treeOf(root, allProcesses()));
  };
  const poll = setInterval(look, POLL_MS);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(poll);
  if (code !== 0) throw new Error(`the process that was watched ended with ${String(code)}`);
  return peak;
}

type Process = { pid: number; parent: number };

function allProcesses(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({
      pid: Number(name),
      parent: Number(/^PPid:\s*(\d+)/m.exec(fromProc(name, 'status'))?.[1]),
    }));
}

const memoryOf = (pid: number): number =>
  Number(/^Pss:\s*(\d+) kB/m.exec(fromProc(String(pid), 'smaps_rollup'))?.[1] ?? 0) / 1000;

/** Empty for one that has just ended. */
function fromProc(pid: string, name: 'status' | 'smaps_rollup'): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1');
  } catch {
    return '';
  }
}

const treeOf = (root: number, all: readonly Process[]): number =>
  all
    .filter(({ parent }) => parent === root)
    .reduce((sum, { pid }) => sum + treeOf(pid, all), memoryOf(root));
