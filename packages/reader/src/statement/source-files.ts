// Files of a folder as the statement takes them: what was read, and the hash that names each.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { SourceFile } from '@quitus/domain/preetatdate/statement';

import type { FolderFile } from '../control/folder-files.ts';

export const sourceFiles = (folder: string, files: readonly FolderFile[]): Promise<SourceFile[]> =>
  Promise.all(
    files.map(async ({ file, reading }) => ({
      file_id: file,
      name: file,
      sha256: createHash('sha256')
        .update(await readFile(join(folder, file)))
        .digest('hex'),
      documents: reading.documents,
    })),
  );
