// Why a visit to a portal failed: what people read, whether it is tried again, what becomes of the documents.

export const ROBOT_ERROR_CODES = [
  'LOGIN_FAILED',
  'WRONG_KIND',
  'ACCOUNT_LOCKED',
  'PASSWORD_EXPIRED',
  'CGU',
  'CREATE_ACCOUNT',
  'ACTIVATION',
  'OTP_REQUIRED',
  'OTP_WRONG',
  'OTP_EXPIRED',
  'CAPTCHA',
  'PORTAL_DOWN',
  'MAINTENANCE',
  'BLOCKED',
  'RATE_LIMITED',
  'PARSE_CHANGED',
  'UNKNOWN',
  'FORBIDDEN_HOST',
  'FILE_BROKEN',
  'FILE_TIMEOUT',
  'UNSUPPORTED',
  'WRONG_BUILDING',
  'TOO_LONG',
  'INTERRUPTED',
  'CANCELLED',
] as const;
export type RobotErrorCode = (typeof ROBOT_ERROR_CODES)[number];

type Ending = 'KO_SCRAPING' | 'A_AJOUTER';
type Retry =
  /** Only once somebody has changed something: a password, their account on the portal. */
  | 'AFTER_CHANGE'
  /** By itself, later: see `RETRY_MINUTES`. */
  | 'LATER'
  /** When somebody asks. */
  | 'ON_DEMAND';

/** Facts of one failure, never a secret. */
export type FailureDetail = {
  portal: string;
  tries_left?: number | undefined;
  /** Page of the portal where the person can act. */
  link?: string | undefined;
  /** French hour of the next try: « 14 h 30 ». */
  at?: string | undefined;
  titles?: readonly string[] | undefined;
  /** For the team: the selector that found nothing, the host that was refused. */
  info?: string | undefined;
};

type RobotErrorFacts = {
  retry: Retry;
  /** Of the documents that the visit was to bring and did not. */
  ending: Ending;
  /** Ours to mend: the team is told. */
  team: boolean;
  text: (detail: FailureDetail) => string;
};

const tries = (left: number | undefined): string => {
  if (left === undefined) return '';
  return left > 1 ? ` Il vous reste ${left} essais.` : ` Il vous reste ${left} essai.`;
};

/** With an hour, it is tried again by itself; without, no more. */
const down = ({ portal, at }: FailureDetail): string =>
  `${portal} est indisponible. ${at === undefined ? LATER : 'Nous réessayons automatiquement ; rien à faire.'}`;

const limited = ({ portal, at }: FailureDetail): string =>
  `${portal} limite les accès. ${at === undefined ? LATER : `Nouvel essai à ${at}.`}`;

const LATER = 'Relancez la récupération plus tard.';

const actOn = ({ portal, link }: FailureDetail, action: string): string =>
  `${portal} vous demande une action (${action}). Connectez-vous une fois sur ${link ?? 'leur site'}, puis relancez.`;

const changed =
  'Le portail a changé ; notre équipe est prévenue. Vous pouvez déposer vos documents à la main.';

