// PDFs written by hand, so that they can be wrong on purpose.
import { createHash } from 'node:crypto';
import { constants, deflateRawSync } from 'node:zlib';

/** Objects are numbered from 1; the first is the catalogue. */
export function pdf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    const body = Buffer.isBuffer(object) ? object : Buffer.from(object, 'latin1');
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]));
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  add(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}` +
        `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
      'latin1',
    ),
  );
  return Buffer.concat(parts);
}

export const stream = (dictionary: string, content: Buffer | string): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${Buffer.byteLength(content)} >>\nstream\n`),
    Buffer.from(content),
    Buffer.from('\nendstream'),
  ]);

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const page = (rest: string) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> ${rest} >>`;

export const pagesPdf = (count: number): Buffer =>
  pdf([
    CATALOG,
    `<< /Type /Pages /Count ${count} /Kids [${Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ')}] >>`,
    ...Array.from({ length: count }, () => page('')),
  ]);

/** One page; `rest` goes into its dictionary, `others` are objects 4, 5… */
export const onePagePdf = (
  rest = '',
  others: readonly (string | Buffer)[] = [],
  catalog = CATALOG,
): Buffer => pdf([catalog, '<< /Type /Pages /Count 1 /Kids [3 0 R] >>', page(rest), ...others]);

export const catalogWith = (rest: string) => `<< /Type /Catalog /Pages 2 0 R ${rest} >>`;

export const contentPdf = (content: Buffer | string, dictionary = '', rest = ''): Buffer =>
  onePagePdf(`/Contents 4 0 R ${rest}`, [stream(dictionary, content)]);

/** A zlib stream of `megabytes` of zeros, made without ever holding them. */
export function zlibZeros(megabytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(1 << 20), { finishFlush: constants.Z_FULL_FLUSH });
  const check = Buffer.alloc(4);
  check.writeUInt16BE((megabytes * 2 ** 20) % 65_521, 0);
  check.writeUInt16BE(1, 2);
  const blocks = Array.from({ length: megabytes }, () => block);
  return Buffer.concat([Buffer.from([0x78, 0x01]), ...blocks, Buffer.from([0x03, 0x00]), check]);
}

const PADDING = Buffer.from(
  '28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A',
  'hex',
);
const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();
const padded = (password: string) =>
  Buffer.concat([Buffer.from(password), PADDING]).subarray(0, 32);

/** OpenSSL no longer offers it; old PDFs still use it. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => {
    [state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + (state[i] ?? 0)) & 255;
      swap(i, j);
      return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0);
    }),
  );
}

/** RC4, 40 bits: whoever has no user password may read, within what the owner allowed. */
export function rc4Pdf(userPassword: string, content = ''): Buffer {
  const id = Buffer.alloc(16, 7);
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(-44);
  const owner = rc4(md5(padded('proprietaire')).subarray(0, 5), padded(userPassword));
  const key = md5(padded(userPassword), owner, permissions, id).subarray(0, 5);
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
  const contentKey = md5(key, Buffer.from([4, 0, 0, 0, 0])).subarray(0, 10);
  return pdf(
    [
      CATALOG,
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      page('/Contents 4 0 R'),
      stream('', rc4(contentKey, Buffer.from(content))),
    ],
    `/ID [${hex(id)} ${hex(id)}] /Encrypt << /Filter /Standard /V 1 /R 2 /P -44 /O ${hex(owner)} /U ${hex(rc4(key, PADDING))} >>`,
  );
}

/** AES: no password opens a file whose proof is noise. */
export function aesPdf(revision: 4 | 5 | 6): Buffer {
  const noise = (length: number) => `<${'5a'.repeat(length)}>`;
  const filter = `/CF << /StdCF << /CFM /${revision === 4 ? 'AESV2' : 'AESV3'} /AuthEvent /DocOpen /Length ${revision === 4 ? 16 : 32} >> >> /StmF /StdCF /StrF /StdCF`;
  const proof =
    revision === 4
      ? `/V 4 /Length 128 /O ${noise(32)} /U ${noise(32)}`
      : `/V 5 /Length 256 /O ${noise(48)} /U ${noise(48)} /OE ${noise(32)} /UE ${noise(32)} /Perms ${noise(16)}`;
  return pdf(
    [CATALOG, '<< /Type /Pages /Count 1 /Kids [3 0 R] >>', page('')],
    `/ID [${noise(16)} ${noise(16)}] /Encrypt << /Filter /Standard /R ${revision} /P -44 ${filter} ${proof} >>`,
  );
}
