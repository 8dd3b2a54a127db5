// Long minutes in two columns of small print, with second votes, sub-votes and lists of opponents.
import { paperOf } from '../../paper.ts';

type Point = readonly [subject: string, text: string, result: string];
const POINTS: readonly Point[] = [
  [
    'Désignation du président de séance',
    'Est élu M. CHAVANON-RUIZ.',
    'Pour 30\u00a0511 – Contre 0 – Abstention 0 : ADOPTEE',
  ],
  [
    'Désignation de deux scrutateurs',
    'Sont élues Mmes BENMANSOUR et GIRAUD-PHILIPPE.',
    'Pour 30\u00a0511 – Contre 0 – Abstention 0 : ADOPTEE',
  ],
  [
    'Désignation du secrétaire',
    'Le syndic, représenté par M. LAFOND, assure le secrétariat.',
    'Pour 30\u00a0511 – Contre 0 – Abstention 0 : ADOPTEE',
  ],
  [
    'Compte rendu du conseil syndical',
    'M. CHAVANON-RUIZ rend compte de l’année : 9 réunions, 41 ordres de service, renégociation du contrat de gaz. Les copropriétaires remercient le conseil syndical.',
    'Ce point ne fait pas l’objet d’un vote',
  ],
  [
    'Approbation des comptes 01/07/2024 – 30/06/2025',
    'L’assemblée approuve les comptes arrêtés au 30/06/2025, soit 488\u00a0214,77\u00a0€ de charges courantes et 61\u00a0300,00\u00a0€ d’opérations hors budget.',
    'Pour 27\u00a0044 – Contre 2\u00a0310 (BOUKHALFA 770, DEMIR 770, SCI MAS DU TAUREAU 770) – Abstention 1\u00a0157 : ADOPTEE',
  ],
  [
    'Quitus au syndic',
    'Quitus est donné au syndic pour l’exercice arrêté au 30/06/2025.',
    'Pour 26\u00a0274 – Contre 3\u00a0080 – Abstention 1\u00a0157 : ADOPTEE',
  ],
  [
    'Actualisation du budget en cours 2025/2026',
    'Le budget voté de 495\u00a0000,00\u00a0€ est porté à 503\u00a0500,00\u00a0€ du fait du prix du gaz.',
    'Pour 16\u00a0004 – Contre 14\u00a0507 – Abstention 0 : ADOPTEE',
  ],
  [
    'Budget prévisionnel 01/07/2026 – 30/06/2027',
    'Le budget prévisionnel de l’exercice 01/07/2026 – 30/06/2027 est arrêté à 512\u00a0000,00\u00a0€, exigible par quarts les 1er juillet, 1er octobre, 1er janvier et 1er avril.',
    'Pour 28\u00a0201 – Contre 2\u00a0310 – Abstention 0 : ADOPTEE',
  ],
  [
    'Cotisation au fonds de travaux',
    'La cotisation annuelle est fixée à 25\u00a0600,00\u00a0€, soit 5 % du budget prévisionnel.',
    'Article 25 – Pour 28\u00a0971 – Contre 1\u00a0540 – Abstention 0 : ADOPTEE',
  ],
  [
    'Élection du syndic',
    'Régie du Velin SAS est désignée syndic pour la période du 10/12/2025 au 31/12/2027, honoraires 31\u00a0200,00\u00a0€ TTC.',
    'Article 25 – Pour 26\u00a0900 – Contre 3\u00a0611 – Abstention 0 : ADOPTEE',
  ],
  [
    'Remplacement des portes de hall',
    'Devis Métal Rhône 38\u00a0412,00\u00a0€ TTC. Appels les 01/02/2026 et 01/05/2026.',
    'Article 24 – Pour 21\u00a0480 – Contre 9\u00a0031 – Abstention 0 : ADOPTEE',
  ],
  [
    'Vidéoprotection des garages',
    'Devis Sécur’Est Lyonnais 22\u00a0150,00\u00a0€ TTC.',
    'Article 25 – Pour 17\u00a0100 – Contre 13\u00a0411. Le tiers des voix étant atteint, il est procédé à un second vote à la majorité de l’article 24 – Pour 14\u00a0900 – Contre 15\u00a0611 : REJETEE',
  ],
  [
    'Réfection des enrobés des allées 4 et 6',
    'Devis Voirie Alpine 54\u00a0770,00\u00a0€ TTC, honoraires compris.',
    'Article 24 – Pour 24\u00a0310 – Contre 6\u00a0201 – Abstention 0 : ADOPTEE',
  ],
  [
    'Adhésion à l’union de syndicats « Grand Vire »',
    'L’assemblée refuse l’adhésion.',
    'Article 26 – Pour 9\u00a0004 – Contre 21\u00a0507 : REJETEE',
  ],
  [
    'Autorisation donnée à Mme TOURNIER-N’GUESSAN',
    'Pose d’un store banne au lot 214, à ses frais, couleur écru.',
    'Article 25 – Pour 29\u00a0741 – Contre 770 – Abstention 0 : ADOPTEE',
  ],
  [
    'Seuil de consultation du conseil syndical',
    'Le montant à partir duquel le conseil syndical est consulté est fixé à 1\u00a0500,00\u00a0€ TTC.',
    'Article 25 – Pour 30\u00a0511 – Contre 0 – Abstention 0 : ADOPTEE',
  ],
  [
    'Seuil de mise en concurrence',
    'Le montant à partir duquel plusieurs devis sont demandés est fixé à 3\u00a0000,00\u00a0€ TTC.',
    'Article 25 – Pour 30\u00a0511 – Contre 0 – Abstention 0 : ADOPTEE',
  ],
];
const told = (from: number, to: number) =>
  `<div class="c">${POINTS.slice(from, to)
    .map(
      ([subject, text, result], index) =>
        `<div class="p"><b>${from + index + 1}. ${subject}</b><p>L’assemblée générale, après en avoir délibéré et connaissance prise des documents joints à la convocation : ${text}</p><p class="r">${result}</p></div>`,
    )
    .join('')}</div>`;
