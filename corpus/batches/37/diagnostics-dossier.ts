// One surveyor's file for a flat in Blois: cover, asbestos, gas, electricity, Carrez; as the usual program lays them out.
import { either, paperOf, type Truth } from '../../paper.ts';
import { table } from '../../writing.ts';

const css = `font: 8.3pt/1.35 'Nimbus Sans', sans-serif; padding: 10mm 14mm; .top { display: flex; justify-content: space-between; align-items: center; border-bottom: .4mm solid #b3541e } h1 { font-size: 13pt; text-align: center; margin: 3mm 0 1mm } h2 { font-size: 9.4pt; background: #f6e3d7; padding: .7mm 2mm; margin: 2.6mm 0 1mm } td, th { border: .15mm solid #b99; padding: .7mm 1.2mm } th { background: #faf1ea; font-weight: bold } .f { position: absolute; bottom: 6mm; left: 14mm; right: 14mm; font-size: 6.4pt; border-top: .2mm solid #b3541e; display: flex; justify-content: space-between; color: #555 }`;
const NUMBER = 'EA41/2026/1187';
const head = (kind: string) =>
  `<div class="top"><b style="font-size:13pt;color:#b3541e">EXPERT’AM 41</b><span style="font-size:7pt;text-align:right">Diagnostics immobiliers – 3 rue du Bourg-Neuf – 41000 BLOIS<br>Tél. 02 54 00 03 03 – RCP : MUTUELLE DU VAL EXEMPLE n° 55 108 220</span></div><p style="font-size:7.4pt;margin:1mm 0 0">Numéro de dossier : <b>${NUMBER}</b> – ${kind}</p>`;
const foot = (page: string) =>
  `<div class="f"><span>EXPERT’AM 41 SARL au capital de 8 000 € – SIRET 900 001 118 00029 – APE 7120B</span><span>Dossier ${NUMBER}</span><span>${page}</span></div>`;
const WHERE = `<h2>Désignation du ou des bâtiments</h2><p>Localisation du ou des bâtiments :<br>Département : ..... Loir-et-Cher<br>Adresse : ............ 11 avenue de Vendôme (Bâtiment 2, étage 4, porte 24)<br>Commune : ......... 41000 BLOIS – Section cadastrale DM, parcelle(s) n° 411<br>Désignation et situation du ou des lot(s) de copropriété : lot numéro 24, 88</p><h2>Désignation du propriétaire / donneur d’ordre</h2><p>Nom et prénom : .. Mme LEPAGE née BOURDIN Marie-Ange<br>Adresse : ............ 11 avenue de Vendôme 41000 BLOIS – Qualité du donneur d’ordre : propriétaire</p>`;
const AT: Truth['facts'] = {
  property_address: either(
    '11 avenue de Vendôme, 41000 BLOIS',
    '11 avenue de Vendôme (Bâtiment 2, étage 4, porte 24), 41000 BLOIS',
  ),
  owner: either('Mme LEPAGE née BOURDIN Marie-Ange', 'Mme LEPAGE Marie-Ange'),
  lots: ['24', '88'],
  report_number: NUMBER,
};

