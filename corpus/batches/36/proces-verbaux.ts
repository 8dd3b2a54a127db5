// Minutes of two meetings as large offices print them: votes with names, majorities recalled, second vote.
import { either, paperOf } from '../../paper.ts';

type Item = readonly [
  title: string,
  majority: string,
  text: string,
  against: readonly (readonly [string, number])[],
  abstain: readonly (readonly [string, number])[],
  result: string,
];
const PRESENT = 6874;
const voices = (list: readonly (readonly [string, number])[]) =>
  list.reduce((total, [, one]) => total + one, 0);
const names = (list: readonly (readonly [string, number])[]) =>
  list.length === 0 ? 'néant' : list.map(([name, one]) => `${name} (${one})`).join(', ');
const ALBIGNY: readonly Item[] = [
  [
    'Élection du président de séance',
    'Article 24',
    'L’assemblée générale désigne en qualité de président de séance M. DE LA PALUD.',
    [],
    [],
    'adoptée',
  ],
  [
    'Élection du scrutateur',
    'Article 24',
    'L’assemblée générale désigne en qualité de scrutateur Mme BRASIER.',
    [],
    [],
    'adoptée',
  ],
  [
    'Élection du secrétaire de séance',
    'Article 24',
    'L’assemblée générale désigne l’AGENCE DU SEMNOZ, représentée par Mme DUFOURNET, en qualité de secrétaire.',
    [],
    [],
    'adoptée',
  ],
  [
    'Rapport du conseil syndical',
    'Sans vote',
    'Mme BRASIER donne lecture du rapport du conseil syndical sur l’exécution de sa mission. Ce point n’est pas soumis au vote.',
    [],
    [],
    'sans vote',
  ],
  [
    'Approbation des comptes de l’exercice du 01/01/2025 au 31/12/2025',
    'Article 24',
    'L’assemblée générale, après avoir examiné les documents joints à la convocation et délibéré, approuve en leur forme, teneur, imputation et répartition les comptes de charges de l’exercice du 01/01/2025 au 31/12/2025, comportant notamment pour cet exercice 181 402,66 € de charges nettes de fonctionnement.',
    [['M. THEVENET', 201]],
    [],
    'adoptée',
  ],
  [
    'Quitus au syndic',
    'Article 24',
    'L’assemblée générale donne quitus au syndic pour sa gestion arrêtée au 31/12/2025.',
    [
      ['M. THEVENET', 201],
      ['SCI VERTIGE', 318],
    ],
    [['Mme ROUX-MOLLARD', 147]],
    'adoptée',
  ],
  [
    'Désignation du syndic et approbation du contrat de mandat',
    'Article 25 / 25-1',
    'L’assemblée générale désigne comme syndic l’AGENCE DU SEMNOZ, 18 avenue de Genève à Annecy. Le syndic est nommé pour une durée de 24 mois qui commencera le 21/05/2026 pour se terminer le 20/05/2028. La mission, les honoraires et les modalités de gestion sont ceux définis au contrat joint à la convocation. La majorité de l’article 25 (5 001) étant atteinte, il n’y a pas lieu à second vote.',
    [['SCI VERTIGE', 318]],
    [],
    'adoptée',
  ],
  [
    'Ajustement du budget prévisionnel de l’exercice 2026',
    'Article 24',
    'L’assemblée générale décide de ne pas modifier le budget de l’exercice en cours (du 01/01/2026 au 31/12/2026), précédemment voté à 183 800,00 €.',
    [],
    [],
    'adoptée',
  ],
  [
    'Budget prévisionnel de l’exercice 2027',
    'Article 24',
    'L’assemblée générale approuve le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027, élaboré par le syndic assisté du conseil syndical, arrêté à la somme de 188 000,00 €. Il sera appelé par quart le premier jour de chaque trimestre.',
    [['M. THEVENET', 201]],
    [],
    'adoptée',
  ],
  [
    'Cotisation annuelle au fonds de travaux',
    'Article 25 / 25-1',
    'L’assemblée générale fixe le montant de la cotisation annuelle obligatoire du fonds de travaux à 9 400,00 €, soit 5 % du budget prévisionnel.',
    [],
    [],
    'adoptée',
  ],
  [
    'Remplacement des portes de garage basculantes',
    'Article 24',
    'L’assemblée générale, après avoir pris connaissance des devis, décide de faire réaliser ces travaux et retient l’entreprise ALP’FERMETURES pour un montant de 27 480,00 € TTC. Appels : 50 % au 15/09/2026, 50 % au 15/12/2026, en tantièmes « parking couvert ».',
    [
      ['Cts GAVARD', 262],
      ['M. NGUYEN', 133],
    ],
    [['Mme ROUX-MOLLARD', 147]],
    'adoptée',
  ],
  [
    'Honoraires du syndic pour le suivi administratif et financier des travaux',
    'Article 24',
    'L’assemblée fixe ces honoraires à 2,50 % HT du montant HT des travaux.',
    [
      ['SCI VERTIGE', 318],
      ['M. THEVENET', 201],
    ],
    [],
    'adoptée',
  ],
  [
    'Montant des marchés et contrats à partir duquel la consultation du conseil syndical est obligatoire',
    'Article 25',
    'L’assemblée générale fixe ce montant à 1 500,00 € TTC et celui à partir duquel une mise en concurrence est obligatoire à 3 000,00 € TTC.',
    [],
    [['Cts GAVARD', 262]],
    'adoptée',
  ],
  [
    'Autorisation permanente d’accès aux parties communes donnée à la police',
    'Article 25',
    'L’assemblée générale autorise la police nationale, la police municipale et la gendarmerie à pénétrer dans les parties communes de l’immeuble, à titre permanent.',
    [['M. THEVENET', 201]],
    [],
    'adoptée',
  ],
  [
    'Installation d’une climatisation – demande de M. CLERC-RENAUD',
    'Article 25 / 25-1',
    'M. CLERC-RENAUD sollicite l’autorisation d’installer une unité extérieure sur son balcon, à ses frais exclusifs.',
    [
      ['M. et Mme DE LA PALUD', 332],
      ['Mme BRASIER', 288],
      ['Divers copropriétaires', 4610],
    ],
    [],
    'rejetée',
  ],
];
const item = ([title, majority, text, against, abstain, result]: Item, index: number) =>
  `<div class="q"><b>${index + 1}. ${title}</b> <span class="m">(${majority})</span><p>${text}</p>${
    result === 'sans vote'
      ? ''
      : `<table class="v"><tr><td>Votent POUR</td><td>${PRESENT - voices(against) - voices(abstain)} / 10 000</td><td></td></tr><tr><td>Votent CONTRE</td><td>${voices(against)} / 10 000</td><td>${names(against)}</td></tr><tr><td>S’ABSTIENNENT</td><td>${voices(abstain)} / 10 000</td><td>${names(abstain)}</td></tr></table><p class="r">Cette résolution est ${result}${result === 'adoptée' && against.length + abstain.length === 0 ? ' à l’unanimité des copropriétaires présents, représentés et ayant voté par correspondance' : ''}.</p>`
  }</div>`;
