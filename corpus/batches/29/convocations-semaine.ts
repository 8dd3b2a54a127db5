// Notices of meeting, the proxy and the form of vote by post that come with them.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { FOOT, foot } from './outils.ts';

type Point = readonly [title: string, rule: string, text: string];
const BREST: readonly Point[] = [
  ['Élection du président de séance', '24', 'Il sera procédé à l’élection du président de séance.'],
  ['Élection du ou des scrutateurs', '24', 'Il sera procédé à l’élection des scrutateurs.'],
  ['Élection du secrétaire', '24', 'Le syndic est proposé.'],
  [
    'Examen et approbation des comptes de l’exercice du 01/10/2025 au 30/09/2026',
    '24',
    'Projet : l’assemblée générale approuve en leur forme, teneur, imputation et répartition les comptes de l’exercice (pièces jointes : annexes 1 à 5, sous pli séparé).',
  ],
  [
    'Quitus au syndic',
    '24',
    'Projet : l’assemblée générale donne quitus entier et sans réserve au syndic pour sa gestion.',
  ],
  [
    'Approbation du budget prévisionnel du 01/10/2027 au 30/09/2028',
    '24',
    'Projet : l’assemblée générale fixe le budget à la somme de 27 460,00 €, exigible par quart le premier jour de chaque trimestre.',
  ],
  [
    'Fonds de travaux',
    '25',
    'Projet : l’assemblée générale décide de fixer la cotisation annuelle à 1 373,00 €, soit 5 % du budget.',
  ],
  [
    'Réfection de l’étanchéité du toit-terrasse',
    '24',
    'Projet : l’assemblée générale, après examen des devis Étanchéité Iroise (22 110,00 € TTC) et Armor Toitures (24 380,50 € TTC), décide ou non d’engager ces travaux.',
  ],
  [
    'Demande de M. TANGUY-OULHEN : pose d’une climatisation en façade',
    '25',
    'Inscrite à la demande du copropriétaire, courrier joint.',
  ],
  ['Questions diverses', '–', 'Sans vote.'],
];
const brest = paperOf(
  'convocation-recommandee-brest',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; ${FOOT} .top { display: grid; grid-template-columns: 90mm 1fr } .to { margin-top: 22mm; font-size: 10pt } h1 { font-size: 13pt; text-align: center; margin: 5mm 0 } .o td, .o th { border: .15mm solid #8a8a8a } .o th { background: #e6eef2 } .o td:nth-child(1), .o td:nth-child(3) { text-align: center } p { margin-bottom: 1.6mm }`,
  [
    `<div class="top"><div><b style="font-size:12pt">PONANT SYNDIC</b><br>Habitat du Ponant – Brest-Siam<br>58 rue de Siam – 29200 BREST<br>02 98 00 29 29 – siam@ponantsyndic.example.fr<br><br>LRAR n° 1A 204 118 7741 6</div><div class="to">Mme LE GALL Anne-Yvonne<br>née QUÉMÉNEUR<br>3 hent Porz-Doun<br>29217 PLOUGONVELIN</div></div><p style="margin-top:6mm">Brest, le 30 octobre 2026</p>
    <h1>CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ORDINAIRE</h1><p>Immeuble <b>AR MOR</b>, 112 rue Jean-Jaurès, 29200 BREST – Immat. AC0-553-218 – Lot 9 – 187 / 1000</p><p>Madame, Monsieur,</p><p>Nous avons l’honneur de vous convier à l’assemblée générale des copropriétaires de votre immeuble, qui se tiendra le :</p><p style="text-align:center;font-size:11pt"><b>JEUDI 10 DÉCEMBRE 2026 À 17 H 30<br>Salle du Vauban, 17 avenue Georges-Clemenceau, BREST</b></p>
    <p>à l’effet de délibérer sur l’ordre du jour ci-après. Vous pouvez participer en présence, donner pouvoir à la personne de votre choix (le syndic et ses préposés ne peuvent recevoir mandat) ou voter par correspondance au moyen du formulaire joint, à nous retourner au plus tard trois jours francs avant la réunion. Les pièces justificatives des charges sont consultables au cabinet les 1er et 2 décembre 2026, de 9 h à 12 h.</p>
    <p>Pièces jointes : projet de résolutions, annexes comptables (envoi séparé), devis, contrat d’entretien du toit, formulaire de vote, pouvoir.</p><p style="text-align:right">Le syndic, PONANT SYNDIC<br>Erwan MADEC</p>${foot('PONANT SYNDIC, S.A.S. au capital de 80 000 euros – 914 020 331 R.C.S. BREST – page 1/2')}`,
    `<h1>ORDRE DU JOUR ET PROJETS DE RÉSOLUTIONS</h1>${table(
      ['N°', 'Question et projet de résolution', 'Art.'],
      BREST.map(([title, rule, text], index) => [index + 1, `<b>${title}</b><br>${text}`, rule]),
      'o',
    )}<p style="margin-top:4mm;font-size:7.6pt">Article 24 : majorité des voix exprimées des copropriétaires présents, représentés ou ayant voté par correspondance. Article 25 : majorité des voix de tous les copropriétaires ; article 25-1 : second vote immédiat à la majorité de l’article 24 si le projet a recueilli au moins le tiers des voix.</p>${foot('PONANT SYNDIC, S.A.S. au capital de 80 000 euros – 914 020 331 R.C.S. BREST – page 2/2')}`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'PONANT SYNDIC',
      building: 'AR MOR',
      building_address: '112 rue Jean-Jaurès, 29200 BREST',
      rnc: 'AC0553218',
      owner: either('Mme LE GALL Anne-Yvonne née QUÉMÉNEUR', 'Mme LE GALL Anne-Yvonne'),
      lots: ['9'],
      tantiemes: 187,
      base: 1000,
      meeting_on: '2026-12-10',
      sent_on: '2026-10-30',
      approved_from: '2025-10-01',
      approved_to: '2026-09-30',
      budget_from: '2027-10-01',
      budget_to: '2028-09-30',
      cotisation_fonds_travaux: 137300,
      resolutions: BREST.map(([title], index) => `${index + 1}. ${title}`),
    },
    absent: [
      'tantiemes_present',
      'resolutions_adopted',
      'works_adopted',
      'works_adopted_total',
      'quitus',
      'iban',
    ],
  },
);