const cover = paperOf(
  'ddt-synthese-blois',
  css,
  [
    `${head('Dossier de diagnostic technique')}<h1 style="margin-top:14mm">DOSSIER DE DIAGNOSTIC TECHNIQUE</h1><p style="text-align:center">Vente – articles L. 271-4 à L. 271-6 du code de la construction et de l’habitation</p>${table(
      [],
      [
        ['Date de repérage', '13/10/2026'],
        ['Adresse', '11 avenue de Vendôme 41000 BLOIS – lot 24, 88'],
        ['Propriétaire', 'Mme LEPAGE née BOURDIN Marie-Ange'],
        ['Année de construction', '1969'],
      ],
    )}<h2>Résumé de l’expertise n° ${NUMBER}</h2><p>Cette page de synthèse ne peut être utilisée indépendamment du rapport d’expertise complet.</p>${table(
      ['Prestations', 'Conclusion'],
      [
        [
          'Amiante',
          'Dans le cadre de la mission, il a été repéré des matériaux et produits contenant de l’amiante.',
        ],
        [
          'Gaz',
          'L’installation comporte des anomalies de type A1 qui devront être traitées ultérieurement.',
        ],
        ['Électricité', 'L’installation intérieure d’électricité comporte une ou des anomalies.'],
        ['Mesurage', 'Superficie Loi Carrez totale : 68,17 m² – Surface au sol totale : 69,05 m²'],
        ['État des risques', 'Voir le formulaire joint.'],
        [
          'DPE',
          'Estimation des coûts annuels : entre 1 040 € et 1 450 € par an. Numéro : 2641E2730915R',
        ],
      ],
    )}<p style="margin-top:6mm">Fait à BLOIS, le 13/10/2026. Opérateur : Sébastien MORISSEAU</p>${foot('1/1')}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DDT',
    facts: {
      ...AT,
      property_address: '11 avenue de Vendôme, 41000 BLOIS',
      made_on: '2026-10-13',
    },
    absent: ['price', 'rnc'],
  },
);

const asbestos = paperOf(
  'amiante-dossier-blois',
  css,
  [
    `${head('Rapport de mission de repérage')}<h1>Rapport de l’état de conservation et de repérage des matériaux et produits contenant de l’amiante (listes A et B) pour l’établissement du constat établi à l’occasion de la vente d’un immeuble bâti</h1><p style="text-align:center">Norme méthodologique employée : AFNOR NF X 46-020 d’août 2017 – Arrêtés d’application : 12 décembre 2012</p>${WHERE}<h2>La mission de repérage</h2>${table(
      ['', 'Nom', 'Fonction', 'Certification'],
      [
        [
          'Opérateur de repérage',
          'MORISSEAU Sébastien',
          'Opérateur',
          'CERTIF-HABITAT EXEMPLE n° 4471, échéance 02/02/2030',
        ],
      ],
    )}<p style="margin-top:1mm">Date d’émission du rapport : 13/10/2026 – Date de repérage : 13/10/2026, remis au propriétaire le 14/10/2026. Pagination : 2 pages.</p><h2>1. Les conclusions</h2><p><b>1.1 Dans le cadre de la mission décrite en tête de rapport, il a été repéré des matériaux et produits de la liste B contenant de l’amiante :</b><br>– Conduit de fluide en fibres-ciment (Cuisine – gaine) pour lequel il est recommandé de réaliser une évaluation périodique (EP).<br>– Dalles de sol (Dégagement) : évaluation périodique (EP).<br>Dans le cadre de la mission, il n’a pas été repéré de matériaux ou produits de la liste A contenant de l’amiante.</p>${foot('1/2')}`,
    `${head('Rapport de mission de repérage (suite)')}<h2>2. Résultats détaillés du repérage</h2>${table(
      [
        'Localisation',
        'Identifiant + description',
        'Conclusion (justification)',
        'État de conservation et préconisations',
      ],
      [
        [
          '4e étage – Cuisine',
          'ZPSO-001 Conduit de fluide en fibres-ciment',
          'Présence d’amiante (sur jugement de l’opérateur)',
          'Matériau non dégradé. EP',
        ],
        [
          '4e étage – Dégagement',
          'ZPSO-002 Dalles de sol 30 × 30',
          'Présence d’amiante (après analyse, P001)',
          'Matériau non dégradé. EP',
        ],
        [
          '4e étage – Séjour',
          'ZPSO-003 Plafond, enduit',
          'Absence d’amiante (après analyse, P002)',
          '–',
        ],
        [
          '4e étage – Salle de bains',
          'ZPSO-004 Colle de faïence',
          'Absence d’amiante (après analyse, P003)',
          '–',
        ],
        ['Sous-sol – Cave lot 88', 'Murs béton, sol terre', 'Pas de matériau visé', '–'],
      ],
    )}<h2>3. Éléments d’information</h2><p>Les maladies liées à l’amiante sont provoquées par l’inhalation des fibres. Toutes les variétés d’amiante sont classées cancérogènes. L’information des occupants présents temporairement ou de façon permanente est un préalable essentiel. En cas de travaux, faire appel à un professionnel certifié.</p><h2>4. Signatures</h2><p>Fait à BLOIS, le 13/10/2026 – Par : MORISSEAU Sébastien</p>${foot('2/2')}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: { ...AT, made_on: '2026-10-13', diagnostic_result: 'POSITIVE' },
    absent: ['surface_carrez', 'dpe_number', 'valid_until'],
  },
);

