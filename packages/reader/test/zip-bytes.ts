// Zips written by hand: each field of an entry may lie.
import { crc32, deflateRawSync } from 'node:zlib';

export type Entry = {
  name: string | Buffer;
  content?: Buffer | string;
  stored?: boolean;
  /** Already deflated, with the checksum of what it holds. */
  packed?: { bytes: Buffer; crc: number };
  flags?: number;
  method?: number;
  /** Of the Unix kind, as `ls` shows it: 0o120777 is a link. */
  mode?: number;
  crc?: number;
  declared_bytes?: number;
  local_name?: string;
  /** Points to the bytes of another entry. */
  offset?: number;
};

export function zip(entries: readonly Entry[], comment = ''): Buffer {
  const locals: Buffer[] = [];
  const records: Buffer[] = [];
  let length = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content ?? '');
    const name = Buffer.from(entry.name);
    const bytes = entry.packed?.bytes ?? (entry.stored ? content : deflateRawSync(content));
    const fields = Buffer.alloc(22);
    fields.writeUInt16LE(entry.flags ?? 0, 2);
    fields.writeUInt16LE(entry.method ?? (entry.stored ? 0 : 8), 4);
    fields.writeUInt32LE(entry.crc ?? entry.packed?.crc ?? crc32(content), 10);
    fields.writeUInt32LE(bytes.length, 14);
    fields.writeUInt32LE(entry.declared_bytes ?? content.length, 18);

    const localName = Buffer.from(entry.local_name ?? name);
    const sizes = Buffer.alloc(4);
    sizes.writeUInt16LE(localName.length);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, sizes, localName, bytes]);

    const rest = Buffer.alloc(18);
    rest.writeUInt16LE(name.length, 0);
    rest.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 10);
    rest.writeUInt32LE(entry.offset ?? length, 14);
    records.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03'), fields, rest, name]));
    locals.push(local);
    length += local.length;
  }
  const directory = Buffer.concat(records);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(length, 12);
  end.writeUInt16LE(comment.length, 16);
  return Buffer.concat([
    ...locals,
    directory,
    Buffer.from('PK\x05\x06'),
    end,
    Buffer.from(comment),
  ]);
}

const CONTENT_TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';

export const docx = (others: readonly Entry[] = []): Buffer =>
  zip([
    { name: '[Content_Types].xml', content: CONTENT_TYPES },
    { name: '_rels/.rels', content: '<Relationships/>' },
    { name: 'word/document.xml', content: '<w:document>Bail</w:document>' },
    ...others,
  ]);
