// Minutes of three meetings: a cabinet's long form, a table of votes, a national network's printout.
import { feuillet, grille } from './feuillet.ts';

type Item = readonly [subject: string, text: string, votes: string, result: string];
const numbered = (items: readonly Item[]) =>
  items.map(([subject], index) => `${index + 1}. ${subject}`);

const none = 'Contre : néant. Abstention : néant.';
const GOELANDS: readonly Item[] = [
  [
    'ÉLECTION DU PRÉSIDENT DE SÉANCE',
    'L’assemblée générale désigne en qualité de président de séance M. MARIE Patrick.',
    `Pour : 41 copropriétaires représentant 6 934 / 6 934 tantièmes. ${none}`,
    'Cette résolution est adoptée à l’unanimité des présents et représentés (article 24).',
  ],
  [
    'ÉLECTION DU SCRUTATEUR ET DU SECRÉTAIRE',
    'L’assemblée générale désigne Mme JEANNE Solène en qualité de scrutatrice ; le cabinet assure le secrétariat de séance en la personne de Mme AUBERT.',
    `Pour : 41 copropriétaires représentant 6 934 / 6 934 tantièmes. ${none}`,
    'Cette résolution est adoptée à l’unanimité des présents et représentés (article 24).',
  ],
  [
    'APPROBATION DES COMPTES DE L’EXERCICE DU 01/01/2025 AU 31/12/2025',
    'L’assemblée générale, après avoir entendu le rapport du conseil syndical et pris connaissance des annexes jointes à la convocation, approuve en leur forme, teneur, imputation et répartition les comptes de charges de l’exercice du 01/01/2025 au 31/12/2025, faisant ressortir un total de charges nettes de 118 764,60 €.',
    'Pour : 39 copropriétaires représentant 6 520 / 6 934 tantièmes. Contre : 2 copropriétaires représentant 414 tantièmes (LEFEVRE Alain 198, SCI DU ROULE 216). Abstention : néant.',
    'Cette résolution est adoptée à la majorité des voix exprimées (article 24).',
  ],
  [
    'QUITUS AU SYNDIC POUR SA GESTION',
    'L’assemblée générale donne quitus au syndic pour sa gestion arrêtée au 31/12/2025.',
    'Pour : 37 copropriétaires représentant 6 211 tantièmes. Contre : 2 copropriétaires représentant 414 tantièmes. Abstention : 2 copropriétaires représentant 309 tantièmes (HAMEL Jean 154, NOEL Rita 155).',
    'Cette résolution est adoptée à la majorité des voix exprimées (article 24).',
  ],
  [
    'DÉSIGNATION DU SYNDIC',
    'L’assemblée générale renouvelle le CABINET LEPOITTEVIN, titulaire de la carte professionnelle CPI 5002 2018 000 000 077, dans ses fonctions de syndic, selon les modalités du contrat joint à la convocation. Le mandat prendra effet le 01/07/2026 et se terminera le 30/06/2028. Les honoraires annuels de gestion courante sont fixés à 15 100,00 € TTC.',
    'Pour : 38 copropriétaires représentant 6 366 / 10 000 tantièmes. Contre : 2 copropriétaires représentant 414 tantièmes. Abstention : 1 copropriétaire représentant 154 tantièmes.',
    'Cette résolution est adoptée à la majorité de tous les copropriétaires (article 25).',
  ],
  [
    'DÉSIGNATION DES MEMBRES DU CONSEIL SYNDICAL',
    'Sont élus pour une durée de deux ans : M. MARIE Patrick, Mme JEANNE Solène, M. LECONTE Hervé.',
    `Pour : 41 copropriétaires représentant 6 934 / 10 000 tantièmes. ${none}`,
    'Cette résolution est adoptée à la majorité de tous les copropriétaires (article 25).',
  ],
  [
    'BUDGET PRÉVISIONNEL DE L’EXERCICE DU 01/01/2027 AU 31/12/2027',
    'L’assemblée générale, connaissance prise du projet établi avec le conseil syndical, vote le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027 pour un montant de 123 200,00 €. Il sera appelé par quart le premier jour de chaque trimestre.',
    'Pour : 40 copropriétaires représentant 6 736 tantièmes. Contre : 1 copropriétaire représentant 198 tantièmes (LEFEVRE Alain). Abstention : néant.',
    'Cette résolution est adoptée à la majorité des voix exprimées (article 24).',
  ],
  [
    'FONDS DE TRAVAUX : MONTANT DE LA COTISATION ANNUELLE',
    'L’assemblée générale décide de fixer la cotisation annuelle obligatoire au fonds de travaux à 5 % du budget prévisionnel, soit 6 160,00 €, appelée dans les mêmes conditions que le budget.',
    'Pour : 40 copropriétaires représentant 6 736 / 10 000 tantièmes. Contre : 1 copropriétaire représentant 198 tantièmes. Abstention : néant.',
    'Cette résolution est adoptée à la majorité de tous les copropriétaires (article 25).',
  ],
  [
    'TRAVAUX DE REMPLACEMENT DES GARDE-CORPS DU BÂTIMENT B',
    'L’assemblée générale, après examen des devis, décide de confier les travaux à l’entreprise Métallerie du Cotentin pour un montant de 24 860,00 € TTC, dommages-ouvrage et honoraires compris. Les appels de fonds seront exigibles le 01/11/2026 et le 01/02/2027.',
    'Pour : 21 copropriétaires représentant 2 744 / 4 120 tantièmes. Contre : 3 copropriétaires représentant 391 tantièmes. Abstention : néant.',
    'Cette résolution est adoptée à la majorité des voix exprimées (article 24).',
  ],
  [
    'TRAVAUX DE PEINTURE DE LA CAGE D’ESCALIER A',
    'L’assemblée générale est appelée à se prononcer sur le devis de l’entreprise Peinture Val de Saire s’élevant à 13 475,00 € TTC.',
    'Pour : 6 copropriétaires représentant 702 tantièmes. Contre : 12 copropriétaires représentant 2 115 tantièmes. Abstention : 2 copropriétaires représentant 287 tantièmes.',
    'Cette résolution est rejetée, faute de majorité.',
  ],
  [
    'DÉLÉGATION AU SYNDIC POUR LE CHOIX DU FOURNISSEUR D’ÉLECTRICITÉ',
    'L’assemblée générale autorise le syndic à conclure, après avis du conseil syndical, un nouveau contrat de fourniture d’électricité pour les parties communes.',
    `Pour : 41 copropriétaires représentant 6 934 / 6 934 tantièmes. ${none}`,
    'Cette résolution est adoptée à l’unanimité des présents et représentés (article 24).',
  ],
];
const longForm = (from: number, to: number) =>
  GOELANDS.slice(from, to)
    .map(
      ([subject, text, votes, result], index) =>
        `<h2>${from + index + 1}. ${subject}</h2><p>${text}</p><p class="v">${votes}</p><p class="r">${result}</p>`,
    )
    .join('');
