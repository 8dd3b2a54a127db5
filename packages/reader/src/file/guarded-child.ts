// Opening a stranger's file is done by a process that may be killed: bombs take memory, not us.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

import { DISK_FAILED, endSaid } from './child-answer.ts';
import { turns } from './turns.ts';

export const MAX_RSS_KB = 700_000;
/**
 * Until the next step, each of which gives as much again. The processor's time counts, so that a busy machine
 * refuses no good file; the clock's only in the end.
 */
const MAX_STEP_CPU_MS = 20_000;
const MAX_STEP_MS = 90_000;
/** Whatever the steps. */
const MAX_WALL_MS = 600_000;
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;
const MAX_OUTPUT_BYTES = 2 * 1024 ** 3;
/** What `ulimit -f` counts in. */
const BLOCK_BYTES = 512;
const POLL_MS = 50;
/**
 * Once it has said its last word. Node may wait for its own compiler for ever while it shuts down
 * (nodejs/node#54918): nothing is lost by killing it then.
 */
const MAX_ENDING_MS = 1_000;
const MAX_CHILDREN = Math.max(2, Math.min(4, availableParallelism()));

/** Beside this file, or from here. */
export type GuardedScript = `${string}-child.ts`;
type Stop = 'TIME' | 'MEMORY' | 'CRASH';
/** `steps`: how many were done before it was stopped; `said`: what it had answered by then. */
export type GuardedAnswer = { answer: Buffer } | { stopped: Stop; steps: number; said: Buffer };

export type Guard = {
  /** The one path that the child may write; whoever gives it removes what a failure leaves. */
  output?: string;
  onStep?: ((done: number) => void) | undefined;
  /** The answer as it comes: none is then kept for the end. */
  onSaid?: (said: Buffer) => void;
  max_rss_kb?: number;
  max_step_cpu_ms?: number;
};

/** Who writes a file takes its time: looking at a page must not wait for it. */
const quickTurn = turns(MAX_CHILDREN);
const longTurn = turns(Math.max(1, MAX_CHILDREN >> 1));

export const runGuarded = (
  script: GuardedScript,
  args: readonly string[],
  guard: Guard = {},
): Promise<GuardedAnswer> => {
  const turn = guard.output === undefined ? quickTurn : longTurn;
  return turn(() => watch(launch(script, args, guard), guard));
};

/**
 * No environment, hence no secret; from JavaScript, no writing but one file and no further process
 * (native code is not held by that). The answer comes on descriptor 3, the steps on descriptor 4.
 */
function launch(script: GuardedScript, args: readonly string[], { output }: Guard): ChildProcess {
  const command = [
    process.execPath,
    '--permission',
    '--allow-fs-read=*',
    ...(output === undefined ? [] : [`--allow-fs-write=${output}`]),
    '--allow-addons',
    join(import.meta.dirname, script),
    // A zero ends an argument, and a title may hold one.
    ...args.map((arg) => arg.replaceAll('\0', '')),
  ];
  // Several threads may count: the processor's limit only ends a child whose parent was killed.
  const limits = [
    'ulimit -c 0',
    `ulimit -t ${output === undefined ? 90 : (2 * MAX_WALL_MS) / 1000}`,
    `ulimit -f ${output === undefined ? 0 : MAX_OUTPUT_BYTES / BLOCK_BYTES}`,
  ];
  const limited = ['/bin/sh', '-c', `${limits.join('; ')}; exec "$0" "$@"`];
  const [first = '', ...rest] = process.platform === 'win32' ? command : [...limited, ...command];
  return spawn(first, rest, { env: {}, stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
}

function watch(child: ChildProcess, guard: Guard) {
  const { onStep, onSaid, max_rss_kb = MAX_RSS_KB, max_step_cpu_ms = MAX_STEP_CPU_MS } = guard;
  return new Promise<GuardedAnswer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const keep = onSaid ?? ((said: Buffer) => chunks.push(said));
    let [received, steps, cpuAtStep] = [0, 0, 0];
    let stopped: Stop | null = null;
    let ended: number | null = null;
    let ending: NodeJS.Timeout | undefined;
    const stop = (why: Stop) => {
      stopped ??= why;
      child.kill('SIGKILL');
    };
    const clock = setTimeout(() => stop('TIME'), MAX_WALL_MS);
    const stepClock = setTimeout(() => stop('TIME'), MAX_STEP_MS);
    const poll = setInterval(() => {
      if (residentKb(child.pid) > max_rss_kb) stop('MEMORY');
      if (cpuMs(child.pid) - cpuAtStep > max_step_cpu_ms) stop('TIME');
    }, POLL_MS);
    pipeOf(child, 3)?.on('data', (chunk: Buffer) => {
      // The first byte only tells that it runs.
      const said = received === 0 ? chunk.subarray(1) : chunk;
      received += chunk.length;
      if (received > MAX_ANSWER_BYTES) stop('CRASH');
      else keep(said);
    });
    pipeOf(child, 4)?.on('data', (chunk: Buffer) => {
      if (stopped === null) stepClock.refresh();
      cpuAtStep = cpuMs(child.pid);
      const signs = chunk.toString('latin1');
      const done = steps + signs.split('\n').length - 1;
      for (; steps < done; steps += 1) onStep?.(steps + 1);
      ended ??= endSaid(signs);
      if (ended !== null) ending ??= setTimeout(() => child.kill('SIGKILL'), MAX_ENDING_MS);
    });
    const rest = () => {
      clearTimeout(clock);
      clearTimeout(stepClock);
      clearTimeout(ending);
      clearInterval(poll);
    };
    child.once('error', (error) => {
      rest();
      reject(error);
    });
    child.once('close', (exitCode) => {
      rest();
      const code = exitCode ?? ended;
      const said = Buffer.concat(chunks);
      if (stopped !== null) resolve({ stopped, steps, said });
      else if (received === 0) reject(new Error(`The guarded child did not start (${code})`));
      else if (code === DISK_FAILED) reject(new Error('A guarded child could not use its files'));
      else if (code === 0) resolve({ answer: said });
      else resolve({ stopped: 'CRASH', steps, said });
    });
  });
}

function pipeOf(child: ChildProcess, descriptor: 3 | 4): Readable | null {
  const pipe = child.stdio[descriptor];
  return pipe && 'read' in pipe ? pipe : null;
}

const residentKb = (pid: number | undefined): number =>
  Number(/^VmRSS:\s*(\d+) kB/m.exec(fromProc(pid, 'status'))?.[1] ?? 0);

/** Linux counts in hundredths of a second, for the program and for the system on its behalf. */
function cpuMs(pid: number | undefined): number {
  const stat = fromProc(pid, 'stat');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
}

/** Empty where there is no /proc: the clock is then the only guard. */
function fromProc(pid: number | undefined, name: 'status' | 'stat'): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1');
  } catch {
    return '';
  }
}
