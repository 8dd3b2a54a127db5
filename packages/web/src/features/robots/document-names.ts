// Documents as a list of several names them.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { startLower, startUpper } from '@quitus/domain/text/first-letter';

const SHORT: Partial<Record<DocumentType, string>> = {
  RCP_EDD: 'règlement',
  CARNET_ENTRETIEN: 'carnet',
  CV_AG: 'convocation',
  PV_AG: 'procès-verbaux',
  DIAGNOSTICS_IMMEUBLE: 'diagnostics',
};

/** One by its whole name, several by their short ones: « Règlement, fiche synthétique, carnet ». */
export function documentNames(types: readonly DocumentType[]): string {
  const [only] = types;
  if (only !== undefined && types.length === 1) return DOCUMENT_FACTS[only].label;
  return startUpper(
    types.map((type) => SHORT[type] ?? startLower(DOCUMENT_FACTS[type].label)).join(', '),
  );
}
