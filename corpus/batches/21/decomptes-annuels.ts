// A year's settlement of one owner: by key in a dense grid, by nature on two pages, and a spreadsheet of an online office.
import { either, paperOf } from '../../paper.ts';
import { dotted, slashed, spaced, sum, table } from '../../writing.ts';
import { partOf } from './commun.ts';

type Spent = readonly [label: string, all: number, base: number, share: number, let_: number];
const GENERAL: readonly Spent[] = [
  ['Eau froide parties communes', 61284, 10072, 324, 100],
  ['EDF parties communes', 214377, 10072, 324, 100],
  ['Contrat nettoyage SOPRONET', 1108800, 10072, 324, 100],
  ['Sortie des containers', 312000, 10072, 324, 75],
  ['Assurance MRI', 984216, 10072, 324, 0],
  ['Honoraires syndic – forfait', 1260000, 10072, 324, 0],
  ['Honoraires syndic – vacations', 48000, 10072, 324, 0],
  ['Affranchissements', 71455, 10072, 324, 0],
  ['Dératisation', 39600, 10072, 324, 100],
  ['Petites réparations', 227310, 10072, 324, 0],
];
const STREET: readonly Spent[] = [
  ['Entretien toiture', 418000, 5406, 324, 0],
  ['Interphonie, contrat', 92400, 5406, 324, 100],
];
const STAIRS: readonly Spent[] = [['Ampoules et minuteries', 21890, 1000, 74, 100]];
const LIFT: readonly Spent[] = [
  ['Contrat ASCELIS', 312600, 1000, 88, 78],
  ['Téléalarme', 28800, 1000, 88, 100],
  ['Électricité ascenseur', 60412, 1000, 88, 100],
];
const GROUPS = [
  ['0001 CHARGES COMMUNES GENERALES', GENERAL],
  ['0010 CHARGES BATIMENT RUE', STREET],
  ['0021 ESCALIER A', STAIRS],
  ['0031 ASCENSEUR ESC. A', LIFT],
] as const;
const own = ([, all, base, share]: Spent) => partOf(all, share, base);
const lent = (one: Spent) => Math.round((own(one) * one[4]) / 100);
const every = GROUPS.flatMap(([, lines]) => lines);
const real = sum(every.map(own));
const recoverable = sum(every.map(lent));
const called = 281660;
const gap = real - called;
const grid = paperOf(
  'decompte-dense-cles-paris11',
  `font: 7.4pt/1.25 'Nimbus Sans', sans-serif; padding: 10mm 12mm; .g td, .g th { padding: .4mm 1mm; border: .12mm solid #9aa7bf } .g th { background: #123a7a; color: #fff; font-size: 6.8pt } .g td:nth-child(n+2), .g th:nth-child(n+2) { text-align: right } .k td { font-weight: bold; background: #e7ebf3; text-align: left !important } .s td { font-style: italic }`,
  [
    `<table><tr><td style="width:96mm"><b style="font-size:14pt;color:#123a7a">FONCIVIA</b> PARIS BASTILLE<br>61 boulevard Beaumarivaux – 75003 PARIS<br><br>Imm. 1184 – 14/16 RUE DES HAUDRIETTES-VIEILLES – 75011 PARIS<br>Immat. AB2-740-118 – Réf. 1184/00186</td><td style="font-size:9pt">MADAME DE LA ROCHEBRUNE-KELLER<br>SOLANGE<br>22 QUAI DES CARENES<br>17000 LA ROCHELLE</td></tr></table>
    <p style="font-size:11pt;margin-top:4mm"><b>DÉCOMPTE INDIVIDUEL DE CHARGES</b> – Exercice du 01/01/2025 au 31/12/2025 – Comptes approuvés par l’AG du 23/06/2026</p><p>Vos lots : 0018 (appartement), 0052 (cave)</p>
    ${table(
      ['Nature', 'Dépense TTC', 'Base', 'Vos tant.', 'Votre qp', 'Dont récup.'],
      GROUPS.flatMap(([title, lines]) => [
        `<tr class="k"><td colspan="6">${title}</td></tr>`,
        ...lines.map((one) => [
          one[0],
          spaced(one[1]),
          one[2],
          one[3],
          spaced(own(one)),
          spaced(lent(one)),
        ]),
        `<tr class="s"><td>Sous-total ${title.slice(0, 4)}</td><td>${spaced(sum(lines.map((one) => one[1])))}</td><td></td><td></td><td>${spaced(sum(lines.map(own)))}</td><td>${spaced(sum(lines.map(lent)))}</td></tr>`,
      ]),
      'g',
    )}
    <table style="width:112mm;margin:4mm 0 0 auto;font-size:8.6pt"><tr><td>TOTAL DE VOS CHARGES DE L’EXERCICE</td><td style="text-align:right">${spaced(real)}</td></tr><tr><td>A DÉDUIRE : vos provisions appelées (4 appels)</td><td style="text-align:right">- ${spaced(called)}</td></tr><tr style="font-weight:bold"><td>${gap > 0 ? 'SOLDE À VOTRE DÉBIT' : 'SOLDE À VOTRE CRÉDIT'} porté sur votre compte le 30/06/2026</td><td style="text-align:right">${spaced(Math.abs(gap))}</td></tr><tr><td>Total des charges récupérables sur votre locataire</td><td style="text-align:right">${spaced(recoverable)}</td></tr></table>
    <p style="margin-top:4mm;font-size:6.6pt">Hors fonds de travaux (127,00 € versés en 2025) et hors travaux de ravalement de la cour, arrêtés séparément. Les justificatifs sont consultables sur MYFONCIVIA. Ce document n’est pas un appel de fonds : merci de ne rien régler.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('FONCIVIA PARIS BASTILLE', 'FONCIVIA'),
      building_address: '14/16 RUE DES HAUDRIETTES-VIEILLES, 75011 PARIS',
      rnc: 'AB2740118',
      owner: either('MADAME DE LA ROCHEBRUNE-KELLER SOLANGE', 'MADAME DE LA ROCHEBRUNE-KELLER'),
      lots: ['18', '52'],
      tantiemes: 324,
      base: 10072,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: real,
      provisions: called,
      difference: gap,
      recoverable,
    },
    absent: ['iban', 'due_on', 'to_pay', 'total'],
  },
);

const LAMB: readonly (readonly [string, readonly (readonly [string, number])[], number, number])[] =
  [
    [
      'CHARGES GÉNÉRALES',
      [
        ['Salaires et charges sociales de la gardienne', 3184417],
        ['Eau de la Ville', 218004],
        ['Électricité', 143388],
        ['Assurances de l’immeuble', 712690],
        ['Honoraires du Cabinet', 840000],
        ['Produits d’entretien', 61277],
      ],
      61,
      1000,
    ],
    [
      'CHAUFFAGE ET EAU CHAUDE',
      [
        ['Compagnie de chauffage urbain', 3390218],
        ['Conduite et entretien de la sous-station', 214600],
      ],
      63,
      1020,
    ],
    ['TAPIS ET ESCALIER D’HONNEUR', [['Nettoyage des tapis', 186000]], 70, 1000],
  ];
const groupAll = LAMB.map(([, lines]) => sum(lines.map((line) => line[1])));
const groupOwn = LAMB.map(([, , share, base], index) => partOf(groupAll[index] ?? 0, share, base));
const lambReal = sum(groupOwn);
const lambCalled = 520000;
const block = (index: number) => {
  const [title, lines, share, base] = LAMB[index] ?? ['', [], 0, 1];
  return `<tr><td colspan="2"><b>${title}</b></td></tr>${lines.map(([label, cents]) => `<tr><td>${label}</td><td>${dotted(cents)}</td></tr>`).join('')}<tr class="u"><td>Ensemble ${dotted(groupAll[index] ?? 0)} – votre part : ${share} / ${base}</td><td>${dotted(groupOwn[index] ?? 0)}</td></tr>`;
};
const firm = paperOf(
  'decompte-cabinet-ancien-paris16',
  `font: 10.4pt/1.45 'P052', serif; padding: 15mm 24mm; .p td:last-child { text-align: right } .p td { padding: .6mm 0 } .u td { border-top: .2mm solid #000; font-style: italic; padding-bottom: 4mm }`,
  [
    `<p style="text-align:center;font-size:14pt;letter-spacing:.5mm">CABINET HENRI MAUSSION<br><span style="font-size:8pt;letter-spacing:0">33, rue de la Bienveillance – 75008 PARIS</span></p><p>Immeuble : 27, AVENUE DE LAMBALLERIE – 75016 PARIS<br>Compte de M. le Comte Aymeric DU PLESSIS D’ARGENTAN (27 LAM 031) – lots 14, 33, 34</p><h1 style="font-size:13pt;text-align:center;margin:6mm 0">REDDITION DES COMPTES DE L’EXERCICE<br>1<sup>er</sup> JUILLET 2025 – 30 JUIN 2026</h1><table class="p">${block(0)}${block(1)}</table><p style="text-align:right">T.S.V.P.</p>`,
    `<p style="text-align:center;font-size:9pt">CABINET HENRI MAUSSION – 27, AVENUE DE LAMBALLERIE – 2 –</p><table class="p">${block(2)}<tr><td><b>Vos charges de l’exercice s’élèvent à</b></td><td><b>${dotted(lambReal)}</b></td></tr><tr><td>Vous avez été appelé, au titre des quatre termes, de</td><td>${dotted(lambCalled)}</td></tr><tr><td><b>${lambReal > lambCalled ? 'Insuffisance, dont votre compte est débité' : 'Excédent, dont votre compte est crédité'}</b></td><td><b>${dotted(Math.abs(lambReal - lambCalled))}</b></td></tr></table><p style="margin-top:8mm">Les comptes ci-dessus seront soumis à l’approbation de l’assemblée qui se tiendra au mois de décembre. L’écriture n’en sera passée qu’après son vote.</p><p>Paris, le 28 septembre 2026.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'CABINET HENRI MAUSSION',
      building_address: '27, AVENUE DE LAMBALLERIE, 75016 PARIS',
      owner: either('M. le Comte Aymeric DU PLESSIS D’ARGENTAN', 'Aymeric DU PLESSIS D’ARGENTAN'),
      account: '27 LAM 031',
      lots: ['14', '33', '34'],
      tantiemes: 61,
      base: 1000,
      exercice_from: '2025-07-01',
      exercice_to: '2026-06-30',
      charges_reelles: lambReal,
      provisions: lambCalled,
      difference: lambReal - lambCalled,
    },
    absent: ['rnc', 'iban', 'recoverable', 'due_on', 'meeting_on'],
  },
);

const QUAI: readonly Spent[] = [
  ['Ménage', 684000, 2500, 78, 100],
  ['Électricité', 128740, 2500, 78, 100],
  ['Assurance', 397200, 2500, 78, 0],
  ['matelo. (forfait syndic)', 470400, 2500, 78, 0],
  ['Porte de garage', 56100, 2500, 78, 100],
  ['Entretien VMC', 98400, 2500, 78, 100],
];
const quaiReal = sum(QUAI.map(own));
const water = 15872;
const quaiAll = quaiReal + water;
const quaiCalled = 93660 + 16400;
const card = paperOf(
  'decompte-neo-syndic-nantes',
  `font: 9.4pt/1.5 'URW Gothic', sans-serif; padding: 16mm 18mm; .k td, .k th { border-bottom: .2mm solid #ded6ff } .k td:nth-child(n+2), .k th:nth-child(n+2) { text-align: right } h1 { font-size: 18pt; color: #4b2fd6 } .three { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 3mm; margin: 4mm 0 } .three div { background: #f4f1ff; border-radius: 3mm; padding: 3mm; text-align: center } .three b { display: block; font-size: 14pt }`,
  [
    `<p><b style="font-size:15pt;color:#4b2fd6">matelo.</b></p><h1>Vos charges 2025, le vrai compte</h1><p>Mme Thi-Lan PHAM épouse GUÉRIN · lots 29 et 64 · 78 tantièmes sur 2 500<br>Les Ateliers du Bas-Chantenay · 6 quai des Salorgeais · 44100 Nantes</p><p>Exercice du ${slashed('2025-01-01')} au ${slashed('2025-12-31')}</p>
    <div class="three"><div><b>${spaced(quaiAll)} €</b>dépensé pour vous</div><div><b>${spaced(quaiCalled)} €</b>déjà appelé</div><div><b>${spaced(Math.abs(quaiAll - quaiCalled))} €</b>${quaiAll > quaiCalled ? 'reste à payer' : 'trop versé, qui vous revient'}</div></div>
    ${table(['Poste', 'Toute la copro', 'Votre part', 'Dont locataire'], [...QUAI.map((one) => [one[0], `${spaced(one[1])} €`, `${spaced(own(one))} €`, `${spaced(lent(one))} €`]), ['Eau froide (38 m³ relevés)', '', `${spaced(water)} €`, `${spaced(water)} €`], ['<b>Total</b>', `${spaced(sum(QUAI.map((one) => one[1])))} €`, `<b>${spaced(quaiAll)} €</b>`, `${spaced(sum(QUAI.map(lent)) + water)} €`]], 'k')}
    <p style="margin-top:4mm;font-size:8pt">La somme est créditée sur votre compte et viendra en moins du prochain appel. Le détail des factures est dans l’appli, rubrique Comptes › 2025. La colonne « Dont locataire » vous aide à régulariser les charges si vous louez.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'matelo.',
      building: 'Les Ateliers du Bas-Chantenay',
      building_address: '6 quai des Salorgeais, 44100 Nantes',
      owner: 'Mme Thi-Lan PHAM épouse GUÉRIN',
      lots: ['29', '64'],
      tantiemes: 78,
      base: 2500,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: quaiAll,
      provisions: quaiCalled,
      difference: quaiAll - quaiCalled,
      recoverable: sum(QUAI.map(lent)) + water,
    },
    absent: ['rnc', 'iban', 'due_on'],
  },
);

export const DECOMPTES_ANNUELS = [grid, firm, card];
