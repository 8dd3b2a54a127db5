// Minutes of a big building: every resolution with its majority, its votes and those who opposed it.
import { either, paperOf } from '../../paper.ts';
import { SAINT_LUC } from './immeubles.ts';

type Decision = readonly [
  title: string,
  majority: string,
  text: string,
  votes: string,
  end: string,
];
const ADOPTED = (article: string) =>
  `En vertu de quoi, cette résolution est adoptée dans les conditions de majorité de l'article ${article}.`;
const votes = (pour: string, contre: string, abst: string, names = '') =>
  `<table class="v"><tr><td>Votes POUR</td><td>${pour}</td></tr><tr><td>Votes CONTRE</td><td>${contre}</td></tr><tr><td>ABSTENTIONS</td><td>${abst}</td></tr></table>${names ? `<p class="o">${names}</p>` : ''}`;
const UNANIMOUS = votes(
  '96 copropriétaires totalisant 63 118 / 63 118 tantièmes',
  '0 copropriétaire totalisant 0 tantième',
  '0 copropriétaire totalisant 0 tantième',
);

const DECISIONS: readonly Decision[] = [
  [
    'Élection du président de séance',
    '24',
    'L’assemblée générale désigne M. PICHON Alain comme président de séance.',
    UNANIMOUS,
    ADOPTED('24'),
  ],
  [
    'Élection des scrutateurs',
    '24',
    'L’assemblée générale désigne Mme DE SOUSA Carla et M. GRANGE Rémi en qualité de scrutateurs.',
    UNANIMOUS,
    ADOPTED('24'),
  ],
  [
    'Élection du secrétaire de séance',
    '24',
    'L’assemblée générale désigne Mme Mathilde ROUSSEL, représentant le syndic ORALYS, comme secrétaire de séance.',
    UNANIMOUS,
    ADOPTED('24'),
  ],
  [
    'Compte rendu du conseil syndical',
    'sans vote',
    'M. PICHON rend compte des réunions tenues depuis la dernière assemblée : suivi du chantier VMC, mise en concurrence du contrat de nettoyage, contrôle des comptes effectué dans les bureaux du syndic le 14 avril 2026. L’assemblée prend acte de ce rapport. Point d’information ne donnant pas lieu à vote.',
    '',
    '',
  ],
  [
    'Approbation des comptes de l’exercice clos au 31/12/2025',
    '24',
    'L’assemblée générale approuve sans réserve, en leur forme, teneur, imputation et répartition, les comptes des charges de l’exercice du 01/01/2025 au 31/12/2025, comptes qui ont été adressés à chaque copropriétaire et qui font ressortir un montant de charges courantes de 296 812,05 €.',
    votes(
      '93 copropriétaires totalisant 60 940 / 62 231 tantièmes',
      '2 copropriétaires totalisant 1 291 tantièmes',
      '1 copropriétaire totalisant 887 tantièmes',
      'Ont voté contre : BAUMGARTEN Éric (644), SCI LES TROIS RIVES (647). S’est abstenue : Mme OLLAGNIER Denise (887).',
    ),
    ADOPTED('24'),
  ],
  [
    'Quitus au syndic',
    '24',
    'L’assemblée générale donne quitus entier et définitif au syndic pour sa gestion de l’exercice arrêté au 31/12/2025.',
    votes(
      '88 copropriétaires totalisant 57 602 / 60 713 tantièmes',
      '5 copropriétaires totalisant 3 111 tantièmes',
      '3 copropriétaires totalisant 2 405 tantièmes',
      'Ont voté contre : BAUMGARTEN Éric (644), SCI LES TROIS RIVES (647), MARTY Solène (604), IDRISSI Karim (612), VALLON Jeanne (604).',
    ),
    ADOPTED('24'),
  ],
  [
    'Désignation du syndic et approbation de son contrat',
    '25 / 25-1',
    'L’assemblée générale désigne la société ORALYS LYON CONFLUENCE, titulaire de la carte professionnelle CPI 6901 2023 000 000 185, en qualité de syndic, selon le contrat joint à la convocation, qui entrera en vigueur le 02/06/2026 pour se terminer le 30/06/2028. Les honoraires annuels de gestion courante sont fixés à 27 000 € TTC. Le projet ayant recueilli au moins le tiers des voix de tous les copropriétaires, il est procédé à un second vote (article 25-1).',
    votes(
      '79 copropriétaires totalisant 49 127 / 61 026 tantièmes',
      '14 copropriétaires totalisant 11 899 tantièmes',
      '3 copropriétaires totalisant 2 092 tantièmes',
    ),
    ADOPTED('25-1'),
  ],
  [
    'Élection des membres du conseil syndical',
    '25',
    'Sont élus pour une durée de deux ans M. PICHON Alain, Mme DE SOUSA Carla, M. GRANGE Rémi, Mme FAYOLLE Camille et M. ABADIE Luc.',
    votes(
      '94 copropriétaires totalisant 62 180 / 100 000 tantièmes',
      '0',
      '2 copropriétaires totalisant 938 tantièmes',
    ),
    ADOPTED('25'),
  ],
  [
    'Approbation du budget prévisionnel de l’exercice 2027',
    '24',
    'L’assemblée générale, après avoir examiné le projet de budget joint à la convocation, approuve le budget prévisionnel pour l’exercice du 01/01/2027 au 31/12/2027, qui s’élève à la somme de 311 500,00 €, et qui sera appelé par quart le premier jour de chaque trimestre.',
    votes(
      '90 copropriétaires totalisant 59 004 / 63 118 tantièmes',
      '6 copropriétaires totalisant 4 114 tantièmes',
      '0',
    ),
    ADOPTED('24'),
  ],
  [
    'Montant de la cotisation obligatoire du fonds de travaux',
    '25',
    'L’assemblée générale décide de fixer le montant de la cotisation annuelle du fonds de travaux à 5 % du budget prévisionnel, soit 15 575,00 €, appelée en une fois le 1er janvier 2027. Ces sommes sont attachées aux lots et définitivement acquises au syndicat.',
    votes(
      '91 copropriétaires totalisant 59 645 / 100 000 tantièmes',
      '5 copropriétaires totalisant 3 473 tantièmes',
      '0',
    ),
    ADOPTED('25'),
  ],
  [
    'Remplacement des portes de caves du bâtiment A',
    '24',
    'L’assemblée générale, ayant pris connaissance des devis et de l’avis du conseil syndical, décide d’effectuer les travaux de remplacement des portes de caves et retient la proposition de l’entreprise FERMETURES DU RHÔNE-SUD pour un montant de 23 650,00 € TTC.',
    votes(
      '71 copropriétaires totalisant 46 318 / 61 870 tantièmes',
      '22 copropriétaires totalisant 15 552 tantièmes',
      '3 copropriétaires totalisant 1 248 tantièmes',
    ),
    ADOPTED('24'),
  ],
  [
    'Modalités de financement des travaux de la résolution 11',
    '24',
    'Le coût des travaux sera réparti en charges générales et appelé en deux fois : 50 % le 01/10/2026, 50 % le 01/02/2027.',
    votes(
      '71 copropriétaires totalisant 46 318 / 61 870 tantièmes',
      '22 copropriétaires totalisant 15 552 tantièmes',
      '3 copropriétaires totalisant 1 248 tantièmes',
    ),
    ADOPTED('24'),
  ],
  [
    'Honoraires du syndic sur les travaux de la résolution 11',
    '24',
    'Les honoraires de suivi administratif, comptable et financier sont fixés à 3 % HT du montant HT des travaux.',
    votes(
      '58 copropriétaires totalisant 37 901 / 60 244 tantièmes',
      '33 copropriétaires totalisant 22 343 tantièmes',
      '5 copropriétaires totalisant 2 874 tantièmes',
    ),
    ADOPTED('24'),
  ],
  [
    'Installation d’un système de vidéoprotection dans les halls',
    '25',
    'L’assemblée générale est appelée à se prononcer sur le devis de la société VIGILYS, d’un montant de 17 940,00 € TTC. Le projet n’ayant pas recueilli le tiers des voix de tous les copropriétaires, il n’est pas procédé à un second vote.',
    votes(
      '44 copropriétaires totalisant 28 605 / 100 000 tantièmes',
      '50 copropriétaires totalisant 33 260 tantièmes',
      '2 copropriétaires totalisant 1 253 tantièmes',
    ),
    'En vertu de quoi, cette résolution est rejetée.',
  ],
  [
    'Demande de M. et Mme FAYOLLE : pose d’un store banne',
    '25',
    'L’assemblée générale autorise M. et Mme FAYOLLE à poser à leurs frais un store banne de teinte gris RAL 7016 sur la loggia du lot 214, sous réserve du respect du règlement de copropriété.',
    votes(
      '83 copropriétaires totalisant 54 077 / 100 000 tantièmes',
      '9 copropriétaires totalisant 6 220 tantièmes',
      '4 copropriétaires totalisant 2 821 tantièmes',
    ),
    ADOPTED('25'),
  ],
];
const decided = (from: number, to: number) =>
  DECISIONS.slice(from, to)
    .map(
      ([title, majority, text, counted, end], index) =>
        `<div class="res"><div class="h"><span>RÉSOLUTION N°${String(from + index + 1).padStart(2, '0')} : ${title}</span><span>${majority === 'sans vote' ? 'Sans vote' : `Majorité : art. ${majority}`}</span></div><p>${text}</p>${counted}${end ? `<p><b>${end}</b></p>` : ''}</div>`,
    )
    .join('');
