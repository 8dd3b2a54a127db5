// One call: an endpoint, somebody, and what they send, from well-formed to anything at all.
import { API_BASE, type Endpoint, isBytes } from '@quitus/api/endpoint';
import { z } from 'zod';

import { smallPdf } from '../small-pdf.ts';
import type { Chance } from './chance.ts';
import { HEADERS, RAW_JSON, TEXTS } from './naughty.data.ts';
import { anything, type Known, sample, spoilt } from './samples.ts';

export type Sent = {
  method: string;
  path: string;
  /** In turns, a name and its value: a name may come twice. */
  headers: string[];
  body: Buffer | null;
  /** The sender goes away half-way. */
  cut: boolean;
};

const record = z.record(z.string(), z.unknown());

export function buildCall(endpoint: Endpoint, chance: Chance, known: Known): Sent {
  const body = bodyOf(endpoint, chance, known);
  const headers = [
    ...headersOf(endpoint, chance, known),
    ...(body.type === null ? [] : ['content-type', body.type]),
    'x-forwarded-for',
    `10.${chance.below(256)}.${chance.below(256)}.${chance.below(256)}`,
  ];
  const odd = chance.once(0.25) ? [...chance.pick<readonly [string, string]>(HEADERS)] : [];
  return {
    method: isBytes(endpoint.response) && chance.once(0.1) ? 'HEAD' : endpoint.method,
    path: `${API_BASE}${pathOf(endpoint, chance, known)}${queryOf(endpoint, chance, known)}`,
    // Instead of the one that was there, or beside it.
    headers: [...(chance.once(0.7) ? without(headers, odd[0]) : headers), ...odd],
    body: body.bytes,
    cut: body.bytes !== null && body.bytes.length > 0 && chance.once(0.05),
  };
}

function without(headers: string[], name: string | undefined): string[] {
  return headers.filter((_, index) => headers[index - (index % 2)] !== name);
}

function pathOf({ path, params }: Endpoint, chance: Chance, known: Known): string {
  const values = params ? record.parse(sample(params, chance, known)) : {};
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = chance.once(0.07) ? chance.pick(TEXTS).slice(0, 200) : values[name];
    return encodeURIComponent(String(value).toWellFormed());
  });
}

function queryOf({ query }: Endpoint, chance: Chance, known: Known): string {
  if (!query)
    return chance.once(0.1)
      ? `?${encodeURIComponent(chance.pick(TEXTS).toWellFormed().slice(0, 500))}`
      : '';
  const good = sample(query, chance, known);
  const given = record.safeParse(chance.once(0.5) ? good : spoilt(good, chance)).data ?? {};
  const pairs = Object.entries(given).map(
    ([name, value]) =>
      `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(shown(value).toWellFormed().slice(0, 2000))}`,
  );
  const extra = chance.once(0.1) ? [...pairs, '__proto__[x]=1', 'a[]=1', '%E0%A4%A'] : [];
  return `?${[...pairs, ...extra].join('&')}`;
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

function headersOf({ headers }: Endpoint, chance: Chance, known: Known): string[] {
  if (!headers) return [];
  const given = record.parse(sample(headers, chance, known));
  return Object.entries(given)
    .filter(([name]) => name !== 'content-length')
    .flatMap(([name, value]) => [name, String(value)]);
}

type Body = { type: string | null; bytes: Buffer | null };

function bodyOf(endpoint: Endpoint, chance: Chance, known: Known): Body {
  const { body, multipart, method } = endpoint;
  const json = 'application/json';
  if (!body) {
    const unasked = method !== 'GET' && method !== 'HEAD' && chance.once(0.2);
    return unasked ? { type: json, bytes: Buffer.from(chance.pick(RAW_JSON)) } : none;
  }
  if (isBytes(body)) return { type: body.types[0] ?? null, bytes: someBytes(chance) };
  if (multipart) return formOf(chance);
  if (chance.once(0.12)) return { type: json, bytes: Buffer.from(chance.pick(RAW_JSON)) };
  if (chance.once(0.03)) return { type: json, bytes: someBytes(chance) };
  let value = sample(body, chance, known);
  for (let times = chance.pick([0, 1, 1, 1, 1, 2, 3]); times > 0; times -= 1)
    value = spoilt(value, chance);
  // A lone surrogate is written as it is escaped, as some programs do.
  return { type: json, bytes: Buffer.from(JSON.stringify(value) ?? 'null') };
}

const none: Body = { type: null, bytes: null };

const someBytes = (chance: Chance): Buffer =>
  chance.pick([
    Buffer.alloc(0),
    Buffer.from(smallPdf(1)),
    Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28]),
    Buffer.alloc(100, 7),
    Buffer.alloc(300_000, 1),
  ]);

function formOf(chance: Chance): Body {
  const boundary = chance.pick(['x', 'x', 'x', 'y', '']);
  const name = chance.pick([
    'logo',
    'logo_in_dashboard',
    '__proto__',
    'toString',
    chance.pick(TEXTS).slice(0, 100),
  ]);
  const file = chance.once(0.5) ? `; filename="${chance.pick(TEXTS).slice(0, 100)}"` : '';
  const type = chance.pick([
    '',
    'content-type: image/png\r\n',
    'content-type: application/json\r\n',
    'content-type: ;\r\n',
  ]);
  const end = chance.pick(['\r\n--x--\r\n', '\r\n--x--\r\n', '', '\r\n--x', '\r\n--x\r\n']);
  const inside = shown(anything(chance)).slice(0, 20_000);
  const part = `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n${type}\r\n${inside}`;
  const bytes = Buffer.from(`${part.repeat(1 + chance.below(3))}${end}`);
  return { type: `multipart/form-data; boundary=${boundary}`, bytes };
}
