// Accounting annexes that come alone: a balance in Corsica, a general account, an account by key, works not closed.
import { either, paperOf } from '../../paper.ts';
import { bracketed, dotted, spaced, sum, table, thin } from '../../writing.ts';
import { lying, row } from './outils.ts';

const BASTIA = {
  cash: [1250000, 486217],
  owed: [514390, 0, 12400],
  funds: [300000, 950000, -38200],
  debts: [196745, 854462],
} as const;
const bastiaTotal = sum(BASTIA.cash) + sum(BASTIA.owed);
const balance = paperOf(
  'annexe-1-bastia',
  `font: 8.6pt/1.4 'DejaVu Serif Condensed', serif; padding: 14mm 15mm; h1 { font-size: 12pt; text-align: center; border-top: .6mm solid #000; border-bottom: .6mm solid #000; padding: 2mm } h2 { font-size: 9.5pt; background: #14324a; color: #fff; padding: 1mm 2mm; margin: 4mm 0 0 } td, th { border: .15mm solid #888; padding: .9mm 1.5mm } td:nth-child(n+2), th:nth-child(n+2) { text-align: right; width: 34mm } .t td { font-weight: bold }`,
  [
    `<p>CISMONTE GESTION – Immeuble Le Stella, 9 avenue Emile Sari, 20200 BASTIA</p><h1>Annexe n° 1<br>État financier après répartition au 30 septembre 2025</h1><p>Copropriété PALAZZU CARDO, 2 chemin de l’Annonciade, 20200 BASTIA – exercice du 01/10/2024 au 30/09/2025 – document établi après répartition du résultat de l’exercice</p>
    <h2>SITUATION FINANCIÈRE ET TRÉSORERIE</h2>${table(['Trésorerie', '30/09/2025', '30/09/2024'], [['50 – Fonds placés', bracketed(BASTIA.cash[0]), bracketed(900000)], ['51 – Banques', bracketed(BASTIA.cash[1]), bracketed(577812)], row(['<b>Trésorerie disponible, total I</b>', bracketed(sum(BASTIA.cash)), bracketed(1477812)])])}
    ${table(['Provisions et avances', '30/09/2025', '30/09/2024'], [['1031 – Avances de trésorerie (réserve)', bracketed(BASTIA.funds[0]), bracketed(300000)], ['105 – Fonds de travaux', bracketed(BASTIA.funds[1]), bracketed(700000)], ['12 – Solde en attente sur travaux', bracketed(BASTIA.funds[2]), bracketed(-12000)], row(['<b>Total I</b>', bracketed(sum(BASTIA.funds)), bracketed(988000)])])}
    <h2>CRÉANCES ET DETTES</h2>${table(['Créances', '30/09/2025', '30/09/2024'], [['45 – Copropriétaires, sommes exigibles restant à recevoir', bracketed(BASTIA.owed[0]), bracketed(402100)], ['459 – Copropriétaires douteux', bracketed(0), bracketed(0)], ['46 – Débiteurs divers (assurance)', bracketed(BASTIA.owed[2]), bracketed(0)], row(['<b>Total II</b>', bracketed(sum(BASTIA.owed)), bracketed(402100)])])}
    ${table(['Dettes', '30/09/2025', '30/09/2024'], [['45 – Copropriétaires, excédents versés', bracketed(BASTIA.debts[0]), bracketed(211340)], ['40 – Fournisseurs et factures non parvenues', bracketed(BASTIA.debts[1]), bracketed(680572)], row(['<b>Total II</b>', bracketed(sum(BASTIA.debts)), bracketed(891912)])])}
    ${table(['', '30/09/2025', '30/09/2024'], [row(['<b>TOTAL GÉNÉRAL (I + II), actif</b>', bracketed(bastiaTotal), bracketed(1879912)]), row(['<b>TOTAL GÉNÉRAL (I + II), passif</b>', bracketed(sum(BASTIA.funds) + sum(BASTIA.debts)), bracketed(1879912)])])}
    <p style="margin-top:5mm;font-size:7.4pt">Les montants entre parenthèses viennent en déduction. Cismonte Gestion SAS, 900 551 276 RCS Bastia – carte professionnelle CPI 2B01 2022 000 000 031.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_1',
    facts: {
      annexes: ['1'],
      syndic: 'CISMONTE GESTION',
      building: 'PALAZZU CARDO',
      building_address: '2 chemin de l’Annonciade, 20200 BASTIA',
      closed_on: '2025-09-30',
      fonds_places: BASTIA.cash[0],
      banques: BASTIA.cash[1],
      avances_tresorerie: BASTIA.funds[0],
      fonds_travaux: BASTIA.funds[1],
      solde_travaux: BASTIA.funds[2],
      creances_exigibles: BASTIA.owed[0],
      creances_douteuses: 0,
      impayes: BASTIA.owed[0],
      excedents_verses: BASTIA.debts[0],
      dette_fournisseurs: BASTIA.debts[1],
      total_bilan: bastiaTotal,
    },
    absent: ['rnc', 'emprunts', 'provisions_travaux', 'owner', 'iban'],
  },
);

type Line = readonly [code: string, label: string, ...values: number[]];
const AVIGNON: readonly Line[] = [
  ['60100', 'EAU', 622018, 600000, 588240, 640000, 655000],
  ['60210', 'ELECTRICITE', 141877, 160000, 155020, 160000, 150000],
  ['60300', 'CHAUFFAGE, ENERGIE ET COMBUSTIBLES', 1288412, 1320000, 1341077, 1330000, 1310000],
  ['60400', 'ACHATS PRODUITS D’ENTRETIEN', 21460, 25000, 24118, 25000, 25000],
  ['61100', 'NETTOYAGE DES LOCAUX', 804000, 804000, 790800, 820000, 836000],
  ['61410', 'CONTRAT MAINTENANCE ASCENSEUR', 231600, 230000, 224400, 236000, 242000],
  ['61420', 'CONTRAT MAINTENANCE CHAUFFERIE', 188400, 188400, 182900, 192000, 196000],
  ['61430', 'CONTRAT VMC', 44220, 44000, 43050, 45000, 46000],
  ['61500', 'ENTRETIEN ET PETITES REPARATIONS', 388145, 300000, 271600, 320000, 340000],
  ['61600', 'PRIMES D’ASSURANCES', 471230, 460000, 438110, 490000, 520000],
  ['62110', 'REMUNERATION DU SYNDIC', 696000, 696000, 684000, 708000, 720000],
  ['62120', 'DEBOURS', 0, 0, 0, 0, 0],
  ['62130', 'FRAIS POSTAUX', 61875, 55000, 52340, 60000, 62000],
  ['62200', 'AUTRES HONORAIRES DU SYNDIC', 48000, 20000, 36000, 20000, 20000],
  ['62300', 'REMUNERATIONS DE TIERS INTERVENANTS', 36000, 40000, 0, 40000, 40000],
  ['62400', 'FRAIS DU CONSEIL SYNDICAL', 0, 10000, 0, 10000, 10000],
  ['66200', 'AUTRES CHARGES FINANCIERES ET AGIOS', 4180, 5000, 4020, 5000, 5000],
];
const at = (lines: readonly Line[], index: number): number =>
  sum(lines.map((line) => Number(line[index + 2] ?? 0)));
const general = lying(
  paperOf(
    'annexe-2-avignon',
    `font: 7.4pt 'DejaVu Sans Condensed', sans-serif; padding: 8mm 9mm; .h td { border: 0; text-align: left } td, th { border: .15mm solid #4a7c8c; padding: .6mm 1mm } th { background: #4a7c8c; color: #fff; text-align: center } td:nth-child(n+3) { text-align: right } .k td { background: #e3f0f4; font-weight: bold }`,
    [
      `<table class="h"><tr><td><b>ORBIS HABITAT SYNDIC AVIGNON</b><br>40 bis cours Jean Jaurès – 84000 AVIGNON</td><td><b style="font-size:10pt">ANNEXE 2 – COMPTE DE GESTION GENERAL</b><br>de l’exercice clos du 01/04/2024 au 31/03/2025 et budgets prévisionnels</td><td>SDC 0417 ILOT DES TEINTURIERS<br>52 RUE DES TEINTURIERS 84000 AVIGNON<br>Tirage du 02/07/2025 14:06 – Page 3 / 9</td></tr></table>
      ${table(['Compte', 'Libellé', 'Ex. clos N réalisé à approuver 2024/25', 'Ex. clos N budget voté 2024/25', 'Ecart', 'Ex. N-1 approuvé 2023/24', 'Budget N+1 en cours voté 2025/26', 'Budget N+2 à voter 2026/27'], ['<tr class="k"><td colspan="8">1. CHARGES POUR OPERATIONS COURANTES</td></tr>', ...AVIGNON.map(([code, label, real = 0, voted = 0, before = 0, now = 0, next = 0]) => [code, label, spaced(real), spaced(voted), spaced(real - voted), spaced(before), spaced(now), spaced(next)]), row(['', 'TOTAL CHARGES OPERATIONS COURANTES', spaced(at(AVIGNON, 0)), spaced(at(AVIGNON, 1)), spaced(at(AVIGNON, 0) - at(AVIGNON, 1)), spaced(at(AVIGNON, 2)), spaced(at(AVIGNON, 3)), spaced(at(AVIGNON, 4))], 'font-weight:bold'), '<tr class="k"><td colspan="8">2. PRODUITS POUR OPERATIONS COURANTES</td></tr>', ['70100', 'PROVISIONS COPROPRIETAIRES', spaced(at(AVIGNON, 1)), spaced(at(AVIGNON, 1)), '', spaced(5080000), spaced(at(AVIGNON, 3)), spaced(at(AVIGNON, 4))], ['71400', 'PRODUITS DIVERS', spaced(8400), '', '', spaced(8400), '', ''], '<tr class="k"><td colspan="8">3. CHARGES POUR TRAVAUX ART 14-2 ET OPERATIONS EXCEPTIONNELLES</td></tr>', ['67100', 'TRAVAUX DECIDES PAR L’AG – TOITURE ESC. 2', spaced(2217050), '', '', spaced(0), '', ''], ['67800', 'CHARGES EXCEPTIONNELLES – SINISTRE', spaced(64000), '', '', spaced(0), '', ''], row(['', 'TOTAL CHARGES TRAVAUX ET OP. EXCEPTIONNELLES', spaced(2281050), '', '', spaced(0), '', ''], 'font-weight:bold')])}
      <p style="margin-top:3mm">Le budget prévisionnel N+2 sera soumis au vote de la prochaine assemblée. Les écarts sont exprimés réalisé moins voté.</p><p style="position:absolute;bottom:5mm;font-size:6pt">ORBIS HABITAT, SA à conseil d’administration au capital de 12 500 000 €, siège 71 rue de la République 69002 LYON, 900 004 871 RCS LYON, SIRET Avignon 900 004 871 00447</p>`,
    ],
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_2',
      facts: {
        annexes: ['2'],
        syndic: either('ORBIS HABITAT SYNDIC AVIGNON', 'ORBIS HABITAT'),
        building: 'ILOT DES TEINTURIERS',
        building_address: '52 RUE DES TEINTURIERS, 84000 AVIGNON',
        closed_on: '2025-03-31',
        charges_courantes: at(AVIGNON, 0),
        budget_clos: at(AVIGNON, 1),
        charges_courantes_precedentes: at(AVIGNON, 2),
        budget_en_cours: at(AVIGNON, 3),
        budget_a_voter: at(AVIGNON, 4),
        charges_travaux: 2281050,
      },
      absent: ['rnc', 'total_bilan', 'impayes', 'meeting_on', 'owner'],
    },
  ),
);

