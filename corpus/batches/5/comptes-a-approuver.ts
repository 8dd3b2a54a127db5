// Annexes 1 to 3 twice more: charges facing income on a lying sheet, and a resort's lists with the closed year first.
import { either, type Paper } from '../../paper.ts';
import { spaced, table, thin, tr } from '../../writing.ts';
import { added, annexe, budgetsOf, column, type Line, taken, totals } from './lignes-comptables.ts';

const ERDRE_CASH: readonly Line[] = [
  ['50 Fonds placés (livret fonds travaux)', 1200000, 1440000],
  ['51 Banque', 987044, 631827],
];
const ERDRE_RESERVES: readonly Line[] = [
  ['102 Provisions pour travaux', 0, 0],
  ['1031 Avances de trésorerie', 700000, 700000],
  ['1033 Autres avances', 150000, 150000],
  ['105 Fonds de travaux', 1200000, 1423500],
];
const ERDRE_CLAIMS: readonly Line[] = [
  ['45 Copropriétaires : sommes exigibles', 624018, 941106],
  ['46 Débiteurs divers', 0, 65000],
];
const ERDRE_DEBTS: readonly Line[] = [
  ['45 Copropriétaires : excédents versés', 312050, 200411],
  ['40 Fournisseurs', 449012, 604022],
];
const ERDRE: readonly Line[] = [
  ['601 Eau', 241070, 250000, 258814, 260000, 270000],
  ['602 Électricité', 190233, 200000, 184790, 200000, 200000],
  ['603 Chauffage', 1423080, 1500000, 1591265, 1550000, 1600000],
  ['611 Ménage', 714000, 730000, 732000, 750000, 770000],
  ['614 Maintenance', 331000, 340000, 338800, 345000, 355000],
  ['616 Assurance', 608000, 650000, 661200, 695000, 730000],
  ['621 Syndic', 690000, 700000, 700000, 710000, 725000],
  ['623 Divers', 102012, 100000, 114438, 110000, 110000],
];
const erdre = totals(ERDRE);
const CALLED = [4350000, 4470000, 4470000, 4620000, 4760000];
const gap = taken(CALLED, erdre);
const cells = ([label, ...values]: Line) => [label, ...values.map(spaced)];
const list = (title: string, lines: readonly Line[], end: string) =>
  table(
    [title, 'N-1<br>31/03/2025', 'N<br>31/03/2026'],
    [...lines.map(cells), tr(cells([end, ...totals(lines)]), 't')],
  );
const FIVE = [
  'N-1<br>approuvé',
  'N<br>budget voté',
  'N<br>réalisé à approuver',
  'N+1<br>en cours voté',
  'N+2<br>à voter',
];
const top = (number: number, title: string) =>
  `<table class="n"><tr><td>Cabinet PENNANEAC’H & FILS<br>Immeuble 0455 LES JARDINS DE L’ERDRE<br>9 rue du Coudray – 44000 NANTES</td><td style="text-align:center"><b>ANNEXE ${number}</b><br><b>${title}</b><br>Exercice du 01/04/2025 au 31/03/2026</td><td style="text-align:right !important">N-1 : 2024/2025<br>N : 2025/2026 – N+1 : 2026/2027<br>N+2 : 2027/2028</td></tr></table>`;
const ERDRE_HEADED = {
  syndic: either('Cabinet PENNANEAC’H & FILS', 'Cabinet PENNANEAC’H ET FILS'),
  building: 'LES JARDINS DE L’ERDRE',
  building_address: '9 rue du Coudray, 44000 NANTES',
  closed_on: '2026-03-31',
};
const byKey: readonly Line[] = [
  ['01 – CHARGES GÉNÉRALES', ...taken(erdre, [1754080, 1840000, 1930065, 1895000, 1955000])],
  ['03 – ASCENSEUR', 331000, 340000, 338800, 345000, 355000],
  ['05 – CHAUFFAGE COLLECTIF', 1423080, 1500000, 1591265, 1550000, 1600000],
];
/** What is left of the balance: the year's loss waits on the owners' accounts. */
const erdreSheet = column(ERDRE_CASH, 1) + column(ERDRE_CLAIMS, 1);

