// Which diagnostics a sale or a letting asks for, and why.
import {
  DIAGNOSTIC_USES,
  type DiagnosticKind,
  type DiagnosticUse,
} from '../documents/diagnostic.ts';
import {
  type Answer,
  builtBefore1949,
  hasDwelling,
  isAnnexOnly,
  permitBefore1997,
  type Situation,
  type SituationField,
} from './situation.ts';

/** A lot of a co-owned building, or a house that stands alone. */
export type PropertyKind = 'LOT' | 'HOUSE';

export type DiagnosticNeed = {
  need: 'REQUIRED' | 'NOT_APPLICABLE' | 'TO_SPECIFY';
  reason: string;
  question: SituationField | null;
};

/** A zone or an energy class that no question of ours can settle. */
type Verdict = Answer | 'UNDECIDED';

type DiagnosticRule = {
  /** Whatever the situation, some diagnostics only concern a sale. */
  uses: readonly DiagnosticUse[];
  decide: (situation: Situation, property: PropertyKind) => Verdict;
  rule: string;
  /** Null where towns decide. */
  sale_basis: string | null;
  /** Why not, for those that a known situation can rule out. */
  otherwise?: string;
};

const RENTAL_BASIS = 'article 3-3 de la loi du 6 juillet 1989';

const reasonFor = (rule: string, basis: string | null): string =>
  basis === null ? `${rule}.` : `${rule} (${basis}).`;

const SALE_ONLY: readonly DiagnosticUse[] = ['SALE'];
const NOT_FOR_RENTAL = 'Ce diagnostic ne concerne que la vente.';
const INDEPENDENT_MIN_M2 = 50;

/** Unless the lots surely hold no dwelling, what is asked of dwellings is asked. */
const ofDwelling = (situation: Situation, property: PropertyKind, answer: Answer): Answer =>
  property === 'LOT' && hasDwelling(situation) === false ? false : answer;

const asks = (value: boolean | null, field: SituationField): Answer => value ?? field;

const isTinyHouse = ({ surface_m2 }: Situation, property: PropertyKind): boolean =>
  property === 'HOUSE' && surface_m2 !== null && surface_m2 < INDEPENDENT_MIN_M2;

