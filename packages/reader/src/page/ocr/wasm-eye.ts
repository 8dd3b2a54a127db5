// Our own tesseract, in processes that come before nothing else. Starting one takes a second: it is
// kept for the next page, and let go when none comes.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';

import type { Gray } from '../prepare/gray.ts';
import { EYE_PRIORITY } from './eye-priority.ts';
import { pgm } from './pgm.ts';
import type { SeenWord } from './seen-words.ts';
import { parseTsv } from './tsv.ts';
import type { Writing } from './writing.ts';

/** What a page took is given back after it: ten megabytes of pixels leave holes otherwise. */
const THRIFTY = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '1000000' };
const MAX_MS = 180_000;
const IDLE_MS = 15_000;

type Resting = { eye: ChildProcess; leave: NodeJS.Timeout };
const resting: Resting[] = [];

async function takeEye(): Promise<ChildProcess> {
  const kept = resting.pop();
  if (kept) {
    clearTimeout(kept.leave);
    kept.eye.ref();
    kept.eye.channel?.ref();
    return kept.eye;
  }
  const eye = fork(join(import.meta.dirname, 'eye-child.ts'), [], {
    env: THRIFTY,
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (eye.pid !== undefined) setPriority(eye.pid, EYE_PRIORITY);
  await answer(eye);
  return eye;
}

/** A resting eye keeps nobody from ending. */
function rest(eye: ChildProcess): void {
  const leave = setTimeout(() => {
    resting.splice(
      resting.findIndex((one) => one.eye === eye),
      1,
    );
    eye.kill('SIGKILL');
  }, IDLE_MS);
  leave.unref();
  eye.unref();
  eye.channel?.unref();
  resting.push({ eye, leave });
}

async function answer(eye: ChildProcess): Promise<unknown> {
  const limit = AbortSignal.timeout(MAX_MS);
  const over = new AbortController();
  const ended = once(eye, 'exit', { signal: over.signal }).then(() => {
    throw new Error('the eye closed');
  });
  try {
    const [said]: unknown[] = await Promise.race([once(eye, 'message', { signal: limit }), ended]);
    return said;
  } finally {
    ended.catch(() => undefined);
    over.abort();
  }
}

export async function wasmEye(picture: Gray, writing: Writing): Promise<SeenWord[]> {
  const eye = await takeEye();
  try {
    const said = answer(eye);
    eye.send({ picture: new Uint8Array(pgm(picture)), writing });
    const tsv = await said;
    rest(eye);
    return typeof tsv === 'string' ? parseTsv(tsv) : [];
  } catch (error) {
    eye.kill('SIGKILL');
    throw error;
  }
}
