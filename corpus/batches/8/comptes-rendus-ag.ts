// Minutes of a large building: long resolutions with their lists of votes.
import { paperOf } from '../../paper.ts';

type Item = readonly [subject: string, majority: string, text: string, votes: string, end: string];
const carried = (votes: string) =>
  `En vertu de quoi, cette résolution est adoptée à la majorité ${votes}.`;
const BARATTES: readonly Item[] = [
  [
    'Élection du président de séance',
    'Article 24',
    'L’assemblée générale désigne Madame Céline PERRISSIN en qualité de présidente de séance.',
    'Votes pour : 41 copropriétaires totalisant 6 702 / 6 702 tantièmes<br>Votes contre : néant – Abstentions : néant',
    carried('des voix exprimées'),
  ],
  [
    'Élection des scrutateurs et du secrétaire',
    'Article 24',
    'L’assemblée générale désigne Monsieur VIOLLET scrutateur. Le syndic, représenté par Madame Favre, assure le secrétariat.',
    'Votes pour : 41 copropriétaires totalisant 6 702 / 6 702 tantièmes<br>Votes contre : néant – Abstentions : néant',
    carried('des voix exprimées'),
  ],
  [
    'Approbation des comptes de l’exercice 2025',
    'Article 24',
    'L’assemblée générale, après avoir examiné les documents joints à la convocation, approuve en leur forme, teneur, imputation et répartition les comptes des charges de l’exercice arrêté du 01/01/2025 au 31/12/2025, comportant des charges nettes pour opérations courantes de 127 918,00 €.',
    'Votes pour : 39 copropriétaires totalisant 6 388 / 6 560 tantièmes<br>Votes contre : 1 copropriétaire totalisant 172 / 6 560 tantièmes – BLANC Roger (172)<br>Abstentions : 1 copropriétaire totalisant 142 tantièmes – SCI DU LAUDON (142)',
    carried('des voix exprimées'),
  ],
  [
    'Quitus à donner au syndic pour sa gestion',
    'Article 24',
    'L’assemblée générale donne quitus au syndic LAC & MONTS IMMOBILIER pour sa gestion de l’exercice clos au 31/12/2025.',
    'Votes pour : 38 copropriétaires totalisant 6 181 / 6 353 tantièmes<br>Votes contre : 1 copropriétaire totalisant 172 / 6 353 tantièmes – BLANC Roger (172)<br>Abstentions : 2 copropriétaires totalisant 349 tantièmes',
    carried('des voix exprimées'),
  ],
  [
    'Désignation du syndic',
    'Article 25',
    'L’assemblée générale désigne la société LAC & MONTS IMMOBILIER en qualité de syndic, pour une durée de deux ans et deux mois. Le contrat prend effet le 21/04/2026 pour se terminer le 30/06/2028. La mission et les honoraires sont ceux du contrat joint à la convocation.',
    'Votes pour : 37 copropriétaires totalisant 6 004 / 10 000 tantièmes<br>Votes contre : 4 copropriétaires totalisant 698 / 10 000 tantièmes<br>Abstentions : néant',
    carried('des voix de tous les copropriétaires'),
  ],
  [
    'Renouvellement du conseil syndical',
    'Article 25',
    'Sont élus pour un an : Mme PERRISSIN, M. VIOLLET, M. ORSET.',
    'Votes pour : 41 copropriétaires totalisant 6 702 / 10 000 tantièmes<br>Votes contre : néant – Abstentions : néant',
    carried('des voix de tous les copropriétaires'),
  ],
  [
    'Approbation du budget prévisionnel de l’exercice 2027',
    'Article 24',
    'L’assemblée générale, après avoir délibéré, approuve le budget prévisionnel de l’exercice débutant le 01/01/2027 et finissant le 31/12/2027, arrêté à la somme de 135 350,00 €. Les provisions sont appelées par quarts, exigibles le premier jour de chaque trimestre.',
    'Votes pour : 40 copropriétaires totalisant 6 530 / 6 702 tantièmes<br>Votes contre : 1 copropriétaire totalisant 172 / 6 702 tantièmes<br>Abstentions : néant',
    carried('des voix exprimées'),
  ],
  [
    'Cotisation annuelle au fonds de travaux',
    'Article 25',
    'L’assemblée générale décide de fixer la cotisation annuelle obligatoire du fonds de travaux à 8 400,00 €, appelée dans les mêmes conditions que le budget.',
    'Votes pour : 40 copropriétaires totalisant 6 530 / 10 000 tantièmes<br>Votes contre : 1 copropriétaire totalisant 172 / 10 000 tantièmes<br>Abstentions : néant',
    carried('des voix de tous les copropriétaires'),
  ],
  [
    'Réfection de l’étanchéité de la toiture-terrasse du bâtiment B',
    'Article 24',
    'L’assemblée générale, après avoir pris connaissance des devis des entreprises Alpes Étanchéité (38 940,00 € TTC) et Toitures du Fier (41 275,00 € TTC), décide d’effectuer les travaux et retient l’entreprise Alpes Étanchéité pour un montant de 38 940,00 € TTC. Appels : 50 % au 01/06/2026, 50 % au 01/09/2026.',
    'Votes pour : 33 copropriétaires totalisant 5 417 / 6 455 tantièmes<br>Votes contre : 6 copropriétaires totalisant 1 038 / 6 455 tantièmes<br>Abstentions : 2 copropriétaires totalisant 247 tantièmes',
    carried('des voix exprimées'),
  ],
  [
    'Honoraires du syndic sur travaux',
    'Article 24',
    'L’assemblée générale fixe à 2,5 % HT du montant HT des travaux les honoraires du syndic pour le suivi de l’étanchéité.',
    'Votes pour : 30 copropriétaires totalisant 4 980 / 6 702 tantièmes<br>Votes contre : 11 copropriétaires totalisant 1 722 / 6 702 tantièmes<br>Abstentions : néant',
    carried('des voix exprimées'),
  ],
  [
    'Installation d’une vidéosurveillance dans les garages',
    'Article 25',
    'Proposition de la société Veille Alpine pour 11 320,00 € TTC.',
    'Votes pour : 9 copropriétaires totalisant 1 466 / 10 000 tantièmes<br>Votes contre : 30 copropriétaires totalisant 4 972 / 10 000 tantièmes<br>Abstentions : 2 copropriétaires totalisant 264 tantièmes',
    'En vertu de quoi, cette résolution est rejetée.',
  ],
  [
    'Autorisation donnée à M. ORSET de poser un store-banne',
    'Article 25',
    'L’assemblée générale autorise M. ORSET, lot 121, à poser un store-banne de teinte écrue, à ses frais exclusifs et sous sa responsabilité.',
    'Votes pour : 41 copropriétaires totalisant 6 702 / 10 000 tantièmes<br>Votes contre : néant – Abstentions : néant',
    carried('des voix de tous les copropriétaires'),
  ],
];
const items = (from: number, to: number) =>
  BARATTES.slice(from, to)
    .map(
      ([subject, majority, text, votes, end], index) =>
        `<div class="r"><div class="t"><b>RÉSOLUTION N° ${String(from + index + 1).padStart(2, '0')} : ${subject}</b><span>${majority}</span></div><p>${text}</p><p class="v">${votes}</p><p><b>${end}</b></p></div>`,
    )
    .join('');
