// Notices of meetings: a network's booklet with drafts, a firm's letter; and a proxy form.
import { paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';
import { ALLOBROGES, CHANTURGUE, RNC } from './lieux.ts';

const DRAFTS = [
  [
    'Élection du président de séance',
    '24',
    'L’assemblée générale désigne en qualité de président de séance M./Mme ..............................',
  ],
  [
    'Élection d’un scrutateur',
    '24',
    'L’assemblée générale désigne en qualité de scrutateur M./Mme ..............................',
  ],
  [
    'Approbation des comptes de l’exercice 2026',
    '24',
    'L’assemblée générale approuve les comptes de l’exercice du 01/01/2026 au 31/12/2026, tels qu’ils figurent aux annexes qui seront adressées par courrier séparé.',
  ],
  [
    'Quitus au syndic',
    '24',
    'L’assemblée générale donne quitus au syndic DAUPHICOP GESTION pour sa gestion de l’exercice clos.',
  ],
  [
    'Élection des membres du conseil syndical',
    '25',
    'Candidats déclarés : Mme GACHET, M. FAURE-BRAC, Mme N’GUESSAN. L’assemblée générale désigne pour trois ans M./Mme ..............................',
  ],
  [
    'Budget prévisionnel de l’exercice 2028',
    '24',
    'L’assemblée générale fixe le budget prévisionnel de l’exercice du 01/01/2028 au 31/12/2028 à la somme de 111&nbsp;250,00&nbsp;€.',
  ],
  [
    'Cotisation au fonds de travaux 2028',
    '25',
    'L’assemblée générale fixe la cotisation annuelle au fonds de travaux à 5&nbsp;562,50&nbsp;€.',
  ],
  [
    'Réalisation d’un audit de l’ascenseur du bâtiment B',
    '24',
    'L’assemblée générale décide de confier l’audit au bureau Ascens’Conseil pour 1&nbsp;980,00&nbsp;€ TTC.',
  ],
  [
    'Réfection de l’éclairage des paliers',
    '24',
    'L’assemblée générale décide la pose de luminaires à détection. Devis : Électricité de l’Isère 14&nbsp;310,00&nbsp;€ TTC ; Lumélec 16&nbsp;072,80&nbsp;€ TTC.',
  ],
  [
    'Question de M. BOUVARD : local à vélos',
    '24',
    'L’assemblée générale prend connaissance de la demande de création d’un local à vélos et mandate le conseil syndical pour en étudier le coût.',
  ],
] as const;

const booklet = paperOf(
  'convocation-grenoble-projets',
  `font: 10.2pt/1.5 'Nimbus Sans', sans-serif; padding: 14mm 17mm; h1 { font-size: 14pt; color: #00507a } h2 { font-size: 9.8pt; background: #e5eef3; padding: 1mm 2mm; margin: 3.5mm 0 1mm } li { margin-bottom: .6mm } .ft { position: absolute; bottom: 7mm; font-size: 7.4pt }`,
  [
    `<div style="display:grid;grid-template-columns:92mm 1fr"><div><b style="font-size:16pt;color:#00507a">DAUPHICOP GESTION</b><br>64 boulevard Joseph Vallier – 38100 GRENOBLE<br>Tél. 04 76 00 18 40</div><div style="padding-top:18mm"><b>LETTRE RECOMMANDÉE AVEC AR</b><br>M. ET MME BOUVARD LAURENT<br>BAT B APPT 27<br>22 AVENUE JEAN PERROT<br>38100 GRENOBLE</div></div><p style="margin-top:6mm">Grenoble, le 22 mars 2027</p><h1>CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ORDINAIRE</h1><p>Immeuble : 0427 – <b>LE PARC DES ALLOBROGES</b>, 22 avenue Jean Perrot, 38100 GRENOBLE – Immatriculation ${RNC.allobroges}<br>Vos lots : 27, 94, 158 – Vos tantièmes : 198 / 10000</p><p>Madame, Monsieur,</p><p>Nous avons l’honneur de vous convoquer à l’assemblée générale des copropriétaires de votre immeuble, qui se tiendra :</p><p style="text-align:center;font-size:11.5pt"><b>le jeudi 22 avril 2027 à 18 h 00<br>Salle du Parc, 5 rue Ponsard, 38100 GRENOBLE</b></p><p>L’ordre du jour est le suivant :</p><ol>${DRAFTS.map(([subject, article]) => `<li>${subject} (article ${article})</li>`).join('')}</ol><p>Si vous ne pouvez assister à cette réunion, vous pouvez vous y faire représenter en remettant le pouvoir joint à la personne de votre choix, ou voter par correspondance au moyen du formulaire joint, qui doit nous parvenir au plus tard trois jours francs avant la date de la réunion.</p><p>Pendant le délai s’écoulant entre la convocation et la tenue de l’assemblée, les pièces justificatives des charges peuvent être consultées en notre agence le mardi 13 avril 2027, de 9 h à 12 h (article 18-1 de la loi du 10 juillet 1965).</p><p class="ft">0427 LE PARC DES ALLOBROGES – Convocation AG du 22/04/2027 – 1/2</p>`,
    `<h1>PROJETS DE RÉSOLUTIONS</h1>${DRAFTS.map(([subject, article, text], index) => `<h2>${String(index + 1).padStart(2, '0')}. ${subject} – majorité de l’article ${article}</h2><p>${text}</p>`).join('')}<p style="margin-top:5mm">Pièces jointes : devis des entreprises, formulaire de vote par correspondance, pouvoir. Les annexes comptables feront l’objet d’un envoi distinct dans le délai légal de vingt et un jours.</p><p class="ft">0427 LE PARC DES ALLOBROGES – Convocation AG du 22/04/2027 – 2/2</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      ...ALLOBROGES,
      rnc: RNC.allobroges,
      owner: 'M. ET MME BOUVARD LAURENT',
      lots: ['27', '94', '158'],
      tantiemes: 198,
      base: 10000,
      meeting_on: '2027-04-22',
      sent_on: '2027-03-22',
      resolutions: DRAFTS.map(([subject], index) => `${index + 1}. ${subject}`),
      approved_from: '2026-01-01',
      approved_to: '2026-12-31',
      budget_a_voter: 11125000,
      budget_from: '2028-01-01',
      budget_to: '2028-12-31',
      cotisation_fonds_travaux: 556250,
    },
    absent: [
      'annexes',
      'tantiemes_present',
      'resolutions_adopted',
      'quitus',
      'works_adopted',
      'iban',
    ],
  },
);

const AGENDA = [
  'Nomination du bureau',
  'Rapport du syndic et du conseil syndical',
  'Examen et approbation des comptes 2025',
  'Quitus à donner au syndic',
  'Vote du budget 2027',
  'Complément d’avance de trésorerie',
  'Élection du conseil syndical',
  'Réseaux d’eaux usées du bâtiment A : point sur le chantier',
  'Demande d’autorisation de M. CHASSAGNE, lot 9 : pose d’un store',
];
const letter = paperOf(
  'convocation-clermont-lettre',
  `font: 10.4pt/1.5 'DejaVu Serif Condensed', serif; padding: 18mm 20mm; li { margin-bottom: 1mm }`,
  [
    `<table><tr><td style="width:95mm"><b>ARVERNE IMMOBILIER</b><br>8 rue Blatin<br>63000 CLERMONT-FERRAND</td><td><br><br>CONSORTS PAGES<br>S/C MME PAGES ODILE<br>12 RUE DU MOULIN<br>63670 ORCET</td></tr></table><p style="text-align:right;margin-top:8mm">Clermont-Ferrand, le 20 mai 2026</p><p>Recommandé AR n° 2C 144 908 7712 3<br>Concerne : copropriété LE CLOS CHANTURGUE, 41 rue de Blanzat, 63100 CLERMONT-FERRAND</p><p>Chers copropriétaires,</p><p>Vous voudrez bien participer à la réunion annuelle des copropriétaires qui aura lieu le</p><p style="text-align:center"><b>JEUDI 18 JUIN 2026 À 17 H 30</b><br>dans nos locaux, 8 rue Blatin à Clermont-Ferrand (1er étage)</p><p>afin de délibérer sur les questions ci-après :</p><ol>${AGENDA.map((subject) => `<li>${subject}</li>`).join('')}</ol><p>Le texte des résolutions proposées, les états comptables et les contrats sont déposés sur l’extranet de l’immeuble ; ceux d’entre vous qui ne l’utilisent pas les recevront sous pli séparé cette semaine. Les comptes sont à votre disposition à nos bureaux du 8 au 12 juin, aux heures d’ouverture.</p><p>En cas d’empêchement, nous vous invitons à donner mandat à un autre copropriétaire ou à toute personne de confiance, étant rappelé que ni le syndic, ni ses préposés ne peuvent recevoir de mandat pour représenter un copropriétaire (article 22 de la loi du 10 juillet 1965). Le mandat peut être rédigé sur papier libre.</p><p>Dans l’attente de vous rencontrer, nous vous prions d’agréer, chers copropriétaires, nos salutations les meilleures.</p><p style="text-align:right">Le syndic,<br>Étienne Fournioux</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      ...CHANTURGUE,
      owner: { either: ['CONSORTS PAGES', 'CONSORTS PAGES S/C MME PAGES ODILE'] },
      meeting_on: '2026-06-18',
      sent_on: '2026-05-20',
      resolutions: AGENDA.map((subject, index) => `${index + 1}. ${subject}`),
    },
    absent: [
      'rnc',
      'annexes',
      'lots',
      'budget_a_voter',
      'tantiemes_present',
      'resolutions_adopted',
      'quitus',
    ],
  },
);

