// Notices of meetings, one with the five annexes behind it, a proxy and a form to vote by post.
import { either, type Paper, paperOf } from '../../paper.ts';
import { spaced, sum, table } from '../../writing.ts';

type Line = readonly [label: string, ...values: number[]];
const col = (lines: readonly Line[], at: number) =>
  sum(lines.map((line) => Number(line[at + 1] ?? 0)));
const BUILDING = {
  syndic: either('SOGEVAL AIX', 'SOGEVAL'),
  building: 'LE CLOS DES PLATANES',
  building_address: '23 chemin de la Pinchinade, 13100 AIX-EN-PROVENCE',
} as const;
const AGENDA = [
  ['Désignation du président de séance', '24'],
  ['Désignation du ou des scrutateurs', '24'],
  ['Approbation des comptes de l’exercice clos le 30/09/2025', '24'],
  ['Quitus au syndic pour sa gestion', '24'],
  ['Renouvellement du mandat du syndic SOGEVAL AIX', '25'],
  ['Examen et approbation du budget prévisionnel 2026/2027', '24'],
  ['Cotisation au fonds de travaux', '25'],
  ['Réfection du chemin d’accès', '24'],
  ['Demande de M. GARABEDIAN : pose d’une pergola sur la terrasse du lot 6', '25 b'],
] as const;
const A2: readonly Line[] = [
  ['Eau', 402110, 410000, 418732, 420000, 430000],
  ['Électricité', 88014, 90000, 91250, 95000, 95000],
  ['Entretien espaces verts', 612000, 620000, 636000, 640000, 660000],
  ['Assurance', 218800, 230000, 241117, 255000, 270000],
  ['Honoraires de syndic', 408000, 412000, 412000, 420000, 428000],
  ['Divers', 31000, 38000, 27440, 40000, 37000],
];
const A3: readonly Line[] = [
  ['Générales', 1541814, 1570000, 1590422, 1635000, 1675000],
  ['Villas', 218110, 230000, 236117, 235000, 245000],
];
const five = [0, 1, 2, 3, 4];
const yearHeads = [
  '',
  'Exercice clos N-1<br>au 30/09/2024',
  'Budget voté N<br>au 30/09/2025',
  'Réalisé N<br>au 30/09/2025',
  'Budget voté N+1<br>au 30/09/2026',
  'Budget proposé N+2<br>au 30/09/2027',
];
const cells = (lines: readonly Line[], end: string) =>
  table(yearHeads, [
    ...lines.map(([label, ...values]) => [label, ...values.map((value) => spaced(value))]),
    `<tr class="t"><td>${end}</td>${five.map((at) => `<td>${spaced(col(lines, at))}</td>`).join('')}</tr>`,
  ]);
const head = (title: string) =>
  `<p class="h">SOGEVAL AIX – LE CLOS DES PLATANES – 23 chemin de la Pinchinade – 13100 AIX-EN-PROVENCE</p><h2>${title}</h2>`;
