// Minutes written by people: resolutions told by ordinals, and the special meeting of a small building.
import { either, paperOf } from '../../paper.ts';

const ORDINALS = [
  'PREMIERE',
  'DEUXIEME',
  'TROISIEME',
  'QUATRIEME',
  'CINQUIEME',
  'SIXIEME',
  'SEPTIEME',
  'HUITIEME',
] as const;
const LARGE = [
  [
    'Nomination du président de séance',
    'M. Marius ESCOFFIER est nommé président à l’unanimité des présents. La résolution est adoptée.',
  ],
  [
    'Examen des comptes au 30 septembre 2025',
    'Les comptes de l’exercice du 1er octobre 2024 au 30 septembre 2025 sont approuvés. Pour : 702 millièmes. Contre : M. BARTOLI (41). La résolution est adoptée à la majorité de l’article 24.',
  ],
  [
    'Quitus au syndic',
    'Quitus est donné à l’Agence Maritime de Gestion. Pour : 661. Contre : 41. Abstention : 41. La résolution est adoptée à la majorité de l’article 24.',
  ],
  [
    'Budget de l’exercice 2026-2027',
    'Le budget, du 1er octobre 2026 au 30 septembre 2027, est voté pour 61.800 euros. Pour : 743. La résolution est adoptée à la majorité de l’article 24.',
  ],
  [
    'Fonds de travaux',
    'La cotisation est fixée à cinq pour cent du budget, soit 3.090 euros par an. Pour : 743. La résolution est adoptée à la majorité de l’article 25.',
  ],
  [
    'Réparation des balcons façade mer',
    'Sur rapport de M. l’architecte SANTONI, les travaux sont confiés à la société Béton Rade pour 47.250 euros TTC, à appeler les 1er avril et 1er juillet 2026. Pour : 598. Contre : 145. La résolution est adoptée à la majorité de l’article 24.',
  ],
  ['Fermeture du porche la nuit', 'Pour : 203. Contre : 540. La résolution est rejetée.'],
  [
    'Renouvellement du mandat du syndic',
    'L’Agence Maritime de Gestion est renouvelée du 31 janvier 2026 au 30 janvier 2028. Pour : 702. Abstention : 41. La résolution est adoptée à la majorité de l’article 25.',
  ],
] as const;
const large = (from: number, to: number) =>
  LARGE.slice(from, to)
    .map(
      ([title, text], index) =>
        `<p class="o">${ORDINALS[from + index]} RESOLUTION</p><p><u>${title}</u></p><p>${text}</p>`,
    )
    .join('');
