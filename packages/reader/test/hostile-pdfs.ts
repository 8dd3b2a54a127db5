import { deflateSync } from 'node:zlib';

import { accepted, type HostileFile, refused } from './hostile-file.ts';
import { noise } from './noise.ts';
import {
  aesPdf,
  catalogWith,
  contentPdf,
  onePagePdf,
  pagesPdf,
  pdf,
  rc4Pdf,
  stream,
  zlibZeros,
} from './pdf-bytes.ts';
import { zip } from './zip-bytes.ts';

const CATALOG = catalogWith('');
const tree = (pages: string, ...others: (string | Buffer)[]) => pdf([CATALOG, pages, ...others]);
const nested = (open: string, close: string, depth: number) =>
  open.repeat(depth) + close.repeat(depth);

/** Each form draws the next one ten times: ten levels are ten thousand million drawings. */
const laughs = () =>
  onePagePdf('/Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >>', [
    stream('', '/F Do'),
    ...Array.from({ length: 10 }, (_, level) =>
      stream(
        `/Type /XObject /Subtype /Form /BBox [0 0 9 9] ${level < 9 ? `/Resources << /XObject << /F ${level + 6} 0 R >> >>` : ''}`,
        level < 9 ? '/F Do '.repeat(10) : '0 0 9 9 re f',
      ),
    ),
  ]);

const objectStream = (objects: string) => {
  const head = '10 0 ';
  return stream(
    `/Type /ObjStm /N 1 /First ${head.length} /Filter /FlateDecode`,
    deflateSync(head + objects),
  );
};

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

export const hostilePdfs = (): HostileFile[] => [
  ...broken(),
  ...locked(),
  ...bombs(),
  ...disguises(),
  ...scripted(),
];

const broken = () => [
  refused('cut in the middle', 'a.pdf', pagesPdf(20).subarray(0, 1200), 'CORRUPT_FILE'),
  refused('cut before its end', 'a.pdf', pagesPdf(20).subarray(0, -500), 'CORRUPT_FILE'),
  refused('only a header', 'a.pdf', '%PDF-1.7\n', 'CORRUPT_FILE'),
  refused('a header, then noise', 'a.pdf', `%PDF-1.7\n${noise(9000, 1)}`, 'CORRUPT_FILE'),
  refused('no page', 'a.pdf', tree('<< /Type /Pages /Count 0 /Kids [] >>'), 'CORRUPT_FILE'),
  refused(
    'a page tree that bites its tail',
    'a.pdf',
    tree('<< /Type /Pages /Count 3 /Kids [2 0 R 2 0 R 2 0 R] >>'),
    'CORRUPT_FILE',
    'TOO_MANY_PAGES',
  ),
  refused(
    'a thousand million pages declared',
    'a.pdf',
    tree('<< /Type /Pages /Count 1000000000 /Kids [2 0 R] >>'),
    'CORRUPT_FILE',
    'TOO_MANY_PAGES',
  ),
  refused(
    'pages that are not there',
    'a.pdf',
    tree('<< /Type /Pages /Count 2 /Kids [8 0 R 9 0 R] >>'),
    'CORRUPT_FILE',
  ),
  refused('no catalogue', 'a.pdf', pdf(['<< /Type /Nothing >>']), 'CORRUPT_FILE'),
];

const locked = () => [
  refused('a user password, RC4', 'a.pdf', rc4Pdf('secret'), 'ENCRYPTED_FILE'),
  refused('a user password, AES 128', 'a.pdf', aesPdf(4), 'ENCRYPTED_FILE'),
  refused('a user password, AES 256 of PDF 2', 'a.pdf', aesPdf(6), 'ENCRYPTED_FILE'),
  accepted('an owner password only', 'a.pdf', rc4Pdf(''), 'OWNER_PASSWORD'),
];

