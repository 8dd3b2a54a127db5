// Reads a case once: what was read is kept under a hash of the case's text and of the reader's code.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Fact, ReadDocument } from '@quitus/domain/reading/read-document';

import { readFacts } from '../../src/proof/read-facts.ts';
import { recognise } from '../../src/recognise/recognise.ts';
import type { Case } from './case-file.ts';
import { pagesOf } from './case-pages.ts';

export type CaseReading = {
  facts: readonly Pick<Fact, 'name' | 'value'>[];
  /** « PV_AG 1,2 | ? 3 »; null where the case does not ask. */
  documents: string | null;
};

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
/** Slots for what is none of the named papers. */
const LOOSE = new Set(['OTHER', 'OTHER_PROPERTY_DOCS', 'DOCS_AUTRE_ACQUEREURS']);

/** Of everything that a reading depends on. */
function hashOfCode(): string {
  const hash = createHash('sha256');
  const files = globSync(['packages/{reader,domain,papers}/{src,test}/**/*', 'package-lock.json'], {
    cwd: ROOT,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

const cacheFolder = join(ROOT, '.cache', 'cases', hashOfCode());
mkdirSync(cacheFolder, { recursive: true });

const documentOf = ({ answered, type, sub_kind, pages }: ReadDocument): string => {
  const paper =
    answered && type && !LOOSE.has(type) ? [type, sub_kind ?? []].flat().join('/') : '?';
  return `${paper} ${pages.join(',')}`;
};

async function read({
  type,
  sub_kind,
  layout,
  pages: texts,
  documents,
}: Case): Promise<CaseReading> {
  const pages = await pagesOf(layout, texts);
  const facts = type ? readFacts(type, sub_kind, pages) : [];
  return {
    facts: facts.map(({ name, value }) => ({ name, value })),
    documents: documents === null ? null : recognise(pages).map(documentOf).join(' | '),
  };
}

export async function readCase(one: Case): Promise<CaseReading> {
  const { type, sub_kind, layout, pages, documents } = one;
  const asked = JSON.stringify({ type, sub_kind, layout, pages, documents: documents !== null });
  const file = join(cacheFolder, `${createHash('sha256').update(asked).digest('hex')}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const reading = await read(one);
  // Two processes may read the same case: neither opens what the other has half written.
  const part = `${file}.${process.pid}`;
  writeFileSync(part, JSON.stringify(reading));
  renameSync(part, file);
  return reading;
}
