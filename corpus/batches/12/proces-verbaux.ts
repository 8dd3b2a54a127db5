// Minutes of meetings as the big syndics' software writes them, resolution after resolution, with those
// who voted against by name.
import { either, paperOf } from '../../paper.ts';

type Item = readonly [title: string, text: string, votes: string, result: string];

const PRESENT = '68\u00a0214';
const full = `Votent POUR : 61 copropriétaires représentant ${PRESENT} tantièmes.<br>Votent CONTRE : néant. S’ABSTIENNENT : néant.`;
const METZ: readonly Item[] = [
  [
    'Élection du président de séance',
    'L’assemblée générale élit en qualité de président de séance M. KIEFFER Laurent.',
    full,
    'Cette résolution est adoptée à l’unanimité des voix exprimées.',
  ],
  [
    'Élection du scrutateur et du secrétaire',
    'L’assemblée générale élit en qualité de scrutatrice Mme WAGNER Édith. Le secrétariat est assuré par Mme HARTMANN, représentant le cabinet HEXALIA.',
    full,
    'Cette résolution est adoptée à l’unanimité des voix exprimées.',
  ],
  [
    'Approbation des comptes de l’exercice clos le 31/12/2025',
    'L’assemblée générale, après avoir pris connaissance des annexes comptables jointes à la convocation, approuve les comptes de l’exercice du 01/01/2025 au 31/12/2025, en leur forme, teneur, imputation et répartition, pour un montant de charges courantes de 126 097,98 € et de 14 862,00 € pour les travaux.',
    'Votent POUR : 58 copropriétaires représentant 65 090 tantièmes.<br>Votent CONTRE : 3 copropriétaires représentant 3 124 tantièmes : BECKER Jean (1 120), SCI MOSELLE (1 342), THIEL Anne (662).<br>S’ABSTIENNENT : néant.',
    'Cette résolution est adoptée à la majorité des voix exprimées (article 24).',
  ],
  [
    'Quitus au syndic',
    'L’assemblée générale donne quitus au syndic HEXALIA pour sa gestion arrêtée au 31/12/2025.',
    'Votent POUR : 56 copropriétaires représentant 62 410 tantièmes.<br>Votent CONTRE : 3 copropriétaires représentant 3 124 tantièmes : BECKER Jean (1 120), SCI MOSELLE (1 342), THIEL Anne (662).<br>S’ABSTIENNENT : 2 copropriétaires représentant 2 680 tantièmes : LAURENT Guy (1 338), MULLER Eva (1 342).',
    'Cette résolution est adoptée à la majorité des voix exprimées (article 24).',
  ],
  [
    'Désignation du syndic HEXALIA et approbation du contrat',
    'L’assemblée générale nomme la société HEXALIA GRAND EST, titulaire de la carte professionnelle CPI 5701 2021 000 000 118, en qualité de syndic, selon les modalités du contrat joint à la convocation, pour une durée de 24 mois qui commencera le 12/06/2026 pour se terminer le 11/06/2028. Elle mandate le président de séance pour signer le contrat.',
    'Votent POUR : 57 copropriétaires représentant 63 752 tantièmes.<br>Votent CONTRE : 3 copropriétaires représentant 3 124 tantièmes.<br>S’ABSTIENT : 1 copropriétaire représentant 1 338 tantièmes.',
    'Cette résolution est adoptée à la majorité des voix de tous les copropriétaires (article 25).',
  ],
  [
    'Approbation du budget prévisionnel de l’exercice 2027',
    'L’assemblée générale approuve le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027 arrêté à la somme de 132 200,00 €. Il sera appelé par quarts, exigibles le premier jour de chaque trimestre civil.',
    full,
    'Cette résolution est adoptée à l’unanimité des voix exprimées.',
  ],
  [
    'Fixation du montant de la cotisation au fonds de travaux',
    'L’assemblée générale décide de fixer le montant de la cotisation annuelle obligatoire au fonds de travaux à 8 436,00 €. Elle sera appelée selon la clé des charges communes générales, aux mêmes dates que le budget.',
    full,
    'Cette résolution est adoptée à la majorité des voix de tous les copropriétaires (article 25).',
  ],
  [
    'Remplacement des portes d’accès aux caves du bâtiment B',
    'L’assemblée générale, après avoir étudié les devis joints, décide de confier les travaux à l’entreprise METALLERIE MESSINE pour un montant de 9 735,00 € TTC. Le financement sera appelé en une fois, le 01/10/2026, selon la clé 0012.',
    'Votent POUR : 28 copropriétaires représentant 6 204 tantièmes.<br>Votent CONTRE : 2 copropriétaires représentant 519 tantièmes : BECKER Jean (288), THIEL Anne (231).<br>S’ABSTIENNENT : néant.',
    'Cette résolution est adoptée à la majorité des voix exprimées (article 24).',
  ],
  [
    'Installation de panneaux photovoltaïques en toiture',
    'L’assemblée générale est appelée à se prononcer sur l’étude présentée par SOLEIL LORRAIN pour un montant de 74 300,00 € TTC.',
    'Votent POUR : 17 copropriétaires représentant 19 846 tantièmes.<br>Votent CONTRE : 41 copropriétaires représentant 45 688 tantièmes.<br>S’ABSTIENNENT : 3 copropriétaires représentant 2 680 tantièmes.',
    'Cette résolution est rejetée (article 25).',
  ],
  [
    'Autorisation donnée à Mme WAGNER de remplacer ses fenêtres',
    'L’assemblée générale autorise Mme WAGNER, copropriétaire du lot 109, à remplacer à ses frais ses menuiseries extérieures à l’identique, sous réserve de la fourniture de l’attestation d’assurance de l’entreprise.',
    full,
    'Cette résolution est adoptée à la majorité des voix de tous les copropriétaires (article 25).',
  ],
];
const spoken = (from: number, to: number) =>
  METZ.slice(from, to)
    .map(
      ([title, text, votes, result], index) =>
        `<h2>Résolution n° ${from + index + 1} : ${title}</h2><p>${text}</p><p class="v">${votes}</p><p><b>${result}</b></p>`,
    )
    .join('');
