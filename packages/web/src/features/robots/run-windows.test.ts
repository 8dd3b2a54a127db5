import { expect, it } from 'vitest';

import { runWindows, standingWindows } from './run-windows.ts';
import { AT, testFetched, testRun, testSlot } from './test-robot.ts';

const slots = [testSlot('RCP_EDD'), testSlot('PV_AG'), testSlot('CHARGES')];
const statuses = (windows: { status: string }[]) => windows.map(({ status }) => status);

it('opens a window with its first file, leaves the next ajar and the others shut', () => {
  const run = testRun({ documents: [testFetched({ document_type: 'RCP_EDD' })] });
  expect(statuses(runWindows(run, slots))).toEqual([
    'NEW_A_VERIFIER',
    'SCRAPING_PROCESSING',
    'A_AJOUTER',
  ]);
});

it('leaves what was verified before the visit as it is', () => {
  const verified = [testSlot('RCP_EDD', 'VERIFIED'), testSlot('PV_AG'), testSlot('CHARGES')];
  expect(statuses(runWindows(testRun(), verified))).toEqual([
    'VERIFIED',
    'SCRAPING_PROCESSING',
    'A_AJOUTER',
  ]);
});

it('does not count as here what was left at the portal', () => {
  const run = testRun({ documents: [testFetched({ document_type: 'RCP_EDD', outcome: 'LEFT' })] });
  expect(statuses(runWindows(run, slots))[0]).toBe('SCRAPING_PROCESSING');
});

it('has no window for what the dossier does not ask or has set aside', () => {
  const aside = [{ ...testSlot('PV_AG'), waived_at: AT }, testSlot('CHARGES')];
  expect(runWindows(testRun(), aside).map(({ document_type }) => document_type)).toEqual([
    'CHARGES',
  ]);
  expect(standingWindows('TAX', null, slots)).toEqual([]);
});
