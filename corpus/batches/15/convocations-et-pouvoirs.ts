// Notices of meetings, a proxy and a form to vote by post.
import { either, paperOf } from '../../paper.ts';
import { table, tr } from '../../writing.ts';

const MAUGER = [
  'Désignation du président de séance',
  'Désignation des scrutateurs et du secrétaire',
  'Approbation des comptes de l’exercice 2025',
  'Quitus au syndic',
  'Renouvellement du mandat du Cabinet MAUGER',
  'Renouvellement du conseil syndical',
  'Actualisation du budget 2026',
  'Vote du budget prévisionnel 2027',
  'Augmentation de l’avance de trésorerie',
  'Fonds de travaux : cotisation 2027',
  'Présentation du projet de plan pluriannuel de travaux',
  'Mandat de recherche de subventions',
  'Honoraires de maîtrise d’œuvre, façades',
  'Ravalement des façades sur boulevard',
  'Questions diverses',
] as const;

const havre = paperOf(
  'convocation-colonnes-le-havre',
  `font: 9.4pt/1.35 'Carlito', sans-serif; padding: 14mm; .two { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm } ol { margin: 0; padding-left: 6mm } li { margin-bottom: 1.2mm } .bx { border: .3mm solid #000; padding: 2.5mm; margin: 4mm 0 } .ft { position: absolute; bottom: 6mm; right: 12mm; left: 12mm; font-size: 6.5pt }`,
  [
    `<div class="two"><div><b>Cabinet MAUGER</b> syndic d’immeubles<br>91 rue Jules-Lecesne, 76600 LE HAVRE</div><div>LRAR n° 2C 117 448 0091 3<br><br>M. et Mme TRAN VAN Ngoc-Lan<br>40 rue Richelieu<br>76600 LE HAVRE</div></div><p style="margin-top:6mm">Le Havre, le 20 avril 2026</p><h1 style="font-size:13pt">CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ORDINAIRE</h1><div class="bx">Copropriété « PORTE OCÉANE SUD » – 138 boulevard François-Ier, 76600 LE HAVRE<br><b>Mardi 19 mai 2026 à 18 h 30 précises</b><br>Maison des Syndicats, 119 cours de la République, 76600 LE HAVRE (tram Gares)<br>Vos lots 16, 44, 61 – 318 voix sur 5 000</div><p>Madame, Monsieur, nous avons l’honneur de vous convoquer à l’assemblée de votre copropriété, à l’effet de délibérer sur l’ordre du jour suivant :</p><div class="two"><ol>${MAUGER.slice(
      0,
      8,
    )
      .map((subject) => `<li>${subject}</li>`)
      .join('')}</ol><ol start="9">${MAUGER.slice(8)
      .map((subject) => `<li>${subject}</li>`)
      .join(
        '',
      )}</ol></div><p style="margin-top:4mm">Les comptes et les devis vous sont adressés sous pli séparé et sont en ligne. Consultation des pièces justificatives au cabinet : 12 mai 2026, de 14 h à 17 h. La précédente assemblée s’est tenue le 14 mai 2025. Si vous ne pouvez venir, retournez le pouvoir ci-joint ou le formulaire de vote par correspondance, à réception trois jours francs avant la réunion.</p><p style="text-align:right">A. MAUGER</p><p class="ft">CABINET MAUGER SYNDIC, SARL au capital de 15 000 € – RCS LE HAVRE 900 318 552 – CPI 7601 2021 000 000 087</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: either('Cabinet MAUGER', 'CABINET MAUGER SYNDIC'),
      building: 'PORTE OCÉANE SUD',
      building_address: '138 boulevard François-Ier, 76600 LE HAVRE',
      owner: 'M. et Mme TRAN VAN Ngoc-Lan',
      lots: ['16', '44', '61'],
      tantiemes: 318,
      base: 5000,
      meeting_on: '2026-05-19',
      sent_on: '2026-04-20',
      resolutions: MAUGER.map((subject, index) => `${index + 1}. ${subject}`),
    },
    absent: [
      'annexes',
      'impayes',
      'rnc',
      'tantiemes_present',
      'resolutions_adopted',
      'quitus',
      'iban',
    ],
  },
);

const ARRAS: readonly (readonly [subject: string, draft: string])[] = [
  ['Élection du bureau', 'Un président et un secrétaire (moi).'],
  ['Comptes 2024', 'Projet : l’assemblée approuve les comptes du 01/01/2024 au 31/12/2024.'],
  ['Quitus', 'Projet : l’assemblée donne quitus à M. Pietrzak.'],
  ['Budget 2026', 'Projet : budget du 01/01/2026 au 31/12/2026 fixé à 4 650,00 €.'],
  ['Fonds de travaux', 'Projet : cotisation annuelle 240,00 €.'],
  [
    'Syndic',
    'Projet : M. Pietrzak est réélu syndic bénévole du 29/03/2025 au 28/03/2026. Je veux bien continuer un an, mais pas plus.',
  ],
  [
    'Pignon qui s’effrite',
    'Projet : devis Maçonnerie Artésienne 6 380,00 € TTC ou devis Ets Lhomme 7 015,00 € TTC.',
  ],
];
const arras = paperOf(
  'convocation-benevole-arras',
  `font: 11pt/1.4 'Carlito', sans-serif; padding: 18mm 20mm; td { padding: 1.2mm; border-bottom: .2mm solid #bbb } td:first-child { width: 8mm } td:nth-child(2) { width: 45mm; font-weight: bold }`,
  [
    `<p>Wladislas PIETRZAK, syndic bénévole<br>7 Petite Place, 2e étage, 62000 ARRAS</p><p style="margin-left:95mm">Mme et MM. DELAHAYE (héritiers)<br>chez M. Régis DELAHAYE<br>204 route de Béthune<br>62223 SAINTE-CATHERINE</p><p>Arras, le 1er mars 2025, en recommandé</p><p><b>Objet : convocation à l’AG du samedi 29 mars 2025, 10 h, chez moi</b></p><p>Chers voisins,</p><p>Je vous convoque à l’assemblée générale de la copropriété du 7 Petite Place, 62000 ARRAS. Voici l’ordre du jour avec les projets de résolution :</p>${table(
      [],
      ARRAS.map(([subject, draft], index) => [index + 1, subject, draft]),
    )}<p style="margin-top:4mm">Je joins le relevé des dépenses 2024, les deux devis et un pouvoir. Pour les héritiers de Mme Delahaye (lots 3 et 8), il me faut le nom d’un seul représentant, merci de vous mettre d’accord.</p><p>Le café sera chaud.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Wladislas PIETRZAK',
      building_address: '7 Petite Place, 62000 ARRAS',
      owner: either('Mme et MM. DELAHAYE (héritiers)', 'Mme et MM. DELAHAYE'),
      lots: ['3', '8'],
      meeting_on: '2025-03-29',
      sent_on: '2025-03-01',
      resolutions: ARRAS.map(([subject], index) => `${index + 1}. ${subject}`),
      approved_from: '2024-01-01',
      approved_to: '2024-12-31',
      budget_a_voter: 465000,
      budget_from: '2026-01-01',
      budget_to: '2026-12-31',
      cotisation_fonds_travaux: 24000,
    },
    absent: ['rnc', 'tantiemes_present', 'resolutions_adopted', 'works_adopted', 'quitus', 'iban'],
  },
);

const proxy = paperOf(
  'pouvoir-lettre-lisieux',
  `font: 12pt/1.7 'Nimbus Roman', serif; padding: 30mm 28mm`,
  [
    `<p style="text-align:center;font-size:16pt"><b>POUVOIR</b></p><p>Je soussigné, <b>Casimir KOWALSKI</b>, demeurant 9 impasse du Pressoir, 14130 BLANGY-LE-CHÂTEAU, copropriétaire des lots 3, 3 bis et 20 de la copropriété du MANOIR SAINT-JACQUES, 44 rue au Char, 14100 LISIEUX,</p><p>donne par la présente pouvoir à Mme Thérèse AUBRÉE, ou à défaut au président du conseil syndical, de me représenter à l’assemblée générale qui se tiendra le vendredi 5 juin 2026 à 17 heures à Lisieux, ainsi qu’à toute assemblée réunie sur le même ordre du jour, d’y prendre part aux votes et d’émarger la feuille de présence.</p><p>Fait à Blangy, le 28 mai 2026</p><p><i>Bon pour pouvoir</i> (signature)</p><p style="font-size:9pt">Le mandataire ne peut recevoir plus de trois délégations de vote, sauf si le total ne dépasse pas 10 % des voix du syndicat. À adresser à GESTION AUGERONNE, 18 place Thiers, Lisieux.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      owner: 'Casimir KOWALSKI',
      lots: ['3', '3 bis', '20'],
      building: 'MANOIR SAINT-JACQUES',
      building_address: '44 rue au Char, 14100 LISIEUX',
      meeting_on: '2026-06-05',
    },
    absent: ['tantiemes_present', 'resolutions_adopted', 'rnc'],
  },
);

const POINTS = [
  'Comptes 2025',
  'Quitus au syndic',
  'Budget 2027',
  'Ravalement côté quai',
  'Vélos : local fermé',
];
const post = paperOf(
  'vote-correspondance-blois',
  `font: 9.5pt/1.35 'Nimbus Sans', sans-serif; td, th { border: .2mm solid #000; padding: 1.5mm } th { background: #eee } td:nth-child(n+3) { text-align: center; width: 22mm }`,
  [
    `<h1 style="font-size:13pt;text-align:center">FORMULAIRE DE VOTE PAR CORRESPONDANCE À L’ASSEMBLÉE GÉNÉRALE DES COPROPRIÉTAIRES</h1><p style="text-align:center">(arrêté du 2 juillet 2020, annexe à l’article 9 bis du décret n° 67-223 du 17 mars 1967)</p><p>Syndicat des copropriétaires : LE PRIEURÉ SAINT-LAZARE, 57 avenue de Châteaudun, 41000 BLOIS<br>Assemblée générale convoquée le 23 juin 2026 à 18 h<br>Date limite de réception du formulaire : 19 juin 2026, à l’AGENCE DU VAL, 6 quai de la Saussaye, 41000 BLOIS ou prieure@agenceduval.example.fr</p><p>Nom et prénoms du copropriétaire : <b>SCI ORANGERIE 41</b> (gérante : Mme Wenjing ZHAO)<br>Lots : 5, 30 – Tantièmes : 402</p><table><thead><tr><th>N°</th><th>Question (ordre du jour)</th><th>POUR</th><th>CONTRE</th><th>ABSTENTION</th></tr></thead><tbody>${POINTS.map((subject, index) => tr([index + 1, subject, index === 1 ? '' : '☒', index === 1 ? '☒' : '', ''])).join('')}</tbody></table><p style="margin-top:5mm">Nombre de pages : 1. Fait à Blois, le 11 juin 2026. Signature et paraphe :</p><p style="font-size:8pt">Si la résolution est amendée en cours d’assemblée, le votant par correspondance ayant voté favorablement est assimilé à un copropriétaire défaillant pour cette résolution (article 17-1 A de la loi du 10 juillet 1965).</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'VOTE_PAR_CORRESPONDANCE',
    facts: {
      building: 'LE PRIEURÉ SAINT-LAZARE',
      building_address: '57 avenue de Châteaudun, 41000 BLOIS',
      syndic: 'AGENCE DU VAL',
      owner: 'SCI ORANGERIE 41',
      lots: ['5', '30'],
      tantiemes: 402,
      meeting_on: '2026-06-23',
    },
    absent: ['resolutions_adopted', 'resolutions_rejected', 'tantiemes_present', 'rnc'],
  },
);

export const CONVOCATIONS_ET_POUVOIRS = [havre, arras, proxy, post];
