// Notices of meetings and what comes with them: a long agenda, a short letter, a proxy, a form to vote by post.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { bottom } from './outils.ts';

const AGENDA = [
  ['Élection du président de séance', '24'],
  ['Élection du ou des scrutateurs', '24'],
  ['Élection du secrétaire de séance', '24'],
  ['Approbation des comptes de l’exercice clos le 31/12/2025', '24'],
  ['Quitus au syndic', '24'],
  ['Renouvellement du contrat de syndic de NEXALOR', '25'],
  ['Révision du budget prévisionnel 2026', '24'],
  ['Vote du budget prévisionnel 2027', '24'],
  ['Fixation de la cotisation au fonds de travaux', '25'],
  ['Adoption du plan pluriannuel de travaux', '25'],
  ['Remplacement des robinets thermostatiques', '24'],
  ['Demande de M. et Mme KLOPFENSTEIN : fermeture de la loggia', '25'],
] as const;
const notice = paperOf(
  'convocation-ordre-du-jour-montbeliard-d38',
  `font: 9.2pt/1.38 'Nimbus Sans', sans-serif; padding: 13mm 16mm; .o td, .o th { border: .2mm solid #063; padding: 1mm 1.6mm } .o th { background: #e6efe9; font-weight: bold } .o td:first-child, .o td:last-child { text-align: center; width: 14mm } h2 { font-size: 10pt; margin: 3mm 0 1mm; color: #063 }`,
  [
    `<div style="display:flex;justify-content:space-between"><div><b style="font-size:16pt;color:#063">NEXALOR</b> <b>Montbéliard</b><br>8 rue Cuvier<br>25200 MONTBÉLIARD<br>03 81 00 72 36</div><div style="margin-top:16mm;font-size:10pt">Mme Ghislaine JACQUES-VERMOT<br>14 avenue des Alliés – entrée D<br>25200 MONTBÉLIARD</div></div>
    <p style="margin-top:6mm">LETTRE RECOMMANDÉE AVEC AVIS DE RÉCEPTION n° 2C 188 000 4471 2<br>Montbéliard, le 10 avril 2026</p><p style="font-size:12.5pt;text-align:center;border:.4mm solid #063;padding:1.5mm"><b>CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ORDINAIRE</b></p><p>Copropriété <b>LES JARDINS D’HÉRICOURT</b> – 14 avenue des Alliés – 25200 MONTBÉLIARD – RNC AA9038416<br>Vos lots : 88, 131 – Vos voix : 127 / 10 000</p><p>Madame, Monsieur,<br>Nous avons l’honneur de vous convoquer à l’assemblée générale des copropriétaires qui se tiendra le <b>mercredi 13 mai 2026 à 18 h 30</b>, salle de la Roselière, avenue des Expositions, 25200 MONTBÉLIARD, à l’effet de délibérer sur l’ordre du jour suivant :</p>
    ${table(
      ['N°', 'Ordre du jour', 'Article'],
      AGENDA.map(([subject, article], index) => [String(index + 1), subject, article]),
      'o',
    )}
    <p style="margin-top:3mm;font-size:8.4pt">Documents joints : projets de résolution, contrat de syndic, devis, formulaire de vote par correspondance, pouvoir. Les annexes comptables vous seront adressées par pli séparé. Les pièces justificatives des charges sont consultables en nos bureaux le mardi 5 mai 2026 de 9 h à 12 h et de 14 h à 17 h.</p>${bottom('NEXALOR SAS, 2 place de la République, 25000 BESANÇON – établissement de Montbéliard – capital 310 000 € – RCS BESANÇON 900 000 288 – CPI 2501 2019 000 000 640 – Garantie CEGC')}`,
    `<p><b>PROJETS DE RÉSOLUTION</b> – assemblée générale du 13 mai 2026 – LES JARDINS D’HÉRICOURT</p><h2>4. Approbation des comptes</h2><p>L’assemblée générale approuve les comptes de l’exercice du 01/01/2025 au 31/12/2025 tels qu’ils sont présentés.</p><h2>5. Quitus</h2><p>L’assemblée générale donne quitus au syndic de sa gestion pour l’exercice 2025.</p><h2>6. Contrat de syndic</h2><p>L’assemblée générale désigne NEXALOR, du 13 mai 2026 au 30 juin 2027, et mandate le président de séance pour signer le contrat.</p><h2>7. Budget 2026</h2><p>Le budget de l’exercice 2026, voté à 81 080,00 €, est maintenu.</p><h2>8. Budget 2027</h2><p>Le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027 est fixé à 82 910,00 €.</p><h2>9. Fonds de travaux</h2><p>La cotisation annuelle est fixée à 7 600,00 €.</p><h2>10. Plan pluriannuel de travaux</h2><p>L’assemblée adopte le plan établi par le bureau Thermeo, pour la partie portant sur les cinq premières années.</p><h2>11. Robinets thermostatiques</h2><p>Devis A : ETS SIMONIN, 23 180,00 € TTC. Devis B : CHAUFF’EST, 25 402,00 € TTC. Le conseil syndical est favorable au devis A.</p><h2>12. Loggia</h2><p>L’assemblée autorise M. et Mme KLOPFENSTEIN (lot 64) à fermer leur loggia selon le plan joint.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: either('NEXALOR Montbéliard', 'NEXALOR'),
      building: 'LES JARDINS D’HÉRICOURT',
      building_address: '14 avenue des Alliés, 25200 MONTBÉLIARD',
      rnc: 'AA9038416',
      owner: 'Mme Ghislaine JACQUES-VERMOT',
      lots: ['88', '131'],
      tantiemes: 127,
      base: 10000,
      meeting_on: '2026-05-13',
      sent_on: '2026-04-10',
      resolutions: AGENDA.map(([subject], index) => `${index + 1}. ${subject}`),
    },
    absent: [
      'annexes',
      'quitus',
      'resolutions_adopted',
      'tantiemes_present',
      'works_adopted',
      'impayes',
      'iban',
    ],
  },
);

const SHORT = [
  'Nomination du bureau',
  'Examen et approbation des comptes de l’année 2025-2026',
  'Quitus à donner au syndic',
  'Budget de l’année 2027-2028',
  'Changement de la chaudière collective : choix entre deux devis',
  'Questions diverses (sans vote)',
];
const letter = paperOf(
  'convocation-lettre-beaune-d38',
  `font: 11pt/1.5 'C059', serif; padding: 20mm 22mm; li { margin-bottom: 1.5mm }`,
  [
    `<p><b>IMMOBILIÈRE DES HOSPICES</b><br>2 rue d’Alsace – 21200 BEAUNE<br><span style="font-size:9pt">Syndic de la Résidence DES REMPARTS, 8 rempart Saint-Jean, 21200 BEAUNE</span></p><p style="margin-left:88mm">Madame Françoise LE BAULT<br>de LA MORINIÈRE<br>8 rempart Saint-Jean<br>21200 BEAUNE</p><p>Beaune, le 2 novembre 2026</p><p>Chère Madame,</p><p>Nous avons le plaisir de vous inviter à participer à l’assemblée générale annuelle de la copropriété, qui se réunira le <b>vendredi 27 novembre 2026 à 17 heures</b>, au caveau de l’agence.</p><p>Ordre du jour :</p><ol>${SHORT.map((subject) => `<li>${subject}</li>`).join('')}</ol><p>Vous trouverez au dos le texte des résolutions proposées. Si vous ne pouvez être des nôtres, le pouvoir ci-joint nous est à retourner signé, ou le formulaire de vote à distance trois jours francs avant la réunion.</p><p>Veuillez croire, chère Madame, à nos sentiments dévoués.</p><p style="text-align:right">Xavier Prieur</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'IMMOBILIÈRE DES HOSPICES',
      building: 'Résidence DES REMPARTS',
      building_address: '8 rempart Saint-Jean, 21200 BEAUNE',
      owner: 'Madame Françoise LE BAULT de LA MORINIÈRE',
      meeting_on: '2026-11-27',
      sent_on: '2026-11-02',
      resolutions: SHORT.map((subject, index) => `${index + 1}. ${subject}`),
    },
    absent: ['rnc', 'annexes', 'lots', 'quitus', 'resolutions_adopted', 'tantiemes_present'],
  },
);

