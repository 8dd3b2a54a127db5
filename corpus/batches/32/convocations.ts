// Called to a meeting: two notices with their agenda, a proxy, a form to vote from afar.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const CANTAL: readonly (readonly [subject: string, majority: string])[] = [
  ['Élection du président de séance, des scrutateurs et du secrétaire', 'art. 24'],
  ['Approbation des comptes de l’exercice clos le 31/12/2025', 'art. 24'],
  ['Quitus au syndic', 'art. 24'],
  ['Renouvellement du mandat du syndic', 'art. 25'],
  ['Désignation des membres du conseil syndical', 'art. 25'],
  ['Ajustement du budget prévisionnel 2026', 'art. 24'],
  ['Budget prévisionnel de l’exercice 2027', 'art. 24'],
  ['Cotisation au fonds de travaux', 'art. 25'],
  ['Remplacement de la porte de hall', 'art. 24'],
  ['Élaboration du projet de plan pluriannuel de travaux', 'art. 24'],
  ['Questions diverses', 'sans vote'],
];
const aurillac = paperOf(
  'convocation-ordre-du-jour-aurillac',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; padding: 13mm 16mm; .o td, .o th { border-bottom: .2mm solid #888; padding: 1.2mm } .o td:first-child { width: 9mm } .o td:last-child { width: 24mm; font-style: italic } .pr { border-left: 1mm solid #555; padding-left: 3mm; margin-bottom: 2.4mm } .pr b { display: block }`,
  [
    `<table><tr><td style="width:95mm"><b style="font-size:12pt">HAUTE-AUVERGNE HABITAT CONSEIL</b><br>22 avenue de la République, 15000 AURILLAC<br>Tél. 04 71 00 35 18</td><td style="padding-top:9mm">Mlle LAPORTE-VIALARD Agnès<br>7 rue du Monastère<br>15000 AURILLAC</td></tr></table><p style="margin-top:6mm">Aurillac, le 27 avril 2026<br>LRAR n° 1A 204 118 7731 4</p>
    <h1 style="font-size:13.5pt;text-align:center">CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ORDINAIRE</h1><p>Immeuble LE GRAVIER (061) – 11 cours Monthyon – 15000 AURILLAC</p><p>Mademoiselle,</p><p>Nous avons l’honneur de vous convoquer à l’assemblée générale ordinaire des copropriétaires de l’immeuble visé ci-dessus, qui se tiendra le :</p><p style="text-align:center;font-size:11pt"><b>JEUDI 28 MAI 2026 à 17 heures 30</b><br>Hôtel des Carmes, salon Pompidou, 20 rue des Carmes, 15000 AURILLAC</p><p>Ordre du jour :</p>
    ${table(
      [],
      CANTAL.map(([subject, majority], index) => [`${index + 1}.`, subject, majority]),
      'o',
    )}<p style="margin-top:4mm">Les pièces justificatives des charges sont consultables au cabinet le mardi 19 mai de 14 h à 17 h (art. 18-1). Si vous ne pouvez pas assister à la réunion, faites-vous représenter au moyen du pouvoir joint, ou votez par correspondance : le formulaire doit nous parvenir au plus tard trois jours francs avant la réunion.</p>`,
    `<h1 style="font-size:12pt">PROJETS DE RÉSOLUTIONS</h1><div class="pr"><b>2. Approbation des comptes</b>L’assemblée générale approuve les comptes de l’exercice du 01/01/2025 au 31/12/2025, tels qu’ils lui ont été présentés.</div><div class="pr"><b>3. Quitus</b>L’assemblée générale donne quitus au syndic de sa gestion pour l’exercice 2025.</div><div class="pr"><b>4. Mandat du syndic</b>L’assemblée générale renouvelle HAUTE-AUVERGNE HABITAT CONSEIL dans ses fonctions de syndic pour une durée de dix-huit mois, du 01/07/2026 au 31/12/2027, aux conditions du contrat joint.</div><div class="pr"><b>6. Budget 2026</b>L’assemblée générale porte de 46 000,00 € à 47 016,00 € le budget de l’exercice en cours.</div><div class="pr"><b>7. Budget 2027</b>L’assemblée générale adopte le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027 pour un montant de 48 200,00 €.</div><div class="pr"><b>8. Fonds de travaux</b>L’assemblée générale fixe à 2 410,00 € la cotisation annuelle.</div><div class="pr"><b>9. Porte de hall</b>Devis Cantal Menuiserie : 9 852,00 € TTC. Devis Alu-Cère : 10 430,20 € TTC. Appel en deux fois, les 15/07/2026 et 15/10/2026.</div><div class="pr"><b>10. PPPT</b>L’assemblée générale confie au bureau Thermi-Centre l’élaboration du projet de plan pour 5 160,00 € TTC.</div><p>Pièces jointes : état financier, comptes de gestion, projet de contrat de syndic, devis, pouvoir, formulaire de vote par correspondance.</p><p style="text-align:right">Le syndic</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'HAUTE-AUVERGNE HABITAT CONSEIL',
      building: 'LE GRAVIER',
      building_address: '11 cours Monthyon, 15000 AURILLAC',
      owner: 'Mlle LAPORTE-VIALARD Agnès',
      meeting_on: '2026-05-28',
      sent_on: '2026-04-27',
      resolutions: CANTAL.map(([subject], index) => `${index + 1}. ${subject}`),
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      budget_a_voter: 4820000,
      cotisation_fonds_travaux: 241000,
    },
    absent: ['rnc', 'lots', 'tantiemes_present', 'resolutions_adopted', 'works_adopted', 'iban'],
  },
);

const SOUILHAC = [
  'Désignation du président et du secrétaire de séance',
  'Examen et approbation des comptes 2024-2025',
  'Quitus au syndic',
  'Vote du budget 2026-2027',
  'Fonds de travaux : fixation du taux',
  'Nettoyage de la façade sur l’avenue',
  'Demande de M. Chastagnol : ouverture d’un vélux',
] as const;
const tulle = paperOf(
  'convocation-lettre-tulle',
  `font: 10.6pt/1.5 'DejaVu Serif Condensed', serif; padding: 18mm 22mm; ol { margin: 0 0 3mm; padding-left: 9mm }`,
  [
    `<p><b>Corrèze Gestion Immobilière</b><br>17 quai Baluze<br>19000 TULLE</p><p style="margin-left:92mm">M. et Mme Hubert d’ARGENTAT<br>Villa Bel-Air<br>rue de l’Estabournie<br>19000 TULLE</p><p>Tulle, le 12 janvier 2026</p><p>Les Terrasses de Souilhac<br>40 avenue Victor Hugo, 19000 TULLE – vos lots : 7 et 33 – vos tantièmes : 842</p>${paragraphs(['Chère Madame, cher Monsieur,', 'Nous vous invitons à participer à la prochaine assemblée générale de votre copropriété, qui aura lieu le <b>vendredi 13 février 2026 à 18 h</b>, salle Latreille, impasse Latreille à Tulle, afin de délibérer sur l’ordre du jour suivant :'])}<ol>${SOUILHAC.map((subject) => `<li>${subject}</li>`).join('')}</ol>${paragraphs(['Vous trouverez sous ce pli les comptes de l’exercice clos au 30 septembre 2025, le budget que nous vous proposons (24 850 € pour la période du 1er octobre 2026 au 30 septembre 2027) et deux devis pour la façade.', 'Si vous êtes empêchés, merci de confier votre pouvoir à un voisin ; nous vous rappelons qu’un mandataire ne peut en recevoir plus de trois, sauf si le total de ses voix n’excède pas 10 % de celles du syndicat.', 'Un verre de l’amitié sera offert à l’issue de la réunion.', 'Croyez, chère Madame, cher Monsieur, à nos sentiments dévoués.'])}<p style="text-align:right">Solange Mazeyrat, gestionnaire</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Corrèze Gestion Immobilière',
      building: 'Les Terrasses de Souilhac',
      building_address: '40 avenue Victor Hugo, 19000 TULLE',
      owner: 'M. et Mme Hubert d’ARGENTAT',
      lots: ['7', '33'],
      tantiemes: 842,
      meeting_on: '2026-02-13',
      sent_on: '2026-01-12',
      resolutions: SOUILHAC.map((subject, index) => `${index + 1}. ${subject}`),
      budget_from: '2026-10-01',
      budget_to: '2027-09-30',
      budget_a_voter: 2485000,
    },
    absent: ['rnc', 'annexes', 'tantiemes_present', 'resolutions_adopted', 'quitus', 'base'],
  },
);

