// Minutes of a meeting as a syndic prints them, in a grid.
import { paperOf } from '../../paper.ts';
import { bottom } from './outils.ts';

type Item = readonly [subject: string, text: string, votes: string, result: string];
const titles = (items: readonly (readonly [string, ...string[]])[]): string[] =>
  items.map(([subject], index) => `${index + 1}. ${subject}`);

const BARBE: readonly Item[] = [
  [
    'Désignation du président de séance',
    'L’assemblée générale désigne M. Hugues DE CHAUVIREY en qualité de président de séance.',
    '7 212 / 0 / 0',
    'Adoptée',
  ],
  [
    'Désignation des scrutateurs',
    'Mme RENAUDOT Élisabeth est désignée scrutatrice.',
    '7 212 / 0 / 0',
    'Adoptée',
  ],
  [
    'Désignation du secrétaire de séance',
    'Mme LORIOT, représentant le syndic, assure le secrétariat.',
    '7 212 / 0 / 0',
    'Adoptée',
  ],
  [
    'Rapport du conseil syndical',
    'Le rapport est joint au présent procès-verbal. Cette question ne donne pas lieu à un vote.',
    '–',
    'Sans vote',
  ],
  [
    'Approbation des comptes de l’exercice 2025',
    'L’assemblée générale approuve en leur forme, teneur, imputation et répartition les comptes de charges de l’exercice du 01/01/2025 au 31/12/2025, comportant l’état financier et le compte de gestion général, pour un total de dépenses courantes de 116 204,37 €.',
    '6 941 / 271 / 0',
    'Adoptée',
  ],
  [
    'Quitus au syndic',
    'L’assemblée générale donne quitus au syndic pour sa gestion de l’exercice arrêté au 31/12/2025.',
    '6 530 / 271 / 411',
    'Adoptée',
  ],
  [
    'Désignation du syndic',
    'L’assemblée générale renouvelle le mandat du cabinet GAUDRILLET & THIARD, titulaire de la carte professionnelle CPI 2102 2019 000 000 117, pour une durée de deux ans, du 26/05/2026 au 25/05/2028, aux conditions du contrat joint à la convocation.',
    '6 801 / 411 / 0',
    'Adoptée',
  ],
  [
    'Élection des membres du conseil syndical',
    'Sont élus pour trois ans : M. DE CHAUVIREY, Mme RENAUDOT, M. KACZMAREK, SCI DU SUZON (M. Bizot).',
    '7 212 / 0 / 0',
    'Adoptée',
  ],
  [
    'Budget prévisionnel de l’exercice 2027',
    'L’assemblée générale fixe le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027 à la somme de 124 250,00 €. Il sera appelé par quarts le premier jour de chaque trimestre.',
    '6 941 / 271 / 0',
    'Adoptée',
  ],
  [
    'Cotisation au fonds de travaux',
    'Le montant de la cotisation annuelle au fonds de travaux est fixé à 6 240,00 €.',
    '7 212 / 0 / 0',
    'Adoptée',
  ],
  [
    'Remplacement de la sous-station de chauffage urbain',
    'L’assemblée générale décide d’exécuter les travaux selon le devis de l’entreprise THERMI-CÔTE, pour 38 612,40 € TTC, à répartir selon la clé 030 et à appeler en deux fois, les 01/09/2026 et 01/12/2026.',
    '6 120 / 1 092 / 0',
    'Adoptée',
  ],
  [
    'Honoraires du syndic sur les travaux de la sous-station',
    'Les honoraires sont fixés à 2 % du montant HT des travaux.',
    '5 404 / 1 808 / 0',
    'Adoptée',
  ],
  [
    'Installation d’un local à vélos sécurisé',
    'Devis de la société CYCLABRI, 14 950,00 € TTC.',
    '2 874 / 4 338 / 0',
    'Rejetée',
  ],
  [
    'Autorisation donnée à Mme RENAUDOT de poser une pergola',
    'L’assemblée autorise la copropriétaire à effectuer ces travaux à ses frais exclusifs, sous réserve du respect de l’harmonie de l’immeuble.',
    '5 318 / 1 894 / 0',
    'Adoptée',
  ],
];
const ARTICLES = [
  '24',
  '24',
  '24',
  '–',
  '24',
  '24',
  '25',
  '25',
  '24',
  '25',
  '24',
  '24',
  '25',
  '25',
];
const grid = (from: number, to: number) =>
  `<table class="v"><thead><tr><th>N°</th><th>Résolution</th><th>Maj.<br>(art.)</th><th>Pour / Contre /<br>Abstention</th><th>Décision</th></tr></thead><tbody>${BARBE.slice(
    from,
    to,
  )
    .map(
      ([subject, text, votes, result], index) =>
        `<tr><td>${from + index + 1}</td><td><b>${subject}</b><br>${text}</td><td>${ARTICLES[from + index]}</td><td>${votes}</td><td><b>${result}</b></td></tr>`,
    )
    .join('')}</tbody></table>`;
