// What a field of the pré-état daté is, whatever its value.
import type { DocumentType } from '../documents/document-type.ts';
import type { SubKind } from '../reading/read-document.ts';

export const STATEMENT_SECTIONS = [
  'IDENTITY',
  'OWED_BY_SELLER',
  'OWED_TO_SELLER',
  'OWED_BY_BUYER',
  'PAST_CHARGES',
  'SYNDICAT',
  'LIFE',
  'TECHNICAL',
] as const;
export type StatementSection = (typeof STATEMENT_SECTIONS)[number];

export const SECTION_TITLES: Record<StatementSection, string> = {
  IDENTITY: 'Le bien et la vente',
  OWED_BY_SELLER: 'I. Sommes dues par le vendeur',
  OWED_TO_SELLER: 'II. Sommes dues par le syndicat au vendeur',
  OWED_BY_BUYER: 'III. Sommes incombant à l’acquéreur',
  PAST_CHARGES: 'Annexe. Charges des deux derniers exercices',
  SYNDICAT: 'Situation financière du syndicat',
  LIFE: 'Vie de la copropriété',
  TECHNICAL: 'Dossier technique',
};

/** CENTS may also be worked out from a share: the field then says that it is an estimate. */
export const FIELD_KINDS = [
  'CENTS',
  'DATE',
  'PERIOD',
  'TEXT',
  'LIST',
  'NUMBER',
  'AREA',
  'YES_NO',
  'SCHEDULE',
  'WORKS',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** A lot's own figure, one of the whole syndicat, or a fact of the sale. */
export type FieldLevel = 'LOT' | 'SYNDICAT' | 'SALE';

/** Who can tell what no paper of the dossier says. */
export const FIELD_HOLDERS = { SYNDIC: 'le syndic', SELLER: 'le vendeur', NOTARY: 'le notaire' };
export type FieldHolder = keyof typeof FIELD_HOLDERS;

/** « Demandez au syndic ». */
export const TO_HOLDERS: Record<FieldHolder, string> = {
  SYNDIC: 'au syndic',
  SELLER: 'au vendeur',
  NOTARY: 'au notaire',
};

/** Printed in the place of a value that nobody could tell. */
export const NOT_TOLD = 'Non communiqué';
/** Printed in the place of a value that a paper should tell, where nobody managed to read it. */
export const NOT_READ = 'Non relevé';

export type PaperKind = { document_type: DocumentType; sub_kind?: SubKind };

export type FieldDefinition = {
  label: string;
  section: StatementSection;
  kind: FieldKind;
  level: FieldLevel;
  /** In order: the first that tells it wins, the others must not disagree. Also what to open beside the question. */
  sources: readonly PaperKind[];
  /** In French: how it is worked out, and from what when its own paper is missing. */
  rule: string;
  fallback: string | null;
  holder: FieldHolder;
  /** Must be settled (a value, or « inconnu » said by a person) before delivery without the desk. */
  required: boolean;
};
