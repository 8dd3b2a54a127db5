// Notices of meetings: a bound file with drafts and accounts, a short letter, and the proxy form.
import { either, type Paper, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { VANNES_CSS, VANNES_PAGES, vannesTruths } from './comptes-de-vannes.ts';

type Draft = readonly [subject: string, majority: string, text: string];
export const VANNES_DRAFTS: readonly Draft[] = [
  [
    'Élection du président de séance',
    'article 24',
    'L’assemblée générale élit en qualité de président de séance : ………………',
  ],
  [
    'Élection du secrétaire et du scrutateur',
    'article 24',
    'L’assemblée générale désigne comme secrétaire le représentant du syndic et comme scrutateur : ………………',
  ],
  [
    'Rapport du conseil syndical',
    'sans vote',
    'Le conseil syndical rend compte de l’exécution de sa mission au cours de l’exercice écoulé.',
  ],
  [
    'Approbation des comptes de l’exercice 2025',
    'article 24',
    'L’assemblée générale approuve en leur forme, teneur, imputation et répartition les comptes de charges de l’exercice du 01/01/2025 au 31/12/2025, tels qu’ils ont été joints à la convocation.',
  ],
  [
    'Quitus au syndic',
    'article 24',
    'L’assemblée générale donne quitus au syndic ARMOR GESTION de sa gestion pour l’exercice arrêté au 31/12/2025.',
  ],
  [
    'Désignation du syndic',
    'article 25',
    'L’assemblée générale désigne la société ARMOR GESTION en qualité de syndic, selon le contrat joint, qui entrera en vigueur le 12/05/2026 pour se terminer le 30/06/2027.',
  ],
  [
    'Approbation du budget prévisionnel de l’exercice 2027',
    'article 24',
    'L’assemblée générale approuve le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027 pour un montant de 80 640,00 €.',
  ],
  [
    'Cotisation annuelle au fonds de travaux',
    'article 25',
    'L’assemblée générale fixe le montant de la cotisation annuelle à 4 032,00 €, soit 5 % du budget prévisionnel.',
  ],
  [
    'Remplacement de la porte d’entrée du bâtiment B',
    'article 24',
    'L’assemblée générale, après examen des devis joints (Menuiserie du Golfe 8 742,00 € TTC, Fermetures Vannetaises 9 310,40 € TTC), décide la réalisation des travaux pour un montant de ……… €.',
  ],
  [
    'Élaboration du diagnostic de performance énergétique collectif',
    'article 24',
    'L’assemblée générale confie l’établissement du DPE collectif à la société ………, pour un montant de ……… €.',
  ],
  [
    'Demande de Mme KERBRAT : pose d’un store sur balcon',
    'article 25',
    'L’assemblée générale autorise Mme KERBRAT à poser, à ses frais, un store conforme au modèle de l’immeuble.',
  ],
];

/** Nobody minds the majority behind the subject. */
export const VANNES_RESOLUTIONS = either(
  VANNES_DRAFTS.map(([subject], index) => `${index + 1}. ${subject}`),
  VANNES_DRAFTS.map(([subject, majority], index) => `${index + 1}. ${subject} (${majority})`),
);

const packaged: Paper = {
  name: 'convocation-dossier-vannes',
  css: `${VANNES_CSS} .cv { font: 9.2pt/1.4 'Nimbus Sans', sans-serif; h1 { color: #00708a; font-size: 17pt; margin: 0 } .ttl { background: #00708a; color: #fff; padding: 2mm 3mm; font-size: 12pt; margin: 5mm 0 3mm } li { margin-bottom: .8mm } h3 { font-size: 9.6pt; margin: 2.4mm 0 .6mm; color: #00708a } p { margin-bottom: 1.2mm } }`,
  pages: [
    `<div class="cv"><div style="display:grid;grid-template-columns:80mm 1fr;gap:12mm"><div><h1>Armor Gestion</h1>Agence de Vannes – 3 place de la Libération – 56000 VANNES<br>Tél. 02 97 00 18 40<p style="margin-top:4mm">Immeuble : 1042 – LES HAUTS DE CONLEAU<br>12 rue du Vincin – 56000 VANNES<br>N° d’immatriculation : AC5-118-604<br>Lots : 14, 57, 83 – 333 tantièmes</p></div><div style="margin-top:20mm;font-size:10.5pt">LETTRE RECOMMANDÉE AVEC AR<br><br>MME KERBRAT SOLENN<br>12 RUE DU VINCIN<br>BATIMENT B – APPT 14<br>56000 VANNES</div></div>
    <p style="margin-top:4mm">Vannes, le 14 avril 2026</p><div class="ttl">CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ORDINAIRE</div><p>Madame, Monsieur,</p><p>Nous avons l’honneur de vous convoquer à l’assemblée générale ordinaire des copropriétaires de la résidence LES HAUTS DE CONLEAU, qui se tiendra le :</p><p style="text-align:center;font-size:11.5pt"><b>mardi 12 mai 2026 à 17 h 30</b><br>Maison des associations, 31 rue Guillaume Le Bartz, 56000 VANNES</p><p>à l’effet de délibérer sur l’ordre du jour suivant :</p><ol>${VANNES_DRAFTS.map(([subject, majority]) => `<li>${subject} (${majority})</li>`).join('')}</ol><p>Si vous ne pouvez assister à cette réunion, vous pouvez vous y faire représenter par un mandataire de votre choix au moyen du pouvoir ci-joint, ou voter par correspondance : le formulaire doit nous parvenir au plus tard trois jours francs avant la réunion.</p><p>Les pièces justificatives des charges sont consultables en notre agence le mardi 5 mai 2026 de 14 h à 17 h, sur rendez-vous.</p><p>Pièces jointes : annexes comptables 1, 2 et 3, projets de résolutions, projet de contrat de syndic et fiche d’information, devis, état individuel de répartition, pouvoir, formulaire de vote.</p></div>`,
    `<div class="cv"><div class="ttl">PROJETS DE RÉSOLUTIONS</div>${VANNES_DRAFTS.map(([subject, majority, text], index) => `<h3>Résolution n° ${index + 1} – ${subject}</h3><p><i>Majorité requise : ${majority}</i></p><p>${text}</p>`).join('')}</div>`,
    ...VANNES_PAGES,
  ],
  documents: [
    {
      type: 'CV_AG',
      sub_kind: null,
      pages: [1, 2, 3, 4, 5],
      facts: {
        syndic: 'Armor Gestion',
        owner: 'MME KERBRAT SOLENN',
        building: 'LES HAUTS DE CONLEAU',
        building_address: '12 rue du Vincin, 56000 VANNES',
        rnc: 'AC5118604',
        lots: ['14', '57', '83'],
        tantiemes: 333,
        meeting_on: '2026-05-12',
        sent_on: '2026-04-14',
        resolutions: VANNES_RESOLUTIONS,
        annexes: ['1', '2', '3'],
        closed_on: '2025-12-31',
        approved_from: '2025-01-01',
        approved_to: '2025-12-31',
        budget_a_voter: 8064000,
        budget_from: '2027-01-01',
        budget_to: '2027-12-31',
        cotisation_fonds_travaux: 403200,
      },
      absent: ['tantiemes_present', 'resolutions_adopted', 'works_adopted', 'quitus', 'iban'],
    },
    // What the accounts say is asked of the annexes, not of the letter before them.
    ...vannesTruths(2),
  ],
};

const AGENDA = [
  'Désignation du président de séance',
  'Désignation du secrétaire de séance',
  'Approbation des comptes de l’exercice clos le 31 décembre 2025',
  'Quitus au syndic',
  'Renouvellement du mandat du syndic',
  'Élection des membres du conseil syndical',
  'Vote du budget prévisionnel 2027',
  'Réfection de la cage d’escalier',
  'Questions diverses',
] as const;
const letter = paperOf(
  'convocation-lettre-chartres',
  `font: 10pt/1.5 'DejaVu Sans', sans-serif; padding: 17mm 18mm; small { color: #666 } .o td { border-bottom: .2mm solid #d3c3cf }`,
  [
    `<table><tr><td style="width:95mm"><b style="color:#6b2d5c;font-size:13pt">Beauce Syndic</b><br><small>21 rue du Grand Faubourg – 28000 Chartres<br>contact@beaucesyndic.example.fr</small></td><td style="padding-top:18mm">Monsieur Julien PASQUIER<br>9 rue du Faubourg Guillaume<br>28000 Chartres</td></tr></table><p style="text-align:right">Chartres, le 4 mai 2026</p><p><b>Objet : convocation à l’assemblée générale annuelle</b><br>Copropriété du 9 rue du Faubourg Guillaume, 28000 Chartres<br>Envoi recommandé électronique</p><p>Cher Monsieur,</p><p>En qualité de syndic, nous vous invitons à participer à l’assemblée générale des copropriétaires qui aura lieu le <b>jeudi 4 juin 2026 à 18 heures</b> en nos bureaux, 21 rue du Grand Faubourg à Chartres.</p><p>Ordre du jour :</p>${table(
      [],
      AGENDA.map((subject, index) => [`${index + 1}.`, subject]),
      'o',
    )}<p style="margin-top:4mm">L’ensemble des documents soumis au vote a été déposé sur votre espace en ligne. Il peut vous être adressé en version papier sur simple demande. Tout copropriétaire peut notifier au syndic la ou les questions dont il demande l’inscription à l’ordre du jour ; elles seront examinées lors de l’assemblée suivante si elles parviennent après l’envoi de la présente.</p><p>Nous comptons sur votre présence ou sur votre pouvoir, afin que le quorum des majorités puisse être réuni.</p><p>Cordialement,</p><p>Nathalie Brière, gérante</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Beauce Syndic',
      building_address: '9 rue du Faubourg Guillaume, 28000 Chartres',
      owner: 'Monsieur Julien PASQUIER',
      meeting_on: '2026-06-04',
      sent_on: '2026-05-04',
      resolutions: AGENDA.map((subject, index) => `${index + 1}. ${subject}`),
    },
    absent: ['annexes', 'rnc', 'lots', 'tantiemes_present', 'resolutions_adopted', 'quitus'],
  },
);

const proxy = paperOf(
  'pouvoir-formulaire-annecy',
  `font: 10.4pt/1.7 'DejaVu Sans Condensed', sans-serif; padding: 18mm; h1 { text-align: center; font-size: 16pt; letter-spacing: 1mm } .b { border: .3mm solid #333; padding: 4mm; margin: 5mm 0 }`,
  [
    `<p><b>ALPILAC SYNDIC</b> – 18 avenue de Genève – 74000 ANNECY</p><h1>POUVOIR</h1><p style="text-align:center">Assemblée générale du mardi 14 avril 2026 à 18 h 00<br>Copropriété LE CLOS DES AULNES – 5 et 7 avenue de Brogny – 74000 ANNECY</p><div class="b">Je soussigné(e) : M. ET MME DUCRET THIERRY<br>Copropriétaire des lots : 108 – 215<br>Représentant 1 970 tantièmes sur 100 000</div><p>Donne par les présentes pouvoir à M. / Mme ………………………………………………………… (ou, à défaut, à toute personne de son choix par voie de substitution) pour me représenter à l’assemblée générale ci-dessus, en conséquence signer la feuille de présence, prendre part aux délibérations, émettre tous votes sur les questions portées à l’ordre du jour, accepter toutes fonctions et généralement faire le nécessaire.</p><p>Le présent pouvoir conserve ses effets pour toute assemblée réunie sur le même ordre du jour en cas de seconde convocation.</p><p>Fait à ………………………… le …………………………</p><p>Signature du mandant, précédée de la mention « Bon pour pouvoir » :</p><p style="margin-top:18mm">Signature du mandataire, précédée de la mention « Bon pour acceptation » :</p><p style="font-size:8pt;margin-top:18mm">Article 22 de la loi du 10 juillet 1965 : chaque mandataire ne peut, à quelque titre que ce soit, recevoir plus de trois délégations de vote, sauf si le total des voix dont il dispose lui-même et de celles de ses mandants n’excède pas 10 % des voix du syndicat. Le syndic, son conjoint et ses préposés ne peuvent recevoir de mandat.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      syndic: 'ALPILAC SYNDIC',
      building: 'LE CLOS DES AULNES',
      building_address: '5 et 7 avenue de Brogny, 74000 ANNECY',
      owner: 'M. ET MME DUCRET THIERRY',
      lots: ['108', '215'],
      tantiemes: 1970,
      base: 100000,
      meeting_on: '2026-04-14',
    },
    absent: ['resolutions_adopted', 'quitus', 'rnc'],
  },
);

export const REUNIONS_CONVOQUEES = [packaged, letter, proxy];
