// The people and dossiers of the demonstration. Everything is made up.
import type { AccountType } from '@quitus/domain/accounts/account-type';
import { DOCUMENT_TYPES, type DocumentType } from '@quitus/domain/documents/document-type';
import type { DocumentStatus } from '@quitus/domain/documents/status';
import type { GuestRole } from '@quitus/domain/invitations/guest-role';
import type { PortfolioType } from '@quitus/domain/portfolios/portfolio-type';
import type { StoredSituation } from '@quitus/domain/portfolios/situation';

export const AGENCY = { name: 'Agence des Quais', agent_allowance: 5 } as const;

export type DemoPerson = {
  email: string;
  first_name: string;
  last_name: string;
  account_type: AccountType;
  /** Belongs to the agency; the others have an organisation of their own. */
  agency?: true;
  staff?: boolean;
  /** What the sign-in page of a demonstration says of them. */
  role: string;
};

export const PEOPLE = {
  master: {
    email: 'direction@quais.example.fr',
    first_name: 'Hélène',
    last_name: 'Marchand',
    account_type: 'ENTERPRISE_MASTER',
    agency: true,
    role: 'Directrice d’agence',
  },
  lucie: {
    email: 'lucie@quais.example.fr',
    first_name: 'Lucie',
    last_name: 'Renard',
    account_type: 'ENTERPRISE_AGENT',
    agency: true,
    role: 'Agente',
  },
  karim: {
    email: 'karim@quais.example.fr',
    first_name: 'Karim',
    last_name: 'Belhadj',
    account_type: 'ENTERPRISE_AGENT',
    agency: true,
    role: 'Agent',
  },
  seller: {
    email: 'claire.dubois@example.fr',
    first_name: 'Claire',
    last_name: 'Dubois',
    account_type: 'BASIC',
    role: 'Vendeuse particulière',
  },
  notary: {
    email: 'etude.lemaire@example.fr',
    first_name: 'Paul',
    last_name: 'Lemaire',
    account_type: 'GUEST',
    role: 'Notaire invité',
  },
  staff: {
    email: 'equipe@example.fr',
    first_name: 'Inès',
    last_name: 'Caron',
    account_type: 'BASIC',
    staff: true,
    role: 'Équipe Quitus',
  },
} as const satisfies Record<string, DemoPerson>;

export type DemoPersonName = keyof typeof PEOPLE;

export type DemoSlot = {
  status: DocumentStatus;
  note?: string;
  days_ago: number;
  /** What the owner wrote to the team about it: a person decides. */
  answer?: string;
};

export const DOSSIER_KEYS = [
  'marche',
  'saules',
  'lavoir',
  'puits',
  'tisserands',
  'fontaine',
  'moulins',
] as const;
export type DossierKey = (typeof DOSSIER_KEYS)[number];

export type DemoDossier = {
  key: DossierKey;
  owner: DemoPersonName;
  portfolio_type: PortfolioType;
  main_address: string;
  address_extra_line?: string;
  reference?: string;
  opened_days_ago: number;
  situation: StoredSituation;
  guests?: readonly { person: DemoPersonName; role: GuestRole; days_ago: number }[];
  /** A link that is open, for one who needs no account. */
  share?: { audience: GuestRole; recipient: string; days_ago: number };
  documents: { [T in DocumentType]?: DemoSlot };
  /** How far its pré-état daté is: ordered, paid and made by the code itself, once its papers are read. */
  statement?: 'TO_PAY' | 'AT_DESK' | 'DELIVERED';
  /** Types that are verified, three days after the dossier was opened. */
  verified?: readonly DocumentType[];
};

const verified = (days_ago: number): DemoSlot => ({ status: 'VERIFIED', days_ago });

