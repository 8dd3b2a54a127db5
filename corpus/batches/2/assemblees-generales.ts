// Minutes of meetings: a table of three columns with a second vote, and voters called by their names.
import { paperOf } from '../../paper.ts';

type Item = readonly [subject: string, text: string, votes: string, result: string];
const BELVEDERE: readonly Item[] = [
  [
    'Constitution du bureau',
    'Sont élus Mme SAUNIER présidente, M. BRAHIMI scrutateur ; le syndic assure le secrétariat.',
    'Pour : 6 418<br>Contre : 0<br>Abst. : 0',
    'ADOPTÉE (art. 24)',
  ],
  [
    'Approbation des comptes de l’exercice clos',
    'Les comptes de l’exercice ouvert le 01/10/2024 et clos le 30/09/2025 sont approuvés.',
    'Pour : 6 165<br>Contre : 253<br>Abst. : 0',
    'ADOPTÉE (art. 24)',
  ],
  [
    'Quitus de la gestion',
    'Quitus est donné à RHONALPIM pour sa gestion au cours de cet exercice.',
    'Pour : 5 720<br>Contre : 253<br>Abst. : 445',
    'ADOPTÉE (art. 24)',
  ],
  [
    'Membres du conseil syndical',
    'Mme SAUNIER, M. BRAHIMI et Mme LE TALLEC sont désignés pour deux ans.',
    'Pour : 6 418<br>Contre : 0<br>Abst. : 0',
    'ADOPTÉE (art. 25)',
  ],
  [
    'Budget prévisionnel 2026-2027',
    'Le budget de l’exercice du 01/10/2026 au 30/09/2027 est arrêté à 75 000,00 €.',
    'Pour : 6 030<br>Contre : 388<br>Abst. : 0',
    'ADOPTÉE (art. 24)',
  ],
  [
    'Cotisation au fonds de travaux',
    'La cotisation annuelle est portée à 3 750,00 €, appelée avec les provisions.',
    'Pour : 6 030<br>Contre : 388<br>Abst. : 0',
    'ADOPTÉE (art. 25)',
  ],
  [
    'Désignation du syndic',
    'RHONALPIM est désigné syndic ; son contrat prend effet le 11/02/2026 et prend fin le 31/03/2028.<br><i>Premier vote, article 25 : 4 811 voix pour ; majorité non atteinte, au moins le tiers des voix : second vote immédiat (art. 25-1).</i>',
    'Second vote<br>Pour : 4 811<br>Contre : 1 162<br>Abst. : 445',
    'ADOPTÉE (art. 25-1)',
  ],
  [
    'Remplacement des colonnes d’eau',
    'Le devis de la société Hydro-Rhône est retenu pour 41 320,00 € TTC, appelé en trois fois : 01/04, 01/07 et 01/10/2026.',
    'Pour : 5 102<br>Contre : 1 316<br>Abst. : 0',
    'ADOPTÉE (art. 24)',
  ],
  [
    'Honoraires du syndic sur ces travaux',
    'Ils sont fixés à 2 % du montant hors taxes.',
    'Pour : 4 960<br>Contre : 1 458<br>Abst. : 0',
    'ADOPTÉE (art. 24)',
  ],
  [
    'Bornes de recharge au sous-sol',
    'Projet de la société Électro-Parc, 28 900,00 € TTC.',
    'Pour : 2 204<br>Contre : 4 214<br>Abst. : 0',
    'NON ADOPTÉE (art. 25)',
  ],
  [
    'Demande de M. ODDO : pose d’une climatisation',
    'Le demandeur étant absent, la question est retirée sans être mise aux voix.',
    '–',
    'SANS VOTE',
  ],
];
const lines = (from: number, to: number) =>
  BELVEDERE.slice(from, to)
    .map(
      ([subject, text, votes, result], index) =>
        `<tr><td class="n">${from + index + 1}</td><td><b>${subject}</b><br>${text}</td><td>${votes}</td><td class="d">${result}</td></tr>`,
    )
    .join('');
const minutesTable = (from: number, to: number) =>
  `<table class="v"><thead><tr><th>N°</th><th>Objet et décision</th><th>Voix</th><th>Résultat</th></tr></thead><tbody>${lines(from, to)}</tbody></table>`;
const foot = (page: number) =>
  `<p class="foot">PV assemblée du 11/02/2026 – 0318 LE BELVEDERE DES CHARMETTES – ${page} sur 2 – paraphes :</p>`;

