// Notices of meetings, a proxy and a form for voting by post.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const EVRY = [
  ['Élection du président de séance', '24'],
  ['Élection des scrutateurs', '24'],
  ['Approbation des comptes de l’exercice clos le 31/12/2025', '24'],
  ['Quitus au syndic pour l’exercice 2025', '24'],
  ['Actualisation du budget 2026', '24'],
  ['Vote du budget prévisionnel 2027', '24'],
  ['Fixation de la cotisation du fonds de travaux', '25'],
  ['Remplacement des réseaux d’eau chaude sanitaire', '24'],
  ['Souscription d’un emprunt collectif', '26-4'],
  ['Point sur les procédures en cours', 'sans vote'],
] as const;
const evry = paperOf(
  'convocation-avis-evry',
  `font: 9pt 'DejaVu Sans', sans-serif; .o td, .o th { border-bottom: .15mm solid #0a7f5a; padding: 1.1mm } .o td:first-child { width: 9mm } .to { margin: 4mm 0 8mm 98mm } .p { font-size: 8.2pt } h2 { font-size: 10pt; color: #0a7f5a } .f { position: absolute; bottom: 7mm; font-size: 6.6pt }`,
  [
    `<b style="font-size:15pt;color:#0a7f5a">SYNERGIE COPRO 91</b><br>3 cours Blaise Pascal, 91000 ÉVRY-COURCOURONNES<p class="to">RAR 2C 000 118 2207 4<br>M. DIALLO Mamadou Lamine et Mme BAH Aïssatou<br>2 allée Jean Rostand – Bât. Delacroix<br>91000 ÉVRY-COURCOURONNES</p><p>Évry-Courcouronnes, le 7 mai 2026</p><p><b>Objet : assemblée générale annuelle – LES PYRAMIDES DE L’AGORA (n° AC9-118-250), 2 à 10 allée Jean Rostand, 91000 ÉVRY-COURCOURONNES</b></p><p>Mesdames, Messieurs, nous vous prions d’assister à l’assemblée générale qui aura lieu le <b>LUNDI 8 JUIN 2026 à 19 H 00</b>, gymnase du Bois Sauvage (accueil dès 18 h 30), ou à distance par le lien qui vous sera adressé. Ordre du jour :</p>
    ${table(
      ['N°', 'Résolution', 'Art.'],
      EVRY.map(([title, article], index) => [index + 1, title, article]),
      'o',
    )}
    <p style="margin-top:4mm">Les formulaires de vote par correspondance doivent nous parvenir au plus tard trois jours francs avant la réunion, soit le 4 juin 2026.</p><p style="font-size:7.6pt">Si vous ne pouvez assister à la réunion, vous avez intérêt à vous y faire représenter par un mandataire de votre choix, copropriétaire ou non, muni d’un pouvoir régulier. Le syndic, son conjoint, le partenaire lié à lui par un pacte civil de solidarité et ses préposés ne peuvent présider l’assemblée ni recevoir mandat. Conformément à l’article 18-1 de la loi du 10 juillet 1965, les pièces justificatives des charges seront tenues à la disposition de tous les copropriétaires le 28 mai 2026 de 9 h 30 à 12 h et de 14 h à 16 h, sur rendez-vous. Les copropriétaires ayant accepté la voie électronique reçoivent la présente par lettre recommandée électronique.</p><p style="font-size:7.6pt">Faute du quorum de majorité prévu pour la question 9, il sera procédé au second vote dans les conditions de l’article 25-1. Pensez à signaler au syndic tout changement d’adresse : la dernière notifiée fait foi.</p><p class="f">SYNERGIE COPRO 91 SAS – RCS Évry 900 001 350 – CPI 9101 2017 000 000 518 – garantie Crédit Exemple – page 1/2</p>`,
    `<h2>Projets de résolutions et pièces</h2><div class="p"><p><b>3.</b> L’assemblée générale, après en avoir délibéré, approuve les comptes de l’exercice du 01/01/2025 au 31/12/2025, faisant ressortir des charges nettes de 402 118,90 €.</p><p><b>4.</b> L’assemblée générale donne quitus au syndic.</p><p><b>5.</b> Le budget 2026 voté pour 410 000 € est porté à 421 500 €.</p><p><b>6.</b> Le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027 est fixé à 428 000,00 €.</p><p><b>7.</b> Le montant annuel de la cotisation au fonds de travaux est fixé à 21 400,00 €.</p><p><b>8.</b> Travaux confiés à l’entreprise THERMI-SUD pour 612 750,00 € TTC, ou à défaut à PLOMBERIE DU HUREPOIX pour 648 020,00 € TTC. Échéancier : six appels semestriels.</p><p><b>9.</b> Emprunt à adhésion facultative de dix ans, taux fixe de 3,95 %.</p></div><h2>Joindre à votre envoi</h2><p class="p">Pouvoir signé, copie de la pièce d’identité du mandataire. Les états financiers seront mis en ligne le 18 mai 2026 ; ils ne sont pas joints à ce courrier par mesure d’économie, sauf demande écrite.</p><p class="f">SYNERGIE COPRO 91 SAS – page 2/2</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'SYNERGIE COPRO 91',
      owner: 'M. DIALLO Mamadou Lamine et Mme BAH Aïssatou',
      building: 'LES PYRAMIDES DE L’AGORA',
      building_address: '2 à 10 allée Jean Rostand, 91000 ÉVRY-COURCOURONNES',
      rnc: 'AC9118250',
      meeting_on: '2026-06-08',
      sent_on: '2026-05-07',
      resolutions: EVRY.map(([title], index) => `${index + 1}. ${title}`),
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget_a_voter: 42800000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 2140000,
    },
    absent: [
      'annexes',
      'lots',
      'tantiemes_present',
      'resolutions_adopted',
      'works_adopted',
      'quitus',
      'impayes',
    ],
  },
);

const NIMES = [
  'Désignation du bureau',
  'Comptes de l’exercice du 01/07/2025 au 30/06/2026',
  'Quitus',
  'Budget 2027/2028',
  'Fonds de travaux',
  'Candidatures au conseil syndical',
  'Contrat du syndic',
  'Reprise des balustres du quai',
  'Demande de Mme ÁLVAREZ-SOLER : stores',
] as const;
const nimes = paperOf(
  'convocation-lettre-nimes',
  `font: 11pt/1.45 'P052', serif; padding: 20mm 24mm; ol { margin: 2mm 0 } li { margin-bottom: .6mm }`,
  [
    `<p><b>Cabinet Vidal-Teissonnière</b><br>Syndic de copropriété – 8 boulevard Victor-Hugo – 30000 Nîmes</p><p style="margin-left:85mm">Nue-propriété : M. Thibaud FERRAGUT<br>Usufruit : Mme Paulette FERRAGUT née SOULIER<br>19 quai de la Fontaine<br>30000 Nîmes</p><p style="margin-left:85mm">Nîmes, le mardi 20 octobre 2026</p><p>Madame, Monsieur,</p><p>L’assemblée des copropriétaires des Jardins de la Fontaine (19 quai de la Fontaine à Nîmes, vos lots 11 et 46) est convoquée pour le <b>vendredi 20 novembre 2026</b>, à dix-sept heures trente, à l’hôtel Imperator, avec pour ordre du jour :</p><ol>${NIMES.map((title) => `<li>${title}</li>`).join('')}</ol><p>La précédente assemblée, du 21 novembre 2025, avait reporté la question des balustres. Vous trouverez les projets et les comptes dans le dossier que notre coursier déposera dans votre boîte. L’usufruitière et le nu-propriétaire voudront bien désigner un mandataire commun ; à défaut l’usufruitière vote (article 23 de la loi du 10 juillet 1965).</p><p>Nous vous prions de croire en notre entier dévouement.</p><p style="margin-left:85mm">H. Vidal</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Cabinet Vidal-Teissonnière',
      owner: either(
        'M. Thibaud FERRAGUT Mme Paulette FERRAGUT née SOULIER',
        'Nue-propriété : M. Thibaud FERRAGUT Usufruit : Mme Paulette FERRAGUT née SOULIER',
        'M. Thibaud FERRAGUT',
        'Mme Paulette FERRAGUT née SOULIER',
      ),
      building: 'Jardins de la Fontaine',
      building_address: either(
        '19 quai de la Fontaine, Nîmes',
        '19 quai de la Fontaine, 30000 Nîmes',
      ),
      lots: ['11', '46'],
      meeting_on: '2026-11-20',
      sent_on: '2026-10-20',
      resolutions: NIMES.map((title, index) => `${index + 1}. ${title}`),
      approved_from: '2025-07-01',
      approved_to: '2026-06-30',
    },
    absent: ['rnc', 'annexes', 'budget', 'tantiemes_present', 'resolutions_adopted'],
  },
);

