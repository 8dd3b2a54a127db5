// Every sample of the papers that have rules, in every layout, of two homes, against its truth.
import { FACTS } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';
import { printSample } from '@quitus/papers/samples/press';
import { beforeAll, describe, expect, it } from 'vitest';

import { pagesOfEach } from '../../test/bound-papers.ts';
import { DEED_PAPERS } from '../../test/deed-facts.ts';
import { temporaryFiles, temporaryFolder } from '../../test/files.ts';
import { HOME_PAPERS } from '../../test/home-facts.ts';
import { type ExpectedPaper, HOMES, PAPERS } from '../../test/sample-facts.ts';
import { SURVEY_PAPERS } from '../../test/survey-facts.ts';
import type { Page } from '../page/page.ts';
import { readFacts } from '../proof/read-facts.ts';
import { readDocuments } from '../read.ts';

const written = temporaryFiles();
const folder = temporaryFolder();

/** Papers print with spaces that do not break. */
const extracted = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replaceAll('\u00a0', ' ');

/** Deeds of the small building only: of a long table of lots, the reader gives up the shares. */
const FAMILIES = [
  ...[...PAPERS, ...HOME_PAPERS, ...SURVEY_PAPERS].map((papers) => HOMES.flatMap(papers)),
  ...DEED_PAPERS.map((papers) => HOMES.slice(1).flatMap(papers)),
];
const pagesOf = new Map<ExpectedPaper, Page[]>();

beforeAll(async () => {
  const papers = FAMILIES.flat();
  const printed = papers.map(({ sample }) => printSample(sample));
  for (const [index, pages] of (await pagesOfEach(printed, { written, folder })).entries()) {
    const paper = papers[index];
    if (paper) pagesOf.set(paper, pages);
  }
}, 120_000);

/** A file of several papers, such as the annexes, tells what each of them tells, but which of the annexes it is. */
function read({ type, sub_kind, ...paper }: ExpectedPaper, pages: readonly Page[]): Fact[] {
  const documents = readDocuments(pages);
  if (documents.length < 2) return readFacts(type, sub_kind, pages);
  const told = documents
    .flatMap(({ facts }) => facts)
    .filter(({ name }) => name !== 'annexes' || 'annexes' in paper.expected);
  return [...new Map(told.map((fact) => [`${fact.name} ${extracted(fact.value)}`, fact])).values()];
}

describe.each(FAMILIES)('%o', (...papers) => {
  const name = papers[0]?.paper ?? '';

  it(`${name}: nothing wrong, nothing missing`, () => {
    const mistakes: string[] = [];
    let [right, found, wanted] = [0, 0, 0];
    for (const paper of papers) {
      const facts = read(paper, pagesOf.get(paper) ?? []);
      const expected = new Map<string, unknown>(Object.entries(paper.expected));
      const isRight = ({ name: of, value }: Fact) =>
        extracted(expected.get(of)) === extracted(value);
      const missing = [...expected.keys()].filter((of) => !facts.some((fact) => fact.name === of));
      right += facts.filter(isRight).length;
      found += facts.length;
      wanted += expected.size;
      mistakes.push(
        ...facts
          .filter((fact) => !isRight(fact))
          .map((fact) => `${paper.layout}: ${fact.name} is not ${extracted(fact.value)}`),
        ...missing.map((of) => `${paper.layout}: ${of} was not found`),
      );
      expect(facts.filter((fact) => !isShown(fact))).toEqual([]);
    }
    process.stdout.write(
      `${name}: precision ${rate(right, found)}, recall ${rate(right, wanted)} (${wanted} facts)\n`,
    );
    expect(mistakes).toEqual([]);
  });
});

const rate = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

/** It has a name that screens know, a page, a box on it, and the words it was read from. */
const isShown = ({ name, page, box: [left, top, right, bottom], raw, rule }: Fact): boolean =>
  name in FACTS &&
  page >= 1 &&
  left >= 0 &&
  top >= 0 &&
  right > left &&
  bottom > top &&
  right < 1200 &&
  bottom < 1200 &&
  raw !== '' &&
  rule !== '';
