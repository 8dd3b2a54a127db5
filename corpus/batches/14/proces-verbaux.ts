// Minutes of two meetings: a national group's in boxes, a cabinet's in prose.
import { either, paperOf } from '../../paper.ts';

type Item = readonly [title: string, text: string, votes: string, result: string];

const CHANTECLER: readonly Item[] = [
  [
    'Élection du président de séance',
    'L’assemblée générale élit Mme TAVERNIER en qualité de présidente de séance.',
    'POUR : 61 204 tantièmes – CONTRE : 0 – ABSTENTION : 0',
    'ADOPTÉE à l’unanimité des voix exprimées (art. 24)',
  ],
  [
    'Élection du secrétaire de séance',
    'L’assemblée générale élit Mme Inès AUBERTIN, représentant le syndic, en qualité de secrétaire.',
    'POUR : 61 204 tantièmes – CONTRE : 0 – ABSTENTION : 0',
    'ADOPTÉE à l’unanimité des voix exprimées (art. 24)',
  ],
  [
    'Approbation des comptes de l’exercice du 01/01/2025 au 31/12/2025',
    'L’assemblée générale, après avoir pris connaissance des documents joints à la convocation, approuve en leur forme, teneur, imputation et répartition les comptes de charges de l’exercice du 01/01/2025 au 31/12/2025.',
    'POUR : 58 441 tantièmes – CONTRE : 1 386 (M. et Mme FAUCONNIER) – ABSTENTION : 1 377 (M. GOMIS)',
    'ADOPTÉE à la majorité des voix exprimées (art. 24)',
  ],
  [
    'Quitus au syndic',
    'L’assemblée générale donne quitus au syndic pour sa gestion de l’exercice clos le 31/12/2025.',
    'POUR : 29 310 tantièmes – CONTRE : 31 894 – ABSTENTION : 0',
    'REJETÉE',
  ],
  [
    'Désignation du syndic',
    'L’assemblée générale désigne GESTIA ÎLE-DE-FRANCE en qualité de syndic, selon les modalités du contrat joint à la convocation. Le mandat prend effet le 11/06/2026 et se termine le 30/06/2027.',
    'POUR : 52 870 tantièmes – CONTRE : 8 334 – ABSTENTION : 0',
    'ADOPTÉE à la majorité absolue (art. 25)',
  ],
  [
    'Budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027',
    'L’assemblée générale approuve le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027, arrêté à la somme de 301 400,00 € TTC. Il sera appelé par quarts, le premier jour de chaque trimestre.',
    'POUR : 59 827 tantièmes – CONTRE : 1 377 – ABSTENTION : 0',
    'ADOPTÉE à la majorité des voix exprimées (art. 24)',
  ],
  [
    'Montant de la cotisation au fonds de travaux',
    'L’assemblée générale fixe la cotisation annuelle obligatoire au fonds de travaux à 18 000,00 €.',
    'POUR : 55 010 tantièmes – CONTRE : 6 194 – ABSTENTION : 0',
    'ADOPTÉE à la majorité absolue (art. 25)',
  ],
  [
    'Remplacement de la VMC du bâtiment C',
    'L’assemblée générale décide de faire procéder au remplacement des caissons de ventilation du bâtiment C par la société Aéraulique Francilienne, pour un montant de 23 650,00 € TTC, financé par deux appels exigibles les 01/10/2026 et 01/01/2027.',
    'POUR : 54 120 tantièmes – CONTRE : 7 084 – ABSTENTION : 0',
    'ADOPTÉE à la majorité des voix exprimées (art. 24)',
  ],
  [
    'Création d’un local à vélos sécurisé',
    'Le projet présenté par le conseil syndical, d’un coût de 17 900,00 € TTC, est mis aux voix.',
    'POUR : 21 655 tantièmes – CONTRE : 39 549 – ABSTENTION : 0',
    'REJETÉE',
  ],
  [
    'Installation de la fibre dans le bâtiment B',
    'L’assemblée générale autorise l’opérateur à réaliser, sans frais pour la copropriété, le raccordement des logements du bâtiment B.',
    'POUR : 61 204 tantièmes – CONTRE : 0 – ABSTENTION : 0',
    'ADOPTÉE à la majorité des voix exprimées (art. 24)',
  ],
];
const boxed = (from: number, to: number) =>
  CHANTECLER.slice(from, to)
    .map(
      ([title, text, votes, result], index) =>
        `<div class="q"><div class="n">RÉSOLUTION N° ${from + index + 1} – ${title}</div><p>${text}</p><p class="v">${votes}</p><p><b>Résolution ${result}.</b></p></div>`,
    )
    .join('');
const folio = (page: number) =>
  `<p class="pg">LES ALLÉES CHANTECLER – PV AG du 11/06/2026 – page ${page}/3</p>`;
