// Notices of meetings and the forms that travel with them: a firm's file, a short letter, proxy, votes.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const CONDE = [
  ['Désignation du président de séance', '24'],
  ['Désignation d’un scrutateur', '24'],
  ['Désignation du secrétaire de séance', '24'],
  ['Approbation des comptes de l’exercice arrêté au 31 décembre 2025', '24'],
  ['Quitus à donner au syndic', '24'],
  ['Renouvellement du mandat du syndic Gohelle Gestion Immobilière', '25'],
  ['Élection des membres du conseil syndical', '25'],
  ['Fixation du budget prévisionnel de l’exercice 2027', '24'],
  ['Cotisation annuelle au fonds de travaux', '25'],
  ['Travaux de réfection des balcons du bâtiment 3', '24'],
  ['Délégation de pouvoir au conseil syndical', '25'],
  ['Autorisation d’ester en justice contre un copropriétaire débiteur (lot 12)', '24'],
] as const;

const lens = paperOf(
  'convocation-dossier-complet-lens',
  `font: 9.4pt/1.4 'Carlito', sans-serif; padding: 14mm 17mm; .c { display: grid; grid-template-columns: 1fr 74mm; gap: 6mm } h1 { font-size: 14pt; text-align: center; margin: 6mm 0 3mm } .o td, .o th { border-bottom: .2mm solid #bbb; padding: .9mm 2mm } .o th { background: #3b3b3b; color: #fff } .o td:first-child { width: 10mm } .o td:last-child { width: 22mm } h2 { font-size: 10.5pt; margin: 3mm 0 .5mm } p { margin-bottom: 1.4mm } .ft { position: absolute; bottom: 7mm; font-size: 7pt }`,
  [
    `<div class="c"><div><b style="font-size:13pt">Gohelle Gestion Immobilière</b><br>Gérance – Copropriété – Transaction<br>9 boulevard Émile-Basly – 62300 LENS</div><div>Lettre recommandée avec accusé de réception<br><br>Madame Samira OUALI veuve BENAMARA<br>Bâtiment 3, porte 12<br>5 allée Marcel-Cachin<br>62300 LENS</div></div><h1>CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ORDINAIRE</h1><p>Résidence LES JARDINS DU GRAND CONDÉ – 5 allée Marcel-Cachin, 62300 LENS – immatriculation AF2204817 – votre lot : 12 – vos millièmes : 41</p><p>Lens, le 8 avril 2026</p><p>Madame,</p><p>Nous avons l’honneur de vous convoquer à l’assemblée générale des copropriétaires qui se tiendra <b>le mardi 12 mai 2026 à 17 h 30</b>, salle Jean-Nohain, 12 rue de l’Abbé-Popieluszko, 62300 Lens, à l’effet de délibérer sur l’ordre du jour suivant :</p>${table(
      ['N°', 'Question', 'Majorité'],
      CONDE.map(([subject, rule], index) => [index + 1, subject, `Art. ${rule}`]),
      'o',
    )}<p style="margin-top:3mm">Si vous ne pouvez assister à cette réunion, vous pouvez vous faire représenter au moyen du pouvoir joint, ou voter par correspondance au moyen du formulaire joint, reçu par le syndic au plus tard trois jours francs avant la réunion.</p><p class="ft">Page 1 sur 2 – EURL au capital de 15 000 € – RCS Arras 900 066 091</p>`,
    `<h1 style="text-align:left;font-size:12pt">Projets de résolutions</h1><h2>4 – Approbation des comptes</h2><p>L’assemblée générale approuve les comptes de l’exercice du 01/01/2025 au 31/12/2025 qui ont été adressés à chaque copropriétaire.</p><h2>5 – Quitus</h2><p>L’assemblée générale donne quitus au syndic pour sa gestion arrêtée au 31 décembre 2025.</p><h2>6 – Mandat du syndic</h2><p>L’assemblée générale renouvelle le mandat de Gohelle Gestion Immobilière, du 12/05/2026 au 30/06/2027, selon le contrat joint (forfait annuel de 9 840,00 € TTC).</p><h2>8 – Budget</h2><p>L’assemblée générale adopte le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027, arrêté à la somme de 55 900,00 €.</p><h2>9 – Fonds de travaux</h2><p>La cotisation annuelle est fixée à 2 795,00 €.</p><h2>10 – Balcons</h2><p>L’assemblée générale, connaissance prise des devis (SARL Béton Gohelle : 31 460,00 € TTC ; Rénov’Artois : 34 118,00 € TTC), décide de confier les travaux à l’entreprise …………………… pour …………………… € TTC.</p><h2>12 – Procédure</h2><p>L’assemblée générale autorise le syndic à engager la saisie immobilière du lot 12 pour une créance de 1 482,33 €.</p><h2>Pièces jointes</h2><p>État financier, compte de gestion général, comptes de gestion par clé, contrat de syndic, devis, formulaire de vote par correspondance, pouvoir. Pièces justificatives consultables au cabinet le 5 mai 2026 de 14 h à 17 h.</p><p style="margin-top:5mm">Le syndic</p><p class="ft">Page 2 sur 2</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Gohelle Gestion Immobilière',
      building: 'LES JARDINS DU GRAND CONDÉ',
      building_address: '5 allée Marcel-Cachin, 62300 LENS',
      rnc: 'AF2204817',
      owner: either('Madame Samira OUALI veuve BENAMARA', 'Madame Samira OUALI'),
      lots: ['12'],
      tantiemes: 41,
      meeting_on: '2026-05-12',
      sent_on: '2026-04-08',
      resolutions: CONDE.map(([subject], index) => `${index + 1}. ${subject}`),
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      budget_a_voter: 5590000,
      cotisation_fonds_travaux: 279500,
    },
    absent: ['tantiemes_present', 'resolutions_adopted', 'works_adopted', 'quitus', 'iban'],
  },
);

const MIE = [
  'Élection du bureau',
  'Comptes 2025 et quitus',
  'Avenant au contrat de nettoyage',
  'Recours contre le permis de construire voisin',
  'Pose d’une barrière à l’entrée du parking',
] as const;
const beauvais = paperOf(
  'convocation-extraordinaire-beauvais',
  `font: 10.4pt/1.5 'DejaVu Serif Condensed', serif; padding: 20mm 22mm; li { margin-bottom: 1mm }`,
  [
    `<p style="text-align:right">Beauvais, le 21 septembre 2026</p><p><b>VERDURE COPRO</b><br>8 rue des Jacobins<br>60000 Beauvais</p><p style="margin-left:85mm">M. Aurélien QUÉNEUTTE<br>3 impasse du Thérain<br>60000 Beauvais</p><p style="margin-top:8mm"><b>Objet : assemblée générale extraordinaire – Résidence de la Mie-au-Roy, 25 rue de Calais, 60000 Beauvais</b></p><p>Monsieur,</p><p>Faute d’avoir pu réunir les copropriétaires au printemps, et à la demande du conseil syndical, nous vous convoquons à une assemblée générale extraordinaire, qui aura lieu par visioconférence le <b>jeudi 15 octobre 2026 à 19 heures</b>. Le lien de connexion vous sera envoyé la veille. Une salle est également ouverte à la Maladrerie Saint-Lazare, 203 rue de Paris.</p><p>Ordre du jour :</p><ol>${MIE.map((one) => `<li>${one}</li>`).join('')}</ol><p>Les comptes, la note de l’avocat et le devis de la barrière (6 204,00 € TTC) sont déposés sur votre espace en ligne. Vous pouvez donner mandat à toute personne de votre choix, ou voter par correspondance.</p><p>Nous vous prions de croire, Monsieur, à nos sentiments les meilleurs.</p><p style="text-align:right">Gaëlle Ropars, gestionnaire</p><p style="font-size:7.6pt;position:absolute;bottom:10mm;right:14mm">Verdure Copro est une marque de VERDURE SERVICES SAS – capital 20 000 € – RCS Beauvais 900 025 608 – CPI 6001 2021 000 000 311</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: either('VERDURE COPRO', 'VERDURE SERVICES SAS'),
      building: 'Résidence de la Mie-au-Roy',
      building_address: '25 rue de Calais, 60000 Beauvais',
      owner: 'M. Aurélien QUÉNEUTTE',
      meeting_on: '2026-10-15',
      sent_on: '2026-09-21',
      resolutions: MIE.map((subject, index) => `${index + 1}. ${subject}`),
    },
    absent: ['rnc', 'lots', 'tantiemes_present', 'resolutions_adopted', 'annexes', 'quitus'],
  },
);

