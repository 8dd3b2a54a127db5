// Minutes as a network's software prints them: project, vote with who voted what, outcome.
import { paperOf } from '../../paper.ts';
import { paragraphs } from '../../writing.ts';
import { ALLOBROGES, RNC } from './lieux.ts';

type Vote = readonly [yes: string, no: string, neither: string, outcome: string];
type Item = readonly [
  subject: string,
  majority: string,
  text: readonly string[],
  vote: Vote | null,
];
const PASSED =
  'La résolution est adoptée à la majorité des voix exprimées des copropriétaires présents, représentés ou ayant voté par correspondance.';
const vote = (
  yes: string,
  no = '0 copropriétaire',
  neither = '0 copropriétaire',
  outcome = PASSED,
): Vote => [yes, no, neither, outcome];
const BY_25 = 'La résolution est adoptée à la majorité des voix de tous les copropriétaires.';
const ALL = '46 copropriétaires totalisant 6812 tantièmes';

const ITEMS: readonly Item[] = [
  [
    'Élection du président de séance',
    'Article 24',
    ['L’assemblée générale désigne en qualité de président de séance Madame GACHET Brigitte.'],
    vote(ALL),
  ],
  [
    'Élection des scrutateurs',
    'Article 24',
    [
      'L’assemblée générale désigne en qualité de scrutateur Monsieur FAURE-BRAC Denis. Le secrétariat est assuré de droit par le syndic, représenté par Madame REVOL.',
    ],
    vote(ALL),
  ],
  [
    'Rapport du conseil syndical',
    'Sans vote',
    [
      'Le conseil syndical rend compte de l’exécution de sa mission au cours de l’exercice écoulé. Il s’est réuni cinq fois, a contrôlé les factures et suivi le renouvellement du contrat de nettoyage. Cette question ne donne pas lieu à un vote.',
    ],
    null,
  ],
  [
    'Approbation des comptes de l’exercice clos au 31/12/2025',
    'Article 24',
    [
      'L’assemblée générale, après avoir pris connaissance des documents joints à la convocation, approuve les comptes des charges de l’exercice du 01/01/2025 au 31/12/2025 pour un montant de 102&nbsp;944,30&nbsp;€ au titre des opérations courantes et de 7&nbsp;218,40&nbsp;€ au titre des travaux.',
    ],
    vote(
      '44 copropriétaires totalisant 6503 tantièmes',
      '1 copropriétaire totalisant 198 tantièmes : BOUVARD LAURENT (198)',
      '1 copropriétaire totalisant 111 tantièmes',
    ),
  ],
  [
    'Quitus au syndic pour sa gestion',
    'Article 24',
    [
      'L’assemblée générale donne quitus au syndic DAUPHICOP GESTION pour sa gestion de l’exercice du 01/01/2025 au 31/12/2025.',
    ],
    vote(
      '40 copropriétaires totalisant 5903 tantièmes',
      '3 copropriétaires totalisant 512 tantièmes',
      '3 copropriétaires totalisant 397 tantièmes',
    ),
  ],
  [
    'Désignation du syndic',
    'Article 25',
    [
      'L’assemblée générale désigne comme syndic la société DAUPHICOP GESTION, titulaire de la carte professionnelle CPI 3801 2018 000 000 718, selon le contrat joint à la convocation. Le mandat prendra effet le 01/07/2026 pour se terminer le 30/06/2028.',
      'L’assemblée mandate le président de séance pour signer le contrat.',
    ],
    vote(
      '41 copropriétaires totalisant 6020 tantièmes',
      '4 copropriétaires totalisant 605 tantièmes',
      '1 copropriétaire totalisant 187 tantièmes',
      BY_25,
    ),
  ],
  [
    'Budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027',
    'Article 24',
    [
      'L’assemblée générale fixe le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027 à la somme de 107&nbsp;700,00&nbsp;€. Il sera appelé par quarts, le premier jour de chaque trimestre.',
    ],
    vote(
      '45 copropriétaires totalisant 6625 tantièmes',
      '1 copropriétaire totalisant 187 tantièmes',
    ),
  ],
  [
    'Cotisation au fonds de travaux',
    'Article 25',
    [
      'Le plan pluriannuel de travaux n’étant pas adopté, l’assemblée générale fixe la cotisation annuelle obligatoire au fonds de travaux à 5 % du budget prévisionnel, soit 5&nbsp;385,00&nbsp;€ pour l’exercice 2027, appelée en une fois au 1er janvier.',
    ],
    vote(
      '43 copropriétaires totalisant 6301 tantièmes',
      '3 copropriétaires totalisant 511 tantièmes',
      undefined,
      BY_25,
    ),
  ],
  [
    'Remplacement des canalisations d’eau froide en sous-sol du bâtiment B',
    'Article 24',
    [
      'L’assemblée générale, connaissance prise des conditions essentielles des devis notifiés et de l’avis du conseil syndical, décide d’exécuter les travaux suivants : remplacement des canalisations d’eau froide en sous-sol du bâtiment B.',
      'Elle retient la proposition de l’entreprise Plomberie du Drac pour un montant de 23&nbsp;870,00&nbsp;€ TTC et autorise le syndic à appeler les fonds en deux échéances : 50 % le 15/06/2026 et 50 % le 15/09/2026, selon la clé « charges bâtiment B ».',
    ],
    vote(
      '21 copropriétaires totalisant 1841 tantièmes sur 2540',
      '2 copropriétaires totalisant 203 tantièmes',
    ),
  ],
  [
    'Honoraires du syndic pour le suivi des travaux de la résolution 9',
    'Article 24',
    [
      'L’assemblée générale décide que les honoraires sur travaux sont fixés à 2,50 % HT du montant HT des travaux.',
    ],
    vote(
      '20 copropriétaires totalisant 1760 tantièmes sur 2540',
      '3 copropriétaires totalisant 284 tantièmes',
    ),
  ],
  [
    'Installation d’un système de vidéoprotection dans les garages',
    'Article 25',
    [
      'Proposition de la société Sécurité des Alpes pour 15&nbsp;432,00&nbsp;€ TTC. Après débat, plusieurs copropriétaires font valoir le coût de la maintenance annuelle.',
    ],
    vote(
      '14 copropriétaires totalisant 2011 tantièmes',
      '30 copropriétaires totalisant 4503 tantièmes',
      '2 copropriétaires totalisant 298 tantièmes',
      'La résolution est rejetée, la majorité requise n’étant pas atteinte. Le tiers des voix du syndicat n’ayant pas été recueilli, il n’est pas procédé à un second vote.',
    ),
  ],
  [
    'Autorisation donnée à M. et Mme TRUONG de remplacer leurs fenêtres',
    'Article 25 b',
    [
      'L’assemblée générale autorise M. et Mme TRUONG, lot 31, à remplacer à leurs frais les menuiseries extérieures, en respectant la teinte RAL 9016 et le dessin d’origine.',
    ],
    vote(ALL, undefined, undefined, BY_25),
  ],
];

