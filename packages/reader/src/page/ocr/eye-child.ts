// Run by wasm-eye.ts: reads the pictures that it is sent, one after the other, until it is let go.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { createWorker, OEM, PSM } from 'tesseract.js';

import type { ToldWord } from './seen-words.ts';

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

async function look(picture: Buffer): Promise<ToldWord[]> {
  const { data } = await worker.recognize(picture, {}, { text: false, blocks: true });
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) => paragraph.lines),
  );
  return lines
    .flatMap(({ words }) => words)
    .map(({ text, bbox: { x0, y0, x1, y1 }, confidence }) => [
      text,
      confidence / 100,
      x0,
      y0,
      x1,
      y1,
    ]);
}

process.on('message', (picture: Uint8Array) => {
  look(Buffer.from(picture)).then(
    (words) => process.send?.(words),
    () => process.exit(1),
  );
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
