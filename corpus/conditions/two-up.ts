// Two pages beside one another on a sheet that lies on its side.
import type { Chance } from '@quitus/papers/samples/chance';
import sharp from 'sharp';

import { scan200 } from './scan.ts';

export async function twoUp(sheets: readonly Buffer[], chance: Chance): Promise<Buffer[]> {
  const { width, height } = await sharp(sheets[0]).metadata();
  const half = Math.round(height / 2);
  const pairs = Array.from({ length: Math.ceil(sheets.length / 2) }, (_, index) =>
    sheets.slice(index * 2, index * 2 + 2),
  );
  return Promise.all(
    pairs.map(async (pair) => {
      const small = await Promise.all(
        pair.map((sheet) => sharp(sheet).resize(half, width, { fit: 'inside' }).toBuffer()),
      );
      const sheet = sharp({
        create: { width: half * 2, height: width, channels: 3, background: '#fff' },
      });
      const laid = sheet.composite(
        small.map((input, index) => ({ input, left: index * half, top: 0 })),
      );
      return scan200(await laid.png().toBuffer(), chance);
    }),
  );
}
