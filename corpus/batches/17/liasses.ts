// Files of several papers: a call with its statement behind, and a notice with two annexes in dense print.
import { either, type Paper } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { brief, plain, slashed, spaced, sum, table } from '../../writing.ts';

const share = (whole: number, part: number, base: number) => Math.round((whole * part) / base);

const MARNE = accountOf('bords-de-marne-joinville');
const KEYS = [
  ['CHARGES COMMUNES', 2240000, 538, 10000],
  ['BAT B', 318000, 538, 4120],
  ['ASC. B', 121500, 71, 1000],
  ['EAU CHAUDE', 402000, 538, 10000],
] as const;
const current = sum(KEYS.map(([, whole, part, base]) => share(whole, part, base)));
const worksPart = share(1860000, 538, 10000);
const fund = share(112000, 538, 10000);
const total = current + worksPart + fund;
type Move = readonly [day: string, label: string, cents: number];
const MOVES: readonly Move[] = [
  ['2025-01-01', 'PROVISION 1T2025', 179310],
  ['2025-01-06', 'VIREMENT', -179310],
  ['2025-04-01', 'PROVISION 2T2025', 179310],
  ['2025-04-11', 'VIREMENT', -170000],
  ['2025-05-28', 'REPARTITION CHARGES 2024', 22745],
];
const debit = sum(MOVES.map(([, , cents]) => Math.max(cents, 0)));
const credit = sum(MOVES.map(([, , cents]) => Math.max(-cents, 0)));
const left = debit - credit;
const top = (page: number) =>
  `<table class="h"><tr><td><b>G.I.F.</b> GESTION IMMOBILIÈRE FRANCILIENNE<br>71 av. Gallieni 94340 JOINVILLE-LE-PONT</td><td style="text-align:right">Édité le 10/06/2025 – ${page}/2<br>Dossier 0614 – Cpte C00214</td></tr></table>`;
const identity = `<table class="i"><tr><td>LES BORDS DE MARNE<br>18 QUAI DE LA MARNE<br>94340 JOINVILLE-LE-PONT<br>N° AB5512730</td><td>M. OU MME LOPES FERREIRA<br>ANTÓNIO<br>RUA DAS FLORES 22, 3° ESQ.<br>4050-262 PORTO – PORTUGAL</td></tr></table>`;
const common = {
  syndic: either(
    'G.I.F. GESTION IMMOBILIÈRE FRANCILIENNE',
    'GESTION IMMOBILIÈRE FRANCILIENNE',
    'G.I.F.',
  ),
  building: 'LES BORDS DE MARNE',
  building_address: '18 QUAI DE LA MARNE, 94340 JOINVILLE-LE-PONT',
  rnc: 'AB5512730',
  owner: 'M. OU MME LOPES FERREIRA ANTÓNIO',
  lots: ['44', '45', '130'],
  account: 'C00214',
} as const;

