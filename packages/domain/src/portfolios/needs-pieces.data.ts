import type { DocumentType } from '../documents/document-type.ts';
import { SELLER_SITUATIONS, type SellerSituation } from './situation.ts';

export type FixedPiece = {
  code: string;
  label: string;
  need: 'REQUIRED' | 'OPTIONAL';
  reason: string;
};

/** What is inside a document whose pieces do not depend on the situation. */
export const FIXED_PIECES: Partial<Record<DocumentType, readonly FixedPiece[]>> = {
  RCP_EDD: [
    {
      code: 'REGLEMENT',
      label: 'Règlement et état descriptif',
      need: 'REQUIRED',
      reason: 'L’acte publié, toutes les pages.',
    },
    {
      code: 'MODIFICATIFS',
      label: 'Modificatifs',
      need: 'OPTIONAL',
      reason: 'Tous ceux qui ont été publiés, s’il y en a.',
    },
  ],
  CV_AG: [
    {
      code: 'CONVOCATION',
      label: 'Convocation',
      need: 'REQUIRED',
      reason: 'Celle de la dernière assemblée qui approuve les comptes.',
    },
    {
      code: 'ANNEXES_COMPTABLES',
      label: 'Annexes comptables',
      need: 'REQUIRED',
      reason: 'Les annexes 1 à 5 donnent la trésorerie, les dettes et le budget.',
    },
  ],
  CHARGES: [
    {
      code: 'DERNIER_APPEL',
      label: 'Dernier appel de fonds',
      need: 'REQUIRED',
      reason: 'Il couvre la période en cours.',
    },
    {
      code: 'DECOMPTES',
      label: 'Décomptes des deux derniers exercices',
      need: 'REQUIRED',
      reason: 'Ils donnent les charges réellement payées.',
    },
    {
      code: 'RELEVE_DE_COMPTE',
      label: 'Relevé de compte',
      need: 'OPTIONAL',
      reason: 'Il montre ce qui reste dû au syndicat.',
    },
  ],
  ENTRETIEN: [
    {
      code: 'CHAUDIERE',
      label: 'Chaudière',
      need: 'OPTIONAL',
      reason: 'Attestation de moins de 12 mois, si vous en avez une.',
    },
    {
      code: 'RAMONAGE',
      label: 'Ramonage',
      need: 'OPTIONAL',
      reason: 'Certificat de moins de 12 mois, si vous avez un conduit.',
    },
    {
      code: 'CLIMATISATION',
      label: 'Climatisation ou pompe à chaleur',
      need: 'OPTIONAL',
      reason: 'Attestation de moins de 24 mois, si vous en avez une.',
    },
  ],
  LOGEMENT_LOUE: [
    { code: 'BAIL', label: 'Bail', need: 'REQUIRED', reason: 'Le contrat et ses avenants.' },
    {
      code: 'ETAT_DES_LIEUX',
      label: 'État des lieux d’entrée',
      need: 'REQUIRED',
      reason: 'Il servira au départ du locataire.',
    },
    {
      code: 'QUITTANCES',
      label: 'Dernières quittances',
      need: 'REQUIRED',
      reason: 'Elles prouvent que le loyer est payé.',
    },
    {
      code: 'DEPOT_DE_GARANTIE',
      label: 'Dépôt de garantie',
      need: 'OPTIONAL',
      reason: 'Son montant passe à l’acquéreur.',
    },
    {
      code: 'CONGE',
      label: 'Congé ou renonciation du locataire',
      need: 'OPTIONAL',
      reason: 'Si le logement est vendu libre (article 15 de la loi du 6 juillet 1989).',
    },
  ],
  DOCS_MAISON_MOINS_10_ANS: [
    {
      code: 'AUTORISATION',
      label: 'Permis de construire ou déclaration préalable',
      need: 'REQUIRED',
      reason: 'L’autorisation de la mairie.',
    },
    {
      code: 'DAACT',
      label: 'Déclaration d’achèvement',
      need: 'REQUIRED',
      reason: 'Elle atteste que les travaux sont finis et conformes.',
    },
    {
      code: 'NON_CONTESTATION',
      label: 'Certificat de non-contestation',
      need: 'REQUIRED',
      reason: 'La mairie confirme la conformité.',
    },
    {
      code: 'DOMMAGES_OUVRAGE',
      label: 'Assurance dommages-ouvrage',
      need: 'REQUIRED',
      reason: 'Elle répare sans attendre un jugement ; dites-le si vous n’en avez pas.',
    },
    {
      code: 'DECENNALES',
      label: 'Assurances décennales et factures',
      need: 'REQUIRED',
      reason: 'Elles désignent les entreprises responsables pendant 10 ans.',
    },
    {
      code: 'RECEPTION',
      label: 'Procès-verbal de réception',
      need: 'OPTIONAL',
      reason: 'Il fait courir la garantie de 10 ans.',
    },
    {
      code: 'CIL',
      label: 'Carnet d’information du logement',
      need: 'OPTIONAL',
      reason: 'Pour un permis déposé ou des travaux d’énergie depuis 2023.',
    },
  ],
};

