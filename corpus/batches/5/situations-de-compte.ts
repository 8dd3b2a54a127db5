// Where an owner's account stands: a cabinet's ledger over two sheets, a resort's position, a neighbour's spreadsheet.
import { either, paperOf } from '../../paper.ts';
import { english, inFull, slashed, spaced, sum, table } from '../../writing.ts';

/** Positive: a debit. */
type Move = readonly [day: string, label: string, cents: number];
const toldOf = (moves: readonly Move[]): string[] =>
  moves.map(([day, label, cents]) => `${day} ${cents} ${label}`);
const debitOf = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(cents, 0)));
const creditOf = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(-cents, 0)));

const CARRIED = -4218;
const GUILLOUX: readonly Move[] = [
  ['2025-10-01', 'Appel provisions 4e trim. 2025', 66720],
  ['2025-10-01', 'Appel fonds de travaux 4e trim. 2025', 2986],
  ['2025-10-08', 'Votre règlement virement', -65488],
  ['2025-11-14', 'Badge portail supplémentaire', 3800],
  ['2026-01-01', 'Appel provisions 1er trim. 2026', 66720],
  ['2026-01-01', 'Appel fonds de travaux 1er trim. 2026', 2986],
  ['2026-01-19', 'Votre règlement chèque 4471082', -73506],
  ['2026-04-01', 'Appel provisions 2e trim. 2026', 67789],
  ['2026-04-01', 'Appel fonds de travaux 2e trim. 2026', 3102],
  ['2026-05-04', 'Relance simple du 04/05/2026', 1500],
  ['2026-05-12', 'Votre règlement virement', -70891],
  ['2026-06-18', 'Solde de charges exercice 2025/2026', 18744],
  ['2026-07-01', 'Appel provisions 3e trim. 2026', 67789],
  ['2026-07-01', 'Appel fonds de travaux 3e trim. 2026', 3102],
  ['2026-07-09', 'Votre règlement virement', -91135],
  ['2026-09-15', 'Travaux porte de garage appel 1/2', 14680],
  ['2026-10-01', 'Appel provisions 4e trim. 2026', 67789],
  ['2026-10-01', 'Appel fonds de travaux 4e trim. 2026', 3102],
  ['2026-10-13', 'Votre règlement virement', -70891],
];
const guilloux = CARRIED + sum(GUILLOUX.map(([, , cents]) => cents));
const sign = (cents: number) =>
  cents === 0 ? '0,00' : `${spaced(Math.abs(cents))} ${cents > 0 ? 'DB' : 'CR'}`;
const ledgerRows = (moves: readonly Move[], before: number) =>
  moves.map(([day, label, cents], index) => [
    slashed(day),
    label,
    cents > 0 ? spaced(cents) : '',
    cents < 0 ? spaced(-cents) : '',
    sign(before + sum(moves.slice(0, index + 1).map((move) => move[2]))),
  ]);
const ledgerTop = (page: number) =>
  `<table class="h"><tr><td style="width:92mm"><b>CABINET PENNANEAC’H & FILS</b><br>3 quai de la Fosse, 44000 NANTES<br>Comptabilité : 02 40 00 58 12</td><td>M. ou Mme GUILLOUX Fabien<br>17 rue des Hauts Pavés<br>44000 NANTES</td></tr></table><h1>EXTRAIT DE VOTRE COMPTE COPROPRIÉTAIRE</h1><div class="r"><span>Immeuble 0455 – LES JARDINS DE L’ERDRE<br>9 rue du Coudray, 44000 NANTES</span><span>Code copropriétaire : 0455/0022<br>Lots : 022, 061, 094</span><span>Mouvements du 01/10/2025 au 31/10/2026<br>Feuillet ${page} de 2</span></div>`;
