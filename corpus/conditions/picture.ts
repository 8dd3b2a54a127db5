// A sheet as shades of grey, and what scanners and cameras do to it. The same seed gives the same picture.
import type { Chance } from '@quitus/papers/samples/chance';
import sharp, { type Sharp } from 'sharp';

export type Gray = { data: Uint8Array; width: number; height: number };

export async function grayOf(source: Sharp): Promise<Gray> {
  const { data, info } = await source.greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export const pictureOf = ({ data, width, height }: Gray): Sharp =>
  sharp(data, { raw: { width, height, channels: 1 } });

export const jpegOf = (gray: Gray, quality: number): Promise<Buffer> =>
  pictureOf(gray).jpeg({ quality }).toBuffer();

const clamped = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

/** What the sensor adds to every point, up to `strength` shades more or less. */
export const grained = (gray: Gray, strength: number, chance: Chance): Gray => ({
  ...gray,
  data: gray.data.map((value) => clamped(value + chance.int(-strength, strength))),
});

/** Dust: one point in `rarity` turns black or white, with its neighbour. */
export function dusted(gray: Gray, rarity: number, chance: Chance): Gray {
  const data = Uint8Array.from(gray.data);
  for (let left = Math.floor(data.length / rarity); left > 0; left--) {
    const at = chance.int(0, data.length - 2);
    data.fill(chance.int(0, 1) * 255, at, at + 2);
  }
  return { ...gray, data };
}

/** Ink that is less than black on paper that is less than white. */
export const faded = (gray: Gray, ink: number, paper: number): Gray => ({
  ...gray,
  data: gray.data.map((value) => clamped(ink + (value * (paper - ink)) / 255)),
});
