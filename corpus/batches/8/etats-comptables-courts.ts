// Fewer annexes: the first three in capitals, the first two of a small building.
import { either, type Paper } from '../../paper.ts';
import { dotted, table } from '../../writing.ts';
import { column, type Line, part, rowOf } from './lignes-comptables.ts';

const ROUEN_HEAD = (number: string, title: string) =>
  `<p>SEINE COPROPRIETE 70 RUE JEANNE D’ARC 76000 ROUEN<span style="float:right">Edition du 12/01/2026</span><br>SDC LE CLOS MARTAINVILLE 33 RUE EAU-DE-ROBEC 76000 ROUEN</p><h1>${title}</h1><p style="text-align:center">Exercice du 01/10/2024 au 30/09/2025 – Annexe ${number}</p>`;
const COURANT: readonly Line[] = [
  ['Eau', 2104000, 2096500, 2150000, 2200000, 2200000],
  ['Chauffage collectif, combustible', 8750000, 8421000, 8900000, 8800000, 8900000],
  ['Nettoyage des locaux', 3100000, 3148000, 3150000, 3200000, 3260000],
  ['Maintenance', 1240000, 1290300, 1260000, 1300000, 1350000],
  ['Primes d’assurances', 2080000, 2190400, 2100000, 2250000, 2400000],
  ['Honoraires du syndic', 2430000, 2460000, 2460000, 2500000, 2550000],
];
const of = (index: number) => column(COURANT, index);
const ROUEN_COLUMNS = [
  '',
  'Réalisé N-1 approuvé',
  'Réalisé N à approuver',
  'Budget N voté',
  'Budget N+1 voté',
  'Budget N+2 à voter',
];
const MARTAINVILLE = {
  syndic: 'SEINE COPROPRIETE',
  building: 'LE CLOS MARTAINVILLE',
  building_address: '33 RUE EAU-DE-ROBEC, 76000 ROUEN',
  closed_on: '2025-09-30',
} as const;
const SIX = {
  charges_courantes_precedentes: of(0),
  charges_courantes: of(1),
  budget_clos: of(2),
  budget_en_cours: of(3),
  budget_a_voter: of(4),
} as const;