const leafFoot = (page: number) =>
  `<p class="ft">PV d’assemblée générale du 21/05/2026 – RESIDENCE LES GOELANDS – Page ${page}/3</p>`;

const cabinet = feuillet(
  'pv-ordinaire-cherbourg',
  `font: 10.8pt/1.42 'Nimbus Sans', sans-serif; padding: 15mm 18mm; h2 { font-size: 9.8pt; margin: 4.5mm 0 1.5mm; background: #dfe6ee; padding: 1mm 2mm } p { margin-bottom: 1.2mm; text-align: justify } .v { padding-left: 6mm; font-size: 10pt } .r { font-weight: bold } .ft { position: absolute; bottom: 6mm; left: 18mm; font-size: 7.5pt }`,
  [
    `<p><b style="font-size:13pt">CABINET LEPOITTEVIN</b><br>8 rue du Val de Saire – 50100 CHERBOURG-EN-COTENTIN</p><h1 style="font-size:14pt;text-align:center;margin-top:6mm">PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE ORDINAIRE<br>DU JEUDI 21 MAI 2026</h1><p style="text-align:center">RESIDENCE LES GOELANDS – 14 quai Lawton Collins – 50100 CHERBOURG-EN-COTENTIN</p><p>Le jeudi 21 mai 2026 à 17 h 30, les copropriétaires de la RESIDENCE LES GOELANDS se sont réunis salle Jean Moulin à Cherbourg-en-Cotentin, sur convocation adressée par le syndic le 23 avril 2026 par lettre recommandée avec demande d’avis de réception.</p><p>Il a été dressé une feuille de présence signée par chaque copropriétaire entrant en séance. Présents : 28 copropriétaires représentant 4 702 tantièmes. Représentés : 9 copropriétaires représentant 1 588 tantièmes. Votant par correspondance : 4 copropriétaires représentant 644 tantièmes. <b>Total : 41 copropriétaires sur 63, représentant 6 934 tantièmes sur 10 000.</b> Absents et non représentés : 22 copropriétaires représentant 3 066 tantièmes.</p><p>L’assemblée, régulièrement constituée, peut valablement délibérer sur l’ordre du jour.</p>${longForm(0, 3)}${leafFoot(1)}`,
    `${longForm(3, 8)}${leafFoot(2)}`,
    `${longForm(8, 11)}<p style="margin-top:4mm"><b>Points d’information sans vote.</b> Le syndic rend compte de l’avancement des travaux d’étanchéité de la terrasse, dont la réception est prévue à l’automne, et rappelle aux copropriétaires bailleurs l’obligation de transmettre leur nouvelle adresse. Le conseil syndical signale le stationnement de véhicules ventouses et demande la pose d’un affichage. M. HAMEL demande que soit étudié le remplacement de l’éclairage du sous-sol ; le syndic présentera des devis à la prochaine assemblée.</p><p style="margin-top:5mm">Plus rien n’étant à l’ordre du jour, la séance est levée à 19 h 45.</p><p>Le président &nbsp;&nbsp;&nbsp; La scrutatrice &nbsp;&nbsp;&nbsp; La secrétaire</p><p style="font-size:8.4pt;margin-top:5mm"><b>Article 42 alinéa 2 de la loi du 10 juillet 1965 :</b> les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. Cette notification est réalisée par le syndic dans le délai d’un mois à compter de la tenue de l’assemblée générale. Sauf urgence, l’exécution des travaux décidés en application des articles 25 et 26 est suspendue jusqu’à l’expiration de ce délai.</p>${leafFoot(3)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'CABINET LEPOITTEVIN',
      building: 'RESIDENCE LES GOELANDS',
      building_address: '14 quai Lawton Collins, 50100 CHERBOURG-EN-COTENTIN',
      meeting_on: '2026-05-21',
      tantiemes_present: 6934,
      resolutions: numbered(GOELANDS),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '11'],
      resolutions_rejected: ['10'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 12320000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 616000,
      works_adopted: ['9. TRAVAUX DE REMPLACEMENT DES GARDE-CORPS DU BÂTIMENT B'],
      works_adopted_total: 2486000,
      mandate_from: '2026-07-01',
      mandate_to: '2028-06-30',
    },
    absent: ['rnc', 'owner', 'lots', 'iban', 'impayes'],
  },
);

const MANEGE: readonly Item[] = [
  [
    'Bureau de l’assemblée',
    'Présidente : Mme SCHMITT. Scrutateurs : MM. MULLER et DA SILVA. Secrétaire : le syndic.',
    '61 204 | 0 | 0',
    'Adoptée – art. 24',
  ],
  [
    'Comptes de l’exercice 01/07/2024 – 30/06/2025',
    'Les comptes sont approuvés sans réserve, pour un montant de 205 430,18 €.',
    '58 980 | 1 182 | 1 042',
    'Adoptée – art. 24',
  ],
  [
    'Quitus au syndic',
    'Il est proposé de donner quitus entier et définitif au syndic pour l’exercice écoulé.',
    '22 417 | 36 105 | 2 682',
    'Rejetée – art. 24',
  ],
  [
    'Budget de l’exercice 01/07/2026 – 30/06/2027',
    'Le budget prévisionnel est arrêté à la somme de 214 600,00 €.',
    '57 340 | 3 864 | 0',
    'Adoptée – art. 24',
  ],
  [
    'Cotisation au fonds de travaux',
    'La cotisation annuelle est fixée à 10 730,00 €, placée sur le livret du syndicat.',
    '57 340 | 3 864 | 0',
    'Adoptée – art. 25',
  ],
  [
    'Isolation des pignons nord et sud',
    'Offre de la société Lorraine Isolation retenue, 161 600,00 € TTC, financée en cinq appels du 01/07/2026 au 01/07/2027.',
    '52 118 | 7 902 | 1 184',
    'Adoptée – art. 25',
  ],
  [
    'Honoraires du syndic sur travaux',
    'Honoraires de suivi fixés à 2 % du montant HT des travaux.',
    '44 630 | 14 208 | 2 366',
    'Adoptée – art. 24',
  ],
  [
    'Adoption du plan pluriannuel de travaux',
    'Le plan pluriannuel de travaux présenté par le bureau Thermique 57 est adopté.',
    '50 016 | 9 804 | 1 384',
    'Adoptée – art. 25',
  ],
  [
    'Mandat de syndic',
    'Moselle Copro Services est désignée syndic du 01/07/2026 au 31/12/2027.',
    '51 700 | 8 320 | 1 184',
    'Adoptée – art. 25',
  ],
  [
    'Installation de bornes de recharge',
    'Convention avec un opérateur, sans coût pour le syndicat.',
    '31 550 | 28 470 | 1 184',
    'Rejetée – art. 25',
  ],
];
const voteRows = (from: number, to: number) =>
  MANEGE.slice(from, to)
    .map(
      ([subject, text, votes, result], index) =>
        `${from + index + 1} | <b>${subject}</b><br>${text} | ${votes} | ${result}`,
    )
    .join('\n');
const VOTES = 'N° | Résolution | Pour | Contre | Abst. | Décision';
const board = feuillet(
  'pv-tableau-thionville',
  `font: 10.4pt/1.45 'DejaVu Sans Condensed', sans-serif; padding: 12mm 14mm; td, th { border-bottom: .2mm solid #ccb; padding: 1.6mm } th { background: #7a1f2b; color: #fff } td:nth-child(n+3):nth-child(-n+5) { text-align: right; white-space: nowrap } td:last-child { width: 26mm; font-weight: bold }`,
  [
    `<b style="font-size:16pt;color:#7a1f2b">Moselle Copro Services</b><p>2 place Turenne, 57100 Thionville</p><h1 style="font-size:14pt;color:#7a1f2b;margin-top:5mm">Procès-verbal – Assemblée générale annuelle du 4 juin 2026</h1><p>Copropriété : RESIDENCE DU MANEGE, 3 à 9 rue du Manège, 57100 THIONVILLE – Immatriculation AC7730154</p><p>L’assemblée s’est tenue le 4 juin 2026 à 18 heures dans les locaux de la maison de quartier, sur convocation du 6 mai 2026. La feuille de présence, émargée et certifiée par le bureau, fait apparaître que 88 copropriétaires sur 141 sont présents, représentés ou ont voté par correspondance, soit <b>61 204 voix sur 100 000</b>. L’assemblée peut valablement délibérer.</p><p>Madame la présidente rappelle l’ordre du jour. Les décisions suivantes ont été prises :</p>${grille(VOTES, voteRows(0, 6))}<p style="margin-top:4mm">Sur la résolution 2, ont voté contre : SCI KLEIN-WEBER (1 182). Se sont abstenus : M. BECKER (1 042).</p>`,
    `<p>RESIDENCE DU MANEGE – assemblée générale annuelle du 4 juin 2026 – suite</p>${grille(VOTES, voteRows(6, 10))}<p style="margin-top:5mm">Vie de la résidence, sans vote : le syndic rappelle les règles de stationnement dans la cour et informe l’assemblée de l’avancement de la procédure de recouvrement engagée contre un copropriétaire. Le conseil syndical signale des infiltrations au niveau du local poussettes ; une recherche de fuite sera diligentée.</p><p>Madame SCHMITT fait part du rapport d’activité du conseil syndical : six réunions tenues depuis la dernière assemblée, vérification des factures de l’exercice, mise en concurrence du contrat de nettoyage et suivi du chantier de reprise des bandeaux. Elle remercie les membres sortants. Le syndic précise que les index des compteurs divisionnaires sont consultables sur l’espace client et que le contrôle quinquennal des ascenseurs n’appelle pas d’observation.</p><p>L’ordre du jour étant épuisé, la présidente lève la séance à 20 h 40. De tout ce qui précède, il a été dressé le présent procès-verbal, signé par la présidente, les scrutateurs et le secrétaire.</p><p>Notification : conformément à l’article 42 de la loi n° 65-557 du 10 juillet 1965, les copropriétaires opposants ou défaillants disposent d’un délai de deux mois à compter de la notification du présent procès-verbal pour contester les décisions devant le tribunal judiciaire. Passé ce délai, les décisions sont définitives. L’auteur d’une contestation abusive s’expose à une condamnation à des dommages et intérêts.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Moselle Copro Services',
      building: 'RESIDENCE DU MANEGE',
      building_address: '3 à 9 rue du Manège, 57100 THIONVILLE',
      rnc: 'AC7730154',
      meeting_on: '2026-06-04',
      tantiemes_present: 61204,
      resolutions: numbered(MANEGE),
      resolutions_adopted: ['1', '2', '4', '5', '6', '7', '8', '9'],
      resolutions_rejected: ['3', '10'],
      approved_from: '2024-07-01',
      approved_to: '2025-06-30',
      quitus: false,
      budget: 21460000,
      budget_from: '2026-07-01',
      budget_to: '2027-06-30',
      cotisation_fonds_travaux: 1073000,
      works_adopted: ['6. Isolation des pignons nord et sud'],
      works_adopted_total: 16160000,
      mandate_from: '2026-07-01',
      mandate_to: '2027-12-31',
    },
    absent: ['owner', 'lots', 'iban', 'impayes'],
  },
);

export const PROCES_VERBAUX = [cabinet, board];
