// A text repeated across a page, in the pixels themselves. Set in our own font by typst and drawn by
// pdfium, so that it looks the same on a machine that has no font at all. Only a guarded child may
// import this file.
import { typeset } from '@quitus/papers/typeset';
import sharp from 'sharp';

import type { Drawn } from './drawn-page.ts';
import { openPdf } from './pdf-document.ts';
import { pdfSource } from './pdf-source.ts';

/** Seen on white as on black; a figure under it loses a fifth of its contrast, no more. */
const INK = { r: 126, g: 136, b: 206 };
const OPACITY = 0.4;

/** The width of an A4 page, in points: letters take the same part of any page. */
const UNIT = 595;
/** A ribbon is not covered with letters as fine as a hair. */
const MAX_RATIO = 14;
const MAX_LETTERS = 120;
const ANY_DATE = new Date('2000-01-01T00:00:00Z');

const TEMPLATE = `#let d = json(bytes(sys.inputs.data))
#set document(date: datetime(year: 2000, month: 1, day: 1))
#set page(width: d.width * 1pt, height: d.height * 1pt, margin: 0pt)
#set text(font: "Figtree", size: 12.5pt, lang: "fr", hyphenate: false)
#context {
  let step = 58pt
  let once = measure(d.text).width + 44pt
  let across = calc.sqrt(d.width * d.width + d.height * d.height) * 1pt
  let times = calc.ceil(across / once) + 1
  let line = box(width: times * once, range(times).map(_ => box(width: once, d.text)).join())
  let lines = range(calc.ceil(across / step)).map(row => place(
    dx: -calc.fract(row * 0.38) * once, dy: row * step, line))
  place(center + horizon, rotate(-30deg, block(width: across, height: across, lines.join())))
}`;

/** RGBA pixels of layers by what they show: pages of a document are often of one size. */
const layers = new Map<string, Promise<Buffer>>();
const MAX_KEPT = 4;

function layer(text: string, width: number, height: number): Promise<Buffer> {
  const key = `${width} ${height} ${text}`;
  const kept = layers.get(key) ?? drawLayer(text, width, height);
  if (layers.size >= MAX_KEPT) layers.clear();
  layers.set(key, kept);
  return kept;
}

async function drawLayer(text: string, width: number, height: number): Promise<Buffer> {
  const unit = Math.max(Math.min(width, height), Math.max(width, height) / MAX_RATIO) / UNIT;
  const data = { text: shown(text), width: width / unit, height: height / unit };
  const opened = await openPdf(typeset(TEMPLATE, data, ANY_DATE));
  const { image } = await pdfSource(opened).draw(1, (page) => width / page.width);
  opened.close();
  const coverage = await image
    .resize(width, height, { fit: 'fill' })
    .greyscale()
    // Where the letters are, and only there.
    .linear(-OPACITY, 255 * OPACITY)
    .raw()
    .toBuffer();
  const alpha = { raw: { width, height, channels: 1 } } as const;
  return sharp({ create: { width, height, channels: 3, background: INK } })
    .joinChannel(coverage, alpha)
    .raw()
    .toBuffer();
}

function shown(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return Array.from(line).slice(0, MAX_LETTERS).join('');
}

export async function watermarked(drawn: Drawn, text: string): Promise<Drawn> {
  const { width, height } = drawn;
  const { data, info } = await drawn.image
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = sharp(data, { raw: info })
    .composite([{ input: await layer(text, width, height), raw: { width, height, channels: 4 } }])
    .removeAlpha();
  return { ...drawn, image };
}
