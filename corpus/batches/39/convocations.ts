// Notices of meetings, a proxy and a form to vote by post.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const ROULE = [
  'Élection du président de séance',
  'Élection du scrutateur et du secrétaire',
  'Approbation des comptes de l’exercice du 01/01/2025 au 31/12/2025',
  'Quitus au syndic',
  'Élection des membres du conseil syndical',
  'Vote du budget prévisionnel de l’exercice 2027',
  'Cotisation au fonds de travaux',
  'Remplacement de la chaudière collective',
  'Saisie immobilière du lot 9',
] as const;
const cherbourg = paperOf(
  'convocation-recommandee-cherbourg-b39',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 12mm 14mm; h1 { font-size: 13pt; text-align: center; border: .4mm solid #000; padding: 2mm; margin: 5mm 0 } .o td { border-bottom: .15mm solid #999; padding: 1.3mm } h2 { font-size: 10pt; margin: 4mm 0 1mm } .f { position: absolute; bottom: 6mm; font-size: 6.6pt; left: 14mm; right: 14mm }`,
  [
    `<table><tr><td><b style="font-size:13pt">CABINET LEMARINEL</b><br>Administrateur de biens<br>6 rue du Port<br>50100 CHERBOURG-EN-COTENTIN</td><td style="padding:12mm 0 0 20mm"><span style="font-size:7pt">LETTRE RECOMMANDÉE AVEC A.R. n° 1A 204 771 8830 2</span><br>MADAME ODETTE LEPOITTEVIN<br>USUFRUITIERE DES CTS LEPOITTEVIN<br>3 CHEMIN DES ROCHAMBEAUX<br>50690 MARTINVAST</td></tr></table><p style="text-align:right;margin-top:4mm">Cherbourg, le 13 mars 2026</p><h1>CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ORDINAIRE</h1><p>Copropriété LE ROULE, 45 avenue de Paris, 50100 CHERBOURG-EN-COTENTIN – immatriculée sous le n° AA3150982<br>Vos lots : 17, 40 – vos tantièmes : 612 / 10000</p><p>Madame,</p><p>Nous avons l’honneur de vous convoquer à l’assemblée générale ordinaire des copropriétaires qui se tiendra le <b>mardi 14 avril 2026 à 17 heures 45</b>, salle Chantereyne, 2 rue du Diablotin à Cherbourg-en-Cotentin, à l’effet de délibérer sur l’ordre du jour suivant :</p>${table(
      [],
      ROULE.map((subject, index) => [
        `${index + 1}.`,
        subject,
        index === 4 || index === 6 || index === 8 ? 'art. 25' : 'art. 24',
      ]),
      'o',
    )}<p style="margin-top:3mm">Les pièces justificatives des charges sont consultables à nos bureaux le 7 avril 2026 de 9 h à 12 h (article 18-1 de la loi du 10 juillet 1965). Si vous ne pouvez assister à la réunion, vous pouvez donner pouvoir ou voter par correspondance au moyen des formulaires joints, ce dernier devant nous parvenir au plus tard trois jours francs avant la réunion.</p><p class="f">SARL au capital de 8.000 € – RCS Cherbourg 900 000 440 – CPI 5002 2017 000 000 440 – Garant : Mutuelle Garantie Exemple – page 1/2</p>`,
    `<h1>PROJETS DE RÉSOLUTIONS</h1><h2>Point 3</h2><p>L’assemblée générale, après avoir entendu les explications du syndic et l’avis du conseil syndical, approuve en leur forme, teneur, imputation et répartition les comptes de l’exercice du 01/01/2025 au 31/12/2025.</p><h2>Point 4</h2><p>L’assemblée générale donne quitus au syndic.</p><h2>Point 6</h2><p>Le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027 est adopté pour 66 200,00 €.</p><h2>Point 7</h2><p>La cotisation annuelle au fonds de travaux est fixée à 3 310,00 €.</p><h2>Point 8</h2><p>L’assemblée décide le remplacement de la chaudière collective. Devis joints : Thermique du Cotentin 58 400,00 € TTC ; Chauffage Hague Services 61 950,00 € TTC.</p><h2>Point 9</h2><p>L’assemblée habilite le syndic à engager la saisie immobilière du lot 9 en vue du recouvrement de la créance du syndicat, s’élevant à 6 214,77 € au 28/02/2026. Mise à prix : 20 000 €.</p><p class="f">page 2/2</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'CABINET LEMARINEL',
      building: 'LE ROULE',
      building_address: '45 avenue de Paris, 50100 CHERBOURG-EN-COTENTIN',
      rnc: 'AA3150982',
      owner: either(
        'MADAME ODETTE LEPOITTEVIN',
        'MADAME ODETTE LEPOITTEVIN USUFRUITIERE DES CTS LEPOITTEVIN',
      ),
      lots: ['17', '40'],
      tantiemes: 612,
      meeting_on: '2026-04-14',
      sent_on: '2026-03-13',
      resolutions: ROULE.map((subject, index) => `${index + 1}. ${subject}`),
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 331000,
    },
    absent: [
      'tantiemes_present',
      'resolutions_adopted',
      'works_adopted',
      'quitus',
      'iban',
      'annexes',
    ],
  },
);

const LOCMARIA = [
  'Désignation du bureau',
  'Point sur les procédures en cours',
  'Travaux d’isolation du pignon nord',
  'Choix du maître d’œuvre',
  'Souscription d’un emprunt collectif',
] as const;
const quimper = paperOf(
  'convocation-extraordinaire-quimper-b39',
  `font: 10.2pt/1.5 'Nimbus Roman', serif; padding: 18mm 20mm`,
  [
    `<p><b>CABINET KERVELLA &amp; FILS</b><br>19 boulevard de Kerguélen – 29000 QUIMPER</p><p style="margin:6mm 0 6mm 95mm">M. et Mme QUÉMÉNEUR Yann<br>8 hent Coz<br>29170 FOUESNANT</p><p style="text-align:right">Quimper, le 9 novembre 2026</p><p><b>Objet : assemblée générale extraordinaire – LE CLOS DE LOCMARIA, 3 et 5 allée de Locmaria, 29000 QUIMPER</b></p><p>Madame, Monsieur,</p><p>À la demande du conseil syndical, nous vous invitons à participer à l’assemblée générale extraordinaire de votre copropriété, le <b>jeudi 10 décembre 2026 à 18 heures</b>, à la salle Jean Moulin, ou par visioconférence (le lien vous sera communiqué sur demande).</p><p><b>ORDRE DU JOUR</b></p>${LOCMARIA.map((subject, index) => `<p style="margin:0 0 1mm 8mm">${index + 1} – ${subject}</p>`).join('')}<p style="margin-top:4mm">Le devis descriptif, le plan de financement et la notice de l’emprunt sont annexés à la présente. Le montant des travaux soumis au vote est de 214 600 € TTC ; une aide de 68 000 € est sollicitée.</p><p>En cas d’empêchement, merci de retourner le pouvoir joint à un autre copropriétaire ou à toute personne de votre choix, le syndic ne pouvant en recevoir.</p><p>Nous vous prions d’agréer nos salutations distinguées.</p><p style="text-align:right">Le syndic, Gildas KERVELLA</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'CABINET KERVELLA & FILS',
      building: 'LE CLOS DE LOCMARIA',
      building_address: '3 et 5 allée de Locmaria, 29000 QUIMPER',
      owner: 'M. et Mme QUÉMÉNEUR Yann',
      meeting_on: '2026-12-10',
      sent_on: '2026-11-09',
      resolutions: LOCMARIA.map((subject, index) => `${index + 1}. ${subject}`),
    },
    absent: [
      'rnc',
      'lots',
      'resolutions_adopted',
      'works_adopted',
      'works_adopted_total',
      'annexes',
      'budget',
    ],
  },
);

