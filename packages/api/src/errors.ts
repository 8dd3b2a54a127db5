import { EMPTY_FILE_TEXT, FILE_TOO_LARGE_TEXT } from '@quitus/domain/documents/file-size';

/** Every refusal the service can give: its HTTP status and the sentence people read. */
export const ERRORS = {
  EXPIRED_TOKEN: {
    status: 410,
    text: 'Le lien de connexion a expiré, veuillez demander un autre lien de connexion',
  },
  INVALID_TOKEN: {
    status: 403,
    text: "Le lien de connexion n'est pas valide, veuillez demander un autre lien de connexion",
  },
  INTERNAL_ERROR: {
    status: 500,
    text: "Une erreur s'est produite, veuillez réessayer plus tard",
  },
  DATABASE_UNAVAILABLE: {
    status: 503,
    text: 'Quitus est momentanément indisponible. Réessayez dans quelques instants.',
  },
  SALE_PORTFOLIO_NOT_FOUND: {
    status: 404,
    text: 'Impossible de trouver un dossier de vente',
  },
  EXPIRED_SHARE_TOKEN: {
    status: 410,
    text: 'Le lien de partage a expiré, veuillez demander un autre lien de partage',
  },
  INVALID_SHARE_TOKEN: {
    status: 404,
    text: "Le lien de partage n'est pas valide, veuillez demander un autre lien de partage",
  },
  FILES_NOT_FOUND: {
    status: 404,
    text: "Il n'y a aucun document validé à télécharger. Vous pouvez laisser le produit rechercher vos documents ou les charger manuellement",
  },
  EXPIRED_INVITATION_LINK: {
    status: 410,
    text: "le lien d'invitation a expiré, veuillez demander un nouveau lien",
  },
  INVALID_INVITATION_LINK: {
    status: 404,
    text: "le lien d'invitation n'est pas valide, veuillez demander un nouveau lien",
  },
  VALIDATION_ERROR: {
    status: 400,
    text: "Une erreur de validation s'est produite",
  },
  UNPRINTABLE_TEXT: {
    status: 400,
    text: 'Ce texte contient des caractères invisibles ou illisibles. Retapez-le, sans copier-coller.',
  },
  INVALID_EMAIL: {
    status: 400,
    text: 'Cette adresse email n’est pas valide. Vérifiez-la puis réessayez.',
  },
  INVALID_PASSWORD: {
    status: 400,
    text: "Le mot de passe n'est pas valide",
  },
  INVALID_CREDENTIALS: {
    status: 403,
    text: 'L’adresse email ou le mot de passe est incorrect.',
  },
  UNAUTHENTICATED: {
    status: 401,
    text: 'Votre session a expiré. Connectez-vous à nouveau.',
  },
  INVALID_REFRESH_TOKEN: {
    status: 403,
    text: 'Votre session a expiré. Connectez-vous à nouveau.',
  },
  FORBIDDEN: {
    status: 403,
    text: 'Vous n’avez pas accès à cette page.',
  },
  NOT_FOUND: {
    status: 404,
    text: 'Cet élément est introuvable.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    text: 'Trop de tentatives en peu de temps. Patientez quelques minutes puis réessayez.',
  },
  UNSUPPORTED_CONTENT_TYPE: {
    status: 415,
    text: 'Ce type de contenu n’est pas accepté ici.',
  },
  UNKNOWN_UPLOAD_PROTOCOL: {
    status: 412,
    text: 'Cet envoi ne suit pas la version 1.0 du protocole tus.',
  },
  UPLOAD_MOVED_ON: {
    status: 409,
    text: 'L’envoi de ce fichier a été interrompu. Reprenez-le.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    text: 'L’envoi est trop volumineux.',
  },
  STORAGE_FULL: {
    status: 507,
    text: 'L’espace de stockage est plein. Vos fichiers déjà reçus sont conservés ; réessayez plus tard.',
  },
  STORAGE_UNAVAILABLE: {
    status: 503,
    text: 'Le stockage des fichiers ne répond pas. Vos fichiers déjà reçus sont conservés ; réessayez dans quelques minutes.',
  },
  ADDRESS_SEARCH_UNAVAILABLE: {
    status: 503,
    text: 'La recherche d’adresses ne répond pas. Saisissez l’adresse complète à la main.',
  },
  UNKNOWN_PARTNER: {
    status: 403,
    text: 'Ce partenaire n’est pas reconnu. Reprenez depuis le logiciel qui vous a envoyé ici.',
  },
  INVALID_SIRET: {
    status: 400,
    text: 'Ce numéro SIRET n’est pas valide. Il compte 14 chiffres.',
  },
  FOREIGN_SIRET: {
    status: 400,
    text: 'Un SIRET désigne un établissement en France. Laissez ce champ vide pour un autre pays.',
  },
  INVALID_FIRST_NAME: {
    status: 400,
    text: 'Un prénom s’écrit avec des lettres, des espaces, des traits d’union, des apostrophes ou des points. Retirez les autres signes.',
  },
  INVALID_LAST_NAME: {
    status: 400,
    text: 'Un nom s’écrit sans image ni émoticône. Retirez-les.',
  },
  MISSING_ADDRESS: {
    status: 400,
    text: 'Saisissez l’adresse du bien.',
  },
  MISSING_REASON: {
    status: 400,
    text: 'Expliquez en quelques mots pourquoi ce document ne s’applique pas.',
  },
  AGENT_ALLOWANCE_REACHED: {
    status: 422,
    text: 'Votre offre ne permet pas d’agent supplémentaire. Retirez un agent, ou demandez-en un de plus.',
  },
  AGENT_ALREADY_THERE: {
    status: 422,
    text: 'Cette personne fait déjà partie de votre organisation.',
  },
  EMAIL_HAS_ACCOUNT: {
    status: 422,
    text: 'Cette adresse a déjà un compte Quitus, qui ne peut pas devenir agent. Utilisez une autre adresse.',
  },
  PORTFOLIO_ALLOWANCE_REACHED: {
    status: 422,
    text: 'Votre compte ne permet pas d’ouvrir un autre dossier. Choisissez une offre Pro pour continuer.',
  },
  MAIL_ALLOWANCE_REACHED: {
    status: 422,
    text: 'Vous avez envoyé tous les e-mails que votre offre permet pour aujourd’hui. Réessayez demain, ou copiez un lien de partage et envoyez-le vous-même.',
  },
  RECIPIENT_ALLOWANCE_REACHED: {
    status: 422,
    text: 'Cette adresse a déjà reçu beaucoup d’e-mails aujourd’hui. Réessayez demain, ou copiez un lien de partage et envoyez-le vous-même.',
  },
  PORTFOLIO_STORAGE_FULL: {
    status: 422,
    text: 'Il n’y a plus assez de place dans ce dossier pour ce fichier. Retirez des fichiers qui ne servent plus, ou envoyez une version plus légère.',
  },
  ACCOUNT_STORAGE_FULL: {
    status: 422,
    text: 'Le compte qui gère ce dossier n’a plus assez de place pour ce fichier. Les fichiers retirés libèrent leur place après 30 jours ; une offre supérieure en donne davantage tout de suite.',
  },
  COMMON_PASSWORD: {
    status: 400,
    text: 'Ce mot de passe est trop répandu : il serait deviné en quelques essais. Choisissez-en un autre, par exemple trois mots sans rapport et un chiffre.',
  },
  EMPTY_FILE: {
    status: 400,
    text: EMPTY_FILE_TEXT,
  },
  FILE_TOO_LARGE: {
    status: 413,
    text: FILE_TOO_LARGE_TEXT,
  },
  PAUSED_SHARE_LINK: {
    status: 403,
    text: 'Ce lien de partage est en pause. Demandez à la personne qui vous l’a envoyé de le rouvrir.',
  },
  LOCKED_SHARE_LINK: {
    status: 403,
    text: 'Ce lien de partage est bloqué après cinq codes erronés. Demandez à la personne qui vous l’a envoyé de le rouvrir.',
  },
  SHARE_CODE_NEEDED: {
    status: 403,
    text: 'Ce lien demande un code. La personne qui vous l’a envoyé vous le donnera.',
  },
  SHARE_CODE_WRONG: {
    status: 403,
    text: 'Ce code n’est pas le bon. Après cinq erreurs, le lien se bloque.',
  },
  INVALID_SHARE_CODE: {
    status: 400,
    text: 'Le code compte 4 à 20 lettres ou chiffres, sans espace.',
  },
  MISSING_RECIPIENT: {
    status: 400,
    text: 'Indiquez à qui ce lien est destiné.',
  },
  NOTHING_TO_SHARE: {
    status: 400,
    text: 'Choisissez au moins un document à partager.',
  },
  EXPIRED_DOWNLOAD_LINK: {
    status: 410,
    text: 'Cette adresse de téléchargement n’est plus valable. Revenez au dossier et téléchargez à nouveau.',
  },
  DOWNLOAD_NOT_ALLOWED: {
    status: 403,
    text: 'Ce lien permet de consulter les documents, pas de les télécharger.',
  },
  MISSING_NAME: {
    status: 400,
    text: 'Écrivez votre nom et votre prénom.',
  },
  NAME_NEEDED: {
    status: 422,
    text: 'Indiquez votre prénom et votre nom : ils apparaîtront dans vos partages et vos invitations.',
  },
  MISSING_CONSENT: {
    status: 400,
    text: 'Cochez la case pour accepter la remise par voie électronique.',
  },
  MISSING_COMMENT: {
    status: 400,
    text: 'Écrivez votre réponse en quelques mots.',
  },
  LETTER_ALREADY_SENT: {
    status: 409,
    text: 'Une demande est déjà partie au syndic. Arrêtez ses relances avant d’en envoyer une autre.',
  },
  LETTER_NOT_SENT: {
    status: 409,
    text: 'Aucune demande n’attend la réponse du syndic.',
  },
  NOTHING_TO_ASK: {
    status: 409,
    text: 'Le dossier n’attend aucun document du syndic.',
  },
  PORTAL_IS_TAX_OFFICE: {
    status: 400,
    text: 'Cette adresse est celle des impôts. Ouvrez la page « Impôts » du dossier pour récupérer votre taxe foncière.',
  },
  INVALID_RNC_NUMBER: {
    status: 400,
    text: 'Ce numéro d’immatriculation n’a pas la bonne forme. Exemple : AB1-234-567.',
  },
  INVALID_FACT: {
    status: 422,
    text: 'Cette valeur n’a pas la forme attendue.',
  },
  INVALID_PARTS: {
    status: 422,
    text: 'Chaque page doit aller dans un document, et un seul.',
  },
  ANSWER_NOT_POSSIBLE: {
    status: 422,
    text: 'Ce document n’attend pas de réponse. Rechargez la page.',
  },
  DOCUMENT_HELD: {
    status: 422,
    text: 'Une autre personne de l’équipe regarde ce document.',
  },
  UNDO_NOT_POSSIBLE: {
    status: 422,
    text: 'Cette décision ne peut plus être annulée : le document a changé depuis.',
  },
  MISSING_DECISION_REASON: {
    status: 400,
    text: 'Écrivez ce qui ne va pas et ce qui est attendu.',
  },
  CONTROL_SAYS_NO: {
    status: 422,
    text: 'Le contrôle refuse ce document : répondez à chacun de ses « Non » avant de l’accepter.',
  },
  DECISION_NOT_POSSIBLE: {
    status: 422,
    text: 'Ce document a changé entre-temps. Regardez-le à nouveau.',
  },
  PED_GATE_CLOSED: {
    status: 422,
    text: 'Le pré-état daté se commande une fois la dernière convocation et les charges vérifiées.',
  },
  PED_ALREADY_ORDERED: {
    status: 422,
    text: 'Le pré-état daté de ce dossier est déjà commandé. Suivez-le depuis le dossier.',
  },
  PED_ALREADY_THERE: {
    status: 422,
    text: 'Un pré-état daté est déjà dans ce dossier. Retirez-le pour en commander un autre.',
  },
  PED_UNDER_WAY: {
    status: 422,
    text: 'Un pré-état daté est en cours dans ce dossier : attendez sa livraison, ou annulez la commande, avant de l’archiver.',
  },
  PED_NOT_OFFERED: {
    status: 422,
    text: 'Le pré-état daté ne concerne que les ventes en copropriété.',
  },
  PED_NOT_DELIVERED: {
    status: 422,
    text: 'Il n’y a pas de pré-état daté livré dans ce dossier.',
  },
  PED_UNCHANGED: {
    status: 422,
    text: 'Aucun document n’a changé depuis la dernière édition : elle est toujours à jour.',
  },
  PED_REFRESH_TOO_LATE: {
    status: 422,
    text: 'La mise à jour sans frais était possible pendant trois mois. Commandez un nouveau pré-état daté.',
  },
  PED_NOT_COMPLETE: {
    status: 422,
    text: 'Des rubriques obligatoires attendent encore une réponse.',
  },
  PED_MOSTLY_UNKNOWN: {
    status: 422,
    text: 'Plus d’un tiers des rubriques requises sont inconnues. Confirmez que le document part ainsi.',
  },
  PED_BEING_READ: {
    status: 422,
    text: 'Des papiers de ce dossier sont en cours de lecture. Attendez-les, ou confirmez que le document part sans eux.',
  },
  PED_BEING_MADE: {
    status: 422,
    text: 'Ce pré-état daté est en cours d’établissement. Il arrive ici dans un instant.',
  },
  PRINTING_TOOK_TOO_LONG: {
    status: 503,
    text: 'Ce document demande plus de temps que d’ordinaire. Réessayez dans une minute.',
  },
  PED_NOT_WAITING: {
    status: 422,
    text: 'Cette commande a changé entre-temps. Rechargez la page.',
  },
  INVALID_FIELD_VALUE: {
    status: 422,
    text: 'Cette réponse n’a pas la forme attendue.',
  },
  MISSION_ALREADY_ASKED: {
    status: 422,
    text: 'Cette pièce est déjà demandée.',
  },
  MISSION_NOT_NEEDED: {
    status: 422,
    text: 'Cette pièce est déjà dans le dossier, vérifiée.',
  },
  MISSION_UNDER_WAY: {
    status: 422,
    text: 'L’équipe a déjà engagé cette demande : elle ne peut plus être annulée en ligne. Écrivez-nous.',
  },
  MISSION_MOVED_ON: {
    status: 422,
    text: 'Cette demande a changé entre-temps. Rechargez la page.',
  },
  MISSION_PAPER_NOT_VERIFIED: {
    status: 422,
    text: 'Ce document n’est pas vérifié : contrôlez-le d’abord, puis livrez-le.',
  },
  MISSION_FILE_MISSING: {
    status: 422,
    text: 'Déposez d’abord le fichier à sa place dans le dossier.',
  },
  PORTFOLIO_UNPAID: {
    status: 422,
    text: 'Ce dossier attend son paiement. Les documents s’ajoutent ensuite.',
  },
  PORTFOLIO_ARCHIVED: {
    status: 422,
    text: 'Ce dossier est archivé. Restaurez-le pour le modifier.',
  },
  FILE_NOT_YOURS: {
    status: 403,
    text: 'Ce fichier ne peut être retiré que par la personne qui gère le dossier. Vous pouvez retirer ceux que vous avez ajoutés, tant qu’ils ne sont pas vérifiés.',
  },
  REFERENCE_TAKEN: {
    status: 422,
    text: 'Un autre dossier porte déjà cette référence.',
  },
  ALREADY_GUEST: {
    status: 422,
    text: 'Cette personne a déjà accès au dossier.',
  },
  WRONG_PASSWORD: {
    status: 422,
    text: 'Le mot de passe actuel est incorrect.',
  },
  LOGO_TOO_LARGE: {
    status: 413,
    text: 'Ce logo dépasse 2 Mo. Choisissez une image plus légère.',
  },
  LOGO_NOT_AN_IMAGE: {
    status: 422,
    text: 'Ce fichier n’est pas une image PNG, JPEG, WebP ou SVG.',
  },
  LOGO_UNSAFE: {
    status: 422,
    text: 'Ce SVG contient du code ou des liens vers l’extérieur. Exportez-le sans script, ou choisissez un PNG.',
  },
  LOGO_UNREADABLE: {
    status: 422,
    text: 'Cette image est illisible ou trop grande. Exportez-la à nouveau, en 4 000 pixels de côté au plus.',
  },
  INVALID_SIGNATURE: {
    status: 403,
    text: 'Le lien de votre logiciel n’est pas valide. Reprenez depuis ce logiciel.',
  },
  EXPIRED_SIGNATURE: {
    status: 410,
    text: 'Le lien de votre logiciel a expiré. Reprenez depuis ce logiciel.',
  },
  USED_SIGNATURE: {
    status: 410,
    text: 'Ce lien a déjà servi. Reprenez depuis votre logiciel.',
  },
  ORDER_NEEDS_PORTFOLIO: {
    status: 400,
    text: 'Choisissez le dossier pour lequel vous commandez.',
  },
  PORTFOLIO_ALREADY_PAID: {
    status: 422,
    text: 'Ce dossier est déjà payé.',
  },
  OFFER_ALREADY_YOURS: {
    status: 422,
    text: 'Vous avez déjà cette offre.',
  },
  OFFER_HAS_NO_AGENTS: {
    status: 422,
    text: 'Les agents supplémentaires s’ajoutent au Pack Pro Illimité. Choisissez d’abord cette offre.',
  },
  OTHER_PRICE_APPLIES: {
    status: 422,
    text: 'Ce tarif n’est pas celui de votre compte. Reprenez la commande depuis le dossier.',
  },
  ORDER_NOT_OPEN: {
    status: 422,
    text: 'Cette commande n’attend plus de paiement. Rechargez la page.',
  },
  MISSING_WITHDRAWAL_CONSENT: {
    status: 400,
    text: 'Cochez les deux cases : la prestation commence dès le paiement.',
  },
  MISSING_BILLING_ADDRESS: {
    status: 400,
    text: 'Saisissez l’adresse de facturation.',
  },
  INVALID_POSTAL_CODE: {
    status: 400,
    text: 'Ce code postal n’est pas valide pour le pays choisi.',
  },
  INVALID_COUNTRY: {
    status: 400,
    text: 'Choisissez un pays de la liste.',
  },
  WITHDRAWAL_NOT_POSSIBLE: {
    status: 422,
    text: 'Cette commande ne peut pas faire l’objet d’une rétractation.',
  },
  WITHDRAWAL_TOO_LATE: {
    status: 422,
    text: 'Le délai de rétractation de quatorze jours est passé.',
  },
  WITHDRAWAL_RIGHT_LOST: {
    status: 422,
    text: 'La prestation est achevée : le droit de rétractation a pris fin, comme indiqué à la commande.',
  },
  WITHDRAWAL_CHANGED: {
    status: 422,
    text: 'Le montant remboursé a changé entre-temps. Vérifiez-le puis confirmez à nouveau.',
  },
  SUBSCRIPTION_OVER: {
    status: 422,
    text: 'Cet abonnement est terminé. Rechargez la page.',
  },
  SUBSCRIPTION_RUNNING: {
    status: 422,
    text: 'Un abonnement est en cours. Résiliez-le : vous passerez à cette offre à la fin du mois déjà payé.',
  },
  PAYMENT_UNAVAILABLE: {
    status: 503,
    text: 'La page de paiement ne répond pas. Rien n’a été débité ; réessayez dans quelques instants.',
  },
  PAYMENT_DISABLED: {
    status: 503,
    text: 'Le paiement n’est pas proposé sur ce site.',
  },
  INVOICE_NOT_READY: {
    status: 503,
    text: 'La facture est en préparation. Réessayez dans quelques secondes.',
  },
  INVALID_WEBHOOK_SIGNATURE: {
    status: 400,
    text: 'La signature de cette annonce n’est pas valide.',
  },
  UNSUPPORTED_PORTAL: {
    status: 422,
    text: 'Ce portail n’est pas encore connecté. Déposez vos documents, ou écrivez à votre syndic.',
  },
  INVALID_PORTAL_FIELD: {
    status: 422,
    text: 'Un des identifiants n’a pas la forme que ce portail attend. Vérifiez-les puis réessayez.',
  },
  INVALID_TAX_NUMBER: {
    status: 422,
    text: 'Ce numéro ne ressemble pas à un numéro fiscal (13 chiffres). FranceConnect n’est pas pris en charge.',
  },
  MANDATE_CHANGED: {
    status: 422,
    text: 'Le texte du mandat a changé. Relisez-le, puis acceptez-le à nouveau.',
  },
  ROBOT_UNDER_WAY: {
    status: 422,
    text: 'Une autre récupération est déjà en cours dans ce dossier. Attendez sa fin, ou arrêtez-la.',
  },
  ROBOT_ACCESS_NEEDED: {
    status: 422,
    text: 'Il n’y a pas d’accès conservé pour ce portail. Saisissez vos identifiants.',
  },
  ROBOT_ACCESS_REFUSED: {
    status: 422,
    text: 'Le portail a refusé l’accès conservé. Saisissez à nouveau vos identifiants.',
  },
  ROBOT_ACCESS_HELD: {
    status: 422,
    text: 'Le portail a bloqué cet accès. Débloquez-le sur son site ; le robot pourra y retourner 24 heures après le blocage.',
  },
  ROBOT_ACCESS_OF_ANOTHER: {
    status: 403,
    text: 'Cet accès appartient à une autre personne : elle seule peut relancer le robot avec. Saisissez le vôtre : il servira pour une seule visite.',
  },
  ROBOT_TRIED_TOO_OFTEN: {
    status: 429,
    text: 'Cet identifiant a été essayé trop souvent aujourd’hui : le portail pourrait le bloquer. Vérifiez-le sur son site et réessayez demain.',
  },
  ROBOT_STARTED_TOO_OFTEN: {
    status: 429,
    text: 'Vous avez lancé trop de récupérations en peu de temps. Réessayez dans une heure.',
  },
  ROBOT_NOT_NEEDED: {
    status: 422,
    text: 'Ce bien n’a rien à récupérer là.',
  },
  ROBOT_NOT_WAITING: {
    status: 422,
    text: 'Cette question n’attend plus de réponse. Rechargez la page.',
  },
  UNREACHABLE: {
    status: 503,
    text: 'Quitus ne répond pas. Vérifiez votre connexion puis réessayez.',
  },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof ERRORS;

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(ERRORS, code);

export const errorText = (code: string | null): string =>
  isErrorCode(code) ? ERRORS[code].text : "Oops, une erreur s'est produite!";

/** A refusal travelling from a rule to the wire, or from the wire to a screen. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string | null;
  readonly status: number;

  constructor(code: string | null, status: number, text: string = errorText(code)) {
    super(text);
    this.code = code;
    this.status = status;
  }
}

export function fail(code: ErrorCode): never {
  throw new ApiError(code, ERRORS[code].status);
}
