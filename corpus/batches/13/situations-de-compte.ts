// Where an owner's account stands: a ledger of debits and credits, a volunteer's sheet, an online page.
import { either, paperOf } from '../../paper.ts';
import { brief, debitCredit, inFull, plain, slashed, spaced, sum, table } from '../../writing.ts';

/** Positive: a debit. */
type Move = readonly [day: string, label: string, cents: number];
const debits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(cents, 0)));
const credits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(-cents, 0)));
const told = (moves: readonly Move[]) =>
  moves.map(([day, label, cents]) => `${day} ${cents} ${label}`);

const PONANT: readonly Move[] = [
  ['2026-01-01', 'Appel provisions 1er trim. 2026', 38746],
  ['2026-01-01', 'Cotisation fonds travaux 1er trim. 2026', 1937],
  ['2026-01-08', 'Virement LE MESTRE', -40683],
  ['2026-03-12', 'Travaux porte de garage – appel unique', 15450],
  ['2026-03-20', 'Virement LE MESTRE', -15450],
  ['2026-04-01', 'Appel provisions 2e trim. 2026', 38746],
  ['2026-04-01', 'Cotisation fonds travaux 2e trim. 2026', 1937],
  ['2026-04-10', 'Virement LE MESTRE', -40683],
  ['2026-06-18', 'Solde charges exercice 2025', 9246],
  ['2026-07-01', 'Appel provisions 3e trim. 2026', 38746],
  ['2026-07-01', 'Cotisation fonds travaux 3e trim. 2026', 1937],
  ['2026-07-15', 'Virement LE MESTRE', -40683],
];
const ponantOpening = 1240;
const ponantDebit = ponantOpening + debits(PONANT);
const ponantBalance = ponantDebit - credits(PONANT);
const ponantCarried = `2026-01-01 ${ponantOpening} Report à nouveau`;

