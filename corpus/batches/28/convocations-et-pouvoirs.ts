// Notices of meetings with their drafts, a proxy, a ballot by post.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const HERY = [
  'Élection du président de séance, des scrutateurs et du secrétaire',
  'Approbation des comptes de l’exercice 2025/2026',
  'Quitus au syndic pour sa gestion',
  'Approbation du budget prévisionnel de l’exercice 2027/2028',
  'Fixation du montant de la cotisation au fonds de travaux',
  'Désignation du syndic et approbation de son contrat',
  'Élection des membres du conseil syndical',
  'Réalisation d’un projet de plan pluriannuel de travaux (PPPT)',
  'Réfection de l’étanchéité des garages',
  'Demande de Mme CHAPPAZ : fermeture de loggia',
] as const;
const savoie = paperOf(
  'convocation-recommandee-mont-blanc-albertville',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; padding: 14mm 17mm; .o td { border-bottom: .15mm solid #bbb; padding: 1.1mm 2mm } .o td:first-child { width: 10mm; font-weight: bold } h1 { font-size: 13pt; color: #1b5e57; margin: 6mm 0 3mm } h2 { font-size: 9.6pt; color: #1b5e57; margin: 3mm 0 1mm } .ft { position: absolute; bottom: 6mm; left: 17mm; right: 17mm; font-size: 6.6pt; border-top: .2mm solid #1b5e57; padding-top: 1mm }`,
  [
    `<table><tr><td><b style="font-size:14pt;color:#1b5e57">TARENTAISE COPRO</b><br>60 rue de la République – 73200 ALBERTVILLE<br>04 79 00 13 85 – ag@tarentaise-copro.example.fr</td><td style="font-size:10pt;padding-top:16mm;width:78mm">LRAR n° 1A 204 118 7752 3<br>M. CHAPPAZ Régis et Mme née FONTVIEILLE<br>88 chemin des Salines<br>73600 MOÛTIERS</td></tr></table>
    <p style="margin-top:6mm">Albertville, le 29 septembre 2026</p><p>Copropriété <b>LE MONT BLANC</b> – 24 avenue Jean Jaurès – 73200 ALBERTVILLE – immatriculation AE4 417 330<br>Vos lots : 8 et 51 – 318 tantièmes</p>
    <h1>CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ORDINAIRE</h1><p>Madame, Monsieur, nous avons l’honneur de vous convoquer à l’assemblée générale des copropriétaires de votre immeuble, qui se tiendra le</p><p style="text-align:center;font-size:11pt"><b>MARDI 27 OCTOBRE 2026 À 18 H 30</b><br>Salle de Maistre, 4 route de Pallud, 73200 ALBERTVILLE</p><p>à l’effet de délibérer sur l’ordre du jour suivant :</p>${table(
      [],
      HERY.map((title, index) => [index + 1, title]),
      'o',
    )}<p style="margin-top:3mm">Si vous ne pouvez assister à cette réunion, vous pouvez vous y faire représenter au moyen du pouvoir joint, ou voter par correspondance : le formulaire doit nous parvenir au plus tard trois jours francs avant la réunion, soit le 23 octobre 2026. Les pièces justificatives des charges seront tenues à votre disposition le 20 octobre 2026 de 14 h à 17 h en nos bureaux.</p><p>Pièces jointes : projets de résolutions ; état financier et comptes de gestion (adressés sous pli séparé) ; contrat de syndic ; formulaire de vote par correspondance ; pouvoir.</p><div class="ft">Tarentaise Copro – SARL au capital de 30 000 € – RCS Chambéry 900 001 214 – CPI 7301 2019 000 000 071 – Garantie : Exemple Caution – 1/2</div>`,
    `<p>LE MONT BLANC – Assemblée générale du 27/10/2026 – PROJETS DE RÉSOLUTIONS</p><h2>2. Approbation des comptes (art. 24)</h2><p>Projet : l’assemblée générale approuve les comptes de l’exercice du 01/07/2025 au 30/06/2026, qui présentent un total de charges nettes de 61 207,44 €.</p><h2>3. Quitus (art. 24)</h2><p>Projet : l’assemblée générale donne quitus au syndic pour sa gestion de l’exercice clos le 30/06/2026.</p><h2>4. Budget prévisionnel (art. 24)</h2><p>Projet : l’assemblée générale adopte le budget de l’exercice du 01/07/2027 au 30/06/2028, arrêté à 64 800,00 €, appelé en quatre provisions égales.</p><h2>5. Fonds de travaux (art. 25)</h2><p>Projet : l’assemblée générale fixe la cotisation annuelle à 3 240,00 €.</p><h2>6. Désignation du syndic (art. 25, 25-1)</h2><p>Projet : l’assemblée générale désigne TARENTAISE COPRO pour une durée de dix-huit mois, du 01/01/2027 au 30/06/2028.</p><h2>7. Conseil syndical (art. 25)</h2><p>Candidats déclarés : Mme PICCAMIGLIO, M. VAN DEN BOSSCHE, M. REY-MILLET.</p><h2>8. PPPT (art. 24)</h2><p>Projet : l’assemblée générale confie l’élaboration du PPPT au bureau d’études Alpes Thermique pour 5 760,00 € TTC, financés par le fonds de travaux.</p><h2>9. Étanchéité des garages (art. 24)</h2><p>Projet : l’assemblée générale, après examen des devis (Étanch’Isère 22 415,00 € TTC ; Savoie Asphalte 24 903,00 € TTC), retient l’entreprise .................... pour un montant de .................... Appels : 50 % au 01/02/2027, 50 % au 01/04/2027.</p><h2>10. Fermeture de loggia (art. 25)</h2><p>Projet : l’assemblée générale autorise Mme CHAPPAZ à fermer la loggia du lot 8 par un vitrage coulissant, à ses frais.</p><p style="margin-top:5mm;font-size:8pt">Article 22 de la loi du 10 juillet 1965 : chaque mandataire ne peut, à quelque titre que ce soit, recevoir plus de trois délégations de vote.</p><div class="ft">Tarentaise Copro – SARL au capital de 30 000 € – RCS Chambéry 900 001 214 – CPI 7301 2019 000 000 071 – Garantie : Exemple Caution – 2/2</div>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'TARENTAISE COPRO',
      building: 'LE MONT BLANC',
      building_address: '24 avenue Jean Jaurès, 73200 ALBERTVILLE',
      rnc: 'AE4417330',
      owner: either(
        'M. CHAPPAZ Régis et Mme née FONTVIEILLE',
        'M. CHAPPAZ Régis',
        'M. CHAPPAZ Régis et Mme',
      ),
      lots: ['8', '51'],
      tantiemes: 318,
      meeting_on: '2026-10-27',
      sent_on: '2026-09-29',
      resolutions: HERY.map((title, index) => `${index + 1}. ${title}`),
      approved_from: '2025-07-01',
      approved_to: '2026-06-30',
      budget_a_voter: 6480000,
      budget_from: '2027-07-01',
      budget_to: '2028-06-30',
      cotisation_fonds_travaux: 324000,
    },
    absent: [
      'resolutions_adopted',
      'resolutions_rejected',
      'tantiemes_present',
      'works_adopted',
      'iban',
    ],
  },
);

const GLACIS = [
  'Bureau de séance',
  'Comptes 2025',
  'Quitus',
  'Budget 2027',
  'Fonds travaux',
  'Changement des boîtes aux lettres',
] as const;
const mail = paperOf(
  'convocation-courriel-glacis-belfort',
  `font: 10pt/1.5 'DejaVu Sans', sans-serif; padding: 12mm 18mm; .h { font-size: 8.4pt; border-bottom: .3mm solid #999; padding-bottom: 3mm; margin-bottom: 5mm } ol { margin: 2mm 0 }`,
  [
    `<div class="h"><b>Objet : Convocation AG 2026 – 12 rue des Glacis du Château</b><br>De : Nadège Tournier &lt;nadege.tournier@example.fr&gt;<br>À : Ahmet YILDIZ &lt;a.yildiz@example.fr&gt;<br>Date : lun. 4 mai 2026 19:22<br>Pièces jointes : comptes-2025.xlsx, pouvoir.pdf</div>
    <p>Bonjour Monsieur YILDIZ,</p><p>En ma qualité de syndic bénévole de la copropriété du 12 rue des Glacis du Château, 90000 Belfort, je vous convoque à l’assemblée générale annuelle qui aura lieu</p><p><b>le samedi 30 mai 2026 à 10 heures, chez Mme Grosjean (rez-de-chaussée).</b></p><p>Ordre du jour :</p><ol>${GLACIS.map((title) => `<li>${title}</li>`).join('')}</ol><p>Pour le point 4, je propose un budget de 5 400 € du 1er janvier au 31 décembre 2027, et pour le point 5 une cotisation de 270 €.</p><p>Si vous ne pouvez pas venir, renvoyez le pouvoir signé à la personne de votre choix. Vous aviez accepté les notifications par voie électronique par lettre du 3 février 2024.</p><p>Cordialement,<br>Nadège Tournier<br>12 rue des Glacis du Château, 2e étage</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Nadège Tournier',
      building_address: '12 rue des Glacis du Château, 90000 Belfort',
      owner: either('Monsieur YILDIZ', 'Ahmet YILDIZ'),
      meeting_on: '2026-05-30',
      sent_on: '2026-05-04',
      resolutions: GLACIS.map((title, index) => `${index + 1}. ${title}`),
      budget_a_voter: 540000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 27000,
    },
    absent: ['rnc', 'lots', 'resolutions_adopted', 'quitus', 'tantiemes_present', 'iban'],
  },
);

const proxy = paperOf(
  'pouvoir-imprime-ripaille-thonon-les-bains',
  `font: 10.4pt/1.7 'P052', serif; padding: 22mm`,
  [
    `<p><b>Léman Gestion</b>, syndic – 4 place des Arts – 74200 THONON-LES-BAINS</p><h1 style="font-size:20pt;text-align:center;letter-spacing:2mm;margin:10mm 0">POUVOIR</h1><p>Je soussigné(e) : <b>Mme DUBOULOZ-MONNET Clémence</b>, copropriétaire des lots n° 22, 23 et 90 représentant 402 / 10 000 tantièmes de la copropriété <b>RÉSIDENCE DE RIPAILLE</b>, 15 avenue Saint-François de Sales, 74200 THONON-LES-BAINS,</p><p>donne pouvoir à M. / Mme ............................................................................................</p><p>demeurant ............................................................................................................................</p><p>pour me représenter à l’assemblée générale ordinaire convoquée le <b>jeudi 21 mai 2026 à 18 h 00</b>, à l’Espace Tully, et à toute assemblée ultérieure réunie sur le même ordre du jour faute de quorum ou de majorité ; en conséquence, signer la feuille de présence, prendre part aux délibérations et aux votes, accepter toutes fonctions.</p><p>Fait à ........................................ , le ........................................</p><p>Signature précédée de la mention « Bon pour pouvoir » :</p><p style="margin-top:25mm;font-size:8pt;line-height:1.35">Le syndic, son conjoint, le partenaire lié à lui par un pacte civil de solidarité, et ses préposés ne peuvent recevoir mandat (article 22 de la loi n° 65-557 du 10 juillet 1965). Un pouvoir en blanc est remis au président du conseil syndical ou, à défaut, au président de séance. « Bon pour acceptation de pouvoir » à porter par le mandataire.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      syndic: 'Léman Gestion',
      building: 'RÉSIDENCE DE RIPAILLE',
      building_address: '15 avenue Saint-François de Sales, 74200 THONON-LES-BAINS',
      owner: 'Mme DUBOULOZ-MONNET Clémence',
      lots: ['22', '23', '90'],
      tantiemes: 402,
      base: 10000,
      meeting_on: '2026-05-21',
    },
    absent: ['resolutions_adopted', 'tantiemes_present', 'rnc', 'quitus'],
  },
);

const BALLOT = [
  'Élection du bureau',
  'Approbation des comptes 2025',
  'Quitus au syndic',
  'Budget prévisionnel 2027',
  'Fonds de travaux 2027',
  'Modernisation de l’ascenseur – avenant n° 1',
  'Mandat du syndic',
] as const;
const ballot = paperOf(
  'vote-correspondance-orangerie-strasbourg',
  `font: 9pt/1.4 'Carlito', sans-serif; .b td, .b th { border: .2mm solid #666; padding: 1.6mm 2mm; text-align: center } .b td:nth-child(2) { text-align: left } .b th { background: #fbe9d0 }`,
  [
    `<p><b>Cabinet Wolff-Aït Kaci</b>, 19 allée de la Robertsau, 67000 STRASBOURG</p><h1 style="font-size:14pt;text-align:center">FORMULAIRE DE VOTE PAR CORRESPONDANCE</h1><p style="text-align:center">(article 17-1 A de la loi du 10 juillet 1965 – articles 9 et 9 bis du décret du 17 mars 1967 – arrêté du 2 juillet 2020)</p><p>Syndicat des copropriétaires L’ORANGERIE – 8 rue Schiller, 67000 STRASBOURG<br>Assemblée générale du 4 juin 2026 à 18 h 15, Maison Diocésaine<br>Copropriétaire : SARL HOLTZINGER &amp; FILS – lots 2, 3 – 1 118 / 10 000</p><p>À faire parvenir au syndic au plus tard trois jours francs avant la date de la réunion. Cochez une seule case par ligne. Toute ligne non renseignée vaut défaillance.</p>${table(
      ['N°', 'Objet de la question', 'Art.', 'Pour', 'Contre', 'Abstention'],
      BALLOT.map((title, index) => [
        index + 1,
        title,
        [4, 6].includes(index) ? '25' : '24',
        '☐',
        '☐',
        '☐',
      ]),
      'b',
    )}<p style="margin-top:6mm">Fait à ........................ le ........................ &nbsp;&nbsp; Nom, prénom et signature du votant, paraphe de chaque page</p><p style="font-size:7.6pt">Lorsque la résolution est amendée en cours d’assemblée, le votant par correspondance favorable est assimilé à un copropriétaire défaillant pour cette résolution. En cas de vote à bulletin secret ou de présence du copropriétaire, le formulaire n’est pas pris en compte.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'VOTE_PAR_CORRESPONDANCE',
    facts: {
      syndic: 'Cabinet Wolff-Aït Kaci',
      building: 'L’ORANGERIE',
      building_address: '8 rue Schiller, 67000 STRASBOURG',
      owner: 'SARL HOLTZINGER & FILS',
      lots: ['2', '3'],
      tantiemes: 1118,
      base: 10000,
      meeting_on: '2026-06-04',
      resolutions: BALLOT.map((title, index) => `${index + 1}. ${title}`),
    },
    absent: ['resolutions_adopted', 'resolutions_rejected', 'tantiemes_present', 'quitus', 'rnc'],
  },
);

export const CONVOCATIONS_ET_POUVOIRS = [savoie, mail, proxy, ballot];