const assets = 812000 + 644218 + 190344 + 22110;
const balance = table(
  ['Actif', '30/09/2025', 'Passif', '30/09/2025'],
  [
    ['50 Fonds placés', spaced(812000), '102 Provisions pour travaux', spaced(0)],
    ['51 Banque', spaced(644218), '1031 Avances de trésorerie', spaced(400000)],
    [
      '45 Copropriétaires débiteurs (sommes exigibles)',
      spaced(190344),
      '105 Fonds de travaux',
      spaced(812000),
    ],
    ['459 Copropriétaires douteux', spaced(0), '12 Solde en attente sur travaux', spaced(0)],
    [
      '48 Comptes de régularisation',
      spaced(22110),
      '45 Copropriétaires créditeurs (excédents versés)',
      spaced(288911),
    ],
    ['', '', '40 Fournisseurs', spaced(assets - 400000 - 812000 - 288911)],
    ['<b>Total général</b>', spaced(assets), '<b>Total général</b>', spaced(assets)],
  ],
);
const packaged: Paper = {
  name: 'convocation-liasse-aix',
  css: `font: 9pt/1.35 'Nimbus Sans', sans-serif; padding: 13mm 15mm; h2 { font-size: 11pt; border-bottom: .4mm solid #8a6d1f; margin-top: 4mm } td, th { border: .15mm solid #b8a76a; padding: .9mm } th { background: #f7f1dc; font-size: 7.6pt } .t td { font-weight: bold } .h { font-size: 7.6pt; color: #666 } .o td { border: 0 } .a td:nth-child(n+2) { text-align: right }`,
  pages: [
    `<p><b style="font-size:14pt;color:#8a6d1f">SOGEVAL AIX</b><br>Syndic – Gestion – Location<br>4 cours Sextia, 13100 AIX-EN-PROVENCE</p><p style="margin-left:100mm">Recommandé AR 1A 201 448 7710 3<br><br>M. et Mme GARABEDIAN Vahan<br>Le Clos des Platanes, villa 6<br>23 chemin de la Pinchinade<br>13100 AIX-EN-PROVENCE</p><p>Aix, le 9 janvier 2026</p><p><b>CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ORDINAIRE</b><br>LE CLOS DES PLATANES – lots 6 et 26 – 412 tantièmes</p><p>Madame, Monsieur, nous avons l’honneur de vous convoquer à l’assemblée générale des copropriétaires qui se tiendra le <b>VENDREDI 6 FÉVRIER 2026 à 17 h 00</b> dans nos bureaux, 4 cours Sextia à Aix-en-Provence, à l’effet de délibérer sur l’ordre du jour ci-après :</p><table class="o">${AGENDA.map(([subject, law], index) => `<tr><td style="width:9mm">${index + 1}.</td><td>${subject}</td><td>art. ${law}</td></tr>`).join('')}</table><p style="margin-top:3mm">Si vous ne pouvez assister à cette réunion, vous pouvez donner pouvoir à un mandataire de votre choix au moyen de la formule jointe. Les pièces justificatives des charges sont consultables au cabinet les 29 et 30 janvier 2026 de 9 h à 11 h 30. Vous trouverez ci-après les projets de résolutions et les annexes comptables 1 à 5.</p><p style="font-size:6.4pt;position:absolute;bottom:6mm">SOGEVAL AIX SARL au capital de 50 000 € – RCS Aix 434 117 209 – CPI 1310 2017 000 019 442 – Garantie GALIEX</p>`,
    `${head('PROJETS DE RÉSOLUTIONS')}<p><b>3.</b> L’assemblée approuve les comptes de l’exercice du 01/10/2024 au 30/09/2025.</p><p><b>4.</b> L’assemblée donne quitus au syndic.</p><p><b>5.</b> L’assemblée renouvelle SOGEVAL AIX en qualité de syndic du 06/02/2026 au 31/03/2027 selon contrat joint.</p><p><b>6.</b> L’assemblée approuve le budget de l’exercice du 01/10/2026 au 30/09/2027 pour ${spaced(col(A2, 4))} €.</p><p><b>7.</b> La cotisation au fonds de travaux est fixée à 960,00 €.</p><p><b>8.</b> L’assemblée décide la réfection du chemin d’accès, devis ROUTES DU LUBERON 14 880,00 € TTC ou PROVENCE ENROBÉS 15 312,00 € TTC.</p>`,
    `<div class="a">${head('ANNEXE 1 – État financier après répartition au 30/09/2025')}${balance}</div>`,
    `<div class="a">${head('ANNEXE 2 – Compte de gestion général et budget prévisionnel')}${cells(A2, 'Total charges courantes')}${head('ANNEXE 3 – Compte de gestion pour opérations courantes par clé')}${cells(A3, 'Total charges courantes')}</div>`,
    `<div class="a">${head('ANNEXE 4 – Travaux et opérations exceptionnelles de l’exercice')}<p>Néant.</p>${head('ANNEXE 5 – Travaux votés non clôturés au 30/09/2025')}<p>Néant.</p></div>`,
  ],
  documents: [
    {
      type: 'CV_AG',
      sub_kind: null,
      pages: [1, 2, 3, 4, 5],
      facts: {
        ...BUILDING,
        owner: 'M. et Mme GARABEDIAN Vahan',
        lots: ['6', '26'],
        tantiemes: 412,
        meeting_on: '2026-02-06',
        sent_on: '2026-01-09',
        resolutions: AGENDA.map(([subject], index) => `${index + 1}. ${subject}`),
        annexes: ['1', '2', '3', '4', '5'],
        approved_from: '2024-10-01',
        approved_to: '2025-09-30',
        budget_from: '2026-10-01',
        budget_to: '2027-09-30',
        cotisation_fonds_travaux: 96000,
      },
      absent: [
        'rnc',
        'tantiemes_present',
        'resolutions_adopted',
        'works_adopted',
        'quitus',
        'iban',
      ],
    },
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_1',
      pages: [3],
      facts: {
        annexes: either(['1'], ['1', '2', '3', '4', '5']),
        closed_on: '2025-09-30',
        fonds_places: 812000,
        banques: 644218,
        avances_tresorerie: 400000,
        fonds_travaux: 812000,
        creances_exigibles: 190344,
        creances_douteuses: 0,
        impayes: 190344,
        excedents_verses: 288911,
        dette_fournisseurs: assets - 400000 - 812000 - 288911,
        total_bilan: assets,
      },
      absent: ['emprunts'],
    },
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_2',
      pages: [4],
      facts: {
        charges_courantes_precedentes: col(A2, 0),
        budget_clos: col(A2, 1),
        charges_courantes: col(A2, 2),
        budget_en_cours: col(A2, 3),
        budget_a_voter: col(A2, 4),
      },
      absent: ['charges_travaux'],
    },
    { type: 'CV_AG', sub_kind: 'ANNEXE_3', pages: [4], facts: {} },
    { type: 'CV_AG', sub_kind: 'ANNEXE_4', pages: [5], facts: {} },
    { type: 'CV_AG', sub_kind: 'ANNEXE_5', pages: [5], facts: {} },
  ],
};

