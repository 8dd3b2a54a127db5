// Minutes of meetings: a software's blocks of votes, a grid, a volunteer's prose, a special meeting.
import { either, paperOf } from '../../paper.ts';

type Item = readonly [subject: string, text: string, vote: string, result: string];
const numbered = (items: readonly Item[]) =>
  items.map(([subject], index) => `${index + 1}. ${subject}`);

const MINIMES: readonly Item[] = [
  [
    'Élection du président de séance',
    'L’assemblée générale désigne M. SABATIER en qualité de président de séance.',
    'POUR : 7 214 / 7 214 tantièmes – CONTRE : 0 – ABSTENTION : 0',
    'Cette résolution est adoptée à l’unanimité des présents et représentés.',
  ],
  [
    'Élection du secrétaire de séance',
    'Le syndic, représenté par Mme Ferrié, est désigné secrétaire de séance.',
    'POUR : 7 214 / 7 214 tantièmes – CONTRE : 0 – ABSTENTION : 0',
    'Cette résolution est adoptée à l’unanimité des présents et représentés.',
  ],
  [
    'Approbation des comptes de l’exercice clos le 31/12/2025',
    'L’assemblée générale, après avoir pris connaissance des documents comptables notifiés, approuve en leur forme, teneur, imputation et répartition les comptes des charges de l’exercice du 01/01/2025 au 31/12/2025.',
    'POUR : 6 902 / 7 214 tantièmes – CONTRE : 312 (M. AUSSENAC) – ABSTENTION : 0',
    'Cette résolution est adoptée à la majorité des voix exprimées.',
  ],
  [
    'Quitus au syndic',
    'L’assemblée générale donne quitus au syndic pour sa gestion arrêtée au 31/12/2025.',
    'POUR : 3 118 / 7 214 tantièmes – CONTRE : 3 671 – ABSTENTION : 425 (SCI LES MINIMES)',
    'Cette résolution est rejetée faute de majorité.',
  ],
  [
    'Désignation du syndic',
    'L’assemblée générale désigne le Cabinet Lauragais Gestion en qualité de syndic du 28/05/2026 au 30/06/2027, selon le contrat joint à la convocation (honoraires forfaitaires 9 840,00 € TTC).',
    'POUR : 5 733 / 10 000 tantièmes – CONTRE : 1 481 – ABSTENTION : 0',
    'Cette résolution est adoptée à la majorité absolue des voix de tous les copropriétaires.',
  ],
  [
    'Approbation du budget prévisionnel 2027',
    'Le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027 est approuvé pour un montant de 88 600,00 €, appelé par quart le premier jour de chaque trimestre.',
    'POUR : 7 214 / 7 214 tantièmes – CONTRE : 0 – ABSTENTION : 0',
    'Cette résolution est adoptée à l’unanimité des présents et représentés.',
  ],
  [
    'Cotisation annuelle du fonds de travaux',
    'Le montant de la cotisation annuelle obligatoire est fixé à 4 430,00 €, soit 5 % du budget.',
    'POUR : 6 104 / 10 000 tantièmes – CONTRE : 1 110 – ABSTENTION : 0',
    'Cette résolution est adoptée à la majorité absolue des voix de tous les copropriétaires.',
  ],
  [
    'Réfection de la cage d’escalier A',
    'L’assemblée générale décide d’effectuer les travaux suivant devis de l’entreprise Peintures Occitanes pour 23 760,00 € TTC, à financer par trois appels exigibles les 01/09/2026, 01/11/2026 et 01/01/2027.',
    'POUR : 5 020 / 7 214 tantièmes – CONTRE : 2 194 – ABSTENTION : 0',
    'Cette résolution est adoptée à la majorité des voix exprimées.',
  ],
  [
    'Installation de caméras dans le hall',
    'Proposition de la société Vigie-Sud pour 6 915,00 € TTC.',
    'POUR : 2 860 / 10 000 tantièmes – CONTRE : 4 354 – ABSTENTION : 0',
    'Cette résolution est rejetée.',
  ],
  [
    'Seuil de consultation du conseil syndical',
    'Le montant des marchés à partir duquel la consultation du conseil syndical est obligatoire est arrêté à 1 500,00 € TTC.',
    'POUR : 6 104 / 10 000 tantièmes – CONTRE : 1 110 – ABSTENTION : 0',
    'Cette résolution est adoptée à la majorité absolue des voix de tous les copropriétaires.',
  ],
];
const block = (from: number, to: number) =>
  MINIMES.slice(from, to)
    .map(
      ([subject, text, vote, result], index) =>
        `<div class="r"><p class="n">Résolution n° ${from + index + 1} – ${subject}</p><p>${text}</p><p class="v">${vote}</p><p><b>${result}</b></p></div>`,
    )
    .join('');
