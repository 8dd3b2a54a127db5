// Opening a stranger's file is done by a process that may be killed: bombs take memory, not us.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

const MAX_RSS_KB = 700_000;
const MAX_WALL_MS = 20_000;
/** Several threads may count: this one only ends a child whose parent was killed meanwhile. */
const MAX_CPU_SECONDS = 90;
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;
const POLL_MS = 50;
const MAX_CHILDREN = Math.max(2, Math.min(4, availableParallelism()));

export type GuardedScript = 'inspect-child.ts' | 'render-child.ts';
type Stop = 'TIME' | 'MEMORY' | 'CRASH';
export type GuardedAnswer = { answer: Buffer } | { stopped: Stop };

let running = 0;
const waiting: (() => void)[] = [];

export async function runGuarded(
  script: GuardedScript,
  args: readonly string[],
): Promise<GuardedAnswer> {
  if (running >= MAX_CHILDREN) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await watch(launch(script, args));
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/**
 * No environment, hence no secret; from JavaScript, no writing and no further process (native code
 * is not held by that). The answer comes on descriptor 3.
 */
function launch(script: GuardedScript, args: readonly string[]): ChildProcess {
  const command = [
    process.execPath,
    '--permission',
    '--allow-fs-read=*',
    '--allow-addons',
    join(import.meta.dirname, script),
    ...args,
  ];
  const limited = ['/bin/sh', '-c', `ulimit -c 0; ulimit -t ${MAX_CPU_SECONDS}; exec "$0" "$@"`];
  const [first = '', ...rest] = process.platform === 'win32' ? command : [...limited, ...command];
  return spawn(first, rest, { env: {}, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
}

function watch(child: ChildProcess): Promise<GuardedAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let received = 0;
    let stopped: Stop | null = null;
    const stop = (why: Stop) => {
      stopped ??= why;
      child.kill('SIGKILL');
    };
    const clock = setTimeout(() => stop('TIME'), MAX_WALL_MS);
    const poll = setInterval(() => {
      if (residentKb(child.pid) > MAX_RSS_KB) stop('MEMORY');
    }, POLL_MS);
    answerOf(child)?.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > MAX_ANSWER_BYTES) stop('CRASH');
      else chunks.push(chunk);
    });
    const rest = () => {
      clearTimeout(clock);
      clearInterval(poll);
    };
    child.once('error', (error) => {
      rest();
      reject(error);
    });
    child.once('close', (code) => {
      rest();
      if (stopped !== null) resolve({ stopped });
      else if (received === 0) reject(new Error(`The guarded child did not start (${code})`));
      else if (code === 0) resolve({ answer: Buffer.concat(chunks).subarray(1) });
      else resolve({ stopped: 'CRASH' });
    });
  });
}

function answerOf(child: ChildProcess): Readable | null {
  const pipe = child.stdio[3];
  return pipe && 'read' in pipe ? pipe : null;
}

/** Zero where there is no /proc: the clock is then the only guard. */
function residentKb(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    return Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
