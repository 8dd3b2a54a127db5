// Sheets that went through a scanner: straight, askew, dirty, upside down, with a stamp across.
import type { Chance } from '@quitus/papers/samples/chance';
import sharp from 'sharp';

import { dusted, faded, grained, grayOf, jpegOf } from './picture.ts';

const WHITE = '#fff';

export async function scan200(sheet: Buffer, chance: Chance): Promise<Buffer> {
  const gray = await grayOf(sharp(sheet).blur(0.5));
  return jpegOf(grained(faded(gray, 25, 248), 8, chance), 70);
}

export async function scan150askew(sheet: Buffer, chance: Chance): Promise<Buffer> {
  const degrees = (chance.int(10, 30) / 10) * chance.pick([-1, 1]);
  const turned = await sharp(sheet).rotate(degrees, { background: WHITE }).toBuffer();
  const { width } = await sharp(turned).metadata();
  const gray = await grayOf(sharp(turned).resize(Math.round((width * 150) / 200)));
  return jpegOf(grained(faded(gray, 30, 245), 10, chance), 60);
}

export async function noisy(sheet: Buffer, chance: Chance): Promise<Buffer> {
  const gray = await grayOf(sharp(sheet).blur(0.6));
  return jpegOf(dusted(grained(faded(gray, 60, 225), 28, chance), 900, chance), 55);
}

export async function upsideDown(sheet: Buffer, chance: Chance): Promise<Buffer> {
  return scan200(await sharp(sheet).rotate(180).toBuffer(), chance);
}

/** The stamp is red and lets what it covers be seen. */
export async function stamped(sheet: Buffer, chance: Chance): Promise<Buffer> {
  const { width, height } = await sharp(sheet).metadata();
  const [x, y] = [
    Math.round((width * chance.int(25, 60)) / 100),
    Math.round((height * chance.int(20, 70)) / 100),
  ];
  const mark = `<svg width="${width}" height="${height}"><g transform="translate(${x} ${y}) rotate(${chance.int(-25, 25)})" fill="none" stroke="#c22" stroke-width="6" opacity="0.55"><rect x="-260" y="-75" width="520" height="150" rx="16"/><text x="0" y="-10" font-family="sans-serif" font-size="58" text-anchor="middle" fill="#c22" stroke="none">REÇU LE</text><text x="0" y="52" font-family="sans-serif" font-size="50" text-anchor="middle" fill="#c22" stroke="none">COPIE CONFORME</text></g></svg>`;
  const marked = sharp(sheet).composite([{ input: Buffer.from(mark) }]);
  return sharp(await marked.png().toBuffer())
    .blur(0.5)
    .jpeg({ quality: 72 })
    .toBuffer();
}
