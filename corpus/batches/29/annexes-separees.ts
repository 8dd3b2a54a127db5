// Annexes of three other buildings, each of which came alone.
import { either, paperOf } from '../../paper.ts';
import { dotted, spaced, table } from '../../writing.ts';
import { at, type Line, plus, show, total, totals } from './lignes-comptables.ts';
import { FOOT, foot } from './outils.ts';

const B_CASH: readonly Line[] = [
  ['512 Banque – compte séparé', 881240, 702215],
  ['501 Livret A syndicat', 1102250, 936000],
];
const B_OWED: readonly Line[] = [
  ['450 Copropriétaires débiteurs', 318844, 402190],
  ['486 Charges constatées d’avance', 15600, 0],
];
const B_RES: readonly Line[] = [
  ['1031 Avance de trésorerie permanente', 300000, 300000],
  ['105 Fonds de travaux', 1102250, 936000],
];
const bTotal = plus(totals(B_CASH), totals(B_OWED));
const B_DEBT: readonly Line[] = [
  ['450 Copropriétaires créditeurs', 214390, 187705],
  [
    '401 Fournisseurs',
    at(bTotal, 0) - 300000 - 1102250 - 214390,
    at(bTotal, 1) - 300000 - 936000 - 187705,
  ],
];
const brieuc = paperOf(
  'annexe-etat-financier-saint-brieuc',
  `font: 9pt/1.4 'Carlito', sans-serif; ${FOOT} h1 { font-size: 13pt; color: #8a3b12 } h2 { font-size: 10pt; border-bottom: .3mm solid #8a3b12; margin: 4mm 0 1mm } td:nth-child(n+2), th:nth-child(n+2) { text-align: right; width: 38mm } th { font-weight: bold } .t td { border-top: .3mm solid #333; font-weight: bold }`,
  [
    `<p><b>ARGOAT IMMOBILIER</b> – Syndic – 10 rue Saint-Guillaume, 22000 SAINT-BRIEUC</p><p>Syndicat des copropriétaires LE CLOS DU GOUËDIC, 27 boulevard Charner, 22000 SAINT-BRIEUC – AE5 117 802</p><h1>Annexe n° 1 : état financier après répartition</h1><p>Exercice clos le 30/06/2026 – comparatif exercice précédent clos le 30/06/2025 – montants en euros</p>
    <h2>ACTIF – Trésorerie</h2>${table(['', '30/06/2026', '30/06/2025'], [...show(B_CASH, dotted), total('Total I', totals(B_CASH), dotted)])}<h2>ACTIF – Créances</h2>${table(['', '30/06/2026', '30/06/2025'], [...show(B_OWED, dotted), total('Total II', totals(B_OWED), dotted), total('Total général actif', bTotal, dotted)])}
    <h2>PASSIF – Provisions et avances</h2>${table(['', '30/06/2026', '30/06/2025'], [...show(B_RES, dotted), total('Total I', totals(B_RES), dotted)])}<h2>PASSIF – Dettes</h2>${table(['', '30/06/2026', '30/06/2025'], [...show(B_DEBT, dotted), total('Total II', totals(B_DEBT), dotted), total('Total général passif', plus(totals(B_RES), totals(B_DEBT)), dotted)])}
    <p style="margin-top:5mm">Aucun emprunt en cours. Aucune créance douteuse à la clôture.</p>${foot('ARGOAT IMMOBILIER, SARL au capital de 30.500 €, RCS Saint-Brieuc 919 402 551, carte CPI 2201 2018 000 027 316 – Document non audité, pièces consultables au cabinet')}`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_1',
    facts: {
      annexes: ['1'],
      syndic: 'ARGOAT IMMOBILIER',
      building: 'LE CLOS DU GOUËDIC',
      building_address: '27 boulevard Charner, 22000 SAINT-BRIEUC',
      rnc: 'AE5117802',
      closed_on: '2026-06-30',
      fonds_places: 1102250,
      banques: 881240,
      avances_tresorerie: 300000,
      fonds_travaux: 1102250,
      creances_exigibles: 318844,
      impayes: 318844,
      excedents_verses: 214390,
      dette_fournisseurs: at(totals(B_DEBT), 0) - 214390,
      total_bilan: at(bTotal, 0),
    },
    absent: ['owner', 'lots', 'provisions_travaux', 'charges_courantes'],
  },
);