const HEADS = ['Date', 'Opération', 'Débit', 'Crédit', 'Position'];
const first = GUILLOUX.slice(0, 11);
const cut = CARRIED + sum(first.map(([, , cents]) => cents));
const ledger = paperOf(
  'releve-nantes-extrait',
  `font: 9pt 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 13pt; text-align: center; margin: 7mm 0 3mm } .r { display: flex; justify-content: space-between; border: .3mm solid #444; padding: 2mm 3mm; margin-bottom: 4mm } .m th { border-top: .3mm solid #444; border-bottom: .3mm solid #444; font-weight: bold } .m td { border-bottom: .1mm dotted #999; padding: 1.1mm 1.5mm } .m td:nth-child(n+3), .m th:nth-child(n+3) { text-align: right; white-space: nowrap } .tot td { font-weight: bold; border-top: .3mm solid #444 }`,
  [
    `${ledgerTop(1)}${table(HEADS, [['01/10/2025', 'Report à nouveau', '', spaced(-CARRIED), sign(CARRIED)], ...ledgerRows(first, CARRIED), ['', '<i>À reporter page suivante</i>', '', '', sign(cut)]], 'm')}<p style="margin-top:8mm;font-size:8pt">DB : position débitrice, vous devez cette somme au syndicat des copropriétaires. CR : position créditrice, le syndicat vous doit cette somme.</p>`,
    `${ledgerTop(2)}${table(HEADS, [['', '<i>Report de la page précédente</i>', '', '', sign(cut)], ...ledgerRows(GUILLOUX.slice(11), cut), `<tr class="tot"><td></td><td>Totaux des mouvements</td><td>${spaced(debitOf(GUILLOUX))}</td><td>${spaced(creditOf(GUILLOUX) - CARRIED)}</td><td></td></tr>`, `<tr class="tot"><td></td><td>POSITION DE VOTRE COMPTE AU 31/10/2026</td><td></td><td></td><td>${sign(guilloux)}</td></tr>`], 'm')}<p style="margin-top:6mm">Extrait délivré le 3 novembre 2026, sauf erreur ou omission de notre part et sous réserve d’encaissement des chèques et virements en cours. Les frais de relance sont imputables au seul copropriétaire concerné (article 10-1 de la loi du 10 juillet 1965).</p><p>Pour toute demande, merci de rappeler votre code copropriétaire. Le règlement par prélèvement trimestriel est gratuit et peut être demandé à tout moment.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('CABINET PENNANEAC’H & FILS', 'CABINET PENNANEAC’H ET FILS'),
      building: 'LES JARDINS DE L’ERDRE',
      building_address: '9 rue du Coudray, 44000 NANTES',
      owner: 'M. ou Mme GUILLOUX Fabien',
      lots: ['22', '61', '94'],
      account: '0455/0022',
      period_from: '2025-10-01',
      period_to: '2026-10-31',
      as_of: either('2026-10-31', '2026-11-03'),
      balance: guilloux,
      total_debit: debitOf(GUILLOUX),
      total_credit: creditOf(GUILLOUX) - CARRIED,
      entries: either(toldOf(GUILLOUX), [
        `2025-10-01 ${CARRIED} Report à nouveau`,
        ...toldOf(GUILLOUX),
      ]),
    },
    absent: ['rnc', 'iban', 'total', 'to_pay', 'due_on', 'charges_reelles'],
  },
);

const RUNNING: readonly Move[] = [
  ['2026-02-01', 'Provision hiver 2026 (budget)', 88420],
  ['2026-02-01', 'Cotisation fonds travaux', 4421],
  ['2026-03-02', 'Paiement CB espace client', -92841],
  ['2026-06-01', 'Provision été 2026 (budget)', 88420],
  ['2026-06-01', 'Cotisation fonds travaux', 4421],
  ['2026-08-20', 'Paiement CB espace client', -50000],
];
const BOILER: readonly Move[] = [
  ['2026-06-01', 'Chaufferie 2026 fraction 1/5', 106572],
  ['2026-07-03', 'Virement SCI TROIS FLOCONS', -106572],
  ['2026-09-01', 'Chaufferie 2026 fraction 2/5', 106572],
];
const all = [...RUNNING, ...BOILER];
const block = (title: string, moves: readonly Move[]) =>
  `<h2>${title}</h2>${table(
    ['Date', 'Nature de l’écriture', 'Dû', 'Versé'],
    [
      ...moves.map(([day, label, cents]) => [
        slashed(day),
        label,
        cents > 0 ? spaced(cents) : '',
        cents < 0 ? spaced(-cents) : '',
      ]),
      `<tr class="t"><td></td><td>Sous-total</td><td>${spaced(debitOf(moves))}</td><td>${spaced(creditOf(moves))}</td></tr>`,
    ],
    'm',
  )}`;
const position = paperOf(
  'releve-vars-position',
  `font: 9.6pt/1.35 'URW Gothic', sans-serif; padding: 13mm 17mm; .band { background: #14532d; color: #fff; padding: 4mm 5mm; display: flex; justify-content: space-between } h1 { font-size: 15pt; margin: 6mm 0 2mm } h2 { font-size: 10.5pt; color: #14532d; margin: 5mm 0 1mm } .m th { background: #e5efe8 } .m td { border-bottom: .1mm solid #c4d6ca; padding: .9mm 1.5mm } .m td:nth-child(n+3), .m th:nth-child(n+3) { text-align: right } .t td { font-weight: bold } .box { border: .5mm solid #14532d; padding: 3mm 4mm; margin-top: 5mm; display: flex; justify-content: space-between; font-size: 12.5pt }`,
  [
    `<div class="band"><b style="font-size:14pt">ALPES SYNDIC STATIONS</b><span>Immeuble Le Névé, cours Fontanarosa, 05560 VARS</span></div><p style="margin:8mm 0 6mm 92mm">SCI TROIS FLOCONS<br>48 avenue de la Libération<br>13700 MARIGNANE</p><h1>Situation de votre compte au ${inFull('2026-09-30')}</h1><p>Copropriété : LE BALCON DES CIMES, route des Pistes, 05560 VARS<br>Copropriétaire n° C-0207 – lots 207, 391 et 455</p>${block('1. Opérations courantes – compte 450-1', RUNNING)}${block('2. Travaux – compte 450-2', BOILER)}
    <table style="margin-top:4mm" class="m"><tr class="t"><td style="width:28mm"></td><td>Total général</td><td>${spaced(debitOf(all))}</td><td>${spaced(creditOf(all))}</td></tr></table>
    <div class="box"><span>Solde dû à la copropriété</span><b>${spaced(debitOf(all) - creditOf(all))} €</b></div><p style="margin-top:4mm">Vos prochains appels : fraction 3/5 de la chaufferie le 1er décembre 2026, provision d’hiver le 1er février 2027. Ce relevé ne vaut pas mise en demeure ; si votre règlement s’est croisé avec cet envoi, nous vous prions de ne pas en tenir compte. Vars, le 2 octobre 2026.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'ALPES SYNDIC STATIONS',
      building: 'LE BALCON DES CIMES',
      building_address: 'route des Pistes, 05560 VARS',
      owner: 'SCI TROIS FLOCONS',
      lots: ['207', '391', '455'],
      account: either('C-0207', '450-1', '450-2'),
      as_of: '2026-09-30',
      balance: debitOf(all) - creditOf(all),
      total_debit: debitOf(all),
      total_credit: creditOf(all),
      entries: toldOf(all),
    },
    absent: ['rnc', 'iban', 'period_from', 'total', 'charges_reelles'],
  },
);

const RIOU: readonly Move[] = [
  ['2026-01-01', 'Appel T1 2026', 28910],
  ['2026-01-09', 'Virement reçu', -28910],
  ['2026-04-01', 'Appel T2 2026', 28910],
  ['2026-04-22', 'Virement reçu', -28910],
  ['2026-06-30', 'Régul charges 2025 (trop payé)', -4115],
  ['2026-07-01', 'Appel T3 2026', 28910],
  ['2026-07-06', 'Virement reçu', -24795],
  ['2026-10-01', 'Appel T4 2026', 29205],
  ['2026-10-12', 'Virement reçu', -28000],
];
const riou = sum(RIOU.map(([, , cents]) => cents));
const spreadsheet = paperOf(
  'releve-rennes-tableur',
  `font: 10pt 'DejaVu Sans', sans-serif; padding: 16mm; table { width: auto } .m td, .m th { border: .2mm solid #bbb; padding: .9mm 2.5mm } .m th { background: #d9ead3; font-weight: bold } .m td:nth-child(n+3) { text-align: right } .end td { background: #fff2cc; font-weight: bold }`,
  [
    `<p><b>Copropriété 14 rue Legraverend – 35000 RENNES</b></p><p>Compte de : Solenn RIOU (lots 3 et 9, 118/1000)</p><p>Relevé de compte de l’année 2026, arrêté au 31/12/2026</p>${table(
      ['Date', 'Libellé', 'Montant', 'Solde après'],
      [
        ['01/01/2026', 'Solde au 31/12/2025', '', english(0)],
        ...RIOU.map(([day, label, cents], index) => [
          slashed(day),
          label,
          cents > 0 ? `-${english(cents)}` : english(-cents),
          english(-sum(RIOU.slice(0, index + 1).map((move) => move[2]))),
        ]),
        `<tr class="end"><td>31/12/2026</td><td>Solde final</td><td></td><td>${english(-riou)}</td></tr>`,
      ],
      'm',
    )}<p style="margin-top:6mm">Lecture : en négatif ce que la copropriété vous appelle, en positif ce que vous avez payé. Un solde négatif veut dire que vous devez de l’argent à la copropriété : il vous reste donc ${spaced(riou)} € à régler avec le prochain trimestre.</p><p>Le relevé bancaire du syndicat et le détail des appels sont consultables dans le classeur du local vélos. N’hésitez pas à me signaler une erreur avant l’assemblée : je corrige tout de suite et je renvoie le tableau.</p><p>Yann LE BRIS, syndic bénévole, le 4 janvier 2027</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'Yann LE BRIS',
      building: '14 rue Legraverend',
      building_address: '14 rue Legraverend, 35000 RENNES',
      owner: 'Solenn RIOU',
      lots: ['3', '9'],
      tantiemes: 118,
      base: 1000,
      period_from: '2026-01-01',
      period_to: '2026-12-31',
      as_of: '2026-12-31',
      balance: riou,
      entries: either(toldOf(RIOU), ['2026-01-01 0 Solde au 31/12/2025', ...toldOf(RIOU)]),
    },
    absent: ['rnc', 'iban', 'account', 'total_debit', 'total_credit', 'due_on', 'total'],
  },
);

export const SITUATIONS_DE_COMPTE = [ledger, position, spreadsheet];
