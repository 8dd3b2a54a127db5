// Minutes of a meeting of a large office: framed votes on three sheets.
import { either, paperOf } from '../../paper.ts';
import { footer } from './outils.ts';

export type Resolution = {
  title: string;
  article: string;
  text: string;
  /** For, against, abstained; null where nothing is put to the vote. */
  votes: readonly [number, number, number] | null;
  names?: string;
  rejected?: boolean;
};
export const spacedNumber = (value: number): string =>
  String(value).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');
export const numbered = (items: readonly Resolution[]) =>
  items.map(({ title }, index) => `${index + 1}. ${title}`);
export const numbersOf = (items: readonly Resolution[], keep: (one: Resolution) => boolean) =>
  items.flatMap((one, index) => (keep(one) ? [String(index + 1)] : []));

const PRESENT = 7386;
const LYON: readonly Resolution[] = [
  {
    title: 'ELECTION DU PRESIDENT DE SEANCE',
    article: '24',
    text: 'L’assemblée générale désigne en qualité de président de séance M. Bertrand CHALANDON.',
    votes: [7386, 0, 0],
  },
  {
    title: 'ELECTION DU SCRUTATEUR ET DU SECRETAIRE',
    article: '24',
    text: 'L’assemblée générale désigne Mme Hélène MORTIER-DESSAIGNE en qualité de scrutatrice. Le secrétariat est assuré par Mme OUDOT, représentant le syndic.',
    votes: [7386, 0, 0],
  },
  {
    title: 'RAPPORT DU CONSEIL SYNDICAL',
    article: 'sans vote',
    text: 'Le président du conseil syndical rend compte de l’exécution de sa mission : contrôle des comptes le 26/03/2026, mise en concurrence du contrat d’assurance, suivi du chantier de la cour.',
    votes: null,
  },
  {
    title: 'APPROBATION DES COMPTES DE L’EXERCICE 2025',
    article: '24',
    text: 'L’assemblée générale, après avoir pris connaissance des annexes 1 à 5 jointes à la convocation, approuve en leur forme, teneur et imputation les comptes de l’exercice allant du 01/01/2025 au 31/12/2025, arrêtés à la somme de 61 248,33 € de charges courantes et 22 403,60 € de travaux.',
    votes: [6902, 322, 162],
    names: 'Se sont opposés : SCI MACCHABEES 16 (322). S’est abstenue : Mme TARDY-BONNEFOY (162).',
  },
  {
    title: 'QUITUS AU SYNDIC',
    article: '24',
    text: 'L’assemblée générale donne quitus plein et entier au syndic pour sa gestion de l’exercice clos le 31/12/2025.',
    votes: [6580, 322, 484],
    names:
      'S’est opposée : SCI MACCHABEES 16 (322). Se sont abstenus : Mme TARDY-BONNEFOY (162), M. ZOUAOUI (322).',
  },
  {
    title: 'DESIGNATION DU SYNDIC',
    article: '25',
    text: 'L’assemblée générale désigne la Régie BOUVARD & PEYSSON, titulaire de la carte professionnelle CPI 6901 2018 000 031 207, en qualité de syndic pour une durée de 24 mois. Le contrat prendra effet le 01/07/2026 et s’achèvera le 30/06/2028. Honoraires de gestion courante : 9 960,00 € TTC par an.',
    votes: [6742, 322, 322],
    names: 'S’est opposée : SCI MACCHABEES 16 (322). S’est abstenu : M. ZOUAOUI (322).',
  },
  {
    title: 'ELECTION DES MEMBRES DU CONSEIL SYNDICAL',
    article: '25',
    text: 'Sont élus pour deux ans, jusqu’à l’assemblée statuant sur les comptes 2027 : M. CHALANDON, Mme MORTIER-DESSAIGNE, M. PHAM, Mme DE LA ROCHETTE.',
    votes: [7386, 0, 0],
  },
  {
    title: 'BUDGET PREVISIONNEL DE L’EXERCICE 2027',
    article: '24',
    text: 'L’assemblée générale fixe à 64 500,00 € le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027. Les provisions seront exigibles par quart le 1er jour de chaque trimestre.',
    votes: [7064, 322, 0],
    names: 'S’est opposée : SCI MACCHABEES 16 (322).',
  },
  {
    title: 'FONDS DE TRAVAUX',
    article: '25',
    text: 'L’assemblée générale décide de fixer la cotisation annuelle au fonds de travaux pour l’exercice 2027 à 3 870,00 €, soit 6 % du budget prévisionnel, versée sur le compte séparé rémunéré.',
    votes: [7064, 322, 0],
    names: 'S’est opposée : SCI MACCHABEES 16 (322).',
  },
  {
    title: 'REMPLACEMENT DES MENUISERIES DE LA CAGE D’ESCALIER B',
    article: '24',
    text: 'Après examen de trois devis (Menuiserie Fourvière 28 614,30 € TTC, Alu-Saône 31 070,00 € TTC, Fermetures 69 33 412,50 € TTC), l’assemblée retient l’offre de Menuiserie Fourvière pour 28 614,30 € TTC, répartie en charges bâtiment B et appelée par moitié au 01/09/2026 et au 01/12/2026.',
    votes: [2310, 190, 0],
    names: 'Vote des seuls copropriétaires du bâtiment B (2 500 tantièmes bâtiment).',
  },
  {
    title: 'HONORAIRES DU SYNDIC SUR CES TRAVAUX',
    article: '24',
    text: 'Les honoraires spécifiques de suivi comptable et administratif sont fixés à 2,5 % HT du montant HT des travaux.',
    votes: [2120, 380, 0],
  },
  {
    title: 'REALISATION D’UN DIAGNOSTIC DE PERFORMANCE ENERGETIQUE COLLECTIF',
    article: '24',
    text: 'L’assemblée générale confie la mission au bureau Thermi-Rhône pour 4 320,00 € TTC, financée par le fonds de travaux.',
    votes: [6420, 966, 0],
  },
  {
    title: 'INSTALLATION DE BORNES DE RECHARGE DANS LA COUR',
    article: '25',
    text: 'Il est proposé d’installer quatre bornes pour 18 240,00 € TTC. La majorité de l’article 25 n’étant pas atteinte, et le projet n’ayant pas recueilli le tiers des voix, il n’est pas procédé à un second vote.',
    votes: [2218, 4846, 322],
    rejected: true,
  },
  {
    title: 'AUTORISATION DE TRAVAUX PRIVATIFS – LOT 65 (M. PHAM)',
    article: '25',
    text: 'M. PHAM est autorisé à percer la façade sur cour pour l’évacuation d’une hotte, à ses frais et sous le contrôle de l’architecte de l’immeuble.',
    votes: [6612, 452, 322],
  },
  {
    title: 'VIE DE L’IMMEUBLE',
    article: 'sans vote',
    text: 'Rappel sur le tri sélectif et l’interdiction de fumer dans les communs. Une demande de devis sera faite pour la peinture du hall du 14.',
    votes: null,
  },
];
const outcome = ({ votes, rejected, article }: Resolution, index: number): string => {
  if (!votes) return 'Cette question n’appelle pas de vote.';
  if (rejected)
    return `La résolution n° ${index} est REJETÉE à la majorité de l’article ${article}.`;
  return votes[1] + votes[2] === 0
    ? `La résolution n° ${index} est ADOPTÉE à l’unanimité des voix exprimées.`
    : `La résolution n° ${index} est ADOPTÉE à la majorité de l’article ${article}.`;
};
const framed = (from: number, to: number) =>
  LYON.slice(from, to)
    .map((one, at) => {
      const index = from + at + 1;
      const [yes = 0, no = 0, none = 0] = one.votes ?? [];
      const line = one.votes
        ? `<table class="v"><tr><td>POUR : ${spacedNumber(yes)} tant.</td><td>CONTRE : ${spacedNumber(no)} tant.</td><td>ABSTENTION : ${spacedNumber(none)} tant.</td></tr></table>`
        : '';
      return `<div class="r"><h2>${index}. ${one.title} ${one.votes ? `(article ${one.article})` : '(sans vote)'}</h2><p>${one.text}</p>${line}${one.names ? `<p class="n">${one.names}</p>` : ''}<p class="o">${outcome(one, index)}</p></div>`;
    })
    .join('');
