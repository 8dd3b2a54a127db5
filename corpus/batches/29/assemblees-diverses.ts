// Minutes that are less usual: an extraordinary meeting, and those of a volunteer who types.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { FOOT, foot } from './outils.ts';

const angersFoot = (page: number) =>
  foot(
    `Cabinet Maurice LEROY-BÉZIAU – 21, rue des Lices – 49100 ANGERS – LE QUAI LIGNY – AGE 14/10/2026 – ${page}/2`,
  );
const voices = (yes: string, no: string, none: string): string =>
  table(['POUR', 'CONTRE', 'ABST.'], [[yes, no, none]], 'v');
const extraordinary = paperOf(
  'pv-extraordinaire-ascenseur-angers',
  `font: 9.4pt/1.4 'Carlito', sans-serif; ${FOOT} h2 { font-size: 10.4pt; background: #dde7dd; padding: 1mm 2mm; margin: 4mm 0 1.5mm } .v { width: 90mm; margin-bottom: 1.5mm } .v td, .v th { border: .15mm solid #678; text-align: center; padding: .5mm } p { margin-bottom: 1.2mm }`,
  [
    `<p><b style="font-size:13pt;color:#2d5a3d">Cabinet Maurice LEROY-BÉZIAU</b>, syndic</p><h1 style="font-size:13pt;text-align:center">ASSEMBLÉE GÉNÉRALE EXTRAORDINAIRE<br>Procès-verbal de la réunion du 14/10/2026</h1><p><b>Copropriété LE QUAI LIGNY</b>, 4 à 8 boulevard du Ronceray, 49100 ANGERS</p><p>Mercredi quatorze octobre deux mille vingt-six à dix-huit heures, les copropriétaires se sont réunis au Centre de congrès d’Angers. La feuille de présence arrêtée à 18 h 10 fait apparaître 31 copropriétaires présents ou représentés, soit 61 880 tantièmes sur 100 000, auxquels s’ajoutent 6 votants par correspondance, 9 340 tantièmes, soit au total 71 220 tantièmes. M. Ploquin rappelle que l’ordre du jour se limite à la modernisation des ascenseurs.</p>
    <h2>1 – Élection du président : Mme HAMELIN-ROY</h2>${voices('71 220', '–', '–')}<p>Adoptée à l’unanimité (art. 24).</p>
    <h2>2 – Élection du scrutateur : M. VASSEUR</h2>${voices('71 220', '–', '–')}<p>Adoptée à l’unanimité (art. 24).</p>
    <h2>3 – Modernisation des ascenseurs A et B</h2><p>Vu l’avis du conseil syndical et les trois offres jointes à la convocation (Kelvator 104.500 €, Liftouest 98.736 €, Ascensia 111.020 €), l’assemblée décide les travaux de modernisation des ascenseurs A et B et retient l’offre LIFTOUEST pour 98.736,00 € TTC.</p>${voices('58 402', '10 604', '2 214')}<p>Adoptée à la majorité de l’article 24.</p>
    <h2>4 – Maîtrise d’œuvre de l’opération</h2><p>Le bureau d’études ACCÈS VERTICAL est retenu pour 5.924,16 € TTC.</p>${voices('57 000', '12 006', '2 214')}<p>Adoptée à la majorité de l’article 24.</p>${angersFoot(1)}`,
    `<h2>5 – Souscription d’un emprunt collectif</h2><p>Il est proposé de souscrire un emprunt collectif à adhésion facultative sur dix ans.</p>${voices('21 316', '49 904', '–')}<p>Repoussée (art. 26-4).</p>
    <h2>6 – Échéancier des appels</h2><p>Les travaux et la maîtrise d’œuvre seront appelés en quatre échéances égales les 01/01/2027, 01/04/2027, 01/07/2027 et 01/10/2027, selon la clé ascenseurs.</p>${voices('60 616', '10 604', '–')}<p>Adoptée à la majorité de l’article 24.</p>
    <h2>7 – Honoraires du syndic sur travaux</h2><p>2 % du montant HT des travaux, soit 1.795,20 € HT.</p>${voices('48 210', '20 796', '2 214')}<p>Adoptée à la majorité de l’article 24.</p>
    <p style="margin-top:5mm">La séance est levée à 19 h 25.</p><p>La présidente – Le scrutateur – Le secrétaire (le syndic)</p><p style="font-size:8pt">Rappel de l’article 42, 2e alinéa, de la loi du 10 juillet 1965 : les copropriétaires opposants ou défaillants ont deux mois à compter de la notification pour agir en contestation. Sauf urgence, l’exécution des travaux décidés en application des articles 25 et 26 est suspendue jusqu’à l’expiration de ce délai.</p><p style="font-size:8pt">Opposants à la résolution 3 : SCI DU RALLIEMENT (4 120), M. et Mme BOISSEAU-PETIT (2 644), M. NDIAYE (1 450), Mme NGUYEN THI MAI LAN (2 390). Abstention : M. OUVRARD (2 214).</p>${angersFoot(2)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Cabinet Maurice LEROY-BÉZIAU',
      building: 'LE QUAI LIGNY',
      building_address: '4 à 8 boulevard du Ronceray, 49100 ANGERS',
      meeting_on: '2026-10-14',
      tantiemes_present: either(71220, 61880),
      resolutions_adopted: ['1', '2', '3', '4', '6', '7'],
      resolutions_rejected: ['5'],
      works_adopted: either(
        ['3. Modernisation des ascenseurs A et B'],
        ['3. Modernisation des ascenseurs A et B', '4. Maîtrise d’œuvre de l’opération'],
      ),
      works_adopted_total: either(9873600, 10466016),
    },
    absent: [
      'rnc',
      'quitus',
      'budget',
      'budget_from',
      'approved_from',
      'approved_to',
      'mandate_from',
      'mandate_to',
      'cotisation_fonds_travaux',
      'owner',
      'lots',
    ],
  },
);

const typed = paperOf(
  'pv-benevole-dactylo-saint-malo',
  `font: 10pt/1.5 'Nimbus Mono PS', monospace; padding: 18mm 20mm; p { margin-bottom: 3mm }`,
  [
    `<p>SYNDICAT DES COPROPRIETAIRES<br>5 rue de la Corne de Cerf<br>35400 SAINT-MALO</p><p><b>COMPTE-RENDU DE L’ASSEMBLEE GENERALE DU SAMEDI 28 MARS 2026</b></p>
    <p>Lieu : chez M. Guézennec (1er étage), 10 h.<br>Présents : R. Le Dantec 205, P. Guézennec 238, Mme Ruault 243.<br>Représentée : SCI Surcouf 100 (pouvoir à R. Le Dantec).<br>Absents excusés : M. et Mme Okonkwo-Morel 214.<br>Soit 786 millièmes présents ou représentés sur 1000.</p>
    <p>1. Bureau. Mme Ruault préside, P. Guézennec tient la plume. Unanimité.</p>
    <p>2. Comptes de l’année 2025 (du 01/01/2025 au 31/12/2025). Total des dépenses 3 987,22 EUR. Le livre de banque et les factures ont été vus par Mme Ruault. Pour 786, contre 0. Adopté.</p>
    <p>3. Quitus à R. Le Dantec, syndic bénévole. Pour 786, contre 0. Adopté.</p>
    <p>4. Budget 2027 (du 01/01/2027 au 31/12/2027) : 4 055,00 EUR plus le fonds travaux. Pour 786. Adopté.</p>
    <p>5. Fonds travaux : 202,80 EUR par an. Pour 786. Adopté.</p>`,
    `<p>6. Peinture du hall. Trois devis. Celui de M. Hervouët, 2 640,00 EUR TTC, est choisi, moitié en septembre 2026, moitié en janvier 2027. Pour 686, contre 100 (SCI Surcouf). Adopté.</p>
    <p>7. Vélux de la cage d’escalier (demande de la SCI Surcouf), devis 1 870,00 EUR. Pour 100, contre 686. Refusé.</p>
    <p>8. Syndic. Ronan Le Dantec accepte de continuer une année, du 28/03/2026 au 27/03/2027, sans rémunération. Pour 786 (majorité de l’article 25). Adopté.</p>
    <p>9. Divers. Le local poubelles sera nettoyé par chacun à tour de rôle, tableau affiché. La fuite de la descente côté cour est réparée. Pas de vote.</p>
    <p>Fin à 11 h 50, suivie d’un café.</p><p>La présidente : J. Ruault &nbsp;&nbsp; Le secrétaire : P. Guézennec</p>
    <p>Remis en main propre contre émargement le 10 avril 2026, envoyé en recommandé à M. et Mme Okonkwo-Morel le même jour. Délai pour contester devant le tribunal : deux mois (article 42 de la loi du 10 juillet 1965), pour les opposants et les défaillants.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('Ronan Le Dantec', 'R. Le Dantec'),
      building_address: '5 rue de la Corne de Cerf, 35400 SAINT-MALO',
      meeting_on: '2026-03-28',
      tantiemes_present: 786,
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '8'],
      resolutions_rejected: ['7'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 405500,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 20280,
      works_adopted: ['6. Peinture du hall'],
      works_adopted_total: 264000,
      mandate_from: '2026-03-28',
      mandate_to: '2027-03-27',
    },
    absent: ['rnc', 'lots', 'iban'],
  },
);

export const ASSEMBLEES_DIVERSES = [extraordinary, typed];
