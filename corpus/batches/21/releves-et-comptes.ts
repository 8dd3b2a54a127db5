// Statements of an owner's account: three pages of a network's ledger, a bank-like one, a few lines in a letter.
import { either, paperOf } from '../../paper.ts';
import { brief, debitCredit, pointed, slashed, spaced, sum, table } from '../../writing.ts';

type Move = readonly [day: string, label: string, cents: number];
const RUE: readonly Move[] = [
  ['2025-01-01', 'APF 01/25 PROV. CHARGES', 70415],
  ['2025-01-01', 'APF 01/25 FONDS TRAVAUX', 3175],
  ['2025-01-14', 'CHQ 7714052 ROCHEBRUNE', -73590],
  ['2025-04-01', 'APF 04/25 PROV. CHARGES', 70415],
  ['2025-04-01', 'APF 04/25 FONDS TRAVAUX', 3175],
  ['2025-04-22', 'CHQ 7714066 ROCHEBRUNE', -73590],
  ['2025-06-12', 'CLES VIGIK (2)', 7800],
  ['2025-07-01', 'APF 07/25 PROV. CHARGES', 70415],
  ['2025-07-01', 'APF 07/25 FONDS TRAVAUX', 3175],
  ['2025-07-01', 'TVX RAVALT COUR 1/4', 118240],
  ['2025-07-25', 'VIR SEPA ROCHEBRUNE KELLER', -81390],
  ['2025-09-30', 'TVX RAVALT COUR 2/4', 118240],
  ['2025-10-01', 'APF 10/25 PROV. CHARGES', 70415],
  ['2025-10-01', 'APF 10/25 FONDS TRAVAUX', 3175],
  ['2025-10-20', 'VIR SEPA ROCHEBRUNE KELLER', -236480],
  ['2025-11-04', 'VIR SEPA ROCHEBRUNE KELLER', -73590],
  ['2025-12-15', 'TVX RAVALT COUR 3/4', 118240],
  ['2026-01-01', 'APF 01/26 PROV. CHARGES', 73025],
  ['2026-01-01', 'APF 01/26 FONDS TRAVAUX', 3175],
  ['2026-01-28', 'VIR SEPA ROCHEBRUNE KELLER', -194440],
  ['2026-03-15', 'TVX RAVALT COUR 4/4', 118240],
  ['2026-04-01', 'APF 04/26 PROV. CHARGES', 73025],
  ['2026-04-01', 'APF 04/26 FONDS TRAVAUX', 3175],
  ['2026-05-11', 'RELANCE SIMPLE', 0],
  ['2026-06-02', 'MISE EN DEMEURE', 4800],
  ['2026-06-19', 'VIR SEPA ROCHEBRUNE KELLER', -118240],
  ['2026-06-30', 'SOLDE CHARGES EX. 2025', -74897],
  ['2026-07-01', 'APF 07/26 PROV. CHARGES', 73025],
  ['2026-07-01', 'APF 07/26 FONDS TRAVAUX', 3175],
  ['2026-08-17', 'VIR SEPA ROCHEBRUNE KELLER', -63538],
];
const START = 12452;
const debits = (moves: readonly Move[]) => sum(moves.map((one) => Math.max(one[2], 0)));
const credits = (moves: readonly Move[]) => sum(moves.map((one) => Math.max(-one[2], 0)));
const totalDebit = START + debits(RUE);
const totalCredit = credits(RUE);
const left = totalDebit - totalCredit;
const upTo = (end: number) => START + sum(RUE.slice(0, end).map((one) => one[2]));
const ledgerRows = (from: number, to: number) =>
  RUE.slice(from, to).map(([day, label, cents], index) => [
    brief(day),
    label,
    cents >= 0 ? spaced(cents) : '',
    cents < 0 ? spaced(-cents) : '',
    debitCredit(upTo(from + index + 1)),
  ]);
