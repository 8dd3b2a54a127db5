// Minutes of general meetings: resolutions with their counts, a ruled form, and a small building's prose.
import { paperOf } from '../../paper.ts';

type Vote = readonly [subject: string, text: string, result: string];
const K: readonly Vote[] = [
  [
    'Élection du président de séance',
    'L’assemblée générale désigne M. Jean-Yves COSQUER en qualité de président de séance.',
    'Votent POUR : 21 copropriétaires représentant 6 842 / 6 842 tantièmes. Votent CONTRE : néant. S’abstiennent : néant.<br><b>Cette résolution est adoptée à la majorité des voix exprimées (article 24).</b>',
  ],
  [
    'Élection du scrutateur et du secrétaire',
    'L’assemblée générale désigne Mme Nolwenn LE GALL en qualité de scrutatrice ; le syndic, représenté par Mme QUÉRÉ, assure le secrétariat.',
    'Votent POUR : 21 copropriétaires représentant 6 842 / 6 842 tantièmes.<br><b>Cette résolution est adoptée à la majorité des voix exprimées (article 24).</b>',
  ],
  [
    'Approbation des comptes de l’exercice du 01/01/2025 au 31/12/2025',
    'L’assemblée générale, après avoir pris connaissance des documents joints à la convocation et en avoir délibéré, approuve sans réserve, en leur forme, teneur, imputation et répartition, les comptes de charges de l’exercice, arrêtés à la somme de 54 495,35 € pour les opérations courantes et de 9 640,00 € pour les travaux.',
    'Votent POUR : 19 copropriétaires représentant 6 310 / 6 842 tantièmes. Votent CONTRE : 2 copropriétaires représentant 532 tantièmes (KERMARREC 310, SCI DU STEÏR 222).<br><b>Cette résolution est adoptée à la majorité des voix exprimées (article 24).</b>',
  ],
  [
    'Quitus au syndic',
    'L’assemblée générale donne quitus au syndic, ARMOR GESTION, pour sa gestion au cours de l’exercice écoulé.',
    'Votent POUR : 18 copropriétaires représentant 6 008 tantièmes. Votent CONTRE : 3 copropriétaires représentant 834 tantièmes.<br><b>Cette résolution est adoptée à la majorité des voix exprimées (article 24).</b>',
  ],
  [
    'Désignation du syndic',
    'L’assemblée générale renouvelle le cabinet ARMOR GESTION dans ses fonctions de syndic. Le mandat prend effet le 26/03/2026 pour s’achever le 30/06/2027, selon le contrat joint à la convocation, moyennant des honoraires annuels de gestion courante de 9 480,00 € TTC.',
    'Votent POUR : 20 copropriétaires représentant 6 532 / 10 000 tantièmes. Votent CONTRE : 1 copropriétaire représentant 310 tantièmes.<br><b>Cette résolution est adoptée à la majorité absolue des voix de tous les copropriétaires (article 25).</b>',
  ],
  [
    'Budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027',
    'L’assemblée générale adopte le budget prévisionnel détaillé par postes de dépenses, joint à la convocation, pour un montant de 57 040,00 €. Il sera appelé par quarts le premier jour de chaque trimestre.',
    'Votent POUR : 21 copropriétaires représentant 6 842 / 6 842 tantièmes.<br><b>Cette résolution est adoptée à la majorité des voix exprimées (article 24).</b>',
  ],
  [
    'Cotisation au fonds de travaux',
    'Conformément à l’article 14-2-1 de la loi, l’assemblée fixe le montant annuel de la cotisation au fonds de travaux à 2 852,00 €, soit 5 % du budget prévisionnel.',
    'Votent POUR : 21 copropriétaires représentant 6 842 / 10 000 tantièmes.<br><b>Cette résolution est adoptée à la majorité absolue des voix de tous les copropriétaires (article 25).</b>',
  ],
  [
    'Travaux de réfection de la cage d’escalier',
    'L’assemblée générale, après examen des devis des entreprises Peintures Odet et Breizh Déco, décide de réaliser la réfection de la cage d’escalier, retient l’entreprise Peintures Odet pour un montant de 16 720,00 € TTC et autorise le syndic à appeler les fonds les 01/07/2026 et 01/10/2026.',
    'Votent POUR : 17 copropriétaires représentant 5 766 tantièmes. Votent CONTRE : 4 copropriétaires représentant 1 076 tantièmes.<br><b>Cette résolution est adoptée à la majorité des voix exprimées (article 24).</b>',
  ],
  [
    'Installation d’un système de vidéosurveillance dans le hall',
    'L’assemblée générale est appelée à se prononcer sur l’installation de deux caméras, devis de la société Finistère Sécurité d’un montant de 4 310,00 € TTC.',
    'Votent POUR : 6 copropriétaires représentant 1 902 tantièmes. Votent CONTRE : 15 copropriétaires représentant 4 940 tantièmes.<br><b>Cette résolution est rejetée.</b>',
  ],
];
const resolution = ([subject, text, result]: Vote, index: number) =>
  `<h2>RÉSOLUTION N° ${index + 1} : ${subject}</h2><p>${text}</p><p class="v">${result}</p>`;