const pouvoir = paperOf(
  'pouvoir-formule-quimper-b39',
  `font: 10pt/1.6 'Nimbus Sans', sans-serif; padding: 20mm; h1 { text-align: center; letter-spacing: 2mm; font-size: 17pt } .b { border: .3mm solid #000; padding: 5mm }`,
  [
    `<p>CABINET KERVELLA &amp; FILS – 19 boulevard de Kerguélen – 29000 QUIMPER</p><h1>POUVOIR</h1><div class="b"><p>Je soussigné(e) : M. et Mme QUÉMÉNEUR Yann, demeurant 8 hent Coz, 29170 FOUESNANT<br>copropriétaire(s) dans l’immeuble LE CLOS DE LOCMARIA, 3 et 5 allée de Locmaria, 29000 QUIMPER, lots n° 12, 36, représentant 287 tantièmes,</p><p>donne par les présentes pouvoir à : ......................................................</p><p>de me représenter à l’assemblée générale extraordinaire des copropriétaires convoquée pour le jeudi 10 décembre 2026 à 18 heures, signer la feuille de présence, prendre part aux délibérations, émettre tous votes et accepter toutes missions.</p><p>Fait à ............................ le ............................</p><p>Signature précédée de la mention manuscrite « Bon pour pouvoir » :</p><p style="height:18mm"></p><p>Le mandataire, « pouvoir accepté » :</p></div><p style="font-size:7.6pt;margin-top:5mm">Article 22 de la loi du 10 juillet 1965 : chaque mandataire ne peut, à quelque titre que ce soit, recevoir plus de trois délégations de vote, sauf si le total des voix dont il dispose lui-même et de celles de ses mandants n’excède pas 10 % des voix du syndicat.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      syndic: 'CABINET KERVELLA & FILS',
      building: 'LE CLOS DE LOCMARIA',
      building_address: '3 et 5 allée de Locmaria, 29000 QUIMPER',
      owner: 'M. et Mme QUÉMÉNEUR Yann',
      lots: ['12', '36'],
      tantiemes: 287,
      meeting_on: '2026-12-10',
    },
    absent: ['rnc', 'resolutions_adopted', 'tantiemes_present'],
  },
);

const vote = paperOf(
  'vote-correspondance-cherbourg-b39',
  `font: 8.6pt/1.35 'DejaVu Sans', sans-serif; h1 { font-size: 13pt; text-align: center } td, th { border: .2mm solid #333; padding: 1.6mm } th { background: #e8e8e8 } .v td:nth-child(n+3) { text-align: center; width: 18mm }`,
  [
    `<p><b>CABINET LEMARINEL</b>, 6 rue du Port, 50100 CHERBOURG-EN-COTENTIN – ag@lemarinel.example.fr</p><h1>FORMULAIRE DE VOTE PAR CORRESPONDANCE</h1><p style="text-align:center">Article 17-1 A de la loi n° 65-557 du 10 juillet 1965 – arrêté du 2 juillet 2020</p><p>Syndicat des copropriétaires LE ROULE, 45 avenue de Paris, 50100 CHERBOURG-EN-COTENTIN<br>Assemblée générale du 14/04/2026 à 17 h 45<br>Copropriétaire : MADAME ODETTE LEPOITTEVIN – Lots : 17, 40 – Tantièmes : 612</p><p>Pour être pris en compte, ce formulaire doit être reçu par le syndic au plus tard le 09/04/2026 à minuit. Chaque page doit être paraphée et la dernière signée.</p>${table(
      ['N°', 'Objet de la résolution', 'Pour', 'Contre', 'Abstention'],
      ROULE.map((subject, index) => [`${index + 1}`, subject, '☐', '☐', '☐']),
      'v',
    )}<p style="margin-top:6mm">Fait à ...................... le ...................... &nbsp;&nbsp; Signature :</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'VOTE_PAR_CORRESPONDANCE',
    facts: {
      syndic: 'CABINET LEMARINEL',
      building: 'LE ROULE',
      building_address: '45 avenue de Paris, 50100 CHERBOURG-EN-COTENTIN',
      owner: 'MADAME ODETTE LEPOITTEVIN',
      lots: ['17', '40'],
      tantiemes: 612,
      meeting_on: '2026-04-14',
    },
    absent: ['rnc', 'resolutions_adopted', 'resolutions_rejected', 'quitus'],
  },
);

export const CONVOCATIONS = [cherbourg, quimper, pouvoir, vote];