const nantes: Paper = {
  name: 'annexes-nantes-vis-a-vis',
  css: `font: 7.2pt 'DejaVu Sans Condensed', sans-serif; padding: 10mm 11mm; .n td { border: 0; width: 33%; font-size: 8.4pt } td, th { border: .15mm solid #777; padding: .9mm 1mm } th { background: #e9e9e9; text-align: center; font-weight: bold } td:nth-child(n+2) { text-align: right; white-space: nowrap } .n td:nth-child(2) { white-space: normal } .t td { font-weight: bold } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; margin-top: 4mm; align-items: start }`,
  landscape: true,
  pages: [
    `${top(1, 'ÉTAT FINANCIER APRÈS RÉPARTITION')}<div class="two">${list('TRÉSORERIE', ERDRE_CASH, 'TOTAL I')}${list('PROVISIONS ET AVANCES', ERDRE_RESERVES, 'TOTAL I')}${list('CRÉANCES', ERDRE_CLAIMS, 'TOTAL II')}${list('DETTES', ERDRE_DEBTS, 'TOTAL II')}${table([], [tr(cells(['TOTAL GÉNÉRAL', ...added(totals(ERDRE_CASH), totals(ERDRE_CLAIMS))]), 't')])}${table([], [tr(cells(['TOTAL GÉNÉRAL', ...added(totals(ERDRE_RESERVES), totals(ERDRE_DEBTS))]), 't')])}</div><p style="margin-top:5mm">Emprunts – montant restant dû : 0,00. Engagements hors bilan : néant. Aucune procédure n’est en cours contre le syndicat. La liste nominative des soldes des copropriétaires est jointe.</p>`,
    `${top(2, 'COMPTE DE GESTION GÉNÉRAL ET BUDGET PRÉVISIONNEL')}<div class="two">${table(
      ['CHARGES POUR OPÉRATIONS COURANTES', ...FIVE],
      [
        ...ERDRE.map(cells),
        tr(cells(['Sous-total', ...erdre]), 't'),
        cells(['Solde (excédent)', ...gap.map((one) => Math.max(one, 0))]),
        tr(
          cells([
            'TOTAL I',
            ...added(
              erdre,
              gap.map((one) => Math.max(one, 0)),
            ),
          ]),
          't',
        ),
      ],
    )}${table(
      ['PRODUITS POUR OPÉRATIONS COURANTES', ...FIVE],
      [
        cells(['701 Provisions appelées', ...CALLED]),
        tr(cells(['Sous-total', ...CALLED]), 't'),
        cells(['Solde (insuffisance)', ...gap.map((one) => Math.max(-one, 0))]),
        tr(
          cells([
            'TOTAL I',
            ...added(
              CALLED,
              gap.map((one) => Math.max(-one, 0)),
            ),
          ]),
          't',
        ),
      ],
    )}</div><p style="margin-top:5mm"><b>Travaux et opérations exceptionnelles (article 14-2)</b> : aucune dépense ni aucun produit constaté sur l’exercice 2025/2026 ni sur l’exercice précédent.</p>`,
    `${top(3, 'COMPTE DE GESTION POUR OPÉRATIONS COURANTES PAR CLÉ')}<p></p>${table(['Clé de répartition', ...FIVE], [...byKey.map(cells), tr(cells(['TOTAL CHARGES NETTES', ...erdre]), 't'), cells(['PROVISIONS COPROPRIÉTAIRES', ...CALLED]), tr(cells(['SOLDE', ...gap]), 't')])}<p style="margin-top:5mm">Un solde négatif est une insuffisance, appelée auprès des copropriétaires après approbation ; un solde positif est un excédent, qui leur est crédité.</p>`,
  ],
  documents: [
    annexe(
      1,
      {
        ...ERDRE_HEADED,
        fonds_places: 1440000,
        banques: 631827,
        provisions_travaux: 0,
        avances_tresorerie: 700000,
        fonds_travaux: 1423500,
        creances_exigibles: 941106,
        impayes: 941106,
        excedents_verses: 200411,
        dette_fournisseurs: 604022,
        total_bilan: erdreSheet,
        emprunts: 0,
      },
      ['creances_douteuses', 'solde_travaux', 'rnc'],
    ),
    annexe(2, { ...ERDRE_HEADED, ...budgetsOf(erdre) }, ['rnc', 'owner']),
    annexe(3, { ...ERDRE_HEADED, ...budgetsOf(erdre) }, ['rnc', 'owner']),
  ],
};

