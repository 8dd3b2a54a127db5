// Minutes of two meetings: a box of votes under each resolution, and an old office's prose.
import { paperOf } from '../../paper.ts';

type Item = {
  title: string;
  article: string;
  text: string;
  against: number;
  abstained: number;
  /** Who voted against, as it is printed. */
  named?: string;
  result: string;
};
const written = (votes: number) => String(votes).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');
const PRESENT = 61844;
const CHAMPS: readonly Item[] = [
  {
    title: 'Élection du président de séance',
    article: '24',
    text: 'L’assemblée générale élit M. Gaston VILLEDIEU président de séance.',
    against: 0,
    abstained: 0,
    result: 'ADOPTÉE',
  },
  {
    title: 'Élection de deux scrutateurs et du secrétaire',
    article: '24',
    text: 'Sont élus scrutateurs Mme COHEN-SABBAN et M. YILMAZ. Le secrétariat est assuré par COPRO NORD FRANCILIEN, représenté par Mme Ludivine PATOUX.',
    against: 0,
    abstained: 0,
    result: 'ADOPTÉE',
  },
  {
    title: 'Rapport du conseil syndical',
    article: 'sans vote',
    text: 'M. VILLEDIEU rend compte de la mission d’assistance et de contrôle du conseil syndical pour l’exercice écoulé. Cette question ne donne pas lieu à un vote.',
    against: -1,
    abstained: 0,
    result: '',
  },
  {
    title: 'Approbation des comptes de l’exercice 2025',
    article: '24',
    text: 'L’assemblée générale, après avoir pris connaissance des documents joints à la convocation, approuve en leur forme, teneur, imputation et répartition les comptes de l’exercice allant du 01/01/2025 au 31/12/2025, qui font ressortir un total de charges courantes de 498 116,40 € TTC.',
    against: 1122,
    abstained: 640,
    named: 'M. ABITBOL (612), Mme KAYA (510)',
    result: 'ADOPTÉE',
  },
  {
    title: 'Quitus au syndic',
    article: '24',
    text: 'L’assemblée générale donne quitus entier et sans réserve à COPRO NORD FRANCILIEN pour sa gestion de l’exercice clos le 31/12/2025.',
    against: 34110,
    abstained: 2215,
    named: '58 copropriétaires, liste annexée à la feuille de présence',
    result: 'REJETÉE',
  },
  {
    title: 'Désignation du syndic et approbation de son contrat',
    article: '25',
    text: 'L’assemblée générale désigne en qualité de syndic la société COPRO NORD FRANCILIEN, 14 place de Navarre, 95200 SARCELLES, titulaire de la carte CPI 9501 2019 000 033 102. Le contrat, joint à la convocation, prend effet le 21/05/2026 et prend fin le 20/05/2027. Honoraires annuels : 38 400,00 € TTC.',
    against: 4870,
    abstained: 1006,
    named: 'M. ABITBOL (612), SCI MIRABELLE (1 204) et 6 autres copropriétaires',
    result: 'ADOPTÉE',
  },
  {
    title: 'Budget prévisionnel de l’exercice 2027',
    article: '24',
    text: 'Le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027 est fixé à la somme de 521 900,00 € TTC. Il sera appelé par provisions égales au quart, exigibles le premier jour de chaque trimestre civil.',
    against: 612,
    abstained: 0,
    named: 'M. ABITBOL (612)',
    result: 'ADOPTÉE',
  },
  {
    title: 'Cotisation au fonds de travaux',
    article: '25',
    text: 'L’assemblée générale décide de porter la cotisation annuelle au fonds de travaux de l’exercice 2027 à 26 095,00 €, soit 5 % du budget prévisionnel.',
    against: 3318,
    abstained: 0,
    named: '6 copropriétaires',
    result: 'ADOPTÉE',
  },
  {
    title: 'Remplacement de l’ascenseur du bâtiment 7',
    article: '24',
    text: 'Au vu des devis ELEVATIS (96 400,00 € TTC) et ASCENSEURS DU PAYS DE FRANCE (88 715,00 € TTC), l’assemblée retient la proposition de la société ASCENSEURS DU PAYS DE FRANCE pour 88 715,00 € TTC. Appels de fonds : 50 % au 01/09/2026, 50 % au 01/12/2026, clé ascenseur bâtiment 7.',
    against: 5406,
    abstained: 1980,
    named: '11 copropriétaires',
    result: 'ADOPTÉE',
  },
  {
    title: 'Installation de caméras dans les halls',
    article: '25',
    text: 'Il est proposé d’installer un système de vidéoprotection dans les neuf halls pour un budget maximum de 31 250,00 € TTC.',
    against: 40932,
    abstained: 3100,
    named: '71 copropriétaires',
    result: 'REJETÉE',
  },
  {
    title: 'Souscription d’un contrat d’entretien des toitures',
    article: '24',
    text: 'L’assemblée autorise le syndic à souscrire un contrat annuel de visite des toitures auprès de l’entreprise VALLÉE ÉTANCHÉITÉ, pour 2 160,00 € TTC par an, dépense comprise dans le budget voté.',
    against: 0,
    abstained: 612,
    result: 'ADOPTÉE',
  },
];
const box = (item: Item, number: number) => {
  const votes =
    item.against < 0
      ? ''
      : `<table class="v"><tr><td>Votent POUR</td><td>${written(PRESENT - item.against - item.abstained)}</td><td>Votent CONTRE</td><td>${written(item.against)}</td><td>S’abstiennent</td><td>${written(item.abstained)}</td><td>Exprimés</td><td>${written(PRESENT - item.abstained)}</td></tr></table>${item.named ? `<p class="o">Opposants : ${item.named}</p>` : ''}<p class="r">Résolution ${item.result} ${item.result === 'ADOPTÉE' ? 'à la majorité requise' : '– majorité non réunie'}.</p>`;
  return `<div class="q"><div class="n">${number}. ${item.title} <span>${item.article === 'sans vote' ? '(sans vote)' : `(article ${item.article})`}</span></div><p>${item.text}</p>${votes}</div>`;
};
const boxes = (from: number, to: number) =>
  CHAMPS.slice(from, to)
    .map((item, index) => box(item, from + index + 1))
    .join('');
