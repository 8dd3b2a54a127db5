import { checklist } from './checklist.ts';
import type { PortfolioType } from './portfolio-type.ts';
import {
  type BuildPeriod,
  type GasAge,
  isAnswered,
  type LotKind,
  type SellerSituation,
  type Sewer,
  type Situation,
  SITUATION_FIELDS,
  type SituationField,
} from './situation.ts';

export const QUESTION_KINDS = ['choice', 'yes_no', 'number', 'date', 'kinds'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export type Option = {
  value: BuildPeriod | LotKind | GasAge | Sewer | SellerSituation;
  label: string;
};

export type Question = {
  question: string;
  help: string;
  kind: QuestionKind;
  options?: readonly Option[];
};

export const QUESTIONS: Record<SituationField, Question> = {
  build_year: {
    question: 'En quelle année le bâtiment a-t-il été construit ?',
    help: 'L’année figure souvent dans le titre de propriété ou le DPE.',
    kind: 'number',
  },
  build_period: {
    question: 'Quand le bâtiment a-t-il été construit ?',
    help: 'La date du permis de construire décide des diagnostics plomb et amiante.',
    kind: 'choice',
    options: [
      { value: 'BEFORE_1949', label: 'Avant 1949' },
      { value: 'FROM_1949_TO_1997', label: 'De 1949 à juin 1997' },
      { value: 'AFTER_1997', label: 'Depuis juillet 1997' },
    ],
  },
  lot_kinds: {
    question: 'Que comprend votre bien ?',
    help: 'Une cave ou un parking vendu seul demande bien moins de documents.',
    kind: 'kinds',
    options: [
      { value: 'LOGEMENT', label: 'Logement' },
      { value: 'CAVE', label: 'Cave' },
      { value: 'PARKING', label: 'Parking' },
      { value: 'GARAGE', label: 'Garage' },
      { value: 'LOCAL', label: 'Local professionnel' },
      { value: 'AUTRE', label: 'Autre' },
    ],
  },
  surface_m2: {
    question: 'Quelle est la surface du bien, en m² ?',
    help: 'Les très petites surfaces échappent à certaines obligations.',
    kind: 'number',
  },
  rented: {
    question: 'Le bien est-il loué ?',
    help: 'L’acquéreur d’un bien loué doit recevoir le bail et les pièces de la location.',
    kind: 'yes_no',
  },
  furnished: {
    question: 'Le logement est-il loué meublé ?',
    help: 'Une location vide demande un certificat de surface habitable.',
    kind: 'yes_no',
  },
  gas_over_15_years: {
    question: 'De quand date l’installation de gaz ?',
    help: 'Au-delà de 15 ans, un diagnostic gaz est obligatoire.',
    kind: 'choice',
    options: [
      { value: 'NO_GAS', label: 'Pas de gaz' },
      { value: 'UNDER', label: '15 ans ou moins' },
      { value: 'OVER', label: 'Plus de 15 ans' },
    ],
  },
  electricity_over_15_years: {
    question: 'L’installation électrique a-t-elle plus de 15 ans ?',
    help: 'Au-delà de 15 ans, un diagnostic électricité est obligatoire.',
    kind: 'yes_no',
  },
  sewer: {
    question: 'Où vont les eaux usées ?',
    help: 'Une fosse doit avoir été contrôlée depuis moins de 3 ans à la vente.',
    kind: 'choice',
    options: [
      { value: 'COLLECTIF', label: 'Tout-à-l’égout' },
      { value: 'INDIVIDUEL', label: 'Fosse ou installation individuelle' },
    ],
  },
  pool: {
    question: 'Y a-t-il une piscine ?',
    help: 'Une piscine enterrée doit avoir un dispositif de sécurité.',
    kind: 'yes_no',
  },
  works_under_10_years: {
    question: 'Le bien a-t-il été construit ou transformé depuis moins de 10 ans ?',
    help: 'Les garanties de ces travaux passent à l’acquéreur.',
    kind: 'yes_no',
  },
  heating_maintenance: {
    question: 'Y a-t-il une chaudière, une cheminée ou une climatisation à entretenir ?',
    help: 'L’acquéreur demandera la dernière attestation d’entretien.',
    kind: 'yes_no',
  },
  in_copropriete_or_asl: {
    question: 'La maison fait-elle partie d’une copropriété ou d’un lotissement ?',
    help: 'Il faut alors en remettre le règlement ou les statuts.',
    kind: 'yes_no',
  },
  termite_zone: {
    question: 'La commune est-elle dans une zone à termites ?',
    help: 'Un arrêté préfectoral fixe ces zones ; la mairie vous le dira.',
    kind: 'yes_no',
  },
  noise_zone: {
    question: 'Le bien est-il dans le plan de bruit d’un aéroport ?',
    help: 'L’état des risques le dit souvent ; la mairie vous le dira aussi.',
    kind: 'yes_no',
  },
  dry_rot_zone: {
    question: 'La commune est-elle dans une zone à mérule ?',
    help: 'Un arrêté préfectoral fixe ces zones ; la mairie vous le dira.',
    kind: 'yes_no',
  },
  wood_heating: {
    question: 'Y a-t-il un poêle, un insert ou une cheminée à bois ?',
    help: 'Certaines communes demandent alors un certificat de l’appareil.',
    kind: 'yes_no',
  },
  seller: {
    question: 'Qui vend ?',
    help: 'Le notaire demande des pièces différentes à un couple, des héritiers ou une société.',
    kind: 'choice',
    options: [
      { value: 'SEUL', label: 'Une personne seule' },
      { value: 'COUPLE', label: 'Un couple marié ou pacsé' },
      { value: 'INDIVISION', label: 'Plusieurs propriétaires en indivision' },
      { value: 'SUCCESSION', label: 'Des héritiers' },
      { value: 'DIVORCE', label: 'Une personne divorcée ou en instance de divorce' },
      { value: 'SCI', label: 'Une SCI' },
    ],
  },
  planned_signing_date: {
    question: 'Quand la signature est-elle prévue ?',
    help: 'Nous vous dirons ce qui doit être prêt, et pour quand.',
    kind: 'date',
  },
};

/** The unanswered field that settles the most doubts; the order of the fields breaks ties. */
export function nextQuestion(
  portfolio_type: PortfolioType,
  situation: Situation,
  skipped: readonly SituationField[],
): SituationField | null {
  const doubts = doubtsByField(portfolio_type, situation);
  let best: SituationField | null = null;
  for (const field of SITUATION_FIELDS) {
    if (skipped.includes(field) || isAnswered(situation, field)) continue;
    const count = doubts.get(field) ?? 0;
    if (count > (best === null ? 0 : (doubts.get(best) ?? 0))) best = field;
  }
  return best;
}

function doubtsByField(portfolio_type: PortfolioType, situation: Situation) {
  const doubts = new Map<SituationField, number>();
  for (const item of checklist(portfolio_type, situation)) {
    // Pieces that wait for the same answer as their document are the same doubt.
    const pieces = item.pieces.filter(({ question }) => question !== item.question);
    for (const { question } of [item, ...pieces]) {
      if (question !== null) doubts.set(question, (doubts.get(question) ?? 0) + 1);
    }
  }
  return doubts;
}
