// How a file leaves: whole, or spoilt as the scenario says.
import { Readable } from 'node:stream';

import type { FastifyReply } from 'fastify';

import { dripped } from '../dripped.ts';
import type { ReplicaPaper, Scenario } from '../replica.ts';
import { htmlPage } from './layouts.ts';

type Spoil = (bytes: Uint8Array) => Uint8Array | Readable | string;
const SPOILT: Partial<Record<Scenario, Spoil>> = {
  'slow-file': (bytes) => dripped(bytes),
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
