// What s3rver does not know: giving an upload up, pages, a bucket that is not there.
import { createServer, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { afterEach, expect, it } from 'vitest';

import { s3Storage } from './s3.ts';

type Answer = { status?: number; body?: string; headers?: Record<string, string> };

let stop = () => {};
afterEach(() => stop());

async function s3That(answer: (method: string, query: URLSearchParams) => Answer) {
  const calls: string[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    const url = new URL(request.url ?? '/', 'http://s3.invalid');
    const method = request.method ?? '';
    calls.push(`${method} ${[...url.searchParams.keys()].join(' ')}`);
    const { status = 200, body = '', headers = {} } = answer(method, url.searchParams);
    void text(request).then(() => response.writeHead(status, headers).end(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const storage = s3Storage({
    bucket: 'quitus',
    region: 'eu-west-3',
    endpoint: `http://127.0.0.1:${port}`,
    credentials: { access_key_id: 'cle', secret_access_key: 'secret' },
    force_path_style: true,
  });
  stop = () => {
    storage.close();
    server.closeAllConnections();
    server.close();
  };
  return { storage, calls };
}

it('gives up the parts of an upload that fails', async () => {
  const { storage, calls } = await s3That((method, query) => {
    if (method === 'DELETE') return { status: 204 };
    if (!query.has('uploads')) return { headers: { etag: '"part"' } };
    return {
      body: '<InitiateMultipartUploadResult><UploadId>u1</UploadId></InitiateMultipartUploadResult>',
    };
  });
  const cutOff = Readable.from(
    (async function* () {
      for (let sent = 0; sent < 10; sent += 1) yield Buffer.alloc(1_000_000);
      throw new Error('the browser went away');
    })(),
    { objectMode: false },
  );
  await expect(storage.put('dossier/acte', cutOff)).rejects.toThrow('the browser went away');
  expect(calls.at(-1)).toBe('DELETE uploadId x-id');
  expect(calls.some((call) => call.startsWith('POST uploadId'))).toBe(false);
});

it('lists page after page', async () => {
  const page = (key: string, next?: string) =>
    `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${
      next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
    }<Contents><Key>${key}</Key><Size>3</Size><LastModified>2026-11-15T10:00:00.000Z</LastModified></Contents></ListBucketResult>`;
  const { storage } = await s3That((_method, query) => ({
    body: query.get('continuation-token') === 'suite' ? page('b/2') : page('a/1', 'suite'),
  }));
  const found = [];
  for await (const file of storage.list('')) found.push(file);
  const modified_at = new Date('2026-11-15T10:00:00Z');
  expect(found).toEqual([
    { key: 'a/1', size: 3, modified_at },
    { key: 'b/2', size: 3, modified_at },
  ]);
});

it('does not take a missing bucket for a missing file', async () => {
  const { storage } = await s3That(() => ({
    status: 404,
    body: '<Error><Code>NoSuchBucket</Code><Message>none</Message></Error>',
  }));
  await expect(storage.open('dossier/acte')).rejects.toThrow(
    expect.objectContaining({ name: 'NoSuchBucket' }),
  );
});