const item = (index: number) => {
  const one = ITEMS[index];
  if (!one) return '';
  const [subject, majority, text, cast] = one;
  const number = String(index + 1).padStart(2, '0');
  return `<h2>RÉSOLUTION N° ${number} : ${subject} <i>(${majority})</i></h2>${paragraphs(text)}${cast ? `<div class="v"><b>POUR :</b> ${cast[0]}<br><b>CONTRE :</b> ${cast[1]}<br><b>ABSTENTION :</b> ${cast[2]}</div><p class="o">${cast[3]}</p>` : ''}`;
};
const sheet = (...indexes: number[]) => indexes.map(item).join('');
const foot = (page: number) =>
  `<p class="ft">0427 LE PARC DES ALLOBROGES – PV AG du 28/04/2026 – Page ${page}/4 – Paraphes :</p>`;

const network = paperOf(
  'pv-grenoble-resolutions',
  `font: 10.6pt/1.48 'Nimbus Sans', sans-serif; padding: 14mm 18mm; h1 { font-size: 14pt; color: #00507a; text-align: center } h2 { font-size: 9.8pt; background: #e5eef3; padding: 1.2mm 2mm; margin: 4mm 0 1.5mm } h2 i { font-weight: normal } p { margin-bottom: 1.5mm; text-align: justify } .v { margin: 1mm 0 1mm 8mm; font-size: 9pt } .o { font-weight: bold } .ft { position: absolute; bottom: 7mm; font-size: 7.4pt }`,
  [
    `<p><b style="font-size:14pt;color:#00507a">DAUPHICOP GESTION</b><br>64 boulevard Joseph Vallier – 38100 GRENOBLE</p><h1>PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE ORDINAIRE<br>DU MARDI 28 AVRIL 2026</h1><p style="text-align:center"><b>LE PARC DES ALLOBROGES</b> – 22 avenue Jean Perrot – 38100 GRENOBLE<br>Immatriculation ${RNC.allobroges}</p><p>Le mardi 28 avril 2026 à 18 heures, les copropriétaires de la résidence se sont réunis en assemblée générale, salle du Parc, 5 rue Ponsard à GRENOBLE, sur convocation adressée par le syndic par lettre recommandée avec demande d’avis de réception ou par voie électronique.</p><p>Il a été dressé une feuille de présence signée par chaque copropriétaire ou son mandataire, et complétée des formulaires de vote par correspondance reçus dans les délais. La feuille de présence fait ressortir :</p><p>– Présents : 24 copropriétaires totalisant 3718 tantièmes<br>– Représentés : 15 copropriétaires totalisant 2104 tantièmes<br>– Ayant voté par correspondance : 7 copropriétaires totalisant 990 tantièmes<br><b>– Soit un total de 46 copropriétaires sur 74, totalisant 6812 tantièmes sur 10000.</b></p><p>Sont absents et non représentés : ALLARD (111), BERNARD-REYMOND (187), CLAVEL (171), DI MARCO (203), ÉTIENNE (111), HOUNKPATIN (187), SCI LES ÉCRINS (362), JACQUIER (171), MOLLIER (187), PELLEGRINI (203), ROUX (111), VIALLET (187) et autres, soit 3188 tantièmes.</p><p>L’assemblée, régulièrement constituée, peut valablement délibérer sur l’ordre du jour.</p>${sheet(0, 1)}${foot(1)}`,
    `${sheet(2, 3, 4, 5)}${foot(2)}`,
    `${sheet(6, 7, 8, 9)}${foot(3)}`,
    `${sheet(10, 11)}<p style="margin-top:6mm">Plus aucune question n’étant à l’ordre du jour, la séance est levée à 20 heures 40.</p><p>Le président de séance : Mme GACHET – Le scrutateur : M. FAURE-BRAC – Le secrétaire : Mme REVOL</p><p style="font-size:8.4pt;margin-top:5mm"><b>Rappel des dispositions de l’article 42 alinéa 2 de la loi du 10 juillet 1965</b> : « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. Cette notification est réalisée par le syndic dans le délai d’un mois à compter de la tenue de l’assemblée générale. Sauf urgence, l’exécution par le syndic des travaux décidés par l’assemblée générale en application des articles 25 et 26 de la présente loi est suspendue jusqu’à l’expiration du délai de deux mois mentionné au deuxième alinéa du présent article. »</p>${foot(4)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      ...ALLOBROGES,
      rnc: RNC.allobroges,
      meeting_on: '2026-04-28',
      tantiemes_present: 6812,
      resolutions: ITEMS.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: ['1', '2', '4', '5', '6', '7', '8', '9', '10', '12'],
      resolutions_rejected: ['11'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 10770000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 538500,
      works_adopted: ['9. Remplacement des canalisations d’eau froide en sous-sol du bâtiment B'],
      works_adopted_total: 2387000,
      mandate_from: '2026-07-01',
      mandate_to: '2028-06-30',
    },
    absent: ['owner', 'lots', 'tantiemes', 'iban', 'sent_on'],
  },
);

export const PROCES_VERBAL_GRENOBLE = [network];
