// The files of the replica `legacy`, and all that goes wrong on their way.
import type { FastifyReply } from 'fastify';

import { dripped } from '../dripped.ts';
import type { ReplicaPaper, Scenario } from '../replica.ts';
import type { Stage } from '../serve-replica.ts';
import { missingPage } from './legacy-html.ts';

const latin1 = (text: string): string => text.replaceAll('’', "'");
const percent = (text: string): string =>
  [...Buffer.from(latin1(text), 'latin1')]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');

/** Servers that were written apart: bare latin-1, RFC 6266 in two charsets, RFC 2047. */
const DISPOSITIONS: readonly ((name: string) => string)[] = [
  (name) => `attachment; filename="${latin1(name)}"`,
  (name) => `attachment; filename="document.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
  (name) => `inline;filename*=ISO-8859-1'fr'${percent(name)}`,
  (name) => `attachment; filename="=?ISO-8859-1?Q?${percent(name).replaceAll('%', '=')}?="`,
  (name) => `attachment; filename="=?utf-8?B?${Buffer.from(name).toString('base64')}?="`,
];
const TYPES = ['application/pdf', 'application/octet-stream', 'text/plain'] as const;

/** Two thousand bytes each second at most, and ninety seconds at least. */
const dripSize = (bytes: Uint8Array, { flags }: Stage): number =>
  Number(flags['drip_bytes'] ?? Math.min(2048, Math.ceil(bytes.length / 90)));

type Spoil = (reply: FastifyReply, bytes: Buffer, stage: Stage) => FastifyReply;

const SPOILT: { [S in Scenario]?: Spoil } = {
  'slow-file': (reply, bytes, stage) => reply.send(dripped(bytes, dripSize(bytes, stage))),
  truncated: (reply, bytes) => reply.send(bytes.subarray(0, Math.floor(bytes.length / 2))),
  'zero-byte': (reply) => reply.send(Buffer.alloc(0)),
  'html-as-pdf': (reply) =>
    reply
      .type('application/pdf')
      .send('<html><body>Erreur lors de la génération du document.</body></html>'),
  'redirect-outside': (reply, _bytes, stage) => reply.redirect(outsideOf(stage), 302),
};

export const outsideOf = (stage: Stage): string =>
  stage.flags['outside'] ?? 'http://127.0.0.1:9/sso?jeton=replica';

/** `nth`: its place among the papers; the second one is the one that goes wrong. */
export async function sendPaper(
  reply: FastifyReply,
  paper: ReplicaPaper,
  nth: number,
  stage: Stage,
): Promise<FastifyReply> {
  if (stage.flags['missing'] === paper.id)
    return reply.code(404).type('text/html; charset=utf-8').send(missingPage());
  const bytes = Buffer.from(await paper.bytes());
  const named = DISPOSITIONS[nth % DISPOSITIONS.length] ?? String;
  void reply
    .header('content-disposition', named(paper.name))
    .type(TYPES[nth % TYPES.length] ?? 'application/pdf');
  const spoil = nth === 1 ? SPOILT[stage.scenario] : undefined;
  return spoil ? spoil(reply, bytes, stage) : reply.send(bytes);
}
