// Minutes of meetings: a cabinet's in capitals over three pages, a volunteer's in prose.
import { either, paperOf } from '../../paper.ts';
import { paragraphs } from '../../writing.ts';

type Item = readonly [title: string, majority: string, text: string, votes: string, result: string];
const UNANIMOUS =
  'Ont voté pour : 6 873 tantièmes – Ont voté contre : néant – Se sont abstenus : néant';
const EUTROPE: readonly Item[] = [
  [
    'ÉLECTION DU PRÉSIDENT DE SÉANCE',
    'article 24',
    'L’assemblée générale désigne Mme GABORIT Hélène en qualité de présidente de séance.',
    UNANIMOUS,
    'Résolution adoptée à l’unanimité des présents et représentés',
  ],
  [
    'ÉLECTION DU SCRUTATEUR ET DU SECRÉTAIRE',
    'article 24',
    'M. ROUSSELOT Fabien est élu scrutateur ; le secrétariat est assuré par M. Antoine BERTHOMÉ, représentant le syndic.',
    UNANIMOUS,
    'Résolution adoptée à l’unanimité des présents et représentés',
  ],
  [
    'RAPPORT DU CONSEIL SYNDICAL',
    'sans vote',
    'Mme GABORIT rend compte de la mission du conseil syndical : contrôle des factures en mars, suivi du chantier du portail, consultation de trois assureurs. L’assemblée prend acte de ce rapport et remercie le conseil.',
    '',
    'Point d’information, ne donne pas lieu à vote',
  ],
  [
    'APPROBATION DES COMPTES DE L’EXERCICE DU 01/01/2025 AU 31/12/2025',
    'article 24',
    'L’assemblée générale, après avoir pris connaissance des documents comptables joints à la convocation, approuve en leur forme, teneur, imputation et répartition les comptes des charges de l’exercice 2025, arrêtés à la somme de 45 222,00 €.',
    'Ont voté pour : 6 615 tantièmes – Ont voté contre : M. TEXIER (258) – Se sont abstenus : néant',
    'Résolution adoptée à la majorité des voix exprimées',
  ],
  [
    'QUITUS AU SYNDIC',
    'article 24',
    'L’assemblée générale donne quitus plein et entier au Cabinet BERTHOMÉ pour sa gestion de l’exercice 2025.',
    'Ont voté pour : 6 402 tantièmes – Ont voté contre : M. TEXIER (258) – Se sont abstenus : Mme ARNAULT (213)',
    'Résolution adoptée à la majorité des voix exprimées',
  ],
  [
    'RENOUVELLEMENT DU MANDAT DU SYNDIC',
    'article 25',
    'L’assemblée générale renouvelle le Cabinet BERTHOMÉ, 3 place du Synode à Saintes, en qualité de syndic, pour une durée de deux ans, du 01/07/2026 au 30/06/2028, aux conditions du contrat joint à la convocation (6 950,00 € TTC par an). La présidente est mandatée pour le signer.',
    'Ont voté pour : 5 412 tantièmes sur 10 000 – Ont voté contre : M. TEXIER (258) – Se sont abstenus : 1 203',
    'Résolution adoptée à la majorité absolue',
  ],
  [
    'BUDGET PRÉVISIONNEL DE L’EXERCICE 2027',
    'article 24',
    'Le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027 est fixé à la somme de 47 450,00 €. Il sera appelé par quarts le premier jour de chaque trimestre.',
    'Ont voté pour : 6 615 tantièmes – Ont voté contre : M. TEXIER (258) – Se sont abstenus : néant',
    'Résolution adoptée à la majorité des voix exprimées',
  ],
  [
    'COTISATION ANNUELLE AU FONDS DE TRAVAUX',
    'article 25',
    'Conformément à l’article 14-2-1 de la loi du 10 juillet 1965, la cotisation annuelle est fixée à 3 558,75 €, soit 7,5 % du budget, appelée dans les mêmes conditions que les provisions.',
    'Ont voté pour : 5 890 tantièmes sur 10 000 – Ont voté contre : 983 – Se sont abstenus : néant',
    'Résolution adoptée à la majorité absolue',
  ],
  [
    'RÉFECTION DES PEINTURES DE L’ESCALIER A',
    'article 24',
    'Après étude des devis présentés (Peintures Santones 9 870,00 € ; Déco Ouest 11 240,00 €), l’assemblée retient l’entreprise Peintures Santones pour un montant de 9 870,00 € TTC. Les fonds seront appelés pour moitié le 01/09/2026 et pour moitié le 01/11/2026, selon la clé « escalier bâtiment A ».',
    'Ont voté pour : 5 947 tantièmes – Ont voté contre : 668 – Se sont abstenus : M. TEXIER (258)',
    'Résolution adoptée à la majorité des voix exprimées',
  ],
  [
    'REMPLACEMENT DES FENÊTRES DES PALIERS',
    'article 25',
    'Devis de la Menuiserie Charentaise : 21 366,00 € TTC. Plusieurs copropriétaires souhaitent attendre le plan pluriannuel de travaux.',
    'Ont voté pour : 2 104 tantièmes sur 10 000 – Ont voté contre : 4 511 – Se sont abstenus : M. TEXIER (258)',
    'Résolution rejetée',
  ],
  [
    'RACCORDEMENT À LA FIBRE : MISE À JOUR DE LA CONVENTION',
    'article 24',
    'L’assemblée autorise le syndic à signer l’avenant à la convention passée avec l’opérateur d’immeuble, sans frais pour le syndicat.',
    UNANIMOUS,
    'Résolution adoptée à l’unanimité des présents et représentés',
  ],
];
const items = (from: number, to: number) =>
  EUTROPE.slice(from, to)
    .map(
      ([title, majority, text, votes, result], index) =>
        `<h2>${from + index + 1}) ${title} <span>(${majority})</span></h2><p>${text}</p>${votes && `<p class="v">${votes}</p>`}<p class="r">${result}.</p>`,
    )
    .join('');
