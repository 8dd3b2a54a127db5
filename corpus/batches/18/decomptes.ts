// A year's charges of one owner: a short table of a one-woman office, a dense one by key.
import { either, paperOf } from '../../paper.ts';
import { dashed, dotted, plain, slashed, sum, table } from '../../writing.ts';
import { shareOf } from './communs.ts';

type Post = readonly [label: string, whole: number, base: number, part: number, rate: number];
const partOf = ([, whole, base, part]: Post) => shareOf(whole, part, base);
const letOf = (post: Post) => Math.round((partOf(post) * post[4]) / 100);
const LAVAL: readonly Post[] = [
  ['Assurance immeuble', 418260, 1000, 74, 0],
  ['Honoraires syndic', 612000, 1000, 74, 0],
  ['Nettoyage', 504000, 1000, 74, 100],
  ['Électricité communs', 97618, 1000, 74, 100],
  ['Eau froide', 288040, 1000, 74, 100],
  ['Petit entretien', 73190, 1000, 74, 0],
];
const lavalReal = sum(LAVAL.map(partOf));
const lavalLet = sum(LAVAL.map(letOf));
const LAVAL_CALLED = 140600;
const simple = paperOf(
  'decompte-simple-laval',
  `font: 9.6pt 'DejaVu Serif Condensed', serif; padding: 15mm; .d th { border-bottom: .4mm solid #000; font-style: italic; text-align: right } .d th:first-child { text-align: left } .d td:nth-child(n+2) { text-align: right } .d tr:last-child td { border-top: .4mm double #000; font-weight: bold }`,
  [
    `<table><tr><td><b>Agence du Vieux-Château</b><br>Mme Brigitte FOUCAULT, syndic<br>5 Grande Rue, 53000 LAVAL</td><td style="padding-left:30mm">Mme GENDRON Odile (usufruitière)<br>M. GENDRON Pascal (nu-propriétaire)<br>17 rue du Pont-de-Mayenne<br>53000 LAVAL</td></tr></table>
    <h1 style="font-size:14pt;margin:10mm 0 2mm">Décompte de charges – exercice du ${slashed('2023-07-01')} au ${slashed('2024-06-30')}</h1>
    <p>Copropriété du 30 quai Jehan Fouquet, 53000 LAVAL – lot 6 – 74/1000</p>
    ${table(
      ['Dépenses', 'Total', 'Base', 'Tant.', 'Quote-part', 'dont locatif'],
      [
        ...LAVAL.map((post) => [
          post[0],
          plain(post[1]),
          post[2],
          post[3],
          plain(partOf(post)),
          plain(letOf(post)),
        ]),
        [
          'Total',
          plain(sum(LAVAL.map((post) => post[1]))),
          '',
          '',
          plain(lavalReal),
          plain(lavalLet),
        ],
      ],
      'd',
    )}
    <p style="margin-top:8mm">Vos provisions versées (4 × ${plain(LAVAL_CALLED / 4)}) : ${plain(LAVAL_CALLED)}<br>Vos charges de l’année : ${plain(lavalReal)}<br><b>Solde à nous régler : ${plain(lavalReal - LAVAL_CALLED)} €</b> – il sera ajouté à l’appel du 1er janvier 2025.</p>
    <p>Comptes approuvés par l’assemblée du ${slashed('2024-11-28')}.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('Agence du Vieux-Château', 'Agence du Vieux-Château Mme Brigitte FOUCAULT'),
      building_address: '30 quai Jehan Fouquet, 53000 LAVAL',
      owner: either(
        'Mme GENDRON Odile (usufruitière) M. GENDRON Pascal (nu-propriétaire)',
        'Mme GENDRON Odile M. GENDRON Pascal',
      ),
      lots: ['6'],
      tantiemes: 74,
      base: 1000,
      exercice_from: '2023-07-01',
      exercice_to: '2024-06-30',
      charges_reelles: lavalReal,
      provisions: LAVAL_CALLED,
      difference: lavalReal - LAVAL_CALLED,
      recoverable: lavalLet,
    },
    absent: ['rnc', 'iban', 'fonds_travaux'],
  },
);

const BEAUNE: readonly (readonly [key: string, posts: readonly Post[]])[] = [
  [
    '10 CHARGES COMMUNES',
    [
      ['ASSURANCE MRI', 892044, 10000, 533, 0],
      ['HONOR. GESTION', 1044000, 10000, 533, 0],
      ['MENAGE', 998400, 10000, 533, 100],
      ['EDF COMMUNS', 143877, 10000, 533, 100],
    ],
  ],
  [
    '20 CHAUFFAGE',
    [
      ['GAZ CHAUFFERIE', 3361250, 9820, 561, 100],
      ['P2 ENTRETIEN CHAUDIERE', 287760, 9820, 561, 100],
    ],
  ],
  ['30 ASCENSEUR', [['CONTRAT ETENDU', 228000, 1000, 48, 73]]],
];
const beauneAll = BEAUNE.flatMap(([, posts]) => posts);
const beauneReal = sum(beauneAll.map(partOf));
const beauneLet = sum(beauneAll.map(letOf));
const BEAUNE_CALLED = 403200;
const keyed = paperOf(
  'decompte-cles-beaune',
  `font: 7.8pt 'Nimbus Sans Narrow', sans-serif; padding: 10mm 12mm; .d td, .d th { padding: .5mm 1.5mm } .d th { background: #000; color: #fff } .d td:nth-child(n+2) { text-align: right } .d .k td { font-weight: bold; text-align: left; border-top: .3mm solid #000 } .d .s td { font-style: italic; border-top: .15mm solid #000 } .z { display: grid; grid-template-columns: 1fr 70mm; margin-top: 6mm } .z td { border: .3mm solid #000; font-size: 9pt } .z td:last-child { text-align: right }`,
  [
    `<table><tr><td><b style="font-size:11pt">BOURGOGNE SYNDIC BEAUNE</b><br>groupe B.S.G. – 4 agences en Côte-d’Or et Saône-et-Loire<br>21 rue de Lorraine 21200 BEAUNE</td><td style="text-align:right">Edité le ${dashed('2026-03-16')}<br>Imm. 112 Cpte 112-0044<br>RNC AB 7 330 442</td></tr></table>
    <p style="margin:9mm 0 9mm 118mm;font-size:10pt">MELLE DA SILVA FERREIRA INES<br>RESIDENCE LES HALLES BAT C<br>14 RUE D’ALSACE<br>21200 BEAUNE</p>
    <p style="font-size:10pt"><b>ARRETE DES CHARGES 2025 – RES. LES HALLES 14 RUE D’ALSACE 21200 BEAUNE</b><br>PERIODE ${dashed('2025-01-01')} / ${dashed('2025-12-31')} – LOTS 0044 0102</p>
    ${table(
      ['POSTE', 'MT IMMEUBLE', 'TOT. TANT.', 'VOS TANT.', 'VOTRE QP', 'RECUP. LOC.'],
      BEAUNE.flatMap(([key, posts]) => [
        `<tr class="k"><td colspan="6">${key}</td></tr>`,
        ...posts.map((post) => [
          post[0],
          dotted(post[1]),
          post[2],
          post[3],
          dotted(partOf(post)),
          dotted(letOf(post)),
        ]),
        `<tr class="s"><td>S/T ${key.slice(0, 2)}</td><td>${dotted(sum(posts.map((post) => post[1])))}</td><td></td><td></td><td>${dotted(sum(posts.map(partOf)))}</td><td>${dotted(sum(posts.map(letOf)))}</td></tr>`,
      ]),
      'd',
    )}
    <div class="z"><div>La régularisation ci-contre est portée à votre compte à la date d’approbation des comptes. La colonne récupérable tient compte du décret n° 87-713 du 26 août 1987.</div>${table(
      [],
      [
        ['QP CHARGES DE L’EXERCICE', dotted(beauneReal)],
        ['PROV. APPELEES', dotted(BEAUNE_CALLED)],
        ['SOLDE A VOTRE CREDIT', dotted(BEAUNE_CALLED - beauneReal)],
        ['DONT RECUPERABLE', dotted(beauneLet)],
      ],
    )}</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'BOURGOGNE SYNDIC BEAUNE',
      building: either('LES HALLES', 'RES. LES HALLES'),
      building_address: '14 RUE D’ALSACE, 21200 BEAUNE',
      rnc: 'AB7330442',
      owner: 'MELLE DA SILVA FERREIRA INES',
      lots: ['44', '102'],
      tantiemes: 533,
      base: 10000,
      account: '112-0044',
      tantiemes_by_cle: either(
        ['CHARGES COMMUNES : 533/10000', 'CHAUFFAGE : 561/9820', 'ASCENSEUR : 48/1000'],
        ['10 CHARGES COMMUNES : 533/10000', '20 CHAUFFAGE : 561/9820', '30 ASCENSEUR : 48/1000'],
      ),
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: beauneReal,
      provisions: BEAUNE_CALLED,
      difference: beauneReal - BEAUNE_CALLED,
      recoverable: beauneLet,
    },
    absent: ['iban', 'due_on', 'fonds_travaux', 'total'],
  },
);

export const DECOMPTES = [simple, keyed];
