// The year's charges divided among owners: a detailed settlement of ORALYS, a summary of Aquivera.
import { either, paperOf } from '../../paper.ts';
import { plain, spaced, sum, table } from '../../writing.ts';
import { BACALAN, SAINT_LUC } from './immeubles.ts';

type Cost = readonly [label: string, whole: number, quote: number, let_: number];
type KeyCosts = { key: string; base: number; part: number; costs: readonly Cost[] };
const COSTS: readonly KeyCosts[] = [
  {
    key: 'CHARGES COMMUNES GENERALES',
    base: 100000,
    part: 1287,
    costs: [
      ['Nettoyage des parties communes', 5420400, 69761, 69761],
      ['Sortie des conteneurs', 684000, 8803, 8803],
      ['Électricité communs', 1187250, 15280, 15280],
      ['Entretien espaces verts', 936000, 12046, 12046],
      ['Assurance multirisque immeuble', 2215800, 28517, 0],
      ['Honoraires syndic forfait annuel', 2640000, 33977, 0],
      ['Petites réparations', 1104265, 14212, 0],
      ['Frais postaux et tirages', 187420, 2412, 0],
    ],
  },
  {
    key: 'ASCENSEUR BATIMENT C',
    base: 1000,
    part: 41,
    costs: [
      ['Contrat ascenseur étendu', 684000, 28044, 20471],
      ['Téléalarme', 57600, 2362, 2362],
      ['Contrôle technique quinquennal', 90000, 3690, 0],
    ],
  },
  {
    key: 'CHAUFFAGE COLLECTIF',
    base: 96420,
    part: 1240,
    costs: [
      ['Combustible – gaz', 11420600, 146873, 146873],
      ['Contrat P2 conduite et petit entretien', 1512000, 19445, 19445],
    ],
  },
  {
    key: 'PARKING SOUS-SOL',
    base: 2000,
    part: 14,
    costs: [['Porte automatique – contrat', 138000, 966, 483]],
  },
];
const quoteOf = ({ costs }: KeyCosts) => sum(costs.map((cost) => cost[2]));
const letOf = ({ costs }: KeyCosts) => sum(costs.map((cost) => cost[3]));
const wholeOf = ({ costs }: KeyCosts) => sum(costs.map((cost) => cost[1]));
const real = sum(COSTS.map(quoteOf));
const recoverable = sum(COSTS.map(letOf));
const PROVISIONS = 429106;

