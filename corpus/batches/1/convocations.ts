// Notices of meetings: with the accounts behind, without, and as a registered letter; and a proxy form.
import type { Paper } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';
import { YEARS_ANNEXES } from './annexes.ts';

const items = (subjects: readonly string[]): string =>
  `<ol>${subjects.map((subject) => `<li>${subject}</li>`).join('')}</ol>`;
const PARK_SUBJECTS = [
  ['Désignation du président de séance', '24'],
  ['Approbation des comptes de l’exercice clos le 31/12/2025', '24'],
  ['Quitus au syndic', '24'],
  ['Ajustement du budget 2026', '24'],
  ['Vote du budget 2027', '24'],
  ['Fonds de travaux', '25'],
  ['Mise en place d’un local vélos', '25'],
] as const;

const registered: Paper = {
  name: 'convocation-lettre',
  css: `font: 10.5pt/1.45 'P052', serif; padding: 20mm 22mm; .r { margin-left: 95mm } li { margin-bottom: 1.5mm }`,
  pages: [
    `<p><b>CABINET PERRAULT ET FILS</b><br>4, place du Ralliement, 49100 Angers</p><p class="r">LETTRE RECOMMANDEE AVEC AVIS DE RECEPTION<br>M. et Mme Jean-Luc TESSIER<br>8, allée des Acacias<br>49240 AVRILLE</p><p class="r">Angers, le 24 mars 2026</p>
    <p>Immeuble : 15, rue Saint-Julien – 49100 ANGERS<br>Lots 6 et 19</p><p>Madame, Monsieur,</p>
    <p>Nous avons l’honneur de vous inviter à participer à l’assemblée générale ordinaire des copropriétaires qui se tiendra le <b>mercredi 22 avril 2026 à 18 heures</b> en nos bureaux, à l’effet de délibérer sur les questions suivantes :</p>
    ${items(['Comptes de l’exercice 2025', 'Quitus', 'Budget prévisionnel pour 2027', 'Fonds de travaux', 'Réfection de la cage d’escalier', 'Renouvellement du mandat du syndic', 'Questions diverses'])}
    <p>Si vous ne pouvez être des nôtres, vous pourrez vous faire représenter par un mandataire de votre choix au moyen du pouvoir ci-joint, ou voter par correspondance. Les pièces justificatives des charges seront tenues à votre disposition le 15 avril de 14 h à 17 h.</p>
    <p>Veuillez agréer, Madame, Monsieur, nos salutations distinguées.</p><p class="r">Le syndic</p>`,
  ],
  documents: [
    {
      type: 'CV_AG',
      sub_kind: null,
      facts: {
        syndic: 'CABINET PERRAULT ET FILS',
        owner: 'M. et Mme Jean-Luc TESSIER',
        building_address: '15, rue Saint-Julien, 49100 ANGERS',
        lots: ['6', '19'],
        meeting_on: '2026-04-22',
        sent_on: '2026-03-24',
        resolutions: [
          '1. Comptes de l’exercice 2025',
          '2. Quitus',
          '3. Budget prévisionnel pour 2027',
          '4. Fonds de travaux',
          '5. Réfection de la cage d’escalier',
          '6. Renouvellement du mandat du syndic',
          '7. Questions diverses',
        ],
      },
      absent: ['rnc', 'annexes', 'impayes', 'tantiemes_present'],
    },
  ],
};