const ordinals = paperOf(
  'pv-ordinaux-toulon',
  `font: 10.5pt/1.45 'Nimbus Mono PS', monospace; padding: 18mm 18mm 14mm 28mm; .o { text-align: center; margin-top: 3mm; font-weight: bold } p { margin-bottom: 1.2mm }`,
  [
    `<p>AGENCE MARITIME DE GESTION<br>31 Bd de Strasbourg - 83000 TOULON</p><p style="text-align:center;margin:6mm 0"><b>"LE GRAND LARGE"<br>77, Corniche du Général de Gaulle - 83000 TOULON<br><br>PROCES VERBAL DE L'ASSEMBLEE GENERALE ANNUELLE<br>DU VENDREDI 30 JANVIER 2026</b></p><p>Les copropriétaires se sont réunis le trente janvier deux mille vingt-six à 15 heures dans les locaux du Cercle Nautique, à l'invitation du syndic. La feuille de présence fait état de 743 millièmes présents ou représentés sur 1 000. Absents : Succession GIORDANO (88), SCI LAMALGUE (112), M. VUKOVIC (57).</p>${large(0, 4)}`,
    `${large(4, 8)}<p style="margin-top:5mm">Plus personne ne demandant la parole, la séance est levée à 17 heures 10.</p><p>Le Président          Le Secrétaire</p><p style="font-size:8.5pt">Rappel : les décisions ne peuvent être contestées que par les opposants ou défaillants, dans les deux mois de la notification (article 42 de la loi du 10 juillet 1965).</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'AGENCE MARITIME DE GESTION',
      building: 'LE GRAND LARGE',
      building_address: '77, Corniche du Général de Gaulle, 83000 TOULON',
      meeting_on: '2026-01-30',
      tantiemes_present: 743,
      resolutions: LARGE.map(([title], index) => `${index + 1}. ${title}`),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '8'],
      resolutions_rejected: ['7'],
      approved_from: '2024-10-01',
      approved_to: '2025-09-30',
      quitus: true,
      budget: 6180000,
      budget_from: '2026-10-01',
      budget_to: '2027-09-30',
      cotisation_fonds_travaux: 309000,
      works_adopted: ['6. Réparation des balcons façade mer'],
      works_adopted_total: 4725000,
      mandate_from: '2026-01-31',
      mandate_to: '2028-01-30',
    },
    absent: ['rnc', 'owner', 'lots', 'impayes'],
  },
);

const special = paperOf(
  'pv-extraordinaire-annecy',
  `font: 11.5pt/1.5 'Carlito', sans-serif; padding: 22mm 24mm; h2 { font-size: 12pt; margin: 4mm 0 1mm }`,
  [
    `<p style="text-align:right">Annecy, le 14 mars 2026</p><h1 style="font-size:16pt">Copropriété du 11, faubourg des Annonciades (74000 Annecy)<br>Procès-verbal de l’assemblée générale extraordinaire</h1><p>Réunion du samedi 14 mars 2026, 10 h, chez Mme Burnet-Merlin, syndic bénévole.</p><p>Présents : Mme Burnet-Merlin (250), M. Wojciechowski (145), M. et Mme Sánchez-Ortega (210). Représentée : Mme veuve Lachenal (180), pouvoir à Mme Burnet-Merlin. Absente : SARL Thiou Café (215). Soit 785 millièmes sur 1000 : on peut délibérer.</p><p>Présidente : Mme Sánchez-Ortega. Secrétaire : Mme Burnet-Merlin.</p><h2>Point 1 – Réparation urgente de la charpente</h2><p>Devis Charpentes du Semnoz : 18 640 € TTC ; devis Bois &amp; Cimes : 16 975 € TTC. On choisit Bois &amp; Cimes, 16 975 € TTC, payables un tiers au 1er avril, un tiers au 1er juin, le reste à la fin. Pour : 785. Contre : 0. Accepté.</p>`,
    `<h2>Point 2 – Recours contre le précédent couvreur</h2><p>On autorise le syndic à agir en justice au titre de la décennale. Pour : 605. Abstention : 180. Accepté.</p><h2>Point 3 – Remplacement de la porte d’entrée</h2><p>Devis 4 210 €. Pour : 250. Contre : 535. Refusé.</p><p style="margin-top:6mm">Fin de la réunion à 11 h 20. Le procès-verbal sera déposé dans les boîtes et envoyé en recommandé à la SARL Thiou Café, qui aura deux mois pour contester (article 42).</p><p>Signatures : B. Sánchez-Ortega, H. Burnet-Merlin</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('Mme Burnet-Merlin', 'Mme Burnet-Merlin, syndic bénévole', 'H. Burnet-Merlin'),
      building_address: '11, faubourg des Annonciades, 74000 Annecy',
      meeting_on: '2026-03-14',
      tantiemes_present: 785,
      resolutions: [
        '1. Réparation urgente de la charpente',
        '2. Recours contre le précédent couvreur',
        '3. Remplacement de la porte d’entrée',
      ],
      resolutions_adopted: ['1', '2'],
      resolutions_rejected: ['3'],
      works_adopted: ['1. Réparation urgente de la charpente'],
      works_adopted_total: 1697500,
    },
    absent: [
      'rnc',
      'quitus',
      'budget',
      'approved_to',
      'mandate_to',
      'owner',
      'cotisation_fonds_travaux',
    ],
  },
);

export const ASSEMBLEES_PROSE = [ordinals, special];
