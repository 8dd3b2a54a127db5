// Notices of two meetings and the proxy that goes with one.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const FILATURES = [
  'Élection du président de séance, des scrutateurs et du secrétaire',
  'Approbation des comptes de l’exercice du 01/10/2024 au 30/09/2025',
  'Quitus au syndic',
  'Actualisation du budget prévisionnel en cours',
  'Vote du budget prévisionnel de l’exercice du 01/10/2026 au 30/09/2027',
  'Renouvellement du contrat de syndic du CABINET HENNION',
  'Élection des membres du conseil syndical',
  'Réfection de l’étanchéité des garages',
  'Honoraires du syndic pour le suivi des travaux de la résolution 8',
  'Mise en place d’un contrat d’entretien de la toiture',
] as const;

const letter = paperOf(
  'convocation-lettre-croix',
  `font: 10pt/1.4 'Nimbus Sans', sans-serif; .o td { padding: 1mm 2mm; vertical-align: top } h1 { font-size: 13pt; text-align: center; border: .4mm solid #000; padding: 2mm } h2 { font-size: 10.5pt; margin: 3mm 0 1mm } p { margin-bottom: 1.6mm }`,
  [
    `<table><tr><td style="width:95mm"><b style="font-size:14pt">CABINET HENNION</b><br>TRANSACTIONS – GESTION – COPROPRIÉTÉ<br>119 GRANDE RUE<br>59100 ROUBAIX</td><td style="padding-top:18mm;font-size:10.5pt">INDIVISION LECOMTE – DEBRUYNE<br>CHEZ MME DEBRUYNE MARTINE<br>5 RUE DU MOULIN DELMAR<br>59650 VILLENEUVE D’ASCQ</td></tr></table><p style="text-align:right;margin-top:6mm">Roubaix, le 23 janvier 2026</p><p>LETTRE RECOMMANDÉE AVEC A.R.</p><h1>CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ORDINAIRE</h1><p>Copropriété : RÉSIDENCE LES FILATURES – 64 AVENUE DES TISSERANDS – 59170 CROIX<br>Vos lots : 6, 41</p><p>Madame, Monsieur,</p><p>Nous avons l’honneur de vous convoquer à l’assemblée générale ordinaire des copropriétaires de votre résidence qui se tiendra le</p><p style="text-align:center"><b>JEUDI 19 FÉVRIER 2026 À 18 H 00<br>Salle Jean Monnet, 2 rue du Trocadéro Neuf, 59170 CROIX</b></p><p>à l’effet de délibérer sur l’ordre du jour suivant :</p>${table(
      [],
      FILATURES.map((subject, index) => [`${index + 1}.`, subject]),
      'o',
    )}<p>Si vous ne pouvez assister à cette réunion, vous pouvez vous y faire représenter à l’aide du pouvoir ci-joint, ou voter par correspondance au moyen du formulaire joint, qui doit nous parvenir au plus tard trois jours francs avant la date de l’assemblée.</p>`,
    `<h1>PROJETS DE RÉSOLUTIONS</h1><h2>Résolution 2 – Approbation des comptes (article 24)</h2><p>L’assemblée générale approuve les comptes de l’exercice du 01/10/2024 au 30/09/2025, tels qu’ils ont été présentés et joints à la convocation.</p><h2>Résolution 3 – Quitus (article 24)</h2><p>L’assemblée générale donne quitus au syndic pour sa gestion arrêtée au 30/09/2025.</p><h2>Résolution 5 – Budget prévisionnel (article 24)</h2><p>L’assemblée générale adopte le budget prévisionnel de l’exercice du 01/10/2026 au 30/09/2027 pour un montant de 47 300,00 €.</p><h2>Résolution 6 – Contrat de syndic (article 25)</h2><p>L’assemblée générale renouvelle le CABINET HENNION dans ses fonctions de syndic pour une durée de dix-huit mois, moyennant des honoraires annuels de 7 140,00 € TTC.</p><h2>Résolution 8 – Étanchéité des garages (article 24)</h2><p>L’assemblée générale, après avoir pris connaissance des devis joints (Toitures de la Marque : 21 430,00 € TTC ; Nord Étanchéité Service : 19 870,00 € TTC), décide de retenir l’offre de l’entreprise ……………… Les fonds seront appelés par tiers les 01/04, 01/07 et 01/10/2026.</p><h2>Résolution 9 – Honoraires sur travaux (article 24)</h2><p>L’assemblée générale fixe la rémunération du syndic à 2,5 % HT du montant HT des travaux.</p><h2>Résolution 10 – Contrat d’entretien (article 24)</h2><p>L’assemblée générale décide de souscrire un contrat annuel d’entretien de la toiture pour 684,00 € TTC.</p><p style="margin-top:5mm">Consultation des pièces justificatives (article 18-1 de la loi du 10 juillet 1965) : en nos bureaux, le mardi 10 février 2026 de 14 h à 17 h, sur rendez-vous.</p><p>Documents joints : état financier et compte de gestion (envoyés sous pli séparé), projet de contrat de syndic, fiche d’information, devis, pouvoir, formulaire de vote par correspondance.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'CABINET HENNION',
      building: 'RÉSIDENCE LES FILATURES',
      building_address: '64 AVENUE DES TISSERANDS, 59170 CROIX',
      owner: either(
        'INDIVISION LECOMTE – DEBRUYNE',
        'INDIVISION LECOMTE – DEBRUYNE CHEZ MME DEBRUYNE MARTINE',
      ),
      lots: ['6', '41'],
      meeting_on: '2026-02-19',
      sent_on: '2026-01-23',
      resolutions: FILATURES.map((subject, index) => `${index + 1}. ${subject}`),
      approved_from: '2024-10-01',
      approved_to: '2025-09-30',
      budget_from: '2026-10-01',
      budget_to: '2027-09-30',
      budget_a_voter: 4730000,
    },
    absent: [
      'rnc',
      'annexes',
      'tantiemes_present',
      'resolutions_adopted',
      'works_adopted',
      'quitus',
      'iban',
      'impayes',
    ],
  },
);

const PLATANES = [
  ['Désignation du bureau', '24'],
  ['Approbation des comptes de l’exercice 2025', '24'],
  ['Quitus au syndic pour l’exercice 2025', '24'],
  ['Approbation du budget prévisionnel 2027', '24'],
  ['Cotisation au fonds de travaux', '25'],
  ['Réfection de la toiture tuiles', '24'],
  ['Délégation de pouvoirs au conseil syndical', '25'],
  ['Installation de sous-compteurs d’eau', '25'],
] as const;
const agenda = paperOf(
  'convocation-tableau-monplaisir',
  `font: 9.6pt/1.4 'DejaVu Sans Condensed', sans-serif; .g td, .g th { border: .2mm solid #666; padding: 1.4mm 2mm } .g th { background: #444; color: #fff } h1 { font-size: 14pt; margin: 8mm 0 3mm }`,
  [
    `<table><tr><td><b style="font-size:13pt">RÉGIE MORAND &amp; FILS</b><br>11 cours Albert Fayolle – 69003 LYON</td><td style="padding-top:20mm">SCI LES TROIS PLATANES<br>3 montée du Colombier<br>69340 FRANCHEVILLE</td></tr></table><h1>Assemblée générale du 26 mars 2026 – convocation</h1><p>Lyon, le 27/02/2026</p><p>Copropriété LE CLOS DES MARINIERS, 27 rue Antoine Perrachon, 69008 LYON – immatriculée au registre sous le n° AD7052914</p><p>Vous êtes convoqué à l’assemblée générale de la copropriété qui aura lieu le <b>jeudi 26 mars 2026 à 18 h 45</b> en nos bureaux, ou par visioconférence (lien transmis sur votre espace).</p><p><b>ORDRE DU JOUR</b></p>${table(
      ['Point', 'Objet', 'Majorité (article)'],
      PLATANES.map(([subject, article], index) => [index + 1, subject, article]),
      'g',
    )}${paragraphs(['', 'Les projets de résolutions, les comptes et les devis sont consultables en ligne depuis votre espace personnel, conformément à votre accord pour la notification électronique.', 'Tout copropriétaire peut déléguer son droit de vote à un mandataire, que ce dernier soit ou non membre du syndicat. Chaque mandataire ne peut recevoir plus de trois délégations de vote ; il peut en recevoir davantage si le total des voix dont il dispose n’excède pas 10 % des voix du syndicat.', 'L’absence répétée des copropriétaires rend certaines décisions impossibles : nous comptons sur votre participation.'])}<p style="text-align:right">Le syndic, Étienne MORAND</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'RÉGIE MORAND & FILS',
      building: 'LE CLOS DES MARINIERS',
      building_address: '27 rue Antoine Perrachon, 69008 LYON',
      rnc: 'AD7052914',
      owner: 'SCI LES TROIS PLATANES',
      meeting_on: '2026-03-26',
      sent_on: '2026-02-27',
      resolutions: PLATANES.map(([subject], index) => `${index + 1}. ${subject}`),
    },
    absent: [
      'lots',
      'annexes',
      'tantiemes_present',
      'resolutions_adopted',
      'works_adopted',
      'quitus',
      'iban',
    ],
  },
);

const proxy = paperOf(
  'pouvoir-croix',
  `font: 11pt/1.6 'Nimbus Sans', sans-serif; padding: 20mm; h1 { font-size: 20pt; text-align: center; letter-spacing: 3mm }`,
  [
    `<p><b>CABINET HENNION</b> – 119 GRANDE RUE – 59100 ROUBAIX</p><h1>POUVOIR</h1><p>Copropriété : RÉSIDENCE LES FILATURES – 64 AVENUE DES TISSERANDS – 59170 CROIX<br>Assemblée générale du 19/02/2026 à 18 h 00</p><p>Je soussigné(e) : INDIVISION LECOMTE – DEBRUYNE<br>Lots : 6, 41</p><p>donne pouvoir à M., Mme ……………………………………………………………………………</p><p>demeurant ……………………………………………………………………………………………</p><p>de me représenter à l’assemblée générale citée ci-dessus, de prendre part aux délibérations et aux votes sur toutes les questions portées à l’ordre du jour, d’accepter toute fonction, de signer tout procès-verbal et, plus généralement, de faire le nécessaire. Le présent pouvoir conservera son effet pour toute assemblée ultérieure réunie sur le même ordre du jour pour défaut de quorum ou de majorité.</p><p>Fait à ……………………………, le ……………………………</p><p>Signature du mandant précédée de la mention « Bon pour pouvoir »</p><p style="margin-top:18mm">Signature du mandataire précédée de la mention « Pouvoir accepté »</p><p style="font-size:8.6pt;margin-top:18mm">Le syndic, son conjoint, le partenaire lié à lui par un pacte civil de solidarité, et ses préposés ne peuvent présider l’assemblée ni recevoir mandat pour représenter un copropriétaire (article 22 de la loi du 10 juillet 1965). En cas d’indivision, les intéressés sont représentés par un mandataire commun.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      building: 'RÉSIDENCE LES FILATURES',
      building_address: '64 AVENUE DES TISSERANDS, 59170 CROIX',
      syndic: 'CABINET HENNION',
      owner: 'INDIVISION LECOMTE – DEBRUYNE',
      lots: ['6', '41'],
      meeting_on: '2026-02-19',
    },
    absent: ['rnc', 'annexes', 'resolutions_adopted', 'iban'],
  },
);

export const AVIS_DE_REUNION = [letter, agenda, proxy];
