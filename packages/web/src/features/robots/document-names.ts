// Documents as a list of several names them.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';

const SHORT: Partial<Record<DocumentType, string>> = {
  RCP_EDD: 'règlement',
  CARNET_ENTRETIEN: 'carnet',
  CV_AG: 'convocation',
  PV_AG: 'procès-verbaux',
  DIAGNOSTICS_IMMEUBLE: 'diagnostics',
};

const startLower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const startUpper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One by its whole name, several by their short ones: « Règlement, fiche synthétique, carnet ». */
export function documentNames(types: readonly DocumentType[]): string {
  const [only] = types;
  if (only !== undefined && types.length === 1) return DOCUMENT_FACTS[only].label;
  return startUpper(
    types.map((type) => SHORT[type] ?? startLower(DOCUMENT_FACTS[type].label)).join(', '),
  );
}
