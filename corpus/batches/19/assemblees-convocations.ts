// Notices of meetings: a network's registered letter with drafts, a volunteer's mail, a proxy, a postal vote.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const LIMOGES = [
  'Élection du président de séance',
  'Élection du secrétaire et du scrutateur',
  'Approbation des comptes de l’exercice du 01/07/2025 au 30/06/2026',
  'Quitus au syndic',
  'Élection des membres du conseil syndical',
  'Budget prévisionnel de l’exercice du 01/07/2027 au 30/06/2028',
  'Cotisation au fonds de travaux',
  'Renouvellement du mandat du Cabinet Rouffiac, Beyrand & Associés',
  'Remplacement de la chaudière collective',
  'Demande de la SCI PORCELAINE : création d’une ouverture en façade sur cour',
] as const;
const DRAFTS = [
  [
    '3',
    'Projet de résolution : l’assemblée générale approuve les comptes de l’exercice du 01/07/2025 au 30/06/2026 tels que présentés en annexe. Majorité : article 24.',
  ],
  [
    '4',
    'Projet de résolution : l’assemblée générale donne quitus au syndic pour l’exercice écoulé. Majorité : article 24.',
  ],
  [
    '6',
    'Projet de résolution : l’assemblée générale arrête le budget prévisionnel de l’exercice du 01/07/2027 au 30/06/2028 à la somme de 61 900,00 €. Majorité : article 24.',
  ],
  [
    '7',
    'Projet de résolution : la cotisation annuelle au fonds de travaux est fixée à 3 095,00 €. Majorité : article 25.',
  ],
  [
    '8',
    'Projet de résolution : l’assemblée désigne le Cabinet Rouffiac, Beyrand & Associés pour une durée de dix-huit mois, du 26/11/2026 au 25/05/2028. Majorité : article 25.',
  ],
  [
    '9',
    'Projet de résolution : l’assemblée décide le remplacement de la chaudière. Devis A : ENERGILIM 48 760,00 € TTC. Devis B : LIMOUSIN CHALEUR 51 244,00 € TTC. Majorité : article 24.',
  ],
] as const;
const letter = paperOf(
  'convocation-cabinet-limoges',
  `font: 9.4pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 14mm 16mm; td { padding: .7mm 1.5mm } .n { width: 9mm; text-align: right } .p td { border-top: .2mm solid #999; padding: 1.6mm }`,
  [
    `<p><b style="font-size:13pt">CABINET ROUFFIAC, BEYRAND & ASSOCIÉS</b><br>22 boulevard Louis Blanc – BP 90117 – 87000 LIMOGES CEDEX – 05 55 00 71 30</p><p style="margin:6mm 0 6mm 98mm">SUCCESSION CHAMPEYMOND ROGER<br>CHEZ ME FAUGERAS, NOTAIRE<br>2 PLACE DENIS DUSSOUBS<br>87000 LIMOGES</p><p>Limoges, le 30 octobre 2026<br>Lettre recommandée avec avis de réception</p><p style="font-size:12pt;border:.4mm solid #000;padding:2mm;text-align:center"><b>CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ORDINAIRE</b></p><p>Copropriété LE CLOS DES ÉMAILLEURS, 17 et 17 bis rue Montmailler, 87000 LIMOGES – RNC AB7730416 – Vos lots : 14 et 62</p><p>Madame, Monsieur,<br>Nous avons l’honneur de vous convoquer à l’assemblée générale des copropriétaires qui se tiendra le <b>jeudi 26 novembre 2026 à 17 h 30</b> dans les locaux du pavillon du Verdurier, place Saint-Pierre à Limoges, à l’effet de délibérer sur l’ordre du jour suivant :</p>${table(
      [],
      LIMOGES.map((subject, index) => [`${index + 1}.`, subject]),
    )}<p style="margin-top:3mm">Conformément à l’article 18-1 de la loi du 10 juillet 1965, les pièces justificatives des charges sont consultables en nos bureaux les 17 et 18 novembre 2026 de 9 h à 12 h, sur rendez-vous. Si vous ne pouvez assister à la réunion, vous pouvez vous y faire représenter (pouvoir joint) ou voter par correspondance ; le formulaire doit nous parvenir trois jours francs avant la réunion.</p><p>Veuillez agréer, Madame, Monsieur, l’expression de nos salutations distinguées.</p><p style="text-align:right">P. Beyrand, gérant</p>`,
    `<p><b>ANNEXE À LA CONVOCATION – PROJETS DE RÉSOLUTION</b> (art. 11 du décret du 17 mars 1967)</p>${table([], DRAFTS, 'p')}<p style="margin-top:4mm">Pièces jointes : comparatif des devis, projet de contrat de syndic, fiche d’information sur le prix et les prestations, formulaire de vote par correspondance, pouvoir. Les annexes comptables vous ont été adressées sous pli séparé le 12 octobre 2026.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'CABINET ROUFFIAC, BEYRAND & ASSOCIÉS',
      building: 'LE CLOS DES ÉMAILLEURS',
      building_address: '17 et 17 bis rue Montmailler, 87000 LIMOGES',
      rnc: 'AB7730416',
      owner: either(
        'SUCCESSION CHAMPEYMOND ROGER',
        'SUCCESSION CHAMPEYMOND ROGER CHEZ ME FAUGERAS',
      ),
      lots: ['14', '62'],
      meeting_on: '2026-11-26',
      sent_on: '2026-10-30',
      resolutions: LIMOGES.map((subject, index) => `${index + 1}. ${subject}`),
      approved_from: '2025-07-01',
      approved_to: '2026-06-30',
      budget_from: '2027-07-01',
      budget_to: '2028-06-30',
      budget_a_voter: 6190000,
      cotisation_fonds_travaux: 309500,
    },
    absent: [
      'annexes',
      'tantiemes_present',
      'resolutions_adopted',
      'works_adopted',
      'quitus',
      'impayes',
      'iban',
    ],
  },
);

const TOURS = [
  'Bureau',
  'Comptes 2025',
  'Quitus',
  'Budget 2027',
  'Fonds travaux (toujours 5 % ?)',
  'Syndic bénévole : qui prend la suite de Patrice ?',
  'Ravalement côté cour : on demande des devis ou pas',
] as const;
const mail = paperOf(
  'convocation-benevole-tours',
  `font: 11pt/1.5 'Carlito', sans-serif; padding: 18mm 22mm; .h { font-size: 9pt; color: #444; border-bottom: .2mm solid #999; margin-bottom: 5mm }`,
  [
    `<div class="h">De : copro8scellerie@example.fr<br>À : o.ferrand@example.fr ; scellerie8@example.fr ; jl.mestivier@example.fr<br>Date : lun. 14 sept. 2026 à 21:07<br>Objet : AG copro 8 rue de la Scellerie<br>Pièces jointes : comptes2025.pdf, pouvoir.doc</div><p>Bonjour à tous,</p><p>Je vous convoque à l’assemblée générale annuelle de la copropriété du 8 rue de la Scellerie, 37000 TOURS, qui aura lieu le <b>samedi 10 octobre 2026 à 10h30</b> chez moi au 2ème gauche.</p><p>Ordre du jour :</p><ol>${TOURS.map((subject) => `<li>${subject}</li>`).join('')}</ol><p>Les factures sont dans le classeur bleu, passez les voir quand vous voulez avant la réunion. Si vous ne venez pas, donnez un pouvoir à quelqu’un. Mme Rabault (sans adresse mail) reçoit la même chose en recommandé.</p><p>À bientôt,<br>Patrice Guillemain<br>syndic bénévole</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Patrice Guillemain',
      building_address: '8 rue de la Scellerie, 37000 TOURS',
      meeting_on: '2026-10-10',
      sent_on: '2026-09-14',
      resolutions: TOURS.map((subject, index) => `${index + 1}. ${subject}`),
    },
    absent: [
      'annexes',
      'rnc',
      'lots',
      'tantiemes_present',
      'resolutions_adopted',
      'quitus',
      'budget',
    ],
  },
);

const proxy = paperOf(
  'pouvoir-coupon-pau',
  `font: 10.5pt/1.6 'Nimbus Sans', sans-serif; padding: 22mm 20mm; .d { border-bottom: .2mm dotted #000; display: inline-block; min-width: 70mm }`,
  [
    `<p>BÉARN IMMO CONSEIL – 21 cours Bosquet 64000 PAU</p><h1 style="text-align:center;font-size:18pt">P O U V O I R</h1><p>Je soussigné(e) <span class="d">M. et Mme LABORDE-TURON Éric</span><br>propriétaire des lots n° 52 et 118, représentant 187 tantièmes,</p><p>dans l’immeuble LE DOMAINE DE TRESPOEY, 73 avenue Trespoey 64000 PAU,</p><p>donne par la présente pouvoir à <span class="d">&nbsp;</span></p><p>à l’effet de me représenter à l’assemblée générale des copropriétaires qui se tiendra le <b>mardi 20 octobre 2026 à 18 heures</b> à la Maison du Citoyen, d’y prendre part à toutes délibérations, émettre tous votes sur les questions figurant à l’ordre du jour, signer la feuille de présence et, généralement, faire le nécessaire. Ce pouvoir vaut également pour l’assemblée qui serait convoquée sur le même ordre du jour en cas de second vote.</p><p>Fait à <span class="d" style="min-width:40mm"></span> le <span class="d" style="min-width:40mm"></span></p><p>Signature précédée de la mention « bon pour pouvoir » :</p><p style="font-size:8pt;margin-top:30mm">Chaque mandataire ne peut recevoir plus de trois délégations de vote, sauf si le total de ses voix et de celles de ses mandants n’excède pas 10 % des voix du syndicat (art. 22). Ce pouvoir ne peut être remis au syndic, à son conjoint ou à ses préposés.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      syndic: 'BÉARN IMMO CONSEIL',
      building: 'LE DOMAINE DE TRESPOEY',
      building_address: '73 avenue Trespoey, 64000 PAU',
      owner: 'M. et Mme LABORDE-TURON Éric',
      lots: ['52', '118'],
      tantiemes: 187,
      meeting_on: '2026-10-20',
    },
    absent: ['rnc', 'resolutions', 'resolutions_adopted', 'quitus', 'base'],
  },
);

const ballot = paperOf(
  'vote-correspondance-orleans',
  `font: 9pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm 14mm; .g td, .g th { border: .2mm solid #000; padding: 1.2mm } .g td:nth-child(n+3) { width: 18mm; text-align: center }`,
  [
    `<h1 style="font-size:13pt;text-align:center">FORMULAIRE DE VOTE PAR CORRESPONDANCE À L’ASSEMBLÉE GÉNÉRALE DES COPROPRIÉTAIRES</h1><p style="text-align:center;font-size:8pt">(arrêté du 2 juillet 2020 – article 17-1 A de la loi n° 65-557 du 10 juillet 1965)</p><p>Nom et prénom du copropriétaire, de l’associé ou du mandataire commun : <b>MME BOUTAULT EPOUSE KACZMAREK IRENE</b><br>Syndicat : RESIDENCE DU BOURDON BLANC, 6 RUE DU BOURDON BLANC 45000 ORLEANS<br>Assemblée générale du : <b>15/12/2026</b> à 18 h 00<br>Formulaire à adresser à : LOIRET SYNDIC SERVICES, 45 RUE ROYALE 45000 ORLEANS, avant le 11/12/2026 inclus</p>${table(
      ['N°', 'Question à l’ordre du jour', 'POUR', 'CONTRE', 'ABST.'],
      [
        ['1', 'Désignation du président de séance', '☐', '☐', '☐'],
        ['2', 'Approbation des comptes 2025/2026', '☐', '☐', '☐'],
        ['3', 'Quitus au syndic', '☐', '☐', '☐'],
        ['4', 'Budget prévisionnel 2027/2028', '☐', '☐', '☐'],
        ['5', 'Remplacement des compteurs d’eau', '☐', '☐', '☐'],
      ],
      'g',
    )}<p style="margin-top:4mm">Si l’une des résolutions est amendée en cours d’assemblée, le copropriétaire ayant voté par correspondance est assimilé à un copropriétaire défaillant pour cette résolution. Le formulaire n’est pas pris en compte s’il est reçu après la date indiquée ou s’il n’est pas signé et paraphé.</p><p>Fait à ..................... le ..................... Signature :</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'VOTE_PAR_CORRESPONDANCE',
    facts: {
      syndic: 'LOIRET SYNDIC SERVICES',
      building: 'RESIDENCE DU BOURDON BLANC',
      building_address: '6 RUE DU BOURDON BLANC, 45000 ORLEANS',
      owner: 'MME BOUTAULT EPOUSE KACZMAREK IRENE',
      meeting_on: '2026-12-15',
    },
    absent: ['rnc', 'resolutions_adopted', 'quitus', 'budget', 'tantiemes_present'],
  },
);

export const ASSEMBLEES_CONVOCATIONS = [letter, mail, proxy, ballot];
