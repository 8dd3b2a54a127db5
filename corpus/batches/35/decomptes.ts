// A year's charges for one owner: by key and account, as a letter, and on a volunteer's sheet.
import { either, paperOf } from '../../paper.ts';
import { dotted, inFull, plain, slashed, spaced, sum, table } from '../../writing.ts';
import { envelope, foot, share, sides } from './communs.ts';

type Post = readonly [label: string, total: number, tenant: number];
const AGDE: readonly (readonly [
  key: string,
  base: number,
  part: number,
  posts: readonly Post[],
])[] = [
  [
    '01 CHARGES GENERALES',
    10000,
    143,
    [
      ['6011 Eau froide', 1864012, 100],
      ['6021 Electricité communs', 412288, 100],
      ['6150 Espaces verts', 938400, 100],
      ['6160 Assurance multirisque', 1520733, 0],
      ['6211 Honoraires de base syndic', 1890000, 0],
    ],
  ],
  [
    '03 BATIMENT C',
    2380,
    143,
    [
      ['6110 Nettoyage', 684000, 100],
      ['6151 Interphonie', 61480, 0],
    ],
  ],
  [
    '07 PISCINE',
    9214,
    139,
    [
      ['6141 Contrat piscine', 742500, 100],
      ['6013 Produits de traitement', 118944, 100],
    ],
  ],
];
const agdeRows = AGDE.map(([key, base, part, posts]) => {
  const lines = posts.map(([label, total, tenant]) => {
    const quote = share(total, part, base);
    return { label, total, quote, tenant: Math.round((quote * tenant) / 100) };
  });
  return {
    key,
    base,
    part,
    lines,
    total: sum(lines.map((line) => line.total)),
    quote: sum(lines.map((line) => line.quote)),
    tenant: sum(lines.map((line) => line.tenant)),
  };
});
const agdeQuote = sum(agdeRows.map(({ quote }) => quote));
const agdeTenant = sum(agdeRows.map(({ tenant }) => tenant));
const agdeCalled = 154800;
const byAccount = paperOf(
  'decompte-comptes-agde',
  `font: 8pt/1.3 'DejaVu Sans Condensed', sans-serif; td, th { padding: .6mm 1.2mm } .m td:nth-child(n+2), .m th:nth-child(n+2) { text-align: right } .m th { border-top: .4mm solid #000; border-bottom: .4mm solid #000 } .h td { font-weight: bold; padding-top: 2mm } .s td { border-top: .2mm solid #000; font-style: italic } .t td { font-weight: bold; border-top: .5mm solid #000 } .z { width: 92mm; margin-left: 88mm } .z td:last-child { text-align: right }`,
  [
    `${sides('<b style="font-size:13pt">CAP D’AGDE SYNDIC</b><br>Immeuble Le Barbecue, avenue des Sergents<br>34300 AGDE<br>04 67 00 34 30', `Agde, le ${slashed('2026-07-02')}`)}
    ${envelope('HEREDERO LÓPEZ MARÍA DOLORES<br>CALLE MAYOR 14 3°B<br>31001 PAMPLONA<br>ESPAGNE')}
    <h1 style="font-size:12pt;text-align:center">DÉCOMPTE DE CHARGES INDIVIDUEL<br>EXERCICE DU ${slashed('2025-04-01')} AU ${slashed('2026-03-31')}</h1>
    <p>Copropriété <b>PORT AMBONNE III</b>, 2 allée du Ponant 34300 AGDE – immatriculation AC8-904-551 – compte 450.118 – lot 212 (studio cabine), lot 240 (parking)<br>Comptes approuvés par l’assemblée générale du 27/06/2026</p>
    ${table(
      [
        'Nature des dépenses',
        'Total copropriété',
        'Tant. / Base',
        'Votre quote-part',
        'Récup. locataire',
      ],
      [
        ...agdeRows.flatMap(({ key, base, part, lines, total, quote, tenant }) => [
          `<tr class="h"><td colspan="5" style="text-align:left">${key}</td></tr>`,
          ...lines.map((line) => [
            line.label,
            dotted(line.total),
            `${part} / ${base}`,
            dotted(line.quote),
            dotted(line.tenant),
          ]),
          `<tr class="s"><td>Total ${key.slice(0, 2)}</td><td>${dotted(total)}</td><td></td><td>${dotted(quote)}</td><td>${dotted(tenant)}</td></tr>`,
        ]),
        `<tr class="t"><td>TOTAL DES CHARGES</td><td>${dotted(sum(agdeRows.map(({ total }) => total)))}</td><td></td><td>${dotted(agdeQuote)}</td><td>${dotted(agdeTenant)}</td></tr>`,
      ],
      'm',
    )}
    <p></p>
    ${table(
      [],
      [
        ['Votre quote-part de charges', dotted(agdeQuote)],
        ['Provisions appelées (4 x 387,00)', `- ${dotted(agdeCalled)}`],
        [
          `<b>${agdeQuote > agdeCalled ? 'RESTE À VOTRE CHARGE' : 'SOLDE EN VOTRE FAVEUR'}</b>`,
          `<b>${dotted(Math.abs(agdeQuote - agdeCalled))} €</b>`,
        ],
      ],
      'z',
    )}
    <p style="margin-top:4mm">Ce solde a été porté ${agdeQuote > agdeCalled ? 'au débit' : 'au crédit'} de votre compte le 02/07/2026. Les pièces justificatives peuvent être consultées à l’agence sur rendez-vous. Les charges récupérables sont données à titre indicatif (décret n° 87-713).</p>
    ${foot('CAP D’AGDE SYNDIC SAS – capital 10 000 € – RCS Béziers 900 001 412 – CPI 3401 2020 000 000 125 – garantie : SO.CA.F Exemple')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'CAP D’AGDE SYNDIC',
      building: 'PORT AMBONNE III',
      building_address: '2 allée du Ponant, 34300 AGDE',
      rnc: 'AC8904551',
      owner: 'HEREDERO LÓPEZ MARÍA DOLORES',
      account: '450.118',
      lots: ['212', '240'],
      tantiemes: 143,
      base: 10000,
      exercice_from: '2025-04-01',
      exercice_to: '2026-03-31',
      charges_reelles: agdeQuote,
      provisions: agdeCalled,
      difference: agdeQuote - agdeCalled,
      recoverable: agdeTenant,
    },
    absent: ['iban', 'due_on', 'period_from', 'to_pay'],
  },
);

const MILLAU = [
  ['Charges communes générales', 1982467, 1000, 96],
  ['Chauffage (répartiteurs)', 2214050, 41280, 3977],
  ['Escalier A', 214600, 512, 96],
] as const;
const millauQuotes = MILLAU.map(([, total, base, part]) => share(total, part, base));
const millauSpent = sum(millauQuotes);
const millauCalled = 452000;
const letter = paperOf(
  'decompte-lettre-millau',
  `font: 10pt/1.4 'P052', serif; padding: 18mm 20mm; td, th { border-bottom: .2mm solid #666 } td:nth-child(n+2), th:nth-child(n+2) { text-align: right } th { font-style: italic }`,
  [
    `<p><b>Les Gérances du Mandarous</b> – syndic – 7, boulevard de Bonald, 12100 Millau</p>
    <p style="margin-left:85mm">Monsieur Théo CAUSSE-VERGELY (nu-propriétaire)<br>Madame Lucienne CAUSSE (usufruitière)<br>2, rue du Voultre<br>12100 MILLAU</p>
    <p style="text-align:right">Millau, ${inFull('2026-05-22')}</p>
    <h1 style="font-size:14pt">Votre décompte annuel de charges – année 2025</h1>
    <p>Immeuble « Le Beffroi », 10 rue Droite, 12100 Millau – lots 4, 11 – 96 millièmes</p>
    <p>L’assemblée générale réunie le 20 mai ayant approuvé les comptes de l’exercice allant du 1er janvier 2025 au 31 décembre 2025, nous vous communiquons la répartition qui vous concerne.</p>
    ${table(
      ['Poste', 'Dépense de l’immeuble', 'Unités', 'Vos unités', 'Part'],
      [
        ...MILLAU.map(([label, total, base, part], index) => [
          label,
          spaced(total),
          spaced(base * 100).replace(',00', ''),
          spaced(part * 100).replace(',00', ''),
          spaced(millauQuotes[index] ?? 0),
        ]),
        ['<b>Charges de l’année</b>', '', '', '', `<b>${spaced(millauSpent)}</b>`],
        ['Provisions versées au cours de l’année', '', '', '', spaced(millauCalled)],
        [
          `<b>${millauSpent > millauCalled ? 'Complément dû' : 'Trop versé'}</b>`,
          '',
          '',
          '',
          `<b>${spaced(Math.abs(millauSpent - millauCalled))}</b>`,
        ],
      ],
    )}
    <p style="margin-top:5mm">${millauSpent > millauCalled ? 'Le complément est à régler avec le prochain appel trimestriel ; ne payez rien pour l’instant.' : 'Le trop versé sera déduit du prochain appel trimestriel ; vous n’avez rien à faire.'} La hausse du poste chauffage tient au prix du gaz et à un mois de février rigoureux. Le détail facture par facture vous sera envoyé sur simple demande.</p>
    <p>Aucun remboursement n’est fait aux acquéreurs ou vendeurs au prorata : le trop ou moins perçu sur provisions est porté au compte de celui qui est copropriétaire lors de l’approbation des comptes.</p>
    <p>Bien cordialement,<br>Nadège Combes, comptable</p>
    ${foot('Les Gérances du Mandarous – SARL à associé unique – SIREN 900 001 523 – RCS Rodez – carte 1201 2018 000 000 014')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'Les Gérances du Mandarous',
      building: 'Le Beffroi',
      building_address: '10 rue Droite, 12100 Millau',
      owner: either(
        'Monsieur Théo CAUSSE-VERGELY',
        'Monsieur Théo CAUSSE-VERGELY (nu-propriétaire) Madame Lucienne CAUSSE (usufruitière)',
        'Monsieur Théo CAUSSE-VERGELY Madame Lucienne CAUSSE',
        'Monsieur Théo CAUSSE-VERGELY (nu-propriétaire)',
      ),
      lots: ['4', '11'],
      tantiemes: 96,
      base: 1000,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: millauSpent,
      provisions: millauCalled,
      difference: millauSpent - millauCalled,
    },
    absent: ['rnc', 'iban', 'due_on', 'recoverable'],
  },
);

const LUNEL: readonly (readonly [string, number])[] = [
  ['Eau BRL', 124418],
  ['Électricité escalier', 18233],
  ['Assurance', 96150],
  ['Ménage', 132000],
  ['Débouchage colonne (facture Gazagne)', 28600],
  ['Tenue de compte banque', 7200],
];
const lunelSpent = sum(LUNEL.map(([, cents]) => cents));
const lunelRows = [
  ['Mme SALLES (lots 1, 5)', 402, 165000],
  ['M. OUALI Karim (lot 2)', 187, 80000],
  ['M. et Mme PRADEL (lot 3)', 215, 88000],
  ['SCI VIDOURLE (lot 4)', 196, 80000],
] as const;
const mine = lunelRows[1];
const mineSpent = share(lunelSpent, mine[1], 1000);
const volunteer = paperOf(
  'decompte-tableur-lunel',
  `font: 10pt 'DejaVu Sans', sans-serif; font-size: 8.6pt; td, th { border: .2mm solid #555; padding: 1mm 1.6mm } th { background: #cfe2f3; font-weight: bold } td:nth-child(n+2) { text-align: right } .on td { background: #ffe599; font-weight: bold } .p { width: 95mm }`,
  [
    `<h1 style="font-size:14pt">Copropriété 5 rue des Caladons 34400 LUNEL</h1><p>Comptes 2025 – RÉPARTITION ANNUELLE DES CHARGES<br>Exercice : 01/01/2025 → 31/12/2025<br>Syndic non professionnel : Joëlle SALLES</p>
    <p>Fiche de : <b>M. OUALI Karim – lot 2 – 187/1000</b></p>
    ${table(['Dépenses 2025', 'Payé en €'], [...LUNEL.map(([label, cents]) => [label, plain(cents)]), `<tr class="on"><td>TOTAL</td><td>${plain(lunelSpent)}</td></tr>`], 'p')}
    <p style="margin-top:5mm"><b>Qui doit quoi</b></p>
    ${table(
      ['Nom', 'Millièmes', 'Part des dépenses', 'Provisions appelées 2025', 'Différence'],
      lunelRows.map((row) => {
        const [name, part, called] = row;
        const spent = share(lunelSpent, part, 1000);
        return `<tr class="${row === mine ? 'on' : ''}"><td>${name}</td><td>${part}</td><td>${plain(spent)}</td><td>${plain(called)}</td><td>${spent > called ? '+' : ''}${plain(spent - called)}</td></tr>`;
      }),
    )}
    <p style="margin-top:4mm">Signe + : à payer en plus. Signe - : à récupérer, je fais les virements après l’AG.</p>
    <p>Donc Karim : ${plain(mineSpent)} de dépenses, ${plain(mine[2])} de provisions, il ${mineSpent > mine[2] ? 'te reste à payer' : 'te revient'} <b>${plain(Math.abs(mineSpent - mine[2]))} €</b>.</p>
    <p>Comptes vérifiés avec M. Pradel le 8 février 2026. Les factures sont dans le classeur bleu chez moi.</p><p>Joëlle</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'Joëlle SALLES',
      building_address: '5 rue des Caladons, 34400 LUNEL',
      owner: 'M. OUALI Karim',
      lots: ['2'],
      tantiemes: 187,
      base: 1000,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: mineSpent,
      provisions: mine[2],
      difference: mineSpent - mine[2],
    },
    absent: ['rnc', 'iban', 'due_on', 'recoverable', 'meeting_on'],
  },
);

export const DECOMPTES = [byAccount, letter, volunteer];