const park = [
  `<b style="font-size:13pt">CITERIA Anjou</b><p>3 bd Foch, 49000 ANGERS</p><p style="margin-left:95mm">SCI LES GLYCINES<br>14 rue Bressigny<br>49100 ANGERS</p><p>Angers, le 13.04.2026</p>
  <h1 style="font-size:13pt;background:#7a1f2b;color:#fff;padding:2mm">CONVOCATION A L’ASSEMBLEE GENERALE</h1><p>RESIDENCE DU PARC BALZAC – 52 à 58 avenue de la Constitution 49000 ANGERS – RNC AF7-300-118</p>
  ${table(
    [],
    [
      ['Date', 'mardi 12 mai 2026'],
      ['Heure', '17 h 30'],
      ['Lieu', 'Maison de quartier du Lac, Angers'],
    ],
  )}<p></p><h2 style="font-size:11pt">ORDRE DU JOUR</h2>${items(PARK_SUBJECTS.map(([subject, article]) => `${subject} (art. ${article})`))}
  <p>Les documents comptables et les projets de résolutions sont annexés à la présente. Vous pouvez participer par visioconférence.</p>`,
  `<h2 style="font-size:11pt">PROJETS DE RESOLUTIONS</h2>${paragraphs(['<b>Question n° 2.</b> L’assemblée générale approuvera, le cas échéant, les comptes de charges de l’exercice allant du 01/01/2025 au 31/12/2025.', '<b>Question n° 3.</b> Quitus entier et définitif sera proposé pour la gestion du syndic au 31/12/2025.', '<b>Question n° 5.</b> Il est proposé d’adopter le budget prévisionnel de l’exercice 01/01/2027 – 31/12/2027 pour la somme de 33 600,00 €.', '<b>Question n° 6.</b> Il est proposé de fixer la cotisation annuelle au fonds de travaux à 1 680,00 € (5 % du budget).', '<b>Question n° 7.</b> Création d’un local vélos : devis Menuiserie du Lac 4 310,00 € TTC.'])}`,
];
const convene = {
  syndic: 'CITERIA Anjou',
  owner: 'SCI LES GLYCINES',
  building: 'RESIDENCE DU PARC BALZAC',
  building_address: '52 à 58 avenue de la Constitution, 49000 ANGERS',
  rnc: 'AF7300118',
  meeting_on: '2026-05-12',
  sent_on: '2026-04-13',
  resolutions: PARK_SUBJECTS.map(([subject], index) => `${index + 1}. ${subject}`),
  approved_from: '2025-01-01',
  approved_to: '2025-12-31',
  cotisation_fonds_travaux: 168000,
  budget_a_voter: 3360000,
  budget_from: '2027-01-01',
  budget_to: '2027-12-31',
} as const;

const notice: Paper = {
  name: 'convocation-seule',
  css: `font-size: 10pt; td { border: .2mm solid #999 } li { margin-bottom: 1mm }`,
  pages: park,
  documents: [
    {
      type: 'CV_AG',
      sub_kind: null,
      facts: convene,
      absent: ['annexes', 'impayes', 'dette_fournisseurs'],
    },
  ],
};

/** Annexes lie on their side behind the letter. */
const complete: Paper = {
  name: 'convocation-annexes',
  css: `font-size: 10pt; li { margin-bottom: 1mm } .x { font-size: 7.2pt; td, th { border: .2mm solid #555; padding: .6mm 1mm } h1 { font-size: 10pt; text-align: center } .t td { font-weight: bold } }`,
  pages: [...park, ...YEARS_ANNEXES.pages.map((page) => `<div class="x">${page}</div>`)],
  documents: [
    {
      type: 'CV_AG',
      sub_kind: null,
      pages: [1, 2, 3, 4, 5, 6, 7],
      facts: {
        ...convene,
        annexes: ['1', '2', '3', '4', '5'],
        closed_on: '2025-12-31',
        impayes: 404530,
        dette_fournisseurs: 284600,
        charges_courantes: 3205505,
        budget_clos: 3180000,
        budget_en_cours: 3275000,
        travaux_votes: 4200000,
      },
    },
    ...YEARS_ANNEXES.documents.map((one) => ({
      ...one,
      pages: (one.pages ?? []).map((page) => page + 2),
      facts: {},
    })),
  ],
};

const proxy: Paper = {
  name: 'pouvoir-assemblee',
  css: `font-size: 11pt; padding: 25mm; p { margin-bottom: 6mm }`,
  pages: [
    `<h1 style="text-align:center">POUVOIR</h1><p>Je soussigné(e) M. LE GOFF Yannick, demeurant 31 rue des Prunus 85000 La Roche-sur-Yon, propriétaire des lots 12 et 44 de la résidence LE HAMEAU DE LA VIE,</p><p>donne par la présente pouvoir à ......................................................</p>
    <p>à l’effet de me représenter à l’assemblée générale des copropriétaires du jeudi 11 juin 2026 à 18 h, prendre part à toutes délibérations, émettre tous votes, signer toutes feuilles de présence, et généralement faire le nécessaire.</p><p>Fait à ..................... le .....................</p><p>Faire précéder la signature de la mention manuscrite « Bon pour pouvoir ». Un mandataire ne peut recevoir plus de trois délégations de vote, sauf dans le cas prévu à l’article 22 de la loi du 10 juillet 1965.</p>`,
  ],
  documents: [
    {
      type: 'CV_AG',
      sub_kind: 'POUVOIR',
      facts: {
        meeting_on: '2026-06-11',
        building: 'LE HAMEAU DE LA VIE',
        owner: 'M. LE GOFF Yannick',
        lots: ['12', '44'],
      },
    },
  ],
};

export const CONVOCATIONS = [registered, notice, complete, proxy];
