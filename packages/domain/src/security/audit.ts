// What the security journal keeps: who came in, who was refused, who was given what, what left.

/** Each is written once and for all: none is ever renamed. */
export const AUDIT_KINDS = [
  'SIGNED_IN_BY_LINK',
  'SIGNED_IN_BY_PASSWORD',
  'SIGNED_IN_FROM_PARTNER',
  'SIGNED_IN_AS_PROSPECT',
  'REFRESH_REPLAYED',
  'SIGNED_OUT',
  'SESSION_ENDED',
  'OTHER_SESSIONS_ENDED',
  'PASSWORD_RESET',
  'PASSWORD_CHANGED',
  'INFORMATION_CHANGED',
  'AGENT_CREATED',
  'AGENT_REMOVED',
  'GUEST_INVITED',
  'GUEST_JOINED',
  'GUEST_ROLE_CHANGED',
  'GUEST_REMOVED',
  'INVITATION_REVOKED',
  'PORTFOLIO_TRANSFERRED',
  'SHARE_CREATED',
  'SHARE_MAILED',
  'SHARE_PAUSED',
  'SHARE_RESUMED',
  'SHARE_REVOKED',
  'SHARE_OPENED',
  'DOWNLOAD_PREPARED',
  'DOWNLOAD_HANDED',
  'FILE_DOWNLOADED',
  'DELIVERY_ACKNOWLEDGED',
  'RECEIPT_HANDED',
  'PED_PRINTED',
  'PED_ORDERED',
  'PED_REFUSED',
  'ROBOT_STARTED',
  'ROBOT_CANCELLED',
  'ROBOT_ACCESS_USED',
  'ROBOT_ACCESS_FORGOTTEN',
  'SYNDIC_LETTER_SENT',
  'MISSION_ORDERED',
  'MISSION_CANCELLED',
  'STAFF_DELIVERED_PED',
  'STAFF_ANSWERED_MISSION',
  'STAFF_DELIVERED_MISSION',
  'STAFF_OPENED_DOSSIER',
  'STAFF_OPENED_FILE',
  'STAFF_DECIDED',
  'STAFF_DECISION_UNDONE',
  'STAFF_READ_JOURNAL',
  'STAFF_GIVEN',
  'PARTNER_CREATED',
  'PARTNER_REVOKED',
  'ORDER_OPENED',
  'ORDER_ABANDONED',
  'ORDER_WITHDRAWN',
  'OFFER_CHANGED',
  'SUBSCRIPTION_CANCELLED',
  'SUBSCRIPTION_RESUMED',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

export const AUDIT_OUTCOMES = ['DONE', 'REFUSED'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

/** VISITOR: nobody signed in, be it a share link or a refused sign-in. SERVICE: a command of the team. */
export const AUDIT_ACTORS = ['ACCOUNT', 'STAFF', 'VISITOR', 'SERVICE'] as const;
export type AuditActor = (typeof AUDIT_ACTORS)[number];

/** Codes and ids of ours, never what somebody typed. */
export type AuditDetail = {
  /** Why it was refused. */
  code?: string | undefined;
  /** The file, link, guest, agent or partner it is about. */
  about_id?: string | undefined;
  role?: string | undefined;
  document_type?: string | undefined;
  /** The status decided. */
  to?: string | undefined;
  format?: string | undefined;
  /** Names of fields, without their values. */
  fields?: string | undefined;
};

type Words = {
  done: string;
  /** null: a refusal of this is an everyday mistake, and is not kept. */
  refused: string | null;
};

const only = (done: string): Words => ({ done, refused: null });

const WORDS: Record<AuditKind, Words> = {
  SIGNED_IN_BY_LINK: { done: 'Connexion par lien', refused: 'Lien de connexion refusé' },
  SIGNED_IN_BY_PASSWORD: {
    done: 'Connexion par mot de passe',
    refused: 'Mot de passe erroné à la connexion',
  },
  SIGNED_IN_FROM_PARTNER: {
    done: 'Connexion depuis un logiciel partenaire',
    refused: 'Connexion depuis un logiciel partenaire refusée',
  },
  SIGNED_IN_AS_PROSPECT: {
    done: 'Première connexion depuis une offre',
    refused: 'Lien d’offre refusé',
  },
  REFRESH_REPLAYED: {
    done: 'Session fermée : son jeton a servi deux fois',
    refused: 'Session fermée : son jeton a servi deux fois',
  },
  SIGNED_OUT: only('Déconnexion'),
  SESSION_ENDED: only('Session fermée à distance'),
  OTHER_SESSIONS_ENDED: only('Autres sessions fermées'),
  PASSWORD_RESET: {
    done: 'Mot de passe défini avec un lien',
    refused: 'Lien de mot de passe refusé',
  },
  PASSWORD_CHANGED: {
    done: 'Mot de passe modifié',
    refused: 'Changement de mot de passe refusé',
  },
  INFORMATION_CHANGED: only('Informations du compte modifiées'),
  AGENT_CREATED: only('Agent ajouté'),
  AGENT_REMOVED: only('Agent retiré'),
  GUEST_INVITED: only('Invitation envoyée'),
  GUEST_JOINED: { done: 'Invitation acceptée', refused: 'Lien d’invitation refusé' },
  GUEST_ROLE_CHANGED: only('Rôle d’un invité modifié'),
  GUEST_REMOVED: only('Invité retiré'),
  INVITATION_REVOKED: only('Invitation annulée'),
  PORTFOLIO_TRANSFERRED: only('Dossier confié à une autre personne'),
  SHARE_CREATED: only('Lien de partage créé'),
  SHARE_MAILED: only('Lien de partage envoyé par e-mail'),
  SHARE_PAUSED: only('Lien de partage mis en pause'),
  SHARE_RESUMED: only('Lien de partage rouvert'),
  SHARE_REVOKED: only('Lien de partage révoqué'),
  SHARE_OPENED: {
    done: 'Lien de partage ouvert',
    refused: 'Ouverture d’un lien de partage refusée',
  },
  DOWNLOAD_PREPARED: only('Téléchargement préparé'),
  DOWNLOAD_HANDED: only('Téléchargement remis'),
  FILE_DOWNLOADED: only('Document téléchargé'),
  DELIVERY_ACKNOWLEDGED: only('Remise électronique acceptée'),
  RECEIPT_HANDED: only('Reçu de remise téléchargé'),
  PED_PRINTED: only('Pré-état daté imprimé par le vendeur'),
  PED_ORDERED: only('Pré-état daté commandé'),
  PED_REFUSED: only('Pré-état daté refusé par un notaire'),
  ROBOT_STARTED: {
    done: 'Robot envoyé sur un portail',
    refused: 'Envoi du robot refusé',
  },
  ROBOT_CANCELLED: only('Robot arrêté'),
  ROBOT_ACCESS_USED: only('Accès à un portail utilisé par le robot'),
  ROBOT_ACCESS_FORGOTTEN: only('Accès conservé effacé'),
  SYNDIC_LETTER_SENT: only('Demande envoyée au syndic'),
  MISSION_ORDERED: only('Pièce commandée'),
  MISSION_CANCELLED: only('Commande de pièce annulée'),
  STAFF_DELIVERED_PED: only('Pré-état daté délivré par l’équipe Quitus'),
  STAFF_ANSWERED_MISSION: only('Commande de pièce répondue par l’équipe Quitus'),
  STAFF_DELIVERED_MISSION: only('Pièce livrée par l’équipe Quitus'),
  STAFF_OPENED_DOSSIER: only('Dossier ouvert par l’équipe Quitus'),
  STAFF_OPENED_FILE: only('Document ouvert par l’équipe Quitus'),
  STAFF_DECIDED: only('Document contrôlé par l’équipe Quitus'),
  STAFF_DECISION_UNDONE: only('Décision annulée par l’équipe Quitus'),
  STAFF_READ_JOURNAL: only('Journal consulté par l’équipe Quitus'),
  STAFF_GIVEN: only('Accès d’équipe donné'),
  PARTNER_CREATED: only('Clé de partenaire créée'),
  PARTNER_REVOKED: only('Clé de partenaire révoquée'),
  ORDER_OPENED: only('Commande ouverte'),
  ORDER_ABANDONED: only('Commande abandonnée'),
  ORDER_WITHDRAWN: only('Rétractation d’une commande'),
  OFFER_CHANGED: only('Offre changée'),
  SUBSCRIPTION_CANCELLED: only('Abonnement résilié'),
  SUBSCRIPTION_RESUMED: only('Résiliation d’un abonnement annulée'),
};

export const auditLabel = (kind: AuditKind, outcome: AuditOutcome): string =>
  (outcome === 'REFUSED' ? WORDS[kind].refused : null) ?? WORDS[kind].done;

export const keepsRefusals = (kind: AuditKind): boolean => WORDS[kind].refused !== null;

/** One look is many calls, and a file is fetched part by part: they are one line in a while. */
const ONE_LOOK: readonly AuditKind[] = [
  'FILE_DOWNLOADED',
  'STAFF_OPENED_DOSSIER',
  'STAFF_OPENED_FILE',
];

export const isOneLook = (kind: AuditKind): boolean => ONE_LOOK.includes(kind);

/** How long a line is kept, as the privacy page says. */
export const AUDIT_DAYS = 365;
