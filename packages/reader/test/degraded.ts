// Papers as people send them: scanned askew, upside down, photographed on a table.
import sharp from 'sharp';

import { renderPage } from '../src/file/render.ts';
import { compose, fromUnitSquare, inverse, type Point, scaling } from '../src/page/matrix.ts';
import { type Gray, warped } from '../src/page/prepare/gray.ts';
import { pdf, stream } from './pdf-bytes.ts';

/** In shades of grey. */
const GRAIN = 24;

export async function grayPage(path: string, width: number, page = 1): Promise<Gray> {
  const rendering = await renderPage(path, { page, width });
  if ('refusal' in rendering) throw new Error(rendering.refusal);
  const { data, info } = await sharp(rendering.webp)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const image = ({ data, width, height }: Gray) =>
  sharp(data, { raw: { width, height, channels: 1 } });

/** Turned clockwise on white, with the grain of a scanner: the same each time. */
export async function scanned(page: Gray, degrees: number): Promise<Buffer> {
  const { data, info } = await image(page)
    .rotate(degrees, { background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let state = 7;
  const grain = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 16) % GRAIN;
  };
  const grained = data.map((value) => Math.max(0, Math.min(255, value - grain() + grain())));
  return image({ data: grained, width: info.width, height: info.height })
    .jpeg({ quality: 60 })
    .toBuffer();
}

type Corners = readonly [Point, Point, Point, Point];

/** Lying on a dark table, its corners where they are said to be, in the shade on one side. */
export function photographed(page: Gray, width: number, height: number, corners: Corners): Gray {
  const forth = compose(fromUnitSquare(corners), scaling(1 / page.width, 1 / page.height));
  const back = inverse(forth);
  const paper = warped(
    { ...page, data: page.data.map((value) => Math.max(1, value)) },
    back,
    width,
    height,
  );
  const covered = warped({ ...page, data: new Uint8Array(page.data.length) }, back, width, height);
  const data = paper.data.map((value, at) => {
    const shade = 1 - 0.45 * ((at % width) / width);
    return (covered.data[at] ?? 0) === 0 ? value * shade : 45 + (at % 7);
  });
  return { width, height, data };
}

export const jpegOf = (picture: Gray): Promise<Buffer> =>
  image(picture).jpeg({ quality: 75 }).toBuffer();

const A4 = [595, 842];

/** Each page is one picture, with nothing else but what is drawn over it. */
export async function picturePdf(jpegs: readonly Buffer[], drawn = ''): Promise<Buffer> {
  const pages = await Promise.all(
    jpegs.map(async (jpeg, index) => {
      const { width, height, channels } = await sharp(jpeg).metadata();
      const at = 3 + index * 3;
      const [w, h] = width > height ? A4.toReversed() : A4;
      const colours = channels === 1 ? 'DeviceGray' : 'DeviceRGB';
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Contents ${at + 1} 0 R /Resources << /XObject << /I ${at + 2} 0 R >> >> >>`,
        stream('', `q ${w} 0 0 ${h} 0 0 cm /I Do Q ${drawn}`),
        stream(
          `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /${colours} /BitsPerComponent 8 /Filter /DCTDecode`,
          jpeg,
        ),
      ];
    }),
  );
  const kids = pages.map((_, index) => `${3 + index * 3} 0 R`).join(' ');
  return pdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    ...pages.flat(),
  ]);
}
