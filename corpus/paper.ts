// A paper of the corpus: what is printed, page by page, and beside it what a reader should find there.
// Nobody who writes the reader's rules writes these, and the rules are never tuned on one of them alone.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact, SubKind } from '@quitus/domain/reading/read-document';

export type Value = Fact['value'];

/** Where a paper can be read in two ways that are both right. */
export type Either = { either: readonly Value[] };

export type Truth = {
  /** Null where the paper is none of those that a dossier asks for. */
  type: DocumentType | null;
  /** Other types that nobody would call wrong. */
  also?: readonly DocumentType[];
  /** Null is not judged. */
  sub_kind: SubKind | null;
  /** From 1; absent for every page of the paper. */
  pages?: readonly number[];
  facts: Partial<Record<FactName, Value | Either>>;
  /** Facts that the paper does not tell: whatever is read under these names is wrong. */
  absent?: readonly FactName[];
};

export type Paper = {
  /** What it is, a dash, its layout: « appel-grille ». */
  name: string;
  /** Nested under the paper's own class, so that two papers can share a file. */
  css: string;
  /** HTML, one sheet each. */
  pages: readonly string[];
  landscape?: boolean;
  documents: readonly Truth[];
  /** A whole file whose style is not nested under the sheet: it is printed as it is, and alone. */
  html?: string;
};

/** One file made of several papers, with the pages of each truth moved to where they now are. */
export function truthsOf(papers: readonly Paper[]): Truth[] {
  let before = 0;
  return papers.flatMap(({ pages, documents }) => {
    const first = before;
    before += pages.length;
    const all = pages.map((_, index) => index + 1);
    return documents.map((one) => ({
      ...one,
      pages: (one.pages ?? all).map((page) => page + first),
    }));
  });
}
