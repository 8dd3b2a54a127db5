import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { picturePdf } from '../../test/degraded.ts';
import { temporaryFiles } from '../../test/files.ts';
import { pagesPdf } from '../../test/pdf-bytes.ts';
import { IDENTITY, movedPoint } from './matrix.ts';
import { drawPictures, type Picture } from './picture.ts';

const written = temporaryFiles();

const white = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();

const shadeAt = (picture: Picture | null | undefined, across: number, down: number): number =>
  picture?.data[
    Math.round(picture.height * down) * picture.width + Math.round(picture.width * across)
  ] ?? Number.NaN;

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

  it('of a scan alone has its very pixels; what is stamped over it is drawn with it', async () => {
    const scan = sharp({
      create: { width: 1686, height: 2362, channels: 3, background: { r: 200, g: 240, b: 120 } },
    });
    const colours = await scan.jpeg().toBuffer();
    const grays = await scan.greyscale().jpeg().toBuffer();
    const alone = await picturesOf(written(await picturePdf([colours, grays])), [1, 2]);
    expect(alone.map((picture) => picture?.width)).toEqual([1686, 1686]);
    const stamped = written(await picturePdf([colours], '0 0 0 rg 200 300 100 100 re f'));
    const [over] = await picturesOf(stamped, [1]);
    expect(over?.width).toBe(1669);
    expect(shadeAt(alone[0], 0.42, 0.58)).toBeGreaterThan(200);
    expect(shadeAt(over, 0.42, 0.58)).toBeLessThan(30);
  });

  it('lies on its sheet though its pixels are no squares', async () => {
    const [picture] = await picturesOf(written(await picturePdf([await white(1700, 2339)])), [1]);
    expect(picture?.width).toBe(1700);
    const [x, y] = movedPoint(picture?.to_sheet ?? IDENTITY, [1700, 2339]);
    expect([Math.round(x), Math.round(y)]).toEqual([595, 842]);
  });

  it('that cannot be drawn does not take the others with it', async () => {
    const pictures = await picturesOf(written(pagesPdf(2)), [2, 99, 1]);
    expect(pictures.map((picture) => picture?.pages)).toEqual([2, undefined, 2]);
  });
});
