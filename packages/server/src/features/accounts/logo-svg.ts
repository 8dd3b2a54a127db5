// What an SVG may hold. It is drawn by us and only the drawing is shown, so this is a second fence:
// somebody who sends code or outside addresses is told so.

/** An SVG as text: its first element is `svg`, whatever declarations and comments come before. */
export function isSvg(text: string): boolean {
  let rest = text.replace(/^\uFEFF/, '').trimStart();
  for (;;) {
    const end = endOfProlog(rest);
    if (end === null) return /^<svg[\s/>]/i.test(rest);
    if (end < 0) return false;
    rest = rest.slice(end).trimStart();
  }
}

/** Where the declaration or comment that opens the text ends; null for none, -1 for one left open. */
function endOfProlog(text: string): number | null {
  const after = (mark: string) => {
    const found = text.indexOf(mark);
    return found < 0 ? -1 : found + mark.length;
  };
  if (text.startsWith('<?')) return after('?>');
  if (text.startsWith('<!--')) return after('-->');
  if (/^<!doctype/i.test(text)) return after(/^[^>]*\[/.test(text) ? ']>' : '>');
  return null;
}

const FORBIDDEN = [
  /<!(?:doctype|entity)/i,
  /<\?xml-stylesheet/i,
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|audio|video|handler)[\s/>]/i,
  /[\s"'/]on\w+\s*=/i,
  /@import/i,
  /javascript:/i,
];

/** Only parts of the drawing itself, and pictures that it holds. */
const OWN = /^(?:#|data:image\/(?:png|jpeg|gif|webp);base64,)/i;
const HREF = /[\s"':]href\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const URL_CALL = /url\(\s*["']?\s*([^"')]*)/gi;

const references = (text: string): string[] => [
  ...[...text.matchAll(HREF)].map(([, double, single]) => double ?? single ?? ''),
  ...[...text.matchAll(URL_CALL)].map(([, address]) => address ?? ''),
];

export const isSafeSvg = (text: string): boolean =>
  FORBIDDEN.every((pattern) => !pattern.test(text)) &&
  references(text).every((address) => OWN.test(address.trim()));
