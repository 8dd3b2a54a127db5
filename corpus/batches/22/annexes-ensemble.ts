// The accounting annexes in one file: the last two, and all five by one program.
import { either, type Paper, type Truth } from '../../paper.ts';
import { english, spaced, table } from '../../writing.ts';
import { columns, grid, line } from './annexes.ts';

const part = (
  pages: readonly number[],
  sub_kind: Truth['sub_kind'],
  facts: Truth['facts'],
  absent: Truth['absent'] = [],
): Truth => ({ type: 'CV_AG', sub_kind, pages, facts, absent });
const ALBI_HEAD = `<p>CABINET ROUQUETTE-MALPHETTES &nbsp;–&nbsp; SDC RESIDENCE LE PONT VIEUX &nbsp;–&nbsp; comptes arrêtés au 31/12/2025</p>`;
const fourFive: Paper = {
  name: 'annexes-quatre-cinq-albi',
  css: `font: 8.6pt 'Nimbus Roman', serif; padding: 12mm; ${grid} td:nth-child(n+2) { text-align: right }`,
  landscape: true,
  pages: [
    `${ALBI_HEAD}<p style="text-align:center;font-size:10.5pt"><b>Annexe 4 – Compte de gestion pour travaux de l’article 14-2 et opérations exceptionnelles, hors budget prévisionnel, de l’exercice clos réalisé (01/01/2025 – 31/12/2025)</b></p>${table(
      [
        'Travaux et opérations',
        'Exercice clos : dépenses votées',
        'Exercice clos : dépenses réalisées',
        'Provisions appelées, emprunts et subventions',
        'Solde',
      ],
      [
        [
          'Réfection des balcons côté Tarn (AG 14/06/2023)',
          ...[2840000, 2791260, 2840000, 48740].map(spaced),
        ],
        ['Diagnostic technique global (AG 20/06/2024)', ...[390000, 390000, 390000, 0].map(spaced)],
        ['<b>TOTAL</b>', ...[3230000, 3181260, 3230000, 48740].map(spaced)],
      ],
    )}`,
    `${ALBI_HEAD}<p style="text-align:center;font-size:10.5pt"><b>Annexe 5 – État des travaux de l’article 14-2 et opérations exceptionnelles votés non encore clôturés à la fin de l’exercice</b></p>${table(
      [
        'Désignation',
        'Travaux votés (A)',
        'Travaux payés (B)',
        'Travaux réalisés (C)',
        'Appels travaux, emprunts et subventions reçus (D)',
        'Solde en attente sur travaux (E = D - C)',
        'Subventions et emprunts à recevoir (F = A - D)',
      ],
      [
        [
          'Remplacement de la colonne sèche (AG 19/06/2025)',
          ...[1260000, 0, 315000, 630000, 315000, 630000].map(spaced),
        ],
        [
          'Éclairage LED des sous-sols (AG 19/06/2025)',
          ...[418000, 209000, 209000, 418000, 209000, 0].map(spaced),
        ],
        ['<b>TOTAL</b>', ...[1678000, 209000, 524000, 1048000, 524000, 630000].map(spaced)],
      ],
    )}`,
  ],
  documents: [
    part([1], 'ANNEXE_4', {
      annexes: ['4'],
      syndic: 'CABINET ROUQUETTE-MALPHETTES',
      building: 'RESIDENCE LE PONT VIEUX',
      closed_on: '2025-12-31',
      charges_travaux: 3181260,
      travaux_clos: either(
        [
          'Réfection des balcons côté Tarn (AG 14/06/2023)',
          'Diagnostic technique global (AG 20/06/2024)',
        ],
        ['Réfection des balcons côté Tarn', 'Diagnostic technique global'],
      ),
    }),
    part([2], 'ANNEXE_5', {
      annexes: ['5'],
      syndic: 'CABINET ROUQUETTE-MALPHETTES',
      building: 'RESIDENCE LE PONT VIEUX',
      closed_on: '2025-12-31',
      travaux_en_cours: either(
        [
          'Remplacement de la colonne sèche (AG 19/06/2025)',
          'Éclairage LED des sous-sols (AG 19/06/2025)',
        ],
        ['Remplacement de la colonne sèche', 'Éclairage LED des sous-sols'],
      ),
      travaux_votes: 1678000,
      travaux_payes: 209000,
      travaux_realises: 524000,
      travaux_appeles: 1048000,
      travaux_a_recevoir: 630000,
    }),
  ],
};

