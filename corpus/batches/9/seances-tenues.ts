// Minutes of a large firm: under each resolution, who voted how, in lines.
import { paperOf } from '../../paper.ts';
import { VANNES_DRAFTS, VANNES_RESOLUTIONS } from './reunions-convoquees.ts';

type Vote = readonly [text: string, pour: string, contre: string, abstention: string, end: string];
const CARRIED = 'Cette résolution est adoptée à la majorité des voix exprimées.';
const VANNES: readonly Vote[] = [
  [
    'Est élu président de séance : M. LE BRETON.',
    '38 copropriétaires totalisant 6 742 tantièmes',
    'néant',
    'néant',
    'Cette résolution est adoptée à l’unanimité des voix exprimées.',
  ],
  [
    'Mme PRIGENT, représentant le syndic, est désignée secrétaire ; Mme EVENO est désignée scrutateur.',
    '38 copropriétaires totalisant 6 742 tantièmes',
    'néant',
    'néant',
    'Cette résolution est adoptée à l’unanimité des voix exprimées.',
  ],
  [
    'Mme EVENO, présidente du conseil syndical, donne lecture du rapport. Le conseil s’est réuni quatre fois, a contrôlé les comptes le 3 mars et suivi le remplacement des éclairages.',
    '',
    '',
    '',
    'Ce point ne donne pas lieu à un vote.',
  ],
  [
    'L’assemblée générale approuve en leur forme, teneur, imputation et répartition les comptes de charges de l’exercice du 01/01/2025 au 31/12/2025.',
    '36 copropriétaires totalisant 6 388 tantièmes',
    '1 copropriétaire totalisant 171 tantièmes : M. GICQUEL (171)',
    '1 copropriétaire totalisant 183 tantièmes : SCI PORH LANN (183)',
    CARRIED,
  ],
  [
    'L’assemblée générale donne quitus au syndic ARMOR GESTION de sa gestion pour l’exercice arrêté au 31/12/2025.',
    '35 copropriétaires totalisant 6 205 tantièmes',
    '2 copropriétaires totalisant 354 tantièmes : M. GICQUEL (171), SCI PORH LANN (183)',
    '1 copropriétaire totalisant 183 tantièmes : M. ROPARS (183)',
    CARRIED,
  ],
  [
    'L’assemblée générale désigne la société ARMOR GESTION en qualité de syndic, selon le contrat joint à la convocation, qui entre en vigueur le 12/05/2026 pour se terminer le 30/06/2027. Le président de séance est mandaté pour signer le contrat.',
    '36 copropriétaires totalisant 6 388 tantièmes',
    '2 copropriétaires totalisant 354 tantièmes : M. GICQUEL (171), SCI PORH LANN (183)',
    'néant',
    'Cette résolution est adoptée à la majorité de tous les copropriétaires.',
  ],
  [
    'L’assemblée générale approuve le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027 pour un montant de 80 640,00 €, qui sera appelé par quarts le premier jour de chaque trimestre.',
    '37 copropriétaires totalisant 6 571 tantièmes',
    '1 copropriétaire totalisant 171 tantièmes : M. GICQUEL (171)',
    'néant',
    CARRIED,
  ],
  [
    'L’assemblée générale fixe le montant de la cotisation annuelle à 4 032,00 €, soit 5 % du budget prévisionnel, appelée dans les mêmes conditions que les provisions.',
    '37 copropriétaires totalisant 6 571 tantièmes',
    '1 copropriétaire totalisant 171 tantièmes : M. GICQUEL (171)',
    'néant',
    'Cette résolution est adoptée à la majorité de tous les copropriétaires.',
  ],
  [
    'L’assemblée générale décide la réalisation des travaux et retient l’entreprise Menuiserie du Golfe pour un montant de 8 742,00 € TTC, réparti en charges bâtiment B et appelé en une fois le 01/09/2026.',
    '19 copropriétaires totalisant 3 104 tantièmes',
    '2 copropriétaires totalisant 366 tantièmes : M. et Mme CADORET (195), M. GICQUEL (171)',
    'néant',
    CARRIED,
  ],
  [
    'L’assemblée générale, après discussion, est appelée à se prononcer sur le devis de la société Énergie Conseil Ouest d’un montant de 3 480,00 € TTC.',
    '12 copropriétaires totalisant 2 018 tantièmes',
    '25 copropriétaires totalisant 4 541 tantièmes',
    '1 copropriétaire totalisant 183 tantièmes : M. ROPARS (183)',
    'Cette résolution est rejetée.',
  ],
  [
    'L’assemblée générale autorise Mme KERBRAT à poser, à ses frais exclusifs et sous sa responsabilité, un store conforme au modèle de l’immeuble.',
    '38 copropriétaires totalisant 6 742 tantièmes',
    'néant',
    'néant',
    'Cette résolution est adoptée à l’unanimité des voix exprimées.',
  ],
];
const vannesPart = (from: number, to: number) =>
  VANNES.slice(from, to)
    .map(([text, pour, contre, abstention, end], index) => {
      const [subject, majority] = VANNES_DRAFTS[from + index] ?? ['', ''];
      const votes = pour
        ? `<p class="v">Votent POUR : ${pour}<br>Votent CONTRE : ${contre}<br>S’ABSTIENNENT : ${abstention}</p>`
        : '';
      return `<h3>RÉSOLUTION N° ${from + index + 1} : ${subject} <small>(${majority})</small></h3><p>${text}</p>${votes}<p><b>${end}</b></p>`;
    })
    .join('');
