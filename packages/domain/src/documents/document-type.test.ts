import { expect, it } from 'vitest';

import { CATEGORY_OF, DOCUMENT_CATEGORIES, DOCUMENT_TYPES } from './document-type.ts';
import { DOCUMENT_FACTS } from './document-types.data.ts';

it('lists 28 documents, category after category', () => {
  expect(new Set(DOCUMENT_TYPES).size).toBe(28);
  const floors = DOCUMENT_TYPES.map((type) => DOCUMENT_CATEGORIES.indexOf(CATEGORY_OF[type]));
  expect(floors).toEqual(floors.toSorted((a, b) => a - b));
  expect(
    DOCUMENT_CATEGORIES.map((_, floor) => floors.filter((one) => one === floor).length),
  ).toEqual([8, 13, 4, 3]);
});

it('gives every document its own name, in French typography', () => {
  const labels = DOCUMENT_TYPES.map((type) => DOCUMENT_FACTS[type].label);
  expect(new Set(labels).size).toBe(28);
  const texts = DOCUMENT_TYPES.flatMap((type) => Object.values(DOCUMENT_FACTS[type]));
  expect(texts.filter((text) => text !== null && /'| [:;?!]/.test(text))).toEqual([]);
});
