// The sentences that the specification gives between quotes, to the letter, by where they appear.
// `via` says how to get there when the page alone does not show them.
export type Via =
  | 'phone'
  | 'cookies'
  | 'sign-in step 2'
  | 'signed in'
  | 'sign-up step 2'
  | 'message sent'
  | 'message refused';

export const SENTENCES: { page: string; via?: Via; texts: string[] }[] = [
  {
    page: '/',
    texts: [
      'Offres Pro',
      'Se connecter',
      "S'inscrire",
      'LIENS UTILES',
      'LÉGAL',
      'CONTACT',
      'Tester gratuitement',
      'Connaitre',
      'Récupérer',
      'Pré-état daté',
      'Collaborer',
      'Valider',
      'Commander',
      'Demander une démo',
      'Découvrir les offres pros',
      'Une question ? Contactez nous !',
      'Nom',
      'Adresse email',
      'Envoyer',
    ],
  },
  { page: '/', via: 'phone', texts: ["S'inscrire"] },
  { page: '/', via: 'cookies', texts: ['En savoir plus', 'Refuser', "J'accepte"] },
  { page: '/', via: 'message sent', texts: ['Le message de contact a été envoyé'] },
  {
    page: '/',
    via: 'message refused',
    texts: ["Une erreur s'est produite lors de l'envoi du message de contact"],
  },
  {
    page: '/connexion',
    texts: ['Connexion', 'Suivant', "Vous n'avez pas encore de compte ?", 'Creer un compte'],
  },
  {
    page: '/connexion',
    via: 'sign-in step 2',
    texts: ['Recevoir le lien', 'Se connecter', 'Définir ou modifier mon mot de passe'],
  },
  {
    page: '/connexion',
    via: 'signed in',
    texts: ['Me reconnecter en tant que', 'Accéder à mon Compte', 'ou'],
  },
  {
    page: '/connexion?error_code=AUTH_ERROR',
    texts: ["Erreur d'authentification", 'Essayez à nouveau de vous connecter'],
  },
  { page: '/inscription', texts: ['Création de mon compte', 'Suivant'] },
  {
    page: '/inscription',
    via: 'sign-up step 2',
    texts: ['Bien en copropriété', 'Maison Individuelle', 'Vente', 'Gestion', 'Créer mon compte'],
  },
  {
    page: '/invitation?email_b64=a&token=b',
    texts: [
      'Bienvenu sur',
      'vous avez été invité à utiliser notre service',
      'Refuser',
      'Continuer',
    ],
  },
  {
    page: '/password/reset?email_b64=a&token=b',
    texts: ['Réinitialisation du mot de passe', 'Réinitialiser'],
  },
  {
    page: '/nimporte-quoi',
    texts: ['Oops! La page que nous recherchez semble introuvable.', 'Code erreur : 404', 'Retour'],
  },
];

export const ERROR_CATALOGUE: Record<string, string> = {
  EXPIRED_TOKEN: 'Le lien de connexion a expiré, veuillez demander un autre lien de connexion',
  INVALID_TOKEN:
    "Le lien de connexion n'est pas valide, veuillez demander un autre lien de connexion",
  INTERNAL_ERROR: "Une erreur s'est produite, veuillez réessayer plus tard",
  SALE_PORTFOLIO_NOT_FOUND: 'Impossible de trouver un dossier de vente',
  EXPIRED_SHARE_TOKEN: 'Le lien de partage a expiré, veuillez demander un autre lien de partage',
  INVALID_SHARE_TOKEN:
    "Le lien de partage n'est pas valide, veuillez demander un autre lien de partage",
  FILES_NOT_FOUND:
    "Il n'y a aucun document validé à télécharger. Vous pouvez laisser le produit rechercher vos documents ou les charger manuellement",
  EXPIRED_INVITATION_LINK: "le lien d'invitation a expiré, veuillez demander un nouveau lien",
  INVALID_INVITATION_LINK:
    "le lien d'invitation n'est pas valide, veuillez demander un nouveau lien",
  VALIDATION_ERROR: "Une erreur de validation s'est produite",
  NIMPORTE: "Oops, une erreur s'est produite!",
};

/** Given between quotes too, and shown where another journey goes. */
export const ELSEWHERE: string[] = [
  'Compte créé !',
  "Le mot de passe n'est pas valide",
  "L'invitation a été correctement validée. Nous vous avons envoyé un lien de connexion dans votre boîte e-mail",
  "Une erreur s'est produite lors de la validation de votre lien de connexion, veuillez réessayer de vous connecter",
];
