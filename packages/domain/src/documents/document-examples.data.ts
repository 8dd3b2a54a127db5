// What is accepted and what is refused of each document: what the control and the team look at, in the words of whoever
// brings it.
import type { DocumentType } from './document-type.ts';

export type DocumentExamples = { accepted: readonly string[]; refused: readonly string[] };

const NOT_THIS_HOME = 'Celui d’un autre logement ou d’un autre lot';
const CUT = 'Un document dont il manque des pages';
const ILLEGIBLE = 'Une photo floue ou coupée';

export const DOCUMENT_EXAMPLES: Record<DocumentType, DocumentExamples> = {
  RCP_EDD: {
    accepted: [
      'Le règlement entier, même ancien ou scanné',
      'Le règlement et chacun de ses modificatifs, en plusieurs fichiers',
    ],
    refused: ['Un modificatif seul', CUT],
  },
  FICHE_SYN: {
    accepted: ['La fiche de l’année, avec le numéro d’immatriculation'],
    refused: ['Une fiche de plus de quatorze mois', 'La fiche d’un autre immeuble'],
  },
  CARNET_ENTRETIEN: {
    accepted: ['Le carnet tenu par le syndic, daté de moins d’un an'],
    refused: ['Une facture de travaux', 'Le contrat du syndic'],
  },
  CV_AG: {
    accepted: [
      'La convocation avec ses annexes comptables 1 à 5',
      'Les annexes dans un fichier à part',
    ],
    refused: ['La convocation sans les comptes', 'Un pouvoir ou un bulletin de vote seul'],
  },
  PV_AG: {
    accepted: [
      'Chaque procès-verbal entier, de la feuille de présence aux signatures',
      'Les assemblées extraordinaires aussi',
    ],
    refused: [
      'Une convocation à la place du procès-verbal',
      'Les résolutions sans le résultat des votes',
    ],
  },
  CHARGES: {
    accepted: [
      'L’appel de fonds du trimestre en cours, à votre nom',
      'Le relevé de compte et les décomptes des deux derniers exercices',
    ],
    refused: ['Un appel de l’année dernière', 'Un avis de prélèvement sans détail', NOT_THIS_HOME],
  },
  PRE_ETAT_DATE: {
    accepted: ['Celui du syndic, daté de moins de trois mois'],
    refused: ['Un état daté, que le notaire demande plus tard', 'Un relevé de compte'],
  },
  DIAGNOSTICS_IMMEUBLE: {
    accepted: ['Le dossier technique amiante, le DPE collectif, le plan de travaux de l’immeuble'],
    refused: ['Les diagnostics de votre logement', 'Un devis'],
  },
  TAX_FONCIERE: {
    accepted: ['Le dernier avis, avec le détail du calcul'],
    refused: [
      'L’avis de taxe d’habitation',
      'L’avis de l’année d’avant, dès le 15 octobre',
      'La première page seule',
    ],
  },
  TITRE_PROP: {
    accepted: ['L’acte de vente, de donation ou de partage, entier', 'L’attestation du notaire'],
    refused: ['Le compromis', 'L’acte d’un ancien propriétaire', CUT],
  },
  DIAGNOSTICS: {
    accepted: ['Le dossier entier du diagnostiqueur', 'Un fichier par diagnostic'],
    refused: [
      'Un état des risques de plus de six mois',
      'Un DPE d’avant le 1er juillet 2021',
      'La facture du diagnostiqueur',
    ],
  },
  CERT_CARREZ: {
    accepted: ['Le certificat qui donne la surface privative de chaque pièce'],
    refused: ['Une surface habitable, dite loi Boutin', 'Un plan', NOT_THIS_HOME],
  },
  PLAN_DU_LOGEMENT_ET_ANNEXES: {
    accepted: ['Un plan d’architecte ou de promoteur, un plan coté à la main'],
    refused: ['Une photo du logement'],
  },
  CERTIFICAT_DE_SUPERFICIE: {
    accepted: ['Le certificat de surface habitable, dite loi Boutin'],
    refused: ['Un certificat Carrez', NOT_THIS_HOME],
  },
  ASSURANCES_DU_LOGEMENT: {
    accepted: ['L’attestation de l’année, à votre nom et à cette adresse'],
    refused: ['Un devis', 'Les conditions générales', 'Une attestation échue'],
  },
  ENTRETIEN: {
    accepted: ['L’attestation d’entretien de la chaudière, le certificat de ramonage'],
    refused: ['Le contrat sans l’attestation', 'Une attestation échue'],
  },
  LOGEMENT_LOUE: {
    accepted: [
      'Le bail signé, avec l’état des lieux',
      'La dernière quittance, le congé s’il y en a un',
    ],
    refused: ['Un bail sans signature', 'Une annonce'],
  },
  OTHER_PROPERTY_DOCS: {
    accepted: ['Toute autre pièce du bien que le notaire demande'],
    refused: ['Une pièce qui a sa propre place dans la liste'],
  },
  DIAGNOSTICS_ASSAINISSEMENT: {
    accepted: ['Le rapport de contrôle de la commune ou du SPANC'],
    refused: [
      'Une facture de vidange',
      'Un contrôle d’assainissement individuel de plus de trois ans',
    ],
  },
  ETAT_HYPOTHECAIRE: {
    accepted: ['La réponse du service de la publicité foncière, avec ses relevés'],
    refused: ['La demande sans la réponse', 'Un état de plus de trois mois'],
  },
  DOCS_MAISON_MOINS_10_ANS: {
    accepted: ['Le permis, la déclaration d’achèvement, l’assurance dommages-ouvrage'],
    refused: ['Les devis des travaux'],
  },
  ACT_NAISSANCE: {
    accepted: ['L’extrait avec filiation ou la copie intégrale, de moins de trois mois'],
    refused: ['Le livret de famille', 'Un extrait sans filiation'],
  },
  DOC_IDENTITE: {
    accepted: [
      'La carte d’identité ou le titre de séjour, recto et verso',
      'La page d’identité du passeport',
    ],
    refused: ['Le permis de conduire', 'Le recto seul', ILLEGIBLE],
  },
  RIB: {
    accepted: ['Le RIB de votre banque, au nom du vendeur', 'Celui d’un compte joint des vendeurs'],
    refused: [
      'Un relevé de compte',
      'Le RIB de quelqu’un d’autre',
      'La photo d’une carte bancaire',
    ],
  },
  OTHER: {
    accepted: ['Toute autre pièce personnelle que le notaire demande'],
    refused: ['Une pièce qui a sa propre place dans la liste'],
  },
  DOC_IDENTITE_ACQUEREURS: {
    accepted: ['La carte d’identité, recto et verso', 'La page d’identité du passeport'],
    refused: ['Le permis de conduire', ILLEGIBLE],
  },
  ACT_NAISSANCE_ACQUEREURS: {
    accepted: ['L’extrait avec filiation ou la copie intégrale, de moins de trois mois'],
    refused: ['Le livret de famille'],
  },
  DOCS_AUTRE_ACQUEREURS: {
    accepted: ['L’offre de prêt, l’attestation de financement, la procuration'],
    refused: ['Une pièce du vendeur'],
  },
};
