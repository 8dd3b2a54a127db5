// Annexes printed one by one: a balance of a lake town, an airy budget, keys of a tower, works under way.
import type { FactName } from '@quitus/domain/reading/facts.data';

import { either, type Paper, paperOf, type Truth } from '../../paper.ts';
import { dotted, spaced, sum, table, thin } from '../../writing.ts';

const one = (
  name: string,
  css: string,
  html: string,
  number: 1 | 2 | 3 | 4 | 5,
  facts: Truth['facts'],
  absent: readonly FactName[],
): Paper =>
  paperOf(name, css, [html], {
    type: 'CV_AG',
    sub_kind: `ANNEXE_${number}`,
    facts: { annexes: [String(number)], ...facts },
    absent: ['owner', 'lots', 'iban', ...absent],
  });

const ASSETS = [
  ['501', 'Compte sur livret', 2240000, 2617500],
  ['512', 'Banque Exemple des Savoies', 918044, 733912],
  ['450', 'Copropriétaires débiteurs (sommes exigibles)', 388210, 264155],
  ['461', 'Débiteurs divers', 0, 41200],
] as const;
const LIABILITIES = [
  ['1031', 'Avance de trésorerie permanente', 600000, 600000],
  ['105', 'Fonds de travaux (loi ALUR)', 2240000, 2617500],
  ['120', 'Solde en attente sur travaux', 0, -84000],
  ['450', 'Copropriétaires créditeurs (excédents versés)', 214800, 177340],
] as const;
const allOf = (lines: readonly (readonly [string, string, number, number])[], at: 2 | 3) =>
  sum(lines.map((line) => line[at]));
const bills = ([2, 3] as const).map((at) => allOf(ASSETS, at) - allOf(LIABILITIES, at));
const lakeRows = (lines: readonly (readonly [string, string, number, number])[]) =>
  lines.map(([code, label, before, now]) => [code, label, dotted(before), dotted(now)]);

const balance = one(
  'annexe-un-annecy',
  `font: 9.4pt/1.4 'DejaVu Serif Condensed', serif; padding: 16mm 18mm; h1 { font-size: 13pt; text-align: center } .b td:nth-child(n+3), .b th:nth-child(n+3) { text-align: right } .b th { border-bottom: .4mm solid #000; font-weight: bold } .t td { font-weight: bold; border-top: .2mm solid #000; border-bottom: .6mm double #000 }`,
  `<p>SAVOIE LAC GESTION<br>Agence de Seynod – 14 avenue des Neigeos – 74600 ANNECY</p><h1>ÉTAT FINANCIER APRÈS RÉPARTITION<br>exercice clos le 30 septembre 2025</h1><p style="text-align:center">Annexe 1 du décret du 14 mars 2005 – Copropriété LES BALCONS DU SEMNOZ, 8 chemin de la Prairie, 74000 ANNECY – immatriculée AF4-410-207</p>
  ${table(['N°', 'ACTIF', '30.09.2024', '30.09.2025'], [...lakeRows(ASSETS), `<tr class="t"><td></td><td>Total de l’actif</td><td>${dotted(allOf(ASSETS, 2))}</td><td>${dotted(allOf(ASSETS, 3))}</td></tr>`], 'b')}
  <p></p>${table(['N°', 'PASSIF', '30.09.2024', '30.09.2025'], [...lakeRows(LIABILITIES), ['401', 'Fournisseurs', dotted(bills[0] ?? 0), dotted(bills[1] ?? 0)], `<tr class="t"><td></td><td>Total du passif</td><td>${dotted(allOf(ASSETS, 2))}</td><td>${dotted(allOf(ASSETS, 3))}</td></tr>`], 'b')}
  <p style="margin-top:6mm;font-size:8pt">Le solde débiteur du compte 120 provient de la réfection des garde-corps, dont le dernier appel est exigible au 1er octobre 2025. Aucune créance douteuse. Aucun emprunt.</p>`,
  1,
  {
    syndic: 'SAVOIE LAC GESTION',
    building: 'LES BALCONS DU SEMNOZ',
    building_address: '8 chemin de la Prairie, 74000 ANNECY',
    rnc: 'AF4410207',
    closed_on: '2025-09-30',
    fonds_places: 2617500,
    banques: 733912,
    creances_exigibles: 264155,
    avances_tresorerie: 600000,
    fonds_travaux: 2617500,
    solde_travaux: -84000,
    excedents_verses: 177340,
    dette_fournisseurs: bills[1] ?? 0,
    total_bilan: allOf(ASSETS, 3),
  },
  ['provisions_travaux', 'charges_courantes'],
);

