// Run by wasm-engine.ts: reads the pictures that it is sent, one after the other, until it is let go.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { createWorker, OEM, PSM } from 'tesseract.js';

import type { Writing } from './writing.ts';

const require = createRequire(import.meta.url);
const french = dirname(require.resolve('@tesseract.js-data/fra/package.json'));

const worker = await createWorker('fra', OEM.LSTM_ONLY, {
  langPath: join(french, '4.0.0_best_int'),
  cacheMethod: 'none',
  gzip: true,
});
await worker.setParameters({ user_defined_dpi: '300' });

type Asked = { picture: Uint8Array; writing: Writing };
const PAGE_MODES: Record<Writing, PSM> = {
  SCATTERED: PSM.SPARSE_TEXT,
  ROWS: PSM.SINGLE_BLOCK,
};

/** Words and their boxes only: telling the letters too takes a while. */
async function look({ picture, writing }: Asked): Promise<string | null> {
  await worker.setParameters({ tessedit_pageseg_mode: PAGE_MODES[writing] });
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.length);
  const { data } = await worker.recognize(bytes, {}, { text: false, tsv: true });
  return data.tsv;
}

process.on('message', (asked: Asked) => {
  look(asked).then(
    (tsv) => process.send?.(tsv),
    () => process.exit(1),
  );
});
// Not by its own exit, which may wait for ever for a compiler that waits for it (nodejs/node#54918).
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.send?.('ready');
