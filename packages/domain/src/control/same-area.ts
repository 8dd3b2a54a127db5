// The area that a deed gives and the one that was measured: they may differ by a twentieth (loi de 1965, article 46).
import { onlyNumber, type Paper, type Reading } from './examined.ts';

const MOST_APART = 0.05;

/** What was measured and contradicts the others; the deed stands. Null where they agree or one is not known. */
export function areasApart(papers: readonly Paper[], others: readonly Paper[]): Reading[] | null {
  const areasOf = (some: readonly Paper[]) =>
    some.flatMap((paper) => onlyNumber(paper, 'surface_carrez') ?? []);
  for (const ours of areasOf(papers.filter(({ type }) => type !== 'TITRE_PROP')))
    for (const theirs of areasOf(others))
      if (Math.abs(ours.value - theirs.value) > MOST_APART * Math.max(ours.value, theirs.value))
        return [ours.reading];
  return null;
}