const POINTS = [
  'Nomination du bureau de séance',
  'Approbation des comptes de l’exercice clos au 30/09/2025',
  'Quitus donné au syndic',
  'Budget prévisionnel 2026/2027',
  'Renouvellement du mandat de BOCAGE SYNDIC',
  'Élection des membres du conseil syndical',
  'Remplacement des éclairages de la galerie par des LED',
  'Autorisation permanente d’accès aux forces de l’ordre',
] as const;
const yon = paperOf(
  'convocation-courriel-la-roche-sur-yon',
  `font: 10pt/1.5 'Carlito', sans-serif; padding: 12mm 16mm; .m { border-bottom: .3mm solid #777; font-size: 9pt; padding-bottom: 2mm; margin-bottom: 4mm } li { margin-bottom: 1mm }`,
  [
    `<div class="m"><b>De :</b> AG BOCAGE SYNDIC &lt;ag@bocagesyndic.example.fr&gt;<br><b>Envoyé :</b> vendredi 27 février 2026 16:04<br><b>À :</b> contact@pharmaciedeshalles.example.fr<br><b>Objet :</b> Convocation AG – GALERIE DES HALLES – notification électronique avec accusé (art. 64-1 du décret du 17 mars 1967)<br><b>Pièces jointes :</b> pouvoir.pdf ; vote_correspondance.pdf ; comptes_2025.pdf ; devis_LED.pdf ; contrat_syndic.pdf</div>
    <p>EURL PHARMACIE DES HALLES,</p><p>En votre qualité de copropriétaire de la GALERIE DES HALLES, 12-14 place du Marché, 85000 LA ROCHE-SUR-YON (lot 2, 1127 tantièmes), vous êtes convoqué à l’assemblée générale annuelle du</p><p><b>vendredi 27 mars 2026 à 14h00, dans nos bureaux, 34 rue Georges-Clemenceau à La Roche-sur-Yon.</b></p><p>Ordre du jour :</p><ol>${POINTS.map((point) => `<li>${point}</li>`).join('')}</ol><p>Les questions 1, 2, 3, 4 et 7 relèvent de l’article 24, les questions 5, 6 et 8 de l’article 25. Les comptes, le projet de budget (23 800 €) et le projet de contrat figurent en pièces jointes ; ils sont aussi dans votre espace en ligne.</p><p>Si vous ne pouvez pas venir, pensez à donner pouvoir : l’an dernier, faute de voix, deux questions n’ont pu être tranchées.</p><p>Bien cordialement,<br>Nolwenn GUITTON, gestionnaire<br>BOCAGE SYNDIC – 02 51 00 36 36</p><p style="font-size:7.6pt;color:#666">Ce message et ses pièces jointes sont confidentiels. Avant d’imprimer, pensez à l’environnement. Fermeture exceptionnelle de l’agence le 15 mai.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'BOCAGE SYNDIC',
      building: 'GALERIE DES HALLES',
      building_address: '12-14 place du Marché, 85000 LA ROCHE-SUR-YON',
      owner: 'EURL PHARMACIE DES HALLES',
      lots: ['2'],
      tantiemes: 1127,
      meeting_on: '2026-03-27',
      sent_on: '2026-02-27',
      resolutions: POINTS.map((title, index) => `${index + 1}. ${title}`),
    },
    absent: ['rnc', 'iban', 'quitus', 'tantiemes_present', 'resolutions_adopted', 'annexes'],
  },
);

const proxy = paperOf(
  'pouvoir-imprime-brest',
  `font: 10.4pt/1.6 'Nimbus Sans', sans-serif; padding: 18mm 20mm; ${FOOT} .l { border-bottom: .2mm dotted #000; display: inline-block; width: 90mm } .b { border: .3mm solid #000; padding: 4mm }`,
  [
    `<p>PONANT SYNDIC – 58 rue de Siam – 29200 BREST</p><div class="b"><h1 style="font-size:14pt;text-align:center">POUVOIR POUR L’ASSEMBLÉE GÉNÉRALE DU 10/12/2026</h1><p>Immeuble : AR MOR – 112 rue Jean-Jaurès – 29200 BREST</p><p>Je soussigné(e) : Mme LE GALL Anne-Yvonne née QUÉMÉNEUR, copropriétaire du lot 9 (187 / 1000),</p><p>donne pouvoir, avec faculté de substitution, à :</p><p>M./Mme <span class="l"></span></p><p>pour me représenter à l’assemblée générale convoquée le jeudi 10 décembre 2026 à 17 h 30, prendre part aux délibérations, voter sur toutes les questions de l’ordre du jour, signer la feuille de présence, et plus généralement faire le nécessaire. Ce pouvoir vaut également en cas de nouvelle assemblée convoquée sur le même ordre du jour (art. 25-1).</p><p>Fait à <span class="l" style="width:50mm"></span> le <span class="l" style="width:30mm"></span></p><p>Signature précédée de la mention « Bon pour pouvoir » :</p><p><br></p></div><p style="font-size:8pt;margin-top:5mm">Article 22 de la loi du 10 juillet 1965 : chaque mandataire ne peut, à quelque titre que ce soit, recevoir plus de trois délégations de vote, sauf si le total des voix dont il dispose lui-même et de celles de ses mandants n’excède pas 10 % des voix du syndicat. Le syndic, son conjoint, ses préposés ne peuvent présider l’assemblée ni recevoir mandat.</p>${foot('PONANT SYNDIC, S.A.S. au capital de 80 000 euros – 914 020 331 R.C.S. BREST')}`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      syndic: 'PONANT SYNDIC',
      building: 'AR MOR',
      building_address: '112 rue Jean-Jaurès, 29200 BREST',
      owner: either('Mme LE GALL Anne-Yvonne née QUÉMÉNEUR', 'Mme LE GALL Anne-Yvonne'),
      lots: ['9'],
      tantiemes: 187,
      meeting_on: '2026-12-10',
    },
    absent: ['tantiemes_present', 'rnc', 'iban'],
  },
);

const ballot = paperOf(
  'vote-correspondance-cerfa-cholet',
  `font: 8.8pt/1.4 'DejaVu Sans', sans-serif; padding: 12mm 14mm; .g td, .g th { border: .2mm solid #1c4f6b } .g td:nth-child(n+3), .g th:nth-child(n+3) { text-align: center; width: 20mm } h1 { font-size: 12pt; text-align: center }`,
  [
    `<h1>FORMULAIRE DE VOTE PAR CORRESPONDANCE À L’ASSEMBLÉE GÉNÉRALE DES COPROPRIÉTAIRES</h1><p style="text-align:center;font-size:7.6pt">arrêté du 2 juillet 2020 – article 17-1 A de la loi n° 65-557 du 10 juillet 1965</p><p>Syndicat des copropriétaires VILLA TRAVOT – 9 place Travot, 49300 CHOLET<br>Syndic : MAUGES GESTION, 45 rue Nationale, 49300 CHOLET – vote@maugesgestion.example.fr<br>Assemblée générale du <b>16/12/2026</b> à 18 h 00<br>Date limite de réception du formulaire : 12/12/2026 à minuit</p><p>Je soussigné : M. Jean-Baptiste DU PLESSIS DE GRENÉDAN, propriétaire du lot 6, 144 tantièmes sur 1000, souhaite émettre sur chacune des résolutions le vote exprimé dans le tableau ci-dessous.</p>
    ${table(
      ['N°', 'Objet de la résolution', 'POUR', 'CONTRE', 'ABSTENTION'],
      [
        'Élection du président de séance',
        'Approbation des comptes de l’exercice 2025/2026',
        'Quitus au syndic',
        'Budget prévisionnel 2027/2028',
        'Fonds de travaux',
        'Choix d’un nouveau contrat de ménage',
      ].map((title, index) => [index + 1, title, '☐', '☐', '☐']),
      'g',
    )}<p style="margin-top:5mm">Fait à ............................ le ............................ Signature :</p><p style="font-size:7.6pt;margin-top:5mm">Chaque page du formulaire doit être paraphée, la dernière signée. Le copropriétaire qui vote par correspondance puis assiste à l’assemblée voit ses votes par correspondance écartés. Si la résolution est amendée en séance, le votant favorable est assimilé à un copropriétaire défaillant pour cette résolution.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'VOTE_PAR_CORRESPONDANCE',
    facts: {
      syndic: 'MAUGES GESTION',
      building: 'VILLA TRAVOT',
      building_address: '9 place Travot, 49300 CHOLET',
      owner: 'M. Jean-Baptiste DU PLESSIS DE GRENÉDAN',
      lots: ['6'],
      tantiemes: 144,
      base: 1000,
      meeting_on: '2026-12-16',
    },
    absent: ['rnc', 'tantiemes_present', 'resolutions_adopted', 'quitus'],
  },
);

export const CONVOCATIONS_SEMAINE = [brest, yon, proxy, ballot];
