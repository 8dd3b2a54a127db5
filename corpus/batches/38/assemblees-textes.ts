// Minutes of meetings: a long text with two votes, a volunteer’s page, an extraordinary meeting.
import { either, paperOf } from '../../paper.ts';

type Item = readonly [subject: string, text: string, votes: string, result: string];
const titles = (items: readonly (readonly [string, ...string[]])[]): string[] =>
  items.map(([subject], index) => `${index + 1}. ${subject}`);

const OUDINOT: readonly Item[] = [
  [
    'Élection du bureau',
    'Candidats : Mme HENRIOT pour la présidence, M. LALLEMENT et Mme VAN DEN BROECK comme assesseurs. Le syndic est secrétaire.',
    'Vote : pour 742/1000 – contre 0 – abstention 0',
    'La résolution est adoptée à l’unanimité des présents et représentés (article 24).',
  ],
  [
    'Approbation des comptes arrêtés au 31 mars 2026',
    'L’assemblée, après examen des documents joints à la convocation, approuve sans réserve les comptes de l’exercice du 1er avril 2025 au 31 mars 2026.',
    'Vote : pour 742/1000 – contre 0 – abstention 0',
    'La résolution est adoptée à l’unanimité des présents et représentés (article 24).',
  ],
  [
    'Quitus',
    'Il est proposé de donner quitus au syndic pour sa gestion. M. LALLEMENT déplore le retard apporté à la réparation du portail et les frais de relance facturés à tort.',
    'Vote : pour 214/1000 – contre 409/1000 – abstention 119/1000',
    'La résolution est rejetée (article 24).',
  ],
  [
    'Renouvellement du mandat de Meuse Copro',
    'Meuse Copro est nommée syndic pour un an, du 25 septembre 2026 au 24 septembre 2027. Le contrat est signé par la présidente de séance.',
    'Premier vote (article 25) : pour 478/1000 – contre 145/1000 – abstention 119/1000. Majorité absolue non atteinte ; le projet ayant recueilli au moins le tiers des voix, il est procédé à un second vote. Second vote (article 25-1) : pour 478/1000 – contre 145/1000 – abstention 119/1000',
    'La résolution est adoptée.',
  ],
  [
    'Budget de l’exercice 2027/2028',
    'Le budget prévisionnel pour la période du 1er avril 2027 au 31 mars 2028 est arrêté à 23 300,00 euros.',
    'Vote : pour 742/1000 – contre 0 – abstention 0',
    'La résolution est adoptée à l’unanimité des présents et représentés (article 24).',
  ],
  [
    'Fonds de travaux',
    'La cotisation annuelle est fixée à 5 % du budget, soit 1 165,00 euros.',
    'Vote : pour 623/1000 – contre 119/1000 – abstention 0',
    'La résolution est adoptée (article 25).',
  ],
  [
    'Réfection de la cage d’escalier',
    'Trois devis ont été joints : Peinture Meusienne 9 870,00 € TTC, Déco 55 11 240,00 € TTC, Sarl Lombard 12 105,00 € TTC. Le devis de la Peinture Meusienne est retenu. Exigibilité : 50 % au 1er janvier 2027, 50 % au 1er mars 2027.',
    'Vote : pour 591/1000 – contre 151/1000 – abstention 0',
    'La résolution est adoptée (article 24).',
  ],
  [
    'Travaux d’isolation des combles',
    'Devis de l’entreprise Isoplus Grand Est : 17 320,00 € TTC.',
    'Vote : pour 302/1000 – contre 440/1000 – abstention 0',
    'La résolution est rejetée (article 25).',
  ],
  [
    'Seuil de consultation du conseil syndical',
    'Le montant des marchés à partir duquel la consultation du conseil syndical est obligatoire est fixé à 1 000 € TTC.',
    'Vote : pour 742/1000 – contre 0 – abstention 0',
    'La résolution est adoptée (article 25).',
  ],
  [
    'Questions diverses',
    'Rappel sur le tri sélectif et sur les chaussures laissées sur les paliers. Le numéro du dépanneur de la porte de garage sera affiché. Point ne donnant pas lieu à vote.',
    '',
    '',
  ],
];
const prose = (from: number, to: number) =>
  OUDINOT.slice(from, to)
    .map(
      ([subject, text, votes, result], index) =>
        `<h2>${from + index + 1}. ${subject}</h2><p>${text}</p>${votes ? `<p class="x">${votes}<br><b>${result}</b></p>` : ''}`,
    )
    .join('');
