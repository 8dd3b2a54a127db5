import { Readable } from 'node:stream';
// How a file leaves: whole, or spoilt as the scenario says.
import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyReply } from 'fastify';

import type { ReplicaPaper, Scenario } from '../replica.ts';
import { htmlPage } from './layouts.ts';

const DRIP_SECONDS = 90;

/** Less than 2 kB a second, for a minute and a half. */
async function* drip(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const size = Math.ceil(bytes.length / DRIP_SECONDS);
  for (let from = 0; from < bytes.length; from += size) {
    yield bytes.subarray(from, from + size);
    await wait(1000, undefined, { ref: false });
  }
}

type Spoil = (bytes: Uint8Array) => Uint8Array | Readable | string;
const SPOILT: Partial<Record<Scenario, Spoil>> = {
  'slow-file': (bytes) => Readable.from(drip(bytes)),
  truncated: (bytes) => bytes.subarray(0, Math.floor(bytes.length * 0.6)),
  'html-as-pdf': () => htmlPage('Erreur', '<p>Le document ne peut pas être affiché.</p>'),
  'zero-byte': () => new Uint8Array(),
};

export async function sendPaper(
  reply: FastifyReply,
  paper: ReplicaPaper,
  scenario: Scenario | null,
) {
  const bytes = await paper.bytes();
  const sent = (scenario && SPOILT[scenario]?.(bytes)) ?? bytes;
  if (typeof sent === 'string') return reply.type('text/html; charset=utf-8').send(sent);
  return reply
    .header('content-disposition', `inline;filename=${paper.name}`)
    .type(`application/pdf; name=${paper.name}`)
    .send(sent instanceof Readable ? sent : Buffer.from(sent));
}