const callAndStatement: Paper = {
  name: 'appel-et-releve-joinville',
  css: `font: 8.2pt/1.35 'Nimbus Sans Narrow', sans-serif; padding: 10mm 14mm; .h td { border-bottom: .4mm solid #000 } .i { margin: 8mm 0 6mm; font-size: 10pt } .i td { width: 50% } .k th { background: #000; color: #fff; text-align: center } .k td { border-bottom: .1mm solid #888; padding: .7mm 1.5mm } .k td:nth-child(n+2) { text-align: right } .s td { font-weight: bold }`,
  pages: [
    `${top(1)}${identity}<p style="font-size:11pt"><b>APPEL DE PROVISIONS 3T2025</b> du ${brief('2025-07-01')} au ${brief('2025-09-30')} – exig. ${brief('2025-07-01')}</p><p>Lots 44 (appt), 45 (appt), 130 (box) – 538/10000</p>
    ${table(
      ['Nature', 'Mt total', 'Base', 'Tant.', 'Qp'],
      [
        ...KEYS.map(([label, whole, part, base]) => [
          `Prov. ${label}`,
          plain(whole),
          base,
          part,
          plain(share(whole, part, base)),
        ]),
        `<tr class="s"><td>Budget courant</td><td></td><td></td><td></td><td>${plain(current)}</td></tr>`,
        [
          'TRVX Ravalement pignon, appel 2/3 (AG 03/12/2024)',
          plain(1860000),
          10000,
          538,
          plain(worksPart),
        ],
        ['FDS TRVX art. 14-2-1', plain(112000), 10000, 538, plain(fund)],
        `<tr class="s"><td>TOTAL DE L’APPEL</td><td></td><td></td><td></td><td>${plain(total)}</td></tr>`,
        ['Solde au 10/06/25 (voir relevé au verso)', '', '', '', plain(left)],
        `<tr class="s" style="font-size:10pt"><td>TOTAL À PAYER</td><td></td><td></td><td></td><td>${plain(total + left)}</td></tr>`,
      ],
      'k',
    )}<p style="margin-top:5mm">Virement : ${MARNE.spaced} – ${MARNE.bic}. Si votre banque est hors zone SEPA, frais partagés (SHA) : tout montant reçu net de frais laisse un solde dû. TIP SEPA sur demande. Les règlements par chèque sont encaissés à 5 jours.</p>`,
    `${top(2)}${identity}<p style="font-size:11pt"><b>RELEVÉ DE VOTRE COMPTE</b> au ${slashed('2025-06-10')} (mouvements depuis le ${slashed('2025-01-01')})</p><p>Lots 44, 45, 130</p>
    ${table(
      ['Libellé', 'Date', 'Débit', 'Crédit'],
      [
        ...MOVES.map(([day, label, cents]) => [
          label,
          brief(day),
          cents > 0 ? plain(cents) : '',
          cents < 0 ? plain(-cents) : '',
        ]),
        `<tr class="s"><td>Totaux</td><td></td><td>${plain(debit)}</td><td>${plain(credit)}</td></tr>`,
        `<tr class="s"><td>Solde débiteur</td><td>10/06/25</td><td>${plain(left)}</td><td></td></tr>`,
      ],
      'k',
    )}`,
  ],
  documents: [
    {
      type: 'CHARGES',
      sub_kind: 'APPEL_DE_FONDS',
      pages: [1],
      facts: {
        ...common,
        tantiemes: 538,
        base: 10000,
        iban: MARNE.iban,
        period_from: '2025-07-01',
        period_to: '2025-09-30',
        due_on: '2025-07-01',
        total,
        courantes: current,
        travaux: worksPart,
        fonds_travaux: fund,
        solde_anterieur: left,
        to_pay: total + left,
      },
      absent: ['avances', 'recoverable', 'charges_reelles'],
    },
    {
      type: 'CHARGES',
      sub_kind: 'RELEVE_DE_COMPTE',
      pages: [2],
      facts: {
        ...common,
        as_of: '2025-06-10',
        balance: left,
        total_debit: debit,
        total_credit: credit,
        entries: MOVES.map(([day, label, cents]) => `${day} ${cents} ${label}`),
      },
      absent: ['iban', 'travaux', 'charges_reelles'],
    },
  ],
};

const AGENDA = [
  'Président, scrutateurs, secrétaire',
  'Comptes de l’exercice 2024/2025',
  'Quitus',
  'Budget 2026/2027',
  'Fonds de travaux',
  'Contrat de syndic',
  'Toiture du bâtiment sur rue',
] as const;
type Line = readonly [string, number, number, number, number, number];
const RUN: readonly Line[] = [
  ['60 Achats (eau, électricité)', 414020, 430000, 427711, 440000, 455000],
  ['61 Services extérieurs', 1288400, 1300000, 1322060, 1340000, 1370000],
  ['62 Honoraires', 511000, 520000, 520000, 530000, 540000],
  ['63 Impôts et taxes', 18200, 20000, 18900, 20000, 20000],
];
const col = (at: 1 | 2 | 3 | 4 | 5) => sum(RUN.map((line) => line[at]));
const LEFT = [
  ['51', 'Banque', 704120, 812344],
  ['50', 'Livret A du syndicat', 900000, 1012000],
  ['45', 'Copropriétaires : sommes exigibles', 188240, 301977],
] as const;
const RIGHT = [
  ['1031', 'Avances de trésorerie', 300000, 300000],
  ['105', 'Fonds de travaux', 900000, 1012000],
  ['45', 'Copropriétaires : excédents', 120044, 98120],
] as const;
const side = (lines: readonly (readonly [string, string, number, number])[], at: 2 | 3) =>
  sum(lines.map((line) => line[at]));
const bill = (at: 2 | 3) => side(LEFT, at) - side(RIGHT, at);
const aube = {
  syndic: either('AUBE GÉRANCE', 'AUBE GÉRANCE SARL'),
  building_address: '9 rue de la Monnaie, 10000 TROYES',
} as const;
const annexTop = (number: number) =>
  `<p>AUBE GÉRANCE SARL – immeuble 9 rue de la Monnaie, 10000 TROYES – exercice du 01/10/2024 au 30/09/2025</p><h1>ANNEXE ${number}</h1>`;

