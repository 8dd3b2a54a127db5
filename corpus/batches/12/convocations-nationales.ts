// Notices of meetings of national syndics, with the drafts that will be voted on, and a proxy to sign.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const REIMS = [
  ['Élection du président de séance', 'Article 24'],
  ['Élection du ou des scrutateurs', 'Article 24'],
  ['Élection du secrétaire de séance', 'Article 24'],
  ['Approbation des comptes de l’exercice 2025/2026', 'Article 24'],
  ['Quitus au syndic', 'Article 24'],
  ['Désignation de la société CITALYS CHAMPAGNE en qualité de syndic', 'Article 25'],
  ['Approbation du budget prévisionnel 2027/2028', 'Article 24'],
  ['Fonds de travaux : cotisation annuelle', 'Article 25'],
  ['Consultation du conseil syndical : seuil', 'Article 25'],
  ['Mise en concurrence des marchés et contrats : seuil', 'Article 25'],
  ['Réfection de la couverture du bâtiment principal', 'Article 24'],
  ['Honoraires du syndic pour le suivi des travaux de couverture', 'Article 24'],
  ['Individualisation des contrats de fourniture d’eau', 'Article 25'],
] as const;

const dossier = paperOf(
  'convocation-projets-reims',
  `font: 9.6pt/1.45 'DejaVu Serif Condensed', serif; padding: 15mm 18mm; .o td { padding: .8mm 1.5mm; border-bottom: .1mm dotted #3a7d44 } .o td:first-child { width: 9mm } .o td:last-child { width: 24mm; color: #555 } h1 { font-size: 14pt; color: #3a7d44; text-align: center; margin: 5mm 0 } h2 { font-size: 10.4pt; color: #3a7d44; margin: 4mm 0 1mm }`,
  [
    `<table><tr><td style="width:98mm"><b style="font-size:16pt;color:#3a7d44">CITALYS</b><br>CITALYS CHAMPAGNE<br>71 rue des Élus Rémois, 51100 REIMS<br>Affaire suivie par : Thomas Gillet</td><td>INDIVISION HOUDELET<br>CHEZ MME HOUDELET FRANCINE<br>4 ROUTE DE LA MONTAGNE<br>51500 RILLY-LA-MONTAGNE</td></tr></table><p style="text-align:right;margin-top:5mm">Reims, le 28 mai 2026<br>Recommandé avec avis de réception</p><h1>CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ORDINAIRE</h1><p>Copropriété RÉSIDENCE CLOVIS – 9 boulevard des Vignerons, 51100 REIMS – n° d’immatriculation AA9260118<br>Vos lots : 8, 35 – 345 voix sur 10 000</p><p>Madame, Monsieur,</p><p>Nous avons l’honneur de vous convoquer à l’assemblée générale des copropriétaires, qui se tiendra le <b>mercredi 24 juin 2026 à 18 heures</b>, salle des fêtes Jean-Macé, 12 rue des Augustins à REIMS, pour délibérer sur l’ordre du jour suivant :</p>${table(
      [],
      REIMS.map(([title, majority], index) => [`${index + 1}`, title, majority]),
      'o',
    )}<p style="margin-top:4mm">Les pièces justificatives des charges sont consultables en nos bureaux du 15 au 19 juin 2026, de 9 h à 12 h. Vous pouvez vous faire représenter ou voter au moyen du formulaire de vote par correspondance, qui doit nous parvenir au plus tard le 20 juin.</p>`,
    `<p style="font-size:8pt">RÉSIDENCE CLOVIS – assemblée générale du 24 juin 2026</p><h1>PROJETS DE RÉSOLUTIONS</h1><h2>Point n° 4</h2><p>L’assemblée générale approuve dans leur intégralité les comptes de l’exercice clos, du 01/04/2025 au 31/03/2026, adressés à chaque copropriétaire avec la convocation et comportant les annexes prévues par le décret du 14 mars 2005.</p><h2>Point n° 5</h2><p>L’assemblée générale donne quitus au syndic de sa gestion pour l’exercice clos.</p><h2>Point n° 6</h2><p>L’assemblée générale désigne CITALYS CHAMPAGNE, représentée par son directeur, en qualité de syndic pour une durée de 18 mois, du 01/07/2026 au 31/12/2027, aux conditions du contrat joint.</p><h2>Point n° 7</h2><p>L’assemblée générale fixe le budget prévisionnel de l’exercice du 01/04/2027 au 31/03/2028 à la somme de 33 750,00 €.</p><h2>Point n° 8</h2><p>L’assemblée générale fixe la cotisation annuelle au fonds de travaux à 1 687,50 €, soit 5 % du budget.</p><h2>Points n° 9 et 10</h2><p>L’assemblée générale fixe à 1 500 € le montant à partir duquel la consultation du conseil syndical est obligatoire et à 3 000 € celui à partir duquel la mise en concurrence est obligatoire.</p><h2>Point n° 11</h2><p>L’assemblée générale décide la réfection de la couverture du bâtiment principal. Devis joints : Toitures Rémoises, 44 780,00 € TTC ; Couverture Ardennaise, 51 260,00 € TTC. Financement en deux appels égaux exigibles les 02/11/2026 et 01/03/2027.</p><h2>Point n° 12</h2><p>Les honoraires du syndic sont fixés à 2,4 % HT du montant HT des travaux.</p><p style="margin-top:6mm">Pièces jointes : contrat de syndic, devis, formulaire de vote par correspondance, pouvoir. Les comptes et annexes comptables sont mis à disposition dans votre espace en ligne sécurisé, conformément à votre accord du 3 mars 2024.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: either('CITALYS', 'CITALYS CHAMPAGNE'),
      building: 'RÉSIDENCE CLOVIS',
      building_address: '9 boulevard des Vignerons, 51100 REIMS',
      rnc: 'AA9260118',
      owner: either('INDIVISION HOUDELET', 'INDIVISION HOUDELET CHEZ MME HOUDELET FRANCINE'),
      lots: ['8', '35'],
      tantiemes: 345,
      base: 10000,
      meeting_on: '2026-06-24',
      sent_on: '2026-05-28',
      resolutions: REIMS.map(([title], index) => `${index + 1}. ${title}`),
      approved_from: '2025-04-01',
      approved_to: '2026-03-31',
      budget_from: '2027-04-01',
      budget_to: '2028-03-31',
      budget_a_voter: 3375000,
      cotisation_fonds_travaux: 168750,
    },
    absent: [
      'annexes',
      'impayes',
      'iban',
      'tantiemes_present',
      'resolutions_adopted',
      'works_adopted',
      'quitus',
    ],
  },
);

const NANCY = [
  'Constitution du bureau',
  'Compte rendu du conseil syndical (sans vote)',
  'Approbation des comptes au 30 juin 2026',
  'Quitus au syndic',
  'Réactualisation du budget 2026-2027',
  'Budget prévisionnel 2027-2028',
  'Fonds travaux',
  'Présentation et vote du plan pluriannuel de travaux',
  'Isolation des planchers hauts du sous-sol',
  'Pose de compteurs d’énergie thermique',
  'Question de M. Thiriet : tonte de la pelouse',
] as const;
const simple = paperOf(
  'convocation-avis-nancy',
  `font: 10.4pt/1.5 'Nimbus Sans', sans-serif; padding: 18mm 20mm; .w { border: .3mm solid #555; padding: 4mm; margin: 5mm 0 } ol { margin: 2mm 0 } li { margin-bottom: 1mm } .ft { position: absolute; bottom: 8mm; left: 20mm; right: 20mm; font-size: 7pt; text-align: center; color: #555 }`,
  [
    `<p style="font-size:11pt;text-align:right">Mme PIERRON Jacqueline<br>Résidence Les Aulnes – Entrée 4<br>16 avenue des Charmilles Lorraines<br>54000 NANCY</p><p>Nancy, le 19 octobre 2026</p><p><b>Objet : convocation à l’assemblée générale annuelle des copropriétaires</b></p><div class="w">Résidence <b>LES AULNES</b>, 10 à 18 avenue des Charmilles Lorraines, 54000 NANCY<br>Le <b>lundi 16 novembre 2026 à 17 h 45</b><br>Salle polyvalente Provençal, rue Félix-Faure, Nancy</div><p>Madame,</p><p>Nous vous prions de bien vouloir assister à la réunion dont la date, l’heure et le lieu figurent ci-dessus. L’ordre du jour en a été arrêté en accord avec le conseil syndical :</p><ol>${NANCY.map((title) => `<li>${title}</li>`).join('')}</ol><p>Votre présence est indispensable. En cas d’empêchement, nous vous remercions de remettre le pouvoir ci-joint à un mandataire de votre choix, ou de nous retourner le formulaire de vote par correspondance.</p><p>Nous vous prions d’agréer, Madame, l’expression de nos salutations distinguées.</p><p style="text-align:right">Pour le syndic, Aurélie Marchal</p><p class="ft">IMMO LORRAINE GESTION – groupe Hexalia – SAS au capital de 150 000 € – 45 rue des Glacis, 54000 NANCY – RCS Nancy 900 330 155 – CPI 5402 2022 000 000 077</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'IMMO LORRAINE GESTION',
      building: 'LES AULNES',
      building_address: '10 à 18 avenue des Charmilles Lorraines, 54000 NANCY',
      owner: 'Mme PIERRON Jacqueline',
      meeting_on: '2026-11-16',
      sent_on: '2026-10-19',
      resolutions: either(
        NANCY.map((title, index) => `${index + 1}. ${title}`),
        NANCY.map((title, index) => `${index + 1}. ${title.replace(' (sans vote)', '')}`),
      ),
    },
    absent: [
      'rnc',
      'lots',
      'annexes',
      'iban',
      'impayes',
      'tantiemes_present',
      'resolutions_adopted',
      'quitus',
    ],
  },
);

const proxy = paperOf(
  'pouvoir-formulaire-nancy',
  `font: 10.4pt/1.6 'Nimbus Sans', sans-serif; padding: 20mm; .b { border: .4mm solid #000; padding: 5mm; margin: 5mm 0 } .l { border-bottom: .2mm dotted #000; display: inline-block; width: 90mm; height: 5mm }`,
  [
    `<p>IMMO LORRAINE GESTION<br>45 rue des Glacis – 54000 NANCY</p><h1 style="font-size:18pt;text-align:center;letter-spacing:2mm">POUVOIR</h1><p>Assemblée générale du <b>16/11/2026</b> à 17 h 45 – Copropriété LES AULNES, 10 à 18 avenue des Charmilles Lorraines, 54000 NANCY</p><div class="b"><p>Je soussigné(e) : <b>Mme PIERRON Jacqueline</b><br>copropriétaire des lots 412, 466 et 503 représentant 1 087 tantièmes,</p><p>donne pouvoir à M. / Mme <span class="l"></span></p><p>pour me représenter à l’assemblée générale ci-dessus désignée et à toute assemblée qui serait convoquée sur le même ordre du jour faute de quorum ou en application de l’article 25-1, prendre part en mon nom aux délibérations et aux votes, accepter ou refuser toute modification des projets de résolution, signer la feuille de présence et substituer.</p><p>Fait à <span class="l" style="width:45mm"></span> le <span class="l" style="width:40mm"></span></p><p>Signature précédée de la mention « bon pour pouvoir » :</p><p style="height:16mm"></p></div><p style="font-size:8pt">Article 22 de la loi du 10 juillet 1965 : tout copropriétaire peut déléguer son droit de vote à un mandataire, membre ou non du syndicat. Chaque mandataire ne peut, à quelque titre que ce soit, recevoir plus de trois délégations de vote ; il peut toutefois en recevoir davantage si le total des voix dont il dispose lui-même et de celles de ses mandants n’excède pas 10 % des voix du syndicat. Le syndic, son conjoint et ses préposés ne peuvent ni présider l’assemblée, ni recevoir de mandat.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      syndic: 'IMMO LORRAINE GESTION',
      meeting_on: '2026-11-16',
      building: 'LES AULNES',
      building_address: '10 à 18 avenue des Charmilles Lorraines, 54000 NANCY',
      owner: 'Mme PIERRON Jacqueline',
      lots: ['412', '466', '503'],
      tantiemes: 1087,
    },
    absent: ['rnc', 'iban', 'resolutions', 'base'],
  },
);

export const CONVOCATIONS_NATIONALES = [dossier, simple, proxy];
