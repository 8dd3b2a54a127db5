// Minutes of three meetings: a network's blocks, a small cabinet's ordinals, a voluntary syndic's page and a half.
import { either, paperOf } from '../../paper.ts';

type Item = readonly [subject: string, majority: string, text: string, votes: string];
const vote = (yes: string, no: string, blank: string) =>
  `<table class="v"><tr><td>Votent POUR</td><td>${yes}</td></tr><tr><td>Votent CONTRE</td><td>${no}</td></tr><tr><td>S’ABSTIENNENT</td><td>${blank}</td></tr></table>`;
const all = vote('31 copropriétaires représentant 6042 / 6042 tantièmes', 'néant', 'néant');
const carried = (article: string) =>
  `<p class="r">En vertu de quoi, cette résolution est ADOPTÉE dans les conditions de majorité de l’article ${article} (majorité des voix ${article === '24' ? 'exprimées des copropriétaires présents, représentés ou ayant voté par correspondance' : 'de tous les copropriétaires'}).</p>`;
const MARCEAU: readonly Item[] = [
  [
    'Élection du président de séance',
    '24',
    'L’assemblée générale désigne en qualité de président de séance M. Gilles RABOTIN.',
    `${all}${carried('24')}`,
  ],
  [
    'Élection du scrutateur',
    '24',
    'L’assemblée générale désigne en qualité de scrutateur Mme Odette CHESNEAU.',
    `${all}${carried('24')}`,
  ],
  [
    'Désignation du secrétaire de séance',
    '24',
    'L’assemblée générale désigne en qualité de secrétaire de séance Mme Sabrina COLLET, représentant le cabinet Foncélia.',
    `${all}${carried('24')}`,
  ],
  [
    'Rapport du conseil syndical (sans vote)',
    '–',
    'M. RABOTIN donne lecture du rapport du conseil syndical pour l’exercice écoulé. L’assemblée prend acte de cette information, qui ne donne pas lieu à un vote.',
    '',
  ],
  [
    'Approbation des comptes de l’exercice clos le 31/12/2025',
    '24',
    'L’assemblée générale approuve en leur forme, teneur, imputation et répartition les comptes des charges de l’exercice du 01/01/2025 au 31/12/2025, comptes qui ont été adressés à chaque copropriétaire en annexe de la convocation.',
    `${vote('29 copropriétaires représentant 5638 / 5853 tantièmes', '1 copropriétaire représentant 215 / 5853 tantièmes – Mme LEBRUN (215)', '1 copropriétaire représentant 189 tantièmes – M. TOURNIER (189)')}${carried('24')}`,
  ],
  [
    'Quitus à donner au syndic',
    '24',
    'L’assemblée générale donne quitus au syndic pour sa gestion arrêtée au 31/12/2025.',
    `${vote('27 copropriétaires représentant 5240 / 5644 tantièmes', '2 copropriétaires représentant 404 / 5644 tantièmes – Mme LEBRUN (215), M. TOURNIER (189)', '2 copropriétaires représentant 398 tantièmes')}${carried('24')}`,
  ],
  [
    'Désignation du syndic',
    '25',
    'L’assemblée générale désigne comme syndic la société Foncélia Val de Loire, titulaire de la carte professionnelle CPI 4501 2018 000 031 552, selon le contrat joint à la convocation. Le contrat entrera en vigueur le 01/07/2026 pour se terminer le 30/06/2028. Le président de séance est mandaté pour le signer.',
    `${vote('29 copropriétaires représentant 5638 / 10000 tantièmes', '2 copropriétaires représentant 404 / 10000 tantièmes – Mme LEBRUN (215), M. TOURNIER (189)', 'néant')}${carried('25')}`,
  ],
  [
    'Approbation du budget prévisionnel de l’exercice 2027',
    '24',
    'L’assemblée générale, après avoir pris connaissance du projet élaboré avec le conseil syndical, fixe le budget de l’exercice du 01/01/2027 au 31/12/2027 à la somme de 93 920,00 €. Il sera appelé par quarts le premier jour de chaque trimestre.',
    `${vote('30 copropriétaires représentant 5827 / 6042 tantièmes', '1 copropriétaire représentant 215 / 6042 tantièmes – Mme LEBRUN (215)', 'néant')}${carried('24')}`,
  ],
  [
    'Fonds de travaux : cotisation annuelle',
    '25',
    'L’assemblée générale fixe le montant de la cotisation annuelle obligatoire au fonds de travaux à 5 % du budget prévisionnel, soit 4 696,00 €, appelée en une fois le 01/07/2027.',
    `${vote('31 copropriétaires représentant 6042 / 10000 tantièmes', 'néant', 'néant')}${carried('25')}`,
  ],
  [
    'Réfection des peintures de la cage d’escalier du bâtiment B',
    '24',
    'Clé de répartition : charges bâtiment B. L’assemblée générale décide d’effectuer les travaux suivants : peinture de la cage d’escalier, et retient la proposition de l’entreprise PEINTURES DU LOIRET s’élevant à 17 655,40 € TTC. Appels de fonds : 50 % le 01/09/2026, 50 % le 01/12/2026.',
    `${vote('13 copropriétaires représentant 2877 / 3102 tantièmes', '1 copropriétaire représentant 225 / 3102 tantièmes – M. AUBRY (225)', 'néant')}${carried('24')}`,
  ],
  [
    'Honoraires du syndic pour le suivi de ces travaux',
    '24',
    'L’assemblée générale fixe les honoraires de suivi à 2,50 % HT du montant HT des travaux.',
    `${vote('12 copropriétaires représentant 2688 / 3102 tantièmes', '2 copropriétaires représentant 414 / 3102 tantièmes – M. AUBRY (225), M. TOURNIER (189)', 'néant')}${carried('24')}`,
  ],
  [
    'Installation d’un abri à vélos sécurisé',
    '25',
    'L’assemblée générale examine le devis de la société MÉTAL LIGÉRIEN d’un montant de 9 840,00 € TTC.',
    `${vote('9 copropriétaires représentant 1718 / 10000 tantièmes', '20 copropriétaires représentant 3926 / 10000 tantièmes', '2 copropriétaires représentant 398 tantièmes')}<p class="r">En vertu de quoi, cette résolution est REJETÉE, n’ayant pas recueilli le tiers des voix de tous les copropriétaires.</p>`,
  ],
  [
    'Autorisation donnée à M. et Mme SAVARY de poser une pompe à chaleur en façade',
    '25',
    'L’assemblée générale examine la demande d’autorisation de travaux affectant l’aspect extérieur de l’immeuble, aux frais exclusifs des demandeurs.',
    `${vote('7 copropriétaires représentant 1364 / 10000 tantièmes', '24 copropriétaires représentant 4678 / 10000 tantièmes', 'néant')}<p class="r">En vertu de quoi, cette résolution est REJETÉE.</p>`,
  ],
];
const block = (from: number, to: number) =>
  MARCEAU.slice(from, to)
    .map(
      ([subject, majority, text, votes], index) =>
        `<div class="n"><b>RÉSOLUTION N° ${from + index + 1} : ${subject}</b>${majority === '–' ? '' : `<br><i>Majorité nécessaire : article ${majority}</i>`}</div><p>${text}</p>${votes}`,
    )
    .join('');