const ledger = paperOf(
  'releve-colonnes-auray',
  `font: 9.2pt/1.35 'DejaVu Sans Condensed', sans-serif; .m { margin-top: 4mm } .m td, .m th { border: .2mm solid #8aa0b4 } .m th { background: #e6eef5; text-align: center; font-weight: bold } .m td:nth-child(n+3) { text-align: right; white-space: nowrap; width: 28mm } .m .t td { font-weight: bold; background: #f4f7fa } .foot { position: absolute; bottom: 8mm; left: 15mm; right: 15mm; text-align: center; font-size: 7.2pt; color: #456 }`,
  [
    `<table><tr><td style="padding:0"><b style="font-size:15pt;color:#1b4f72">LE BIHAN IMMOBILIER</b><br>Syndic de copropriété depuis 1987<br>14 place de la Rivière – 56400 AURAY</td><td style="padding:16mm 0 0 20mm">M. LE MESTRE Erwan et Mme CADIO Solenn<br>31 rue des Paludiers<br>44350 GUÉRANDE</td></tr></table>
    <h1 style="font-size:13pt;margin-top:10mm">RELEVÉ DE COMPTE COPROPRIÉTAIRE</h1>
    <p>Copropriété : <b>Résidence Ker Loc’h</b>, 9 rue du Ponant, 56400 AURAY<br>Compte n° 4500017 – Lots 5, 22 – Période du 01/01/2026 au 31/08/2026</p>
    ${table(
      ['Date', 'Libellé', 'Débit', 'Crédit'],
      [
        ['01/01/2026', 'Report à nouveau', spaced(ponantOpening), ''],
        ...PONANT.map(([day, label, cents]) => [
          slashed(day),
          label,
          cents > 0 ? spaced(cents) : '',
          cents < 0 ? spaced(-cents) : '',
        ]),
        `<tr class="t"><td></td><td>Totaux</td><td>${spaced(ponantDebit)}</td><td>${spaced(credits(PONANT))}</td></tr>`,
        `<tr class="t"><td></td><td>Solde débiteur au 31/08/2026</td><td>${spaced(ponantBalance)}</td><td></td></tr>`,
      ],
      'm',
    )}
    <p style="margin-top:6mm">Sauf erreur ou omission de notre part, votre compte présente au 31/08/2026 un solde débiteur de <b>${spaced(ponantBalance)} €</b>. Si votre règlement nous est parvenu entre-temps, merci de ne pas tenir compte de ce solde.</p><p>Nous vous rappelons que vous pouvez opter pour le prélèvement automatique trimestriel : il suffit de nous retourner le mandat SEPA disponible à l’agence, accompagné d’un relevé d’identité bancaire.</p>
    <div class="foot">LE BIHAN IMMOBILIER SARL – RCS Lorient 900 000 275 – Carte CPI 5602 2018 000 000 131 délivrée par la CCI du Morbihan</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'LE BIHAN IMMOBILIER',
      building: 'Résidence Ker Loc’h',
      building_address: '9 rue du Ponant, 56400 AURAY',
      owner: 'M. LE MESTRE Erwan et Mme CADIO Solenn',
      lots: ['5', '22'],
      account: '4500017',
      period_from: '2026-01-01',
      period_to: '2026-08-31',
      as_of: '2026-08-31',
      balance: ponantBalance,
      total_debit: ponantDebit,
      total_credit: credits(PONANT),
      entries: either(told(PONANT), [ponantCarried, ...told(PONANT)]),
    },
    absent: ['rnc', 'iban', 'total', 'to_pay', 'due_on', 'charges_reelles'],
  },
);

const THERMES: readonly Move[] = [
  ['2025-10-01', 'Appel charges T4 2025', 18270],
  ['2025-10-09', 'Chèque 0441207', -18270],
  ['2026-01-01', 'Appel charges T1 2026', 19140],
  ['2026-02-03', 'Chèque 0441215', -19140],
  ['2026-04-01', 'Appel charges T2 2026', 19140],
  ['2026-04-20', 'Virement Mme Ducassé', -20000],
  ['2026-06-15', 'Toiture 1er appel 30 %', 98919],
  ['2026-06-29', 'Virement Mme Ducassé', -98919],
  ['2026-07-01', 'Appel charges T3 2026', 19140],
  ['2026-08-02', 'Virement Mme Ducassé', -19140],
];
const thermesBalance = debits(THERMES) - credits(THERMES);
const left = (index: number) => sum(THERMES.slice(0, index + 1).map((move) => move[2]));

const sheet = paperOf(
  'releve-tableur-dax',
  `font: 10pt 'Nimbus Sans', sans-serif; padding: 18mm 16mm; .x td, .x th { border: .2mm solid #bbb; padding: .9mm 1.5mm } .x th { background: #ffe699; font-weight: bold; text-align: center } .x td:nth-child(n+3) { text-align: right } .x .t td { font-weight: bold; border-top: .5mm solid #000 }`,
  [
    `<p><b>COPROPRIÉTÉ 5 RUE DES THERMES VIEUX – 40100 DAX</b><br>Syndic bénévole : Jean-Pierre LABORDE – 06 00 00 41 17 – jp.laborde@example.fr</p><h1 style="font-size:14pt;margin:6mm 0 2mm">Situation de compte au 31 août 2026</h1><p>Copropriétaire : Mme DUCASSÉ Maylis<br>Lots : 3 et 9 – 174 millièmes</p>
    ${table(
      ['Date', 'Opération', 'Appelé (€)', 'Versé (€)', 'Reste dû (€)'],
      [
        ...THERMES.map(([day, label, cents], index) => [
          brief(day),
          label,
          cents > 0 ? plain(cents) : '',
          cents < 0 ? plain(-cents) : '',
          plain(left(index)),
        ]),
        `<tr class="t"><td></td><td>TOTAL</td><td>${plain(debits(THERMES))}</td><td>${plain(credits(THERMES))}</td><td>${plain(thermesBalance)}</td></tr>`,
      ],
      'x',
    )}
    <p style="margin-top:6mm">Un reste dû négatif est une avance en votre faveur : au 31 août 2026 votre compte est donc créditeur de 8,60 €, qui viendront en déduction du prochain appel.</p><p>Tableau tenu par mes soins à partir des relevés du compte bancaire de la copropriété, à votre disposition si vous souhaitez les consulter.</p><p style="margin-left:100mm;margin-top:8mm">Dax, le 1er septembre 2026<br>J.-P. Laborde</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'Jean-Pierre LABORDE',
      building_address: '5 rue des Thermes Vieux, 40100 DAX',
      owner: 'Mme DUCASSÉ Maylis',
      lots: ['3', '9'],
      tantiemes: 174,
      as_of: '2026-08-31',
      balance: thermesBalance,
      total_debit: debits(THERMES),
      total_credit: credits(THERMES),
      entries: told(THERMES),
    },
    absent: ['rnc', 'iban', 'due_on', 'total', 'to_pay'],
  },
);

const LIDO: readonly Move[] = [
  ['2026-04-01', 'Appel de fonds T2 2026 – budget', 41860],
  ['2026-04-01', 'Appel de fonds T2 2026 – fonds de travaux', 2093],
  ['2026-04-06', 'Paiement par carte', -35533],
  ['2026-05-19', 'Régularisation des charges 2025', -6112],
  ['2026-06-02', 'Remise en état badge perdu', 6112],
  ['2026-07-01', 'Appel de fonds T3 2026 – budget', 41860],
  ['2026-07-01', 'Appel de fonds T3 2026 – fonds de travaux', 2093],
  ['2026-07-01', 'Travaux étanchéité terrasses – appel 1/3', 118450],
  ['2026-07-03', 'Paiement par carte', -150000],
];
const lidoBalance = sum(LIDO.map((move) => move[2]));

const online = paperOf(
  'releve-espace-sete',
  `font: 9.4pt/1.4 'DejaVu Sans', sans-serif; padding: 16mm 18mm; color: #22303c; .logo { font: bold 20pt 'URW Gothic', sans-serif; color: #0d8f86 } .m td { border-bottom: .2mm solid #dfe8e8; padding: 1.7mm 1mm } .m th { color: #6b7b7b; font-size: 8pt; border-bottom: .4mm solid #0d8f86 } .m td:last-child, .m th:last-child { text-align: right; white-space: nowrap } .bal { background: #0d8f86; color: #fff; padding: 4mm 5mm; border-radius: 3mm; display: flex; justify-content: space-between; font-size: 13pt; margin: 6mm 0 } .foot { position: absolute; bottom: 9mm; left: 18mm; right: 18mm; font-size: 7pt; color: #6b7b7b }`,
  [
    `<span class="logo">coproléo</span><p style="margin-top:6mm"><b>Relevé de compte</b> – édité le ${inFull('2026-07-31')} depuis l’espace copropriétaire</p>
    <table><tr><td style="padding:0;width:95mm"><b>SCI LA TRAMONTANE</b><br>Lots 214 et 305<br>N° de compte : C-3402-0214</td><td style="padding:0">Les Voiles du Lido<br>27 quai des Trois Digues<br>34200 Sète<br>Immatriculation AD0918834</td></tr></table>
    <div class="bal"><span>Solde au 31 juillet 2026</span><b>${debitCredit(lidoBalance)} €</b></div>
    ${table(
      ['Date', 'Mouvement', 'Montant (€)'],
      LIDO.map(([day, label, cents]) => [slashed(day), label, debitCredit(cents)]),
      'm',
    )}
    <p style="margin-top:6mm;font-size:8.4pt">D : somme due à la copropriété. C : somme portée à votre crédit (paiement, remboursement). Les paiements par carte sont visibles sous un jour ouvré, les virements sous trois jours. Ce relevé est fourni à titre d’information ; il ne remplace pas l’état daté établi à la demande du notaire en cas de vente du lot.</p>
    <div class="foot">coproléo est une marque de Léo Syndic SAS, 88 rue des Ateliers, 34000 Montpellier – RCS Montpellier 900 000 642</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('coproléo', 'Léo Syndic', 'Léo Syndic SAS'),
      building: 'Les Voiles du Lido',
      building_address: '27 quai des Trois Digues, 34200 Sète',
      rnc: 'AD0918834',
      owner: 'SCI LA TRAMONTANE',
      lots: ['214', '305'],
      account: 'C-3402-0214',
      as_of: '2026-07-31',
      balance: lidoBalance,
      entries: told(LIDO),
    },
    absent: ['iban', 'total_debit', 'total_credit', 'due_on', 'to_pay'],
  },
);

export const SITUATIONS_DE_COMPTE = [ledger, sheet, online];
