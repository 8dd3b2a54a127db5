// Minutes: a network's long form with names, a volunteer's page, an extraordinary meeting, a table of votes.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

type Vote = readonly [title: string, text: string, votes: string, end: string];
const ARLAC: readonly Vote[] = [
  [
    'Désignation du président de séance (art. 24)',
    'Candidat : M. VIGNERON-LACOSTE.',
    'Votent POUR : 41 copropriétaires représentant 6 208 / 6 208 tantièmes. Votent CONTRE : néant. S’abstiennent : néant.',
    'Cette résolution est adoptée à la majorité des voix exprimées.',
  ],
  [
    'Désignation du secrétaire de séance (art. 24)',
    'Mme Coralie DUBOURDIEU, représentant le syndic, est candidate.',
    'Votent POUR : 41 copropriétaires représentant 6 208 / 6 208 tantièmes. Votent CONTRE : néant. S’abstiennent : néant.',
    'Cette résolution est adoptée à la majorité des voix exprimées.',
  ],
  [
    'Rapport du conseil syndical (sans vote)',
    'M. VIGNERON-LACOSTE donne lecture du rapport d’activité : suivi du contrat de nettoyage, sinistres du bâtiment A, impayés de M. OUEDRAOGO (procédure engagée).',
    '',
    'L’assemblée en prend acte.',
  ],
  [
    'Approbation des comptes de l’exercice du 01/01/2025 au 31/12/2025 (art. 24)',
    'L’assemblée générale approuve en leur forme, teneur, imputation et répartition les comptes de charges de l’exercice, comportant les annexes 1 à 5, pour un montant de 78 472,15 € en opérations courantes et 11 013,30 € en travaux.',
    'Votent POUR : 38 copropriétaires représentant 5 730 / 6 208 tantièmes. Votent CONTRE : OUEDRAOGO (164). S’abstiennent : SCI DU TONDU (168), Mme HERRERO Y CASAS (146).',
    'Cette résolution est adoptée à la majorité des voix exprimées.',
  ],
  [
    'Quitus au syndic pour sa gestion arrêtée au 31/12/2025 (art. 24)',
    'L’assemblée générale donne quitus au syndic novalys immobilier.',
    'Votent POUR : 36 copropriétaires représentant 5 402 / 6 208 tantièmes. Votent CONTRE : OUEDRAOGO (164), LAMOTHE (328). S’abstiennent : SCI DU TONDU (168), Mme HERRERO Y CASAS (146).',
    'Cette résolution est adoptée à la majorité des voix exprimées.',
  ],
  [
    'Désignation du syndic novalys immobilier (art. 25)',
    'L’assemblée générale désigne novalys immobilier, SAS, titulaire de la carte professionnelle CPI 7501 2018 000 000 112, en qualité de syndic. Le contrat entre en vigueur le 28/05/2026 pour se terminer le 30/06/2028. Les honoraires de gestion courante sont de 14 750,00 € TTC par an.',
    'Votent POUR : 36 copropriétaires représentant 5 402 / 10 000 tantièmes. Votent CONTRE : OUEDRAOGO (164), LAMOTHE (328). S’abstiennent : SCI DU TONDU (168), Mme HERRERO Y CASAS (146).',
    'Cette résolution est adoptée à la majorité des voix de tous les copropriétaires.',
  ],
  [
    'Approbation du budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027 (art. 24)',
    'Le budget est fixé à la somme de 80 800,00 € et sera appelé par quarts le premier jour de chaque trimestre civil.',
    'Votent POUR : 39 copropriétaires représentant 5 898 / 6 208 tantièmes. Votent CONTRE : OUEDRAOGO (164). S’abstiennent : Mme HERRERO Y CASAS (146).',
    'Cette résolution est adoptée à la majorité des voix exprimées.',
  ],
  [
    'Cotisation annuelle au fonds de travaux (art. 25)',
    'L’assemblée fixe la cotisation obligatoire de l’exercice 2027 à 5,25 % du budget prévisionnel, soit 4 242,00 €.',
    'Votent POUR : 33 copropriétaires représentant 5 018 / 10 000 tantièmes. Votent CONTRE : 8 copropriétaires représentant 1 190 tantièmes.',
    'Cette résolution est adoptée à la majorité des voix de tous les copropriétaires.',
  ],
  [
    'Réfection de l’éclairage du sous-sol (art. 24)',
    'L’assemblée, connaissance prise des devis joints (ÉLEC AQUITAINE 9 317,00 € TTC – SOGELUX 10 604,00 € TTC), retient la société ÉLEC AQUITAINE pour un montant de 9 317,00 € TTC. Appels : 50 % le 01/07/2026, 50 % le 01/10/2026, clé parking sous-sol.',
    'Votent POUR : 27 copropriétaires représentant 612 / 890 tantièmes. Votent CONTRE : 3 copropriétaires représentant 60 tantièmes.',
    'Cette résolution est adoptée à la majorité des voix exprimées.',
  ],
  [
    'Installation de caméras de vidéoprotection dans les halls (art. 25)',
    'Devis SÉCURIDOM de 15 480,00 € TTC.',
    'Votent POUR : 14 copropriétaires représentant 2 106 / 10 000 tantièmes. Votent CONTRE : 27 copropriétaires représentant 4 102 tantièmes.',
    'Cette résolution est rejetée. Le tiers des voix n’étant pas atteint, il n’est pas procédé à un second vote.',
  ],
];
const said = (from: number, to: number) =>
  ARLAC.slice(from, to)
    .map(
      ([title, text, votes, end], index) =>
        `<div class="r"><b>Résolution n°${String(from + index + 1).padStart(2, '0')} : ${title}</b></div><p>${text}</p><p>${votes}</p><p><i>${end}</i></p>`,
    )
    .join('');