const gas = paperOf(
  'gaz-dossier-blois',
  css,
  [
    `${head('État de l’installation intérieure de gaz')}<h1>Rapport de l’état de l’installation intérieure de gaz</h1><p style="text-align:center">Norme NF P 45-500 (juillet 2022) – Arrêté du 6 avril 2007 modifié – Date du repérage : 13/10/2026</p>${WHERE}<p>Nature du gaz distribué : gaz naturel – Distributeur : GRDF – Installation alimentée en gaz : OUI – N° de compteur : 770 118</p><h2>Identification des appareils</h2>${table(
      [
        'Liste des installations intérieures gaz (genre, marque, modèle)',
        'Type',
        'Puissance en kW',
        'Localisation',
        'Observations',
      ],
      [
        [
          'Chaudière THERMEX Murale C24',
          'Étanche',
          '24,6',
          'Cuisine',
          'Mesure CO : 0 ppm – Entretien : oui – Fumisterie : visible, correcte',
        ],
        ['Table de cuisson EXEMPLIA', 'Non raccordé', '7', 'Cuisine', 'Robinet démuni d’about'],
      ],
    )}<h2>Anomalies identifiées</h2>${table(
      [
        'Points de contrôle (selon la norme)',
        'Anomalies observées (A1, A2, DGI, 32c)',
        'Libellé des anomalies et recommandations',
      ],
      [
        ['C.7 – 7d4 Lyre GPL', '–', 'Sans objet'],
        [
          'C.10 – 10 Organe de coupure supplémentaire',
          'A1',
          'Un robinet de commande d’une tuyauterie rigide alimentant un appareil est démuni de bouchon de sécurité',
        ],
      ],
    )}<h2>Conclusions</h2><p>☐ L’installation ne comporte aucune anomalie.<br>☒ L’installation comporte des anomalies de type <b>A1</b> qui devront être traitées ultérieurement.<br>☐ L’installation comporte des anomalies de type <b>A2</b> qui devront être traitées dans les meilleurs délais.<br>☐ L’installation comporte des anomalies de type <b>DGI</b> qui devront être traitées avant remise en service.<br>☐ L’installation comporte une anomalie 32c.</p><p>Fait à BLOIS, le 13/10/2026 – Opérateur MORISSEAU Sébastien – Validité du rapport : 3 ans pour une vente, jusqu’au 12/10/2029.</p>${foot('1/1')}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      ...AT,
      made_on: '2026-10-13',
      valid_until: '2029-10-12',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number'],
  },
);

const power = paperOf(
  'electricite-dossier-blois',
  css,
  [
    `${head('État de l’installation intérieure d’électricité')}<h1>Rapport de l’état de l’installation intérieure d’électricité</h1><p style="text-align:center">Arrêté du 28 septembre 2017 – Norme NF C 16-600 (juillet 2017) – Date du repérage : 13/10/2026</p>${WHERE}<p>Année de construction : 1969 – Année de l’installation : &gt; 15 ans – Distributeur d’électricité : Enedis – Installation sous tension : OUI</p><h2>Synthèse de l’état de l’installation intérieure d’électricité</h2><p>☐ L’installation intérieure d’électricité ne comporte aucune anomalie et ne fait pas l’objet de constatations diverses.<br>☐ L’installation ne comporte aucune anomalie, mais fait l’objet de constatations diverses.<br>☐ L’installation comporte une ou des anomalies pour laquelle ou lesquelles il est vivement recommandé d’agir. Elle ne fait pas l’objet de constatations diverses.<br>☒ <b>L’installation intérieure d’électricité comporte une ou des anomalies pour laquelle ou lesquelles il est vivement recommandé d’agir afin d’éliminer les dangers qu’elle(s) présente(nt).</b> L’installation fait également l’objet de constatations diverses.</p><h2>Anomalies avérées selon les domaines</h2>${table(
      ['Domaines', 'Anomalies', 'Photo'],
      [
        [
          '3. Dispositif de protection contre les surintensités',
          'B4.3 f1 : la section des conducteurs de la canalisation alimentant le tableau n’est pas en adéquation avec le courant de réglage du disjoncteur de branchement',
          'PhEle001',
        ],
        [
          '4. Liaison équipotentielle (salle de bains)',
          'B5.3 a : locaux contenant une baignoire ou une douche : la continuité électrique de la LES n’est pas satisfaisante',
          '',
        ],
        [
          '5. Matériels présentant des risques de contacts directs',
          'B7.3 a : l’enveloppe d’au moins un matériel est manquante ou détériorée (cave)',
          'PhEle002',
        ],
      ],
    )}<h2>Informations complémentaires</h2><p>B11 a1 : l’ensemble de l’installation électrique est protégé par au moins un dispositif différentiel à haute sensibilité ≤ 30 mA.</p><p>Fait à BLOIS, le 13/10/2026. Validité : 3 ans (jusqu’au 12/10/2029) – Opérateur MORISSEAU Sébastien</p>${foot('1/1')}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      ...AT,
      made_on: '2026-10-13',
      valid_until: '2029-10-12',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'energy'],
  },
);

