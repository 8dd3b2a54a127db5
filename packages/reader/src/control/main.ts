// npm run control -- --dossier dossier.json [--date 2026-11-15] folder [--json]: what the service
// would decide of these files for that dossier.
import { parseArgs } from 'node:util';

import { parisDay } from '@quitus/domain/documents/calendar';

import { askedFolder, saying } from './asked-folder.ts';
import { controlFolder } from './controlled-folder.ts';
import { readFolder } from './folder-files.ts';
import { printedControl } from './printed-control.ts';

const USAGE =
  'Usage\u00a0: npm run control -- --dossier dossier.json [--date AAAA-MM-JJ] dossier/ [--json]';

await saying(USAGE, async () => {
  const { values, positionals } = parseArgs({
    options: {
      dossier: { type: 'string' },
      date: { type: 'string', default: parisDay(new Date()) },
      json: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const asked = await askedFolder({
    dossier: values.dossier,
    date: values.date,
    folder: positionals[0],
    usage: USAGE,
  });
  const control = controlFolder(asked.dossier, values.date, await readFolder(asked.folder));
  return values.json ? `${JSON.stringify(control, null, 2)}\n` : printedControl(control);
});