const proxy = paperOf(
  'pouvoir-formulaire-luneville-d38',
  `font: 10pt/1.6 'Nimbus Sans', sans-serif; padding: 18mm 20mm; .f td { border: .2mm solid #444; padding: 2mm }`,
  [
    `<p>LORRAINE SYNDIC CONSEIL – 19 rue de Lorraine – 54300 LUNÉVILLE</p><h1 style="font-size:18pt;text-align:center;letter-spacing:2mm">POUVOIR</h1>${table(
      [],
      [
        ['Syndicat des copropriétaires', 'RÉSIDENCE STANISLAS – 2 place Léopold, 54300 LUNÉVILLE'],
        ['Assemblée générale du', 'jeudi 10 décembre 2026 à 18 h 00, salle des Ducs'],
        ['Copropriétaire (mandant)', 'Consorts HAZOTTE, chez Mme HAZOTTE Monique'],
        ['Lots', '7, 19'],
        ['Tantièmes', '864 / 10 000'],
      ],
      'f',
    )}<p style="margin-top:6mm">Je soussigné(e), propriétaire des lots ci-dessus, donne pouvoir à M./Mme ........................................, avec faculté de substitution, de me représenter à l’assemblée générale indiquée, d’y prendre part aux délibérations, d’émettre tous votes sur les questions à l’ordre du jour et d’accepter toutes fonctions.</p><p>Fait à ................................ le ................................</p><p>Signature précédée de la mention « Bon pour pouvoir »</p><p style="font-size:8pt;margin-top:20mm">Article 22 de la loi du 10 juillet 1965 : chaque mandataire ne peut, à quelque titre que ce soit, recevoir plus de trois délégations de vote, sauf si le total des voix dont il dispose et de celles de ses mandants n’excède pas 10 % des voix du syndicat. Le syndic, son conjoint et ses préposés ne peuvent recevoir de mandat.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      syndic: 'LORRAINE SYNDIC CONSEIL',
      building: 'RÉSIDENCE STANISLAS',
      building_address: '2 place Léopold, 54300 LUNÉVILLE',
      meeting_on: '2026-12-10',
      owner: either('Consorts HAZOTTE', 'Consorts HAZOTTE, chez Mme HAZOTTE Monique'),
      lots: ['7', '19'],
      tantiemes: 864,
      base: 10000,
    },
    absent: ['rnc', 'resolutions_adopted', 'quitus', 'tantiemes_present'],
  },
);

const postal = paperOf(
  'vote-correspondance-luneville-d38',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; .v td, .v th { border: .2mm solid #444; padding: 1.2mm } .v th { background: #eee } .v td:nth-child(n+2) { text-align: center; width: 22mm }`,
  [
    `<p>LORRAINE SYNDIC CONSEIL – 19 rue de Lorraine – 54300 LUNÉVILLE</p><h1 style="font-size:13pt;text-align:center">FORMULAIRE DE VOTE PAR CORRESPONDANCE À L’ASSEMBLÉE GÉNÉRALE DES COPROPRIÉTAIRES</h1><p style="font-size:8pt;text-align:center">(article 17-1 A de la loi du 10 juillet 1965 – arrêté du 2 juillet 2020)</p><p>Assemblée générale de la RÉSIDENCE STANISLAS, 2 place Léopold, 54300 LUNÉVILLE, convoquée le jeudi 10 décembre 2026 à 18 h 00.<br>À retourner avant le 6 décembre 2026 minuit à : vote@lorraine-syndic.example.fr</p><p>Je soussigné(e) Nom : Consorts HAZOTTE – lots 7 et 19, émets sur chacune des résolutions le vote suivant :</p>${table(
      ['Identification de l’objet de la résolution', 'Pour', 'Contre', 'Abstention'],
      [
        '1. Désignation du président de séance',
        '2. Approbation des comptes 2025/2026',
        '3. Quitus au syndic',
        '4. Budget prévisionnel 2027/2028',
        '5. Désignation du conseil syndical',
        '6. Isolation du plancher haut des caves',
        '7. Installation de la fibre optique',
      ].map((title) => [title, '☐', '☐', '☐']),
      'v',
    )}<p style="margin-top:6mm">Fait à ....................... le ....................... &nbsp;&nbsp; Signature :</p><p style="font-size:7.6pt">Si les résolutions pour lesquelles un vote favorable a été exprimé sont amendées en cours d’assemblée, ce vote favorable est assimilé à un vote défavorable.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'VOTE_PAR_CORRESPONDANCE',
    facts: {
      syndic: 'LORRAINE SYNDIC CONSEIL',
      building: 'RÉSIDENCE STANISLAS',
      building_address: '2 place Léopold, 54300 LUNÉVILLE',
      meeting_on: '2026-12-10',
      owner: 'Consorts HAZOTTE',
      lots: ['7', '19'],
    },
    absent: ['rnc', 'resolutions_adopted', 'quitus', 'tantiemes_present', 'budget'],
  },
);

export const CONVOCATIONS = [notice, letter, proxy, postal];
