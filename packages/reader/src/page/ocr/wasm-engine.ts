// Our own tesseract, in processes that come before nothing else. Starting one takes a second: it is
// kept for the next page, and let go when none comes.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';

import type { Gray } from '../prepare/gray.ts';
import { OCR_PRIORITY } from './ocr-priority.ts';
import { pgm } from './pgm.ts';
import type { SeenWord } from './seen-words.ts';
import { parseTsv } from './tsv.ts';
import type { Writing } from './writing.ts';

/** What a page took is given back after it: ten megabytes of pixels leave holes otherwise. */
const THRIFTY = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '1000000' };
const MAX_MS = 180_000;
const IDLE_MS = 15_000;

type Resting = { engine: ChildProcess; leave: NodeJS.Timeout };
const resting: Resting[] = [];

async function takeEngine(): Promise<ChildProcess> {
  const kept = resting.pop();
  if (kept) {
    clearTimeout(kept.leave);
    kept.engine.ref();
    kept.engine.channel?.ref();
    return kept.engine;
  }
  const engine = fork(join(import.meta.dirname, 'ocr-child.ts'), [], {
    env: THRIFTY,
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (engine.pid !== undefined) setPriority(engine.pid, OCR_PRIORITY);
  await answer(engine);
  return engine;
}

/** A resting OCR engine keeps nobody from ending. */
function rest(engine: ChildProcess): void {
  const leave = setTimeout(() => {
    resting.splice(
      resting.findIndex((one) => one.engine === engine),
      1,
    );
    engine.kill('SIGKILL');
  }, IDLE_MS);
  leave.unref();
  engine.unref();
  engine.channel?.unref();
  resting.push({ engine, leave });
}

async function answer(engine: ChildProcess): Promise<unknown> {
  const limit = AbortSignal.timeout(MAX_MS);
  const over = new AbortController();
  const ended = once(engine, 'exit', { signal: over.signal }).then(() => {
    throw new Error('the OCR engine ended');
  });
  try {
    const [said]: unknown[] = await Promise.race([
      once(engine, 'message', { signal: limit }),
      ended,
    ]);
    return said;
  } finally {
    ended.catch(() => undefined);
    over.abort();
  }
}

export async function wasmEngine(picture: Gray, writing: Writing): Promise<SeenWord[]> {
  const engine = await takeEngine();
  try {
    const said = answer(engine);
    engine.send({ picture: new Uint8Array(pgm(picture)), writing });
    const tsv = await said;
    rest(engine);
    return typeof tsv === 'string' ? parseTsv(tsv) : [];
  } catch (error) {
    engine.kill('SIGKILL');
    throw error;
  }
}
