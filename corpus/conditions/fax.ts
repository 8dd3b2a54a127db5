// One bit a point, fewer lines than columns, as a machine on a telephone line sends it.
import sharp from 'sharp';

const WIDTH = 1728;
/** Between the coarse mode (98 lines an inch), which spoils small print, and the fine one (196). */
const LINES_PER_INCH = 147;
const A4_INCHES = 11.69;
const BLACK_BELOW = 150;

export async function fax(sheet: Buffer): Promise<Buffer> {
  const height = Math.round(LINES_PER_INCH * A4_INCHES);
  const sent = await sharp(sheet)
    .greyscale()
    .resize(WIDTH, height, { fit: 'fill' })
    .threshold(BLACK_BELOW)
    .png()
    .toBuffer();
  return sharp(sent)
    .resize(WIDTH, Math.round(WIDTH * Math.SQRT2), { fit: 'fill', kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}
