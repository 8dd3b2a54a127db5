// Makes a photograph light enough to send and upright, as a JPEG. Only a browser can run this.
import type { Photo } from './photos-pdf.ts';
import type { TakenPhoto } from './photos.ts';

/** A page of text stays readable; a phone's photo becomes ten times lighter. */
const LONG_SIDE = 2200;
const QUALITY = 0.82;

/** Null when this browser cannot open it: HEIC outside of Apple's. */
export async function photoJpeg({ file, turn }: TakenPhoto): Promise<Photo | null> {
  const picture = await openPicture(file);
  if (!picture) return null;
  try {
    const scale = Math.min(1, LONG_SIDE / Math.max(picture.width, picture.height));
    const [across, down] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    const lying = turn % 180 !== 0;
    const [width, height] = lying ? [down, across] : [across, down];
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    // What is transparent would turn black.
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, width, height);
    pen.translate(width / 2, height / 2);
    pen.rotate((turn * Math.PI) / 180);
    pen.drawImage(picture, -across / 2, -down / 2, across, down);
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', QUALITY),
    );
    return blob && { jpeg: new Uint8Array(await blob.arrayBuffer()), width, height };
  } finally {
    picture.close();
  }
}

/** The orientation that the phone wrote is applied by the browser. */
async function openPicture(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // The person is told, and the photo leaves as it is.
    return null;
  }
}