const foot = (page: number) =>
  `<div class="ft">3340 RESIDENCE LES JARDINS D’ARLAC – AGO du 28/05/2026 – Page ${page} / 3 &nbsp;&nbsp; Paraphes :</div>`;
const network = paperOf(
  'pv-reseau-merignac',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; padding: 13mm 16mm; .r { background: #e9f5f4; padding: .8mm 2mm; margin: 3mm 0 1mm } p { margin-bottom: 1mm; text-align: justify } .ft { position: absolute; bottom: 5mm; left: 16mm; font-size: 7pt; color: #555 }`,
  [
    `<table><tr><td style="padding:0"><b style="font-size:18pt;color:#00857c">novalys</b> <span style="color:#f28c00">immobilier</span><br>Agence de Mérignac Centre<br>52 avenue de la Marne – 33700 MERIGNAC</td><td style="text-align:right">Copropriété 3340<br>RESIDENCE LES JARDINS D’ARLAC<br>14-16 AVENUE DE L’YSER<br>33700 MERIGNAC</td></tr></table><h1 style="font-size:13pt;text-align:center;margin-top:5mm;color:#00857c">PROCES-VERBAL DE L’ASSEMBLEE GENERALE ORDINAIRE<br>du jeudi 28 mai 2026 à 18h00</h1><p>L’an deux mille vingt-six, le jeudi vingt-huit mai à dix-huit heures, les copropriétaires de la RESIDENCE LES JARDINS D’ARLAC, convoqués individuellement par le syndic par lettre recommandée ou par voie électronique le 29/04/2026, se sont réunis salle Pin Galant, avenue du Maréchal de Lattre de Tassigny à Mérignac.</p><p>L’état de présence, certifié par les membres du bureau, fait ressortir : présents 24, représentés 11, votants par correspondance 6, soit 41 copropriétaires sur 78 représentant 6 208 tantièmes sur 10 000. Absents : 37 copropriétaires représentant 3 792 tantièmes : ABADIE (150), BEN YOUSSEF (168), DE SÈZE (312), DUPIN-CAZAUX (146), ETCHEVERRY (164), consorts FAURE (312), etc.</p>${said(0, 4)}${foot(1)}`,
    `${said(4, 8)}${foot(2)}`,
    `${said(8, 10)}<div class="r"><b>Questions diverses (sans vote)</b></div><p>Il est demandé de rappeler aux occupants du bâtiment B l’interdiction d’étendre du linge aux fenêtres.</p><p>L’ordre du jour étant épuisé, la séance est levée à 20h40.</p><table style="margin:6mm 0"><tr><td>Le président</td><td>Le secrétaire</td><td>Le scrutateur</td></tr></table><p style="font-size:7.6pt">Article 42 alinéa 2 de la loi du 10 juillet 1965 : « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. »</p>${foot(3)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either(
        'novalys immobilier',
        'NOVALYS IMMOBILIER Agence de Mérignac Centre',
        'novalys',
      ),
      building: 'RESIDENCE LES JARDINS D’ARLAC',
      building_address: '14-16 AVENUE DE L’YSER, 33700 MERIGNAC',
      meeting_on: '2026-05-28',
      tantiemes_present: 6208,
      resolutions: either(
        ARLAC.map(([title], index) => `${index + 1}. ${title}`),
        ARLAC.map(([title], index) => `${index + 1}. ${title.replace(/ \([^)]*\)$/, '')}`),
      ),
      resolutions_adopted: ['1', '2', '4', '5', '6', '7', '8', '9'],
      resolutions_rejected: ['10'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 8080000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 424200,
      works_adopted: either(
        ['9. Réfection de l’éclairage du sous-sol (art. 24)'],
        ['9. Réfection de l’éclairage du sous-sol'],
      ),
      works_adopted_total: 931700,
      mandate_from: '2026-05-28',
      mandate_to: '2028-06-30',
    },
    absent: ['rnc', 'owner', 'lots', 'iban', 'impayes'],
  },
);

const volunteer = paperOf(
  'pv-benevole-tours',
  `font: 11pt/1.4 'Carlito', sans-serif; padding: 18mm 20mm; p { margin-bottom: 1.6mm }`,
  [
    `<h1 style="font-size:15pt;text-align:center">Compte-rendu (PV) de l’assemblée générale du samedi 18 octobre 2025</h1><p style="text-align:center">Copropriété du 8 rue de la Scellerie – 37000 TOURS</p><p>Réunion à 10h30 chez M. et Mme Guillemain (2ème étage).</p><p><b>Présents</b> : P. Guillemain et Mme (241), Mlle O. Ferrand-Diallo (164), SCI Scellerie 8 représentée par M. Aubugeau (305). <b>Pouvoirs</b> : M. Jean-Luc Mestivier à P. Guillemain (122). <b>Absente</b> : Mme Rabault (168). Total présents et représentés : <b>832/1000</b>.</p>
    <p><b>1) Bureau</b> – Président de séance : M. Aubugeau. Secrétaire : P. Guillemain. Adopté à l’unanimité.</p>
    <p><b>2) Comptes 2024</b> – Les comptes de l’année 2024 (du 1er janvier au 31 décembre 2024), 6 418,20 €, sont approuvés à l’unanimité des présents. Un trop versé de 251 € est rendu à chacun selon ses millièmes.</p>
    <p><b>3) Quitus au syndic</b> – Patrice ne prend pas part au vote. Pour : 591. Contre : 0. Adopté.</p>
    <p><b>4) Budget 2026</b> – Budget du 01/01/2026 au 31/12/2026 : 7 200 €. Pour : 832. Adopté à l’unanimité.</p>
    <p><b>5) Fonds travaux</b> – On garde 5 %, soit 360 € par an. Pour : 832. Adopté à l’unanimité.</p>
    <p><b>6) Renouvellement du syndic bénévole</b> – Patrice Guillemain est réélu pour un an, du 18 octobre 2025 au 17 octobre 2026, sans rémunération (timbres remboursés). Pour : 832. Adopté.</p>
    <p><b>7) Velux de la cage d’escalier</b> – Devis Couverture Ligérienne : 2 145 € TTC. Pour : 527. Contre : SCI Scellerie 8 (305). Adopté (art. 24). Appel en une fois au 1er mars 2026.</p>
    <p><b>8) Local vélos dans la cour</b> – Pour : 286. Contre : 546. Refusé.</p>
    <p>Divers : la porte de cave ne ferme plus, Jean-Luc s’en occupe (fournitures 225 €). Penser à relever les compteurs d’eau avant Noël.</p><p>Fin de réunion à 12h15 suivie d’un apéritif.</p><p style="margin-top:8mm">Le président : <i>Aubugeau</i> &nbsp;&nbsp;&nbsp; Le secrétaire : <i>P. Guillemain</i></p><p style="font-size:9pt">Envoyé en recommandé à Mme Rabault le 27/10/2025. Délai de contestation : 2 mois (art. 42 de la loi de 1965).</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('Patrice Guillemain', 'P. Guillemain'),
      building_address: '8 rue de la Scellerie, 37000 TOURS',
      meeting_on: '2025-10-18',
      tantiemes_present: 832,
      resolutions: [
        '1. Bureau',
        '2. Comptes 2024',
        '3. Quitus au syndic',
        '4. Budget 2026',
        '5. Fonds travaux',
        '6. Renouvellement du syndic bénévole',
        '7. Velux de la cage d’escalier',
        '8. Local vélos dans la cour',
      ],
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7'],
      resolutions_rejected: ['8'],
      approved_from: '2024-01-01',
      approved_to: '2024-12-31',
      quitus: true,
      budget: 720000,
      budget_from: '2026-01-01',
      budget_to: '2026-12-31',
      cotisation_fonds_travaux: 36000,
      works_adopted: ['7. Velux de la cage d’escalier'],
      works_adopted_total: 214500,
      mandate_from: '2025-10-18',
      mandate_to: '2026-10-17',
    },
    absent: ['rnc', 'owner', 'lots', 'iban'],
  },
);