const group = paperOf(
  'pv-groupe-robinson',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; .logo { font: bold 20pt 'URW Gothic', sans-serif; color: #0b4f6c } h1 { font-size: 14pt; color: #0b4f6c; text-align: center; margin: 5mm 0 } .q { margin: 3.5mm 0 } .n { background: #dfe9ee; font-weight: bold; padding: 1mm 2mm; margin-bottom: 1mm } .v { font-size: 8.8pt } .q p { margin-bottom: 1mm } .pg { position: absolute; bottom: 7mm; right: 15mm; font-size: 7.5pt }`,
  [
    `<span class="logo">gestia</span><h1>PROCÈS-VERBAL<br>DE L’ASSEMBLÉE GÉNÉRALE ORDINAIRE DU JEUDI 11 JUIN 2026</h1><p><b>LES ALLÉES CHANTECLER</b> – 18 à 22 allée des Grands Chênes – 92350 LE PLESSIS-ROBINSON<br>Immatriculation : AC3418820</p><p>Le jeudi 11 juin 2026 à 18 heures 30, les copropriétaires de l’immeuble sis 18 à 22 allée des Grands Chênes au Plessis-Robinson se sont réunis en assemblée générale, salle du Moulin Fidèle, sur convocation régulière du syndic adressée par lettre recommandée avec avis de réception ou par voie électronique.</p><p>Il a été dressé une feuille de présence, signée par chaque copropriétaire entrant en séance. Il résulte de cette feuille que sont présents, représentés ou ont voté par correspondance 74 copropriétaires sur 118, totalisant <b>61 204 tantièmes sur 100 000</b>.</p><p>Sont absents et non représentés : M. ABITBOL (1 102), Mme CORNILLE (988), M. DA SILVA (1 377), SCI DU MOULIN (2 410), Mme EYRAUD (1 102), M. et Mme HUET (1 386), M. LEVASSEUR (742) et autres, totalisant 38 796 tantièmes.</p>${boxed(0, 3)}${folio(1)}`,
    `${boxed(3, 8)}<p style="font-size:8.4pt">Avant le vote de la résolution n° 8, le conseil syndical expose que trois devis ont été reçus et que l’offre retenue comprend le désamiantage éventuel des conduits. Le représentant de l’entreprise Aéraulique Francilienne répond aux questions des copropriétaires sur la durée du chantier, estimée à cinq semaines.</p>${folio(2)}`,
    `${boxed(8, 10)}<p>Plus rien n’étant à l’ordre du jour, la présidente lève la séance à 21 heures 10.</p><table><tr><td>La présidente de séance<br>Mme TAVERNIER</td><td>La secrétaire<br>Mme AUBERTIN</td></tr></table><p style="margin-top:12mm;font-size:8.2pt">Article 42, alinéa 2, de la loi n° 65-557 du 10 juillet 1965 : « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. Cette notification est réalisée par le syndic dans le délai d’un mois à compter de la tenue de l’assemblée générale. Sauf urgence, l’exécution par le syndic des travaux décidés par l’assemblée générale en application des articles 25 et 26 est suspendue jusqu’à l’expiration du délai de deux mois. »</p>${folio(3)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('gestia', 'GESTIA ÎLE-DE-FRANCE'),
      building: 'LES ALLÉES CHANTECLER',
      building_address: '18 à 22 allée des Grands Chênes, 92350 LE PLESSIS-ROBINSON',
      rnc: 'AC3418820',
      meeting_on: '2026-06-11',
      tantiemes_present: 61204,
      resolutions: CHANTECLER.map(([title], index) => `${index + 1}. ${title}`),
      resolutions_adopted: ['1', '2', '3', '5', '6', '7', '8', '10'],
      resolutions_rejected: ['4', '9'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: false,
      budget: 30140000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 1800000,
      works_adopted: either(
        ['8. Remplacement de la VMC du bâtiment C'],
        [
          '8. Remplacement de la VMC du bâtiment C',
          '10. Installation de la fibre dans le bâtiment B',
        ],
      ),
      works_adopted_total: 2365000,
      mandate_from: '2026-06-11',
      mandate_to: '2027-06-30',
    },
    absent: ['owner', 'lots', 'tantiemes', 'iban', 'impayes', 'annexes'],
  },
);

const MIRAMONTI: readonly Item[] = [
  [
    'Constitution du bureau',
    'Sont élus : président, M. ROSSO ; scrutatrice, Mme GASTALDI. Le secrétariat est assuré par le syndic.',
    'Pour : 5 918 / 5 918',
    'Cette résolution est adoptée.',
  ],
  [
    'Rapport du conseil syndical',
    'Le conseil syndical rend compte de l’exécution de sa mission. Point d’information qui ne donne pas lieu à un vote.',
    '',
    '',
  ],
  [
    'Approbation des comptes de l’exercice clos le 30 septembre 2025',
    'Les comptes de l’exercice ouvert le 1er octobre 2024 et clos le 30 septembre 2025 sont approuvés sans réserve.',
    'Pour : 5 918 / 5 918',
    'Cette résolution est adoptée.',
  ],
  [
    'Quitus',
    'L’assemblée donne au syndic quitus entier et définitif de sa gestion pour cet exercice.',
    'Pour : 5 502 / 5 918 – Abstention : 416 (M. LANTERI)',
    'Cette résolution est adoptée.',
  ],
  [
    'Budget prévisionnel',
    'Le budget de l’exercice allant du 1er octobre 2025 au 30 septembre 2026 est voté pour la somme de 68 200,00 euros.',
    'Pour : 5 918 / 5 918',
    'Cette résolution est adoptée.',
  ],
  [
    'Fonds de travaux',
    'La cotisation annuelle au fonds de travaux est fixée à 5 780,00 euros.',
    'Pour : 5 531 / 5 918 – Contre : 387 (Mme GASTALDI)',
    'Cette résolution est adoptée.',
  ],
  [
    'Ravalement des façades mer et jardin',
    'L’assemblée décide l’exécution des travaux de ravalement par l’entreprise Ligure Façades pour un montant de 210 900,00 euros TTC, suivant cinq appels égaux de 20 %.',
    'Pour : 5 204 / 5 918 – Contre : 714 (M. LANTERI, M. PASTORELLI)',
    'Cette résolution est adoptée.',
  ],
  [
    'Vente de la loge',
    'Projet de cession du lot 2, ancienne loge, au prix de 96 000,00 euros.',
    'Pour : 3 010 / 10 000 – Contre : 2 908',
    'Cette résolution, qui requiert la double majorité de l’article 26, est rejetée.',
  ],
];
const prose = (from: number, to: number) =>
  MIRAMONTI.slice(from, to)
    .map(
      ([title, text, votes, result], index) =>
        `<p class="h">${from + index + 1}) ${title}</p><p>${text}</p>${votes ? `<p>${votes}</p><p><i>${result}</i></p>` : ''}`,
    )
    .join('');
const riviera = paperOf(
  'pv-ravalement-nice',
  `font: 10.4pt/1.45 'P052', serif; padding: 17mm 22mm; .h { font-weight: bold; text-decoration: underline; margin: 4mm 0 1mm } p { margin-bottom: 1.2mm; text-align: justify }`,
  [
    `<p style="text-align:center;color:#8c6d1f"><b>Riviera Patrimoine Gestion</b><br>52 boulevard Joseph Garnault, 06000 NICE</p><p style="text-align:center;font-size:14pt;margin:6mm 0"><b>Copropriété PALAIS MIRAMONTI<br>Procès-verbal de l’assemblée générale du 18 novembre 2025</b></p><p>L’an deux mille vingt-cinq, le dix-huit novembre à dix-sept heures, les copropriétaires de l’immeuble PALAIS MIRAMONTI, situé 14 avenue des Arènes Hautes à NICE (06100), se sont réunis à l’hôtel des Orangers sur la convocation qui leur a été adressée par le syndic.</p><p>La feuille de présence, émargée et certifiée exacte par le bureau, fait apparaître : présents 14 copropriétaires (3 642 voix), représentés 7 copropriétaires (1 860 voix), votants par correspondance 1 copropriétaire (416 voix) ; ensemble 22 copropriétaires réunissant 5 918 voix sur 10 000. Absents : 13 copropriétaires, soit 4 082 voix.</p>${prose(0, 4)}`,
    `${prose(4, 8)}<p style="margin-top:6mm">La séance est levée à dix-neuf heures quarante. Fait à Nice, le 18 novembre 2025, et signé par le président, la scrutatrice et le secrétaire.</p><p style="font-size:8.6pt;margin-top:5mm">Conformément à l’article 42 de la loi du 10 juillet 1965, les actions ayant pour objet de contester les décisions de l’assemblée doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans les deux mois de la notification du présent procès-verbal. La notification est faite aux opposants et aux défaillants par lettre recommandée avec demande d’avis de réception.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Riviera Patrimoine Gestion',
      building: 'PALAIS MIRAMONTI',
      building_address: '14 avenue des Arènes Hautes, 06100 NICE',
      meeting_on: '2025-11-18',
      tantiemes_present: 5918,
      resolutions: MIRAMONTI.map(([title], index) => `${index + 1}. ${title}`),
      resolutions_adopted: ['1', '3', '4', '5', '6', '7'],
      resolutions_rejected: ['8'],
      approved_from: '2024-10-01',
      approved_to: '2025-09-30',
      quitus: true,
      budget: 6820000,
      budget_from: '2025-10-01',
      budget_to: '2026-09-30',
      cotisation_fonds_travaux: 578000,
      works_adopted: ['7. Ravalement des façades mer et jardin'],
      works_adopted_total: 21090000,
    },
    absent: ['rnc', 'owner', 'lots', 'iban', 'mandate_from', 'mandate_to'],
  },
);

export const PROCES_VERBAUX = [group, riviera];
