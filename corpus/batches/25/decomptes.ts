// The year's settlement of one owner: a table per key, posts in columns with meters, a volunteer's letter.
import { either, paperOf } from '../../paper.ts';
import { inFull, plain, slashed, spaced, sum, table, thin } from '../../writing.ts';
import { footer, share } from './outils.ts';

type Post = readonly [label: string, whole: number, recoverable: number];
type Cle = { title: string; base: number; part: number; posts: readonly Post[] };
const ANGERS: readonly Cle[] = [
  {
    title: 'CHARGES GENERALES',
    base: 10000,
    part: 226,
    posts: [
      ['Assurance multirisque immeuble', 742318, 0],
      ['Honoraires syndic (forfait)', 988000, 0],
      ['Nettoyage parties communes', 1241760, 1],
      ['Espaces verts', 418944, 1],
      ['Electricité parties communes', 287115, 1],
      ['Entretien et petites réparations', 352609, 0],
      ['Frais postaux, tenue d’AG', 61240, 0],
    ],
  },
  {
    title: 'ASCENSEUR BAT. A',
    base: 1000,
    part: 48,
    posts: [
      ['Contrat de maintenance ascenseur', 312000, 0.73],
      ['Electricité ascenseur', 64882, 1],
      ['Contrôle technique quinquennal', 39600, 0],
    ],
  },
  {
    title: 'PARKING SOUS-SOL',
    base: 640,
    part: 10,
    posts: [
      ['Porte automatique, contrat', 51480, 1],
      ['Electricité sous-sol', 40217, 1],
    ],
  },
];
const counted = ANGERS.map(({ title, base, part, posts }) => {
  const rows = posts.map(([label, whole, rate]) => {
    const quote = share(whole, part, base);
    return { label, whole, quote, leased: Math.round(quote * rate) };
  });
  return {
    title,
    base,
    part,
    rows,
    whole: sum(rows.map((row) => row.whole)),
    quote: sum(rows.map((row) => row.quote)),
    leased: sum(rows.map((row) => row.leased)),
  };
});
const angersReal = sum(counted.map(({ quote }) => quote));
const angersLet = sum(counted.map(({ leased }) => leased));
const angersCalled = 4 * 28315;