const HEADS = ['Date', 'Libellé', 'Débit', 'Crédit', 'Solde'];
const ledgerTop = (
  page: number,
) => `<table><tr><td style="width:90mm"><b style="color:#123a7a;font-size:12pt">FONCIVIA</b> PARIS BASTILLE<br>61 boulevard Beaumarivaux 75003 PARIS</td><td style="text-align:right">RELEVÉ DE COMPTE COPROPRIÉTAIRE – page ${page} / 3<br>Édité le 09/09/2026 à 11:04 – PNV</td></tr></table>
<table class="id"><tr><td>Immeuble<br><b>1184 – 14/16 RUE DES HAUDRIETTES-VIEILLES 75011 PARIS</b></td><td>Copropriétaire<br><b>00186 – Mme DE LA ROCHEBRUNE-KELLER Solange</b></td><td>Lots<br><b>0018, 0052</b></td><td>Période<br><b>01/01/2025 au 08/09/2026</b></td></tr></table>`;
const ledger = paperOf(
  'releve-trois-pages-paris11',
  `font: 8pt/1.3 'Nimbus Sans Narrow', sans-serif; .id td { border: .2mm solid #123a7a; font-size: 7.4pt } .id { margin: 3mm 0 } .m td { padding: .7mm 1.5mm } .m th { border-bottom: .4mm solid #123a7a } .m td:nth-child(n+3), .m th:nth-child(n+3) { text-align: right } .z td { font-weight: bold; border-top: .3mm solid #123a7a }`,
  [
    `${ledgerTop(1)}${table(HEADS, [['', 'SOLDE AU 31/12/2024', spaced(START), '', debitCredit(START)], ...ledgerRows(0, 12), `<tr class="z"><td></td><td>À REPORTER</td><td></td><td></td><td>${debitCredit(upTo(12))}</td></tr>`], 'm')}`,
    `${ledgerTop(2)}${table(HEADS, [`<tr class="z"><td></td><td>REPORT</td><td></td><td></td><td>${debitCredit(upTo(12))}</td></tr>`, ...ledgerRows(12, 24), `<tr class="z"><td></td><td>À REPORTER</td><td></td><td></td><td>${debitCredit(upTo(24))}</td></tr>`], 'm')}`,
    `${ledgerTop(3)}${table(HEADS, [`<tr class="z"><td></td><td>REPORT</td><td></td><td></td><td>${debitCredit(upTo(24))}</td></tr>`, ...ledgerRows(24, 30), `<tr class="z"><td></td><td>TOTAUX</td><td>${spaced(totalDebit)}</td><td>${spaced(totalCredit)}</td><td></td></tr>`, `<tr class="z"><td></td><td>SOLDE ${left > 0 ? 'DÉBITEUR' : 'CRÉDITEUR'} AU 08/09/2026</td><td></td><td></td><td>${debitCredit(left)}</td></tr>`], 'm')}<p style="margin-top:6mm">Un solde D signifie que vous êtes redevable envers le syndicat ; un solde C qu’il vous est dû. Ce relevé ne tient pas lieu d’état daté.</p><p style="position:absolute;bottom:6mm;font-size:5.6pt">FONCIVIA PARIS BASTILLE, SAS au capital de 1 240 000 € – 318 400 215 RCS PARIS – CPI 7501 2016 000 011 902 – Garantie CEGIG</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('FONCIVIA PARIS BASTILLE', 'FONCIVIA'),
      building_address: '14/16 RUE DES HAUDRIETTES-VIEILLES, 75011 PARIS',
      owner: 'Mme DE LA ROCHEBRUNE-KELLER Solange',
      account: either('00186', '1184 00186'),
      lots: ['18', '52'],
      period_from: '2025-01-01',
      period_to: '2026-09-08',
      as_of: either('2026-09-08', '2026-09-09'),
      balance: left,
      total_debit: totalDebit,
      total_credit: totalCredit,
    },
    absent: ['rnc', 'iban', 'total', 'to_pay', 'charges_reelles'],
  },
);

const CIMIEZ: readonly Move[] = [
  ['2026-01-02', 'Provision T1 2026', 48812],
  ['2026-01-02', 'Fonds travaux T1 2026', 2440],
  ['2026-01-09', 'Prélèvement', -51252],
  ['2026-04-01', 'Provision T2 2026', 48812],
  ['2026-04-01', 'Fonds travaux T2 2026', 2440],
  ['2026-04-10', 'Prélèvement', -51252],
  ['2026-05-18', 'Régul. charges 2025', -16608],
  ['2026-07-01', 'Provision T3 2026', 48812],
  ['2026-07-01', 'Fonds travaux T3 2026', 2440],
  ['2026-07-10', 'Prélèvement', -51252],
];
const cimiezLeft = debits(CIMIEZ) - credits(CIMIEZ);
const told = CIMIEZ.map(([day, label, cents]) => `${day} ${cents} ${label}`);
const likeBank = paperOf(
  'releve-signe-nice',
  `font: 9.2pt/1.4 'Carlito', sans-serif; padding: 14mm 18mm; .m td, .m th { border-bottom: .15mm solid #ddd; padding: 1.2mm } .m td:last-child, .m th:last-child { text-align: right }`,
  [
    `<p><span style="font:bold 18pt 'URW Gothic',sans-serif;color:#c2410c">squaris</span> SQUARIS NICE CARABACEL – 8 rue de l’Escarène-Neuve 06000 NICE</p><p style="margin:8mm 0 8mm 100mm">M. ou Mme TOSELLO-BENAMOU Roland<br>41 avenue des Orangers de Cimiez<br>06000 NICE</p><h1 style="font-size:14pt">Votre compte au ${pointed('2026-09-30')}</h1><p>Code TOSEL0412 – LE PALAIS MIRAMONT – 41 avenue des Orangers de Cimiez 06000 NICE – lots 12 et 47</p><p style="font-size:8pt;color:#666">Le signe + est à votre débit, le signe – à votre crédit.</p>
    ${table(
      ['Date', 'Opération', 'Montant €'],
      CIMIEZ.map(([day, label, cents]) => [
        pointed(day),
        label,
        `${cents > 0 ? '+' : '–'} ${spaced(Math.abs(cents))}`,
      ]),
      'm',
    )}<p style="text-align:right;margin-top:4mm;font-size:12pt">Solde en votre faveur : <b>${spaced(-cimiezLeft)} €</b></p><p style="font-size:8pt">Solde à nouveau au 01.01.2026 : néant. Ce solde sera imputé sur votre prochaine échéance ; pour en demander le remboursement, adressez-nous votre RIB.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('SQUARIS NICE CARABACEL', 'squaris'),
      building: 'LE PALAIS MIRAMONT',
      building_address: '41 avenue des Orangers de Cimiez, 06000 NICE',
      owner: 'M. ou Mme TOSELLO-BENAMOU Roland',
      account: 'TOSEL0412',
      lots: ['12', '47'],
      as_of: '2026-09-30',
      balance: cimiezLeft,
      entries: told,
    },
    absent: ['rnc', 'iban', 'to_pay', 'charges_reelles'],
  },
);

const VINCENNES: readonly Move[] = [
  ['2026-07-01', 'Provision charges 3/4', 61230],
  ['2026-07-01', 'Cotisation fds travaux', 3062],
  ['2026-07-03', 'Votre versement', -64292],
  ['2026-10-01', 'Provision charges 4/4', 61230],
  ['2026-10-01', 'Cotisation fds travaux', 3062],
  ['2026-10-05', 'Votre versement', -40000],
];
const vincennesLeft = debits(VINCENNES) - credits(VINCENNES);
const extract = paperOf(
  'releve-extrait-vincennes',
  `font: 9.4pt/1.45 'Nimbus Mono PS', monospace; padding: 18mm 16mm; pre { font: 8.8pt/1.45 'Nimbus Mono PS', monospace; margin: 0 }`,
  [
    `<pre>
GERIMO VINCENNES S.A.R.L.                                  VINCENNES LE ${slashed('2026-10-14')}
9 AVENUE DU DONJON-CLAIR
94300 VINCENNES                                    HERITIERS DE M. MBAYE OUSMANE
                                                   AUX BONS SOINS DE ME CARRERE
                                                   NOTAIRE
COPROPRIETE : 9 RUE DE LA MENAGERIE                12 PLACE DE LA MAIRIE
              94300 VINCENNES                      94130 NOGENT SUR MARNE
COMPTE      : 450 00 0077
LOTS        : 8 - 21

              E X T R A I T   D E   C O M P T E
              DU ${slashed('2026-07-01')} AU ${slashed('2026-10-14')}
--------------------------------------------------------------------------
DATE       LIBELLE                              DEBIT          CREDIT
--------------------------------------------------------------------------
${VINCENNES.map(([day, label, cents]) => `${slashed(day)} ${label.padEnd(30)}${(cents > 0 ? spaced(cents) : '').padStart(12)}${(cents < 0 ? spaced(-cents) : '').padStart(16)}`).join('\n')}
--------------------------------------------------------------------------
           TOTAL DES MOUVEMENTS          ${spaced(debits(VINCENNES)).padStart(12)}${spaced(credits(VINCENNES)).padStart(16)}
           SOLDE DEBITEUR                ${spaced(vincennesLeft).padStart(12)}
--------------------------------------------------------------------------

</pre><p>Le présent extrait vous est adressé à la demande de l'étude pour le règlement de la succession. Le syndicat forme opposition à concurrence du solde ci-dessus le cas échéant.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('GERIMO VINCENNES S.A.R.L.', 'GERIMO VINCENNES'),
      building_address: '9 RUE DE LA MENAGERIE, 94300 VINCENNES',
      owner: either('HERITIERS DE M. MBAYE OUSMANE', 'M. MBAYE OUSMANE'),
      account: '450 00 0077',
      lots: ['8', '21'],
      period_from: '2026-07-01',
      period_to: '2026-10-14',
      as_of: '2026-10-14',
      balance: vincennesLeft,
      total_debit: debits(VINCENNES),
      total_credit: credits(VINCENNES),
      entries: VINCENNES.map(([day, label, cents]) => `${day} ${cents} ${label}`),
    },
    absent: ['rnc', 'iban', 'notary', 'to_pay'],
  },
);

export const RELEVES_ET_COMPTES = [ledger, likeBank, extract];
