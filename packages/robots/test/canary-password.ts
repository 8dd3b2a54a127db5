// A password that must be found nowhere, and the looking for it.
import { inspect } from 'node:util';

import { vi } from 'vitest';

/** With what encodings change, so that each of them is recognised. */
export const CANARY = 'Canari&Jaune+7é/SecretÀTaire';

const base64 = (text: string) => Buffer.from(text).toString('base64').replace(/=+$/, '');

/** As it is, in an address, in a form, in JSON, in base64 at each of its three alignments, in hexadecimal. */
const FORMS: readonly string[] = [
  CANARY,
  encodeURIComponent(CANARY),
  encodeURI(CANARY),
  new URLSearchParams({ a: CANARY }).toString().slice(2),
  JSON.stringify(CANARY).slice(1, -1),
  ...['', 'x', 'xx'].map((before) =>
    base64(before + CANARY).slice(before.length === 0 ? 0 : 4, -2),
  ),
  Buffer.from(CANARY).toString('hex'),
  Buffer.from(CANARY, 'latin1').toString('latin1'),
];

/** Everything that something shows of itself to whoever prints it. */
export const printed = (thing: unknown): string =>
  [
    inspect(thing, { depth: 20, showHidden: true, maxStringLength: null, maxArrayLength: null }),
    thing instanceof Error ? `${thing.message}\n${thing.stack}\n${inspect(thing.cause)}` : '',
    json(thing),
  ].join('\n');

function json(thing: unknown): string {
  try {
    return JSON.stringify(thing) ?? '';
  } catch (cause) {
    // A circle, which inspect shows.
    return cause instanceof TypeError ? '' : String(cause);
  }
}

export const canariesIn = (text: string): string[] => FORMS.filter((form) => text.includes(form));

/** What leaves the process by its two ways out while something runs. */
export async function outputOf<A>(run: () => Promise<A>): Promise<{ result: A; output: string }> {
  const written: string[] = [];
  const catches = (chunk: string | Uint8Array): boolean => {
    written.push(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
    return true;
  };
  const spies = [process.stdout, process.stderr].map((way) =>
    vi.spyOn(way, 'write').mockImplementation(catches),
  );
  try {
    const result = await run();
    return { result, output: written.join('') };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