const EVREUX_HEAD = (page: number) =>
  `<div style="display:flex;justify-content:space-between;font-size:7pt"><span>AXE EURE GESTION</span><span>LE CLOS SAINT-TAURIN – 6 allée de la Madeleine-Basse 27000 ÉVREUX</span><span>Arrêté comptable 30/09/2025 – ${page}/5</span></div>`;
const EV: readonly (readonly [string, readonly number[]])[] = [
  ['601 Eau', [512000, 520000, 498830, 525000, 530000]],
  ['603 Chauffage, énergie', [3610000, 3700000, 3544127, 3784000, 3800000]],
  ['614 Contrats de maintenance', [455000, 470000, 468900, 480000, 492000]],
  ['615 Entretien et petites réparations', [300000, 320000, 401266, 340000, 350000]],
  ['616 Primes d’assurance', [688000, 705000, 713540, 745000, 780000]],
  ['621 Rémunération du syndic', [1140000, 1160000, 1160000, 1183000, 1207000]],
  ['631 Taxe de balayage', [22000, 23000, 22784, 23000, 24000]],
];
const ev = columns(EV.map(([, values]) => values));
const evProvisions = [6850000, ev[1] ?? 0, ev[1] ?? 0, ev[3] ?? 0, ev[4] ?? 0];
const EV_BANK = 2417790;
const evLeft = EV_BANK + 1600000 + 688215 + 145000;
const evSuppliers = evLeft - (840000 + 600000 + 1600000 + 126000 + 255310);
const evKeys = columns([[5100000, 5200000, 5166320, 5290000, 5330000]]);
const evRest = ev.map((value, at) => value - (evKeys[at] ?? 0));
const HEADS = [
  '',
  'Approuvé 2023/24',
  'Voté 2024/25',
  'Réalisé 2024/25',
  'Voté 2025/26',
  'À voter 2026/27',
];
const five: Paper = {
  name: 'annexes-completes-evreux',
  css: `font: 8.8pt 'Carlito', sans-serif; padding: 10mm 12mm; ${grid} h1 { font-size: 11pt; margin: 4mm 0 } .n td:nth-child(n+2) { text-align: right }`,
  pages: [
    `${EVREUX_HEAD(1)}<h1>ANNEXE 1 – Etat financier après répartition au 30/09/2025</h1>${table(
      ['Compte', 'Exercice précédent', 'Exercice clos'],
      [
        '<tr class="b"><td colspan="3">SITUATION FINANCIERE ET TRESORERIE</td></tr>',
        ['50 Fonds placés', english(1480000), english(1600000)],
        ['51 Banques ou fonds disponibles en banque', english(2209100), english(EV_BANK)],
        `<tr class="b"><td>Trésorerie disponible Total I</td><td>${english(3689100)}</td><td>${english(EV_BANK + 1600000)}</td></tr>`,
        '<tr class="b"><td colspan="3">CREANCES</td></tr>',
        [
          '45 Copropriétaires - sommes exigibles restant à recevoir',
          english(701450),
          english(688215),
        ],
        ['459 Copropriétaires - créances douteuses', english(0), english(145000)],
        `<tr class="b"><td>TOTAL GENERAL (I) + (II) ACTIF</td><td>${english(4390550)}</td><td>${english(evLeft)}</td></tr>`,
        '<tr class="b"><td colspan="3">PROVISIONS, AVANCES ET DETTES</td></tr>',
        ['102 Provisions pour travaux', english(0), english(840000)],
        ['1031 Avances de trésorerie', english(600000), english(600000)],
        ['105 Fonds de travaux', english(1480000), english(1600000)],
        [
          '12 Solde en attente sur travaux et opérations exceptionnelles',
          english(0),
          english(126000),
        ],
        ['45 Copropriétaires - excédents versés', english(301200), english(255310)],
        ['40 Fournisseurs', english(2009350), english(evSuppliers)],
        `<tr class="b"><td>TOTAL GENERAL (I) + (II) PASSIF</td><td>${english(4390550)}</td><td>${english(evLeft)}</td></tr>`,
      ],
      'n',
    )}<p style="margin-top:4mm">Emprunts : montant restant dû : ${english(3175000)} EUR</p>`,
    `${EVREUX_HEAD(2)}<h1>ANNEXE 2 – Compte de gestion général, exercice clos du 01/10/2024 au 30/09/2025</h1>${table(
      HEADS,
      [
        ...EV.map(([label, values]) => [label, ...values.map(english)]),
        line('TOTAL CHARGES COURANTES', ev, english, 'b'),
        line('701 Provisions appelées', evProvisions, english),
        line(
          'Solde',
          evProvisions.map((one, at) => one - (ev[at] ?? 0)),
          english,
          'b',
        ),
      ],
      'n',
    )}<p style="margin-top:4mm">Opérations exceptionnelles et travaux (réalisé 2024/25) : 672 Travaux délégués : ${english(714000)} – Total II : ${english(714000)}</p>`,
    `${EVREUX_HEAD(3)}<h1>ANNEXE 3 – Compte de gestion pour opérations courantes par clé</h1>${table(HEADS, [line('A - Charges générales', evKeys, english), line('B - Chauffage et ascenseur', evRest, english), line('TOTAL', ev, english, 'b')], 'n')}`,
    `${EVREUX_HEAD(4)}<h1>ANNEXE 4 – Compte de gestion pour travaux et opérations exceptionnelles hors budget</h1>${table(['Opération', 'Voté', 'Réalisé', 'Appelé', 'Solde'], [['Mise aux normes du local poubelles', ...[720000, 714000, 720000, 6000].map(english)], line('TOTAL', [720000, 714000, 720000, 6000], english, 'b')], 'n')}`,
    `${EVREUX_HEAD(5)}<h1>ANNEXE 5 – Etat des travaux votés non clôturés au 30/09/2025</h1>${table(['Opération', 'A Voté', 'B Payé', 'C Réalisé', 'D Appelé reçu', 'E = D-C', 'F = A-D'], [['Fenêtres de cage (AG 05/06/2025)', ...[1440000, 0, 594000, 720000, 126000, 720000].map(english)]], 'n')}`,
  ],
  documents: [
    part([1], 'ANNEXE_1', {
      annexes: ['1'],
      syndic: 'AXE EURE GESTION',
      building: 'LE CLOS SAINT-TAURIN',
      building_address: '6 allée de la Madeleine-Basse, 27000 ÉVREUX',
      closed_on: '2025-09-30',
      fonds_places: 1600000,
      banques: EV_BANK,
      creances_exigibles: 688215,
      creances_douteuses: 145000,
      impayes: 688215 + 145000,
      provisions_travaux: 840000,
      avances_tresorerie: 600000,
      fonds_travaux: 1600000,
      solde_travaux: 126000,
      excedents_verses: 255310,
      dette_fournisseurs: evSuppliers,
      total_bilan: evLeft,
      emprunts: 3175000,
    }),
    part([2], 'ANNEXE_2', {
      annexes: ['2'],
      syndic: 'AXE EURE GESTION',
      closed_on: '2025-09-30',
      charges_courantes: ev[2] ?? 0,
      charges_courantes_precedentes: ev[0] ?? 0,
      budget_clos: ev[1] ?? 0,
      budget_en_cours: ev[3] ?? 0,
      budget_a_voter: ev[4] ?? 0,
      charges_travaux: 714000,
    }),
    part([3], 'ANNEXE_3', {
      annexes: ['3'],
      closed_on: '2025-09-30',
      charges_courantes: ev[2] ?? 0,
      budget_clos: ev[1] ?? 0,
      budget_a_voter: ev[4] ?? 0,
    }),
    part([4], 'ANNEXE_4', {
      annexes: ['4'],
      closed_on: '2025-09-30',
      charges_travaux: 714000,
      travaux_clos: ['Mise aux normes du local poubelles'],
    }),
    part([5], 'ANNEXE_5', {
      annexes: ['5'],
      closed_on: '2025-09-30',
      travaux_en_cours: either(['Fenêtres de cage (AG 05/06/2025)'], ['Fenêtres de cage']),
      travaux_votes: 1440000,
      travaux_payes: 0,
      travaux_realises: 594000,
      travaux_appeles: 720000,
      travaux_a_recevoir: 720000,
    }),
  ],
};

export const ANNEXES_ENSEMBLE = [fourFive, five];
