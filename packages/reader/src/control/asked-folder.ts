// What a command is given: a dossier in a file, a day, a folder of files.
import { readFile, stat } from 'node:fs/promises';

import type { ControlledDossier } from '@quitus/domain/control/control';

import { dossierOf } from './dossier-file.ts';
import { UnreadableDossier } from './json-fields.ts';
import { isDay } from './situation-fields.ts';

type Asked = {
  dossier: string | undefined;
  date: string;
  folder: string | undefined;
  usage: string;
};

/** Throws UnreadableDossier, in the words of whoever typed it. */
export async function askedFolder({
  dossier,
  date,
  folder,
  usage,
}: Asked): Promise<{ dossier: ControlledDossier; folder: string }> {
  if (dossier === undefined || folder === undefined) throw new UnreadableDossier(usage);
  if (!isDay(date)) throw new UnreadableDossier('La date s’écrit ainsi\u00a0: --date 2026-11-15.');
  if (!(await isFolder(folder)))
    throw new UnreadableDossier(`Le dossier de fichiers «\u00a0${folder}\u00a0» n’existe pas.`);
  return { dossier: dossierOf(await textOf(dossier)), folder };
}

/** Says what was misunderstood and ends with 2; anything else is our fault. */
export async function saying(usage: string, run: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(await run());
  } catch (error) {
    if (!(error instanceof UnreadableDossier) && !isMisused(error)) throw error;
    process.stderr.write(`${error instanceof UnreadableDossier ? error.message : usage}\n`);
    process.exitCode = 2;
  }
}

/** An option nobody knows. */
const isMisused = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

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
