/** One blank page and a comment of that many bytes, which tells one such file from another. */
export const paddedPdf = (bytes: number, mark: number | string = 0): Uint8Array<ArrayBuffer> =>
  smallPdf(1, `%${mark} ${'.'.repeat(bytes)}\n`);

/** A PDF of a few blank pages, written by hand. */
export function smallPdf(pages: number, comment = ''): Uint8Array<ArrayBuffer> {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    ...Array.from(
      { length: pages },
      () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    ),
  ];
  let text = `%PDF-1.4\n${comment}`;
  const offsets = objects.map((body, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}
