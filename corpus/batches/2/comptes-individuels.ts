// What one owner owes and has paid: two statements, a year's settlement, a statement before a sale.
import { either, paperOf } from '../../paper.ts';
import { brief, inFull, slashed, spaced, sum, table } from '../../writing.ts';

/** Positive: a debit. */
type Move = readonly [day: string, piece: string, label: string, cents: number];
const CARRIED = 21540;
const LEDGER: readonly Move[] = [
  ['2025-07-01', 'AF0725', 'APPEL 3T25 BUDGET', 51230],
  ['2025-07-01', 'AF0725', 'APPEL 3T25 FONDS ALUR', 2561],
  ['2025-07-10', 'PR0725', 'PRELEVEMENT', -75331],
  ['2025-10-01', 'AF1025', 'APPEL 4T25 BUDGET', 51230],
  ['2025-10-01', 'AF1025', 'APPEL 4T25 FONDS ALUR', 2561],
  ['2025-10-10', 'PR1025', 'PRELEVEMENT', -53791],
  ['2025-10-15', 'OD1025', 'PRELEVEMENT REJETE', 53791],
  ['2025-10-15', 'OD1025', 'FRAIS DE REJET', 1200],
  ['2025-11-03', 'VI1125', 'VIREMENT CASTAGNE', -54991],
  ['2026-01-01', 'AF0126', 'APPEL 1T26 BUDGET', 52165],
  ['2026-01-01', 'AF0126', 'APPEL 1T26 FONDS ALUR', 2608],
  ['2026-01-12', 'PR0126', 'PRELEVEMENT', -54773],
  ['2026-02-18', 'OD0226', 'REGULARISATION 2024/2025', -8814],
  ['2026-04-01', 'AF0426', 'APPEL 2T26 BUDGET', 52165],
  ['2026-04-01', 'AF0426', 'APPEL 2T26 FONDS ALUR', 2608],
  ['2026-05-22', 'TX0526', 'TRAVAUX INTERPHONE 1ER APPEL', 14300],
  ['2026-06-04', 'VI0626', 'VIREMENT CASTAGNE', -30000],
];
const debit = CARRIED + sum(LEDGER.map(([, , , cents]) => Math.max(cents, 0)));
const credit = sum(LEDGER.map(([, , , cents]) => Math.max(-cents, 0)));
const told = LEDGER.map(([day, , label, cents]) => `${day} ${cents} ${label}`);
/** Nobody minds the number of the voucher before the label. */
const toldWithPiece = LEDGER.map(
  ([day, piece, label, cents]) => `${day} ${cents} ${piece} ${label}`,
);
const opening = `2025-07-01 ${CARRIED} A NOUVEAU`;
const ledgerTop = (page: number) =>
  `<table class="h"><tr><td><b>Sud Copro Conseil</b><br>5 place des Micocouliers<br>31400 TOULOUSE</td><td><b>GRAND LIVRE COPROPRIETAIRE</b><br>du ${slashed('2025-07-01')} au ${slashed('2026-06-30')}</td><td style="text-align:right">Edition du 02/07/2026<br>Page ${page}/2</td></tr></table>
  <p>Copropriété LES TERRASSES DE GARONNE, 44 allée des Tamaris, 31300 TOULOUSE<br>Compte 450-0771-37 CASTAGNÉ Delphine – Lots 37, 112</p>`;
const ledgerRows = (moves: readonly Move[], before: number) =>
  moves.map(([day, piece, label, cents], index) => {
    const left = before + sum(moves.slice(0, index + 1).map((move) => move[3]));
    return [
      brief(day),
      piece,
      label,
      cents > 0 ? spaced(cents) : '',
      cents < 0 ? spaced(-cents) : '',
      left >= 0 ? spaced(left) : `-${spaced(-left)}`,
    ];
  });
const HEADS = ['Date', 'Pièce', 'Libellé de l’écriture', 'Débit', 'Crédit', 'Solde progressif'];
const cut = LEDGER.slice(0, 9);
const cutLeft = CARRIED + sum(cut.map((move) => move[3]));

