// What a closed year cost one owner: by post with what a tenant bears, and by key.
import { either, paperOf } from '../../paper.ts';
import { plain, slashed, spaced, sum, table } from '../../writing.ts';
import { shareOf } from './share-of.ts';

type Post = readonly [label: string, whole: number, base: number, part: number, share: number];
const own = ([, whole, base, part]: Post) => shareOf(whole, part, base);
const letOf = (post: Post) => Math.round((own(post) * post[4]) / 100);
const GENERAL: readonly Post[] = [
  ['Assurance multirisque immeuble', 1184200, 10000, 333, 0],
  ['Honoraires du syndic', 2016000, 10000, 333, 0],
  ['Nettoyage et sortie des conteneurs', 2874000, 10000, 333, 100],
  ['Électricité parties communes', 614380, 10000, 333, 100],
  ['Entretien espaces verts', 931500, 10000, 333, 100],
];
const LIFT: readonly Post[] = [
  ['Contrat ascenseur', 312000, 1000, 48, 73],
  ['Réparations ascenseur', 88450, 1000, 48, 0],
];
const postRows = (posts: readonly Post[]) =>
  posts.map((post) => [
    post[0],
    spaced(post[1]),
    String(post[2]),
    String(post[3]),
    spaced(own(post)),
    spaced(letOf(post)),
  ]);
const all = [...GENERAL, ...LIFT];
const vannesReal = sum(all.map(own));
const vannesCalled = vannesReal + 1842;

