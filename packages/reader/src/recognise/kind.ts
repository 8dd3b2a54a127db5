// What a kind of paper says of itself. A lone word (« charges », « travaux ») tells nothing: phrases do.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { SubKind } from '@quitus/domain/reading/read-document';

/** Something that no phrase tells: the lines a machine reads, a bank account, votes counted. */
export type Sign = {
  name: string;
  /** Global; bounded in what it may run over, since files are anybody's. */
  pattern: RegExp;
  /** How often it must be seen on a page. */
  times: number;
  /** What must be true as well of the folded text, asked only where the pattern is seen. */
  holds?: (lines: string) => boolean;
  weight: number;
};

export type Kind = {
  type: DocumentType;
  sub_kind: SubKind | null;
  /** What its title says; worth twice as much where titles stand. */
  title: readonly string[];
  /** The same extracted by its words, in any order: a heading that has one of each group. Folded stems. */
  heading?: readonly (readonly string[])[];
  /** What hardly any other paper says. */
  strong: readonly string[];
  /** What it says and others say too. */
  weak?: readonly string[];
  /** What it never says, and the papers taken for it do. */
  against?: readonly string[];
  /** One of these at least, where papers of another world have the same title. */
  needs?: readonly string[];
  /** Looked for in the folded text of the page. */
  signs?: readonly Sign[];
};
