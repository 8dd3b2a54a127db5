// Minutes of meetings: a volunteer's notebook, and a Parisian cabinet with a cover sheet.
import { either, paperOf } from '../../paper.ts';

type Vote = readonly [title: string, text: string, result: string];
const numbers = (
  from: number,
  votes: readonly Vote[],
  test: (result: string) => boolean,
): string[] => votes.flatMap(([, , result], index) => (test(result) ? [`${from + index}`] : []));

const BEZIERS: readonly Vote[] = [
  [
    'Bureau',
    'M. Puech-Bonnafous préside, Mme Rouvière-Cazals tient la plume.',
    'Accepté par tous.',
  ],
  [
    'Les comptes',
    'Les comptes de 2025 (du 1er janvier au 31 décembre 2025) sont lus et approuvés.',
    'Accepté par tous.',
  ],
  [
    'Quitus',
    'On donne quitus à Mme Rouvière-Cazals, en la remerciant.',
    'Accepté par tous (Mme R.-C. ne vote pas).',
  ],
  [
    'Budget',
    'Pour l’année 2027, du 1er janvier au 31 décembre 2027, on prévoit 4 416 euros.',
    'Accepté : 720 voix pour, 100 contre.',
  ],
  [
    'Fonds de travaux',
    '250 euros par an, soit un peu plus de cinq pour cent.',
    'Accepté : 720 voix pour, 100 contre.',
  ],
  [
    'Gouttière côté cour',
    'M. Vergnes, zingueur, demande 1 860 euros ; on lui confie l’ouvrage.',
    'Accepté par tous.',
  ],
  [
    'Boîte à clés de M. Fabre-Delmas',
    'Il voudrait une boîte à clés en façade pour ses locations d’été.',
    'Refusé : 180 voix pour, 640 contre.',
  ],
  [
    'Le syndic',
    'Mme Rouvière-Cazals continue, du 12 novembre 2026 au 11 novembre 2028.',
    'Accepté par tous.',
  ],
];
const village = paperOf(
  'pv-cahier-beziers',
  `font: 11.5pt/1.55 'URW Bookman', serif; padding: 20mm 24mm 16mm 34mm; h2 { font-size: 11.5pt; margin: 3mm 0 0; text-decoration: underline } p { margin: 0 0 1mm }`,
  [
    `<p>Copropriété du 6 rue Française<br>34500 Béziers</p><p style="text-align:center;margin:6mm 0"><b>Réunion générale des copropriétaires du jeudi 12 novembre 2026<br>— procès-verbal —</b></p><p>Étaient là : M. Puech-Bonnafous (lot 1, 240), Mme Rouvière-Cazals (lot 2, 220), M. Fabre-Delmas (lot 4, 180), Mlle Aït-Ouarab (lot 5, 100, avec pouvoir de l’indivision Sicard, lot 6, 80). M. de Roquefeuil (lot 3, 180) n’est pas venu. Cela fait 820 millièmes sur 1 000, on peut délibérer.</p>${BEZIERS.slice(
      0,
      5,
    )
      .map(
        ([title, text, result], index) =>
          `<h2>${index + 1}°) ${title}</h2><p>${text} ${result}</p>`,
      )
      .join('')}`,
    `${BEZIERS.slice(5)
      .map(
        ([title, text, result], index) =>
          `<h2>${index + 6}°) ${title}</h2><p>${text} ${result}</p>`,
      )
      .join(
        '',
      )}<p style="margin-top:8mm">On se quitte à 19 h 30 après le verre de l’amitié. La copie de ce procès-verbal sera portée à M. de Roquefeuil, qui a deux mois pour le contester (article 42 de la loi de 1965).</p><p style="margin-top:8mm">Le président, &nbsp;&nbsp;&nbsp; la secrétaire,</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('Mme Rouvière-Cazals', 'Rouvière-Cazals'),
      building_address: '6 rue Française, 34500 Béziers',
      meeting_on: '2026-11-12',
      tantiemes_present: 820,
      resolutions: BEZIERS.map(([title], index) => `${index + 1}. ${title}`),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '8'],
      resolutions_rejected: ['7'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 441600,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 25000,
      works_adopted: ['6. Gouttière côté cour'],
      works_adopted_total: 186000,
      mandate_from: '2026-11-12',
      mandate_to: '2028-11-11',
    },
    absent: ['rnc', 'sent_on', 'iban', 'owner'],
  },
);

const MARAIS: readonly Vote[] = [
  [
    'Bureau de l’assemblée',
    'Président : M. d’HARCOURT-LANGLADE. Scrutateurs : Mme PETROVIĆ, M. EL HAMDAOUI. POUR 5 862 – CONTRE 0 – ABSTENTION 0',
    'La résolution est adoptée à l’unanimité des votants.',
  ],
  [
    'Approbation des comptes de l’exercice du 01/07/2024 au 30/06/2025',
    'POUR 5 501 – CONTRE 361 – ABSTENTION 0. Ont voté contre : M. BOURDELLE-ZADEH (214), SCI ARCHIVES 3 (147).',
    'La résolution est adoptée (art. 24).',
  ],
  [
    'Quitus au syndic',
    'L’assemblée donne quitus au syndic. POUR 5 501 – CONTRE 361 – ABSTENTION 0. Ont voté contre : M. BOURDELLE-ZADEH (214), SCI ARCHIVES 3 (147).',
    'La résolution est adoptée (art. 24).',
  ],
  [
    'Désignation du cabinet LOISELET-BRUNSCHVICG & DAUGHTERS en qualité de syndic',
    'Durée : un an, du 10/12/2025 au 09/12/2026. Premier vote art. 25 : POUR 4 620 sur 10 000 ; la majorité n’est pas acquise. Second vote art. 25-1 : POUR 4 620 – CONTRE 1 242',
    'La résolution est adoptée (art. 25-1).',
  ],
  [
    'Budget prévisionnel de l’exercice du 01/07/2026 au 30/06/2027',
    'Montant : 182 300 €. POUR 5 862 – CONTRE 0 – ABSTENTION 0',
    'La résolution est adoptée à l’unanimité des votants.',
  ],
  [
    'Fonds travaux',
    'Rappel : la cotisation ne peut être inférieure à 5 % du budget prévisionnel. Cotisation annuelle : 9 115 €. POUR 5 501 – CONTRE 361 – ABSTENTION 0. Ont voté contre : M. BOURDELLE-ZADEH (214), SCI ARCHIVES 3 (147).',
    'La résolution est adoptée (art. 25).',
  ],
  [
    'Consultation des pièces comptables',
    'Vendredi précédant la semaine de l’assemblée, de 9 h à 12 h. POUR 5 862',
    'La résolution est adoptée à l’unanimité des votants.',
  ],
  [
    'Restauration de la porte cochère',
    'Entreprise ÉBÉNISTERIE DU TEMPLE : 23 760 € TTC. POUR 4 998 – CONTRE 864. Ont voté contre : M. BOURDELLE-ZADEH (214), SCI ARCHIVES 3 (147), consorts MAC MAHON de SAINT-ÉLIX (503). Les propositions de Menuiserie Batignolles (26 100 €) et Ateliers du Perche (31 428 €) sont écartées.',
    'La résolution est adoptée (art. 24).',
  ],
  [
    'Réfection du réseau d’eaux usées en cave',
    '9-a Principe et budget de 37 455,00 € TTC. POUR 5 120 – CONTRE 742',
    'La résolution est adoptée (art. 24).',
  ],
  [
    'Cession d’une partie du palier du 5e à M. et Mme O’SULLIVAN',
    'Prix proposé : 12 000 €. POUR 3 015 – CONTRE 2 847. La double majorité de l’article 26 n’est pas réunie.',
    'La résolution est rejetée.',
  ],
  ['Vie de l’immeuble', 'Échanges sur les meublés touristiques.', 'Ne donne pas lieu à vote.'],
];
const marais = (from: number, to: number) =>
  MARAIS.slice(from, to)
    .map(
      ([title, text, result], index) =>
        `<div class="r"><div class="no">${from + index + 1}</div><div><b>${title}</b><br>${text}<br><i>${result}</i></div></div>`,
    )
    .join('');
const head = `<div class="hd">LOISELET-BRUNSCHVICG & DAUGHTERS · syndics depuis 1921 · 27 rue de Rivoli 75004 PARIS</div>`;
const paris = paperOf(
  'pv-cartouches-paris-3',
  `font: 9.6pt/1.4 'DejaVu Serif Condensed', serif; .hd { text-align: center; font-size: 7.5pt; letter-spacing: .3mm; border-bottom: .2mm solid #000; margin-bottom: 4mm } .r { display: grid; grid-template-columns: 12mm 1fr; margin-bottom: 4mm } .no { font-size: 17pt; color: #8a7340 } .f { position: absolute; bottom: 7mm; right: 15mm; font-size: 7.5pt }`,
  [
    `${head}<p style="text-align:center;font-size:15pt;margin-top:30mm">Syndicat des copropriétaires de l’immeuble<br><b>54, rue de Turenne – 75003 PARIS</b></p><p style="text-align:center;font-size:18pt;margin-top:20mm">PROCÈS-VERBAL</p><p style="text-align:center">de l’assemblée générale extraordinaire et ordinaire<br>du mercredi dix décembre deux mille vingt-cinq</p><table style="margin:30mm auto 0;width:120mm"><tr><td>Copropriétaires inscrits</td><td>47</td><td>10 000 tantièmes</td></tr><tr><td>Présents</td><td>14</td><td>2 811 tantièmes</td></tr><tr><td>Représentés</td><td>9</td><td>1 730 tantièmes</td></tr><tr><td>Votes par correspondance</td><td>6</td><td>1 321 tantièmes</td></tr><tr><td><b>Total participants</b></td><td>29</td><td><b>5 862 tantièmes</b></td></tr></table><p class="f">1/3</p>`,
    `${head}${marais(0, 7)}<p class="f">2/3</p>`,
    `${head}${marais(7, 11)}<p style="margin-top:6mm">Séance levée à 21 heures 15.</p><p>Extrait de l’article 42 de la loi du 10 juillet 1965 modifiée : les actions en contestation […] dans un délai de deux mois à compter de la notification du procès-verbal.</p><p>Certifié conforme à l’original, le syndic. N° d’immatriculation de la copropriété : AA1-914-662.</p><p class="f">3/3</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'LOISELET-BRUNSCHVICG & DAUGHTERS',
      building_address: '54, rue de Turenne, 75003 PARIS',
      rnc: 'AA1914662',
      meeting_on: '2025-12-10',
      tantiemes_present: 5862,
      resolutions: MARAIS.map(([title], index) => `${index + 1}. ${title}`),
      resolutions_adopted: numbers(1, MARAIS, (result) => result.includes('adoptée')),
      resolutions_rejected: ['10'],
      approved_from: '2024-07-01',
      approved_to: '2025-06-30',
      quitus: true,
      budget: 18230000,
      budget_from: '2026-07-01',
      budget_to: '2027-06-30',
      cotisation_fonds_travaux: 911500,
      works_adopted: [
        '8. Restauration de la porte cochère',
        '9. Réfection du réseau d’eaux usées en cave',
      ],
      works_adopted_total: 2376000 + 3745500,
      mandate_from: '2025-12-10',
      mandate_to: '2026-12-09',
    },
    absent: ['owner', 'lots', 'sent_on', 'price'],
  },
);

export const ASSEMBLEES_RECITS = [village, paris];