const long = paperOf(
  'pv-texte-bar-le-duc-d38',
  `font: 10pt/1.42 'Carlito', sans-serif; padding: 16mm 20mm; h2 { font-size: 11pt; color: #8a3b00; margin: 4mm 0 1mm } p { margin-bottom: 1.2mm } .x { margin-left: 8mm } .pg { position: absolute; bottom: 7mm; right: 20mm; font-size: 8pt }`,
  [
    `<p style="color:#8a3b00;font-size:15pt;margin:0"><b>Meuse Copro</b></p><p>1 rue Bradfer, 55000 Bar-le-Duc – 03 29 00 15 60</p><h1 style="font-size:15pt;margin-top:6mm">Procès-verbal d’assemblée générale</h1><p><b>Copropriété Le Clos Oudinot</b>, 10 rue du Bourg, 55000 Bar-le-Duc</p><p>Le vendredi 25 septembre 2026 à 17 h 30, les copropriétaires se sont réunis à la Maison des associations sur convocation du syndic. Présents : 6 (483/1000). Représentés : 3 (259/1000). <b>Total présents et représentés : 742/1000.</b> Absents : M. et Mme ADNET, Mme PIERSON née SCHMITT, succession ROUYER, soit 258/1000.</p>${prose(0, 4)}<p class="pg">Le Clos Oudinot – AG du 25/09/2026 – 1 / 3</p>`,
    `${prose(4, 9)}<p class="pg">Le Clos Oudinot – AG du 25/09/2026 – 2 / 3</p>`,
    `${prose(9, 10)}<p style="margin-top:6mm">La séance est levée à 19 h 40. De tout ce que dessus il a été dressé le présent procès-verbal.</p><p style="margin-top:8mm">La présidente : V. HENRIOT &nbsp;&nbsp;&nbsp; Les assesseurs : P. LALLEMENT, A. VAN DEN BROECK &nbsp;&nbsp;&nbsp; Le secrétaire : Meuse Copro</p><p style="margin-top:8mm;font-size:8.6pt">Notification du procès-verbal : les copropriétaires opposants ou défaillants disposent de deux mois à compter de la notification de la présente pour contester les décisions (article 42 de la loi n° 65-557 du 10 juillet 1965). Sauf urgence, l’exécution des travaux votés en application des articles 25 et 26 est suspendue jusqu’à l’expiration de ce délai.</p><p class="pg">Le Clos Oudinot – AG du 25/09/2026 – 3 / 3</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Meuse Copro',
      building: 'Le Clos Oudinot',
      building_address: '10 rue du Bourg, 55000 Bar-le-Duc',
      meeting_on: '2026-09-25',
      tantiemes_present: 742,
      resolutions: titles(OUDINOT),
      resolutions_adopted: ['1', '2', '4', '5', '6', '7', '9'],
      resolutions_rejected: ['3', '8'],
      approved_from: '2025-04-01',
      approved_to: '2026-03-31',
      quitus: false,
      budget: 2330000,
      budget_from: '2027-04-01',
      budget_to: '2028-03-31',
      cotisation_fonds_travaux: 116500,
      works_adopted: ['7. Réfection de la cage d’escalier'],
      works_adopted_total: 987000,
      mandate_from: '2026-09-25',
      mandate_to: '2027-09-24',
    },
    absent: ['rnc', 'owner', 'lots', 'iban', 'sent_on'],
  },
);

const volunteer = paperOf(
  'pv-benevole-toul-d38',
  `font: 11pt/1.5 'DejaVu Serif Condensed', serif; padding: 18mm 22mm; p { margin-bottom: 2.2mm }`,
  [
    `<p style="text-align:center"><b>Compte rendu de l’assemblée générale annuelle<br>Copropriété du 7 rue Gambetta, 54200 TOUL</b></p><p>Réunion du samedi 7 février 2026, à 10 h, chez M. THOUVENOT.</p><p>Présents : M. Jean-Marie THOUVENOT (410 millièmes), Mme Awa DIALLO-COLLIN (340 millièmes). Absente : Mme PIERRAT Simone (250 millièmes), à la maison de retraite, qui n’a pas donné de pouvoir. Soit 750 millièmes sur 1000.</p><p>Président de séance : Mme DIALLO-COLLIN. Secrétaire : M. THOUVENOT, syndic bénévole.</p><p><u>Résolution 1 – Comptes 2025.</u> Les comptes du 1er janvier 2025 au 31 décembre 2025 (1 582,87 € de dépenses) sont approuvés. Pour : 750. Contre : 0. Adoptée.</p><p><u>Résolution 2 – Quitus.</u> Quitus est donné au syndic. Pour : 750. Contre : 0. Adoptée.</p><p><u>Résolution 3 – Renouvellement du syndic.</u> M. THOUVENOT accepte de continuer, sans rémunération, jusqu’au 31 mars 2027. Pour : 750. Contre : 0. Adoptée.</p><p><u>Résolution 4 – Budget 2026.</u> Budget pour l’année 2026 (1er janvier au 31 décembre 2026) : 1 650 €. Pour : 750. Contre : 0. Adoptée.</p>`,
    `<p><u>Résolution 5 – Remplacement de la porte d’entrée.</u> Menuiserie Gérardin, 2 940 € TTC. Mme DIALLO-COLLIN trouve que c’est trop cher pour cette année. Pour : 410. Contre : 340. La majorité de l’article 24 est atteinte. Adoptée.</p><p><u>Résolution 6 – Installation d’une boîte à clés.</u> Pour : 0. Contre : 750. Refusée.</p><p>Divers : la gouttière a été réparée par M. Antoine. Penser à couper l’eau du jardin en novembre.</p><p>Séance levée à 11 h 15. Une copie de ce compte rendu est envoyée en recommandé à Mme PIERRAT, qui a deux mois pour contester (article 42).</p><p style="margin-top:12mm">Le président – Le secrétaire</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      building_address: '7 rue Gambetta, 54200 TOUL',
      syndic: either('M. THOUVENOT', 'M. Jean-Marie THOUVENOT', 'Jean-Marie THOUVENOT'),
      meeting_on: '2026-02-07',
      tantiemes_present: 750,
      resolutions: [
        '1. Comptes 2025',
        '2. Quitus',
        '3. Renouvellement du syndic',
        '4. Budget 2026',
        '5. Remplacement de la porte d’entrée',
        '6. Installation d’une boîte à clés',
      ],
      resolutions_adopted: ['1', '2', '3', '4', '5'],
      resolutions_rejected: ['6'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 165000,
      budget_from: '2026-01-01',
      budget_to: '2026-12-31',
      works_adopted: ['5. Remplacement de la porte d’entrée'],
      works_adopted_total: 294000,
      mandate_to: '2027-03-31',
    },
    absent: ['rnc', 'iban', 'cotisation_fonds_travaux', 'owner', 'lots', 'sent_on'],
  },
);

