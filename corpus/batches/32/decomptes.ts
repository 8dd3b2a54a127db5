// What a year cost an owner: by keys, in a letter, in a volunteer's sheet.
import { either, paperOf } from '../../paper.ts';
import { inFull, plain, spaced, sum, table } from '../../writing.ts';
import { across, row, share } from './parts.ts';

type Post = readonly [label: string, whole: number, let_: number];
type Group = readonly [title: string, base: number, part: number, posts: readonly Post[]];
const MILLAU: readonly Group[] = [
  [
    'CHARGES GENERALES',
    10000,
    538,
    [
      ['Assurance multirisque', 418260, 0],
      ['Honoraires syndic – gestion courante', 742000, 0],
      ['Frais postaux et d’AG', 51840, 0],
      ['Nettoyage parties communes', 689500, 100],
      ['Electricité communs', 103475, 100],
      ['Espaces verts', 148000, 100],
      ['Petites réparations', 86213, 0],
    ],
  ],
  [
    'ASCENSEUR',
    1000,
    74,
    [
      ['Contrat entretien ascenseur', 214890, 73],
      ['Téléalarme', 28800, 100],
    ],
  ],
  ['EAU FROIDE', 612, 39, [['Consommation selon relevés (m³)', 268056, 100]]],
];
const due = (part: number, base: number) => (post: Post) => share(post[1], part, base);
const groupTotal = ([, base, part, posts]: Group) => sum(posts.map(due(part, base)));
const groupLet = ([, base, part, posts]: Group) =>
  sum(posts.map((post) => share(due(part, base)(post), post[2], 100)));
const millauReal = sum(MILLAU.map(groupTotal));
const millauLet = sum(MILLAU.map(groupLet));
const MILLAU_CALLED = 172000;
const millauWhole = sum(MILLAU.flatMap(([, , , posts]) => posts.map((post) => post[1])));