const ledger = paperOf(
  'releve-grand-livre',
  `font-size: 8.8pt; .h td { border-bottom: .5mm solid #333; width: 33% } .m th { background: #2d3a45; color: #fff } .m td:nth-child(n+4), .m th:nth-child(n+4) { text-align: right } .m tr:nth-child(even) td { background: #f0f3f5 }`,
  [
    `${ledgerTop(1)}${table(HEADS, [['01/07/25', '', 'A NOUVEAU', spaced(CARRIED), '', spaced(CARRIED)], ...ledgerRows(cut, CARRIED), ['', '', 'A reporter', '', '', spaced(cutLeft)]], 'm')}`,
    `${ledgerTop(2)}${table(HEADS, [['', '', 'Report', '', '', spaced(cutLeft)], ...ledgerRows(LEDGER.slice(9), cutLeft), `<tr style="font-weight:bold"><td></td><td></td><td>Cumul</td><td>${spaced(debit)}</td><td>${spaced(credit)}</td><td></td></tr>`, `<tr style="font-weight:bold"><td></td><td></td><td>Solde débiteur au 30/06/2026</td><td>${spaced(debit - credit)}</td><td></td><td></td></tr>`], 'm')}<p style="margin-top:6mm">Sauf erreur ou omission, et sous réserve des encaissements en cours.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'Sud Copro Conseil',
      building: 'LES TERRASSES DE GARONNE',
      building_address: '44 allée des Tamaris, 31300 TOULOUSE',
      owner: 'CASTAGNÉ Delphine',
      lots: ['37', '112'],
      account: '450-0771-37',
      period_from: '2025-07-01',
      period_to: '2026-06-30',
      as_of: either('2026-06-30', '2026-07-02'),
      balance: debit - credit,
      total_debit: debit,
      total_credit: credit,
      entries: either(told, [opening, ...told], toldWithPiece, [opening, ...toldWithPiece]),
    },
    absent: ['rnc', 'iban', 'total', 'to_pay', 'due_on', 'charges_reelles'],
  },
);

const RECENT: readonly (readonly [day: string, label: string, shown: string])[] = [
  ['2026-08-24', 'Frais de mise en demeure', '− 42,00 €'],
  ['2026-07-01', 'Appel de fonds, été 2026', '− 270,40 €'],
  ['2026-05-11', 'Votre virement', '+ 268,00 €'],
  ['2026-04-01', 'Appel de fonds, printemps 2026', '− 268,00 €'],
];
const timeline = paperOf(
  'releve-fil',
  `font: 10.5pt 'URW Gothic', sans-serif; padding: 18mm 22mm; .r { display: flex; justify-content: space-between; border-left: 1mm solid #3454d1; padding: 2mm 4mm; margin-bottom: 2mm; background: #f5f7ff } .s { font-size: 20pt; color: #b3261e }`,
  [
    `<p style="color:#3454d1;font-size:13pt"><b>copro·claire</b></p><p>Immeuble du 21 rue Monge, 21000 DIJON<br>Bonjour Madame Pauline ROCHETTE (lot 4)</p><h1 style="font-size:16pt">Mon compte au ${inFull('2026-08-31')}</h1><p class="s">− 312,40 €</p><p>Votre compte est débiteur : vous devez 312,40 € à la copropriété.</p><h2 style="font-size:12pt">Dernières opérations</h2>${RECENT.map(([day, label, shown]) => `<div class="r"><span>${inFull(day)}<br><small>${label}</small></span><b>${shown}</b></div>`).join('')}<p style="font-size:9pt;margin-top:6mm">Un montant précédé du signe + est un paiement reçu, un montant précédé du signe − une somme appelée. Relevé de compte produit par copro·claire, syndic professionnel, 2 place Wilson, 21000 DIJON.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('copro·claire', 'copro claire'),
      building_address: '21 rue Monge, 21000 DIJON',
      owner: 'Madame Pauline ROCHETTE',
      lots: ['4'],
      as_of: '2026-08-31',
      balance: 31240,
      entries: either(
        [
          '2026-08-24 4200 Frais de mise en demeure',
          '2026-07-01 27040 Appel de fonds, été 2026',
          '2026-05-11 -26800 Votre virement',
          '2026-04-01 26800 Appel de fonds, printemps 2026',
        ],
        [
          '2026-04-01 26800 Appel de fonds, printemps 2026',
          '2026-05-11 -26800 Votre virement',
          '2026-07-01 27040 Appel de fonds, été 2026',
          '2026-08-24 4200 Frais de mise en demeure',
        ],
      ),
    },
    absent: ['rnc', 'iban', 'account', 'total_debit', 'total_credit', 'total', 'due_on'],
  },
);

const settlement = paperOf(
  'decompte-individuel',
  `font: 9pt 'Nimbus Sans', sans-serif; .d td, .d th { border: .2mm solid #777 } .d th { background: #dcebdc } .d td:nth-child(n+2) { text-align: right } .k td { font-weight: bold; text-align: left !important; background: #f2f8f2 } .f { width: 100mm; margin: 6mm 0 0 auto } .f td:last-child { text-align: right }`,
  [
    `<p><b>CABINET VANDAMME IMMOBILIER</b>, 17 rue du Molinel, 59800 LILLE</p><p style="margin-left:105mm">INDIVISION DELOBEL<br>6 chaussée Brunehaut<br>62000 ARRAS</p><h1 style="font-size:13pt">RELEVÉ INDIVIDUEL DES CHARGES DE L’EXERCICE 2025</h1><p>Résidence JEAN BART, 30 rue de la Barre, 59800 LILLE – comptes du ${slashed('2025-01-01')} au ${slashed('2025-12-31')} approuvés le ${slashed('2026-06-03')} – vos lots : 22, 61</p>
    ${table(
      [
        'Poste de dépense',
        'Dépense de l’immeuble',
        'Total tantièmes',
        'Vos tantièmes',
        'À votre charge',
        'Récupérable',
      ],
      [
        '<tr class="k"><td colspan="6">CLÉ 1 – CHARGES COMMUNES GÉNÉRALES</td></tr>',
        ['Assurance multirisque', '6 120,00', '20 000', '512', '156,67', '0,00'],
        ['Honoraires de gestion', '9 600,00', '20 000', '512', '245,76', '0,00'],
        ['Ménage des communs', '11 300,00', '20 000', '512', '289,28', '289,28'],
        ['Électricité des communs', '2 150,00', '20 000', '512', '55,04', '55,04'],
        ['Sous-total clé 1', '29 170,00', '', '', '746,75', '344,32'],
        '<tr class="k"><td colspan="6">CLÉ 3 – ASCENSEUR</td></tr>',
        ['Contrat et réparations', '3 480,00', '1 000', '34', '118,32', '82,82'],
        ['TOTAL', '32 650,00', '', '', '865,07', '427,14'],
      ],
      'd',
    )}
    ${table(
      [],
      [
        ['Vos charges de l’exercice', '865,07 €'],
        ['À déduire : provisions appelées en 2025', '920,00 €'],
        ['<b>Trop-perçu porté au crédit de votre compte</b>', '<b>54,93 €</b>'],
      ],
      'f',
    )}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'CABINET VANDAMME IMMOBILIER',
      building: 'Résidence JEAN BART',
      building_address: '30 rue de la Barre, 59800 LILLE',
      owner: 'INDIVISION DELOBEL',
      lots: ['22', '61'],
      tantiemes: 512,
      base: 20000,
      tantiemes_by_cle: either(
        ['CHARGES COMMUNES GÉNÉRALES : 512/20000', 'ASCENSEUR : 34/1000'],
        ['CLÉ 1 – CHARGES COMMUNES GÉNÉRALES : 512/20000', 'CLÉ 3 – ASCENSEUR : 34/1000'],
      ),
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: 86507,
      provisions: 92000,
      difference: -5493,
      recoverable: 42714,
    },
    absent: ['rnc', 'iban', 'due_on', 'to_pay', 'fonds_travaux'],
  },
);

const beforeSale = paperOf(
  'ped-vendeur',
  `font: 9.6pt 'DejaVu Serif', serif; h2 { font-size: 10.5pt; color: #1d4d4f; border-bottom: .3mm solid #1d4d4f; margin-top: 5mm } td { border-bottom: .2mm dotted #999 } td:last-child { text-align: right; width: 34mm }`,
  [
    `<h1 style="font-size:15pt;text-align:center">Pré-état daté</h1><p style="text-align:center">Informations financières remises à l’acquéreur – article L. 721-2 du code de la construction et de l’habitation</p><p>Établi par le vendeur le 19/10/2026 à partir des documents remis par le syndic</p>${table(
      [],
      [
        ['Copropriété', 'Le Belvédère des Charmettes'],
        ['Adresse', '7 et 9 rue des Charmettes, 69100 Villeurbanne'],
        ['Syndic', 'RHONALPIM, 61 avenue Jean Colomb, 69006 Lyon'],
        ['Vendeur', 'M. et Mme Olivier VERNAY'],
        ['Lots vendus', '42 et 187'],
      ],
    ).replaceAll(
      '<td>',
      '<td style="text-align:left;width:auto">',
    )}<h2>A. Sommes dues par le copropriétaire cédant</h2>${table(
      [],
      [
        ['Provisions exigibles du budget prévisionnel', '46,18 €'],
        ['Provisions exigibles hors budget', '0,00 €'],
        ['Charges impayées sur exercices antérieurs', '0,00 €'],
        ['Avances exigibles', '0,00 €'],
      ],
    )}<h2>B. Sommes dont le syndicat pourrait être débiteur envers le cédant</h2>${table([], [['Avance constituant la réserve (1031)', '212,00 €']])}`,
    `<h2>C. Sommes incombant au nouveau copropriétaire</h2>${table(
      [],
      [
        ['Reconstitution de l’avance de trésorerie', '212,00 €'],
        ['Provision du 1er trimestre 2027', '830,43 €'],
      ],
    )}<h2>D. Charges du lot sur deux exercices</h2>${table(
      [],
      [
        ['Exercice N-1 (2025), charges réelles', '3 188,40 €'],
        ['Exercice N-2 (2024), charges réelles', '3 051,76 €'],
      ],
    )}<h2>E. Situation de la copropriété au 31/12/2025</h2>${table(
      [],
      [
        ['Impayés de charges dans la copropriété', '17 905,22 €'],
        ['Dette vis-à-vis des fournisseurs', '9 310,48 €'],
        ['Fonds de travaux : part rattachée aux lots vendus', '611,20 €'],
        ['Procédures en cours', 'aucune'],
      ],
    )}<p style="margin-top:8mm">Certifié sincère par le vendeur. Document non opposable au syndicat.</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: 'RHONALPIM',
      building: 'Le Belvédère des Charmettes',
      building_address: '7 et 9 rue des Charmettes, 69100 Villeurbanne',
      owner: 'M. et Mme Olivier VERNAY',
      lots: ['42', '187'],
      made_on: '2026-10-19',
      impayes: 1790522,
      dette_fournisseurs: 931048,
    },
    absent: ['rnc', 'iban', 'meeting_on'],
  },
);

export const COMPTES_INDIVIDUELS = [ledger, timeline, settlement, beforeSale];