const capitals: Paper = {
  name: 'annexes-trois-rouen',
  css: `font: 8.2pt 'DejaVu Sans', sans-serif; padding: 12mm; h1 { font-size: 11pt; text-align: center; background: #444; color: #fff; padding: 1.5mm } td, th { border-bottom: .2mm solid #bbb; padding: .9mm 1mm } th { background: #eee; font-size: 7.2pt; text-align: center } td:nth-child(n+2) { text-align: right; white-space: nowrap } .e td { font-weight: bold; border-top: .4mm solid #444 } .b td { font-weight: bold; text-align: left !important; padding-top: 3mm }`,
  pages: [
    `${ROUEN_HEAD('1', 'ETAT FINANCIER APRES REPARTITION A LA DATE DE CLOTURE DE L’EXERCICE')}${table(
      ['', 'Au 30/09/2025', 'Au 30/09/2024'],
      [
        '<tr class="b"><td colspan="3">SITUATION FINANCIERE ET TRESORERIE</td></tr>',
        ['Compte livret syndicat (50)', '58 410,00', '47 150,00'],
        ['Banque compte courant (51)', '36 722,18', '31 904,77'],
        '<tr class="e"><td>TOTAL TRESORERIE DISPONIBLE</td><td>95 132,18</td><td>79 054,77</td></tr>',
        ['Avances de trésorerie (1031)', '20 000,00', '20 000,00'],
        ['Fonds de travaux (105)', '58 410,00', '47 150,00'],
        ['Solde en attente sur travaux (12)', '0,00', '3 120,00'],
        '<tr class="e"><td>TOTAL PROVISIONS ET AVANCES</td><td>78 410,00</td><td>70 270,00</td></tr>',
        '<tr class="b"><td colspan="3">CREANCES</td></tr>',
        ['Copropriétaires, sommes exigibles restant à recevoir (45)', '27 316,40', '22 480,10'],
        ['Copropriétaires, créances douteuses (459)', '9 850,75', '6 022,00'],
        '<tr class="e"><td>TOTAL CREANCES</td><td>37 167,15</td><td>28 502,10</td></tr>',
        '<tr class="b"><td colspan="3">DETTES</td></tr>',
        ['Copropriétaires, excédents versés (45)', '19 640,90', '14 108,37'],
        ['Fournisseurs (40)', '34 248,43', '23 178,50'],
        '<tr class="e"><td>TOTAL DETTES</td><td>53 889,33</td><td>37 286,87</td></tr>',
        '<tr class="b"><td colspan="3">CONTROLE</td></tr>',
        '<tr class="e"><td>TOTAL GENERAL (trésorerie + créances)</td><td>132 299,33</td><td>107 556,87</td></tr>',
        '<tr class="e"><td>TOTAL GENERAL (provisions + dettes)</td><td>132 299,33</td><td>107 556,87</td></tr>',
        ['Emprunt : montant restant dû', '18 600,00', '24 800,00'],
      ],
    )}`,
    `${ROUEN_HEAD('2', 'COMPTE DE GESTION GENERAL ET BUDGET PREVISIONNEL')}${table(ROUEN_COLUMNS, [
      '<tr class="b"><td colspan="6">CHARGES POUR OPERATIONS COURANTES</td></tr>',
      ...COURANT.map((line) => rowOf(dotted, line)),
      rowOf(dotted, ['TOTAL CHARGES COURANTES', of(0), of(1), of(2), of(3), of(4)], 'e'),
      '<tr class="b"><td colspan="6">PRODUITS POUR OPERATIONS COURANTES</td></tr>',
      rowOf(dotted, ['Provisions sur charges', 19800000, 20020000, 20020000, 20250000, 20660000]),
      '<tr class="b"><td colspan="6">TRAVAUX ET OPERATIONS EXCEPTIONNELLES</td></tr>',
      ['Travaux votés en assemblée', '0,00', '7.480,00', '', '', ''],
      '<tr class="e"><td>TOTAL CHARGES TRAVAUX</td><td>0,00</td><td>7.480,00</td><td></td><td></td><td></td></tr>',
    ])}`,
    `${ROUEN_HEAD('3', 'COMPTE DE GESTION POUR OPERATIONS COURANTES')}${table(ROUEN_COLUMNS, [
      rowOf(dotted, ['01 CHARGES GENERALES', 7610000, 7798400, 7710000, 7950000, 8210000]),
      rowOf(dotted, ['05 ASCENSEURS', 1240000, 1290300, 1260000, 1300000, 1350000]),
      rowOf(dotted, ['07 CHAUFFAGE COLLECTIF', 8750000, 8421000, 8900000, 8800000, 8900000]),
      rowOf(dotted, ['09 EAU', 2104000, 2096500, 2150000, 2200000, 2200000]),
      rowOf(dotted, ['TOTAL', of(0), of(1), of(2), of(3), of(4)], 'e'),
    ])}<p style="margin-top:6mm">Les colonnes suivent l’arrêté du 14 mars 2005 relatif aux comptes du syndicat des copropriétaires.</p>`,
  ],
  documents: [
    part(
      1,
      'ANNEXE_1',
      {
        ...MARTAINVILLE,
        annexes: ['1'],
        fonds_places: 5841000,
        banques: 3672218,
        avances_tresorerie: 2000000,
        fonds_travaux: 5841000,
        solde_travaux: 0,
        creances_exigibles: 2731640,
        creances_douteuses: 985075,
        impayes: 3716715,
        excedents_verses: 1964090,
        dette_fournisseurs: 3424843,
        total_bilan: 13229933,
        emprunts: 1860000,
      },
      ['rnc', 'provisions_travaux'],
    ),
    part(2, 'ANNEXE_2', { ...MARTAINVILLE, annexes: ['2'], ...SIX, charges_travaux: 748000 }, [
      'rnc',
    ]),
    part(3, 'ANNEXE_3', { ...MARTAINVILLE, annexes: ['3'], ...SIX }, ['rnc']),
  ],
};