const SETE: readonly (readonly [key: string, base: string, lines: readonly Line[]])[] = [
  [
    'Charges communes générales',
    '10 000',
    [
      ['', 'Assurance immeuble', 318240, 300000, 297115, 330000, 345000],
      ['', 'Honoraires de base', 510000, 510000, 498000, 522000, 534000],
      ['', 'Entretien jardin', 216000, 216000, 204000, 222000, 228000],
    ],
  ],
  [
    'Piscine',
    '6 400',
    [
      ['', 'Produits et analyses', 124460, 110000, 98720, 125000, 130000],
      ['', 'Gardien saisonnier', 402000, 400000, 390500, 410000, 420000],
    ],
  ],
];
const seteAll = SETE.flatMap(([, , lines]) => lines);
const shown = (lines: readonly Line[]): string[] =>
  [0, 1, 2, 3, 4].map((index) => thin(at(lines, index)));
const byKey = paperOf(
  'annexe-3-sete',
  `font: 8.2pt 'Carlito', sans-serif; padding: 12mm 11mm; h1 { font-size: 11.5pt; color: #fff; background: #0369a1; padding: 2mm } td, th { padding: .9mm 1mm; border-bottom: .15mm solid #bbb } th { font-weight: bold; font-size: 7.4pt; text-align: right; color: #0369a1 } td:nth-child(n+2) { text-align: right } .k td { font-weight: bold; color: #0369a1; padding-top: 3mm }`,
  [
    `<p style="display:flex;justify-content:space-between"><span><b>altéria</b> · Altéria Gestion Bassin de Thau, 7 quai Léopold Suquet, 34200 Sète</span><span>page 4</span></p><h1>Annexe 3 – Compte de gestion pour opérations courantes par clé, exercice clos et budget prévisionnel</h1><p>Résidence Marines de Corniche, 210 promenade du Maréchal Leclerc, 34200 Sète (AG0255813)<br>Exercice clos : 01/11/2024 – 31/10/2025. Exercice précédent : 2023/2024. Exercice en cours : 2025/2026. Exercice à venir : 2026/2027.</p>
    ${table(['', 'Réalisé<br>à approuver<br>24/25', 'Budget<br>voté<br>24/25', 'Précédent<br>approuvé<br>23/24', 'Budget en cours<br>voté<br>25/26', 'Budget<br>à voter<br>26/27'], [...SETE.flatMap(([key, base, lines]) => [`<tr class="k"><td colspan="6">${key} (base ${base})</td></tr>`, ...lines.map(([, label, ...values]) => [label, ...values.map(thin)]), row([`Total ${key.toLowerCase()}`, ...shown(lines)], 'font-style:italic')]), row(['TOTAL CHARGES NETTES', ...shown(seteAll)], 'font-weight:bold;border-top:.5mm solid #0369a1')])}
    <p style="margin-top:6mm">Provisions appelées au titre de l’exercice : ${thin(at(seteAll, 1))} – insuffisance à répartir : ${thin(at(seteAll, 0) - at(seteAll, 1))}</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_3',
    facts: {
      annexes: ['3'],
      syndic: either('Altéria Gestion Bassin de Thau', 'altéria'),
      building: 'Résidence Marines de Corniche',
      building_address: '210 promenade du Maréchal Leclerc, 34200 Sète',
      rnc: 'AG0255813',
      closed_on: '2025-10-31',
      charges_courantes: at(seteAll, 0),
      budget_clos: at(seteAll, 1),
      charges_courantes_precedentes: at(seteAll, 2),
      budget_en_cours: at(seteAll, 3),
      budget_a_voter: at(seteAll, 4),
    },
    absent: ['total_bilan', 'charges_travaux', 'owner', 'iban'],
  },
);

const TARBES = [
  ['RAVALEMENT FACADE RUE', 'AG 14.05.2024', 8640000, 5120400, 6011200, 6480000],
  ['CHAUDIERE COLLECTIVE (ÉTUDE)', 'AG 21.05.2025', 420000, 0, 0, 210000],
  ['CONTRÔLE D’ACCÈS', 'AG 21.05.2025', 986000, 986000, 986000, 986000],
] as const;
const tarbes = (index: 2 | 3 | 4 | 5): number => sum(TARBES.map((one) => one[index]));
const worksOpen = lying(
  paperOf(
    'annexe-5-tarbes',
    `font: 8.6pt 'Nimbus Sans Narrow', sans-serif; padding: 12mm; td, th { border: .25mm solid #000; padding: 1.2mm } th { background: #ffe08a; text-align: center; font-weight: bold } td:nth-child(n+3) { text-align: right }`,
    [
      `<p><b>PYRÉNÉES COPRO SERVICES</b> (groupe ORBIS) – 17 rue Brauhauban – 65000 TARBES</p><p style="text-align:center;font-size:12pt"><b>ANNEXE N° 5</b><br>État des travaux de l’article 14-2 et opérations exceptionnelles votés non encore clôturés à la fin de l’exercice (31.12.2025)</p><p>SDC LE FOIRAIL – 6 PLACE DU FOIRAIL – 65000 TARBES</p>${table(['Intitulé', 'Vote', 'Montant voté (A)', 'Montant payé (B)', 'Montant réalisé (C)', 'Appels reçus (D)', 'Solde en attente (E = D – C)', 'À recevoir (F = A – D)'], [...TARBES.map(([label, vote, a, b, c, d]) => [label, vote, dotted(a), dotted(b), dotted(c), dotted(d), dotted(d - c), dotted(a - d)]), row(['TOTAL', '', dotted(tarbes(2)), dotted(tarbes(3)), dotted(tarbes(4)), dotted(tarbes(5)), dotted(tarbes(5) - tarbes(4)), dotted(tarbes(2) - tarbes(5))], 'font-weight:bold')])}<p style="margin-top:4mm">Subvention ANAH notifiée pour le ravalement : sans objet. Emprunt collectif : aucun.</p>`,
    ],
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_5',
      facts: {
        annexes: ['5'],
        syndic: 'PYRÉNÉES COPRO SERVICES',
        building: 'LE FOIRAIL',
        building_address: '6 PLACE DU FOIRAIL, 65000 TARBES',
        closed_on: '2025-12-31',
        travaux_en_cours: TARBES.map(([label]) => label),
        travaux_votes: tarbes(2),
        travaux_payes: tarbes(3),
        travaux_realises: tarbes(4),
        travaux_appeles: tarbes(5),
        travaux_a_recevoir: tarbes(2) - tarbes(5),
      },
      absent: ['rnc', 'meeting_on', 'travaux_clos'],
    },
  ),
);

export const ANNEXES_SEPAREES = [balance, general, byKey, worksOpen];
