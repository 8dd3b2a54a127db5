import { expect, it } from 'vitest';

import { broughtBy, broughtWords, leftAside, reportTitle, retryAdvice } from './run-report.ts';
import { testFetched, testRun, testSlot } from './test-robot.ts';

it('groups what came by the document it went to, in the order of the dossier', () => {
  const run = testRun({
    state: 'DONE',
    documents: [
      testFetched({ document_type: null, title: 'Divers' }),
      testFetched({ title: 'PV 2025' }),
      testFetched({ document_type: 'RCP_EDD', title: 'Règlement' }),
      testFetched({ title: 'PV 2024' }),
    ],
  });
  const brought = broughtBy(run, [testSlot('RCP_EDD'), testSlot('PV_AG')]);
  expect(brought.map(({ document_type, documents }) => [document_type, documents.length])).toEqual([
    ['RCP_EDD', 1],
    ['PV_AG', 2],
    [null, 1],
  ]);
  expect(broughtWords(run)).toBe('4 nouveaux fichiers dans le dossier.');
});

it('tells the calls of a year from its first quarter on, however they came', () => {
  const titles = ['Appel de fonds T3 2026', 'Appel T4 2026', 'Appel T2 2026', 'Appel T1 2026'];
  const documents = titles.map((title) => testFetched({ document_type: 'CHARGES', title }));
  const [charges] = broughtBy(testRun({ documents }), [testSlot('CHARGES')]);
  expect(charges?.documents.map(({ title }) => title)).toEqual(
    ['T1', 'T2', 'T3', 'T4'].map((quarter) => expect.stringContaining(quarter)),
  );
});

it('tells what is unreadable before what was left', () => {
  const run = testRun({
    documents: [
      testFetched({ outcome: 'LEFT' }),
      testFetched({ outcome: 'LEFT' }),
      testFetched({ outcome: 'BROKEN' }),
    ],
  });
  expect(leftAside(run).map(({ title }) => title)).toEqual([
    '1 document illisible sur le portail',
    '2 documents laissés sur le portail',
  ]);
});

it('says that nothing new is no failure', () => {
  expect(broughtWords(testRun({ state: 'DONE' }))).toContain('Rien de nouveau');
  expect(broughtWords(testRun({ state: 'FAILED' }))).toBe('');
});

it('does not call a failure what somebody stopped', () => {
  expect(reportTitle(testRun({ state: 'FAILED', code: 'CANCELLED' }))).toBe('Récupération arrêtée');
  expect(reportTitle(testRun({ state: 'FAILED', code: 'CAPTCHA' }))).toBe(
    'Récupération interrompue',
  );
});

it('never advises to try a refused password again as it is', () => {
  expect(retryAdvice('LOGIN_FAILED')).toBe('AFTER_CHANGE');
  expect(retryAdvice('PORTAL_DOWN')).toBe('BY_ITSELF');
  expect(retryAdvice('CAPTCHA')).toBe('AGAIN');
  expect(retryAdvice(null)).toBe('AGAIN');
});
