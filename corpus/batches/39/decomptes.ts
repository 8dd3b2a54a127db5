// Yearly settlements: by key and nature, with meters, and one typed in a spreadsheet.
import { either, paperOf } from '../../paper.ts';
import { dotted, inFull, plain, slashed, spaced, sum, table } from '../../writing.ts';

const quoteOf = (whole: number, part: number, base: number): number =>
  Math.round((whole * part) / base);

type Spent = readonly [label: string, whole: number, let_: boolean];
type Key = { title: string; part: number; base: number; spent: readonly Spent[] };
const VITRE: readonly Key[] = [
  {
    title: 'CHARGES GENERALES',
    part: 428,
    base: 10000,
    spent: [
      ['Honoraires de syndic (forfait)', 612000, false],
      ['Assurance multirisque immeuble', 488550, false],
      ['Nettoyage des parties communes', 734400, true],
      ['Electricité des parties communes', 121837, true],
      ['Espaces verts', 198000, true],
      ['Petites réparations', 84260, false],
    ],
  },
  {
    title: 'BATIMENT B',
    part: 428,
    base: 3916,
    spent: [
      ['Entretien VMC', 41280, true],
      ['Interphone', 26610, false],
    ],
  },
];
const keyQuotes = ({ part, base, spent }: Key) =>
  spent.map(([, whole]) => quoteOf(whole, part, base));
const keyLets = (key: Key) =>
  sum(keyQuotes(key).filter((_, index) => key.spent[index]?.[2] ?? false));
