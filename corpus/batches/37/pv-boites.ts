// Minutes as a syndic's software prints them: a box for each vote, names of those against.
import { either, paperOf } from '../../paper.ts';
import { FLEX, flex } from './outils.ts';

type Item = {
  title: string;
  article: string;
  text: string;
  votes: readonly [yes: string, no: string, none: string] | null;
  against?: string;
  result: string;
};
const ITEMS: readonly Item[] = [
  {
    title: 'Élection du président de séance',
    article: '24',
    text: 'L’assemblée générale élit en qualité de président de séance M. DE LA TOUR D’ARGIS.',
    votes: ['6 840', '0', '0'],
    result: 'RÉSOLUTION ADOPTÉE À L’UNANIMITÉ',
  },
  {
    title: 'Élection de deux scrutateurs',
    article: '24',
    text: 'Sont élus scrutateurs Mme HOANG et M. PERTHUIS.',
    votes: ['6 840', '0', '0'],
    result: 'RÉSOLUTION ADOPTÉE À L’UNANIMITÉ',
  },
  {
    title: 'Élection du secrétaire de séance',
    article: '24',
    text: 'Le CABINET ROUSSEL ET MARCHAIS, représenté par Mme CHEVRIER, assure le secrétariat.',
    votes: ['6 840', '0', '0'],
    result: 'RÉSOLUTION ADOPTÉE À L’UNANIMITÉ',
  },
  {
    title: 'Rapport du conseil syndical',
    article: '',
    text: 'Mme HOANG rend compte de l’activité du conseil syndical : quatre réunions, suivi du contrat de chauffage, contrôle des comptes le 4 mai 2026. Ce point ne donne pas lieu à un vote.',
    votes: null,
    result: 'SANS VOTE',
  },
  {
    title: 'Approbation des comptes de l’exercice clos',
    article: '24',
    text: 'L’assemblée générale approuve en leur forme, teneur, imputation et répartition les comptes des charges de l’exercice allant du 01/01/2025 au 31/12/2025, comptes qui ont été adressés à chaque copropriétaire et font ressortir un montant de charges courantes de 46.918,27 €.',
    votes: ['6 428', '0', '412'],
    result: 'RÉSOLUTION ADOPTÉE À LA MAJORITÉ DES VOIX EXPRIMÉES',
  },
  {
    title: 'Quitus au syndic',
    article: '24',
    text: 'L’assemblée générale donne quitus au syndic pour sa gestion de l’exercice arrêté au 31/12/2025.',
    votes: ['6 031', '397', '412'],
    against: 'LECOMTE (203), SCI DU MAIL (194)',
    result: 'RÉSOLUTION ADOPTÉE À LA MAJORITÉ DES VOIX EXPRIMÉES',
  },
  {
    title: 'Désignation du syndic et approbation de son contrat',
    article: '25',
    text: 'L’assemblée générale désigne le CABINET ROUSSEL ET MARCHAIS en qualité de syndic. Le mandat est donné pour une durée de 18 mois ; il entrera en vigueur le 17/06/2026 et prendra fin le 16/12/2027. Les honoraires annuels sont fixés à 8.940,00 € TTC selon le contrat joint à la convocation.',
    votes: ['6 234', '203', '403'],
    against: 'LECOMTE (203)',
    result: 'RÉSOLUTION ADOPTÉE À LA MAJORITÉ DE TOUS LES COPROPRIÉTAIRES',
  },
  {
    title: 'Budget prévisionnel de l’exercice 2027',
    article: '24',
    text: 'L’assemblée générale approuve le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027, arrêté à la somme de 48.600,00 € et qui sera appelé par quarts le premier jour de chaque trimestre. Pour mémoire, le budget 2026 voté l’an dernier s’élève à 47.450,00 €.',
    votes: ['6 840', '0', '0'],
    result: 'RÉSOLUTION ADOPTÉE À L’UNANIMITÉ',
  },
  {
    title: 'Fonds de travaux : fixation de la cotisation',
    article: '25',
    text: 'L’assemblée générale décide de fixer le montant de la cotisation annuelle obligatoire au fonds de travaux à 2.965,60 €, appelée aux mêmes dates que le budget.',
    votes: ['6 637', '203', '0'],
    against: 'LECOMTE (203)',
    result: 'RÉSOLUTION ADOPTÉE À LA MAJORITÉ DE TOUS LES COPROPRIÉTAIRES',
  },
  {
    title: 'Remplacement de la porte d’entrée du bâtiment A',
    article: '24',
    text: 'Après avoir pris connaissance des devis des entreprises FERMELEC (9.384,00 € TTC) et METALOIR (8.712,00 € TTC), l’assemblée générale décide d’effectuer les travaux et retient la société METALOIR pour un montant de 8.712,00 € TTC. Financement : appel unique exigible au 01/02/2027, clé bâtiment A.',
    votes: ['2 604', '203', '188'],
    against: 'LECOMTE (203)',
    result: 'RÉSOLUTION ADOPTÉE À LA MAJORITÉ DES VOIX EXPRIMÉES',
  },
  {
    title: 'Installation de bornes de recharge pour véhicules électriques',
    article: '24',
    text: 'Le projet présenté par VOLTÉO RÉSIDENCES, d’un coût de 17.260,00 € TTC, est soumis au vote.',
    votes: ['1 977', '4 251', '612'],
    against: 'voir feuille de présence annexée, 19 copropriétaires',
    result: 'RÉSOLUTION REJETÉE FAUTE DE MAJORITÉ',
  },
  {
    title: 'Autorisation donnée à Mme HOANG de poser un store banne',
    article: '25',
    text: 'L’assemblée générale autorise Mme HOANG, propriétaire du lot 22, à poser à ses frais un store de couleur écrue, dans le respect du règlement de copropriété.',
    votes: ['5 914', '714', '212'],
    against: 'LECOMTE (203), DUFOUR-MARTEL (317), SCI DU MAIL (194)',
    result: 'RÉSOLUTION ADOPTÉE À LA MAJORITÉ DE TOUS LES COPROPRIÉTAIRES',
  },
  {
    title: 'Questions diverses',
    article: '',
    text: 'Il est rappelé que les encombrants sont enlevés sur rendez-vous. M. PERTHUIS signale une infiltration en cave 61 ; le syndic fera passer l’étancheur. Points non soumis au vote.',
    votes: null,
    result: 'SANS VOTE',
  },
];
const box = ({ title, article, text, votes, against, result }: Item, number: number) =>
  `<div class="i"><div class="h">RÉSOLUTION N° ${number} : ${title}${article ? ` <span>(majorité de l’article ${article})</span>` : ''}</div><p>${text}</p>${votes ? `<table class="v"><tr><td>POUR</td><td>${votes[0]} tantièmes</td><td>CONTRE</td><td>${votes[1]} tantièmes</td><td>ABSTENTION</td><td>${votes[2]} tantièmes</td></tr></table>` : ''}${against ? `<p class="a">Ont voté contre : ${against}</p>` : ''}<p class="r">${result}</p></div>`;
