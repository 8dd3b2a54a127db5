// Yearly settlements of charges: by key and by nature, for a usufruct, and a short one of a small office.
import { either, paperOf } from '../../paper.ts';
import { dotted, plain, slashed, sum, table } from '../../writing.ts';
import { shareOf } from './appels-syndics.ts';

type Line = readonly [label: string, whole: number, tenantPart: number];
type Key = {
  name: string;
  base: number;
  part: number;
  lines: readonly Line[];
};
const KEYS: readonly Key[] = [
  {
    name: '100 CHARGES GENERALES',
    base: 10020,
    part: 233,
    lines: [
      ['606100 EAU FROIDE COMMUNE', 184260, 1],
      ['602000 ELECTRICITE COMMUNS', 391418, 1],
      ['611000 NETTOYAGE', 1528800, 1],
      ['616000 ASSURANCE MRI', 1106254, 0],
      ['621100 HONORAIRES SYNDIC', 1284000, 0],
      ['622100 SUIVI ADMINISTRATIF', 86400, 0],
    ],
  },
  {
    name: '210 ASCENSEURS BAT B',
    base: 2500,
    part: 92,
    lines: [
      ['614200 CONTRAT ASCENSEUR', 348612, 0.73],
      ['615200 REPARATIONS ASCENSEUR', 101220, 0],
    ],
  },
  {
    name: '300 GARAGES SOUS-SOL',
    base: 128,
    part: 1,
    lines: [['615000 ENTRETIEN PORTE GARAGE', 92480, 1]],
  },
];
const quote = (key: Key, line: Line) => shareOf(line[1], key.part, key.base);
const tenantPart = (key: Key, line: Line) => Math.round(quote(key, line) * line[2]);
const keyTotal = (key: Key, of: (key: Key, line: Line) => number) =>
  sum(key.lines.map((line) => of(key, line)));
const real = sum(KEYS.map((key) => keyTotal(key, quote)));
const lets = sum(KEYS.map((key) => keyTotal(key, tenantPart)));
const CALLED = 118800;
const row = (label: string, whole: number, key: Key | null, mine: number, tenant: number) => [
  label,
  plain(whole),
  key?.base ?? '',
  key?.part ?? '',
  plain(mine),
  plain(tenant),
];

