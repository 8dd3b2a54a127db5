// Writes down what passes between a connector and a portal, scrubbed before it is kept even in memory.
import { charsetOf, decodePage } from './page-text.ts';
import {
  type Exchange,
  numbering,
  type RecordedBody,
  type Recording,
  shapeOf,
  sizeOf,
  stubPdf,
} from './recording.ts';
import { type Private, type Scrub, scrubber } from './scrub.ts';
import type { Hop, HopAnswer, Transport } from './transport.ts';

const KEPT_HEADERS = ['content-type', 'content-disposition', 'location', 'retry-after'];
const TEXT = /text|html|json|xml|javascript/;
/** A PDF in base64 within JSON. */
const INNER_PDF = /JVBERi[\w+/=-]+/g;

export type Recorder = {
  /** For `RunHost.wrap`. */
  wrap: (inner: Transport) => Transport;
  recording: () => Recording;
};

export function recorder(manifest: { id: string; version: string }, hidden: Private): Recorder {
  const exchanges: Exchange[] = [];
  const scrub = scrubber(hidden);
  const numberOf = numbering();
  return {
    wrap: (inner) => ({
      close: () => inner.close(),
      send: async (hop) => {
        // Its place is that of the question: answers may overtake one another.
        const place = exchanges.push(asked(hop, scrub)) - 1;
        const answer = await inner.send(hop);
        exchanges[place] = { ...asked(hop, scrub), ...answered(answer, scrub, numberOf) };
        return answer;
      },
    }),
    recording: () => ({
      connector: manifest.id,
      version: manifest.version,
      exchanges: exchanges.filter(({ status }) => status > 0),
    }),
  };
}

/** A question that nobody answered has no status, and is left out. */
function asked({ method, url, body, headers }: Hop, scrub: Scrub): Exchange {
  return {
    method,
    path: scrub(url.pathname),
    query: scrub(url.search),
    shape: shapeOf(body, headers['content-type'] ?? ''),
    status: 0,
    headers: [],
    body: { kind: 'TEXT', charset: 'utf-8', text: '' },
  };
}

function answered(
  { status, headers, bytes }: HopAnswer,
  scrub: Scrub,
  numberOf: (bytes: Uint8Array) => number,
): Pick<Exchange, 'status' | 'headers' | 'body'> {
  const kept = KEPT_HEADERS.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, scrub(value)]];
  });
  const cookies = headers
    .getSetCookie()
    .map((cookie): [string, string] => ['set-cookie', scrubCookie(cookie, scrub)]);
  return { status, headers: [...kept, ...cookies], body: bodyOf(headers, bytes, scrub, numberOf) };
}

/** Its value says who somebody is, however short: only its name and its terms stay. */
const scrubCookie = (cookie: string, scrub: Scrub): string =>
  scrub(cookie.replace(/=[^;]*/, '=exemple'));

function bodyOf(
  headers: Headers,
  bytes: Uint8Array,
  scrub: Scrub,
  numberOf: (bytes: Uint8Array) => number,
): RecordedBody {
  const size = sizeOf(bytes.length);
  if (Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-'))
    return { kind: 'PDF', size, number: numberOf(bytes) };
  const type = headers.get('content-type') ?? '';
  if (!TEXT.test(type) && bytes.length > 0) return { kind: 'BYTES', size, number: numberOf(bytes) };
  const charset = charsetOf(type, bytes);
  const text = decodePage(bytes, charset);
  // Between them, not through them: base64 looks like anything.
  const files = (text.match(INNER_PDF) ?? []).map((base64) => {
    const inner = Buffer.from(base64, 'base64');
    return stubPdf(sizeOf(inner.length), numberOf(inner)).toString('base64');
  });
  const clean = text.split(INNER_PDF).map((part, index) => scrub(part) + (files[index] ?? ''));
  return { kind: 'TEXT', charset, text: clean.join('') };
}
