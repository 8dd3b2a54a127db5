// The minutes of a network's meeting over three sheets: every vote told by heads and by shares.
import { either, paperOf } from '../../paper.ts';

type Vote = readonly [yes: number, no: number, none: number];
type Item = {
  title: string;
  law: '24' | '25' | null;
  text: string;
  votes: Vote | null;
  adopted: boolean;
};
const item = (
  title: string,
  law: Item['law'],
  text: string,
  votes: Vote | null,
  adopted = true,
): Item => ({ title, law, text, votes, adopted });

const ITEMS: readonly Item[] = [
  item(
    'Élection du président de séance',
    '24',
    'L’assemblée générale désigne en qualité de président de séance : M. ROUVIERE Gilles.',
    [6480, 0, 0],
  ),
  item(
    'Élection du scrutateur',
    '24',
    'L’assemblée générale désigne en qualité de scrutateur : Mme ESPOSITO Laetitia.',
    [6480, 0, 0],
  ),
  item(
    'Élection du secrétaire de séance',
    '24',
    'L’assemblée générale désigne en qualité de secrétaire de séance : Mme MATTEI, représentant le syndic.',
    [6480, 0, 0],
  ),
  item(
    'Compte rendu du conseil syndical',
    null,
    'M. ROUVIERE rend compte de l’exécution de la mission du conseil syndical. Ce point ne donne pas lieu à un vote.',
    null,
  ),
  item(
    'Approbation des comptes de l’exercice clos',
    '24',
    'L’assemblée générale, après avoir pris connaissance des documents adressés avec la convocation, approuve en leur forme, teneur, imputation et répartition les comptes des charges de l’exercice du 01/01/2025 au 31/12/2025, pour un montant de 92 110,40 € au titre des opérations courantes et de 6 210,00 € au titre des travaux.',
    [6107, 373, 0],
  ),
  item(
    'Quitus au syndic pour sa gestion',
    '24',
    'L’assemblée générale donne quitus au syndic pour sa gestion arrêtée au 31/12/2025.',
    [5488, 560, 432],
  ),
  item(
    'Désignation du syndic et approbation de son contrat',
    '25',
    'L’assemblée générale nomme comme syndic la société FONCEO MARSEILLE PRADO, titulaire de la carte professionnelle CPI 1310 2019 000 000 117. Le syndic est nommé pour une durée de 25 mois et 17 jours qui commencera le 14/05/2026 pour se terminer le 30/06/2028. Les honoraires forfaitaires annuels sont fixés à 17 400,00 € TTC. L’assemblée mandate le président de séance pour signer le contrat.',
    [5214, 834, 432],
  ),
  item(
    'Désignation des membres du conseil syndical',
    '25',
    'Sont élus pour deux ans : M. ROUVIERE, Mme ESPOSITO, M. HADJ-MOUSSA, la SCI BLANCARDE représentée par M. SERRA.',
    [6480, 0, 0],
  ),
  item(
    'Consultation du conseil syndical, montant à partir duquel elle est obligatoire',
    '25',
    'L’assemblée générale fixe à 1 500,00 € TTC le montant des marchés et contrats à partir duquel la consultation du conseil syndical est rendue obligatoire.',
    [6480, 0, 0],
  ),
  item(
    'Budget prévisionnel de l’exercice 2027',
    '24',
    'L’assemblée générale fixe le budget de fonctionnement de l’exercice du 01/01/2027 au 31/12/2027 à la somme de 97 100,00 €. Il sera appelé par quarts, exigibles le premier jour de chaque trimestre civil.',
    [6293, 187, 0],
  ),
  item(
    'Montant de la cotisation annuelle au fonds de travaux',
    '25',
    'L’assemblée générale décide de fixer la cotisation annuelle du fonds de travaux à 5 % du budget, soit 4 855,00 € pour l’exercice 2027. Elle sera appelée dans les mêmes conditions que le budget prévisionnel.',
    [5919, 561, 0],
  ),
  item(
    'Autorisation donnée aux forces de l’ordre de pénétrer dans les parties communes',
    '25',
    'L’assemblée générale autorise de façon permanente la police et la gendarmerie nationales à pénétrer dans les parties communes (article L. 272-1 du code de la sécurité intérieure).',
    [6480, 0, 0],
  ),
  item(
    'Remplacement des blocs d’éclairage de secours',
    '24',
    'L’assemblée générale retient la proposition de l’entreprise Phocéa Élec pour un montant de 3 184,50 € TTC, financée par un appel unique au 01/07/2026.',
    [6480, 0, 0],
  ),
  item(
    'Installation d’un interphone à défilement avec vidéo',
    '25',
    'Sur la proposition de l’entreprise Midi Contrôle d’Accès pour un montant de 11 460,00 € TTC. Le projet n’ayant pas recueilli au moins le tiers des voix, il n’est pas procédé à un second vote.',
    [2140, 4153, 187],
    false,
  ),
  item(
    'Réfection de la cage d’escalier du bâtiment B',
    '24',
    'L’assemblée générale, après examen des trois devis joints à la convocation, décide d’effectuer les travaux de réfection (électricité, enduits, peinture, sols) et retient l’entreprise Peintures du Jarret pour un montant de 29 700,00 € TTC. Répartition : charges bâtiment B. Trois appels de 9 900,00 € : 01/07/2026, 01/10/2026 et 01/01/2027.',
    [2712, 614, 0],
  ),
  item(
    'Honoraires du syndic pour le suivi des travaux de la cage d’escalier B',
    '24',
    'Ils sont fixés à 3 % du montant hors taxes des travaux, soit 810,00 € HT.',
    [2525, 801, 0],
  ),
  item(
    'Demande de M. TOSELLI (lot 22) : pose d’un groupe de climatisation en façade sur cour',
    '25',
    'L’assemblée générale examine la demande d’autorisation de M. TOSELLI, à ses frais exclusifs et sous réserve des règles d’urbanisme.',
    [1902, 4391, 187],
    false,
  ),
];

