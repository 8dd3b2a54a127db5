// An owner's account with the syndicat, and the yearly settlement.
import type { Paper } from '../../paper.ts';
import { brief, debitCredit, dotted, plain, slashed, spaced, sum, table } from '../../writing.ts';

type Entry = { day: string; label: string; debit: number; credit: number };
const FIRST: readonly Entry[] = [
  { day: '2026-01-01', label: 'Provision T1 2026', debit: 81210, credit: 0 },
  { day: '2026-01-09', label: 'Prélèvement SEPA', debit: 0, credit: 81210 },
  { day: '2026-04-01', label: 'Provision T2 2026', debit: 81210, credit: 0 },
  { day: '2026-04-28', label: 'Votre chèque 4471092', debit: 0, credit: 60000 },
  { day: '2026-06-30', label: 'Solde exercice 2025', debit: 0, credit: 10455 },
  { day: '2026-07-01', label: 'Provision T3 2026', debit: 81210, credit: 0 },
];
const told = (entries: readonly Entry[]) =>
  entries.map(({ day, label, debit, credit }) => `${day} ${debit - credit} ${label}`);
const debits = (entries: readonly Entry[]) => sum(entries.map(({ debit }) => debit));
const credits = (entries: readonly Entry[]) => sum(entries.map(({ credit }) => credit));
const running = (entries: readonly Entry[]) =>
  entries.map(
    (_, index) => debits(entries.slice(0, index + 1)) - credits(entries.slice(0, index + 1)),
  );

const ruled: Paper = {
  name: 'releve-regle',
  css: `font: 9pt 'DejaVu Sans', sans-serif; .e td, .e th { border-right: .2mm solid #777; border-left: .2mm solid #777 } .e th { border: .2mm solid #777; background: #eee } .e { border-bottom: .2mm solid #777 } .e td:nth-child(n+3) { text-align: right }`,
  pages: [
    `<p><b>IMMO DU BOCAGE</b> – 9 rue Nationale – 85000 LA ROCHE-SUR-YON</p><p style="margin-left:105mm">M. LE GOFF YANNICK<br>31 RUE DES PRUNUS<br>85000 LA ROCHE-SUR-YON</p>
    <h1 style="font-size:13pt;text-align:center">EXTRAIT DE COMPTE COPROPRIETAIRE</h1>
    <p>Résidence : LE HAMEAU DE LA VIE – 2 rue Molière – 85000 La Roche-sur-Yon<br>Lot(s) : 12 – 44<br>N° de compte : 4500.0012<br>Mouvements du 01/01/2026 au 15/07/2026</p>
    ${table(
      ['Date', 'Libellé', 'Débit', 'Crédit', 'Solde'],
      [
        ...FIRST.map(({ day, label, debit, credit }, index) => [
          slashed(day),
          label,
          debit ? spaced(debit) : '',
          credit ? spaced(credit) : '',
          debitCredit(running(FIRST)[index] ?? 0),
        ]),
        ['', 'TOTAUX', spaced(debits(FIRST)), spaced(credits(FIRST)), ''],
      ],
      'e',
    )}
    <p style="margin-top:5mm"><b>SOLDE DEBITEUR A CE JOUR (15/07/2026) : ${spaced(debits(FIRST) - credits(FIRST))} EUR</b></p><p>D = vous devez – C = nous vous devons</p>`,
  ],
  documents: [
    {
      type: 'CHARGES',
      sub_kind: 'RELEVE_DE_COMPTE',
      facts: {
        syndic: 'IMMO DU BOCAGE',
        building: 'LE HAMEAU DE LA VIE',
        building_address: '2 rue Molière, 85000 La Roche-sur-Yon',
        owner: 'M. LE GOFF YANNICK',
        lots: ['12', '44'],
        account: '4500.0012',
        period_from: '2026-01-01',
        period_to: '2026-07-15',
        as_of: '2026-07-15',
        balance: debits(FIRST) - credits(FIRST),
        total_debit: debits(FIRST),
        total_credit: credits(FIRST),
        entries: told(FIRST),
      },
      absent: ['rnc', 'total', 'to_pay'],
    },
  ],
};