const foot = (page: number) =>
  `<div class="ft"><span>2207 LE CLOS SAINT-MARCEAU – AG du 18/06/2026</span><span>Page ${page} sur 3</span></div>`;
const network = paperOf(
  'pv-reseau-orleans',
  `font: 8.1pt/1.32 'DejaVu Sans Condensed', sans-serif; padding: 11mm 15mm; p { margin: 0 0 1mm } .n { border-left: 1.2mm solid #00685e; padding-left: 2mm; margin: 2.2mm 0 .8mm } .v { width: 150mm; font-size: 7.6pt } .v td { padding: .1mm 1.5mm } .v td:first-child { width: 30mm } .r { font-weight: bold } .ft { position: absolute; bottom: 5mm; left: 15mm; right: 15mm; display: flex; justify-content: space-between; font-size: 7pt; color: #555 }`,
  [
    `<div style="display:flex;justify-content:space-between"><b style="font:bold 18pt 'URW Gothic',sans-serif;color:#00685e">foncélia</b><span>Foncélia Val de Loire<br>28 boulevard Rocheplatte 45000 ORLEANS</span></div><h1 style="font-size:13pt;text-align:center;margin:3mm 0">PROCÈS-VERBAL<br>de l’assemblée générale ordinaire du jeudi 18 juin 2026</h1><p>Syndicat des copropriétaires : LE CLOS SAINT-MARCEAU – 112 AVENUE DAUPHINE 45100 ORLEANS – N° d’immatriculation AC3841726</p><p>Le jeudi dix-huit juin deux mille vingt-six à 17h30, les copropriétaires de la résidence se sont réunis à l’ESPACE OLIVET, salle 2, 8 rue Vieille Levée 45100 ORLEANS, sur convocation individuelle adressée par le syndic par lettre recommandée avec accusé de réception ou par voie électronique. Il est constaté d’après la feuille de présence, signée par chaque copropriétaire entrant en séance, que :</p><p>Sont présents, représentés ou ayant voté par correspondance : <b>31 copropriétaires sur 52, totalisant 6042 tantièmes sur 10000.</b><br>Sont absents et non représentés : 21 copropriétaires totalisant 3958 tantièmes : MM. ET MMES ALLARD (201), BERTHIER (187), BOUCHET (199), COULON (215), DESNOUES (189), FERRAND (201), GAUDRY (187), HUBERT (225), LEROUX (199), MARTINET (201), NIVET (187), PELLETIER (215) et autres.</p>${block(0, 5)}${foot(1)}`,
    `${block(5, 10)}${foot(2)}`,
    `${block(10, 13)}<p style="margin-top:4mm">Plus aucune question n’étant à l’ordre du jour, la séance est levée à 20h05.</p><table style="margin:4mm 0"><tr><td>Le président de séance<br>M. RABOTIN</td><td>Le scrutateur<br>Mme CHESNEAU</td><td>Le secrétaire de séance<br>Mme COLLET</td></tr></table><p><b>NOTIFICATION DE DÉCISION</b> – Article 42 alinéa 2 de la loi du 10 juillet 1965 modifiée : « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. Cette notification est réalisée par le syndic dans le délai d’un mois à compter de la tenue de l’assemblée générale. Sauf urgence, l’exécution par le syndic des travaux décidés par l’assemblée générale en application des articles 25 et 26 de la présente loi est suspendue jusqu’à l’expiration du délai de deux mois mentionné au deuxième alinéa du présent article. »</p><p>Article 32-1 du code de procédure civile : celui qui agit en justice de manière dilatoire ou abusive peut être condamné à une amende civile d’un maximum de 10 000 €, sans préjudice des dommages-intérêts qui seraient réclamés.</p><p>Copie certifiée conforme à l’original. Fait à Orléans, le 3 juillet 2026.</p>${foot(3)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('Foncélia Val de Loire', 'foncélia'),
      building: 'LE CLOS SAINT-MARCEAU',
      building_address: '112 AVENUE DAUPHINE, 45100 ORLEANS',
      rnc: 'AC3841726',
      meeting_on: '2026-06-18',
      tantiemes_present: 6042,
      resolutions: either(
        MARCEAU.map(([subject], index) => `${index + 1}. ${subject}`),
        MARCEAU.map(([subject], index) => `${index + 1}. ${subject.replace(' (sans vote)', '')}`),
      ),
      resolutions_adopted: ['1', '2', '3', '5', '6', '7', '8', '9', '10', '11'],
      resolutions_rejected: ['12', '13'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 9392000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 469600,
      works_adopted: ['10. Réfection des peintures de la cage d’escalier du bâtiment B'],
      works_adopted_total: 1765540,
      mandate_from: '2026-07-01',
      mandate_to: '2028-06-30',
    },
    absent: ['owner', 'lots', 'tantiemes', 'iban', 'impayes'],
  },
);

const ORDINALS = [
  'PREMIÈRE',
  'DEUXIÈME',
  'TROISIÈME',
  'QUATRIÈME',
  'CINQUIÈME',
  'SIXIÈME',
  'SEPTIÈME',
  'HUITIÈME',
  'NEUVIÈME',
  'DIXIÈME',
];
const PARMELAN = [
  [
    'Bureau de l’assemblée',
    'M. Joël FAVRE est élu président de séance, Mme Corinne DUNAND scrutatrice. Le secrétariat est assuré par Mme Claire BURNOD, pour le syndic.',
    'Cette résolution, mise aux voix, est adoptée à l’unanimité des présents et représentés (7 118 voix).',
  ],
  [
    'Comptes de l’exercice 2024/2025',
    'Le syndic présente les comptes de l’exercice allant du 1er juillet 2024 au 30 juin 2025, qui font ressortir 55 347,20 € de charges courantes. Le conseil syndical, qui a contrôlé les pièces le 14 octobre, n’a pas d’observation. L’assemblée approuve ces comptes sans réserve.',
    'Pour : 6 904 voix. Contre : néant. Abstention : M. GRUAZ (214 voix). Résolution adoptée (article 24).',
  ],
  [
    'Quitus au syndic',
    'Il est proposé de donner quitus plein et entier au syndic pour la gestion de l’exercice écoulé.',
    'Pour : 3 120 voix. Contre : 3 784 voix. Abstention : M. GRUAZ (214 voix). Résolution rejetée. L’assemblée motive ce refus par le retard apporté au remplacement de la porte de garage.',
  ],
  [
    'Budget de l’exercice 2026/2027',
    'Le budget prévisionnel de l’exercice courant du 1er juillet 2026 au 30 juin 2027 est voté pour un montant de 58 280,00 €, exigible par quarts les 1er juillet, 1er octobre, 1er janvier et 1er avril.',
    'Pour : 7 118 voix. Résolution adoptée à l’unanimité (article 24).',
  ],
  [
    'Fonds de travaux',
    'La cotisation annuelle est arrêtée à 3 200,00 €, soit un peu plus de cinq pour cent du budget.',
    'Pour : 6 904 voix. Contre : M. GRUAZ (214 voix). Résolution adoptée (article 25).',
  ],
  [
    'Renouvellement du mandat du Cabinet Burnod',
    'Le Cabinet Burnod est renouvelé en qualité de syndic pour une durée de dix-huit mois, du 1er janvier 2026 au 30 juin 2027, aux conditions du contrat joint.',
    'Premier vote à la majorité de l’article 25 : pour 4 602 voix, contre 2 302 voix ; la majorité absolue (5 001 voix) n’étant pas atteinte mais le projet ayant recueilli plus du tiers, il est procédé immédiatement à un second vote. Second vote (article 25-1) : pour 4 602 voix, contre 2 302 voix, abstention 214 voix. Résolution adoptée.',
  ],
  [
    'Reconstitution de l’avance de trésorerie',
    'L’avance permanente de trésorerie, insuffisante au regard du budget, est complétée de 3 000,00 €, appelés le 1er octobre 2026 selon les tantièmes généraux.',
    'Pour : 6 480 voix. Contre : 638 voix. Résolution adoptée (article 24).',
  ],
  [
    'Porte basculante du garage commun',
    'Après examen de trois devis, l’assemblée retient celui de la société Fermetures du Lac, soit 8 415,00 € TTC, financé par un appel unique au 1er février 2026 sur la clé Garages.',
    'Pour : 32 voix sur 38. Contre : 6 voix. Résolution adoptée (article 24).',
  ],
  [
    'Ravalement de la façade nord',
    'Le syndic soumet l’étude de l’architecte, évaluée à 112 000 € TTC. L’assemblée estime le dossier incomplet.',
    'Pour : 1 226 voix. Contre : 5 892 voix. Résolution rejetée.',
  ],
  [
    'Pouvoirs pour formalités',
    'Tous pouvoirs sont donnés au porteur d’un extrait du présent procès-verbal pour accomplir les formalités.',
    'Adoptée à l’unanimité.',
  ],
] as const;
const ordinal = (from: number, to: number) =>
  PARMELAN.slice(from, to)
    .map(
      ([subject, text, result], index) =>
        `<h2>${ORDINALS[from + index]} RÉSOLUTION<br>${subject}</h2><p>${text}</p><p>${result}</p>`,
    )
    .join('');
const cabinet = paperOf(
  'pv-ordinaux-annecy',
  `font: 10.4pt/1.5 'P052', serif; padding: 18mm 24mm; h2 { font-size: 10.6pt; margin: 4mm 0 1.5mm } p { text-align: justify; margin-bottom: 1.6mm }`,
  [
    `<p style="text-align:center"><b style="font-size:15pt">Cabinet Burnod</b><br>8 rue Sommeiller, 74000 Annecy</p><h1 style="font-size:14pt;text-align:center;margin:6mm 0">PROCÈS-VERBAL DES DÉLIBÉRATIONS<br>DE L’ASSEMBLÉE GÉNÉRALE DES COPROPRIÉTAIRES<br>« LE PARMELAN »</h1><p>L’an deux mille vingt-cinq, le onze décembre, à dix-huit heures, les copropriétaires de l’immeuble LE PARMELAN, 41 avenue de Genève, 74000 Annecy, se sont réunis en assemblée générale ordinaire à la salle Yvette Martinet, sur convocation du syndic en date du 17 novembre 2025.</p><p>La feuille de présence, émargée par chaque participant, fait apparaître que vingt-deux copropriétaires sur trente-quatre sont présents ou représentés, possédant ensemble 7 118 voix sur 10 000. Sont absents : Mme ANTHOINE (318), M. BAUD (289), Mme CONTAT (297), M. DEPLANTE (310), indivision FOURNIER (318), M. LARUAZ (142), SCI DU SEMNOZ (602), M. et Mme TISSOT (606). L’assemblée peut valablement délibérer sur l’ordre du jour.</p>${ordinal(0, 3)}`,
    ordinal(3, 7),
    `${ordinal(7, 10)}<h2>Questions diverses, sans vote</h2><p>Le syndic rappelle que les skis et luges ne doivent pas être entreposés dans les paliers. Il est demandé un devis pour des bornes de recharge en vue de la prochaine assemblée. M. FAVRE signale des infiltrations au droit du joint de dilatation ; une déclaration sera faite à l’assureur.</p><p>L’ordre du jour étant épuisé, la séance est levée à vingt heures quinze. De tout ce que dessus il a été dressé le présent procès-verbal, signé par le président, la scrutatrice et la secrétaire.</p><p style="font-size:8.4pt">Article 42, alinéa 2, de la loi du 10 juillet 1965 : les copropriétaires opposants ou défaillants disposent, à peine de déchéance, d’un délai de deux mois à compter de la notification du procès-verbal pour contester les décisions de l’assemblée devant le tribunal judiciaire. La notification est faite par le syndic dans le mois de l’assemblée.</p><p style="margin-top:6mm">Le président, J. FAVRE &nbsp;&nbsp; La scrutatrice, C. DUNAND &nbsp;&nbsp; La secrétaire, C. BURNOD</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Cabinet Burnod',
      building: 'LE PARMELAN',
      building_address: '41 avenue de Genève, 74000 Annecy',
      meeting_on: '2025-12-11',
      tantiemes_present: 7118,
      resolutions: PARMELAN.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: ['1', '2', '4', '5', '6', '7', '8', '10'],
      resolutions_rejected: ['3', '9'],
      approved_from: '2024-07-01',
      approved_to: '2025-06-30',
      quitus: false,
      budget: 5828000,
      budget_from: '2026-07-01',
      budget_to: '2027-06-30',
      cotisation_fonds_travaux: 320000,
      works_adopted: ['8. Porte basculante du garage commun'],
      works_adopted_total: 841500,
      mandate_from: '2026-01-01',
      mandate_to: '2027-06-30',
    },
    absent: ['owner', 'lots', 'rnc', 'iban', 'impayes'],
  },
);

export const SEANCES = [network, cabinet];
