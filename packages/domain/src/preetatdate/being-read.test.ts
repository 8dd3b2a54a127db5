import { expect, test } from 'vitest';

import { MINUTE_MS } from '../time/durations.ts';
import { mayComplete, pauseForReading } from './being-read.ts';

test('a source that is being read, or a file that is not sorted, may complete the statement', () => {
  expect(mayComplete({ document_type: 'CHARGES', name: 'appel.pdf' })).toBe(true);
  expect(mayComplete({ document_type: null, name: 'scan.pdf' })).toBe(true);
  expect(mayComplete({ document_type: 'RIB', name: 'rib.pdf' })).toBe(false);
});

test('a paid order waits some minutes for the readings, then goes on', () => {
  let waited = 0;
  for (let pause = pauseForReading(0); pause !== null; pause = pauseForReading(waited))
    waited += pause;
  expect(waited).toBe(5 * MINUTE_MS);
});