const CANNES = [
  'Constitution du bureau',
  'Révocation du syndic en place',
  'Désignation d’un nouveau syndic : propositions SQUARIS CANNES et CABINET ORSINI-LEROY',
  'Ouverture du compte bancaire séparé',
  'Autorisation d’agir en justice contre la SCI BELLEVUE 2000',
] as const;
const extraordinary = paperOf(
  'convocation-lettre-avocat-cannes',
  `font: 10.4pt/1.45 'Nimbus Roman', serif; padding: 20mm 22mm`,
  [
    `<p style="text-align:right">Cannes, le 2 octobre 2026<br>LETTRE RECOMMANDÉE AVEC A.R.</p><p>Maître Xavier PELLEGRINI-ROUX<br>Administrateur provisoire de la copropriété<br>17 rue des Belges-Unis – 06400 CANNES</p><p style="margin-left:85mm">Madame Ingeborg SCHÜTZENBERGER veuve LAMBERT<br>Villa Mimosa, Seestraße 14<br>D-88131 LINDAU</p><p><b>Objet : CALIFORNIE SOLEIL, 19 boulevard de la Croisette-Haute, 06400 CANNES – Assemblée générale extraordinaire</b><br>Vos lots : 103, 118</p><p>Madame,</p><p>Agissant en vertu d’une ordonnance du président du tribunal judiciaire de Grasse en date du 7 septembre 2026, j’ai l’honneur de vous convoquer à l’assemblée générale extraordinaire des copropriétaires de la résidence CALIFORNIE SOLEIL, qui se tiendra le <b>lundi 9 novembre 2026 à 14 heures 30</b>, Hôtel Splendid-Azur, salon Matisse, 4 rue Félix-Faure-Neuve à Cannes.</p><p>ORDRE DU JOUR</p><ol>${CANNES.map((subject) => `<li>${subject}</li>`).join('')}</ol><p>Les contrats de syndic mis en concurrence sont joints à la présente. Vous pouvez vous faire représenter par un mandataire, copropriétaire ou non, ou voter par correspondance au moyen du formulaire joint, à retourner au plus tard trois jours francs avant la réunion.</p><p>Je vous prie de croire, Madame, à l’assurance de ma considération distinguée.</p><p style="margin-left:85mm">X. PELLEGRINI-ROUX</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      building: 'CALIFORNIE SOLEIL',
      building_address: '19 boulevard de la Croisette-Haute, 06400 CANNES',
      owner: 'Madame Ingeborg SCHÜTZENBERGER veuve LAMBERT',
      lots: ['103', '118'],
      meeting_on: '2026-11-09',
      sent_on: '2026-10-02',
      resolutions: CANNES.map((subject, index) => `${index + 1}. ${subject}`),
    },
    absent: ['rnc', 'annexes', 'tantiemes_present', 'resolutions_adopted', 'budget', 'quitus'],
  },
);

const proxy = paperOf(
  'pouvoir-reseau-boulogne',
  `font: 10pt/1.6 'Nimbus Sans', sans-serif; padding: 22mm 20mm`,
  [
    `<p><b>IMMO DE FRANCILIA BOULOGNE</b> – 88 route de la Reine-Blanche – 92100 BOULOGNE-BILLANCOURT</p><h1 style="text-align:center;font-size:17pt;border:.4mm solid #000;padding:2mm">POUVOIR</h1><p>à retourner au mandataire de votre choix ou à remettre au conseil syndical (ne pas adresser de pouvoir en blanc au syndic)</p><p>Je soussigné(e) : <b>M. RAKOTOMALALA Hery</b><br>Lots n° : 41, 88 – Tantièmes : 1 136 / 100 000<br>Copropriétaire de l’immeuble : LES QUAIS DE SEINE – 5/7 rue du Four-à-Plâtre – 92100 BOULOGNE-BILLANCOURT</p><p>donne par la présente pouvoir à M./Mme ………………………………………………………………</p><p>de me représenter à l’assemblée générale ordinaire convoquée pour le <b>14/04/2026 à 18h30</b> et à toute autre assemblée réunie sur le même ordre du jour (second vote), en conséquence assister à la réunion, émarger la feuille de présence, prendre part aux délibérations et votes.</p><p>Fait à …………………… le ……………………<br>Signature précédée de « Bon pour pouvoir » &nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Signature du mandataire « Pouvoir accepté »</p><p style="font-size:7.6pt;margin-top:20mm">Article 22 de la loi du 10 juillet 1965 : tout copropriétaire peut déléguer son droit de vote à un mandataire, que ce dernier soit ou non membre du syndicat. Chaque mandataire ne peut, à quelque titre que ce soit, recevoir plus de trois délégations de votes. Toutefois, un mandataire peut recevoir plus de trois délégations si le total des voix dont il dispose lui-même et de celles de ses mandants n’excède pas 10 % des voix du syndicat.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      syndic: either('IMMO DE FRANCILIA BOULOGNE', 'IMMO DE FRANCILIA'),
      building: 'LES QUAIS DE SEINE',
      building_address: '5/7 rue du Four-à-Plâtre, 92100 BOULOGNE-BILLANCOURT',
      owner: 'M. RAKOTOMALALA Hery',
      lots: ['41', '88'],
      tantiemes: 1136,
      meeting_on: '2026-04-14',
    },
    absent: ['rnc', 'resolutions_adopted', 'tantiemes_present', 'iban'],
  },
);