const bombs = () => [
  refused('301 pages', 'a.pdf', pagesPdf(301), 'TOO_MANY_PAGES'),
  refused('5 000 pages', 'a.pdf', pagesPdf(5000), 'TOO_MANY_PAGES'),
  refused(
    '1 GB of spaces in a page',
    'a.pdf',
    contentPdf(zlibZeros(1024), '/Filter /FlateDecode'),
    'FILE_TOO_SLOW',
  ),
  refused(
    '1 GB twice deflated',
    'a.pdf',
    contentPdf(deflateSync(zlibZeros(1024)), '/Filter [/FlateDecode /FlateDecode]'),
    'FILE_TOO_SLOW',
  ),
  refused('forms that draw forms', 'a.pdf', laughs(), 'FILE_TOO_SLOW'),
  accepted(
    'a form that draws itself',
    'a.pdf',
    onePagePdf('/Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >>', [
      stream('', '/F Do'),
      stream(
        '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F 5 0 R >> >>',
        '/F Do',
      ),
    ]),
  ),
  accepted('a hundred thousand saved states', 'a.pdf', contentPdf(nested('q ', 'Q ', 100_000))),
  accepted('arrays in arrays', 'a.pdf', contentPdf(nested('[', ']', 100_000))),
  accepted(
    'dictionaries in dictionaries',
    'a.pdf',
    onePagePdf('/Contents 4 0 R', [nested('<< /A ', ' >>', 50_000)]),
  ),
  accepted(
    'an image of 30 000 × 30 000',
    'a.pdf',
    onePagePdf('/Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >>', [
      stream('', '595 0 0 842 0 0 cm /I Do'),
      stream(
        '/Type /XObject /Subtype /Image /Width 30000 /Height 30000 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode',
        zlibZeros(2600),
      ),
    ]),
  ),
  accepted('a page of 200 000 points', 'a.pdf', onePagePdf('/MediaBox [0 0 200000 200000]')),
  accepted('a page without surface', 'a.pdf', onePagePdf('/MediaBox [0 0 0 0]')),
  accepted(
    'a stream of a wrong length',
    'a.pdf',
    onePagePdf('/Contents 4 0 R', ['<< /Length 99999999 >>\nstream\n0 0 9 9 re f\nendstream']),
  ),
];

const disguises = () => [
  refused(
    'a web page, then a PDF',
    'a.pdf',
    Buffer.concat([Buffer.from('<html></html>\n'), pagesPdf(1)]),
    'DISGUISED_FILE',
  ),
  refused(
    'a PDF that is a web page too',
    'a.pdf',
    Buffer.concat([Buffer.from('%PDF-1.4\n%<html><script>alert(1)</script>\n'), pagesPdf(1)]),
    'DISGUISED_FILE',
  ),
  refused(
    'a PDF, then a zip',
    'a.pdf',
    Buffer.concat([pagesPdf(1), zip([{ name: 'a.exe', content: 'MZ' }])]),
    'DISGUISED_FILE',
  ),
  refused(
    'a PDF, then a zip behind a long comment',
    'a.pdf',
    Buffer.concat([pagesPdf(1), zip([{ name: 'a.exe', content: 'MZ' }], 'x'.repeat(60_000))]),
    'DISGUISED_FILE',
  ),
  refused('a PDF called JPEG', 'photo.jpg', pagesPdf(1), 'DISGUISED_FILE'),
  refused('a PDF called Word', 'bail.docx', pagesPdf(1), 'DISGUISED_FILE'),
  accepted('a PDF called program', 'bail.exe', pagesPdf(1)),
];

const scripted = () => [
  accepted(
    'a script at opening',
    'a.pdf',
    onePagePdf('', [], catalogWith(`/OpenAction ${SCRIPT}`)),
    'JAVASCRIPT',
  ),
  accepted(
    'a script in a compressed object',
    'a.pdf',
    onePagePdf('', [objectStream(SCRIPT)]),
    'JAVASCRIPT',
  ),
  accepted(
    'a program to launch',
    'a.pdf',
    onePagePdf('', [], catalogWith('/OpenAction << /S /Launch /F (calc.exe) >>')),
    'LAUNCH_ACTION',
  ),
  accepted(
    'a file inside',
    'a.pdf',
    onePagePdf(
      '',
      [stream('/Type /EmbeddedFile', 'MZ')],
      catalogWith(
        '/Names << /EmbeddedFiles << /Names [(a.exe) << /Type /Filespec /F (a.exe) /EF << /F 4 0 R >> >>] >> >>',
      ),
    ),
    'EMBEDDED_FILES',
  ),
];