const columns = paperOf(
  'pv-colonnes',
  `font-size: 9pt; .v td, .v th { border: .25mm solid #666; padding: 1.6mm } .v th { background: #666; color: #fff } .v .n { width: 9mm; text-align: center; font-size: 12pt } .v td:nth-child(3) { width: 31mm } .v .d { width: 30mm; font-weight: bold } .foot { position: absolute; bottom: 6mm; font-size: 7.5pt }`,
  [
    `<table><tr><td><b style="font-size:15pt;letter-spacing:.8mm">RHONALPIM</b><br>61 avenue Jean Colomb 69006 LYON</td><td style="text-align:right">Réf. 0318 – AG 2026<br>Immat. AA4827163</td></tr></table><h1 style="font-size:14pt;margin-top:4mm">PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE DU MERCREDI 11 FÉVRIER 2026</h1><p>Copropriété LE BELVEDERE DES CHARMETTES, 7 et 9 rue des Charmettes, 69100 VILLEURBANNE</p><p>Réunis à 18 h 15 à la salle Berthelot sur convocation du 15 janvier 2026. Présents, représentés et votants par correspondance : 44 copropriétaires sur 71, soit <b>6 418</b> tantièmes sur 10 000.</p>${minutesTable(0, 7)}${foot(1)}`,
    `${minutesTable(7, 11)}<p style="margin-top:5mm">La séance est levée à 20 h 50. Fait à Villeurbanne, le 11 février 2026.</p><p>La présidente – Le scrutateur – Le secrétaire</p><p style="font-size:8pt">Rappel de l’article 42 de la loi du 10 juillet 1965 : les actions en contestation des décisions des assemblées générales sont introduites par les copropriétaires opposants ou défaillants, à peine de déchéance, dans les deux mois de la notification du procès-verbal, faite dans le mois de la tenue de l’assemblée.</p>${foot(2)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'RHONALPIM',
      building: 'LE BELVEDERE DES CHARMETTES',
      building_address: '7 et 9 rue des Charmettes, 69100 VILLEURBANNE',
      rnc: 'AA4827163',
      meeting_on: '2026-02-11',
      tantiemes_present: 6418,
      resolutions: BELVEDERE.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
      resolutions_rejected: ['10'],
      approved_from: '2024-10-01',
      approved_to: '2025-09-30',
      quitus: true,
      budget: 7500000,
      budget_from: '2026-10-01',
      budget_to: '2027-09-30',
      cotisation_fonds_travaux: 375000,
      works_adopted: ['8. Remplacement des colonnes d’eau'],
      works_adopted_total: 4132000,
      mandate_from: '2026-02-11',
      mandate_to: '2028-03-31',
    },
    absent: ['owner', 'lots', 'tantiemes', 'impayes', 'iban'],
  },
);

const GARONNE = [
  [
    'Élection du président de séance',
    'Mme Castagné est élue présidente de séance. Votent pour : 33 copropriétaires, 20 418 voix. Aucun vote contraire.',
    'Résolution adoptée à l’unanimité des voix exprimées.',
  ],
  [
    'Examen et approbation des comptes',
    'L’assemblée, après en avoir débattu, approuve les comptes de l’exercice du 1er juillet 2024 au 30 juin 2025 tels que présentés. Votent pour : 31 copropriétaires, 19 336 voix. Votent contre : M. PUJOL (541), Mme RIVALS (541).',
    'Résolution adoptée à la majorité de l’article 24.',
  ],
  [
    'Quitus au syndic',
    'L’assemblée donne quitus au syndic de sa gestion pour l’exercice écoulé. Votent pour : 30 copropriétaires, 18 795 voix. Votent contre : M. PUJOL (541), Mme RIVALS (541). S’abstient : SCI DU CANAL (541).',
    'Résolution adoptée à la majorité de l’article 24.',
  ],
  [
    'Vote du budget de l’exercice 2026/2027',
    'Le budget prévisionnel, du 1er juillet 2026 au 30 juin 2027, est fixé à 118 400 €. Votent pour : 33 copropriétaires, 20 418 voix.',
    'Résolution adoptée à l’unanimité des voix exprimées.',
  ],
  [
    'Fonds de travaux',
    'Le montant annuel de la cotisation est fixé à 5 920 € (5 % du budget). Votent pour : 33 copropriétaires, 20 418 voix.',
    'Résolution adoptée à la majorité de l’article 25.',
  ],
  [
    'Remplacement de l’interphone',
    'L’entreprise Occit’Accès est retenue pour la somme de 12 870,50 € TTC. Votent pour : 29 copropriétaires, 18 010 voix. Votent contre : 4 copropriétaires, 2 408 voix.',
    'Résolution adoptée à la majorité de l’article 24.',
  ],
  [
    'Peinture des halls',
    'Le devis de 33 400,00 € TTC est mis aux voix. Votent pour : 11 copropriétaires, 6 720 voix. Votent contre : 22 copropriétaires, 13 698 voix.',
    'Résolution rejetée.',
  ],
  [
    'Réfection de la toiture du bâtiment B',
    'L’assemblée décide ces travaux pour un budget maximum de 64 115,00 € TTC, exigible par moitié les 1er octobre 2026 et 1er janvier 2027. Votent pour : 27 copropriétaires, 17 002 voix. Votent contre : 6 copropriétaires, 3 416 voix.',
    'Résolution adoptée à la majorité de l’article 24.',
  ],
  [
    'Complément d’avance de trésorerie',
    'Une avance complémentaire de 50 € par lot principal sera appelée au 1er octobre 2026. Votent pour : 33 copropriétaires, 20 418 voix.',
    'Résolution adoptée à la majorité de l’article 24.',
  ],
  [
    'Renouvellement du contrat de syndic',
    'Sud Copro Conseil est renouvelé dans ses fonctions du 1er juillet 2026 au 30 juin 2029. Votent pour : 30 copropriétaires, 18 795 voix.',
    'Résolution adoptée à la majorité de l’article 25.',
  ],
] as const;
const spoken = (from: number, to: number) =>
  GARONNE.slice(from, to)
    .map(
      ([subject, text, result], index) =>
        `<h2>Résolution n° ${from + index + 1} : ${subject}</h2><p>${text}</p><p class="res">${result}</p>`,
    )
    .join('');

const named = paperOf(
  'pv-nominatif',
  `font: 10pt/1.4 'URW Bookman', serif; padding: 16mm 20mm; h2 { font-size: 10.5pt; margin: 3.5mm 0 1mm } p { margin-bottom: 1mm } .res { font-style: italic; text-align: right }`,
  [
    `<p style="text-align:center">Sud Copro Conseil – 5 place des Micocouliers – 31400 Toulouse</p><h1 style="font-size:15pt;text-align:center">Les Terrasses de Garonne<br>Procès-verbal d’assemblée générale</h1><p>L’an deux mille vingt-six et le vingt-deux juin à dix-sept heures, les copropriétaires de la résidence Les Terrasses de Garonne, 44 allée des Tamaris, 31300 Toulouse, se sont réunis au centre culturel de Rangueil. Il résulte de la feuille de présence que 33 copropriétaires détenant 20 418 voix sur 30 000 sont présents, représentés ou ont voté par correspondance. Sont absents et non représentés : MM. AZÉMA (612), BOUSQUET (541), Mme TEULADE (702) et autres, soit 9 582 voix.</p>${spoken(0, 6)}`,
    `${spoken(6, 10)}<p style="margin-top:6mm">L’ordre du jour étant épuisé, la présidente lève la séance à 19 heures 35.</p><p>Copie certifiée conforme. Le délai de contestation de deux mois prévu à l’article 42 de la loi du 10 juillet 1965 court à compter de la notification du présent procès-verbal.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Sud Copro Conseil',
      building: 'Les Terrasses de Garonne',
      building_address: '44 allée des Tamaris, 31300 Toulouse',
      meeting_on: '2026-06-22',
      tantiemes_present: 20418,
      resolutions: GARONNE.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '8', '9', '10'],
      resolutions_rejected: ['7'],
      approved_from: '2024-07-01',
      approved_to: '2025-06-30',
      quitus: true,
      budget: 11840000,
      budget_from: '2026-07-01',
      budget_to: '2027-06-30',
      cotisation_fonds_travaux: 592000,
      works_adopted: [
        '6. Remplacement de l’interphone',
        '8. Réfection de la toiture du bâtiment B',
      ],
      works_adopted_total: 7698550,
      mandate_from: '2026-07-01',
      mandate_to: '2029-06-30',
    },
    absent: ['rnc', 'owner', 'lots', 'sent_on'],
  },
);

export const ASSEMBLEES_GENERALES = [columns, named];