const SECOND: readonly Entry[] = [
  { day: '2026-01-02', label: 'APPEL 1ER TRIMESTRE', debit: 43510, credit: 0 },
  { day: '2026-01-05', label: 'VIREMENT RECU', debit: 0, credit: 43510 },
  { day: '2026-03-31', label: 'APPEL 2EME TRIMESTRE', debit: 43510, credit: 0 },
  { day: '2026-04-07', label: 'VIREMENT RECU', debit: 0, credit: 50000 },
  { day: '2026-05-20', label: 'REGUL CHARGES 2025', debit: 0, credit: 2180 },
];
const listing: Paper = {
  name: 'releve-listing',
  css: `font: 8.8pt/1.3 'Nimbus Mono PS', monospace; pre { margin: 0; font: inherit }`,
  pages: [
    `<pre>SARL GESTIMMO VENDEE                                     EDITE LE 30/06/2026
12 PLACE DU MARCHE                                       PAGE 1
85200 FONTENAY-LE-COMTE

                SITUATION DE COMPTE COPROPRIETAIRE ARRETEE AU 30/06/2026

IMMEUBLE 0044  RESIDENCE LES REMPARTS   6 RUE DE L'HERMITAGE 85200 FONTENAY-LE-COMTE
COMPTE   450044-07  MME BOUTET CHANTAL          LOT 0007 LOT 0029

DATE      LIBELLE                              DEBIT        CREDIT
--------  ------------------------------  ------------  ------------
01/01/26  REPORT A NOUVEAU                        0,00          0,00
${SECOND.map(({ day, label, debit, credit }) => `${brief(day)}  ${label.padEnd(30)}  ${(debit ? plain(debit) : '').padStart(12)}  ${(credit ? plain(credit) : '').padStart(12)}`).join('\n')}
--------  ------------------------------  ------------  ------------
          TOTAUX                          ${plain(debits(SECOND)).padStart(12)}  ${plain(credits(SECOND)).padStart(12)}
          SOLDE CREDITEUR                               ${plain(credits(SECOND) - debits(SECOND)).padStart(12)}
</pre>`,
  ],
  documents: [
    {
      type: 'CHARGES',
      sub_kind: 'RELEVE_DE_COMPTE',
      facts: {
        syndic: 'SARL GESTIMMO VENDEE',
        building: 'RESIDENCE LES REMPARTS',
        building_address: "6 RUE DE L'HERMITAGE, 85200 FONTENAY-LE-COMTE",
        owner: 'MME BOUTET CHANTAL',
        lots: ['7', '29'],
        account: '450044-07',
        as_of: '2026-06-30',
        balance: debits(SECOND) - credits(SECOND),
        total_debit: debits(SECOND),
        total_credit: credits(SECOND),
      },
      absent: ['rnc', 'iban'],
    },
  ],
};

const THIRD: readonly Entry[] = [
  { day: '2025-10-01', label: 'Appel de provisions – 4e trimestre 2025', debit: 52300, credit: 0 },
  { day: '2025-10-14', label: 'Paiement par carte', debit: 0, credit: 52300 },
  { day: '2026-01-01', label: 'Appel de provisions – 1er trimestre 2026', debit: 54120, credit: 0 },
  { day: '2026-02-02', label: 'Frais de relance', debit: 3600, credit: 0 },
];
const signed: Paper = {
  name: 'releve-signe',
  css: `font: 10pt 'URW Gothic', sans-serif; td { border-bottom: .2mm solid #ddd } td:last-child, th:last-child { text-align: right } th { color: #0b6b5d; border-bottom: .5mm solid #0b6b5d }`,
  pages: [
    `<p style="font-size:15pt;color:#0b6b5d"><b>nexoria</b></p><h1 style="font-size:14pt">Votre compte de copropriétaire au 28 février 2026</h1>
    <p>M. Abdel Karroumi · Le Clos Vivier, 11 chemin du Vivier, 35700 Rennes · lots 8 et 31</p>
    ${table(
      ['Date', 'Opération', 'Montant'],
      THIRD.toReversed().map(({ day, label, debit, credit }) => [
        slashed(day),
        label,
        `${debit ? '+' : '−'} ${dotted(debit + credit)} €`,
      ]),
    )}
    <p style="margin-top:6mm;font-size:13pt">Vous devez à la copropriété : <b>${dotted(debits(THIRD) - credits(THIRD))} €</b></p><p>Les opérations les plus récentes sont en haut. Solde de départ au 01/10/2025 : 0,00 €.</p>`,
  ],
  documents: [
    {
      type: 'CHARGES',
      sub_kind: 'RELEVE_DE_COMPTE',
      facts: {
        syndic: 'nexoria',
        building: 'Le Clos Vivier',
        building_address: '11 chemin du Vivier, 35700 Rennes',
        owner: 'M. Abdel Karroumi',
        lots: ['8', '31'],
        as_of: '2026-02-28',
        balance: debits(THIRD) - credits(THIRD),
      },
      absent: ['rnc', 'iban', 'account'],
    },
  ],
};

