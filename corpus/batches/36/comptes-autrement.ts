// Accounts of one owner told otherwise: a typed statement, a settlement in a letter, one of a volunteer.
import { either, paperOf } from '../../paper.ts';
import { english, plain, spaced, sum, table } from '../../writing.ts';

const GAP_MOVES = [
  ['2025-10-01', 'APPEL 4T25', 31500],
  ['2025-11-20', 'CHQ 0004417', -31500],
  ['2026-01-01', 'APPEL 1T26', 32200],
  ['2026-03-02', 'CHQ 0004460', -20000],
  ['2026-04-01', 'APPEL 2T26', 32200],
  ['2026-04-17', 'FRAIS RELANCE AR', 4200],
  ['2026-06-30', 'REGUL 2025', -6318],
  ['2026-07-01', 'APPEL 3T26', 32200],
  ['2026-07-01', 'APPEL TVX CHAUDIERE 1/3', 58740],
] as const;
const GAP_START = 11825;
const gapDebit = GAP_START + sum(GAP_MOVES.map(([, , cents]) => Math.max(cents, 0)));
const gapCredit = sum(GAP_MOVES.map(([, , cents]) => Math.max(-cents, 0)));
const gapLine = (day: string, label: string, debit: string, credit: string) =>
  `${day.padEnd(12)}${label.padEnd(36)}${debit.padStart(14)}${credit.padStart(14)}`;
