// Yearly settlements: special keys in dense print, an online syndic's summary, one sheet of a small office.
import { either, paperOf } from '../../paper.ts';
import { dotted, pointed, slashed, spaced, sum, table, thin } from '../../writing.ts';

const share = (whole: number, part: number, base: number) => Math.round((whole * part) / base);

type Spent = readonly [label: string, whole: number, recoverableOf: number];
type Group = readonly [title: string, part: number, base: number, lines: readonly Spent[]];
const GROUPS: readonly Group[] = [
  [
    '010 CHARGES GENERALES',
    1935,
    100000,
    [
      ['Gardiens et charges sociales', 15248012, 75],
      ['Honoraires de gestion', 6180000, 0],
      ['Assurance multirisque', 4417755, 0],
      ['Entretien espaces verts', 2890040, 100],
      ['Union des syndicats Bagatelle-Joffre', 3912000, 0],
    ],
  ],
  [
    '022 BATIMENT C',
    1874,
    21460,
    [
      ['Nettoyage', 2311860, 100],
      ['Electricité', 644218, 100],
      ['Petites réparations', 391540, 0],
    ],
  ],
  ['033 ASCENSEUR C2', 246, 1000, [['Contrat ascenseur', 612480, 73]]],
  ['041 CHAUFFAGE COLLECTIF', 1921, 98414, [['Combustible et P2', 22140918, 100]]],
];
const quote = ([, part, base, lines]: Group) =>
  sum(lines.map(([, whole]) => share(whole, part, base)));
const recoverableOf = ([, part, base, lines]: Group) =>
  sum(lines.map(([, whole, rate]) => Math.round((share(whole, part, base) * rate) / 100)));
const real = sum(GROUPS.map(quote));
const recoverable = sum(GROUPS.map(recoverableOf));
const CALLED = 1480000;