const foot = (page: number) =>
  `<p class="f">Régie du Velin – PV AGO 10/12/2025 – page ${page}/3 – Président : ____ Scrutateurs : ____ ____ Secrétaire : ____</p>`;

const columns = paperOf(
  'pv-deux-colonnes-vaulx-en-velin',
  `font: 8pt/1.35 'DejaVu Serif Condensed', serif; padding: 11mm 13mm; .c { columns: 2; column-gap: 7mm; column-rule: .15mm solid #999 } .p { break-inside: avoid; margin-bottom: 3mm } p { margin: 0 0 1mm; text-align: justify } .r { font-style: italic } .f { position: absolute; bottom: 6mm; left: 13mm; font-size: 6.8pt }`,
  [
    `<p style="font-size:10pt"><b>RÉGIE DU VELIN SAS</b> – administrateur d’immeubles – 5 avenue Gabriel-Péri – 69120 VAULX-EN-VELIN</p><p style="font-size:12pt;text-align:center;margin:4mm 0"><b>PROCÈS-VERBAL DES DÉLIBÉRATIONS DE L’ASSEMBLÉE GÉNÉRALE ORDINAIRE<br>LE GRAND CLOS – 2 à 18 chemin des Échets – 69120 VAULX-EN-VELIN – n° AE4406121</b></p><p>Le mercredi 10 décembre 2025 à 17 h 45, les copropriétaires se sont réunis à l’espace Frachon sur convocation du 14 novembre 2025. La feuille de présence arrêtée par le bureau constate la présence ou la représentation, y compris par correspondance, de 171 copropriétaires sur 264 totalisant 30\u00a0511 voix sur 50\u00a0000. Sont arrivés en cours de séance : néant. Sont partis : néant.</p><p style="margin:2mm 0">Absents : ADJOVI (770), ALLOUCHE (385), ARNAUD-MICHEL (770), BARRAQUÉ (1\u00a0157), BERTHET (385), CARVALHO (770), CHEN (770), DA SILVA MOREIRA (385), DÉCHELETTE (1\u00a0157), DIALLO (770), DURAND (385), FERRANTE (770), GUICHARD (1\u00a0157), HAMIDOVIC (770), JACQUET (385), KEBE (770), LE BRIS (385), MANSOURI (770), NOVAK (385) et autres, soit 19\u00a0489 voix.</p>${told(0, 4)}${foot(1)}`,
    `${told(4, 13)}${foot(2)}`,
    `${told(13, 17)}<p style="margin-top:5mm">L’ordre du jour étant épuisé et personne ne demandant plus la parole, la séance est levée à 20 h 55.</p><p style="margin-top:5mm">Article 42, alinéa 2, de la loi du 10 juillet 1965 : « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. (…) Sauf urgence, l’exécution par le syndic des travaux décidés par l’assemblée générale en application des articles 25 et 26 est suspendue jusqu’à l’expiration du délai de deux mois. »</p>${foot(3)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'RÉGIE DU VELIN SAS',
      building: 'LE GRAND CLOS',
      building_address: '2 à 18 chemin des Échets, 69120 VAULX-EN-VELIN',
      rnc: 'AE4406121',
      meeting_on: '2025-12-10',
      tantiemes_present: 30511,
      resolutions: POINTS.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: POINTS.flatMap(([, , result], index) =>
        result.endsWith('ADOPTEE') ? [String(index + 1)] : [],
      ),
      resolutions_rejected: ['12', '14'],
      approved_from: '2024-07-01',
      approved_to: '2025-06-30',
      quitus: true,
      budget: 51200000,
      budget_from: '2026-07-01',
      budget_to: '2027-06-30',
      cotisation_fonds_travaux: 2560000,
      works_adopted: [
        '11. Remplacement des portes de hall',
        '13. Réfection des enrobés des allées 4 et 6',
      ],
      works_adopted_total: 3841200 + 5477000,
      mandate_from: '2025-12-10',
      mandate_to: '2027-12-31',
    },
    absent: ['owner', 'lots', 'iban', 'impayes', 'tantiemes'],
  },
);

export const PROCES_VERBAL_LONG = [columns];
