// What may harm: asbestos in a flat, lead in an old one, termites in a house.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const asbestos = paperOf(
  'amiante-grenoble-vente',
  `font: 9pt/1.4 'DejaVu Sans', sans-serif; padding: 12mm 14mm; h1 { font-size: 13pt; text-align: center; color: #00457c } h2 { font-size: 10pt; background: #00457c; color: #fff; padding: .8mm 2mm; margin: 3.5mm 0 1.5mm } td, th { border: .15mm solid #9fb2c4 } th { background: #e6edf4 } .ft { position: absolute; bottom: 6mm; font-size: 7pt }`,
  [
    `<h1>Rapport de mission de repérage des matériaux et produits contenant de l’amiante pour l’établissement du constat établi à l’occasion de la vente d’un immeuble bâti</h1>${table(
      [],
      [
        ['Numéro de dossier', '26/IE/0711'],
        ['Date du repérage', '25/06/2026'],
        [
          'Références réglementaires',
          'Articles L. 1334-13, R. 1334-20 et 21, R. 1334-23 et 24 du Code de la Santé Publique ; arrêtés du 12 décembre 2012 ; norme NF X 46-020',
        ],
      ],
    )}<h2>Immeuble bâti visité</h2>${table(
      [],
      [
        ['Adresse', '22 avenue Jean Perrot, 38100 GRENOBLE'],
        ['Lots', 'Bâtiment B, étage 3, lot n° 27 (appartement)'],
        ['Périmètre de repérage', 'Parties privatives accessibles sans démontage'],
        [
          'Type et fonction',
          'Appartement T4, habitation – permis de construire antérieur au 1er juillet 1997',
        ],
      ],
    )}<h2>Le propriétaire et le commanditaire</h2>${table(
      [],
      [
        ['Propriétaire', 'M. et Mme BOUVARD Laurent, 22 avenue Jean Perrot, 38100 GRENOBLE'],
        ['Commanditaire', 'le propriétaire'],
      ],
    )}<h2>1. Les conclusions</h2><p>Avertissement : la conclusion ne porte que sur les matériaux et produits des listes A et B de l’annexe 13-9 du Code de la santé publique.</p><p><b>1.1 Liste A :</b> dans le cadre de la mission, il n’a pas été repéré de matériaux ou produits de la liste A susceptibles de contenir de l’amiante.</p><p><b>1.2 Liste B :</b> dans le cadre de la mission, <b>il a été repéré des matériaux et produits de la liste B contenant de l’amiante sur jugement de l’opérateur</b> :</p>${table(
      ['Localisation', 'Matériau', 'État de conservation', 'Conclusion et préconisation'],
      [
        ['Cuisine', 'Dalles de sol vinyle 30 × 30', 'Non dégradé', 'Évaluation périodique (EP)'],
        ['Loggia', 'Conduit de fibres-ciment', 'Non dégradé', 'Évaluation périodique (EP)'],
      ],
    )}<p style="margin-top:2mm">Les recommandations générales de sécurité sont données en annexe. Locaux ou parties de locaux n’ayant pu être visités : néant.</p><div class="ft">ISÈRE EXPERTISE – 9 rue Lakanal, 38000 GRENOBLE – SIRET 900 008 380 00012 – Page 1/2 – Rapport du 02/07/2026</div>`,
    `<h2>2. Conditions de réalisation du repérage</h2>${table(
      ['Composant de la construction', 'Partie du composant vérifiée', 'Sondage'],
      [
        [
          'Parois verticales intérieures',
          'Enduits projetés, revêtements durs, entourages de poteaux',
          'visuel',
        ],
        ['Planchers et plafonds', 'Dalles de sol, faux plafonds, panneaux', 'visuel et poinçon'],
        [
          'Conduits, canalisations et équipements',
          'Conduits (air, eau), clapets, portes coupe-feu, vide-ordures',
          'visuel',
        ],
        ['Éléments extérieurs', 'Toitures, bardages, conduits en façade', 'visuel'],
      ],
    )}<h2>3. Description des locaux visités</h2>${table(
      ['Local', 'Sol', 'Mur', 'Plafond'],
      [
        ['Entrée', 'Parquet stratifié', 'Plâtre et papier peint', 'Plâtre et peinture'],
        ['Séjour', 'Parquet stratifié', 'Plâtre et peinture', 'Plâtre et peinture'],
        ['Cuisine', 'Dalles vinyle', 'Faïence', 'Plâtre et peinture'],
        ['Chambres 1 à 3', 'Moquette', 'Plâtre et papier peint', 'Plâtre et peinture'],
        ['Salle de bains, WC', 'Carrelage', 'Faïence', 'Lambris PVC'],
        ['Loggia', 'Carrelage', 'Béton peint', 'Béton peint'],
      ],
    )}<h2>4. Signatures</h2><p>Le présent rapport est établi par une personne dont les compétences sont certifiées par Certif’Exemple (certificat C1188). Fait à Grenoble, le 02/07/2026, par Jérémie Allouard. Assurance : Assurances Exemple Pro n° 7044812, valable jusqu’au 31/12/2026. Cachet de l’entreprise.</p><p>Informations : l’inhalation de fibres d’amiante est à l’origine de cancers et d’autres pathologies non cancéreuses. Les matériaux doivent être maintenus en bon état ; avant tout retrait, faire appel à une entreprise certifiée.</p><div class="ft">ISÈRE EXPERTISE – Page 2/2 – 26/IE/0711</div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      owner: 'M. et Mme BOUVARD Laurent',
      property_address: '22 avenue Jean Perrot, 38100 GRENOBLE',
      lots: ['27'],
      report_number: '26/IE/0711',
      made_on: either('2026-06-25', '2026-07-02'),
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'rnc', 'valid_until'],
  },
);

const lead = paperOf(
  'plomb-tours-constat',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; padding: 13mm 15mm; h1 { font-size: 14pt; text-align: center; border-bottom: .5mm solid #2f6b2f } h2 { font-size: 10.4pt; color: #2f6b2f; margin: 3.5mm 0 1mm } td, th { border: .15mm solid #9cb39c; padding: .9mm 1.2mm } th { background: #eaf2ea }`,
  [
    `<p>VAL DE LOIRE DIAGNOSTICS – 33 rue Nationale, 37000 TOURS</p><h1>CONSTAT DE RISQUE D’EXPOSITION AU PLOMB – CREP</h1><p style="text-align:center">Articles L. 1334-5 et L. 1334-6 du Code de la santé publique – arrêté du 19 août 2011 – norme NF X 46-030</p><h2>A – Le bien objet de la mission</h2>${table(
      [],
      [
        ['N° de dossier', 'VLD-26-0418'],
        ['Adresse', '6 place du Grand Marché, 37000 TOURS – 2e étage, lot n° 3'],
        ['Nature', 'Appartement, parties privatives, avant la vente'],
        ['Année de construction', 'XVIIIe siècle'],
        ['Propriétaire', 'M. GUÉRINEAU Théo'],
        ['Occupant', 'Le propriétaire – présence d’enfants de moins de 6 ans : non'],
        ['Date de la visite', '09/04/2026'],
        [
          'Appareil',
          'Analyseur à fluorescence X Plombex 2, n° de série 4410, source 109Cd 370 MBq du 12/01/2025',
        ],
      ],
    )}<h2>B – Conclusion des mesures de concentration en plomb</h2>${table(
      ['', 'Total', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités de diagnostic', '64', '9', '55', '0', '0', '0'],
        ['%', '100', '14 %', '86 %', '0 %', '0 %', '0 %'],
      ],
    )}<p style="margin-top:2mm">Le constat de risque d’exposition au plomb n’a pas révélé la présence de revêtements contenant du plomb au-delà du seuil de 1 mg/cm². <b>Il n’y a pas lieu de faire réaliser un nouveau constat à chaque mutation</b> (article R. 1334-11 du Code de la santé publique) : le présent constat a une durée de validité illimitée.</p><h2>C – Méthodologie</h2>${paragraphs(['Les mesures ont été effectuées sur chaque unité de diagnostic, au minimum en un point si la concentration est inférieure au seuil et que l’unité est située en partie basse, en deux points sinon. Le classement des unités de diagnostic est établi en fonction de la concentration en plomb et de l’état de dégradation : classe 0 inférieure au seuil ; classe 1 non dégradé ou non visible ; classe 2 état d’usage ; classe 3 dégradé.'])}<h2>D – Relevé des mesures (extrait)</h2>${table(
      ['Local', 'Zone', 'Unité', 'Substrat', 'Mesure (mg/cm²)', 'Classement'],
      [
        ['Séjour', 'A', 'Mur', 'plâtre', '0,2', '0'],
        ['Séjour', 'B', 'Fenêtre – ouvrant', 'bois', '0,4', '0'],
        ['Chambre', 'C', 'Plinthe', 'bois', '0,3', '0'],
        ['Cuisine', 'D', 'Porte – huisserie', 'bois', '0,1', '0'],
      ],
    )}<p style="margin-top:3mm">Facteurs de dégradation du bâti : aucun. Fait à Tours, le 10/04/2026. Aurélien Foucher, certificat CE-4471. Le présent rapport ne peut être reproduit que dans son intégralité, annexes comprises (notice d’information).</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      owner: 'M. GUÉRINEAU Théo',
      property_address: '6 place du Grand Marché, 37000 TOURS',
      lots: ['3'],
      report_number: 'VLD-26-0418',
      made_on: either('2026-04-09', '2026-04-10'),
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['valid_until', 'surface_carrez', 'dpe_number'],
  },
);

const termites = paperOf(
  'termites-montlouis-etat',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; padding: 13mm 15mm; h1 { font-size: 13.4pt; text-align: center; border: .4mm solid #2f6b2f; padding: 2mm } h2 { font-size: 10pt; color: #2f6b2f; margin: 3mm 0 1mm } td, th { border: .15mm solid #9cb39c; padding: .9mm 1.2mm } th { background: #eaf2ea }`,
  [
    `<p>VAL DE LOIRE DIAGNOSTICS – 33 rue Nationale, 37000 TOURS – dossier VLD-26-0902</p><h1>RAPPORT DE L’ÉTAT DU BÂTIMENT RELATIF À LA PRÉSENCE DE TERMITES</h1><p>Établi selon la norme NF P 03-201 et l’arrêté du 29 mars 2007 modifié. Temps passé sur site : 2 h 10.</p><h2>A. – Désignation du ou des bâtiments</h2><p>Localisation : Indre-et-Loire – 8 rue des Vignes – 37270 MONTLOUIS-SUR-LOIRE<br>Cadastre : section BC numéros 301 et 303. Maison individuelle non meublée en totalité, traitement antérieur : non connu.<br>Zone délimitée par arrêté préfectoral du 13/06/2022.</p><h2>B. – Désignation du client</h2><p>Propriétaire : M. et Mme DELANOUE Philippe – 8 rue des Vignes – 37270 MONTLOUIS-SUR-LOIRE</p><h2>C. – Désignation de l’opérateur de diagnostic</h2><p>Aurélien Foucher, certificat CE-4471 – visite du <b>08/09/2026</b> – durée de validité du rapport : jusqu’au 07/03/2027</p><h2>D. – Identification des bâtiments et parties de bâtiments visités</h2>${table(
      [
        'Parties visitées',
        'Ouvrages, parties d’ouvrages et éléments examinés',
        'Résultat du diagnostic d’infestation',
      ],
      [
        [
          'Rez-de-chaussée – Entrée, séjour',
          'Plinthes bois, porte et huisserie, poutres',
          'Absence d’indices d’infestation de termites',
        ],
        [
          'Cuisine, chambres 1 et 2',
          'Parquet bois, plinthes, fenêtres',
          'Absence d’indices d’infestation de termites',
        ],
        [
          'Étage – Chambres 3 et 4, grenier',
          'Plancher, solives, charpente apparente',
          'Absence d’indices d’infestation de termites',
        ],
        [
          'Garage et appentis',
          'Charpente, bois stocké',
          'Absence d’indices d’infestation de termites',
        ],
        [
          'Jardin',
          'Souches, piquets, arbres sur 10 m',
          'Absence d’indices d’infestation de termites',
        ],
      ],
    )}<h2>E. – Parties n’ayant pu être visitées et justification</h2><p>Cave troglodytique, fond de galerie : accès muré.</p><h2>F. – Éléments n’ayant pas été examinés</h2><p>Faces cachées des lambris, bois enrobés dans la maçonnerie : sondage destructif exclu.</p><h2>G. – Moyens d’investigation utilisés</h2><p>Examen visuel, sondage des bois au poinçon, examen des produits cellulosiques non rattachés au bâti.</p><h2>H. – Constatations diverses</h2><p>Traces anciennes de capricornes dans deux chevrons du grenier.</p><h2>I. – Conclusion</h2><p><b>Il n’a pas été repéré d’indices d’infestation de termites le jour de la visite.</b></p><p>Note : dans le cas de la présence de termites, il est rappelé l’obligation de déclaration en mairie de l’infestation prévue à l’article L. 126-4 du code de la construction et de l’habitation. Fait à Tours, le 08/09/2026.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      owner: 'M. et Mme DELANOUE Philippe',
      property_address: '8 rue des Vignes, 37270 MONTLOUIS-SUR-LOIRE',
      report_number: 'VLD-26-0902',
      made_on: '2026-09-08',
      valid_until: '2027-03-07',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['lots', 'surface_carrez', 'dpe_number'],
  },
);

export const REPERAGES = [asbestos, lead, termites];
