// What one owner owes: three statements of account, from a ledger printed as it is to a notary's request.
import { either, paperOf } from '../../paper.ts';
import { dotted, pointed, slashed, spaced, sum, table, tr } from '../../writing.ts';

/** Positive: a debit. */
type Move = readonly [day: string, label: string, cents: number];
const debits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(cents, 0)));
const credits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(-cents, 0)));
const entriesOf = (moves: readonly Move[]) =>
  moves.map(([day, label, cents]) => `${day} ${cents} ${label}`);

const ROUEN: readonly Move[] = [
  ['2024-01-02', 'solde 2023 reporté', 4310],
  ['2024-01-05', 'appel T1', 22640],
  ['2024-01-22', 'chq Crédit Normand 0117', -26950],
  ['2024-04-03', 'appel T2', 22640],
  ['2024-04-30', 'vir', -22640],
  ['2024-07-03', 'appel T3', 22640],
  ['2024-08-16', 'relance (timbre)', 396],
  ['2024-09-02', 'vir', -20000],
  ['2024-10-02', 'appel T4', 22640],
  ['2024-10-02', 'appel gouttières 1/1', 15512],
  ['2024-11-12', 'vir', -30000],
];
const rouenBalance = debits(ROUEN) - credits(ROUEN);
const cells = (moves: readonly Move[]) => {
  let left = 0;
  return moves.map(([day, label, cents]) => {
    left += cents;
    return [
      slashed(day),
      label,
      cents > 0 ? spaced(cents) : '',
      cents < 0 ? spaced(-cents) : '',
      spaced(left),
    ];
  });
};

