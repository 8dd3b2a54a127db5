// Minutes of meetings: items numbered with decimals, and a volunteer's two pages after the soup.
import { either, paperOf } from '../../paper.ts';
import { paragraphs } from '../../writing.ts';

type Item = readonly [number: string, subject: string, text: string, votes: string, result: string];
const BEFFROI: readonly Item[] = [
  [
    '1',
    'Constitution du bureau',
    'Président : M. VANHOUTTE. Scrutateurs : Mme ARIDHI, M. LEMAIRE-DUFOUR. Secrétaire : Mme MOREAU pour le syndic.',
    'Unanimité : 61 240',
    'ADOPTÉ',
  ],
  [
    '2',
    'Comptes de l’exercice 2023',
    'Approbation des comptes du 01.01.2023 au 31.12.2023 d’un montant de 96.418,07 € en opérations courantes et de 12.300,00 € en travaux.',
    'POUR 59 026 – CONTRE 2 214 – ABST 0',
    'ADOPTÉ',
  ],
  [
    '3',
    'Quitus au cabinet D.L.M.',
    'Quitus est accordé au syndic pour l’exercice 2023.',
    'POUR 57 115 – CONTRE 2 214 – ABST 1 911',
    'ADOPTÉ',
  ],
  [
    '4',
    'Élection du syndic',
    'Le cabinet D.L.M. est élu pour une durée de trois ans, du 11.04.2024 au 10.04.2027, aux conditions de son contrat.',
    'POUR 58 802 – CONTRE 2 438 – ABST 0',
    'ADOPTÉ',
  ],
  [
    '5',
    'Conseil syndical',
    'Sont élus : M. VANHOUTTE, Mme ARIDHI, Mme KACZMAREK.',
    'POUR 61 240',
    'ADOPTÉ',
  ],
  [
    '6',
    'Budget prévisionnel 2025',
    'Du 01.01.2025 au 31.12.2025 : 101.200,00 € (2024 : 98.700,00 € déjà votés).',
    'POUR 60 026 – CONTRE 1 214 – ABST 0',
    'ADOPTÉ',
  ],
  [
    '7',
    'Fonds travaux loi ALUR',
    'Cotisation annuelle fixée à 5.060,00 €.',
    'POUR 60 026 – CONTRE 1 214 – ABST 0',
    'ADOPTÉ',
  ],
  [
    '8',
    'Consultation du conseil syndical',
    'Montant à partir duquel la consultation est obligatoire : 1.500,00 €.',
    'POUR 61 240',
    'ADOPTÉ',
  ],
  [
    '9',
    'Mise en concurrence',
    'Montant à partir duquel elle est obligatoire : 3.000,00 €.',
    'POUR 61 240',
    'ADOPTÉ',
  ],
  [
    '10',
    'Individualisation des frais de chauffage',
    'Report à la prochaine assemblée, l’étude n’étant pas rendue.',
    'Sans vote',
    'REPORTÉ',
  ],
  [
    '11',
    'Vente de la loge',
    'Proposition de cession au prix de 58.000,00 € net vendeur.',
    'POUR 31 411 – CONTRE 29 829 – ABST 0 (art. 26 : 66 667 requis)',
    'REFUSÉ',
  ],
  [
    '12',
    'Réfection de la toiture',
    'Principe des travaux et choix de l’entreprise : Ets Wattrelot, lots 1 et 2, 74.747,40 € TTC.',
    'POUR 55 870 – CONTRE 5 370 – ABST 0',
    'ADOPTÉ',
  ],
  [
    '12.1',
    'Maîtrise d’œuvre',
    'M. Cappelaere, architecte : 5.600,00 € TTC.',
    'POUR 55 870 – CONTRE 5 370',
    'ADOPTÉ',
  ],
  [
    '12.2',
    'Honoraires du syndic sur travaux',
    '1.698,80 € TTC.',
    'POUR 52 100 – CONTRE 9 140',
    'ADOPTÉ',
  ],
  ['12.3', 'Assurance dommages-ouvrage', '2.143,00 € TTC.', 'POUR 55 870 – CONTRE 5 370', 'ADOPTÉ'],
  [
    '12.4',
    'Échéancier',
    '40 % au 15/06/2024, 30 % au 15/09/2024, 30 % au 15/12/2024.',
    'POUR 55 870 – CONTRE 5 370',
    'ADOPTÉ',
  ],
];
const listed = (from: number, to: number) =>
  BEFFROI.slice(from, to)
    .map(
      ([number, subject, text, votes, result]) =>
        `<div class="i"><span class="n">${number})</span> <b>${subject.toUpperCase()}</b><p>${text}</p><p class="w">${votes}</p><p class="w"><b>${result}</b></p></div>`,
    )
    .join('');

