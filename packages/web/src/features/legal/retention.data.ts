/** How long each kind of data is kept, as the privacy page promises it. */
export const RETENTION: readonly { data: string; kept: string }[] = [
  {
    data: 'Identité, acte de naissance, RIB',
    kept: 'Trois mois après l’acte de vente, ou douze mois sans activité',
  },
  {
    data: 'Autres documents d’un dossier',
    kept: 'Tant que le dossier est ouvert, puis cinq ans au plus, en archive restreinte, s’ils servent de preuve',
  },
  { data: 'Document supprimé', kept: '30 jours, le temps d’annuler' },
  {
    data: 'Identifiants d’un portail',
    kept: 'Le temps de la récupération, sauf si vous demandez de les conserver',
  },
  { data: 'Lien de connexion', kept: '15 minutes, une seule utilisation' },
  { data: 'Lien de mot de passe', kept: '60 minutes, une seule utilisation' },
  { data: 'Session', kept: '30 jours sans visite' },
  { data: 'Compte', kept: 'Jusqu’à sa suppression' },
  { data: 'Factures', kept: 'Dix ans' },
  { data: 'Preuves de commande et de consentement', kept: 'Cinq ans' },
  { data: 'Message de contact', kept: 'Trois ans après le dernier échange' },
  {
    data: 'Journal de sécurité : connexions, accès, partages, téléchargements',
    kept: 'Douze mois, adresse IP abrégée',
  },
  { data: 'Journaux techniques', kept: 'Douze mois au plus' },
];
