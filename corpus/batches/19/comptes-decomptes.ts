// A year's settlement: a dense table by key with VAT, a letter, and one page per lot.
import { either, paperOf } from '../../paper.ts';
import { bracketed, slashed, spaced, sum, table } from '../../writing.ts';
import { share } from './outils.ts';

type Item = readonly [code: string, label: string, spent: number, vat: number, lent: number];
type Key = {
  readonly name: string;
  readonly base: number;
  readonly mine: number;
  readonly items: readonly Item[];
};
const KEYS: readonly Key[] = [
  {
    name: '1 CHARGES GENERALES',
    base: 10025,
    mine: 233,
    items: [
      ['6010', 'EAU FROIDE PARTIES COMMUNES', 41288, 2152, 100],
      ['6020', 'ELECTRICITE PARTIES COMMUNES', 386417, 64403, 100],
      ['6110', 'NETTOYAGE SARL PICTAVIA NET', 1148400, 191400, 100],
      ['6150', 'MENUES REPARATIONS', 97265, 8842, 40],
      ['6160', 'ASSURANCE MULTIRISQUE', 811930, 0, 0],
      ['6211', 'HONORAIRES SYNDIC FORFAIT', 924000, 154000, 0],
      ['6222', 'TRAVAUX ADMINISTRATIFS DIVERS', 18600, 3100, 0],
    ],
  },
  {
    name: '4 ASCENSEUR BAT B',
    base: 1000,
    mine: 46,
    items: [
      ['6140', 'CONTRAT ENTRETIEN ASCENSEUR', 221760, 20160, 73],
      ['6150', 'REPARATION OPERATEUR DE PORTE', 64900, 5900, 0],
    ],
  },
  {
    name: '7 CHAUFFAGE GAZ',
    base: 8740,
    mine: 240,
    items: [
      ['6030', 'GAZ NATUREL', 2904318, 484053, 100],
      ['6140', 'EXPLOITATION CHAUFFERIE P2', 436200, 72700, 100],
    ],
  },
];
const mine = (key: Key, item: Item) => share(item[2], key.mine, key.base);
const lent = (key: Key, item: Item) => share(mine(key, item), item[4], 100);
const keyTotal = (key: Key) => sum(key.items.map((item) => mine(key, item)));
const keyLent = (key: Key) => sum(key.items.map((item) => lent(key, item)));
const real = sum(KEYS.map(keyTotal));
const recoverable = sum(KEYS.map(keyLent));
const CALLED = 159412;
const lines = KEYS.flatMap((key) => [
  `<tr class="k"><td colspan="8">CLE ${key.name} – base ${key.base} – vos tantièmes ${key.mine}</td></tr>`,
  ...key.items.map((item) => [
    item[0],
    item[1],
    spaced(item[2]),
    spaced(item[3]),
    key.base,
    key.mine,
    spaced(mine(key, item)),
    spaced(lent(key, item)),
  ]),
  `<tr class="s"><td></td><td>Total clé ${key.name[0]}</td><td>${spaced(sum(key.items.map((item) => item[2])))}</td><td></td><td></td><td></td><td>${spaced(keyTotal(key))}</td><td>${spaced(keyLent(key))}</td></tr>`,
]);
const dense = paperOf(
  'decompte-dense-poitiers',
  `font: 7.2pt/1.25 'Nimbus Sans', sans-serif; padding: 10mm 11mm; .g td, .g th { padding: .4mm 1mm; border-left: .1mm solid #888; border-right: .1mm solid #888 } .g th { border: .1mm solid #888; background: #eee; text-align: center } .g td:nth-child(n+3) { text-align: right } .k td { background: #f5f5f5; font-weight: bold; text-align: left !important } .s td { font-style: italic; border-bottom: .1mm solid #888 } .b { border: .3mm solid #000; margin: 4mm 0 0 auto; width: 96mm; font-size: 8.6pt } .b td:last-child { text-align: right }`,
  [
    `<table><tr><td style="padding:0"><b style="font-size:11pt">POITOU PIERRE GESTION</b><br>Groupe PIERRE & TERROIRS<br>5 rue Carnot 86000 POITIERS</td><td style="text-align:right">Edition du ${slashed('2026-05-07')} 14:22 – page 1<br>Etat PPG-REPIND-V7</td></tr></table>
    <p style="margin:6mm 0 4mm 112mm;font-size:9.5pt">MME TESSEREAU-BAH AMINATA<br>CHEZ M BAH IBRAHIMA<br>4 ALLEE DES GLYCINES<br>86360 CHASSENEUIL-DU-POITOU</p>
    <p style="font-size:10.5pt"><b>ETAT INDIVIDUEL DE REPARTITION DES CHARGES</b> – Exercice du ${slashed('2025-01-01')} au ${slashed('2025-12-31')}</p>
    <p>Immeuble 218 : LES HAUTS DE BLOSSAC – 33 boulevard de Tison – 86000 POITIERS (AF0338142) – Lots 0046 (T4), 0151 (cave), 0209 (garage)</p>
    ${table(['Cpte', 'Libellé de la dépense', 'Mt TTC', 'dont TVA', 'Base', 'Tant.', 'Quote-part', 'Récup.'], lines, 'g')}
    ${table(
      [],
      [
        ['TOTAL DE VOS CHARGES', spaced(real)],
        ['Part récupérable sur locataire', spaced(recoverable)],
        ['Provisions appelées en 2025', spaced(CALLED)],
        [
          `<b>${real > CALLED ? 'INSUFFISANCE A VOTRE CHARGE' : 'EXCEDENT EN VOTRE FAVEUR'}</b>`,
          `<b>${spaced(Math.abs(real - CALLED))}</b>`,
        ],
      ],
      'b',
    )}
    <p style="margin-top:4mm">Ce solde sera porté sur votre compte après approbation des comptes par l’assemblée générale du 11/06/2026. Le présent document ne vaut pas demande de règlement.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'POITOU PIERRE GESTION',
      building: 'LES HAUTS DE BLOSSAC',
      building_address: '33 boulevard de Tison, 86000 POITIERS',
      rnc: 'AF0338142',
      owner: either('MME TESSEREAU-BAH AMINATA', 'MME TESSEREAU-BAH AMINATA CHEZ M BAH IBRAHIMA'),
      lots: ['46', '151', '209'],
      tantiemes: 233,
      base: 10025,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: real,
      provisions: CALLED,
      difference: real - CALLED,
      recoverable,
    },
    absent: ['iban', 'due_on', 'to_pay', 'fonds_travaux', 'travaux'],
  },
);

const SPENT = [
  ['Assurance de l’immeuble', 214060],
  ['Ménage de l’escalier', 163200],
  ['Électricité des communs', 31844],
  ['Honoraires du syndic', 288000],
  ['Petit entretien (serrure, gouttière)', 47115],
] as const;
const spent = sum(SPENT.map(([, cents]) => cents));
const her = SPENT.map(([, cents]) => share(cents, 118, 1000));
const WATER = 8874;
const letterReal = sum(her) + WATER;
const letterCalled = 92480;
const letter = paperOf(
  'decompte-lettre-bayonne',
  `font: 12pt/1.45 'Nimbus Roman', serif; padding: 20mm 25mm; td { padding: .4mm 1mm } td:nth-child(n+2) { text-align: right }`,
  [
    `<p style="text-align:center"><b>Maïté LASSALLE-ETCHEGARAY</b><br><i>Syndic professionnel de copropriété</i><br>3 quai Galuperie – 64100 BAYONNE – 05 59 00 63 12</p><p style="margin:5mm 0 5mm 85mm">Madame Veuve Arnaud IRIGOYEN<br>Maison Etxe Xuria<br>64250 CAMBO-LES-BAINS</p><p>Bayonne, le 15 décembre 2025</p>
    <p><b><u>Immeuble 11 rue Pannecau à Bayonne – décompte de charges de l’exercice 2024/2025</u></b><br>(du 1er octobre 2024 au 30 septembre 2025)</p><p>Chère Madame,</p><p>L’assemblée ayant approuvé les comptes le 9 décembre, je vous adresse le détail de votre quote-part pour le lot n° 7 (118/1000) :</p>
    ${table(
      ['', 'Immeuble', 'Votre part'],
      [
        ...SPENT.map(([label, cents], index) => [label, spaced(cents), spaced(her[index] ?? 0)]),
        [`Eau d’après votre compteur (21 m³)`, '', spaced(WATER)],
        [
          '<b>Total de vos charges</b>',
          `<b>${spaced(spent)}</b> (hors eau)`,
          `<b>${spaced(letterReal)}</b>`,
        ],
        ['Provisions que vous avez versées', '', spaced(letterCalled)],
        ['<b>Différence</b>', '', `<b>${bracketed(letterReal - letterCalled)}</b>`],
      ],
    )}
    <p style="margin-top:4mm">${letterReal < letterCalled ? `Vous avez donc versé ${spaced(letterCalled - letterReal)} € de trop, que je déduirai de votre prochain appel.` : `Vous restez donc devoir ${spaced(letterReal - letterCalled)} €.`}</p><p>Je vous prie d’agréer, Chère Madame, l’expression de mes sentiments les meilleurs.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'Maïté LASSALLE-ETCHEGARAY',
      building_address: either('11 rue Pannecau, Bayonne', '11 rue Pannecau'),
      owner: 'Madame Veuve Arnaud IRIGOYEN',
      lots: ['7'],
      tantiemes: 118,
      base: 1000,
      exercice_from: '2024-10-01',
      exercice_to: '2025-09-30',
      charges_reelles: letterReal,
      provisions: letterCalled,
      difference: letterReal - letterCalled,
    },
    absent: ['rnc', 'iban', 'recoverable', 'due_on', 'fonds_travaux'],
  },
);

