// What several papers of this batch share: shares rounded to the cent, rows, sheets that lie, papers of none of ours.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { FactName } from '@quitus/domain/reading/facts.data';

import { type Paper, paperOf, type Truth } from '../../paper.ts';
import { sum } from '../../writing.ts';

export const share = (whole: number, part: number, base: number): number =>
  Math.round((whole * part) / base);

/** A key of a call: what is asked of the building, and the part of one owner. */
export type Key = readonly [code: string, label: string, whole: number, base: number, part: number];
export const quote = ([, , whole, base, part]: Key): number => share(whole, part, base);
export const quotes = (keys: readonly Key[]): number => sum(keys.map(quote));

export const lying = (paper: Paper): Paper => ({ ...paper, landscape: true });

/** A line of labelled values, in as many pairs as the form has columns. */
export const pairs = (rows: readonly (readonly string[])[], name = ''): string =>
  `<table class="${name}">${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</table>`;

export const row = (cells: readonly (string | number)[], style = ''): string =>
  `<tr style="${style}">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

const CATCH_ALL: readonly DocumentType[] = [
  'OTHER',
  'OTHER_PROPERTY_DOCS',
  'DOCS_AUTRE_ACQUEREURS',
];

export const stranger = (
  name: string,
  css: string,
  pages: readonly string[],
  also: readonly DocumentType[] = [],
  absent: readonly FactName[] = [],
): Paper => {
  const truth: Truth = {
    type: null,
    also: [...CATCH_ALL, ...also],
    sub_kind: null,
    facts: {},
    absent,
  };
  return paperOf(`etranger-${name}`, css, pages, truth);
};

/** A question put to the vote. */
export type Item = readonly [
  number: string,
  subject: string,
  text: string,
  votes: string,
  result: string,
];
