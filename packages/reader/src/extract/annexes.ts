// The accounts that go with a convocation: each annexe by its own rules.
import type { Fact } from '@quitus/domain/reading/read-document';

import { findDates } from '../french/dates.ts';
import { findPeriods } from '../french/periods.ts';
import { writtenText } from '../french/written.ts';
import { bilanFacts } from './annexe-bilan.ts';
import { annexeColumn } from './annexe-columns.ts';
import { currentFacts, generalFacts } from './annexe-gestion.ts';
import {
  ANNEXES,
  type AnnexeNumber,
  type AnnexePart,
  annexeParts,
  wholePages,
} from './annexe-parts.ts';
import { closedWorksFacts, openWorksFacts } from './annexe-travaux.ts';
import { blocksOf } from './blocks.ts';
import { after, datesAfter } from './labelled.ts';
import { distinct, factsOf, readWords, type Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';

const RULE = 'annexes';
const CLOSED =
  /fin (?:de l'|d')exercice(?: clos)?(?: ?\(?n\)?)?\s*\(?(?:le|au|du)?|apres repartition (?:au|a la date du)|exercice clos(?: realise)?(?: \(?n\)?)? (?:le|au)|arretes? (?:au|le)|clotures?(?: de l'exercice)?(?: (?:le|au|du))?\s*\(?|(?:situation|bilan|comptes?) au/;

/** `known`: the only one that the pages are, whatever they are titled. */
export function annexes(sheets: readonly Sheet[], known: AnnexeNumber | null = null): Fact[] {
  const titled = annexeParts(sheets);
  const parts = titled.length > 0 || known === null ? titled : wholePages(sheets, known);
  const of = (number: AnnexeNumber) => parts.filter((part) => part.number === number);
  const closed = closedOn([...new Set(parts.map(({ sheet }) => sheet))]);
  const [only, ...others] = closed;
  const year = only && others.length === 0 ? Number(only.value.slice(0, 4)) : null;
  return [
    ...factsOf('closed_on', RULE, closed),
    ...presentFacts(parts),
    ...bilanFacts(of(1), year),
    ...generalFacts(of(2), year),
    ...currentFacts(of(3), year),
    ...of(4).flatMap(closedWorksFacts),
    ...of(5).flatMap(openWorksFacts),
  ];
}

/** Told in words; else over the columns: the year that is closed is named, or is the later of two. */
function closedOn(sheets: readonly Sheet[]): Reading<string>[] {
  const told = distinct(
    sheets.flatMap((sheet) => [
      ...[sheet, ...blocksOf(sheet)].flatMap((passage) => datesAfter(passage, CLOSED)),
      ...after(
        sheet,
        /exercice(?: (?:clos|comptable|n|realise|ecoule|social))*(?: ?\(n\))?\s*\(?/,
        findPeriods,
      ).map((one) => ({
        ...one,
        value: one.value.to,
      })),
    ]),
  );
  return told.length > 0 ? told : distinct(sheets.flatMap(closedOverColumns));
}

function closedOverColumns({ tables, page }: Sheet): Reading<string>[] {
  const dated = tables.flatMap((table) =>
    table.columns.flatMap((column) => {
      const [only, ...others] = findDates(writtenText(column.head));
      return only && others.length === 0
        ? [{ value: only.value, raw: only.raw, box: table.box, page, column }]
        : [];
    }),
  );
  const named = distinct(dated.filter(({ column }) => annexeColumn(column, null) === 'CLOSED'));
  const days = [...new Set(dated.map(({ value }) => value))].toSorted();
  const [former, closed, ...more] = days;
  const isPair =
    former &&
    closed &&
    more.length === 0 &&
    Number(closed.slice(0, 4)) - Number(former.slice(0, 4)) === 1;
  const later = isPair && former.slice(4) === closed.slice(4) ? closed : null;
  return named.length > 0 ? named : dated.filter(({ value }) => value === later).slice(0, 1);
}

function presentFacts(parts: readonly AnnexePart[]): Fact[] {
  const present = ANNEXES.filter((number) => parts.some((part) => part.number === number));
  const [first] = parts;
  const title = first?.lines[0];
  if (!first || !title) return [];
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