const boxes = (from: number, to: number) =>
  ITEMS.slice(from, to)
    .map((item, index) => box(item, from + index + 1))
    .join('');
const foot = (page: number) =>
  `<div class="f"><span>CABINET ROUSSEL ET MARCHAIS – 0217 LES JARDINS DE LA VENELLE – AG du 16/06/2026</span><span>Page ${page} / 3</span><span>Paraphes :</span></div>`;

const minutes = paperOf(
  'pv-boites-orleans',
  `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm 15mm; ${FLEX} .i { border: .2mm solid #7d8aa3; margin-bottom: 2.4mm } .i p { margin: 1mm 2mm } .h { background: #e1e6ef; padding: .8mm 2mm; font-weight: bold } .h span { font-weight: normal } .v { width: 92%; margin: 1mm 2mm; font-size: 8pt } .v td { border: .2mm solid #bbb; padding: .4mm 1.5mm } .a { font-size: 7.6pt; font-style: italic } .r { text-align: right; font-weight: bold } .f { position: absolute; bottom: 6mm; left: 15mm; right: 15mm; display: flex; justify-content: space-between; font-size: 7pt; border-top: .2mm solid #7d8aa3 }`,
  [
    `${flex(`<b style="font-size:12pt">CABINET ROUSSEL ET MARCHAIS</b><br>41 rue Bannier – 45000 ORLÉANS`, `Syndicat des copropriétaires<br><b>LES JARDINS DE LA VENELLE</b><br>12-14 rue de la Lionne 45000 ORLEANS<br>N° d’immatriculation : AC3-417-208`)}
    <p style="font-size:13pt;text-align:center;margin-top:4mm"><b>PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE ORDINAIRE<br>DU MARDI 16 JUIN 2026</b></p>
    <p>L’an deux mille vingt-six, le seize juin à dix-huit heures trente, les copropriétaires de l’immeuble susvisé se sont réunis salle de l’Étape, place Sainte-Croix à Orléans, sur convocation adressée par le syndic par lettre recommandée avec avis de réception ou voie électronique en date du 21 mai 2026.</p>
    <p>Il a été établi une feuille de présence signée par les copropriétaires entrant en séance, qui permet de constater que sont présents, représentés ou votant par correspondance 27 copropriétaires sur 41, totalisant <b>6 840 / 10 000 tantièmes</b>. Sont absents et non représentés 14 copropriétaires totalisant 3 160 tantièmes : ABGRALL (188), BENHAMOU (241), CLERMONT (203), FAYOLLE succession (356), GUYOT-RENAUD (412), JOLY (188), MAUDUIT (203), NOËL (241), OZANNE (188), PRUD’HOMME (203), RIVET (241), SAINT-AUBIN (188), VALLÉE (120), WERNER (188).</p>
    ${boxes(0, 5)}${foot(1)}`,
    `${boxes(5, 10)}${foot(2)}`,
    `${boxes(10, 13)}<p>L’ordre du jour étant épuisé, le président lève la séance à 20 heures 45.</p>
    ${flex('Le président de séance<br><br><br>M. DE LA TOUR D’ARGIS', 'Les scrutateurs<br><br><br>Mme HOANG – M. PERTHUIS')}<p>Le secrétaire de séance : Mme CHEVRIER</p>
    <p style="font-size:7.6pt"><b>Article 42 de la loi du 10 juillet 1965, alinéa 2 :</b> « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. Sauf urgence, l’exécution par le syndic des travaux décidés par l’assemblée générale en application des articles 25 et 26 est suspendue jusqu’à l’expiration du délai de deux mois. »</p>${foot(3)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'CABINET ROUSSEL ET MARCHAIS',
      building: 'LES JARDINS DE LA VENELLE',
      building_address: '12-14 rue de la Lionne, 45000 ORLEANS',
      rnc: 'AC3417208',
      meeting_on: '2026-06-16',
      tantiemes_present: 6840,
      resolutions: ITEMS.map(({ title }, index) => `${index + 1}. ${title}`),
      resolutions_adopted: ['1', '2', '3', '5', '6', '7', '8', '9', '10', '12'],
      resolutions_rejected: ['11'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 4860000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 296560,
      works_adopted: ['10. Remplacement de la porte d’entrée du bâtiment A'],
      works_adopted_total: 871200,
      mandate_from: '2026-06-17',
      mandate_to: '2027-12-16',
    },
    absent: ['owner', 'lots', 'iban', 'impayes'],
  },
);

const GIEN_VOTES = [
  [
    'Comptes 2025',
    'Rozenn présente les comptes du 1er janvier au 31 décembre 2025 : 3 018,44 € de dépenses. Approuvés à l’unanimité.',
  ],
  [
    'Quitus',
    'Quitus donné à Rozenn LE HÉNAFF pour sa gestion 2025 : unanimité moins l’intéressée qui s’abstient (POUR 563, ABST. 251).',
  ],
  [
    'Syndic bénévole',
    'Rozenn LE HÉNAFF est reconduite comme syndic pour un an, du 15 novembre 2026 au 14 novembre 2027. POUR 814 CONTRE 0. Adopté (majorité de l’article 25).',
  ],
  [
    'Budget 2027',
    'Budget du 01/01/2027 au 31/12/2027 : 3 200 €, deux appels par an. POUR 814. Adopté.',
  ],
  ['Fonds travaux', 'On reste à 5 %, soit 160 € par an. POUR 814. Adopté.'],
  [
    'Réfection de la descente d’eaux pluviales',
    'Devis Couverture Giennoise 1 870,00 € TTC. POUR 814. Adopté. Paiement sur le fonds travaux puis complément appelé en juillet.',
  ],
  [
    'Peinture de la cage d’escalier',
    'Deux devis, 4 900 € et 5 640 €. POUR 186 CONTRE 628. Refusé, on en reparle l’an prochain.',
  ],
] as const;
const volunteer = paperOf(
  'pv-benevole-gien',
  `font: 11pt/1.5 'Carlito', sans-serif; padding: 22mm 24mm; h3 { font-size: 11.5pt; margin: 3mm 0 1mm; text-decoration: underline }`,
  [
    `<p><b>Copropriété 8 rue Gambetta – 45500 GIEN</b><br>N° registre : AG2048861</p><h1 style="font-size:15pt;text-align:center">Compte-rendu de l’AG du samedi 14 novembre 2026</h1>
    <p>Réunion à 10 h dans l’arrière-boutique de la pharmacie (merci à Mme Colas pour le café).</p>
    <p>Présents : M. DA SILVA FERREIRA (186), M. KOWALCZYK (230), Mlle LE HÉNAFF (251), SARL Pharmacie du Pont (119 + pouvoir non valable de M. Pichon, non compté). Représentée : Mme PICHON Ginette donne pouvoir pour 28 millièmes de sa quote-part indivise. Total des voix présentes ou représentées : 814 millièmes sur 1000.</p>
    <p>Président de séance : M. KOWALCZYK, élu à l’unanimité. Secrétaire : Rozenn LE HÉNAFF, syndic.</p>
    ${GIEN_VOTES.slice(0, 4)
      .map(([title, text], index) => `<h3>${index + 1}. ${title}</h3><p>${text}</p>`)
      .join('')}`,
    `${GIEN_VOTES.slice(4)
      .map(([title, text], index) => `<h3>${index + 5}. ${title}</h3><p>${text}</p>`)
      .join(
        '',
      )}<h3>8. Divers</h3><p>Les poubelles jaunes passent désormais le jeudi. M. Da Silva propose de réparer lui-même la minuterie. Pas de vote.</p>
    <p>Fin de la réunion à 11 h 40.</p><p style="margin-top:10mm">Le président : signé Kowalczyk &nbsp;&nbsp;&nbsp;&nbsp; La secrétaire : signé Le Hénaff</p><p style="font-size:9pt;margin-top:12mm">Rappel de la loi : les décisions peuvent être contestées dans les deux mois de la notification du PV, par les opposants ou défaillants (art. 42 loi du 10/07/1965).</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('Rozenn LE HÉNAFF', 'Mlle LE HÉNAFF'),
      building_address: '8 rue Gambetta, 45500 GIEN',
      rnc: 'AG2048861',
      meeting_on: '2026-11-14',
      tantiemes_present: 814,
      resolutions: [...GIEN_VOTES.map(([title], index) => `${index + 1}. ${title}`), '8. Divers'],
      resolutions_adopted: ['1', '2', '3', '4', '5', '6'],
      resolutions_rejected: ['7'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 320000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 16000,
      works_adopted: ['6. Réfection de la descente d’eaux pluviales'],
      works_adopted_total: 187000,
      mandate_from: '2026-11-15',
      mandate_to: '2027-11-14',
    },
    absent: ['owner', 'iban', 'sent_on'],
  },
);

export const PV_BOITES = [minutes, volunteer];
