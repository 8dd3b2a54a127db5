// One hostile file for each way to harm us: what `npm test` sends, and the first of all that the long run sends.
import { accepted, type HostileFile, refused } from './hostile-file.ts';
import { blackPng } from './image-bytes.ts';
import { noise } from './noise.ts';
import { aesPdf, catalogWith, onePagePdf } from './pdf-bytes.ts';
import { rawZeros, twice } from './two-file-zip.ts';

export const aFewHostileFiles = (): HostileFile[] => [
  refused(
    'noise between header and end',
    'a.pdf',
    `%PDF-1.4\n${noise(900, 2)}\n%%EOF`,
    'CORRUPT_FILE',
  ),
  refused('a user password, AES 256', 'a.pdf', aesPdf(5), 'ENCRYPTED_FILE'),
  accepted(
    'a script under another spelling',
    'a.pdf',
    onePagePdf('', [], catalogWith('/OpenAction << /S /J#61vaScript /J#53 (1) >>')),
    'JAVASCRIPT',
  ),
  refused('40 MB out of 40 KB', 'a.zip', twice({ packed: rawZeros(40) }), 'ZIP_BOMB'),
  refused(
    '2 000 000 × 41 pixels',
    'a.png',
    blackPng(2_000_000, 41),
    'IMAGE_TOO_LARGE',
    'CORRUPT_FILE',
  ),
];
