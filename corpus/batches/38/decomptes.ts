// Settlements of a year: key by key, in a letter, on a volunteer’s sheet.
import { either, paperOf } from '../../paper.ts';
import { dotted, pointed, slashed, spaced, sum, table } from '../../writing.ts';
import { bottom, euros, share, thousands } from './outils.ts';

type Post = readonly [label: string, whole: number, let_: number];
type Block = readonly [key: string, base: number, part: number, posts: readonly Post[]];
const BLOCKS: readonly Block[] = [
  [
    'CHARGES COMMUNES GÉNÉRALES',
    10000,
    387,
    [
      ['Assurance multirisque immeuble', 742318, 0],
      ['Honoraires de syndic – forfait', 918000, 0],
      ['Nettoyage parties communes', 1164000, 100],
      ['Électricité parties communes', 231846, 100],
      ['Entretien espaces verts', 358020, 100],
      ['Affranchissements, photocopies', 61235, 0],
    ],
  ],
  [
    'ASCENSEUR ESCALIER A',
    1000,
    56,
    [
      ['Contrat ascenseur', 286440, 73],
      ['Réparations ascenseur', 74250, 0],
    ],
  ],
  ['EAU FROIDE (M3)', 4218, 92, [['Consommations d’eau', 1771560, 100]]],
];
const postShare = (block: Block, post: Post): number => share(post[1], block[2], block[1]);
const postLet = (block: Block, post: Post): number => share(postShare(block, post), post[2], 100);
const blockTotal = (block: Block): number => sum(block[3].map((post) => postShare(block, post)));
const blockLet = (block: Block): number => sum(block[3].map((post) => postLet(block, post)));
const spent = sum(BLOCKS.map(blockTotal));
const recover = sum(BLOCKS.map(blockLet));
const PROVIDED = 188000;
const settled = paperOf(
  'decompte-par-cle-dijon-d38',
  `font: 7.8pt/1.3 'Nimbus Sans Narrow', sans-serif; padding: 11mm 14mm; .d td, .d th { padding: .6mm 1.4mm; border-bottom: .1mm solid #bbb } .d th { background: #223; color: #fff } .d td:nth-child(n+2) { text-align: right } .k td { font-weight: bold; background: #e9e9f2; text-align: left !important } .s td { font-weight: bold; font-style: italic }`,
  [
    `<table><tr><td style="padding:0"><b style="font-size:13pt">SOGESTIM BOURGOGNE</b><br>Groupe SOGESTIM – Administrateur d’immeubles<br>4 boulevard Clemenceau – 21000 DIJON</td><td style="padding:0 0 0 20mm;font-size:9.5pt"><br><br>M. PETITJEAN Lucien (usufruitier)<br>Mme PETITJEAN-ROY Aline (nue-propriétaire)<br>18 rue Chabot-Charny<br>21000 DIJON</td></tr></table>
    <h1 style="font-size:12pt;margin:6mm 0 1mm">DÉCOMPTE INDIVIDUEL DE CHARGES – EXERCICE DU ${slashed('2025-01-01')} AU ${slashed('2025-12-31')}</h1><p>Copropriété : 0412 – LE MIRANDE – 3 rue de Mirande – 21000 DIJON – Immat. AF2209371<br>Compte : 0412-0025 – Lots : 25 (appartement), 70 (cave) – Comptes soumis à l’assemblée générale du ${slashed('2026-04-21')} – Édition du ${pointed('2026-05-04')}</p>
    ${table(
      [
        'Nature de la dépense',
        'Total dépenses',
        'Base',
        'Vos tant.',
        'Quote-part',
        'Dont récup.',
        'Dont TVA',
      ],
      [
        ...BLOCKS.flatMap((block, index) => [
          `<tr class="k"><td colspan="7">${String(index + 1).padStart(3, '0')} – ${block[0]}</td></tr>`,
          ...block[3].map((post) => [
            post[0],
            spaced(post[1]),
            thousands(block[1]),
            thousands(block[2]),
            spaced(postShare(block, post)),
            spaced(postLet(block, post)),
            '',
          ]),
          `<tr class="s"><td>Sous-total</td><td>${spaced(sum(block[3].map((post) => post[1])))}</td><td></td><td></td><td>${spaced(blockTotal(block))}</td><td>${spaced(blockLet(block))}</td><td></td></tr>`,
        ]),
        `<tr class="k"><td>TOTAL DES CHARGES DE L’EXERCICE</td><td style="text-align:right">${spaced(sum(BLOCKS.flatMap((block) => block[3].map((post) => post[1]))))}</td><td></td><td></td><td style="text-align:right">${spaced(spent)}</td><td style="text-align:right">${spaced(recover)}</td><td></td></tr>`,
      ],
      'd',
    )}
    <table style="width:105mm;margin:5mm 0 0 auto;font-size:9pt"><tr><td>Votre quote-part de charges</td><td style="text-align:right">${spaced(spent)}</td></tr><tr><td>Provisions appelées sur l’exercice (4 × 470,00)</td><td style="text-align:right">- ${spaced(PROVIDED)}</td></tr><tr style="font-weight:bold"><td style="border-top:.3mm solid #000">${spent > PROVIDED ? 'SOLDE À VOTRE DÉBIT' : 'SOLDE À VOTRE CRÉDIT'}</td><td style="text-align:right;border-top:.3mm solid #000">${spaced(Math.abs(spent - PROVIDED))}</td></tr></table>
    <p style="margin-top:5mm">Ce solde sera porté à votre compte après approbation des comptes par l’assemblée générale. Montant des charges récupérables sur votre locataire : ${spaced(recover)} €. Relevé de votre compteur : ancien index 614, nouvel index 706, soit 92 m³.</p>
    ${bottom('SOGESTIM BOURGOGNE – SAS au capital de 40 000 € – RCS DIJON 900 000 955 – Siège : 4 boulevard Clemenceau, 21000 DIJON – CPI 2102 2021 000 000 303 CCI Côte-d’Or – Garantie : GALIAN')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'SOGESTIM BOURGOGNE',
      building: 'LE MIRANDE',
      building_address: '3 rue de Mirande, 21000 DIJON',
      rnc: 'AF2209371',
      owner: either(
        'M. PETITJEAN Lucien (usufruitier) Mme PETITJEAN-ROY Aline (nue-propriétaire)',
        'M. PETITJEAN Lucien Mme PETITJEAN-ROY Aline',
        'M. PETITJEAN Lucien',
        'M. PETITJEAN Lucien (usufruitier)',
      ),
      lots: ['25', '70'],
      tantiemes: 387,
      base: 10000,
      account: '0412-0025',
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: spent,
      provisions: PROVIDED,
      difference: spent - PROVIDED,
      recoverable: recover,
    },
    absent: ['iban', 'due_on', 'fonds_travaux', 'travaux'],
  },
);

const LONS = [
  ['Charges générales', 2418730, 1000, 61],
  ['Chauffage – part fixe 30 %', 612000, 1000, 64],
  ['Chauffage – part répartiteurs 70 %', 1428000, 28416, 1912],
  ['Escalier', 318600, 500, 37],
] as const;
const lonsParts = LONS.map(([, whole, base, part]) => share(whole, part, base));
const lonsSpent = sum(lonsParts);
const LONS_CALLED = 270000;
const letterSettlement = paperOf(
  'decompte-lettre-lons-d38',
  `font: 10pt/1.45 'Nimbus Roman', serif; padding: 18mm 20mm; .c td, .c th { border: .2mm solid #444; padding: 1.2mm 2mm } .c td:nth-child(n+2) { text-align: right }`,
  [
    `<p><b>Étude Bailly-Salins, administration d’immeubles</b><br>47 rue du Commerce, 39000 Lons-le-Saunier</p><p style="margin-left:90mm">Maître Jean-Noël VUILLEMIN<br>Résidence Les Salines, porte 12<br>39000 Lons-le-Saunier</p><p>Lons-le-Saunier, le 14 octobre 2026</p><p><b>Objet : arrêté de vos charges, exercice du 1er juillet 2025 au 30 juin 2026</b><br>Résidence Les Salines, 5 avenue Camille Prost, 39000 Lons-le-Saunier – lot 12 et garage lot 33</p><p>Monsieur,</p><p>Les comptes de la copropriété ayant été arrêtés, nous vous prions de trouver ci-après le décompte de vos charges réelles.</p>
    ${table(['Catégorie', 'Dépense totale', 'Unités', 'Vos unités', 'Votre part'], [...LONS.map(([label, whole, base, part], index) => [label, dotted(whole), dotted(base * 100).slice(0, -3), dotted(part * 100).slice(0, -3), dotted(lonsParts[index] ?? 0)]), ['<b>Total</b>', dotted(sum(LONS.map(([, whole]) => whole))), '', '', `<b>${dotted(lonsSpent)}</b>`]], 'c')}
    <p style="margin-top:4mm">Vous avez été appelé, au titre des quatre provisions trimestrielles de l’exercice, pour la somme de ${dotted(LONS_CALLED)} euros. Il ressort ainsi ${lonsSpent > LONS_CALLED ? 'une insuffisance de provisions' : 'un excédent de provisions'} de <b>${dotted(Math.abs(lonsSpent - LONS_CALLED))} euros</b>, ${lonsSpent > LONS_CALLED ? 'qui sera portée au débit' : 'qui sera porté au crédit'} de votre compte le jour de l’approbation des comptes.</p><p>Les pièces justificatives pourront être consultées à l’étude entre le 2 et le 6 novembre, sur rendez-vous. Le relevé de vos six répartiteurs (1.912 unités) est à votre disposition.</p><p>Veuillez agréer, Monsieur, nos salutations distinguées.</p><p style="text-align:right">Anne Bailly-Salins, syndic</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('Étude Bailly-Salins', 'Étude Bailly-Salins, administration d’immeubles'),
      building: 'Résidence Les Salines',
      building_address: '5 avenue Camille Prost, 39000 Lons-le-Saunier',
      owner: 'Maître Jean-Noël VUILLEMIN',
      lots: ['12', '33'],
      tantiemes: 61,
      base: 1000,
      exercice_from: '2025-07-01',
      exercice_to: '2026-06-30',
      charges_reelles: lonsSpent,
      provisions: LONS_CALLED,
      difference: lonsSpent - LONS_CALLED,
    },
    absent: ['rnc', 'iban', 'recoverable', 'meeting_on', 'fonds_travaux'],
  },
);

const TOUL = [
  ['Assurance de l’immeuble', 96412],
  ['Eau des communs', 8830],
  ['Électricité', 14277],
  ['Réparation chéneau (M. Antoine)', 32450],
  ['Frais de banque et timbres', 6318],
] as const;
const toulWhole = sum(TOUL.map(([, cents]) => cents));
const toulPart = share(toulWhole, 340, 1000);
const toulCalled = 48000;
const handMade = paperOf(
  'decompte-tableur-toul-d38',
  `font: 10pt 'Carlito', sans-serif; td, th { border: .2mm solid #999; padding: 1mm 2mm } th { background: #d9ead3; font-weight: bold } .n td:nth-child(n+2) { text-align: right }`,
  [
    `<h1 style="font-size:14pt">Copropriété du 7 rue Gambetta, 54200 TOUL</h1><p>Syndic bénévole : M. Jean-Marie THOUVENOT – comptes de l’année 2025 (01/01/2025 au 31/12/2025)</p><p>Feuille de : <b>Mme Awa DIALLO-COLLIN</b> – lot 2 (1er étage), 340 millièmes</p>
    ${table(['Dépenses réelles 2025', 'Total immeuble', 'Part de Mme DIALLO-COLLIN (340/1000)'], [...TOUL.map(([label, cents]) => [label, spaced(cents), '']), ['<b>TOTAL</b>', `<b>${spaced(toulWhole)}</b>`, `<b>${spaced(toulPart)}</b>`]], 'n')}
    <p></p>${table(
      [],
      [
        ['Charges de l’année', euros(toulPart)],
        ['Acomptes versés (12 × 40,00)', euros(toulCalled)],
        ['Reste dû par Mme DIALLO-COLLIN', euros(toulPart - toulCalled)],
      ],
      'n',
    )}
    <p style="margin-top:5mm">À régler avec l’acompte de mars si possible. Factures dans le classeur bleu, à voir chez moi quand vous voulez. Toul, le 25 janvier 2026.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('M. Jean-Marie THOUVENOT', 'Jean-Marie THOUVENOT'),
      building_address: '7 rue Gambetta, 54200 TOUL',
      owner: 'Mme Awa DIALLO-COLLIN',
      lots: ['2'],
      tantiemes: 340,
      base: 1000,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: toulPart,
      provisions: toulCalled,
      difference: toulPart - toulCalled,
    },
    absent: ['rnc', 'iban', 'recoverable', 'fonds_travaux'],
  },
);

export const DECOMPTES = [settled, letterSettlement, handMade];
