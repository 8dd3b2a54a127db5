// The year's settlement of one owner: by key with lettings, two lots side by side, and a plain letter.
import { either, paperOf } from '../../paper.ts';
import { bracketed, pointed, slashed, spaced, sum, table } from '../../writing.ts';
import { grouped, type Key, shareOf, sharesOf, wholeOf } from './calculs.ts';

type Post = readonly [label: string, whole: number, letPercent: number];
const GENERAL: readonly Post[] = [
  ['Assurance multirisque immeuble', 812400, 0],
  ['Honoraires syndic – gestion courante', 1146000, 0],
  ['Nettoyage des parties communes', 934518, 100],
  ['Électricité parties communes', 287731, 100],
  ['Sortie des conteneurs', 241200, 100],
  ['Petites réparations', 158044, 0],
  ['Frais de tenue d’assemblée', 41250, 0],
];
const LIFT: readonly Post[] = [
  ['Contrat de maintenance ascenseur', 318600, 73],
  ['Téléalarme ascenseur', 38400, 100],
];
const HEAT: readonly Post[] = [
  ['Combustible gaz chaufferie', 2718840, 100],
  ['Contrat P2 chaufferie', 402000, 100],
];
const ofPost = (post: Post, held: number, base: number) => Math.round((post[1] * held) / base);
const letOf = (post: Post, held: number, base: number) =>
  Math.round((ofPost(post, held, base) * post[2]) / 100);
const posts = (title: string, list: readonly Post[], held: number, base: number) => [
  `<tr class="k"><td colspan="4">${title} – base ${grouped(base)} – vos tantièmes ${held}</td></tr>`,
  ...list.map((post) => [
    post[0],
    spaced(post[1]),
    spaced(ofPost(post, held, base)),
    spaced(letOf(post, held, base)),
  ]),
  `<tr class="s"><td>Sous-total</td><td>${spaced(sum(list.map((post) => post[1])))}</td><td>${spaced(sum(list.map((post) => ofPost(post, held, base))))}</td><td>${spaced(sum(list.map((post) => letOf(post, held, base))))}</td></tr>`,
];
const PARTS: readonly (readonly [readonly Post[], number, number])[] = [
  [GENERAL, 164, 10000],
  [LIFT, 31, 1000],
  [HEAT, 171, 10000],
];
const spent = sum(
  PARTS.flatMap(([list, held, base]) => list.map((post) => ofPost(post, held, base))),
);
const lent = sum(
  PARTS.flatMap(([list, held, base]) => list.map((post) => letOf(post, held, base))),
);
const CALLED = 124000;

