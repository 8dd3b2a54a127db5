// npm run ped -- --dossier dossier.json [--date 2026-11-15] folder [--json]: the pré-état daté that the
// service would draw up from these files, every field with its state and its page.
import { parseArgs } from 'node:util';

import { parisDay } from '@quitus/domain/documents/calendar';
import { computeStatement } from '@quitus/domain/preetatdate/compute';

import { askedFolder, saying } from '../control/asked-folder.ts';
import { readFolder } from '../control/folder-files.ts';
import { printedStatement } from './printed-statement.ts';
import { sourceFiles } from './source-files.ts';
import { toldStatement } from './told-statement.ts';

const USAGE =
  'Usage\u00a0: npm run ped -- --dossier dossier.json [--date AAAA-MM-JJ] dossier/ [--json]';

await saying(USAGE, async () => {
  const { values, positionals } = parseArgs({
    options: {
      dossier: { type: 'string' },
      date: { type: 'string', default: parisDay(new Date()) },
      json: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const { dossier, folder } = await askedFolder({
    dossier: values.dossier,
    date: values.date,
    folder: positionals[0],
    usage: USAGE,
  });
  const { files, refused } = await readFolder(folder);
  const statement = computeStatement({
    date: values.date,
    dossier,
    files: await sourceFiles(folder, files),
    answers: [],
  });
  const told = toldStatement(statement, refused);
  return values.json ? `${JSON.stringify(told, null, 2)}\n` : printedStatement(told);
});