const dense = paperOf(
  'decompte-cles-nanterre',
  `font: 7.8pt/1.3 'Nimbus Sans', sans-serif; padding: 10mm 12mm; td, th { padding: .6mm 1.2mm } .g th { border-top: .3mm solid #000; border-bottom: .3mm solid #000 } .g td:nth-child(n+2), .g th:nth-child(n+2) { text-align: right } .h td { font-weight: bold; text-align: left !important; background: #eee } .s td { font-style: italic; border-top: .1mm solid #666 } .t td { font-weight: bold; font-size: 9pt; border-top: .4mm solid #000 }`,
  [
    `<table><tr><td><b style="font-size:13pt">ALTERIS OUEST PARISIEN</b><br>44 avenue Joffre 92000 NANTERRE</td><td style="text-align:right">Edité le 30/06/2025 – Folio 318<br>SCI DES TROIS CHÊNES – 3 AVENUE MOLIÈRE – 1190 BRUXELLES</td></tr></table>
    <p style="font-size:11pt;text-align:center;margin-top:6mm"><b>RELEVE INDIVIDUEL DE CHARGES – EXERCICE DU ${slashed('2024-01-01')} AU ${slashed('2024-12-31')}</b></p>
    <p>Immeuble PARC DE BAGATELLE, 2 à 30 allée de Bagatelle, 92000 NANTERRE – Lots 0318 (appart. bât. C) et 1147 (parking) – comptes approuvés par l’AG du 17/06/2025</p>
    ${table(
      ['Dépense', 'Total à répartir', 'Base', 'Tant.', 'Votre quote-part', 'Dont récup. locatif'],
      [
        ...GROUPS.flatMap((group) => [
          `<tr class="h"><td colspan="6">${group[0]}</td></tr>`,
          ...group[3].map(([label, whole, rate]) => [
            label,
            spaced(whole),
            group[2],
            group[1],
            spaced(share(whole, group[1], group[2])),
            spaced(Math.round((share(whole, group[1], group[2]) * rate) / 100)),
          ]),
          `<tr class="s"><td>Sous-total ${group[0].slice(0, 3)}</td><td>${spaced(sum(group[3].map(([, whole]) => whole)))}</td><td></td><td></td><td>${spaced(quote(group))}</td><td>${spaced(recoverableOf(group))}</td></tr>`,
        ]),
        `<tr class="t"><td>TOTAL DE VOS CHARGES</td><td></td><td></td><td></td><td>${spaced(real)}</td><td>${spaced(recoverable)}</td></tr>`,
        `<tr><td>Provisions appelées (4 trimestres)</td><td></td><td></td><td></td><td>${spaced(CALLED)}</td><td></td></tr>`,
        `<tr class="t"><td>${real > CALLED ? 'COMPLEMENT A VOTRE DEBIT' : 'EXCEDENT A VOTRE CREDIT'}</td><td></td><td></td><td></td><td>${spaced(Math.abs(real - CALLED))}</td><td></td></tr>`,
      ],
      'g',
    )}
    <p style="margin-top:5mm">Cette écriture est passée sur votre compte à la date du 17/06/2025. Le présent relevé n’est pas un appel de fonds.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'ALTERIS OUEST PARISIEN',
      building: 'PARC DE BAGATELLE',
      building_address: '2 à 30 allée de Bagatelle, 92000 NANTERRE',
      owner: 'SCI DES TROIS CHÊNES',
      lots: ['318', '1147'],
      tantiemes: 1935,
      base: 100000,
      exercice_from: '2024-01-01',
      exercice_to: '2024-12-31',
      charges_reelles: real,
      provisions: CALLED,
      difference: real - CALLED,
      recoverable,
    },
    absent: ['rnc', 'iban', 'due_on', 'to_pay', 'fonds_travaux', 'solde_anterieur'],
  },
);

const GERLAND = [
  ['Vie de l’immeuble', 4312050, 288, 10000],
  ['Ascenseur allée B', 418700, 288, 3316],
  ['Chauffage urbain', 2966400, 301, 9874],
] as const;
const gerlandReal = sum(GERLAND.map(([, whole, part, base]) => share(whole, part, base)));
const gerlandCalled = 240000;
const euros = (cents: number) => `${thin(cents)} €`;
const figure = (value: string, label: string) =>
  `<div class="f"><b>${value}</b><br><span>${label}</span></div>`;

const summary = paperOf(
  'decompte-cartes-lyon',
  `font: 10pt/1.5 'Carlito', sans-serif; padding: 18mm; color: #2a2333; .fs { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 4mm; margin: 6mm 0 } .f { border: .2mm solid #ddd5e8; border-radius: 2mm; padding: 4mm } .f b { font-size: 16pt; color: #6a3fa0 } .f span { font-size: 8pt; color: #918aa0 } .x td { border-bottom: .2mm solid #eee7f5 } .x td:nth-child(n+2), .x th:nth-child(n+2) { text-align: right } .x th { color: #918aa0; font-size: 8pt }`,
  [
    `<div style="display:flex;justify-content:space-between"><b style="font-size:16pt;color:#6a3fa0">Bellevoisin</b><span style="font-size:8pt;color:#918aa0">M. Karl-Heinz VON ADELSHEIM<br>Lindenstraße 14, 79098 Freiburg, Allemagne</span></div>
    <h1 style="font-size:19pt;margin-top:10mm">Vos charges 2025, décomptées</h1>
    <p>Résidence Gerland Confluent – 40 rue de Gerland, 69007 Lyon – lots 56 et 203<br>Exercice du 1er janvier au 31 décembre 2025</p>
    <div class="fs">${figure(euros(gerlandReal), 'ce que vous avez réellement coûté')}${figure(euros(gerlandCalled), 'provisions que nous vous avons appelées')}${figure(euros(Math.abs(gerlandReal - gerlandCalled)), gerlandReal > gerlandCalled ? 'il vous reste à payer' : 'nous vous rendons')}</div>
    ${table(
      ['Poste', 'Dépense de l’immeuble', 'Vos tantièmes', 'Votre part'],
      [
        ...GERLAND.map(([label, whole, part, base]) => [
          label,
          euros(whole),
          `${part} / ${base}`,
          euros(share(whole, part, base)),
        ]),
        ['<b>Total</b>', '', '', `<b>${euros(gerlandReal)}</b>`],
      ],
      'x',
    )}
    <p style="margin-top:6mm">La régularisation apparaîtra sur votre appel du 1er juillet 2026, après l’approbation des comptes par l’assemblée du 12 mai 2026. Rien à faire d’ici là.</p>
    <p style="font-size:8pt;color:#918aa0">Vous louez votre appartement ? La part récupérable est détaillée dans l’onglet « Locataire » de votre espace. Bellevoisin SAS, 2 place Jean-Macé, 69007 Lyon, RCS Lyon 900 000 552, syndic de la résidence.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('Bellevoisin', 'Bellevoisin SAS'),
      building: 'Résidence Gerland Confluent',
      building_address: '40 rue de Gerland, 69007 Lyon',
      owner: 'M. Karl-Heinz VON ADELSHEIM',
      lots: ['56', '203'],
      tantiemes_by_cle: [
        'Vie de l’immeuble : 288/10000',
        'Ascenseur allée B : 288/3316',
        'Chauffage urbain : 301/9874',
      ],
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: gerlandReal,
      provisions: gerlandCalled,
      difference: gerlandReal - gerlandCalled,
    },
    absent: ['rnc', 'iban', 'recoverable', 'fonds_travaux'],
  },
);

const MUL = [
  ['Eau', 3180, 77204],
  ['Ordures', 3180, 21940],
  ['Assurance', 3180, 36218],
  ['Syndic', 3180, 58830],
  ['Minuterie', 3180, 8077],
] as const;
const mulReal = sum(MUL.map(([, , cents]) => cents));
const small = paperOf(
  'decompte-feuille-mulhouse',
  `font: 10.4pt/1.5 'C059', serif; padding: 22mm; .p td { padding: .8mm 2mm } .p td:last-child { text-align: right }`,
  [
    `<p>Étude STAEBLER-REINHARDT, gérants d’immeubles<br>39, rue du Sauvage, 68100 Mulhouse</p><p style="text-align:right">Mulhouse, le ${pointed('2023-03-02')}</p>
    <p>Maison 12, rue de la Moselle à 68100 Mulhouse<br>Copropriétaires : Hoirie BAUMGARTNER, lot 4, 3180/10000</p>
    <h1 style="font-size:14pt;text-align:center">Décompte des charges de l’année 2022</h1><p style="text-align:center">(1er janvier 2022 – 31 décembre 2022)</p>
    ${table(
      [],
      [
        ...MUL.map(([label, , cents]) => [label, `${dotted(cents)} €`]),
        ['Total à votre charge', `${dotted(mulReal)} €`],
        ['Vos acomptes (4 × 450,00)', `${dotted(180000)} €`],
        [
          mulReal > 180000 ? '<b>Reste dû</b>' : '<b>Trop-perçu</b>',
          `<b>${dotted(Math.abs(mulReal - 180000))} €</b>`,
        ],
      ],
      'p',
    )}
    <p style="margin-top:8mm">Nous vous prions de nous faire tenir cette somme avant la fin du mois. Les factures peuvent être consultées à l’étude sur rendez-vous. La répartition tient compte de la vacance du rez-de-chaussée.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('Étude STAEBLER-REINHARDT', 'STAEBLER-REINHARDT'),
      building_address: '12, rue de la Moselle, 68100 Mulhouse',
      owner: 'Hoirie BAUMGARTNER',
      lots: ['4'],
      tantiemes: 3180,
      base: 10000,
      exercice_from: '2022-01-01',
      exercice_to: '2022-12-31',
      charges_reelles: mulReal,
      provisions: 180000,
      difference: mulReal - 180000,
    },
    absent: ['rnc', 'iban', 'recoverable', 'fonds_travaux'],
  },
);

export const DECOMPTES_ANNUELS = [dense, summary, small];
