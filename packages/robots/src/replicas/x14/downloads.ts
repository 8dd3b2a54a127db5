// How a file leaves the portal: as JSON or as it is, whole or spoilt as the scenario says.
import type { Readable } from 'node:stream';

import { dripped } from '../dripped.ts';
import type { Scenario } from '../replica.ts';
import { FAULT_PAGE } from './pages.ts';

export type Leaving = { body: string | Buffer | Readable; type: string };

const SPOILT: Partial<Record<Scenario, (pdf: Buffer) => Buffer>> = {
  truncated: (pdf) => pdf.subarray(0, Math.floor(pdf.length * 0.6)),
  'html-as-pdf': () => Buffer.from(FAULT_PAGE),
  'zero-byte': () => Buffer.alloc(0),
};

/** As a disk spoils it: its size, and nothing that opens. */
const corrupt = (pdf: Buffer): Buffer => Buffer.alloc(pdf.length, 0x2a);

type Order = {
  pdf: Buffer;
  name: string;
  scenario: Scenario;
  flags: Readonly<Record<string, string>>;
};

export function fileLeaving({ pdf, name, scenario, flags }: Order): Leaving {
  const spoil = flags['corrupt'] === 'on' ? corrupt : SPOILT[scenario];
  const bytes = spoil?.(pdf) ?? pdf;
  const raw = flags['download'] === 'raw';
  const body = raw
    ? bytes
    : Buffer.from(
        JSON.stringify({
          file_name: name,
          mime_type: 'application/pdf',
          base64: bytes.toString('base64'),
        }),
      );
  const raw_type = scenario === 'html-as-pdf' ? 'text/html' : 'application/pdf';
  return {
    body: scenario === 'slow-file' ? dripped(body, 2048) : body,
    type: raw ? raw_type : 'application/json',
  };
}
