// Settlements of a year's charges: a wide table by key, a form with a coupon, a summary in three figures.
import { either, paperOf } from '../../paper.ts';
import { dotted, spaced, sum, table } from '../../writing.ts';
import { lying, row, share } from './outils.ts';

type Cost = readonly [label: string, whole: number, base: number, part: number, letPercent: number];
const costQuote = ([, whole, base, part]: Cost): number => share(whole, part, base);
const costLet = (cost: Cost): number => share(costQuote(cost), cost[4], 100);
const BEZIERS: readonly (readonly [key: string, costs: readonly Cost[]])[] = [
  [
    'GENERALES',
    [
      ['Assurance MRI', 742018, 10000, 264, 0],
      ['Honoraires syndic forfait', 918000, 10000, 264, 0],
      ['Nettoyage Biterre Propreté', 1104600, 10000, 264, 100],
      ['Électricité PC', 187455, 10000, 264, 100],
      ['Frais postaux', 61220, 10000, 264, 0],
      ['Tenue AG, location salle', 24000, 10000, 264, 0],
      ['Espaces verts Oppidum', 318000, 10000, 264, 100],
      ['Dératisation, désinsectisation', 36840, 10000, 264, 100],
      ['Extincteurs, blocs secours', 41265, 10000, 264, 0],
      ['Réparation portillon fact. 25/118', 47712, 10000, 264, 0],
    ],
  ],
  [
    'BATIMENT A',
    [
      ['Minuterie hall A', 18430, 2500, 271, 100],
      ['Interphonie contrat', 30600, 2500, 271, 0],
      ['Débouchage colonne EU', 26950, 2500, 271, 0],
    ],
  ],
  ['CAVES', [['Éclairage caves', 6480, 480, 9, 100]]],
  ['EAU FROIDE (compteurs)', [['Eau m3 réels 71 x 4,12', 29252, 71, 71, 100]]],
  [
    'ASCENSEUR A',
    [
      ['Contrat complet', 264000, 1000, 96, 73],
      ['Téléphonie GSM', 28800, 1000, 96, 0],
    ],
  ],
];
const bezCosts = BEZIERS.flatMap(([, costs]) => costs);
const bezTotal = sum(bezCosts.map(costQuote));
const bezLet = sum(bezCosts.map(costLet));
const BEZ_CALLED = 152400;
const yearWide = lying(
  paperOf(
    'decompte-paysage-beziers',
    `font: 7.6pt 'Nimbus Sans', sans-serif; padding: 8mm 10mm; .d td, .d th { border: .15mm solid #777; padding: .6mm 1mm } .d th { background: #b3541e; color: #fff; text-align: center } .d td:nth-child(n+2) { text-align: right } .k td { background: #f7e6dc; font-weight: bold; text-align: left !important } .z { display: flex; gap: 6mm; margin-top: 3mm } .z div { border: .3mm solid #b3541e; padding: 2mm; flex: 1 }`,
    [
      `<table><tr><td><b style="font-size:12pt;color:#b3541e">HEXACOPRO HÉRAULT</b> (Groupe SEVIGNAC)<br>6 allées Paul Riquet 34500 BÉZIERS</td><td style="text-align:center"><b style="font-size:12pt">DÉCOMPTE INDIVIDUEL DE CHARGES</b><br>Exercice du 01/07/2024 au 30/06/2025 – AG d’approbation du 18/11/2025</td><td style="text-align:right">M. QUEROL Y PUIG Jordi<br>18 rue des Albères<br>66000 PERPIGNAN</td></tr></table><p>Résidence LE MAIL DES POÈTES – 22 avenue Saint-Saëns – 34500 BÉZIERS – Bât. A – Lots n° 24 (T3) et 71 (cave) – Cpte 450024</p>
      ${table(
        [
          'Nature de la dépense',
          'Mt total immeuble',
          'Tantièmes immeuble',
          'Vos tantièmes',
          'Jours',
          'Votre quote-part',
          'Dont TVA',
          'Part locative %',
          'Part locative €',
        ],
        [
          ...BEZIERS.flatMap(([key, costs]) => [
            `<tr class="k"><td colspan="9">CLÉ ${key}</td></tr>`,
            ...costs.map((cost) => [
              cost[0],
              spaced(cost[1]),
              cost[2],
              cost[3],
              365,
              spaced(costQuote(cost)),
              '',
              cost[4],
              spaced(costLet(cost)),
            ]),
            row(
              [
                `Total ${key}`,
                spaced(sum(costs.map((cost) => cost[1]))),
                '',
                '',
                '',
                spaced(sum(costs.map(costQuote))),
                '',
                '',
                spaced(sum(costs.map(costLet))),
              ],
              'font-style:italic',
            ),
          ]),
          row(
            ['TOTAL DE VOS CHARGES', '', '', '', '', spaced(bezTotal), '', '', spaced(bezLet)],
            'font-weight:bold',
          ),
        ],
        'd',
      )}<div class="z"><div>Provisions appelées sur l’exercice<br><b>${spaced(BEZ_CALLED)} €</b></div><div>Charges de l’exercice<br><b>${spaced(bezTotal)} €</b></div><div>${bezTotal > BEZ_CALLED ? 'Insuffisance de provisions, débit' : 'Excédent de provisions, crédit'}<br><b>${spaced(Math.abs(bezTotal - BEZ_CALLED))} €</b></div><div>Total récupérable sur locataire<br><b>${spaced(bezLet)} €</b></div></div>`,
    ],
    {
      type: 'CHARGES',
      sub_kind: 'DECOMPTE',
      facts: {
        syndic: either('HEXACOPRO HÉRAULT', 'HEXACOPRO HÉRAULT (Groupe SEVIGNAC)'),
        building: 'Résidence LE MAIL DES POÈTES',
        building_address: '22 avenue Saint-Saëns, 34500 BÉZIERS',
        owner: 'M. QUEROL Y PUIG Jordi',
        lots: ['24', '71'],
        tantiemes: 264,
        base: 10000,
        exercice_from: '2024-07-01',
        exercice_to: '2025-06-30',
        charges_reelles: bezTotal,
        provisions: BEZ_CALLED,
        difference: bezTotal - BEZ_CALLED,
        recoverable: bezLet,
        account: '450024',
      },
      absent: ['rnc', 'iban', 'due_on', 'fonds_travaux', 'as_of'],
    },
  ),
);