const foot = (page: number) =>
  `<div class="f"><span>0341 – LES GRANDS CHAMPS III – AG du 20/05/2026</span><span>Paraphes : ______ ______ ______</span><span>${page}/3</span></div>`;
const votes = paperOf(
  'pv-grille-votes-sarcelles',
  `font: 8.9pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm 15mm; .q { margin-bottom: 3.2mm } .n { font-weight: bold; border-bottom: .3mm solid #2a4d7c; color: #2a4d7c; margin-bottom: 1mm } .n span { font-weight: normal; float: right } p { margin-bottom: .8mm } .v td { border: .15mm solid #889; text-align: center; padding: .5mm; font-size: 8.2pt } .o { font-size: 7.6pt } .r { font-weight: bold } .f { position: absolute; bottom: 6mm; left: 15mm; right: 15mm; font-size: 7pt; display: flex; justify-content: space-between; border-top: .2mm solid #889 }`,
  [
    `<table><tr><td style="padding:0"><b style="font-size:14pt;color:#2a4d7c">COPRO NORD FRANCILIEN</b><br>14 place de Navarre – 95200 SARCELLES</td><td style="text-align:right;padding:0">Immeuble n° 0341<br>Immatriculation AA7103356</td></tr></table><h1 style="font-size:13pt;text-align:center;margin:4mm 0">PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE ORDINAIRE<br>DU MERCREDI 20 MAI 2026</h1><p>Les copropriétaires de la résidence <b>LES GRANDS CHAMPS III</b>, sise 2 à 18 avenue du 8-Mai-1945, 95200 SARCELLES, régulièrement convoqués par le syndic le 22 avril 2026, se sont réunis à 19 h 00 salle André-Malraux, rue Taillepied.</p><p>De la feuille de présence il ressort que : 88 copropriétaires présents, 24 représentés et 19 ayant voté par correspondance, soit 131 copropriétaires sur 238, totalisant <b>${written(PRESENT)} / 100 000</b> tantièmes. Absents : 107 copropriétaires, ${written(100000 - PRESENT)} tantièmes.</p><p>Absents non représentés : AMSELLEM (420), BAKAYOKO (510), BENHAMOU (612), CHEN (388), DOS SANTOS (510), ELBAZ (420), GUERMAZI (612), HADJ-SAÏD (388), KAPLAN (510), LUMBROSO (420), MONTEIRO (388), OZTURK (612), SISSOKO (510), ZERBIB (420) et autres, liste complète annexée.</p>${boxes(0, 4)}${foot(1)}`,
    `${boxes(4, 10)}${foot(2)}`,
    `${boxes(10, 11)}<p style="margin-top:5mm">Plus aucune question n’étant à l’ordre du jour, le président lève la séance à 22 h 25.</p><table style="margin:6mm 0 18mm"><tr><td>Le président</td><td>Les scrutateurs</td><td>Le secrétaire</td></tr></table><p style="font-size:7.8pt">NOTIFICATION – Article 42 de la loi n° 65-557 du 10 juillet 1965, alinéas 2 et 3 : « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. Cette notification est réalisée par le syndic dans le délai d’un mois à compter de la tenue de l’assemblée générale. Sauf urgence, l’exécution par le syndic des travaux décidés par l’assemblée générale en application des articles 25 et 26 est suspendue jusqu’à l’expiration du délai de deux mois. »</p>${foot(3)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'COPRO NORD FRANCILIEN',
      building: 'LES GRANDS CHAMPS III',
      building_address: '2 à 18 avenue du 8-Mai-1945, 95200 SARCELLES',
      rnc: 'AA7103356',
      meeting_on: '2026-05-20',
      tantiemes_present: PRESENT,
      resolutions: CHAMPS.map(({ title }, index) => `${index + 1}. ${title}`),
      resolutions_adopted: ['1', '2', '4', '6', '7', '8', '9', '11'],
      resolutions_rejected: ['5', '10'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: false,
      budget: 52190000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 2609500,
      works_adopted: ['9. Remplacement de l’ascenseur du bâtiment 7'],
      works_adopted_total: 8871500,
      mandate_from: '2026-05-21',
      mandate_to: '2027-05-20',
    },
    absent: ['owner', 'lots', 'tantiemes', 'iban', 'impayes'],
  },
);

const BOIS: readonly (readonly [title: string, text: string, end: string])[] = [
  [
    'Bureau de l’assemblée',
    'Sont élus à l’unanimité : président, M. Aymeric d’Estrées-Valcourt ; scrutatrice, Mme Haddad-Legrand ; secrétaire, M. Chastenet, pour le syndic.',
    'Cette résolution est adoptée à l’unanimité.',
  ],
  [
    'Approbation des comptes 2025',
    'Après en avoir délibéré, l’assemblée approuve les comptes de charges de l’exercice 2025, couvrant la période du 1er janvier 2025 au 31 décembre 2025. Contre : M. Sorel (1 020). Abstention : néant. Pour : 87 346 tantièmes.',
    'Cette résolution est adoptée à la majorité de l’article 24.',
  ],
  [
    'Quitus',
    'L’assemblée donne quitus au syndic de sa gestion pour ledit exercice. Contre : M. Sorel (1 020). Pour : 87 346 tantièmes.',
    'Cette résolution est adoptée à la majorité de l’article 24.',
  ],
  [
    'Révision du budget de l’exercice en cours et vote du budget 2027',
    'Le budget de l’exercice 2026, voté pour 148.000,00 €, est maintenu. Le budget prévisionnel de l’exercice courant du 1er janvier 2027 au 31 décembre 2027 est arrêté à 152.300,00 €. Contre : néant. Abstention : Mme Vu (1 388). Pour : 86 978 tantièmes.',
    'Cette résolution est adoptée à la majorité de l’article 24.',
  ],
  [
    'Fonds de travaux',
    'La cotisation annuelle au fonds de travaux est fixée, pour 2027, à 10.000,00 €. Pour : 88 366 tantièmes.',
    'Cette résolution est adoptée à la majorité de l’article 25.',
  ],
  [
    'Peinture de la cage d’escalier du bâtiment Malmaison',
    'L’assemblée décide de confier ces travaux à l’entreprise Lambris et Couleurs, suivant devis du 4 mai 2026 d’un montant de 23.870,00 € TTC, et de les financer par un appel unique au 1er octobre 2026. Votent les seuls copropriétaires du bâtiment. Contre : 4 204. Pour : 26 118 tantièmes sur 38 450.',
    'Cette résolution est adoptée à la majorité de l’article 24.',
  ],
  [
    'Honoraires du syndic sur les travaux de peinture',
    'Ils sont fixés à 2 % du montant hors taxes, soit 434,00 € HT. Pour : 26 118 tantièmes. Contre : 4 204.',
    'Cette résolution est adoptée à la majorité de l’article 24.',
  ],
  [
    'Autorisation de pose d’un climatiseur demandée par M. Sorel',
    'M. Sorel sollicite l’autorisation d’installer à ses frais un groupe extérieur sur sa loggia. Pour : 21 402. Contre : 62 110. Abstentions : 4 854.',
    'Cette résolution n’est pas adoptée.',
  ],
  [
    'Renouvellement du mandat du syndic',
    'L’Étude Beauharnais est renouvelée pour trois années, du 17 juin 2026 au 16 juin 2029. Contre : M. Sorel (1 020). Pour : 87 346 tantièmes.',
    'Cette résolution est adoptée à la majorité de l’article 25.',
  ],
];
const spoken = (from: number, to: number) =>
  BOIS.slice(from, to)
    .map(
      ([title, text, end], index) =>
        `<h2>${from + index + 1}°) ${title}</h2><p>${text}</p><p><i>${end}</i></p>`,
    )
    .join('');
const prose = paperOf(
  'pv-prose-rueil-malmaison',
  `font: 10.2pt/1.42 'P052', serif; padding: 17mm 22mm; h2 { font-size: 10.6pt; margin: 3mm 0 .6mm; text-decoration: underline } p { margin-bottom: .8mm; text-align: justify }`,
  [
    `<p style="text-align:center;color:#6b5a2e"><b>ÉTUDE BEAUHARNAIS</b><br>9 place de l’Église – 92500 RUEIL-MALMAISON</p><h1 style="font-size:15pt;text-align:center;margin:5mm 0">PROCÈS-VERBAL</h1><p>L’an deux mille vingt-six, le seize juin, à dix-huit heures trente, les copropriétaires de l’ensemble immobilier dénommé <b>Parc de Bois-Préau</b>, situé 11-17 rue Masséna à Rueil-Malmaison (92500), se sont réunis en assemblée générale annuelle en l’hôtel de la Malmaison, sur la convocation qui leur en a été faite par lettres du 18 mai 2026.</p><p>Il a été dressé une feuille de présence, émargée par chacun à son entrée, laquelle constate que 52 copropriétaires sur 71 sont présents, représentés ou votent par correspondance, réunissant ensemble 88 366 tantièmes sur 120 000. L’assemblée peut dès lors valablement délibérer.</p>${spoken(0, 5)}`,
    `${spoken(5, 9)}<p style="margin-top:4mm"><b>Questions diverses, sans vote.</b> Mme Vu demande que les haies soient taillées avant l’été. Le syndic rappelle que le stationnement devant les garages est interdit et que le diagnostic de performance énergétique collectif sera inscrit à l’ordre du jour de la prochaine assemblée.</p><p>L’ordre du jour étant épuisé, la séance est levée à vingt et une heures.</p><p style="margin-top:6mm">Suivent les signatures du président, de la scrutatrice et du secrétaire. Pour copie conforme à l’original.</p><p style="font-size:8.4pt;margin-top:8mm">Les actions en contestation des décisions de l’assemblée doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans les deux mois de la notification du procès-verbal (article 42, alinéa 2, de la loi du 10 juillet 1965).</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'ÉTUDE BEAUHARNAIS',
      building: 'Parc de Bois-Préau',
      building_address: '11-17 rue Masséna, 92500 Rueil-Malmaison',
      meeting_on: '2026-06-16',
      tantiemes_present: 88366,
      resolutions: BOIS.map(([title], index) => `${index + 1}. ${title}`),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7', '9'],
      resolutions_rejected: ['8'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 15230000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 1000000,
      works_adopted: ['6. Peinture de la cage d’escalier du bâtiment Malmaison'],
      works_adopted_total: 2387000,
      mandate_from: '2026-06-17',
      mandate_to: '2029-06-16',
    },
    absent: ['rnc', 'owner', 'lots', 'iban'],
  },
);

export const ASSEMBLEES_PV = [votes, prose];