const proxy = paperOf(
  'pouvoir-coupon-colmar',
  `font: 10pt 'Nimbus Sans', sans-serif; padding: 20mm; .b { border: .3mm dashed #000; padding: 6mm; margin-top: 8mm } p { margin-bottom: 4mm }`,
  [
    `<p style="font-size:8pt">IMMO-GESTION DES TROIS ÉPIS – 24 av. de la République – 68002 COLMAR CEDEX – copro@troisepis.example.fr</p><div class="b"><p style="text-align:center;font-size:14pt"><b>DÉLÉGATION DE VOTE (POUVOIR)</b></p><p>Copropriété : 088 RÉS. LE PFEFFEL, 11 rue Kléber, 68000 COLMAR</p><p>Mandant : Mme BAUMGARTNER ép. ZIMMERMANN Elfriede &nbsp;&nbsp; lots 31 et 77 &nbsp;&nbsp; 265 tantièmes</p><p>donne mandat, avec faculté de substitution, à M / Mme : ______________________________</p><p>de la représenter à l’assemblée générale du 26/03/2026 à 18 h 00 (Foyer Saint-Martin) et à toute assemblée ultérieure tenue sur le même ordre du jour par application de l’article 25-1.</p><p>Date : ____ / ____ / 2026 &nbsp;&nbsp;&nbsp; Signature précédée de « Bon pour pouvoir » :</p><p style="height:20mm"></p></div><p style="font-size:7.5pt;margin-top:4mm">Le syndic, son conjoint et ses préposés ne peuvent recevoir de mandat. Trois délégations au plus par mandataire, sauf si le total des voix n’excède pas 10 % des voix du syndicat. Un pouvoir en blanc est remis au président du conseil syndical.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      syndic: 'IMMO-GESTION DES TROIS ÉPIS',
      building: either('RÉS. LE PFEFFEL', 'LE PFEFFEL'),
      building_address: '11 rue Kléber, 68000 COLMAR',
      owner: 'Mme BAUMGARTNER ép. ZIMMERMANN Elfriede',
      lots: ['31', '77'],
      tantiemes: 265,
      meeting_on: '2026-03-26',
    },
    absent: ['resolutions', 'sent_on', 'tantiemes_present'],
  },
);

const postal = paperOf(
  'vote-correspondance-evry',
  `font: 8.6pt 'DejaVu Sans Condensed', sans-serif; td, th { border: .2mm solid #333; padding: 1.6mm } th { background: #e6f4ef } td:nth-child(n+3) { text-align: center; width: 16mm }`,
  [
    `<h1 style="font-size:12.5pt;text-align:center">FORMULAIRE DE VOTE PAR CORRESPONDANCE</h1><p style="font-size:7.4pt;text-align:center">conforme au modèle fixé par l’arrêté du 2 juillet 2020 (article 17-1 A de la loi n° 65-557 du 10 juillet 1965)</p><p>Nom, prénoms du copropriétaire : DIALLO Mamadou Lamine / BAH Aïssatou<br>Adresse : 2 allée Jean Rostand, 91000 ÉVRY-COURCOURONNES<br>Assemblée générale des copropriétaires de : LES PYRAMIDES DE L’AGORA<br>convoquée le : lundi 8 juin 2026 à 19 h 00<br>Date limite de réception : 4 juin 2026 – à envoyer à SYNERGIE COPRO 91, 3 cours Blaise Pascal, 91000 ÉVRY-COURCOURONNES, ou à ag@synergie91.example.fr</p>${table(
      ['N°', 'Objet de la résolution', 'POUR', 'CONTRE', 'ABST.'],
      EVRY.map(([title], index) => [index + 1, title, '☐', '☐', '☐']),
    )}<p style="margin-top:4mm">Paraphe à chaque page. Fait le ........................ à ........................ Signature(s) :</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'VOTE_PAR_CORRESPONDANCE',
    facts: {
      building: 'LES PYRAMIDES DE L’AGORA',
      owner: 'DIALLO Mamadou Lamine / BAH Aïssatou',
      meeting_on: '2026-06-08',
    },
    absent: ['resolutions_adopted', 'tantiemes_present', 'sent_on'],
  },
);

export const CONVOCATIONS_VOTES = [evry, nimes, proxy, postal];