const byKey = paperOf(
  'decompte-cles-meaux',
  `font: 8.2pt/1.3 'DejaVu Sans Condensed', sans-serif; padding: 11mm 13mm; .d td, .d th { padding: .55mm 1.2mm } .d th { background: #3d5a3d; color: #fff } .d td:nth-child(n+2), .d th:nth-child(n+2) { text-align: right } .k td { font-weight: bold; border-top: .2mm solid #3d5a3d; padding-top: 1.4mm } .s td { font-style: italic; border-top: .15mm dotted #333 } .g td { font-weight: bold; border-top: .5mm double #3d5a3d } .x { display: grid; grid-template-columns: 1fr 78mm; gap: 6mm; margin-top: 5mm } .x td:last-child { text-align: right }`,
  [
    `<table><tr><td style="width:106mm;padding:0"><b style="font-size:13pt;color:#3d5a3d">BRIE &amp; MARNE GESTION</b><br>42 rue du Grand Cerf – BP 114 – 77107 MEAUX CEDEX<br>syndic@briemarne.example.fr – 01 60 00 25 25</td><td style="padding:8mm 0 0">M. TCHIKAYA-MBOUNGOU Prosper<br>24 allée du Clos Fleuri – Appt B34<br>77100 MEAUX</td></tr></table>
    <h1 style="font-size:12.5pt;margin:7mm 0 2mm;color:#3d5a3d">DÉCOMPTE INDIVIDUEL DE CHARGES</h1>
    <p>Exercice du ${slashed('2025-04-01')} au ${slashed('2026-03-31')} – comptes approuvés par l’assemblée générale du 24/09/2026<br>Copropriété 1183 LE CLOS FLEURI, 20 à 30 allée du Clos Fleuri, 77100 MEAUX – RNC AF0-912-688<br>Copropriétaire 1183.0034 – Lots : 34 (appartement), 171 (garage) – édition du 01/10/2026</p>
    ${table(
      [
        'Nature de charges',
        'Dépenses TTC',
        'Tant. clé',
        'Vos tant.',
        'Votre part',
        'Part locative',
      ],
      [
        ...KEYS.flatMap((key) => [
          `<tr class="k"><td colspan="6">CLÉ ${key.name}</td></tr>`,
          ...key.lines.map((line) =>
            row(line[0], line[1], key, quote(key, line), tenantPart(key, line)),
          ),
          `<tr class="s"><td>Total clé ${key.name.slice(0, 3)}</td><td>${plain(sum(key.lines.map((line) => line[1])))}</td><td></td><td></td><td>${plain(keyTotal(key, quote))}</td><td>${plain(keyTotal(key, tenantPart))}</td></tr>`,
        ]),
        `<tr class="g"><td>TOTAL DE VOS CHARGES</td><td>${plain(sum(KEYS.flatMap((key) => key.lines.map((line) => line[1]))))}</td><td></td><td></td><td>${plain(real)}</td><td>${plain(lets)}</td></tr>`,
      ],
      'd',
    )}
    <div class="x"><p>La part locative est calculée selon la liste annexée au décret du 26 août 1987. Les pièces justificatives ont été tenues à disposition dix jours avant l’assemblée. Ce décompte ne comprend ni la cotisation au fonds de travaux, acquise au syndicat, ni les travaux hors budget. Consommations d’eau privatives : facturées directement par le distributeur.</p>${table(
      [],
      [
        ['Total de vos charges', plain(real)],
        ['Provisions appelées (4 appels de 297,00)', plain(CALLED)],
        [
          `<b>${real > CALLED ? 'Complément à votre débit' : 'Excédent à votre crédit'}</b>`,
          `<b>${plain(Math.abs(real - CALLED))} €</b>`,
        ],
      ],
    )}</div>
    <p style="position:absolute;bottom:6mm;font-size:6.4pt">BRIE &amp; MARNE GESTION SAS – capital 40.000 € – RCS Meaux 900 442 871 – CPI 7703 2019 000 040 220 – Garantie financière illimitée, Exemple Garantie – N° TVA FR72900442871</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'BRIE & MARNE GESTION',
      building: 'LE CLOS FLEURI',
      building_address: '20 à 30 allée du Clos Fleuri, 77100 MEAUX',
      rnc: 'AF0912688',
      owner: 'M. TCHIKAYA-MBOUNGOU Prosper',
      lots: ['34', '171'],
      tantiemes: 233,
      base: 10020,
      exercice_from: '2025-04-01',
      exercice_to: '2026-03-31',
      charges_reelles: real,
      provisions: CALLED,
      difference: real - CALLED,
      recoverable: lets,
    },
    absent: ['iban', 'due_on', 'fonds_travaux', 'travaux', 'to_pay'],
  },
);

const USE = [
  ['Charges générales', 8412055, 1388, 120000],
  ['Charges bâtiment Malmaison', 2207340, 1388, 38450],
  ['Ascenseur Malmaison', 512900, 46, 1000],
  ['Chauffage (répartiteurs + frais fixes)', 0, 0, 0],
  ['Eau chaude (compteur : 31 m³)', 0, 0, 0],
] as const;
const FIXED: Readonly<Record<string, number>> = {
  'Chauffage (répartiteurs + frais fixes)': 71812,
  'Eau chaude (compteur : 31 m³)': 31620,
};
const useParts = USE.map(([label, whole, part, base]) =>
  base ? shareOf(whole, part, base) : (FIXED[label] ?? 0),
);
const useReal = sum(useParts);
const USE_CALLED = 306000;
const usufruct = paperOf(
  'decompte-usufruit-rueil-malmaison',
  `font: 9.6pt/1.4 'P052', serif; padding: 15mm 18mm; .d td, .d th { border: .2mm solid #8a7a5a } .d th { background: #efe8d6; text-align: center; font-weight: bold } .d td:nth-child(n+2) { text-align: right } .f td { border-bottom: .2mm dotted #8a7a5a } .f td:last-child { text-align: right }`,
  [
    `<p style="text-align:center;font-size:15pt;letter-spacing:.6mm;color:#6b5a2e"><b>ÉTUDE BEAUHARNAIS</b></p><p style="text-align:center">Administration de biens et copropriétés – 9 place de l’Église – 92500 RUEIL-MALMAISON</p>
    <p style="margin:8mm 0 6mm 92mm">Madame Hortense d’ESTRÉES-VALCOURT<br>usufruitière<br>17 rue Masséna<br>92500 RUEIL-MALMAISON</p>
    <p>Copropriété <b>Parc de Bois-Préau</b>, 11-17 rue Masséna, 92500 Rueil-Malmaison – bâtiment Malmaison – lots 58, 203 et 240<br>Nus-propriétaires : MM. Aymeric et Foulques d’ESTRÉES-VALCOURT</p>
    <h1 style="font-size:14pt;text-align:center;margin-top:6mm">Arrêté de compte de charges – exercice 2025</h1><p style="text-align:center">1er janvier 2025 – 31 décembre 2025</p>
    ${table(
      ['Catégorie', 'Dépense totale', 'Vos tantièmes', 'Sur', 'À votre charge'],
      USE.map(([label, whole, part, base], index) => [
        label,
        whole ? dotted(whole) : '–',
        part || '–',
        base || '–',
        dotted(useParts[index] ?? 0),
      ]),
      'd',
    )}
    <table class="f" style="width:110mm;margin:6mm 0 6mm auto"><tr><td>Charges de l’exercice</td><td>${dotted(useReal)} €</td></tr><tr><td>Provisions versées en 2025</td><td>${dotted(USE_CALLED)} €</td></tr><tr><td><b>${useReal > USE_CALLED ? 'Solde à votre charge' : 'Solde en votre faveur'}</b></td><td><b>${dotted(Math.abs(useReal - USE_CALLED))} €</b></td></tr></table>
    <p>Le solde a été porté à votre compte le 22 juin 2026, à la suite de l’approbation des comptes par l’assemblée générale tenue le 16 juin 2026. Il apparaîtra sur l’appel de fonds du troisième trimestre ; il n’y a donc pas lieu de nous adresser de règlement séparé.</p>
    <p>L’usufruitière supporte les charges d’entretien, les nus-propriétaires les grosses réparations (articles 605 et 606 du Code civil) ; à l’égard du syndicat, les titulaires de droits démembrés sont tenus solidairement si le règlement le prévoit.</p>
    <p style="position:absolute;bottom:9mm;font-size:7pt;left:18mm;right:18mm;text-align:center">Étude Beauharnais, SAS au capital de 100.000 € – 900 611 045 RCS Nanterre – Carte professionnelle n° CPI 9201 2016 000 011 906 délivrée par la CCI Paris-Île-de-France</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'ÉTUDE BEAUHARNAIS',
      building: 'Parc de Bois-Préau',
      building_address: '11-17 rue Masséna, 92500 Rueil-Malmaison',
      owner: either(
        'Madame Hortense d’ESTRÉES-VALCOURT',
        'Madame Hortense d’ESTRÉES-VALCOURT, usufruitière',
      ),
      lots: ['58', '203', '240'],
      tantiemes: 1388,
      base: 120000,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: useReal,
      provisions: USE_CALLED,
      difference: useReal - USE_CALLED,
    },
    absent: ['rnc', 'iban', 'recoverable', 'fonds_travaux', 'due_on'],
  },
);

const SMALL = [
  ['Assurance', 96412, 40172],
  ['Électricité + minuterie', 18806, 7836],
  ['Eau (1 compteur général)', 142230, 59263],
  ['Vidange fosse et curage', 38500, 16042],
] as const;
const small = paperOf(
  'decompte-lettre-etampes',
  `font: 11pt/1.5 'Nimbus Mono PS', monospace; padding: 22mm 20mm; td { padding: .4mm 2mm } td:nth-child(n+2) { text-align: right }`,
  [
    `<p>Copropriété du 3 rue Évezard<br>91150 ÉTAMPES<br>Syndic non professionnel : Mme Jacqueline POIRIER-LEGAY</p><p style="text-align:right">Étampes, le 20 février 2026</p><p>M. et Mme Stanislas KOWALCZYK<br>(lots 3 et 5, 5/12èmes)</p><p><b>DECOMPTE DES CHARGES REELLES ANNEE 2025</b><br>(du 1er janvier au 31 décembre 2025)</p>${table(
      [],
      [
        ['', 'Total', 'Votre part'],
        ...SMALL.map(([label, whole, part]) => [label, plain(whole), plain(part)]),
        ['TOTAL', plain(sum(SMALL.map((one) => one[1]))), plain(sum(SMALL.map((one) => one[2])))],
      ],
    )}<p style="margin-top:5mm">Provisions que vous avez versées en 2025 : 1000,00 €<br>Reste à payer : ${plain(sum(SMALL.map((one) => one[2])) - 100000)} €</p><p>Merci de me remettre un chèque à l’ordre de la copropriété d’ici la fin mars. Les factures sont consultables chez moi. Je rappelle que les comptes seront soumis à l’assemblée du 14 mars.</p><p>J. Poirier-Legay</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'Mme Jacqueline POIRIER-LEGAY',
      building_address: '3 rue Évezard, 91150 ÉTAMPES',
      owner: 'M. et Mme Stanislas KOWALCZYK',
      lots: ['3', '5'],
      tantiemes: 5,
      base: 12,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: sum(SMALL.map((one) => one[2])),
      provisions: 100000,
      difference: sum(SMALL.map((one) => one[2])) - 100000,
    },
    absent: ['rnc', 'iban', 'recoverable', 'fonds_travaux'],
  },
);

export const COMPTES_DECOMPTES = [byKey, usufruct, small];