const proxy = paperOf(
  'pouvoir-coupon-le-puy-en-velay',
  `font: 10.4pt/1.7 'Nimbus Sans', sans-serif; padding: 20mm; .b { border: .4mm solid #16324f; padding: 6mm }`,
  [
    `<div class="b"><p style="font-size:15pt;text-align:center"><b>POUVOIR</b></p><p>Je soussigné(e) <b>Monsieur Tomasz WIŚNIEWSKI</b>, propriétaire du lot n° 31, représentant 415 tantièmes, dans la copropriété LES BALCONS DE CORNEILLE, 24 boulevard Saint-Louis, 43000 LE PUY-EN-VELAY,</p><p>donne par la présente pouvoir à M./Mme ..............................................................................</p><p>demeurant ............................................................................................................</p><p>à l’effet de me représenter à l’assemblée générale ordinaire qui se tiendra le mardi 15 septembre 2026 à 18 h 30, salle Jeanne-d’Arc, en conséquence prendre part à toutes délibérations et à tous votes, signer tout document, et plus généralement faire le nécessaire, ainsi qu’à toute assemblée ultérieure ayant le même ordre du jour par suite de défaut de quorum ou d’ajournement.</p><p>Fait à ........................................ le ........................................</p><p>Signature précédée de la mention manuscrite « Bon pour pouvoir »</p><p style="font-size:7.8pt;line-height:1.35">Article 22 de la loi du 10 juillet 1965 : chaque mandataire ne peut, à quelque titre que ce soit, recevoir plus de trois délégations de vote. Le syndic, son conjoint et ses préposés ne peuvent ni présider l’assemblée ni recevoir mandat pour représenter un copropriétaire. Pouvoir à remettre avant l’ouverture de la séance. Velay Syndic, 6 place Michelet, 43000 Le Puy-en-Velay.</p></div>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      owner: 'Monsieur Tomasz WIŚNIEWSKI',
      lots: ['31'],
      building: 'LES BALCONS DE CORNEILLE',
      building_address: '24 boulevard Saint-Louis, 43000 LE PUY-EN-VELAY',
      meeting_on: '2026-09-15',
    },
    absent: ['rnc', 'tantiemes_present', 'resolutions_adopted', 'iban'],
  },
);

const VESONE = [
  'Élection du président de séance',
  'Élection d’un scrutateur',
  'Approbation des comptes 2024/2025',
  'Quitus au syndic SOGIPÉRI',
  'Budget prévisionnel 2026/2027',
  'Travaux de mise aux normes de l’ascenseur',
  'Choix de l’entreprise',
] as const;
const remote = paperOf(
  'vote-correspondance-perigueux',
  `font: 9pt/1.35 'Nimbus Sans', sans-serif; td, th { border: .2mm solid #7b2d26; padding: 1.5mm } th { background: #f2e5e3; text-align: center; font-weight: bold } td:nth-child(n+3) { text-align: center; width: 22mm }`,
  [
    `<p><b>SOGIPÉRI</b> – 30 rue du Président Wilson – 24000 PÉRIGUEUX</p><h1 style="font-size:13pt;text-align:center;color:#7b2d26">FORMULAIRE DE VOTE PAR CORRESPONDANCE</h1><p style="text-align:center;font-size:8pt">(article 17-1 A de la loi n° 65-557 du 10 juillet 1965, article 9 bis du décret n° 67-223 du 17 mars 1967, arrêté du 2 juillet 2020)</p><p>Assemblée générale du <b>20/11/2025</b> – Syndicat des copropriétaires de la Résidence VÉSONE PARC – 14 rue Claude Bernard, 24000 PÉRIGUEUX</p><p>Nom et prénom du copropriétaire : <b>M. OUEDRAOGO Issa</b> – Adresse : 3 rue Lagrange-Chancel, 24000 PÉRIGUEUX – N° de lot(s) : 19 – Voix : 377</p><p>Pour être pris en compte, ce formulaire, complété et signé sur chaque page, doit être reçu par le syndic au plus tard le 16/11/2025 à minuit, par courrier ou à l’adresse ag@sogiperi.example.fr.</p>${table(
      ['N°', 'Objet de la résolution', 'Pour', 'Contre', 'Abstention'],
      VESONE.map((subject, index) => [index + 1, subject, '☐', '☐', '☐']),
    )}<p style="margin-top:4mm">Le vote exprimé est personnel et ne peut être modifié. Si la résolution est amendée en cours d’assemblée, le votant favorable est assimilé à un copropriétaire défaillant.</p><p>Fait à ..................... le .....................&nbsp;&nbsp;&nbsp;&nbsp; Signature :</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'VOTE_PAR_CORRESPONDANCE',
    facts: {
      syndic: 'SOGIPÉRI',
      building: 'Résidence VÉSONE PARC',
      building_address: '14 rue Claude Bernard, 24000 PÉRIGUEUX',
      owner: 'M. OUEDRAOGO Issa',
      lots: ['19'],
      meeting_on: '2025-11-20',
      resolutions: either(
        VESONE.map((subject, index) => `${index + 1}. ${subject}`),
        [...VESONE],
      ),
    },
    absent: ['rnc', 'tantiemes_present', 'resolutions_adopted', 'quitus', 'sent_on'],
  },
);

export const CONVOCATIONS = [aurillac, tulle, proxy, remote];
