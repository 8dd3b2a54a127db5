// Minutes of four meetings: a form of the usual software, a long prose, a house of few, one with two dates.
import { either, paperOf } from '../../paper.ts';

type Item = readonly [subject: string, text: string, result: string];
const titles = (items: readonly Item[]) =>
  items.map(([subject], index) => `${index + 1}. ${subject}`);

const ALL =
  'Votes POUR : 71 088 / 71 088 tantièmes (46 copropriétaires) – CONTRE : néant – ABSTENTION : néant';
const LAC: readonly Item[] = [
  [
    'Désignation du président de séance (article 24)',
    `L’assemblée générale désigne comme président de séance M. Van der Straeten.<br>${ALL}`,
    'Résolution ADOPTÉE à l’unanimité.',
  ],
  [
    'Désignation du scrutateur (article 24)',
    `L’assemblée générale désigne comme scrutatrice Mme Ouattara.<br>${ALL}`,
    'Résolution ADOPTÉE à l’unanimité.',
  ],
  [
    'Approbation des comptes de l’exercice clos (article 24)',
    'L’assemblée générale approuve, en leur forme, teneur, imputation et répartition, les comptes des charges de l’exercice du 01/01/2025 au 31/12/2025, adressés à chaque copropriétaire avec la convocation.<br>Votes POUR : 68 204 tantièmes (44) – CONTRE : 2 884 tantièmes (2) : ZIMMERMANN (1 600), SCI RIVAGE (1 284) – ABSTENTION : néant',
    'Résolution ADOPTÉE à la majorité des voix exprimées.',
  ],
  [
    'Quitus au syndic (article 24)',
    'L’assemblée générale donne quitus entier et sans réserve au syndic CITYA-NOVA VAL-DE-MARNE pour sa gestion au cours de l’exercice 2025.<br>Votes POUR : 60 931 (39) – CONTRE : 7 273 (5) – ABSTENTION : 2 884 (2)',
    'Résolution ADOPTÉE à la majorité des voix exprimées.',
  ],
  [
    'Désignation du syndic (articles 25 et 25-1)',
    'L’assemblée générale renouvelle CITYA-NOVA VAL-DE-MARNE dans ses fonctions de syndic pour une durée de 18 mois, du 23/06/2026 au 22/12/2027, aux conditions du contrat joint à la convocation (forfait : 21 600,00 € TTC).<br>Votes POUR : 58 647 – CONTRE : 9 557 – ABSTENTION : 2 884',
    'Résolution ADOPTÉE à la majorité de l’article 25.',
  ],
  [
    'Approbation du budget prévisionnel 2027 (article 24)',
    'L’assemblée générale fixe le budget de l’exercice du 01/01/2027 au 31/12/2027 à la somme de 214 500,00 €, appelée par quart le premier jour de chaque trimestre.<br>Votes POUR : 69 804 – CONTRE : 1 284 – ABSTENTION : néant',
    'Résolution ADOPTÉE à la majorité des voix exprimées.',
  ],
  [
    'Fonds de travaux (article 25)',
    'L’assemblée générale fixe la cotisation annuelle obligatoire à 10 725,00 €, soit 5 % du budget prévisionnel.<br>Votes POUR : 69 804 – CONTRE : 1 284 – ABSTENTION : néant',
    'Résolution ADOPTÉE à la majorité de l’article 25.',
  ],
  [
    'Remplacement de la production d’eau chaude (article 24)',
    'Après examen des trois devis, l’assemblée retient l’entreprise THERMI-EST pour 38 640,00 € TTC. Honoraires du syndic : 2 % HT. Appels : 50 % au 01/09/2026, 50 % au 01/11/2026.<br>Votes POUR : 55 300 – CONTRE : 15 788 – ABSTENTION : néant',
    'Résolution ADOPTÉE à la majorité des voix exprimées.',
  ],
  [
    'Ravalement du bâtiment C (article 24)',
    'Le devis de la société PIERRE ET CHAUX, soit 186 200,00 € TTC, est soumis au vote.<br>Votes POUR : 22 410 – CONTRE : 48 678 – ABSTENTION : néant',
    'Résolution REJETÉE.',
  ],
  [
    'Autorisation donnée à Mme Ouattara de remplacer ses fenêtres (article 25 b)',
    'À ses frais, dans le respect de l’harmonie de l’immeuble (PVC blanc, deux vantaux).<br>Votes POUR : 65 020 – CONTRE : 6 068 – ABSTENTION : néant',
    'Résolution ADOPTÉE à la majorité de l’article 25.',
  ],
  [
    'Saisie immobilière du lot 88 (article 24)',
    'L’assemblée autorise le syndic à poursuivre la vente du lot 88 appartenant à M. X., débiteur de 14 802,11 €.<br>Votes POUR : 38 112 – CONTRE : 30 092 – ABSTENTION : 2 884',
    'Résolution ADOPTÉE à la majorité des voix exprimées.',
  ],
];
const boxes = (items: readonly Item[], from: number, to: number) =>
  items
    .slice(from, to)
    .map(
      ([subject, text, result], index) =>
        `<div class="r"><h2>${from + index + 1}. ${subject}</h2><p>${text}</p><p class="d">${result}</p></div>`,
    )
    .join('');
