// Before meetings: a registered notice with drafts, a letter of a small office, a proxy, a postal vote.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const AGENDA = [
  'Élection du président de séance',
  'Élection des scrutateurs',
  'Approbation des comptes de l’exercice clos au 31/12/2025',
  'Quitus au syndic',
  'Approbation du budget prévisionnel 2027',
  'Fonds de travaux : fixation de la cotisation annuelle',
  'Renouvellement du mandat du syndic',
  'Travaux de mise aux normes de l’ascenseur',
  'Élaboration du projet de plan pluriannuel de travaux',
  'Demande de M. COLONNA : pose d’un store banne',
] as const;
const MAJORITY = ['24', '24', '24', '24', '24', '25', '25', '24', '25', '25'] as const;
const notice = paperOf(
  'convocation-grandval-ajaccio',
  `font: 9.6pt/1.4 'DejaVu Sans Condensed', sans-serif; .o td, .o th { border-bottom: .15mm solid #999; padding: 1mm 1.5mm } .o td:last-child { text-align: center; width: 22mm } .p { border-left: .8mm solid #7b5ea7; padding-left: 3mm; margin-bottom: 2.5mm } .f { position: absolute; bottom: 6mm; font-size: 6.8pt }`,
  [
    `<table><tr><td><b style="font-size:14pt">U.G.I. CORSE</b><br>12 cours Napoléon – 20000 AJACCIO<br>04 95 00 12 12</td><td style="padding:16mm 0 0 18mm">LETTRE RECOMMANDÉE AVEC A.R.<br>Mme ORSINI-LECCIA Marie-Dominique<br>et M. LECCIA Ange<br>34 cours Grandval<br>20000 AJACCIO</td></tr></table><p style="text-align:right;margin-top:6mm">Ajaccio, le 26 mars 2026</p><h1 style="font-size:14pt">CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ORDINAIRE</h1><p>Copropriété <b>A IMPERIALE</b> – 34 cours Grandval – 20000 AJACCIO – immatriculation AG1 209 884</p><p>Madame, Monsieur,</p><p>Nous avons l’honneur de vous convoquer à l’assemblée générale des copropriétaires qui se tiendra le <b>jeudi 23 avril 2026 à 17 heures</b>, salle paroissiale Saint-Roch, 5 rue Maréchal Ornano, à l’effet de délibérer sur l’ordre du jour suivant :</p>${table(
      ['N°', 'Question', 'Article'],
      AGENDA.map((subject, index) => [index + 1, subject, MAJORITY[index] ?? '']),
      'o',
    )}<p style="margin-top:3mm">Pièces jointes : annexes comptables, projet de contrat de syndic, devis, formulaire de vote par correspondance, pouvoir.</p><p class="f">U.G.I. CORSE SARL au capital de 50 000 € – RCS Ajaccio 900 000 911 – CPI 2A01 2021 000 000 015 – Garantie : Caution Exemple – page 1/2</p>`,
    `<p><b>PROJETS DE RÉSOLUTIONS – A IMPERIALE – AG DU 23/04/2026</b></p><p class="p">3 – L’assemblée générale approuve les comptes de l’exercice du 01/01/2025 au 31/12/2025.</p><p class="p">4 – L’assemblée générale donne quitus au syndic pour sa gestion de l’exercice clos.</p><p class="p">5 – L’assemblée générale arrête le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027 à la somme de 24 030,00 €.</p><p class="p">6 – L’assemblée générale fixe la cotisation annuelle au fonds de travaux à 1 201,50 €.</p><p class="p">7 – L’assemblée générale renouvelle U.G.I. CORSE dans ses fonctions de syndic du 01/05/2026 au 30/04/2029.</p><p class="p">8 – L’assemblée générale décide les travaux : proposition Ascenseurs Tyrrhéniens 14 870,00 € TTC ; proposition Liftex 16 240,00 € TTC.</p><p class="p">9 – L’assemblée générale confie l’élaboration du PPPT au cabinet Bâti-Conseil pour 4 380,00 € TTC.</p><p class="p">10 – L’assemblée générale autorise M. COLONNA à poser un store conforme au modèle joint, à ses frais.</p><p>Consultation des pièces justificatives des charges : en nos bureaux le 14 avril 2026 de 9 h à 12 h (art. 18-1 de la loi du 10 juillet 1965).</p><p class="f">page 2/2</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'U.G.I. CORSE',
      building: 'A IMPERIALE',
      building_address: '34 cours Grandval – 20000 AJACCIO',
      rnc: 'AG1209884',
      owner: 'Mme ORSINI-LECCIA Marie-Dominique et M. LECCIA Ange',
      meeting_on: '2026-04-23',
      sent_on: '2026-03-26',
      resolutions: AGENDA.map((subject, index) => `${index + 1}. ${subject}`),
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      budget_a_voter: 2403000,
      cotisation_fonds_travaux: 120150,
    },
    absent: ['tantiemes_present', 'resolutions_adopted', 'works_adopted', 'quitus', 'iban', 'lots'],
  },
);

const letter = paperOf(
  'convocation-castelviel-albi',
  `font: 11pt/1.5 'P052', serif; padding: 20mm 22mm; ol { margin: 2mm 0 4mm }`,
  [
    `<p><b>ÉTUDE ROUQUETTE &amp; FILLES</b><br>3 place du Vigan, 81000 ALBI</p><p style="margin-left:95mm">Madame Paulette MARTY<br>9 rue de la Rivière<br>81000 ALBI</p><p>Albi, le 20 août 2026<br><i>Remise contre émargement</i></p><p>Madame,</p><p>Vous êtes invitée à participer à l’assemblée générale annuelle de la copropriété LE CASTELVIEL, 9 rue de la Rivière, 81000 ALBI, le <b>vendredi 18 septembre 2026 à 18 h</b>, à la Maison du Vieil Alby. Ordre du jour :</p><ol><li>Désignation du président et du secrétaire</li><li>Vérification des comptes 2025-2026 et approbation</li><li>Quitus</li><li>Budget 2027-2028</li><li>Réception des travaux de couverture</li><li>Éclairage du passage couvert</li><li>Questions diverses</li></ol><p>Si vous ne pouvez être présente, vous pouvez donner pouvoir à la personne de votre choix ou voter par correspondance. Les annexes comptables vous parviendront sous pli séparé.</p><p>Veuillez agréer, Madame, l’expression de nos sentiments dévoués.</p><p style="text-align:right">Le syndic, Claire Rouquette</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'ÉTUDE ROUQUETTE & FILLES',
      building: 'LE CASTELVIEL',
      building_address: '9 rue de la Rivière, 81000 ALBI',
      owner: 'Madame Paulette MARTY',
      meeting_on: '2026-09-18',
      sent_on: '2026-08-20',
      resolutions: [
        '1. Désignation du président et du secrétaire',
        '2. Vérification des comptes 2025-2026 et approbation',
        '3. Quitus',
        '4. Budget 2027-2028',
        '5. Réception des travaux de couverture',
        '6. Éclairage du passage couvert',
        '7. Questions diverses',
      ],
    },
    absent: ['rnc', 'lots', 'resolutions_adopted', 'quitus', 'annexes', 'tantiemes_present'],
  },
);

