// A logo as sent is never kept: it is recognised by its bytes, read with limits, and drawn again.
import { createHash } from 'node:crypto';

import { fail } from '@quitus/api/errors';
import { LOGO_FRAME, LOGO_MAX_BYTES, LOGO_MAX_PIXELS } from '@quitus/domain/accounts/branding';
import sharp, { type SharpOptions } from 'sharp';

import { isSafeSvg, isSvg } from './logo-svg.ts';

export type LogoImage = { png: Buffer; sha256: string };

type Format = 'PNG' | 'JPEG' | 'WEBP' | 'SVG';

const SVG_DENSITY = 72;
const DRAWING_SECONDS = 10;

function formatOf(bytes: Buffer): Format | null {
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'PNG';
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'JPEG';
  const riff = bytes.toString('latin1', 0, 4) === 'RIFF';
  if (riff && bytes.toString('latin1', 8, 12) === 'WEBP') return 'WEBP';
  return isSvg(bytes.toString('utf8')) ? 'SVG' : null;
}

export async function drawLogo(bytes: Buffer): Promise<LogoImage> {
  if (bytes.length > LOGO_MAX_BYTES) fail('LOGO_TOO_LARGE');
  const format = formatOf(bytes);
  if (format === null) fail('LOGO_NOT_AN_IMAGE');
  if (format === 'SVG' && !isSafeSvg(bytes.toString('utf8'))) fail('LOGO_UNSAFE');
  const png = await draw(bytes, format).catch(() => null);
  if (png === null) return fail('LOGO_UNREADABLE');
  return { png, sha256: createHash('sha256').update(png).digest('hex') };
}

/** Null for a picture that is too large to be drawn. */
async function draw(bytes: Buffer, format: Format): Promise<Buffer | null> {
  const options: SharpOptions = {
    failOn: 'error',
    limitInputPixels: LOGO_MAX_PIXELS * LOGO_MAX_PIXELS,
  };
  const { width, height } = await sharp(bytes, options).metadata();
  if (width > LOGO_MAX_PIXELS || height > LOGO_MAX_PIXELS) return null;
  // A drawing has no size of its own: it is drawn at the size of the frame, not enlarged afterwards.
  const scale = Math.min(LOGO_FRAME.width / width, LOGO_FRAME.height / height);
  const density = Math.min(Math.max(SVG_DENSITY * scale, 1), 100_000);
  return sharp(bytes, { ...options, ...(format === 'SVG' && { density }) })
    .autoOrient()
    .resize({ ...LOGO_FRAME, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: DRAWING_SECONDS })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
