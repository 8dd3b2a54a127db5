// Whether all pages of a paper are there, by what the pages say of themselves: « page 3 / 11 », « - 3 - ».
import type { PageLabel } from '../reading/read-document.ts';
import type { ControlledFile } from './control.ts';
import type { Paper } from './examined.ts';

/** UNKNOWN where pages do not number themselves, or do not say of how many. */
export type PageCount = 'ALL' | 'MISSING' | 'UNKNOWN';

type Labels = readonly (PageLabel | null)[];

export function pageCount(printed: Labels): PageCount {
  const labels = printed.map((label, index) =>
    isFigure(label, printed[index + 1]) ? null : label,
  );
  const counted = wholeCount(labels);
  return counted !== 'MISSING' && !areRunning(labels) ? 'MISSING' : counted;
}

/** A lone « 4 » at the foot of a page whose next one is « 2 / 2 »: the last figure of a table. */
const isFigure = (label: PageLabel | null, next: PageLabel | null | undefined): boolean =>
  label?.of === null && next?.number === 2 && next.of !== null;

/** A paper may hold others that number theirs anew: each must go from its first page to its last. */
function wholeCount(labels: Labels): PageCount {
  let before: { number: number; of: number; index: number } | null = null;
  let counted = false;
  for (const [index, label] of labels.entries()) {
    if (!label || label.of === null) continue;
    counted = true;
    const next: { number: number; of: number; index: number } =
      before && before.number < before.of ? before : { number: 0, of: label.of, index: index - 1 };
    // The first page often has its title where the number would be.
    const isSecond = next.number === 0 && label.number === 2 && labels[index - 1] === null;
    // Blank backs are not counted; sheets of others that are enclosed are, and bear no number.
    const isNext = label.number === next.number + 1;
    const isInPlace = label.number - next.number === index - next.index;
    if (label.of !== next.of || !(isNext || isInPlace || isSecond)) return 'MISSING';
    before = { number: label.number, of: label.of, index };
  }
  if (before && before.number < before.of) return 'MISSING';
  return counted ? 'ALL' : 'UNKNOWN';
}

/** « - 3 - » is two pages after « - 1 - »; a cover may have no number, and another paper begins anew. */
function areRunning(labels: Labels): boolean {
  const numbered = labels.flatMap((label, index) =>
    label && label.of === null ? [{ number: label.number, index }] : [],
  );
  return numbered.every(({ number, index }, at) => {
    const before = numbered[at - 1];
    if (number === 1) return true;
    if (!before) return number <= index + 1;
    return number - before.number === index - before.index;
  });
}

const labelsOf = (paper: Paper, files: readonly ControlledFile[]): Labels => {
  const pages = files.find(({ file_id }) => file_id === paper.file_id)?.pages ?? [];
  return paper.pages.map((number) => pages.find((page) => page.number === number)?.label ?? null);
};

/** Over a whole file, since one numbering may run through several papers of it. */
export const pagesOfFile = ({ pages }: ControlledFile): PageCount =>
  pageCount(pages.map(({ label }) => label));

/** From its first page on, each says its place among how many. */
export const isNumbered = (paper: Paper, files: readonly ControlledFile[]): boolean => {
  const labels = labelsOf(paper, files);
  return labels[0]?.number === 1 && labels.every((label) => label !== null && label.of !== null);
};

/** Each page says which it is, the last that it is the last: nothing is missing, whatever it ends with. */
export const isCounted = (paper: Paper, files: readonly ControlledFile[]): boolean => {
  const labels = labelsOf(paper, files);
  return labels.every((label, index) => label?.number === index + 1 && label.of === labels.length);
};

/** The same of the whole file: one numbering runs through all papers of a bundle. */
export const isInCountedFile = (paper: Paper, files: readonly ControlledFile[]): boolean => {
  const pages = files.find(({ file_id }) => file_id === paper.file_id)?.pages ?? [];
  return pages.every(
    ({ label }, index) => label?.number === index + 1 && label.of === pages.length,
  );
};

/** « - 1 - », « - 2 - » to the last page; the first may bear a title where its number would be. */
export const isPaged = (paper: Paper, files: readonly ControlledFile[]): boolean => {
  const [first, ...labels] = labelsOf(paper, files);
  return (
    labels.length > 0 &&
    (first === null || first?.number === 1) &&
    labels.every((label, index) => label?.number === index + 2)
  );
};

/** « page 2 / 4 » and nothing after it, in this file or another; null where the paper goes to its end. */
export function stopsAt(
  paper: Paper,
  papers: readonly Paper[],
  files: readonly ControlledFile[],
): { number: number; of: number } | null {
  const labels = labelsOf(paper, files);
  const last = labels.at(-1);
  const isRunning = labels.every(
    (label, index) => label?.of === last?.of && label?.number === index + 1,
  );
  if (!last || last.of === null || !isRunning || last.number === last.of) return null;
  const goesOn = papers.some((other) => {
    const [first] = labelsOf(other, files);
    return first?.of === last.of && first.number === last.number + 1;
  });
  return goesOn ? null : { number: last.number, of: last.of };
}

/** « page 1 / 1 », and the paper goes on. */
export function endsEarly(paper: Paper, files: readonly ControlledFile[]): boolean {
  const labels = labelsOf(paper, files);
  return labels.some(
    (label, index) => label !== null && label.number === label.of && labels[index + 1] === null,
  );
}

/** It begins and ends as its kind does, and its articles follow each other, or its pages do. */
export const isBounded = (paper: Paper, files: readonly ControlledFile[]): boolean =>
  paper.bounds !== undefined &&
  paper.bounds.opens &&
  paper.bounds.closes &&
  (paper.bounds.runs || isPaged(paper, files));