const byPost = paperOf(
  'vote-correspondance-aix',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; padding: 13mm 15mm; .o td, .o th { border: .2mm solid #555; padding: 1mm } .o td:nth-child(n+3) { width: 15mm; text-align: center }`,
  [
    `<h1 style="font-size:12pt;text-align:center">FORMULAIRE DE VOTE PAR CORRESPONDANCE</h1><p style="font-size:7.6pt;text-align:center">(modèle fixé par l’arrêté du 2 juillet 2020, article 17-1 A de la loi du 10 juillet 1965)</p><p>Assemblée générale du 6 février 2026 à 17 h 00 – Copropriété LE CLOS DES PLATANES, 23 chemin de la Pinchinade, 13100 AIX-EN-PROVENCE – Syndic : SOGEVAL AIX</p><p>Nom : M. et Mme GARABEDIAN Vahan – Lots : 6, 26</p><p>À retourner au plus tard le 2 février 2026 à : contact@sogeval-aix.example.fr</p>${table(
      ['N°', 'Objet de la résolution', 'Pour', 'Contre', 'Abst.'],
      AGENDA.map(([subject], index) => [index + 1, subject, '☐', '☐', '☐']),
      'o',
    )}<p style="margin-top:4mm">Paraphe de chaque page obligatoire. Toute abstention ou absence de choix est réputée valoir défaillance si la résolution est amendée en séance. Fait à ……………, le …………… Signature :</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'VOTE_PAR_CORRESPONDANCE',
    facts: {
      ...BUILDING,
      owner: 'M. et Mme GARABEDIAN Vahan',
      lots: ['6', '26'],
      meeting_on: '2026-02-06',
    },
    absent: ['rnc', 'resolutions_adopted', 'tantiemes_present', 'quitus'],
  },
);

export const CONVOCATIONS_ET_POUVOIRS = [packaged, extraordinary, proxy, byPost];