const bundle: Paper = {
  name: 'convocation-liasse-troyes',
  css: `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 14mm; h1 { font-size: 12pt } .x td, .x th { border: .15mm solid #666; padding: .6mm 1.2mm; font-size: 8pt } .x td:nth-child(n+3), .x th { text-align: right } .y td:nth-child(n+2) { text-align: right }`,
  pages: [
    `<p><b>AUBE GÉRANCE</b> SARL, 30 rue du Général-Saussier, 10000 TROYES</p><p style="margin-left:95mm">Mme Rosalie TCHOUMI épouse VINOT<br>9 rue de la Monnaie<br>10000 TROYES</p><p>Troyes, le 5 janvier 2026 – lettre remise contre émargement</p><h1>CONVOCATION</h1><p>L’assemblée générale des copropriétaires de l’immeuble sis 9 rue de la Monnaie, 10000 TROYES aura lieu le lundi 2 février 2026 à 18 heures au cabinet. Ordre du jour :</p>${AGENDA.map((subject, index) => `<p>${index + 1}/ ${subject}</p>`).join('')}<p>Projets : 2/ approbation des comptes du 01/10/2024 au 30/09/2025 ; 4/ budget du 01/10/2026 au 30/09/2027 : ${spaced(col(5))} € ; 5/ cotisation annuelle ${spaced(119250)} € ; 6/ mandat du 02/02/2026 au 01/02/2027 ; 7/ devis Couverture Auboise 34 200,00 € TTC.</p><p>Jointes : annexes comptables 1 et 2.</p>`,
    `${annexTop(1)}<p>État financier après répartition au 30/09/2025</p>${table(['', 'ACTIF', '30/09/2024', '30/09/2025'], [...LEFT.map(([code, label, before, now]) => [code, label, spaced(before), spaced(now)]), ['', 'TOTAL GÉNÉRAL', spaced(side(LEFT, 2)), spaced(side(LEFT, 3))]], 'x')}<p></p>${table(['', 'PASSIF', '30/09/2024', '30/09/2025'], [...RIGHT.map(([code, label, before, now]) => [code, label, spaced(before), spaced(now)]), ['40', 'Fournisseurs', spaced(bill(2)), spaced(bill(3))], ['', 'TOTAL GÉNÉRAL', spaced(side(LEFT, 2)), spaced(side(LEFT, 3))]], 'x')}`,
    `${annexTop(2)}<p>Compte de gestion général et budget prévisionnel</p>${table(['Charges courantes', '23/24 approuvé', '24/25 voté', '24/25 réalisé à approuver', '25/26 voté', '26/27 à voter'], [...RUN.map(([label, ...values]) => [label, ...values.map(spaced)]), ['<b>TOTAL</b>', ...([1, 2, 3, 4, 5] as const).map((at) => spaced(col(at)))]], 'x y')}`,
  ],
  documents: [
    {
      type: 'CV_AG',
      sub_kind: null,
      pages: [1, 2, 3],
      facts: {
        ...aube,
        owner: either('Mme Rosalie TCHOUMI épouse VINOT', 'Mme Rosalie TCHOUMI'),
        meeting_on: '2026-02-02',
        sent_on: '2026-01-05',
        resolutions: AGENDA.map((subject, index) => `${index + 1}. ${subject}`),
        annexes: ['1', '2'],
        closed_on: '2025-09-30',
        approved_from: '2024-10-01',
        approved_to: '2025-09-30',
        budget_a_voter: col(5),
        budget_from: '2026-10-01',
        budget_to: '2027-09-30',
        cotisation_fonds_travaux: 119250,
      },
      absent: ['rnc', 'lots', 'tantiemes_present', 'resolutions_adopted', 'quitus', 'iban'],
    },
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_1',
      pages: [2],
      facts: {
        ...aube,
        annexes: ['1'],
        closed_on: '2025-09-30',
        banques: 812344,
        fonds_places: 1012000,
        creances_exigibles: 301977,
        avances_tresorerie: 300000,
        fonds_travaux: 1012000,
        excedents_verses: 98120,
        dette_fournisseurs: bill(3),
        total_bilan: side(LEFT, 3),
      },
      absent: ['rnc', 'creances_douteuses', 'solde_travaux'],
    },
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_2',
      pages: [3],
      facts: {
        ...aube,
        annexes: ['2'],
        closed_on: '2025-09-30',
        charges_courantes_precedentes: col(1),
        budget_clos: col(2),
        charges_courantes: col(3),
        budget_en_cours: col(4),
        budget_a_voter: col(5),
      },
      absent: ['rnc', 'charges_travaux'],
    },
  ],
};

export const LIASSES = [callAndStatement, bundle];
