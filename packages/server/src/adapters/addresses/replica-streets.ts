type Town = {
  name: string;
  postcode: string;
  insee: string;
  context: string;
  coordinates: [number, number];
};

const town = (
  name: string,
  postcode: string,
  insee: string,
  context: string,
  ...coordinates: [number, number]
): Town => ({ name, postcode, insee, context, coordinates });

export const TOWNS: readonly Town[] = [
  town('Nantes', '44000', '44109', '44, Loire-Atlantique, Pays de la Loire', -1.554, 47.218),
  town('Rennes', '35000', '35238', '35, Ille-et-Vilaine, Bretagne', -1.678, 48.117),
  town('Lyon', '69003', '69383', '69, Rhône, Auvergne-Rhône-Alpes', 4.85, 45.757),
  town('Lyon', '69006', '69386', '69, Rhône, Auvergne-Rhône-Alpes', 4.85, 45.77),
  town('Paris', '75011', '75111', '75, Paris, Île-de-France', 2.38, 48.859),
  town('Paris', '75015', '75115', '75, Paris, Île-de-France', 2.293, 48.841),
  town('Paris', '75018', '75118', '75, Paris, Île-de-France', 2.348, 48.892),
  town(
    'Marseille',
    '13006',
    '13206',
    '13, Bouches-du-Rhône, Provence-Alpes-Côte d’Azur',
    5.38,
    43.287,
  ),
  town('Bordeaux', '33000', '33063', '33, Gironde, Nouvelle-Aquitaine', -0.58, 44.838),
  town('Toulouse', '31000', '31555', '31, Haute-Garonne, Occitanie', 1.444, 43.604),
  town('Lille', '59000', '59350', '59, Nord, Hauts-de-France', 3.057, 50.629),
  town('Strasbourg', '67000', '67482', '67, Bas-Rhin, Grand Est', 7.752, 48.573),
  town('Montpellier', '34000', '34172', '34, Hérault, Occitanie', 3.877, 43.611),
  town('Nice', '06000', '06088', '06, Alpes-Maritimes, Provence-Alpes-Côte d’Azur', 7.262, 43.71),
  town('Grenoble', '38000', '38185', '38, Isère, Auvergne-Rhône-Alpes', 5.724, 45.188),
  town('Dijon', '21000', '21231', '21, Côte-d’Or, Bourgogne-Franche-Comté', 5.041, 47.322),
  town('Angers', '49000', '49007', '49, Maine-et-Loire, Pays de la Loire', -0.563, 47.478),
  town('Tours', '37000', '37261', '37, Indre-et-Loire, Centre-Val de Loire', 0.685, 47.394),
  town('Rouen', '76000', '76540', '76, Seine-Maritime, Normandie', 1.1, 49.443),
  town('Brest', '29200', '29019', '29, Finistère, Bretagne', -4.486, 48.39),
];

export const STREETS: readonly string[] = [
  'Rue du Marché',
  'Rue du Marais',
  'Rue du Marronnier',
  'Rue Victor Hugo',
  'Rue Jean Jaurès',
  'Rue de la République',
  'Rue des Lilas',
  'Rue de l’Église',
  'Avenue de la Gare',
  'Avenue des Tilleuls',
  'Boulevard Voltaire',
  'Boulevard de la Liberté',
  'Place du Général Leclerc',
  'Quai des Brumes',
  'Impasse du Moulin',
  'Allée des Érables',
  'Chemin des Vignes',
  'Cours Gambetta',
];
