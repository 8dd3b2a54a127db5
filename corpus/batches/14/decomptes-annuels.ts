// The settlements of two closed years: one to pay, one paid back.
import { either, paperOf } from '../../paper.ts';
import { spaced, sum, table, tr } from '../../writing.ts';

type Spent = readonly [label: string, whole: number, base: number, part: number, let_: boolean];
const shareOf = ([, whole, base, part]: Spent) => Math.round((whole * part) / base);
const GENERAL: readonly Spent[] = [
  ['Assurance multirisque immeuble', 684210, 10000, 387, false],
  ['Honoraires de gestion courante', 912000, 10000, 387, false],
  ['Gardien : salaires et charges', 3148055, 10000, 387, true],
  ['Électricité parties communes', 227340, 10000, 387, true],
  ['Espaces verts', 416000, 10000, 387, true],
];
const LIFT: readonly Spent[] = [
  ['Contrat ascenseur', 318600, 1000, 44, true],
  ['Réparations ascenseur', 74925, 1000, 44, false],
];
const WATER: readonly Spent[] = [['Eau froide, relevé compteurs (m³)', 912300, 3041, 97, true]];
const all = [...GENERAL, ...LIFT, ...WATER];
const real = sum(all.map(shareOf));
const letShare = sum(all.filter((one) => one[4]).map(shareOf));
const called = 239600;
const spentRows = (title: string, rows: readonly Spent[]) => [
  `<tr class="c"><td colspan="6">${title}</td></tr>`,
  ...rows.map((row) => [
    row[0],
    spaced(row[1]),
    row[2],
    row[3],
    spaced(shareOf(row)),
    row[4] ? spaced(shareOf(row)) : '',
  ]),
  tr(
    ['Total', spaced(sum(rows.map((row) => row[1]))), '', '', spaced(sum(rows.map(shareOf))), ''],
    's',
  ),
];
const settlement = paperOf(
  'decompte-charges-nice',
  `font: 8.8pt/1.35 'P052', serif; .d td, .d th { border-bottom: .15mm solid #b9a66d; padding: .8mm 1.5mm } .d th { border-top: .4mm solid #8c6d1f; border-bottom: .4mm solid #8c6d1f; font-weight: bold } .d td:nth-child(n+2), .d th:nth-child(n+2) { text-align: right } .c td { color: #8c6d1f; font-weight: bold; text-align: left !important; padding-top: 2mm } .s td { font-style: italic } .f { border: .4mm solid #8c6d1f; margin-top: 5mm } .f td:last-child { text-align: right }`,
  [
    `<div style="text-align:center;color:#8c6d1f"><b style="font-size:15pt">Riviera Patrimoine Gestion</b><br>52 boulevard Joseph Garnault, 06000 NICE</div><table style="margin:5mm 0"><tr><td style="width:50%">PALAIS MIRAMONTI<br>14 avenue des Arènes Hautes, 06100 NICE<br>Lots 27 et 61</td><td>Madame GASTALDI Rosanna<br>6 chemin du Vinaigrier Haut<br>06300 NICE</td></tr></table>
    <h1 style="font-size:13pt;text-align:center">DÉCOMPTE INDIVIDUEL DE CHARGES</h1><p style="text-align:center">Exercice du 1<sup>er</sup> octobre 2024 au 30 septembre 2025</p>
    ${table(
      [
        'Nature des dépenses',
        'Montant à répartir',
        'Base',
        'Tantièmes',
        'Votre quote-part',
        'Dont récupérable',
      ],
      [
        ...spentRows('CHARGES GÉNÉRALES', GENERAL),
        ...spentRows('ASCENSEUR', LIFT),
        ...spentRows('EAU FROIDE', WATER),
        tr(
          [
            'TOTAL GÉNÉRAL',
            spaced(sum(all.map((one) => one[1]))),
            '',
            '',
            spaced(real),
            spaced(letShare),
          ],
          's',
        ),
      ],
      'd',
    )}
    ${table(
      [],
      [
        ['Total de vos charges pour l’exercice', `${spaced(real)} €`],
        ['Provisions appelées (4 trimestres)', `– ${spaced(called)} €`],
        [
          '<b>Solde à votre charge, porté au débit de votre compte</b>',
          `<b>${spaced(real - called)} €</b>`,
        ],
      ],
      'f',
    )}
    <p style="margin-top:4mm">Les comptes de cet exercice ont été approuvés par l’assemblée générale du 18 novembre 2025. La régularisation figurera sur votre prochain appel. Les charges récupérables sont indiquées à titre d’information pour les copropriétaires bailleurs.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'Riviera Patrimoine Gestion',
      building: 'PALAIS MIRAMONTI',
      building_address: '14 avenue des Arènes Hautes, 06100 NICE',
      owner: 'Madame GASTALDI Rosanna',
      lots: ['27', '61'],
      tantiemes: 387,
      base: 10000,
      tantiemes_by_cle: either(
        ['CHARGES GÉNÉRALES : 387/10000', 'ASCENSEUR : 44/1000'],
        ['CHARGES GÉNÉRALES : 387/10000', 'ASCENSEUR : 44/1000', 'EAU FROIDE : 97/3041'],
      ),
      exercice_from: '2024-10-01',
      exercice_to: '2025-09-30',
      charges_reelles: real,
      provisions: called,
      difference: real - called,
      recoverable: letShare,
    },
    absent: ['rnc', 'iban', 'due_on', 'to_pay', 'fonds_travaux', 'travaux'],
  },
);

const FILAOS: readonly Spent[] = [
  ['010 GENERALES', 5412388, 1000, 47, false],
  ['020 ASCENSEUR A', 488712, 300, 22, false],
  ['040 EAU FROIDE GENERALE', 1264031, 1000, 47, false],
  ['060 PISCINE ET JARDINS', 799140, 940, 46, false],
];
const filaos = sum(FILAOS.map(shareOf));
const paid = 416400;
const repayment = paperOf(
  'decompte-exercice-saint-gilles',
  `font: 8.8pt/1.5 'DejaVu Sans Mono', monospace; letter-spacing: -.1mm; .v td, .v th { padding: 1mm } .v th { border-bottom: .3mm solid #000; border-top: .3mm solid #000 } .v td:nth-child(n+2), .v th:nth-child(n+2) { text-align: right }`,
  [
    `<table><tr><td>OCEAN INDIEN SYNDIC<br>38 RUE DU LAGON BLEU<br>97460 SAINT-PAUL</td><td>EDITE LE 11/05/2026<br>PAGE 1/1</td></tr></table><table style="margin:8mm 0"><tr><td>COPROPRIETE : RESIDENCE LES FILAOS BLEUS<br>7 RUE DES VACOAS 97434 SAINT-GILLES-LES-BAINS<br>IMMATRICULATION : AF2206631<br>LOTS : 12, 85</td><td>MONSIEUR HOARAU JEAN-YVES<br>7 RUE DES VACOAS<br>97434 SAINT-GILLES-LES-BAINS</td></tr></table>
    <p style="text-align:center">REPARTITION DES CHARGES DE L'EXERCICE DU 01/01/2025 AU 31/12/2025</p>
    ${table(
      ['CLE DE REPARTITION', 'DEPENSES', 'TANTIEMES', 'QUOTE-PART'],
      [
        ...FILAOS.map((row) => [
          row[0],
          spaced(row[1]),
          `${row[3]}/${row[2]}`,
          spaced(shareOf(row)),
        ]),
        ['TOTAL CHARGES REELLES', spaced(sum(FILAOS.map((row) => row[1]))), '', spaced(filaos)],
        ['PROVISIONS VERSEES AU TITRE DU BUDGET', '', '', spaced(paid)],
        ['TROP VERSE EN VOTRE FAVEUR', '', '', spaced(paid - filaos)],
      ],
      'v',
    )}
    <p style="margin-top:8mm">CETTE REPARTITION EST ETABLIE SOUS RESERVE DE L'APPROBATION DES COMPTES PAR L'ASSEMBLEE GENERALE. LE TROP VERSE SERA PORTE AU CREDIT DE VOTRE COMPTE APRES CETTE APPROBATION (ARTICLE 18-2 DU DECRET DU 17 MARS 1967). LES PIECES JUSTIFICATIVES SONT CONSULTABLES A NOS BUREAUX SUR RENDEZ-VOUS PENDANT LE DELAI LEGAL.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'OCEAN INDIEN SYNDIC',
      building: 'RESIDENCE LES FILAOS BLEUS',
      building_address: '7 RUE DES VACOAS, 97434 SAINT-GILLES-LES-BAINS',
      rnc: 'AF2206631',
      owner: 'MONSIEUR HOARAU JEAN-YVES',
      lots: ['12', '85'],
      tantiemes: 47,
      base: 1000,
      tantiemes_by_cle: either(
        [
          'GENERALES : 47/1000',
          'ASCENSEUR A : 22/300',
          'EAU FROIDE GENERALE : 47/1000',
          'PISCINE ET JARDINS : 46/940',
        ],
        FILAOS.map(([label, , base, part]) => `${label} : ${part}/${base}`),
      ),
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: filaos,
      provisions: paid,
      difference: filaos - paid,
    },
    absent: ['iban', 'due_on', 'to_pay', 'recoverable', 'fonds_travaux'],
  },
);

export const DECOMPTES_ANNUELS = [settlement, repayment];