const special = paperOf(
  'pv-extraordinaire-thonon',
  `font: 10pt/1.45 'DejaVu Serif Condensed', serif; padding: 17mm 20mm; h2 { font-size: 10.5pt; margin: 4mm 0 1mm; text-transform: uppercase } p { margin-bottom: 1.5mm } .v td { border: .2mm solid #777; padding: .6mm 2mm } .d { border-left: 1.5mm solid #234; padding-left: 3mm; font-weight: bold }`,
  [
    `<p><b>RÉGIE DU LÉMAN</b> – 12 rue Vallon – 74200 THONON-LES-BAINS – RCS Thonon 900 000 418</p><h1 style="font-size:14pt;text-align:center;margin:6mm 0">ASSEMBLÉE GÉNÉRALE EXTRAORDINAIRE DU 3 SEPTEMBRE 2026<br>PROCÈS-VERBAL</h1><p>Syndicat des copropriétaires LES HAUTS DE RIPAILLE, 240 chemin de Corzent, 74200 THONON-LES-BAINS (n° AH1062377)</p><p>Le trois septembre deux mille vingt-six à 17 heures, les copropriétaires se sont réunis par visioconférence et en présentiel à la Maison des Arts. Présents et représentés : 5 611 / 10 000 ; votes par correspondance : 1 208 / 10 000 ; total 6 819 / 10 000.</p><p>Présidente : Mme Gertrud BAUMGARTNER. Scrutateur : M. Loïc CHEVALLAY. Secrétaire : le syndic.</p>
    <h2>Première décision – Isolation thermique par l’extérieur du chalet A</h2><p>Majorité : article 25. Trois entreprises consultées. Proposition du conseil syndical : SAVOIE FAÇADES, 187 650,00 € TTC (TVA 5,5 %).</p>${table(
      [],
      [
        ['POUR', '4 730'],
        ['CONTRE', '1 641'],
        ['ABSTENTION', '448'],
      ],
      'v',
    )}<p>La majorité absolue n’étant pas atteinte mais le projet ayant recueilli plus du tiers des voix, il est procédé à un second vote à la majorité de l’article 24 (art. 25-1) :</p>${table(
      [],
      [
        ['POUR', '4 730'],
        ['CONTRE', '1 641'],
        ['ABSTENTION', '448'],
      ],
      'v',
    )}<p class="d">DÉCISION ADOPTÉE</p>`,
    `<h2>Deuxième décision – Maîtrise d’œuvre de l’opération</h2><p>Cabinet ARVE INGÉNIERIE, 8,40 % du montant HT, soit 14 940,70 € TTC. Art. 24. Pour 5 102, contre 1 717.</p><p class="d">DÉCISION ADOPTÉE</p><h2>Troisième décision – Souscription d’un emprunt collectif</h2><p>Projet d’emprunt sur dix ans auprès du Crédit Savoyard Exemple. Art. 26-4. Pour 2 960, contre 3 859.</p><p class="d">DÉCISION REJETÉE</p><h2>Quatrième décision – Échéancier des appels de fonds</h2><p>Quatre appels de 25 % exigibles les 1er novembre 2026, 1er février, 1er mai et 1er août 2027. Art. 24. Pour 5 377, contre 1 442.</p><p class="d">DÉCISION ADOPTÉE</p><h2>Cinquième décision – Délégation au conseil syndical pour le choix des teintes</h2><p>Art. 25. Pour 6 371, abstention 448.</p><p class="d">DÉCISION ADOPTÉE</p><p style="margin-top:8mm">Plus rien n’étant à l’ordre du jour, la séance est levée à 18 heures 25.</p><p style="font-size:8pt">Notification : les copropriétaires opposants ou défaillants disposent de deux mois pour contester la présente assemblée (article 42 de la loi du 10 juillet 1965).</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'RÉGIE DU LÉMAN',
      building: 'LES HAUTS DE RIPAILLE',
      building_address: '240 chemin de Corzent, 74200 THONON-LES-BAINS',
      rnc: 'AH1062377',
      meeting_on: '2026-09-03',
      tantiemes_present: 6819,
      resolutions: [
        '1. Isolation thermique par l’extérieur du chalet A',
        '2. Maîtrise d’œuvre de l’opération',
        '3. Souscription d’un emprunt collectif',
        '4. Échéancier des appels de fonds',
        '5. Délégation au conseil syndical pour le choix des teintes',
      ],
      resolutions_adopted: ['1', '2', '4', '5'],
      resolutions_rejected: ['3'],
      works_adopted: either(
        ['1. Isolation thermique par l’extérieur du chalet A'],
        [
          '1. Isolation thermique par l’extérieur du chalet A',
          '2. Maîtrise d’œuvre de l’opération',
        ],
      ),
      works_adopted_total: either(18765000, 18765000 + 1494070),
    },
    absent: ['quitus', 'budget', 'approved_to', 'mandate_to', 'owner', 'cotisation_fonds_travaux'],
  },
);

const POITIERS = [
  ['1', 'Élection du président de séance', '24', '7 112', '0', '0', 'OUI'],
  ['2', 'Élection des scrutateurs', '24', '7 112', '0', '0', 'OUI'],
  ['3', 'Approbation des comptes 2025', '24', '6 844', '268', '0', 'OUI'],
  ['4', 'Quitus au syndic', '24', '3 120', '3 992', '0', 'NON'],
  ['5', 'Budget prévisionnel 2027', '24', '6 611', '501', '0', 'OUI'],
  ['6', 'Fonds de travaux 2027', '25', '5 870', '1 009', '233', 'OUI'],
  ['7', 'Mandat de POITOU PIERRE GESTION', '25', '5 233', '1 879', '0', 'OUI'],
  ['8', 'Mandat de la société concurrente VIENNE SYNDIC', '25', '1 604', '5 508', '0', 'NON'],
  ['9', 'Réfection des balcons du bâtiment B', '24', '4 410', '2 469', '233', 'OUI'],
  ['10', 'Désembouage du réseau de chauffage', '24', '6 879', '233', '0', 'OUI'],
  ['11', 'Pose de panneaux photovoltaïques', '25', '1 988', '5 124', '0', 'NON'],
] as const;
const TEXTS = [
  'Rés. 3 : l’assemblée approuve les comptes de l’exercice clos le 31/12/2025 (du 01/01/2025 au 31/12/2025), soit 70 550,78 € de charges.',
  'Rés. 4 : plusieurs copropriétaires regrettent le délai de remise des pièces ; le quitus est refusé.',
  'Rés. 5 : budget du 01/01/2027 au 31/12/2027 : 72 400,00 €.',
  'Rés. 6 : cotisation annuelle de 3 620,00 €, appelée par trimestre.',
  'Rés. 7 : mandat du 11/06/2026 au 10/06/2027, honoraires 9 480,00 € TTC.',
  'Rés. 9 : entreprise MAÇONNERIE DU CLAIN, 38 214,50 € TTC, trois appels.',
  'Rés. 10 : entreprise THERMIVIENNE, 4 950,00 € TTC, financés par le fonds de travaux.',
];
const tabled = paperOf(
  'pv-tableau-poitiers',
  `font: 8.6pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 12mm 14mm; .g td, .g th { border: .15mm solid #555; padding: .9mm 1.4mm } .g th { background: #ddd } .g td:nth-child(n+4) { text-align: right } p { margin-bottom: 1.2mm }`,
  [
    `<table><tr><td style="padding:0"><b style="font-size:11pt">POITOU PIERRE GESTION</b> – Groupe PIERRE & TERROIRS<br>5 rue Carnot 86000 POITIERS</td><td style="text-align:right">Immeuble 218<br>AF0338142</td></tr></table><p style="font-size:12pt;text-align:center;margin:5mm 0"><b>P.V. D’ASSEMBLÉE GÉNÉRALE – LES HAUTS DE BLOSSAC – 33 boulevard de Tison 86000 POITIERS</b></p><p>Séance du 11/06/2026, ouverte à 18h35, salle des Castors. Copropriétaires présents ou représentés : 52 sur 71. Tantièmes présents ou représentés : 7 112 sur 10 025. Président élu : M. de BRÉMOND d’ARS. Scrutateurs : Mmes TESSEREAU-BAH et O’CONNOR. Secrétaire : M. Girault (syndic).</p><p><b>TABLEAU DES VOTES</b></p>${table(['N°', 'Intitulé de la résolution', 'Art.', 'Pour', 'Contre', 'Abst.', 'Adoptée'], POITIERS, 'g')}`,
    `<p><b>TEXTE DES DÉCISIONS</b></p>${TEXTS.map((text) => `<p>${text}</p>`).join('')}<p>Ont voté contre la résolution 9 : M. ABOUBAKAR (268), SCI DES ROCHES (1 004), Mlle DU FOUGEROUX (233), consorts PRIOUX (964).</p><p>La séance est close à 21h10.</p><table style="margin-top:8mm"><tr><td>Le président</td><td>Les scrutateurs</td><td>Le secrétaire</td></tr></table><p style="margin-top:8mm;font-size:7.4pt">Loi n° 65-557 du 10/07/1965, art. 42 : les actions en contestation doivent être introduites dans les deux mois de la notification. Page 2 sur 2.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'POITOU PIERRE GESTION',
      building: 'LES HAUTS DE BLOSSAC',
      building_address: '33 boulevard de Tison, 86000 POITIERS',
      rnc: 'AF0338142',
      meeting_on: '2026-06-11',
      tantiemes_present: 7112,
      resolutions: POITIERS.map(([number, title]) => `${number}. ${title}`),
      resolutions_adopted: ['1', '2', '3', '5', '6', '7', '9', '10'],
      resolutions_rejected: ['4', '8', '11'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: false,
      budget: 7240000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 362000,
      works_adopted: [
        '9. Réfection des balcons du bâtiment B',
        '10. Désembouage du réseau de chauffage',
      ],
      works_adopted_total: 3821450 + 495000,
      mandate_from: '2026-06-11',
      mandate_to: '2027-06-10',
    },
    absent: ['owner', 'lots', 'iban', 'sent_on'],
  },
);

export const ASSEMBLEES_PROCES_VERBAUX = [network, volunteer, special, tabled];
