// What a year cost each owner: a detailed settlement by key, a short one with meters, a spreadsheet.
import { either, paperOf } from '../../paper.ts';
import { english, plain, slashed, spaced, sum, table } from '../../writing.ts';
import { shareOf } from './calculs.ts';

/** Expense of the building, and how much of it a tenant bears, in percent. */
type Expense = readonly [label: string, whole: number, tenant: number];
type Group = readonly [
  code: string,
  name: string,
  base: number,
  part: number,
  of: readonly Expense[],
];

const SEMNOZ: readonly Group[] = [
  [
    '1',
    'CHARGES GENERALES',
    10000,
    214,
    [
      ['Nettoyage parties communes – Net’Alpes', 864000, 100],
      ['Assurance multirisque immeuble', 512740, 0],
      ['Honoraires syndic, gestion courante', 918000, 0],
      ['Électricité parties communes', 203618, 100],
      ['Entretien espaces verts, déneigement', 391200, 100],
      ['Petites réparations diverses', 148655, 0],
    ],
  ],
  [
    '3',
    'ASCENSEURS',
    5000,
    131,
    [
      ['Contrat étendu ascenseurs', 287640, 73],
      ['Téléalarme', 41200, 0],
    ],
  ],
  [
    '6',
    'CHAUFFAGE',
    9400,
    208,
    [
      ['Combustible – réseau de chaleur', 2814577, 100],
      ['Conduite et P2', 336000, 100],
    ],
  ],
];
const part = (group: Group, [, whole]: Expense) => shareOf(whole, group[3], group[2]);
const tenantPart = (group: Group, one: Expense) => Math.round((part(group, one) * one[2]) / 100);
const groupTotal = (group: Group) => sum(group[4].map((one) => part(group, one)));
const groupLet = (group: Group) => sum(group[4].map((one) => tenantPart(group, one)));
const semnozDue = sum(SEMNOZ.map(groupTotal));
const semnozLet = sum(SEMNOZ.map(groupLet));
const SEMNOZ_CALLED = 151200;