const RULES: Record<DiagnosticKind, DiagnosticRule> = {
  DPE: {
    uses: DIAGNOSTIC_USES,
    decide: (situation, property) =>
      !isTinyHouse(situation, property) &&
      (property === 'HOUSE' || isAnnexOnly(situation) !== true),
    rule: 'Obligatoire pour tout logement',
    sale_basis: 'article L271-4, 6° du code de la construction',
    otherwise: 'Ni une annexe, ni un bâtiment indépendant de moins de 50 m² ne demande de DPE.',
  },
  AUDIT: {
    uses: SALE_ONLY,
    decide: (situation, property) =>
      property === 'HOUSE' && !isTinyHouse(situation, property) ? 'UNDECIDED' : false,
    rule: 'Obligatoire pour une maison classée E, F ou G au DPE',
    sale_basis: 'article L126-28-1 du code de la construction',
    otherwise:
      'L’audit ne concerne ni un lot de copropriété, ni un bâtiment indépendant de moins de 50 m².',
  },
  AMIANTE: {
    uses: DIAGNOSTIC_USES,
    decide: permitBefore1997,
    rule: 'Obligatoire si le permis de construire date d’avant le 1er juillet 1997',
    sale_basis: 'article L271-4, 2° du code de la construction',
    otherwise: 'Le permis de construire date d’après le 1er juillet 1997.',
  },
  PLOMB: {
    uses: DIAGNOSTIC_USES,
    decide: (situation, property) => ofDwelling(situation, property, builtBefore1949(situation)),
    rule: 'Obligatoire pour un logement construit avant le 1er janvier 1949',
    sale_basis: 'article L271-4, 1° du code de la construction',
    otherwise: 'Seuls les logements construits avant 1949 sont concernés.',
  },
  GAZ: {
    uses: DIAGNOSTIC_USES,
    decide: (situation, property) => {
      const age = situation.gas_over_15_years;
      return ofDwelling(situation, property, age === null ? 'gas_over_15_years' : age === 'OVER');
    },
    rule: 'Obligatoire si l’installation de gaz du logement a plus de 15 ans',
    sale_basis: 'article L271-4, 4° du code de la construction',
    otherwise: 'Aucune installation de gaz de plus de 15 ans dans un logement.',
  },
  ELECTRICITE: {
    uses: DIAGNOSTIC_USES,
    decide: (situation, property) =>
      ofDwelling(
        situation,
        property,
        asks(situation.electricity_over_15_years, 'electricity_over_15_years'),
      ),
    rule: 'Obligatoire si l’installation électrique du logement a plus de 15 ans',
    sale_basis: 'article L271-4, 7° du code de la construction',
    otherwise: 'Aucune installation électrique de plus de 15 ans dans un logement.',
  },
  TERMITES: {
    uses: SALE_ONLY,
    decide: ({ termite_zone }) => asks(termite_zone, 'termite_zone'),
    rule: 'Obligatoire dans une zone à termites fixée par arrêté préfectoral',
    sale_basis: 'article L271-4, 3° du code de la construction',
    otherwise: 'Le bien n’est pas dans une zone à termites.',
  },
  ERP: {
    uses: DIAGNOSTIC_USES,
    decide: () => true,
    rule: 'À remettre dès la première visite, puis à joindre à l’acte',
    sale_basis: 'article L271-4, 5° du code de la construction',
  },
  BRUIT: {
    uses: DIAGNOSTIC_USES,
    decide: ({ noise_zone }) => asks(noise_zone, 'noise_zone'),
    rule: 'Obligatoire dans un plan d’exposition au bruit d’un aéroport',
    sale_basis: 'article L271-4 du code de la construction',
    otherwise: 'Le bien n’est pas dans un plan d’exposition au bruit.',
  },
  MERULE: {
    uses: SALE_ONLY,
    decide: ({ dry_rot_zone }) => asks(dry_rot_zone, 'dry_rot_zone'),
    rule: 'Information obligatoire dans une zone à mérule fixée par arrêté préfectoral',
    sale_basis: 'article L271-4, 9° du code de la construction',
    otherwise: 'Le bien n’est pas dans une zone à mérule.',
  },
  CHAUFFAGE_BOIS: {
    uses: SALE_ONLY,
    decide: ({ wood_heating }) => {
      if (wood_heating === null) return 'wood_heating';
      // Which towns ask for it, nobody here knows.
      return wood_heating ? 'UNDECIDED' : false;
    },
    rule: 'Certificat demandé pour un appareil au bois dans un plan de protection de l’atmosphère',
    sale_basis: 'article L271-4 du code de la construction',
    otherwise: 'Le bien n’est pas chauffé au bois.',
  },
  ASSAINISSEMENT: {
    uses: SALE_ONLY,
    decide: ({ sewer }) => (sewer === null ? 'sewer' : sewer === 'INDIVIDUEL'),
    rule: 'Obligatoire si le bien n’est pas raccordé au tout-à-l’égout',
    sale_basis: 'article L271-4, 8° du code de la construction',
    otherwise: 'Le bien est raccordé au tout-à-l’égout.',
  },
  RACCORDEMENT: {
    uses: SALE_ONLY,
    decide: ({ sewer }) => {
      if (sewer === null) return 'sewer';
      return sewer === 'COLLECTIF' ? 'UNDECIDED' : false;
    },
    rule: 'Exigé par certaines communes, dont 71 en Île-de-France ; la mairie le confirme',
    sale_basis: null,
    otherwise: 'Le bien n’est pas raccordé au tout-à-l’égout.',
  },
};

export function diagnosticNeed(
  kind: DiagnosticKind,
  use: DiagnosticUse,
  situation: Situation,
  property: PropertyKind = 'LOT',
): DiagnosticNeed {
  const { uses, decide, rule, sale_basis, otherwise } = RULES[kind];
  if (!uses.includes(use)) {
    return { need: 'NOT_APPLICABLE', reason: NOT_FOR_RENTAL, question: null };
  }
  const reason = reasonFor(rule, use === 'SALE' ? sale_basis : RENTAL_BASIS);
  const verdict = decide(situation, property);
  if (verdict === true) return { need: 'REQUIRED', reason, question: null };
  if (verdict === false) {
    return { need: 'NOT_APPLICABLE', reason: otherwise ?? reason, question: null };
  }
  return { need: 'TO_SPECIFY', reason, question: verdict === 'UNDECIDED' ? null : verdict };
}
