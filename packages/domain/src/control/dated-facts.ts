// The dates of a paper, in the words of the rules that say how long papers live.
import { addMonths } from '../documents/calendar.ts';
import type { FreshnessFacts } from '../documents/document-expiry.ts';
import type { DocumentType } from '../documents/document-type.ts';
import { FIRST_YEAR, LAST_YEAR } from '../documents/period.ts';
import type { FactName } from '../reading/facts.data.ts';
import { onlyDay, onlyNumber, onlyText, type Paper } from './examined.ts';

/** Which fact says when a paper was made. */
export const MADE_BY: Partial<Record<DocumentType, FactName>> = {
  FICHE_SYN: 'updated_on',
  CARNET_ENTRETIEN: 'updated_on',
  CV_AG: 'sent_on',
  PV_AG: 'meeting_on',
  TITRE_PROP: 'deed_on',
  RCP_EDD: 'deed_on',
  DIAGNOSTICS: 'made_on',
  DIAGNOSTICS_IMMEUBLE: 'made_on',
  DIAGNOSTICS_ASSAINISSEMENT: 'made_on',
  CERT_CARREZ: 'made_on',
  CERTIFICAT_DE_SUPERFICIE: 'made_on',
  ENTRETIEN: 'made_on',
  ASSURANCES_DU_LOGEMENT: 'made_on',
  ETAT_HYPOTHECAIRE: 'certified_on',
  ACT_NAISSANCE: 'delivered_on',
  DOC_IDENTITE: 'delivered_on',
};

const EQUIPMENT: ReadonlyMap<string, NonNullable<FreshnessFacts['equipment']>> = new Map([
  ['CHAUDIERE', 'CHAUDIERE'],
  ['CHEMINEE', 'RAMONAGE'],
  ['CLIMATISATION', 'CLIMATISATION'],
  ['POMPE_A_CHALEUR', 'CLIMATISATION'],
]);
const SEWERS: ReadonlyMap<string, NonNullable<FreshnessFacts['sewer_kind']>> = new Map([
  ['COLLECTIF', 'COLLECTIF'],
  ['NON_COLLECTIF', 'INDIVIDUEL'],
]);

const day = (paper: Paper, name: FactName): string | null => onlyDay(paper, name)?.value ?? null;
const text = (paper: Paper, name: FactName): string => onlyText(paper, name)?.value ?? '';

/** Identity cards live ten years: nothing printed says when they were made. */
const CARD_MONTHS = 120;

export function datedFacts(document_type: DocumentType, paper: Paper): FreshnessFacts {
  const made = MADE_BY[document_type];
  const issued_on = made ? day(paper, made) : null;
  if (document_type === 'CV_AG') return { issued_on: day(paper, 'meeting_on') };
  if (document_type === 'CHARGES') return { valid_until: day(paper, 'period_to') };
  if (document_type === 'TAX_FONCIERE')
    return { year: yearOf(onlyNumber(paper, 'tax_year')?.value ?? null) };
  if (document_type === 'DOC_IDENTITE') return identityFacts(paper, issued_on);
  return {
    issued_on,
    valid_until: day(paper, 'valid_until'),
    equipment: EQUIPMENT.get(text(paper, 'equipment')) ?? null,
    sewer_kind: SEWERS.get(text(paper, 'sewer_kind')) ?? null,
  };
}

const yearOf = (year: number | null): number | null =>
  year !== null && Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR ? year : null;

function identityFacts(paper: Paper, delivered_on: string | null): FreshnessFacts {
  const valid_until = day(paper, 'expires_on');
  const identity_kind =
    paper.sub_kind === 'CARTE_IDENTITE'
      ? 'CNI'
      : paper.sub_kind === 'PASSEPORT'
        ? 'PASSEPORT'
        : null;
  const supposed = valid_until && addMonths(valid_until, -CARD_MONTHS);
  return { valid_until, identity_kind, issued_on: delivered_on ?? supposed };
}