export const ROBOT_ERRORS: Record<RobotErrorCode, RobotErrorFacts> = {
  LOGIN_FAILED: {
    retry: 'AFTER_CHANGE',
    ending: 'KO_SCRAPING',
    team: false,
    text: ({ portal, tries_left }) =>
      `Identifiant ou mot de passe refusé par ${portal}.${tries(tries_left)} Vérifiez-les sur le site avant de réessayer.`,
  },
  WRONG_KIND: {
    retry: 'AFTER_CHANGE',
    ending: 'A_AJOUTER',
    team: false,
    text: () =>
      'Ce numéro ne ressemble pas à un numéro fiscal (13 chiffres). FranceConnect n’est pas pris en charge.',
  },
  ACCOUNT_LOCKED: {
    retry: 'AFTER_CHANGE',
    ending: 'KO_SCRAPING',
    team: false,
    text: ({ portal }) =>
      `Votre accès est bloqué par ${portal}. Débloquez-le sur leur site ou contactez votre syndic ou votre centre des finances publiques.`,
  },
  PASSWORD_EXPIRED: {
    retry: 'AFTER_CHANGE',
    ending: 'KO_SCRAPING',
    team: false,
    text: (detail) => actOn(detail, 'changer de mot de passe'),
  },
  CGU: {
    retry: 'AFTER_CHANGE',
    ending: 'KO_SCRAPING',
    team: false,
    text: (detail) => actOn(detail, 'accepter les conditions d’utilisation'),
  },
  CREATE_ACCOUNT: {
    retry: 'AFTER_CHANGE',
    ending: 'KO_SCRAPING',
    team: false,
    text: (detail) => actOn(detail, 'créer votre espace'),
  },
  ACTIVATION: {
    retry: 'AFTER_CHANGE',
    ending: 'KO_SCRAPING',
    team: false,
    text: (detail) => actOn(detail, 'activer votre accès'),
  },
  OTP_REQUIRED: {
    retry: 'ON_DEMAND',
    ending: 'KO_SCRAPING',
    team: false,
    text: ({ portal }) => `${portal} demande un code. Relancez la récupération pour le saisir.`,
  },
  OTP_WRONG: {
    retry: 'ON_DEMAND',
    ending: 'KO_SCRAPING',
    team: false,
    text: () => 'Code incorrect. Relancez la récupération pour en recevoir un autre.',
  },
  OTP_EXPIRED: {
    retry: 'ON_DEMAND',
    ending: 'KO_SCRAPING',
    team: false,
    text: () => 'Le code a expiré, relancez la récupération.',
  },
  CAPTCHA: {
    retry: 'ON_DEMAND',
    ending: 'KO_SCRAPING',
    team: false,
    text: ({ portal }) =>
      `${portal} demande de prouver que vous êtes humain. Relancez et recopiez l’image, ou déposez vos documents à la main.`,
  },
  PORTAL_DOWN: {
    retry: 'LATER',
    ending: 'KO_SCRAPING',
    team: false,
    text: down,
  },
  MAINTENANCE: {
    retry: 'LATER',
    ending: 'KO_SCRAPING',
    team: false,
    text: down,
  },
  BLOCKED: {
    retry: 'LATER',
    ending: 'KO_SCRAPING',
    team: true,
    text: limited,
  },
  RATE_LIMITED: {
    retry: 'LATER',
    ending: 'KO_SCRAPING',
    team: false,
    text: limited,
  },
  PARSE_CHANGED: { retry: 'ON_DEMAND', ending: 'KO_SCRAPING', team: true, text: () => changed },
  UNKNOWN: { retry: 'ON_DEMAND', ending: 'KO_SCRAPING', team: true, text: () => changed },
  /** The portal led to a host that is not its own. */
  FORBIDDEN_HOST: { retry: 'ON_DEMAND', ending: 'KO_SCRAPING', team: true, text: () => changed },
  FILE_BROKEN: {
    retry: 'ON_DEMAND',
    ending: 'KO_SCRAPING',
    team: false,
    text: ({ titles = [] }) => unreadable(titles),
  },
  FILE_TIMEOUT: {
    retry: 'ON_DEMAND',
    ending: 'KO_SCRAPING',
    team: false,
    text: ({ titles = [] }) => unreadable(titles),
  },
  UNSUPPORTED: {
    retry: 'ON_DEMAND',
    ending: 'A_AJOUTER',
    team: false,
    text: () =>
      'Ce syndic n’est pas encore connecté. Déposez vos documents ou confiez-nous la demande.',
  },
  /** The run was left without an answer to « which of these homes ». */
  WRONG_BUILDING: {
    retry: 'ON_DEMAND',
    ending: 'KO_SCRAPING',
    team: false,
    text: () => 'Plusieurs biens trouvés : lequel concerne ce dossier ?',
  },
  TOO_LONG: {
    retry: 'ON_DEMAND',
    ending: 'KO_SCRAPING',
    team: false,
    text: ({ portal }) =>
      `${portal} répond trop lentement : ce qui a été récupéré est gardé. Relancez pour la suite.`,
  },
  /** Our own doing: whoever worked on it is gone, and the password may have been tried. */
  INTERRUPTED: {
    retry: 'ON_DEMAND',
    ending: 'KO_SCRAPING',
    team: false,
    text: () => 'La récupération a été interrompue avant la fin. Relancez-la.',
  },
  CANCELLED: {
    retry: 'ON_DEMAND',
    ending: 'A_AJOUTER',
    team: false,
    text: () => 'Récupération arrêtée. Ce qui était déjà récupéré est gardé.',
  },
};

export const failureText = (code: RobotErrorCode, detail: FailureDetail): string =>
  ROBOT_ERRORS[code].text(detail);

/** A portal that is down is tried again after so long, then no more. */
export const RETRY_MINUTES = [15, 60, 240, 720] as const;

const MOST_NAMED = 10;

function unreadable(titles: readonly string[]): string {
  const count =
    titles.length > 1 ? `${titles.length} documents illisibles` : 'Un document illisible';
  const named = titles.slice(0, MOST_NAMED);
  const others = titles.length - named.length;
  const rest = others > 0 ? ` et ${others} ${others > 1 ? 'autres' : 'autre'}` : '';
  return `${count} chez le syndic : ${named.join(', ')}${rest}.`;
}