const vannesFoot = (page: number) =>
  `<div class="ft"><span>Armor Gestion – 1042 LES HAUTS DE CONLEAU – PV d’assemblée générale du 12/05/2026</span><span>Page ${page} / 3</span></div>`;

const counted = paperOf(
  'pv-assemblee-vannes',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; padding: 12mm 15mm; h1 { color: #00708a; font-size: 15pt } h3 { font-size: 9.6pt; margin: 3mm 0 1mm; background: #eaf4f6; padding: 1mm 2mm } p { margin-bottom: 1.2mm } .v { padding-left: 6mm } .ft { position: absolute; bottom: 6mm; left: 15mm; right: 15mm; display: flex; justify-content: space-between; font-size: 7pt }`,
  [
    `<p><b style="font-size:13pt;color:#00708a">Armor Gestion</b> – Agence de Vannes – 3 place de la Libération – 56000 VANNES</p><h1>PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE ORDINAIRE DU 12/05/2026</h1><p>Immeuble : 1042 – LES HAUTS DE CONLEAU – 12 rue du Vincin – 56000 VANNES</p><p>Le mardi 12 mai 2026 à 17 h 30, les copropriétaires de l’immeuble se sont réunis en assemblée générale, Maison des associations, 31 rue Guillaume Le Bartz à Vannes, sur convocation adressée par le syndic par lettre recommandée avec avis de réception et par voie électronique.</p><p>Il a été dressé une feuille de présence, signée par chaque copropriétaire entrant en séance. Elle fait ressortir :</p><p>Présents : 21 copropriétaires représentant 3 690 tantièmes<br>Représentés : 11 copropriétaires représentant 1 968 tantièmes<br>Votants par correspondance : 6 copropriétaires représentant 1 084 tantièmes<br><b>Total présents, représentés ou ayant voté par correspondance : 38 copropriétaires représentant 6 742 tantièmes sur 10 000</b><br>Absents : 19 copropriétaires représentant 3 258 tantièmes : M. ALLAIN (162), Mme BELLEC (175), M. CARIOU (188), indivision DANIEL (171), M. et Mme FLOC’H (204) et autres.</p><p>L’assemblée, régulièrement constituée, peut valablement délibérer sur l’ordre du jour.</p>${vannesPart(0, 4)}${vannesFoot(1)}`,
    `${vannesPart(4, 9)}${vannesFoot(2)}`,
    `${vannesPart(9, 11)}<p style="margin-top:6mm">Plus aucune question n’étant à l’ordre du jour, la séance est levée à 19 h 50.</p><table style="margin:8mm 0"><tr><td>Le président<br>M. LE BRETON</td><td>Le scrutateur<br>Mme EVENO</td><td>La secrétaire<br>Mme PRIGENT</td></tr></table><p>Notification – Article 42, alinéa 2, de la loi n° 65-557 du 10 juillet 1965 : les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. Cette notification est réalisée par le syndic dans le délai d’un mois à compter de la tenue de l’assemblée générale. Sauf urgence, l’exécution par le syndic des travaux décidés en application des articles 25 et 26 est suspendue jusqu’à l’expiration de ce délai.</p>${vannesFoot(3)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Armor Gestion',
      building: 'LES HAUTS DE CONLEAU',
      building_address: '12 rue du Vincin, 56000 VANNES',
      meeting_on: '2026-05-12',
      tantiemes_present: 6742,
      resolutions: VANNES_RESOLUTIONS,
      resolutions_adopted: ['1', '2', '4', '5', '6', '7', '8', '9', '11'],
      resolutions_rejected: ['10'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 8064000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 403200,
      works_adopted: ['9. Remplacement de la porte d’entrée du bâtiment B'],
      works_adopted_total: 874200,
      mandate_from: '2026-05-12',
      mandate_to: '2027-06-30',
    },
    absent: ['rnc', 'owner', 'lots', 'tantiemes', 'iban', 'impayes'],
  },
);

export const SEANCES_TENUES = [counted];