const proxy = paperOf(
  'pouvoir-clermont-mandat',
  `font: 10.6pt/1.6 'DejaVu Serif Condensed', serif; padding: 20mm; td { border: .2mm solid #666; padding: 2mm }`,
  [
    `<p>ARVERNE IMMOBILIER – 8 rue Blatin – 63000 CLERMONT-FERRAND</p><h1 style="font-size:16pt;text-align:center;letter-spacing:1mm">MANDAT DE REPRÉSENTATION</h1><p style="text-align:center">(pouvoir pour assemblée générale de copropriété)</p>${table(
      [],
      [
        ['Copropriété', 'LE CLOS CHANTURGUE, 41 rue de Blanzat, 63100 CLERMONT-FERRAND'],
        ['Assemblée générale du', 'jeudi 18 juin 2026 à 17 h 30'],
        ['Mandant', 'CONSORTS PAGES – lots 56 et 131 – 121 tantièmes'],
        ['Mandataire', 'Mme BOYER Catherine, lot 22'],
      ],
    )}<p style="margin-top:5mm">Le mandant donne par la présente tous pouvoirs au mandataire ci-dessus désigné pour le représenter à l’assemblée générale, signer la feuille de présence, prendre part à toutes délibérations et discussions, voter sur toutes les questions inscrites à l’ordre du jour et demander l’inscription au procès-verbal des réserves qu’il jugerait utiles.</p><p>Consignes de vote (facultatif) : ............................................................................................</p>${paragraphs(['Chaque mandataire ne peut, à quelque titre que ce soit, recevoir plus de trois délégations de vote. Il peut toutefois en recevoir davantage si le total des voix dont il dispose lui-même et de celles de ses mandants n’excède pas 10 % des voix du syndicat. Tout mandataire désigné peut subdéléguer son mandat à une autre personne, sauf interdiction expresse.', 'Les époux séparés de biens, les indivisaires et les usufruitiers et nus-propriétaires sont représentés par un mandataire commun.'])}<p>Fait à Orcet, le 2 juin 2026</p><p>Signature du mandant, précédée de « Bon pour pouvoir » &nbsp;&nbsp;&nbsp;&nbsp; Signature du mandataire, précédée de « Pouvoir accepté »</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      ...CHANTURGUE,
      meeting_on: '2026-06-18',
      owner: 'CONSORTS PAGES',
      lots: ['56', '131'],
      tantiemes: 121,
    },
    absent: ['rnc', 'annexes', 'resolutions', 'iban'],
  },
);

export const AVIS_DE_REUNION = [booklet, letter, proxy];
