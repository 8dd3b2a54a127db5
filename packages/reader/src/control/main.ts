// npm run control -- --dossier dossier.json [--date 2026-11-15] folder [--json]: what the service
// would decide of these files for that dossier.
import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { parisDay } from '@quitus/domain/documents/calendar';

import { controlFolder } from './controlled-folder.ts';
import { dossierOf } from './dossier-file.ts';
import { readFolder } from './folder-files.ts';
import { UnreadableDossier } from './json-fields.ts';
import { printedControl } from './printed-control.ts';
import { isDay } from './situation-fields.ts';

const USAGE =
  'Usage\u00a0: npm run control -- --dossier dossier.json [--date AAAA-MM-JJ] dossier/ [--json]';

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    options: {
      dossier: { type: 'string' },
      date: { type: 'string', default: parisDay(new Date()) },
      json: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (values.dossier === undefined || folder === undefined) throw new UnreadableDossier(USAGE);
  if (!isDay(values.date))
    throw new UnreadableDossier('La date s’écrit ainsi\u00a0: --date 2026-11-15.');
  if (!(await isFolder(folder)))
    throw new UnreadableDossier(`Le dossier de fichiers «\u00a0${folder}\u00a0» n’existe pas.`);
  const dossier = dossierOf(await textOf(values.dossier));
  const control = controlFolder(dossier, values.date, await readFolder(folder));
  return values.json ? `${JSON.stringify(control, null, 2)}\n` : printedControl(control);
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (!isMissing(error)) throw error;
    return false;
  }
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw new UnreadableDossier(`Le fichier «\u00a0${path}\u00a0» n’existe pas.`);
  }
}

/** An option nobody knows. */
const isMisused = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

try {
  process.stdout.write(await run());
} catch (error) {
  if (!(error instanceof UnreadableDossier) && !isMisused(error)) throw error;
  process.stderr.write(`${error instanceof UnreadableDossier ? error.message : USAGE}\n`);
  process.exitCode = 2;
}