const sheet = paperOf(
  'releve-tableur-rouen',
  `font: 10pt 'Carlito', sans-serif; padding: 14mm; .x td, .x th { border: .15mm solid #aaa; padding: .5mm 1.2mm; height: 5.6mm } .x td:nth-child(n+3) { text-align: right } .x th { background: #c6e0b4; font-weight: bold }`,
  [
    `<p style="font-size:8pt;text-align:right">compte_coprop_2024.xlsx / onglet « MARAIS »</p><p>22 RUE DAMIETTE 76000 ROUEN – syndic bénévole B. LHERMITTE</p><p><b>Compte copropriétaire au ${slashed('2024-12-31')}</b><br>MARAIS Cyprien – lot 4 (76/1000)</p>${table(
      ['Date', 'Libellé', 'Doit', 'A payé', 'Solde'],
      [
        ...cells(ROUEN),
        tr([
          '',
          '<b>TOTAL</b>',
          `<b>${spaced(debits(ROUEN))}</b>`,
          `<b>${spaced(credits(ROUEN))}</b>`,
          `<b>${spaced(rouenBalance)}</b>`,
        ]),
        tr(['', '', '', '', '']),
        tr(['', 'reste dû par M. Marais', '', '', spaced(rouenBalance)]),
        tr(['', '', '', '', '']),
      ],
      'x',
    )}<p style="margin-top:6mm">Cyprien, peux-tu régulariser avant l’AG du 18 janvier ? Si tu ne trouves pas la même chose que moi, on regarde ensemble. Bénédicte</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('B. LHERMITTE', 'LHERMITTE'),
      building_address: '22 RUE DAMIETTE, 76000 ROUEN',
      owner: 'MARAIS Cyprien',
      lots: ['4'],
      tantiemes: 76,
      base: 1000,
      as_of: '2024-12-31',
      balance: rouenBalance,
      total_debit: debits(ROUEN),
      total_credit: credits(ROUEN),
      entries: either(entriesOf(ROUEN), entriesOf(ROUEN.slice(1))),
    },
    absent: ['rnc', 'iban', 'account', 'due_on', 'total', 'charges_reelles'],
  },
);

const HAINAUT: readonly Move[] = [
  ['2026-01-01', 'Solde à nouveau', -6420],
  ['2026-01-01', 'Prov. charges T1 2026', 38816],
  ['2026-01-01', 'Cotis. fonds trvx T1 2026', 1941],
  ['2026-01-09', 'Prélèvement SEPA', -34337],
  ['2026-02-27', 'Régul. charges 2025', -11264],
  ['2026-04-01', 'Prov. charges T2 2026', 38816],
  ['2026-04-01', 'Cotis. fonds trvx T2 2026', 1941],
  ['2026-04-10', 'Prélèvement SEPA', -29493],
  ['2026-05-18', 'Badge parking suppl.', 3500],
  ['2026-05-20', 'Virement reçu BOUTELDJA', -10000],
];
const journal = (label: string) =>
  /^(Prél|Virement)/.test(label) ? 'BQ' : /^(Prov|Cotis)/.test(label) ? 'AF' : 'OD';
/** Nobody minds the journal before the label. */
const hainautWithJournal = HAINAUT.map(
  ([day, label, cents]) => `${day} ${cents} ${journal(label)} ${label}`,
);
const hainaut = debits(HAINAUT) - credits(HAINAUT);

const ledger = paperOf(
  'releve-etat-valenciennes',
  `font: 8.6pt/1.3 'Nimbus Mono PS', monospace; padding: 12mm; .l td { padding: .3mm 1mm; white-space: nowrap } .l td:nth-child(n+4) { text-align: right } hr { border: 0; border-top: .3mm solid #000 }`,
  [
    `<p>CABINET H. WALLERAND                                                <span style="float:right">ETAT DU 02.06.2026 - PAGE 1</span><br>SYNDIC - LOCATION<br>28 AV. CLEMENCEAU 59300 VALENCIENNES</p><hr><p>EXTRAIT DE COMPTE COPROPRIETAIRE<br>ARRETE AU 31.05.2026</p><p>COPRO...: 118 RESIDENCE WATTEAU-CARPEAUX<br>ADRESSE.: 5 RUE DE FAMARS 59300 VALENCIENNES<br>COMPTE..: 4501-118-0077<br>TITULAIRE: MME BOUTELDJA SAMIRA DIVORCEE COUSIN<br>LOTS....: 077 212<br>MANDAT DE PRELEVEMENT: OUI, JUSQU’AU 30.04.2026</p><hr><table class="l">${tr(['DATE', 'JL', 'LIBELLE', 'DEBIT', 'CREDIT'])}${HAINAUT.map(([day, label, cents]) => tr([pointed(day), journal(label), label.toUpperCase(), cents > 0 ? dotted(cents) : '', cents < 0 ? dotted(-cents) : ''])).join('')}${tr(['', '', '--------------------', '-----------', '-----------'])}${tr(['', '', 'TOTAL DES MOUVEMENTS', dotted(debits(HAINAUT)), dotted(credits(HAINAUT))])}${hainaut > 0 ? tr(['', '', 'SOLDE DEBITEUR', dotted(hainaut), '']) : tr(['', '', 'SOLDE CREDITEUR', '', dotted(-hainaut)])}</table><hr><p>SOLDE ${hainaut > 0 ? 'EN NOTRE FAVEUR' : 'EN VOTRE FAVEUR'} : ${dotted(Math.abs(hainaut))} EUR ${hainaut > 0 ? 'D' : 'C'}</p><p>AVANCE PERMANENTE DE TRESORERIE (NON COMPRISE) : 150,00 EUR</p><p>CE DOCUMENT N’EST PAS UN APPEL DE FONDS. LES REGLEMENTS RECUS APRES LE 31.05 NE FIGURENT PAS.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'CABINET H. WALLERAND',
      building: 'RESIDENCE WATTEAU-CARPEAUX',
      building_address: '5 RUE DE FAMARS, 59300 VALENCIENNES',
      owner: either('MME BOUTELDJA SAMIRA DIVORCEE COUSIN', 'MME BOUTELDJA SAMIRA'),
      lots: ['77', '212'],
      account: '4501-118-0077',
      as_of: '2026-05-31',
      balance: hainaut,
      total_debit: debits(HAINAUT),
      total_credit: credits(HAINAUT),
      entries: either(
        entriesOf(HAINAUT),
        entriesOf(HAINAUT.slice(1)),
        hainautWithJournal,
        hainautWithJournal.slice(1),
      ),
    },
    absent: ['rnc', 'iban', 'due_on', 'total', 'to_pay', 'period_from'],
  },
);

const LISIEUX: readonly Move[] = [
  ['2025-07-01', 'Appel du 3e trimestre', 17805],
  ['2025-07-15', 'Votre chèque', -17805],
  ['2025-10-01', 'Appel du 4e trimestre', 17805],
  ['2025-12-29', 'Solde des charges 2024', 4422],
];
const lisieux = debits(LISIEUX) - credits(LISIEUX);
const letter = paperOf(
  'releve-lettre-lisieux',
  `font: 11.5pt/1.5 'Nimbus Roman', serif; padding: 22mm 24mm; .l { width: 130mm; margin: 0 auto } .l td { padding: .5mm 2mm } .l td:last-child { text-align: right }`,
  [
    `<p>GESTION AUGERONNE<br>Marie-Odile de COURSEULLES<br>Expert immobilier, syndic<br>18 place Thiers<br>14100 LISIEUX</p><p style="margin-left:80mm">Maître Aymeric DUVAL-PICOT<br>Notaire<br>14130 PONT-L’ÉVÊQUE</p><p style="text-align:right">Lisieux, le 6 janvier 2026</p><p>Votre affaire : vente LECARPENTIER / KOWALSKI</p><p>Mon cher Maître,</p><p>Comme suite à votre demande, voici la situation de compte de l’indivision LECARPENTIER (lots 3, 3 bis et 20) dans la copropriété du MANOIR SAINT-JACQUES, 44 rue au Char, 14100 LISIEUX, telle qu’elle ressort de nos livres au 31 décembre 2025 :</p>${table(
      [],
      LISIEUX.map(([day, label, cents]) => [
        slashed(day),
        label,
        `${cents > 0 ? 'débit' : 'crédit'} ${spaced(Math.abs(cents))}`,
      ]),
      'l',
    )}<p style="margin-top:4mm">Le compte présente donc à cette date un solde <b>débiteur de ${spaced(lisieux)} €</b>, que je vous remercie de retenir sur le prix. L’appel du premier trimestre 2026 (182,00 €) est parti hier et n’est pas compris.</p><p>L’état daté proprement dit vous parviendra contre règlement de 380 € TTC.</p><p>Croyez, mon cher Maître, à mes sentiments les meilleurs.</p>`,
  ],
  {
    type: 'CHARGES',
    also: ['PRE_ETAT_DATE'],
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('GESTION AUGERONNE', 'GESTION AUGERONNE Marie-Odile de COURSEULLES'),
      building: 'MANOIR SAINT-JACQUES',
      building_address: '44 rue au Char, 14100 LISIEUX',
      owner: 'indivision LECARPENTIER',
      lots: ['3', '3 bis', '20'],
      as_of: '2025-12-31',
      balance: lisieux,
      entries: entriesOf(LISIEUX),
    },
    absent: ['rnc', 'iban', 'price', 'due_on', 'total'],
  },
);

export const COMPTES_DE_COPROPRIETAIRES = [sheet, ledger, letter];
