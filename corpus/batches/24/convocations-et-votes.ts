// Notices of meetings: an agenda in a table with majorities, a letter with drafts; a proxy and a voting form.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { foot } from './outils.ts';

const AGENDA = [
  ['Élection du bureau (président, scrutateur, secrétaire)', '24'],
  ['Compte rendu du conseil syndical', 'sans vote'],
  ['Approbation des comptes de l’exercice 01/04/2025 – 31/03/2026', '24'],
  ['Quitus au syndic', '24'],
  ['Élection du syndic LOIRET COPRO SERVICES', '25'],
  ['Budget prévisionnel 01/04/2027 – 31/03/2028', '24'],
  ['Fonds de travaux : taux de cotisation', '25'],
  ['Remplacement de la chaudière collective', '25'],
  ['Demande de Mlle ABECASSIS : volet roulant', '25'],
] as const;
const grid = paperOf(
  'convocation-ordre-du-jour-en-grille-orleans',
  `font: 9pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 12mm 14mm; td, th { border: .2mm solid #aaa } th { background: #444; color: #fff } .n { font-size: 7.6pt } h2 { font-size: 10pt; margin: 4mm 0 1mm; text-transform: uppercase }`,
  [
    `<div style="display:flex;justify-content:space-between"><div><b>LOIRET COPRO SERVICES</b><br>Agence Bannier<br>61 rue Bannier – 45000 ORLEANS<br>bannier@lcs.example.fr</div><div style="padding-top:12mm">Recommandé électronique AR n° 2C 118 004 7712<br>MLLE ABECASSIS ESTHER<br>14 PLACE DU MARTROI<br>45000 ORLEANS</div></div><p style="margin-top:5mm">Orléans, le 11 août 2026</p><h1 style="font-size:13pt">CONVOCATION – ASSEMBLÉE GÉNÉRALE ORDINAIRE</h1><p>Copropriété CLOS SAINT-MARCEAU – 118 à 124 rue Dauphine – 45000 ORLEANS – RNC AE2207718 – vos lots : 18, 66 – vos voix : 416</p><p>Mademoiselle, vous êtes conviée à l’assemblée générale de votre copropriété qui aura lieu le <b>jeudi 10 septembre 2026 à 18h00</b>, salle Jean-Zay, 12 rue Pothier, 45000 Orléans (accueil à partir de 17h30), ou par visioconférence (demande trois jours francs avant).</p><h2>Ordre du jour</h2>${table(
      ['N°', 'Question', 'Art.'],
      AGENDA.map(([subject, article], index) => [index + 1, subject, article]),
    )}<p class="n" style="margin-top:3mm">Pièces jointes : projets de résolutions (p. 2), contrat de syndic, devis, formulaire de vote par correspondance. L’état financier et les comptes de gestion vous ont été adressés séparément. Consultation des justificatifs : le 3 septembre de 9 h à 12 h à l’agence.</p>${foot('L.C.S. SAS – capital 37 000 € – 900 602 119 RCS Orléans – CPI 4502 2017 000 020 221 – page 1/2')}`,
    `<h2>Projets de résolutions</h2><p><b>3.</b> L’assemblée générale approuve les comptes de l’exercice ouvert le 01/04/2025 et clos le 31/03/2026, tels que joints.</p><p><b>4.</b> L’assemblée générale donne quitus au syndic pour sa gestion de l’exercice clos.</p><p><b>5.</b> L’assemblée générale élit LOIRET COPRO SERVICES en qualité de syndic du 11/09/2026 au 10/03/2028.</p><p><b>6.</b> L’assemblée générale arrête le budget prévisionnel de l’exercice du 01/04/2027 au 31/03/2028 à la somme de 58 900,00 €.</p><p><b>7.</b> La cotisation annuelle au fonds de travaux est fixée à 2 945,00 €.</p><p><b>8.</b> L’assemblée générale décide le remplacement de la chaudière par l’entreprise Val de Loire Thermie pour 43 780,00 € TTC, à appeler en deux fois les 01/10/2026 et 01/01/2027.</p><p><b>9.</b> L’assemblée générale autorise Mlle ABECASSIS à poser un volet roulant de teinte identique.</p><p style="margin-top:10mm">Pour le syndic, la gestionnaire, Capucine ROZIER</p>${foot('page 2/2')}`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'LOIRET COPRO SERVICES',
      owner: 'MLLE ABECASSIS ESTHER',
      building: 'CLOS SAINT-MARCEAU',
      building_address: '118 à 124 rue Dauphine, 45000 ORLEANS',
      rnc: 'AE2207718',
      lots: ['18', '66'],
      meeting_on: '2026-09-10',
      sent_on: '2026-08-11',
      resolutions: AGENDA.map(([subject], index) => `${index + 1}. ${subject}`),
      approved_from: '2025-04-01',
      approved_to: '2026-03-31',
      budget_a_voter: 5890000,
      budget_from: '2027-04-01',
      budget_to: '2028-03-31',
      cotisation_fonds_travaux: 294500,
    },
    absent: ['annexes', 'impayes', 'tantiemes_present', 'resolutions_adopted', 'works_adopted'],
  },
);