const vitreReal = sum(VITRE.flatMap(keyQuotes));
const vitreLet = sum(VITRE.map(keyLets));
const vitreCalled = 96000;
const vitre = paperOf(
  'decompte-cles-vitre-b39',
  `font: 8.2pt/1.3 'DejaVu Sans Condensed', sans-serif; padding: 12mm 14mm; .a { display: grid; grid-template-columns: 80mm 1fr; gap: 15mm; margin-bottom: 5mm } h1 { font-size: 12pt; border-bottom: .5mm solid #7a4b00; color: #7a4b00 } .d td:nth-child(n+2), .d th:nth-child(n+2) { text-align: right } .d th { background: #f2e6d2 } .d td { border-bottom: .1mm solid #ccc } .k td { font-weight: bold; background: #faf5ec } .s td { font-weight: bold } .z { width: 100mm; margin: 5mm 0 0 auto } .z td { border: .2mm solid #7a4b00 } .z td:last-child { text-align: right }`,
  [
    `<div class="a"><div><b style="font-size:13pt;color:#7a4b00">Syndic de la Vilaine</b><br>Groupe Ouest Immobilier<br>7 place du Château, 35500 VITRÉ<br>02 99 00 18 44</div><div style="padding-top:14mm;font-size:9.6pt">M. GUÉRIN-LEROUX Stanislas et<br>Mme BENALI Samia<br>19 rue de Paris<br>35500 VITRÉ</div></div>
    <h1>DÉCOMPTE INDIVIDUEL DE CHARGES – EXERCICE DU ${slashed('2025-04-01')} AU ${slashed('2026-03-31')}</h1><p>Copropriété : LE CLOS DES TISSERANDS – 19 rue de Paris – 35500 VITRÉ – N° registre AC4409178<br>Lots : 21 (appartement T3), 47 (cellier) &nbsp; – &nbsp; Date du décompte : ${slashed('2026-09-28')} &nbsp; – &nbsp; Comptes approuvés par l’AG du 17/09/2026</p>
    ${table(
      ['Nature des dépenses', 'Mt total TTC', 'Base', 'Vos tant.', 'Qp TTC', 'Dont récup.'],
      VITRE.flatMap((key) => [
        `<tr class="k"><td colspan="6" style="text-align:left">${key.title}</td></tr>`,
        ...key.spent.map(([label, whole, let_], index) => [
          label,
          spaced(whole),
          key.base,
          key.part,
          spaced(keyQuotes(key)[index] ?? 0),
          let_ ? spaced(keyQuotes(key)[index] ?? 0) : '',
        ]),
        `<tr class="s"><td>Total ${key.title}</td><td>${spaced(sum(key.spent.map((one) => one[1])))}</td><td></td><td></td><td>${spaced(sum(keyQuotes(key)))}</td><td>${spaced(keyLets(key))}</td></tr>`,
      ]),
      'd',
    )}
    ${table(
      [],
      [
        ['TOTAL DE VOS CHARGES', spaced(vitreReal)],
        ['dont charges récupérables sur locataire', spaced(vitreLet)],
        ['Provisions appelées (4 x 240,00)', spaced(vitreCalled)],
        [
          `<b>Solde ${vitreReal > vitreCalled ? 'débiteur, à votre charge' : 'créditeur, en votre faveur'}</b>`,
          `<b>${spaced(Math.abs(vitreReal - vitreCalled))} €</b>`,
        ],
      ],
      'z',
    )}
    <p style="margin-top:5mm">Ce solde sera porté sur votre prochain appel de fonds : aucun règlement n’est à effectuer à réception du présent décompte. Les justificatifs ont été tenus à la disposition des copropriétaires dans les conditions de l’article 18-1 de la loi du 10 juillet 1965.</p><p style="font-size:6.6pt;position:absolute;bottom:7mm">Syndic de la Vilaine, SASU au capital de 10 000 € – RCS Rennes 900 000 905 – CPI 3501 2020 000 000 905 – Garantie : Galian Exemple – TVA FR00900000905 – Page 1/1</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'Syndic de la Vilaine',
      building: 'LE CLOS DES TISSERANDS',
      building_address: '19 rue de Paris, 35500 VITRÉ',
      rnc: 'AC4409178',
      owner: 'M. GUÉRIN-LEROUX Stanislas et Mme BENALI Samia',
      lots: ['21', '47'],
      tantiemes: 428,
      base: 10000,
      tantiemes_by_cle: ['CHARGES GENERALES : 428/10000', 'BATIMENT B : 428/3916'],
      exercice_from: '2025-04-01',
      exercice_to: '2026-03-31',
      charges_reelles: vitreReal,
      provisions: vitreCalled,
      difference: vitreReal - vitreCalled,
      recoverable: vitreLet,
    },
    absent: ['iban', 'due_on', 'to_pay', 'fonds_travaux'],
  },
);

const CAREN = {
  general: quoteOf(2214375, 61, 1000),
  lift: quoteOf(296040, 74, 1000),
  heat: 48217,
  water: 15964,
};
const carenReal = sum(Object.values(CAREN));
const carenCalled = 208000;
const lisieux = paperOf(
  'decompte-compteurs-lisieux-b39',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; .p { display: flex; justify-content: space-between } h1 { font-size: 15pt; font-weight: normal; margin-top: 8mm } .c td, .c th { padding: 1.4mm } .c th { border-bottom: .5mm solid #000; font-weight: bold } .c td:nth-child(n+2), .c th:nth-child(n+2) { text-align: right } .r { background: #f0f0f0; padding: 3mm; margin-top: 5mm }`,
  [
    `<div class="p"><div><b>GESTION PAYS D’AUGE</b><br>SELARL – syndic et administrateur provisoire<br>12 place Mitterrand – 14100 LISIEUX</div><div>Mme Maria-Fernanda DA SILVA PEREIRA<br>6 rue Caponière<br>14000 CAEN</div></div>
    <h1>Arrêté annuel de vos charges – année 2025</h1><p>RÉSIDENCE SAINT-DÉSIR, 33 boulevard Carnot, 14100 LISIEUX<br>Exercice comptable du ${inFull('2025-01-01')} au ${inFull('2025-12-31')}<br>Vos lots : n° 5 (appartement), n° 29 (cave) – 61/1000 des charges générales</p>
    ${table(
      [
        'Catégorie de charges',
        'Dépenses de l’immeuble',
        'Répartition',
        'Quote-part',
        'Dont locatif',
      ],
      [
        [
          'Charges communes générales',
          dotted(2214375),
          '61 / 1000',
          dotted(CAREN.general),
          dotted(79520),
        ],
        ['Ascenseur', dotted(296040), '74 / 1000', dotted(CAREN.lift), dotted(CAREN.lift)],
        [
          'Chauffage (répartiteurs : 1 248 unités)',
          dotted(1918800),
          'relevé',
          dotted(CAREN.heat),
          dotted(CAREN.heat),
        ],
        [
          'Eau froide (41 m³, index 802 à 843)',
          dotted(701200),
          'relevé',
          dotted(CAREN.water),
          dotted(CAREN.water),
        ],
        `<tr style="font-weight:bold"><td>TOTAL</td><td>${dotted(2214375 + 296040 + 1918800 + 701200)}</td><td></td><td>${dotted(carenReal)}</td><td>${dotted(79520 + CAREN.lift + CAREN.heat + CAREN.water)}</td></tr>`,
      ],
      'c',
    )}
    <div class="r">Charges réelles de l’exercice : ${dotted(carenReal)} €<br>Provisions qui vous ont été appelées : ${dotted(carenCalled)} €<br><b>${carenReal > carenCalled ? 'Complément à votre charge' : 'Excédent de provisions porté à votre crédit'} : ${dotted(Math.abs(carenReal - carenCalled))} €</b></div>
    <p style="margin-top:5mm">Cet arrêté tient compte des relevés effectués par la société Métré-Ouest le 30 décembre 2025. Toute réclamation portant sur les index doit être formulée sous deux mois.</p><p style="font-size:7.4pt">Information : conformément à la loi, vos consommations individuelles de chauffage vous sont désormais notifiées chaque mois sur votre espace. SIRET 900 000 226 00031 – Garantie Caisse Exemple – n° CPI 1402 2021 000 000 226</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'GESTION PAYS D’AUGE',
      building: 'RÉSIDENCE SAINT-DÉSIR',
      building_address: '33 boulevard Carnot, 14100 LISIEUX',
      owner: 'Mme Maria-Fernanda DA SILVA PEREIRA',
      lots: ['5', '29'],
      tantiemes: 61,
      base: 1000,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: carenReal,
      provisions: carenCalled,
      difference: carenReal - carenCalled,
      recoverable: 79520 + CAREN.lift + CAREN.heat + CAREN.water,
    },
    absent: ['rnc', 'iban', 'due_on', 'fonds_travaux'],
  },
);

const MORLAIX = [
  ['Assurance MRI', 118400],
  ['EDF communs', 31277],
  ['Ménage (Mme Prigent)', 96000],
  ['Frais bancaires', 8640],
  ['Ramonage + gouttières', 27500],
] as const;
const morlaixAll = sum(MORLAIX.map(([, cents]) => cents));
const morlaixPart = sum(MORLAIX.map(([, cents]) => quoteOf(cents, 192, 1000)));
const morlaix = paperOf(
  'decompte-tableur-morlaix-b39',
  `font: 9.6pt 'Carlito', sans-serif; td, th { border: .15mm solid #999 } td:nth-child(n+2), th:nth-child(n+2) { text-align: right } .y td { background: #dff0d8; font-weight: bold }`,
  [
    `<p style="font-size:12pt"><b>Copropriété 8 venelle aux Prêtres, 29600 MORLAIX</b><br>Syndic non professionnel : M. Loïc CALVEZ (2e étage)</p><p style="font-size:13pt"><b>Décompte de charges 2025 – M. et Mme TRAN Van Minh – lot 3</b></p><p>Exercice du 1/1/2025 au 31/12/2025, comptes adoptés à l’AG du 28/02/2026</p>
    ${table(
      ['Dépense', 'Total', 'Millièmes', 'Votre part'],
      [
        ...MORLAIX.map(([label, cents]) => [
          label,
          plain(cents),
          '192/1000',
          plain(quoteOf(cents, 192, 1000)),
        ]),
        `<tr class="y"><td>Total charges 2025</td><td>${plain(morlaixAll)}</td><td></td><td>${plain(morlaixPart)}</td></tr>`,
        ['Provisions appelées et payées en 2025 (4 x 130)', '', '', plain(52000)],
        `<tr class="y"><td>Reste dû à la copro</td><td></td><td></td><td>${plain(morlaixPart - 52000)}</td></tr>`,
      ],
    )}
    <p style="margin-top:6mm">À régler avec le prochain appel. Factures dans le classeur bleu, chez moi, quand vous voulez.</p><p>L. Calvez, le 1er mars 2026</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('M. Loïc CALVEZ', 'Loïc CALVEZ'),
      building_address: '8 venelle aux Prêtres, 29600 MORLAIX',
      owner: 'M. et Mme TRAN Van Minh',
      lots: ['3'],
      tantiemes: 192,
      base: 1000,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: morlaixPart,
      provisions: 52000,
      difference: morlaixPart - 52000,
    },
    absent: ['rnc', 'iban', 'due_on', 'fonds_travaux', 'recoverable'],
  },
);

export const DECOMPTES = [vitre, lisieux, morlaix];
