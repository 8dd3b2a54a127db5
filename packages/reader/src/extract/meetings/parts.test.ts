// A convocation keeps the pages of its annexes, and each annexe is listed again after it: both
// readings of the same page must say the same.
import { convocation } from '@quitus/papers/samples/convocation';
import { printSample } from '@quitus/papers/samples/press';
import { expect, it } from 'vitest';

import { temporaryFiles } from '../../../test/files.ts';
import { LARGE_BUILDING } from '../../../test/sample-facts.ts';
import { readPages } from '../../page/read-pages.ts';
import { readDocuments } from '../../read.ts';

const written = temporaryFiles();

it('annexes say nothing that their convocation contradicts', async () => {
  const { pdf } = printSample(convocation(LARGE_BUILDING, 'complete'));
  const pages = await readPages(written(pdf), 'PDF', { ocr: false });
  const [whole, ...parts] = readDocuments(pages);
  expect(parts.map(({ sub_kind }) => sub_kind)).toContain('ANNEXE_5');
  // The list of annexes that are there is of each document: one of five, or all five.
  const extracted = parts.flatMap(({ facts }) => facts.filter(({ name }) => name !== 'annexes'));
  // An annexe may tell more than the convocation does, and nothing else of the same.
  const contradicted = extracted.filter(({ name, value }) => {
    const stated = whole?.facts.filter((fact) => fact.name === name) ?? [];
    const isSame = stated.some((fact) => JSON.stringify(fact.value) === JSON.stringify(value));
    return stated.length > 0 && !isSame;
  });
  expect(extracted.length).toBeGreaterThan(20);
  expect(contradicted.map(({ name, value, rule }) => ({ name, value, rule }))).toEqual([]);
});
