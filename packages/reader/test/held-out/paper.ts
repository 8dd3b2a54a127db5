import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { SubKind } from '@quitus/domain/reading/read-document';

export type HeldOut = {
  name: string;
  /** Null: no type of ours may be answered. */
  type: DocumentType | null;
  sub_kind: SubKind | null;
  text: string;
};

export const paper = (
  name: string,
  type: DocumentType | null,
  sub_kind: SubKind | null,
  text: string,
): HeldOut => ({ name, type, sub_kind, text });