export const DOSSIERS: readonly DemoDossier[] = [
  {
    key: 'marche',
    owner: 'lucie',
    portfolio_type: 'APARTMENT_SALE_PORTFOLIO',
    main_address: '14 Rue du Marché 44000 Nantes. 44, Loire-Atlantique, Pays de la Loire',
    address_extra_line: '5ème étage, porte Gauche, Bâtiment A',
    reference: 'V-204',
    opened_days_ago: 6,
    situation: { build_period: 'BEFORE_1949', lot_kinds: ['LOGEMENT', 'CAVE'], rented: false },
    guests: [{ person: 'notary', role: 'NOTAIRE', days_ago: 2 }],
    documents: {
      RCP_EDD: verified(3),
      FICHE_SYN: verified(3),
      CARNET_ENTRETIEN: verified(3),
      CV_AG: verified(3),
      PV_AG: { status: 'SCRAPING_PROCESSING', note: '2 sur 3 récupérés', days_ago: 0 },
      CHARGES: {
        status: 'MISSING_LAST_APPEL',

        note: 'Il manque le 4e trimestre 2026',
        days_ago: 1,
      },
      DIAGNOSTICS_IMMEUBLE: {
        status: 'NEW_A_VERIFIER',
        days_ago: 0,
        answer: 'Le syndic confirme que l’immeuble n’a pas d’autre diagnostic.',
      },
      TITRE_PROP: verified(5),
      TAX_FONCIERE: verified(5),
      CERT_CARREZ: { ...verified(5), note: '62,40 m²' },
      PLAN_DU_LOGEMENT_ET_ANNEXES: verified(5),
      DIAGNOSTICS: {
        status: 'EXPIRED',

        note: 'Électricité : validité dépassée le 3 nov.',
        days_ago: 2,
      },
      ASSURANCES_DU_LOGEMENT: {
        status: 'NEW_A_VERIFIER',
        days_ago: 1,
        answer: 'Le contrat est renouvelé chaque année par tacite reconduction.',
      },
      DOC_IDENTITE: verified(5),
      ACT_NAISSANCE: verified(5),
      RIB: { status: 'REJECTED', note: 'La page est illisible', days_ago: 1 },
    },
  },
  {
    key: 'saules',
    owner: 'karim',
    portfolio_type: 'APARTMENT_SALE_PORTFOLIO',
    main_address: '3 Allée des Saules 44300 Nantes. 44, Loire-Atlantique, Pays de la Loire',
    reference: 'V-211',
    opened_days_ago: 21,
    situation: {
      build_year: 2004,
      lot_kinds: ['LOGEMENT', 'PARKING'],
      surface_m2: 71,
      rented: false,
      gas_over_15_years: 'NO_GAS',
      electricity_over_15_years: true,
      sewer: 'COLLECTIF',
      works_under_10_years: false,
      heating_maintenance: false,
      termite_zone: false,
      noise_zone: false,
      dry_rot_zone: false,
      wood_heating: false,
      seller: 'SEUL',
      planned_signing_date: '2026-12-18',
    },
    guests: [{ person: 'notary', role: 'NOTAIRE', days_ago: 9 }],
    share: { audience: 'ACQUEREUR', recipient: 'Mme Solène Kermorvan', days_ago: 3 },
    statement: 'DELIVERED',
    documents: {},
    verified: [
      'RCP_EDD',
      'FICHE_SYN',
      'CARNET_ENTRETIEN',
      'CV_AG',
      'PV_AG',
      'CHARGES',
      'DIAGNOSTICS_IMMEUBLE',
      'TAX_FONCIERE',
      'TITRE_PROP',
      'DIAGNOSTICS',
      'CERT_CARREZ',
      'PLAN_DU_LOGEMENT_ET_ANNEXES',
      'CERTIFICAT_DE_SUPERFICIE',
      'ASSURANCES_DU_LOGEMENT',
      'OTHER_PROPERTY_DOCS',
      'ETAT_HYPOTHECAIRE',
      'ACT_NAISSANCE',
      'DOC_IDENTITE',
      'RIB',
      'DOC_IDENTITE_ACQUEREURS',
      'ACT_NAISSANCE_ACQUEREURS',
      'DOCS_AUTRE_ACQUEREURS',
    ],
  },
  {
    key: 'lavoir',
    owner: 'karim',
    portfolio_type: 'HOUSE_SALE_PORTFOLIO',
    main_address: '8 Impasse du Lavoir 44400 Rezé. 44, Loire-Atlantique, Pays de la Loire',
    opened_days_ago: 12,
    situation: { build_year: 1968, sewer: 'INDIVIDUEL', in_copropriete_or_asl: false, pool: false },
    documents: {
      TAX_FONCIERE: verified(8),
      TITRE_PROP: verified(8),
      DOC_IDENTITE: verified(7),
      RIB: verified(7),
      DIAGNOSTICS: {
        status: 'INCOMPLETE',

        note: 'Il manque l’état des risques',
        days_ago: 2,
      },
      DIAGNOSTICS_ASSAINISSEMENT: {
        status: 'NEW_A_VERIFIER',
        days_ago: 2,
        answer: 'Le SPANC n’a pas d’autre rapport pour cette maison.',
      },
    },
  },
  {
    key: 'puits',
    owner: 'master',
    portfolio_type: 'GESTION_LOCATIVE_PORTFOLIO',
    main_address: '5 Place du Vieux Puits 44000 Nantes. 44, Loire-Atlantique, Pays de la Loire',
    reference: 'G-118',
    opened_days_ago: 40,
    situation: { rented: true, furnished: false, build_period: 'FROM_1949_TO_1997' },
    documents: {
      RCP_EDD: verified(30),
      PV_AG: verified(30),
      CHARGES: verified(12),
      TAX_FONCIERE: verified(12),
      LOGEMENT_LOUE: verified(30),
      DOC_IDENTITE: verified(30),
      RIB: verified(30),
      ASSURANCES_DU_LOGEMENT: {
        status: 'EXPIRED',

        note: 'L’attestation a plus d’un an',
        days_ago: 3,
      },
    },
  },
  {
    key: 'tisserands',
    owner: 'lucie',
    portfolio_type: 'PED_PORTFOLIO',
    main_address: '61 Rue des Tisserands 37000 Tours. 37, Indre-et-Loire, Centre-Val de Loire',
    opened_days_ago: 4,
    situation: { lot_kinds: ['LOGEMENT'] },
    statement: 'AT_DESK',
    documents: {
      CV_AG: verified(3),
      CHARGES: verified(3),
      PV_AG: verified(3),
      FICHE_SYN: verified(3),
    },
  },
  {
    key: 'fontaine',
    owner: 'seller',
    portfolio_type: 'APARTMENT_SALE_PORTFOLIO',
    main_address: '27 bis Rue de la Fontaine 35000 Rennes. 35, Ille-et-Vilaine, Bretagne',
    opened_days_ago: 1,
    situation: {},
    statement: 'TO_PAY',
    documents: {
      CV_AG: verified(0),
      CHARGES: verified(0),
      PV_AG: verified(0),
      TAX_FONCIERE: { status: 'NEW_A_VERIFIER', days_ago: 0 },
      RCP_EDD: {
        status: 'KO_SCRAPING',
        note: 'Le portail du syndic n’a pas répondu',
        days_ago: 0,
      },
    },
  },
  {
    // Left to the robot: its syndic and its tax office are those of the demonstration.
    key: 'moulins',
    owner: 'lucie',
    portfolio_type: 'APARTMENT_SALE_PORTFOLIO',
    main_address: '9 Rue des Moulins 44000 Nantes. 44, Loire-Atlantique, Pays de la Loire',
    reference: 'V-219',
    opened_days_ago: 2,
    situation: { build_year: 1988, lot_kinds: ['LOGEMENT', 'PARKING'], rented: false },
    documents: { TITRE_PROP: verified(1), DOC_IDENTITE: verified(1) },
  },
];

/** Every slot of a dossier that is no longer empty. */
export function slotsOf(dossier: DemoDossier): [DocumentType, DemoSlot][] {
  const days_ago = dossier.opened_days_ago - 3;
  return DOCUMENT_TYPES.flatMap((type): [DocumentType, DemoSlot][] => {
    const slot = dossier.documents[type];
    if (slot) return [[type, slot]];
    return dossier.verified?.includes(type) ? [[type, { status: 'VERIFIED', days_ago }]] : [];
  });
}
