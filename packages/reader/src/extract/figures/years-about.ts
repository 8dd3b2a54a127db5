// The year of account of a summary sheet, extracted by its two days in whatever words: « Début : 01/01/2025 –
// Fin : 31/12/2025 » in a card about the accounts. Two days are a year where they are about one apart and
// what stands over or before them speaks of accounts.
import { addDays, daysBetween } from '@quitus/domain/documents/calendar';

import { findDates } from '../../french/dates.ts';
import { fold } from '../../french/fold.ts';
import type { DatedPeriod } from '../../french/periods.ts';
import { foundBox } from '../../french/written.ts';
import { agreed, type Reading } from '../sheet/reading.ts';
import type { Passage } from '../sheet/sheet.ts';

const [ABOUT, OTHERS] = [
  /exercice|comptable|\bcomptes\b/,
  /mandat|contrat|syndic\b|budget|assurance|travaux|approbation|approuvee?s? (?:le|par|en|lors)/,
];
const ENDS = /\bfin\b|clot|\bclos|\bau\b|termin|achev|jusqu|^[\s)]*(?:-|>|=>|\/|et|\t|\n)[\s(]*$/;
/** In signs: how far back words are about a day, and how far apart the two may stand. */
const [BEFORE, NEAR, BETWEEN] = [140, 30, 45];
const [LEAST, MOST] = [180, 560];

/** None where two passages tell two years. */
export function yearsAbout(passages: readonly Passage[]): Reading<DatedPeriod>[] {
  const only = agreed(passages.flatMap(yearsIn));
  return only ? [only] : [];
}

function yearsIn({ written, page }: Passage): Reading<DatedPeriod>[] {
  const folded = fold(written.text);
  const days = findDates(written).map((one) => {
    const at = written.text.indexOf(one.raw, written.starts[one.from] ?? 0);
    return { ...one, at, end: at + one.raw.length };
  });
  return days.flatMap((first, index): Reading<DatedPeriod>[] => {
    const next = days[index + 1];
    if (!next || next.at - first.end > BETWEEN) return [];
    const length = daysBetween(first.value, next.value);
    const between = folded.slice(first.end, next.at);
    const before = folded.slice(Math.max(0, first.at - BEFORE), first.at);
    const near = before.slice(-NEAR).split('\n').at(-1) ?? '';
    const isYear = length > LEAST && length < MOST && ENDS.test(between);
    if (!isYear || !ABOUT.test(before) || OTHERS.test(`${near} ${between}`)) return [];
    return [
      {
        value: { kind: 'RANGE', from: first.value, to: next.value },
        raw: `${first.raw} – ${next.raw}`,
        box: foundBox(written, { ...first, to: next.to }),
        page,
      },
    ];
  });
}

/** « du 01/10/2024 au … approuvés le 19/02/2026 »: where OCR lost the end, the next day is another thing's. */
export function endsAYear({ value, page }: Reading<DatedPeriod>): boolean {
  const next = addDays(value.to, 1).slice(8);
  return page.source !== 'OCR' || next === '01' || next === value.from.slice(8);
}
