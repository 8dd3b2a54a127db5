// The request to a syndic without a portal: what is asked for, in the words of the field, and the texts that
// give the right to ask. No time limit is cited: the texts set none for this request as a whole.
import { frenchDay } from '../documents/calendar.ts';
import type { DocumentType } from '../documents/document-type.ts';
import type { DocumentStatus } from '../documents/status.ts';
import type { ChecklistItem } from '../portfolios/checklist.ts';
import { type PortfolioType, portfolioTag } from '../portfolios/portfolio-type.ts';
import { wholeLine } from '../portfolios/property-address.ts';
import { DAY_MS } from '../time/durations.ts';

/** What a syndic holds, as a letter names it. */
const ASKED = {
  RCP_EDD:
    'le règlement de copropriété et l’état descriptif de division, avec leurs modificatifs publiés',
  FICHE_SYN: 'la dernière fiche synthétique de la copropriété',
  CARNET_ENTRETIEN: 'le carnet d’entretien de l’immeuble',
  PV_AG: 'les procès-verbaux des assemblées générales des trois dernières années',
  CV_AG:
    'la dernière convocation à une assemblée générale appelée à approuver les comptes, avec ses annexes comptables',
  CHARGES:
    'le dernier appel de fonds, le relevé de compte et les décomptes de charges des deux derniers exercices clos',
  DIAGNOSTICS_IMMEUBLE:
    'les diagnostics techniques des parties communes en cours de validité et, s’il existe, le plan pluriannuel de travaux',
} as const satisfies Partial<Record<DocumentType, string>>;

export type SyndicDocument = keyof typeof ASKED;
const isOfSyndic = (type: DocumentType): type is SyndicDocument => type in ASKED;

const MISSING: readonly DocumentStatus[] = [
  'A_AJOUTER',
  'KO_SCRAPING',
  'REJECTED',
  'INCOMPLETE',
  'EXPIRED',
  'MISSING_ANNEXES_COMPTABLES',
  'MISSING_LAST_CONVOCATION',
  'MISSING_LAST_APPEL',
];

type Slot = { document_type: DocumentType; status: DocumentStatus; waived_at: Date | null };

/** What this dossier needs of its syndic and does not have. */
export const askedOfSyndic = (
  items: readonly ChecklistItem[],
  slots: readonly Slot[],
): SyndicDocument[] =>
  items.flatMap(({ document_type, need }) => {
    if (!isOfSyndic(document_type) || (need !== 'REQUIRED' && need !== 'CONDITIONAL')) return [];
    const slot = slots.find((one) => one.document_type === document_type);
    const is_missing = !slot || (slot.waived_at === null && MISSING.includes(slot.status));
    return is_missing ? [document_type] : [];
  });

export type LetterFacts = {
  portfolio_type: PortfolioType;
  main_address: string;
  rnc_number: string | null;
  owners: readonly string[];
  lots: readonly string[];
  document_types: readonly SyndicDocument[];
  /** Whoever signs. */
  sender: string;
  /** Whether they own the lot; others write for the owner. */
  is_owner: boolean;
  reply_to: string;
  /** Day of the request that had no answer, in a reminder. */
  reminds_of: string | null;
};

export type LetterText = { subject: string; paragraphs: string[] };

export function writeSyndicLetter(facts: LetterFacts): LetterText {
  const { main_address, document_types, reminds_of } = facts;
  const place = wholeLine(main_address);
  const about = `Demande de documents de copropriété : ${place}`;
  return {
    subject: reminds_of === null ? about : `Relance – ${about}`,
    paragraphs: [
      'Madame, Monsieur,',
      ...(reminds_of === null
        ? []
        : [
            `Ma demande du ${frenchDay(reminds_of)} est, sauf erreur, restée sans réponse complète.`,
          ]),
      `${who(facts)}, je vous remercie de bien vouloir me transmettre :`,
      ...document_types.map(
        (type, at) => `– ${ASKED[type]}${at + 1 < document_types.length ? '\u00a0;' : '.'}`,
      ),
      ...reasons(facts),
      `Vous pouvez m’adresser ces documents au format PDF à ${facts.reply_to}. Si l’un d’eux n’existe pas ou n’est pas en votre possession, merci de me l’indiquer.`,
      'Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées.',
      facts.sender,
    ],
  };
}