const proxy = paperOf(
  'pouvoir-polygone-beziers',
  `font: 10.4pt/1.6 'Nimbus Sans', sans-serif; padding: 20mm`,
  [
    `<p><b>BITERROIS IMMOBILIER</b> – 55 allées Paul Riquet, 34500 BÉZIERS</p><h1 style="font-size:18pt;text-align:center">POUVOIR</h1><p>Assemblée générale du mardi 16 juin 2026 à 18 h 30 – Copropriété LES JARDINS DU POLYGONE, 16 avenue Saint-Saëns, 34500 BÉZIERS</p><p>Je soussigné(e) : M. ou Mme SOLER-VIDAL Manuel<br>Copropriétaire des lots : 21, 88 – représentant 402 tantièmes</p><p>donne par la présente pouvoir à M./Mme ........................................................ de me représenter à cette assemblée, de prendre part aux délibérations et votes sur les questions de l’ordre du jour, de signer la feuille de présence, et de se substituer tout mandataire de son choix.</p><p>Fait à ............................ le ....... / ....... / 2026</p><table><tr><td style="border:.2mm solid #000;height:32mm">Signature du mandant précédée de « Bon pour pouvoir »</td><td style="border:.2mm solid #000">Signature du mandataire précédée de « Bon pour acceptation »</td></tr></table><p style="font-size:7.6pt;margin-top:5mm">Article 22 de la loi du 10 juillet 1965 : chaque mandataire ne peut recevoir plus de trois délégations de vote, sauf si le total de ses voix et de celles de ses mandants n’excède pas 10 % des voix du syndicat. Le syndic, son conjoint et ses préposés ne peuvent recevoir mandat.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      meeting_on: '2026-06-16',
      building: 'LES JARDINS DU POLYGONE',
      building_address: '16 avenue Saint-Saëns, 34500 BÉZIERS',
      owner: 'M. ou Mme SOLER-VIDAL Manuel',
      lots: ['21', '88'],
      tantiemes: 402,
    },
    absent: ['resolutions_adopted', 'iban', 'rnc'],
  },
);

const postal = paperOf(
  'vote-orangers-nice',
  `font: 9pt 'Nimbus Sans', sans-serif; .v td, .v th { border: .2mm solid #333; padding: 1.6mm } .v th { background: #eee; text-align: center } .v td:nth-child(n+3) { text-align: center }`,
  [
    `<p><b>ACROPOLE SYNDIC</b> – 5 rue de France, 06000 NICE</p><h1 style="font-size:13pt;text-align:center">FORMULAIRE DE VOTE PAR CORRESPONDANCE</h1><p style="text-align:center">(article 17-1 A de la loi n° 65-557 du 10 juillet 1965 – arrêté du 2 juillet 2020)</p><p>Assemblée générale du 04/06/2026 – LE PARC DES ORANGERS, 48 avenue de la Californie, 06200 NICE<br>Formulaire à retourner avant le 31/05/2026 à minuit à votes@acropole.example</p><p>Nom : ............................ Prénom : ............................ Lots : ................</p>${table(
      ['N°', 'Objet de la question', 'Pour', 'Contre', 'Abstention'],
      [
        ['1', 'Élection du président de séance', '☐', '☐', '☐'],
        ['2', 'Approbation des comptes 2025', '☐', '☐', '☐'],
        ['3', 'Quitus', '☐', '☐', '☐'],
        ['4', 'Budget prévisionnel 2027', '☐', '☐', '☐'],
        ['5', 'Ravalement façade nord', '☐', '☐', '☐'],
      ],
      'v',
    )}<p style="margin-top:5mm">Date et signature (parapher chaque page) :</p><p style="font-size:7.6pt">Si la résolution est amendée en cours d’assemblée, le votant par correspondance ayant voté favorablement est assimilé à un défaillant.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'VOTE_PAR_CORRESPONDANCE',
    facts: {
      meeting_on: '2026-06-04',
      building: 'LE PARC DES ORANGERS',
      building_address: either(
        '48 avenue de la Californie, 06200 NICE',
        '48 avenue de la Californie 06200 NICE',
      ),
    },
    absent: ['owner', 'lots', 'resolutions_adopted', 'quitus', 'iban'],
  },
);

export const CONVOCATIONS_ET_POUVOIRS = [notice, letter, proxy, postal];
