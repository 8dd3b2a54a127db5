// Settlements of a year: a listing by account, a form of a social landlord, a letter with two tables.
import { either, paperOf } from '../../paper.ts';
import { dotted, plain, slashed, spaced, sum, table } from '../../writing.ts';
import { columns, quote, rule } from './outils.ts';

type Cost = readonly [account: string, label: string, whole: number, let_: number];
type Group = readonly [key: string, base: number, part: number, costs: readonly Cost[]];
const BELLEVUE: readonly Group[] = [
  [
    '01 CHARGES GENERALES',
    10000,
    331,
    [
      ['6011', 'EAU COMMUNE', 128433, 100],
      ['6022', 'ELECTRICITE COMMUNE', 346118, 100],
      ['6152', 'NETTOYAGE SA PROPRETEX', 1188000, 100],
      ['6160', 'ASSURANCE MRI', 914677, 0],
      ['6211', 'HONORAIRES SYNDIC', 1044000, 0],
      ['6232', 'FRAIS POSTAUX', 71240, 0],
    ],
  ],
  [
    '05 ASCENSEURS',
    1000,
    42,
    [
      ['6141', 'CONTRAT ENTRETIEN ASC.', 372000, 80],
      ['6153', 'REPARATION ASC. 2', 118800, 0],
    ],
  ],
  [
    '11 CHAUFFAGE',
    10000,
    318,
    [
      ['6030', 'COMBUSTIBLE GAZ', 4733160, 100],
      ['6142', 'CONTRAT P2', 684000, 100],
    ],
  ],
];
const part = ([, base, mine, costs]: Group) =>
  sum(costs.map(([, , whole]) => quote(whole, mine, base)));
const letPart = ([, base, mine, costs]: Group) =>
  sum(costs.map(([, , whole, percent]) => Math.round((quote(whole, mine, base) * percent) / 100)));
const bellevueReal = sum(BELLEVUE.map(part));
const bellevueLet = sum(BELLEVUE.map(letPart));
const BELLEVUE_CALLED = 299500;
const W = [6, 30, -13, -8, -8, -13, -12] as const;
const block = ([key, base, mine, costs]: Group) =>
  `*** CLE ${key}\n${costs
    .map(([account, label, whole, percent]) => {
      const share = quote(whole, mine, base);
      return columns(W, [
        account,
        label,
        plain(whole),
        base,
        mine,
        plain(share),
        plain(Math.round((share * percent) / 100)),
      ]);
    })
    .join(
      '\n',
    )}\n${columns(W, ['', `S/TOTAL CLE ${key.slice(0, 2)}`, plain(sum(costs.map((cost) => cost[2]))), '', '', plain(part([key, base, mine, costs])), plain(letPart([key, base, mine, costs]))])}\n`;
