// One meeting of one building: its notice, its proxy form, its minutes.
import { either } from '../../paper.ts';
import { paragraphs } from '../../writing.ts';
import { feuillet, grille } from './feuillet.ts';

type Question = readonly [
  subject: string,
  article: string,
  text: string,
  pour: string,
  contre: string,
  abst: string,
  result: string,
];
const QUESTIONS: readonly Question[] = [
  [
    'Désignation du président de séance',
    '24',
    'L’assemblée générale désigne Mme ESCALIER Brigitte en qualité de présidente de séance.',
    '71 412 tantièmes',
    '0 tantième',
    '0 tantième',
    'adoptée',
  ],
  [
    'Désignation du secrétaire de séance',
    '24',
    'L’assemblée générale désigne NOVALIM, représenté par M. Pagès, en qualité de secrétaire de séance.',
    '71 412 tantièmes',
    '0 tantième',
    '0 tantième',
    'adoptée',
  ],
  [
    'Approbation des comptes de l’exercice du 01/04/2025 au 31/03/2026',
    '24',
    'L’assemblée générale approuve les comptes de l’exercice du 01/04/2025 au 31/03/2026 tels qu’adressés avec la convocation, pour un montant de dépenses de 63 595,00 € en opérations courantes et de 4 800,00 € en travaux.',
    '69 108 tantièmes',
    '2 304 tantièmes',
    '0 tantième',
    'adoptée',
  ],
  [
    'Quitus au syndic',
    '24',
    'L’assemblée générale donne quitus au syndic pour sa gestion de l’exercice clos le 31/03/2026.',
    '66 901 tantièmes',
    '2 304 tantièmes',
    '2 207 tantièmes',
    'adoptée',
  ],
  [
    'Election des membres du conseil syndical',
    '25',
    'Sont élus pour un an Mme ESCALIER Brigitte, M. ROUQUIÉ Bernard et Mme DELMAS Inès.',
    '71 412 tantièmes',
    '0 tantième',
    '0 tantième',
    'adoptée',
  ],
  [
    'Vote du budget prévisionnel du 01/04/2027 au 31/03/2028',
    '24',
    'L’assemblée générale fixe le budget prévisionnel de l’exercice du 01/04/2027 au 31/03/2028 à la somme de 66 950,00 €.',
    '71 412 tantièmes',
    '0 tantième',
    '0 tantième',
    'adoptée',
  ],
  [
    'Cotisation annuelle au fonds de travaux',
    '25',
    'L’assemblée générale fixe le montant de la cotisation annuelle au fonds de travaux à 3 347,50 €.',
    '68 214 tantièmes',
    '3 198 tantièmes',
    '0 tantième',
    'adoptée',
  ],
  [
    'Renouvellement du mandat du syndic NOVALIM',
    '25',
    'L’assemblée générale renouvelle le mandat de NOVALIM pour une durée de 12 mois, du 01/10/2026 au 30/09/2027.',
    '64 350 tantièmes',
    '4 855 tantièmes',
    '2 207 tantièmes',
    'adoptée',
  ],
  [
    'Remplacement de la pompe de relevage',
    '24',
    'L’assemblée générale décide de remplacer la pompe de relevage et retient le devis de Tarn Pompes pour 3 960,00 € TTC, à prélever sur le fonds de travaux.',
    '71 412 tantièmes',
    '0 tantième',
    '0 tantième',
    'adoptée',
  ],
  [
    'Mise en place d’une vidéoprotection dans le hall',
    '25',
    'L’assemblée générale décide l’installation de deux caméras, devis Sécurité Occitane de 6 120,00 € TTC.',
    '24 870 tantièmes',
    '44 335 tantièmes',
    '2 207 tantièmes',
    'rejetée',
  ],
  [
    'Autorisation donnée à M. ROUQUIÉ de poser un store banne',
    '25',
    'L’assemblée générale autorise M. ROUQUIÉ (lot 131) à poser à ses frais un store banne de couleur écrue.',
    '70 108 tantièmes',
    '0 tantième',
    '1 304 tantièmes',
    'adoptée',
  ],
  [
    'Ravalement de la façade sur jardin',
    '24',
    'L’assemblée générale décide le ravalement de la façade sur jardin par l’entreprise Quercy Façades, pour un budget global de 86 400,00 € TTC comprenant maîtrise d’œuvre et dommages-ouvrage, financé en trois appels égaux exigibles les 01/12/2026, 01/03/2027 et 01/06/2027.',
    '57 630 tantièmes',
    '11 575 tantièmes',
    '2 207 tantièmes',
    'adoptée',
  ],
];
const resolved = (from: number, to: number) =>
  QUESTIONS.slice(from, to)
    .map(
      ([subject, article, text, pour, contre, abst, result], index) =>
        `<div class="q"><b>Résolution n° ${from + index + 1} – ${subject}</b> <span class="maj">Majorité : article ${article}</span><p>${text}</p><table class="vt"><tr><td>POUR</td><td>${pour}</td><td>CONTRE</td><td>${contre}</td><td>ABSTENTION</td><td>${abst}</td></tr></table><p class="res">La résolution est ${result}.</p></div>`,
    )
    .join('');
