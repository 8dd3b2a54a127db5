// A year's charges of one owner: by key with what a tenant repays, and as a letter with its table.
import { paperOf } from '../../paper.ts';
import { spaced, sum, table } from '../../writing.ts';

type Row = readonly [label: string, whole: number, quote: number, let_: number];
const GENERAL: readonly Row[] = [
  ['Assurance multirisque immeuble', 512000, 13210, 0],
  ['Honoraires de syndic', 684000, 17647, 0],
  ['Nettoyage parties communes', 948000, 24458, 24458],
  ['Électricité des communs', 132400, 3416, 3416],
  ['Entretien espaces verts', 378000, 9752, 9752],
  ['Petites réparations', 215300, 5555, 0],
];
const STAIRS: readonly Row[] = [
  ['Nettoyage escalier A', 410000, 15170, 15170],
  ['Éclairage escalier A', 38000, 1406, 1406],
];
const WATER: readonly Row[] = [['Eau froide relevée, 78 m³', 1204500, 32758, 32758]];
const quotes = (rows: readonly Row[]) => sum(rows.map((row) => row[2]));
const lets = (rows: readonly Row[]) => sum(rows.map((row) => row[3]));
const wholes = (rows: readonly Row[]) => sum(rows.map((row) => row[1]));
const block = (title: string, base: string, part: string, rows: readonly Row[]) => [
  `<tr class="k"><td colspan="6">${title}</td></tr>`,
  ...rows.map(([label, whole, quote, let_]) => [
    label,
    spaced(whole),
    base,
    part,
    spaced(quote),
    spaced(let_),
  ]),
  `<tr class="s"><td>Total ${title.toLowerCase()}</td><td>${spaced(wholes(rows))}</td><td></td><td></td><td>${spaced(quotes(rows))}</td><td>${spaced(lets(rows))}</td></tr>`,
];
const ALL = [...GENERAL, ...STAIRS, ...WATER];
const CALLED = 148000;

