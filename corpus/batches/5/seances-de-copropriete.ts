// Two more minutes: a cabinet of Strasbourg that is refused its discharge, and eight neighbours of Rennes.
import { either, paperOf } from '../../paper.ts';
import { MARSEILLE_MEETING } from './seances-marseille.ts';

type Point = readonly [subject: string, text: string, outcome: string];
const POINTS: readonly Point[] = [
  [
    'Désignation du bureau',
    'M. KIEFFER est désigné président, Mme WURTZ assesseur. Le secrétariat est assuré par M. Pierre OBRECHT, d’IMMO-RHIN SYNDIC.',
    'Pour 712 – contre 0 – abstention 0. Adopté (art. 24).',
  ],
  [
    'Approbation des comptes du 01.07.2025 au 30.06.2026',
    'Les comptes de l’exercice, arrêtés à 38 914,22 € de dépenses courantes, sont soumis au vote. Le conseil syndical a vérifié les pièces le 4 septembre.',
    'Pour 655 – contre 57 – abstention 0. Adopté (art. 24).',
  ],
  [
    'Quitus au syndic',
    'Plusieurs copropriétaires déplorent le retard pris dans la réparation du monte-voitures. Le quitus est mis aux voix.',
    'Pour 241 – contre 398 – abstention 73. Rejeté (art. 24).',
  ],
  [
    'Budget prévisionnel de l’exercice 01.07.2026 – 30.06.2027',
    'Le budget est proposé à 40 540,00 €, en hausse de 2,4 %. Les provisions sont semestrielles.',
    'Pour 712 – contre 0 – abstention 0. Adopté (art. 24).',
  ],
  [
    'Fonds de travaux',
    'La cotisation annuelle est maintenue à 5 % du budget, soit 2 027,00 €.',
    'Pour 655 – contre 57 – abstention 0. Adopté (art. 25).',
  ],
  [
    'Complément de l’avance de trésorerie',
    'Un complément de 1 000,00 € est constitué afin de porter l’avance au sixième du budget, exigible avec le premier appel de 2027.',
    'Pour 598 – contre 114 – abstention 0. Adopté (art. 24).',
  ],
  [
    'Élection du syndic',
    'Candidature unique d’IMMO-RHIN SYNDIC, contrat du 01.10.2026 au 30.09.2027, forfait annuel 6 240,00 € TTC. Premier vote : pour 463 – contre 176 – abstention 73 ; la majorité de l’article 25 (501) n’est pas atteinte, mais le projet a recueilli plus du tiers des voix. Il est procédé à un second vote à la majorité de l’article 24.',
    'Second vote : pour 463 – contre 176 – abstention 73. Adopté (art. 25-1).',
  ],
  [
    'Conseil syndical',
    'M. KIEFFER, Mme WURTZ et M. DA SILVA sont élus pour trois ans.',
    'Pour 712 – contre 0 – abstention 0. Adopté (art. 25).',
  ],
  [
    'Réparation du monte-voitures',
    'Remplacement de la centrale hydraulique par la société Levage d’Alsace, devis du 18 août 2026 pour 14 928,00 € TTC. Répartition selon la clé Garages. Appels : 1er novembre 2026 et 1er février 2027, par moitié.',
    'Pour 41 – contre 12 – abstention 0 (sur 60 voix de la clé G). Adopté (art. 24).',
  ],
  [
    'Isolation du plancher des combles',
    'Laine de bois 30 cm, entreprise Toits & Bois, 8 615,20 € TTC, aide attendue de 2 100 €. Appel unique au 1er mars 2027.',
    'Pour 530 – contre 182 – abstention 0. Adopté (art. 25).',
  ],
  [
    'Remplacement des boîtes aux lettres',
    'Devis de 3 902,00 € TTC. L’assemblée estime les boîtes encore en bon état.',
    'Pour 118 – contre 594 – abstention 0. Rejeté (art. 24).',
  ],
  [
    'Projet de plan pluriannuel de travaux',
    'L’assemblée prend acte du diagnostic présenté par le bureau Rhéno-Therm. Point d’information.',
    'Sans vote.',
  ],
];
const points = (start: number, end: number) =>
  POINTS.slice(start, end)
    .map(
      ([subject, text, outcome], index) =>
        `<div class="p"><span class="n">${start + index + 1}</span><div><b>${subject}</b><br>${text}<div class="o">${outcome}</div></div></div>`,
    )
    .join('');