const metzFoot = (page: number) =>
  `<p class="ft">HEXALIA – 57031 LES TERRASSES DU SABLON – Procès-verbal de l’assemblée générale du 11/06/2026 – Page ${page}/3</p>`;

const national = paperOf(
  'pv-resolutions-metz',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; padding: 14mm 17mm; .logo { font: bold 18pt 'URW Gothic', sans-serif; color: #00457c } h2 { font-size: 10pt; background: #d9dde2; padding: 1mm 2mm; margin: 3.5mm 0 1.5mm } p { margin-bottom: 1.4mm } .v { padding-left: 5mm; font-size: 8.6pt } .ft { position: absolute; bottom: 6mm; left: 17mm; font-size: 7pt; color: #666 }`,
  [
    `<div class="logo">HEXALIA</div><h1 style="font-size:14pt;text-align:center;margin-top:4mm">PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE ORDINAIRE<br>DU JEUDI 11 JUIN 2026</h1><p style="text-align:center">Immeuble LES TERRASSES DU SABLON – 24 rue des Tanneurs du Sablon – 57000 METZ<br>N° d’immatriculation : AC5318207</p><p>Le jeudi 11 juin 2026 à 17 h 30, les copropriétaires de l’immeuble se sont réunis en assemblée générale à la Maison de quartier du Sablon, sur convocation adressée par le syndic par lettre recommandée avec demande d’avis de réception ou par voie électronique en date du 13 mai 2026. Il a été dressé une feuille de présence, signée par chaque copropriétaire entrant en séance.</p><p>Sont présents, représentés ou votant par correspondance : 61 copropriétaires sur 94, représentant ${PRESENT} tantièmes sur 100 000.<br>Sont absents et non représentés : 33 copropriétaires représentant 31 786 tantièmes : ADAM Luc (1 342), BOUR Mireille (1 120), COLSON Yves (988), DORR Nicole (1 120), ENGEL Paul (1 342), et autres suivant la feuille de présence annexée.</p>${spoken(0, 4)}${metzFoot(1)}`,
    `${spoken(4, 8)}${metzFoot(2)}`,
    `${spoken(8, 10)}<h2>Informations ne donnant pas lieu à vote</h2><p>Le syndic rend compte de l’avancement du chantier d’étanchéité de la toiture-terrasse du bâtiment B, dont la réception est prévue à l’automne. Le conseil syndical signale des stationnements gênants devant les conteneurs.</p><p style="margin-top:5mm">L’ordre du jour étant épuisé, la séance est levée à 20 h 05.</p><p>Le président de séance &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; La scrutatrice &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; La secrétaire</p><p style="font-size:8pt;margin-top:6mm">Article 42, alinéa 2, de la loi n° 65-557 du 10 juillet 1965 : « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. Cette notification est réalisée par le syndic dans le délai d’un mois à compter de la tenue de l’assemblée générale. »</p>${metzFoot(3)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('HEXALIA', 'HEXALIA GRAND EST'),
      building: 'LES TERRASSES DU SABLON',
      building_address: '24 rue des Tanneurs du Sablon, 57000 METZ',
      rnc: 'AC5318207',
      meeting_on: '2026-06-11',
      tantiemes_present: 68214,
      resolutions: METZ.map(([title], index) => `${index + 1}. ${title}`),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7', '8', '10'],
      resolutions_rejected: ['9'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 13220000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 843600,
      works_adopted: ['8. Remplacement des portes d’accès aux caves du bâtiment B'],
      works_adopted_total: 973500,
      mandate_from: '2026-06-12',
      mandate_to: '2028-06-11',
    },
    absent: ['owner', 'lots', 'tantiemes', 'iban', 'impayes'],
  },
);

const COLMAR: readonly (readonly [title: string, text: string])[] = [
  [
    'DÉSIGNATION DU PRÉSIDENT DE SÉANCE',
    'M. FREYBURGER est désigné président de séance à l’unanimité des présents et représentés (742/742). Adopté.',
  ],
  [
    'DÉSIGNATION DU SECRÉTAIRE',
    'Mme ZIMMERLIN, du cabinet, est désignée secrétaire à l’unanimité (742/742). Adopté.',
  ],
  [
    'APPROBATION DES COMPTES',
    'Les comptes de l’exercice du 1er octobre 2024 au 30 septembre 2025, qui présentent un total de charges de 21 604,37 €, sont approuvés par 742 voix pour, 0 contre, 0 abstention. Adopté.',
  ],
  [
    'QUITUS AU SYNDIC',
    'L’assemblée reproche au syndic le retard apporté à la réparation du chéneau. Mis aux voix, le quitus recueille 301 voix pour et 441 voix contre (MM. FREYBURGER, HUGEL, SPINDLER, SCI DU LADHOF). Rejeté.',
  ],
  [
    'BUDGET PRÉVISIONNEL 2026/2027',
    'Le budget de l’exercice du 1er octobre 2026 au 30 septembre 2027 est voté à hauteur de vingt-deux mille neuf cents euros (22 900 €) par 742 voix pour. Adopté.',
  ],
  [
    'FONDS DE TRAVAUX',
    'La cotisation annuelle est fixée à 5 % du budget, soit 1 145 €, par 742 voix pour. Adopté.',
  ],
  [
    'RÉPARATION DU CHÉNEAU ET DES DESCENTES CÔTÉ COUR',
    'Le devis de l’entreprise Zinguerie des Vosges, d’un montant de 6 248,00 € TTC, est retenu par 742 voix pour. Les fonds seront appelés le 1er mars 2026. Adopté.',
  ],
  [
    'PEINTURE DE LA CAGE D’ESCALIER',
    'Le devis de l’entreprise Couleurs d’Alsace, d’un montant de 11 930,00 € TTC, est retenu par 520 voix pour, 222 voix contre (Mme BAUR, M. KLEIN). Les fonds seront appelés en deux fois, les 1er avril et 1er juillet 2026. Adopté.',
  ],
  [
    'DEMANDE DE M. KLEIN : POSE D’UNE ENSEIGNE',
    'La demande recueille 222 voix pour et 520 voix contre ; la majorité de l’article 25 n’est pas atteinte, ni le tiers des voix. Rejeté.',
  ],
];
const brief = (from: number, to: number) =>
  COLMAR.slice(from, to)
    .map(([title, text], index) => `<p><b>${from + index + 1}) ${title}</b><br>${text}</p>`)
    .join('');

const small = paperOf(
  'pv-court-colmar',
  `font: 11pt/1.5 'P052', serif; padding: 20mm 22mm; p { margin-bottom: 3.4mm; text-align: justify }`,
  [
    `<p style="text-align:left">CABINET OBERLIN & FILS<br>Syndic de copropriété<br>8 rue des Tonneliers, 68000 COLMAR</p><p style="text-align:center;font-size:13pt"><b>PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE<br>DES COPROPRIÉTAIRES DE L’IMMEUBLE<br>14 GRAND’RUE DES POTIERS, 68000 COLMAR</b></p><p>L’an deux mille vingt-six, le vingt-neuf janvier à dix-huit heures, les copropriétaires se sont réunis dans les locaux du syndic sur convocation du 5 janvier 2026. La feuille de présence fait apparaître que 9 copropriétaires sur 12, totalisant 742 millièmes sur 1 000, sont présents ou représentés. Absents : Mme GROSS (96), M. et Mme RITTER (104), M. WOLFF (58). L’assemblée peut valablement délibérer.</p>${brief(0, 5)}`,
    `${brief(5, 9)}<p>Divers : le conseil syndical demande que l’éclairage du passage soit revu par l’électricien. Les copropriétaires sont invités à fermer la porte cochère après vingt heures.</p><p>Plus rien n’étant à l’ordre du jour, la séance est levée à 19 h 40.</p><p>Le président : R. FREYBURGER<br>La secrétaire : C. ZIMMERLIN</p><p style="font-size:9pt">Le présent procès-verbal est notifié aux copropriétaires opposants et défaillants, qui disposent de deux mois pour contester les décisions devant le tribunal judiciaire (article 42 de la loi du 10 juillet 1965).</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'CABINET OBERLIN & FILS',
      building_address: '14 GRAND’RUE DES POTIERS, 68000 COLMAR',
      meeting_on: '2026-01-29',
      tantiemes_present: 742,
      resolutions: COLMAR.map(([title], index) => `${index + 1}. ${title}`),
      resolutions_adopted: ['1', '2', '3', '5', '6', '7', '8'],
      resolutions_rejected: ['4', '9'],
      approved_from: '2024-10-01',
      approved_to: '2025-09-30',
      quitus: false,
      budget: 2290000,
      budget_from: '2026-10-01',
      budget_to: '2027-09-30',
      cotisation_fonds_travaux: 114500,
      works_adopted: [
        '7. RÉPARATION DU CHÉNEAU ET DES DESCENTES CÔTÉ COUR',
        '8. PEINTURE DE LA CAGE D’ESCALIER',
      ],
      works_adopted_total: 1817800,
    },
    absent: ['rnc', 'owner', 'lots', 'iban', 'mandate_from', 'mandate_to'],
  },
);

export const PROCES_VERBAUX = [national, small];