const listing = paperOf(
  'decompte-edition-erp-saint-etienne',
  `padding: 9mm 10mm; pre { margin: 0; font: 8.3pt/1.3 'Nimbus Mono PS', monospace }`,
  [
    `<pre>
REGIE MOULINIER ET CIE                                   SAINT-ETIENNE LE 02/06/26
11 PLACE JEAN JAURES BP 107
42003 SAINT-ETIENNE CEDEX 1                              MME BONNEFOY-DI GIORGIO CARLA
                                                         9 IMPASSE DES PENSEES
IMM 0215 LES TERRASSES DE BELLEVUE                       42270 SAINT-PRIEST-EN-JAREZ
41 RUE DE LA MULATIERE 42100 SAINT-ETIENNE
LOTS 062 118 203      CPTE 450 0215 0062

${rule(90, '=')}
   DECOMPTE INDIVIDUEL DE CHARGES      EXERCICE DU 01/01/25 AU 31/12/25
   (COMPTES APPROUVES PAR L'A.G. DU 28/05/26)
${rule(90, '=')}
${columns(W, ['CPTE', 'NATURE', 'MT IMMEUBLE', 'BASE', 'TANT', 'VOTRE PART', 'RECUPER.'])}
${rule(90)}
${BELLEVUE.map(block).join('\n')}
${rule(90)}
${columns(W, ['', 'TOTAL DE VOS CHARGES', '', '', '', plain(bellevueReal), plain(bellevueLet)])}
${columns(W, ['', 'PROVISIONS APPELEES EN 2025', '', '', '', plain(BELLEVUE_CALLED), ''])}
${columns(W, ['', bellevueReal > BELLEVUE_CALLED ? 'SOLDE EN NOTRE FAVEUR (DEBIT)' : 'SOLDE EN VOTRE FAVEUR', '', '', '', plain(Math.abs(bellevueReal - BELLEVUE_CALLED)), ''])}
${rule(90)}
CE SOLDE EST PORTE A VOTRE COMPTE A LA DATE DE L'A.G. - NE PAS LE REGLER SEPAREMENT
CONSERVER CE DOCUMENT POUR VOTRE DECLARATION DE REVENUS FONCIERS ET VOTRE LOCATAIRE
</pre>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'REGIE MOULINIER ET CIE',
      building: 'LES TERRASSES DE BELLEVUE',
      building_address: '41 RUE DE LA MULATIERE, 42100 SAINT-ETIENNE',
      owner: 'MME BONNEFOY-DI GIORGIO CARLA',
      lots: ['62', '118', '203'],
      account: '450 0215 0062',
      tantiemes: 331,
      base: 10000,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: bellevueReal,
      provisions: BELLEVUE_CALLED,
      difference: bellevueReal - BELLEVUE_CALLED,
      recoverable: bellevueLet,
    },
    absent: ['rnc', 'iban', 'due_on', 'fonds_travaux', 'to_pay'],
  },
);

const DOUBS: readonly Group[] = [
  [
    '100 – Charges communes générales',
    10000,
    96,
    [
      ['', 'Ménage et sortie des poubelles', 1934400, 100],
      ['', 'Gérance (forfait Habitat 25)', 1123200, 0],
      ['', 'Assurance', 705112, 0],
      ['', 'Espaces verts', 418080, 100],
    ],
  ],
  [
    '210 – Bâtiment Doubs 2',
    3120,
    96,
    [
      ['', 'Électricité hall et paliers', 152670, 100],
      ['', 'Petites réparations', 204415, 0],
    ],
  ],
  ['410 – Ascenseur Doubs 2', 2480, 104, [['', 'Contrat', 241800, 73]]],
];
const doubsReal = sum(DOUBS.map(part));
const doubsLet = sum(DOUBS.map(letPart));
const DOUBS_CALLED = 66000;
const WATER = 21480;
const landlord = paperOf(
  'decompte-bailleur-besancon',
  `font: 8.4pt/1.3 'Nimbus Sans Narrow', sans-serif; padding: 11mm 13mm; .g td { border-bottom: .1mm solid #e6c9a8; text-align: right; padding: .8mm 1.5mm } .g td:first-child { text-align: left } .g th { color: #c60; text-align: right; border-bottom: .4mm solid #c60 } .g th:first-child { text-align: left } .k td { background: #fdf1e4; font-weight: bold } .e { border: .4mm solid #c60; margin: 5mm 0 0 70mm; padding: 2mm 3mm }  .e td:last-child { text-align: right }`,
  [
    `<table><tr><td style="width:98mm"><b style="font-size:15pt;color:#c60">HABITAT 25</b><br>Pôle Syndic et Copropriétés<br>4 rue de la Préfecture – 25000 BESANÇON</td><td style="font-size:10pt">MLLE TAVARES DA COSTA Inês<br>11 rue des Cras – Apt 31<br>25000 BESANÇON</td></tr></table>
    <p style="font-size:13pt;color:#c60;margin-top:6mm"><b>RÉGULARISATION DE VOS CHARGES DE COPROPRIÉTÉ – ANNÉE 2025</b></p><p>Copropriété LES HAUTS DE PALENTE (AD0614775), 7 à 11 rue des Cras, 25000 BESANÇON – lots 31 et 131 – contrat SY-0058-0031<br>Exercice comptable du ${slashed('2025-01-01')} au ${slashed('2025-12-31')}. Document établi le ${slashed('2026-06-29')}, après l’assemblée du ${slashed('2026-06-23')}</p>
    ${table(
      [
        'Clé et nature des dépenses',
        'Total à répartir',
        'Vos tantièmes',
        'Part propriétaire',
        'Part locative',
        'Total pour vous',
      ],
      [
        ...DOUBS.flatMap(([key, base, mine, costs]) => [
          `<tr class="k"><td>${key}</td><td></td><td>${mine} / ${base}</td><td></td><td></td><td>${spaced(part([key, base, mine, costs]))}</td></tr>`,
          ...costs.map(([, label, whole, percent]) => {
            const share = quote(whole, mine, base);
            const tenant = Math.round((share * percent) / 100);
            return [
              label,
              spaced(whole),
              '',
              spaced(share - tenant),
              spaced(tenant),
              spaced(share),
            ];
          }),
        ]),
        '<tr class="k"><td>Eau chaude, compteur 004417 : 112 → 142,</td><td></td><td>30 m³</td><td></td><td></td><td></td></tr>',
        ['soit 30 m³ à 7,16 €', '', '', spaced(0), spaced(WATER), spaced(WATER)],
        `<tr class="k"><td>TOTAL GÉNÉRAL</td><td></td><td></td><td>${spaced(doubsReal - doubsLet)}</td><td>${spaced(doubsLet + WATER)}</td><td>${spaced(doubsReal + WATER)}</td></tr>`,
      ],
      'g',
    )}
    <div class="e">${table(
      [],
      [
        ['Vos dépenses réelles 2025', spaced(doubsReal + WATER)],
        ['Vos provisions versées 2025 (4 appels)', `– ${spaced(DOUBS_CALLED)}`],
        [
          `<b>${doubsReal + WATER > DOUBS_CALLED ? 'Complément à votre charge' : 'Excédent à vous rembourser'}</b>`,
          `<b>${spaced(Math.abs(doubsReal + WATER - DOUBS_CALLED))} €</b>`,
        ],
      ],
    )}</div>
    <p style="margin-top:6mm">Cette régularisation figurera sur votre prochain avis d’échéance. Les factures peuvent être consultées à l’agence sur rendez-vous. Habitat 25 – SIRET 900 025 113 00010 – médiateur : ANM-Exemple.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'HABITAT 25',
      building: 'LES HAUTS DE PALENTE',
      building_address: '7 à 11 rue des Cras, 25000 BESANÇON',
      rnc: 'AD0614775',
      owner: 'MLLE TAVARES DA COSTA Inês',
      lots: ['31', '131'],
      tantiemes: 96,
      base: 10000,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: doubsReal + WATER,
      provisions: DOUBS_CALLED,
      difference: doubsReal + WATER - DOUBS_CALLED,
      recoverable: doubsLet + WATER,
    },
    absent: ['iban', 'due_on', 'fonds_travaux', 'travaux', 'rent_charges'],
  },
);

const EPINAL = [
  ['Communes générales', 2418000, 128, 1000],
  ['Escalier A et son tapis', 96400, 305, 1000],
  ['Eau (relevés de compteurs)', 0, 0, 0],
] as const;
const EPINAL_WATER = 18765;
const epinalPart = (whole: number, mine: number, base: number) =>
  base === 0 ? EPINAL_WATER : quote(whole, mine, base);
const epinalReal = sum(EPINAL.map(([, whole, mine, base]) => epinalPart(whole, mine, base)));
const EPINAL_CALLED = 360000;
const letter = paperOf(
  'decompte-lettre-epinal',
  `font: 10.6pt/1.45 'C059', serif; padding: 20mm 22mm; .n td, .n th { border: .2mm solid #333 } .n td:nth-child(n+2) { text-align: right }`,
  [
    `<p><b>Étude Mougel-Lecomte</b>, administrateurs de biens depuis 1921<br>5 quai des Bons-Enfants, 88000 Épinal</p><p style="margin-left:88mm">Consorts THOUVENIN<br>chez Mlle Bernadette Thouvenin<br>12 faubourg d’Ambrail<br>88000 ÉPINAL</p><p>Épinal, le 11 mai 2026</p><p>Mesdames, Monsieur,</p><p>L’assemblée du 24 avril ayant approuvé les comptes de la copropriété du 31 rue des Minimes, 88000 Épinal, nous vous prions de trouver ci-dessous votre décompte pour l’exercice allant du 1er octobre 2024 au 30 septembre 2025 (lots nos 2 et 11).</p>
    ${table(['', 'Dépenses', 'Millièmes', 'Votre quote-part'], [...EPINAL.map(([label, whole, mine, base]) => [label, base === 0 ? '' : dotted(whole), base === 0 ? '' : `${mine}/${base}`, dotted(epinalPart(whole, mine, base))]), ['<b>Charges de l’exercice</b>', '', '', `<b>${dotted(epinalReal)}</b>`]], 'n')}
    <p style="margin-top:4mm">Vous avez versé quatre provisions de 900,00 €, soit ${dotted(EPINAL_CALLED)} € ; il ${epinalReal > EPINAL_CALLED ? 'vous reste à devoir' : 'vous revient'} donc <b>${dotted(Math.abs(epinalReal - EPINAL_CALLED))} €</b>, somme que nous passons à votre compte ce jour.</p><p>Nous vous rappelons que vos cotisations au fonds de travaux (180,00 € l’an) ne figurent pas dans ce décompte, n’étant ni des charges ni remboursables.</p><p>Nous vous prions d’agréer, Mesdames, Monsieur, nos salutations distinguées.</p><p style="text-align:right">J.-M. Lecomte</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'Étude Mougel-Lecomte',
      building_address: '31 rue des Minimes, 88000 Épinal',
      owner: either('Consorts THOUVENIN', 'Consorts THOUVENIN chez Mlle Bernadette Thouvenin'),
      lots: ['2', '11'],
      tantiemes: 128,
      base: 1000,
      exercice_from: '2024-10-01',
      exercice_to: '2025-09-30',
      charges_reelles: epinalReal,
      provisions: EPINAL_CALLED,
      difference: epinalReal - EPINAL_CALLED,
    },
    absent: ['rnc', 'iban', 'recoverable', 'due_on', 'to_pay'],
  },
);

export const DECOMPTES_ANNUELS = [listing, landlord, letter];