const proxy = paperOf(
  'pouvoir-imprime-compiegne',
  `font: 10pt/1.7 'Nimbus Sans', sans-serif; padding: 18mm 20mm; .z { border: .3mm solid #2c5d34; padding: 4mm; margin: 5mm 0 } h1 { font-size: 17pt; letter-spacing: 2mm; text-align: center; color: #2c5d34 }`,
  [
    `<p><b>OISE HABITAT CONSEIL</b> – 17 cours Guynemer, 60200 COMPIÈGNE</p><h1>POUVOIR</h1><p>Je soussigné(e) : Monsieur Jean-Baptiste D’ARGENLIEU et Madame Ewa KOWALCZYK<br>demeurant : 12 bis rue du Général-Weygand, 60200 COMPIÈGNE<br>copropriétaire(s) des lots n° 27, 91, 140 de la résidence LES HAUTS DE ROYALLIEU, 1 à 9 allée des Hêtres, 60200 COMPIÈGNE, représentant 236 tantièmes,</p><p>donne par la présente pouvoir à M., Mme ……………………………………………………………………………… avec faculté de substituer,</p><p>à l’effet de me représenter à l’<b>assemblée générale du mercredi 27 mai 2026 à 18 h 30</b>, salle Saint-Nicolas à Compiègne, prendre part aux délibérations et voter sur toutes les questions à l’ordre du jour.</p><div class="z">Fait à ……………………………, le ……………………<br>Signature du mandant, précédée de « Bon pour pouvoir »<br><br><br>Signature du mandataire, précédée de « Bon pour acceptation »<br><br></div><p style="font-size:8pt;line-height:1.4">Article 22 de la loi du 10 juillet 1965 : chaque mandataire ne peut, à quelque titre que ce soit, recevoir plus de trois délégations de vote. Toutefois, un mandataire peut recevoir plus de trois délégations si le total des voix dont il dispose lui-même et de celles de ses mandants n’excède pas 10 % des voix du syndicat. Le syndic, son conjoint et ses préposés ne peuvent recevoir mandat. Un pouvoir adressé au syndic sans indication de mandataire est remis au président du conseil syndical.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      meeting_on: '2026-05-27',
      building: 'LES HAUTS DE ROYALLIEU',
      building_address: '1 à 9 allée des Hêtres, 60200 COMPIÈGNE',
      lots: ['27', '91', '140'],
      owner: either(
        'Monsieur Jean-Baptiste D’ARGENLIEU et Madame Ewa KOWALCZYK',
        'Monsieur Jean-Baptiste D’ARGENLIEU',
      ),
      tantiemes: 236,
    },
    absent: ['resolutions_adopted', 'quitus', 'iban', 'rnc'],
  },
);

const QUESTIONS = [
  'Désignation du bureau',
  'Approbation des comptes 2025',
  'Quitus',
  'Budget 2027',
  'Étanchéité du parking',
] as const;
const vote = paperOf(
  'vote-correspondance-boulogne',
  `font: 9.2pt/1.4 'DejaVu Sans', sans-serif; padding: 14mm; h1 { font-size: 13pt; text-align: center } td, th { border: .2mm solid #444 } th { background: #eee; font-weight: bold } .q td:nth-child(n+3) { text-align: center; width: 24mm }`,
  [
    `<h1>FORMULAIRE DE VOTE PAR CORRESPONDANCE</h1><p style="text-align:center">(article 17-1 A de la loi n° 65-557 du 10 juillet 1965 – arrêté du 2 juillet 2020)</p><p>Assemblée générale du <b>28 mars 2026</b> à 10 h – Résidence du Calvaire des Marins, 31 rue du Baston, 62200 BOULOGNE-SUR-MER</p><p>Nom et prénom du copropriétaire : SAUVAGE Loïc &nbsp; Lot(s) : 11 &nbsp; Tantièmes : 88<br>Pour être pris en compte, le formulaire doit être reçu au plus tard le 24 mars 2026 par la présidente-syndic.</p>${table(
      ['N°', 'Objet de la question', 'Pour', 'Contre', 'Abstention'],
      QUESTIONS.map((subject, index) => [
        index + 1,
        subject,
        index === 4 ? '☐' : '☒',
        index === 4 ? '☒' : '☐',
        '☐',
      ]),
      'q',
    )}<p style="margin-top:4mm">Lorsque la résolution est amendée en cours d’assemblée, le copropriétaire ayant voté favorablement est assimilé à un copropriétaire défaillant pour cette résolution. Toute ligne non cochée, ou cochée plusieurs fois, est tenue pour une absence de vote.</p><p style="margin-top:6mm">Fait à Boulogne, le 19/03/2026. Signature (parapher chaque page) :</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'VOTE_PAR_CORRESPONDANCE',
    facts: {
      meeting_on: '2026-03-28',
      building: 'Résidence du Calvaire des Marins',
      building_address: '31 rue du Baston, 62200 BOULOGNE-SUR-MER',
      owner: 'SAUVAGE Loïc',
      lots: ['11'],
      tantiemes: 88,
    },
    absent: ['resolutions_adopted', 'quitus', 'works_adopted', 'iban', 'rnc'],
  },
);

export const CONVOCATIONS_ET_FORMULAIRES = [lens, beauvais, proxy, vote];