const decimals = paperOf(
  'pv-decimales-douai',
  `font: 9.6pt/1.35 'Carlito', sans-serif; padding: 15mm 18mm; .i { margin-bottom: 3mm } .i p { margin: 0 0 .6mm 9mm } .w { color: #333; margin-left: 30mm !important } .n { display: inline-block; min-width: 8mm } .e { font-size: 7.5pt; text-align: right; color: #555 }`,
  [
    `<p class="e">0442 – RÉSIDENCE DU BEFFROI – PV 11/04/2024 – 1</p><h1 style="font-size:15pt">P.V. d’assemblée</h1><p>S.D.C. RÉSIDENCE DU BEFFROI<br>41 rue de Bellain<br>59500 DOUAI</p><p>Syndic : Cabinet Delattre, Leuridan, Moreau (D.L.M.), 9 place d’Armes, 59500 DOUAI</p><p>Assemblée générale ordinaire tenue le jeudi 11 avril 2024 à 18 heures en l’hôtel de ville de Douai, salle d’Anchin.</p><p>Sont présents, représentés ou votants à distance 42 copropriétaires totalisant 61 240 tantièmes sur 100 000.</p>${listed(0, 7)}`,
    `<p class="e">0442 – RÉSIDENCE DU BEFFROI – PV 11/04/2024 – 2</p>${listed(7, 16)}<p>Levée de séance : 20 h 40. Fait à Douai le jour même en trois originaux.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either(
        'Cabinet Delattre, Leuridan, Moreau',
        'Cabinet Delattre, Leuridan, Moreau (D.L.M.)',
        'D.L.M.',
      ),
      building: 'RÉSIDENCE DU BEFFROI',
      building_address: '41 rue de Bellain, 59500 DOUAI',
      meeting_on: '2024-04-11',
      tantiemes_present: 61240,
      resolutions: BEFFROI.map(([number, subject]) => `${number}. ${subject}`),
      resolutions_adopted: [
        '1',
        '2',
        '3',
        '4',
        '5',
        '6',
        '7',
        '8',
        '9',
        '12',
        '12.1',
        '12.2',
        '12.3',
        '12.4',
      ],
      resolutions_rejected: ['11'],
      approved_from: '2023-01-01',
      approved_to: '2023-12-31',
      quitus: true,
      budget: 10120000,
      budget_from: '2025-01-01',
      budget_to: '2025-12-31',
      cotisation_fonds_travaux: 506000,
      works_adopted: either(
        ['12. Réfection de la toiture'],
        ['12. Réfection de la toiture', '12.1. Maîtrise d’œuvre'],
        [
          '12. Réfection de la toiture',
          '12.1. Maîtrise d’œuvre',
          '12.2. Honoraires du syndic sur travaux',
          '12.3. Assurance dommages-ouvrage',
        ],
      ),
      works_adopted_total: either(7474740, 7474740 + 560000, 7474740 + 560000 + 169880 + 214300),
      mandate_from: '2024-04-11',
      mandate_to: '2027-04-10',
    },
    absent: ['rnc', 'owner', 'lots', 'iban', 'price'],
  },
);

const DAMIETTE: readonly (readonly [subject: string, text: string, result: string])[] = [
  [
    'Qui préside',
    'Valentin OSMONT, d’accord avec tout le monde. Secrétaire : Bénédicte.',
    'adopté 812/812',
  ],
  [
    'Comptes 2024',
    'On approuve les comptes du 01/01/2024 au 31/12/2024 (10 288,17 € dépensés). Cyprien fait remarquer que son solde n’est pas bon, on vérifiera.',
    'adopté 736 pour, 76 abstention (C. Marais)',
  ],
  ['Quitus', 'Quitus à Bénédicte pour 2024, applaudissements.', 'adopté 812/812'],
  [
    'Syndic',
    'Bénédicte LHERMITTE est reconduite syndic bénévole pour un an, du 18 janvier 2025 au 17 janvier 2026. Indemnité : zéro, mais on lui rembourse les timbres.',
    'adopté 812/812',
  ],
  [
    'Budget 2025 et 2026',
    'Le budget 2025 est déjà voté (10 320,00 €). Budget 2026, du 01/01/2026 au 31/12/2026 : 10 800,00 €.',
    'adopté 812/812',
  ],
  [
    'Fonds travaux',
    'Cotisation de 400 € par an, comme avant. On rappelle qu’il faut 5 % du budget, mais on verra l’an prochain.',
    'adopté 625 pour, 187 contre (d’Herbigny)',
  ],
  [
    'Gouttière côté cour',
    'Déjà faite en octobre (2 040,00 €), l’assemblée ratifie.',
    'adopté 812/812',
  ],
  [
    'Digicode',
    'Devis 1 150 € TTC de l’entreprise Rouen Accès. Trop cher.',
    'refusé : 210 pour, 602 contre',
  ],
];
const soup = paperOf(
  'pv-benevole-rouen',
  `font: 11.5pt/1.4 'Nimbus Roman', serif; padding: 20mm 22mm; li { margin-bottom: 2.5mm } .r { text-align: right; font-style: italic; display: block }`,
  [
    `<p style="text-align:right">Rouen, le 18/01/25</p><p style="font-size:15pt"><b>Compte rendu de notre AG</b></p><p>Copropriété du 22 rue Damiette, 76000 ROUEN (immatriculée AB7204318)</p><p>Assemblée générale ordinaire tenue chez les Osmont, 1er étage, à 19 h 30, après la soupe. Convocations remises en main propre contre émargement le 21 décembre 2024.</p><p>Présents : OSMONT (250), LHERMITTE (299), MARAIS (76). Par pouvoir : d’HERBIGNY (187). Total 812 sur 1000. Absent : SCI DU ROBEC (188).</p><ol>${DAMIETTE.slice(
      0,
      5,
    )
      .map(
        ([subject, text, result]) =>
          `<li><b>${subject}</b> : ${text}<span class="r">${result}</span></li>`,
      )
      .join('')}</ol>`,
    `<ol start="6">${DAMIETTE.slice(5)
      .map(
        ([subject, text, result]) =>
          `<li><b>${subject}</b> : ${text}<span class="r">${result}</span></li>`,
      )
      .join(
        '',
      )}</ol>${paragraphs(['Divers (pas de vote) : vélos dans le couloir, odeurs, le chat.', 'Fin à 21 h 10. Signé : V. OSMONT, président ; B. LHERMITTE, secrétaire et syndic.', 'Ce PV est envoyé en recommandé à la SCI DU ROBEC, qui a deux mois pour contester.'])}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('Bénédicte LHERMITTE', 'B. LHERMITTE'),
      building_address: '22 rue Damiette, 76000 ROUEN',
      rnc: 'AB7204318',
      meeting_on: '2025-01-18',
      tantiemes_present: 812,
      resolutions: DAMIETTE.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7'],
      resolutions_rejected: ['8'],
      approved_from: '2024-01-01',
      approved_to: '2024-12-31',
      quitus: true,
      budget: 1080000,
      budget_from: '2026-01-01',
      budget_to: '2026-12-31',
      cotisation_fonds_travaux: 40000,
      works_adopted: ['7. Gouttière côté cour'],
      works_adopted_total: 204000,
      mandate_from: '2025-01-18',
      mandate_to: '2026-01-17',
    },
    absent: ['owner', 'lots', 'iban', 'impayes'],
  },
);

export const ASSEMBLEES_NUMEROTEES = [decimals, soup];
