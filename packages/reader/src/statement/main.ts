// npm run ped -- --dossier dossier.json [--date 2026-11-15] folder [--json] [--pdf out.pdf]: the pré-état
// daté that the service would draw up from these files, every field with its state and its page.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { parisDay } from '@quitus/domain/documents/calendar';
import { computeStatement } from '@quitus/domain/preetatdate/compute';
import { preEtatDatePaper } from '@quitus/papers/pre-etat-date-paper';

import { askedFolder, saying } from '../control/asked-folder.ts';
import { readFolder } from '../control/folder-files.ts';
import { printedStatement } from './printed-statement.ts';
import { sourceFiles } from './source-files.ts';
import { statementJson } from './statement-json.ts';

const USAGE =
  'Usage\u00a0: npm run ped -- --dossier dossier.json [--date AAAA-MM-JJ] dossier/ [--json] [--pdf fichier.pdf]';

await saying(USAGE, async () => {
  const { values, positionals } = parseArgs({
    options: {
      dossier: { type: 'string' },
      date: { type: 'string', default: parisDay(new Date()) },
      json: { type: 'boolean', default: false },
      pdf: { type: 'string' },
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
  if (values.pdf !== undefined)
    await writeFile(
      values.pdf,
      preEtatDatePaper(
        {
          statement,
          number: null,
          issued_on: values.date,
          verify_url: null,
          drawn_up_by: 'SELLER',
          specimen: true,
          main_address: dossier.main_address,
          address_extra_line: null,
        },
        new Date(`${values.date}T12:00:00Z`),
      ),
    );
  const extracted = statementJson(statement, refused);
  return values.json ? `${JSON.stringify(extracted, null, 2)}\n` : printedStatement(extracted);
});
