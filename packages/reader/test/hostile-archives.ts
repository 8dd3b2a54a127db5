import { randomBytes } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';

import { accepted, type HostileFile, refused } from './hostile-file.ts';
import { noise } from './noise.ts';
import { BAIL, MEGABYTE, rawZeros, twice } from './two-file-zip.ts';
import { docx, zip } from './zip-bytes.ts';

/** 90 MB that shrink a little less than a hundredfold: no entry is a bomb by itself. */
const heavies = (count: number) => {
  const dense = randomBytes(1 << 20);
  const bytes = deflateRawSync(dense, { finishFlush: constants.Z_FULL_FLUSH });
  const zeros = rawZeros(89).bytes;
  let crc = crc32(dense);
  for (let megabyte = 0; megabyte < 89; megabyte += 1) crc = crc32(MEGABYTE, crc);
  const packed = { bytes: Buffer.concat([bytes, zeros]), crc };
  return zip(Array.from({ length: count }, (_, index) => ({ name: `${index}.pdf`, packed })));
};
const many = (count: number) =>
  zip(Array.from({ length: count }, (_, index) => ({ ...BAIL, name: `${index}.pdf` })));

export const hostileArchives = (): HostileFile[] => [...paths(), ...bombs(), ...lies(), ...words()];

const paths = () => [
  refused('a way up', 'a.zip', twice({ name: '../../etc/passwd' }), 'UNSAFE_ZIP'),
  refused('a way up, the Windows way', 'a.zip', twice({ name: 'a\\..\\..\\b.pdf' }), 'UNSAFE_ZIP'),
  refused('a path from the root', 'a.zip', twice({ name: '/etc/passwd' }), 'UNSAFE_ZIP'),
  refused('a path from a disk', 'a.zip', twice({ name: 'C:\\Windows\\a.pdf' }), 'UNSAFE_ZIP'),
  refused('a name cut by a zero', 'a.zip', twice({ name: 'a.pdf\0.exe' }), 'UNSAFE_ZIP'),
  refused(
    'a symbolic link',
    'a.zip',
    twice({ content: '/etc/passwd', mode: 0o120777 }),
    'UNSAFE_ZIP',
  ),
  refused('a device', 'a.zip', twice({ mode: 0o020666 }), 'UNSAFE_ZIP'),
  refused('two names for one entry', 'a.zip', twice({ local_name: '../x.pdf!' }), 'UNSAFE_ZIP'),
  accepted('two files of one name', 'a.zip', zip([BAIL, BAIL, { ...BAIL, name: 'x/BAIL.pdf' }])),
];

const bombs = () => [
  refused('540 MB in six files', 'a.zip', heavies(6), 'ZIP_BOMB'),
  accepted('450 MB in five files', 'a.zip', heavies(5)),
  refused('1 GB of zeros', 'a.zip', twice({ packed: rawZeros(1024) }), 'ZIP_BOMB'),
  refused(
    '1 GB that says 10 bytes',
    'a.zip',
    twice({ packed: rawZeros(1024), declared_bytes: 10 }),
    'ZIP_BOMB',
  ),
  refused('entries over one another', 'a.zip', twice({ offset: 0 }), 'ZIP_BOMB', 'UNSAFE_ZIP'),
  refused('201 files', 'a.zip', many(201), 'ZIP_BOMB'),
  accepted('200 files', 'a.zip', many(200)),
  refused(
    'a zip in the zip',
    'a.zip',
    twice({ name: 'b.zip', content: zip([BAIL]) }),
    'UNSAFE_ZIP',
  ),
  refused(
    'a zip in the zip under another name',
    'a.zip',
    twice({ content: zip([BAIL]), stored: true }),
    'UNSAFE_ZIP',
  ),
  accepted(
    'a Word document stored in the zip',
    'a.zip',
    zip([{ name: 'bail.docx', content: docx(), stored: true }]),
  ),
];

const lies = () => [
  refused('a password', 'a.zip', twice({ flags: 1 }), 'ENCRYPTED_FILE'),
  refused('a method of its own', 'a.zip', twice({ method: 99 }), 'UNSAFE_ZIP'),
  refused('a wrong checksum', 'a.zip', twice({ crc: 1 }), 'CORRUPT_FILE'),
  refused(
    'content that does not inflate',
    'a.zip',
    twice({ packed: { bytes: Buffer.from(noise(500, 8)), crc: 0 } }),
    'CORRUPT_FILE',
  ),
  refused('cut short', 'a.zip', twice({}).subarray(0, -40), 'CORRUPT_FILE'),
  refused('a directory far away', 'a.zip', twice({ offset: 0x7fffffff }), 'CORRUPT_FILE'),
  refused('noise after PK', 'a.zip', `PK\x03\x04${noise(5000, 9)}`, 'CORRUPT_FILE'),
  refused('no file', 'a.zip', zip([]), 'EMPTY_FILE'),
  refused(
    'only folders',
    'a.zip',
    zip([{ name: 'a/', stored: true, mode: 0o040755 }]),
    'EMPTY_FILE',
  ),
  refused(
    'a zip behind a program',
    'a.zip',
    Buffer.concat([Buffer.from('MZ'), zip([BAIL])]),
    'DISGUISED_FILE',
  ),
];

const words = () => [
  refused('a Word document cut short', 'a.docx', docx().subarray(0, -60), 'CORRUPT_FILE'),
  refused(
    'a Word document without text',
    'a.docx',
    zip([
      { name: '[Content_Types].xml', content: 'x' },
      { name: 'word/other.xml', content: 'x' },
    ]),
    'CORRUPT_FILE',
  ),
  refused(
    'a spreadsheet',
    'a.xlsx',
    zip([
      { name: '[Content_Types].xml', content: 'x' },
      { name: 'xl/workbook.xml', content: 'x' },
    ]),
    'UNKNOWN_FORMAT',
  ),
  refused(
    'a Java program',
    'a.zip',
    zip([
      { name: 'META-INF/MANIFEST.MF', content: 'x' },
      { name: 'A.class', content: 'x' },
    ]),
    'DISGUISED_FILE',
  ),
  refused('a zip called Word', 'a.docx', zip([BAIL]), 'DISGUISED_FILE'),
  refused(
    'a Word document that unfolds',
    'a.docx',
    docx([{ name: 'word/a.xml', packed: rawZeros(1024) }]),
    'ZIP_BOMB',
  ),
  accepted(
    'a Word document with macros',
    'a.docx',
    docx([{ name: 'word/vbaProject.bin', content: 'x' }]),
    'MACROS',
  ),
];
