// Before the meeting: the letters that call it, and the form that lends a vote.
import { either, paperOf } from '../../paper.ts';

const AGENDA = [
  'Désignation du président de séance, du scrutateur et du secrétaire',
  'Rapport du conseil syndical',
  'Approbation des comptes de l’exercice 2025',
  'Quitus au syndic',
  'Budget prévisionnel de l’exercice 2027',
  'Cotisation au fonds de travaux',
  'Renouvellement du mandat du syndic',
  'Remplacement de la chaudière collective',
  'Élaboration du diagnostic technique global',
];
const notice = paperOf(
  'convocation-chambery',
  `font: 10pt/1.45 'Nimbus Sans', sans-serif; padding: 16mm 18mm; ol { margin: 2mm 0 4mm; padding-left: 8mm } li { margin-bottom: 1.2mm } .s { font-size: 8.6pt }`,
  [
    `<p><b>SAVOIE COPRO</b><br>Syndic de copropriété<br>14 rue Croix d’Or – 73000 CHAMBÉRY</p><p style="margin-left:95mm">Mme BOUVIER Laurence<br>8 faubourg Montmélian<br>73000 CHAMBÉRY</p><p>Lettre recommandée avec A.R.</p><p>Chambéry, le 30 janvier 2026</p><p><b>Objet : convocation à l’assemblée générale ordinaire – Copropriété LE CHATELARD, 8 faubourg Montmélian, 73000 CHAMBÉRY</b></p><p>Madame,</p><p>Nous avons l’honneur de vous convoquer à l’assemblée générale ordinaire des copropriétaires de votre immeuble, qui se tiendra le <b>mardi 3 mars 2026 à 18 h 00</b>, salle Jean Renoir, 50 rue Nicolas Parent à Chambéry.</p><p>L’ordre du jour sera le suivant :</p><ol>${AGENDA.map((subject) => `<li>${subject}</li>`).join('')}</ol><p>Si vous ne pouvez pas assister à cette réunion, vous pouvez vous faire représenter au moyen du pouvoir joint, ou voter par correspondance à l’aide du formulaire, qui doit nous parvenir au plus tard trois jours francs avant la date de la réunion.</p><p class="s">Pendant le délai s’écoulant entre l’envoi de la convocation et la tenue de l’assemblée, les pièces justificatives des charges sont tenues à la disposition des copropriétaires en nos bureaux, le jeudi de 14 h à 17 h, sur rendez-vous. Sont joints : projet de résolutions, état des dépenses, devis, contrat de syndic, formulaire de vote par correspondance. Tout copropriétaire peut notifier au syndic la ou les questions dont il demande l’inscription à l’ordre du jour ; celles reçues trop tard seront inscrites à l’assemblée suivante.</p><p>Veuillez agréer, Madame, l’expression de nos salutations distinguées.</p><p>Le syndic</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'SAVOIE COPRO',
      building: 'LE CHATELARD',
      building_address: '8 faubourg Montmélian, 73000 CHAMBÉRY',
      owner: 'Mme BOUVIER Laurence',
      meeting_on: '2026-03-03',
      sent_on: '2026-01-30',
      resolutions: AGENDA.map((subject, index) => `${index + 1}. ${subject}`),
    },
    absent: [
      'annexes',
      'rnc',
      'lots',
      'tantiemes_present',
      'resolutions_adopted',
      'quitus',
      'iban',
    ],
  },
);

const proxy = paperOf(
  'pouvoir-bayonne',
  `font: 11pt/1.6 'DejaVu Sans Condensed', sans-serif; padding: 24mm; h1 { text-align: center; font-size: 18pt; color: #a5281b }`,
  [
    `<p>Citadine Pays Basque – 7 allée Boufflers, 64100 BAYONNE</p><h1>POUVOIR</h1><p>Je soussigné(e) : SCI ETXE ONA<br>Copropriétaire des lots n° 103 et 211, représentant 1 127 tantièmes sur 100 000, dans l’immeuble Résidence ARITZA, 33 allées Marines, 64100 BAYONNE,</p><p>donne pouvoir à M. / Mme ...........................................................................</p><p>à l’effet de me représenter à l’assemblée générale des copropriétaires convoquée pour le <b>20/05/2026 à 17 h 30</b>, ou à toute autre assemblée qui serait convoquée avec le même ordre du jour ; en conséquence, assister à cette réunion, émarger la feuille de présence, prendre part à toutes délibérations et à tous votes, faire toutes déclarations et tous dires, signer tous procès-verbaux et généralement faire le nécessaire.</p><p>Le mandataire pourra subdéléguer ce pouvoir (rayer si vous refusez).</p><p>Fait à ................................, le ................................</p><p>Signature, précédée de la mention « Bon pour pouvoir » :</p><p style="font-size:8.6pt;margin-top:20mm">Rappel de l’article 22 de la loi du 10 juillet 1965 : chaque mandataire ne peut, à quelque titre que ce soit, recevoir plus de trois délégations de vote, sauf si le total des voix dont il dispose lui-même et de celles de ses mandants n’excède pas 10 % des voix du syndicat. Le syndic, son conjoint et ses préposés ne peuvent présider l’assemblée ni recevoir mandat.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      syndic: either('Citadine Pays Basque', 'Citadine'),
      meeting_on: '2026-05-20',
      building: 'Résidence ARITZA',
      building_address: '33 allées Marines, 64100 BAYONNE',
      owner: 'SCI ETXE ONA',
      lots: ['103', '211'],
      tantiemes: 1127,
      base: 100000,
    },
    absent: ['rnc', 'resolutions_adopted', 'quitus'],
  },
);

const POINTS = [
  ['Élection du président de séance', 'Article 24'],
  ['Élection du scrutateur et du secrétaire', 'Article 24'],
  ['Approbation des comptes de l’exercice du 01/01/2025 au 31/12/2025', 'Article 24'],
  ['Quitus au syndic', 'Article 24'],
  ['Désignation du syndic', 'Article 25'],
  ['Budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027', 'Article 24'],
  ['Cotisation au fonds de travaux', 'Article 25'],
  ['Travaux de réfection de la cage d’escalier', 'Article 24'],
  ['Installation d’un système de vidéosurveillance dans le hall', 'Article 25'],
] as const;
const DRAFTS = [
  'Candidature reçue : M. Jean-Yves COSQUER.',
  'Le secrétariat est proposé au syndic.',
  'Projet : l’assemblée générale approuve sans réserve les comptes de l’exercice, joints à la présente.',
  'Projet : l’assemblée générale donne quitus au syndic pour sa gestion de l’exercice écoulé.',
  'Projet : l’assemblée générale désigne ARMOR GESTION aux conditions du contrat joint.',
  'Projet : l’assemblée générale adopte le budget pour un montant de 57 040,00 €.',
  'Projet : la cotisation annuelle est fixée à 2 852,00 €.',
  'Pièces jointes : devis Peintures Odet, 16 720,00 € TTC ; devis Breizh Déco, 18 095,00 € TTC.',
  'Pièce jointe : devis Finistère Sécurité, 4 310,00 € TTC.',
];
const drafted = paperOf(
  'convocation-projets-quimper',
  `font: 9.6pt/1.42 'Nimbus Sans', sans-serif; padding: 15mm 18mm; h1 { font-size: 13pt; color: #00584f } .r { border-left: 1mm solid #00584f; padding-left: 3mm; margin-bottom: 2.5mm }`,
  [
    `<p><b style="color:#00584f">ARMOR GESTION</b><br>2 place Terre-au-Duc, 29000 QUIMPER</p><p style="margin-left:95mm">M. et Mme LE BIHAN Erwan<br>12 rue des Korrigans<br>29000 QUIMPER</p><p>Quimper, le 24 février 2026</p><h1>CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ORDINAIRE</h1><p>Syndicat des copropriétaires de la RÉSIDENCE KERVIR, 12 rue des Korrigans, 29000 QUIMPER – Immatriculation AC3 718 204<br>Vos lots : 14, 52 et 88 – 312 tantièmes</p><p>Madame, Monsieur,</p><p>Nous vous prions de bien vouloir assister à l’assemblée générale de votre copropriété, qui aura lieu le <b>jeudi 26 mars 2026 à 18 heures</b>, salle de l’Odet, 4 rue de Pont-l’Abbé à Quimper, pour délibérer sur l’ordre du jour et les projets de résolutions ci-après.</p>${POINTS.map(([subject, article], index) => `<div class="r"><b>${index + 1}. ${subject}</b> (${article})<br>${DRAFTS[index] ?? ''}</div>`).join('')}<p>Les copropriétaires empêchés peuvent donner pouvoir à un mandataire de leur choix ou voter par correspondance : le formulaire doit parvenir au syndic au plus tard le 22 mars 2026. Les justificatifs des charges sont consultables au cabinet le 17 mars 2026 de 14 h à 17 h, conformément à l’article 18-1 de la loi du 10 juillet 1965.</p><p>Mme Solenn QUÉRÉ, gestionnaire</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'ARMOR GESTION',
      building: 'RÉSIDENCE KERVIR',
      building_address: '12 rue des Korrigans, 29000 QUIMPER',
      rnc: 'AC3718204',
      owner: 'M. et Mme LE BIHAN Erwan',
      lots: ['14', '52', '88'],
      tantiemes: 312,
      meeting_on: '2026-03-26',
      sent_on: '2026-02-24',
      resolutions: POINTS.map(([subject], index) => `${index + 1}. ${subject}`),
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 285200,
      budget_a_voter: 5704000,
    },
    absent: [
      'annexes',
      'tantiemes_present',
      'resolutions_adopted',
      'works_adopted',
      'quitus',
      'iban',
    ],
  },
);

export const AVANT_SEANCE = [notice, drafted, proxy];