const gridTop = (page: number) =>
  `<table style="font-size:7.5pt"><tr><td style="padding:0">GAUDRILLET &amp; THIARD – 11 rue de la Préfecture – 21000 DIJON</td><td style="padding:0;text-align:right">0229 LE CLOS SAINTE-BARBE – PV du 26/05/2026 – page ${page}/3</td></tr></table>`;
const printed = paperOf(
  'pv-grille-dijon-d38',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm 14mm; .v td, .v th { border: .2mm solid #7a8f84; padding: 1.2mm } .v th { background: #dfe9e3; font-weight: bold } .v td:nth-child(1) { width: 8mm; text-align: center } .v td:nth-child(3) { width: 12mm; text-align: center } .v td:nth-child(4) { width: 30mm; text-align: center } .v td:nth-child(5) { width: 20mm }`,
  [
    `${gridTop(1)}<h1 style="font-size:14pt;text-align:center;margin:6mm 0 2mm">PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE ORDINAIRE<br>DU MARDI 26 MAI 2026</h1><p style="text-align:center">Syndicat des copropriétaires <b>LE CLOS SAINTE-BARBE</b><br>33 à 37 boulevard de Strasbourg – 21000 DIJON – immatriculation AC1847205</p><p>L’an deux mille vingt-six, le vingt-six mai à dix-huit heures, les copropriétaires de l’immeuble sus-désigné se sont réunis en assemblée générale, salle Camille Claudel, sur convocation adressée par le syndic par lettre recommandée avec avis de réception du 27 avril 2026.</p><p>La feuille de présence, certifiée exacte par le bureau, permet de constater que sont présents ou représentés, ou ont voté par correspondance, 49 copropriétaires sur 78, totalisant <b>7 212 tantièmes sur 10 000</b>. Absents et non représentés : ARNAUD (112), BONNOTTE Vve (98), CLERGET (104), DUMONTIER-LECLERC (97), FERREIRA DA SILVA (121), GIROUX (88), indivision HUMBLOT (133), JACOTOT (86), KHELIFI (109) et autres, soit ensemble 2 788 tantièmes.</p>${grid(0, 7)}`,
    `${gridTop(2)}<p></p>${grid(7, 12)}<p style="margin-top:2mm;font-size:7.8pt">Opposants résolution 5 : MOUGEOT (271). Opposants résolution 6 : MOUGEOT (271) ; abstention : SCI DU SUZON (411). Opposants résolution 7 : SCI DU SUZON (411). Opposants résolution 9 : MOUGEOT (271). Opposants résolution 11 : MOUGEOT (271), SCI DU SUZON (411), TERRIER (410).</p>`,
    `${gridTop(3)}<p></p>${grid(12, 14)}<p style="margin-top:4mm">L’ordre du jour étant épuisé, le président lève la séance à 20 heures 25.</p><table style="margin:6mm 0 12mm"><tr><td>Le président de séance</td><td>La scrutatrice</td><td>La secrétaire</td></tr></table><p style="font-size:8pt"><b>Article 42 alinéa 2 de la loi du 10 juillet 1965</b> : « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. »</p>${bottom('GAUDRILLET & THIARD – SAS au capital de 80 000 € – RCS DIJON 900 000 118 – CPI 2102 2019 000 000 117')}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'GAUDRILLET & THIARD',
      building: 'LE CLOS SAINTE-BARBE',
      building_address: '33 à 37 boulevard de Strasbourg, 21000 DIJON',
      rnc: 'AC1847205',
      meeting_on: '2026-05-26',
      tantiemes_present: 7212,
      resolutions: titles(BARBE),
      resolutions_adopted: ['1', '2', '3', '5', '6', '7', '8', '9', '10', '11', '12', '14'],
      resolutions_rejected: ['13'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 12425000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 624000,
      works_adopted: ['11. Remplacement de la sous-station de chauffage urbain'],
      works_adopted_total: 3861240,
      mandate_from: '2026-05-26',
      mandate_to: '2028-05-25',
    },
    absent: ['owner', 'lots', 'tantiemes', 'iban', 'impayes'],
  },
);

export const ASSEMBLEES = [printed];
