// Files that somebody might send to break us, and what each deserves.
import { hostileArchives } from './hostile-archives.ts';
import { aFewHostileFiles } from './hostile-few.ts';
import { accepted, type HostileFile, refused } from './hostile-file.ts';
import { hostileImages } from './hostile-images.ts';
import { hostilePdfs } from './hostile-pdfs.ts';
import { pagesPdf } from './pdf-bytes.ts';

const OUT_OF_SCOPE = [
  refused('nothing at all', 'vide.pdf', '', 'EMPTY_FILE'),
  refused('one byte', 'point.pdf', '.', 'DISGUISED_FILE'),
  refused('one byte too many', 'gros.pdf', Buffer.alloc(100 * 2 ** 20 + 1), 'FILE_TOO_LARGE'),
  refused('a web page', 'avis.pdf', '<html><script>alert(1)</script></html>', 'DISGUISED_FILE'),
  refused('a web page that owns up', 'avis.html', '<html></html>', 'UNKNOWN_FORMAT'),
  refused('a Windows program', 'bail.pdf', `MZ${'\0'.repeat(200)}PE`, 'DISGUISED_FILE'),
  refused('a Linux program', 'bail.png', '\x7fELF\x02\x01', 'DISGUISED_FILE'),
  refused('a shell script', 'bail.docx', '#!/bin/sh\nrm -rf /\n', 'DISGUISED_FILE'),
  refused('a RAR', 'dossier.rar', 'Rar!\x1a\x07\0', 'UNKNOWN_FORMAT'),
  refused('an old Word file', 'bail.doc', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'UNKNOWN_FORMAT'),
  accepted('a path for a name', '../../../etc/cron.d/bail.pdf', pagesPdf(1)),
  accepted('a name written backwards', 'bail\u202Efdp.exe', pagesPdf(1)),
  accepted('a name cut by a zero', 'bail.pdf\0.exe', pagesPdf(1)),
  accepted('a name of 5 000 letters', `${'a'.repeat(5000)}.pdf`, pagesPdf(1)),
];

export const hostileFiles = async (): Promise<HostileFile[]> => [
  ...aFewHostileFiles(),
  ...OUT_OF_SCOPE,
  ...hostilePdfs(),
  ...(await hostileImages()),
  ...hostileArchives(),
];