const settlement = paperOf(
  'decompte-exercice-vannes',
  `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; padding: 11mm 13mm; h1 { color: #00708a; font-size: 17pt; margin: 0 } .ttl { background: #00708a; color: #fff; padding: 2mm 3mm; font-size: 12pt; margin: 6mm 0 3mm } .d th { font-weight: bold; border-bottom: .4mm solid #00708a } .d td { border-bottom: .15mm solid #c6d8dc } .d td:nth-child(n+2), .d th:nth-child(n+2) { text-align: right } .d .k td { font-weight: bold; background: #eaf4f6; text-align: left } .d .s td { font-weight: bold } .r { width: 105mm; margin: 5mm 0 0 auto } .r td:last-child { text-align: right }`,
  [
    `<div style="display:grid;grid-template-columns:80mm 1fr;gap:12mm"><div><h1>Armor Gestion</h1>Agence de Vannes – 3 place de la Libération – 56000 VANNES<p style="margin-top:4mm">Immeuble : 1042 – LES HAUTS DE CONLEAU<br>12 rue du Vincin – 56000 VANNES<br>N° d’immatriculation : AC5-118-604<br>Lots : 14, 57, 83</p></div><div style="margin-top:20mm;font-size:10.5pt">MME KERBRAT SOLENN<br>12 RUE DU VINCIN<br>BATIMENT B – APPT 14<br>56000 VANNES</div></div>
    <div class="ttl">DÉCOMPTE INDIVIDUEL DE CHARGES</div><p>Exercice du ${slashed('2025-01-01')} au ${slashed('2025-12-31')} – comptes approuvés par l’assemblée générale du ${slashed('2026-05-12')}</p>
    ${table(
      [
        'Postes de dépenses',
        'Montant à répartir',
        'Tantièmes immeuble',
        'Vos tantièmes',
        'Quote-part',
        'Dont récupérable',
      ],
      [
        '<tr class="k"><td colspan="6">Charges communes générales</td></tr>',
        ...postRows(GENERAL),
        `<tr class="s"><td>Total charges communes générales</td><td>${spaced(sum(GENERAL.map((post) => post[1])))}</td><td></td><td></td><td>${spaced(sum(GENERAL.map(own)))}</td><td>${spaced(sum(GENERAL.map(letOf)))}</td></tr>`,
        '<tr class="k"><td colspan="6">Ascenseur bâtiment B</td></tr>',
        ...postRows(LIFT),
        `<tr class="s"><td>Total ascenseur bâtiment B</td><td>${spaced(sum(LIFT.map((post) => post[1])))}</td><td></td><td></td><td>${spaced(sum(LIFT.map(own)))}</td><td>${spaced(sum(LIFT.map(letOf)))}</td></tr>`,
        `<tr class="k"><td>TOTAL DE VOS CHARGES</td><td></td><td></td><td></td><td style="text-align:right">${spaced(vannesReal)}</td><td style="text-align:right">${spaced(sum(all.map(letOf)))}</td></tr>`,
      ],
      'd',
    )}
    ${table(
      [],
      [
        ['Total de vos charges de l’exercice', `${spaced(vannesReal)} €`],
        ['Provisions appelées sur l’exercice', `${spaced(vannesCalled)} €`],
        ['<b>Solde en votre faveur</b>', `<b>${spaced(1842)} €</b>`],
      ],
      'r',
    )}
    <p style="margin-top:6mm">Ce solde a été porté au crédit de votre compte. La colonne « dont récupérable » indique, au vu du décret n° 87-713 du 26 août 1987, la part que vous pouvez demander à votre locataire si votre lot est loué.</p><p>Les pièces justificatives ont été tenues à votre disposition entre la convocation et l’assemblée générale, dans les conditions de l’article 18-1 de la loi du 10 juillet 1965.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'Armor Gestion',
      building: 'LES HAUTS DE CONLEAU',
      building_address: '12 rue du Vincin, 56000 VANNES',
      rnc: 'AC5118604',
      owner: 'MME KERBRAT SOLENN',
      lots: ['14', '57', '83'],
      tantiemes: 333,
      base: 10000,
      tantiemes_by_cle: [
        'Charges communes générales : 333/10000',
        'Ascenseur bâtiment B : 48/1000',
      ],
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: vannesReal,
      provisions: vannesCalled,
      difference: -1842,
      recoverable: sum(all.map(letOf)),
    },
    absent: ['iban', 'due_on', 'to_pay', 'fonds_travaux'],
  },
);

const BROGNY: readonly Post[] = [
  ['101 CHARGES GENERALES', 12904400, 100000, 1970, 0],
  ['102 CHAUFFAGE COLLECTIF', 7628150, 100000, 1874, 0],
  ['103 ASCENSEUR ESC 2', 402600, 10000, 412, 0],
  ['104 EAU CHAUDE', 2140000, 5318, 61, 0],
];
const brognyReal = sum(BROGNY.map(own));

const yearly = paperOf(
  'decompte-repartition-annecy',
  `font: 8.6pt/1.45 'DejaVu Sans Condensed', sans-serif; padding: 13mm 14mm; .f th { background: #333; color: #fff } .f td:nth-child(n+2), .f th:nth-child(n+2) { text-align: right } .f .b td { font-weight: bold; border-top: .3mm solid #000 }`,
  [
    `<div style="display:flex;justify-content:space-between"><div><b style="font-size:14pt">ALPILAC SYNDIC</b><br>18 avenue de Genève<br>74000 ANNECY</div><div style="padding-top:24mm;width:82mm;font-size:10.5pt">M. ET MME DUCRET THIERRY<br>41 ROUTE DES CRETES<br>74940 ANNECY-LE-VIEUX</div></div>
    <p style="margin-top:5mm">Copropriété : LE CLOS DES AULNES (réf. 0276)<br>5 et 7 avenue de Brogny – 74000 ANNECY<br>Lots : 108 – 215</p><p style="font-size:12pt;text-align:center;border:.3mm solid #333;padding:1.5mm"><b>REPARTITION INDIVIDUELLE DES CHARGES</b><br><span style="font-size:9pt">Exercice du ${slashed('2025-01-01')} au ${slashed('2025-12-31')}</span></p>
    ${table(
      ['Clé', 'Dépenses', 'Base', 'Tantièmes', 'A votre charge'],
      [
        ...BROGNY.map((post) => [
          post[0],
          plain(post[1]),
          String(post[2]),
          String(post[3]),
          plain(own(post)),
        ]),
        `<tr class="b"><td>TOTAL CHARGES DE L’EXERCICE</td><td>${plain(sum(BROGNY.map((post) => post[1])))}</td><td></td><td></td><td>${plain(brognyReal)}</td></tr>`,
        [`PROVISIONS VERSEES`, '', '', '', `-${plain(brognyReal - 23614)}`],
        `<tr class="b"><td>SOLDE RESTANT A VOTRE CHARGE</td><td></td><td></td><td></td><td>${plain(23614)}</td></tr>`,
      ],
      'f',
    )}
    <p style="margin-top:5mm">Le solde de 236,14 € a été débité de votre compte le 22/04/2026, à la suite de l’approbation des comptes par l’assemblée générale du 14/04/2026. Relevés de vos compteurs : eau chaude, index ancien 418, index nouveau 479, soit 61 m³.</p><p>Les dépenses de chauffage comprennent le combustible, le contrat d’exploitation de la chaufferie et l’électricité des circulateurs. La consommation a augmenté de 4,1 % par rapport à l’exercice précédent en raison d’un hiver plus rigoureux. Les frais de relance et de mutation sont imputés aux seuls copropriétaires concernés et ne figurent pas au présent état.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'ALPILAC SYNDIC',
      building: 'LE CLOS DES AULNES',
      building_address: '5 et 7 avenue de Brogny, 74000 ANNECY',
      owner: 'M. ET MME DUCRET THIERRY',
      lots: ['108', '215'],
      tantiemes: 1970,
      base: 100000,
      tantiemes_by_cle: either(
        BROGNY.map(([label, , base, part]) => `${label} : ${part}/${base}`),
        BROGNY.map(([label, , base, part]) => `${label.slice(4)} : ${part}/${base}`),
      ),
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: brognyReal,
      provisions: brognyReal - 23614,
      difference: 23614,
    },
    absent: ['rnc', 'iban', 'due_on', 'recoverable', 'fonds_travaux'],
  },
);

export const DECOMPTES_DU_LOT = [settlement, yearly];
