// The drawing that typst makes of a whole paper, cut into its pages: each can be shown as an image, with
// only the letters that it uses.

const SIZE = /^<svg [^>]*viewBox="0 0 ([\d.]+) [\d.]+"/;
/** What stands at the first level: a page, and after the last the letters of all of them. */
const PAGE = /^ {4}<g(?: transform="[^"]*")?>\n([^]*?)^ {4}<\/g>/gm;
const LETTER = /<symbol id="([^"]+)"[^]*?<\/symbol>/g;
const USED = /xlink:href="#([^"]+)"/g;
/** Half of the drawing is the blanks that set it out. */
const INDENT = /^ +/gm;
const A4 = 297 / 210;

export function pageDrawings(drawing: string): string[] {
  const width = Number(SIZE.exec(drawing)?.[1]);
  const box = `0 0 ${width} ${(width * A4).toFixed(2)}`;
  const letters = new Map(Array.from(drawing.matchAll(LETTER), ([whole, id]) => [id, whole]));
  return Array.from(drawing.matchAll(PAGE), ([, page = '']) => {
    const used = new Set(Array.from(page.matchAll(USED), ([, id]) => letters.get(id) ?? ''));
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${box}"><rect width="100%" height="100%" fill="#fff"/>\n${page}<defs>${[...used].join('')}</defs></svg>`.replaceAll(
      INDENT,
      '',
    );
  });
}