const foot = (page: number) =>
  `<div class="f"><span>LE PARC DES BARATTES – AG du 21/04/2026</span><span>Page ${page} / 3</span></div>`;

const long = paperOf(
  'pv-ordinaire-annecy',
  `font: 9.1pt/1.4 'Nimbus Sans', sans-serif; padding: 12mm 15mm; .t { display: flex; justify-content: space-between; background: #e0f2f1; padding: 1.2mm 2mm } .r { margin-bottom: 4mm } .r p { margin: 1.2mm 2mm } .v { color: #333; font-size: 8.4pt } .f { position: absolute; bottom: 7mm; left: 15mm; right: 15mm; display: flex; justify-content: space-between; font-size: 7.4pt; border-top: .2mm solid #888 } h1 { font-size: 14pt; text-align: center; color: #00695c }`,
  [
    `<p><b style="color:#00695c;font-size:13pt">LAC &amp; MONTS IMMOBILIER</b><br>18 avenue de Brogny – 74000 ANNECY</p><h1>PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE ORDINAIRE<br>DU MARDI 21 AVRIL 2026</h1><p><b>Syndicat des copropriétaires LE PARC DES BARATTES</b><br>5 chemin des Barattes – 74000 ANNECY – n° d’immatriculation AC7204518</p><p>Le mardi 21 avril 2026 à 18 h 00, les copropriétaires de la résidence se sont réunis en assemblée générale, salle Yvette-Martinet à Annecy, sur convocation adressée par le syndic par lettre recommandée avec avis de réception du 24 mars 2026.</p><p>Il est dressé une feuille de présence signée par chaque copropriétaire entrant en séance. Il en ressort que sont présents, représentés ou ayant voté par correspondance <b>41 copropriétaires sur 63, totalisant 6 702 tantièmes sur 10 000</b>. Sont absents et non représentés 22 copropriétaires totalisant 3 298 tantièmes : ARNAUD Luc (151), BERTHET Annie (163), CATTIN Marcel (149), DUNAND Élise (171), FOURNIER Paul (158), GAILLARD Irène (140), et autres dont la liste est annexée à la feuille de présence.</p>${items(0, 4)}${foot(1)}`,
    `${items(4, 9)}${foot(2)}`,
    `${items(9, 12)}<p><b>Questions diverses (sans vote)</b> – Il est rappelé que le stationnement devant les bornes d’incendie est interdit. Le syndic indique que le contrat d’entretien des espaces verts sera remis en concurrence à l’automne. Plusieurs copropriétaires signalent des nuisances dues aux jets de mégots depuis les balcons.</p><p>Plus rien n’étant à l’ordre du jour, la séance est levée à 20 h 25.</p><p style="display:flex;justify-content:space-between;margin:8mm 0 16mm"><span>La présidente de séance</span><span>Le scrutateur</span><span>Le secrétaire</span></p><p style="font-size:8pt"><b>Article 42 alinéa 2 de la loi du 10 juillet 1965 :</b> « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. Cette notification est réalisée par le syndic dans le délai d’un mois à compter de la tenue de l’assemblée générale. Sauf urgence, l’exécution par le syndic des travaux décidés par l’assemblée générale en application des articles 25 et 26 de la présente loi est suspendue jusqu’à l’expiration du délai de deux mois. »</p>${foot(3)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'LAC & MONTS IMMOBILIER',
      building: 'LE PARC DES BARATTES',
      building_address: '5 chemin des Barattes, 74000 ANNECY',
      rnc: 'AC7204518',
      meeting_on: '2026-04-21',
      tantiemes_present: 6702,
      resolutions: BARATTES.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '12'],
      resolutions_rejected: ['11'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 13535000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 840000,
      works_adopted: ['9. Réfection de l’étanchéité de la toiture-terrasse du bâtiment B'],
      works_adopted_total: 3894000,
      mandate_from: '2026-04-21',
      mandate_to: '2028-06-30',
    },
    absent: ['owner', 'lots', 'iban', 'impayes'],
  },
);

export const COMPTES_RENDUS_AG = [long];