const SUBJECTS = [
  'Reddition et approbation des comptes de l’année 2025',
  'Décharge à donner au syndic',
  'Budget de l’année 2027',
  'Réfection de la souche de cheminée',
  'Questions d’intérêt général',
] as const;
const letter = paperOf(
  'convocation-lettre-simple-chartres',
  `font: 11.5pt/1.5 'C059', serif; padding: 22mm 25mm; li { margin-bottom: 1mm }`,
  [
    `<p><b>ÉTUDE IMMOBILIÈRE PH. BEAUREGARD-LOISEL</b><br>8, place des Épars – 28000 CHARTRES</p><p style="margin:6mm 0 6mm 80mm">Les héritiers de Mme Veuve PICHON<br>aux bons soins de Mme Agnès PICHON-AUBRY<br>30, rue Chanzy<br>28000 CHARTRES</p><p>Chartres, le 2 mars 2026<br>Lettre remise contre émargement</p><p>Immeuble : 3, rue des Changes, 28000 Chartres – lots 1 et 9</p><p>Mesdames, Messieurs,</p><p>J’ai l’honneur de vous convoquer en assemblée générale, laquelle se réunira en mon étude le vendredi vingt-sept mars deux mille vingt-six à dix-sept heures précises, pour délibérer sur l’ordre du jour ci-après :</p><ol type="I">${SUBJECTS.map((subject) => `<li>${subject}</li>`).join('')}</ol><p>En cas d’empêchement, veuillez retourner le pouvoir ci-joint, daté et signé. Les pièces comptables peuvent être consultées à l’étude tous les mardis.</p><p>Je vous prie de croire à mes sentiments les meilleurs.</p><p style="text-align:right">Ph. Beauregard-Loisel, syndic</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: either('ÉTUDE IMMOBILIÈRE PH. BEAUREGARD-LOISEL', 'Ph. Beauregard-Loisel'),
      owner: either(
        'Les héritiers de Mme Veuve PICHON',
        'Les héritiers de Mme Veuve PICHON aux bons soins de Mme Agnès PICHON-AUBRY',
        'héritiers de Mme Veuve PICHON',
      ),
      building_address: '3, rue des Changes, 28000 Chartres',
      lots: ['1', '9'],
      meeting_on: '2026-03-27',
      sent_on: '2026-03-02',
      resolutions: either(
        SUBJECTS.map((subject, index) => `${index + 1}. ${subject}`),
        SUBJECTS.map((subject, index) => `${['I', 'II', 'III', 'IV', 'V'][index]}. ${subject}`),
      ),
    },
    absent: ['rnc', 'annexes', 'budget', 'quitus', 'tantiemes_present'],
  },
);

const proxy = paperOf(
  'pouvoir-talon-la-rochelle',
  `font: 10pt/1.5 'URW Gothic', sans-serif; padding: 18mm; .b { border: .4mm solid #134e5e; padding: 6mm } i { color: #666 }`,
  [
    `<div class="b"><p style="float:right">Aunis Patrimoine<br>38 rue du Minage<br>17000 La Rochelle</p><p style="font-size:17pt;color:#134e5e"><b>Bon pour pouvoir</b></p><p style="clear:both">Résidence Le Logis des Minimes – 5 avenue des Boucholeurs – 17000 La Rochelle<br>Assemblée générale ordinaire du 18 juin 2026, 17 heures, Oratoire</p><p>Je soussigné(e) : <b>Mlle Yuna LE BIHAN</b>, copropriétaire des lots 7 et 45, soit 388 voix,</p><p>donne mandat à M./Mme ................................................ (<i>ni le syndic, ni son conjoint, ni ses préposés</i>)</p><p>pour me représenter à ladite assemblée et à celle qui serait tenue sur seconde lecture, y voter en mon nom toutes les questions portées à l’ordre du jour et, le cas échéant, subdéléguer le présent mandat.</p><p>Fait à ........................ le ..... / ..... / 2026</p><p>Signature précédée de « Bon pour pouvoir » :</p><p style="margin-top:14mm;font-size:7.5pt">Chaque mandataire ne peut recevoir plus de trois délégations, sauf si le total de ses voix n’excède pas 10 % (article 22). Le mandant qui a donné pouvoir ne vote pas par correspondance.</p></div>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      syndic: 'Aunis Patrimoine',
      building: 'Le Logis des Minimes',
      building_address: '5 avenue des Boucholeurs, 17000 La Rochelle',
      owner: 'Mlle Yuna LE BIHAN',
      lots: ['7', '45'],
      meeting_on: '2026-06-18',
    },
    absent: ['rnc', 'tantiemes_present', 'resolutions_adopted'],
  },
);

const BALLOT = [
  'Bureau de séance',
  'Approbation des comptes 2025',
  'Quitus au syndic',
  'Budget 2027',
  'Cotisation fonds de travaux 2027',
  'Réfection de l’étanchéité du bâtiment B',
  'Bornes de recharge',
] as const;
const ballot = paperOf(
  'vote-correspondance-cases-creteil',
  `font: 8.6pt/1.35 'DejaVu Sans', sans-serif; padding: 12mm; td, th { border: .2mm solid #333 } td:nth-child(n+3), th:nth-child(n+3) { text-align: center; width: 20mm } th { font-weight: bold }`,
  [
    `<h1 style="font-size:13pt;text-align:center">FORMULAIRE DE VOTE PAR CORRESPONDANCE</h1><p style="text-align:center;font-size:7.5pt">article 17-1 A de la loi n° 65-557 du 10 juillet 1965 – arrêté du 2 juillet 2020</p><p>Syndicat : LES ALLÉES DU MONT-MESLY, 14 à 22 allée Parmentier, 94000 CRETEIL – assemblée générale du 23 juin 2026 à 18h45, Maison de l’Arche, Créteil</p><p>Nom et prénom du copropriétaire ou de l’associé : ........................................ Adresse : ........................................ Lot(s) : ..............</p><p>À retourner à LOGIVAL, 5 esplanade des Abymes, 94000 CRETEIL, au plus tard trois jours francs avant la réunion, soit le 19 juin 2026 ; par courriel : vote@logival.example.fr</p>${table(
      ['N°', 'Objet de la délibération', 'POUR', 'CONTRE', 'ABSTENTION'],
      BALLOT.map((subject, index) => [index + 1, subject, '☐', '☐', '☐']),
    )}<p style="margin-top:4mm">Si la résolution est amendée en séance, le votant favorable est assimilé à un défaillant. Chaque page doit être paraphée. Date et signature :</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'VOTE_PAR_CORRESPONDANCE',
    facts: {
      syndic: 'LOGIVAL',
      building: 'LES ALLÉES DU MONT-MESLY',
      building_address: '14 à 22 allée Parmentier, 94000 CRETEIL',
      meeting_on: '2026-06-23',
      resolutions: BALLOT.map((subject, index) => `${index + 1}. ${subject}`),
    },
    absent: ['owner', 'lots', 'resolutions_adopted', 'quitus', 'budget'],
  },
);

export const CONVOCATIONS_ET_VOTES = [grid, letter, proxy, ballot];
