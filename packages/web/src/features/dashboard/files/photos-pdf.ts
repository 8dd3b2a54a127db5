// A PDF whose pages are photographs: one JPEG on each A4 sheet, nothing else. Small enough to be
// written by hand, so that the browser needs no library for it.

export type Photo = { jpeg: Uint8Array<ArrayBuffer>; width: number; height: number };

/** In points. */
const A4 = { short: 595.28, long: 841.89 };

/** First objects of the file; three more follow for each page. */
const [CATALOGUE, PAGES, FIRST_PAGE] = [1, 2, 3];

const pageNumber = (index: number): number => FIRST_PAGE + index * 3;

export function photosPdf(photos: readonly Photo[]): Blob {
  const kids = photos.map((_, index) => `${pageNumber(index)} 0 R`).join(' ');
  const objects: Part[][] = [
    [`<< /Type /Catalog /Pages ${PAGES} 0 R >>`],
    [`<< /Type /Pages /Count ${photos.length} /Kids [${kids}] >>`],
    ...photos.flatMap((photo, index) => pageObjects(photo, pageNumber(index))),
  ];
  return assemble(objects);
}

type Part = string | Uint8Array<ArrayBuffer>;

/** The page, what is drawn on it, the picture. */
function pageObjects({ jpeg, width, height }: Photo, number: number): Part[][] {
  const sheet = width > height ? [A4.long, A4.short] : [A4.short, A4.long];
  const [across = 0, down = 0] = sheet;
  const scale = Math.min(across / width, down / height);
  const [w, h] = [width * scale, height * scale];
  const drawn = `q ${points(w)} 0 0 ${points(h)} ${points((across - w) / 2)} ${points((down - h) / 2)} cm /Photo Do Q`;
  const image = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`;
  return [
    [
      `<< /Type /Page /Parent ${PAGES} 0 R /MediaBox [0 0 ${across} ${down}] /Contents ${number + 1} 0 R /Resources << /XObject << /Photo ${number + 2} 0 R >> >> >>`,
    ],
    [`<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`],
    [`${image}\nstream\n`, jpeg, '\nendstream'],
  ];
}

const points = (value: number): string => value.toFixed(2);

const encoder = new TextEncoder();

/** Every object where the table at the end says it is, to the byte. */
function assemble(objects: readonly Part[][]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (part: Part): void => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };

  // The second line holds bytes above 127: programs then know that the file is not text.
  write('%PDF-1.4\n');
  write(Uint8Array.from([0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]));
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    write(`${index + 1} 0 obj\n`);
    for (const part of object) write(part);
    write('\nendobj\n');
  }
  const table = length;
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
  for (const offset of offsets) write(`${String(offset).padStart(10, '0')} 00000 n \n`);
  write(`trailer\n<< /Size ${objects.length + 1} /Root ${CATALOGUE} 0 R >>\n`);
  write(`startxref\n${table}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}
