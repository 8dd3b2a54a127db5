// Notices of meetings, one with its draft resolutions and one in a letter, and a proxy form.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const AGENDA = [
  ['Élection du président de séance', 'Art. 24'],
  ['Élection des scrutateurs', 'Art. 24'],
  ['Désignation du secrétaire de séance', 'Art. 24'],
  ['Approbation des comptes de l’exercice du 01/10/2024 au 30/09/2025', 'Art. 24'],
  ['Quitus au syndic', 'Art. 24'],
  ['Approbation du budget prévisionnel du 01/10/2026 au 30/09/2027', 'Art. 24'],
  ['Fixation de la cotisation au fonds de travaux', 'Art. 25'],
  ['Désignation du syndic et approbation de son contrat', 'Art. 25'],
  ['Élection du conseil syndical', 'Art. 25'],
  ['Remplacement de la porte du parking', 'Art. 24'],
  ['Projet de plan pluriannuel de travaux', 'Art. 25'],
] as const;
const DRAFTS = [
  [
    4,
    'L’assemblée générale approuve les comptes de l’exercice du 01/10/2024 au 30/09/2025, dont le total des charges pour opérations courantes s’établit à 196 062,00 €, ainsi que leur répartition.',
  ],
  [5, 'L’assemblée générale donne quitus à SEINE COPROPRIÉTÉ pour sa gestion de l’exercice clos.'],
  [
    6,
    'L’assemblée générale adopte le budget prévisionnel de l’exercice du 01/10/2026 au 30/09/2027 pour un montant de 206 600,00 €, appelé par quarts le premier jour de chaque trimestre.',
  ],
  [
    7,
    'L’assemblée générale fixe la cotisation annuelle au fonds de travaux à 13 064,00 €, montant qui ne peut être inférieur à 5 % du budget prévisionnel ni à 2,5 % du montant des travaux du plan adopté.',
  ],
  [
    8,
    'L’assemblée générale désigne SEINE COPROPRIÉTÉ en qualité de syndic du 01/04/2026 au 31/03/2028, selon le contrat joint à la présente convocation.',
  ],
  [
    10,
    'L’assemblée générale décide le remplacement de la porte du parking par l’entreprise Fermetures de Seine, pour 9 460,00 € TTC (variante Portes Cauchoises : 10 210,00 € TTC), financé par un appel unique au 01/07/2026.',
  ],
  [
    11,
    'L’assemblée générale confie au bureau d’études Thermi-Caux l’élaboration du projet de plan pluriannuel de travaux pour 6 900,00 € TTC.',
  ],
] as const;

