import { crc32, deflateRawSync } from 'node:zlib';

/** A plain zip of these files. */
export function zipOf(files: Record<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = [];
  const records: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(files)) {
    const [name, packed] = [Buffer.from(path), deflateRawSync(content)];
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    records.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), facts, place, name]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(records);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(records.length, 4);
  end.writeUInt16LE(records.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06'), end]));
}
