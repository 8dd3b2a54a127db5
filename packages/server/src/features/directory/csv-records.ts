// The records of a CSV file while it is read, whoever wrote it: « , » or « ; », quotes or none, UTF-8 with or
// without its mark, or the letters of Windows.
import { TextDecoder } from 'node:util';

export type CsvRecord =
  | { line: number; cells: string[] }
  /** Quotes that never close: the line is given up, and what follows it is read. */
  | { line: number; cells: null };

const LONGEST_RECORD = 1 << 18;
const [QUOTE, RETURN, NEWLINE] = [0x22, 0x0d, 0x0a];

export async function* csvRecords(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRecord> {
  let line = 1;
  let rest = '';
  let separator: string | null = null;
  for await (const { text, last } of decoded(bytes)) {
    const read = rest + text;
    separator ??= separatorOf(read, last);
    if (separator === null) {
      rest = read;
      continue;
    }
    let from = 0;
    while (from < read.length) {
      const record = nextRecord(read, from, separator, last);
      if (record === null) break;
      const { cells, end } = record;
      if (cells === null || cells.length > 1 || cells[0] !== '') yield { line, cells };
      line += linesIn(read, from, end);
      from = end;
    }
    rest = read.slice(from);
  }
}

/** The first line decides; null while it is not whole. */
function separatorOf(text: string, last: boolean): string | null {
  const end = text.indexOf('\n');
  if (end < 0 && !last) return null;
  const first = end < 0 ? text : text.slice(0, end);
  return first.split(';').length > first.split(',').length ? ';' : ',';
}

/** Null: it goes on beyond what was read. */
function nextRecord(
  text: string,
  from: number,
  separator: string,
  last: boolean,
): { cells: string[] | null; end: number } | null {
  const cells: string[] = [];
  let newline = text.indexOf('\n', from);
  for (let at = from; ;) {
    if (text.charCodeAt(at) === QUOTE) {
      const first = text.indexOf('"', at + 1);
      const is_plain = first >= 0 && text.charCodeAt(first + 1) !== QUOTE;
      const close = is_plain ? first : closingQuote(text, at + 1);
      if (close < 0 || (close === text.length - 1 && !last)) return unclosed(text, from, last);
      const inside = text.slice(at + 1, close);
      cells.push(is_plain ? inside : inside.replaceAll('""', '"'));
      at = close + 1;
      if (text.charCodeAt(at) === RETURN) at += 1;
      if (at >= text.length) return { cells, end: at };
      const next = text.charCodeAt(at);
      if (next === NEWLINE) return { cells, end: at + 1 };
      if (next !== separator.charCodeAt(0))
        return unclosed(text, from, last || text.includes('\n', at));
      if (newline >= 0 && newline < at) newline = text.indexOf('\n', at);
      at += 1;
      continue;
    }
    if (newline < 0 && !last) return unclosed(text, from, false);
    const end = newline < 0 ? text.length : newline;
    const stop = text.indexOf(separator, at);
    if (stop >= 0 && stop < end) {
      cells.push(text.slice(at, stop));
      at = stop + 1;
      continue;
    }
    const cell = text.slice(at, end);
    cells.push(cell.endsWith('\r') ? cell.slice(0, -1) : cell);
    return { cells, end: newline < 0 ? end : end + 1 };
  }
}

/** Of a quote that opened just before `from`; a doubled one is a letter. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at;
  return -1;
}

/** Waits for more, unless there is no more or it is too much for one record. */
function unclosed(text: string, from: number, last: boolean): { cells: null; end: number } | null {
  if (!last && text.length - from < LONGEST_RECORD) return null;
  const newline = text.indexOf('\n', from);
  return { cells: null, end: newline < 0 ? text.length : newline + 1 };
}

function linesIn(text: string, from: number, end: number): number {
  let lines = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < end; at = text.indexOf('\n', at + 1))
    lines += 1;
  return lines;
}

async function* decoded(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ text: string; last: boolean }> {
  let decoder: TextDecoder | null = null;
  for await (const chunk of bytes) {
    decoder ??= new TextDecoder(isUtf8(chunk) ? 'utf-8' : 'windows-1252');
    yield { text: decoder.decode(chunk, { stream: true }), last: false };
  }
  yield { text: decoder?.decode() ?? '', last: true };
}

/** The headings have accents: the first bytes tell. A letter cut at their end is no fault. */
function isUtf8(first: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(first, { stream: true });
    return true;
  } catch {
    return false;
  }
}