const EXTRA: readonly Item[] = [
  [
    'Désignation du président',
    'M. CLAUDEL Bertrand est désigné président de séance.',
    'POUR : 58 417 – CONTRE : 0 – ABST. : 0',
    'ADOPTÉE',
  ],
  [
    'Désignation du secrétaire',
    'Mme Fabienne DEMANGE, pour le syndic, est désignée secrétaire.',
    'POUR : 58 417 – CONTRE : 0 – ABST. : 0',
    'ADOPTÉE',
  ],
  [
    'Travaux de reprise des balcons du bâtiment 2',
    'Après lecture du rapport de l’ingénieur structure, l’assemblée décide l’exécution des travaux par l’entreprise VOSGES BÂTIMENT RÉNOVATION, pour un montant de 186 450,00 € TTC.',
    'POUR : 51 206 – CONTRE : 7 211 – ABST. : 0',
    'ADOPTÉE',
  ],
  [
    'Maîtrise d’œuvre des travaux de balcons',
    'La mission est confiée au bureau STRUCTURA 88 pour 14 916,00 € TTC.',
    'POUR : 51 206 – CONTRE : 7 211 – ABST. : 0',
    'ADOPTÉE',
  ],
  [
    'Souscription d’un emprunt collectif',
    'Emprunt de 150 000,00 € sur 120 mois auprès du Crédit Exemple Copropriétés.',
    'POUR : 24 880 – CONTRE : 30 102 – ABST. : 3 435',
    'REJETÉE',
  ],
  [
    'Calendrier des appels de fonds',
    'Les travaux seront appelés en quatre fois : 01/03/2027, 01/06/2027, 01/09/2027, 01/12/2027.',
    'POUR : 54 982 – CONTRE : 3 435 – ABST. : 0',
    'ADOPTÉE',
  ],
  [
    'Délégation au conseil syndical pour le choix des teintes',
    'Délégation est donnée sans limite de dépense nouvelle.',
    'POUR : 58 417 – CONTRE : 0 – ABST. : 0',
    'ADOPTÉE',
  ],
];
const boxed = (from: number, to: number) =>
  EXTRA.slice(from, to)
    .map(
      ([subject, text, votes, result], index) =>
        `<div class="q"><div class="qt">RÉSOLUTION N° ${from + index + 1} – ${subject}</div><p>${text}</p><div class="qv"><span>${votes}</span><b>${result}</b></div></div>`,
    )
    .join('');