const valenciennes = paperOf(
  'decompte-par-cle-valenciennes',
  `font: 8.3pt/1.3 'Nimbus Sans', sans-serif; padding: 11mm 14mm; .hd { display: flex; justify-content: space-between } h1 { font-size: 12.5pt; text-align: center; border: .4mm solid #333; padding: 1.5mm; margin: 4mm 0 } .d td, .d th { border: .2mm solid #888; padding: .6mm 1.5mm } .d th { background: #333; color: #fff } .d td:nth-child(n+2), .d th:nth-child(n+2) { text-align: right; width: 29mm } .d .k td { background: #dde3ea; font-weight: bold; text-align: left } .d .s td { font-weight: bold } .f { width: 98mm; margin: 4mm 0 0 auto } .f td { border: .2mm solid #333 } .f td:last-child { text-align: right }`,
  [
    `<div class="hd"><div><b style="font-size:13pt">HAINAUT SYNDIC SERVICES</b><br>44 avenue du Sénateur-Girard – 59300 VALENCIENNES<br>Tél. 03 27 00 30 44 – N° TVA FR 41 900 030 441</div><div style="padding-top:8mm">Mme LESAFFRE-DIOP Fatoumata<br>Bât. A – 4e étage<br>19 rue du Quesnoy<br>59300 VALENCIENNES</div></div>
    <h1>DÉCOMPTE INDIVIDUEL DE CHARGES<br>Exercice du ${slashed('2025-01-01')} au ${slashed('2025-12-31')}</h1>
    <p>Copropriété : <b>RÉSIDENCE WATTEAU</b> – 19 rue du Quesnoy, 59300 VALENCIENNES – Immat. AB3480915 – Copropriétaire : 0044/0416 – Lots : 0016, 0052 – Comptes approuvés par l’assemblée du 09/06/2026</p>
    ${table(
      ['Nature de la dépense', 'Total immeuble', 'Votre quote-part', 'Dont récupérable'],
      [
        ...posts('CLÉ 01 CHARGES GÉNÉRALES', GENERAL, 164, 10000),
        ...posts('CLÉ 05 ASCENSEUR', LIFT, 31, 1000),
        ...posts('CLÉ 08 CHAUFFAGE', HEAT, 171, 10000),
        `<tr class="s"><td>TOTAL DES CHARGES DE L’EXERCICE</td><td>${spaced(sum(PARTS.flatMap(([list]) => list.map((post) => post[1]))))}</td><td>${spaced(spent)}</td><td>${spaced(lent)}</td></tr>`,
      ],
      'd',
    )}
    ${table(
      [],
      [
        ['Votre quote-part de charges', spaced(spent)],
        ['Provisions appelées (4 × 310,00)', `– ${spaced(CALLED)}`],
        [
          `<b>${spent > CALLED ? 'Complément à payer' : 'Trop-versé en votre faveur'}</b>`,
          `<b>${spaced(Math.abs(spent - CALLED))} €</b>`,
        ],
      ],
      'f',
    )}
    <p style="margin-top:4mm">Cette régularisation a été portée sur votre compte le 10/06/2026 et sera reprise sur l’appel du 01/07/2026. Les pièces justificatives des charges locatives peuvent être consultées pendant six mois (article 23 de la loi du 6 juillet 1989). Les frais d’eau font l’objet d’un relevé distinct de la société de comptage.</p><p style="position:absolute;bottom:7mm;font-size:6.8pt;right:14mm">SAS au capital de 50 000 € – RCS Valenciennes 900 030 441 – CPI 5904 2019 000 041 003 – garantie Caution Générale Exemple 2 100 000 € – adhérent d’une organisation professionnelle</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'HAINAUT SYNDIC SERVICES',
      building: 'RÉSIDENCE WATTEAU',
      building_address: '19 rue du Quesnoy, 59300 VALENCIENNES',
      rnc: 'AB3480915',
      owner: 'Mme LESAFFRE-DIOP Fatoumata',
      lots: either(['16', '52'], ['0016', '0052']),
      tantiemes: 164,
      base: 10000,
      account: '0044/0416',
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: spent,
      provisions: CALLED,
      difference: spent - CALLED,
      recoverable: lent,
    },
    absent: ['iban', 'fonds_travaux', 'travaux', 'balance'],
  },
);

const LOT_FLAT: readonly Key[] = [
  ['10', 'CHARGES COMMUNES', 2264410, 1000, 62],
  ['20', 'ESCALIER C', 318075, 240, 31],
  ['30', 'EAU FROIDE (M3)', 512340, 1834, 47],
];
const LOT_CELLAR: readonly Key[] = [['10', 'CHARGES COMMUNES', 2264410, 1000, 3]];
const quentinSpent = sharesOf(LOT_FLAT) + sharesOf(LOT_CELLAR);
const QUENTIN_CALLED = 188000;
const quentinRow = (key: Key) => [
  key[0],
  key[1],
  spaced(key[2]),
  key[3],
  key[4],
  spaced(shareOf(key)),
];
const quentin = paperOf(
  'decompte-deux-lots-saint-quentin',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 14mm 16mm; .g th { border-bottom: .5mm solid #7a4b00; color: #7a4b00; font-weight: bold } .g td:nth-child(n+3), .g th:nth-child(n+3) { text-align: right } .g .l td { padding-top: 3mm; font-weight: bold } .g .t td { border-top: .2mm solid #7a4b00; font-weight: bold } .pan { background: #fbf3e4; padding: 3mm 4mm; margin-top: 6mm; width: 105mm } .pan div { display: flex; justify-content: space-between }`,
  [
    `<table><tr><td><b style="font-size:14pt;color:#7a4b00">M. Thuillier Immobilier</b><br>13 rue de la Sellerie<br>02100 SAINT-QUENTIN</td><td style="text-align:right">Saint-Quentin, le ${pointed('2026-03-12')}<br>Dossier suivi par : V. Hennequin<br>Réf. 061/C/007</td></tr></table>
    <p style="margin:5mm 0 5mm 96mm">INDIVISION TRICOTEUX – VASSEUR<br>Mme Odette TRICOTEUX, usufruitière<br>38 chemin d’Itancourt<br>02240 MÉZIÈRES-SUR-OISE</p>
    <h1 style="font-size:13pt">Arrêté de vos charges – exercice du ${pointed('2024-10-01')} au ${pointed('2025-09-30')}</h1><p>Immeuble « LE PARC D’ISLE », 80 rue de Guise, 02100 SAINT-QUENTIN (immatriculé sous le numéro AE0715532)</p>
    ${table(
      ['Clé', 'Libellé', 'Dépenses', 'Base', 'Part', 'Quote-part'],
      [
        '<tr class="l"><td colspan="6">Lot 7 – appartement F4, escalier C</td></tr>',
        ...LOT_FLAT.map(quentinRow),
        `<tr class="t"><td></td><td>Total lot 7</td><td></td><td></td><td></td><td>${spaced(sharesOf(LOT_FLAT))}</td></tr>`,
        '<tr class="l"><td colspan="6">Lot 45 – cave</td></tr>',
        ...LOT_CELLAR.map(quentinRow),
        `<tr class="t"><td></td><td>Total lot 45</td><td></td><td></td><td></td><td>${spaced(sharesOf(LOT_CELLAR))}</td></tr>`,
        `<tr class="t"><td></td><td>Ensemble de vos lots (dépenses de l’immeuble : ${spaced(wholeOf(LOT_FLAT))})</td><td></td><td></td><td></td><td>${spaced(quentinSpent)}</td></tr>`,
      ],
      'g',
    )}
    <div class="pan"><div><span>Charges de l’exercice</span><b>${spaced(quentinSpent)}</b></div><div><span>Provisions versées</span><b>${bracketed(-QUENTIN_CALLED)}</b></div><div><span>Différence à votre ${quentinSpent > QUENTIN_CALLED ? 'débit' : 'crédit'}</span><b>${spaced(Math.abs(quentinSpent - QUENTIN_CALLED))}</b></div></div>
    <p style="margin-top:5mm">Ce décompte est établi sous réserve de l’approbation des comptes par l’assemblée générale du 24.04.2026 ; la différence ne deviendra exigible qu’après celle-ci. Relevé du compteur d’eau n° 118-C07 : ancien index 412, nouvel index 459, consommation 47 m³.</p><p style="font-size:7.4pt;position:absolute;bottom:8mm;right:14mm">M. Thuillier Immobilier – entreprise individuelle – SIRET 900 060 117 00019 – carte G n° CPI 0202 2016 000 010 404 – le cabinet ne détient pas de fonds en espèces</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'M. Thuillier Immobilier',
      building: 'LE PARC D’ISLE',
      building_address: '80 rue de Guise, 02100 SAINT-QUENTIN',
      rnc: 'AE0715532',
      owner: either(
        'INDIVISION TRICOTEUX – VASSEUR',
        'INDIVISION TRICOTEUX – VASSEUR Mme Odette TRICOTEUX, usufruitière',
      ),
      lots: ['7', '45'],
      tantiemes: 65,
      base: 1000,
      exercice_from: '2024-10-01',
      exercice_to: '2025-09-30',
      charges_reelles: quentinSpent,
      provisions: QUENTIN_CALLED,
      difference: quentinSpent - QUENTIN_CALLED,
    },
    absent: ['iban', 'recoverable', 'fonds_travaux', 'due_on', 'travaux'],
  },
);

const [LOFT, BOULOGNE_CALLED] = [91844, 96000];
const boulogne = paperOf(
  'decompte-lettre-boulogne',
  `font: 10.6pt/1.5 'P052', serif; padding: 20mm 22mm; td { border-bottom: .2mm dotted #555 } td:last-child { text-align: right; white-space: nowrap }`,
  [
    `<p><b>SYNDIC COOPÉRATIF – RÉSIDENCE DU CALVAIRE DES MARINS</b><br>syndicat coopératif, présidente-syndic : Mme Bernadette FOURMENTIN<br>31 rue du Baston, 62200 BOULOGNE-SUR-MER</p><p style="margin-left:90mm">Monsieur Loïc SAUVAGE<br>lot 11</p><p>Boulogne-sur-Mer, le 4 avril 2026</p><p><b>Votre décompte annuel de charges 2025 (1er janvier – 31 décembre 2025)</b></p><p>Cher voisin, les comptes ayant été approuvés samedi 28 mars, voici ce que l’année 2025 a coûté à votre lot (88 tantièmes sur 1 200) :</p>
    ${table(
      [],
      [
        [
          'Dépenses communes de l’année, toutes clés confondues, part du lot 11',
          `${spaced(LOFT)} €`,
        ],
        [
          'Provisions que nous vous avions demandées (quatre fois 240 €)',
          `${spaced(BOULOGNE_CALLED)} €`,
        ],
        ['Nous vous devons donc', `${spaced(BOULOGNE_CALLED - LOFT)} €`],
      ],
    )}<p style="margin-top:6mm">Cette somme vient en déduction de l’appel du deuxième trimestre. Le détail des factures est dans le classeur rouge, au local vélos ; la clé est chez M. Delpierre. Le fonds de travaux n’entre pas dans ce calcul.</p><p>Bien cordialement,<br>B. Fourmentin</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either(
        'Mme Bernadette FOURMENTIN',
        'SYNDIC COOPÉRATIF – RÉSIDENCE DU CALVAIRE DES MARINS',
        'SYNDIC COOPÉRATIF',
        'Bernadette FOURMENTIN',
      ),
      building: 'RÉSIDENCE DU CALVAIRE DES MARINS',
      building_address: '31 rue du Baston, 62200 BOULOGNE-SUR-MER',
      owner: 'Monsieur Loïc SAUVAGE',
      lots: ['11'],
      tantiemes: 88,
      base: 1200,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: LOFT,
      provisions: BOULOGNE_CALLED,
      difference: LOFT - BOULOGNE_CALLED,
    },
    absent: ['iban', 'rnc', 'recoverable', 'fonds_travaux', 'due_on'],
  },
);

export const DECOMPTES_ANNUELS = [valenciennes, quentin, boulogne];
