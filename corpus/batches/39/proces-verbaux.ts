// Minutes: usual software with boxes of votes, paragraphs, a table, and those of a small building typed by hand.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

type Item = {
  title: string;
  text: string;
  votes: string;
  result: 'ADOPTÉE' | 'REJETÉE' | 'SANS VOTE';
};
const adopted = (items: readonly Item[]) =>
  items.flatMap(({ result }, index) => (result === 'ADOPTÉE' ? [`${index + 1}`] : []));
const rejected = (items: readonly Item[]) =>
  items.flatMap(({ result }, index) => (result === 'REJETÉE' ? [`${index + 1}`] : []));
const titles = (items: readonly Item[]) =>
  items.map(({ title }, index) => `${index + 1}. ${title}`);

const SIAM: readonly Item[] = [
  {
    title: 'Élection du président de séance',
    text: 'L’assemblée élit M. Hervé TANGUY en qualité de président de séance.',
    votes: 'Pour : 6 944 – Contre : 0 – Abstention : 0',
    result: 'ADOPTÉE',
  },
  {
    title: 'Élection du scrutateur',
    text: 'Mme Nolwenn CADIOU est élue scrutatrice.',
    votes: 'Pour : 6 944 – Contre : 0 – Abstention : 0',
    result: 'ADOPTÉE',
  },
  {
    title: 'Désignation du secrétaire de séance',
    text: 'Le secrétariat est assuré par Mme ABGRALL, représentant le syndic.',
    votes: 'Pour : 6 944 – Contre : 0 – Abstention : 0',
    result: 'ADOPTÉE',
  },
  {
    title: 'Rapport du conseil syndical',
    text: 'M. TANGUY rend compte de la mission du conseil syndical. Ce point ne donne pas lieu à un vote.',
    votes: '',
    result: 'SANS VOTE',
  },
  {
    title: 'Approbation des comptes de l’exercice 2025',
    text: 'L’assemblée générale approuve sans réserve, en leur forme, teneur, imputation et répartition, les comptes des charges de l’exercice du 01/01/2025 au 31/12/2025, pour un montant de 82 316,40 € en opérations courantes.',
    votes: 'Pour : 6 632 – Contre : 312 (LE BIHAN) – Abstention : 0',
    result: 'ADOPTÉE',
  },
  {
    title: 'Quitus au syndic',
    text: 'L’assemblée générale donne quitus au syndic pour sa gestion de l’exercice arrêté au 31/12/2025.',
    votes: 'Pour : 6 107 – Contre : 525 – Abstention : 312',
    result: 'ADOPTÉE',
  },
  {
    title: 'Désignation du syndic et approbation de son contrat',
    text: 'L’assemblée désigne ARMOR GESTION IMMOBILIÈRE en qualité de syndic pour une durée de 24 mois. Le mandat commence le 01/07/2026 et se termine le 30/06/2028. Honoraires annuels : 11 400,00 € TTC.',
    votes: 'Pour : 6 419 – Contre : 525 – Abstention : 0',
    result: 'ADOPTÉE',
  },
  {
    title: 'Budget prévisionnel de l’exercice 2027',
    text: 'Le budget de l’exercice du 01/01/2027 au 31/12/2027 est fixé à la somme de 84 000,00 €. Il sera appelé par quarts les 1er janvier, 1er avril, 1er juillet et 1er octobre.',
    votes: 'Pour : 6 944 – Contre : 0 – Abstention : 0',
    result: 'ADOPTÉE',
  },
  {
    title: 'Cotisation obligatoire au fonds de travaux',
    text: 'L’assemblée fixe la cotisation annuelle à 5 % du budget prévisionnel, soit 4 200,00 €.',
    votes: 'Pour : 6 632 – Contre : 312 – Abstention : 0',
    result: 'ADOPTÉE',
  },
  {
    title: 'Réfection de la verrière de la cage A',
    text: 'Après examen des devis, l’assemblée retient l’entreprise MIROITERIE DE L’IROISE pour un montant de 18 447,00 € TTC. Appels : 50 % au 01/09/2026, 50 % au 01/12/2026.',
    votes: 'Pour : 5 870 – Contre : 1 074 – Abstention : 0',
    result: 'ADOPTÉE',
  },
  {
    title: 'Installation d’un local à vélos',
    text: 'Projet d’aménagement de l’ancien local charbon, devis de 9 800,00 € TTC.',
    votes: 'Pour : 2 411 – Contre : 4 221 – Abstention : 312',
    result: 'REJETÉE',
  },
  {
    title: 'Autorisation donnée à la SCI ROSKANVEL de poser une enseigne',
    text: 'L’assemblée autorise la SCI ROSKANVEL, lot 2, à apposer à ses frais une enseigne en drapeau sur la façade.',
    votes: 'Pour : 6 207 – Contre : 425 – Abstention : 312',
    result: 'ADOPTÉE',
  },
];
const siamBlock = (from: number, to: number) =>
  SIAM.slice(from, to)
    .map(
      ({ title, text, votes, result }, index) =>
        `<h2>Résolution n° ${from + index + 1} – ${title}</h2><p>${text}</p>${votes ? `<p class="v">${votes}<br><b>Résolution ${result.toLowerCase()}</b>${result === 'ADOPTÉE' ? ' à la majorité requise' : ', la majorité requise n’étant pas atteinte'}</p>` : '<p class="v">Point d’information, sans vote</p>'}`,
    )
    .join('');
