// Minutes of a yearly meeting as the big agencies print them, with who voted how.
import { paperOf } from '../../paper.ts';
import { numbered, type Point } from './seances-tenues.ts';

const P24 = 'Majorité nécessaire : article 24';
const P25 = 'Majorité nécessaire : article 25';
const ALL = 'Ont voté pour : 6 842 / 6 842 tantièmes';
const LIMOGES: readonly Point[] = [
  [
    'Élection du président de séance',
    'L’assemblée générale désigne en qualité de président de séance M. DESCHAMPS Alain.',
    `${P24}<br>${ALL}`,
    'Cette résolution est adoptée à l’unanimité des copropriétaires présents, représentés et ayant voté par correspondance.',
  ],
  [
    'Élection du secrétaire de séance',
    'L’assemblée générale désigne en qualité de secrétaire Mme VILLEGER, représentant le cabinet FONTENEAU GESTION.',
    `${P24}<br>${ALL}`,
    'Cette résolution est adoptée à l’unanimité des copropriétaires présents, représentés et ayant voté par correspondance.',
  ],
  [
    'Rapport du conseil syndical',
    'Le conseil syndical rend compte de sa mission pour l’année écoulée : contrôle des factures, suivi du contrat de nettoyage, mise en concurrence de l’assurance. Point d’information ne donnant pas lieu à un vote.',
    '',
    '',
  ],
  [
    'Approbation des comptes de l’exercice du 01/01/2025 au 31/12/2025',
    'L’assemblée générale, après avoir pris connaissance des annexes comptables jointes à la convocation, approuve en leur forme, teneur, imputation et répartition les comptes de l’exercice clos le 31/12/2025, faisant apparaître un montant de charges courantes de 83&nbsp;200,00&nbsp;€.',
    `${P24}<br>Ont voté pour : 6 655 tantièmes<br>Ont voté contre : 187 tantièmes – M. RAYNAUD (187)<br>Abstention : néant`,
    'Cette résolution est adoptée à la majorité des voix exprimées.',
  ],
  [
    'Quitus au syndic pour sa gestion',
    'L’assemblée générale donne quitus au syndic pour la gestion de l’exercice clos au 31/12/2025.',
    `${P24}<br>Ont voté pour : 6 455 tantièmes<br>Ont voté contre : 187 tantièmes – M. RAYNAUD (187)<br>Se sont abstenus : 200 tantièmes – M. ou Mme GUIBERT (200)`,
    'Cette résolution est adoptée à la majorité des voix exprimées.',
  ],
  [
    'Désignation du syndic et approbation de son contrat',
    'L’assemblée générale désigne comme syndic la société FONTENEAU GESTION, 4 place des Bancs, 87000 LIMOGES, titulaire de la carte professionnelle CPI 8701 2019 000 000 114. Le syndic est nommé pour une durée de 18 mois qui commencera le 01/07/2026 pour se terminer le 31/12/2027. Sa mission, ses honoraires et les modalités de sa gestion sont définis par le contrat joint à la convocation.',
    `${P25}<br>Ont voté pour : 5 918 tantièmes<br>Ont voté contre : 724 tantièmes<br>Se sont abstenus : 200 tantièmes`,
    'Cette résolution est adoptée à la majorité absolue des voix de tous les copropriétaires.',
  ],
  [
    'Approbation du budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027',
    'L’assemblée générale fixe le budget prévisionnel de l’exercice à la somme de 85&nbsp;100,00&nbsp;€. Il sera appelé par provisions trimestrielles égales, exigibles le premier jour de chaque trimestre.',
    `${P24}<br>Ont voté pour : 6 655 tantièmes<br>Ont voté contre : 187 tantièmes – M. RAYNAUD (187)`,
    'Cette résolution est adoptée à la majorité des voix exprimées.',
  ],
  [
    'Fonds de travaux : montant de la cotisation annuelle',
    'L’assemblée générale fixe la cotisation annuelle au fonds de travaux à 4&nbsp;820,00&nbsp;€, appelée en une fois le 15 juillet de chaque année selon la clé « charges communes générales ».',
    `${P25}<br>Ont voté pour : 6 655 tantièmes<br>Ont voté contre : 187 tantièmes`,
    'Cette résolution est adoptée à la majorité absolue des voix de tous les copropriétaires.',
  ],
  [
    'Remplacement du système d’interphonie',
    'L’assemblée générale décide d’effectuer les travaux de remplacement de l’interphonie et retient la proposition de l’entreprise Limousin Contrôle d’Accès pour un montant de 14&nbsp;652,00&nbsp;€ TTC. Appels de fonds : 50 % au 01/09/2026, 50 % au 01/12/2026. Honoraires du syndic : 2,5 % HT du montant des travaux HT.',
    `${P24}<br>Ont voté pour : 4 411 tantièmes<br>Ont voté contre : 2 431 tantièmes`,
    'Cette résolution est adoptée à la majorité des voix exprimées.',
  ],
  [
    'Ravalement de la façade nord',
    'Proposition de l’entreprise Façades Vienne et Glane pour un montant de 71&nbsp;940,00&nbsp;€ TTC. L’assemblée considère que le dossier n’est pas assez avancé et demande un second devis.',
    `${P24}<br>Ont voté pour : 1 206 tantièmes<br>Ont voté contre : 5 436 tantièmes<br>Se sont abstenus : 200 tantièmes`,
    'Cette résolution est rejetée faute de majorité.',
  ],
  [
    'Autorisation donnée à Mme FAUCHER d’installer un volet roulant',
    'L’assemblée autorise Mme FAUCHER, lot 22, à installer à ses frais exclusifs un volet roulant de teinte identique à celle de l’immeuble.',
    `${P25}<br>${ALL}`,
    'Cette résolution est adoptée à la majorité absolue des voix de tous les copropriétaires.',
  ],
];
const bold = (from: number, to: number) =>
  LIMOGES.slice(from, to)
    .map(
      ([subject, text, votes, result], index) =>
        `<h2>Résolution n° ${from + index + 1} – ${subject}</h2><p>${text}</p>${votes ? `<p class="v">${votes}</p>` : ''}${result ? `<p class="r">${result}</p>` : ''}`,
    )
    .join('');
