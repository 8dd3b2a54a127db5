// A sample paper is told in blocks and printed in one of several looks, as if by different software.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { typeset } from '../typeset.ts';

/** Each is drawn in press.typ. */
export type Look = 'sober' | 'band' | 'typewriter' | 'notarial' | 'registry' | 'academic';

export type Column = { head?: string; right?: boolean; width?: number };
export type Row = { cells: readonly string[]; strong?: boolean; section?: boolean };
type Room = { x: number; y: number; w: number; h: number; label: string; door: boolean };

export type Block =
  | { kind: 'letterhead'; name: string; lines: readonly string[]; right: readonly string[] }
  | { kind: 'addressee'; lines: readonly string[] }
  | { kind: 'title'; text: string; sub: string }
  | { kind: 'heading'; text: string; level: 1 | 2 }
  | { kind: 'text'; text: string; side: 'left' | 'right' | 'center'; size?: number }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'fields'; rows: readonly (readonly [string, string])[]; width: number }
  | {
      kind: 'table';
      columns: readonly Column[];
      rows: readonly Row[];
      size?: number;
      inset?: number;
    }
  | { kind: 'box'; blocks: readonly Block[] }
  | { kind: 'columns'; sides: readonly (readonly Block[])[] }
  | { kind: 'checks'; items: readonly (readonly [boolean, string])[] }
  | { kind: 'scale'; letter: string; value: string; climate: boolean }
  | { kind: 'plan'; width: number; height: number; scale: number; rooms: readonly Room[] }
  | {
      kind: 'card';
      title: string;
      portrait: boolean;
      fields: readonly (readonly [string, string])[];
      mrz: readonly string[];
    }
  | { kind: 'signature'; names: readonly string[] }
  | { kind: 'gap'; mm: number }
  | { kind: 'page' }
  | { kind: 'cut' };

/** What is printed, and beside it what a reader should find there. */
export type Sample<Truth = object> = {
  look: Look;
  title: string;
  /** On top of every page. */
  header?: string | undefined;
  /** At the foot of every page: whose paper it is, its reference. */
  footer: string;
  /** ISO day the paper was written. */
  written_on: string;
  /** Pale ink makes a paper that nobody can read. */
  ink?: string;
  flipped?: boolean;
  blocks: readonly Block[];
  truth: Truth;
};

const TEMPLATE = readFileSync(join(import.meta.dirname, 'press.typ'), 'utf8');

const NBSP = '\u00a0';

/** The spaces that French keeps from breaking are put in here, so that the texts stay easy to type. */
const french = (text: string): string =>
  text
    .replaceAll(/ (?=[:;?!»%€]|m²|kWh)/g, NBSP)
    .replaceAll('« ', `«${NBSP}`)
    .replaceAll(/(?<=n°) /g, NBSP);

/** The same sample makes the same bytes. */
export function printSample(sample: Sample): { pdf: Uint8Array; pages: number } {
  const { truth: _truth, written_on, header = null, ...told } = sample;
  const date = written_on.split('-').map(Number);
  const data: unknown = JSON.parse(JSON.stringify({ ...told, header, date }), (_key, value) =>
    typeof value === 'string' ? french(value) : value,
  );
  const pdf = typeset(TEMPLATE, data, new Date(`${written_on}T12:00:00Z`));
  return { pdf, pages: countPages(pdf) };
}

/** A page tree says how many leaves it has; the whole tree says the most. */
function countPages(pdf: Uint8Array): number {
  const counts = Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/\/Count (\d+)/g);
  return Math.max(...[...counts].map(([, count]) => Number(count)));
}
