// node packages/reader/src/main.ts file.pdf : what the service would say of a file.
import { basename } from 'node:path';

import { inspectFile } from './file/inspect.ts';

const [path] = process.argv.slice(2);
if (path === undefined) {
  process.stderr.write('Usage : node packages/reader/src/main.ts fichier\n');
  process.exitCode = 2;
} else {
  const inspection = await inspectFile(path, basename(path));
  process.stdout.write(`${JSON.stringify(inspection, null, 2)}\n`);
  process.exitCode = 'refusal' in inspection ? 1 : 0;
}