type Coded = readonly [code: string, label: string, now: number, before: number];
const ASSETS: readonly Coded[] = [
  ['501', 'Fonds placés – comptes à terme', 9600000, 8200000],
  ['512', 'Banque – compte courant du syndicat', 7120488, 6481015],
  ['513', 'Banque – compte travaux', 4150000, 0],
];
const OWED: readonly Coded[] = [
  ['450', 'Copropriétaires – sommes exigibles restant à recevoir', 3811640, 2950472],
  ['459', 'Copropriétaires – créances douteuses', 1288000, 931000],
  ['468', 'Débiteurs divers', 214000, 0],
];
const KEPT: readonly Coded[] = [
  ['102', 'Provisions pour travaux', 4150000, 0],
  ['1031', 'Avances de trésorerie', 4400000, 4400000],
  ['105', 'Fonds de travaux', 9600000, 8200000],
  ['120', 'Solde en attente sur travaux et opérations exceptionnelles', 396000, 0],
];
const OWING: readonly Coded[] = [
  ['450', 'Copropriétaires – excédents versés', 2101506, 1840237],
  ['401', 'Fournisseurs', 4431622, 3412050],
  ['408', 'Fournisseurs – factures non parvenues', 845000, 460200],
  ['431', 'Sécurité sociale', 260000, 250000],
];
const lines = (coded: readonly Coded[]) => coded.map((one): Line => [one[1], one[2], one[3]]);
const coded = (title: string, rows: readonly Coded[], end: string) =>
  `<tr class="h"><td></td><td colspan="3">${title}</td></tr>${rows.map(([code, label, now, before]) => tr([code, label, thin(now), thin(before)])).join('')}${tr(['', end, ...totals(lines(rows)).map(thin)], 't')}`;
const CIMES: readonly (readonly [code: string, ...Line])[] = [
  ['6010', 'Eau', 2240115, 2300000, 2398044, 2400000, 2480000],
  ['6030', 'Combustible chaufferie', 7318420, 7200000, 7004288, 7100000, 6200000],
  ['6110', 'Nettoyage et blanchisserie des communs', 2410000, 2450000, 2461200, 2520000, 2580000],
  ['6140', 'Ascenseurs, chaufferie, déneigement', 4107560, 4250000, 4391875, 4400000, 4500000],
  ['6160', 'Assurances', 3066000, 3300000, 3341900, 3560000, 3740000],
  ['6211', 'Honoraires du syndic', 2880000, 2940000, 2940000, 3000000, 3060000],
  ['6400', 'Salaires et charges du gardien', 4275033, 4360000, 4398790, 4450000, 4540000],
];
const cimes = totals(CIMES.map(([, label, ...values]): Line => [label, ...values]));
const PERIODS = [
  '01/11/23 au 31/10/24<br>Réalisé approuvé',
  '01/11/24 au 31/10/25<br>Budget voté',
  '01/11/24 au 31/10/25<br>Réalisé à approuver',
  '01/11/25 au 31/10/26<br>Budget voté',
  '01/11/26 au 31/10/27<br>Budget à voter',
];
const head = (number: number, title: string) =>
  `<p class="c">ALPES SYNDIC STATIONS – Immeuble Le Névé, cours Fontanarosa, 05560 VARS</p><h1>${title}</h1><p class="c">Syndicat des copropriétaires LE BALCON DES CIMES – route des Pistes, 05560 VARS – RNC AE1560338<br>Exercice clos le 31/10/2025 – annexe ${number} à l’arrêté du 14 mars 2005</p>`;
const CIMES_HEADED = {
  syndic: 'ALPES SYNDIC STATIONS',
  building: 'LE BALCON DES CIMES',
  building_address: 'route des Pistes, 05560 VARS',
  rnc: 'AE1560338',
  closed_on: '2025-10-31',
};
const cimesKeys: readonly Line[] = [
  ['A – Tous copropriétaires', ...taken(cimes, [9558535, 9500000, 9402332, 9500000, 8680000])],
  ['C – Chauffage et eau chaude', 7318420, 7200000, 7004288, 7100000, 6200000],
  ['E – Eau froide', 2240115, 2300000, 2398044, 2400000, 2480000],
];

