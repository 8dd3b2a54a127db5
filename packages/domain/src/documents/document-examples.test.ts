import { expect, it } from 'vitest';

import { DOCUMENT_EXAMPLES } from './document-examples.data.ts';
import { DOCUMENT_TYPES } from './document-type.ts';

it.each(DOCUMENT_TYPES)('%s has a few examples of each, short enough to be read', (type) => {
  const { accepted, refused } = DOCUMENT_EXAMPLES[type];
  for (const examples of [accepted, refused]) {
    expect(examples.length).toBeGreaterThanOrEqual(1);
    expect(examples.length).toBeLessThanOrEqual(3);
    expect(examples.filter((one) => one.length > 90 || one.endsWith('.'))).toEqual([]);
  }
  expect(accepted.filter((one) => refused.includes(one))).toEqual([]);
});