const extraordinary = paperOf(
  'pv-extraordinaire-epinal-d38',
  `font: 9.4pt/1.4 'DejaVu Sans', sans-serif; padding: 13mm 16mm; .q { border: .2mm solid #17365c; margin-bottom: 3mm } .qt { background: #17365c; color: #fff; padding: 1mm 2mm; font-size: 9pt } .q p { margin: 1.5mm 2mm } .qv { display: flex; justify-content: space-between; background: #eef2f7; padding: 1mm 2mm; font-size: 8.4pt }`,
  [
    `<p><b style="color:#17365c;font-size:14pt">VOSGES HABITAT SYNDIC</b><br>3 place des Vosges, 88000 ÉPINAL</p><h1 style="font-size:13pt;text-align:center">LES RIVES DE MOSELLE<br>17 quai Jules Ferry – 88000 ÉPINAL<br>PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE EXTRAORDINAIRE DU 08/10/2026</h1><p>Assemblée tenue le jeudi 8 octobre 2026 à 18 h 00 au Centre des congrès et en visioconférence. Copropriétaires présents, représentés ou ayant voté par correspondance : 61 sur 94 – tantièmes : 58 417 / 100 000. Le quorum n’est pas requis.</p>${boxed(0, 4)}`,
    `${boxed(4, 7)}<p>Plus aucune question n’étant à débattre, la séance est levée à 19 h 50. Fait à Épinal le 8 octobre 2026.</p><p style="margin-top:14mm">Le Président de séance &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; La Secrétaire</p><p style="font-size:7.6pt;margin-top:8mm">Art. 42 al. 2 de la loi du 10/07/1965 (extrait) : les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites dans un délai de deux mois à compter de la notification du procès-verbal. Le prochain exercice sera examiné lors de l’assemblée ordinaire de juin 2027.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'VOSGES HABITAT SYNDIC',
      building: 'LES RIVES DE MOSELLE',
      building_address: '17 quai Jules Ferry, 88000 ÉPINAL',
      meeting_on: '2026-10-08',
      tantiemes_present: 58417,
      resolutions: titles(EXTRA),
      resolutions_adopted: ['1', '2', '3', '4', '6', '7'],
      resolutions_rejected: ['5'],
      works_adopted: either(
        ['3. Travaux de reprise des balcons du bâtiment 2'],
        [
          '3. Travaux de reprise des balcons du bâtiment 2',
          '4. Maîtrise d’œuvre des travaux de balcons',
        ],
      ),
      works_adopted_total: either(18645000, 20136600),
    },
    absent: [
      'rnc',
      'quitus',
      'budget',
      'approved_from',
      'approved_to',
      'mandate_from',
      'cotisation_fonds_travaux',
      'owner',
    ],
  },
);

export const ASSEMBLEES_TEXTES = [long, volunteer, extraordinary];