const ROOMS = [
  ['4e étage – Entrée', '5,32', '5,32', ''],
  ['4e étage – Séjour', '22,84', '22,84', ''],
  ['4e étage – Cuisine', '8,91', '9,41', 'gaine'],
  ['4e étage – Dégagement', '3,06', '3,06', ''],
  ['4e étage – Chambre 1', '12,20', '12,58', 'placard h &lt; 1,80 m'],
  ['4e étage – Chambre 2', '10,47', '10,47', ''],
  ['4e étage – Salle de bains', '4,15', '4,15', ''],
  ['4e étage – WC', '1,22', '1,22', ''],
] as const;
const carrez = paperOf(
  'carrez-dossier-blois',
  css,
  [
    `${head('Certificat de superficie de la partie privative')}<h1>Certificat de superficie</h1><p style="text-align:center">Art. 46 de la loi n° 65-557 du 10 juillet 1965 modifiée, décret n° 97-532 du 23 mai 1997 – Date du repérage : 13/10/2026</p><p>L’objet de la mission est de définir la superficie après travaux des lots ci-dessous désignés, afin de satisfaire aux dispositions de la loi Carrez pour une transaction immobilière, en aucun cas elle ne préjuge du caractère de décence ou d’habitabilité du logement.</p>${WHERE}<h2>Superficie privative en m² du ou des lot(s)</h2><p style="font-size:11pt;text-align:center;border:.4mm solid #b3541e;padding:2mm"><b>Surface loi Carrez totale : 68,17 m² (soixante-huit mètres carrés dix-sept)</b><br><span style="font-size:9pt">Surface au sol totale : 69,05 m² (soixante-neuf mètres carrés zéro cinq)</span></p><h2>Résultat du repérage</h2>${table(
      [
        'Parties de l’immeuble bâtis visitées',
        'Superficie privative au sens Carrez',
        'Surface au sol',
        'Commentaires',
      ],
      [...ROOMS, ['<b>Total</b>', '<b>68,17</b>', '<b>69,05</b>', '']],
    )}<p style="margin-top:1mm">Parties non prises en compte : cave (lot 88), 6,40 m² au sol – balcon, 4,15 m². Le règlement de copropriété n’a pas été fourni.</p><p>Fait à BLOIS, le 13/10/2026 – Par : MORISSEAU Sébastien</p>${foot('1/1')}`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: { ...AT, made_on: '2026-10-13', surface_carrez: 6817 },
    absent: ['surface_habitable', 'surface_reference'],
  },
);

export const DIAGNOSTICS_DOSSIER = [cover, asbestos, gas, power, carrez];
