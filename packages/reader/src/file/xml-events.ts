// An XML file as its tags and texts, one after the other. Only the five entities that XML itself
// has, and a file that declares others is refused: they are how a few lines unfold into gigabytes.
import { RefusedFile } from './refused-file.ts';

export type XmlEvent =
  | { kind: 'OPEN'; name: string; attributes: string }
  | { kind: 'CLOSE'; name: string }
  | { kind: 'TEXT'; text: string };

/** Names without their prefix: which one stands for Word is up to each program. */
const local = (name: string) => name.slice(name.indexOf(':') + 1);

export function* xmlEvents(xml: string): Generator<XmlEvent> {
  for (let at = 0; at < xml.length;) {
    const tag = xml.indexOf('<', at);
    const end = tag === -1 ? xml.length : tag;
    if (end > at) yield { kind: 'TEXT', text: unescaped(xml.slice(at, end)) };
    if (tag === -1) return;
    at = yield* markup(xml, tag);
  }
}

/** What is between « < » and « > »; returns where it ends. */
function* markup(xml: string, tag: number): Generator<XmlEvent, number> {
  if (xml.startsWith('<!--', tag)) return after(xml, '-->', tag);
  if (xml.startsWith('<?', tag)) return after(xml, '?>', tag);
  if (xml.startsWith('<![CDATA[', tag)) {
    const end = after(xml, ']]>', tag);
    yield { kind: 'TEXT', text: xml.slice(tag + 9, end - 3) };
    return end;
  }
  if (xml.startsWith('<!', tag)) throw new RefusedFile('CORRUPT_FILE');
  const end = after(xml, '>', tag);
  const inside = xml.slice(tag + 1, end - 1);
  const [written = ''] = inside.split(/[\s/]/, 1);
  if (inside.startsWith('/')) {
    yield { kind: 'CLOSE', name: local(inside.slice(1).trim()) };
    return end;
  }
  const name = local(written);
  yield { kind: 'OPEN', name, attributes: inside.slice(written.length) };
  if (inside.endsWith('/')) yield { kind: 'CLOSE', name };
  return end;
}

function after(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from);
  if (at === -1) throw new RefusedFile('CORRUPT_FILE');
  return at + mark.length;
}

/** Without its prefix either. */
export const attribute = (attributes: string, name: string): string | null => {
  const found = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*["']([^"'<]*)["']`).exec(attributes);
  return found ? unescaped(found[1] ?? '') : null;
};

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const MAX_CODE_POINT = 0x10ffff;

const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name)] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : '';
  });
