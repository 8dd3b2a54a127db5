// The reference: Fastify and multipart with nothing around them, writing what comes to the disk.
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import multipart from '@fastify/multipart';
import Fastify, { type FastifyRequest } from 'fastify';

const { PORT, FOLDER = '' } = process.env;
const app = Fastify();
await app.register(multipart, { limits: { fileSize: Number.POSITIVE_INFINITY } });
let count = 0;
app.route({ method: 'POST', url: '/', handler: receive });

async function receive(request: FastifyRequest) {
  const file = await request.file();
  if (!file) throw new Error('no file');
  await pipeline(file.file, createWriteStream(join(FOLDER, String(count++))));
  return {};
}

await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
console.log('ready');