const detailed = paperOf(
  'decompte-lyon-detaille',
  `font: 8.4pt/1.25 'Nimbus Sans', sans-serif; padding: 10mm 12mm; .logo { font: bold 18pt 'URW Gothic', sans-serif; color: #00467f } .hd { display: grid; grid-template-columns: 1fr 80mm } .d th { background: #00467f; color: #fff } .d td { padding: .7mm 1.5mm; border-bottom: .1mm solid #dde4ea } .d td:nth-child(n+2), .d th:nth-child(n+2) { text-align: right } .d .k td { background: #eaf0f6; font-weight: bold; text-align: left } .d .st td { font-weight: bold } .f { width: 105mm; margin: 4mm 0 4mm auto } .f td { border: .2mm solid #00467f } .f td:last-child { text-align: right }`,
  [
    `<div class="hd"><div><div class="logo">ORALYS</div>ORALYS LYON CONFLUENCE<br>14 cours Charlemagne – 69002 LYON</div><div style="font-size:10pt;padding-top:10mm">M. et Mme FAYOLLE Julien<br>Bâtiment C – Appt 52<br>120 rue de Gerland<br>69007 LYON</div></div>
    <h1 style="font-size:13pt;color:#00467f;margin:6mm 0 1mm">DÉCOMPTE INDIVIDUEL DE CHARGES</h1><p>Exercice du 01/01/2025 au 31/12/2025 – comptes approuvés par l'assemblée générale du 02/06/2026<br>Immeuble 0852 LE CARRÉ SAINT-LUC, 118 à 122 rue de Gerland, 69007 LYON – RNC AG1-482-905<br>Compte 0852-0214-A – Lots 214, 318, 407 – Période d'occupation : 365 jours / 365</p>
    ${table(
      [
        'Nature de la dépense',
        'Total à répartir',
        'Tantièmes clé',
        'Vos tantièmes',
        'Quote-part',
        'Récupérable',
      ],
      COSTS.flatMap((one) => [
        `<tr class="k"><td colspan="6">${one.key}</td></tr>`,
        ...one.costs.map(([label, whole, quote, let_]) => [
          label,
          spaced(whole),
          one.base.toLocaleString('fr-FR'),
          one.part.toLocaleString('fr-FR'),
          spaced(quote),
          spaced(let_),
        ]),
        `<tr class="st"><td>Total ${one.key.toLowerCase()}</td><td>${spaced(wholeOf(one))}</td><td></td><td></td><td>${spaced(quoteOf(one))}</td><td>${spaced(letOf(one))}</td></tr>`,
      ]),
      'd',
    )}
    ${table(
      [],
      [
        ['Total de vos charges de l’exercice', `${spaced(real)} €`],
        ['Provisions versées (4 appels de 2025)', `- ${spaced(PROVISIONS)} €`],
        ['<b>Solde porté au crédit de votre compte</b>', `<b>${spaced(PROVISIONS - real)} €</b>`],
        ['Dont charges récupérables sur locataire', `${spaced(recoverable)} €`],
      ],
      'f',
    )}
    <p>Ce solde a été affecté à votre compte le 16/06/2026 ; il n'appelle aucun règlement ni remboursement séparé. Les charges récupérables sont celles définies par le décret n° 87-713 du 26 août 1987, à titre indicatif. Le détail des dépenses et les factures sont consultables dans votre espace client. En cas de vente en cours d'année, le trop ou moins perçu révélé par l'approbation des comptes est porté au crédit ou au débit de celui qui est copropriétaire lors de l'approbation (art. 6-2 du décret du 17 mars 1967).</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('ORALYS LYON CONFLUENCE', 'ORALYS'),
      ...SAINT_LUC,
      rnc: 'AG1482905',
      owner: 'M. et Mme FAYOLLE Julien',
      account: '0852-0214-A',
      lots: ['214', '318', '407'],
      tantiemes: 1287,
      base: 100000,
      tantiemes_by_cle: COSTS.map(({ key, part, base }) => `${key} : ${part}/${base}`),
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: real,
      provisions: PROVISIONS,
      difference: real - PROVISIONS,
      recoverable,
    },
    absent: ['iban', 'due_on', 'to_pay', 'fonds_travaux'],
  },
);

const SUMMARY = [
  ['Charges générales', 10000, 212, 3894050, 82554],
  ['Charges bâtiment A', 3815, 204, 1011240, 54074],
  ['Eau froide', 10000, 212, 1245800, 26411],
] as const;
const summed = sum(SUMMARY.map((row) => row[4]));
const CALLED = 158164;
const summary = paperOf(
  'decompte-bordeaux-solde',
  `font: 9.4pt/1.4 'DejaVu Sans Condensed', sans-serif; .a td { width: 50% } .g td, .g th { border: .2mm solid #999 } .g th { background: #6b1230; color: #fff } .g td:nth-child(n+2), .g th:nth-child(n+2) { text-align: right } .t td { font-weight: bold; background: #f3e6eb }`,
  [
    `<table class="a"><tr><td><b style="font-size:17pt;color:#6b1230">Aquivera</b><br>AQUIVERA IMMOBILIER – Agence Bordeaux Bastide<br>9 allées de Chartres 33000 BORDEAUX</td><td>Bordeaux, le 08/07/2026<br><br>Madame DUCASSOU Sandrine<br>Résidence Le Clos Bacalan – A 304<br>27 rue Achard<br>33300 BORDEAUX</td></tr></table>
    <h1 style="font-size:14pt;color:#6b1230;margin-top:8mm">RÉPARTITION DES CHARGES DE L'EXERCICE 2025</h1><p>LE CLOS BACALAN, 27 rue Achard, 33300 BORDEAUX – copropriétaire 4417/00017 – lots 0017 et 0096<br>Exercice ouvert le 01/01/2025 et clos le 31/12/2025</p><p>Madame, l'assemblée générale du 21/05/2026 ayant approuvé les comptes, nous vous communiquons le solde de vos charges.</p>
    ${table(
      ['Clé', 'Base', 'Tantièmes', 'Dépenses à répartir', 'Votre quote-part'],
      [
        ...SUMMARY.map(([label, base, part, whole, quote]) => [
          label,
          base,
          part,
          plain(whole),
          plain(quote),
        ]),
        `<tr class="t"><td>Total des charges</td><td></td><td></td><td>${plain(sum(SUMMARY.map((row) => row[3])))}</td><td>${plain(summed)}</td></tr>`,
        `<tr><td>Provisions appelées du 01/01/2025 au 31/12/2025</td><td></td><td></td><td></td><td>${plain(CALLED)}</td></tr>`,
        `<tr class="t"><td>Insuffisance à votre charge</td><td></td><td></td><td></td><td>${plain(summed - CALLED)}</td></tr>`,
      ],
      'g',
    )}
    <p style="margin-top:5mm">Cette insuffisance a été portée au débit de votre compte à la date de l'assemblée et se trouve exigible. Elle s'explique principalement par la hausse de la prime d'assurance (+ 11 %) et par une fuite sur la colonne d'eau froide, réparée en septembre 2025 ; une déclaration de sinistre est en cours auprès de l'assureur de l'immeuble.</p><p>La répartition des consommations d'eau est faite aux tantièmes, les logements n'étant pas équipés de compteurs divisionnaires. Un devis de pose est inscrit à l'ordre du jour de la prochaine assemblée.</p><p>Sur ce total, la part susceptible d'être récupérée auprès d'un locataire s'élève à 917,52 €. Les pièces justificatives ont été tenues à la disposition des copropriétaires avant l'assemblée.</p><p>Veuillez agréer, Madame, nos salutations distinguées.</p><p style="margin-left:100mm">Le service comptabilité copropriété</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('AQUIVERA IMMOBILIER', 'Aquivera'),
      ...BACALAN,
      owner: 'Madame DUCASSOU Sandrine',
      lots: ['17', '96'],
      tantiemes: 212,
      base: 10000,
      tantiemes_by_cle: SUMMARY.map(([label, base, part]) => `${label} : ${part}/${base}`),
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: summed,
      provisions: CALLED,
      difference: summed - CALLED,
      recoverable: 91752,
    },
    absent: ['rnc', 'iban', 'fonds_travaux', 'travaux'],
  },
);

export const REPARTITIONS_ANNUELLES = [detailed, summary];
