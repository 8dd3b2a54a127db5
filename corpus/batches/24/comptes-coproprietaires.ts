// Statements of one owner's account: credit before debit, a typed ledger, one year after another.
import { either, paperOf } from '../../paper.ts';
import {
  brief,
  debitCredit,
  english,
  pointed,
  slashed,
  spaced,
  sum,
  table,
} from '../../writing.ts';
import { foot } from './outils.ts';

/** Positive: a debit. */
type Move = readonly [day: string, label: string, cents: number];
const debits = (moves: readonly Move[]) => sum(moves.map((move) => Math.max(move[2], 0)));
const credits = (moves: readonly Move[]) => sum(moves.map((move) => Math.max(-move[2], 0)));
const told = (moves: readonly Move[]) =>
  moves.map(([day, label, cents]) => `${day} ${cents} ${label}`);

const BRISE: readonly Move[] = [
  ['2026-01-01', 'PROV. 1T2026', 61204],
  ['2026-01-01', 'FDS TRAVAUX 1T2026', 3060],
  ['2026-01-09', 'VIRT SCI MOULIN BRISE', -64264],
  ['2026-04-01', 'PROV. 2T2026', 61204],
  ['2026-04-01', 'FDS TRAVAUX 2T2026', 3060],
  ['2026-05-04', 'CHQ 0004417', -50000],
  ['2026-05-28', 'SOLDE CHARGES EX. 2025', 18733],
  ['2026-07-01', 'PROV. 3T2026', 63110],
  ['2026-07-01', 'FDS TRAVAUX 3T2026', 3155],
  ['2026-07-01', 'APPEL TX TOITURE 1/2', 112480],
  ['2026-07-22', 'VIRT SCI MOULIN BRISE', -180000],
];
const BEFORE = 4218;
const line = (day: string, label: string, debit: string, credit: string) =>
  `${day.padEnd(10)}${label.padEnd(34)}${debit.padStart(13)}${credit.padStart(13)}`;
