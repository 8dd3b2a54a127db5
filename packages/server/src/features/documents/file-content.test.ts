import { createHash } from 'node:crypto';

import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDossier, createPerson, type Person } from '../../../test/people.ts';
import { keysIn, listen, sendingTo } from '../../../test/sending.ts';
import { paddedPdf, smallPdf } from '../../../test/small-pdf.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { zipOf } from '../../../test/zip-of.ts';

const t = await createTestApp();
const { storage } = t.deps;
const { upload, filesOf, download } = sendingTo(t, await listen(t));

let owner: Person;
let uid = '';
let id = '';
const pdf = paddedPdf(200_000);

beforeAll(async () => {
  owner = await createPerson(t, 'PRO_UNLIMITED');
  uid = await createDossier(t, owner);
  id = await upload(owner, uid, pdf, { name: 'Relevé d’identité.pdf' });
});

describe('the bytes of a file', () => {
  const ask = (range: string, headers: Record<string, string> = {}) =>
    download(owner, uid, id, 'content', { headers: { range, ...headers } });

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=65530-65545', 65_530, 65_545],
    ['bytes=200000-', 200_000, pdf.length - 1],
    ['bytes=-10', pdf.length - 10, pdf.length - 1],
    ['bytes=0-999999999', 0, pdf.length - 1],
    ['bytes=-999999999', 0, pdf.length - 1],
  ])('are sent in part (%s)', async (range, start, end) => {
    const answer = await ask(range);
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/${pdf.length}`);
    expect(answer.headers.get('content-length')).toBe(String(end - start + 1));
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdf.slice(start, end + 1));
  });

  it.each([`bytes=${pdf.length}-`, 'bytes=9-3', 'bytes=-0'])('have no %s', async (range) => {
    const answer = await ask(range);
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe(`bytes */${pdf.length}`);
  });

  it.each(['bytes=0-1,5-6', 'lines=1-2', 'bytes=a-b', 'bytes=-'])(
    'are sent whole for %s',
    async (range) => {
      const answer = await ask(range);
      expect(answer.status).toBe(200);
      expect((await answer.arrayBuffer()).byteLength).toBe(pdf.length);
    },
  );

  it('are sent whole when the part depends on what was never told', async () => {
    expect((await ask('bytes=0-9', { 'if-range': '"x"' })).status).toBe(200);
  });

  it('may be asked about without being sent', async () => {
    const answer = await download(owner, uid, id, 'content', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe(String(pdf.length));
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toContain('Relev%C3%A9%20d%E2%80%99identit');
    expect((await answer.arrayBuffer()).byteLength).toBe(0);
  });
});

describe('the pictures of a file', () => {
  const keyOf = (bytes: Uint8Array) => `${uid}/${createHash('sha256').update(bytes).digest('hex')}`;

  it('of its first page are there before anybody asks', async () => {
    expect(await keysIn(storage, keyOf(pdf))).toEqual([
      keyOf(pdf),
      `${keyOf(pdf)}-page-1`,
      `${keyOf(pdf)}-thumb-1`,
    ]);
  });

  it('come in two sizes', async () => {
    for (const [what, width] of [
      ['pages/1', 1200],
      ['pages/1?size=page', 1200],
      ['pages/1?size=thumb', 360],
    ] as const) {
      const answer = await download(owner, uid, id, what);
      const { format, width: drawn } = await sharp(await answer.arrayBuffer()).metadata();
      expect([format, drawn]).toEqual(['webp', width]);
      expect(answer.headers.get('cache-control')).toBe('private, max-age=3600');
    }
    const absent = await download(owner, uid, id, 'pages/2');
    expect([absent.status, absent.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect((await download(owner, uid, id, 'pages/1?size=poster')).status).toBe(404);
  });

  it('are drawn once for all who ask at the same time', async () => {
    const two = smallPdf(2);
    const other = await upload(owner, uid, two);
    let puts = 0;
    const counted = storage.put;
    storage.put = (key, stream) => {
      if (key.includes('-page-')) puts += 1;
      return counted(key, stream);
    };
    const asked = [1, 2, 3].map(() => download(owner, uid, other, 'pages/2?size=thumb'));
    const answers = await Promise.all(asked);
    storage.put = counted;
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(puts).toBe(1);
  });
});

describe('an office document', () => {
  const document = (text: string) =>
    zipOf({
      '[Content_Types].xml': Buffer.from(
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      '_rels/.rels': Buffer.from(
        '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
      'word/document.xml': Buffer.from(text),
    });
  const WORDS =
    '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Bail</w:t></w:r></w:p></w:body></w:document>';

  it('has the pages of its preview', async () => {
    const bail = await upload(owner, uid, document(WORDS), { name: 'bail.docx' });
    const file = (await filesOf(owner, uid)).find((one) => one.id === bail);
    expect(file).toMatchObject({ state: 'READY', format: 'DOCX', pages: 1 });
    expect((await download(owner, uid, bail, 'pages/1')).status).toBe(200);
    const whole = await download(owner, uid, bail);
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(document(WORDS));
  });

  it('that cannot be laid out is kept without pages', async () => {
    const odd = await upload(owner, uid, document('<w:document'), { name: 'odd.docx' });
    const file = (await filesOf(owner, uid)).find((one) => one.id === odd);
    expect(file).toMatchObject({ state: 'READY', format: 'DOCX', pages: null });
    expect((await download(owner, uid, odd, 'pages/1')).status).toBe(404);
  });
});
