// Notices of meetings, a proxy and a form to vote by post.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { foot } from './outils.ts';

const DUCS: readonly (readonly [subject: string, article: string])[] = [
  ['Élection du président de séance', '24'],
  ['Élection du ou des scrutateurs', '24'],
  ['Élection du secrétaire', '24'],
  ['Approbation des comptes de l’exercice du 01/10/2025 au 30/09/2026', '24'],
  ['Quitus au syndic', '24'],
  ['Renouvellement du mandat du syndic BURGONDIA', '25'],
  ['Vote du budget prévisionnel du 01/10/2027 au 30/09/2028', '24'],
  ['Cotisation annuelle au fonds de travaux', '25'],
  ['Remplacement des boîtes aux lettres', '24'],
  ['Isolation des combles perdus', '25'],
  ['Point d’information sur le contentieux contre l’entreprise Toitures Comtoises', 'sans vote'],
];
const dijon = paperOf(
  'convocation-ordre-du-jour-dijon',
  `font: 9.4pt/1.4 'P052', serif; padding: 14mm 17mm; h1 { font-size: 13pt; color: #5b2a86 } .o td { border-bottom: .15mm solid #bbb; padding: 1mm 2mm } .o td:first-child { width: 10mm } .o td:last-child { width: 24mm; text-align: right; font-size: 8pt } h3 { font-size: 10pt; margin: 3mm 0 1mm; color: #5b2a86 }`,
  [
    `<table><tr><td><b style="font-size:14pt;color:#5b2a86">BURGONDIA</b><br>syndic &amp; gestion<br>15 rue de la Liberté<br>21000 DIJON</td><td style="padding:18mm 0 0 20mm">Mme Claire BONNARDOT née PACAUD<br>4 rue Devosge<br>21000 DIJON</td></tr></table><p style="text-align:right;margin-top:6mm">Dijon, le 16 novembre 2026<br>Lettre recommandée AR n° 1A 204 118 7743 6</p><h1>Convocation à l’assemblée générale ordinaire</h1><p>Copropriété <b>Le Parc des Ducs</b>, 4 rue Devosge, 21000 DIJON (immatriculation AB7005316)<br>Vos lots : 9, 27 – vos voix : 311 / 10 000</p><p>Madame,</p><p>Nous avons l’honneur de vous convoquer à l’assemblée générale des copropriétaires qui se tiendra le</p><p style="text-align:center;font-size:12pt"><b>jeudi 17 décembre 2026 à 17 h 45</b><br>Hôtel des Sociétés, salle 3, 7 bd de la Trémouille, 21000 DIJON</p><p>à l’effet de délibérer sur l’ordre du jour suivant :</p>${table(
      [],
      DUCS.map(([subject, article], index) => [
        index + 1,
        subject,
        article === 'sans vote' ? article : `art. ${article}`,
      ]),
      'o',
    )}<p style="margin-top:4mm;font-size:8.4pt">Pièces jointes : projets de résolution, annexes comptables 1 à 5, projet de contrat de syndic, devis, formulaire de vote par correspondance, pouvoir. Les pièces justificatives des charges sont tenues à votre disposition le 9 décembre 2026 de 14 h à 17 h dans nos bureaux (art. 18-1). Le formulaire de vote doit nous parvenir au plus tard trois jours francs avant la réunion.</p>${foot('BURGONDIA – SAS au capital de 50 000 € – RCS Dijon 900 000 558 – CPI 2102 2019 000 041 558 – Garantie financière Caution Exemple')}`,
    `<h1>Projets de résolution</h1><h3>Question 4 – Approbation des comptes</h3><p>L’assemblée générale approuve les comptes de l’exercice du 01/10/2025 au 30/09/2026 tels qu’ils figurent aux annexes jointes, pour un total de charges courantes de 52 318,74 €.</p><h3>Question 5 – Quitus</h3><p>L’assemblée générale donne quitus au syndic pour la gestion de l’exercice écoulé.</p><h3>Question 6 – Mandat du syndic</h3><p>L’assemblée générale renouvelle BURGONDIA en qualité de syndic du 17/12/2026 au 31/12/2029, aux conditions du contrat joint (forfait : 6 480,00 € TTC).</p><h3>Question 7 – Budget</h3><p>L’assemblée générale adopte le budget prévisionnel de l’exercice du 01/10/2027 au 30/09/2028 pour un montant de 55 000,00 €.</p><h3>Question 8 – Fonds de travaux</h3><p>L’assemblée générale fixe la cotisation annuelle à 2 750,00 €.</p><h3>Question 9 – Boîtes aux lettres</h3><p>Devis A : Signal Poste, 4 116,00 € TTC. Devis B : Côte-d’Or Métal, 4 890,00 € TTC. L’assemblée retient l’entreprise ……………… et fixe le budget à ……………… €.</p><h3>Question 10 – Isolation des combles</h3><p>Devis Bourgogne Isolation : 13 740,00 € TTC, subvention attendue de 3 200,00 €.</p><h3>Question 11 – Information</h3><p>L’expert judiciaire a rendu son pré-rapport le 3 septembre 2026.</p>${foot('BURGONDIA – convocation AG du 17/12/2026 – Le Parc des Ducs – page 2')}`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: either('BURGONDIA', 'BURGONDIA syndic & gestion'),
      building: 'Le Parc des Ducs',
      building_address: '4 rue Devosge, 21000 DIJON',
      rnc: 'AB7005316',
      owner: either('Mme Claire BONNARDOT née PACAUD', 'Mme Claire BONNARDOT'),
      lots: ['9', '27'],
      tantiemes: 311,
      base: 10000,
      meeting_on: '2026-12-17',
      sent_on: '2026-11-16',
      resolutions: DUCS.map(([subject], index) => `${index + 1}. ${subject}`),
      approved_from: '2025-10-01',
      approved_to: '2026-09-30',
      budget_from: '2027-10-01',
      budget_to: '2028-09-30',
      cotisation_fonds_travaux: 275000,
      budget_a_voter: 5500000,
    },
    absent: ['tantiemes_present', 'resolutions_adopted', 'works_adopted', 'quitus', 'iban'],
  },
);