const VALMY = [
  ['Eau', 1244010, 1300000, 1288455, 1320000, 1360000],
  ['Électricité des communs', 388120, 420000, 402977, 430000, 440000],
  ['Chauffage', 5910244, 6300000, 6118730, 6410000, 6500000],
  ['Ménage', 1490000, 1520000, 1520000, 1560000, 1590000],
  ['Ascenseurs', 402800, 390000, 411650, 394000, 405000],
  ['Assurance', 880415, 900000, 931200, 960000, 1010000],
  ['Honoraires Copilo', 720000, 720000, 720000, 740000, 740000],
] as const;
const valmySum = (at: 1 | 2 | 3 | 4 | 5) => sum(VALMY.map((line) => line[at]));
const airy = one(
  'annexe-deux-airs-montreuil',
  `font: 9.6pt/1.5 'URW Gothic', sans-serif; padding: 18mm; color: #22283a; .y td { padding: 2mm 1mm; border-bottom: .2mm solid #eceef6 } .y td:nth-child(n+2), .y th:nth-child(n+2) { text-align: right; white-space: nowrap } .y th { font-size: 7.4pt; color: #8a90a6; vertical-align: bottom } .y tr.t td { font-weight: bold; font-size: 10.5pt; color: #3b4bd8 }`,
  `<b style="font-size:17pt;color:#3b4bd8">copilo</b><p style="color:#8a90a6;font-size:7.6pt">Les Jardins de Valmy · 14-16 rue de Valmy, 93100 Montreuil · AD2917304</p><h1 style="font-size:18pt;margin-top:6mm">Compte de gestion général</h1><p>Annexe 2 · exercice du 1er janvier au 31 décembre 2025 et budget prévisionnel 2027</p>
  ${table(
    [
      'Opérations courantes',
      'Dépensé 2024<br>approuvé',
      'Budget 2025<br>voté',
      'Dépensé 2025<br>à approuver',
      'Budget 2026<br>voté',
      'Budget 2027<br>à voter',
    ],
    [
      ...VALMY.map(([label, ...values]) => [label, ...values.map(thin)]),
      `<tr class="t"><td>Total</td>${([1, 2, 3, 4, 5] as const).map((at) => `<td>${thin(valmySum(at))}</td>`).join('')}</tr>`,
    ],
    'y',
  )}
  <p style="margin-top:6mm;color:#8a90a6;font-size:8pt">Aucune opération hors budget en 2025. Le budget 2027 comprend une hausse de 5 % de la prime d’assurance.</p>`,
  2,
  {
    syndic: 'copilo',
    building: 'Les Jardins de Valmy',
    building_address: '14-16 rue de Valmy, 93100 Montreuil',
    rnc: 'AD2917304',
    closed_on: '2025-12-31',
    charges_courantes_precedentes: valmySum(1),
    budget_clos: valmySum(2),
    charges_courantes: valmySum(3),
    budget_en_cours: valmySum(4),
    budget_a_voter: valmySum(5),
  },
  ['impayes', 'meeting_on'],
);

