import { ACCOUNT_TYPE_LABELS, type AccountType } from '@quitus/domain/accounts/account-type';
import { PACK_AGENTS, type ProductId } from '@quitus/domain/payments/catalogue';

import { priceSentence } from './price.ts';

export interface Offer {
  account: AccountType;
  product: ProductId;
  name: string;
  audience: string;
  points: readonly string[];
}

export const OFFERS: readonly Offer[] = [
  {
    account: 'PRO_ON_DEMAND',
    product: 'DOSSIER_ON_DEMAND',
    name: ACCOUNT_TYPE_LABELS.PRO_ON_DEMAND,
    audience: 'Vous réunissez quelques dossiers par an.',
    points: [
      'Chaque dossier se paie à son ouverture',
      'Ni abonnement, ni engagement',
      'Tous les outils, dans chaque dossier payé',
    ],
  },
  {
    account: 'PRO_UNLIMITED',
    product: 'PRO_UNLIMITED',
    name: ACCOUNT_TYPE_LABELS.PRO_UNLIMITED,
    audience: 'Vous travaillez seul et vous ouvrez des dossiers chaque mois.',
    points: [
      'Autant de dossiers que vous voulez',
      'Abonnement mensuel, résilié en trois clics',
      'Tous les outils, dans tous les dossiers',
    ],
  },
  {
    account: 'ENTERPRISE_MASTER',
    product: 'PACK_PRO_UNLIMITED',
    name: ACCOUNT_TYPE_LABELS.ENTERPRISE_MASTER,
    audience: 'Vous dirigez une agence ou une équipe.',
    points: [
      `${PACK_AGENTS} agents compris, dossiers illimités`,
      'Vous voyez tous les dossiers, chaque agent voit les siens',
      'Un agent s’en va : ses dossiers vous reviennent',
    ],
  },
];

export interface ComparisonRow {
  title: string;
  /** One answer per offer, in the order of OFFERS. */
  values: readonly [string, string, string];
}

const same = (value: string) => [value, value, value] as const;

export const COMPARISON: readonly ComparisonRow[] = [
  {
    title: 'Prix',
    values: [
      priceSentence('DOSSIER_ON_DEMAND'),
      priceSentence('PRO_UNLIMITED'),
      priceSentence('PACK_PRO_UNLIMITED'),
    ],
  },
  { title: 'Dossiers', values: ['À l’unité', 'Illimités', 'Illimités'] },
  {
    title: 'Utilisateurs',
    values: ['Un compte', 'Un compte', `Un responsable et ${PACK_AGENTS} agents`],
  },
  {
    title: 'Agent supplémentaire',
    values: ['Non prévu', 'Non prévu', priceSentence('EXTRA_AGENT')],
  },
  {
    title: 'Vue de toute l’organisation',
    values: ['Sans objet', 'Sans objet', 'Comprise, pour le responsable'],
  },
  {
    title: 'Engagement',
    values: ['Aucun', 'Un mois, résiliable à tout moment', 'Un mois, résiliable à tout moment'],
  },
  { title: 'Pré-état daté', values: same(priceSentence('PED_PRO')) },
  {
    title: 'Autres pièces à commander',
    values: same(`Dès ${priceSentence('MISSION_TITRE_PROP')}`),
  },
];

export const COMMON: readonly { title: string; text: string }[] = [
  {
    title: 'La liste des documents',
    text: 'Établie d’après le type de bien et sa situation, avec la raison de chaque document et la personne qui le détient.',
  },
  {
    title: 'Le robot',
    text: 'Il se connecte au portail du syndic et à celui des impôts, puis range ce qu’il rapporte dans le dossier.',
  },
  {
    title: 'Le contrôle',
    text: 'Bon document, bon immeuble, complet, à jour : chaque fichier est lu puis contrôlé, et un refus dit pourquoi.',
  },
  {
    title: 'Le partage',
    text: 'Un lien par destinataire, une date de fin, un filigrane, et l’historique des ouvertures.',
  },
  {
    title: 'Le téléchargement',
    text: 'Tout le dossier en une archive rangée par catégorie, ou en un seul PDF avec ses signets.',
  },
  {
    title: 'Votre logo',
    text: 'Dans vos dossiers et dans les e-mails envoyés en votre nom, si vous le souhaitez.',
  },
];

export const QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: 'Puis-je essayer sans payer ?',
    answer:
      'Oui. Le compte est gratuit et contient un premier dossier. Vous choisissez une offre ensuite, depuis votre compte, quand vous en avez besoin.',
  },
  {
    question: 'Comment se paie un dossier à la demande ?',
    answer:
      'Vous ouvrez le dossier, il attend votre paiement, puis il devient un dossier complet. Rien n’est prélevé tant que vous n’en ouvrez pas un autre.',
  },
  {
    question: 'Le pré-état daté est-il compris dans l’abonnement ?',
    answer: `Non. Il se commande dossier par dossier, quand la convocation d’assemblée générale et les appels de charges sont vérifiés. Son prix pour les professionnels est de ${priceSentence('PED_PRO')}, quelle que soit l’offre.`,
  },
  {
    question: 'Comment résilier un abonnement ?',
    answer:
      'Depuis votre compte, en trois clics. La résiliation prend effet à la fin du mois déjà payé.',
  },
  {
    question: 'Que deviennent les dossiers d’un agent qui part ?',
    answer:
      'Supprimer un agent remet ses dossiers au responsable du pack. Aucun document n’est perdu.',
  },
  {
    question: 'Comment recevoir mes factures ?',
    answer:
      'Chaque paiement donne une facture numérotée, avec le montant hors taxes, la TVA et le montant TTC. Vous la recevez par e-mail et vous la retrouvez en PDF dans votre compte.',
  },
];