const due = BEFORE + debits(BRISE) - credits(BRISE);
const typed = paperOf(
  'releve-listing-a-nouveau-meaux',
  `font: 9pt/1.4 'DejaVu Sans Mono', monospace; padding: 14mm 12mm; pre { font: inherit; margin: 0 }`,
  [
    `<pre>CABINET F. QUERCY-DELAUNAY                              MEAUX, LE 31/08/26
SYNDIC DE COPROPRIETES
40 RUE SAINT REMY  77100 MEAUX
RCP ET GARANTIE : LA CAUTION EXEMPLE

                                        SCI DU MOULIN BRISE
                                        M. LE GERANT
                                        3 COUR DES TANNEURS
                                        45000 ORLEANS

        R E L E V E   D E   C O M P T E   A U   31/08/2026
        ---------------------------------------------------

COPROPRIETE : 074 / LE QUAI VICTOR HUGO – 19 QUAI VICTOR HUGO 77100 MEAUX
COMPTE      : 45074011            LOTS : 011, 029, 030

DATE      LIBELLE                                  DEBIT       CREDIT
${'-'.repeat(70)}
${line('', 'REPORT AU 31/12/2025', spaced(BEFORE), '')}
${BRISE.map(([day, label, cents]) => line(brief(day), label, cents > 0 ? spaced(cents) : '', cents < 0 ? spaced(-cents) : '')).join('\n')}
${'-'.repeat(70)}
${line('', 'TOTAUX', spaced(BEFORE + debits(BRISE)), spaced(credits(BRISE)))}
${line('', 'SOLDE EN NOTRE FAVEUR', spaced(due), '')}


CE RELEVE VAUT SITUATION SAUF ENCAISSEMENTS EN COURS. LE SOLDE EST A REGLER
PAR RETOUR. PROCHAIN APPEL : 01/10/2026.
</pre>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'CABINET F. QUERCY-DELAUNAY',
      building: 'LE QUAI VICTOR HUGO',
      building_address: '19 QUAI VICTOR HUGO, 77100 MEAUX',
      owner: either('SCI DU MOULIN BRISE', 'SCI DU MOULIN BRISE M. LE GERANT'),
      lots: ['11', '29', '30'],
      account: '45074011',
      as_of: '2026-08-31',
      balance: due,
      total_debit: BEFORE + debits(BRISE),
      total_credit: credits(BRISE),
      entries: either(told(BRISE), [`2025-12-31 ${BEFORE} REPORT AU 31/12/2025`, ...told(BRISE)]),
    },
    absent: ['rnc', 'iban', 'total', 'due_on', 'charges_reelles'],
  },
);

const ROCHE: readonly Move[] = [
  ['2026-01-02', 'Appel de provisions janvier-mars', 28844],
  ['2026-01-15', 'Prélèvement reçu', -28844],
  ['2026-04-01', 'Appel de provisions avril-juin', 28844],
  ['2026-04-15', 'Prélèvement reçu', -28844],
  ['2026-06-19', 'Régularisation des charges 2025', -13417],
  ['2026-07-01', 'Appel de provisions juillet-sept.', 29720],
  ['2026-07-15', 'Prélèvement reçu', -29720],
  ['2026-09-02', 'Clé d’immeuble supplémentaire', 4500],
];
const left = (index: number) => sum(ROCHE.slice(0, index + 1).map((move) => move[2]));
const swapped = paperOf(
  'releve-credit-avant-debit-la-rochelle',
  `font: 9pt/1.35 'URW Gothic', sans-serif; padding: 0; .top { background: #134e5e; color: #fff; padding: 7mm 14mm; display: flex; justify-content: space-between } .in { padding: 7mm 14mm } .m td { border-bottom: .2mm solid #dde } .m td:nth-child(n+3), .m th:nth-child(n+3) { text-align: right } .m th { color: #134e5e; font-weight: bold } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; margin-bottom: 5mm }`,
  [
    `<div class="top"><span style="font-size:15pt">Aunis Patrimoine</span><span>38 rue du Minage – 17000 La Rochelle<br>aunis@patrimoine.example.fr</span></div><div class="in"><div class="two"><div><small>Copropriété</small><br><b>Le Logis des Minimes</b><br>5 avenue des Boucholeurs<br>17000 La Rochelle</div><div><small>Copropriétaire</small><br><b>Mlle Yuna LE BIHAN</b> (usufruitière)<br>Référence : LB-0207<br>Lots 7 et 45</div></div>
    <h1 style="font-size:13pt">Extrait de votre compte du 01.01.2026 au 30.09.2026</h1>
    ${table(
      ['Date', 'Opération', 'Crédit', 'Débit', 'Solde'],
      [
        ...ROCHE.map(([day, label, cents], index) => [
          pointed(day),
          label,
          cents < 0 ? english(-cents) : '',
          cents > 0 ? english(cents) : '',
          debitCredit(left(index)),
        ]),
        `<tr style="font-weight:bold"><td></td><td>Cumul des mouvements</td><td>${english(credits(ROCHE))}</td><td>${english(debits(ROCHE))}</td><td></td></tr>`,
      ],
      'm',
    )}
    <p style="margin-top:6mm;font-size:12pt">Votre compte présente au 30.09.2026 un solde <b>créditeur de ${english(credits(ROCHE) - debits(ROCHE))} €</b>.</p><p>Ce solde viendra en déduction de votre prochain appel. D : vous devez ; C : nous vous devons.</p><p style="background:#eef5f6;padding:3mm">Envie de vendre ? Notre service transaction estime gratuitement votre appartement : prix moyen aux Minimes 5 940 €/m² au 2e trimestre.</p></div>${foot('Aunis Patrimoine, EURL au capital de 8 000 €, RCS La Rochelle 900 505 505, CPI 1701 2019 000 000 808, sans maniement de fonds sur la transaction')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'Aunis Patrimoine',
      building: 'Le Logis des Minimes',
      building_address: '5 avenue des Boucholeurs, 17000 La Rochelle',
      owner: either('Mlle Yuna LE BIHAN', 'Mlle Yuna LE BIHAN (usufruitière)'),
      lots: ['7', '45'],
      period_from: '2026-01-01',
      period_to: '2026-09-30',
      as_of: '2026-09-30',
      balance: debits(ROCHE) - credits(ROCHE),
      total_debit: debits(ROCHE),
      total_credit: credits(ROCHE),
      entries: told(ROCHE),
    },
    absent: ['rnc', 'iban', 'price', 'to_pay', 'total'],
  },
);

const Y25: readonly Move[] = [
  ['2025-01-01', 'Appel 1er sem. 2025', 71000],
  ['2025-02-11', 'Règlement chèque', -71000],
  ['2025-07-01', 'Appel 2e sem. 2025', 71000],
  ['2025-09-30', 'Règlement partiel', -40000],
];
const Y26: readonly Move[] = [
  ['2026-01-01', 'Appel 1er sem. 2026', 73500],
  ['2026-03-03', 'Frais de mise en demeure', 4800],
  ['2026-03-17', 'Règlement virement', -60000],
  ['2026-04-24', 'Solde exercice 2025', 5216],
  ['2026-07-01', 'Appel 2e sem. 2026', 73500],
];
const all = [...Y25, ...Y26];
const rows = (moves: readonly Move[]) =>
  moves.map(([day, label, cents]) => [
    slashed(day),
    label,
    cents > 0 ? spaced(cents) : '',
    cents < 0 ? spaced(-cents) : '',
  ]);
const sub = (label: string, moves: readonly Move[]) =>
  `<tr class="s"><td></td><td>${label}</td><td>${spaced(debits(moves))}</td><td>${spaced(credits(moves))}</td></tr>`;
const years = paperOf(
  'releve-par-exercice-chambery',
  `font: 9.5pt/1.4 'Nimbus Roman', serif; padding: 16mm 18mm; td, th { border: .2mm solid #777 } td:nth-child(n+3), th:nth-child(n+3) { text-align: right; width: 30mm } .s td { background: #eee; font-style: italic } th { font-weight: bold }`,
  [
    `<p><b style="font-size:13pt">Régie Dupraz-Favre</b><br>Place de l’Hôtel-de-Ville, 73000 Chambéry – régisseurs de père en fille</p><p style="margin-left:95mm;margin-top:8mm">Monsieur Anh Tuấn NGUYEN<br>et Madame Odile NGUYEN née CARRAZ<br>27 chemin de la Cassine<br>73000 CHAMBÉRY</p><p style="text-align:right">Chambéry, le 13 juillet 2026</p><p><b>Objet : état de votre compte de copropriétaire</b><br>Immeuble « Le Nivolet », 14 rue Sommeiller à Chambéry (73000) – immatriculé AA9 018 332 – lot 22 (appartement) – n° de compte 7300-22</p>
    ${table(['Date', 'Écriture', 'Doit', 'Avoir'], [...rows(Y25), sub('Exercice 2025', Y25), ...rows(Y26), sub('Exercice 2026 (en cours)', Y26), `<tr style="font-weight:bold"><td></td><td>Total général</td><td>${spaced(debits(all))}</td><td>${spaced(credits(all))}</td></tr>`])}
    <p style="margin-top:5mm">Il ressort du présent état que vous restez redevables, à la date de ce jour, de la somme de <b>${spaced(debits(all) - credits(all))} €</b>, dont ${spaced(73500)} € exigibles depuis le 1er juillet. Nous vous saurions gré de bien vouloir nous en couvrir.</p><p>Pour la Régie,<br>Le service comptable</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'Régie Dupraz-Favre',
      building: 'Le Nivolet',
      building_address: '14 rue Sommeiller, 73000 Chambéry',
      rnc: 'AA9018332',
      owner: either(
        'Monsieur Anh Tuấn NGUYEN et Madame Odile NGUYEN née CARRAZ',
        'Monsieur Anh Tuấn NGUYEN',
      ),
      lots: ['22'],
      account: '7300-22',
      as_of: '2026-07-13',
      balance: debits(all) - credits(all),
      total_debit: debits(all),
      total_credit: credits(all),
      entries: told(all),
    },
    absent: ['iban', 'total', 'period_from', 'charges_reelles'],
  },
);

export const COMPTES_COPROPRIETAIRES = [typed, swapped, years];
