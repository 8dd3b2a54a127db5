// Statements of one owner's account: a wide ledger, a print of a customer area, what is owed and paid side by side.
import { either, paperOf } from '../../paper.ts';
import { brief, debitCredit, plain, slashed, spaced, sum, table } from '../../writing.ts';
import { lying, row } from './outils.ts';

type Move = readonly [day: string, journal: string, label: string, cents: number];
const debits = (moves: readonly Move[]): number => sum(moves.map((move) => Math.max(move[3], 0)));
const credits = (moves: readonly Move[]): number => sum(moves.map((move) => Math.max(-move[3], 0)));
const told = (moves: readonly Move[]): string[] =>
  moves.map(([day, , label, cents]) => `${day} ${cents} ${label}`);
const toldWithJournal = (moves: readonly Move[]): string[] =>
  moves.map(([day, journal, label, cents]) => `${day} ${cents} ${journal} ${label}`);

const AIX: readonly Move[] = [
  ['2024-01-01', 'AF', 'APPEL PROVISIONS 1T2024', 61744],
  ['2024-01-01', 'AF', 'APPEL FDS TRAVAUX 1T2024', 3087],
  ['2024-01-08', 'BQ', 'VIR SEPA DE BARBENTANE', -64831],
  ['2024-04-01', 'AF', 'APPEL PROVISIONS 2T2024', 61744],
  ['2024-04-01', 'AF', 'APPEL FDS TRAVAUX 2T2024', 3087],
  ['2024-04-29', 'BQ', 'CHQ 0044718', -64831],
  ['2024-05-13', 'OD', 'REFACT. BADGES PARKING', 3200],
  ['2024-06-03', 'BQ', 'CHQ 0044731', -3200],
  ['2024-06-20', 'OD', 'REPARTITION CHARGES 2023', 11206],
  ['2024-06-20', 'OD', 'REGUL. EAU CHAUDE 2023', -4418],
  ['2024-07-01', 'AF', 'APPEL PROVISIONS 3T2024', 63290],
  ['2024-07-01', 'AF', 'APPEL FDS TRAVAUX 3T2024', 3165],
  ['2024-07-15', 'AF', 'TRAVAUX ASCENSEUR C APPEL 1/2', 28740],
  ['2024-09-02', 'FR', 'FRAIS RELANCE 1', 2400],
  ['2024-09-16', 'BQ', 'VIR SEPA DE BARBENTANE', -50000],
];
const pieceOf = (index: number): string => String(220400 + index * 7);
const withPieces = (withJournal: boolean): string[] =>
  AIX.map(
    ([day, journal, label, cents], index) =>
      `${day} ${cents} ${withJournal ? `${journal} ` : ''}${pieceOf(index)} ${label}`,
  );
