// npm run register -- registre.csv: takes in the national register of copropriétés, as data.gouv.fr publishes it.
// npm run register -- --published 2026-10-01 registre.csv: when its day is not in its name.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';

import { frenchDay, parisDay } from '@quitus/domain/documents/calendar';
import { ROW_FAULTS } from '@quitus/domain/robots/register';
import { z } from 'zod';

import {
  type Imported,
  importRegister,
  NotARegister,
} from './features/directory/register-import.ts';
import { run } from './run.ts';

const USAGE = `Donnez le fichier CSV du registre national d’immatriculation des copropriétés :
  npm run register -- registre.csv
  npm run register -- --published 2026-10-01 registre.csv`;

const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;

/** Told, in the name of the file, or the day it was written. */
function dayOf(path: string, given: string | undefined): string | null {
  if (given !== undefined) return isDay(given) ? given : null;
  const named = /\d{4}-\d\d-\d\d/.exec(basename(path))?.[0];
  return named !== undefined && isDay(named) ? named : parisDay(statSync(path).mtime);
}

const count = (number: number): string => number.toLocaleString('fr-FR');

function printSummary({ rows, written, managers, bad, bad_rows }: Imported, seconds: number): void {
  console.log(
    `${count(rows)} lignes lues en ${Math.round(seconds)} s : ${count(written)} immeubles ajoutés ou modifiés, ${count(managers)} syndics professionnels nommés.`,
  );
  if (bad === 0) return;
  console.log(bad > 1 ? `${count(bad)} lignes laissées de côté :` : 'Une ligne laissée de côté :');
  for (const { line, fault } of bad_rows) console.log(`  ligne ${line} : ${ROW_FAULTS[fault]}`);
  if (bad > bad_rows.length) console.log(`  et ${count(bad - bad_rows.length)} autres`);
}

await run(async ({ deps, pool, exit }) => {
  const { values, positionals } = parseArgs({
    options: { published: { type: 'string' } },
    allowPositionals: true,
  });
  const [path] = positionals;
  if (path === undefined || !existsSync(path)) {
    console.error(path === undefined ? USAGE : `Ce fichier n’existe pas : ${path}\n${USAGE}`);
    return exit(1);
  }
  const published_on = dayOf(path, values.published);
  if (published_on === null) {
    console.error(USAGE);
    return exit(1);
  }
  console.log(`Registre publié le ${frenchDay(published_on)} : lecture…`);
  const started = performance.now();
  try {
    const file = createReadStream(path, { highWaterMark: 1 << 18 });
    const imported = await importRegister(pool, file, published_on, deps.now());
    printSummary(imported, (performance.now() - started) / 1000);
    return await exit(0);
  } catch (cause) {
    if (!(cause instanceof NotARegister)) throw cause;
    console.error(
      `Ce fichier n’est pas le registre : il lui manque ${cause.missing.map((heading) => `« ${heading} »`).join(', ')}.`,
    );
    return exit(1);
  }
});