const C_SPENT: readonly Line[] = [
  ['Assurance immeuble', 118044, 121000, 124870, 128000, 131000],
  ['Électricité', 31206, 33000, 35122, 36000, 37000],
  ['Entretien ménage', 264000, 264000, 264000, 271200, 276000],
  ['Extincteurs, désenfumage', 28940, 30000, 29418, 30000, 31000],
  ['Honoraires du syndic', 318000, 324000, 324000, 330000, 336000],
  ['Affranchissements', 14212, 15000, 17390, 16000, 16000],
];
const cTotals = totals(C_SPENT);
const cholet = paperOf(
  'annexe-gestion-generale-cholet',
  `font: 8.2pt/1.35 'DejaVu Sans', sans-serif; padding: 12mm; ${FOOT} h1 { font-size: 11pt; background: #1c4f6b; color: #fff; padding: 1.5mm 2mm } td, th { border-bottom: .15mm solid #9bb } th { font-size: 7pt; color: #1c4f6b; font-weight: bold } td:nth-child(n+2), th:nth-child(n+2) { text-align: right } .t td { font-weight: bold; border-top: .4mm solid #1c4f6b }`,
  [
    `<p>MAUGES GESTION – 45 rue Nationale 49300 CHOLET<br>Copropriété VILLA TRAVOT – 9 place Travot 49300 CHOLET</p><h1>Annexe 2 – Compte de gestion général de l’exercice clos et budget prévisionnel</h1><p>Exercice du 01/07/2025 au 30/06/2026</p>${table(['Charges pour opérations courantes', 'Approuvé<br>2024/2025', 'Budget voté<br>2025/2026', 'Réalisé à approuver<br>2025/2026', 'Budget voté<br>2026/2027', 'Budget à voter<br>2027/2028'], [...show(C_SPENT, dotted), total('Total des charges courantes', cTotals, dotted), ...show([['Provisions appelées (cpte 701)', 780000, at(cTotals, 1), at(cTotals, 1), at(cTotals, 3), at(cTotals, 4)]], dotted)])}<p style="margin-top:6mm"><b>Travaux et opérations exceptionnelles</b></p>${table(
      ['', 'Approuvé 2024/2025', 'À approuver 2025/2026'],
      [
        ...show(
          [
            ['Mise en peinture de la cage d’escalier', 0, 642400],
            ['Frais de procédure c/ lot 4', 88000, 31250],
          ],
          dotted,
        ),
        total('Total travaux et op. exceptionnelles', [88000, 673650], dotted),
      ],
    )}${foot('MAUGES GESTION SAS – RCS Angers 920 114 903 – garantie GALIAN Exemple')}`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_2',
    facts: {
      annexes: ['2'],
      syndic: 'MAUGES GESTION',
      building: 'VILLA TRAVOT',
      building_address: '9 place Travot, 49300 CHOLET',
      closed_on: '2026-06-30',
      charges_courantes_precedentes: at(cTotals, 0),
      budget_clos: at(cTotals, 1),
      charges_courantes: at(cTotals, 2),
      budget_en_cours: at(cTotals, 3),
      budget_a_voter: at(cTotals, 4),
      charges_travaux: 673650,
    },
    absent: ['rnc', 'owner', 'lots', 'total_bilan', 'meeting_on'],
  },
);

const V_WORKS: readonly Line[] = [
  [
    'Isolation thermique par l’extérieur bât. 1 et 2 – AG du 18/05/2025',
    31240000,
    9372000,
    12496000,
    15620000,
    3124000,
    15620000,
  ],
  ['Maîtrise d’œuvre ITE – AG du 18/05/2025', 2186800, 874720, 1093400, 1093400, 0, 1093400],
  [
    'Réseau d’eau : remplacement colonnes – AG du 02/10/2024',
    4115000,
    4002250,
    4115000,
    4115000,
    0,
    0,
  ],
];
const vTotals = totals(V_WORKS);
const vannes = paperOf(
  'annexe-travaux-non-clos-vannes',
  `font: 8pt/1.35 'Nimbus Sans', sans-serif; padding: 14mm 10mm; ${FOOT} h1 { font-size: 11pt } td, th { border: .2mm solid #000 } th { text-align: center } td:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold }`,
  [
    `<p>GOLFE SYNDIC SERVICES – 2 bis rue du Roulage – 56000 VANNES</p><p><b>ANNEXE N° 5</b> – SDC CAP MENIMUR, 1 à 11 rue de Metz, 56000 VANNES</p><h1>État des travaux de l’article 14-2 et opérations exceptionnelles votés non encore clôturés à la fin de l’exercice – arrêté au 31 mars 2026</h1>${table(['Désignation', 'A – Votés', 'B – Payés', 'C – Réalisés', 'D – Appels reçus', 'E – Solde (D-C)', 'F – À recevoir (A-D)'], [...show(V_WORKS, spaced), total('Totaux', vTotals, spaced)])}<p style="margin-top:5mm">Subvention MaPrimeRénov’ Copropriété notifiée le 04/11/2025 : 93 720,00 €, non encore versée. Prêt collectif : sans objet.</p>${foot('GOLFE SYNDIC SERVICES – SAS au capital de 10 000 € – RCS Vannes 921 550 310')}`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_5',
    facts: {
      annexes: ['5'],
      syndic: 'GOLFE SYNDIC SERVICES',
      building: 'CAP MENIMUR',
      building_address: '1 à 11 rue de Metz, 56000 VANNES',
      closed_on: '2026-03-31',
      travaux_en_cours: either(
        V_WORKS.map(([label]) => label),
        [
          'Isolation thermique par l’extérieur bât. 1 et 2',
          'Maîtrise d’œuvre ITE',
          'Réseau d’eau : remplacement colonnes',
        ],
      ),
      travaux_votes: at(vTotals, 0),
      travaux_payes: at(vTotals, 1),
      travaux_realises: at(vTotals, 2),
      travaux_appeles: at(vTotals, 3),
      travaux_a_recevoir: at(vTotals, 5),
    },
    absent: ['rnc', 'owner', 'meeting_on'],
  },
);

export const ANNEXES_SEPAREES = [brieuc, cholet, vannes];