const CLOS = {
  syndic: either('NOVALIM MONTAUBAN', 'NOVALIM'),
  building: 'LE CLOS DES MINIMES',
  building_address: '22 avenue Gambetta, 82000 MONTAUBAN',
} as const;
const titles = QUESTIONS.map(([subject], index) => `${index + 1}. ${subject}`);
const look = `font: 9.4pt/1.4 'DejaVu Sans', sans-serif; padding: 13mm 16mm; h1 { font-size: 14pt; color: #00615c } .q { border-top: .3mm solid #00615c; padding: 2mm 0 1mm } .maj { font-size: 8pt; color: #555 } .q p { margin: 1mm 0 } .vt td { border: .2mm solid #9cc; font-size: 8.4pt } .res { font-weight: bold; color: #00615c } .ft { position: absolute; bottom: 6mm; left: 16mm; font-size: 7.4pt }`;
const top = `<p><b style="font-size:14pt;color:#00615c">NOVALIM MONTAUBAN</b><br>41 allée Mortarieu, 82000 MONTAUBAN – 05 63 00 42 10</p>`;

const minutes = feuillet(
  'pv-resolutions-montauban',
  `${look} font-size: 10pt`,
  [
    `${top}<h1>PROCÈS-VERBAL D’ASSEMBLÉE GÉNÉRALE</h1><p>Copropriété LE CLOS DES MINIMES<br>22 avenue Gambetta – 82000 MONTAUBAN</p><p>L’an deux mille vingt-six, le 17 septembre à 18 heures 00, les copropriétaires de l’immeuble susvisé se sont réunis en assemblée générale ordinaire à l’espace Prosper Mérimée, sur convocation régulière du syndic.</p><p>Copropriétaires présents, représentés ou ayant voté par correspondance : 38 sur 54, totalisant 71 412 tantièmes sur 100 000.<br>Copropriétaires absents : 16, totalisant 28 588 tantièmes.</p>${resolved(0, 5)}<p class="ft">LE CLOS DES MINIMES – AG du 17/09/2026 – 1 / 3</p>`,
    `${resolved(5, 11)}<p class="ft">LE CLOS DES MINIMES – AG du 17/09/2026 – 2 / 3</p>`,
    `${resolved(11, 12)}<p style="margin-top:5mm"><b>Questions diverses (sans vote)</b> – Mme DELMAS signale le mauvais état du portillon côté jardin ; une intervention du serrurier est commandée. Le syndic rappelle que les encombrants ne doivent pas être déposés dans le local des poubelles. Un point est fait sur l’état d’avancement du diagnostic de performance énergétique collectif, confié au bureau Quercy Études, dont le rapport sera présenté lors de la prochaine assemblée. Les copropriétaires souhaitant recevoir leurs convocations par voie électronique peuvent remettre leur accord à l’agence.</p><p style="margin-top:6mm">L’ordre du jour étant épuisé, la séance est levée à 20 heures 15.</p><p>La présidente de séance : Mme ESCALIER – Le secrétaire : M. Pagès</p>${paragraphs(['Extrait de l’article 42 de la loi du 10 juillet 1965 modifiée : « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants, dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. »', 'L’original du présent procès-verbal, revêtu des signatures, est conservé par le syndic au registre des assemblées.'])}<p class="ft">LE CLOS DES MINIMES – AG du 17/09/2026 – 3 / 3</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      ...CLOS,
      meeting_on: '2026-09-17',
      tantiemes_present: 71412,
      resolutions: titles,
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '11', '12'],
      resolutions_rejected: ['10'],
      approved_from: '2025-04-01',
      approved_to: '2026-03-31',
      quitus: true,
      budget: 6695000,
      budget_from: '2027-04-01',
      budget_to: '2028-03-31',
      cotisation_fonds_travaux: 334750,
      works_adopted: [
        '9. Remplacement de la pompe de relevage',
        '12. Ravalement de la façade sur jardin',
      ],
      works_adopted_total: 9036000,
      mandate_from: '2026-10-01',
      mandate_to: '2027-09-30',
    },
    absent: ['rnc', 'owner', 'lots', 'iban', 'impayes'],
  },
);

const notice = feuillet(
  'convocation-ordinaire-montauban',
  `${look} .oj td { border-bottom: .2mm solid #9cc; padding: 1.2mm } .pr { font-size: 9pt }`,
  [
    `${top}<p style="margin:4mm 0 8mm 95mm;font-size:10.5pt">Madame ESCALIER Brigitte<br>22 avenue Gambetta<br>82000 MONTAUBAN</p><p>Montauban, le 20 août 2026<br>Lettre recommandée avec accusé de réception</p><h1>Convocation à l’assemblée générale ordinaire</h1><p>Copropriété : LE CLOS DES MINIMES, 22 avenue Gambetta, 82000 MONTAUBAN – vos lots : 105, 118</p><p>Madame,</p><p>Nous avons l’honneur de vous convoquer à l’assemblée générale de votre copropriété qui se tiendra le</p><p style="text-align:center"><b>jeudi 17 septembre 2026 à 18 heures 00<br>Espace Prosper Mérimée, salle 2, 82000 MONTAUBAN</b></p><p>à l’effet de délibérer sur l’ordre du jour suivant :</p>${grille('', QUESTIONS.map(([subject, article], index) => `${index + 1} | ${subject} | Art. ${article}`).join('\n'), 'oj')}<p style="margin-top:3mm">Si vous ne pouvez assister à cette réunion, vous avez la faculté de donner pouvoir à un mandataire de votre choix ou de voter par correspondance au moyen du formulaire joint, à retourner au plus tard trois jours francs avant la réunion.</p>`,
    `<h1>Projets de résolutions</h1><div class="pr">${QUESTIONS.map(([subject, article, text], index) => `<p><b>${index + 1} – ${subject}</b> (article ${article})<br>Projet : ${text}</p>`).join('')}</div><p>Pièces jointes : annexes comptables, projet de contrat de syndic, devis, formulaire de vote par correspondance, modèle de pouvoir. Les pièces justificatives des charges sont consultables à l’agence le 10 septembre 2026 de 9 h à 12 h (article 18-1 de la loi du 10 juillet 1965).</p><p class="ft">NOVALIM MONTAUBAN – convocation – page 2</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      ...CLOS,
      owner: 'Madame ESCALIER Brigitte',
      lots: ['105', '118'],
      meeting_on: '2026-09-17',
      sent_on: '2026-08-20',
      resolutions: titles,
      approved_from: '2025-04-01',
      approved_to: '2026-03-31',
      budget_from: '2027-04-01',
      budget_to: '2028-03-31',
      cotisation_fonds_travaux: 334750,
      budget_a_voter: 6695000,
    },
    absent: ['rnc', 'tantiemes_present', 'resolutions_adopted', 'works_adopted', 'quitus', 'iban'],
  },
);

const proxy = feuillet(
  'pouvoir-assemblee-montauban',
  `${look} .c { border: .3mm solid #00615c; padding: 4mm; margin: 5mm 0 }`,
  [
    `${top}<h1 style="text-align:center;margin-top:8mm">POUVOIR</h1><p>Assemblée générale du 17 septembre 2026 à 18 heures 00 – Espace Prosper Mérimée, 82000 MONTAUBAN<br>Copropriété : LE CLOS DES MINIMES – 22 avenue Gambetta, 82000 MONTAUBAN</p><div class="c"><p>Je soussigné(e) : <b>Madame ESCALIER Brigitte</b></p><p>propriétaire des lots n° 105, 118, représentant 967 tantièmes,</p><p>donne pouvoir à M./Mme ............................................................</p><p>demeurant ...................................................................</p><p>de me représenter à l’assemblée générale désignée ci-dessus, de prendre part aux délibérations et aux votes sur toutes les questions portées à l’ordre du jour, de signer la feuille de présence et toutes pièces, et généralement de faire le nécessaire. Le présent pouvoir conserve son effet pour l’assemblée qui serait convoquée sur le même ordre du jour en application de l’article 25-1.</p><p>Fait à ......................... le .........................</p><p>Signature du mandant, précédée de la mention manuscrite « Bon pour pouvoir » :</p><p style="height:14mm"></p><p>Signature du mandataire, précédée de la mention « Pouvoir accepté » :</p><p style="height:14mm"></p></div><p style="font-size:8.4pt">Article 22 de la loi du 10 juillet 1965 : tout copropriétaire peut déléguer son droit de vote à un mandataire, que ce dernier soit ou non membre du syndicat. Chaque mandataire ne peut, à quelque titre que ce soit, recevoir plus de trois délégations de vote. Toutefois, un mandataire peut en recevoir davantage si le total des voix dont il dispose lui-même et de celles de ses mandants n’excède pas 10 % des voix du syndicat. Le syndic, son conjoint et ses préposés ne peuvent recevoir de mandat.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      ...CLOS,
      owner: 'Madame ESCALIER Brigitte',
      lots: ['105', '118'],
      tantiemes: 967,
      meeting_on: '2026-09-17',
    },
    absent: ['rnc', 'iban', 'resolutions_adopted', 'quitus', 'budget'],
  },
);

export const ASSEMBLEE_DE_MONTAUBAN = [notice, proxy, minutes];
