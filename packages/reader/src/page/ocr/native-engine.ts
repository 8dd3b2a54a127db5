// The tesseract of the machine, where there is one that knows French: twice as quick as ours.
import { spawn, spawnSync } from 'node:child_process';
import { setPriority } from 'node:os';

import type { Gray } from '../prepare/gray.ts';
import { OCR_PRIORITY } from './ocr-priority.ts';
import { pgm } from './pgm.ts';
import type { SeenWord } from './seen-words.ts';
import { parseTsv } from './tsv.ts';
import type { Writing } from './writing.ts';

const COMMAND = 'tesseract';
const MAX_MS = 120_000;
const ARGUMENTS = ['stdin', 'stdout', '-l', 'fra', '--dpi', '300'];
const PAGE_MODES: Record<Writing, string> = { SCATTERED: '11', ROWS: '6' };
const AS_TABLE = ['-c', 'tessedit_create_tsv=1'];

/** No secret of ours; and one thread, since two take three times as long. */
const environment = () => ({
  PATH: process.env.PATH,
  TESSDATA_PREFIX: process.env.TESSDATA_PREFIX,
  OMP_THREAD_LIMIT: '1',
});

export function hasNativeEngine(): boolean {
  const { status, stdout } = spawnSync(COMMAND, ['--list-langs'], {
    env: environment(),
    encoding: 'utf8',
  });
  return status === 0 && /^fra$/m.test(stdout);
}

export function nativeEngine(picture: Gray, writing: Writing): Promise<SeenWord[]> {
  return new Promise((resolve, reject) => {
    const mode = ['--psm', PAGE_MODES[writing]];
    const engine = spawn(COMMAND, [...ARGUMENTS, ...mode, ...AS_TABLE], {
      env: environment(),
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: MAX_MS,
      killSignal: 'SIGKILL',
    });
    engine.once('spawn', () => setPriority(engine.pid ?? 0, OCR_PRIORITY));
    const said: Buffer[] = [];
    engine.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    engine.once('error', reject);
    engine.once('close', (code) => {
      if (code === 0) resolve(parseTsv(Buffer.concat(said).toString('utf8')));
      else reject(new Error(`tesseract ended with ${code}`));
    });
    // It may end before it has taken the whole picture: its code says so.
    engine.stdin.once('error', () => engine.stdin.destroy());
    engine.stdin.end(pgm(picture));
  });
}