const BY_LOT = [
  [
    '038',
    'APPARTEMENT',
    [
      ['CHARGES GENERALES', 3544108, 1000, 36],
      ['ESCALIER 2', 471520, 200, 19],
    ],
  ],
  [
    '112',
    'PARKING',
    [
      ['CHARGES GENERALES', 3544108, 1000, 3],
      ['PARKINGS', 98240, 82, 1],
    ],
  ],
  ['145', 'CAVE', [['CHARGES GENERALES', 3544108, 1000, 2]]],
] as const;
const lotTotals = BY_LOT.map(([, , keys]) =>
  sum(keys.map(([, whole, base, part]) => share(whole, part, base))),
);
const byLotReal = sum(lotTotals);
const byLotCalled = 164800;
const byLot = paperOf(
  'decompte-par-lot-la-rochelle',
  `font: 8.6pt 'Nimbus Sans Narrow', sans-serif; padding: 12mm; td { padding: .5mm 1.5mm } .z td:nth-child(n+2), .z th:nth-child(n+2) { text-align: right } .l td { border-top: .3mm solid #000; font-weight: bold }`,
  [
    `<p><b>AUNIS GESTION S.A.R.L.</b> – 9 rue Gargoulleau – 17000 LA ROCHELLE – SIRET 900 000 361 00029</p><p style="margin:8mm 0 8mm 108mm;font-size:10pt">M HUYNH VAN THANH<br>ET MME LE BRETON SOIZIC<br>31 RUE SAINT NICOLAS<br>17000 LA ROCHELLE</p>
    <p>Immeuble : 0512 LES MINIMES II – 12 AVENUE DES AMERIQUES 17000 LA ROCHELLE – compte 0512.0038</p>
    <p style="border-top:.5mm solid #000;border-bottom:.5mm solid #000;padding:1.5mm;font-size:11pt"><b>REGULARISATION DES CHARGES – EXERCICE 01.01.2025 – 31.12.2025</b></p>
    ${table(
      ['', 'DEPENSE', 'TANT. IMM.', 'VOS TANT.', 'MONTANT'],
      BY_LOT.flatMap(([lot, kind, keys], index) => [
        `<tr class="l"><td colspan="5">LOT ${lot} ${kind}</td></tr>`,
        ...keys.map(([label, whole, base, part]) => [
          label,
          spaced(whole),
          base,
          part,
          spaced(share(whole, part, base)),
        ]),
        ['SOUS-TOTAL LOT', '', '', '', spaced(lotTotals[index] ?? 0)],
      ]),
      'z',
    )}
    <table class="z" style="margin-top:5mm;width:100mm"><tr><td>TOTAL CHARGES REELLES TOUS LOTS</td><td>${spaced(byLotReal)}</td></tr><tr><td>PROVISIONS VERSEES / APPELEES SUR L’EXERCICE</td><td>-${spaced(byLotCalled)}</td></tr><tr class="l"><td>${byLotReal > byLotCalled ? 'RESTE DU' : 'TROP PERCU'}</td><td>${spaced(byLotReal - byLotCalled)}</td></tr></table>
    <p style="margin-top:4mm">Comptes approuvés par l’assemblée du 14.03.2026. Le solde figure sur votre prochain appel de fonds.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'AUNIS GESTION S.A.R.L.',
      building: 'LES MINIMES II',
      building_address: '12 AVENUE DES AMERIQUES, 17000 LA ROCHELLE',
      owner: 'M HUYNH VAN THANH ET MME LE BRETON SOIZIC',
      lots: ['38', '112', '145'],
      account: '0512.0038',
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: byLotReal,
      provisions: byLotCalled,
      difference: byLotReal - byLotCalled,
    },
    absent: ['rnc', 'iban', 'recoverable', 'due_on', 'to_pay'],
  },
);

export const COMPTES_DECOMPTES = [dense, letter, byLot];
