import { expect, test } from 'vitest';

import {
  openedPage,
  questionsOf,
  neededQuestions,
  sectionsOf,
  usualPaper,
} from './statement-view.ts';
import { testEvidence, testField, testSource, testStatement } from './test-statement.ts';

test('a section tells what is settled, what one press confirms, what is left', () => {
  const [owed] = sectionsOf(
    testStatement({
      fields: [
        testField('I-A-1-a', { state: 'CONFIRMED', value: 0 }),
        testField('I-A-1-b', { state: 'READ', value: 0 }),
        testField('I-A-2', { state: 'PROVEN', value: 0 }),
        testField('I-A-5'),
      ],
    }),
  );
  expect(owed).toMatchObject({ section: 'OWED_BY_SELLER', confirmed: 1, to_confirm: 2, open: 1 });
});

test('what delivery waits for is asked first, disagreements before gaps', () => {
  const statement = testStatement({
    fields: [
      testField('RNC', { state: 'CONTRADICTORY' }),
      testField('VIE-FIBRE'),
      testField('I-A-2'),
      testField('TANTIEMES', { state: 'CONTRADICTORY' }),
      testField('BASE', { state: 'TO_CHECK' }),
      testField('SYNDIC', { state: 'READ', value: 'Cabinet Marteau' }),
    ],
  });
  expect(questionsOf(statement).map(({ reference }) => reference)).toEqual([
    'RNC',
    'TANTIEMES',
    'BASE',
    'I-A-2',
    'VIE-FIBRE',
  ]);
  expect(neededQuestions(statement)).toHaveLength(4);
});

test('beside a field opens the page it was read on, found or only proposed', () => {
  const papers = { sources: [testSource()], files: [] };
  const place = { file_id: testSource().file_id, name: 'Appel T4 2026.pdf', page: 3 };
  const evidence = [testEvidence()];
  expect(openedPage(testField('PROVISION', { evidence }), papers)).toEqual(place);
  const candidates = [{ value: 1, as_of: null, evidence }];
  expect(openedPage(testField('TANTIEMES', { candidates }), papers)).toEqual(place);
});

test('beside what nothing tells opens the paper where it usually stands', () => {
  const call = testSource();
  const account = testSource({ file_id: 'b', name: 'Relevé.pdf', sub_kind: 'RELEVE_DE_COMPTE' });
  const papers = { sources: [call, account], files: [] };
  // The statement of account comes before the call in the table of fields.
  expect(usualPaper('I-A-1-a', papers)?.name).toBe('Relevé.pdf');
  expect(usualPaper('VIE-RCP', papers)).toBeNull();
});

test('a paper that told nothing is still opened, at its beginning', () => {
  const files = [{ id: 'c', name: 'Règlement.pdf', document_type: 'RCP_EDD' as const }];
  expect(usualPaper('VIE-RCP', { sources: [], files })).toEqual({
    file_id: 'c',
    name: 'Règlement.pdf',
    page: 1,
  });
});