export type SellerPiece = FixedPiece & { sellers: readonly SellerSituation[] };

export const SELLER_PIECES: readonly SellerPiece[] = [
  {
    code: 'LIVRET_FAMILLE',
    label: 'Livret de famille',
    need: 'REQUIRED',
    sellers: ['COUPLE'],
    reason: 'Il établit l’état civil du couple.',
  },
  {
    code: 'CONTRAT_MARIAGE_PACS',
    label: 'Contrat de mariage ou convention de PACS',
    need: 'OPTIONAL',
    sellers: ['COUPLE'],
    reason: 'S’il y en a un, il dit à qui appartient le bien.',
  },
  {
    code: 'ACCORD_INDIVISAIRES',
    label: 'Accord de tous les propriétaires',
    need: 'REQUIRED',
    sellers: ['INDIVISION'],
    reason: 'Un bien en indivision se vend d’un commun accord.',
  },
  {
    code: 'ACTE_NOTORIETE',
    label: 'Acte de notoriété',
    need: 'REQUIRED',
    sellers: ['SUCCESSION'],
    reason: 'Il désigne les héritiers.',
  },
  {
    code: 'ATTESTATION_PROPRIETE',
    label: 'Attestation de propriété',
    need: 'REQUIRED',
    sellers: ['SUCCESSION'],
    reason: 'Elle constate que le bien est passé aux héritiers.',
  },
  {
    code: 'JUGEMENT_DIVORCE',
    label: 'Jugement ou convention de divorce',
    need: 'REQUIRED',
    sellers: ['DIVORCE'],
    reason: 'Il dit qui peut vendre.',
  },
  {
    code: 'ETAT_LIQUIDATIF',
    label: 'État liquidatif',
    need: 'REQUIRED',
    sellers: ['DIVORCE'],
    reason: 'Il partage les biens du couple.',
  },
  {
    code: 'KBIS',
    label: 'Extrait Kbis',
    need: 'REQUIRED',
    sellers: ['SCI'],
    reason: 'De moins de 3 mois, il prouve que la société existe.',
  },
  {
    code: 'STATUTS',
    label: 'Statuts de la SCI',
    need: 'REQUIRED',
    sellers: ['SCI'],
    reason: 'Ils disent qui peut décider de la vente.',
  },
  {
    code: 'PV_AUTORISATION',
    label: 'Décision qui autorise la vente',
    need: 'REQUIRED',
    sellers: ['SCI'],
    reason: 'Le procès-verbal des associés.',
  },
  {
    code: 'PROCURATION',
    label: 'Procuration',
    need: 'OPTIONAL',
    sellers: SELLER_SITUATIONS,
    reason:
      'Si un vendeur fait signer quelqu’un à sa place, par exemple depuis l’étranger. Elle nomme la vente expressément (article 1988 du code civil).',
  },
];
