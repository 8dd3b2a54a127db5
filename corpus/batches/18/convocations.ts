// Before a meeting: two notices, a proxy form and a form to vote by letter.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const DIJON = [
  'Élection du président, des scrutateurs et du secrétaire',
  'Rapport du conseil syndical (sans vote)',
  'Approbation des comptes de l’exercice 2025',
  'Quitus au syndic pour l’exercice 2025',
  'Désignation du syndic et approbation de son contrat',
  'Budget prévisionnel de l’exercice 2027',
  'Fonds de travaux : montant de la cotisation',
  'Plan pluriannuel de travaux : adoption du projet',
  'Remplacement de la chaudière collective',
  'Autorisation donnée à Mme Lacroix de percer le mur porteur du lot 7',
] as const;
const notice = paperOf(
  'convocation-lettre-dijon',
  `font: 10pt/1.4 'DejaVu Serif Condensed', serif; padding: 15mm 18mm; ol { margin: 0; padding-left: 7mm } li { margin-bottom: 1mm } .rar { border: .3mm solid #000; padding: 1mm 3mm; display: inline-block; font-size: 8pt }`,
  [
    `<table><tr><td><b style="font-size:13pt">Régie Ducale</b><br>Syndic de copropriétés<br>30 rue de la Liberté – 21000 DIJON</td><td style="padding:12mm 0 0 20mm"><span class="rar">LR/AR n° 2C 188 004 7712 9</span><br>M. NGUYEN Van Hoang<br>Mme NGUYEN née PETITJEAN Claire<br>11 rue Devosge<br>21000 DIJON</td></tr></table><p style="text-align:right;margin-top:6mm">Dijon, le 2 avril 2026</p><p><b>CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ORDINAIRE</b><br>Copropriété Les Jardins de Darcy – 11 rue Devosge, 21000 DIJON – immatriculée AB1 174 630<br>Lots 7, 22</p><p>Madame, Monsieur,</p><p>Nous avons l’honneur de vous convoquer à l’assemblée générale des copropriétaires qui se tiendra le <b>lundi 11 mai 2026 à 18 heures</b>, à la Maison des associations, 2 rue des Corroyeurs à Dijon, salle 104, à l’effet de délibérer sur l’ordre du jour suivant :</p><ol>${DIJON.map((subject) => `<li>${subject}</li>`).join('')}</ol><p style="margin-top:4mm">Pièces jointes : projets de résolutions, état financier, compte de gestion, devis, projet de contrat de syndic, formulaire de vote par correspondance à nous retourner au plus tard trois jours francs avant la réunion.</p><p>Les pièces justificatives des charges pourront être consultées à nos bureaux le mardi 5 mai 2026 de 14 h à 17 h.</p><p>Si vous ne pouvez être présent, faites-vous représenter au moyen du pouvoir ci-joint. Nous vous prions de croire à nos sentiments distingués.</p><p style="text-align:right">Le syndic, Régie Ducale</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Régie Ducale',
      building: 'Les Jardins de Darcy',
      building_address: '11 rue Devosge, 21000 DIJON',
      rnc: 'AB1174630',
      owner: 'M. NGUYEN Van Hoang Mme NGUYEN née PETITJEAN Claire',
      lots: ['7', '22'],
      meeting_on: '2026-05-11',
      sent_on: '2026-04-02',
      resolutions: either(
        DIJON.map((subject, index) => `${index + 1}. ${subject}`),
        DIJON.map((subject, index) => `${index + 1}. ${subject.replace(' (sans vote)', '')}`),
      ),
    },
    absent: ['impayes', 'tantiemes_present', 'resolutions_adopted', 'quitus', 'iban'],
  },
);

const SABLES = [
  [
    'Bureau de l’assemblée',
    'Art. 24',
    'Élection d’un président, d’un scrutateur et du secrétaire.',
  ],
  [
    'Comptes de l’exercice du 01/01/2023 au 31/12/2023',
    'Art. 24',
    'L’assemblée approuve les comptes, soit 38 944,12 €.',
  ],
  ['Quitus', 'Art. 24', 'L’assemblée donne quitus au syndic.'],
  ['Budget du 01/01/2025 au 31/12/2025', 'Art. 24', 'L’assemblée adopte un budget de 40 500,00 €.'],
  ['Cotisation au fonds de travaux', 'Art. 25', 'L’assemblée fixe la cotisation à 2 025,00 €.'],
  [
    'Peinture du hall et des paliers',
    'Art. 24',
    'Devis A, Peinture Vendéenne : 11 330,00 €. Devis B, Décor 85 : 12 040,00 €.',
  ],
] as const;
const grid = paperOf(
  'convocation-grille-sables',
  `font: 9pt 'Carlito', sans-serif; padding: 12mm 14mm; .o td, .o th { border: .25mm solid #1b6ca8; padding: 1.4mm } .o th { background: #1b6ca8; color: #fff } .b { background: #eaf4fb; padding: 3mm; margin: 3mm 0 }`,
  [
    `<p><b style="font-size:15pt;color:#1b6ca8">CÔTE DE LUMIÈRE IMMOBILIER</b><br>Agence des Sables – 44 quai Guiné – 85100 LES SABLES-D’OLONNE</p><p style="margin:6mm 0 6mm 100mm">SCI KOURIÈVRE<br>c/o Mme Fatoumata DIALLO<br>3 allée des Pins<br>85180 LES SABLES-D’OLONNE</p><p>Envoyée le 24/05/2024 par lettre recommandée électronique</p><h1 style="font-size:14pt;color:#1b6ca8">Convocation – Assemblée générale du 21/06/2024 à 14 h 30</h1><div class="b"><b>Immeuble</b> LE REMBLAI, 8 promenade Georges-Godet, 85100 LES SABLES-D’OLONNE – RNC AD3350281<br><b>Lieu</b> Salle Audubon, 1 rue Printanière<br><b>Vos lots</b> 14, 37 – <b>Vos voix</b> 388 / 10 000</div>${table(
      ['N°', 'Question', 'Majorité', 'Projet de résolution'],
      SABLES.map(([subject, majority, text], index) => [
        index + 1,
        `<b>${subject}</b>`,
        majority,
        text,
      ]),
      'o',
    )}<p style="margin-top:5mm">Tout copropriétaire peut notifier au syndic une question à inscrire à l’ordre du jour de la prochaine assemblée. Mandat : trois délégations au plus par mandataire, sauf si le total des voix n’excède pas 10 %. Le vote par correspondance est reçu jusqu’au 18/06/2024.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'CÔTE DE LUMIÈRE IMMOBILIER',
      building: 'LE REMBLAI',
      building_address: '8 promenade Georges-Godet, 85100 LES SABLES-D’OLONNE',
      rnc: 'AD3350281',
      owner: either('SCI KOURIÈVRE', 'SCI KOURIÈVRE c/o Mme Fatoumata DIALLO'),
      lots: ['14', '37'],
      tantiemes: 388,
      meeting_on: '2024-06-21',
      sent_on: '2024-05-24',
      resolutions: SABLES.map(([subject], index) => `${index + 1}. ${subject}`),
      approved_from: '2023-01-01',
      approved_to: '2023-12-31',
      budget_from: '2025-01-01',
      budget_to: '2025-12-31',
      budget_a_voter: 4050000,
      cotisation_fonds_travaux: 202500,
    },
    absent: ['annexes', 'quitus', 'works_adopted', 'resolutions_adopted', 'tantiemes_present'],
  },
);

const proxy = paperOf(
  'pouvoir-imprime-dijon',
  `font: 11pt/1.7 'DejaVu Serif Condensed', serif; padding: 24mm; .i { border: .3mm solid #000; padding: 5mm }`,
  [
    `<h1 style="text-align:center;font-size:18pt;letter-spacing:2mm">POUVOIR</h1><div class="i"><p>Je soussigné(e) : <b>Mme NGUYEN née PETITJEAN Claire</b></p><p>propriétaire des lots 7 et 22 de la copropriété Les Jardins de Darcy, 11 rue Devosge, 21000 DIJON,</p><p>donne par les présentes pouvoir à : ……………………………………………</p><p>de me représenter à l’assemblée générale convoquée pour le 11 mai 2026 à 18 heures, d’y prendre part à toutes délibérations, émettre tous votes, accepter toutes fonctions, signer tous procès-verbaux, et généralement faire le nécessaire.</p><p>Le présent mandat vaut pour toute assemblée réunie sur le même ordre du jour faute de quorum ou de majorité.</p><p>Fait à ………………… le …………………</p><p>Signature précédée de la mention « Bon pour pouvoir »</p></div><p style="font-size:9pt;margin-top:4mm">À remettre à votre mandataire, ou à renvoyer à Régie Ducale, 30 rue de la Liberté, 21000 DIJON. Le syndic, son conjoint et ses préposés ne peuvent recevoir de mandat (article 22 de la loi du 10 juillet 1965).</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      meeting_on: '2026-05-11',
      building: 'Les Jardins de Darcy',
      building_address: '11 rue Devosge, 21000 DIJON',
      owner: 'Mme NGUYEN née PETITJEAN Claire',
      lots: ['7', '22'],
      syndic: 'Régie Ducale',
    },
    absent: ['resolutions_adopted', 'tantiemes_present', 'rnc'],
  },
);

const ballot = paperOf(
  'vote-correspondance-sables',
  `font: 9pt 'Carlito', sans-serif; padding: 14mm; td, th { border: .25mm solid #555; padding: 1.5mm } th { background: #eaf4fb } td:nth-child(n+3) { text-align: center; width: 20mm }`,
  [
    `<h1 style="font-size:13pt;text-align:center">FORMULAIRE DE VOTE PAR CORRESPONDANCE</h1><p style="text-align:center">(arrêté du 2 juillet 2020 – article 17-1 A de la loi n° 65-557 du 10 juillet 1965)</p><p>Assemblée générale du 21/06/2024 – Immeuble LE REMBLAI, 8 promenade Georges-Godet, 85100 LES SABLES-D’OLONNE</p><p>Copropriétaire : SCI KOURIÈVRE &nbsp; Lots : 14, 37 &nbsp; Formulaire à recevoir par le syndic (CÔTE DE LUMIÈRE IMMOBILIER) au plus tard le 18/06/2024</p>${table(
      ['N°', 'Identification de la question', 'Pour', 'Contre', 'Abstention'],
      SABLES.map(([subject], index) => [index + 1, subject, '☐', '☐', '☐']),
    )}<p style="margin-top:4mm">Le copropriétaire qui vote pour une résolution amendée en cours de séance est assimilé à un copropriétaire défaillant. Chaque page doit être paraphée. Fait à ……… le ……… Signature :</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'VOTE_PAR_CORRESPONDANCE',
    facts: {
      syndic: 'CÔTE DE LUMIÈRE IMMOBILIER',
      meeting_on: '2024-06-21',
      building: 'LE REMBLAI',
      building_address: '8 promenade Georges-Godet, 85100 LES SABLES-D’OLONNE',
      owner: 'SCI KOURIÈVRE',
      lots: ['14', '37'],
    },
    absent: ['resolutions_adopted', 'sent_on', 'tantiemes_present', 'quitus'],
  },
);

export const CONVOCATIONS = [notice, grid, proxy, ballot];
