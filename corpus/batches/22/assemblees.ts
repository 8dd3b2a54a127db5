// Minutes of general meetings: a notary’s prose, a network’s grid with second votes.
import { either, paperOf } from '../../paper.ts';
import { small } from './commun.ts';

const CANAL = [
  [
    'Bureau de l’assemblée',
    'M. Régis LAMOUREUX est nommé président, Mme SOULIER scrutatrice, Mme POUGET, clerc, secrétaire. Résolution adoptée à l’unanimité des présents et représentés (742 voix).',
  ],
  [
    'Approbation des comptes de l’exercice 2025',
    'Les comptes de l’exercice ouvert le premier janvier et clos le trente et un décembre deux mille vingt-cinq, tels qu’ils ont été notifiés, sont approuvés. Votent contre : M. ARNAUD (61). Résolution adoptée par 681 voix sur 742.',
  ],
  [
    'Quitus',
    'Il est donné quitus à l’étude, pour l’exercice écoulé, de sa gestion de syndic. Votent contre : M. ARNAUD (61). Résolution adoptée par 681 voix sur 742.',
  ],
  [
    'Désignation du syndic',
    'L’étude DESFOSSES et BARDET-COQ est renouvelée dans ses fonctions pour trois années, du 22 avril 2026 au 21 avril 2029, aux honoraires annuels de 2.880 euros TTC. Résolution adoptée par 742 voix, soit la majorité de l’article 25.',
  ],
  [
    'Budget prévisionnel de l’exercice 2027',
    'Le budget du 1er janvier 2027 au 31 décembre 2027 est fixé à 14.250,00 euros, celui de l’exercice en cours demeurant de 13.900,00 euros. Résolution adoptée par 742 voix.',
  ],
  [
    'Fonds de travaux',
    'La cotisation annuelle reste de cinq pour cent du budget, soit 712,50 euros. Résolution adoptée par 742 voix, majorité de l’article 25.',
  ],
  [
    'Plan pluriannuel de travaux',
    'L’assemblée entend le compte rendu du bureau d’études ; elle remet sa décision à une prochaine réunion. Il n’est pas procédé au vote.',
  ],
  [
    'Réfection de la toiture et de la zinguerie',
    'Après comparaison de trois devis, l’assemblée décide de confier ces travaux à l’entreprise Charpentes du Cher pour 38.640,00 euros TTC, appelés à raison de 40 % le 15 juin 2026, 40 % le 15 septembre 2026 et 20 % à l’achèvement. Votent contre : M. ARNAUD (61), SCI DU CANAL (118). Résolution adoptée par 563 voix sur 742, majorité de l’article 24.',
  ],
  [
    'Honoraires de suivi des travaux',
    'Ils sont arrêtés à 2 % TTC du montant des travaux, soit 772,80 euros. Votent contre : M. ARNAUD (61), SCI DU CANAL (118). Résolution adoptée par 563 voix sur 742.',
  ],
  [
    'Demande de M. ARNAUD : suppression de l’antenne collective',
    'Vote pour : M. ARNAUD (61). Votent contre : tous les autres. Résolution rejetée par 681 voix sur 742.',
  ],
] as const;
const article = ([subject, text]: readonly [string, string], index: number): string =>
  `<p><b>${index + 1}°) ${subject}</b><br>${text}</p>`;