const HALLES = [
  'Nomination du président de séance',
  'Compte rendu du conseil syndical',
  'Approbation des comptes de l’année 2025',
  'Quitus',
  'Budget 2027',
  'Travaux : réfection du porche',
  'Questions diverses',
] as const;
const reims = paperOf(
  'convocation-lettre-reims',
  `font: 11pt/1.5 'Nimbus Roman', serif; padding: 22mm 24mm`,
  [
    `<p>Syndicat coopératif<br>« Les Halles Boulingrin »<br>50 rue de Mars<br>51100 REIMS</p><p style="margin-left:80mm">Monsieur Alphonse N’DIAYE<br>et Madame Joséphine N’DIAYE<br>50 rue de Mars<br>51100 REIMS</p><p>Reims, le 20 avril 2026</p><p>Chers voisins,</p><p>En ma qualité de syndic élu par le conseil syndical, je vous invite à l’assemblée générale de notre copropriété, Les Halles Boulingrin, 50 rue de Mars, qui aura lieu le <b>lundi 18 mai 2026 à 19 heures</b> dans la cour couverte (ou chez Mme Chemin s’il pleut).</p><p>Ordre du jour :</p><ol>${HALLES.map((subject) => `<li>${subject}</li>`).join('')}</ol><p>Vous trouverez les comptes de l’année et les deux devis du porche (Taille de Pierre Rémoise, 8 250 €, et Sarl Ponsart, 7 980 €) au dos de cette lettre. Si vous ne pouvez venir, signez le pouvoir ci-joint en faveur d’un autre copropriétaire.</p><p>Bien cordialement,</p><p style="text-align:right">Thérèse JACQUINOT, présidente-syndic</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: either(
        'Thérèse JACQUINOT',
        'Syndicat coopératif « Les Halles Boulingrin »',
        'Syndicat coopératif Les Halles Boulingrin',
      ),
      building: 'Les Halles Boulingrin',
      building_address: '50 rue de Mars, 51100 REIMS',
      owner: either(
        'Monsieur Alphonse N’DIAYE et Madame Joséphine N’DIAYE',
        'Monsieur Alphonse N’DIAYE',
      ),
      meeting_on: '2026-05-18',
      sent_on: '2026-04-20',
      resolutions: HALLES.map((subject, index) => `${index + 1}. ${subject}`),
    },
    absent: ['rnc', 'lots', 'tantiemes_present', 'resolutions_adopted', 'works_adopted', 'quitus'],
  },
);

const rouen = paperOf(
  'pouvoir-formulaire-rouen',
  `font: 10pt/1.5 'Nimbus Sans', sans-serif; .f { border: .3mm solid #12395b; padding: 5mm } .dots { letter-spacing: .6mm }`,
  [
    `<p><b style="color:#12395b;font-size:13pt">Seine &amp; Robec IMMOBILIER</b> – 114 rue Jeanne d’Arc, 76000 ROUEN</p><div class="f"><h1 style="font-size:15pt;text-align:center">POUVOIR</h1><p>Copropriété : RÉSIDENCE LES JARDINS DU ROBEC – 23 et 25 rue des Faulx, 76000 ROUEN</p><p>Je soussigné(e) : <b>Monsieur et Madame Guillaume de LA MARTINIÈRE</b>, propriétaire(s) des lots 31, 88, 117 représentant 187 tantièmes,</p><p>donne par la présente pouvoir à M. / Mme <span class="dots">..............................................................</span></p><p>à l’effet de me représenter à l’assemblée générale ordinaire convoquée pour le <b>mercredi 10 juin 2026 à 18 h 00</b>, salle Sainte-Croix-des-Pelletiers à ROUEN, et à toute assemblée qui se tiendrait avec le même ordre du jour en vertu de l’article 25-1, prendre part à toutes délibérations, émettre tous votes et généralement faire le nécessaire.</p><p>Fait à <span class="dots">........................</span> le <span class="dots">......................</span></p><table><tr><td>Signature du mandant<br><i>(« Bon pour pouvoir »)</i></td><td style="text-align:right">Signature du mandataire<br><i>(« Bon pour acceptation »)</i></td></tr></table><p style="height:25mm"></p></div><p style="font-size:8pt;margin-top:4mm">Article 22 de la loi du 10 juillet 1965 : chaque mandataire ne peut, à quelque titre que ce soit, recevoir plus de trois délégations de vote, sauf si le total des voix dont il dispose lui-même et de celles de ses mandants n’excède pas 10 % des voix du syndicat. Le syndic, son conjoint et ses préposés ne peuvent présider l’assemblée ni recevoir mandat. Ne pas adresser de pouvoir en blanc au syndic.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      syndic: either('Seine & Robec IMMOBILIER', 'Seine & Robec'),
      meeting_on: '2026-06-10',
      building: 'RÉSIDENCE LES JARDINS DU ROBEC',
      building_address: '23 et 25 rue des Faulx, 76000 ROUEN',
      owner: 'Monsieur et Madame Guillaume de LA MARTINIÈRE',
      lots: ['31', '88', '117'],
      tantiemes: 187,
    },
    absent: ['rnc', 'resolutions_adopted', 'tantiemes_present', 'iban'],
  },
);

const dijonVote = paperOf(
  'vote-correspondance-arrete-dijon',
  `font: 8.8pt/1.35 'P052', serif; .v td, .v th { border: .2mm solid #5b2a86; padding: .9mm 1.5mm } .v th { background: #efe7f6; text-align: center } .v td:nth-child(n+3) { width: 20mm; text-align: center }`,
  [
    `<h1 style="font-size:12.5pt;text-align:center">FORMULAIRE DE VOTE PAR CORRESPONDANCE</h1><p style="text-align:center">(article 17-1 A de la loi du 10 juillet 1965, article 9 bis du décret du 17 mars 1967, arrêté du 2 juillet 2020)</p><p><b>Assemblée générale du 17 décembre 2026</b> – Le Parc des Ducs, 4 rue Devosge, 21000 DIJON<br>À retourner avant le 13 décembre 2026 à BURGONDIA, 15 rue de la Liberté, 21000 DIJON, ou à vote@burgondia.example.fr</p><p>Nom et prénom du copropriétaire, de l’associé ou du mandataire commun : <b>Mme BONNARDOT Claire</b> – lots 9, 27</p><p>Après avoir pris connaissance de l’ordre du jour et des documents annexés à la convocation, je souhaite émettre sur chacune des résolutions le vote exprimé dans le tableau suivant :</p>${table(
      ['N°', 'Objet de la question', 'POUR', 'CONTRE', 'ABSTENTION'],
      DUCS.slice(0, 10).map(([subject], index) => [index + 1, subject, '☐', '☐', '☐']),
      'v',
    )}<p style="margin-top:4mm">Le formulaire qui comporte une case non cochée ou cochée deux fois vaut abstention pour cette résolution. En cas de second vote (art. 25-1), le copropriétaire est réputé maintenir son vote. Si la résolution est amendée en cours d’assemblée, le votant favorable est assimilé à un défaillant.</p><p>Fait à ………………………, le ………………………  Signature et paraphe de chaque page :</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'VOTE_PAR_CORRESPONDANCE',
    facts: {
      meeting_on: '2026-12-17',
      building: 'Le Parc des Ducs',
      building_address: '4 rue Devosge, 21000 DIJON',
      owner: 'Mme BONNARDOT Claire',
      lots: ['9', '27'],
      resolutions: DUCS.slice(0, 10).map(([subject], index) => `${index + 1}. ${subject}`),
    },
    absent: ['rnc', 'resolutions_adopted', 'tantiemes_present', 'quitus'],
  },
);

export const CONVOCATIONS_POUVOIRS = [dijon, reims, rouen, dijonVote];
