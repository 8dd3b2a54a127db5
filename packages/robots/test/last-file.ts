// A file that never ends: its time is over once all the others are there, so that no test waits for a clock.
import type { RunHost } from '../src/run-host.ts';
import { TEMPO } from '../src/transport.ts';

/** Unlike any other time. */
const FILE_MS = 60_001;

export function timeOutLastFile(): Pick<RunHost, 'report'> & { tempo: Partial<RunHost['tempo']> } {
  const over = new AbortController();
  return {
    tempo: {
      file_ms: FILE_MS,
      deadline: (ms) => (ms === FILE_MS ? over.signal : TEMPO.deadline(ms)),
    },
    report: async (progress) => {
      if (progress.kind === 'COUNT' && progress.done === progress.total - 1) over.abort();
    },
  };
}