const keyed = paperOf(
  'decompte-cles-angers',
  `font: 8.2pt/1.32 'Nimbus Sans', sans-serif; .d td, .d th { padding: .65mm 1.3mm } .d th { border-top: .3mm solid #00583f; border-bottom: .3mm solid #00583f; color: #00583f; font-weight: bold } .d td:nth-child(n+2), .d th:nth-child(n+2) { text-align: right } .k td { background: #dfeee8; font-weight: bold; text-align: left !important } .s td { border-top: .15mm solid #777; font-weight: bold } .e { width: 96mm; margin: 4mm 0 0 auto } .e td { border: .2mm solid #00583f } .e td:last-child { text-align: right }`,
  [
    `<table><tr><td><b style="font-size:18pt;color:#00583f">ALS</b> <b>ANJOU LOIRE SYNDIC</b><br>14 boulevard Foch – 49100 ANGERS – 02 41 00 58 20</td><td style="text-align:right">Angers, le ${slashed('2026-06-12')}<br>Dossier suivi par Maud LEBRETON</td></tr></table>
    <table style="margin-top:3mm"><tr><td style="width:95mm">Copropriété : <b>LES JARDINS DES JUSTICES</b><br>76 rue des Justices – 49000 ANGERS<br>Immatriculation : AC9220165<br>Code copropriétaire : JUS 0045<br>Lots : 45 (T3, bât. A), 118 (parking)</td><td style="font-size:10.5pt;padding-top:6mm">Monsieur Mamadou Lamine DIALLO<br>et Madame Clémence PITOU-DIALLO<br>76 rue des Justices<br>49000 ANGERS</td></tr></table>
    <h1 style="font-size:13pt;text-align:center;margin:5mm 0 1mm;color:#00583f">DÉCOMPTE INDIVIDUEL DE CHARGES</h1><p style="text-align:center">Exercice du ${slashed('2025-01-01')} au ${slashed('2025-12-31')} – comptes approuvés par l’assemblée générale du 03/06/2026</p>
    ${table(
      ['Désignation', 'Dépense totale', 'Base', 'Tant.', 'Votre qp', 'Part locative'],
      [
        ...counted.flatMap(({ title, base, part, rows, whole, quote, leased }) => [
          `<tr class="k"><td colspan="6">${title}</td></tr>`,
          ...rows.map((row) => [
            row.label,
            spaced(row.whole),
            base,
            part,
            spaced(row.quote),
            row.leased ? spaced(row.leased) : '',
          ]),
          `<tr class="s"><td>Total ${title}</td><td>${spaced(whole)}</td><td></td><td></td><td>${spaced(quote)}</td><td>${spaced(leased)}</td></tr>`,
        ]),
        `<tr class="s"><td>TOTAL DES CHARGES</td><td>${spaced(sum(counted.map(({ whole }) => whole)))}</td><td></td><td></td><td>${spaced(angersReal)}</td><td>${spaced(angersLet)}</td></tr>`,
      ],
      'd',
    )}
    <table class="e"><tr><td>Votre quote-part des charges de l’exercice</td><td>${spaced(angersReal)}</td></tr><tr><td>Provisions versées (4 × 283,15)</td><td>${spaced(angersCalled)}</td></tr><tr><td><b>${angersReal > angersCalled ? 'Insuffisance, à votre débit' : 'Excédent, à votre crédit'}</b></td><td><b>${spaced(Math.abs(angersReal - angersCalled))}</b></td></tr></table>
    <p style="margin-top:4mm">Ce montant est porté sur votre compte à la date d’approbation des comptes et apparaîtra sur votre prochain appel : il n’y a pas lieu de le régler séparément. Les cotisations au fonds de travaux, qui ne sont pas des charges de l’exercice, ne figurent pas sur ce décompte.</p><p style="font-size:7.4pt">La part locative est donnée à titre indicatif (décret n° 87-713 du 26 août 1987). Les pièces justificatives peuvent être consultées en agence sur rendez-vous. Pour votre déclaration de revenus fonciers : ligne 229, provisions pour charges de l’année, 1 132,60 €.</p>${footer('ANJOU LOIRE SYNDIC – SARL au capital de 40 000 € – RCS Angers 900 741 058 – CPI 4901 2021 000 000 417 – Garantie Socaf Exemple 500 000 €')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('ANJOU LOIRE SYNDIC', 'ALS ANJOU LOIRE SYNDIC'),
      building: 'LES JARDINS DES JUSTICES',
      building_address: '76 rue des Justices, 49000 ANGERS',
      rnc: 'AC9220165',
      owner: 'Monsieur Mamadou Lamine DIALLO et Madame Clémence PITOU-DIALLO',
      lots: ['45', '118'],
      tantiemes: 226,
      base: 10000,
      tantiemes_by_cle: [
        'CHARGES GENERALES : 226/10000',
        'ASCENSEUR BAT. A : 48/1000',
        'PARKING SOUS-SOL : 10/640',
      ],
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: angersReal,
      provisions: angersCalled,
      difference: angersReal - angersCalled,
      recoverable: angersLet,
    },
    absent: ['iban', 'to_pay', 'due_on', 'fonds_travaux', 'total'],
  },
);

const METZ: readonly (readonly [
  code: string,
  label: string,
  whole: number,
  base: number,
  part: number,
])[] = [
  ['100', 'Charges communes', 3862045, 10000, 164],
  ['110', 'Entretien bât. 2', 618350, 2140, 164],
  ['200', 'Chauffage – part fixe 30 %', 1217508, 10000, 171],
  ['300', 'Ascenseur', 241220, 1000, 39],
];
const metzRows = METZ.map(([code, label, whole, base, part]) => ({
  code,
  label,
  whole,
  base,
  part,
  quote: share(whole, part, base),
}));
const HEAT = { units: 2140, price: 1421 };
const heat = Math.round((HEAT.units * HEAT.price) / 100);
const WATER = { before: 318, after: 389, price: 428 };
const water = (WATER.after - WATER.before) * WATER.price;
const metzReal = sum(metzRows.map(({ quote }) => quote)) + heat + water;
const metzCalled = 184000;

const meters = paperOf(
  'decompte-compteurs-metz',
  `font: 8.8pt/1.35 'DejaVu Sans Condensed', sans-serif; td, th { padding: .9mm 1.4mm } .z td, .z th { border: .2mm solid #777 } .z th { background: #f3e9d2 } .z td:nth-child(n+3) { text-align: right } h2 { font-size: 9.6pt; margin: 4mm 0 1mm; text-transform: uppercase }`,
  [
    `<div style="display:flex;justify-content:space-between"><div><b style="font-size:13pt">Moselle Habitat Gestion</b><br>Syndic – 31 en Fournirue, 57000 METZ<br>03 87 00 14 92</div><div style="width:78mm;padding-top:12mm;font-size:10pt">Mme Vve SCHMITT Marie-Odile<br>EHPAD Les Mirabelliers – ch. 114<br>9 rue de Queuleu<br>57070 METZ</div></div>
    <p style="margin-top:6mm">Résidence <b>LE CLOS DE QUEULEU</b>, 52 rue des Trois-Évêchés, 57070 METZ (réf. 318) – lots 22, 61 et 90 – compte 318/22</p><h1 style="font-size:14pt">Répartition de vos charges, exercice du 1er octobre 2024 au 30 septembre 2025</h1>
    <h2>1. Charges réparties selon vos tantièmes</h2>${table(
      ['Clé', 'Nature', 'Dépenses', 'Tant. totaux', 'Vos tant.', 'Votre part'],
      [
        ...metzRows.map(({ code, label, whole, base, part, quote }) => [
          code,
          label,
          plain(whole),
          base,
          part,
          plain(quote),
        ]),
        [
          '',
          '<b>Sous-total 1</b>',
          plain(sum(metzRows.map(({ whole }) => whole))),
          '',
          '',
          `<b>${plain(sum(metzRows.map(({ quote }) => quote)))}</b>`,
        ],
      ],
      'z',
    )}
    <h2>2. Charges individuelles selon compteurs</h2>${table(
      [
        'Compteur',
        'Nature',
        'Ancien index',
        'Nouvel index',
        'Quantité',
        'Prix unit.',
        'Votre part',
      ],
      [
        [
          'RFC 0071 à 0075',
          'Chauffage 70 %, répartiteurs',
          '–',
          '–',
          `${HEAT.units} u.`,
          `0,${HEAT.price}`,
          plain(heat),
        ],
        [
          'EF 40-22817',
          'Eau froide, m³',
          WATER.before,
          WATER.after,
          `${WATER.after - WATER.before} m³`,
          plain(WATER.price),
          plain(water),
        ],
        ['', '<b>Sous-total 2</b>', '', '', '', '', `<b>${plain(heat + water)}</b>`],
      ],
      'z',
    )}
    <h2>3. Récapitulation</h2>${table(
      [],
      [
        ['Total de vos charges (1 + 2)', plain(metzReal)],
        ['Provisions appelées du 01/10/2024 au 30/09/2025', plain(metzCalled)],
        metzReal > metzCalled
          ? ['<b>Reste à votre charge</b>', `<b>${plain(metzReal - metzCalled)}</b>`]
          : ['<b>À vous restituer</b>', `<b>${plain(metzCalled - metzReal)}</b>`],
      ],
    )}
    <p style="margin-top:3mm">Dont charges récupérables sur un éventuel locataire : néant, logement déclaré en résidence principale jusqu’au 31/03/2025.</p><p>Comptes soumis à l’assemblée du 24 février 2026. Un relevé estimé est majoré de 20 % ; vos index ont été relevés à distance le 30/09/2025. La société Ista-Exemple Moselle tient les relevés à votre disposition pendant un an.</p><p>Le cas échéant, le montant ci-dessus sera repris dans l’appel du 1er avril 2026. Édité le 27/02/2026.</p>${footer('MOSELLE HABITAT GESTION SAS – 900 822 460 RCS METZ – CPI 5701 2018 000 027 733')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'Moselle Habitat Gestion',
      building: 'LE CLOS DE QUEULEU',
      building_address: '52 rue des Trois-Évêchés, 57070 METZ',
      owner: 'Mme Vve SCHMITT Marie-Odile',
      lots: ['22', '61', '90'],
      tantiemes: 164,
      base: 10000,
      account: '318/22',
      exercice_from: '2024-10-01',
      exercice_to: '2025-09-30',
      charges_reelles: metzReal,
      provisions: metzCalled,
      difference: metzReal - metzCalled,
    },
    absent: ['rnc', 'iban', 'fonds_travaux', 'total', 'due_on'],
  },
);

const MICHELET: readonly (readonly [string, number])[] = [
  ['Assurance de l’immeuble', 398840],
  ['Eau (relevé général)', 671212],
  ['Électricité de l’escalier et de la cour', 108917],
  ['Ménage (Mme Benali)', 546000],
  ['VMC, entretien annuel', 95700],
  ['Réparations (gouttière, serrure, vitre)', 288450],
  ['Frais de banque', 14640],
];
const micheletWhole = sum(MICHELET.map(([, whole]) => whole));
const micheletMine = share(micheletWhole, 187, 1000);
const micheletPaid = 4 * 108460;

const letter = paperOf(
  'decompte-lettre-saint-etienne',
  `font: 11pt/1.45 'P052', serif; padding: 20mm 24mm; td { padding: .8mm 2mm } td:last-child { text-align: right } .t { width: 120mm; margin: 2mm 0 4mm 8mm }`,
  [
    `<p>Syndicat des copropriétaires du 8 rue Michelet<br>42000 Saint-Étienne<br>Mme Odile Terrasson, syndic bénévole</p><p style="margin-left:90mm">Monsieur Bruno Peyrachon<br>31 avenue de Rochetaillée<br>42100 Saint-Étienne</p><p style="margin-left:90mm">Saint-Étienne, le ${inFull('2026-03-30')}</p><p><b>Régularisation des charges de l’année 2025 – lots 2 et 7</b></p><p>Cher Bruno,</p><p>Les comptes de 2025 (du 1er janvier au 31 décembre 2025) ont été approuvés samedi à l’unanimité des présents. Voici ce que l’immeuble a dépensé :</p>${table(
      [],
      [
        ...MICHELET.map(([label, whole]) => [label, `${thin(whole)} €`]),
        ['<b>Total des dépenses</b>', `<b>${thin(micheletWhole)} €</b>`],
      ],
      't',
    )}<p>Tes 187 millièmes sur 1000 te donnent une part de <b>${thin(micheletMine)} €</b>. Tu as versé quatre acomptes de ${thin(108460)} €, soit ${thin(micheletPaid)} €.</p><p>${micheletMine > micheletPaid ? `Il te reste donc à payer ${thin(micheletMine - micheletPaid)} €.` : `La copropriété te doit donc ${thin(micheletPaid - micheletMine)} €, que je déduirai de l’appel d’avril sauf si tu préfères un virement.`}</p><p>Les factures sont dans le classeur bleu, chez moi, tu peux passer les voir quand tu veux. N’ont pas été comptés ici les versements au fonds de travaux, qui restent sur le livret de la copropriété.</p><p>Comme tu vas sans doute vendre, garde bien ce courrier pour ton notaire, il le demandera.</p><p>Amicalement,</p><p style="margin-left:90mm">Odile Terrasson</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('Mme Odile Terrasson', 'Odile Terrasson'),
      building_address: '8 rue Michelet, 42000 Saint-Étienne',
      owner: 'Monsieur Bruno Peyrachon',
      lots: ['2', '7'],
      tantiemes: 187,
      base: 1000,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: micheletMine,
      provisions: micheletPaid,
      difference: micheletMine - micheletPaid,
    },
    absent: ['rnc', 'iban', 'fonds_travaux', 'recoverable', 'due_on'],
  },
);

export const DECOMPTES = [keyed, meters, letter];