const spacing = (count: number) => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ' ');
const heads = (shares: number) => Math.max(1, Math.round(shares / 187));
const side = (name: string, shares: number, of: number) =>
  shares === 0
    ? `${name} : néant`
    : `${name} : ${heads(shares)} copropriétaire(s) totalisant ${spacing(shares)} / ${spacing(of)} tantièmes`;
const result = ({ law, votes, adopted }: Item) =>
  votes?.[1] === 0 && votes[2] === 0
    ? 'Résolution adoptée à l’unanimité des votants'
    : `Résolution ${adopted ? 'adoptée' : 'non adoptée'} à la majorité ${law === '24' ? 'des voix exprimées' : 'des voix de tous les copropriétaires'} (article ${law})`;
const shown = (one: Item, index: number) => {
  const number = String(index + 1).padStart(2, '0');
  const vote = one.votes
    ? `<div class="v">${[side('POUR', one.votes[0], 10000), side('CONTRE', one.votes[1], 10000), side('ABSTENTION', one.votes[2], 10000)].join('<br>')}</div><p class="r">${result(one)}.</p>`
    : '';
  return `<h2>Résolution n° ${number} : ${one.title}</h2>${one.law ? `<p class="l">Majorité requise : article ${one.law}</p>` : ''}<p>${one.text}</p>${vote}`;
};
const from = (start: number, end: number) =>
  ITEMS.slice(start, end)
    .map((one, index) => shown(one, start + index))
    .join('');
const foot = (page: number) =>
  `<p class="foot"><span>02117 LA VERRERIE – AG du 14/05/2026</span><span>Page ${page} / 4</span></p>`;

const told = (index: number) => `${index + 1}. ${ITEMS[index]?.title ?? ''}`;
const numbers = (adopted: boolean) =>
  ITEMS.flatMap((one, index) => (one.votes && one.adopted === adopted ? [String(index + 1)] : []));

