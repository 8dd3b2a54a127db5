// Minutes of meetings: usual software on three pages, a table, a prose of a small firm, a volunteer's page.
import { either, paperOf } from '../../paper.ts';

type Vote = readonly [
  title: string,
  text: string,
  pour: number,
  contre: number,
  abst: number,
  kept: boolean | null,
  majority: string,
];
const STEIR: readonly Vote[] = [
  [
    'Élection du président de séance',
    'L’assemblée générale élit Mme BOTHOREL Anne en qualité de présidente de séance.',
    7214,
    0,
    0,
    true,
    'article 24',
  ],
  [
    'Élection du scrutateur',
    'L’assemblée générale élit M. CARIOU Hervé en qualité de scrutateur.',
    7214,
    0,
    0,
    true,
    'article 24',
  ],
  [
    'Élection du secrétaire de séance',
    'L’assemblée générale élit Mme Soizic GUÉGUEN, représentant le syndic, en qualité de secrétaire.',
    7214,
    0,
    0,
    true,
    'article 24',
  ],
  [
    'Rapport du conseil syndical',
    'Le conseil syndical rend compte de l’exécution de sa mission. Ce point ne donne pas lieu à vote.',
    0,
    0,
    0,
    null,
    '',
  ],
  [
    'Approbation des comptes de l’exercice du 01/01/2025 au 31/12/2025',
    'L’assemblée générale, après avoir pris connaissance des documents joints à la convocation, approuve en leur forme, teneur, imputation et répartition les comptes de charges de l’exercice du 01/01/2025 au 31/12/2025 faisant apparaître un montant de 63 914,22 € de charges courantes.',
    6896,
    318,
    0,
    true,
    'article 24',
  ],
  [
    'Quitus au syndic',
    'L’assemblée générale donne quitus au syndic pour sa gestion arrêtée au 31/12/2025.',
    6402,
    318,
    494,
    true,
    'article 24',
  ],
  [
    'Désignation du syndic',
    'L’assemblée générale désigne comme syndic la SARL LE FLOC’H &amp; KERBRAT, pour une durée de 18 mois, du 18/06/2026 au 17/12/2027, aux conditions du contrat joint à la convocation (forfait annuel 7 980,00 € TTC).',
    6896,
    318,
    0,
    true,
    'article 25',
  ],
  [
    'Budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027',
    'L’assemblée générale, après avoir délibéré, adopte le budget prévisionnel pour un montant de 67 400,00 €, appelé par quart le premier jour de chaque trimestre.',
    7214,
    0,
    0,
    true,
    'article 24',
  ],
  [
    'Cotisation annuelle au fonds de travaux',
    'L’assemblée générale fixe le montant de la cotisation obligatoire à 5 % du budget prévisionnel, soit 3 370,00 € par an.',
    7214,
    0,
    0,
    true,
    'article 25',
  ],
  [
    'Remplacement de la porte du hall du bâtiment B',
    'L’assemblée générale décide d’effectuer les travaux de remplacement de la porte du hall du bâtiment B et retient l’entreprise MENUISERIES DU CAP pour 8 746,10 € TTC. Appel unique le 01/09/2026.',
    5088,
    1630,
    496,
    true,
    'article 24',
  ],
  [
    'Honoraires du syndic pour suivi des travaux de la porte',
    'Les honoraires sont fixés à 3 % HT du montant HT des travaux.',
    4170,
    2548,
    496,
    true,
    'article 24',
  ],
  [
    'Installation d’un abri à vélos',
    'Proposition de l’entreprise ARMOR MOBILIER pour 11 230,00 € TTC.',
    2104,
    5110,
    0,
    false,
    'article 25',
  ],
  [
    'Autorisation à M. CARIOU de poser un store banne',
    'L’assemblée générale autorise M. CARIOU à poser à ses frais exclusifs un store de couleur écrue.',
    6040,
    678,
    496,
    true,
    'article 25',
  ],
];
const n = (value: number) => value.toLocaleString('fr-FR').replaceAll('\u202f', ' ');
const steirVote = ([title, text, pour, contre, abst, kept, majority]: Vote, index: number) =>
  `<div class="r"><h2>${String(index + 1).padStart(2, '0')} – ${title}</h2><p>${text}</p>${kept === null ? '' : `<table class="v"><tr><td>Pour : ${n(pour)} / 7 214</td><td>Contre : ${n(contre)}</td><td>Abstention : ${n(abst)}</td></tr></table><p><b>Cette résolution est ${kept ? 'ADOPTÉE' : 'REJETÉE'}</b> à la majorité de l’${majority}.</p>`}</div>`;