export const VARS_ANNEXES: Paper = {
  name: 'annexes-vars-listes',
  css: `font: 8.2pt/1.3 'URW Gothic', sans-serif; padding: 13mm 14mm; .c { text-align: center; color: #14532d } h1 { font-size: 13pt; text-align: center; margin: 3mm 0 } td, th { border-bottom: .1mm solid #9db8a6; padding: 1.1mm 1.4mm } th { text-align: right; font-weight: bold; border-bottom: .4mm solid #14532d } td:nth-child(n+3) { text-align: right; white-space: nowrap } .h td { font-weight: bold; color: #14532d; text-align: left !important; padding-top: 3mm } .t td { font-weight: bold; background: #eef5f0 } .k td:nth-child(n+2) { text-align: right; white-space: nowrap }`,
  pages: [
    `${head(1, 'État financier après répartition')}<table><thead><tr><th></th><th></th><th>31/10/2025<br>Exercice clos</th><th>31/10/2024<br>Exercice approuvé</th></tr></thead><tbody>${coded('TRÉSORERIE', ASSETS, 'Trésorerie disponible – total I')}${coded('CRÉANCES', OWED, 'Total II')}${tr(['', 'TOTAL GÉNÉRAL (I) + (II)', ...added(totals(lines(ASSETS)), totals(lines(OWED))).map(thin)], 't')}${coded('PROVISIONS ET AVANCES', KEPT, 'Total I')}${coded('DETTES', OWING, 'Total II')}${tr(['', 'TOTAL GÉNÉRAL (I) + (II)', ...added(totals(lines(KEPT)), totals(lines(OWING))).map(thin)], 't')}</tbody></table><p style="margin-top:5mm">Emprunts : montant restant dû au 31/10/2025 : ${thin(11840000)} € (emprunt collectif façades, échéance finale 2031).</p><p>Les créances douteuses concernent trois lots faisant l’objet d’un commandement de payer.</p>`,
    `${head(2, 'Compte de gestion général et budget prévisionnel')}<table style="font-size:7.2pt"><thead><tr><th></th><th style="text-align:left">Charges pour opérations courantes</th>${PERIODS.map((one) => `<th>${one}</th>`).join('')}</tr></thead><tbody>${CIMES.map(([code, label, ...values]) => tr([code, label, ...values.map(thin)])).join('')}${tr(['', 'Sous-total charges courantes', ...cimes.map(thin)], 't')}${tr(['7010', 'Provisions sur opérations courantes', ...[26400000, 26800000, 26800000, 27430000, 27100000].map(thin)])}${tr(['7140', 'Produits divers (location local à skis)', ...[0, 0, 184000, 0, 0].map(thin)])}<tr class="h"><td></td><td colspan="6">Travaux et opérations exceptionnelles</td></tr>${tr(['6710', 'Travaux décidés par l’assemblée générale', thin(0), '', thin(3754000), '', ''])}${tr(['', 'Sous-total travaux', thin(0), '', thin(3754000), '', ''], 't')}</tbody></table><p style="margin-top:4mm">Le budget à voter tient compte de la mise en service de la chaufferie bois, attendue pour la saison 2026/2027. L’excédent de l’exercice est affecté aux copropriétaires.</p>`,
    `${head(3, 'Compte de gestion pour opérations courantes')}<table class="k" style="font-size:7.4pt"><thead><tr><th style="text-align:left">Clé de répartition</th>${PERIODS.map((one) => `<th>${one}</th>`).join('')}</tr></thead><tbody>${cimesKeys.map(([label, ...values]) => tr([label, ...values.map(thin)])).join('')}${tr(['TOTAL CHARGES NETTES', ...cimes.map(thin)], 't')}</tbody></table><p style="margin-top:4mm">Clé A : 100 000 tantièmes. Clé C : 98 400 tantièmes, lots chauffés. Clé E : compteurs divisionnaires.</p>`,
  ],
  documents: [
    annexe(
      1,
      {
        ...CIMES_HEADED,
        fonds_places: 9600000,
        banques: either(7120488, 11270488),
        provisions_travaux: 4150000,
        avances_tresorerie: 4400000,
        fonds_travaux: 9600000,
        solde_travaux: 396000,
        creances_exigibles: 3811640,
        creances_douteuses: 1288000,
        impayes: 5099640,
        excedents_verses: 2101506,
        dette_fournisseurs: either(4431622, 5276622),
        total_bilan: column(lines(ASSETS), 0) + column(lines(OWED), 0),
        emprunts: 11840000,
      },
      ['owner', 'lots'],
    ),
    annexe(2, { ...CIMES_HEADED, ...budgetsOf(cimes), charges_travaux: 3754000 }),
    annexe(3, { ...CIMES_HEADED, ...budgetsOf(cimes) }),
  ],
};

export const COMPTES_A_APPROUVER = [nantes, VARS_ANNEXES];