const aixDebit = debits(AIX);
const aixCredit = credits(AIX);
const ledger = lying(
  paperOf(
    'releve-paysage-aix',
    `font: 7.6pt 'DejaVu Sans', sans-serif; padding: 9mm 10mm; .bd { background: #37474f; color: #fff; padding: 1.5mm 3mm; display: flex; justify-content: space-between; font-weight: bold; font-size: 9.5pt } .f { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 4mm; margin: 3mm 0 } .m td, .m th { border: .15mm solid #90a4ae; padding: .7mm 1mm } .m th { background: #cfd8dc; font-weight: bold; text-align: center } .m td:nth-child(n+7) { text-align: right }`,
    [
      `<div class="bd"><span>QUADRIAL Aix Sextius</span><span>RELEVE DE COMPTE COPROPRIETAIRE</span><span>Edition ${slashed('2024-10-03')} – p. 1/1</span></div>
      <div class="f"><div>QUADRIAL – 18 cours Sextius<br>13100 AIX-EN-PROVENCE<br>Gestionnaire : P. Icard</div><div>Imm. 2204 RESIDENCE LES FLORALIES DU PIGONNET<br>33 avenue du Docteur Aurientis<br>13100 AIX-EN-PROVENCE<br>Cpte 450-2204-0076 – Lots 76 ; 133 ; 190</div><div style="font-size:9.5pt">MADAME DE PUGET DE BARBENTANE<br>HORTENSE<br>CHATEAU DE LA PIOLINE<br>13290 LES MILLES</div></div>
      <p>Période : ${slashed('2024-01-01')} – ${slashed('2024-09-30')}</p>
      ${table(
        [
          'Date cpt.',
          'Date val.',
          'Jnl',
          'Pièce',
          'Libellé',
          'Lettr.',
          'Débit',
          'Crédit',
          'Solde cumulé',
        ],
        [
          ...AIX.map(([day, journal, label, cents], index) => [
            brief(day),
            brief(day),
            journal,
            pieceOf(index),
            label,
            index < 8 ? (['AA', 'AA', 'AA', 'AB', 'AB', 'AB', 'AC', 'AC'][index] ?? '') : '',
            cents > 0 ? spaced(cents) : '',
            cents < 0 ? spaced(-cents) : '',
            debitCredit(sum(AIX.slice(0, index + 1).map((move) => move[3]))),
          ]),
          row(
            ['', '', '', '', 'TOTAUX', '', spaced(aixDebit), spaced(aixCredit), ''],
            'font-weight:bold',
          ),
          row(
            [
              '',
              '',
              '',
              '',
              'SOLDE DEBITEUR AU 30/09/2024',
              '',
              spaced(aixDebit - aixCredit),
              '',
              '',
            ],
            'font-weight:bold;background:#eceff1',
          ),
        ],
        'm',
      )}<p style="margin-top:3mm">D = débit (somme due au syndicat) – C = crédit (somme en votre faveur). Ce relevé ne vaut pas état daté (art. 5 du décret du 17 mars 1967). Les écritures lettrées sont soldées.</p>`,
    ],
    {
      type: 'CHARGES',
      sub_kind: 'RELEVE_DE_COMPTE',
      facts: {
        syndic: either('QUADRIAL Aix Sextius', 'QUADRIAL'),
        building: 'RESIDENCE LES FLORALIES DU PIGONNET',
        building_address: '33 avenue du Docteur Aurientis, 13100 AIX-EN-PROVENCE',
        owner: 'MADAME DE PUGET DE BARBENTANE HORTENSE',
        lots: ['76', '133', '190'],
        account: '450-2204-0076',
        period_from: '2024-01-01',
        period_to: '2024-09-30',
        as_of: either('2024-09-30', '2024-10-03'),
        balance: aixDebit - aixCredit,
        total_debit: aixDebit,
        total_credit: aixCredit,
        entries: either(told(AIX), toldWithJournal(AIX), withPieces(false), withPieces(true)),
      },
      absent: ['rnc', 'iban', 'total', 'due_on', 'charges_reelles', 'solde_anterieur'],
    },
  ),
);

