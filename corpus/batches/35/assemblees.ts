// Minutes as two kinds of software print them: framed resolutions with the names of opponents, and a web syndic's report.
import { either, paperOf } from '../../paper.ts';
import { foot } from './communs.ts';

type Resolution = {
  title: string;
  text: string;
  article?: string;
  /** For, against, abstained. */
  votes?: readonly [string, string, string];
  names?: string;
  /** Absent where nothing is voted. */
  adopted?: boolean;
};
const numbered = (all: readonly Resolution[]) =>
  all.map(({ title }, index) => `${index + 1}. ${title}`);
const numbers = (all: readonly Resolution[], adopted: boolean) =>
  all.flatMap((one, index) => (one.adopted === adopted ? [String(index + 1)] : []));

const VERNET: readonly Resolution[] = [
  {
    title: 'Élection du président de séance',
    article: '24',
    text: 'L’assemblée générale désigne en qualité de président de séance M. Roger CASTANY.',
    votes: ['6 918', '0', '0'],
    adopted: true,
  },
  {
    title: 'Élection de deux scrutateurs',
    article: '24',
    text: 'L’assemblée générale désigne en qualité de scrutateurs Mme Fabienne OMS et M. Youssef BELKACEM.',
    votes: ['6 918', '0', '0'],
    adopted: true,
  },
  {
    title: 'Élection du secrétaire de séance',
    article: '24',
    text: 'L’assemblée générale désigne en qualité de secrétaire de séance Mme Laurence BATLLE, représentant le Cabinet TRAMONTANE.',
    votes: ['6 918', '0', '0'],
    adopted: true,
  },
  {
    title: 'Compte rendu du conseil syndical',
    text: 'Le président du conseil syndical rend compte de l’exécution de sa mission. Point d’information, ne donnant pas lieu à un vote.',
  },
  {
    title: 'Approbation des comptes de l’exercice clos',
    article: '24',
    text: 'L’assemblée générale, après avoir pris connaissance des documents adressés à chaque copropriétaire et après en avoir délibéré, approuve en leur forme, teneur, imputation et répartition les comptes des charges de l’exercice du 01/01/2025 au 31/12/2025, comportant pour les opérations courantes la somme de 74 118,36 €.',
    votes: ['6 604', '198', '116'],
    names: 'Votent contre : VILA Marc (198). S’abstient : SCI LE BOULOU (116).',
    adopted: true,
  },
  {
    title: 'Quitus au syndic',
    article: '24',
    text: 'L’assemblée générale donne quitus au syndic pour sa gestion de l’exercice arrêté au 31/12/2025.',
    votes: ['6 489', '198', '231'],
    names:
      'Vote contre : VILA Marc (198). S’abstiennent : SCI LE BOULOU (116), TORREILLES née PI Colette (115).',
    adopted: true,
  },
  {
    title: 'Désignation du syndic et approbation de son contrat',
    article: '25',
    text: 'L’assemblée générale désigne comme syndic le Cabinet TRAMONTANE, 23 cours Lazare Escarguel à Perpignan, titulaire de la carte professionnelle CPI 6601 2021 000 000 054. Le contrat prend effet le 01/06/2026 et prendra fin le 31/05/2028. Les honoraires annuels de gestion courante sont fixés à 8 940,00 € TTC.',
    votes: ['6 720', '198', '0'],
    names: 'Vote contre : VILA Marc (198).',
    adopted: true,
  },
  {
    title: 'Désignation des membres du conseil syndical',
    article: '25',
    text: 'Sont élus pour deux ans : Mme OMS, M. CASTANY, M. BELKACEM, Mme de SARRET d’ESTAGEL.',
    votes: ['6 918', '0', '0'],
    adopted: true,
  },
  {
    title: 'Approbation du budget prévisionnel de l’exercice 2027',
    article: '24',
    text: 'L’assemblée générale approuve le budget prévisionnel joint à la convocation, pour l’exercice débutant le 01/01/2027 et finissant le 31/12/2027, arrêté à la somme de 78 600,00 € et autorise le syndic à procéder aux appels de fonds à hauteur de 25 % le premier jour de chaque trimestre.',
    votes: ['6 918', '0', '0'],
    adopted: true,
  },
  {
    title: 'Montant de la cotisation au fonds de travaux',
    article: '25',
    text: 'L’assemblée générale décide de fixer la cotisation annuelle à 5 % du budget prévisionnel, soit 3 930,00 € pour l’exercice 2027. Rappel : ces sommes sont attachées aux lots et définitivement acquises au syndicat.',
    votes: ['6 720', '198', '0'],
    names: 'Vote contre : VILA Marc (198).',
    adopted: true,
  },
  {
    title: 'Remplacement des deux portes de hall',
    article: '24',
    text: 'L’assemblée générale, après avoir examiné les devis des sociétés ALU CATALAN (13 420,00 € TTC), MENUISERIES DU RIBERAL (14 880,00 € TTC) et pris l’avis du conseil syndical, décide de retenir l’offre de la société ALU CATALAN pour un montant de 13 420,00 € TTC. Appels : 50 % le 01/09/2026, 50 % le 01/12/2026, selon la clé charges générales.',
    votes: ['5 877', '925', '116'],
    names:
      'Votent contre : VILA Marc (198), PUIG héritiers (412), MARTÍ Núria (315). S’abstient : SCI LE BOULOU (116).',
    adopted: true,
  },
  {
    title: 'Honoraires du syndic sur travaux de la résolution 11',
    article: '24',
    text: 'Les honoraires de suivi sont fixés à 3 % HT du montant HT des travaux, soit 439,20 € TTC.',
    votes: ['5 002', '1 800', '116'],
    adopted: true,
  },
  {
    title: 'Réfection de l’éclairage des parkings',
    article: '24',
    text: 'Il est proposé de confier à ELEC 66 le remplacement des candélabres pour 21 760,00 € TTC. Plusieurs copropriétaires demandent un second devis.',
    votes: ['2 144', '4 658', '116'],
    adopted: false,
  },
  {
    title: 'Autorisation donnée à M. BELKACEM d’installer un climatiseur',
    article: '25',
    text: 'L’assemblée générale autorise M. BELKACEM, lot 31, à installer à ses frais une unité extérieure sur son balcon, sous réserve de ne pas être visible de la rue.',
    votes: ['5 310', '1 410', '198'],
    adopted: true,
  },
  {
    title: 'Saisie immobilière du lot 18',
    article: '24',
    text: 'L’assemblée générale autorise le syndic à poursuivre la saisie immobilière du lot 18 appartenant à M. GARRIGUE, débiteur de 9 412,70 €.',
    votes: ['6 918', '0', '0'],
    adopted: true,
  },
];
const framed = (from: number, to: number) =>
  VERNET.slice(from, to)
    .map(({ title, text, article, votes, names, adopted }, index) => {
      const vote = votes
        ? `<table><tr><td>POUR</td><td>${votes[0]} / 6 918</td><td>CONTRE</td><td>${votes[1]}</td><td>ABSTENTION</td><td>${votes[2]}</td></tr></table>${names ? `<p class="o">${names}</p>` : ''}<p><b>Résolution ${adopted ? 'adoptée' : 'rejetée'}</b>${adopted && votes[1] === '0' && votes[2] === '0' ? ' à l’unanimité des présents, représentés et votants par correspondance' : ''}.</p>`
        : '';
      return `<div class="b"><p class="h">Résolution n° ${from + index + 1} : ${title}${article ? ` <small>(majorité de l’article ${article})</small>` : ''}</p><p>${text}</p>${vote}</div>`;
    })
    .join('');