const told = (index: number) => `${index + 1}. ${POINTS[index]?.[0] ?? ''}`;

const strasbourg = paperOf(
  'pv-strasbourg-deliberations',
  `font: 9.6pt/1.4 'DejaVu Serif Condensed', serif; padding: 15mm 18mm; .p { display: grid; grid-template-columns: 10mm 1fr; margin-top: 3mm } .n { font-size: 13pt; color: #8a3b2a } .o { border-left: .8mm solid #8a3b2a; padding-left: 2mm; margin-top: 1mm; font-size: 9pt } h1 { font-size: 14pt; text-align: center; color: #8a3b2a }`,
  [
    `<p><b>IMMO-RHIN SYNDIC</b>, 11 quai Rouget de Lisle, 67000 STRASBOURG</p><h1>Assemblée générale annuelle<br>Copropriété L’ORANGERIE<br>22 rue de Verdun, 67000 STRASBOURG</h1><p style="text-align:center">Procès-verbal des délibérations du mardi 29 septembre 2026</p><p>L’assemblée s’est tenue à 18 h 00 au restaurant Zuem Ysehuet, rue Boecklin, sur convocation adressée le 2 septembre 2026. D’après la feuille de présence : présents 14, représentés 5, votes par correspondance 2, soit 21 copropriétaires sur 31 et 712 voix sur 1000. Absents : Mmes et MM. BAUER (58), FUCHS (61), GRASSER (40), HOLTZMANN (33), SCI DU CONTADES (74), WEISS (22). M. OBRECHT rappelle que les votes par correspondance ont été reçus avant le 26 septembre.</p>${points(0, 6)}`,
    `${points(6, 12)}<p style="margin-top:6mm">Plus rien n’étant à délibérer, le président clôt l’assemblée à 20 h 25.</p><p>Signatures : le président, l’assesseur, le secrétaire. Notifié aux opposants et défaillants le 12 octobre 2026.</p><p style="font-size:8pt">Les décisions ci-dessus peuvent être contestées devant le tribunal judiciaire de Strasbourg dans les deux mois de la notification du procès-verbal, par les seuls copropriétaires opposants ou défaillants (article 42 de la loi du 10 juillet 1965). L’amende civile dont est redevable celui qui agit en justice de manière dilatoire ou abusive est de 150 à 3 000 euros lorsque l’action a pour objet de contester une décision d’assemblée concernant les travaux de l’article 26.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'IMMO-RHIN SYNDIC',
      building: 'L’ORANGERIE',
      building_address: '22 rue de Verdun, 67000 STRASBOURG',
      meeting_on: '2026-09-29',
      tantiemes_present: 712,
      resolutions: POINTS.map((_, index) => told(index)),
      resolutions_adopted: ['1', '2', '4', '5', '6', '7', '8', '9', '10'],
      resolutions_rejected: ['3', '11'],
      approved_from: '2025-07-01',
      approved_to: '2026-06-30',
      quitus: false,
      budget: 4054000,
      budget_from: '2026-07-01',
      budget_to: '2027-06-30',
      cotisation_fonds_travaux: 202700,
      works_adopted: [told(8), told(9)],
      works_adopted_total: 1492800 + 861520,
      mandate_from: '2026-10-01',
      mandate_to: '2027-09-30',
    },
    absent: ['rnc', 'owner', 'lots', 'iban'],
  },
);

const WORDS = [
  ['Première', 'Bureau de séance', 'Mme RIOU préside, M. LE BRIS tient la plume. Accord de tous.'],
  [
    'Deuxième',
    'Comptes de l’année 2025',
    'M. LE BRIS présente les comptes du 1er janvier au 31 décembre 2025 : 9 204,18 € de dépenses pour 9 560,00 € d’appels. Les présents approuvent les comptes sans réserve. Votent pour : 870 millièmes. Contre : 0. Abstention : 0. La résolution est adoptée à l’unanimité des présents et représentés.',
  ],
  [
    'Troisième',
    'Quitus',
    'Quitus est donné au syndic bénévole, qui ne prend pas part au vote. Pour : 742 millièmes. Contre : 0. La résolution est adoptée.',
  ],
  [
    'Quatrième',
    'Syndic',
    'M. Yann LE BRIS, copropriétaire du lot 6, est renouvelé comme syndic non professionnel, sans rémunération, du 12 septembre 2026 au 11 septembre 2027. Ses frais de timbres lui sont remboursés. Pour : 870 millièmes. La résolution est adoptée à la majorité de l’article 25.',
  ],
  [
    'Cinquième',
    'Budget 2027',
    'Le budget du 1er janvier au 31 décembre 2027 est voté à 9 600,00 €, à cause de l’assurance (+ 7 %). Pour : 870 millièmes. La résolution est adoptée.',
  ],
  [
    'Sixième',
    'Fonds de travaux',
    'Versement de 480,00 € pour l’année, soit 5 % du budget. Pour : 790 millièmes. Contre : M. TANGUY (80 millièmes). La résolution est adoptée.',
  ],
  [
    'Septième',
    'Gouttière côté cour',
    'Devis Bretagne Couverture : 1 870,00 € TTC, payé sur le fonds de travaux. Pour : 870 millièmes. La résolution est adoptée.',
  ],
  [
    'Huitième',
    'Peinture de l’escalier',
    'Deux devis, 4 350 € et 5 120 €. La majorité trouve que cela peut attendre. Pour : 198 millièmes. Contre : 672 millièmes. La résolution est rejetée.',
  ],
] as const;
const SUBJECTS = WORDS.map(([, subject], index) => `${index + 1}. ${subject}`);

const rennes = paperOf(
  'pv-rennes-voisins',
  `font: 10.8pt/1.5 'Nimbus Roman', serif; padding: 20mm 24mm`,
  [
    `<p style="text-align:center;font-size:14pt"><b>COPROPRIÉTÉ DU 14 RUE LEGRAVEREND, 35000 RENNES</b><br>Compte rendu valant procès-verbal<br>Assemblée générale du samedi 12 septembre 2026</p><p>La réunion a lieu chez Mme RIOU, au premier étage, à 10 h 30. La convocation a été remise contre émargement le 17 août 2026. Sont présents : Mme RIOU (118 millièmes), M. LE BRIS (128), M. et Mme JOUAULT (164), Mme GUEGUEN (150), M. TANGUY (80). Est représentée : la SCI DU MAIL (230), qui a donné pouvoir à M. JOUAULT. Absente : Mme COLLET (130). Total : 870 millièmes sur 1 000. L’assemblée peut donc se tenir.</p>${WORDS.slice(
      0,
      5,
    )
      .map(
        ([rank, subject, text]) => `<p><u>${rank} résolution</u> – <b>${subject}</b>. ${text}</p>`,
      )
      .join('')}`,
    `${WORDS.slice(5)
      .map(
        ([rank, subject, text]) => `<p><u>${rank} résolution</u> – <b>${subject}</b>. ${text}</p>`,
      )
      .join(
        '',
      )}<p><b>Questions diverses (sans vote).</b> Le digicode sera changé après la vente du lot 4. Les vélos sans étiquette seront donnés à l’atelier associatif le 15 octobre. M. TANGUY demande que la porte du local poubelles reste fermée. Mme GUEGUEN propose de regrouper les commandes de granulés. Le ravalement du pignon sera étudié pour l’assemblée de 2027, après la visite d’un architecte.</p><p>La séance est levée à midi dix.</p><p>La présidente de séance, Solenn RIOU – Le secrétaire, Yann LE BRIS</p><p style="font-size:9pt">Ce compte rendu est envoyé à tous les copropriétaires. Mme COLLET, absente, et M. TANGUY, pour la sixième résolution, disposent de deux mois à compter de sa réception pour le contester devant le tribunal (article 42 de la loi de 1965).</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('M. Yann LE BRIS', 'Yann LE BRIS', 'M. LE BRIS'),
      building: either('14 RUE LEGRAVEREND', '14 RUE LEGRAVEREND, 35000 RENNES'),
      building_address: '14 RUE LEGRAVEREND, 35000 RENNES',
      meeting_on: '2026-09-12',
      tantiemes_present: 870,
      resolutions: SUBJECTS,
      resolutions_adopted: either(
        ['1', '2', '3', '4', '5', '6', '7'],
        ['2', '3', '4', '5', '6', '7'],
      ),
      resolutions_rejected: ['8'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 960000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 48000,
      works_adopted: ['7. Gouttière côté cour'],
      works_adopted_total: 187000,
      mandate_from: '2026-09-12',
      mandate_to: '2027-09-11',
    },
    absent: ['rnc', 'iban', 'impayes'],
  },
);

export const SEANCES_DE_COPROPRIETE = [MARSEILLE_MEETING, strasbourg, rennes];
