// The control of a whole dossier: every slot once, then again beside those that were accepted.
import type {
  ControlledDossier,
  ControlledFile,
  RuleVerdict,
  SlotControl,
} from '@quitus/domain/control/control';
import { controlSlot } from '@quitus/domain/control/control-slot';
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { DocumentStatus } from '@quitus/domain/documents/status';
import { shownDocumentTypes } from '@quitus/domain/portfolios/checklist';
import type { ReadDocument } from '@quitus/domain/reading/read-document';

import type { FolderFile, RefusedEntry } from './folder-files.ts';
import { sortFiles, type Unsorted } from './sorted-files.ts';

type DocumentReport = Pick<
  ReadDocument,
  'type' | 'sub_kind' | 'pages' | 'answered' | 'margin' | 'facts'
>;

export type SlotReport = {
  document_type: DocumentType;
  status: DocumentStatus;
  sentence: string | null;
  expires_at: string | null;
  files: readonly {
    file: string;
    pages: readonly number[];
    documents: readonly DocumentReport[];
  }[];
  rules: readonly RuleVerdict[];
};

export type FolderControl = {
  dossier: ControlledDossier;
  date: string;
  slots: readonly SlotReport[];
  unsorted: readonly Unsorted[];
  refused: readonly RefusedEntry[];
};

export function controlFolder(
  dossier: ControlledDossier,
  date: string,
  { files, refused }: { files: readonly FolderFile[]; refused: readonly RefusedEntry[] },
): FolderControl {
  const shown = shownDocumentTypes(dossier.portfolio_type);
  const { slots, unsorted } = sortFiles(files, shown);
  const verified = [...slots].filter(
    ([type, own]) => controlSlot(dossier, type, own, date, []).status === 'VERIFIED',
  );
  const othersOf = (type: DocumentType) =>
    verified.flatMap(([other, own]) => (other === type ? [] : own));
  return {
    dossier,
    date,
    slots: shown.map((type) => {
      const own = slots.get(type) ?? [];
      return extracted(type, own, controlSlot(dossier, type, own, date, othersOf(type)));
    }),
    unsorted,
    refused,
  };
}

const extracted = (
  document_type: DocumentType,
  files: readonly ControlledFile[],
  { status, sentence, expires_at, rules }: SlotControl,
): SlotReport => ({
  document_type,
  status: files.length === 0 ? 'A_AJOUTER' : (status ?? 'NEW_A_VERIFIER'),
  sentence,
  expires_at,
  files: files.map(({ name, pages, documents }) => ({
    file: name,
    pages: pages.map(({ number }) => number),
    documents: documents.map(documentReport),
  })),
  rules: files.length === 0 ? [] : rules,
});

const documentReport = ({
  type,
  sub_kind,
  pages,
  answered,
  margin,
  facts,
}: ReadDocument): DocumentReport => ({ type, sub_kind, pages, answered, margin, facts });