const vernetTop = (page: number) =>
  `<p class="x">Procès-verbal AGO du 28/05/2026 – RÉSIDENCE PARC DU VERNET – page ${page}/4 &nbsp;&nbsp; Paraphes :</p>`;
const software = paperOf(
  'pv-cadres-perpignan',
  `font: 8.6pt/1.32 'Nimbus Sans', sans-serif; padding: 12mm 14mm; .b { border: .2mm solid #a33; margin-bottom: 2.5mm; padding: 1.2mm 2mm } .b p { margin: 0 0 .8mm } .h { font-weight: bold; color: #a33 } .o { font-size: 7.4pt; font-style: italic } td { padding: .5mm 1.5mm; border: .1mm solid #caa; width: 16% } .x { position: absolute; bottom: 5mm; left: 14mm; font-size: 7pt; color: #777 }`,
  [
    `<b style="font-size:14pt;color:#a33">Cabinet TRAMONTANE</b><p>23 cours Lazare Escarguel – 66000 PERPIGNAN</p><h1 style="font-size:14pt;text-align:center">PROCÈS-VERBAL<br>de l’assemblée générale ordinaire du jeudi 28 mai 2026</h1><p style="text-align:center"><b>RÉSIDENCE PARC DU VERNET</b> – 112 avenue Joffre, 66000 PERPIGNAN – N° d’immatriculation AA9-330-716</p>
    <p>Le jeudi 28 mai 2026 à 17 h 30, les copropriétaires du syndicat de la résidence PARC DU VERNET, régulièrement convoqués par lettre recommandée ou par courrier électronique en date du 4 mai 2026, se sont réunis en assemblée générale à la salle des Libertés, 3 rue Bartissol à Perpignan. Il a été dressé une feuille de présence, émargée par chaque copropriétaire présent ou par son mandataire.</p>
    <p>Sont présents ou représentés : 31 copropriétaires représentant 6 302 tantièmes. Ont voté par correspondance : 3 copropriétaires représentant 616 tantièmes. <b>Soit un total de 34 copropriétaires sur 52 et 6 918 / 10 000 tantièmes.</b></p>
    <p style="font-size:7.4pt">Absents et non représentés : ALBERT Michel (201), BARCELÓ SCI (188), COLOMER Indivision (104), DA COSTA Maria (171), GARRIGUE Thierry (199), HAMDI Leïla (164), JULIÀ époux (112), MAS Jordi (177), NOGUÈS Christiane née VERGÈS (183), PLA Succession (190), PRATS Denis (166), RIBES Anaïs (181), SALVAT (176), SERRE Paul (170), TIXADOR (202), VIDAL-GUIU (168), XATART (161), YILDIZ Emre (169), totalisant ensemble 3 082 / 10 000.</p>
    ${framed(0, 5)}${vernetTop(1)}`,
    `${framed(5, 10)}${vernetTop(2)}`,
    `${framed(10, 15)}${vernetTop(3)}`,
    `<p>L’ordre du jour étant épuisé et plus personne ne demandant la parole, le président déclare la séance levée à 20 h 05.</p><p><b>Questions diverses sans vote :</b> nettoyage des caves le 12 septembre ; rappel de l’interdiction des barbecues sur les balcons ; la fibre est raccordable dans les trois halls.</p>
    <table><tr><td style="height:22mm">Le président de séance<br>M. CASTANY</td><td>Les scrutateurs<br>Mme OMS – M. BELKACEM</td><td>Le secrétaire<br>Mme BATLLE</td></tr></table>
    <p style="margin-top:5mm"><b>Notification – délai de recours.</b> Article 42 de la loi du 10 juillet 1965, alinéas 2 et 3 : « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. Cette notification est réalisée par le syndic dans le délai d’un mois à compter de la tenue de l’assemblée générale. Sauf urgence, l’exécution par le syndic des travaux décidés par l’assemblée générale en application des articles 25 et 26 de la présente loi est suspendue jusqu’à l’expiration du délai de deux mois mentionné au deuxième alinéa. »</p>${vernetTop(4)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Cabinet TRAMONTANE',
      building: either('RÉSIDENCE PARC DU VERNET', 'PARC DU VERNET'),
      building_address: '112 avenue Joffre, 66000 PERPIGNAN',
      rnc: 'AA9330716',
      meeting_on: '2026-05-28',
      tantiemes_present: 6918,
      resolutions: numbered(VERNET),
      resolutions_adopted: numbers(VERNET, true),
      resolutions_rejected: numbers(VERNET, false),
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 7860000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 393000,
      works_adopted: either(
        ['11. Remplacement des deux portes de hall'],
        [
          '11. Remplacement des deux portes de hall',
          '12. Honoraires du syndic sur travaux de la résolution 11',
        ],
      ),
      works_adopted_total: either(1342000, 1385920),
      mandate_from: '2026-06-01',
      mandate_to: '2028-05-31',
    },
    absent: ['owner', 'lots', 'annexes', 'iban'],
  },
);

const NIMES: readonly Resolution[] = [
  {
    title: 'Désignation du président de séance',
    text: 'Ouriel BENSOUSSAN est élu président de séance.',
    article: '24',
    votes: ['14 012', '0', '0'],
    adopted: true,
  },
  {
    title: 'Désignation du secrétaire',
    text: 'manoé, représenté par Camille Aubry, est désigné secrétaire.',
    article: '24',
    votes: ['14 012', '0', '0'],
    adopted: true,
  },
  {
    title: 'Approbation des comptes',
    text: 'Les comptes de l’exercice du 1er avril 2025 au 31 mars 2026 sont soumis à l’assemblée.',
    article: '24',
    votes: ['13 205', '0', '807'],
    adopted: true,
  },
  {
    title: 'Quitus',
    text: 'Il est proposé de donner quitus au syndic pour la période du 1er avril 2025 au 31 mars 2026.',
    article: '24',
    votes: ['4 980', '8 225', '807'],
    adopted: false,
  },
  {
    title: 'Renouvellement de manoé en tant que syndic',
    text: 'Mandat de 12 mois, du 1er juillet 2026 au 30 juin 2027, honoraires 6 120 € TTC par an.',
    article: '25-1',
    votes: ['9 640', '4 372', '0'],
    adopted: true,
  },
  {
    title: 'Budget du 1er avril 2027 au 31 mars 2028',
    text: 'Montant proposé : 51 300 €. Appelé en quatre fois.',
    article: '24',
    votes: ['14 012', '0', '0'],
    adopted: true,
  },
  {
    title: 'Fonds de travaux',
    text: 'Cotisation proposée : 2 565 € par an (5 % du budget).',
    article: '25',
    votes: ['14 012', '0', '0'],
    adopted: true,
  },
  {
    title: 'Constitution d’une avance de trésorerie',
    text: 'Avance de 1 020 € appelée le 1er octobre 2026 avec les charges du quatrième trimestre.',
    article: '24',
    votes: ['12 411', '1 601', '0'],
    adopted: true,
  },
  {
    title: 'Réparation de la toiture versant rue',
    text: 'Devis Toitures des Costières : 18 975,00 € TTC. Appels les 01/09/2026 et 01/11/2026.',
    article: '24',
    votes: ['13 205', '807', '0'],
    adopted: true,
  },
  {
    title: 'Peinture de la cage d’escalier',
    text: 'Devis Colori Gard : 7 260,00 € TTC. Appel le 01/02/2027.',
    article: '24',
    votes: ['8 918', '5 094', '0'],
    adopted: true,
  },
  {
    title: 'Pose de bornes de recharge',
    text: 'Devis ChargeSud : 11 400,00 € TTC.',
    article: '25',
    votes: ['3 310', '10 702', '0'],
    adopted: false,
  },
];
const tile = ({ title, text, article, votes, adopted }: Resolution, number: number) =>
  `<div class="t"><div class="n">${number}</div><div><b>${title}</b> <small>art. ${article}</small><br>${text}<br><span class="v">Pour ${votes?.[0]} · Contre ${votes?.[1]} · Abstention ${votes?.[2]}</span></div><div class="${adopted ? 'ok' : 'ko'}">${adopted ? '✔ Adoptée' : '✘ Refusée'}</div></div>`;
const web = paperOf(
  'pv-vignettes-nimes',
  `font: 9.4pt/1.4 'URW Gothic', sans-serif; .t { display: grid; grid-template-columns: 9mm 1fr 24mm; gap: 3mm; padding: 2.4mm 0; border-bottom: .2mm solid #dde } .n { background: #3d348b; color: #fff; height: 8mm; text-align: center; padding-top: 1.4mm; border-radius: 4mm } .v { color: #556; font-size: 8.4pt } .ok { color: #1a7f4b } .ko { color: #b3261e } small { color: #778 }`,
  [
    `<p style="font-size:16pt;color:#3d348b"><b>manoé</b></p><h1 style="font-size:17pt">Procès-verbal d’assemblée générale</h1><p><b>Villa des Arènes</b>, 31 rue Porte de France, 30900 Nîmes<br>Assemblée tenue le 11 juin 2026 de 18:30 à 20:10, en visioconférence et au bureau de quartier Gambetta</p>
    <p>Étaient présents, représentés ou avaient voté par correspondance 19 copropriétaires sur 27, soit 14 012 voix sur 20 000. La feuille de présence est conservée par le syndic. Absents : Mme Pascal, M. Roustan, SCI Le Cailar, M. et Mme Zaoui, Mme Bourret, M. Teulon, indivision Martin-Hugues, M. Reboul.</p>
    ${NIMES.slice(0, 7)
      .map((one, index) => tile(one, index + 1))
      .join(
        '',
      )}${foot('manoé syndic SAS, 128 rue La Boétie 75008 Paris – carte CPI 7501 2022 000 000 311 – 1/2')}`,
    `${NIMES.slice(7)
      .map((one, index) => tile(one, index + 8))
      .join('')}
    <p style="margin-top:5mm">La résolution 5, n’ayant pas recueilli la majorité de l’article 25 mais au moins le tiers des voix, a fait l’objet d’un second vote à la majorité de l’article 24, dont le résultat est celui indiqué.</p><p>Fin de la séance à 20:10. Signé électroniquement par le président et le secrétaire le 12 juin 2026.</p>
    <p style="font-size:8pt">Conformément à l’article 42 de la loi du 10 juillet 1965, vous disposez de deux mois à compter de la notification du présent procès-verbal pour contester une décision à laquelle vous vous êtes opposé ou si vous étiez défaillant.</p>${foot('manoé syndic SAS, 128 rue La Boétie 75008 Paris – carte CPI 7501 2022 000 000 311 – 2/2')}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('manoé', 'manoé syndic', 'manoé syndic SAS'),
      building: 'Villa des Arènes',
      building_address: '31 rue Porte de France, 30900 Nîmes',
      meeting_on: '2026-06-11',
      tantiemes_present: 14012,
      resolutions: numbered(NIMES),
      resolutions_adopted: numbers(NIMES, true),
      resolutions_rejected: numbers(NIMES, false),
      approved_from: '2025-04-01',
      approved_to: '2026-03-31',
      quitus: false,
      budget: 5130000,
      budget_from: '2027-04-01',
      budget_to: '2028-03-31',
      cotisation_fonds_travaux: 256500,
      works_adopted: [
        '9. Réparation de la toiture versant rue',
        '10. Peinture de la cage d’escalier',
      ],
      works_adopted_total: 2623500,
      mandate_from: '2026-07-01',
      mandate_to: '2027-06-30',
    },
    absent: ['rnc', 'owner', 'lots'],
  },
);

export const ASSEMBLEES = [software, web];