const foot = (page: number) =>
  `<div class="ft"><span>2207 – RÉSIDENCE DU LAC – Procès-verbal AGO du 23/06/2026</span><span>Paraphes : ______</span><span>Page ${page} / 3</span></div>`;
const lac = paperOf(
  'pv-encadres-lac-creteil',
  `font: 8.8pt/1.38 'Nimbus Sans', sans-serif; padding: 13mm 15mm; .r { border: .2mm solid #8fa3b5; margin-bottom: 2.5mm; padding: 2mm 2.5mm } h2 { font-size: 9.2pt; margin: 0 0 1mm } .r p { margin: 0 0 1mm } .d { font-weight: bold; text-align: right } .ft { position: absolute; bottom: 6mm; left: 15mm; right: 15mm; display: flex; justify-content: space-between; font-size: 7pt; border-top: .2mm solid #999 } .s td { border: .2mm solid #999; height: 20mm; width: 33% }`,
  [
    `<table><tr><td><b style="font-size:12pt">CITYA-NOVA VAL-DE-MARNE</b><br>Centre commercial de l’Échat – 94000 CRÉTEIL</td><td style="text-align:right">Immatriculation RNC AC7 620 015</td></tr></table><h1 style="font-size:14pt;text-align:center;margin:4mm 0">PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE ORDINAIRE<br>DU MARDI 23 JUIN 2026</h1><p>Les copropriétaires de l’immeuble RÉSIDENCE DU LAC, sis 10 à 18 mail des Mèches, 94000 CRÉTEIL, se sont réunis le 23/06/2026 à 18 h 30, salle Jean Cocteau, sur convocation adressée par le syndic le 27/05/2026.</p><p>La feuille de présence, certifiée exacte par les membres du bureau, fait ressortir : présents 31 (46 902), représentés 9 (13 860), votants par correspondance 6 (10 326), soit <b>46 copropriétaires totalisant 71 088 / 100 000 tantièmes</b>. Absents : 27 copropriétaires, 28 912 tantièmes : BERTIN (1 301), CHAUVEAU (988), EL AMRANI (1 284), FAUCHER (2 010), HOAREAU (1 450), IBRAHIMOVIC (760) et autres.</p>${boxes(LAC, 0, 4)}${foot(1)}`,
    `${boxes(LAC, 4, 9)}${foot(2)}`,
    `${boxes(LAC, 9, 11)}<p>Plus aucune question n’étant à l’ordre du jour, la séance est levée à 21 h 05.</p><table class="s"><tr><td>Le président</td><td>La scrutatrice</td><td>Le secrétaire (syndic)</td></tr></table><p style="font-size:7.4pt;margin-top:4mm">Article 42 alinéa 2 de la loi n° 65-557 du 10 juillet 1965 : « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. Cette notification est réalisée par le syndic dans le délai d’un mois à compter de la tenue de l’assemblée générale. »</p>${foot(3)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'CITYA-NOVA VAL-DE-MARNE',
      building: 'RÉSIDENCE DU LAC',
      building_address: '10 à 18 mail des Mèches, 94000 CRÉTEIL',
      rnc: 'AC7620015',
      meeting_on: '2026-06-23',
      tantiemes_present: 71088,
      resolutions: titles(LAC),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7', '8', '10', '11'],
      resolutions_rejected: ['9'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 21450000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 1072500,
      works_adopted: ['8. Remplacement de la production d’eau chaude (article 24)'],
      works_adopted_total: 3864000,
      mandate_from: '2026-06-23',
      mandate_to: '2027-12-22',
    },
    absent: ['owner', 'lots', 'iban', 'tantiemes'],
  },
);

const BLOIS: readonly Item[] = [
  [
    'BUREAU DE SÉANCE',
    'Est élue présidente Mme de La Rochebrochard ; M. Tissier est assesseur ; M. Poulain, représentant le syndic, tient la plume. Vote : unanimité des présents et représentés.',
    'Adopté.',
  ],
  [
    'RAPPORT DU CONSEIL SYNDICAL',
    'M. Tissier rend compte des deux visites de l’immeuble et du contrôle des factures. Ce point est donné pour information, sans vote.',
    '',
  ],
  [
    'COMPTES ARRÊTÉS AU 30 SEPTEMBRE 2025',
    'Les comptes de l’exercice courant du 1er octobre 2024 au 30 septembre 2025, d’un montant de 52.318,40 €, sont mis aux voix. Pour : 6 240. Contre : 0. Abstention : 310 (M. Mercier).',
    'Adopté (art. 24).',
  ],
  [
    'QUITUS',
    'Quitus de sa gestion est demandé par le syndic. Pour : 3 015. Contre : 3 225. Abstention : 310.',
    'Rejeté (art. 24).',
  ],
  [
    'BUDGET DE L’EXERCICE 2026-2027',
    'Le budget, allant du 1er octobre 2026 au 30 septembre 2027, est arrêté à 54.800,00 €. Pour : 6 550.',
    'Adopté (art. 24).',
  ],
  [
    'FONDS DE TRAVAUX',
    'Le taux est porté à 6 % du budget, soit une cotisation annuelle de 3.288,00 €. Pour : 5 930. Contre : 620.',
    'Adopté (art. 25).',
  ],
  [
    'RÉFECTION DE LA TOITURE DU BÂTIMENT SUD',
    'L’entreprise Couverture Blésoise est retenue moyennant 71.940,00 € TTC, à financer par quatre appels trimestriels à partir du 1er avril 2026. Pour : 5 410. Contre : 1 140.',
    'Adopté (art. 24).',
  ],
  [
    'REMPLACEMENT DES BOÎTES AUX LETTRES',
    'Devis Signal 41 : 4.275,60 € TTC, un seul appel au 1er juillet 2026. Pour : 4 900. Contre : 1 650.',
    'Adopté (art. 24).',
  ],
  [
    'RENOUVELLEMENT DU SYNDIC',
    'Loire &amp; Cher Immobilier est reconduit pour une année, du 1er avril 2026 au 31 mars 2027. Pour : 5 120. Contre : 1 430.',
    'Adopté (art. 25).',
  ],
  [
    'VŒUX ET QUESTIONS DIVERSES',
    'Il est demandé que le local à vélos soit rangé avant l’été. Pas de vote.',
    '',
  ],
];
const prose = (from: number, to: number) =>
  BLOIS.slice(from, to)
    .map(
      ([subject, text, result], index) =>
        `<p class="q">${from + index + 1}°) ${subject}</p><p>${text} <b>${result}</b></p>`,
    )
    .join('');
const blois = paperOf(
  'pv-prose-granges-blois',
  `font: 10.4pt/1.5 'Nimbus Roman', serif; padding: 20mm 24mm; p { text-align: justify } .q { font-weight: bold; margin: 3mm 0 1mm; text-decoration: underline }`,
  [
    `<p style="text-align:center">LOIRE &amp; CHER IMMOBILIER<br>8, rue Denis Papin – 41000 BLOIS</p><p style="text-align:center;font-size:13pt"><b>RÉSIDENCE DES GRANGES</b><br>2, avenue de Châteaudun – 41000 BLOIS</p><p style="text-align:center"><b>Procès-verbal des délibérations de l’assemblée générale du 18 mars 2026</b></p><p>L’an deux mille vingt-six, le mercredi dix-huit mars à dix-sept heures trente, les copropriétaires de la Résidence des Granges se sont réunis à la Maison de quartier Quinière, dûment convoqués par lettre recommandée du 20 février 2026. Sont présents ou représentés vingt-trois copropriétaires sur trente-quatre, totalisant 6 550 voix sur 10 000. Sont absents : M. et Mme Abdallah, Mme Boutet, consorts Chéreau, M. Dos Santos, Mme Ferrand, SCI du Foix, M. Guérineau, Mme Haudebourg, M. Jollivet, M. Renou et Mlle Villedieu. Le quorum de fait étant constaté, la séance est ouverte.</p>${prose(0, 5)}`,
    `${prose(5, 10)}<p style="margin-top:6mm">L’ordre du jour étant épuisé, la séance est close à vingt heures. De tout ce que dessus il a été dressé le présent procès-verbal, signé après lecture.</p><p>La présidente (signé) &nbsp;&nbsp; L’assesseur (signé) &nbsp;&nbsp; Le secrétaire (signé)</p><p style="font-size:8.6pt">Notifié aux opposants et défaillants par lettre recommandée. Les actions qui ont pour objet de contester les décisions des assemblées générales doivent, à peine de déchéance, être introduites dans les deux mois de cette notification (article 42 de la loi du 10 juillet 1965).</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'LOIRE & CHER IMMOBILIER',
      building: 'RÉSIDENCE DES GRANGES',
      building_address: '2, avenue de Châteaudun, 41000 BLOIS',
      meeting_on: '2026-03-18',
      tantiemes_present: 6550,
      resolutions: titles(BLOIS),
      resolutions_adopted: ['1', '3', '5', '6', '7', '8', '9'],
      resolutions_rejected: ['4'],
      approved_from: '2024-10-01',
      approved_to: '2025-09-30',
      quitus: false,
      budget: 5480000,
      budget_from: '2026-10-01',
      budget_to: '2027-09-30',
      cotisation_fonds_travaux: 328800,
      works_adopted: [
        '7. RÉFECTION DE LA TOITURE DU BÂTIMENT SUD',
        '8. REMPLACEMENT DES BOÎTES AUX LETTRES',
      ],
      works_adopted_total: 7194000 + 427560,
      mandate_from: '2026-04-01',
      mandate_to: '2027-03-31',
    },
    absent: ['rnc', 'owner', 'lots', 'iban'],
  },
);