export const MARSEILLE_MEETING = paperOf(
  'pv-marseille-resolutions',
  `font: 9pt/1.3 'Nimbus Sans', sans-serif; padding: 12mm 16mm; h2 { font-size: 9.6pt; color: #00539b; margin: 3mm 0 .5mm } p { margin-bottom: 1mm } .l { font-style: italic; font-size: 8pt } .v { background: #f3f6f9; padding: 1.2mm 3mm; font-size: 8.4pt } .r { font-weight: bold; margin-top: .8mm } .foot { position: absolute; bottom: 6mm; left: 16mm; right: 16mm; display: flex; justify-content: space-between; font-size: 7pt; border-top: .2mm solid #00539b } .logo { font: bold 20pt 'URW Gothic', sans-serif; color: #00539b }`,
  [
    `<table><tr><td><span class="logo">FONCEO</span><br>FONCEO MARSEILLE PRADO<br>214 avenue du Prado, 13008 MARSEILLE</td><td style="text-align:right"><b>SDC LA VERRERIE</b><br>128 boulevard Chave<br>13005 MARSEILLE<br>Immatriculation : AC5318072</td></tr></table><p style="font-size:13pt;text-align:center;margin:4mm 0"><b>PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE ORDINAIRE<br>DU JEUDI 14 MAI 2026</b></p><p>Le quatorze mai deux mille vingt-six à 17 heures 30, les copropriétaires de la résidence LA VERRERIE, régulièrement convoqués par le syndic par lettre recommandée avec avis de réception ou par voie électronique, se sont réunis en assemblée générale ordinaire à la Maison de quartier Camas, 6 rue Horace Bertin, 13005 Marseille.</p><p>La feuille de présence, émargée par chaque copropriétaire entrant en séance ou son mandataire, et les formulaires de vote par correspondance permettent de constater que :<br>– sont présents, représentés ou ont voté par correspondance : 35 copropriétaires sur 58, totalisant <b>6 480 / 10 000</b> tantièmes ;<br>– sont absents et non représentés : 23 copropriétaires totalisant 3 520 tantièmes : ARNAUD (152), BENGUIGUI (187), CASTELLANI (240), DI MEGLIO (160), FERRANDO (187), GARABEDIAN (208), ISNARD (95), LOPEZ (187), MARTINEZ indivision (211), OLIVE (160), PAOLETTI (240), QUILICI (95), RAMBAUD (187), SCI DES MINIMES (412), TEISSIER (187), et autres.</p><p>L’assemblée peut valablement délibérer sur l’ordre du jour.</p>${from(0, 4)}${foot(1)}`,
    `${from(4, 9)}${foot(2)}`,
    `${from(9, 14)}${foot(3)}`,
    `${from(14, 17)}<p style="margin-top:4mm">L’ordre du jour étant épuisé, le président lève la séance à 20 heures 10.</p><table style="margin:4mm 0 10mm"><tr><td>Le président<br>M. ROUVIERE</td><td>Le scrutateur<br>Mme ESPOSITO</td><td>Le secrétaire<br>Mme MATTEI</td></tr></table><p style="font-size:8pt">Article 42 alinéa 2 de la loi du 10 juillet 1965 : « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. Cette notification est réalisée par le syndic dans le délai d’un mois à compter de la tenue de l’assemblée générale. »</p><p style="font-size:8pt">Sauf urgence, l’exécution par le syndic des travaux décidés en application des articles 25 et 26 est suspendue jusqu’à l’expiration de ce délai. Copie certifiée conforme à l’original, Marseille le 28/05/2026.</p>${foot(4)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('FONCEO MARSEILLE PRADO', 'FONCEO'),
      building: 'LA VERRERIE',
      building_address: '128 boulevard Chave, 13005 MARSEILLE',
      rnc: 'AC5318072',
      meeting_on: '2026-05-14',
      tantiemes_present: 6480,
      resolutions: ITEMS.map((_, index) => told(index)),
      resolutions_adopted: numbers(true),
      resolutions_rejected: numbers(false),
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 9710000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 485500,
      works_adopted: [told(12), told(14)],
      works_adopted_total: 3288450,
      mandate_from: '2026-05-14',
      mandate_to: '2028-06-30',
    },
    absent: ['owner', 'lots', 'iban', 'impayes', 'tantiemes'],
  },
);
