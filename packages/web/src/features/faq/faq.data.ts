import { formatPrice, PACK_AGENTS, type ProductId } from '@quitus/domain/payments/catalogue';

import { sold } from '../../orders/sold.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site/site.ts';

export interface FaqEntry {
  /** The address of the answer: it may have been sent by mail, so it does not change. */
  id: string;
  question: string;
  answer: readonly string[];
  more?: { to: string; text: string };
}

export interface FaqGroup {
  id: string;
  title: string;
  entries: readonly FaqEntry[];
}

const price = (id: ProductId) => formatPrice(sold(id).price_cents);
const MANAGERS = site.figures.connected_managers
  .toLocaleString('fr-FR')
  .replaceAll(/\s/g, '\u00A0');
const HOURS = `${site.figures.statement_hours}h`;

export const FAQ: readonly FaqGroup[] = [
  {
    id: 'dossiers',
    title: 'Dossiers',
    entries: [
      {
        id: 'dossier-definition',
        question: 'Qu’est-ce qu’un dossier ?',
        answer: [
          'Tous les documents d’un bien, pour une vente ou pour une gestion locative, réunis à une seule adresse. Vous voyez ce qui est là, ce qui manque, ce qui est vérifié, et la prochaine chose à faire.',
        ],
      },
      {
        id: 'dossier-creation',
        question: 'De quoi ai-je besoin pour commencer ?',
        answer: [
          'De votre adresse email et de l’adresse du bien. Le reste se complète au fur et à mesure : année de construction, nature des lots, logement loué ou non, installations de gaz et d’électricité.',
        ],
        more: { to: paths.signUp, text: 'Créer mon compte' },
      },
      {
        id: 'dossier-types',
        question: 'Quels types de dossiers puis-je ouvrir ?',
        answer: [
          'La vente d’un bien en copropriété, la vente d’une maison individuelle, et la gestion locative d’un bien en copropriété. La liste des documents s’adapte à chacun.',
        ],
      },
      {
        id: 'dossier-liste',
        question: 'Comment savez-vous quels documents il me faut ?',
        answer: [
          'La liste dépend du type de dossier et de la situation du bien. Chaque document est obligatoire, à prévoir selon les cas, ou facultatif, et une phrase dit pourquoi.',
          'Quand une information manque pour trancher, le document reste « à préciser » et nous vous posons la question qui décide. Nous ne retirons jamais un document par défaut.',
        ],
      },
      {
        id: 'dossier-ne-s-applique-pas',
        question: 'Un document demandé ne me concerne pas. Que faire ?',
        answer: [
          'Indiquez qu’il ne s’applique pas et donnez la raison. Elle reste dans l’historique du document, pour vous et pour les personnes qui gèrent le dossier.',
        ],
      },
      {
        id: 'dossier-formats',
        question: 'Quels fichiers puis-je déposer ?',
        answer: [
          'PDF, JPEG, PNG, HEIC, TIFF et DOCX, jusqu’à 100 Mo par fichier, un par un, en nombre ou dans une archive ZIP. Vous pouvez aussi photographier un document avec votre téléphone. Un envoi interrompu reprend où il s’était arrêté.',
        ],
      },
      {
        id: 'dossier-tri',
        question: 'Dois-je trier mes documents avant de les déposer ?',
        answer: [
          'Non. Déposez tout d’un coup : chaque document est lu et nous proposons sa place. Si un même fichier contient plusieurs documents, il est découpé page à page. Vous confirmez ou vous déplacez.',
        ],
      },
      {
        id: 'dossier-controle',
        question: 'Que contrôlez-vous, et en combien de temps ?',
        answer: [
          'Le type de document, l’immeuble, le lot et le propriétaire, la lisibilité, les pages, la date et la cohérence avec le reste du dossier. Beaucoup de documents sont vérifiés aussitôt. Les autres sont relus par notre équipe : le dossier affiche un délai estimé d’après la file réelle.',
        ],
      },
      {
        id: 'dossier-refus',
        question: 'Mon document a été refusé. Puis-je répondre ?',
        answer: [
          'Oui. Le refus dit ce qui a été reçu et ce qui était attendu. Vous déposez un autre fichier, ou vous répondez par un commentaire : le document revient alors devant notre équipe.',
        ],
      },
    ],
  },
  {
    id: 'alur',
    title: 'Loi ALUR et documents',
    entries: [
      {
        id: 'alur-liste',
        question: 'Que dois-je remettre à l’acquéreur d’un lot de copropriété ?',
        answer: [
          'L’article L. 721-2 du Code de la construction et de l’habitation, issu de la loi ALUR, demande la fiche synthétique, le règlement de copropriété avec l’état descriptif de division et leurs modificatifs publiés, les procès-verbaux d’assemblée générale des trois dernières années, les informations financières, le carnet d’entretien et une notice d’information.',
          'S’y ajoutent, s’ils existent, les conclusions du diagnostic technique global et le plan pluriannuel de travaux adopté ou, à défaut, son projet.',
        ],
      },
      {
        id: 'alur-date',
        question: 'À quelle date ces documents doivent-ils être remis ?',
        answer: [
          'Au plus tard le jour de la signature de la promesse de vente. Sans promesse, ils sont joints au projet d’acte.',
        ],
      },
      {
        id: 'alur-dix-jours',
        question: 'Que se passe-t-il s’il en manque ?',
        answer: [
          'Le délai de rétractation de dix jours de l’acquéreur ne commence à courir que le lendemain du jour où il a reçu les documents essentiels : fiche synthétique, règlement et état descriptif, procès-verbaux des trois dernières années et informations financières. Un oubli retarde donc la vente.',
        ],
      },
      {
        id: 'alur-electronique',
        question: 'Puis-je les remettre par voie électronique ?',
        answer: [
          'Oui, si l’acquéreur l’accepte par écrit. Quitus garde son accord, un reçu daté et la liste signée des documents remis. Vous pouvez les imprimer.',
        ],
      },
      {
        id: 'alur-proces-verbaux',
        question: 'Le syndic ne me donne pas les procès-verbaux. La vente est-elle bloquée ?',
        answer: [
          'La loi prévoit le cas : les procès-verbaux des trois dernières années sont dus, sauf si le vendeur n’a pas pu les obtenir du syndic. Gardez une trace de votre demande. Quitus l’écrit pour vous et la relance.',
        ],
      },
      {
        id: 'alur-fiche-synthetique',
        question: 'Où trouver la fiche synthétique ?',
        answer: [
          'Le syndic la tient à jour chaque année. Il doit vous la remettre dans le mois de votre demande, sous peine d’une pénalité de 15 € par jour de retard. Elle n’existe pas pour les immeubles sans logement.',
        ],
      },
      {
        id: 'alur-carrez',
        question: 'Quand faut-il une attestation loi Carrez ?',
        answer: [
          'Pour tout lot de copropriété de 8 m² et plus, sauf cave, garage et place de parking. Elle reste valable tant que des travaux ne changent pas la surface. Si la surface réelle est plus petite de plus de 5 %, l’acquéreur peut demander une baisse de prix pendant un an.',
        ],
      },
      {
        id: 'alur-maison',
        question: 'Et pour une maison individuelle ?',
        answer: [
          'Hors copropriété, il n’y a ni fiche synthétique ni procès-verbaux. Restent le titre de propriété, la taxe foncière, les diagnostics, le contrôle de l’assainissement, les papiers des travaux de moins de dix ans, et vos pièces personnelles.',
        ],
      },
    ],
  },
  {
    id: 'pre-etat-date',
    title: 'Pré-état daté',
    entries: [
      {
        id: 'ped-definition',
        question: 'Qu’est-ce qu’un pré-état daté ?',
        answer: [
          'Un document qui réunit les informations financières dues à l’acquéreur avant la promesse : charges des deux derniers exercices, sommes restant à devoir, impayés et dettes de la copropriété, fonds de travaux.',
        ],
        more: { to: paths.preEtatDate, text: 'Voir comment il est fait' },
      },
      {
        id: 'ped-etat-date',
        question: 'Quelle différence avec l’état daté ?',
        answer: [
          'Le pré-état daté informe l’acquéreur avant la promesse, et n’importe qui peut l’établir. L’état daté est établi par le syndic seul, pour le notaire, avant l’acte de vente : il fait foi pour le partage des charges. Le premier ne remplace pas le second.',
        ],
      },
      {
        id: 'ped-prix',
        question: 'Combien coûte-t-il ?',
        answer: [
          `${price('PED_PRO')} TTC pour un professionnel, ${price('PED')} TTC pour un particulier, sans abonnement. Le prix est le même pour plusieurs lots vendus ensemble.`,
        ],
      },
      {
        id: 'ped-delai',
        question: 'En combien de temps est-il livré ?',
        answer: [
          `Aussitôt quand chaque montant est confirmé et que les contrôles passent. Sinon notre équipe le reprend et le livre en ${HOURS}.`,
        ],
      },
      {
        id: 'ped-documents',
        question: 'Quels documents faut-il pour le commander ?',
        answer: [
          'Deux documents vérifiés : la dernière convocation d’assemblée générale avec ses annexes comptables, et les appels de fonds ou relevés de charges. Les procès-verbaux et la fiche synthétique le rendent plus complet.',
        ],
      },
      {
        id: 'ped-inconnu',
        question: 'Que faites-vous d’un montant introuvable ?',
        answer: [
          'Nous l’écrivons « non communiqué » et nous disons qui le détient. Il n’est jamais remplacé par un zéro.',
        ],
      },
      {
        id: 'ped-validite',
        question: 'Reste-t-il valable longtemps ?',
        answer: [
          'La loi ne fixe pas de durée. Nous le tenons pour à jour jusqu’au prochain appel de fonds ou à la prochaine assemblée générale, et trois mois au plus. Le dossier vous propose une mise à jour dès qu’un document plus récent arrive.',
        ],
      },
      {
        id: 'ped-authenticite',
        question: 'Comment un notaire vérifie-t-il que le document est bien de vous ?',
        answer: [
          'Chaque pré-état daté porte un numéro et un code à scanner. La page qui s’ouvre dit s’il est authentique et s’il est toujours le dernier.',
        ],
      },
    ],
  },
  {
    id: 'diagnostics',
    title: 'Diagnostics et validité',
    entries: [
      {
        id: 'diagnostics-vente',
        question: 'Quels diagnostics faut-il pour vendre un logement ?',
        answer: [
          'Le diagnostic de performance énergétique, toujours ou presque. Selon le logement : plomb (construit avant 1949), amiante (permis d’avant juillet 1997), électricité et gaz (installations de plus de 15 ans), termites et état des risques (selon la commune), assainissement, bruit.',
          'Indiquez l’année de construction et les installations : le dossier vous dit lesquels sont nécessaires.',
        ],
      },
      {
        id: 'diagnostics-dpe',
        question: 'Mon DPE est-il encore valable ?',
        answer: [
          'Un DPE fait depuis le 1er juillet 2021 est valable dix ans. Ceux d’avant ne le sont plus : la validité des DPE faits entre 2018 et juin 2021 s’est arrêtée à la fin de 2024.',
        ],
      },
      {
        id: 'diagnostics-audit',
        question: 'Faut-il un audit énergétique ?',
        answer: [
          'Pour une maison, ou un immeuble entier qui n’a qu’un propriétaire, classé E, F ou G. Il est valable cinq ans. Un lot de copropriété n’est pas concerné.',
        ],
      },
      {
        id: 'diagnostics-risques',
        question: 'Combien de temps dure un état des risques ?',
        answer: [
          'Moins de six mois. Il se remet dès la première visite, puis il est joint à la promesse et à l’acte. Il faut le refaire si un arrêté change entre-temps. Vous pouvez l’établir vous-même sur le site public Géorisques.',
        ],
      },
      {
        id: 'diagnostics-termites',
        question: 'Et le diagnostic termites ?',
        answer: [
          'Moins de six mois à la promesse et à l’acte, dans les communes visées par un arrêté préfectoral. S’il vieillit entre les deux signatures, il faut le refaire.',
        ],
      },
      {
        id: 'diagnostics-electricite-gaz',
        question: 'Électricité et gaz : quelle durée ?',
        answer: [
          'Trois ans pour une vente, six ans pour une location, quand l’installation a plus de 15 ans.',
        ],
      },
      {
        id: 'diagnostics-plomb-amiante',
        question: 'Plomb et amiante : faut-il les refaire ?',
        answer: [
          'Un constat plomb sans présence de plomb ne se périme pas. S’il en trouve, il vaut un an pour une vente et six ans pour une location. Un repérage amiante fait depuis avril 2013 n’a pas de date de fin. Plus ancien, il faut le refaire avant de vendre.',
        ],
      },
      {
        id: 'diagnostics-expiration',
        question: 'Me prévenez-vous avant qu’un diagnostic expire ?',
        answer: [
          'Oui. Le dossier suit la validité de chaque diagnostic, la compare à la date de signature prévue et vous écrit avant l’échéance. Un diagnostic périmé n’est plus compté comme vérifié.',
        ],
      },
    ],
  },
  {
    id: 'robots',
    title: 'Robots et syndic',
    entries: [
      {
        id: 'robot-fonctionnement',
        question: 'Que fait le robot chez le syndic ?',
        answer: [
          'Il se connecte au portail du syndic avec vos identifiants, cherche les documents de votre copropriété et les range dans le dossier. Vous suivez chaque étape à l’écran et vous pouvez l’arrêter à tout moment. Ce qu’il rapporte passe ensuite au contrôle.',
        ],
      },
      {
        id: 'robot-syndics',
        question: 'Mon syndic est-il connu de Quitus ?',
        answer: [
          `${MANAGERS} syndics sont connectés. Cherchez le vôtre par son nom, sa ville ou l’adresse de son portail.`,
        ],
      },
      {
        id: 'robot-sans-portail',
        question: 'Et si mon syndic n’a pas de portail ?',
        answer: [
          'Nous écrivons la demande à votre place, avec les textes qui l’obligent à répondre, et nous la relançons. Vous pouvez aussi déposer vous-même les documents.',
        ],
      },
      {
        id: 'robot-identifiants',
        question: 'Que deviennent mes identifiants ?',
        answer: [
          'Ils sont chiffrés, utilisés le temps de la récupération, puis effacés. Ils ne sont gardés que si vous cochez « conserver pour les mises à jour ». Ils n’apparaissent dans aucun journal.',
        ],
      },
      {
        id: 'robot-code',
        question: 'Le portail demande un code ou une image à recopier.',
        answer: [
          'La question s’affiche sur la page et vous y répondez. Nous ne contournons aucune protection : si le portail refuse les robots, nous vous disons où cliquer pour télécharger vous-même.',
        ],
      },
      {
        id: 'robot-impots',
        question: 'Le robot peut-il récupérer ma taxe foncière ?',
        answer: [
          'Oui, depuis votre espace des impôts, de la même façon. Le code que vous recevez par e-mail fait partie du parcours. Vous pouvez aussi déposer l’avis en PDF.',
        ],
      },
    ],
  },
  {
    id: 'partage',
    title: 'Partage',
    entries: [
      {
        id: 'partage-lien',
        question: 'Comment partager un dossier ?',
        answer: [
          'Vous créez un lien pour un notaire, un acquéreur, un agent ou un vendeur, et vous choisissez les documents ou les catégories. La personne ouvre le lien sans créer de compte.',
        ],
      },
      {
        id: 'partage-verifies',
        question: 'Pourquoi un document n’apparaît-il pas dans le partage ?',
        answer: ['Seuls les documents vérifiés sont partagés. Les autres attendent leur contrôle.'],
      },
      {
        id: 'partage-duree',
        question: 'Combien de temps un lien reste-t-il ouvert ?',
        answer: [
          '7, 15, 30 ou 90 jours, 30 par défaut. Vous pouvez le suspendre, le reprendre ou le fermer pour de bon, et ajouter un code d’accès.',
        ],
      },
      {
        id: 'partage-suivi',
        question: 'Puis-je savoir si le notaire a ouvert le lien ?',
        answer: [
          'Oui. Vous recevez un e-mail à la première ouverture, et l’historique garde les ouvertures et les téléchargements.',
        ],
      },
      {
        id: 'partage-filigrane',
        question: 'À quoi sert le filigrane ?',
        answer: [
          'Il inscrit le destinataire et la date sur chaque page, pour décourager les copies. Il est mis d’office sur les pièces d’identité et sur ce qui part chez un acquéreur.',
        ],
      },
      {
        id: 'partage-telechargement',
        question: 'Puis-je télécharger tout le dossier ?',
        answer: [
          'Oui, en une archive rangée par catégorie, avec un sommaire en PDF qui donne la date, l’origine et l’empreinte de chaque pièce. Ou en un seul PDF avec des signets.',
        ],
      },
    ],
  },
  {
    id: 'securite',
    title: 'Sécurité et données',
    entries: [
      {
        id: 'securite-acces',
        question: 'Qui peut voir mes documents ?',
        answer: [
          'Vous, les personnes que vous invitez ou à qui vous envoyez un lien, le responsable et l’agent de votre organisation qui gèrent le dossier, et notre équipe quand elle contrôle un document. Chaque action est inscrite dans l’historique.',
        ],
      },
      {
        id: 'securite-identite',
        question: 'Comment protégez-vous mes pièces d’identité ?',
        answer: [
          'Elles portent un filigrane dès qu’elles sont partagées, et elles sont effacées trois mois après l’acte de vente, ou après douze mois sans activité.',
        ],
      },
      {
        id: 'securite-suppression',
        question: 'Puis-je récupérer ou effacer mes données ?',
        answer: [
          'Oui, depuis votre compte : un export de toutes vos données, et la suppression du compte. Un document supprimé par erreur se rétablit pendant 30 jours.',
        ],
        more: { to: paths.privacy, text: 'Lire la page Confidentialité' },
      },
      {
        id: 'securite-usage',
        question: 'Vendez-vous mes données ?',
        answer: [
          'Non. Vos documents servent à votre dossier et à rien d’autre. Ils n’entraînent aucun modèle d’intelligence artificielle.',
        ],
      },
      {
        id: 'securite-cookies',
        question: 'Quels cookies déposez-vous ?',
        answer: [
          'Un seul, quand vous acceptez : il retient votre choix pendant 365 jours. La messagerie, la vidéo et les avis, s’ils sont activés, peuvent alors déposer les leurs. Aucun service extérieur n’est appelé avant « J’accepte ».',
        ],
        more: { to: paths.cookies, text: 'Voir la liste complète' },
      },
    ],
  },
  {
    id: 'compte',
    title: 'Compte et paiement',
    entries: [
      {
        id: 'compte-lien',
        question: 'Pourquoi me connecter avec un lien reçu par e-mail ?',
        answer: [
          'Parce qu’il n’y a rien à retenir. Le lien sert une seule fois et dure 15 minutes. Ouvrez-le dans le même navigateur. Vous pouvez aussi définir un mot de passe.',
        ],
      },
      {
        id: 'compte-lien-expire',
        question: 'Mon lien de connexion ne marche plus.',
        answer: [
          'Il a servi, il a plus de 15 minutes, ou vous en avez demandé un autre depuis : seul le dernier fonctionne. Demandez-en un nouveau sur la page de connexion.',
        ],
        more: { to: paths.signIn, text: 'Aller à la page de connexion' },
      },
      {
        id: 'compte-gratuit',
        question: 'Le service est-il gratuit ?',
        answer: [
          `Le compte et un premier dossier sont gratuits. Un professionnel ouvre ensuite ses dossiers à la demande (${price('DOSSIER_ON_DEMAND')} TTC l’un) ou avec un abonnement (dès ${price('PRO_UNLIMITED')} TTC par mois). Le pré-état daté et les pièces à commander se paient à part.`,
        ],
        more: { to: paths.proOffers, text: 'Comparer les offres' },
      },
      {
        id: 'compte-agents',
        question: 'Comment ajouter mes agents ?',
        answer: [
          `Le Pack Pro Illimité comprend ${PACK_AGENTS} agents. Le responsable les ajoute par leur adresse email, et peut en ajouter d’autres pour ${price('EXTRA_AGENT')} TTC par mois. Chaque agent voit les dossiers qu’il gère, le responsable les voit tous.`,
        ],
      },
      {
        id: 'compte-facture',
        question: 'Où sont mes factures ?',
        answer: ['Dans votre compte, en PDF, et dans l’e-mail envoyé après chaque paiement.'],
      },
      {
        id: 'compte-resiliation',
        question: 'Comment résilier mon abonnement ?',
        answer: [
          'Depuis votre compte, en trois clics. La résiliation prend effet à la fin du mois déjà payé.',
        ],
      },
      {
        id: 'compte-retractation',
        question: 'Puis-je renoncer à un achat ?',
        answer: [
          'Si vous êtes un consommateur, vous avez 14 jours. Le lien « Renoncer au contrat ici » reste dans votre compte pendant tout ce délai. Pour un pré-état daté commencé à votre demande, ce droit se perd à la livraison.',
        ],
        more: { to: paths.salesTerms, text: 'Lire les conditions générales de vente' },
      },
    ],
  },
];
