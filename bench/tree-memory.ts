// The memory of a process and of all that it starts, watched until it ends. What several of them share
// (the program itself) is counted once, a part for each: Linux calls it the proportional set.
import { readdirSync, readFileSync } from 'node:fs';

import type { Started } from './processes.ts';

const POLL_MS = 100;

/** In MB, at their highest. */
export type TreeMemory = {
  /** The process without its children. */
  alone: number;
  /** With them and theirs, in the first and in the second half of the time. */
  halves: readonly [number, number];
};

export async function memoryOfTree({ child }: Started): Promise<TreeMemory> {
  let alone = 0;
  const whole: number[] = [];
  const root = child.pid ?? 0;
  const look = () => {
    alone = Math.max(alone, memoryOf(root));
    whole.push(treeOf(root, allProcesses()));
  };
  const poll = setInterval(look, POLL_MS);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(poll);
  if (code !== 0) throw new Error(`the process that was watched ended with ${String(code)}`);
  const middle = Math.floor(whole.length / 2);
  return {
    alone,
    halves: [Math.max(...whole.slice(0, middle)), Math.max(...whole.slice(middle))],
  };
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