const TOWER = [
  ['CLE 1 CHARGES GENERALES', 12480000, 12900000, 13110455, 13300000, 13600000],
  ['CLE 2 TOUR EST', 3140200, 3200000, 3288014, 3350000, 3400000],
  ['CLE 3 TOUR OUEST', 2990110, 3100000, 3041866, 3150000, 3200000],
  ['CLE 5 ASCENSEURS IGH', 4880000, 5000000, 5102340, 5200000, 5350000],
  ['CLE 9 PARC DE STATIONNEMENT', 1120400, 1150000, 1098720, 1150000, 1180000],
] as const;
const towerSum = (at: 1 | 2 | 3 | 4 | 5) => sum(TOWER.map((line) => line[at]));
const tower = one(
  'annexe-trois-tours-creteil',
  `font: 8pt 'DejaVu Sans Condensed', sans-serif; padding: 12mm; h1 { font-size: 11pt } .k th { border: .2mm solid #000; background: #ffe9b8; text-align: center; font-size: 7pt } .k td { border: .2mm solid #000 } .k td:nth-child(n+2) { text-align: right } .t td { font-weight: bold }`,
  `<p>Immeuble 2207 – SDC LES TOURS DU PALAIS, 5-7 rue Thomas Edison, 94000 CRETEIL – Syndic : CABINET BRESSON-DIOUF &amp; ASSOCIES</p><h1>ANNEXE 3 – COMPTE DE GESTION POUR OPERATIONS COURANTES DE L’EXERCICE CLOS REALISE (N) DU 01/07/23 AU 30/06/24 ET BUDGET PREVISIONNEL (N+2) DU 01/07/25 AU 30/06/26</h1>
  ${table(
    [
      'Total net par clé',
      'N-1<br>approuvé',
      'N<br>voté',
      'N<br>réalisé à approuver',
      'N+1<br>voté',
      'N+2<br>à voter',
    ],
    [
      ...TOWER.map(([label, ...values]) => [label, ...values.map(spaced)]),
      `<tr class="t"><td>TOTAL CHARGES NETTES</td>${([1, 2, 3, 4, 5] as const).map((at) => `<td>${spaced(towerSum(at))}</td>`).join('')}</tr>`,
      `<tr><td>PROVISIONS COPROPRIETAIRES</td>${([2, 2, 2, 4, 5] as const).map((at) => `<td>${spaced(towerSum(at))}</td>`).join('')}</tr>`,
    ],
    'k',
  )}<p style="margin-top:3mm">Solde de l’exercice (insuffisance) à répartir : ${spaced(towerSum(3) - towerSum(2))}. Les tours sont des immeubles de grande hauteur : le service de sécurité incendie est compris dans la clé 1.</p>`,
  3,
  {
    syndic: 'CABINET BRESSON-DIOUF & ASSOCIES',
    building: 'LES TOURS DU PALAIS',
    building_address: '5-7 rue Thomas Edison, 94000 CRETEIL',
    closed_on: '2024-06-30',
    charges_courantes_precedentes: towerSum(1),
    budget_clos: towerSum(2),
    charges_courantes: towerSum(3),
    budget_en_cours: towerSum(4),
    budget_a_voter: towerSum(5),
  },
  ['rnc', 'impayes', 'meeting_on'],
);

const COLMAR = [2845000, 1290000, 1610000, 2133750] as const;
const underWay = one(
  'annexe-cinq-travaux-colmar',
  `font: 10pt/1.5 'P052', serif; padding: 20mm; h1 { font-size: 14pt } .c td { border-bottom: .2mm solid #aaa } .c td:last-child { text-align: right }`,
  `<p><b>Régie Muller-Ostertag</b> – 3 rue des Têtes – 68000 Colmar</p><p>Copropriété « Le Logelbach », 27 route d’Ingersheim, 68000 Colmar</p><h1>Annexe 5 – Travaux votés, non encore clôturés au 31 mars 2025</h1><p>Opération : <b>Reprise des façades sur cour</b> (assemblée générale du 18 septembre 2024, entreprise Peinture Sundgau)</p>
  ${table(
    [],
    [
      ['A. Montant voté', `${spaced(COLMAR[0])} €`],
      ['B. Payé à ce jour', `${spaced(COLMAR[1])} €`],
      ['C. Travaux réalisés (situations 1 à 3)', `${spaced(COLMAR[2])} €`],
      ['D. Appels de fonds reçus, subventions comprises', `${spaced(COLMAR[3])} €`],
      ['E. Solde en attente sur travaux (D – C)', `${spaced(COLMAR[3] - COLMAR[2])} €`],
      ['F. Restant à recevoir (A – D)', `${spaced(COLMAR[0] - COLMAR[3])} €`],
    ],
    'c',
  )}<p style="margin-top:6mm">Dernier appel : 30 juin 2025. Subvention de la ville de Colmar : 4 200,00 €, acquise.</p>`,
  5,
  {
    syndic: 'Régie Muller-Ostertag',
    building: 'Le Logelbach',
    building_address: '27 route d’Ingersheim, 68000 Colmar',
    closed_on: '2025-03-31',
    travaux_en_cours: either(
      ['Reprise des façades sur cour'],
      [
        'Reprise des façades sur cour (assemblée générale du 18 septembre 2024, entreprise Peinture Sundgau)',
      ],
    ),
    travaux_votes: COLMAR[0],
    travaux_payes: COLMAR[1],
    travaux_realises: COLMAR[2],
    travaux_appeles: COLMAR[3],
    travaux_a_recevoir: COLMAR[0] - COLMAR[3],
  },
  ['rnc', 'charges_courantes', 'travaux_clos'],
);

export const ANNEXES_SEPAREES = [balance, airy, tower, underWay];
