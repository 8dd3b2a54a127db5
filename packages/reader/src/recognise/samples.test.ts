// Every sample paper, bound in one file: read once, asked of each alone and of all together.
import { join } from 'node:path';

import { createBuilding } from '@quitus/papers/samples/building';
import { CATALOGUE } from '@quitus/papers/samples/catalogue';
import { createHome } from '@quitus/papers/samples/home';
import { printSample } from '@quitus/papers/samples/press';
import { beforeAll, describe, expect, it } from 'vitest';

import { temporaryFiles, temporaryFolder } from '../../test/files.ts';
import { type MergePart, mergeToPdf } from '../file/merge.ts';
import type { Page } from '../page/page.ts';
import { readPages } from '../page/read-pages.ts';
import { recognise } from './recognise.ts';

const address = { street: '3 Rue des Tanneurs', postcode: '37000', city: 'Tours' };
const building = createBuilding({
  seed: 'lecture',
  year: 2026,
  address,
  built_year: 1961,
  flats: 18,
  annex: 'Cave',
  has_lift: true,
});
const home = createHome({
  seed: 'lecture/home',
  address,
  built_year: 1961,
  year: 2026,
  surface: 5810,
  lot: { building, number: 7 },
});

const SLOW = 60_000;
const written = temporaryFiles();
const folder = temporaryFolder();
const papers: { title: string; type: string; first: number; last: number }[] = [];
let pages: Page[] = [];

beforeAll(async () => {
  const parts: MergePart[] = [];
  let first = 1;
  for (const { name, layout, document_type, make } of CATALOGUE) {
    const printed = printSample(make(home));
    const [title, last] = [`${name}, ${layout}`, first + printed.pages - 1];
    papers.push({ title, type: document_type, first, last });
    parts.push({ path: written(printed.pdf), format: 'PDF', title, group: name });
    first = last + 1;
  }
  const bound = join(folder, 'bound.pdf');
  await mergeToPdf(parts, bound);
  pages = await readPages(bound, 'PDF', { ocr: false });
}, SLOW);

describe('the sample papers', () => {
  it('are all there', () => expect(pages).toHaveLength(papers.at(-1)?.last ?? 0));

  it('are each of their type, from the first page to the last', () => {
    const wrong = papers.flatMap(({ title, type, first, last }) => {
      const documents = recognise(pages.slice(first - 1, last));
      const isRight = documents.every((one) => one.answered && one.type === type);
      return isRight ? [] : [{ title, documents }];
    });
    expect(wrong).toEqual([]);
  });

  it('bound together are parted where each begins', () => {
    const documents = recognise(pages);
    const starts = papers.map(({ title, type, first }) => {
      const opened = documents.find((one) => one.pages[0] === first);
      return { title, type, found: opened?.type };
    });
    expect(starts.filter(({ type, found }) => type !== found)).toEqual([]);
    const others = documents.filter((one) => papers.every(({ first }) => one.pages[0] !== first));
    expect(others.filter(({ type, sub_kind }) => type !== 'CV_AG' || sub_kind === null)).toEqual(
      [],
    );
  });

  it('give a convocation all of its annexes', () => {
    const whole = papers.find(({ title }) => title === 'convocation, complete');
    const documents = recognise(pages.slice((whole?.first ?? 0) - 1, whole?.last));
    expect(documents.map(({ sub_kind }) => sub_kind)).toEqual([
      null,
      'VOTE_PAR_CORRESPONDANCE',
      'ANNEXE_1',
      'ANNEXE_2',
      'ANNEXE_3',
      'ANNEXE_4',
      'ANNEXE_5',
    ]);
    expect(documents[0]?.pages.at(-1)).toBe(whole?.last);
  });
});
