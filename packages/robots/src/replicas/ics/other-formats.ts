// Files that are no PDF: a printer's file and a letter of a word processor, as agencies leave them.
import { crc32 } from 'node:zlib';

const ESC = '\x1B';

/** PCL 5: reset, A4, the text, a page out, reset. */
export const printerFile = (text: string): Uint8Array =>
  Buffer.from(`${ESC}E${ESC}&l26A${ESC}(s10H${text}\r\n\f${ESC}E`, 'latin1');

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** The least that a word processor opens. */
export const wordFile = (text: string): Uint8Array =>
  zipped({
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${XML}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
  });

/** 1 January 1980, the first day that the format knows. */
const FIRST_DAY = 0x21;

/** Stored, not compressed. */
function zipped(entries: Record<string, string>): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(entries)) {
    const [name, content] = [Buffer.from(path), Buffer.from(text)];
    // version, flags, method, time, day, crc, both sizes, length of the name, no extra field
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(FIRST_DAY, 8);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(content.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, content]);
    const where = Buffer.alloc(14);
    where.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), facts, where, name]),
    );
    files.push(file);
    offset += file.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, listed, Buffer.from('PK\x05\x06'), end]);
}
