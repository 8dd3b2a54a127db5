// A page of a PDF that is one picture.
import type { Sharp } from 'sharp';

import type { PdfWriter } from './pdf-writer.ts';

export type Sheet = { width: number; height: number };
/** Points from the left and the bottom of the sheet. */
type Place = { x: number; y: number; width: number; height: number };

const COLOUR_SPACES: Record<number, string> = { 1: 'DeviceGray', 3: 'DeviceRGB' };

export async function addImagePage(
  writer: PdfWriter,
  image: Sharp,
  { quality, sheet, place }: { quality: number; sheet: Sheet; place: Place },
): Promise<void> {
  const { data, info } = await image.jpeg({ quality }).toBuffer({ resolveWithObject: true });
  const picture = writer.add(
    writer.context.stream(data, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: info.width,
      Height: info.height,
      ColorSpace: COLOUR_SPACES[info.channels] ?? 'DeviceRGB',
      BitsPerComponent: 8,
      Filter: 'DCTDecode',
    }),
  );
  const matrix = [place.width, 0, 0, place.height, place.x, place.y].map((n) => n.toFixed(3));
  const content = writer.add(writer.context.stream(`q ${matrix.join(' ')} cm /I Do Q`));
  writer.addPage(
    writer.context.obj({
      MediaBox: [0, 0, sheet.width, sheet.height],
      Resources: { XObject: { I: picture } },
      Contents: content,
    }),
  );
}

const A4 = { short: 595.28, long: 841.89 };
/** About a centimetre. */
const MARGIN = 28;

/** The sheet of paper for a picture, upright or on its side as the picture is. */
export function onA4({ width, height }: Sheet): { sheet: Sheet; place: Place } {
  const sheet =
    width > height ? { width: A4.long, height: A4.short } : { width: A4.short, height: A4.long };
  const [roomX, roomY] = [sheet.width - 2 * MARGIN, sheet.height - 2 * MARGIN];
  const scale = Math.min(roomX / width, roomY / height);
  const [placed_width, placed_height] = [width * scale, height * scale];
  const x = (sheet.width - placed_width) / 2;
  const y = (sheet.height - placed_height) / 2;
  return { sheet, place: { x, y, width: placed_width, height: placed_height } };
}
