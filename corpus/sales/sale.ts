// A sale: the papers that a dossier received, and the statement that a careful person would draw from them.
// Who writes them has not seen the reader nor the computation.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';

import type { FieldReference } from '@quitus/domain/preetatdate/fields.data';

import type { Condition } from '../conditions/conditions.ts';
import { fileOf } from '../files.ts';
import type { Paper } from '../paper.ts';
import type { Press } from '../press.ts';

/** Cents, on their day (`YYYY-MM-DD`), the earliest first; `day` is null where the papers give none. */
export type Instalment = { day: string | null; cents: number };
/** Cents: voted for the whole syndicat, the share of the lots sold, called of that share at the day, left of it. */
export type Work = {
  title: string;
  voted: number;
  share: number | null;
  called: number | null;
  left: number | null;
};

/**
 * Amounts are cents; an area is m² (62.45); a day `YYYY-MM-DD`; a period `YYYY-MM-DD/YYYY-MM-DD`.
 * Null: the papers do not tell. `contradictory`: two of them disagree, nobody but a person can choose.
 */
export type SaleTruth =
  | number
  | string
  | boolean
  | readonly string[]
  | { schedule: readonly Instalment[] }
  | { works: readonly Work[] }
  | null;

/** What the command is given beside the papers. */
export type SaleDossier = {
  address: string;
  lots: readonly string[];
  owners: readonly string[];
  rnc?: string;
  type?: string;
};

/** One file as it was sent: a paper, or several bound together (a convocation and its annexes). */
export type SaleFile = {
  /** Without its ending. */
  file: string;
  papers: readonly Paper[];
  condition: Condition;
};

export type Sale = {
  name: string;
  /** What it tries, in words. */
  told: string;
  /** The day that the statement speaks for. */
  date: string;
  dossier: SaleDossier;
  files: readonly SaleFile[];
  /** A reference that is absent is not judged. */
  truth: Partial<Record<FieldReference, SaleTruth>>;
};

/** A paper of a sale: what it is on its own is not judged here. */
export const sheetOf = (
  name: string,
  css: string,
  pages: readonly string[],
  landscape = false,
): Paper => ({ name, css, pages, landscape, documents: [] });

/** A file that holds these papers. */
export const sent = (
  file: string,
  papers: Paper | readonly Paper[],
  condition: Condition = 'numerique',
): SaleFile => ({ file, papers: 'pages' in papers ? [papers] : papers, condition });

/** Writes `dossier.json` and the files into the folder, where a command can be run on them. */
export async function printSale(sale: Sale, folder: string, press: Press): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'dossier.json'), `${JSON.stringify(sale.dossier, null, 2)}\n`);
  const paths: string[] = [];
  for (const { file, papers, condition } of sale.files) {
    const name = `${sale.name}/${file}`;
    const { path } = await fileOf({ name, batch: 0, papers, condition }, press);
    const printed = join(folder, `${file}${extname(path)}`);
    copyFileSync(path, printed);
    paths.push(printed);
  }
  return paths;
}
