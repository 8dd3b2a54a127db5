// The life of one visit of the robot to a portal.
export const ROBOT_SCOPES = ['SYNDIC', 'TAX'] as const;
export type RobotScope = (typeof ROBOT_SCOPES)[number];

export const RUN_STATES = [
  'PENDING',
  'LOGGING_IN',
  'WAITING_USER',
  'LISTING',
  'DOWNLOADING',
  'DONE',
  'PARTIAL',
  'FAILED',
] as const;
export type RunState = (typeof RUN_STATES)[number];

/** Somebody works on it. */
export const ACTIVE_RUN_STATES = [
  'LOGGING_IN',
  'WAITING_USER',
  'LISTING',
  'DOWNLOADING',
] as const satisfies readonly RunState[];

export const isActive = (state: RunState): boolean =>
  ACTIVE_RUN_STATES.some((active) => active === state);

export const ENDED_RUN_STATES = [
  'DONE',
  'PARTIAL',
  'FAILED',
] as const satisfies readonly RunState[];

export const hasEnded = (state: RunState): boolean =>
  ENDED_RUN_STATES.some((ended) => ended === state);

/** A person asked, a kept access was used before a paper dies, or a portal that was down is tried again. */
export const RUN_TRIGGERS = ['PERSON', 'REFRESH', 'RETRY'] as const;
export type RunTrigger = (typeof RUN_TRIGGERS)[number];

/** What became of a document that a portal listed. */
export const FETCH_OUTCOMES = [
  /** A new file of the dossier. */
  'KEPT',
  /** The same bytes were already in the dossier. */
  'DUPLICATE',
  /** Listed, not what the dossier needs: invoices, bank statements, notices of another home. */
  'LEFT',
  /** Unreadable at the portal. */
  'BROKEN',
  /** Kept aside: not a PDF that can be read. */
  'ASIDE',
] as const;
export type FetchOutcome = (typeof FETCH_OUTCOMES)[number];

export const QUESTION_KINDS = ['CODE', 'CAPTCHA', 'UNIT'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** How long a person has to answer. */
export const ANSWER_MINUTES = 5;

/** Whether the portals of a family answer as they did when their connector was written. */
export const PORTAL_STATES = ['OK', 'DEGRADED', 'BROKEN', 'UNKNOWN'] as const;
export type PortalState = (typeof PORTAL_STATES)[number];

/** ACTIVE: connected. The others are only listed. */
export const SYNDIC_STATES = ['ACTIVE', 'PLANNED', 'NO_EXTRANET', 'UNKNOWN'] as const;
export type SyndicState = (typeof SYNDIC_STATES)[number];
