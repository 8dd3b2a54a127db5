// Minutes of meetings: typed prose that counts in words, and a table in small print with a refused discharge.
import { either, paperOf } from '../../paper.ts';
import { apart } from './outils.ts';

const EMBRUNS: readonly (readonly [rank: string, subject: string, text: string])[] = [
  [
    'PREMIÈRE',
    'Bureau de séance',
    'L’assemblée élit Madame Odile CRESPIN présidente et Monsieur Gaëtan LE MARCHAND DE GOMICOURT assesseur, Monsieur Philippe LETELLIER tenant la plume. Cette résolution est adoptée à l’unanimité des présents et représentés.',
  ],
  [
    'DEUXIÈME',
    'Comptes',
    'Après lecture du rapport du conseil syndical et une question de Monsieur SOULIER sur la facture de ramonage, l’assemblée approuve en leur forme, teneur, imputation et répartition les comptes de l’exercice du premier janvier au trente et un décembre deux mil vingt-quatre, qui se soldent par 16 318,44 euros de dépenses courantes. Votent contre : Monsieur SOULIER (101). Cette résolution est adoptée par 1 311 voix.',
  ],
  [
    'TROISIÈME',
    'Quitus',
    'L’assemblée donne à la SARL LETELLIER ET FILS quitus plein et entier de sa gestion arrêtée au 31 décembre 2024. S’abstient : Monsieur SOULIER (101). Cette résolution est adoptée par 1 311 voix.',
  ],
  [
    'QUATRIÈME',
    'Budget prévisionnel',
    'Le budget de l’exercice du 1er janvier au 31 décembre 2026 est fixé à la somme de 17 200,00 euros, appelée par quarts le premier jour de chaque trimestre. Pour mémoire le budget de l’année en cours est de 16 800,00 euros. Cette résolution est adoptée à l’unanimité.',
  ],
  [
    'CINQUIÈME',
    'Fonds de travaux',
    'La cotisation annuelle au fonds de travaux est maintenue à mille euros (1 000,00 €), soit plus de cinq pour cent du budget. Cette résolution est adoptée à l’unanimité.',
  ],
  [
    'SIXIÈME',
    'Peinture de la cage d’escalier',
    'Trois devis ont été joints à la convocation. L’assemblée retient celui de l’entreprise HOUDEVILLE, de Saint-Nicolas-d’Aliermont, pour 8 470,00 euros toutes taxes comprises, de préférence à celui de l’entreprise BEAUFILS (9 912,00 euros). Le prix sera appelé par moitié les 1er septembre et 1er décembre 2025. Votent contre : Madame veuve QUESNEL (101), Monsieur SOULIER (101). Cette résolution est adoptée par 1 210 voix.',
  ],
  [
    'SEPTIÈME',
    'Boîtes aux lettres',
    'Le remplacement des boîtes aux lettres, estimé 2 310,00 euros, est mis aux voix. Votent pour : Madame CRESPIN (118), Mademoiselle ROUSSEL (77). Cette résolution est repoussée.',
  ],
  [
    'HUITIÈME',
    'Renouvellement du syndic',
    'La SARL LETELLIER ET FILS est renouvelée dans ses fonctions à compter de ce jour et jusqu’au 30 juin 2027, moyennant des honoraires annuels de 3 650,00 euros, selon le contrat joint. Elle recueille 1 311 voix, soit la majorité de l’article 25. Cette résolution est adoptée.',
  ],
];
const said = (from: number, to: number) =>
  EMBRUNS.slice(from, to)
    .map(([rank, subject, text]) => `<p>${rank} RÉSOLUTION. - <u>${subject}</u>. - ${text}</p>`)
    .join('');

