// What a control is: named rules, what each concluded, and what the slot becomes.
import type { DocumentType } from '../documents/document-type.ts';
import type { DECIDED_STATUSES } from '../documents/transitions.ts';
import type { PortfolioType } from '../portfolios/portfolio-type.ts';
import { type Situation, SITUATION_FIELDS } from '../portfolios/situation.ts';
import type { Box } from '../reading/box.ts';
import type { FactName } from '../reading/facts.data.ts';
import type { FileReading } from '../reading/read-document.ts';

export const CONTROL_RULES = [
  'RIGHT_TYPE',
  'RIGHT_BUILDING',
  'RIGHT_LOT',
  'RIGHT_OWNER',
  'LEGIBLE',
  'COMPLETE',
  'IN_DATE',
  'CONSISTENT',
] as const;
export type ControlRule = (typeof CONTROL_RULES)[number];

/** What the desk asks, and the drawer answers. */
export const RULE_QUESTIONS: Record<ControlRule, string> = {
  RIGHT_TYPE: 'C’est le document attendu',
  RIGHT_BUILDING: 'L’immeuble correspond',
  RIGHT_LOT: 'Les lots correspondent',
  RIGHT_OWNER: 'Le propriétaire correspond',
  LEGIBLE: 'Toutes les pages sont lisibles',
  COMPLETE: 'Le document est complet',
  IN_DATE: 'Il est à jour',
  CONSISTENT: 'Les chiffres et les autres documents concordent',
};

export const RULE_OUTCOMES = ['passed', 'failed', 'undecided'] as const;
export type RuleOutcome = (typeof RULE_OUTCOMES)[number];

/** Where to look: what made the rule conclude. */
export type Seen = { file_id: string; page: number; box: Box };

/** Each page once; of two values that contradict each other, both. */
export const pagesSeen = (seen: readonly Seen[]): Seen[] =>
  seen.filter(
    ({ file_id, page }, index) =>
      seen.findIndex((one) => one.file_id === file_id && one.page === page) === index,
  );

/** What a person can tell the dossier so that a rule no longer doubts. */
export const DECLARED_FIELDS = ['owners', 'lots', 'rnc_number', ...SITUATION_FIELDS] as const;
export type DeclaredField = (typeof DECLARED_FIELDS)[number];

/** What the dossier does not say, and what the papers say of it. */
export type Lack = { field: DeclaredField; read: readonly string[] };

/** A fact that we did not manage to read, and the paper that may tell it: somebody can type it. */
export type Unread = {
  file_id: string;
  /** Which document of the file, from 0. */
  document: number;
  name: FactName;
  /** Where that document begins. */
  page: number;
};

export type RuleVerdict = {
  rule: ControlRule;
  outcome: RuleOutcome;
  /** In French: what was seen and, unless it passed, what was expected. */
  sentence: string;
  seen: readonly Seen[];
  /** For want of which it could not conclude. */
  lacks?: readonly Lack[];
  /** What was not read, for want of which it could not conclude. */
  unread?: readonly Unread[];
  /** What would mend a refusal, with its article: « l’appel du 4e trimestre 2026 ». */
  missing?: string;
};

export type DecidedStatus = (typeof DECIDED_STATUSES)[number];

/** What is known of the property, whoever said it; null or empty is « not known ». */
export type ControlledDossier = {
  portfolio_type: PortfolioType;
  situation: Situation;
  main_address: string;
  rnc_number: string | null;
  owners: readonly string[];
  lots: readonly string[];
};

/** A file of a slot, as read, with the corrections of people in place of what they corrected. */
export type ControlledFile = { file_id: string; name: string } & FileReading;

export type SlotControl = {
  document_type: DocumentType;
  /** Null: a person decides. */
  status: DecidedStatus | null;
  /** What the user reads: « Document actuel … / Document attendu … ». Null when accepted. */
  sentence: string | null;
  rules: readonly RuleVerdict[];
  /** The first day on which it will no longer be good; null when it does not end or nobody can tell. */
  expires_at: string | null;
};

/** Which refusal is told first: what is wrong before what is missing. */
export const REFUSAL_ORDER: readonly ControlRule[] = [
  'RIGHT_TYPE',
  'RIGHT_BUILDING',
  'RIGHT_OWNER',
  'RIGHT_LOT',
  'IN_DATE',
  'COMPLETE',
];

/** The refusal that is told, of a control that refuses. */
export function mainRefusal<V extends Pick<RuleVerdict, 'rule' | 'outcome'>>(
  rules: readonly V[],
): V | null {
  const refusing = REFUSAL_ORDER.flatMap((name) =>
    rules.filter(({ rule, outcome }) => rule === name && outcome === 'failed'),
  );
  return refusing[0] ?? null;
}
