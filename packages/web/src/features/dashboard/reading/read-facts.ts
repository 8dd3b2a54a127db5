// The facts of a file as its drawer lists them: document by document, that of the page on show first.
import type { FactView, ReadDocumentView, ReadingView } from '@quitus/api/reading.api';
import { inOrder } from '@quitus/domain/reading/fact-order';

export type ShownFact = {
  id: string;
  /** Which document of the file, from 0. */
  document: number;
  fact: FactView;
  /** The document gives two values of the same thing. */
  doubled: boolean;
};

export function factsOf({ facts }: ReadDocumentView, document: number): ShownFact[] {
  const seen = new Map<string, number>();
  return inOrder(facts).map((fact) => {
    const nth = seen.get(fact.name) ?? 0;
    seen.set(fact.name, nth + 1);
    return {
      // Kept when the values change: whoever corrects one stays on it.
      id: `${document} ${fact.name} ${nth}`,
      document,
      fact,
      doubled: facts.filter(({ name }) => name === fact.name).length > 1,
    };
  });
}

export const allFacts = ({ documents }: ReadingView): ShownFact[] =>
  documents.flatMap((document, index) => factsOf(document, index));

/**
 * The document that a page belongs to. A convocation holds the pages of its annexes: the shorter says
 * more of what is looked at. A page that nothing was read on goes with the first document.
 */
export function documentAt({ documents }: ReadingView, page: number): number {
  const holders = [...documents.entries()]
    .filter(([, { pages, facts }]) => pages.includes(page) && facts.length > 0)
    .toSorted(([, a], [, b]) => a.pages.length - b.pages.length);
  const readable = documents.findIndex(({ facts }) => facts.length > 0);
  return holders[0]?.[0] ?? Math.max(readable, 0);
}