const byKey = paperOf(
  'decompte-par-cle-saintes',
  `font: 9pt/1.3 'Nimbus Sans', sans-serif; .d td, .d th { border: .2mm solid #555; padding: .8mm 1.4mm } .d th { background: #d9d9d9; font-weight: bold; text-align: center } .d td:nth-child(n+2) { text-align: right } .d .k td { background: #f2f2f2; font-weight: bold; text-align: left } .d .s td { font-style: italic } .r { width: 108mm; margin: 5mm 0 0 auto } .r td { border: .2mm solid #555 } .r td:last-child { text-align: right; width: 32mm }`,
  [
    `<table><tr><td style="padding:0"><b style="font: bold 17pt 'URW Bookman', serif">Cabinet BERTHOMÉ</b><br>3 place du Synode – 17100 SAINTES</td><td style="padding:12mm 0 0 30mm;font-size:10pt">Monsieur et Madame ROUSSELOT Fabien<br>11 impasse des Tonneliers<br>17610 CHANIERS</td></tr></table>
    <h1 style="font-size:13pt;margin:8mm 0 1mm">DÉCOMPTE INDIVIDUEL DE CHARGES</h1><p>Exercice du 01/01/2025 au 31/12/2025 – comptes approuvés par l’assemblée générale du 25/06/2026<br>Immeuble LE CLOS SAINT-EUTROPE, 18 rue du Vieux Pressoir, 17100 SAINTES – RNC AC4471029<br>Compte 450.0031 – lots 8, 31, 44</p>
    ${table(
      [
        'Nature de la dépense',
        'Montant à répartir',
        'Base',
        'Vos tant.',
        'Votre part',
        'Dont récupérable',
      ],
      [
        ...block('CHARGES COMMUNES GÉNÉRALES', '10 000', '258', GENERAL),
        ...block('ESCALIER BÂTIMENT A', '1 000', '37', STAIRS),
        ...block('EAU FROIDE', '2 868 m³', '78 m³', WATER),
      ],
      'd',
    )}
    ${table(
      [],
      [
        ['Total de vos charges 2025', `${spaced(quotes(ALL))} €`],
        ['dont charges récupérables sur locataire', `${spaced(lets(ALL))} €`],
        ['Provisions versées au titre du budget 2025', `${spaced(CALLED)} €`],
        ['<b>Solde en votre faveur</b>', `<b>${spaced(CALLED - quotes(ALL))} €</b>`],
      ],
      'r',
    )}
    <p style="margin-top:5mm">Ce solde a été porté au crédit de votre compte le 30/06/2026. Il viendra en diminution de votre prochain appel de provisions. Les cotisations au fonds de travaux (article 14-2-1 de la loi du 10 juillet 1965) restent acquises au syndicat et ne figurent pas dans ce décompte.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'Cabinet BERTHOMÉ',
      building: 'LE CLOS SAINT-EUTROPE',
      building_address: '18 rue du Vieux Pressoir, 17100 SAINTES',
      rnc: 'AC4471029',
      owner: 'Monsieur et Madame ROUSSELOT Fabien',
      lots: ['8', '31', '44'],
      tantiemes: 258,
      base: 10000,
      account: '450.0031',
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: quotes(ALL),
      provisions: CALLED,
      difference: quotes(ALL) - CALLED,
      recoverable: lets(ALL),
    },
    absent: ['iban', 'due_on', 'travaux', 'fonds_travaux'],
  },
);

const KEYS = [
  ['Charges générales', '10 000', '287', 3241180, 93022],
  ['Ascenseur', '1 000', '61', 318000, 19398],
  ['Garages', '480', '20', 96000, 4000],
  ['Chauffage gaz (répartiteurs)', '–', '–', 1407500, 47810],
] as const;
const real = sum(KEYS.map((key) => key[4]));
const PAID = 154984;

const letter = paperOf(
  'decompte-lettre-auray',
  `font: 10pt/1.45 'DejaVu Sans Condensed', sans-serif; padding: 16mm 20mm; .m td, .m th { border-bottom: .2mm solid #8aa0b4; padding: 1.4mm } .m th { background: #1b4f72; color: #fff } .m td:nth-child(n+2), .m th:nth-child(n+2) { text-align: right } .m .t td { font-weight: bold; border-top: .4mm solid #1b4f72 }`,
  [
    `<p><b style="font-size:15pt;color:#1b4f72">LE BIHAN IMMOBILIER</b><br>14 place de la Rivière – 56400 AURAY</p><p style="margin:6mm 0 8mm 92mm">M. LE MESTRE Erwan et Mme CADIO Solenn<br>31 rue des Paludiers<br>44350 GUÉRANDE</p><p style="text-align:right">Auray, le 18 juin 2026</p>
    <p><b>Objet : régularisation de vos charges – exercice 2025 (1er janvier au 31 décembre 2025)</b><br>Résidence Ker Loc’h – 9 rue du Ponant – 56400 AURAY – vos lots : 5 et 22</p><p>Madame, Monsieur,</p><p>L’assemblée générale du 11 juin 2026 a approuvé les comptes de l’exercice 2025. Vous trouverez ci-après la répartition des dépenses de l’immeuble et la part qui vous revient.</p>
    ${table(
      ['Clé', 'Base', 'Vos tantièmes', 'Dépenses immeuble', 'Votre quote-part'],
      [
        ...KEYS.map(([label, base, part, whole, quote]) => [
          label,
          base,
          part,
          `${spaced(whole)} €`,
          `${spaced(quote)} €`,
        ]),
        `<tr class="t"><td>Charges réelles de l’exercice</td><td></td><td></td><td>${spaced(sum(KEYS.map((key) => key[3])))} €</td><td>${spaced(real)} €</td></tr>`,
        `<tr><td>Provisions appelées (4 trimestres)</td><td></td><td></td><td></td><td>- ${spaced(PAID)} €</td></tr>`,
        `<tr class="t"><td>Complément à régler</td><td></td><td></td><td></td><td>${spaced(real - PAID)} €</td></tr>`,
      ],
      'm',
    )}
    <p style="margin-top:6mm">Ce complément a été inscrit au débit de votre compte ce jour ; il est payable à réception. Les frais de chauffage sont individualisés à partir des relevés de répartiteurs effectués le 8 janvier 2026 (70 % consommations, 30 % frais communs).</p><p>Les factures sont consultables à l’agence sur rendez-vous. Nous vous prions de croire, Madame, Monsieur, à l’assurance de notre considération distinguée.</p><p style="margin-left:92mm">Gwenaëlle LE BIHAN</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'LE BIHAN IMMOBILIER',
      building: 'Résidence Ker Loc’h',
      building_address: '9 rue du Ponant, 56400 AURAY',
      owner: 'M. LE MESTRE Erwan et Mme CADIO Solenn',
      lots: ['5', '22'],
      tantiemes: 287,
      base: 10000,
      tantiemes_by_cle: [
        'Charges générales : 287/10000',
        'Ascenseur : 61/1000',
        'Garages : 20/480',
      ],
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: real,
      provisions: PAID,
      difference: real - PAID,
    },
    absent: ['rnc', 'iban', 'recoverable', 'fonds_travaux', 'travaux'],
  },
);

export const DECOMPTES_ANNUELS = [byKey, letter];