const paging = (page: number) =>
  footer(
    `Régie BOUVARD & PEYSSON – SDC LE CLOS SAINT-IRENEE – PV de l’AG du 20/05/2026 – page ${page}/3 &nbsp;&nbsp;&nbsp; Paraphes :`,
    7,
  );

const regie = paperOf(
  'pv-regie-lyon',
  `font: 8.6pt/1.33 'Nimbus Sans', sans-serif; h2 { font-size: 8.8pt; margin: 0 0 .8mm; color: #1f3350 } p { margin-bottom: .8mm } .r { border-left: .8mm solid #1f3350; padding-left: 3mm; margin-bottom: 3mm } .v td { border: .2mm solid #9aa7b8; padding: .5mm 1.5mm; width: 33% } .n { font-size: 7.6pt; font-style: italic } .o { font-weight: bold }`,
  [
    `<table><tr><td><b style="font:bold 15pt 'P052',serif;color:#1f3350">Régie BOUVARD &amp; PEYSSON</b><br>27 rue de Créqui – 69006 LYON</td><td style="text-align:right">Immeuble 1142<br>Immatriculation AA3-471-920</td></tr></table><h1 style="font-size:13pt;text-align:center;margin:4mm 0">PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE ORDINAIRE<br>DU MERCREDI 20 MAI 2026</h1><p style="text-align:center">Copropriété <b>LE CLOS SAINT-IRENEE</b> – 14 et 16 rue des Macchabées – 69005 LYON</p><p>L’an deux mille vingt-six, le vingt mai à dix-huit heures, les copropriétaires du CLOS SAINT-IRENEE, régulièrement convoqués par le syndic par lettres recommandées et envois électroniques du 22 avril 2026, se sont réunis en assemblée générale à la Maison des rencontres, 33 bis cours du Général Giraud à Lyon.</p><p>Il a été dressé une feuille de présence, émargée par chaque copropriétaire entrant, de laquelle il ressort que sont présents 21 copropriétaires, représentés 9, ayant voté par correspondance 4, soit 34 copropriétaires sur 52, totalisant <b>${spacedNumber(PRESENT)} tantièmes sur 10 000</b>. Absents non représentés : M. et Mme ABADIE (298), Mme BRUNIAUX (311), Consorts COLLOMBET (402), M. DE SOUSA PINTO (287), M. FAYOLLE (164), SARL JOLY (366), Mme KHELIFI (298), M. LOPEZ (164), M. et Mme MARÉCHAL (324), soit 2 614 tantièmes.</p>${framed(0, 5)}${paging(1)}`,
    `${framed(5, 11)}${paging(2)}`,
    `${framed(11, 15)}<p>Plus aucune question n’étant à l’ordre du jour, la séance est levée à 20 h 25.</p><table style="margin:5mm 0"><tr><td>Le président de séance<br>B. CHALANDON</td><td>La scrutatrice<br>H. MORTIER-DESSAIGNE</td><td>La secrétaire<br>S. OUDOT</td></tr></table><p style="font-size:7.6pt">Conformément à l’article 42 alinéa 2 de la loi du 10 juillet 1965 : « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. Cette notification est réalisée par le syndic dans le délai d’un mois à compter de la tenue de l’assemblée générale. Sauf urgence, l’exécution par le syndic des travaux décidés par l’assemblée générale en application des articles 25 et 26 est suspendue jusqu’à l’expiration du délai de deux mois mentionné au deuxième alinéa. » Une amende civile de 150 à 3 000 euros peut être prononcée si l’action est abusive ou dilatoire.</p><p>Notifié le 9 juin 2026 aux copropriétaires opposants et défaillants.</p>${paging(3)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Régie BOUVARD & PEYSSON',
      building: 'LE CLOS SAINT-IRENEE',
      building_address: '14 et 16 rue des Macchabées, 69005 LYON',
      rnc: 'AA3471920',
      meeting_on: '2026-05-20',
      tantiemes_present: PRESENT,
      resolutions: numbered(LYON),
      resolutions_adopted: numbersOf(LYON, ({ votes, rejected }) => votes !== null && !rejected),
      resolutions_rejected: ['13'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 6450000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 387000,
      works_adopted: either(
        ['10. REMPLACEMENT DES MENUISERIES DE LA CAGE D’ESCALIER B'],
        [
          '10. REMPLACEMENT DES MENUISERIES DE LA CAGE D’ESCALIER B',
          '12. REALISATION D’UN DIAGNOSTIC DE PERFORMANCE ENERGETIQUE COLLECTIF',
        ],
      ),
      works_adopted_total: either(2861430, 2861430 + 432000),
      mandate_from: '2026-07-01',
      mandate_to: '2028-06-30',
    },
    absent: ['owner', 'lots', 'impayes', 'iban'],
  },
);

export const ASSEMBLEES = [regie];
