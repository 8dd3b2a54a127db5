// Sales from our own books, each with one thing out of the usual.
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { printSample, type Sample } from '@quitus/papers/samples/press';

import { CACHE, keep, keyOf } from '../../press.ts';
import type { Sale } from '../sale.ts';
import { ACCOUNT_SALES } from './account-sales.ts';
import { PAPER_SALES } from './paper-sales.ts';
import type { Papers } from './world.ts';

export type OwnSale = Omit<Sale, 'files'> & { papers: Papers };

export const OWN_SALES: readonly OwnSale[] = [...ACCOUNT_SALES, ...PAPER_SALES];

export function printOwnSale({ dossier, papers }: OwnSale, folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'dossier.json'), `${JSON.stringify(dossier, null, 2)}\n`);
  for (const [name, sample] of Object.entries(papers))
    copyFileSync(printed(sample), join(folder, `${name}.pdf`));
}

/** Kept as long as the paper is the same. */
function printed(sample: Sample): string {
  const name = `own-${keyOf(JSON.stringify(sample))}.pdf`;
  const path = join(CACHE, name);
  return existsSync(path) ? path : keep(name, printSample(sample).pdf);
}