const blocks = (from: number, to: number) =>
  K.map(resolution)
    .slice(from - 1, to)
    .join('');

const counted = paperOf(
  'pv-resolutions-quimper',
  `font: 9.6pt/1.4 'Nimbus Sans', sans-serif; padding: 15mm 18mm; h1 { font-size: 14pt; text-align: center; color: #00584f } h2 { font-size: 10pt; margin: 4mm 0 1mm; text-decoration: underline } .v { margin-left: 6mm } .p { position: absolute; bottom: 8mm; right: 18mm; font-size: 8pt }`,
  [
    `<p><b>ARMOR GESTION</b><br>2 place Terre-au-Duc, 29000 QUIMPER</p><h1>PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE ORDINAIRE<br>DU JEUDI 26 MARS 2026</h1><p style="text-align:center"><b>Syndicat des copropriétaires de la RÉSIDENCE KERVIR</b><br>12 rue des Korrigans, 29000 QUIMPER<br>Immatriculation au registre : AC3 718 204</p><p>L’an deux mille vingt-six, le vingt-six mars à dix-huit heures, les copropriétaires de l’immeuble se sont réunis à la salle de l’Odet, 4 rue de Pont-l’Abbé à Quimper, en assemblée générale sur convocation adressée par le syndic par lettre recommandée avec demande d’avis de réception ou par voie électronique.</p><p>Il est dressé une feuille de présence, émargée par chaque copropriétaire entrant en séance. Le président constate, d’après la feuille de présence, que sont présents, représentés ou ont voté par correspondance <b>21 copropriétaires sur 34, totalisant 6 842 tantièmes sur 10 000</b>.</p><p>Absents et non représentés : ABGRALL (298), BODENES (310), CARIOU (312), DANIEL (305), FLOCH (321), GUEGUEN (298), HASCOET (310), JEZEQUEL (92), LE DOARE (312), MORVAN (300), PERON (90), SALAÜN (202) et TANGUY (8), soit 3 158 tantièmes.</p>${blocks(1, 3)}<p class="p">Page 1 / 3</p>`,
    `${blocks(4, 8)}<p class="p">Page 2 / 3</p>`,
    `${blocks(9, 9)}<h2>Point d’information : questions diverses</h2><p>Le conseil syndical signale des nuisances liées au dépôt d’encombrants dans le local à vélos. Un courrier de rappel sera adressé à l’ensemble des occupants. La fuite signalée au niveau du parking fait l’objet d’une recherche par l’entreprise Plomberie de Cornouaille.</p><p>L’ordre du jour étant épuisé et plus personne ne demandant la parole, la séance est levée à 20 h 15.</p><p>Article 42, alinéa 2, de la loi du 10 juillet 1965 : « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. Sauf urgence, l’exécution par le syndic des travaux décidés par l’assemblée générale en application des articles 25 et 26 est suspendue jusqu’à l’expiration du délai de deux mois. »</p><table style="margin-top:10mm"><tr><td>Le président<br>M. COSQUER</td><td>La scrutatrice<br>Mme LE GALL</td><td>Le secrétaire<br>Mme QUÉRÉ</td></tr></table><p class="p">Page 3 / 3</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'ARMOR GESTION',
      building: 'RÉSIDENCE KERVIR',
      building_address: '12 rue des Korrigans, 29000 QUIMPER',
      rnc: 'AC3718204',
      meeting_on: '2026-03-26',
      tantiemes_present: 6842,
      base: 10000,
      resolutions: K.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7', '8'],
      resolutions_rejected: ['9'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 5704000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 285200,
      works_adopted: ['8. Travaux de réfection de la cage d’escalier'],
      works_adopted_total: 1672000,
      mandate_from: '2026-03-26',
      mandate_to: '2027-06-30',
    },
    absent: ['owner', 'lots', 'tantiemes', 'impayes', 'iban'],
  },
);

const B = [
  ['Désignation du président de séance', 'art. 24', '58 214', '0', '0', 'ADOPTÉE'],
  ['Désignation du secrétaire de séance', 'art. 24', '58 214', '0', '0', 'ADOPTÉE'],
  [
    'Approbation des comptes de l’exercice clos le 30/09/2025',
    'art. 24',
    '55 009',
    '3 205',
    '0',
    'ADOPTÉE',
  ],
  ['Quitus au syndic pour sa gestion', 'art. 24', '27 330', '28 840', '2 044', 'REJETÉE'],
  [
    'Désignation de la société Citadine Pays Basque en qualité de syndic',
    'art. 25',
    '52 118',
    '6 096',
    '0',
    'ADOPTÉE',
  ],
  ['Élection des membres du conseil syndical', 'art. 25', '56 870', '1 344', '0', 'ADOPTÉE'],
  [
    'Budget prévisionnel de l’exercice 01/10/2026 – 30/09/2027',
    'art. 24',
    '58 214',
    '0',
    '0',
    'ADOPTÉE',
  ],
  ['Fonds de travaux', 'art. 25', '54 901', '3 313', '0', 'ADOPTÉE'],
  ['Ravalement des façades est et ouest', 'art. 24', '49 660', '8 554', '0', 'ADOPTÉE'],
  [
    'Pose de bornes de recharge pour véhicules électriques',
    'art. 25',
    '18 211',
    '40 003',
    '0',
    'REJETÉE',
  ],
] as const;
const TEXTS = [
  'Est élu président : Mme Maialen IRIGOYEN.',
  'Est désigné secrétaire : M. Bixente DARRIEUX, représentant le syndic.',
  'L’assemblée approuve les comptes de l’exercice allant du 01/10/2024 au 30/09/2025, qui lui ont été notifiés avec l’ordre du jour.',
  'L’assemblée, mise aux voix, se prononce sur le quitus à donner au syndic. Plusieurs copropriétaires regrettent le délai de traitement du sinistre de la toiture-terrasse.',
  'Le mandat est donné pour une durée de deux ans, du 20/05/2026 au 19/05/2028. Le président de séance est habilité à signer le contrat.',
  'Sont élus pour la même durée : Mme IRIGOYEN, M. LARRALDE et la SCI ETXE ONA.',
  'L’assemblée adopte le budget à hauteur de 183 600,00 € et autorise le syndic à l’appeler en quatre provisions trimestrielles égales.',
  'L’assemblée décide de porter la cotisation annuelle à 9 180,00 €.',
  'L’assemblée décide de confier les travaux à l’entreprise Adour Façades pour un montant global de 475 000,00 € TTC, tous honoraires et assurances compris, appelé en trois fois (01/07/2026, 01/10/2026, 01/02/2027).',
  'Le devis de la société Recharge Sud-Ouest, 31 200,00 € TTC, n’est pas retenu.',
];
const ruled = ([from, to]: readonly [number, number]) =>
  B.slice(from - 1, to)
    .map(
      ([subject, article, yes, no, none, result], index) =>
        `<div class="r"><div class="h"><span>${from + index}. ${subject}</span><span>${article}</span></div><p>${TEXTS[from + index - 1] ?? ''}</p><table><tr><td>POUR : ${yes}</td><td>CONTRE : ${no}</td><td>ABSTENTION : ${none}</td><td><b>${result}</b></td></tr></table></div>`,
    )
    .join('');
const form = paperOf(
  'pv-encadres-bayonne',
  `font: 9.4pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 14mm 17mm; h1 { font-size: 15pt; color: #a5281b } .r { border: .25mm solid #c9aba0; margin-bottom: 3mm; padding: 2mm } .h { display: flex; justify-content: space-between; font-weight: bold; border-bottom: .2mm solid #c9aba0; margin-bottom: 1.5mm; padding-bottom: 1mm } .r p { margin-bottom: 1mm }`,
  [
    `<p><b>Citadine Pays Basque</b> – 7 allée Boufflers, 64100 BAYONNE</p><h1>Procès-verbal d’assemblée générale</h1><p>Copropriété : Résidence ARITZA – 33 allées Marines – 64100 BAYONNE<br>Date : mercredi 20 mai 2026 à 17 h 30 – Lieu : Maison des associations, Bayonne, et visioconférence</p><p>Tenue de la feuille de présence : présents 24 copropriétaires (31 402 tantièmes), représentés 15 (20 118 tantièmes), votes par correspondance 8 (6 694 tantièmes). <b>Total : 47 copropriétaires sur 88, soit 58 214 / 100 000 tantièmes.</b></p><p>Les copropriétaires absents ou défaillants sont recensés dans la liste annexée au présent procès-verbal. L’assemblée, régulièrement convoquée par courrier du 22/04/2026, peut valablement délibérer sur les questions inscrites à l’ordre du jour.</p>${ruled([1, 5])}`,
    `${ruled([6, 10])}<p>Rien n’étant plus à délibérer, la présidente lève la séance à 19 h 50. Le présent procès-verbal est signé par la présidente et le secrétaire.</p><p style="font-size:8.2pt">Il est rappelé que, selon l’article 42 de la loi du 10 juillet 1965, les décisions de l’assemblée peuvent être contestées devant le tribunal judiciaire de Bayonne dans les deux mois de la notification, par les seuls copropriétaires opposants ou défaillants. La notification est faite par le syndic dans le délai d’un mois à compter de la tenue de l’assemblée.</p><p>Mme IRIGOYEN (signé) – M. DARRIEUX (signé)</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Citadine Pays Basque',
      building: 'Résidence ARITZA',
      building_address: '33 allées Marines, 64100 BAYONNE',
      meeting_on: '2026-05-20',
      tantiemes_present: 58214,
      base: 100000,
      resolutions: B.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: ['1', '2', '3', '5', '6', '7', '8', '9'],
      resolutions_rejected: ['4', '10'],
      approved_from: '2024-10-01',
      approved_to: '2025-09-30',
      quitus: false,
      budget: 18360000,
      budget_from: '2026-10-01',
      budget_to: '2027-09-30',
      cotisation_fonds_travaux: 918000,
      works_adopted: ['9. Ravalement des façades est et ouest'],
      works_adopted_total: 47500000,
      mandate_from: '2026-05-20',
      mandate_to: '2028-05-19',
    },
    absent: ['rnc', 'owner', 'lots', 'impayes', 'iban'],
  },
);

const prose = paperOf(
  'pv-lettre-colmar',
  `font: 10.4pt/1.45 'Nimbus Roman', serif; padding: 18mm 20mm; h1 { font-size: 15pt; text-align: center } h2 { font-size: 11pt; margin: 4mm 0 1mm }`,
  [
    `<p>Cabinet WENDLING &amp; FILS, syndic<br>21 avenue de la République – 68000 COLMAR</p><h1>Copropriété LES TANNEURS<br>9 quai de la Sinn, 68000 COLMAR</h1><p style="text-align:center"><b>PROCÈS-VERBAL de l’assemblée générale annuelle du 14 avril 2026</b></p><p>Les copropriétaires se sont réunis dans les bureaux du syndic le mardi 14 avril 2026 à 18 heures, sur convocation du 12 mars 2026. Sont présents ou représentés 9 copropriétaires sur 12, réunissant 7 730 voix sur 10 000. Sont absents : M. HUNSINGER (840 voix), Mme KLEIN (610 voix), SCI DU LAUCH (820 voix).</p><h2>1 – Bureau</h2><p>M. Thierry OBRECHT est élu président de séance et Mme SCHOENAUER scrutatrice. Le secrétariat est tenu par le syndic. Résolution adoptée à l’unanimité des présents et représentés.</p><h2>2 – Approbation des comptes 2025</h2><p>Après rapport du conseil syndical, les comptes de l’exercice du 1er janvier au 31 décembre 2025 sont approuvés. Pour : 7 730 voix. Résolution adoptée à l’unanimité.</p><h2>3 – Quitus</h2><p>L’assemblée donne au syndic quitus entier et définitif de sa gestion pour l’exercice 2025. Pour : 6 900 voix ; abstention : M. BAUER, 830 voix. Résolution adoptée.</p><h2>4 – Budget 2027</h2><p>Le budget prévisionnel de l’exercice 2027 (1er janvier au 31 décembre 2027) est fixé à 53 000,00 €. Pour : 7 730 voix. Résolution adoptée à l’unanimité.</p>`,
    `<h2>5 – Fonds de travaux</h2><p>La cotisation annuelle au fonds de travaux est maintenue à 2 650,00 €. Pour : 7 730 voix sur 10 000. Résolution adoptée.</p><h2>6 – Réfection de la toiture</h2><p>Au vu de trois devis, l’assemblée décide la réfection complète de la couverture par l’entreprise Zinguerie du Ried pour 63 900,00 € TTC, payable en trois appels égaux exigibles les 1er juillet 2026, 1er octobre 2026 et 1er janvier 2027. Les honoraires du syndic pour le suivi sont fixés à 2,5 % du montant hors taxes. Pour : 6 900 voix ; contre : 830 voix (M. BAUER). Résolution adoptée à la majorité de l’article 24.</p><h2>7 – Autorisation donnée à Mme SCHOENAUER</h2><p>Mme SCHOENAUER demande l’autorisation de remplacer à ses frais les volets de son lot 7, selon le coloris défini par l’architecte des bâtiments de France. Pour : 7 730 voix. Résolution adoptée.</p><h2>8 – Plan pluriannuel de travaux</h2><p>L’assemblée prend acte du projet de plan établi par le bureau d’études Rhin Conseil et décide d’en reporter l’adoption à la prochaine assemblée. Contre l’adoption immédiate : 7 730 voix. Résolution rejetée.</p><p style="margin-top:6mm">La séance est levée à 19 h 40. Les actions en contestation doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans le délai de deux mois suivant la notification (article 42 de la loi du 10 juillet 1965).</p><p>Certifié conforme à l’original. Le président, la scrutatrice, le syndic.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Cabinet WENDLING & FILS',
      building: 'LES TANNEURS',
      building_address: '9 quai de la Sinn, 68000 COLMAR',
      meeting_on: '2026-04-14',
      tantiemes_present: 7730,
      base: 10000,
      resolutions: [
        '1. Bureau',
        '2. Approbation des comptes 2025',
        '3. Quitus',
        '4. Budget 2027',
        '5. Fonds de travaux',
        '6. Réfection de la toiture',
        '7. Autorisation donnée à Mme SCHOENAUER',
        '8. Plan pluriannuel de travaux',
      ],
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7'],
      resolutions_rejected: ['8'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 5300000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 265000,
      works_adopted: ['6. Réfection de la toiture'],
      works_adopted_total: 6390000,
    },
    absent: ['rnc', 'owner', 'tantiemes', 'iban', 'mandate_from', 'mandate_to'],
  },
);

export const SEANCES = [counted, form, prose];
