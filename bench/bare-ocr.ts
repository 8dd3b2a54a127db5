// The engine that the reader uses, without the reader: pictures in, words out.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { hasNativeEngine } from '@quitus/reader/page/ocr/native-engine';
import { createWorker, OEM, PSM } from 'tesseract.js';

import { runProgram } from './system-program.ts';

export type BareOcr = {
  name: string;
  /** Every lane reads one picture at a time. */
  read: (pictures: readonly Buffer[]) => Promise<void>;
  end: () => Promise<unknown>;
};

type Lane = { read: (picture: Buffer) => Promise<unknown>; end: () => Promise<unknown> };

export async function openBareOcr(lanes: number, folder: string): Promise<BareOcr> {
  const native = hasNativeEngine();
  const opened = await Promise.all(
    Array.from({ length: lanes }, (_, index) =>
      native ? nativeLane(join(folder, `lane-${index}.jpg`)) : wasmLane(),
    ),
  );
  return {
    name: native ? 'tesseract' : 'tesseract.js',
    read: async (pictures) => {
      const queue = [...pictures];
      const work = async (lane: Lane) => {
        for (let next = queue.shift(); next; next = queue.shift()) await lane.read(next);
      };
      await Promise.all(opened.map(work));
    },
    end: () => Promise.all(opened.map((lane) => lane.end())),
  };
}

async function nativeLane(path: string): Promise<Lane> {
  return {
    read: async (picture) => {
      writeFileSync(path, picture);
      const options = ['-l', 'fra', '--psm', PSM.SPARSE_TEXT, '-c', 'tessedit_create_tsv=1'];
      await runProgram('tesseract', [path, 'stdout', ...options], {
        env: { ...process.env, OMP_THREAD_LIMIT: '1' },
      });
    },
    end: async () => undefined,
  };
}

async function wasmLane(): Promise<Lane> {
  const require = createRequire(import.meta.resolve('@quitus/reader/page/ocr/native-engine'));
  const french = dirname(require.resolve('@tesseract.js-data/fra/package.json'));
  const worker = await createWorker('fra', OEM.LSTM_ONLY, {
    langPath: join(french, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  });
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SPARSE_TEXT,
    user_defined_dpi: '200',
  });
  return {
    read: (picture) => worker.recognize(picture, {}, { text: false, tsv: true }),
    end: () => worker.terminate(),
  };
}
