// Run by wasm-eye.ts: reads the pictures that it is sent, one after the other, until it is let go.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { createWorker, OEM, PSM } from 'tesseract.js';

const require = createRequire(import.meta.url);
const french = dirname(require.resolve('@tesseract.js-data/fra/package.json'));

const worker = await createWorker('fra', OEM.LSTM_ONLY, {
  langPath: join(french, '4.0.0_best_int'),
  cacheMethod: 'none',
  gzip: true,
});
await worker.setParameters({
  tessedit_pageseg_mode: PSM.SPARSE_TEXT,
  user_defined_dpi: '300',
});

/** Words and their boxes only: telling the letters too takes a while. */
async function look(picture: Buffer): Promise<string | null> {
  const { data } = await worker.recognize(picture, {}, { text: false, tsv: true });
  return data.tsv;
}

process.on('message', (picture: Uint8Array) => {
  look(Buffer.from(picture.buffer, picture.byteOffset, picture.length)).then(
    (tsv) => process.send?.(tsv),
    () => process.exit(1),
  );
});
// Not by its own exit, which may wait for ever for a compiler that waits for it (nodejs/node#54918).
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.send?.('ready');
