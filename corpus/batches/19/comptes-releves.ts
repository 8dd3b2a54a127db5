// Statements of one owner's account: a network's, a spreadsheet of a volunteer, one with letters D and C.
import { either, paperOf } from '../../paper.ts';
import { brief, debitCredit, english, slashed, spaced, sum, table } from '../../writing.ts';

/** Positive: a debit. */
type Move = readonly [day: string, label: string, cents: number];
const left = (moves: readonly Move[], to: number, before = 0) =>
  before + sum(moves.slice(0, to + 1).map(([, , cents]) => cents));
const debits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(cents, 0)));
const credits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(-cents, 0)));
const told = (moves: readonly Move[]) =>
  moves.map(([day, label, cents]) => `${day} ${cents} ${label}`);

const ARLAC: readonly Move[] = [
  ['2026-01-01', 'APPEL CHARGES COURANTES 1T26', 85231],
  ['2026-01-01', 'APPEL FONDS TRAVAUX 1T26', 3453],
  ['2026-01-08', 'PRELEVEMENT SEPA', -88684],
  ['2026-03-20', 'SOLDE DES CHARGES EXERCICE 2025', 18744],
  ['2026-04-01', 'APPEL CHARGES COURANTES 2T26', 85231],
  ['2026-04-01', 'APPEL FONDS TRAVAUX 2T26', 3453],
  ['2026-04-08', 'PRELEVEMENT SEPA', -107428],
  ['2026-04-14', 'REJET PRELEVEMENT MOTIF AM04', 107428],
  ['2026-04-14', 'FRAIS REJET PRELEVEMENT', 1327],
  ['2026-05-02', 'VIREMENT DE LA ROCHE-ARNAUD', -108755],
  ['2026-07-01', 'APPEL CHARGES COURANTES 3T26', 85231],
  ['2026-07-01', 'APPEL FONDS TRAVAUX 3T26', 3453],
  ['2026-07-08', 'PRELEVEMENT SEPA', -88684],
  ['2026-08-31', 'BADGE PARKING SUPPLEMENTAIRE', 3127],
];
const arlacLeft = left(ARLAC, ARLAC.length - 1);
const network = paperOf(
  'releve-reseau-merignac',
  `font: 8pt/1.3 'Nimbus Sans', sans-serif; padding: 11mm 12mm; .m th { background: #00857c; color: #fff } .m td { border-bottom: .15mm solid #cdd } .m td:nth-child(n+3), .m th:nth-child(n+3) { text-align: right } .ft { position: absolute; bottom: 5mm; left: 12mm; right: 12mm; font-size: 5.8pt; text-align: center }`,
  [
    `<table><tr><td style="padding:0"><b style="font-size:18pt;color:#00857c">novalys</b> <span style="font-size:9pt;color:#f28c00">immobilier</span><br>Agence de Mérignac Centre – 52 avenue de la Marne – 33700 MERIGNAC</td><td style="text-align:right;font-size:9.5pt">M. OU MME DE LA ROCHE-ARNAUD GUILLAUME<br>14 AVENUE DE L’YSER<br>33700 MERIGNAC</td></tr></table>
    <p style="font-size:13pt;color:#00857c;margin-top:12mm"><b>Extrait de compte copropriétaire</b></p><p>Copropriété 3340 RESIDENCE LES JARDINS D’ARLAC, 14-16 AVENUE DE L’YSER 33700 MERIGNAC – Compte 3340-00127-C – Lots 0134, 0288<br>Mouvements du ${slashed('2026-01-01')} au ${slashed('2026-09-10')}</p>
    ${table(
      ['Date', 'Libellé', 'Débit', 'Crédit', 'Solde'],
      [
        [slashed('2026-01-01'), 'SOLDE A NOUVEAU', '', '', spaced(0)],
        ...ARLAC.map(([day, label, cents], index) => [
          slashed(day),
          label,
          cents > 0 ? spaced(cents) : '',
          cents < 0 ? spaced(-cents) : '',
          spaced(left(ARLAC, index)),
        ]),
        `<tr style="font-weight:bold"><td></td><td>TOTAL DES MOUVEMENTS</td><td>${spaced(debits(ARLAC))}</td><td>${spaced(credits(ARLAC))}</td><td></td></tr>`,
        `<tr style="font-weight:bold"><td></td><td>SOLDE DEBITEUR AU ${slashed('2026-09-10')}</td><td>${spaced(arlacLeft)}</td><td></td><td></td></tr>`,
      ],
      'm',
    )}<p style="margin-top:4mm">Un solde débiteur correspond à une somme dont vous restez redevable envers le syndicat des copropriétaires.</p><div class="ft">NOVALYS IMMOBILIER, SAS au capital de 14 220 500 €, siège social 101 boulevard Haussmann 75008 PARIS – RCS Paris 900 000 733 – CPI 7501 2018 000 000 112</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either(
        'novalys immobilier',
        'NOVALYS IMMOBILIER Agence de Mérignac Centre',
        'novalys',
      ),
      building: 'RESIDENCE LES JARDINS D’ARLAC',
      building_address: '14-16 AVENUE DE L’YSER, 33700 MERIGNAC',
      owner: 'M. OU MME DE LA ROCHE-ARNAUD GUILLAUME',
      lots: ['134', '288'],
      account: '3340-00127-C',
      period_from: '2026-01-01',
      period_to: '2026-09-10',
      as_of: '2026-09-10',
      balance: arlacLeft,
      total_debit: debits(ARLAC),
      total_credit: credits(ARLAC),
      entries: either(told(ARLAC), ['2026-01-01 0 SOLDE A NOUVEAU', ...told(ARLAC)]),
    },
    absent: ['rnc', 'iban', 'total', 'to_pay', 'due_on', 'charges_reelles'],
  },
);

const TOURS: readonly Move[] = [
  ['2025-01-10', 'Appel S1 2025', 58220],
  ['2025-01-28', 'Virt Ferrand', -58220],
  ['2025-07-10', 'Appel S2 2025', 58220],
  ['2025-08-19', 'Virt Ferrand', -30000],
  ['2025-09-22', 'Virt Ferrand solde', -28220],
  ['2025-10-18', 'Trop versé 2024 (AG)', -4116],
  ['2025-11-05', 'Part porte cave', 3690],
];
const toursLeft = left(TOURS, TOURS.length - 1);
const sheet = paperOf(
  'releve-tableur-tours',
  `font: 10pt 'Carlito', sans-serif; padding: 16mm; .c td, .c th { border: .15mm solid #bbb; padding: .6mm 1.5mm } .c th { background: #d9e2f3 } .c td:nth-child(n+3) { text-align: right }`,
  [
    `<p>Copro 8 rue de la Scellerie 37000 TOURS – Suivi des comptes copropriétaires – fichier du 20/12/2025 – onglet « Ferrand »</p><h1 style="font-size:13pt">COMPTE COPROPRIETAIRE : Mlle FERRAND-DIALLO Océane – lots 5 et 11</h1>
    ${table(
      ['Date', 'Quoi', 'Dû', 'Payé', 'Reste'],
      [
        ...TOURS.map(([day, label, cents], index) => [
          slashed(day),
          label,
          cents > 0 ? english(cents) : '',
          cents < 0 ? english(-cents) : '',
          english(left(TOURS, index)),
        ]),
        `<tr><td></td><td><b>TOTAUX</b></td><td><b>${english(debits(TOURS))}</b></td><td><b>${english(credits(TOURS))}</b></td><td><b>${english(toursLeft)}</b></td></tr>`,
      ],
      'c',
    )}<p style="margin-top:6mm">Situation au 31/12/2025 : solde créditeur de ${english(-toursLeft)} € en faveur de la copropriétaire (négatif = la copro te doit).</p><p>Établi par le syndic bénévole, P. Guillemain.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('P. Guillemain', 'Guillemain'),
      building_address: '8 rue de la Scellerie, 37000 TOURS',
      owner: 'Mlle FERRAND-DIALLO Océane',
      lots: ['5', '11'],
      as_of: '2025-12-31',
      balance: toursLeft,
      total_debit: debits(TOURS),
      total_credit: credits(TOURS),
      entries: told(TOURS),
    },
    absent: ['rnc', 'iban', 'total', 'to_pay', 'due_on'],
  },
);

const ORLEANS: readonly Move[] = [
  ['2025-10-01', '4T2025 Provisions', 40871],
  ['2025-10-01', '4T2025 Fds travaux', 2044],
  ['2025-10-27', 'Chq 7741209', -42915],
  ['2026-01-01', '1T2026 Provisions', 42108],
  ['2026-01-01', '1T2026 Fds travaux', 2105],
  ['2026-02-01', 'Trx chaufferie 1/2', 61240],
  ['2026-02-16', 'Chq 7741213', -44213],
  ['2026-04-01', '2T2026 Provisions', 42108],
  ['2026-04-01', '2T2026 Fds travaux', 2105],
  ['2026-05-01', 'Trx chaufferie 2/2', 61240],
  ['2026-05-19', 'Relance n°1', 1800],
  ['2026-06-03', 'Acpte en ligne', -50000],
];
const CARRIED = 7733;
const orleansLeft = left(ORLEANS, ORLEANS.length - 1, CARRIED);
const cut = 7;
const letterRow = ([day, label, cents]: Move, index: number) => [
  brief(day),
  label,
  debitCredit(cents),
  debitCredit(left(ORLEANS, index, CARRIED)),
];
const top = (page: number) =>
  `<pre>LOIRET SYNDIC SERVICES            SITUATION DE COMPTE            LE ${brief('2026-06-30')}   P. ${page}
45, RUE ROYALE 45000 ORLEANS
SDC RESIDENCE DU BOURDON BLANC    6 RUE DU BOURDON BLANC 45000 ORLEANS    AC8-116-205
CPTE 450.0029  MME BOUTAULT EPOUSE KACZMAREK IRENE   LOTS 29-71-93</pre>`;
const letters = paperOf(
  'releve-dc-orleans',
  `font: 8.8pt 'Nimbus Mono PS', monospace; pre { font: inherit; border-bottom: .3mm dashed #000; padding-bottom: 2mm } td { padding: .4mm 1.5mm } td:nth-child(n+3), th:nth-child(n+3) { text-align: right }`,
  [
    `${top(1)}${table(
      ['DATE', 'LIBELLE', 'MOUVEMENT', 'POSITION'],
      [
        [brief('2025-09-30'), 'Report exercice précédent', '', debitCredit(CARRIED)],
        ...ORLEANS.slice(0, cut).map(letterRow),
        ['', 'SUITE PAGE SUIVANTE', '', ''],
      ],
    )}`,
    `${top(2)}${table(
      ['DATE', 'LIBELLE', 'MOUVEMENT', 'POSITION'],
      [
        ...ORLEANS.slice(cut).map((move, index) => letterRow(move, index + cut)),
        ['', `POSITION DE VOTRE COMPTE AU ${brief('2026-06-30')}`, '', debitCredit(orleansLeft)],
      ],
    )}<p style="margin-top:8mm">D = DEBIT (SOMME DUE PAR VOUS)   C = CREDIT (EN VOTRE FAVEUR)</p><p>Sauf erreur ou omission. Merci de régulariser sous huitaine.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'LOIRET SYNDIC SERVICES',
      building: 'RESIDENCE DU BOURDON BLANC',
      building_address: '6 RUE DU BOURDON BLANC, 45000 ORLEANS',
      rnc: 'AC8116205',
      owner: 'MME BOUTAULT EPOUSE KACZMAREK IRENE',
      lots: ['29', '71', '93'],
      account: '450.0029',
      as_of: '2026-06-30',
      balance: orleansLeft,
      entries: either(told(ORLEANS), [
        `2025-09-30 ${CARRIED} Report exercice précédent`,
        ...told(ORLEANS),
      ]),
    },
    absent: ['iban', 'total_debit', 'total_credit', 'total', 'to_pay', 'charges_reelles'],
  },
);

export const COMPTES_RELEVES = [network, sheet, letters];