const typed = paperOf(
  'pv-dactylo-dieppe',
  `font: 11pt/1.5 'Nimbus Mono PS', monospace; padding: 20mm 18mm 14mm 28mm; p { text-align: justify; margin-bottom: 3mm }`,
  [
    `<p style="text-align:center">LE CLOS DES EMBRUNS<br>14 boulevard de Verdun<br>76200 DIEPPE</p><p style="text-align:center">- - - - -<br>PROCÈS-VERBAL<br>- - - - -</p><p>L’an deux mil vingt-cinq, le vingt-quatre mai, à dix heures, les copropriétaires se sont assemblés au Café de l’Univers, salle du premier étage, sur la convocation que leur a faite la SARL LETELLIER ET FILS, syndic, par lettres recommandées du 22 avril.</p><p>La feuille de présence, certifiée par le bureau, fait ressortir que quatorze copropriétaires sur vingt et un sont présents ou représentés, possédant ensemble 1 412 voix sur les 2 000 que compte l’immeuble. Sont absents : Monsieur BOIMARE, les époux DA SILVA-PINTO, la SCI FALAISES, Madame GRANDSIRE, les consorts TERRIER, Mademoiselle VASSE, Monsieur YVETOT.</p>${said(0, 2)}`,
    said(2, 6),
    `${said(6, 8)}<p>Questions diverses, sans vote : le portillon grince ; Madame CRESPIN rappelle qu’il est défendu d’étendre du linge côté mer.</p><p>L’ordre du jour étant épuisé, la séance est levée à midi moins le quart.</p><p>La présidente, l’assesseur, le secrétaire (suivent les signatures)</p><p style="font-size:9.5pt">Copie conforme notifiée aux opposants et défaillants. Art. 42, alinéa 2, de la loi du 10 juillet 1965 : les actions en contestation doivent, à peine de déchéance, être introduites dans les deux mois de la notification.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('SARL LETELLIER ET FILS', 'LETELLIER ET FILS'),
      building: 'LE CLOS DES EMBRUNS',
      building_address: '14 boulevard de Verdun, 76200 DIEPPE',
      meeting_on: '2025-05-24',
      tantiemes_present: 1412,
      resolutions: EMBRUNS.map(([, subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '8'],
      resolutions_rejected: ['7'],
      approved_from: '2024-01-01',
      approved_to: '2024-12-31',
      quitus: true,
      budget: 1720000,
      budget_from: '2026-01-01',
      budget_to: '2026-12-31',
      cotisation_fonds_travaux: 100000,
      works_adopted: ['6. Peinture de la cage d’escalier'],
      works_adopted_total: 847000,
      mandate_from: '2025-05-24',
      mandate_to: '2027-06-30',
    },
    absent: ['rnc', 'owner', 'lots', 'iban', 'impayes'],
  },
);

type Vote = readonly [
  subject: string,
  article: string,
  text: string,
  votes: readonly [number, number, number] | null,
  result: string,
];
const PRESENT = 7031;
const MOULINS: readonly Vote[] = [
  ['Élection du président de séance', '24', 'M. Anicet BAPTISTE', [7031, 0, 0], 'Adoptée'],
  ['Élection d’un scrutateur', '24', 'Mme GODINEAU', [7031, 0, 0], 'Adoptée'],
  ['Élection du secrétaire', '24', 'M. ROUSTEAU, gestionnaire', [7031, 0, 0], 'Adoptée'],
  [
    'Rapport du conseil syndical',
    'néant',
    'Lu par Mme GODINEAU. Le point ne donne pas lieu à vote.',
    null,
    'Pas de vote',
  ],
  [
    'Approbation des comptes du 01/10/2024 au 30/09/2025',
    '24',
    'Charges courantes 118 204,11 € ; travaux 0,00 €',
    [6210, 821, 0],
    'Adoptée',
  ],
  [
    'Quitus au syndic',
    '24',
    'L’assemblée refuse de donner quitus en raison du retard des travaux de désenfumage',
    [2940, 3788, 303],
    'Rejetée',
  ],
  [
    'Budget prévisionnel du 01/10/2026 au 30/09/2027',
    '24',
    'Arrêté à 124 500,00 €, soit + 2,9 %',
    [5877, 1154, 0],
    'Adoptée',
  ],
  [
    'Fonds de travaux, cotisation annuelle',
    '25',
    '5 % du budget, soit 6 225,00 € appelés par quarts',
    [6402, 629, 0],
    'Adoptée',
  ],
  [
    'Désignation de LIGÉRIS IMMOBILIER en qualité de syndic',
    '25-1',
    'Pour 18 mois, du 12/03/2026 au 11/09/2027. Honoraires 17 940,00 € TTC. 1er vote art. 25 : 4 990 voix, non acquis ; 2nd vote immédiat',
    [4990, 1738, 303],
    'Adoptée',
  ],
  [
    'Membres du conseil syndical',
    '25',
    'MM. BAPTISTE, SORIN, Mme GODINEAU',
    [7031, 0, 0],
    'Adoptée',
  ],
  [
    'Travaux : désenfumage bâtiments A et B',
    '24',
    'Devis PROTEC 49, 21 384,00 € TTC – appels 01/05 et 01/07/2026 – hon. syndic 3 % HT',
    [6688, 343, 0],
    'Adoptée',
  ],
  [
    'Travaux : réfection des enrobés du parking aérien',
    '24',
    'Devis Colas-Exemple 36 910,00 € TTC',
    [2107, 4924, 0],
    'Rejetée',
  ],
  [
    'Travaux : remplacement de 4 fenêtres de parties communes',
    '24',
    'Devis Menuiserie Thouet, 5 208,50 € TTC, financés par le fonds de travaux',
    [6120, 911, 0],
    'Adoptée',
  ],
  [
    'Autorisation à M. PHAM : climatiseur en façade cour',
    '25',
    'Le demandeur prend à sa charge l’intégration',
    [1880, 5151, 0],
    'Rejetée',
  ],
];
const rows = (from: number, to: number) =>
  MOULINS.slice(from, to)
    .map(
      ([subject, article, text, votes, result], index) =>
        `<tr><td>${from + index + 1}</td><td><b>${subject}</b><br>${text}</td><td>${article}</td>${(votes ?? ['', '', '']).map((one) => `<td class="r">${typeof one === 'number' ? apart(one) : ''}</td>`).join('')}<td>${result}</td></tr>`,
    )
    .join('');
const grid = (from: number, to: number) =>
  `<table class="v"><thead><tr><th>N°</th><th>Résolution</th><th>Art.</th><th>Pour</th><th>Contre</th><th>Abst.</th><th>Décision</th></tr></thead><tbody>${rows(from, to)}</tbody></table>`;
const foot = (page: number) =>
  `<p class="ft">LIGÉRIS IMMOBILIER – siège 5 bd Foch 49100 ANGERS – imm. 0207 – AG du 11/03/2026 – p. ${page}/3 – paraphes</p>`;

const small = paperOf(
  'pv-grille-saumur',
  `font: 7.8pt/1.3 'DejaVu Sans Condensed', sans-serif; padding: 11mm 13mm; .v td, .v th { border-top: .2mm solid #036; padding: 1.4mm 1mm } .v th { color: #036; font-weight: bold } .v td:first-child { font-weight: bold; width: 8mm } .v .r { text-align: right; width: 15mm } .v td:last-child { width: 22mm } .ft { position: absolute; bottom: 5mm; right: 12mm; left: 12mm; font-size: 6.5pt } .c { column-count: 2; font-size: 6.8pt; column-gap: 5mm }`,
  [
    `<p><b style="font-size:12pt;color:#036">LIGÉRIS IMMOBILIER</b> Agence de Saumur – 12 rue d’Orléans, 49400 SAUMUR</p><h1 style="font-size:12pt">PROCÈS-VERBAL D’ASSEMBLÉE GÉNÉRALE ANNUELLE</h1><p>Mercredi 11/03/2026, 17 h 30 – Salle Beaurepaire, Saumur<br>LES MOULINS DE CHACÉ – 2 à 8 rue du Chemin Vert, 49400 SAUMUR – RNC AD4 118 690 – 10 086 tantièmes – convocation du 12/02/2026</p><p>Présents : 31 copropriétaires, 3 904 tant. ; représentés : 18, 2 611 tant. ; vote par correspondance : 5, 516 tant. Total : 54 copropriétaires sur 88, <b>${apart(PRESENT)} / 10 086</b>.</p><p class="c">Absents : ABGRALL (231) ALLARD (118) BEN AMOR (96) BRÉMOND (244) CHAUVEL (118) DE BRÉZÉ (231) ESNAULT (96) FERCHAUD (14) GUÉRIN (118) HERVÉ (118) JAMIN (96) LE BIHAN-PORTEVIN (245) LOISEAU (118) MABILEAU (231) OGER (96) et autres pour 885 tantièmes.</p>${grid(0, 8)}${foot(1)}`,
    `${grid(8, 13)}<p style="margin-top:4mm">Observation consignée à la demande de Mme GODINEAU : le retard du désenfumage expose le syndicat à une amende. Le syndic répond que le bureau de contrôle n’a rendu son rapport que le 19/01/2026.</p>${foot(2)}`,
    `${grid(13, 14)}<p style="margin-top:5mm">Ordre du jour épuisé, séance levée à 20 h 25. Le président – le scrutateur – le secrétaire.</p><p class="c">Article 42 de la loi n° 65-557 du 10 juillet 1965, alinéa 2 : « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. Sauf urgence, l’exécution par le syndic des travaux décidés en application des articles 25 et 26 est suspendue jusqu’à l’expiration de ce délai. » Coût de l’envoi recommandé : 7,18 € imputés aux charges générales.</p>${foot(3)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('LIGÉRIS IMMOBILIER', 'LIGÉRIS IMMOBILIER Agence de Saumur'),
      building: 'LES MOULINS DE CHACÉ',
      building_address: '2 à 8 rue du Chemin Vert, 49400 SAUMUR',
      rnc: 'AD4118690',
      meeting_on: '2026-03-11',
      tantiemes_present: PRESENT,
      resolutions: MOULINS.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: ['1', '2', '3', '5', '7', '8', '9', '10', '11', '13'],
      resolutions_rejected: ['6', '12', '14'],
      approved_from: '2024-10-01',
      approved_to: '2025-09-30',
      quitus: false,
      budget: 12450000,
      budget_from: '2026-10-01',
      budget_to: '2027-09-30',
      cotisation_fonds_travaux: 622500,
      works_adopted: [
        '11. Travaux : désenfumage bâtiments A et B',
        '13. Travaux : remplacement de 4 fenêtres de parties communes',
      ],
      works_adopted_total: 2138400 + 520850,
      mandate_from: '2026-03-12',
      mandate_to: '2027-09-11',
    },
    absent: ['owner', 'lots', 'iban', 'impayes'],
  },
);

export const ASSEMBLEES_DE_PROVINCE = [typed, small];