const nevers = paperOf(
  'pv-benevole-saint-etienne-nevers',
  `font: 10.5pt/1.45 'Carlito', sans-serif; padding: 20mm; td, th { border: .2mm solid #999 }`,
  [
    `<p><b>COPRO 14 RUE SAINT-ÉTIENNE – 58000 NEVERS</b></p><p style="font-size:14pt"><b>Compte rendu de l’assemblée générale du samedi 11 avril 2026</b></p><p>Réunion chez Mme Fouassier (syndic bénévole) à 10 h. Présents : Colette Fouassier (365), José et Maria Pinto da Silva (325). M. Lebrun (310) a donné pouvoir à Mme Fouassier. Donc 1000/1000.</p><p>Présidente de séance : Mme Pinto da Silva. Secrétaire : Mme Fouassier.</p>
    <table><tr><th>N°</th><th>Question</th><th>Décision</th><th>Pour</th><th>Contre</th><th>Résultat</th></tr>
    <tr><td>1</td><td>Comptes 2025</td><td>Les comptes du 01/01/2025 au 31/12/2025 (3 412,80 €) sont approuvés</td><td>1000</td><td>0</td><td>accepté</td></tr>
    <tr><td>2</td><td>Quitus au syndic</td><td>Quitus donné à Mme Fouassier</td><td>1000</td><td>0</td><td>accepté</td></tr>
    <tr><td>3</td><td>Budget 2026</td><td>3 600 € du 01/01/2026 au 31/12/2026, appelé en 2 fois</td><td>1000</td><td>0</td><td>accepté</td></tr>
    <tr><td>4</td><td>Fonds travaux</td><td>180 € par an (5 %)</td><td>1000</td><td>0</td><td>accepté</td></tr>
    <tr><td>5</td><td>Peinture de la cage d’escalier</td><td>Devis Lachaume 5 240 € TTC, trop cher, on redemande un devis</td><td>310</td><td>690</td><td>refusé</td></tr>
    <tr><td>6</td><td>Réparation de la descente EP côté cour</td><td>Devis Nivernais Zinguerie 868,00 € TTC</td><td>1000</td><td>0</td><td>accepté</td></tr>
    <tr><td>7</td><td>Élection du syndic</td><td>Mme Fouassier continue jusqu’au 10/04/2027 (début : 11/04/2026), sans rémunération</td><td>1000</td><td>0</td><td>accepté</td></tr></table>
    <p style="margin-top:5mm">Fin à 11 h 15. On se retrouve pour un pot le 20 juin dans la cour.</p><p>Signé : M. Pinto da Silva – C. Fouassier</p><p style="font-size:8.5pt">(Délai pour contester : 2 mois à partir de la réception de ce PV, article 42 de la loi de 1965.)</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('Mme Fouassier', 'Colette Fouassier'),
      building_address: '14 rue Saint-Étienne, 58000 NEVERS',
      meeting_on: '2026-04-11',
      tantiemes_present: 1000,
      resolutions: [
        '1. Comptes 2025',
        '2. Quitus au syndic',
        '3. Budget 2026',
        '4. Fonds travaux',
        '5. Peinture de la cage d’escalier',
        '6. Réparation de la descente EP côté cour',
        '7. Élection du syndic',
      ],
      resolutions_adopted: ['1', '2', '3', '4', '6', '7'],
      resolutions_rejected: ['5'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 360000,
      budget_from: '2026-01-01',
      budget_to: '2026-12-31',
      cotisation_fonds_travaux: 18000,
      works_adopted: ['6. Réparation de la descente EP côté cour'],
      works_adopted_total: 86800,
      mandate_from: '2026-04-11',
      mandate_to: '2027-04-10',
    },
    absent: ['rnc', 'iban', 'sent_on'],
  },
);

const votes = (yes: string, no: string, none: string) =>
  `<table class="v"><tr><td>POUR</td><td>${yes}</td><td>CONTRE</td><td>${no}</td><td>ABST.</td><td>${none}</td></tr></table>`;
const EXTRA: readonly Item[] = [
  [
    'Élection du bureau',
    `Président : M. Nguyen-Tardieu. Scrutateur : Mme Attali. Secrétaire : M. Maréchaux.${votes('742', '0', '0')}`,
    'ADOPTÉE – art. 24',
  ],
  [
    'Principe et exécution des travaux de toiture zinc',
    `L’assemblée, après lecture du rapport de l’architecte (agence Rivoire), décide la réfection complète du versant cour et retient l’entreprise Bâti-Zinc Île-de-France pour 94 380,00 € TTC.${votes('655', '87', '0')}`,
    'ADOPTÉE – art. 24',
  ],
  [
    'Maîtrise d’œuvre',
    `Mission confiée à l’agence Rivoire, architecte DPLG : 9 438,00 € TTC.${votes('655', '87', '0')}`,
    'ADOPTÉE – art. 24',
  ],
  [
    'Financement',
    `Trois appels de fonds exigibles les 15/07/2026, 15/09/2026 et 15/11/2026 ; affectation de 20 000,00 € du fonds de travaux.${votes('655', '87', '0')}`,
    'ADOPTÉE – art. 24',
  ],
  [
    'Souscription d’un emprunt collectif',
    `L’offre de la banque ne recueille pas la majorité requise.${votes('208', '534', '0')}`,
    'REJETÉE – art. 26-4',
  ],
];
const cadet = paperOf(
  'pv-extraordinaire-cadet-paris-9',
  `font: 9.4pt/1.45 'DejaVu Serif Condensed', serif; padding: 16mm 20mm; h2 { font-size: 10pt; margin: 4mm 0 1mm; border-left: 1.5mm solid #334; padding-left: 2mm } .v { width: 100mm; margin: 1.5mm 0 } .v td { border: .2mm solid #888; padding: .6mm 1.5mm } .res { font-weight: bold; color: #334 }`,
  [
    `<p>Cabinet J.-P. Maréchaux – 33 rue de Châteaudun, 75009 PARIS</p><h1 style="font-size:14pt">Assemblée générale extraordinaire – procès-verbal</h1><p>Syndicat des copropriétaires du 21, rue Cadet – 75009 PARIS (AA0-944-172)<br>Séance du jeudi 11 juin 2026 tenue en visioconférence et à la mairie du 9e, 6 rue Drouot. Ouverture : 18 h 10.</p><p>Convocations envoyées le 18 mai 2026. Copropriétaires présents, représentés ou ayant voté par correspondance : 19 sur 24, soit 742 millièmes sur 1 000. Absents : Mmes Azoulay (38), Bellanger (41), MM. Cohen-Solal (52), Dumoulin (29), SCI Trévise 9 (98).</p>${EXTRA.slice(
      0,
      4,
    )
      .map(
        ([subject, text, result], index) =>
          `<h2>Résolution ${index + 1} – ${subject}</h2><p>${text}</p><p class="res">${result}</p>`,
      )
      .join('')}`,
    `${EXTRA.slice(4)
      .map(
        ([subject, text, result]) =>
          `<h2>Résolution 5 – ${subject}</h2><p>${text}</p><p class="res">${result}</p>`,
      )
      .join(
        '',
      )}<p>Clôture à 19 h 40. Suivent les signatures électroniques du président, de la scrutatrice et du secrétaire (certificat 8F2A-11).</p><p style="font-size:8pt">Rappel : les décisions non contestées dans le délai de deux mois de l’article 42, alinéa 2, de la loi du 10 juillet 1965 deviennent définitives. Sauf urgence, l’exécution des travaux décidés en application des articles 25 et 26 est suspendue jusqu’à l’expiration de ce délai.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Cabinet J.-P. Maréchaux',
      building_address: '21, rue Cadet, 75009 PARIS',
      rnc: 'AA0944172',
      meeting_on: '2026-06-11',
      tantiemes_present: 742,
      resolutions: titles(EXTRA),
      resolutions_adopted: ['1', '2', '3', '4'],
      resolutions_rejected: ['5'],
      works_adopted: either(
        ['2. Principe et exécution des travaux de toiture zinc'],
        ['2. Principe et exécution des travaux de toiture zinc', '3. Maîtrise d’œuvre'],
      ),
      works_adopted_total: either(9438000, 9438000 + 943800),
    },
    absent: ['budget', 'approved_to', 'mandate_to', 'cotisation_fonds_travaux', 'owner'],
  },
);

export const PROCES_VERBAUX = [lac, blois, nevers, cadet];
