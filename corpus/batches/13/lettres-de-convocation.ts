// Notices of meetings, one with the accounts behind it, and a proxy to send back.
import { either, type Paper, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';
import { BRIQUES_CSS, BRIQUES_PAGES, briquesTruths } from './comptes-du-syndicat.ts';

const LOCH = [
  ['Désignation du président de séance', '24'],
  ['Désignation d’un scrutateur', '24'],
  ['Compte rendu de gestion du syndic', 'sans vote'],
  ['Approbation des comptes de l’exercice 2025', '24'],
  ['Quitus au syndic pour sa gestion', '24'],
  ['Budget prévisionnel de l’exercice 2027', '24'],
  ['Fixation de la cotisation au fonds de travaux', '25'],
  ['Désignation de LE BIHAN IMMOBILIER en qualité de syndic', '25'],
  ['Ravalement du pignon ouest', '24'],
  ['Souscription d’un contrat de dératisation', '24'],
  ['Demande de Mme Cadio : remplacement de sa porte-fenêtre', '25'],
] as const;

const breton = paperOf(
  'convocation-lettre-auray',
  `font: 10pt/1.42 'DejaVu Sans Condensed', sans-serif; padding: 15mm 19mm; .o td { padding: .9mm 1.5mm; border-bottom: .15mm solid #c4d2de } .o td:first-child { width: 9mm; font-weight: bold } .o td:last-child { text-align: right; width: 26mm; color: #456 } h2 { font-size: 10.5pt; color: #1b4f72; margin: 4mm 0 1mm } .foot { position: absolute; bottom: 7mm; left: 19mm; right: 19mm; font-size: 7.2pt; text-align: center; color: #456 }`,
  [
    `<table><tr><td style="padding:0"><b style="font-size:15pt;color:#1b4f72">LE BIHAN IMMOBILIER</b><br>14 place de la Rivière – 56400 AURAY<br>02 97 00 33 61</td><td style="padding:13mm 0 0 18mm"><small>Lettre recommandée avec AR</small><br>M. LE MESTRE Erwan et Mme CADIO Solenn<br>31 rue des Paludiers<br>44350 GUÉRANDE</td></tr></table><p style="text-align:right;margin-top:8mm">Auray, le 12 mai 2026</p><p><b>CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ORDINAIRE</b><br>Résidence Ker Loc’h – 9 rue du Ponant – 56400 AURAY<br>Lots 5 et 22 – 287 tantièmes</p><p>Madame, Monsieur,</p><p>Nous avons l’honneur de vous convoquer à l’assemblée générale des copropriétaires qui se tiendra le <b>jeudi 11 juin 2026 à 18 heures</b>, à la Maison du Port, 2 rue du Halage à AURAY, à l’effet de délibérer sur l’ordre du jour suivant :</p>${table(
      [],
      LOCH.map(([title, article], index) => [
        `${index + 1}`,
        title,
        article === 'sans vote' ? article : `article ${article}`,
      ]),
      'o',
    )}<p style="margin-top:4mm">Si vous ne pouvez assister à cette réunion, vous pouvez vous faire représenter par un mandataire de votre choix (sauf le syndic, son conjoint et ses préposés) au moyen du pouvoir ci-joint, ou voter par correspondance avec le formulaire joint, à nous retourner au plus tard trois jours francs avant la réunion.</p><div class="foot">LE BIHAN IMMOBILIER SARL – RCS Lorient 900 000 275 – Carte CPI 5602 2018 000 000 131</div>`,
    `<h2>PROJETS DE RÉSOLUTIONS</h2>${paragraphs([
      '<b>Point 4.</b> L’assemblée générale, connaissance prise des documents comptables adressés avec la convocation, approuve les comptes de l’exercice du 1er janvier 2025 au 31 décembre 2025.',
      '<b>Point 5.</b> L’assemblée générale donne quitus au syndic pour sa gestion arrêtée au 31 décembre 2025.',
      '<b>Point 6.</b> L’assemblée générale, après avis du conseil syndical, adopte le budget prévisionnel de l’exercice du 1er janvier 2027 au 31 décembre 2027, arrêté à la somme de 52 800,00 €, appelable par provisions trimestrielles égales.',
      '<b>Point 7.</b> L’assemblée générale fixe la cotisation annuelle obligatoire au fonds de travaux à la somme de 2 640,00 €.',
      '<b>Point 8.</b> L’assemblée générale désigne LE BIHAN IMMOBILIER en qualité de syndic pour une durée de trois ans, à compter du 1er juillet 2026 pour se terminer le 30 juin 2029.',
      '<b>Point 9.</b> L’assemblée générale décide de faire procéder au ravalement du pignon ouest. Devis : Façades du Golfe 27 480,00 € TTC ; Ravalement Morbihannais 29 115,00 € TTC. Appels de fonds : 50 % le 1er septembre 2026, 50 % le 1er décembre 2026.',
      '<b>Point 10.</b> L’assemblée générale autorise le syndic à souscrire un contrat annuel de dératisation et de désinsectisation pour 312,00 € TTC par an.',
      '<b>Point 11.</b> L’assemblée générale autorise Mme Cadio à remplacer à ses frais la porte-fenêtre de son séjour par un modèle identique en aluminium gris.',
    ])}<h2>CONSULTATION DES PIÈCES</h2><p>Les pièces justificatives des charges (factures, contrats, relevés bancaires) peuvent être consultées à l’agence le mercredi 3 juin 2026 de 14 h à 17 h, sur rendez-vous (article 18-1 de la loi du 10 juillet 1965).</p><p>Pièces jointes : comptes de l’exercice (annexes), projet de contrat de syndic, devis, pouvoir, formulaire de vote par correspondance.</p><p>Nous vous prions d’agréer, Madame, Monsieur, l’expression de nos sentiments dévoués.</p><p style="margin-left:90mm">Gwenaëlle LE BIHAN, gérante</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'LE BIHAN IMMOBILIER',
      building: 'Résidence Ker Loc’h',
      building_address: '9 rue du Ponant, 56400 AURAY',
      owner: 'M. LE MESTRE Erwan et Mme CADIO Solenn',
      lots: ['5', '22'],
      tantiemes: 287,
      meeting_on: '2026-06-11',
      sent_on: '2026-05-12',
      resolutions: LOCH.map(([title], index) => `${index + 1}. ${title}`),
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 264000,
    },
    absent: ['rnc', 'iban', 'tantiemes_present', 'resolutions_adopted', 'works_adopted', 'quitus'],
  },
);

const BRIQUES = [
  'Élection du président et des scrutateurs',
  'Approbation des comptes 2025',
  'Quitus au syndic',
  'Budget prévisionnel 2027',
  'Cotisation au fonds de travaux',
  'Constitution d’une avance de trésorerie complémentaire',
  'Remplacement des portes de caves',
  'Questions diverses',
] as const;

const packaged: Paper = {
  name: 'convocation-comptes-albi',
  css: `${BRIQUES_CSS} .c { font-size: 10.2pt; line-height: 1.45 } .c ol { margin: 2mm 0; padding-left: 8mm } .c li { margin-bottom: 1.2mm }`,
  pages: [
    `<div class="c"><b style="font-size:14pt;color:#7b2d26">ALBIGEOISE DE GESTION</b><br>Syndic – Gérance – Location<br>52 lices de Rhonel – 81000 ALBI<p style="margin:8mm 0 8mm 95mm">INDIVISION CALMELS<br>CHEZ MME CALMELS ODILE<br>22 ROUTE DE CORDES<br>81150 MARSSAC-SUR-TARN</p><p>Albi, le 15 mai 2026</p><p><b>Objet : convocation à l’assemblée générale annuelle – LES BRIQUES ROUGES, 40 avenue du Viaduc, 81000 ALBI (RNC AB2206175)</b></p><p>Madame, Monsieur,</p><p>Vous êtes convoqué(e) à l’assemblée générale ordinaire de votre copropriété le :</p><p style="text-align:center;font-size:12pt"><b>VENDREDI 12 JUIN 2026 À 17 H 30</b><br>Salle Fonvialane, 1 chemin du Moulin, ALBI</p><p><b>ORDRE DU JOUR</b></p><ol>${BRIQUES.map((title) => `<li>${title}</li>`).join('')}</ol><p>Vous trouverez ci-joint les comptes de l’exercice clos le 31 décembre 2025 (annexes 1 à 5), à conserver jusqu’à la réunion. Les projets de résolutions figurent en page suivante. Une question que vous souhaiteriez voir débattre doit nous être notifiée sans délai ; si elle nous parvient trop tard, elle sera inscrite à l’assemblée suivante.</p><p>Nous vous prions d’agréer nos salutations distinguées.</p><p style="margin-left:95mm">Pour le syndic, Bruno MARTY</p></div>`,
    `<div class="c"><p><b>PROJETS DE RÉSOLUTIONS</b></p>${paragraphs([
      '1. L’assemblée élit son président, deux scrutateurs et un secrétaire (article 24).',
      '2. L’assemblée approuve les comptes de l’exercice du 01/01/2025 au 31/12/2025 tels qu’ils figurent aux annexes (article 24).',
      '3. L’assemblée donne quitus au syndic ALBIGEOISE DE GESTION de sa gestion pour l’exercice 2025 (article 24).',
      '4. L’assemblée adopte le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027 pour un montant de 74 850,00 € (article 24).',
      '5. L’assemblée fixe la cotisation annuelle au fonds de travaux à 4 885,00 € (article 25).',
      '6. L’assemblée décide de compléter l’avance de trésorerie à hauteur de 2 000,00 €, appelée le 01/10/2026 (article 24).',
      '7. L’assemblée retient, pour le remplacement des portes de caves, le devis de la Serrurerie du Tarn, 5 742,00 € TTC, ou celui de Fermetures Occitanes, 6 018,00 € TTC (article 24).',
      '8. Questions diverses, sans vote.',
    ])}<p>Les pièces justificatives sont tenues à la disposition des copropriétaires le mardi 2 juin 2026 de 9 h à 12 h dans nos bureaux.</p></div>`,
    ...BRIQUES_PAGES,
  ],
  documents: [
    {
      type: 'CV_AG',
      sub_kind: null,
      pages: [1, 2, 3, 4, 5, 6, 7],
      facts: {
        syndic: 'ALBIGEOISE DE GESTION',
        building: 'LES BRIQUES ROUGES',
        building_address: '40 avenue du Viaduc, 81000 ALBI',
        rnc: 'AB2206175',
        owner: either('INDIVISION CALMELS', 'INDIVISION CALMELS CHEZ MME CALMELS ODILE'),
        meeting_on: '2026-06-12',
        sent_on: '2026-05-15',
        resolutions: BRIQUES.map((title, index) => `${index + 1}. ${title}`),
        annexes: ['1', '2', '3', '4', '5'],
        closed_on: '2025-12-31',
        approved_from: '2025-01-01',
        approved_to: '2025-12-31',
        budget_from: '2027-01-01',
        budget_to: '2027-12-31',
        cotisation_fonds_travaux: 488500,
        budget_a_voter: 7485000,
      },
      absent: [
        'tantiemes_present',
        'resolutions_adopted',
        'works_adopted',
        'quitus',
        'iban',
        'lots',
      ],
    },
    // What the accounts say is asked of the annexes, not of the letter before them.
    ...briquesTruths(2),
  ],
};

const proxy = paperOf(
  'pouvoir-sete',
  `font: 10.5pt/1.6 'DejaVu Sans', sans-serif; padding: 24mm 22mm; .logo { font: bold 20pt 'URW Gothic', sans-serif; color: #0d8f86 } .box { border: .3mm solid #cfdcdc; padding: 4mm; margin: 5mm 0 }`,
  [
    `<span class="logo">coproléo</span><h1 style="font-size:15pt;text-align:center;margin-top:8mm">Pouvoir pour l’assemblée générale</h1><div class="box">Copropriété : Les Voiles du Lido, 27 quai des Trois Digues, 34200 Sète<br>Assemblée générale du 28 avril 2026 à 17 h 30<br>Mandant : SCI LA TRAMONTANE – lots 214, 305 – 612 tantièmes</div><p>Le mandant donne pouvoir à M. / Mme ………………………………………………………… (ou à défaut à M. / Mme …………………………………………………………) pour le représenter à l’assemblée générale désignée ci-dessus ainsi qu’à toute autre assemblée convoquée en cas de défaut de quorum ou de majorité, prendre connaissance de tous documents, prendre part à toutes délibérations et voter sur l’ensemble des questions inscrites à l’ordre du jour.</p><p>Fait à ……………………………… le …… / …… / 2026</p><p>Signature du mandant, précédée de la mention « bon pour pouvoir »</p><p style="margin-top:22mm">Signature du mandataire, précédée de la mention « bon pour acceptation de pouvoir »</p><p style="margin-top:24mm;font-size:8.4pt">Article 22 de la loi du 10 juillet 1965 : tout copropriétaire peut déléguer son droit de vote à un mandataire, que ce dernier soit ou non membre du syndicat. Chaque mandataire ne peut recevoir, à quelque titre que ce soit, plus de trois délégations de vote ; il peut en recevoir davantage si le total des voix dont il dispose lui-même et de celles de ses mandants n’excède pas 10 % des voix du syndicat.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      building: 'Les Voiles du Lido',
      building_address: '27 quai des Trois Digues, 34200 Sète',
      meeting_on: '2026-04-28',
      owner: 'SCI LA TRAMONTANE',
      lots: ['214', '305'],
      tantiemes: 612,
    },
    absent: ['rnc', 'resolutions_adopted', 'iban'],
  },
);

export const LETTRES_DE_CONVOCATION = [breton, packaged, proxy];
