// Notices of meetings, a proxy and a voting form.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { lying } from './outils.ts';

const ALBERES = [
  ['Désignation du président de séance', '24', ''],
  ['Désignation du ou des scrutateurs', '24', ''],
  ['Désignation du secrétaire de séance', '24', ''],
  ['Approbation des comptes de l’exercice 2025', '24', 'Annexes 1 à 5'],
  ['Quitus au syndic', '24', ''],
  ['Renouvellement du mandat de DOMELYS', '25', 'Contrat'],
  ['Budget prévisionnel 2027', '24', 'Annexes 2 et 3'],
  ['Fixation de la cotisation au fonds de travaux', '25', ''],
  ['Remplacement des garde-corps, façade Est', '24', '2 devis'],
  ['Mandat pour l’élaboration du projet de plan pluriannuel de travaux', '25', 'Devis BET'],
] as const;

const notice = paperOf(
  'convocation-tableau-perpignan',
  `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; padding: 11mm 13mm; .b { background: #9b1c1c; color: #fff; padding: 2mm 3mm; font-weight: bold; font-size: 12pt; margin: 4mm 0 3mm } .o td, .o th { border: .2mm solid #c99; padding: 1mm 1.5mm } .o th { background: #f3d9d9; font-weight: bold } .p p { margin-bottom: 1.5mm } .p b { color: #9b1c1c } .ft { position: absolute; bottom: 5mm; font-size: 6.3pt; color: #555 }`,
  [
    `<table><tr><td style="width:96mm"><b style="font-size:16pt;color:#9b1c1c">domelys</b><br>DOMELYS PERPIGNAN CATALOGNE<br>25 boulevard Clemenceau<br>66000 PERPIGNAN<br>Dossier suivi par Laure SALVAT</td><td style="padding-top:14mm;font-size:10pt">RECOMMANDÉ AVEC A.R.<br>M. et Mme XIMENES-BATLLE Ferran<br>3 carrer dels Horts<br>66740 SAINT-GÉNIS-DES-FONTAINES</td></tr></table><p style="text-align:right">Perpignan, le 27 mars 2026</p><div class="b">CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ORDINAIRE</div><p>Syndicat des copropriétaires LES TERRASSES DU CANIGOU, 60 avenue Julien Panchot, 66000 PERPIGNAN – immat. AB1940377<br>Vos lots : 38, 92 – vos voix : 416 / 10 000</p><p>Madame, Monsieur, nous avons l’honneur de vous convoquer à l’assemblée générale qui se tiendra le<br><b style="font-size:11pt">mardi 21 avril 2026 à 18 h 00 – Palais des Congrès, salle Cerdagne, place Armand Lanoux, 66000 PERPIGNAN</b></p>${table(
      ['N°', 'Ordre du jour', 'Majorité (art.)', 'Pièces jointes'],
      ALBERES.map(([subject, article, pieces], index) => [index + 1, subject, article, pieces]),
      'o',
    )}<p style="margin-top:3mm">Consultation des pièces justificatives des charges : lundi 13 avril de 9 h à 12 h sur rendez-vous. Le formulaire de vote par correspondance doit nous parvenir au plus tard le 17 avril 2026.</p><div class="ft">Domelys Catalogne SARL – capital 80 000 € – RCS Perpignan 900 288 614 – garantie Galian Exemple – un renseignement ? 04 68 00 52 17</div>`,
    `<div class="b">PROJETS DE RÉSOLUTIONS</div><div class="p"><p><b>4.</b> L’assemblée générale approuve les comptes de l’exercice du 01/01/2025 au 31/12/2025.</p><p><b>5.</b> L’assemblée générale donne quitus au syndic pour l’exercice 2025.</p><p><b>6.</b> L’assemblée générale renouvelle DOMELYS du 21/04/2026 au 30/06/2028 aux conditions du contrat joint.</p><p><b>7.</b> L’assemblée générale vote le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027, soit 45 620,00 €.</p><p><b>8.</b> L’assemblée générale fixe la cotisation annuelle au fonds de travaux à 2 281,00 €.</p><p><b>9.</b> L’assemblée générale décide le remplacement des garde-corps de la façade Est. Devis Métal 66 : 31 460,00 € TTC ; devis Ferronnerie du Roussillon : 29 118,00 € TTC.</p><p><b>10.</b> L’assemblée générale confie au BET Tramontane l’élaboration du projet de plan pluriannuel, 4 680,00 € TTC.</p></div><div class="b">POUVOIR</div><p>À découper et à remettre à votre mandataire. Je soussigné(e) ...................................... donne pouvoir à ...................................... pour me représenter à l’assemblée du 21 avril 2026.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: either('DOMELYS PERPIGNAN CATALOGNE', 'domelys', 'Domelys Catalogne'),
      building: 'LES TERRASSES DU CANIGOU',
      building_address: '60 avenue Julien Panchot, 66000 PERPIGNAN',
      rnc: 'AB1940377',
      owner: 'M. et Mme XIMENES-BATLLE Ferran',
      lots: ['38', '92'],
      tantiemes: 416,
      base: 10000,
      meeting_on: '2026-04-21',
      sent_on: '2026-03-27',
      resolutions: ALBERES.map(([subject], index) => `${index + 1}. ${subject}`),
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      budget_a_voter: 4562000,
      cotisation_fonds_travaux: 228100,
    },
    absent: [
      'tantiemes_present',
      'resolutions_adopted',
      'quitus',
      'works_adopted',
      'iban',
      'total_bilan',
    ],
  },
);

const CORTE = [
  'Nomination du président et du bureau',
  'Compte rendu du syndic sur le sinistre « tempête » du 2 novembre 2023',
  'Acceptation de l’indemnité de l’assureur',
  'Travaux de reprise de la charpente et de la couverture',
  'Appel de fonds complémentaire',
] as const;
const second = paperOf(
  'convocation-lettre-corte',
  `font: 11pt/1.5 'P052', serif; padding: 20mm 22mm; ol { margin: 3mm 0 } li { margin-bottom: 1mm }`,
  [
    `<p>S.A.R.L. CENTRU CORSU IMMUBILIARE<br>Syndic – gérance – locations<br>14 cours Paoli, 20250 CORTI</p><p style="margin-left:85mm">Monsieur MATTEI Petru-Santu<br>U Pughjolu<br>20224 CALACUCCIA</p><p>Corte, le 8 février 2024</p><p>Cher Monsieur,</p><p>Vous êtes prié d’assister à l’assemblée générale extraordinaire des copropriétaires de l’immeuble sis <b>5 rue du Vieux-Marché à CORTE (20250)</b>, le <b>samedi 2 mars 2024 à 9 heures 30</b>, en nos bureaux, pour délibérer sur :</p><ol>${CORTE.map((subject) => `<li>${subject}</li>`).join('')}</ol><p>Le coût des travaux est estimé à 47 300 € TTC (devis ci-joint de l’entreprise Simonpoli), l’indemnité proposée étant de 31 850 €. Si le quorum de bonne volonté n’était pas réuni, une seconde assemblée se tiendrait le 23 mars 2024.</p><p>Si vous ne pouviez être des nôtres, le pouvoir ci-inclus vous permettra de vous faire représenter par votre conjoint, un autre copropriétaire ou toute personne de votre choix.</p><p>Recevez, cher Monsieur, nos salutations distinguées.</p><p style="text-align:right">Le syndic, A. Simeoni-Grimaldi</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: either('S.A.R.L. CENTRU CORSU IMMUBILIARE', 'CENTRU CORSU IMMUBILIARE'),
      building_address: '5 rue du Vieux-Marché, 20250 CORTE',
      owner: 'Monsieur MATTEI Petru-Santu',
      meeting_on: '2024-03-02',
      sent_on: '2024-02-08',
      resolutions: CORTE.map((subject, index) => `${index + 1}. ${subject}`),
    },
    absent: [
      'rnc',
      'quitus',
      'budget',
      'resolutions_adopted',
      'annexes',
      'lots',
      'tantiemes',
      'price',
    ],
  },
);