const formal = paperOf(
  'convocation-ag-rouen',
  `font: 9pt/1.4 'DejaVu Sans', sans-serif; padding: 12mm 14mm; h1 { font-size: 13pt; background: #444; color: #fff; padding: 2.5mm; text-align: center } h2 { font-size: 10pt; margin-top: 4mm } .o td, .o th { border: .2mm solid #bbb } .o th { background: #eee }`,
  [
    `<table><tr><td><b style="font-size:13pt">SEINE COPROPRIÉTÉ</b><br>70 rue Jeanne-d’Arc – CS 40112<br>76000 ROUEN</td><td style="padding:14mm 0 0 24mm;font-size:10pt">Lettre recommandée avec AR<br>M. LEMONNIER ARNAUD<br>ET MME DUVAL CLAIRE<br>14 QUAI DE LA BOURSE<br>76000 ROUEN</td></tr></table><p>Rouen, le 20 janvier 2026</p><h1>CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ORDINAIRE</h1><p><b>Syndicat des copropriétaires LE CLOS MARTAINVILLE</b> – 33 RUE EAU-DE-ROBEC 76000 ROUEN – immat. AF1-840-736<br>Vos lots : 27, 86, 142 – 1 286 tantièmes généraux</p><p>Madame, Monsieur,</p><p>Nous avons l’honneur de vous convoquer à l’assemblée générale des copropriétaires qui se tiendra le <b>jeudi 19 février 2026 à 17 h 30</b>, Halle aux Toiles, place de la Basse-Vieille-Tour à Rouen, afin de délibérer sur l’ordre du jour suivant :</p>${table(
      ['N°', 'Ordre du jour', 'Majorité'],
      AGENDA.map(([subject, majority], index) => [index + 1, subject, majority]),
      'o',
    )}<p style="margin-top:4mm">Conformément à l’article 18-1 de la loi du 10 juillet 1965, les pièces justificatives des charges pourront être consultées en nos bureaux le 12 février 2026 de 9 h à 12 h et de 14 h à 17 h. Si vous ne pouvez pas assister à la réunion, vous pouvez vous y faire représenter ou voter par correspondance au moyen du formulaire joint, qui doit nous parvenir au plus tard trois jours francs avant la réunion.</p><p>Nous vous prions d’agréer, Madame, Monsieur, l’expression de nos salutations distinguées.</p><p style="text-align:right">Le syndic</p>`,
    `<h2>PROJETS DE RÉSOLUTIONS</h2>${DRAFTS.map(([number, text]) => `<p><b>Résolution n° ${number}</b> – ${text}</p>`).join('')}<h2>EXTRAITS DE LA LOI DU 10 JUILLET 1965</h2>${paragraphs(['Article 22 : chaque copropriétaire dispose d’un nombre de voix correspondant à sa quote-part dans les parties communes. Tout copropriétaire peut déléguer son droit de vote à un mandataire, que ce dernier soit ou non membre du syndicat. Chaque mandataire ne peut, à quelque titre que ce soit, recevoir plus de trois délégations de vote, sauf si le total des voix dont il dispose n’excède pas 10 % des voix du syndicat.', 'Article 17-1 A : les copropriétaires peuvent participer à l’assemblée générale par présence physique, par visioconférence ou par tout autre moyen de communication électronique permettant leur identification. Ils peuvent voter par correspondance avant la tenue de l’assemblée.', 'Article 25-1 : lorsque l’assemblée n’a pas décidé à la majorité de l’article 25 mais que le projet a recueilli au moins le tiers des voix, la même assemblée se prononce à la majorité de l’article 24 en procédant immédiatement à un second vote.'])}`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'SEINE COPROPRIÉTÉ',
      building: 'LE CLOS MARTAINVILLE',
      building_address: '33 RUE EAU-DE-ROBEC, 76000 ROUEN',
      rnc: 'AF1840736',
      owner: either('M. LEMONNIER ARNAUD ET MME DUVAL CLAIRE', 'M. LEMONNIER ARNAUD'),
      lots: ['27', '86', '142'],
      tantiemes: 1286,
      meeting_on: '2026-02-19',
      sent_on: '2026-01-20',
      resolutions: AGENDA.map(([subject], index) => `${index + 1}. ${subject}`),
      approved_from: '2024-10-01',
      approved_to: '2025-09-30',
      budget_from: '2026-10-01',
      budget_to: '2027-09-30',
      budget_a_voter: 20660000,
      cotisation_fonds_travaux: 1306400,
    },
    absent: ['annexes', 'tantiemes_present', 'resolutions_adopted', 'works_adopted', 'iban'],
  },
);

const TOPICS = [
  'Formation du bureau',
  'Examen et approbation des comptes de l’exercice 2025',
  'Quitus à donner au syndic',
  'Budget prévisionnel de l’exercice 2027',
  'Cotisation au fonds de travaux',
  'Conseil syndical',
  'Élagage du figuier de la cour',
  'Point d’information sur le ravalement',
] as const;