const limogesFoot = (page: number) =>
  `<p class="ft">PV AG 21/05/2026 – 2074 LE CLOS DES ÉMAILLEURS – Page ${page}/3</p>`;
export const yearlyMeeting = paperOf(
  'pv-annuelle-limoges',
  `font: 9.6pt/1.4 'Nimbus Sans', sans-serif; padding: 14mm 18mm; h2 { font-size: 10pt; margin: 4mm 0 1mm; text-decoration: underline } p { margin-bottom: 1.2mm } .v { margin-left: 10mm; font-size: 9pt } .r { font-weight: bold } .ft { position: absolute; bottom: 7mm; font-size: 7.5pt; color: #555 }`,
  [
    `<p><b style="color:#0a4a8f;font-size:13pt">FONTENEAU GESTION</b><br>4 place des Bancs – 87000 LIMOGES</p><h1 style="font-size:14pt;text-align:center;margin:5mm 0">PROCÈS-VERBAL<br>DE L’ASSEMBLÉE GÉNÉRALE ORDINAIRE DU 21/05/2026</h1><p><b>SDC LE CLOS DES ÉMAILLEURS</b><br>18 rue du Quinconce, 87000 LIMOGES – Immatriculation : AC3071846</p><p>Le jeudi 21 mai 2026 à 18 h 00, les copropriétaires de l’immeuble se sont réunis en assemblée générale, salle Blanqui à Limoges, sur convocation adressée par le syndic par lettre recommandée avec avis de réception ou remise contre émargement.</p><p>Il a été dressé une feuille de présence, signée par chaque copropriétaire entrant en séance. L’examen de celle-ci permet de constater que :</p><p class="v">Sont présents : 19 copropriétaires totalisant 3 904 / 10 000 tantièmes<br>Sont représentés : 11 copropriétaires totalisant 2 017 / 10 000 tantièmes<br>Ont voté par correspondance : 5 copropriétaires totalisant 921 / 10 000 tantièmes<br><b>Total : 35 copropriétaires sur 52, soit 6 842 / 10 000 tantièmes</b><br>Sont absents : 17 copropriétaires totalisant 3 158 tantièmes : Mme ARNAUD (191), M. BESSE (187), SCI DU PRÉ (402), M. CHATENET (205), indivision DUBREUIL (310) et autres.</p><p>Le quorum légal étant atteint, l’assemblée peut valablement délibérer sur l’ordre du jour.</p>${bold(0, 4)}${limogesFoot(1)}`,
    `${bold(4, 9)}${limogesFoot(2)}`,
    `${bold(9, 11)}<h2>Questions diverses (sans vote)</h2><p>Il est rappelé que les vélos ne doivent pas être entreposés dans le hall. Le syndic fera le point avec l’entreprise de nettoyage sur la fréquence de lavage des vitres. Un devis sera demandé pour l’éclairage du parking extérieur.</p><p>Plus rien n’étant à l’ordre du jour et plus personne ne demandant la parole, le président déclare la séance levée à 20 h 25.</p><p style="margin:6mm 0 14mm">Le président de séance&emsp;&emsp;&emsp;&emsp;&emsp;La secrétaire de séance</p><p style="font-size:8.4pt">Article 42, alinéa 2, de la loi du 10 juillet 1965 : les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. Cette notification est réalisée par le syndic dans le délai d’un mois à compter de la tenue de l’assemblée générale. Sauf urgence, l’exécution par le syndic des travaux décidés en application des articles 25 et 26 est suspendue jusqu’à l’expiration de ce délai.</p>${limogesFoot(3)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'FONTENEAU GESTION',
      building: 'LE CLOS DES ÉMAILLEURS',
      building_address: '18 rue du Quinconce, 87000 LIMOGES',
      rnc: 'AC3071846',
      meeting_on: '2026-05-21',
      tantiemes_present: 6842,
      resolutions: numbered(LIMOGES),
      resolutions_adopted: ['1', '2', '4', '5', '6', '7', '8', '9', '11'],
      resolutions_rejected: ['10'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 8510000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 482000,
      works_adopted: ['9. Remplacement du système d’interphonie'],
      works_adopted_total: 1465200,
      mandate_from: '2026-07-01',
      mandate_to: '2027-12-31',
    },
    absent: ['owner', 'lots', 'iban', 'sent_on', 'impayes'],
  },
);