const ALBI: readonly Cost[] = [
  ['001 CHARGES COMMUNES', 2384512, 1000, 58, 0],
  ['004 CHAUFFAGE', 1622040, 1000, 61, 0],
  ['007 COMPTEURS EAU', 412280, 412, 23, 0],
];
const albiTotal = sum(ALBI.map(costQuote));
const albiCalled = [58200, 58200, 60500, 60500] as const;
const slip = paperOf(
  'decompte-coupon-albi',
  `font: 8.8pt/1.35 'Nimbus Sans Narrow', sans-serif; padding: 11mm 13mm; h1 { background: #2b6d3f; color: #fff; font-size: 12pt; padding: 1.5mm 3mm } .n td, .n th { border-bottom: .2mm solid #2b6d3f } .n td:nth-child(n+2), .n th:nth-child(n+2) { text-align: right } .cp { position: absolute; left: 13mm; right: 13mm; bottom: 12mm; border-top: .4mm dotted #000; padding-top: 3mm }`,
  [
    `<p><b>ORBIS HABITAT</b> – direction régionale Tarn-Aveyron<br>ORBIS HABITAT SYNDIC ALBI, 3 lices Georges Pompidou, 81000 ALBI</p><p style="margin:10mm 0 8mm 100mm;font-size:10pt">INDIVISION RAYNAL-CALMELS<br>(Mme CALMELS Odile, mandataire commun)<br>14 chemin de la Mouline<br>12000 RODEZ</p><h1>RÉGULARISATION DES CHARGES – EXERCICE 2024</h1><p>Résidence du Castelviel, 8 rue de la Rivière, 81000 ALBI – lots 5, 19 – exercice clos le 31/12/2024 (01/01/2024–31/12/2024), comptes approuvés par l’assemblée du 22 mai 2025</p>${table(['Clé de répartition', 'Dépenses', 'Base', 'Tantièmes', 'Quote-part'], [...ALBI.map((cost) => [cost[0], dotted(cost[1]), cost[2], cost[3], dotted(costQuote(cost))]), row(['<b>Total charges réelles</b>', dotted(sum(ALBI.map((cost) => cost[1]))), '', '', `<b>${dotted(albiTotal)}</b>`])], 'n')}<p></p>${table(['Provisions versées', '', ''], [...albiCalled.map((cents, index) => [`Appel du 01/${['01', '04', '07', '10'][index]}/2024`, '', dotted(cents)]), row(['<b>Total provisions</b>', '', `<b>${dotted(sum(albiCalled))}</b>`])], 'n')}<p style="font-size:11pt;margin-top:4mm">Complément à régler : <b>${dotted(albiTotal - sum(albiCalled))} €</b> avant le 30 juin 2025</p><div class="cp"><b>COUPON-RÉPONSE À RETOURNER</b><br>INDIVISION RAYNAL-CALMELS – réf. 81-0033-05 – régularisation 2024 – ${dotted(albiTotal - sum(albiCalled))} €<br>☐ chèque joint à l’ordre du SDC Résidence du Castelviel &nbsp; ☐ à prélever avec le prochain appel</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('ORBIS HABITAT', 'ORBIS HABITAT SYNDIC ALBI'),
      building: 'Résidence du Castelviel',
      building_address: '8 rue de la Rivière, 81000 ALBI',
      owner: either(
        'INDIVISION RAYNAL-CALMELS',
        'INDIVISION RAYNAL-CALMELS (Mme CALMELS Odile, mandataire commun)',
      ),
      lots: ['5', '19'],
      tantiemes: 58,
      base: 1000,
      exercice_from: '2024-01-01',
      exercice_to: '2024-12-31',
      charges_reelles: albiTotal,
      provisions: sum(albiCalled),
      difference: albiTotal - sum(albiCalled),
    },
    absent: ['rnc', 'iban', 'recoverable', 'fonds_travaux'],
  },
);

const ARLES_REAL = 146932;
const ARLES_CALLED = 171600;
const letter = paperOf(
  'decompte-synthese-arles',
  `font: 9.6pt/1.45 'DejaVu Sans Condensed', sans-serif; padding: 14mm 16mm; .q { display: grid; grid-template-columns: repeat(3, 1fr); gap: 4mm; margin: 5mm 0 } .q div { background: #5b2a86; color: #fff; padding: 3mm; text-align: center } .q b { font-size: 14pt; display: block } td { border-bottom: .2mm solid #c9b8d8 } td:last-child { text-align: right }`,
  [
    `<p style="color:#5b2a86;font-size:15pt"><b>altéria</b> <span style="font-size:9pt">Altéria Gestion Camargue, 2 place Lamartine, 13200 Arles</span></p><p style="margin-left:95mm">Monsieur Tomasz KOWALCZYK-ROUX<br>Bât. Le Rhône, porte 31<br>45 quai de la Roquette<br>13200 ARLES</p><h1 style="font-size:14pt;color:#5b2a86">Vos charges 2025 en un coup d’œil</h1><p>Copropriété Les Quais de la Roquette – 45 quai de la Roquette, 13200 ARLES – n° AF6027718<br>Arrêté annuel du 1er janvier au 31 décembre 2025 – lot 31 – 171/9 985 tantièmes</p><div class="q"><div><b>${spaced(ARLES_CALLED)} €</b>provisions que vous avez versées</div><div><b>${spaced(ARLES_REAL)} €</b>votre part des dépenses réelles</div><div><b>${spaced(ARLES_CALLED - ARLES_REAL)} €</b>trop-versé, remboursé sur votre compte</div></div>${table([], [['Gestion et assurances', spaced(52118)], ['Entretien, ménage, espaces verts', spaced(48790)], ['Eau froide', spaced(31204)], ['Petites réparations', spaced(14820)], row(['<b>Total de vos dépenses</b>', `<b>${spaced(52118 + 48790 + 31204 + 14820)}</b>`])])}<p style="margin-top:5mm">De ces dépenses, vous pouvez réclamer à votre locataire la somme de <b>731,85 €</b> (décret n° 87-713). Le détail par facture est consultable dans votre espace. Comptes soumis à l’assemblée générale du 14 avril 2026.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('Altéria Gestion Camargue', 'altéria'),
      building: 'Les Quais de la Roquette',
      building_address: '45 quai de la Roquette, 13200 ARLES',
      rnc: 'AF6027718',
      owner: 'Monsieur Tomasz KOWALCZYK-ROUX',
      lots: ['31'],
      tantiemes: 171,
      base: 9985,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: ARLES_REAL,
      provisions: ARLES_CALLED,
      difference: ARLES_REAL - ARLES_CALLED,
      recoverable: 73185,
    },
    absent: ['iban', 'due_on', 'fonds_travaux'],
  },
);

export const DECOMPTES = [yearWide, slip, letter];
