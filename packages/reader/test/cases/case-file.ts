// A case is a paper as plain text with what is true of it: a file of packages/reader/cases (README.md there).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { DOCUMENT_TYPES, type DocumentType } from '@quitus/domain/documents/document-type';
import type { FactValue } from '@quitus/domain/reading/fact-value';
import { type SubKind, SUB_KINDS } from '@quitus/domain/reading/read-document';

import { isLayout, type Layout } from './case-pages.ts';

export type Case = {
  name: string;
  type: DocumentType | null;
  sub_kind: SubKind | null;
  layout: Layout;
  /** The sentence of law or money that the reader may never get wrong here. */
  must: string | null;
  /** What `recognise` answers, where the case asks for it. */
  documents: string | null;
  facts: Record<string, FactValue>;
  /** Names of facts that the paper does not state. */
  absent: readonly string[];
  /** Values that a careless reader would take. */
  wrong: Record<string, FactValue>;
  /** Whether `facts` is all that the paper states. */
  complete: boolean;
  pages: readonly string[];
};

export const CASES = join(import.meta.dirname, '..', '..', 'cases');
const END_OF_HEAD = '\n====\n';
const PAGE_BREAK = '\n=== page ===\n';

const isDocumentType = (word: string): word is DocumentType =>
  DOCUMENT_TYPES.some((type) => type === word);
const isSubKind = (word: string): word is SubKind => SUB_KINDS.some((kind) => kind === word);

function paperOf(words: string): Pick<Case, 'type' | 'sub_kind'> {
  const [type = '', sub_kind = ''] = words.split(' ');
  return {
    type: isDocumentType(type) ? type : null,
    sub_kind: isSubKind(sub_kind) ? sub_kind : null,
  };
}

function layoutOf(word: string, name: string): Layout {
  if (!isLayout(word)) throw new Error(`${name}: no layout is called « ${word} »`);
  return word;
}

export function parseCase(name: string, text: string): Case {
  const at = text.indexOf(END_OF_HEAD);
  if (at < 0) throw new Error(`${name}: no line of four equals signs ends the head`);
  const lines = text.slice(0, at).split('\n');
  const valueOf = (key: string): string | null =>
    lines.find((line) => line.startsWith(`${key}: `))?.slice(key.length + 2) ?? null;
  const valuesOf = (sign: string): Record<string, FactValue> =>
    Object.fromEntries(
      lines
        .filter((line) => line.startsWith(sign))
        .map((line) => {
          const [fact = '', ...value] = line.slice(sign.length).split(': ');
          return [fact, JSON.parse(value.join(': '))];
        }),
    );
  return {
    name,
    ...paperOf(valueOf('paper') ?? ''),
    layout: layoutOf(valueOf('layout') ?? '', name),
    must: valueOf('must'),
    documents: valueOf('documents'),
    facts: valuesOf('+ '),
    absent: valueOf('absent')?.split(' ') ?? [],
    wrong: valuesOf('- '),
    complete: lines.includes('complete: yes'),
    pages: text
      .slice(at + END_OF_HEAD.length)
      .replace(/\n$/, '')
      .split(PAGE_BREAK),
  };
}

export const CASE_FOLDERS: readonly string[] = readdirSync(CASES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

export const casesIn = (folder: string): Case[] =>
  readdirSync(join(CASES, folder))
    .toSorted()
    .map((file) => parseCase(`${folder}/${file}`, readFileSync(join(CASES, folder, file), 'utf8')));