const proxy = paperOf(
  'pouvoir-formulaire-aix',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; padding: 13mm 15mm; h1 { background: #37474f; color: #fff; font-size: 15pt; text-align: center; padding: 2mm } .l { border-bottom: .2mm dotted #000; height: 7mm } td { border: .2mm solid #90a4ae }`,
  [
    `<p>QUADRIAL Aix Sextius – 18 cours Sextius – 13100 AIX-EN-PROVENCE</p><h1>POUVOIR</h1><p>2204 – RESIDENCE LES FLORALIES DU PIGONNET – 33 avenue du Docteur Aurientis – 13100 AIX-EN-PROVENCE<br>Assemblée générale ordinaire du mercredi 14 mai 2025 à 17h00, salle des Floralies</p><table><tr><td>Mandant</td><td>MADAME DE PUGET DE BARBENTANE HORTENSE</td></tr><tr><td>Lots</td><td>76, 133, 190</td></tr><tr><td>Tantièmes</td><td>1 204 / 100 000</td></tr></table><p style="margin-top:6mm">Je soussigné(e), agissant en qualité de propriétaire des lots ci-dessus, donne par les présentes pouvoir à :</p><div class="l">M. / Mme</div><div class="l">demeurant</div><p style="margin-top:6mm">de me représenter à l’assemblée générale susvisée, prendre part aux délibérations et votes, et généralement faire le nécessaire. Le présent pouvoir conservera son effet pour toute assemblée convoquée sur le même ordre du jour pour défaut de quorum.</p><p>Fait à ................................ le ................................</p><p>Signature précédée de la mention manuscrite « Bon pour pouvoir » – Signature du mandataire, « Bon pour acceptation »</p><p style="font-size:7pt;margin-top:20mm">Article 22 de la loi du 10 juillet 1965 : chaque mandataire ne peut, à quelque titre que ce soit, recevoir plus de trois délégations de vote, sauf si le total de ses voix et de celles de ses mandants n’excède pas 10 % des voix du syndicat. Ne peuvent être mandataires le syndic, son conjoint, ses préposés.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      syndic: either('QUADRIAL Aix Sextius', 'QUADRIAL'),
      building: 'RESIDENCE LES FLORALIES DU PIGONNET',
      building_address: '33 avenue du Docteur Aurientis, 13100 AIX-EN-PROVENCE',
      owner: 'MADAME DE PUGET DE BARBENTANE HORTENSE',
      lots: ['76', '133', '190'],
      tantiemes: 1204,
      base: 100000,
      meeting_on: '2025-05-14',
    },
    absent: ['quitus', 'resolutions_adopted', 'iban', 'rnc'],
  },
);

const VOTES = [
  'Élection du président de séance',
  'Approbation des comptes 2024/2025',
  'Quitus',
  'Budget prévisionnel 2026/2027',
  'Réfection de la piscine',
  'Modification des horaires du portail',
] as const;
const ballot = lying(
  paperOf(
    'vote-correspondance-sete',
    `font: 8.6pt 'Carlito', sans-serif; padding: 10mm; h1 { background: #0369a1; color: #fff; font-size: 12pt; padding: 1.5mm 3mm } .v td, .v th { border: .2mm solid #0369a1; text-align: center; padding: 1.4mm } .v td:nth-child(2) { text-align: left; width: 120mm }`,
    [
      `<p>Altéria Gestion Bassin de Thau, 7 quai Léopold Suquet, 34200 Sète – à retourner avant le 3 mars 2026 par courrier ou à vote@alteria-gestion.example.fr</p><h1>FORMULAIRE DE VOTE PAR CORRESPONDANCE – article 17-1 A de la loi du 10 juillet 1965</h1><p>Résidence Marines de Corniche, 210 promenade du Maréchal Leclerc, 34200 Sète – assemblée générale du samedi 7 mars 2026 à 10 h, salle Brassens<br>Nom, prénom du copropriétaire : ____________________ Lots : ________ Tantièmes : ________ Nombre de pages du formulaire : 1</p>${table(
        [
          'N°',
          'Objet de la question (dans l’ordre de l’ordre du jour)',
          'Pour',
          'Contre',
          'Abstention',
        ],
        VOTES.map((subject, index) => [index + 1, subject, '☐', '☐', '☐']),
        'v',
      )}<p style="margin-top:3mm">Formulaire conforme à l’arrêté du 2 juillet 2020. Si la résolution est amendée en séance, le votant favorable est assimilé à un copropriétaire défaillant. Date et signature obligatoires, chaque page devant être paraphée.</p>`,
    ],
    {
      type: 'CV_AG',
      sub_kind: 'VOTE_PAR_CORRESPONDANCE',
      facts: {
        syndic: 'Altéria Gestion Bassin de Thau',
        building: 'Résidence Marines de Corniche',
        building_address: '210 promenade du Maréchal Leclerc, 34200 Sète',
        meeting_on: '2026-03-07',
        resolutions: VOTES.map((subject, index) => `${index + 1}. ${subject}`),
      },
      absent: ['owner', 'lots', 'tantiemes', 'resolutions_adopted', 'quitus', 'rnc'],
    },
  ),
);

export const CONVOCATIONS_FORMULAIRES = [notice, second, proxy, ballot];