const HEADS = [
  ['Charges générales', 3480022, 412, 10000, 143377, 88700],
  ['Ascenseur', 298011, 36, 1000, 10728, 10728],
  ['Eau froide (compteur : 64 m³)', 0, 0, 0, 25600, 25600],
] as const;
const real = sum(HEADS.map((head) => head[4]));
const bySheet: Paper = {
  name: 'decompte-tableau',
  css: `font-size: 9pt; th { background: #333; color: #fff } td { border-bottom: .2mm solid #bbb } td:nth-child(n+2), th:nth-child(n+2) { text-align: right }`,
  pages: [
    `<p><b>Cabinet Perrault et Fils</b> – 4, place du Ralliement – 49100 Angers</p><h1 style="font-size:14pt">ARRETE INDIVIDUEL DES CHARGES</h1>
    <p>Exercice du 1er janvier 2025 au 31 décembre 2025 – Approuvé par l’assemblée du 22/04/2026</p><p>M. et Mme TESSIER Jean-Luc – lots 6 et 19 – immeuble 15, rue Saint-Julien 49100 Angers</p>
    ${table(
      [
        'Répartition',
        'Dépense de l’immeuble',
        'Tantièmes',
        'Sur',
        'Votre quote-part',
        'Part du locataire',
      ],
      HEADS.map(([label, total, part, base, quote, let_]) => [
        label,
        total ? spaced(total) : '',
        part || '',
        base || '',
        spaced(quote),
        spaced(let_),
      ]),
    )}
    <p></p>${table(
      [],
      [
        [
          'Total de vos charges 2025',
          '',
          '',
          '',
          spaced(real),
          spaced(sum(HEADS.map((head) => head[5]))),
        ],
        ['Provisions versées au cours de l’exercice', '', '', '', spaced(-186000), ''],
        [
          `<b>Trop-versé porté au crédit de votre compte</b>`,
          '',
          '',
          '',
          `<b>${spaced(186000 - real)}</b>`,
          '',
        ],
      ],
    )}
    <p>Cette régularisation figurera sur votre prochain appel.</p>`,
  ],
  documents: [
    {
      type: 'CHARGES',
      sub_kind: 'DECOMPTE',
      facts: {
        syndic: 'Cabinet Perrault et Fils',
        owner: 'M. et Mme TESSIER Jean-Luc',
        lots: ['6', '19'],
        building_address: '15, rue Saint-Julien, 49100 Angers',
        exercice_from: '2025-01-01',
        exercice_to: '2025-12-31',
        charges_reelles: real,
        provisions: 186000,
        difference: real - 186000,
        recoverable: sum(HEADS.map((head) => head[5])),
        tantiemes: 412,
        base: 10000,
      },
      absent: ['rnc', 'period_from', 'due_on'],
    },
  ],
};

const detailed: Paper = {
  name: 'decompte-nature',
  css: `font: 8.5pt 'DejaVu Sans Condensed', sans-serif; td:nth-child(n+2), th:nth-child(n+2) { text-align: right } .s td { font-weight: bold; border-top: .3mm solid #000 } .h td { font-weight: bold; text-decoration: underline }`,
  pages: [
    `<div style="display:flex;justify-content:space-between"><div><b>FONTALIS LOIRE</b><br>18 quai de la Fosse<br>44100 NANTES</div><div>MME HUREAU SYLVIE<br>27 RUE PAUL BELLAMY<br>44000 NANTES</div></div>
    <h1 style="font-size:12pt;margin-top:8mm">DECOMPTE DE REPARTITION DES CHARGES – EXERCICE 01/07/2024 – 30/06/2025</h1>
    <p>Copropriété LES ORMEAUX (AC5120937) 27 rue Paul Bellamy 44000 NANTES – Lots 23, 81, 104</p>
    <table><thead><tr><th>Nature</th><th>Total immeuble TTC</th><th>Quote-part TTC</th><th>Récupérable</th></tr></thead>
    <tr class="h"><td colspan="4">001 CHARGES COMMUNES GENERALES – 318/10000</td></tr>
    <tr><td>Ménage parties communes</td><td>14.820,00</td><td>471,28</td><td>471,28</td></tr><tr><td>Assurance multirisque</td><td>9.412,50</td><td>299,32</td><td>0,00</td></tr>
    <tr><td>Honoraires syndic</td><td>11.300,00</td><td>359,34</td><td>0,00</td></tr><tr class="s"><td>Total clé 001</td><td>35.532,50</td><td>1.129,94</td><td>471,28</td></tr>
    <tr class="h"><td colspan="4">004 ESCALIER B – 318/2450</td></tr><tr><td>Electricité</td><td>1.905,00</td><td>247,26</td><td>247,26</td></tr><tr><td>Interphone</td><td>610,00</td><td>79,18</td><td>79,18</td></tr>
    <tr class="s"><td>Total clé 004</td><td>2.515,00</td><td>326,44</td><td>326,44</td></tr>
    <tr class="s"><td>TOTAL GENERAL DES CHARGES</td><td>38.047,50</td><td>1.456,38</td><td>797,72</td></tr></table>
    <table style="width:60%;margin:6mm 0 0 40%"><tr><td>Charges de l’exercice</td><td>1.456,38</td></tr><tr><td>A déduire : appels provisionnels</td><td>1.380,00</td></tr><tr class="s"><td>SOLDE RESTANT DU PAR VOUS</td><td>76,38</td></tr></table>`,
  ],
  documents: [
    {
      type: 'CHARGES',
      sub_kind: 'DECOMPTE',
      facts: {
        syndic: 'FONTALIS LOIRE',
        building: 'LES ORMEAUX',
        building_address: '27 rue Paul Bellamy, 44000 NANTES',
        rnc: 'AC5120937',
        owner: 'MME HUREAU SYLVIE',
        lots: ['23', '81', '104'],
        exercice_from: '2024-07-01',
        exercice_to: '2025-06-30',
        charges_reelles: 145638,
        provisions: 138000,
        difference: 7638,
        recoverable: 79772,
        tantiemes: 318,
        base: 10000,
      },
      absent: ['iban', 'due_on'],
    },
  ],
};

export const COMPTES = [ruled, listing, signed, bySheet, detailed];