const foot = (page: number) =>
  `<p class="foot"><span>Cabinet BERTHOMÉ – Le Clos Saint-Eutrope – AG du 25/06/2026</span><span>Page ${page}/3</span></p>`;

const capitals = paperOf(
  'pv-cabinet-saintes',
  `font: 10pt/1.38 'Nimbus Sans', sans-serif; padding: 15mm 20mm; h2 { font-size: 10pt; margin: 4.5mm 0 1mm; text-decoration: underline } h2 span { font-weight: normal } p { text-align: justify; margin-bottom: 1.2mm } .v { padding-left: 6mm; font-size: 9.4pt } .r { font-weight: bold; padding-left: 6mm } .foot { position: absolute; bottom: 7mm; left: 20mm; right: 20mm; border-top: .2mm solid #000; display: flex; justify-content: space-between; font-size: 7.6pt }`,
  [
    `<p><b style="font: bold 15pt 'URW Bookman', serif">Cabinet BERTHOMÉ</b><br>3 place du Synode – 17100 SAINTES</p><h1 style="font-size:13.5pt;text-align:center;border:.4mm solid #000;padding:2mm">PROCÈS-VERBAL D’ASSEMBLÉE GÉNÉRALE ORDINAIRE<br>DU JEUDI 25 JUIN 2026</h1><p style="text-align:center">LE CLOS SAINT-EUTROPE<br>18 rue du Vieux Pressoir – 17100 SAINTES<br>N° d’immatriculation : AC4471029</p>${paragraphs(['Le jeudi 25 juin 2026 à 18 heures, les copropriétaires de l’immeuble désigné ci-dessus se sont réunis salle des Jacobins à Saintes, sur convocation adressée par le syndic par lettre recommandée avec demande d’avis de réception en date du 28 mai 2026.', 'Il a été dressé une feuille de présence, émargée par chaque copropriétaire à son entrée en séance. Sont présents, représentés ou ont voté par correspondance 27 copropriétaires sur 41, totalisant 6 873 tantièmes sur 10 000. Sont absents et non représentés 14 copropriétaires totalisant 3 127 tantièmes : Mmes et MM. AUDEBERT (201), BARON (247), SCI DU CHARENTON (412), DELAGE (258), GUÉRIN (231), héritiers JOUSSEAUME (305), MARCHAND (213), MOREAU (258), NEAU (87), PELLETIER (245), RABY (201), SORIN (226), TALLON (130), VIAUD (113).', 'L’assemblée, régulièrement constituée, peut valablement délibérer sur l’ordre du jour joint à la convocation.'])}${items(0, 3)}${foot(1)}`,
    `${items(3, 9)}${foot(2)}`,
    `${items(9, 11)}<p style="margin-top:7mm"><u>Questions diverses (sans vote)</u> : il est rappelé que les encombrants ne doivent pas être déposés dans le local poubelles. M. DUPRÉ signale un défaut d’éclairage au niveau des garages ; le syndic fera intervenir l’électricien.</p><p>Plus rien n’étant à l’ordre du jour, la séance est levée à 20 heures 15.</p><p style="margin:8mm 0 18mm">La présidente de séance &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Le scrutateur &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Le secrétaire</p><p><b>Notification – article 42, alinéa 2, de la loi du 10 juillet 1965</b> : « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. Cette notification est réalisée par le syndic dans le délai d’un mois à compter de la tenue de l’assemblée générale. Sauf urgence, l’exécution par le syndic des travaux décidés par l’assemblée générale en application des articles 25 et 26 est suspendue jusqu’à l’expiration du délai mentionné au deuxième alinéa. »</p><p>Copie certifiée conforme à l’original par le syndic.</p>${foot(3)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Cabinet BERTHOMÉ',
      building: 'LE CLOS SAINT-EUTROPE',
      building_address: '18 rue du Vieux Pressoir, 17100 SAINTES',
      rnc: 'AC4471029',
      meeting_on: '2026-06-25',
      tantiemes_present: 6873,
      resolutions: EUTROPE.map(([title], index) => `${index + 1}. ${title}`),
      resolutions_adopted: ['1', '2', '4', '5', '6', '7', '8', '9', '11'],
      resolutions_rejected: ['10'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 4745000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 355875,
      works_adopted: ['9. RÉFECTION DES PEINTURES DE L’ESCALIER A'],
      works_adopted_total: 987000,
      mandate_from: '2026-07-01',
      mandate_to: '2028-06-30',
    },
    absent: ['owner', 'lots', 'iban', 'impayes'],
  },
);

const THERMES = [
  [
    'Désignation du bureau',
    'Mme Ducassé accepte de présider la séance ; M. Laborde en assure le secrétariat. Accord de tous les présents et représentés : 846 millièmes pour. Résolution adoptée.',
  ],
  [
    'Approbation des comptes 2025',
    'M. Laborde présente les dépenses de l’année, du 1er janvier au 31 décembre 2025, qui s’élèvent à 4 204,18 € pour un budget de 4 400 €. Les comptes sont approuvés. Pour : 846 millièmes. Contre : 0. Résolution adoptée.',
  ],
  [
    'Quitus au syndic',
    'Quitus est donné à M. Laborde pour sa gestion bénévole, avec les remerciements de tous. M. Laborde (203 millièmes) ne prend pas part au vote. Pour : 643 millièmes. Résolution adoptée.',
  ],
  [
    'Budget 2027',
    'Le budget prévisionnel, du 1er janvier au 31 décembre 2027, est arrêté à 4 600 €, appelé chaque trimestre. Pour : 846 millièmes. Résolution adoptée.',
  ],
  [
    'Désignation du syndic',
    'M. Jean-Pierre LABORDE est reconduit comme syndic bénévole pour trois ans, du 1er juin 2026 au 31 mai 2029, sans rémunération ; ses frais postaux lui seront remboursés. Pour : 846 millièmes. Résolution adoptée à la majorité de l’article 25.',
  ],
  [
    'Réfection de la toiture côté cour',
    'Trois entreprises ont été consultées. L’assemblée retient Couverture Landaise, dont le devis s’élève à 18 950,00 € TTC. Appels : 30 % en juin, 40 % en octobre, 30 % à la réception. Pour : 672 millièmes. Contre : M. Etcheverry, 174 millièmes. Résolution adoptée à la majorité de l’article 24.',
  ],
  [
    'Installation d’un interphone',
    'M. Etcheverry propose l’installation d’un interphone (devis de 2 380,00 € TTC). Pour : 174 millièmes. Contre : 672 millièmes. Résolution refusée.',
  ],
  [
    'Fonds de travaux',
    'La cotisation annuelle au fonds de travaux est maintenue à 230 €, versée sur le livret de la copropriété. Pour : 846 millièmes. Résolution adoptée.',
  ],
] as const;
const told = (from: number, to: number) =>
  THERMES.slice(from, to)
    .map(
      ([title, text], index) =>
        `<p><b>Résolution ${from + index + 1} – ${title}</b><br>${text}</p>`,
    )
    .join('');

const prose = paperOf(
  'pv-benevole-dax',
  `font: 11.5pt/1.5 'Nimbus Roman', serif; padding: 22mm 24mm; p { margin-bottom: 3.5mm }`,
  [
    `<h1 style="font-size:15pt;text-align:center">Copropriété du 5 rue des Thermes Vieux à Dax (40100)</h1><h2 style="font-size:13pt;text-align:center">Compte rendu de l’assemblée générale annuelle du 30 mai 2026</h2>${paragraphs(['Les copropriétaires de l’immeuble sis 5 rue des Thermes Vieux, 40100 Dax, se sont réunis le samedi trente mai deux mille vingt-six à 10 heures chez Mme Ducassé, au premier étage, sur convocation de leur syndic bénévole, M. Jean-Pierre Laborde, remise en main propre contre émargement le 4 mai 2026.', 'Étaient présents : Mme Ducassé (174), M. Laborde (203), M. Etcheverry (174), M. et Mme Darrigade (158). Était représentée : Mme Saint-Martin (137), qui a donné pouvoir à Mme Ducassé. Était absent : M. Lestage (154). Soit 846 millièmes présents ou représentés sur 1000.', 'La feuille de présence a été signée par tous. L’ordre du jour annexé à la convocation est abordé dans l’ordre.'])}${told(0, 4)}`,
    `${told(4, 8)}<p>Questions diverses : la boîte à clés du compteur d’eau sera remplacée par M. Darrigade. Il est demandé à chacun de fermer la porte de la cour le soir. Le ramonage du conduit commun est prévu en septembre.</p><p>L’ordre du jour étant épuisé, la séance est levée à 11 h 40 autour d’un café.</p><p>Fait à Dax, le 30 mai 2026, en six exemplaires.</p><p style="margin-top:8mm">La présidente de séance, M. Ducassé &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Le secrétaire, J.-P. Laborde</p><p style="font-size:9.5pt;margin-top:10mm">Les copropriétaires opposants ou défaillants disposent d’un délai de deux mois à compter de la notification du présent procès-verbal pour contester les décisions devant le tribunal judiciaire (article 42 de la loi n° 65-557 du 10 juillet 1965).</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('Jean-Pierre LABORDE', 'M. Jean-Pierre Laborde'),
      building_address: '5 rue des Thermes Vieux, 40100 Dax',
      meeting_on: '2026-05-30',
      tantiemes_present: 846,
      resolutions: THERMES.map(([title], index) => `${index + 1}. ${title}`),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '8'],
      resolutions_rejected: ['7'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 460000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 23000,
      works_adopted: ['6. Réfection de la toiture côté cour'],
      works_adopted_total: 1895000,
      mandate_from: '2026-06-01',
      mandate_to: '2029-05-31',
    },
    absent: ['rnc', 'iban', 'impayes'],
  },
);

export const PROCES_VERBAUX = [capitals, prose];
