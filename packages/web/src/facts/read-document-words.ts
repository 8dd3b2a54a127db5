// What a document found inside a file is called, and which of its pages it takes.
import type { ReadDocumentView } from '@quitus/api/reading.api';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import type { SubKind } from '@quitus/domain/reading/read-document';

const SUB_KIND_LABELS: Record<SubKind, string> = {
  APPEL_DE_FONDS: 'Appel de fonds',
  RELEVE_DE_COMPTE: 'Relevé de compte',
  DECOMPTE: 'Décompte de charges',
  ANNEXE_1: 'Annexe comptable 1',
  ANNEXE_2: 'Annexe comptable 2',
  ANNEXE_3: 'Annexe comptable 3',
  ANNEXE_4: 'Annexe comptable 4',
  ANNEXE_5: 'Annexe comptable 5',
  POUVOIR: 'Pouvoir',
  VOTE_PAR_CORRESPONDANCE: 'Vote par correspondance',
  RCP: 'Règlement de copropriété',
  EDD: 'État descriptif de division',
  MODIFICATIF: 'Modificatif',
  DDT: 'Dossier de diagnostic technique',
  DPE: 'Diagnostic de performance énergétique',
  AUDIT_ENERGETIQUE: 'Audit énergétique',
  AMIANTE: 'Amiante',
  PLOMB: 'Plomb',
  TERMITES: 'Termites',
  GAZ: 'Gaz',
  ELECTRICITE: 'Électricité',
  ERP: 'État des risques',
  BRUIT: 'Bruit',
  ASSAINISSEMENT: 'Assainissement',
  DTA: 'Dossier technique amiante',
  DTG: 'Diagnostic technique global',
  PPPT: 'Plan pluriannuel de travaux',
  DPE_COLLECTIF: 'DPE collectif',
  CARREZ: 'Superficie loi Carrez',
  BOUTIN: 'Surface habitable loi Boutin',
  ACTE_DE_VENTE: 'Acte de vente',
  ATTESTATION_DE_PROPRIETE: 'Attestation de propriété',
  BAIL: 'Bail',
  QUITTANCE: 'Quittance',
  ETAT_DES_LIEUX: 'État des lieux',
  CONGE: 'Congé',
  GERANCE: 'Mandat de gérance',
  CARTE_IDENTITE: 'Carte d’identité',
  PASSEPORT: 'Passeport',
  TITRE_DE_SEJOUR: 'Titre de séjour',
};

export function documentTitle({
  type,
  sub_kind,
}: Pick<ReadDocumentView, 'type' | 'sub_kind'>): string {
  if (sub_kind !== null) return SUB_KIND_LABELS[sub_kind];
  return type === null ? 'Document non reconnu' : DOCUMENT_FACTS[type].label;
}

/** « page 3 », « pages 1 à 4 », « pages 1 à 4 et 9 ». */
export function pageRanges(pages: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const page of pages) {
    const run = runs.at(-1);
    if (run?.last === page - 1) run.last = page;
    else runs.push({ first: page, last: page });
  }
  const words = runs.map(({ first, last }) => (first === last ? `${first}` : `${first} à ${last}`));
  const said = new Intl.ListFormat('fr-FR').format(words);
  return `${pages.length > 1 ? 'pages' : 'page'} ${said}`;
}
