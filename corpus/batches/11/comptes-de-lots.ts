// What one owner's account says: two statements, and the yearly settlement of charges.
import { either, paperOf } from '../../paper.ts';
import { brief, inFull, slashed, spaced, sum, table } from '../../writing.ts';

type Entry = readonly [day: string, label: string, cents: number];
const told = (entries: readonly Entry[]) =>
  entries.map(([day, label, cents]) => `${day} ${cents} ${label}`);
const debitOf = (entries: readonly Entry[]) =>
  sum(entries.map(([, , cents]) => Math.max(cents, 0)));
const creditOf = (entries: readonly Entry[]) =>
  sum(entries.map(([, , cents]) => Math.max(-cents, 0)));

const KERVIR: readonly Entry[] = [
  ['2026-01-01', 'Appel de fonds 1er trimestre 2026', 63118],
  ['2026-01-12', 'Virement reçu', -63118],
  ['2026-04-01', 'Appel de fonds 2ème trimestre 2026', 63118],
  ['2026-04-09', 'Virement reçu', -63118],
  ['2026-05-06', 'Régularisation charges exercice 2025', 12846],
  ['2026-07-01', 'Appel de fonds 3ème trimestre 2026', 64231],
  ['2026-07-10', 'Virement reçu', -64231],
];
const columns = paperOf(
  'releve-colonnes-quimper',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; .e td, .e th { border: .2mm solid #9bb5b2; padding: 1.2mm 1.6mm } .e th { background: #00584f; color: #fff } .e td:nth-child(n+3), .e th:nth-child(n+3) { text-align: right; white-space: nowrap } .t td { font-weight: bold; background: #e7f0ef }`,
  [
    `<p><b style="font-size:14pt;color:#00584f">ARMOR GESTION</b><br>2 place Terre-au-Duc, 29000 QUIMPER – Tél. 02 98 00 17 40</p><p style="margin:8mm 0 8mm 100mm;font-size:10.5pt">M. et Mme LE BIHAN Erwan<br>12 rue des Korrigans<br>29000 QUIMPER</p>
    <h1 style="font-size:14pt">RELEVÉ DE COMPTE COPROPRIÉTAIRE</h1><p>Résidence KERVIR – 12 rue des Korrigans, 29000 QUIMPER<br>Compte : 450-00014 – Lots 14, 52 et 88<br>Période du ${slashed('2026-01-01')} au ${slashed('2026-09-14')} – Arrêté au ${slashed('2026-09-14')}</p>
    ${table(
      ['Date', 'Libellé de l’opération', 'Débit', 'Crédit', 'Solde'],
      [
        ['01/01/2026', 'Solde à nouveau', '', '', '0,00'],
        ...KERVIR.map(([day, label, cents], index) => {
          const after = sum(KERVIR.slice(0, index + 1).map((entry) => entry[2]));
          return [
            slashed(day),
            label,
            cents > 0 ? spaced(cents) : '',
            cents < 0 ? spaced(-cents) : '',
            spaced(after),
          ];
        }),
        `<tr class="t"><td></td><td>Totaux des mouvements</td><td>${spaced(debitOf(KERVIR))}</td><td>${spaced(creditOf(KERVIR))}</td><td></td></tr>`,
        `<tr class="t"><td></td><td>Solde débiteur au 14/09/2026</td><td>${spaced(12846)}</td><td></td><td></td></tr>`,
      ],
      'e',
    )}
    <p style="margin-top:5mm">Un solde débiteur représente une somme dont vous êtes redevable envers le syndicat des copropriétaires ; un solde créditeur, une somme en votre faveur. Sauf erreur ou omission de notre part, et sous réserve de l’encaissement définitif des chèques remis.</p><p>Ce relevé ne tient pas compte des appels émis et non encore exigibles. Il ne constitue pas un état daté au sens de l’article 5 du décret du 17 mars 1967. Pour toute question, votre comptable est joignable le mardi et le jeudi après-midi.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'ARMOR GESTION',
      building: 'Résidence KERVIR',
      building_address: '12 rue des Korrigans, 29000 QUIMPER',
      owner: 'M. et Mme LE BIHAN Erwan',
      account: '450-00014',
      lots: ['14', '52', '88'],
      period_from: '2026-01-01',
      period_to: '2026-09-14',
      as_of: '2026-09-14',
      balance: 12846,
      total_debit: debitOf(KERVIR),
      total_credit: creditOf(KERVIR),
      entries: either(told(KERVIR), ['2026-01-01 0 Solde à nouveau', ...told(KERVIR)]),
    },
    absent: ['rnc', 'iban', 'total', 'to_pay', 'due_on', 'charges_reelles'],
  },
);

const CHATELARD: readonly Entry[] = [
  ['2025-10-01', 'APPEL PROVISION 4/4 2025', 31560],
  ['2025-10-15', 'PRELEVEMENT SEPA', -31560],
  ['2026-01-01', 'APPEL PROVISION 1/4 2026', 32481],
  ['2026-01-15', 'PRELEVEMENT SEPA', -32481],
  ['2026-03-20', 'SOLDE CHARGES 2025', -2210],
  ['2026-04-01', 'APPEL PROVISION 2/4 2026', 32481],
  ['2026-04-15', 'PRELEVEMENT SEPA', -32481],
];
const signed = paperOf(
  'releve-grand-livre-chambery',
  `font: 9pt/1.4 'DejaVu Sans Mono', monospace; padding: 14mm; .e td, .e th { padding: .7mm 1mm } .e th { border-top: .3mm solid #000; border-bottom: .3mm solid #000 } .e td:nth-child(n+4), .e th:nth-child(n+4) { text-align: right }`,
  [
    `<p>SAVOIE COPRO – 14 RUE CROIX D’OR – 73000 CHAMBERY</p><p>SITUATION DE COMPTE INDIVIDUEL<br>IMMEUBLE 118 LE CHATELARD – 8 FAUBOURG MONTMELIAN 73000 CHAMBERY<br>COMPTE 118.0022 – MME BOUVIER LAURENCE<br>MOUVEMENTS DU 01/10/2025 AU 15/06/2026</p>
    ${table(
      ['DATE', 'JNL', 'LIBELLE', 'DEBIT', 'CREDIT'],
      [
        ...CHATELARD.map(([day, label, cents]) => [
          brief(day),
          cents < 0 ? 'BQ' : 'AF',
          label,
          cents > 0 ? spaced(cents) : '',
          cents < 0 ? spaced(-cents) : '',
        ]),
        `<tr><td></td><td></td><td>TOTAL GENERAL</td><td>${spaced(debitOf(CHATELARD))}</td><td>${spaced(creditOf(CHATELARD))}</td></tr>`,
        `<tr><td></td><td></td><td>SOLDE CREDITEUR AU 15/06/26</td><td></td><td>${spaced(2210)}</td></tr>`,
      ],
      'e',
    )}<p style="margin-top:6mm">ECRITURES EXTRAITES DE LA COMPTABILITE DU SYNDICAT, TENUE CONFORMEMENT AU DECRET N° 2005-240 DU 14 MARS 2005. AF = APPEL DE FONDS, BQ = BANQUE ET OPERATIONS DIVERSES. LE SOLDE CREDITEUR SERA DEDUIT DE VOTRE PROCHAIN APPEL ; IL PEUT VOUS ETRE REMBOURSE SUR SIMPLE DEMANDE ECRITE.</p><p>VOTRE PRELEVEMENT EST MIS EN PLACE LE 15 DU PREMIER MOIS DE CHAQUE TRIMESTRE.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'SAVOIE COPRO',
      building: 'LE CHATELARD',
      building_address: '8 FAUBOURG MONTMELIAN, 73000 CHAMBERY',
      owner: 'MME BOUVIER LAURENCE',
      account: '118.0022',
      period_from: '2025-10-01',
      period_to: '2026-06-15',
      as_of: '2026-06-15',
      balance: -2210,
      total_debit: debitOf(CHATELARD),
      total_credit: creditOf(CHATELARD),
      entries: told(CHATELARD),
    },
    absent: ['rnc', 'iban', 'total', 'due_on', 'charges_reelles', 'lots'],
  },
);

const SPENT = [
  ['Eau froide', '4 120,00', 34814, 34814],
  ['Électricité des parties communes', '1 864,30', 15753, 15753],
  ['Nettoyage et sortie des poubelles', '9 312,00', 78686, 78686],
  ['Assurance multirisque immeuble', '5 208,40', 44011, 0],
  ['Honoraires du syndic', '6 720,00', 56784, 0],
  ['Entretien et petites réparations', '2 950,75', 24934, 12467],
] as const;
const HEAT = [['Combustible et exploitation chauffage', '17 410,00', 123611, 123611]] as const;
const real = sum([...SPENT, ...HEAT].map((row) => row[2]));
const passed = sum([...SPENT, ...HEAT].map((row) => row[3]));
const CALLED = 400000;
const rows = (group: readonly (readonly [string, string, number, number])[]) =>
  group.map(([label, whole, quote, let_]) => [label, whole, spaced(quote), spaced(let_)]);
const settlement = paperOf(
  'decompte-annuel-colmar',
  `font: 9.8pt/1.4 'Nimbus Roman', serif; padding: 16mm 18mm; h1 { font-size: 14pt; text-align: center } .b td, .b th { border: .2mm solid #555 } .b th { background: #eee; font-weight: bold } .b td:nth-child(n+2), .b th:nth-child(n+2) { text-align: right } .h td { font-weight: bold; text-align: left !important; background: #f6f6f6 } .t td { font-weight: bold }`,
  [
    `<p><b style="font-size:13pt">Cabinet WENDLING &amp; FILS</b><br>21 avenue de la République – 68000 COLMAR</p><p style="margin-left:95mm">Madame Christiane SCHOENAUER<br>5 rue du Ladhof<br>68000 COLMAR</p><p>Colmar, le ${inFull('2026-04-20')}<br>Copropriété LES TANNEURS, 9 quai de la Sinn, 68000 COLMAR – Lots 7 et 23</p>
    <h1>DÉCOMPTE INDIVIDUEL DE CHARGES<br>Exercice du 1er janvier 2025 au 31 décembre 2025</h1>
    ${table(
      ['Nature de la dépense', 'Total immeuble', 'Votre quote-part', 'Dont récupérable'],
      [
        '<tr class="h"><td colspan="4">Charges communes générales – 845 / 10 000</td></tr>',
        ...rows(SPENT),
        '<tr class="h"><td colspan="4">Chauffage collectif – 71 / 1 000</td></tr>',
        ...rows(HEAT),
        `<tr class="t"><td>Total de vos charges</td><td>47 585,45</td><td>${spaced(real)}</td><td>${spaced(passed)}</td></tr>`,
        `<tr class="t"><td>Provisions appelées au cours de l’exercice</td><td></td><td>${spaced(CALLED)}</td><td></td></tr>`,
        `<tr class="t"><td>Solde en votre faveur</td><td></td><td>${spaced(CALLED - real)}</td><td></td></tr>`,
      ],
      'b',
    )}<p style="margin-top:5mm">Les comptes de l’exercice ont été approuvés par l’assemblée générale du 14 avril 2026. Le solde ci-dessus a été porté au crédit de votre compte à cette date. Les pièces justificatives ont été tenues à la disposition des copropriétaires pendant le délai s’écoulant entre la convocation et la tenue de l’assemblée (article 18-1 de la loi du 10 juillet 1965).</p><p>La colonne « Dont récupérable » est donnée à titre indicatif, selon le décret n° 87-713 du 26 août 1987, aux copropriétaires qui louent leur bien.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'Cabinet WENDLING & FILS',
      building: 'LES TANNEURS',
      building_address: '9 quai de la Sinn, 68000 COLMAR',
      owner: 'Madame Christiane SCHOENAUER',
      lots: ['7', '23'],
      tantiemes: 845,
      base: 10000,
      tantiemes_by_cle: ['Charges communes générales : 845/10000', 'Chauffage collectif : 71/1000'],
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: real,
      provisions: CALLED,
      difference: real - CALLED,
      recoverable: passed,
    },
    absent: ['rnc', 'iban', 'due_on', 'to_pay', 'fonds_travaux'],
  },
);

export const COMPTES_DE_LOTS = [columns, signed, settlement];