const blocks = paperOf(
  'pv-minimes-toulouse',
  `font: 9.4pt/1.35 'Nimbus Sans', sans-serif; .n { background: #7a1f3d; color: #fff; padding: 1mm 2mm; font-weight: bold } .v { border: .2mm solid #aaa; padding: 1mm 2mm; font-size: 8.6pt } .r { margin-bottom: 3mm } p { margin-bottom: 1.2mm } .f { position: absolute; bottom: 5mm; font-size: 7pt; color: #555 }`,
  [
    `<table><tr><td><b style="font-size:13pt;color:#7a1f3d">Cabinet Lauragais Gestion</b><br>31 boulevard de Strasbourg – 31000 TOULOUSE</td><td style="text-align:right">Copropriété n° 0188<br>Immatriculation AC0 772 415</td></tr></table><h1 style="font-size:14pt;text-align:center;margin-top:5mm">PROCÈS-VERBAL<br>Assemblée générale ordinaire du jeudi 28 mai 2026</h1><p>Les copropriétaires de la résidence <b>LES MINIMES</b>, située 102 avenue des Minimes, 31200 TOULOUSE, se sont réunis le 28 mai 2026 à 18h00, salle Lapujade, sur convocation adressée par le syndic le 30 avril 2026 en lettre recommandée électronique.</p><p>Il est constaté par la feuille de présence que sont présents, représentés ou ont voté par correspondance 29 copropriétaires sur 43, totalisant <b>7 214 / 10 000</b> tantièmes. Absents : Mmes et MM. ALBOUY (210), CHEN (318), ÉTIENNE-PONS (402), GARRIGUES (196), ROUSSEL (245) et autres, soit 2 786 tantièmes.</p>${block(0, 4)}<p class="f">Procès-verbal LES MINIMES – 28/05/2026 – page 1/3</p>`,
    `${block(4, 9)}<p class="f">Procès-verbal LES MINIMES – 28/05/2026 – page 2/3</p>`,
    `${block(9, 10)}<p><b>Questions diverses (sans vote).</b> M. Aussenac signale le mauvais état des boîtes aux lettres ; le syndic demandera un devis.</p><p>L’ordre du jour étant épuisé, la séance est levée à 20h40.</p><table><tr><td>Le président<br>M. SABATIER</td><td>La secrétaire<br>Mme Ferrié</td></tr></table><p style="font-size:8pt;margin-top:8mm">Article 42 de la loi du 10 juillet 1965, alinéa 2 : « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. Cette notification est réalisée par le syndic dans le délai d’un mois à compter de la tenue de l’assemblée générale. »</p><p class="f">Procès-verbal LES MINIMES – 28/05/2026 – page 3/3</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Cabinet Lauragais Gestion',
      building: 'LES MINIMES',
      building_address: '102 avenue des Minimes, 31200 TOULOUSE',
      rnc: 'AC0772415',
      meeting_on: '2026-05-28',
      tantiemes_present: 7214,
      resolutions: numbered(MINIMES),
      resolutions_adopted: ['1', '2', '3', '5', '6', '7', '8', '10'],
      resolutions_rejected: ['4', '9'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: false,
      budget: 8860000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 443000,
      works_adopted: ['8. Réfection de la cage d’escalier A'],
      works_adopted_total: 2376000,
      mandate_from: '2026-05-28',
      mandate_to: '2027-06-30',
    },
    absent: ['owner', 'iban', 'tantiemes', 'impayes'],
  },
);

const VIEUX_PORT: readonly Item[] = [
  [
    'BUREAU DE SÉANCE',
    'Présidente : Mme CASANOVA. Scrutateur : M. ZERBIB. Secrétaire : le syndic.',
    '4 180 / 0 / 0',
    'ADOPTÉE',
  ],
  [
    'COMPTES DE L’EXERCICE 01/10/2024 – 30/09/2025',
    'Approbation sans réserve des comptes présentés, total des charges courantes 41 733,18 €.',
    '4 180 / 0 / 0',
    'ADOPTÉE',
  ],
  ['QUITUS', 'Quitus donné au syndic de sa gestion passée.', '3 890 / 290 / 0', 'ADOPTÉE'],
  [
    'BUDGET PRÉVISIONNEL DU 01/10/2026 AU 30/09/2027',
    'Montant adopté : 43 500,00 €.',
    '4 180 / 0 / 0',
    'ADOPTÉE',
  ],
  ['FONDS DE TRAVAUX', 'Cotisation annuelle : 2 175,00 €.', '4 180 / 0 / 0', 'ADOPTÉE'],
  [
    'CONSEIL SYNDICAL',
    'Élection de Mme CASANOVA, M. ZERBIB et M. DELLA ROCCA pour trois ans.',
    '4 180 / 0 / 0',
    'ADOPTÉE',
  ],
  [
    'REPRISE DU RÉSEAU D’ÉVACUATION EN CAVE',
    'Devis SARL Plomberie du Rouet : 17 248,00 € TTC, deux appels 01/04/2026 et 01/07/2026.',
    '3 655 / 525 / 0',
    'ADOPTÉE',
  ],
  [
    'REMPLACEMENT DE LA CHAUDIÈRE DE LA LOGE',
    'Devis de 5 390,00 € TTC.',
    '1 204 / 2 976 / 0',
    'REJETÉE',
  ],
  [
    'AUTORISATION D’AGIR CONTRE LE LOT 14',
    'Habilitation du syndic à engager la saisie immobilière du lot 14 (dette de 9 812,40 €).',
    '3 760 / 0 / 420',
    'ADOPTÉE',
  ],
];
const gridRows = (from: number, to: number) =>
  VIEUX_PORT.slice(from, to)
    .map(
      ([subject, text, vote, result], index) =>
        `<tr><td>${String(from + index + 1).padStart(2, '0')}</td><td><b>${subject}</b><br>${text}</td><td>${vote}</td><td>${result}</td></tr>`,
    )
    .join('');
const grid = paperOf(
  'pv-grille-marseille',
  `font: 8.8pt/1.35 'DejaVu Sans Condensed', sans-serif; .g td, .g th { border: .2mm solid #36454f; padding: 2mm } .g th { background: #36454f; color: #fff } .g td:nth-child(3) { white-space: nowrap; text-align: center } .g td:nth-child(4) { font-weight: bold }`,
  [
    `<p><b>Cabinet Estrangin &amp; Cie</b>, syndic – 30 cours Pierre Puget, 13006 MARSEILLE</p><h1 style="font-size:13pt">COMPTE-RENDU DES DÉCISIONS – ASSEMBLÉE GÉNÉRALE ANNUELLE</h1><p>SDC 22 QUAI DE RIVE NEUVE – 22 quai de Rive Neuve, 13007 MARSEILLE<br>Assemblée tenue le <b>12/02/2026 à 17 h 30</b> en nos bureaux et par visioconférence</p><p>Voix totales : 5 000 – Voix présentes ou représentées : 4 180 – Voix absentes : 820 (MM. ARDISSON 210, KOUYATÉ 180, indivision TEISSÈRE 430)</p><table class="g"><thead><tr><th>N°</th><th>Question et décision</th><th>Pour / contre / abst.</th><th>Résultat</th></tr></thead><tbody>${gridRows(0, 6)}</tbody></table><p style="text-align:right">…/… 1</p>`,
    `<p>SDC 22 QUAI DE RIVE NEUVE – AG du 12/02/2026 (suite)</p><table class="g"><thead><tr><th>N°</th><th>Question et décision</th><th>Pour / contre / abst.</th><th>Résultat</th></tr></thead><tbody>${gridRows(6, 9)}</tbody></table><p style="margin-top:6mm">Plus rien n’étant à l’ordre du jour, la présidente clôt la séance à 19 h 10 et signe le présent procès-verbal avec le scrutateur et le secrétaire.</p><p>Notification : le présent procès-verbal est adressé en recommandé aux opposants et défaillants, qui disposent de deux mois pour saisir le tribunal judiciaire (art. 42, loi du 10/07/1965).</p><p style="text-align:right">2 et fin</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Cabinet Estrangin & Cie',
      building_address: '22 quai de Rive Neuve, 13007 MARSEILLE',
      meeting_on: '2026-02-12',
      tantiemes_present: 4180,
      resolutions: numbered(VIEUX_PORT),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7', '9'],
      resolutions_rejected: ['8'],
      approved_from: '2024-10-01',
      approved_to: '2025-09-30',
      quitus: true,
      budget: 4350000,
      budget_from: '2026-10-01',
      budget_to: '2027-09-30',
      cotisation_fonds_travaux: 217500,
      works_adopted: ['7. REPRISE DU RÉSEAU D’ÉVACUATION EN CAVE'],
      works_adopted_total: 1724800,
    },
    absent: ['rnc', 'owner', 'iban', 'mandate_from', 'mandate_to'],
  },
);

const prose = paperOf(
  'pv-benevole-narbonne',
  `font: 11pt/1.5 'Carlito', sans-serif; padding: 20mm 22mm; p { margin-bottom: 2.4mm }`,
  [
    `<p><b>Copropriété du 8 rue Droite, 11100 Narbonne</b></p><h1 style="font-size:15pt">Procès verbal de l’assemblée générale du 14 mars 2026</h1><p>La réunion a lieu chez Mme Vidal à 10 heures. Sont présents : M. Barthez (22), Mme Vidal (25), Mlle El Mansouri (17), M. Combes représenté par Mme Vidal (19). Absent : M. Pagès (17). Soit 83 / 100 èmes présents ou représentés.</p><p>Présidente de séance : Mme Vidal. Secrétaire : M. Barthez, syndic bénévole.</p><p><b>1. Comptes 2025</b><br>M. Barthez présente les comptes du 1er janvier au 31 décembre 2025. Les comptes sont approuvés à l’unanimité (83 pour).</p><p><b>2. Quitus au syndic bénévole</b><br>Quitus est donné à M. Barthez. 83 pour, adopté.</p><p><b>3. Budget 2026</b><br>Le budget du 1er janvier au 31 décembre 2026 est voté pour 3 955,20 euros. 83 pour, adopté.</p><p><b>4. Fonds de travaux</b><br>On garde 400 euros par an. 83 pour, adopté.</p>`,
    `<p><b>5. Porte d’entrée</b><br>Devis Menuiserie Fabre 3 210 euros TTC et devis Serrurerie du Pont 2 874 euros TTC. Le second est retenu : 58 pour, 25 contre (Mme Vidal), adopté. Payable au 1er octobre 2026.</p><p><b>6. Antenne collective</b><br>Proposition de suppression. 17 pour, 66 contre. Refusé.</p><p><b>7. Mandat du syndic</b><br>M. Yves Barthez est reconduit comme syndic bénévole du 14 mars 2026 au 13 mars 2028. 83 pour, adopté.</p><p>La séance est levée à 11 h 45 et suivie d’un apéritif.</p><p>Signé : C. Vidal, présidente – Y. Barthez, secrétaire</p><p>Les décisions peuvent être contestées dans les deux mois de la réception (article 42 de la loi de 1965).</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('M. Barthez', 'M. Yves Barthez', 'Yves Barthez'),
      building_address: '8 rue Droite, 11100 Narbonne',
      meeting_on: '2026-03-14',
      tantiemes_present: 83,
      resolutions: [
        '1. Comptes 2025',
        '2. Quitus au syndic bénévole',
        '3. Budget 2026',
        '4. Fonds de travaux',
        '5. Porte d’entrée',
        '6. Antenne collective',
        '7. Mandat du syndic',
      ],
      resolutions_adopted: ['1', '2', '3', '4', '5', '7'],
      resolutions_rejected: ['6'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 395520,
      budget_from: '2026-01-01',
      budget_to: '2026-12-31',
      cotisation_fonds_travaux: 40000,
      works_adopted: ['5. Porte d’entrée'],
      works_adopted_total: 287400,
      mandate_from: '2026-03-14',
      mandate_to: '2028-03-13',
    },
    absent: ['rnc', 'owner', 'iban'],
  },
);

const special = paperOf(
  'pv-extraordinaire-cannes',
  `font: 10pt/1.42 'C059', serif; padding: 18mm 20mm; h2 { font-size: 10.5pt; text-decoration: underline; margin: 4mm 0 1mm }`,
  [
    `<p style="text-align:center"><b>RIVIERA &amp; ASSOCIÉS</b><br>Administrateurs de biens – 77 rue d’Antibes – 06400 CANNES</p><h1 style="font-size:13pt;text-align:center">RÉSIDENCE LES PALMIERS BLEUS<br>ASSEMBLÉE GÉNÉRALE EXTRAORDINAIRE DU 9 SEPTEMBRE 2026<br>PROCÈS-VERBAL</h1><p>L’an deux mille vingt-six, le neuf septembre à quatorze heures trente, les copropriétaires de l’immeuble sis 19 boulevard Carnot, 06400 CANNES, se sont réunis à l’hôtel Beauséjour sur convocation individuelle du 12 août 2026. La feuille de présence, émargée par chacun, arrête à 651 millièmes sur 1 000 les voix présentes, représentées ou exprimées par correspondance.</p><h2>PREMIÈRE RÉSOLUTION – Constitution du bureau (article 24)</h2><p>M. Van den Bossche est élu président à l’unanimité. La résolution est ADOPTÉE.</p><h2>DEUXIÈME RÉSOLUTION – Ravalement des façades et peinture des garde-corps (article 24)</h2><p>L’assemblée, connaissance prise des trois devis et de l’avis du conseil syndical, retient l’entreprise Méditerranée Façades pour un montant de 112 480,00 € TTC. Ont voté pour : 540. Ont voté contre : 111 (M. PETROSSIAN 61, Mme LOMBARDI 50). La résolution est ADOPTÉE à la majorité de l’article 24.</p>`,
    `<h2>TROISIÈME RÉSOLUTION – Souscription d’un emprunt collectif (article 26-4)</h2><p>Pour : 402. Contre : 249. L’unanimité n’étant pas réunie, la résolution est REJETÉE.</p><h2>QUATRIÈME RÉSOLUTION – Honoraires du syndic pour le suivi des travaux (article 24)</h2><p>Fixés à 2,80 % du montant hors taxes. Pour : 588. Contre : 63. La résolution est ADOPTÉE.</p><h2>CINQUIÈME RÉSOLUTION – Calendrier des appels de fonds (article 24)</h2><p>Quatre appels de 25 % exigibles les 1er novembre 2026, 1er février, 1er mai et 1er août 2027. Pour : 651. La résolution est ADOPTÉE à l’unanimité.</p><p style="margin-top:6mm">L’ordre du jour étant épuisé, la séance est levée à seize heures cinq.</p><p>Le Président – Les Scrutateurs – Le Secrétaire</p><p style="font-size:8pt">Les actions en contestation doivent, à peine de déchéance, être introduites dans les deux mois de la notification (article 42 de la loi n° 65-557 du 10 juillet 1965).</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'RIVIERA & ASSOCIÉS',
      building: 'RÉSIDENCE LES PALMIERS BLEUS',
      building_address: '19 boulevard Carnot, 06400 CANNES',
      meeting_on: '2026-09-09',
      tantiemes_present: 651,
      resolutions: [
        '1. Constitution du bureau',
        '2. Ravalement des façades et peinture des garde-corps',
        '3. Souscription d’un emprunt collectif',
        '4. Honoraires du syndic pour le suivi des travaux',
        '5. Calendrier des appels de fonds',
      ],
      resolutions_adopted: ['1', '2', '4', '5'],
      resolutions_rejected: ['3'],
      works_adopted: ['2. Ravalement des façades et peinture des garde-corps'],
      works_adopted_total: 11248000,
    },
    absent: ['rnc', 'owner', 'budget', 'quitus', 'approved_to', 'mandate_from'],
  },
);

export const PROCES_VERBAUX = [blocks, grid, prose, special];
