// One diagnostician's dossier in Marseille: asbestos, termites, electricity.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const css = `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; .hd { display: flex; justify-content: space-between; color: #7a1f3d } h1 { font-size: 13pt; text-align: center; color: #7a1f3d; margin: 3mm 0 1mm } h2 { font-size: 9.6pt; background: #f4e8ec; padding: 1mm 2mm; margin: 3.5mm 0 1.5mm } td, th { border: .15mm solid #b08a97; padding: .8mm 1.4mm } th { background: #faf3f5; font-weight: bold } .ft { position: absolute; bottom: 6mm; left: 15mm; right: 15mm; font-size: 6.8pt; display: flex; justify-content: space-between }`;
const PHOCEA = `<div class="hd"><b>PHOCÉA DIAGNOSTICS</b><span>19 rue Sainte, 13001 MARSEILLE – 04 91 00 72 08 – SIRET 900 000 918 00015</span></div>`;
const FLAT = table(
  [],
  [
    ['Numéro de dossier', '26/ESP/0914'],
    ['Date du repérage', '16/10/2026'],
    ['Adresse', '128 boulevard Chave, Bât. B, 13005 MARSEILLE'],
    ['Désignation', 'Appartement T3, 1er étage, lot numéro 14 ; cave, lot 73'],
    ['Propriétaire', 'Mme ESPOSITO Laetitia, 128 boulevard Chave, 13005 MARSEILLE'],
    ['Donneur d’ordre', 'Le propriétaire'],
    [
      'Opérateur',
      'BRUNETTI Marc, certification C3381 délivrée le 04/02/2022, valable jusqu’au 03/02/2029',
    ],
  ],
);
const AT_ESPOSITO = {
  owner: 'Mme ESPOSITO Laetitia',
  property_address: either(
    '128 boulevard Chave, 13005 MARSEILLE',
    '128 boulevard Chave, Bât. B, 13005 MARSEILLE',
  ),
  lots: either(['14', '73'], ['14']),
  report_number: '26/ESP/0914',
};
const foot = (page: string) =>
  `<div class="ft"><span>Dossier 26/ESP/0914 – PHOCÉA DIAGNOSTICS SARL – RC professionnelle : Mutuelle des Experts Exemple n° 114 207, valable jusqu’au 31/12/2026</span><span>${page}</span></div>`;

const asbestos = paperOf(
  'amiante-marseille-dalles',
  css,
  [
    `${PHOCEA}<h1>Rapport de mission de repérage des matériaux et produits contenant de l’amiante pour l’établissement du constat établi à l’occasion de la vente d’un immeuble bâti (listes A et B)</h1>${FLAT}<h2>1. Les conclusions</h2><p>1.1 Liste A : dans le cadre de la mission, il n’a pas été repéré de matériaux ou produits de la liste A susceptibles de contenir de l’amiante.</p><p>1.2 Liste B : dans le cadre de la mission, <b>il a été repéré des matériaux ou produits contenant de l’amiante</b> sur jugement personnel de l’opérateur : dalles de sol vinyle, chambre 2, pour lesquelles il est recommandé une évaluation périodique.</p><h2>2. Locaux ou parties de locaux non visités</h2><p>Vide technique derrière la baignoire : absence de trappe.</p><h2>3. Résultats détaillés du repérage</h2>${table(
      [
        'Localisation',
        'Identifiant + description',
        'Conclusion (justification)',
        'État de conservation',
      ],
      [
        [
          'Chambre 2',
          'Dalles de sol 30 × 30, colle noire',
          'Présence d’amiante (sur jugement de l’opérateur)',
          'EP',
        ],
        ['Cuisine', 'Conduit de VMC en tôle', 'Absence d’amiante', ''],
        ['Cave', 'Canalisation fonte', 'Absence d’amiante', ''],
      ],
    )}<p style="margin-top:3mm">EP : évaluation périodique ; AC1 : action corrective de premier niveau ; AC2 : action corrective de second niveau.</p><h2>4. Conditions de réalisation</h2><p>Repérage effectué selon la norme NF X 46-020 d’août 2017, les articles R. 1334-20, R. 1334-21 et L. 1334-13 du code de la santé publique et l’arrêté du 12 décembre 2012 modifié. Aucune investigation destructive n’a été pratiquée. En cas de travaux, un repérage complémentaire est obligatoire. Rapport rédigé le 18/10/2026.</p>${foot('1/1')}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      ...AT_ESPOSITO,
      made_on: either('2026-10-18', '2026-10-16'),
      diagnostic_result: 'POSITIVE',
    },
    absent: ['valid_until', 'dpe_number', 'surface_carrez'],
  },
);

const termites = paperOf(
  'termites-marseille-etat',
  css,
  [
    `${PHOCEA}<h1>Rapport de l’état relatif à la présence de termites dans le bâtiment</h1><p style="text-align:center">établi selon la norme NF P 03-201 – articles L. 126-24 et R. 126-42 du code de la construction et de l’habitation</p>${table(
      [],
      [
        [
          'A. – Localisation du bien',
          '128 boulevard Chave, 13005 MARSEILLE – lot 14 (appartement), lot 73 (cave)',
        ],
        ['B. – Propriétaire', 'Mme ESPOSITO Laetitia'],
        ['C. – Date de la visite', '16/10/2026, durée 1 h 15'],
        ['D. – Numéro de dossier', '26/ESP/0914'],
        ['E. – Fin de validité du rapport', '15/04/2027'],
        [
          'F. – Arrêté préfectoral',
          'Le bien est situé dans une zone délimitée par l’arrêté du 22/05/2001',
        ],
      ],
    )}<h2>Identification des bâtiments et parties visités</h2>${table(
      [
        'Partie visitée',
        'Ouvrages, parties d’ouvrages et éléments examinés',
        'Résultat du diagnostic',
      ],
      [
        [
          'Entrée',
          'Sol carrelage, plinthes, porte bois',
          'Absence d’indices d’infestation de termites',
        ],
        [
          'Séjour',
          'Sol parquet, plinthes bois, fenêtre PVC',
          'Absence d’indices d’infestation de termites',
        ],
        ['Chambre 1', 'Sol parquet, plinthes bois', 'Absence d’indices d’infestation de termites'],
        ['Chambre 2', 'Sol vinyle, plinthes bois', 'Absence d’indices d’infestation de termites'],
        ['Cave', 'Sol terre battue, porte bois', 'Absence d’indices d’infestation de termites'],
      ],
    )}<h2>Constatations diverses</h2><p>Présence de champignons lignivores sur le bas de la porte de cave. Les indices d’infestation des autres agents de dégradation biologique du bois sont notés de manière générale pour information du donneur d’ordre.</p><h2>Conclusion</h2><p><b>Il n’a pas été repéré d’indices d’infestation de termites à la date de la visite.</b></p><p>Dans le cas de la présence de termites, il est rappelé l’obligation de déclaration en mairie prévue aux articles L. 126-4 et R. 126-2 du code de la construction et de l’habitation. Moyens d’investigation : examen visuel, sondage non destructif à l’aide d’un poinçon. Fait à MARSEILLE, le 18/10/2026.</p>${foot('1/1')}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      ...AT_ESPOSITO,
      made_on: either('2026-10-16', '2026-10-18'),
      valid_until: '2027-04-15',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['dpe_number', 'surface_carrez'],
  },
);