const siamFoot = (page: number) =>
  `<p class="ft">LES HAUTS DE SIAM – Procès-verbal de l’assemblée générale ordinaire du 18/06/2026 – page ${page}/3</p>`;
const brest = paperOf(
  'pv-encadres-brest-b39',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 14pt; text-align: center; border: .4mm solid #14507a; padding: 2mm; color: #14507a } h2 { font-size: 10pt; margin: 4mm 0 1mm; color: #14507a } p { margin-bottom: 1mm } .v { background: #eef3f7; padding: 1.5mm 3mm } .ft { position: absolute; bottom: 6mm; left: 15mm; font-size: 7pt } td { border: .15mm solid #bbb; font-size: 8pt }`,
  [
    `<p><b>ARMOR GESTION IMMOBILIÈRE</b> – 8 place de la Liberté – 29200 BREST</p><h1>PROCÈS-VERBAL D’ASSEMBLÉE GÉNÉRALE ORDINAIRE<br>du jeudi 18 juin 2026</h1><p>Syndicat des copropriétaires de l’immeuble LES HAUTS DE SIAM, 14 rue Louis Pasteur, 29200 BREST – immatriculation AB1294407</p><p>Le jeudi 18 juin 2026 à 17 h 30, les copropriétaires se sont réunis salle Marc Sangnier, à Brest, sur convocation adressée par le syndic le 20 mai 2026. La feuille de présence, certifiée par les membres du bureau, fait ressortir :</p>${table(
      [],
      [
        ['Copropriétaires présents', '21', '4 518 / 10 000'],
        ['Copropriétaires représentés', '9', '1 902 / 10 000'],
        ['Votants par correspondance', '3', '524 / 10 000'],
        [
          '<b>Total présents, représentés et votants par correspondance</b>',
          '<b>33</b>',
          '<b>6 944 / 10 000</b>',
        ],
        ['Absents', '17', '3 056 / 10 000'],
      ],
    )}<p style="font-size:7.8pt">Absents non représentés : M. BOULIC (244), Mme DEROFF-ROUÉ (312), SCI KERAUDREN (198), M. et Mme SÉITÉ (276), Cts VIGOUROUX (311), M. YILMAZ (204) et autres.</p>${siamBlock(0, 4)}${siamFoot(1)}`,
    `${siamBlock(4, 9)}${siamFoot(2)}`,
    `${siamBlock(9, 12)}<p style="margin-top:5mm">L’ordre du jour étant épuisé, la séance est levée à 19 h 45.</p><p>Le président – La scrutatrice – La secrétaire</p><p style="font-size:7.6pt;margin-top:6mm">Article 42, alinéa 2, de la loi du 10 juillet 1965 : « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. »</p>${siamFoot(3)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'ARMOR GESTION IMMOBILIÈRE',
      building: 'LES HAUTS DE SIAM',
      building_address: '14 rue Louis Pasteur, 29200 BREST',
      rnc: 'AB1294407',
      meeting_on: '2026-06-18',
      tantiemes_present: 6944,
      resolutions: titles(SIAM),
      resolutions_adopted: adopted(SIAM),
      resolutions_rejected: rejected(SIAM),
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 8400000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 420000,
      works_adopted: ['10. Réfection de la verrière de la cage A'],
      works_adopted_total: 1844700,
      mandate_from: '2026-07-01',
      mandate_to: '2028-06-30',
    },
    absent: ['owner', 'lots', 'tantiemes', 'iban', 'impayes'],
  },
);

const BASSIN: readonly Item[] = [
  {
    title: 'Constitution du bureau',
    text: 'Présidente : Mme Le Gallo. Scrutateurs : MM. Evanno et Thomazo. Secrétaire : Citalys.',
    votes: 'P : 7 210 / C : 0 / A : 0',
    result: 'ADOPTÉE',
  },
  {
    title: 'Comptes de l’exercice clos le 31 mars 2026',
    text: 'Les comptes du 01/04/2025 au 31/03/2026 sont approuvés.',
    votes: 'P : 7 210 / C : 0 / A : 0',
    result: 'ADOPTÉE',
  },
  {
    title: 'Quitus',
    text: 'Il est proposé de donner quitus au syndic pour l’exercice écoulé. Le quitus est refusé, le suivi du sinistre de la cage B n’ayant pas donné satisfaction.',
    votes: 'P : 2 105 / C : 4 619 / A : 486',
    result: 'REJETÉE',
  },
  {
    title: 'Budget prévisionnel 2027-2028',
    text: 'Budget du 01/04/2027 au 31/03/2028 : 131 500,00 €.',
    votes: 'P : 6 890 / C : 320 / A : 0',
    result: 'ADOPTÉE',
  },
  {
    title: 'Fonds de travaux',
    text: 'Cotisation annuelle portée à 6 575,00 €.',
    votes: 'P : 6 890 / C : 320 / A : 0',
    result: 'ADOPTÉE',
  },
  {
    title: 'Étanchéité des toitures-terrasses A et B',
    text: 'Marché confié à ÉTANCHÉITÉ DU SCORFF pour 125 580,00 € TTC.',
    votes: 'P : 5 744 / C : 1 466 / A : 0',
    result: 'ADOPTÉE',
  },
  {
    title: 'Remplacement des portes palières',
    text: 'Devis MENUISERIES DU TER, 47 260,00 € TTC.',
    votes: 'P : 3 012 / C : 4 198 / A : 0',
    result: 'REJETÉE',
  },
  {
    title: 'Remplacement du surpresseur',
    text: 'Devis HYDRO-SUD BRETAGNE retenu, 6 318,00 € TTC.',
    votes: 'P : 7 210 / C : 0 / A : 0',
    result: 'ADOPTÉE',
  },
];
const bassinRows = (from: number, to: number) =>
  table(
    ['Rés.', 'Intitulé et décision', 'Art.', 'Votes', 'Résultat'],
    BASSIN.slice(from, to).map(({ title, text, votes, result }, index) => [
      `${from + index + 1}`,
      `<b>${title}</b><br>${text}`,
      from + index + 1 === 5 || from + index + 1 === 7 ? '25' : '24',
      votes,
      result,
    ]),
    'r',
  );
const lorient = paperOf(
  'pv-tableau-lorient-b39',
  `font: 8.8pt/1.4 'Carlito', sans-serif; h1 { font-size: 14pt } .r td, .r th { border: .2mm solid #b0122b; padding: 1.6mm } .r th { background: #b0122b; color: #fff } .r td:nth-child(4) { white-space: nowrap }`,
  [
    `<p><b style="font-size:15pt;color:#b0122b">CITALYS</b> Agence de Lorient – 31 cours de Chazelles – 56100 LORIENT</p><h1>Procès-verbal de l’assemblée générale annuelle</h1><p>RÉSIDENCE DU BASSIN À FLOT – 22 quai des Indes – 56100 LORIENT – immat. AC7730216</p><p>Réunion tenue le mercredi 24 juin 2026 à 18 heures, Maison de l’Agglomération, convocations envoyées le 29 mai 2026 par lettre recommandée électronique.</p><p>Émargement clos à 18 h 12 : 58 copropriétaires présents, représentés ou ayant voté par correspondance, totalisant <b>7 210</b> voix sur 10 000.</p>${bassinRows(0, 5)}`,
    `<p>RÉSIDENCE DU BASSIN À FLOT – AG du 24/06/2026 (suite)</p>${bassinRows(5, 8)}<p style="margin-top:4mm">Modalités de financement de la résolution 6 : trois appels égaux exigibles les 15/11/2026, 15/02/2027 et 15/05/2027. Une information sur le prêt collectif à taux zéro a été donnée en séance.</p><p>Le mandat du syndic, en cours jusqu’au 30 septembre 2027, n’était pas à l’ordre du jour.</p><p>Séance levée à 20 h 26. Ont signé : la présidente, les scrutateurs, le secrétaire.</p><p style="font-size:7.6pt">Notification : le présent procès-verbal est notifié aux copropriétaires opposants ou défaillants. Délai de recours : deux mois (art. 42 de la loi n° 65-557 du 10 juillet 1965).</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('CITALYS', 'CITALYS Agence de Lorient'),
      building: 'RÉSIDENCE DU BASSIN À FLOT',
      building_address: '22 quai des Indes, 56100 LORIENT',
      rnc: 'AC7730216',
      meeting_on: '2026-06-24',
      tantiemes_present: 7210,
      resolutions: titles(BASSIN),
      resolutions_adopted: adopted(BASSIN),
      resolutions_rejected: rejected(BASSIN),
      approved_from: '2025-04-01',
      approved_to: '2026-03-31',
      quitus: false,
      budget: 13150000,
      budget_from: '2027-04-01',
      budget_to: '2028-03-31',
      cotisation_fonds_travaux: 657500,
      works_adopted: [
        '6. Étanchéité des toitures-terrasses A et B',
        '8. Remplacement du surpresseur',
      ],
      works_adopted_total: 12558000 + 631800,
    },
    absent: ['mandate_from', 'owner', 'lots', 'tantiemes', 'iban'],
  },
);

const TISSERANDS: readonly Item[] = [
  {
    title: 'Bureau de l’assemblée',
    text: 'M. Guérin-Leroux est élu président, Mme Hamelin est élue scrutatrice.',
    votes: 'Vote pour : 7 318 sur 7 318 tantièmes.',
    result: 'ADOPTÉE',
  },
  {
    title: 'Approbation des comptes',
    text: 'L’assemblée approuve les comptes de l’exercice allant du 1er avril 2025 au 31 mars 2026.',
    votes: 'Vote pour : 7 318 sur 7 318 tantièmes.',
    result: 'ADOPTÉE',
  },
  {
    title: 'Quitus',
    text: 'L’assemblée donne quitus entier et définitif au syndic de sa gestion.',
    votes: 'Vote pour : 6 890 sur 7 318 tantièmes. S’abstient : M. ROUXEL (428).',
    result: 'ADOPTÉE',
  },
  {
    title: 'Budget de l’exercice suivant',
    text: 'L’assemblée vote le budget de l’exercice du 1er avril 2027 au 31 mars 2028, arrêté à la somme de 23 900 euros.',
    votes: 'Vote pour : 7 318 sur 7 318 tantièmes.',
    result: 'ADOPTÉE',
  },
  {
    title: 'Dotation annuelle au fonds de travaux',
    text: 'Le montant de la cotisation annuelle est arrêté à 1 195 euros.',
    votes: 'Vote pour : 7 318 sur 7 318 tantièmes.',
    result: 'ADOPTÉE',
  },
  {
    title: 'Renouvellement du mandat du Syndic de la Vilaine',
    text: 'Le contrat est conclu du 17 septembre 2026 au 31 décembre 2027.',
    votes: 'Vote pour : 7 318 sur 7 318 tantièmes.',
    result: 'ADOPTÉE',
  },
  {
    title: 'Démoussage de la couverture',
    text: 'L’assemblée décide de confier ces travaux à la SARL COUVERTURE VITRÉENNE, 4 284,50 euros TTC.',
    votes:
      'Vote pour : 6 211 sur 7 318 tantièmes. Votent contre : Mme HAMELIN (679), M. ROUXEL (428).',
    result: 'ADOPTÉE',
  },
  {
    title: 'Questions diverses',
    text: 'Les copropriétaires évoquent le stationnement des vélos et les encombrants. Aucun vote n’intervient.',
    votes: '',
    result: 'SANS VOTE',
  },
];
const vitreText = (from: number, to: number) =>
  TISSERANDS.slice(from, to)
    .map(
      ({ title, text, votes, result }, index) =>
        `<p class="q"><b>${from + index + 1}. ${title}</b></p><p>${text} ${votes}</p>${result === 'ADOPTÉE' ? '<p><i>Cette résolution est adoptée.</i></p>' : ''}`,
    )
    .join('');
const vitre = paperOf(
  'pv-texte-vitre-b39',
  `font: 10pt/1.45 'URW Bookman', serif; padding: 17mm 20mm; .q { margin: 4mm 0 1mm } p { margin-bottom: 1mm }`,
  [
    `<p>Syndic de la Vilaine<br>7 place du Château, 35500 Vitré</p><p style="text-align:center;font-size:14pt;margin:6mm 0"><b>Copropriété Le Clos des Tisserands<br>Procès-verbal de l’assemblée générale<br>du 17 septembre 2026</b></p><p>L’an deux mille vingt-six, le dix-sept septembre à dix-huit heures trente, les copropriétaires de l’immeuble situé 19 rue de Paris, 35500 Vitré, se sont réunis au siège du syndic. Sont présents ou représentés 16 copropriétaires sur 22 possédant ensemble 7 318 tantièmes sur 10 000. L’assemblée est régulièrement constituée et peut valablement délibérer.</p>${vitreText(0, 4)}`,
    `${vitreText(4, 8)}<p style="margin-top:6mm">Plus rien n’étant à l’ordre du jour, la séance est levée à vingt heures.</p><p>Signatures du président, de la scrutatrice et du secrétaire.</p><p style="font-size:8pt">Les décisions peuvent être contestées devant le tribunal judiciaire de Rennes par les copropriétaires opposants ou défaillants, dans les deux mois de la notification du présent procès-verbal (article 42 de la loi du 10 juillet 1965).</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Syndic de la Vilaine',
      building: 'Le Clos des Tisserands',
      building_address: '19 rue de Paris, 35500 Vitré',
      meeting_on: '2026-09-17',
      tantiemes_present: 7318,
      resolutions: titles(TISSERANDS),
      resolutions_adopted: adopted(TISSERANDS),
      approved_from: '2025-04-01',
      approved_to: '2026-03-31',
      quitus: true,
      budget: 2390000,
      budget_from: '2027-04-01',
      budget_to: '2028-03-31',
      cotisation_fonds_travaux: 119500,
      works_adopted: ['7. Démoussage de la couverture'],
      works_adopted_total: 428450,
      mandate_from: '2026-09-17',
      mandate_to: '2027-12-31',
    },
    absent: ['rnc', 'owner', 'lots', 'resolutions_rejected'],
  },
);

const dinan = paperOf(
  'pv-benevole-dinan-b39',
  `font: 10.4pt/1.5 'Carlito', sans-serif; padding: 18mm 20mm`,
  [
    `<p><b>Copropriété 11 rue du Jerzual, 22100 Dinan</b></p><p style="font-size:13pt"><b>Compte rendu de l’assemblée générale du jeudi 14 mai 2026</b></p><p>Réunion chez Annick Briand (syndic bénévole) à 20 h. Présents : Mme Le Du (240), M. Rolland (185), Cts Briand (305). Absente : Mlle Okonkwo (270), excusée. Total présents 730/1000. Présidente de séance : Mme Le Du. Secrétaire : Annick.</p><p><b>1) Comptes 2025</b><br>Dépenses de 5 412,80 € pour l’exercice du 01/01/2025 au 31/12/2025, vérifiées par M. Rolland. Approuvés à l’unanimité des présents : 730 pour.</p><p><b>2) Quitus au syndic</b><br>Donné à l’unanimité, 730 pour.</p><p><b>3) Budget 2027</b><br>5 680,00 € du 01/01/2027 au 31/12/2027, même montant que 2026. 730 pour. Adopté.</p><p><b>4) Fonds de travaux</b><br>5 % du budget, soit 284,00 € par an. 730 pour. Adopté.</p><p><b>5) Reprise de la gouttière côté cour</b><br>Devis Zinguerie de la Rance : 1 386,00 € TTC. 545 pour, 185 contre (M. Rolland, qui trouve ça cher). Adopté.</p>`,
    `<p><b>6) Sonnette avec caméra</b><br>Devis de 2 150 €. 185 pour, 545 contre. Refusé.</p><p><b>7) Réélection du syndic bénévole</b><br>Annick Briand est reconduite du 14 mai 2026 au 13 mai 2029. 730 pour. Adopté.</p><p>Fin de la réunion à 21 h 40, on a mangé le far de Mme Le Du.</p><p style="margin-top:10mm">La présidente : Y. Le Du &nbsp;&nbsp;&nbsp; La secrétaire : A. Briand</p><p style="font-size:8.6pt">Rappel loi : 2 mois pour contester à partir de la réception de ce PV (article 42 loi du 10/07/1965). Copie remise en main propre à tous, recommandé à Mlle Okonkwo.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Annick Briand',
      building_address: '11 rue du Jerzual, 22100 Dinan',
      meeting_on: '2026-05-14',
      tantiemes_present: 730,
      resolutions: [
        '1. Comptes 2025',
        '2. Quitus au syndic',
        '3. Budget 2027',
        '4. Fonds de travaux',
        '5. Reprise de la gouttière côté cour',
        '6. Sonnette avec caméra',
        '7. Réélection du syndic bénévole',
      ],
      resolutions_adopted: ['1', '2', '3', '4', '5', '7'],
      resolutions_rejected: ['6'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 568000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 28400,
      works_adopted: ['5. Reprise de la gouttière côté cour'],
      works_adopted_total: 138600,
      mandate_from: '2026-05-14',
      mandate_to: '2029-05-13',
    },
    absent: ['rnc', 'lots', 'iban'],
  },
);

export const PROCES_VERBAUX = [brest, lorient, vitre, dinan];