const detailed = paperOf(
  'decompte-detaille-semnoz-annecy',
  `font: 8.3pt/1.3 'Nimbus Sans', sans-serif; .a { display: flex; justify-content: space-between } .d th { background: #dfe9f3; border: .2mm solid #7d97b3; font-weight: bold } .d td { border-left: .2mm solid #7d97b3; border-right: .2mm solid #7d97b3; padding: .7mm 1.5mm } .d td:nth-child(n+2), .d th:nth-child(n+2) { text-align: right } .g td { font-weight: bold; padding-top: 2mm } .s td { font-style: italic; border-top: .2mm solid #7d97b3; border-bottom: .2mm solid #7d97b3 } .end { width: 98mm; margin: 5mm 0 0 auto } .end td { border: .2mm solid #7d97b3; padding: 1.3mm 2mm } .end td + td { text-align: right } .ft { position: absolute; bottom: 6mm; left: 15mm; right: 15mm; font-size: 6.4pt; text-align: center }`,
  [
    `<div class="a"><div><b style="font-size:14pt;color:#274f7d">Régie du Thiou</b><br>Administrateurs de biens<br>7 rue Filaterie – 74000 ANNECY</div><div style="text-align:right">Annecy, le ${slashed('2026-05-04')}<br>Réf. copropriétaire : RT/0218/031</div></div>
    <div class="a" style="margin-top:8mm"><div>Copropriété <b>LE BALCON DU SEMNOZ</b><br>18 avenue du Crêt du Maure, 74000 ANNECY<br>Immatriculée sous le n° AA6-551-209<br>Lots : 31 – 74 – 118</div><div style="font-size:10pt;width:72mm">M. BERTHOD Aurélien<br>et Mme KOWALCZYK Zofia<br>1204 route des Creuses<br>74600 SEYNOD</div></div>
    <h1 style="font-size:12pt;margin:7mm 0 1mm">DÉCOMPTE INDIVIDUEL DE CHARGES – EXERCICE 2025</h1><p>Période du ${slashed('2025-01-01')} au ${slashed('2025-12-31')} – comptes approuvés par l’assemblée générale du ${slashed('2026-04-16')}</p>
    ${table(
      [
        'Nature des dépenses',
        'Dépense totale TTC',
        'Base',
        'Vos tant.',
        'Votre quote-part',
        'Dont locatif',
      ],
      SEMNOZ.flatMap((group) => [
        `<tr class="g"><td>${group[0]} – ${group[1]}</td><td></td><td></td><td></td><td></td><td></td></tr>`,
        ...group[4].map((one) => [
          one[0],
          spaced(one[1]),
          group[2],
          group[3],
          spaced(part(group, one)),
          spaced(tenantPart(group, one)),
        ]),
        `<tr class="s"><td>Total clé ${group[0]}</td><td>${spaced(sum(group[4].map((one) => one[1])))}</td><td></td><td></td><td>${spaced(groupTotal(group))}</td><td>${spaced(groupLet(group))}</td></tr>`,
      ]),
      'd',
    )}
    <table class="end"><tr><td>Total de vos charges de l’exercice</td><td>${spaced(semnozDue)} €</td></tr><tr><td>dont charges récupérables sur locataire</td><td>${spaced(semnozLet)} €</td></tr><tr><td>Provisions appelées (4 trimestres)</td><td>- ${spaced(SEMNOZ_CALLED)} €</td></tr><tr style="font-weight:bold;background:#dfe9f3"><td>${semnozDue > SEMNOZ_CALLED ? 'Complément à votre débit' : 'Trop versé, porté à votre crédit'}</td><td>${spaced(Math.abs(semnozDue - SEMNOZ_CALLED))} €</td></tr></table>
    <p style="margin-top:4mm;font-size:7.6pt">Cette régularisation est portée sur votre compte à la date de l’assemblée ; elle figurera sur votre prochain appel de fonds. Les justificatifs peuvent être consultés en nos bureaux (article 18-1 de la loi du 10 juillet 1965). Les cotisations au fonds de travaux (art. 14-2-1) ne font pas l’objet d’une répartition et restent acquises au syndicat.</p>
    <div class="ft">Régie du Thiou SA – capital 150 000 € – RCS Annecy 900 000 773 – Carte G et Syndic CPI 7401 2020 000 000 088 – Garantie Exemple Caution 2 000 000 € – membre FNAIM</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'Régie du Thiou',
      building: 'LE BALCON DU SEMNOZ',
      building_address: '18 avenue du Crêt du Maure, 74000 ANNECY',
      rnc: 'AA6551209',
      owner: either('M. BERTHOD Aurélien et Mme KOWALCZYK Zofia', 'M. BERTHOD Aurélien'),
      lots: ['31', '74', '118'],
      tantiemes: 214,
      base: 10000,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: semnozDue,
      provisions: SEMNOZ_CALLED,
      difference: semnozDue - SEMNOZ_CALLED,
      recoverable: semnozLet,
    },
    absent: ['iban', 'due_on', 'fonds_travaux', 'travaux', 'balance'],
  },
);

const BISSY = {
  general: shareOf(3177400, 92, 5000),
  stairs: shareOf(418000, 61, 1200),
  cold: Math.round(84 * 412.7),
  hot: Math.round(31 * 981.5),
  meter: 1860,
};
const bissyDue = sum(Object.values(BISSY));
const BISSY_CALLED = 114000;
const metered = paperOf(
  'decompte-compteurs-bissy-chambery',
  `font: 9.2pt/1.4 'DejaVu Serif Condensed', serif; padding: 15mm 18mm; .d td { border-bottom: .2mm solid #999; padding: 1.2mm } .d th { border-bottom: .5mm solid #000; font-weight: bold } .d td:nth-child(n+2), .d th:nth-child(n+2) { text-align: right }`,
  [
    `<table><tr><td><b>SAVOIE SYNDIC SERVICES</b> (S3S)<br>88 quai de la Rize, 73000 CHAMBÉRY</td><td style="text-align:right">le 30 septembre 2026<br>dossier suivi par I. Blanc-Gonnet</td></tr></table>
    <p style="margin:10mm 0 8mm 100mm;font-size:10.5pt">Madame Solange PERROUX<br>usufruitière<br>Le Clos de Bissy – Entrée C<br>410 rue du Grand Champ<br>73000 CHAMBÉRY</p>
    <p>Copropriété LE CLOS DE BISSY, 410 rue du Grand Champ, 73000 CHAMBÉRY<br>Lot n° 19 (T2) et lot n° 63 (parking) – compte SOL-0019</p>
    <h1 style="font-size:12.5pt">Répartition annuelle de vos charges, du 1er juillet 2025 au 30 juin 2026</h1>
    ${table(
      ['', 'Total immeuble', 'Répartition', 'Vous concernant'],
      [
        ['Charges communes générales', plain(3177400), '92 / 5000', plain(BISSY.general)],
        ['Charges d’escalier, entrée C', plain(418000), '61 / 1200', plain(BISSY.stairs)],
        ['Eau froide : index 1 207 à 1 291', '', '84 m³ × 4,127', plain(BISSY.cold)],
        ['Eau chaude : index 446 à 477', '', '31 m³ × 9,815', plain(BISSY.hot)],
        ['Location et relevé des compteurs', '', 'forfait', plain(BISSY.meter)],
        ['<b>TOTAL CHARGES RÉELLES</b>', '', '', `<b>${plain(bissyDue)}</b>`],
        ['Provisions versées sur la période', '', '', `- ${plain(BISSY_CALLED)}`],
        [
          `<b>Solde ${bissyDue > BISSY_CALLED ? 'restant dû' : 'en votre faveur'}</b>`,
          '',
          '',
          `<b>${plain(Math.abs(bissyDue - BISSY_CALLED))} EUR</b>`,
        ],
      ],
      'd',
    )}
    <p style="margin-top:6mm">Ces montants seront soumis à l’approbation de l’assemblée générale convoquée pour le 19 novembre 2026 ; ils ne seront exigibles qu’après celle-ci. Le nu-propriétaire, Monsieur Florian PERROUX, reçoit copie de la présente.</p><p>Vous êtes bailleresse ? Le tableau des charges récupérables vous sera adressé sur demande (12,00 € TTC).</p>
    <p style="position:absolute;bottom:8mm;font-size:7pt">S3S – SAS à capital variable – SIRET 900 000 884 00010 – CPI 7301 2023 000 000 019 – sans maniement de fonds propres – www.s3s.example.fr</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('SAVOIE SYNDIC SERVICES', 'SAVOIE SYNDIC SERVICES (S3S)', 'S3S'),
      building: 'LE CLOS DE BISSY',
      building_address: '410 rue du Grand Champ, 73000 CHAMBÉRY',
      owner: either('Madame Solange PERROUX', 'Madame Solange PERROUX usufruitière'),
      lots: ['19', '63'],
      tantiemes: 92,
      base: 5000,
      account: 'SOL-0019',
      exercice_from: '2025-07-01',
      exercice_to: '2026-06-30',
      charges_reelles: bissyDue,
      provisions: BISSY_CALLED,
      difference: bissyDue - BISSY_CALLED,
    },
    absent: ['rnc', 'iban', 'recoverable', 'fonds_travaux'],
  },
);

const CHARANCE: readonly (readonly [label: string, cents: number])[] = [
  ['Assurance immeuble', 148900],
  ['Eau (facture Ville)', 231264],
  ['EDF cage d’escalier', 28642],
  ['Ramonage', 31000],
  ['Déneigement cour (Éts Rambaud)', 66000],
  ['Frais de tenue de compte', 9600],
];
const charanceAll = sum(CHARANCE.map(([, cents]) => cents));
const charanceMine = shareOf(charanceAll, 226, 1000);
const sheet = paperOf(
  'decompte-tableur-charance-gap',
  `font: 10pt 'Carlito', sans-serif; .x td { border: .2mm solid #bbb; padding: 1mm 2mm } .x td:last-child { text-align: right; width: 32mm }`,
  [
    `<p style="font-size:14pt"><b>Comptes 2025 – copropriété « Le Charance »</b></p><p>5 montée de Puymaure 05000 GAP<br>Établi par le syndic non professionnel, Gérard ESCALLIER, le 17 janvier 2026</p>
    <p><b>Dépenses de l’année (01/01/2025 – 31/12/2025)</b></p>
    ${table([], [...CHARANCE.map(([label, cents]) => [label, english(cents)]), ['<b>TOTAL</b>', `<b>${english(charanceAll)}</b>`]], 'x')}
    <p style="margin-top:6mm"><b>Part de Mme Fatoumata BÂ-ROUX – lot 4 – 226/1000</b></p>
    ${table(
      [],
      [
        ['Charges 2025 (226/1000 du total)', english(charanceMine)],
        ['Provisions versées en 2025 (4 x 300)', english(120000)],
        [
          charanceMine > 120000 ? 'Reste à payer' : 'À vous rembourser',
          english(Math.abs(charanceMine - 120000)),
        ],
      ],
      'x',
    )}
    <p style="margin-top:6mm">Les factures sont dans le classeur bleu, consultable chez moi. Solde du compte bancaire de la copro au 31/12 : 3 812.40 €. On en parle à l’AG du 7 février.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'Gérard ESCALLIER',
      building: 'Le Charance',
      building_address: '5 montée de Puymaure, 05000 GAP',
      owner: 'Mme Fatoumata BÂ-ROUX',
      lots: ['4'],
      tantiemes: 226,
      base: 1000,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: charanceMine,
      provisions: 120000,
      difference: charanceMine - 120000,
    },
    absent: ['rnc', 'iban', 'account', 'recoverable', 'due_on'],
  },
);

export const DECOMPTES_ANNUELS = [detailed, metered, sheet];
