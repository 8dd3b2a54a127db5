// Before a meeting: a resort's notice with its accounts behind, a cabinet's letter without them, a proxy form.
import { either, type Paper, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { VARS_ANNEXES } from './comptes-a-approuver.ts';

const CIMES = [
  ['Élection du bureau de l’assemblée', '24'],
  ['Approbation des comptes de l’exercice clos le 31 octobre 2025', '24'],
  ['Quitus au syndic', '24'],
  ['Renouvellement du mandat d’ALPES SYNDIC STATIONS', '25'],
  ['Élection des membres du conseil syndical', '25'],
  ['Budget prévisionnel de l’exercice 2026/2027', '24'],
  ['Cotisation au fonds de travaux', '25'],
  ['Réglementation de l’accès au local à skis', '24'],
  ['Pose de compteurs d’énergie thermique', '24'],
  ['Choix du maître d’œuvre de la chaufferie', '24'],
  ['Remplacement de la chaufferie fioul par une chaufferie bois', '25'],
] as const;

const resort: Paper = {
  name: 'convocation-vars-comptes',
  css: `${VARS_ANNEXES.css} .w { font-size: 9.8pt; .band { background: #14532d; color: #fff; padding: 4mm 5mm; display: flex; justify-content: space-between } h1 { font-size: 15pt; text-align: left; margin: 5mm 0 2mm } h3 { font-size: 10pt; color: #14532d; margin: 2.5mm 0 .5mm } td:nth-child(n+3) { text-align: center } p { margin-bottom: 1.5mm } }`,
  pages: [
    `<div class="w"><div class="band"><b style="font-size:14pt">ALPES SYNDIC STATIONS</b><span>Immeuble Le Névé, cours Fontanarosa, 05560 VARS</span></div><p style="margin:7mm 0 5mm 92mm">SCI TROIS FLOCONS<br>48 avenue de la Libération<br>13700 MARIGNANE</p><p>Vars, le 19 janvier 2026 – lettre recommandée avec avis de réception</p><h1>Convocation à l’assemblée générale</h1><p>Copropriété LE BALCON DES CIMES, route des Pistes, 05560 VARS – n° d’immatriculation AE1560338<br>Vos lots : 207, 391, 455 – vos tantièmes : 1 284 / 100 000</p><p>Madame, Monsieur, nous avons le plaisir de vous convoquer à l’assemblée générale ordinaire des copropriétaires qui se tiendra le</p><p style="text-align:center;font-size:12pt"><b>samedi 21 février 2026 à 17 h 00</b><br>salle du Point Show, Vars-les-Claux, ou à distance par visioconférence</p><p>à l’effet de délibérer sur l’ordre du jour suivant :</p>${table(
      ['N°', 'Question', 'Majorité'],
      CIMES.map(([subject, law], index) => [index + 1, subject, `art. ${law}`]),
    )}<p style="margin-top:3mm">Si vous ne pouvez être présent, vous pouvez vous faire représenter au moyen du pouvoir joint ou voter par correspondance ; le formulaire doit nous parvenir au plus tard trois jours francs avant la réunion. Les justificatifs de charges seront à votre disposition à l’agence les 9 et 10 février, de 9 h à 12 h.</p></div>`,
    `<div class="w"><h1>Projets de résolution</h1><h3>2. Comptes</h3><p>L’assemblée générale approuve les comptes de l’exercice du 01/11/2024 au 31/10/2025 tels qu’ils figurent aux annexes jointes.</p><h3>3. Quitus</h3><p>L’assemblée générale donne quitus entier et sans réserve au syndic pour sa gestion de l’exercice.</p><h3>4. Mandat</h3><p>L’assemblée générale renouvelle ALPES SYNDIC STATIONS dans ses fonctions du 21/02/2026 au 20/02/2029, aux conditions du contrat joint.</p><h3>6. Budget</h3><p>L’assemblée générale arrête le budget prévisionnel de l’exercice du 01/11/2026 au 31/10/2027 à la somme de 271 000,00 €, appelée en deux provisions, au 1er février et au 1er juin.</p><h3>7. Fonds de travaux</h3><p>L’assemblée générale fixe la cotisation annuelle à 13 550,00 €, soit 5 % du budget.</p><h3>8. Local à skis</h3><p>L’accès sera fermé de 22 h à 7 h. Les casiers non identifiés au 31 mars seront ouverts par un huissier.</p><h3>9. Compteurs</h3><p>Pose de 141 compteurs par la société Compt’Alpes, 26 790,00 € TTC, ou la société Mesure Sud, 24 312,00 € TTC.</p><h3>11. Chaufferie</h3><p>L’assemblée générale décide le remplacement de la chaufferie pour un coût maximum de 415 000,00 € TTC, appelé en cinq fractions de 20 %. Les copropriétaires qui le souhaitent peuvent adhérer à l’emprunt collectif présenté en annexe.</p><p style="margin-top:6mm">Pièces jointes : état financier, compte de gestion général, compte de gestion pour opérations courantes, contrat de syndic, trois offres, pouvoir, formulaire de vote par correspondance.</p><p>Article 18-1 A de la loi du 10 juillet 1965 : les copropriétaires peuvent consulter les pièces justificatives entre la convocation et la tenue de l’assemblée.</p><p>Le syndic, Jean-Marc FAURE-BRAC</p></div>`,
    ...VARS_ANNEXES.pages,
  ],
  documents: [
    {
      type: 'CV_AG',
      sub_kind: null,
      pages: [1, 2, 3, 4, 5],
      facts: {
        syndic: 'ALPES SYNDIC STATIONS',
        building: 'LE BALCON DES CIMES',
        building_address: 'route des Pistes, 05560 VARS',
        rnc: 'AE1560338',
        owner: 'SCI TROIS FLOCONS',
        lots: ['207', '391', '455'],
        tantiemes: 1284,
        base: 100000,
        meeting_on: '2026-02-21',
        sent_on: '2026-01-19',
        resolutions: CIMES.map(([subject], index) => `${index + 1}. ${subject}`),
        annexes: ['1', '2', '3'],
        closed_on: '2025-10-31',
        approved_from: '2024-11-01',
        approved_to: '2025-10-31',
        budget_from: '2026-11-01',
        budget_to: '2027-10-31',
        cotisation_fonds_travaux: 1355000,
        budget_a_voter: 27100000,
      },
      absent: ['tantiemes_present', 'resolutions_adopted', 'quitus', 'works_adopted', 'iban'],
    },
    ...VARS_ANNEXES.documents.map((one) => ({
      ...one,
      pages: (one.pages ?? []).map((page) => page + 2),
    })),
  ],
};

const ERDRE = [
  'Désignation du président de séance et des scrutateurs',
  'Désignation du secrétaire',
  'Rapport du conseil syndical',
  'Approbation des comptes arrêtés au 31 mars 2026',
  'Quitus à donner au cabinet',
  'Vote du budget prévisionnel 2026/2027',
  'Vote du budget prévisionnel 2027/2028',
  'Fonds de travaux : fixation de la cotisation',
  'Remplacement de la porte basculante du garage',
  'Passage à la fibre de l’antenne collective',
  'Question de Mme LE GUELLEC : stationnement des vélos',
] as const;
const cabinet = paperOf(
  'convocation-nantes-lettre',
  `font: 10.4pt/1.45 'C059', serif; padding: 18mm 22mm; ol { margin: 2mm 0 3mm; padding-left: 9mm }`,
  [
    `<p><b>CABINET PENNANEAC’H & FILS</b><br>3 quai de la Fosse – 44000 NANTES<br>carte professionnelle CPI 4401 2020 000 000 086</p><p style="margin-left:88mm">M. ou Mme GUILLOUX Fabien<br>17 rue des Hauts Pavés<br>44000 NANTES</p><p style="text-align:right">Nantes, le 22 mai 2026</p><p><b>Résidence LES JARDINS DE L’ERDRE</b><br>9 rue du Coudray, 44000 NANTES<br>N/Réf. : 0455/0022</p><p>Madame, Monsieur,</p><p>Vous êtes prié(e) d’assister à l’assemblée générale des copropriétaires de l’immeuble cité en référence, qui aura lieu le <b>jeudi 18 juin 2026 à 18 heures 15</b> en l’étude du cabinet, 3 quai de la Fosse, 2e étage.</p><p>L’assemblée sera appelée à statuer sur les questions suivantes :</p><ol>${ERDRE.map((subject) => `<li>${subject}</li>`).join('')}</ol><p>Les documents comptables (état financier, compte de gestion, budgets), le rapport du conseil et les devis vous parviennent sous pli séparé, conformément à l’article 11 du décret du 17 mars 1967.</p><p>En cas d’empêchement, il vous est possible de donner pouvoir à un autre copropriétaire ou à un tiers. Ni le syndic, ni son conjoint, ni ses préposés ne peuvent recevoir mandat.</p>`,
    `<p>Nous vous rappelons que tout copropriétaire peut, jusqu’à la date de la réunion, consulter les pièces justificatives des charges. La permanence est fixée au <b>mardi 9 juin 2026, de 14 heures à 17 heures</b>.</p><p>Les décisions de l’assemblée s’imposent à tous, y compris aux absents. La feuille de présence sera ouverte à partir de 18 heures ; merci de vous munir de la présente, qui indique vos voix : 367 / 10 000.</p><p>Dans l’hypothèse où l’assemblée ne réunirait pas les majorités requises, il sera fait application des articles 25-1 et 26-1 de la loi du 10 juillet 1965, permettant un second vote immédiat.</p><p>Le vote par correspondance est possible au moyen du formulaire ci-joint, à condition que nous le recevions avant le 15 juin.</p><p>Nous vous prions d’agréer, Madame, Monsieur, l’expression de nos sentiments dévoués.</p><p style="margin-left:88mm">Le syndic,<br>Hervé PENNANEAC’H</p><p style="font-size:8.6pt;margin-top:12mm">P.-S. : les travaux de la porte basculante (question 9) ont fait l’objet de deux devis, l’un de 10 480,00 € TTC (Atlantique Fermetures), l’autre de 11 215,60 € TTC (Ouest Automatismes). Le conseil syndical recommande le premier.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: either('CABINET PENNANEAC’H & FILS', 'CABINET PENNANEAC’H ET FILS'),
      building: 'LES JARDINS DE L’ERDRE',
      building_address: '9 rue du Coudray, 44000 NANTES',
      owner: 'M. ou Mme GUILLOUX Fabien',
      tantiemes: 367,
      base: 10000,
      meeting_on: '2026-06-18',
      sent_on: '2026-05-22',
      resolutions: ERDRE.map((subject, index) => `${index + 1}. ${subject}`),
    },
    absent: [
      'rnc',
      'annexes',
      'impayes',
      'tantiemes_present',
      'resolutions_adopted',
      'quitus',
      'works_adopted',
    ],
  },
);

const proxy = paperOf(
  'pouvoir-strasbourg-formulaire',
  `font: 10.5pt/1.6 'DejaVu Serif Condensed', serif; padding: 20mm; .b { border: .4mm solid #8a3b2a; padding: 5mm; margin-bottom: 6mm } h1 { font-size: 16pt; text-align: center; letter-spacing: 2mm; color: #8a3b2a } td { border: .2mm solid #8a3b2a; padding: 2mm }`,
  [
    `<p><b>IMMO-RHIN SYNDIC</b> – 11 quai Rouget de Lisle, 67000 STRASBOURG</p><h1>POUVOIR</h1><div class="b"><p>Je soussigné(e) / nous soussignés : <b>Monsieur et Madame KIEFFER Bernard</b>, propriétaires des lots 7, 31 et 48 (68 voix) de la copropriété <b>L’ORANGERIE</b>, 22 rue de Verdun, 67000 STRASBOURG,</p><p>donne / donnons mandat à : ……………………………………………………………………………………</p><p>avec faculté de substitution, à l’effet de me / nous représenter et de voter en mon / notre nom à l’assemblée générale du <b>mardi 29 septembre 2026 à 18 h 00</b> et à toute assemblée ultérieure ayant le même ordre du jour, prendre part aux délibérations, accepter toutes fonctions, signer tous procès-verbaux.</p><p>Fait à …………………………, le …………………………</p>${table([], [['Le mandant<br><small>signature précédée de « bon pour pouvoir »</small><br><br><br>', 'Le mandataire<br><small>signature précédée de « bon pour acceptation »</small><br><br><br>']])}</div><p style="font-size:9pt">Article 22 de la loi du 10 juillet 1965 : tout copropriétaire peut déléguer son droit de vote à un mandataire, que ce dernier soit ou non membre du syndicat. Chaque mandataire ne peut, à quelque titre que ce soit, recevoir plus de trois délégations de vote, à moins que le total des voix dont il dispose lui-même et de celles de ses mandants n’excède 10 % des voix du syndicat. Un pouvoir remis en blanc au syndic est confié par lui au président du conseil syndical ou, à défaut, au président de séance.</p><p style="font-size:9pt">Vous pouvez assortir ce pouvoir de consignes de vote, à porter au dos.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      syndic: 'IMMO-RHIN SYNDIC',
      building: 'L’ORANGERIE',
      building_address: '22 rue de Verdun, 67000 STRASBOURG',
      owner: 'Monsieur et Madame KIEFFER Bernard',
      lots: ['7', '31', '48'],
      meeting_on: '2026-09-29',
      tantiemes: 68,
    },
    absent: ['rnc', 'tantiemes_present', 'resolutions', 'iban'],
  },
);

export const CONVOCATIONS_ET_POUVOIRS = [resort, cabinet, proxy];