const LORMAND = {
  syndic: 'ADOUR SYNDIC',
  building: either('SDC 12 RUE LORMAND', '12 RUE LORMAND'),
  building_address: '12 rue Lormand, 64100 BAYONNE',
  closed_on: '2025-12-31',
} as const;
const small: Paper = {
  name: 'annexes-deux-bayonne',
  css: `font: 9.4pt 'C059', serif; padding: 16mm 18mm; h1 { font-size: 13pt; color: #7a1f1f } h2 { font-size: 10.5pt; margin: 4mm 0 1mm } td { border-bottom: .2mm dotted #988 } td:nth-child(n+2), th:nth-child(n+2) { text-align: right; white-space: nowrap } th { border-bottom: .4mm solid #7a1f1f; font-style: italic }`,
  pages: [
    `<p>Adour Syndic, 9 allées Paulmy, 64100 Bayonne</p><h1>Annexe 1 – État financier au 31 décembre 2025 (après répartition)</h1><p>SDC 12 RUE LORMAND, 12 rue Lormand, 64100 BAYONNE</p><h2>Trésorerie</h2>${table(
      ['Compte', 'N (2025)', 'N-1 (2024)'],
      [
        ['501 – Compte rémunéré', '4 870,00 €', '3 940,00 €'],
        ['512 – Banque', '6 318,52 €', '5 204,11 €'],
        ['Total I', '11 188,52 €', '9 144,11 €'],
      ],
    )}<h2>Provisions et avances</h2>${table(
      ['Compte', 'N (2025)', 'N-1 (2024)'],
      [
        ['1031 – Réserve', '1 500,00 €', '1 500,00 €'],
        ['105 – Fonds de travaux', '4 870,00 €', '3 940,00 €'],
        ['Total I', '6 370,00 €', '5 440,00 €'],
      ],
    )}<h2>Créances</h2>${table(
      ['Compte', 'N (2025)', 'N-1 (2024)'],
      [
        ['450 – Copropriétaires débiteurs', '1 042,88 €', '886,30 €'],
        ['Total II', '1 042,88 €', '886,30 €'],
      ],
    )}<h2>Dettes</h2>${table(
      ['Compte', 'N (2025)', 'N-1 (2024)'],
      [
        ['450 – Copropriétaires créditeurs', '2 761,40 €', '1 930,41 €'],
        ['401 – Fournisseurs', '3 100,00 €', '2 660,00 €'],
        ['Total II', '5 861,40 €', '4 590,41 €'],
      ],
    )}<h2>Total général (I + II) : 12 231,40 € (2024 : 10 030,41 €)</h2><p>Le syndicat n’a contracté aucun emprunt. L’immeuble compte neuf lots ; les comptes sont tenus en partie double selon le décret du 14 mars 2005.</p>`,
    `<p>Adour Syndic, 9 allées Paulmy, 64100 Bayonne</p><h1>Annexe 2 – Compte de gestion général de l’exercice clos le 31 décembre 2025 et budget prévisionnel 2027</h1><p>SDC 12 RUE LORMAND, 12 rue Lormand, 64100 BAYONNE</p>${table(
      [
        'Charges courantes',
        '2024 approuvé',
        '2025 voté',
        '2025 à approuver',
        '2026 voté',
        '2027 à voter',
      ],
      [
        ['Assurance', '1 980,00', '2 050,00', '2 114,00', '2 150,00', '2 250,00'],
        ['Ménage', '1 440,00', '1 480,00', '1 440,00', '1 500,00', '1 540,00'],
        ['Électricité', '312,40', '350,00', '298,75', '330,00', '330,00'],
        ['Eau des communs', '88,10', '100,00', '94,20', '100,00', '100,00'],
        ['Syndic', '2 160,00', '2 200,00', '2 200,00', '2 260,00', '2 310,00'],
        ['Entretien divers', '640,50', '900,00', '1 071,30', '1 235,00', '1 150,00'],
        ['Total', '6 621,00', '7 080,00', '7 218,25', '7 575,00', '7 680,00'],
      ],
    )}<h2>Produits</h2>${table(
      ['', '2024', '2025 voté', '2025', '2026', '2027'],
      [['Provisions appelées', '6 900,00', '7 080,00', '7 080,00', '7 575,00', '7 680,00']],
    )}<p style="margin-top:5mm">L’insuffisance de l’exercice 2025, soit 138,25 €, sera répartie entre les copropriétaires après approbation des comptes. Aucune opération exceptionnelle n’a été comptabilisée au cours de l’exercice.</p>`,
  ],
  documents: [
    part(
      1,
      'ANNEXE_1',
      {
        ...LORMAND,
        annexes: ['1'],
        fonds_places: 487000,
        banques: 631852,
        avances_tresorerie: 150000,
        fonds_travaux: 487000,
        creances_exigibles: 104288,
        impayes: 104288,
        excedents_verses: 276140,
        dette_fournisseurs: 310000,
        total_bilan: 1223140,
      },
      ['rnc', 'provisions_travaux', 'solde_travaux', 'creances_douteuses'],
    ),
    part(
      2,
      'ANNEXE_2',
      {
        ...LORMAND,
        annexes: ['2'],
        charges_courantes_precedentes: 662100,
        budget_clos: 708000,
        charges_courantes: 721825,
        budget_en_cours: 757500,
        budget_a_voter: 768000,
      },
      ['rnc', 'charges_travaux'],
    ),
  ],
};

export const ETATS_COMPTABLES_COURTS = [capitals, small];