const register = paperOf(
  'pv-registre-notaires-montlucon',
  `font: 10.8pt/1.5 'P052', serif; padding: 18mm 20mm 18mm 32mm; p { text-align: justify } .pg { position: absolute; bottom: 8mm; right: 20mm; font-size: 9pt }`,
  [
    `<p style="text-align:center"><b>SYNDICAT DES COPROPRIÉTAIRES<br>de l’immeuble sis à MONTLUÇON (Allier), 33 boulevard du Vieux-Canal</b><br>──────<br>ASSEMBLÉE GÉNÉRALE ORDINAIRE<br>DU MERCREDI VINGT-DEUX AVRIL DEUX MILLE VINGT-SIX<br>Procès-verbal</p><p>L’an deux mille vingt-six et le mercredi vingt-deux avril à quatorze heures trente, les copropriétaires de l’immeuble désigné ci-dessus se sont réunis en l’étude de Maîtres DESFOSSES et BARDET-COQ, notaires associés à Montluçon, 5 rue des Tanneries-Vieilles, syndic, sur la convocation que celui-ci leur a adressée le vingt-sept mars précédent.</p><p>De la feuille de présence émargée à l’entrée, il résulte que neuf copropriétaires sur treize sont présents, représentés ou ont voté par correspondance ; ils réunissent 742 voix sur 1000. Sont absents et non représentés : M. BOURNAZEL (77), Mme CHABROL (52), les héritiers PÉRONNET (84), M. OKORO (45), soit 258 voix.</p>${CANAL.slice(0, 4).map(article).join('')}<p class="pg">Premier feuillet</p>`,
    `${CANAL.slice(4)
      .map((one, index) => article(one, index + 4))
      .join(
        '',
      )}<p>Plus rien n’étant à délibérer, la séance est levée à seize heures quarante.</p><p class="pg">Deuxième feuillet</p>`,
    `<p>De tout ce que dessus il a été dressé le présent procès-verbal, signé après lecture par le président, la scrutatrice et la secrétaire.</p><p>Il est rappelé les termes de l’article 42, alinéa 2, de la loi du 10 juillet 1965 : « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. »</p><p>Notifié aux opposants et défaillants par lettres recommandées du 11 mai 2026.</p><p class="pg">Troisième et dernier feuillet</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either(
        'DESFOSSES et BARDET-COQ',
        'Maîtres DESFOSSES et BARDET-COQ',
        'étude DESFOSSES et BARDET-COQ',
        'Maîtres DESFOSSES et BARDET-COQ, notaires associés',
      ),
      building_address: either(
        '33 boulevard du Vieux-Canal, MONTLUÇON',
        '33 boulevard du Vieux-Canal, MONTLUÇON (Allier)',
      ),
      meeting_on: '2026-04-22',
      tantiemes_present: 742,
      resolutions: CANAL.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '8', '9'],
      resolutions_rejected: ['10'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 1425000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 71250,
      works_adopted: ['8. Réfection de la toiture et de la zinguerie'],
      works_adopted_total: either(3864000, 3941280),
      mandate_from: '2026-04-22',
      mandate_to: '2029-04-21',
    },
    absent: ['rnc', 'owner', 'lots', 'price', 'deed_on'],
  },
);

type Motion = readonly [
  title: string,
  majority: string,
  text: string,
  votes: readonly [number, number, number],
  result: string,
];
const CAPS: readonly Motion[] = [
  [
    'Élection du président de séance',
    'Art. 24',
    'M. Freddy VASSEUR est élu président de la séance.',
    [61204, 0, 0],
    'ADOPTÉE',
  ],
  [
    'Élection des scrutateurs et du secrétaire',
    'Art. 24',
    'Mme LECLERCQ scrutatrice ; le représentant d’Immovance Côte d’Opale assure le secrétariat.',
    [61204, 0, 0],
    'ADOPTÉE',
  ],
  [
    'Approbation des comptes',
    'Art. 24',
    'L’assemblée approuve sans réserve, en leur forme, teneur, imputation et répartition, les comptes du 01/01/2025 au 31/12/2025, d’un montant de charges courantes de 40 020,56 €.',
    [58330, 1877, 997],
    'ADOPTÉE',
  ],
  [
    'Quitus au syndic',
    'Art. 24',
    'L’assemblée donne quitus au syndic pour sa gestion de l’exercice 2025.',
    [22406, 36921, 1877],
    'REJETÉE',
  ],
  [
    'Actualisation du budget 2026',
    'Art. 24',
    'Le budget de l’exercice 01/01/2026 – 31/12/2026 est maintenu à 40 650,00 €.',
    [59327, 1877, 0],
    'ADOPTÉE',
  ],
  [
    'Budget prévisionnel 2027',
    'Art. 24',
    'Le budget de l’exercice 01/01/2027 – 31/12/2027 est voté pour 41 640,00 €. Il est appelé par quarts le 1er jour de chaque trimestre.',
    [59327, 1877, 0],
    'ADOPTÉE',
  ],
  [
    'Désignation du syndic',
    'Art. 25',
    'Immovance Côte d’Opale est désigné du 01/05/2026 au 30/04/2027 selon contrat joint à la convocation. Le premier vote n’ayant pas réuni la majorité de tous les copropriétaires (47 115 voix pour) mais plus du tiers, il est procédé à un second vote à l’article 24.',
    [47115, 12212, 1877],
    'ADOPTÉE au second vote',
  ],
  [
    'Cotisation au fonds de travaux',
    'Art. 25',
    'Le taux est porté à 6 % du budget prévisionnel, soit 2 498,40 € pour 2027.',
    [51006, 10198, 0],
    'ADOPTÉE',
  ],
  [
    'Élection du conseil syndical',
    'Art. 25',
    'Sont élus pour trois ans M. VASSEUR, Mme LECLERCQ et M. WOJCIECHOWSKI.',
    [55010, 0, 6194],
    'ADOPTÉE',
  ],
  [
    'Réfection de l’étanchéité des garages',
    'Art. 24',
    'Devis Opale Étanche retenu : 27 390,00 € TTC, appels les 01/07/2026 et 01/10/2026.',
    [44870, 14457, 1877],
    'ADOPTÉE',
  ],
  [
    'Remplacement de la porte du hall Blanc-Nez',
    'Art. 24',
    'Devis Métallerie du Détroit retenu : 5 214,00 € TTC, prélevé sur le fonds de travaux.',
    [56720, 4484, 0],
    'ADOPTÉE',
  ],
  [
    'Installation de bornes de recharge',
    'Art. 24',
    'Convention avec l’opérateur VoltaParc, sans frais pour le syndicat.',
    [19960, 41244, 0],
    'REJETÉE',
  ],
  [
    'Saisie immobilière du lot 88',
    'Art. 24',
    'Autorisation donnée au syndic d’agir contre M. D. (dette de 9 412,77 €).',
    [61204, 0, 0],
    'ADOPTÉE',
  ],
];
const figure = (value: number): string => value.toLocaleString('fr-FR').replaceAll('\u202f', ' ');
const motion = ([title, majority, text, [yes, no, none], result]: Motion, index: number): string =>
  `<table class="r"><tr><th colspan="4">RÉSOLUTION ${index + 1} – ${title} <span>${majority}</span></th></tr><tr><td colspan="4">${text}</td></tr><tr class="v"><td>Pour : ${figure(yes)}</td><td>Contre : ${figure(no)}</td><td>Abstention : ${figure(none)}</td><td><b>${result}</b></td></tr></table>`;
const foot = (page: number) =>
  `<p class="ft">4112 RÉSIDENCE LES DEUX CAPS – AG du 14/04/2026 – page ${page}/3 – paraphes ........</p>`;
const capsGrid = paperOf(
  'pv-grille-franchise-calais',
  `font: 8.4pt/1.3 'DejaVu Sans Condensed', sans-serif; padding: 11mm 12mm; .r { margin-bottom: 2.4mm } .r td, .r th { border: .15mm solid #c99; padding: .9mm 1.5mm } .r th { background: #f4d5da; font-weight: bold } .r span { float: right; font-weight: normal } .v td { font-size: 8pt } .ft { position: absolute; bottom: 6mm; font-size: 7pt }`,
  [
    `<p><b style="color:#e4002b;font-size:14pt">Immovance</b> Côte d’Opale – 64 rue du Phare-Rouge, 62100 CALAIS</p><p style="text-align:center;font-size:12pt"><b>PROCÈS-VERBAL D’ASSEMBLÉE GÉNÉRALE ORDINAIRE</b><br>RÉSIDENCE LES DEUX CAPS – 3-5-7 quai de la Batellerie 62100 CALAIS – AE2087719</p><p>Le mardi 14 avril 2026 à 18h00, salle du Minck, les copropriétaires se sont réunis sur convocation adressée le 18 mars 2026.<br>Présents et représentés : 52 / 96 copropriétaires – 54 115 / 100 000 tantièmes. Votants par correspondance : 7 – 7 089 tantièmes. <b>Total : 59 copropriétaires, 61 204 / 100 000 tantièmes.</b> Absents : 37 – 38 796 tantièmes.</p>${CAPS.slice(0, 5).map(motion).join('')}${foot(1)}`,
    `${CAPS.slice(5, 10)
      .map((one, index) => motion(one, index + 5))
      .join('')}${foot(2)}`,
    `${CAPS.slice(10)
      .map((one, index) => motion(one, index + 10))
      .join(
        '',
      )}<p>La séance est levée à 20h25. Le président – La scrutatrice – Le secrétaire</p>${small('Article 42 de la loi n° 65-557 du 10 juillet 1965 : « ... Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. Cette notification est réalisée par le syndic dans le délai d’un mois à compter de la tenue de l’assemblée générale... »')}${foot(3)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Immovance Côte d’Opale',
      building: 'RÉSIDENCE LES DEUX CAPS',
      building_address: '3-5-7 quai de la Batellerie, 62100 CALAIS',
      rnc: 'AE2087719',
      meeting_on: '2026-04-14',
      tantiemes_present: 61204,
      resolutions: CAPS.map(([title], index) => `${index + 1}. ${title}`),
      resolutions_adopted: ['1', '2', '3', '5', '6', '7', '8', '9', '10', '11', '13'],
      resolutions_rejected: ['4', '12'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: false,
      budget: either(4164000, 4065000),
      budget_from: either('2027-01-01', '2026-01-01'),
      budget_to: either('2027-12-31', '2026-12-31'),
      cotisation_fonds_travaux: 249840,
      works_adopted: [
        '10. Réfection de l’étanchéité des garages',
        '11. Remplacement de la porte du hall Blanc-Nez',
      ],
      works_adopted_total: 2739000 + 521400,
      mandate_from: '2026-05-01',
      mandate_to: '2027-04-30',
    },
    absent: ['owner', 'lots', 'iban', 'impayes'],
  },
);

export const ASSEMBLEES = [register, capsGrid];
