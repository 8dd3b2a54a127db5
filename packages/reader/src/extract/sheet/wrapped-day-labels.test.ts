// A form set close: each line stands right under the one before, and cells keep their columns.
import { expect, it } from 'vitest';

import type { Page, Word } from '../../page/page.ts';
import { REPORT } from '../figures/survey-days.data.ts';
import { sheetOf } from './sheet.ts';
import { daysBesideWrapped } from './wrapped-day-labels.ts';

const [LETTER, PITCH, INK] = [5, 11, 10];

function closePage(...lines: readonly string[]): Page {
  const words = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map(({ 0: text, index }): Word => {
      const [left, top] = [40 + index * LETTER, 60 + row * PITCH];
      return { text, box: [left, top, left + text.length * LETTER, top + INK] };
    }),
  );
  const size = { width: 595, height: 842 };
  return { number: 1, ...size, source: 'TEXT', words, sheet: { ...size, from_page: null } };
}

it.each([
  [
    [
      'Dossier       AB-26-118        Date                14/04/2025',
      '                               d’établissement',
      'Validité      13/04/2035       Année               1970',
    ],
    ['2025-04-14'],
  ],
  [
    [
      'Dossier       AB-26-118        Date d’édition',
      '                               du rapport          14/04/2025',
      'Validité      13/04/2035       Année               1970',
    ],
    ['2025-04-14'],
  ],
  // Another label, that its colon ends or a capital opens.
  [['Date :        12/04/2025', 'établi par M. ESSAI'], []],
  [['Date          12/04/2025', 'Établissement ESSAI'], []],
])('%s', (lines, days) => {
  const sheet = sheetOf(closePage(...lines));
  expect(daysBesideWrapped(sheet, REPORT).map(({ value }) => value)).toEqual(days);
});