const electricity = paperOf(
  'electricite-marseille-etat',
  css,
  [
    `${PHOCEA}<h1>État de l’installation intérieure d’électricité</h1><p style="text-align:center">arrêtés des 28 septembre 2017, 4 avril 2011 et 2 août 2022 – norme NF C 16-600 (juillet 2017)</p>${FLAT.replace('Date du repérage', 'Date de la visite')}<h2>Synthèse de l’état de l’installation intérieure d’électricité</h2><p>☐ L’installation ne comporte aucune anomalie et ne fait pas l’objet de constatations diverses.<br>☐ L’installation ne comporte aucune anomalie, mais fait l’objet de constatations diverses.<br>☒ L’installation comporte une ou des anomalies. Il est recommandé au propriétaire d’agir afin d’éliminer les dangers qu’elle présente.</p><h2>Anomalies avérées selon les domaines suivants</h2>${table(
      ['Domaine', 'N° article', 'Libellé et localisation des anomalies'],
      [
        [
          '2. Dispositif de protection différentiel',
          'B.3.3.6 a1',
          'Au moins un socle de prise de courant ne comporte pas de broche de terre (chambres 1 et 2)',
        ],
        [
          '4. Liaison équipotentielle',
          'B.5.3 a',
          'Locaux contenant une baignoire : liaison équipotentielle supplémentaire non continue (salle de bains)',
        ],
        [
          '5. Matériels vétustes',
          'B.8.3 a',
          'L’installation comporte des matériels électriques vétustes (interrupteur rotatif, cave)',
        ],
      ],
    )}<h2>Informations complémentaires</h2><p>B.11 a3 : il n’y a aucun dispositif différentiel à haute sensibilité ≤ 30 mA sur l’ensemble de l’installation. Constatations diverses : néant.</p><h2>Validité</h2><p>Le présent état est valable trois ans pour une vente, six ans pour une location. Distributeur : Enedis. L’installation était alimentée lors de la visite, plus de quinze ans d’âge. Établi à MARSEILLE, le 18/10/2026, valable jusqu’au 17/10/2029.</p>${foot('1/1')}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      ...AT_ESPOSITO,
      made_on: either('2026-10-18', '2026-10-16'),
      valid_until: '2029-10-17',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['dpe_number', 'energy', 'surface_carrez'],
  },
);

export const RAPPORTS_DIAGNOSTIQUEURS = [asbestos, termites, electricity];