const listed = (texts: readonly string[]): string =>
  texts.length < 2
    ? texts.join('')
    : `${texts.slice(0, -1).join(', ')} et ${texts.slice(-1).join('')}`;

/** « Propriétaire des lots 17 et 58 de l’immeuble situé… » */
function who({ lots, owners, is_owner, main_address, rnc_number }: LetterFacts): string {
  const ownership =
    lots.length === 0 ? 'd’un lot' : `${lots.length > 1 ? 'des lots' : 'du lot'} ${listed(lots)}`;
  const number = rnc_number === null ? '' : ` (immatriculation ${rnc_number})`;
  const where = `${ownership} de la copropriété située ${wholeLine(main_address)}${number}`;
  if (is_owner) return `Propriétaire ${where}`;
  const owner = owners.length > 1 ? 'propriétaires' : 'propriétaire';
  return owners.length === 0
    ? `Pour le compte du propriétaire ${where}`
    : `Pour le compte de ${listed(owners)}, ${owner} ${where}`;
}

/** In the minimum list of the décret; the notice of a meeting is not. */
const ONLINE: readonly SyndicDocument[] = [
  'RCP_EDD',
  'FICHE_SYN',
  'CARNET_ENTRETIEN',
  'PV_AG',
  'CHARGES',
  'DIAGNOSTICS_IMMEUBLE',
];
const COPIED: readonly SyndicDocument[] = ['PV_AG', 'CARNET_ENTRETIEN', 'DIAGNOSTICS_IMMEUBLE'];

function reasons({ portfolio_type, document_types }: LetterFacts): string[] {
  const asks = (some: readonly SyndicDocument[]) =>
    document_types.some((type) => some.includes(type));
  return [
    ...(portfolioTag(portfolio_type) === 'Vente'
      ? [
          'La vente de ce bien est en préparation. L’article L. 721-2 du code de la construction et de l’habitation demande de remettre à l’acquéreur les documents et les informations relatifs à la copropriété, au plus tard à la signature de la promesse de vente.',
        ]
      : []),
    ...(asks(ONLINE)
      ? [
          'L’article 18 de la loi n° 65-557 du 10 juillet 1965 charge le syndic professionnel de proposer un accès en ligne sécurisé aux documents de l’immeuble et des lots, sauf décision contraire de l’assemblée générale. Le décret n° 2019-502 du 23 mai 2019 en fixe la liste minimale. Si cet accès existe, merci de m’en indiquer l’adresse et la façon de l’activer.',
        ]
      : []),
    ...(asks(COPIED)
      ? [
          'Selon l’article 33 du décret n° 67-223 du 17 mars 1967, le syndic détient les archives du syndicat, délivre copie des procès-verbaux d’assemblée générale et de leurs annexes, et remet au copropriétaire qui le demande, aux frais de celui-ci, copie du carnet d’entretien et des diagnostics techniques.',
        ]
      : []),
    ...(asks(['FICHE_SYN'])
      ? [
          'L’article 8-2 de la loi du 10 juillet 1965 prévoit que la fiche synthétique est mise à la disposition des copropriétaires.',
        ]
      : []),
  ];
}

/** After the request, in days. */
export const REMINDER_DAYS = [8, 15, 30] as const;

/** Null: nothing more is sent. */
export function nextReminder(sent_at: Date, reminders: number): Date | null {
  const days = REMINDER_DAYS[reminders];
  return days === undefined ? null : new Date(sent_at.getTime() + days * DAY_MS);
}