const millau = paperOf(
  'decompte-cles-millau',
  `font: 8pt/1.25 'Nimbus Sans', sans-serif; padding: 11mm 13mm; .d th { border-bottom: .4mm solid #1b5e3f; border-top: .4mm solid #1b5e3f; font-weight: bold } .d td { padding: .55mm 1.2mm } .d td:nth-child(n+2), .d th:nth-child(n+2) { text-align: right } .k td { background: #e6f1eb; font-weight: bold; text-align: left !important } .s td { font-weight: bold; border-top: .2mm solid #1b5e3f } .f td { padding: .8mm } .f td:last-child { text-align: right }`,
  [
    `<table><tr><td style="width:100mm"><b style="font-size:14pt;color:#1b5e3f">GRANDS CAUSSES GESTION</b><br>Syndic de copropriétés – 8 place du Mandarous – 12100 MILLAU<br>Tél. 05 65 00 47 22</td><td style="font-size:9.4pt;padding-top:9mm">Monsieur et Madame<br>FERNANDES DA SILVA Rui<br>4 impasse du Viaduc<br>12100 CREISSELS</td></tr></table>
    <h1 style="font-size:12pt;margin:6mm 0 1mm">DÉCOMPTE INDIVIDUEL DE CHARGES – EXERCICE DU 01/07/2025 AU 30/06/2026</h1>
    <p>Copropriété LE BEFFROI, 29 rue Droite, 12100 MILLAU – Immatriculée AE4472019 – Votre compte : C0381 – Lots n° 17 (appartement), n° 29 (cave)<br>Comptes approuvés par l’assemblée générale du 22/10/2026</p>
    ${table(
      ['Nature des dépenses', 'Total dépenses', 'Base', 'Tantièmes', 'Quote-part', 'Récupérable'],
      [
        ...MILLAU.flatMap((group) => {
          const [title, base, part, posts] = group;
          return [
            across('k', 6, title),
            ...posts.map((post) => [
              post[0],
              spaced(post[1]),
              base,
              part,
              spaced(due(part, base)(post)),
              spaced(share(due(part, base)(post), post[2], 100)),
            ]),
            row('s', [
              `Total ${title}`,
              spaced(sum(posts.map((post) => post[1]))),
              '',
              '',
              spaced(groupTotal(group)),
              spaced(groupLet(group)),
            ]),
          ];
        }),
        row('s', [
          'TOTAL DE VOS CHARGES',
          spaced(millauWhole),
          '',
          '',
          spaced(millauReal),
          spaced(millauLet),
        ]),
      ],
      'd',
    )}
    <table class="f" style="width:105mm;margin:5mm 0 0 auto"><tr><td>Charges réelles de l’exercice</td><td>${spaced(millauReal)} €</td></tr><tr><td>Provisions appelées (4 x 430,00 €)</td><td>- ${spaced(MILLAU_CALLED)} €</td></tr><tr><td><b>${millauReal > MILLAU_CALLED ? 'Solde débiteur : à payer' : 'Solde créditeur : en votre faveur'}</b></td><td><b>${spaced(Math.abs(millauReal - MILLAU_CALLED))} €</b></td></tr></table>
    <p style="margin-top:5mm">Ce solde sera porté à votre compte avec l’appel du 1er janvier 2027. La colonne « Récupérable » est donnée à titre indicatif (décret n° 87-713 du 26 août 1987). Eau : ancien index 1 204, nouvel index 1 243, soit 39 m³.</p>
    <p style="position:absolute;bottom:6mm;left:14mm;right:14mm;font-size:6pt">GRANDS CAUSSES GESTION – SAS au capital de 30 000 € – RCS Rodez 900 007 381 – CPI 1201 2021 000 000 044 – Garantie VERSPIEREN / CGPA – Adhérent FNAIM – Médiateur : AME Conso, 197 boulevard Saint-Germain 75007 Paris</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'GRANDS CAUSSES GESTION',
      building: 'LE BEFFROI',
      building_address: '29 rue Droite, 12100 MILLAU',
      rnc: 'AE4472019',
      owner: 'Monsieur et Madame FERNANDES DA SILVA Rui',
      lots: ['17', '29'],
      tantiemes: 538,
      base: 10000,
      account: 'C0381',
      exercice_from: '2025-07-01',
      exercice_to: '2026-06-30',
      charges_reelles: millauReal,
      provisions: MILLAU_CALLED,
      difference: millauReal - MILLAU_CALLED,
      recoverable: millauLet,
    },
    absent: ['iban', 'fonds_travaux', 'travaux'],
  },
);

const LOZERE: readonly (readonly [label: string, whole: number])[] = [
  ['Chaudière collective : fioul', 1184300],
  ['Entretien chaudière', 92400],
  ['Assurance', 231000],
  ['Ménage', 312000],
  ['Eau', 174620],
  ['Syndic', 360000],
  ['Divers', 41180],
];
const mendeWhole = sum(LOZERE.map(([, cents]) => cents));
const mendeReal = sum(LOZERE.map(([, cents]) => share(cents, 127, 1000)));
const MENDE_CALLED = 264000;

const mende = paperOf(
  'decompte-lettre-mende',
  `font: 10.4pt/1.5 'DejaVu Serif Condensed', serif; padding: 20mm 22mm; .p td { border: .2mm solid #888; padding: .7mm 2mm } .p td:nth-child(n+2) { text-align: right }`,
  [
    `<p><b>Lozère Copropriétés</b><br>Marie-Claude Pagès, syndic<br>11 boulevard du Soubeyran<br>48000 MENDE</p><p style="margin:4mm 0 6mm 90mm">Mme Yvette ROUSSET<br>veuve BONNAL<br>Résidence Le Chapitre, appt 6<br>2 allée Paul Doumer<br>48000 MENDE</p>
    <p>Mende, le ${inFull('2026-03-30')}</p><p><b>Décompte de vos charges pour l’année 2025 (du 1er janvier au 31 décembre 2025)</b><br>Résidence Le Chapitre, 2 allée Paul Doumer à Mende – lot 6 – 127 millièmes</p><p>Madame, l’assemblée du 27 mars ayant approuvé les comptes, voici la répartition qui vous concerne.</p>
    ${table([], [['Poste', 'Dépense totale', 'Votre part (127/1000)'], ...LOZERE.map(([label, cents]) => [label, plain(cents), plain(share(cents, 127, 1000))]), ['Ensemble', plain(mendeWhole), `<b>${plain(mendeReal)}</b>`]], 'p')}
    <p style="margin-top:5mm">Vous avez versé quatre acomptes de 660,00 €, soit ${plain(MENDE_CALLED)} €. Il vous reste donc à payer un complément de <b>${plain(mendeReal - MENDE_CALLED)} €</b>, que vous voudrez bien joindre à votre prochain acompte du 1er avril.</p><p>L’hiver a été rude et le fioul cher : le conseil syndical étudie le passage à la chaleur bois de la ville. Je reste à votre disposition pour vous montrer les factures.</p><p style="text-align:right">M.-C. Pagès</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('Lozère Copropriétés', 'Lozère Copropriétés Marie-Claude Pagès'),
      building: 'Résidence Le Chapitre',
      building_address: either('2 allée Paul Doumer, 48000 MENDE', '2 allée Paul Doumer à Mende'),
      owner: either('Mme Yvette ROUSSET veuve BONNAL', 'Mme Yvette ROUSSET'),
      lots: ['6'],
      tantiemes: 127,
      base: 1000,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: mendeReal,
      provisions: MENDE_CALLED,
      difference: mendeReal - MENDE_CALLED,
    },
    absent: ['rnc', 'iban', 'recoverable', 'fonds_travaux'],
  },
);

const GARDEN: readonly (readonly [label: string, cents: number])[] = [
  ['Eau (Suez)', 84217],
  ['EDF communs', 21640],
  ['Assurance MAIF', 118800],
  ['Jardinier', 96000],
  ['Nettoyage gouttières', 34500],
  ['Timbres, photocopies', 4318],
];
const gardenWhole = sum(GARDEN.map(([, cents]) => cents));
const gardenMine = share(gardenWhole, 305, 1000);
const sheet = paperOf(
  'decompte-benevole-brive',
  `font: 10pt 'Carlito', sans-serif; td { border: .2mm solid #bbb; padding: .7mm 1.5mm } td:nth-child(n+2) { text-align: right } .h td { background: #cfe2f3; font-weight: bold } .y td { background: #fff2cc; font-weight: bold }`,
  [
    `<p style="font-size:13pt"><b>COPRO 27 rue Toulzac BRIVE – CHARGES 2025 – RÉPARTITION</b></p><p>fichier tenu par M. Lachaud, syndic bénévole, MAJ 15/02/2026</p>
    ${table(
      [],
      [
        row('h', ['DÉPENSES DE L’ANNÉE', '€']),
        ...GARDEN.map(([label, cents]) => [label, plain(cents)]),
        row('y', ['TOTAL DÉPENSES 2025', plain(gardenWhole)]),
      ],
    )}
    <p style="margin-top:6mm"><b>Fiche de : Mme VANDENBROUCKE Ingrid</b> – lot 2 (1er étage) – 305/1000</p>
    ${table(
      [],
      [
        ['Quote-part des charges 2025 (01/01 au 31/12)', plain(gardenMine)],
        ['Provisions versées (12 x 100)', plain(120000)],
        row('y', ['Trop versé, à déduire en 2026', plain(120000 - gardenMine)]),
      ],
    )}
    <p style="margin-top:6mm">Les factures sont dans le classeur bleu. Approuvé par tous les copropriétaires le 14/02/2026 (voir cahier). Provision 2026 : on reste à 100 € par mois pour Ingrid, 95 € pour les lots 1 et 3.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'M. Lachaud',
      building_address: either('27 rue Toulzac, BRIVE', '27 rue Toulzac BRIVE'),
      owner: 'Mme VANDENBROUCKE Ingrid',
      lots: ['2'],
      tantiemes: 305,
      base: 1000,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: gardenMine,
      provisions: 120000,
      difference: gardenMine - 120000,
    },
    absent: ['rnc', 'iban', 'fonds_travaux', 'recoverable'],
  },
);

export const DECOMPTES = [millau, mende, sheet];
