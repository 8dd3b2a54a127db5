// Run by guarded-child.ts: one page as a WebP, or why not. `path format page width watermark?`.
import { refusalOf, sayAnswer, sayReady } from './child-answer.ts';
import type { Drawn } from './drawn-page.ts';
import { openPages } from './page-source.ts';

const [path = '', format, page, wanted, watermark] = process.argv.slice(2);

async function rendered(): Promise<Buffer> {
  const source = await openPages(path, format);
  const drawn = await source.draw(Number(page), ({ width }) => Number(wanted) / width);
  const { image } = watermark === undefined ? drawn : await marked(drawn, watermark);
  return image.webp({ quality: 82 }).toBuffer();
}

/** Most pages are looked at without one: typst is only loaded for it. */
async function marked(drawn: Drawn, text: string): Promise<Drawn> {
  const { watermarked } = await import('./watermark-layer.ts');
  return watermarked(drawn, text);
}

sayReady();
sayAnswer(await rendered().catch(refusalOf));
process.exit(0);