const steirFoot = (page: number) =>
  `<p class="ft">LE FLOC’H &amp; KERBRAT – 14 quai de l’Odet – 29000 QUIMPER – Procès-verbal AG du 18/06/2026 – LES RIVES DU STEÏR – Page ${page}/3 – Paraphes</p>`;
const usual = paperOf(
  'pv-rives-steir-quimper',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; h2 { font-size: 9.4pt; background: #e9eef3; padding: 1mm 2mm; margin: 3mm 0 1mm } p { margin-bottom: 1mm } .v td { border: .2mm solid #9ab; font-size: 8.4pt } .ft { position: absolute; bottom: 6mm; left: 15mm; right: 15mm; font-size: 6.8pt; text-align: center }`,
  [
    `<table><tr><td><b style="font-size:14pt;color:#1c3f5f">LE FLOC’H &amp; KERBRAT</b><br>Administrateurs de biens</td><td style="text-align:right">Immeuble 0442<br>Immatriculation AC3471908</td></tr></table><h1 style="font-size:13pt;text-align:center;margin-top:4mm">PROCÈS-VERBAL<br>ASSEMBLÉE GÉNÉRALE ORDINAIRE DU 18/06/2026</h1><p>Le jeudi 18 juin 2026 à 17 h 30, les copropriétaires de la RÉSIDENCE LES RIVES DU STEÏR, 8 rue du Moulin Vert, 29000 QUIMPER, se sont réunis à la Maison des associations, 53 impasse de l’Odet, sur convocation adressée par le syndic le 20 mai 2026.</p><p>La feuille de présence, certifiée exacte par les membres du bureau, permet de constater que sont présents, représentés ou ayant voté par correspondance 31 copropriétaires sur 46, totalisant <b>7 214 voix sur 10 000</b>. Sont absents et non représentés : ABGRALL (212), BOUCHARD-LE ROUX (318), DE KERGORLAY (401), SCI MENEZ (640), autres (1 215).</p>${STEIR.slice(0, 5).map(steirVote).join('')}${steirFoot(1)}`,
    `${STEIR.slice(5, 10)
      .map((vote, index) => steirVote(vote, index + 5))
      .join('')}${steirFoot(2)}`,
    `${STEIR.slice(10)
      .map((vote, index) => steirVote(vote, index + 10))
      .join(
        '',
      )}<p style="margin-top:5mm">L’ordre du jour étant épuisé, la séance est levée à 19 h 40.</p><p>Article 42, alinéa 2, de la loi du 10 juillet 1965 : « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. »</p><p>La présidente : A. Bothorel – Le scrutateur : H. Cariou – La secrétaire : S. Guéguen</p>${steirFoot(3)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'LE FLOC’H & KERBRAT',
      building: 'RÉSIDENCE LES RIVES DU STEÏR',
      building_address: '8 rue du Moulin Vert, 29000 QUIMPER',
      rnc: 'AC3471908',
      meeting_on: '2026-06-18',
      tantiemes_present: 7214,
      resolutions: STEIR.map(([title], index) => `${index + 1}. ${title}`),
      resolutions_adopted: ['1', '2', '3', '5', '6', '7', '8', '9', '10', '11', '13'],
      resolutions_rejected: ['12'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 6740000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 337000,
      works_adopted: ['10. Remplacement de la porte du hall du bâtiment B'],
      works_adopted_total: 874610,
      mandate_from: '2026-06-18',
      mandate_to: '2027-12-17',
    },
    absent: ['owner', 'lots', 'tantiemes', 'iban', 'impayes'],
  },
);

const CORDELIERS: readonly Vote[] = [
  [
    'Bureau de l’assemblée',
    'Présidente : Mme LETELLIER. Scrutateurs : M. AZOULAY, Mme PIQUOT. Secrétaire : M. Hamel, syndic.',
    6630,
    0,
    0,
    true,
    '24',
  ],
  [
    'Comptes 2025',
    'Approbation des comptes arrêtés au 31.12.2025 (exercice du 01.01.2025 au 31.12.2025).',
    6218,
    412,
    0,
    true,
    '24',
  ],
  ['Quitus', 'Quitus au syndic pour l’exercice 2025.', 3110, 3520, 0, false, '24'],
  [
    'Conseil syndical',
    'Mme LETELLIER, M. AZOULAY et Mme PIQUOT, pour trois ans.',
    6630,
    0,
    0,
    true,
    '25',
  ],
  [
    'Budget 2027',
    'Budget de l’exercice 01.01.2027 – 31.12.2027 : 92 150,00 €.',
    6009,
    621,
    0,
    true,
    '24',
  ],
  ['Fonds de travaux', 'Cotisation annuelle : 4 607,50 €.', 6630, 0, 0, true, '25'],
  [
    'Ravalement de la façade sur rue',
    'Devis FAÇADES DU BOCAGE, 166 320,00 € TTC, quatre appels : 01.09.2026, 01.12.2026, 01.03.2027, 01.06.2027.',
    5204,
    1007,
    419,
    true,
    '24',
  ],
  ['Honoraires travaux du syndic', '3 % du TTC, soit 4 989,60 €.', 4785, 1426, 419, true, '24'],
  ['Délégation au conseil syndical', 'Plafond de 3 000,00 € par an.', 4402, 2228, 0, false, '25'],
];
const grid = paperOf(
  'pv-cordeliers-tableau-caen',
  `font: 8.6pt 'Carlito', sans-serif; padding: 12mm 13mm; td, th { border: .25mm solid #555; padding: 1.3mm } th { background: #333; color: #fff } td:nth-child(n+4) { text-align: center }`,
  [
    `<p><b>OUISTREHAM GESTION</b> – agence de Caen, 27 rue Saint-Jean, 14000 CAEN</p><h1 style="font-size:13pt">Procès-verbal d’assemblée générale – 28 avril 2026</h1><p>Copropriété « Le Clos des Cordeliers », 12 bis rue des Cordeliers, 14000 CAEN (AB9022716). Ouverture : 18 h 00, salle du Sépulcre. Présents et représentés : 22 copropriétaires, 6 630 tantièmes / 10 000.</p><table><thead><tr><th>N°</th><th>Résolution</th><th>Texte soumis au vote</th><th>Art.</th><th>Pour</th><th>Contre</th><th>Abst.</th><th>Décision</th></tr></thead><tbody>${CORDELIERS.slice(
      0,
      6,
    )
      .map(
        ([title, text, pour, contre, abst, kept, majority], index) =>
          `<tr><td>${index + 1}</td><td>${title}</td><td>${text}</td><td>${majority}</td><td>${pour}</td><td>${contre}</td><td>${abst}</td><td>${kept ? 'Adoptée' : 'Rejetée'}</td></tr>`,
      )
      .join(
        '',
      )}</tbody></table><p style="margin-top:4mm">M. AZOULAY fait noter ses réserves sur la tenue des comptes : retard de transmission des pièces au conseil syndical, absence de mise en concurrence de l’assurance. Le syndic répond que l’appel d’offres est en cours.</p>`,
    `<p>Le Clos des Cordeliers – AG du 28 avril 2026 (suite)</p><table><thead><tr><th>N°</th><th>Résolution</th><th>Texte soumis au vote</th><th>Art.</th><th>Pour</th><th>Contre</th><th>Abst.</th><th>Décision</th></tr></thead><tbody>${CORDELIERS.slice(
      6,
    )
      .map(
        ([title, text, pour, contre, abst, kept, majority], index) =>
          `<tr><td>${index + 7}</td><td>${title}</td><td>${text}</td><td>${majority}</td><td>${pour}</td><td>${contre}</td><td>${abst}</td><td>${kept ? 'Adoptée' : 'Rejetée'}</td></tr>`,
      )
      .join(
        '',
      )}</tbody></table><p style="margin-top:5mm">Le mandat du syndic, en cours jusqu’à la prochaine assemblée annuelle, n’est pas à l’ordre du jour. Séance levée à 20 h 25. Signatures : la présidente, les scrutateurs, le secrétaire.</p><p style="font-size:7.4pt">Délai de contestation : deux mois à compter de la notification (article 42 de la loi du 10 juillet 1965). Sauf urgence, l’exécution des travaux décidés en application des articles 25 et 26 est suspendue jusqu’à l’expiration de ce délai.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'OUISTREHAM GESTION',
      building: 'Le Clos des Cordeliers',
      building_address: '12 bis rue des Cordeliers, 14000 CAEN',
      rnc: 'AB9022716',
      meeting_on: '2026-04-28',
      tantiemes_present: 6630,
      resolutions: CORDELIERS.map(([title], index) => `${index + 1}. ${title}`),
      resolutions_adopted: ['1', '2', '4', '5', '6', '7', '8'],
      resolutions_rejected: ['3', '9'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: false,
      budget: 9215000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 460750,
      works_adopted: ['7. Ravalement de la façade sur rue'],
      works_adopted_total: 16632000,
    },
    absent: ['owner', 'lots', 'iban', 'mandate_from', 'mandate_to'],
  },
);

const prose = paperOf(
  'pv-harriague-recit-bayonne',
  `font: 10.4pt/1.45 'C059', serif; padding: 18mm 20mm; h2 { font-size: 10.6pt; text-decoration: underline; margin: 3mm 0 1mm } p { text-align: justify; margin-bottom: 1.5mm }`,
  [
    `<p>ETCHEVERRY SYNDIC, 9 allées Paulmy, 64100 BAYONNE</p><p style="text-align:center"><b>COPROPRIÉTÉ HARRIAGUE<br>31 quai Galuperie – 64100 BAYONNE<br>ASSEMBLÉE GÉNÉRALE DU VENDREDI 27 MARS 2026<br>PROCÈS-VERBAL</b></p><p>L’an deux mille vingt-six, le vingt-sept mars à dix-huit heures, les copropriétaires se sont réunis au bureau du syndic. Il est constaté que 9 copropriétaires sur 14 sont présents ou représentés et possèdent ensemble 3 385 tantièmes sur 5 000. L’assemblée peut valablement délibérer.</p><h2>Première résolution – Constitution du bureau</h2><p>Est élu président M. Beñat OYHARÇABAL. Mme Etcheverry assure le secrétariat. Résolution adoptée à l’unanimité des présents et représentés.</p><h2>Deuxième résolution – Approbation des comptes</h2><p>Les comptes de l’exercice clos, du 1er octobre 2024 au 30 septembre 2025, s’élevant à 28 417,60 €, sont approuvés. Votent contre : néant. S’abstient : M. DARRIGRAND (310). Résolution adoptée par 3 075 tantièmes.</p><h2>Troisième résolution – Quitus</h2><p>L’assemblée donne quitus au syndic de sa gestion pour l’exercice écoulé. Résolution adoptée à l’unanimité.</p><h2>Quatrième résolution – Budget prévisionnel</h2><p>Le budget de l’exercice du 1er octobre 2026 au 30 septembre 2027 est arrêté à la somme de 29 300 €. Résolution adoptée à l’unanimité.</p>`,
    `<h2>Cinquième résolution – Fonds de travaux</h2><p>La cotisation annuelle est maintenue à 1 465 €. Résolution adoptée à l’unanimité.</p><h2>Sixième résolution – Renouvellement du syndic</h2><p>ETCHEVERRY SYNDIC est renouvelé en qualité de syndic pour un an à compter du 1er avril 2026, soit jusqu’au 31 mars 2027. Votent pour : 2 765 tantièmes. Vote contre : M. DARRIGRAND (310). S’abstient : Mme GOÑI (310). Résolution adoptée à la majorité de l’article 25.</p><h2>Septième résolution – Reprise de la charpente et des noues</h2><p>Après examen de deux devis, l’assemblée retient celui de l’entreprise ZURGINA, 23 650 € TTC, et décide d’appeler les fonds en deux fois, les 1er juin et 1er septembre 2026. Votent contre : MM. DARRIGRAND et LABÈGUE (620). Résolution adoptée par 2 765 tantièmes.</p><h2>Huitième résolution – Peinture des volets</h2><p>Le devis de 9 870 € TTC paraît élevé à l’assemblée. Votent pour : 1 240 tantièmes ; votent contre : 2 145. Résolution rejetée.</p><h2>Questions diverses (sans vote)</h2><p>Il est rappelé que le local poubelles doit rester fermé. La succession DUHALDE n’a pas désigné de mandataire ; le syndic écrira au notaire.</p><p>Plus rien n’étant à l’ordre du jour, la séance est levée à vingt heures dix. Le président, la secrétaire.</p><p style="font-size:8pt">Les actions en contestation doivent être introduites dans les deux mois de la notification du présent procès-verbal (article 42, loi du 10 juillet 1965).</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'ETCHEVERRY SYNDIC',
      building: 'HARRIAGUE',
      building_address: '31 quai Galuperie, 64100 BAYONNE',
      meeting_on: '2026-03-27',
      tantiemes_present: 3385,
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7'],
      resolutions_rejected: ['8'],
      approved_from: '2024-10-01',
      approved_to: '2025-09-30',
      quitus: true,
      budget: 2930000,
      budget_from: '2026-10-01',
      budget_to: '2027-09-30',
      cotisation_fonds_travaux: 146500,
      works_adopted: ['7. Reprise de la charpente et des noues'],
      works_adopted_total: 2365000,
      mandate_from: '2026-04-01',
      mandate_to: '2027-03-31',
    },
    absent: ['rnc', 'owner', 'lots', 'iban'],
  },
);

const PORTE = [
  'Comptes 2025',
  'Quitus',
  'Syndic',
  'Budget 2027',
  'Gouttière côté cour',
  'Digicode',
];
const volunteer = paperOf(
  'pv-porte-benevole-brest',
  `font: 11pt/1.45 'Carlito', sans-serif; padding: 18mm 20mm; p { margin-bottom: 2.5mm }`,
  [
    `<h1 style="font-size:15pt">Compte rendu (PV) de l’AG du 10 octobre 2026</h1><p>Copropriété du 44 rue de la Porte, 29200 BREST – syndic bénévole : Gwenaëlle MADEC</p><p>Présents : Mme Madec (lot 2, 180), M. Nguyen Van (lot 5, 167), M. et Mme Pouliquen (lots 1 et 3, 290), Mlle Da Silva par pouvoir donné à Mme Madec (lot 4, 150). Absent : M. Quéré (lot 6, 213). Total : 787 millièmes sur 1000.</p><p><b>1. ${PORTE[0]}</b> : les comptes du 1/01/2025 au 31/12/2025 (2 874,16 €) sont approuvés. Pour 787, contre 0. ADOPTÉ</p><p><b>2. ${PORTE[1]}</b> : donné à Gwenaëlle pour sa gestion. Pour 787. ADOPTÉ</p><p><b>3. ${PORTE[2]}</b> : Gwenaëlle MADEC est réélue syndic bénévole pour 3 ans, du 10/10/2026 au 9/10/2029. Pour 787 (art. 25). ADOPTÉ</p><p><b>4. ${PORTE[3]}</b> : 3 000 € pour l’année 2027 (du 1/01/2027 au 31/12/2027), plus 300 € pour le fonds travaux. Pour 787. ADOPTÉ</p><p><b>5. ${PORTE[4]}</b> : devis Kermarrec Zinguerie 1 460 € TTC accepté, à payer aux millièmes avant Noël. Pour 620, contre 167 (M. Nguyen Van). ADOPTÉ</p><p><b>6. ${PORTE[5]}</b> : 890 €. Pour 330, contre 457. REFUSÉ</p><p>Fin à 12 h 15, on a bu un café. Signé : la présidente de séance Mme Pouliquen, la secrétaire G. Madec.</p><p style="font-size:9pt">Les absents et opposants ont deux mois après réception pour contester (loi de 1965, art. 42).</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Gwenaëlle MADEC',
      building_address: '44 rue de la Porte, 29200 BREST',
      meeting_on: '2026-10-10',
      tantiemes_present: 787,
      resolutions: PORTE.map((title, index) => `${index + 1}. ${title}`),
      resolutions_adopted: ['1', '2', '3', '4', '5'],
      resolutions_rejected: ['6'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 300000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 30000,
      works_adopted: either(['5. Gouttière côté cour']),
      works_adopted_total: 146000,
      mandate_from: '2026-10-10',
      mandate_to: '2029-10-09',
    },
    absent: ['rnc', 'owner', 'iban', 'lots'],
  },
);

export const ASSEMBLEES = [usual, grid, prose, volunteer];