const NIMES: readonly Move[] = [
  ['2026-01-01', '', 'Appel T1 2026', 38912],
  ['2026-01-14', '', 'Paiement carte bancaire', -38912],
  ['2026-03-20', '', 'Régul. charges 2025', -12655],
  ['2026-04-01', '', 'Appel T2 2026', 38912],
  ['2026-04-03', '', 'Badge supplémentaire', 3500],
  ['2026-04-11', '', 'Paiement carte bancaire', -40000],
];
const nimesLeft = sum(NIMES.map((move) => move[3]));
const nimesNewest = NIMES.toReversed();
const portal = paperOf(
  'releve-espace-client-nimes',
  `font: 9.4pt 'Carlito', sans-serif; padding: 17mm 14mm; .br { position: absolute; top: 5mm; left: 8mm; right: 8mm; display: flex; justify-content: space-between; font-size: 7pt; color: #444 } .bt { top: auto; bottom: 5mm } .g { display: grid; grid-template-columns: 48mm 1fr; gap: 7mm } .sd { background: #eaf6f3; padding: 3mm; font-size: 8.4pt } .sd b { display: block; color: #0f766e } .k { display: flex; justify-content: space-between; border-bottom: .2mm solid #ccc; padding: 2mm 0 } .s { background: #0f766e; color: #fff; padding: 4mm; font-size: 12pt }`,
  [
    `<div class="br"><span>16/04/2026 08:12</span><span>Domelys – Mon compte copropriétaire</span></div><div class="br bt"><span>https://www.domelys.example.fr/client/compte/historique</span><span>Page 1 sur 1</span></div>
    <div class="g"><div class="sd"><b>Mes biens</b>CLOS DES MICOCOULIERS<br>5 impasse Séguier<br>30000 NÎMES<br>Lot 12 – T3<br>Lot 47 – garage<br><br><b>Mon identifiant</b>DOM-30-118822<br><br><b>Mon agence</b>Domelys Nîmes Feuchères<br>14 avenue Feuchères<br>30000 NÎMES<br>04 66 00 33 91<br><br><b>Actualités</b>Fermeture des agences le lundi de Pâques.</div>
    <div><p style="font-size:13pt">M. Idriss OUATTARA &amp; Mme Léa OUATTARA née FABRÈGUES</p><div class="s">Solde de mon compte au 16/04/2026<br><b style="font-size:20pt">${nimesLeft < 0 ? '+' : '−'} ${spaced(Math.abs(nimesLeft))} €</b><br><small>Votre compte est créditeur : la copropriété vous doit cette somme.</small></div><p style="margin-top:4mm"><b>Historique des opérations</b> (filtre : 2026)</p>${nimesNewest.map(([day, , label, cents]) => `<div class="k"><span>${slashed(day)} &nbsp; ${label}</span><span>${cents > 0 ? '−' : '+'} ${spaced(Math.abs(cents))} €</span></div>`).join('')}<p style="margin-top:4mm;font-size:8pt">− : somme appelée ou frais ; + : paiement ou avoir. Télécharger en PDF | Exporter (CSV) | Contester une opération</p></div></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('Domelys Nîmes Feuchères', 'Domelys'),
      building: 'CLOS DES MICOCOULIERS',
      building_address: '5 impasse Séguier, 30000 NÎMES',
      owner: 'M. Idriss OUATTARA & Mme Léa OUATTARA née FABRÈGUES',
      lots: ['12', '47'],
      as_of: '2026-04-16',
      balance: nimesLeft,
      entries: either(told(nimesNewest), told(NIMES)),
    },
    absent: ['rnc', 'iban', 'total_debit', 'total_credit', 'due_on', 'total'],
  },
);

const CALVI: readonly Move[] = [
  ['2025-01-15', 'AP', 'Appel 1er semestre', 88450],
  ['2025-02-03', 'RG', 'Chèque n° 7701244', -88450],
  ['2025-07-15', 'AP', 'Appel 2nd semestre', 88450],
  ['2025-10-01', 'AP', 'Appel travaux portail (AG 08/2025)', 21340],
  ['2025-11-12', 'RG', 'Virement notaire succession', -60000],
];
const CALVI_OPEN = 4310;
const calviDebit = CALVI_OPEN + debits(CALVI);
const calviCredit = credits(CALVI);
const heirs = paperOf(
  'releve-deux-colonnes-calvi',
  `font: 9pt/1.4 'P052', serif; padding: 14mm; .two { display: grid; grid-template-columns: 1fr 1fr; border: .3mm solid #000 } .two > div { padding: 2mm } .two > div + div { border-left: .3mm solid #000 } h2 { font-size: 10pt; background: #20415e; color: #fff; margin: -2mm -2mm 2mm; padding: 1mm 2mm } .two td { padding: .6mm 0; font-size: 8.4pt } .two td:last-child { text-align: right; white-space: nowrap }`,
  [
    `<table><tr><td>BALAGNE SYNDIC<br>E.U.R.L. Franceschi – Bd Wilson – 20260 CALVI<br>tél. 04 95 00 71 16</td><td style="text-align:right">SUCCESSION LUCIANI Dominique<br>p/o Me GIUDICELLI, notaire<br>20220 L’ÎLE-ROUSSE</td></tr></table><h1 style="font-size:14pt;text-align:center;margin-top:8mm">Extrait de compte arrêté au 31 décembre 2025</h1><p style="text-align:center">Copropriété « E Vele », route de Porto, 20260 CALVI – lot n° 7 – compte n° 0061/LUC</p><div class="two"><div><h2>DOIT (sommes appelées)</h2>${table([], [['01/01/2025 Report à nouveau au 01/01/2025', plain(CALVI_OPEN)], ...CALVI.filter((move) => move[3] > 0).map(([day, , label, cents]) => [`${slashed(day)} ${label}`, plain(cents)]), row(['<b>Total</b>', `<b>${plain(calviDebit)}</b>`])])}</div><div><h2>AVOIR (règlements)</h2>${table([], [...CALVI.filter((move) => move[3] < 0).map(([day, , label, cents]) => [`${slashed(day)} ${label}`, plain(-cents)]), row(['<b>Total</b>', `<b>${plain(calviCredit)}</b>`])])}</div></div><p style="margin-top:5mm;font-size:11pt">SOLDE EN NOTRE FAVEUR (à nous devoir) : <b>${plain(calviDebit - calviCredit)} €</b></p><p>Le syndic rappelle que les héritiers sont tenus solidairement en vertu du règlement de copropriété, et que l’opposition de l’article 20 sera formée en cas de mutation.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('BALAGNE SYNDIC', 'BALAGNE SYNDIC E.U.R.L. Franceschi'),
      building: 'E Vele',
      building_address: 'route de Porto, 20260 CALVI',
      owner: 'SUCCESSION LUCIANI Dominique',
      lots: ['7'],
      account: '0061/LUC',
      as_of: '2025-12-31',
      balance: calviDebit - calviCredit,
      total_debit: calviDebit,
      total_credit: calviCredit,
    },
    absent: ['rnc', 'iban', 'notary', 'deed_on', 'total'],
  },
);

export const RELEVES = [ledger, portal, heirs];