const foot = (page: number) =>
  `<div class="ft"><span>0852 – LE CARRÉ SAINT-LUC – PV AG du 02/06/2026</span><span>Paraphes : AP – CDS – RG – MR</span><span>Page ${page}/4</span></div>`;

const minutes = paperOf(
  'pv-lyon-scrutins',
  `font: 8.6pt/1.3 'Nimbus Sans', sans-serif; padding: 10mm 14mm; .h { display: flex; justify-content: space-between; background: #eaf0f6; font-weight: bold; padding: 1mm 2mm; margin: 2.5mm 0 1mm } p { margin: 0 0 1mm; text-align: justify } .v { width: 150mm; margin-left: 6mm } .v td { padding: .3mm 2mm } .v td:first-child { width: 32mm } .o { font-style: italic; font-size: 7.8pt } .ft { position: absolute; bottom: 6mm; left: 14mm; right: 14mm; display: flex; justify-content: space-between; font-size: 7pt; border-top: .2mm solid #999; padding-top: 1mm }`,
  [
    `<table><tr><td><b style="font: bold 18pt 'URW Gothic', sans-serif; color:#00467f">ORALYS</b><br>ORALYS LYON CONFLUENCE – 14 cours Charlemagne – 69002 LYON</td><td style="text-align:right">Immeuble n° 0852<br>Immatriculation AG1-482-905</td></tr></table><h1 style="font-size:13pt;text-align:center;margin-top:5mm">PROCÈS-VERBAL DE L'ASSEMBLÉE GÉNÉRALE ORDINAIRE</h1><p style="text-align:center"><b>Syndicat des copropriétaires LE CARRÉ SAINT-LUC<br>118 à 122 rue de Gerland, 69007 LYON</b></p><p style="text-align:center">Séance du mardi 2 juin 2026</p>
    <p>Le mardi 2 juin 2026 à 18 heures, les copropriétaires de l'immeuble LE CARRÉ SAINT-LUC se sont réunis en assemblée générale ordinaire à la Maison Ravier, 7 rue Ravier à Lyon 7ème, sur convocation régulière adressée par le syndic par lettre recommandée avec accusé de réception ou par voie électronique le 29 avril 2026.</p><p>L'assemblée générale peut également être suivie par visioconférence. Il a été dressé une feuille de présence signée par chaque copropriétaire présent ou par son mandataire, laquelle indique :</p><table class="v"><tr><td>Présents</td><td>41 copropriétaires</td><td>27 340 tantièmes</td></tr><tr><td>Représentés</td><td>22 copropriétaires</td><td>14 518 tantièmes</td></tr><tr><td>Votants par correspondance</td><td>33 copropriétaires</td><td>21 260 tantièmes</td></tr><tr><td><b>Total</b></td><td><b>96 copropriétaires sur 151</b></td><td><b>63 118 tantièmes sur 100 000</b></td></tr></table><p>Sont absents et non représentés : AUBERTIN Claude (612), BASTIDE Noémie (887), BERGERON/LEFORT (644), CHAPUIS Hervé (604), COSTE Lionel (1 105), DELMAS Anne (612), FRANCONI Bruno (647), GARNIER Odette (644), HUGUENIN (887), JACQUET Paul (604), KOWALSKI Piotr (644), LAMBERT Sylvie (612), MOREL Indivision (887), NAVARRO (604), PONS Emmanuel (647), REY Bernadette (612), SCI ALTAÏR (2 210), SCI GERLAND INVEST (3 315), TRAN Minh (644), VERDIER (604) et autres, représentant 36 882 tantièmes.</p><p>Le président de séance, après avoir constaté que l'assemblée est régulièrement constituée et peut valablement délibérer, déclare la séance ouverte à 18 heures 20 et met aux voix les résolutions portées à l'ordre du jour.</p>${decided(0, 4)}${foot(1)}`,
    `${decided(4, 9)}${foot(2)}`,
    `${decided(9, 13)}${foot(3)}`,
    `${decided(13, 15)}<p style="margin-top:4mm">Plus rien n'étant à l'ordre du jour et plus personne ne demandant la parole, le président déclare la séance levée à 20 heures 55.</p><table style="margin:4mm 0"><tr><td>Le président<br>M. PICHON Alain</td><td>Les scrutateurs<br>Mme DE SOUSA Carla – M. GRANGE Rémi</td><td>Le secrétaire<br>Mme Mathilde ROUSSEL</td></tr></table><p><b>NOTIFICATION – Article 42 alinéa 2 de la loi du 10 juillet 1965 :</b> « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d'assemblée, sans ses annexes. Cette notification est réalisée par le syndic dans le délai d'un mois à compter de la tenue de l'assemblée générale. Sauf urgence, l'exécution par le syndic des travaux décidés par l'assemblée générale en application des articles 25 et 26 est suspendue jusqu'à l'expiration du délai de deux mois mentionné au deuxième alinéa. »</p><p>L'original du présent procès-verbal, signé des membres du bureau, est conservé dans les minutes du syndic. Copie certifiée conforme à l'original, délivrée pour notification.</p>${foot(4)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('ORALYS LYON CONFLUENCE', 'ORALYS'),
      ...SAINT_LUC,
      rnc: 'AG1482905',
      meeting_on: '2026-06-02',
      tantiemes_present: 63118,
      resolutions: DECISIONS.map(([title], index) => `${index + 1}. ${title}`),
      resolutions_adopted: ['1', '2', '3', '5', '6', '7', '8', '9', '10', '11', '12', '13', '15'],
      resolutions_rejected: ['14'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 31150000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 1557500,
      works_adopted: ['11. Remplacement des portes de caves du bâtiment A'],
      works_adopted_total: 2365000,
      mandate_from: '2026-06-02',
      mandate_to: '2028-06-30',
    },
    absent: ['owner', 'tantiemes', 'impayes', 'iban', 'total'],
  },
);

export const DECISIONS_LYON = [minutes];