const plain = paperOf(
  'convocation-courrier-bayonne',
  `font: 10.4pt/1.5 'C059', serif; padding: 18mm 20mm; ol { margin: 2mm 0 4mm } li { margin-bottom: 1.2mm }`,
  [
    `<p style="color:#7a1f1f;font-size:15pt;margin:0"><b>ADOUR SYNDIC</b></p><p>9 allées Paulmy – 64100 BAYONNE</p><div style="margin:6mm 0 6mm 92mm">SCI ERREKA<br>27 avenue Foch<br>64200 BIARRITZ</div><p style="text-align:right">Bayonne, le 4 mai 2026</p><p><b>Convocation – assemblée générale annuelle</b><br>SDC 12 RUE LORMAND – 12 rue Lormand, 64100 BAYONNE</p><p>Monsieur le Gérant,</p><p>Vous voudrez bien assister ou vous faire représenter à l’assemblée générale annuelle des copropriétaires, qui se réunira à notre étude le <b>mardi 2 juin 2026 à 18 heures</b>.</p><p>L’ordre du jour comporte les questions suivantes :</p><ol>${TOPICS.map((topic) => `<li>${topic}</li>`).join('')}</ol><p>Vous trouverez ci-joint les comptes de l’exercice, le projet de budget, la note d’information sur les honoraires et le formulaire de vote par correspondance. Les factures sont à votre disposition du 18 au 29 mai, sur rendez-vous.</p><p>Nous rappelons que les questions que vous souhaiteriez voir inscrire à l’ordre du jour doivent nous être notifiées à tout moment ; celles reçues trop tard pour être inscrites le seront à l’assemblée suivante (article 10 du décret du 17 mars 1967).</p><p>Nous vous prions d’agréer, Monsieur le Gérant, nos salutations distinguées.</p><p style="margin-left:92mm">Maider Etcheverry</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'ADOUR SYNDIC',
      building: '12 RUE LORMAND',
      building_address: '12 rue Lormand, 64100 BAYONNE',
      owner: 'SCI ERREKA',
      meeting_on: '2026-06-02',
      sent_on: '2026-05-04',
      resolutions: TOPICS.map((topic, index) => `${index + 1}. ${topic}`),
    },
    absent: [
      'rnc',
      'lots',
      'annexes',
      'tantiemes_present',
      'resolutions_adopted',
      'quitus',
      'iban',
    ],
  },
);

const proxy = paperOf(
  'pouvoir-mandat-annecy',
  `font: 10.4pt/1.6 'Nimbus Sans', sans-serif; padding: 18mm; .b { border: .3mm solid #00695c; padding: 5mm; margin: 5mm 0 }`,
  [
    `<p><b style="color:#00695c;font-size:14pt">LAC &amp; MONTS IMMOBILIER</b><br>18 avenue de Brogny – 74000 ANNECY</p><h1 style="font-size:17pt;text-align:center;letter-spacing:1mm">POUVOIR</h1><p>Copropriété : LE PARC DES BARATTES, 5 chemin des Barattes – 74000 ANNECY</p><div class="b"><p>Je soussigné(e) : <b>M. ou Mme PERRISSIN Fabrice</b><br>demeurant : 5 chemin des Barattes, 74000 ANNECY<br>propriétaire des lots : <b>118, 204, 311</b> représentant <b>207</b> tantièmes</p><p>donne par la présente pouvoir à M. / Mme ……………………………………………… demeurant ………………………………………………</p><p>avec faculté de substituer, à l’effet de me représenter à l’<b>assemblée générale ordinaire du 21/04/2026 à 18 h 00</b> qui se tiendra salle Yvette-Martinet à Annecy, et à toute autre assemblée ayant le même ordre du jour qui se réunirait ultérieurement si la première ne pouvait délibérer.</p><p>En conséquence : assister à la réunion, signer la feuille de présence, élire le président et le bureau, prendre part à toutes délibérations, émettre tous votes sur les questions à l’ordre du jour, signer tous procès-verbaux et généralement faire le nécessaire.</p></div><p>Fait à ……………………………, le ……………………………</p><p>Signature du mandant précédée de la mention manuscrite « Bon pour pouvoir » :</p><p style="margin:14mm 0">Signature du mandataire précédée de la mention « Bon pour acceptation de pouvoir » :</p><p style="font-size:8.4pt">Le mandataire ne peut être ni le syndic, ni son conjoint, ni son préposé (article 22 de la loi du 10 juillet 1965). Les pouvoirs en blanc sont remis au président du conseil syndical, ou à défaut au président de séance, qui les distribue. Le mandat peut comporter des instructions de vote.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      building: 'LE PARC DES BARATTES',
      building_address: '5 chemin des Barattes, 74000 ANNECY',
      syndic: 'LAC & MONTS IMMOBILIER',
      owner: 'M. ou Mme PERRISSIN Fabrice',
      lots: ['118', '204', '311'],
      tantiemes: 207,
      meeting_on: '2026-04-21',
    },
    absent: ['rnc', 'iban', 'resolutions', 'annexes', 'sent_on'],
  },
);

export const ORDRES_DU_JOUR = [formal, plain, proxy];