const gapTold = GAP_MOVES.map(([day, label, cents]) => `${day} ${cents} ${label}`);
const gap = paperOf(
  'releve-listing-gap',
  `pre { font: 9.2pt/1.45 'Nimbus Mono PS', monospace; margin: 0 }`,
  [
    `<pre>
ALPES SUD IMMOBILIER S.A.R.L.                       GAP LE 31/07/2026
4 PLACE AUX HERBES
05000 GAP
                                        MR ET MME ESCALLIER JEROME
                                        LE PLAN DE LARDIER
                                        05110 LARDIER-ET-VALENCA

         E X T R A I T   D E   C O M P T E

IMMEUBLE : 052  RESIDENCE BAYARD   17 AVENUE D'EMBRUN  05000 GAP
COMPTE   : 052/0014                LOTS : 14 - 51
SITUATION ARRETEE AU 31/07/2026

${'-'.repeat(76)}
${gapLine('DATE', 'LIBELLE', 'DEBIT', 'CREDIT')}
${'-'.repeat(76)}
${gapLine('30/09/2025', 'SOLDE ANTERIEUR', plain(GAP_START), '')}
${GAP_MOVES.map(([day, label, cents]) => gapLine(day.split('-').toReversed().join('/'), label, cents > 0 ? plain(cents) : '', cents < 0 ? plain(-cents) : '')).join('\n')}
${'-'.repeat(76)}
${gapLine('', 'TOTAUX', plain(gapDebit), plain(gapCredit))}
${gapLine('', 'SOLDE DEBITEUR', plain(gapDebit - gapCredit), '')}
${'='.repeat(76)}

MONTANT EN EUROS. SAUF ERREUR OU OMISSION.
NOUS VOUS REMERCIONS DE BIEN VOULOIR REGULARISER VOTRE SITUATION.

GARANTIE FINANCIERE CEGC - CARTE CPI 0501 2017 000 000 033
</pre>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'ALPES SUD IMMOBILIER S.A.R.L.',
      building: 'RESIDENCE BAYARD',
      building_address: '17 AVENUE D’EMBRUN, 05000 GAP',
      owner: 'MR ET MME ESCALLIER JEROME',
      lots: ['14', '51'],
      account: '052/0014',
      as_of: '2026-07-31',
      balance: gapDebit - gapCredit,
      total_debit: gapDebit,
      total_credit: gapCredit,
      entries: either(gapTold, [`2025-09-30 ${GAP_START} SOLDE ANTERIEUR`, ...gapTold]),
    },
    absent: ['rnc', 'iban', 'due_on', 'total', 'charges_reelles'],
  },
);

const AIX = [
  ['Charges communes générales', 3641280, '156/5000', 3641280 * (156 / 5000), 70],
  ['Bâtiment « Lamartine »', 912400, '156/1840', 912400 * (156 / 1840), 85],
  ['Eau (compteurs individuels) 41 m³', 0, '41 m³', 41 * 421, 100],
] as const;
const aixQuotes = AIX.map(([, , , cents]) => Math.round(cents));
const aixCharges = sum(aixQuotes);
const AIX_PROVISIONS = 232000;
const aix = paperOf(
  'decompte-synthese-aix-les-bains',
  `font: 9.8pt/1.4 'P052', serif; padding: 16mm 18mm; .h { display: flex; justify-content: space-between } .t td, .t th { padding: 1.3mm 2mm; border-bottom: .2mm solid #a6acaf } .t th { font-style: italic; border-bottom: .4mm solid #333 } .t td:nth-child(n+2), .t th:nth-child(n+2) { text-align: right } .res { margin-top: 5mm; border: .4mm solid #333; padding: 3mm; display: grid; grid-template-columns: 1fr 35mm; row-gap: 1mm } .res span:nth-child(even) { text-align: right } .ft { position: absolute; bottom: 8mm; left: 18mm; right: 18mm; font-size: 7pt; text-align: center }`,
  [
    `<div class="h"><div><b style="font-size:14pt">Cabinet Revard & Filles</b><br>Syndic depuis 1961<br>7 square du Gigot, 73100 Aix-les-Bains</div><div style="text-align:right">Aix-les-Bains, le 18 mai 2026</div></div><p style="margin:9mm 0 7mm 88mm">Mme Apolline de VILLENEUVE-TRANS (usufruitière)<br>M. Foulques de VILLENEUVE-TRANS (nu-propriétaire)<br>Le Clos Fleuri, 45 route de Trévignin<br>73100 GRÉSY-SUR-AIX</p><p><b>Villa Lamartine</b> – 16 boulevard de la Roche du Roi, 73100 Aix-les-Bains – lots 12 et 40<br><b>Arrêté individuel des charges – exercice clos le 31 mars 2026 (1er avril 2025 – 31 mars 2026)</b></p>
    ${table(['Clé', 'Dépenses', 'Quote-part', 'Part à votre charge', 'Part locative'], [...AIX.map(([label, whole, key, , rate], index) => [label, whole ? spaced(whole) : '–', key, spaced(aixQuotes[index] ?? 0), spaced(Math.round(((aixQuotes[index] ?? 0) * rate) / 100))]), ['<b>Total</b>', '', '', `<b>${spaced(aixCharges)}</b>`, `<b>${spaced(sum(AIX.map(([, , , , rate], index) => Math.round(((aixQuotes[index] ?? 0) * rate) / 100))))}</b>`]], 't')}
    <div class="res"><span>Vos charges de l’exercice</span><span>${spaced(aixCharges)} €</span><span>Provisions versées sur appels (4 × ${spaced(AIX_PROVISIONS / 4)} €)</span><span>${spaced(AIX_PROVISIONS)} €</span><span><b>Différence en votre faveur</b></span><span><b>${spaced(AIX_PROVISIONS - aixCharges)} €</b></span></div>
    <p style="margin-top:5mm">Prix du m³ d’eau (eau, assainissement, abonnement et relève) : 4,21 €. Ancien index 388, nouvel index 429.</p><p>Ce trop-versé sera, après approbation des comptes par l’assemblée du 24 juin prochain, porté au crédit du compte de copropriétaire. Aux termes du règlement, l’usufruitier acquitte les charges d’entretien, le nu-propriétaire les grosses réparations.</p><div class="ft">Cabinet Revard & Filles – EURL au capital de 10 000 € – 900 000 761 RCS Chambéry – carte CPI 7301 2022 000 000 006 – garantie SO.CA.F. – médiateur : CM2C, 14 rue Saint-Jean, 75017 Paris</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'Cabinet Revard & Filles',
      building: 'Villa Lamartine',
      building_address: '16 boulevard de la Roche du Roi, 73100 Aix-les-Bains',
      lots: ['12', '40'],
      tantiemes: 156,
      base: 5000,
      exercice_from: '2025-04-01',
      exercice_to: '2026-03-31',
      charges_reelles: aixCharges,
      provisions: AIX_PROVISIONS,
      difference: aixCharges - AIX_PROVISIONS,
      recoverable: sum(
        AIX.map(([, , , , rate], index) => Math.round(((aixQuotes[index] ?? 0) * rate) / 100)),
      ),
    },
    absent: ['rnc', 'iban', 'due_on', 'to_pay', 'account'],
  },
);

const ROMANS = [
  ['Assurance (MMX Exemple)', 91240],
  ['Élec escalier', 13418],
  ['Ménage Mme Tchékémian', 96000],
  ['Nettoyage gouttières', 22000],
  ['Frais banque', 9600],
] as const;
const romansAll = sum(ROMANS.map(([, cents]) => cents));
const romansPart = (cents: number) => Math.round((cents * 318) / 1000);
const romansCharges = sum(ROMANS.map(([, cents]) => romansPart(cents)));
const romans = paperOf(
  'decompte-benevole-romans',
  `font: 10.5pt 'Carlito', sans-serif; padding: 18mm; .x td, .x th { border: .2mm solid #999; padding: 1mm 2mm } .x td:nth-child(n+2) { text-align: right } .x th { background: #deeaf6 }`,
  [
    `<p>Syndicat du 41 côte Jacquemart – 26100 ROMANS-SUR-ISÈRE<br>géré bénévolement par Garabed TCHAKERIAN (1er étage)</p><p style="font-size:14pt"><b>Comptes 2025 – répartition pour Mme Yvonne CHOVIN, lot 2 (318/1000)</b></p><p>Exercice du 01.01.2025 au 31.12.2025, comptes approuvés à la réunion du 07.03.2026</p>${table(['Dépense', 'Immeuble', 'Lot 2'], [...ROMANS.map(([label, cents]) => [label, english(cents), english(romansPart(cents))]), ['<b>TOTAL</b>', english(romansAll), `<b>${english(romansCharges)}</b>`], ['Provisions versées en 2025 (2 x 350.00)', '', english(70000)], ['<b>Reste dû par Mme CHOVIN</b>', '', `<b>${english(romansCharges - 70000)}</b>`]], 'x')}<p style="margin-top:6mm">Merci de me remettre un chèque ou de l’ajouter à votre versement de juillet. Le fonds travaux (livret) est à 1 412,77 € au 31/12, il ne bouge pas.</p><p>G. Tchakerian, le 09.03.2026</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'Garabed TCHAKERIAN',
      building_address: '41 côte Jacquemart, 26100 ROMANS-SUR-ISÈRE',
      owner: 'Mme Yvonne CHOVIN',
      lots: ['2'],
      tantiemes: 318,
      base: 1000,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: romansCharges,
      provisions: 70000,
      difference: romansCharges - 70000,
    },
    absent: ['rnc', 'iban', 'due_on', 'total_debit', 'recoverable'],
  },
);

export const COMPTES_AUTREMENT = [gap, aix, romans];
