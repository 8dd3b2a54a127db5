// The accounts that go with a convocation: which annexes there are, of which year, and the works that 4 and 5 name.
// Their sums name themselves (`arithmetic`).
import type { Fact } from '@quitus/domain/reading/read-document';

import { factsOf, readWords } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { closedOn } from './annexe-days.ts';
import { loanFacts } from './annexe-loans.ts';
import {
  ANNEXES,
  type AnnexeNumber,
  type AnnexePart,
  annexeParts,
  wholePages,
} from './annexe-parts.ts';
import { titledAnnexes } from './annexe-titles.ts';
import { closedWorksFacts, openWorksFacts } from './annexe-travaux.ts';

const RULE = 'annexes';
/** `known`: the only one that the pages are, whatever they are titled. */
export function annexes(sheets: readonly Sheet[], known: AnnexeNumber | null = null): Fact[] {
  const titled = annexeParts(sheets);
  const parts = titled.length > 0 || known === null ? titled : wholePages(sheets, known);
  const of = (number: AnnexeNumber) => parts.filter((part) => part.number === number);
  const closed = closedOn([...new Set(parts.map(({ sheet }) => sheet))]);
  // Annexe 4 tells works by works what annexe 2 tells of the year: where both are sent, the year is asked of the latter.
  const isStated = of(2).length > 0;
  return [
    ...factsOf('closed_on', RULE, [closed]),
    ...presentFacts(parts, sheets.flatMap(titledAnnexes)),
    ...loanFacts(of(1)),
    ...of(4)
      .flatMap(closedWorksFacts)
      .filter(({ name }) => !(isStated && name === 'charges_travaux')),
    ...of(5).flatMap(openWorksFacts),
  ];
}

function presentFacts(parts: readonly AnnexePart[], titled: readonly AnnexeNumber[]): Fact[] {
  const present = ANNEXES.filter(
    (number) => titled.includes(number) || parts.some((part) => part.number === number),
  );
  const [first] = parts;
  const title = first?.lines[0];
  if (!first || !title) return [];
  // They are sent together: where OCR skips one, it may have skipped others.
  const hasGap = present.some((number, at) => at > 0 && number - (present[at - 1] ?? 0) > 1);
  if (hasGap && parts.some(({ sheet }) => sheet.page.source === 'OCR')) return [];
  const words = title.cells.flatMap((cell) => cell.words);
  return factsOf('annexes', RULE, [
    readWords(
      present.map(String),
      words.map(({ text }) => text).join(' '),
      words,
      first.sheet.page,
    ),
  ]);
}
