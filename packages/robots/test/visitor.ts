// A host that keeps everything in memory: what a visit brought, told, asked.
import type { Downloaded, FoundDocument, Question } from '../src/connector.ts';
import { inMemoryPace } from '../src/in-memory-pace.ts';
import type { RunHost, RunProgress } from '../src/run-host.ts';
import { jumpingClock } from './jumping-clock.ts';

/** A machine that does other things too is no fault of a portal: only tries follow each other at once. */
const TEMPO = { page_ms: 10_000, file_ms: 10_000, idle_ms: 10_000, retry_ms: [1, 2, 4] };

export type Visitor = RunHost & {
  kept: { document: FoundDocument; file: Downloaded }[];
  reported: RunProgress[];
  asked: Question[];
  cancel: () => void;
};

export function visitor(changes: Partial<RunHost> = {}): Visitor {
  const kept: Visitor['kept'] = [];
  const reported: RunProgress[] = [];
  const asked: Question[] = [];
  const stop = new AbortController();
  const answer = changes.ask;
  const same = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;
  return {
    isKnown: async (remote_key) => kept.some(({ document }) => document.remote_key === remote_key),
    keep: async (document, file) => {
      const twice = kept.some((one) => same(one.file.bytes, file.bytes));
      kept.push({ document, file });
      return twice ? 'DUPLICATE' : 'KEPT';
    },
    pace: inMemoryPace(jumpingClock()),
    network: 'LOOPBACK',
    contact: 'robot@example.fr',
    signal: stop.signal,
    now: () => new Date(),
    ...changes,
    tempo: { ...TEMPO, ...changes.tempo },
    ask: async (question) => {
      asked.push(question);
      if (!answer) throw new Error(`nobody answers ${question.kind}`);
      return answer(question);
    },
    report: async (progress) => {
      reported.push(progress);
      await changes.report?.(progress);
    },
    kept,
    reported,
    asked,
    cancel: () => stop.abort(),
  };
}