const albignyPage = (from: number, to: number) =>
  ALBIGNY.slice(from, to)
    .map((one, index) => item(one, from + index))
    .join('');
const foot = (page: number) =>
  `<div class="ft"><span>0417 LES BALCONS D’ALBIGNY – PV AGO du 21/05/2026</span><span>Paraphes : ______ &nbsp; Page ${page} sur 3</span></div>`;
const annecy = paperOf(
  'pv-agence-annecy',
  `font: 8.6pt/1.32 'Nimbus Sans', sans-serif; padding: 13mm 15mm; h1 { font-size: 13pt; text-align: center; color: #1b4f72; border-top: .4mm solid #1b4f72; border-bottom: .4mm solid #1b4f72; padding: 2mm } .q { margin-bottom: 3mm } .q > b { color: #1b4f72 } .m { font-style: italic; font-size: 7.8pt } p { margin: .8mm 0 } .v td { padding: .2mm 1mm; font-size: 8pt } .v td:first-child { width: 32mm } .v td:nth-child(2) { width: 28mm } .r { font-weight: bold; margin: 0 } .ft { position: absolute; bottom: 7mm; left: 15mm; right: 15mm; font-size: 7pt; display: flex; justify-content: space-between; border-top: .15mm solid #888 } .abs { font-size: 7.6pt; columns: 2; margin: 2mm 0 }`,
  [
    `<p><b style="font-size:13pt;color:#1b4f72">AGENCE DU SEMNOZ</b> – Administrateur de biens – 18 avenue de Genève – 74000 ANNECY</p><h1>PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE ORDINAIRE<br>DU JEUDI 21 MAI 2026</h1><p>SDC : <b>LES BALCONS D’ALBIGNY</b> – 3 et 5 avenue de France – 74000 ANNECY – N° d’immatriculation : AB1-734-902</p><p>L’an deux mille vingt-six, le jeudi 21 mai à 18 h 00, les copropriétaires de l’immeuble se sont réunis en assemblée générale à l’hôtel des Trésoms, salle Parmelan, sur convocation adressée par le syndic par lettres recommandées et lettres recommandées électroniques du 22/04/2026.</p><p>Il a été dressé une feuille de présence, émargée par chaque copropriétaire entrant en séance, de laquelle il ressort que sont :</p><p>Présents : 24 copropriétaires, 4 011 tantièmes – Représentés : 15 copropriétaires, 2 214 tantièmes – Votant par correspondance : 5 copropriétaires, 649 tantièmes<br><b>Total : 44 copropriétaires sur 60, soit 6 874 / 10 000 tantièmes.</b></p><div class="abs">Absents et non représentés : MM. et Mmes ABRY (148), ANCEY Paul (302), BALLALOUD (133), Indivision CARRIER-DUCRET (298), DEMOLIS (147), DUPERRIER (201), FONTANEL (118), GRUFFAZ (312), HAASE (286), INFANTINO (133), SCI JB IMMO (190), LACHENAL (201), METRAL (98), PERRISSIN-FABERT (212), SERVETTAZ (147), TISSOT-ROSSET (200), soit 16 copropriétaires et 3 126 tantièmes.</div>${albignyPage(0, 6)}${foot(1)}`,
    `${albignyPage(6, 12)}${foot(2)}`,
    `${albignyPage(12, 15)}<p style="margin-top:4mm"><b>Questions diverses (sans vote)</b> : éclairage du parking B à revoir ; le locataire du 3ème sera rappelé à l’ordre pour le bruit.</p><p style="margin-top:6mm">L’ordre du jour étant épuisé et plus personne ne demandant la parole, la séance est levée à 20 h 25.</p><table style="margin:8mm 0"><tr><td>Le président<br>M. DE LA PALUD</td><td>Le scrutateur<br>Mme BRASIER</td><td>Le secrétaire<br>Mme DUFOURNET</td></tr></table><p style="font-size:7.6pt;border:.2mm solid #888;padding:2mm"><b>Article 42 alinéa 2 de la loi n° 65-557 du 10 juillet 1965 :</b> « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. Cette notification est réalisée par le syndic dans le délai d’un mois à compter de la tenue de l’assemblée générale. Sauf urgence, l’exécution par le syndic des travaux décidés par l’assemblée générale en application des articles 25 et 26 de la présente loi est suspendue jusqu’à l’expiration du délai de deux mois mentionné au deuxième alinéa. »</p>${foot(3)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'AGENCE DU SEMNOZ',
      building: 'LES BALCONS D’ALBIGNY',
      building_address: '3 et 5 avenue de France, 74000 ANNECY',
      rnc: 'AB1734902',
      meeting_on: '2026-05-21',
      tantiemes_present: PRESENT,
      resolutions: ALBIGNY.map(([title], index) => `${index + 1}. ${title}`),
      resolutions_adopted: ALBIGNY.flatMap(([, , , , , result], index) =>
        result === 'adoptée' ? [String(index + 1)] : [],
      ),
      resolutions_rejected: ['15'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 18800000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 940000,
      works_adopted: ['11. Remplacement des portes de garage basculantes'],
      works_adopted_total: 2748000,
      mandate_from: '2026-05-21',
      mandate_to: '2028-05-20',
    },
    absent: ['owner', 'lots', 'iban', 'impayes', 'total'],
  },
);

type Vote = readonly [
  title: string,
  text: string,
  pour: number,
  contre: number,
  abst: number,
  end: string,
];
const PALLADIUM: readonly Vote[] = [
  [
    'BUREAU DE SÉANCE',
    'Mme JACQUIER est élue présidente, MM. LOMBARD et ZERROUKI assesseurs, M. ROSSET (FONCIALPES) secrétaire.',
    58211,
    0,
    0,
    'ADOPTÉE',
  ],
  [
    'COMPTES 2024/2025',
    'Approbation sans réserve des comptes de l’exercice ouvert le 01/07/2024 et clos le 30/06/2025, présentant un total de charges courantes de 109 166,07 €.',
    54090,
    3120,
    1001,
    'ADOPTÉE',
  ],
  [
    'QUITUS',
    'Quitus de sa gestion au syndic FONCIALPES pour l’exercice clos le 30/06/2025.',
    27450,
    29760,
    1001,
    'REJETÉE',
  ],
  [
    'BUDGET 2026/2027',
    'Fixation du budget prévisionnel de la période 01/07/2026 – 30/06/2027 à 112 500,00 €.',
    55091,
    3120,
    0,
    'ADOPTÉE',
  ],
  [
    'FONDS DE TRAVAUX',
    'La cotisation annuelle est maintenue à 5 % du budget, soit 5 625,00 €.',
    58211,
    0,
    0,
    'ADOPTÉE',
  ],
  [
    'RENOUVELLEMENT DU SYNDIC',
    'Candidature de FONCIALPES. N’ayant pas recueilli la majorité de l’article 25 (50 001) mais au moins le tiers des voix, la résolution est soumise à un second vote à la majorité de l’article 24. Mandat du 11/12/2025 au 31/12/2026.',
    31870,
    26341,
    0,
    'ADOPTÉE AU SECOND VOTE',
  ],
  [
    'CONSEIL SYNDICAL',
    'Sont élus pour trois ans : Mme JACQUIER, M. LOMBARD, M. ZERROUKI, Mme PHAM-HUU.',
    58211,
    0,
    0,
    'ADOPTÉE',
  ],
  [
    'ISOLATION DES PLANCHERS SUR CAVES',
    'Le devis ISO-DAUPHINÉ est retenu à hauteur de 38 916,00 € TTC, honoraires de syndic en sus (1,8 % HT). Financement : fonds de travaux pour 12 000,00 €, solde en deux appels les 01/03 et 01/06/2026.',
    51334,
    6877,
    0,
    'ADOPTÉE',
  ],
  [
    'PPPT',
    'Le projet de plan pluriannuel de travaux présenté par le bureau THERMI-CONSEIL n’est pas adopté ; il sera représenté à la prochaine assemblée.',
    18004,
    40207,
    0,
    'REJETÉE',
  ],
  [
    'FIBRE OPTIQUE – COLONNE BÂT. C',
    'Autorisation donnée à l’opérateur d’immeuble de reprendre la colonne montante, à ses frais.',
    58211,
    0,
    0,
    'ADOPTÉE',
  ],
];
const digits = (one: number) => String(one).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');
const line = ([title, text, pour, contre, abst, end]: Vote, index: number) =>
  `<tr><td><b>Résolution ${index + 1}</b><br>${title}</td><td>${text}</td><td>${digits(pour)}</td><td>${digits(contre)}</td><td>${digits(abst)}</td><td><b>${end}</b></td></tr>`;
const board = (from: number, to: number) =>
  `<table class="v"><thead><tr><th>N° / Objet</th><th>Décision</th><th>Pour</th><th>Contre</th><th>Abst.</th><th>Résultat</th></tr></thead><tbody>${PALLADIUM.slice(
    from,
    to,
  )
    .map((vote, index) => line(vote, from + index))
    .join('')}</tbody></table>`;
const grenoble = paperOf(
  'pv-tableau-grenoble',
  `font: 8.8pt/1.35 'Carlito', sans-serif; padding: 13mm; .v td, .v th { border: .2mm solid #b9770e; padding: 1.4mm; } .v th { background: #fdebd0; font-weight: bold } .v td:nth-child(1) { width: 34mm } .v td:nth-child(n+3):nth-child(-n+5) { text-align: right; width: 15mm } .v td:nth-child(6) { width: 25mm } h1 { font-size: 15pt; margin: 3mm 0 } .rep { font-size: 7.4pt; color: #555 } .ft { position: absolute; bottom: 6mm; left: 13mm; font-size: 7pt }`,
  [
    `<table><tr><td><b style="font-size:15pt;color:#7b241c">Foncialpes</b><br>Agence Grenoble Gares<br>6 place de la Gare, 38000 Grenoble</td><td style="text-align:right">Code immeuble 1408<br>RNC AB5-660-413</td></tr></table><h1>Procès-verbal d’assemblée générale annuelle – 11/12/2025</h1><p><b>LE PALLADIUM</b>, 71 boulevard Joseph Vallier, 38100 GRENOBLE</p><p>Les copropriétaires se sont réunis le jeudi 11/12/2025 à 17 h 30 à la Maison des habitants Chorier-Berriat et par visioconférence. La feuille de présence, certifiée exacte par les membres du bureau, permet de constater que 61 copropriétaires sur 118 sont présents ou représentés (dont 9 votes par correspondance et 6 participants à distance), possédant ensemble <b>58 211 voix sur 100 000</b>.</p><p class="rep">Opposants et abstentionnistes : la liste nominative par résolution figure en annexe du présent procès-verbal, conformément à l’article 17 du décret du 17 mars 1967.</p>${board(0, 6)}<p class="ft">FONCIALPES SAS – 900 002 214 RCS Grenoble – 1/2</p>`,
    `${board(6, 10)}<p style="margin-top:4mm">Point d’information : procédure contre M. X. (lot 77) pendante devant le tribunal judiciaire de Grenoble ; audience de plaidoirie fixée au 17/03/2026. Ravalement : le devis de 248 000,00 € reçu hors délai n’a pas été mis aux voix.</p><p>Séance close à 20 h 55. Signé électroniquement par la présidente, les assesseurs et le secrétaire.</p><p class="rep">« Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée » (art. 42, loi du 10 juillet 1965). Notifié le 08/01/2026.</p><p class="ft">FONCIALPES SAS – 900 002 214 RCS Grenoble – 2/2</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('Foncialpes', 'Foncialpes Agence Grenoble Gares'),
      building: 'LE PALLADIUM',
      building_address: '71 boulevard Joseph Vallier, 38100 GRENOBLE',
      rnc: 'AB5660413',
      meeting_on: '2025-12-11',
      tantiemes_present: 58211,
      resolutions: PALLADIUM.map(([title], index) => `${index + 1}. ${title}`),
      resolutions_adopted: ['1', '2', '4', '5', '6', '7', '8', '10'],
      resolutions_rejected: ['3', '9'],
      approved_from: '2024-07-01',
      approved_to: '2025-06-30',
      quitus: false,
      budget: 11250000,
      budget_from: '2026-07-01',
      budget_to: '2027-06-30',
      cotisation_fonds_travaux: 562500,
      works_adopted: either(
        ['8. ISOLATION DES PLANCHERS SUR CAVES'],
        ['8. ISOLATION DES PLANCHERS SUR CAVES', '10. FIBRE OPTIQUE – COLONNE BÂT. C'],
      ),
      works_adopted_total: 3891600,
      mandate_from: '2025-12-11',
      mandate_to: '2026-12-31',
    },
    absent: ['owner', 'iban', 'lots', 'impayes'],
  },
);

export const PROCES_VERBAUX = [annecy, grenoble];
