import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { picturePdf } from '../../test/degraded.ts';
import { temporaryFiles } from '../../test/files.ts';
import { pagesPdf } from '../../test/pdf-bytes.ts';
import { drawPictures, type Picture } from './picture.ts';

const written = temporaryFiles();

const white = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();

async function picturesOf(path: string, numbers: number[]): Promise<(Picture | null)[]> {
  const drawn: (Picture | null)[] = [];
  const order: number[] = [];
  await drawPictures(path, 'PDF', numbers, (number, picture) => {
    order.push(number);
    drawn.push(picture);
  });
  expect(order).toEqual(numbers);
  return drawn;
}

describe('the picture of a page', () => {
  it('is as fine as its scan, a coarse one made larger, and as an eye likes it without one', async () => {
    const scans = [white(1654, 2339), white(2067, 2923), white(1240, 1754), white(4134, 5846)];
    const file = written(await picturePdf(await Promise.all(scans)));
    const pictures = await picturesOf(file, [1, 2, 3, 4]);
    expect(pictures.map((picture) => picture?.height)).toEqual([2339, 2923, 3508, 3508]);
    const [digital] = await picturesOf(written(pagesPdf(1)), [1]);
    expect(digital?.height).toBe(3508);
    expect(digital?.data.length).toBe((digital?.width ?? 0) * 3508);
  });

  it('that cannot be drawn does not take the others with it', async () => {
    const pictures = await picturesOf(written(pagesPdf(2)), [2, 99, 1]);
    expect(pictures.map((picture) => picture?.pages)).toEqual([2, undefined, 2]);
  });
});
