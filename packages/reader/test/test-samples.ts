// Every sample of the papers that have rules, in every layout, against its truth.
import { FACTS } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';
import { printSample } from '@quitus/papers/samples/press';
import { beforeAll, expect, it } from 'vitest';

import type { Page } from '../src/page/page.ts';
import { readFacts } from '../src/proof/read-facts.ts';
import { readDocuments } from '../src/read.ts';
import { pagesOfEach } from './bound-papers.ts';
import { temporaryFiles, temporaryFolder } from './files.ts';
import type { ExpectedPaper } from './sample-facts.ts';

/** Papers print with spaces that do not break. */
const extracted = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replaceAll('\u00a0', ' ');

/** A file of several papers, such as the annexes, tells what each of them tells, but which of the annexes it is. */
function read({ type, sub_kind, ...paper }: ExpectedPaper, pages: readonly Page[]): Fact[] {
  const documents = readDocuments(pages);
  if (documents.length < 2) return readFacts(type, sub_kind, pages);
  const told = documents
    .flatMap(({ facts }) => facts)
    .filter(({ name }) => name !== 'annexes' || 'annexes' in paper.expected);
  return [...new Map(told.map((fact) => [`${fact.name} ${extracted(fact.value)}`, fact])).values()];
}

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

/** One family of papers is one test: its papers in all their layouts. */
export function testSamples(families: readonly (readonly ExpectedPaper[])[]): void {
  const written = temporaryFiles();
  const folder = temporaryFolder();
  const pagesOf = new Map<ExpectedPaper, Page[]>();

  beforeAll(async () => {
    const papers = families.flat();
    const printed = papers.map(({ sample }) => printSample(sample));
    for (const [index, pages] of (await pagesOfEach(printed, { written, folder })).entries()) {
      const paper = papers[index];
      if (paper) pagesOf.set(paper, pages);
    }
  }, 120_000);

  const named = families.map((papers) => ({ name: papers[0]?.paper ?? '', papers }));
  it.each(named)(
    'finds all that the sample « $name » states and nothing else',
    ({ name, papers }) => {
      const mistakes: string[] = [];
      let [right, found, wanted] = [0, 0, 0];
      for (const paper of papers) {
        const facts = read(paper, pagesOf.get(paper) ?? []);
        const expected = new Map<string, unknown>(Object.entries(paper.expected));
        const isRight = ({ name: of, value }: Fact) =>
          extracted(expected.get(of)) === extracted(value);
        const missing = [...expected.keys()].filter(
          (of) => !facts.some((fact) => fact.name === of),
        );
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
    },
  );
}
