// A made-up file of the national register, as large as wanted: the real headings, invented buildings.

export const REGISTER_HEADER = [
  'EPCI',
  'Commune',
  "Numéro d'immatriculation",
  "Date d'immatriculation",
  'Date de la dernière MAJ',
  'Type de syndic : bénévole / professionnel / non connu',
  'Identification du représentant légal  (raison sociale et le numéro SIRET du syndic professionnel ou Civilité/prénom/ nom du syndic bénévole ou coopératif)',
  'SIRET du représentant légal',
  'Code APE',
  'Commune du représentant légal',
  'Mandat en cours dans la copropriété',
  'Date de fin du dernier mandat',
  'Nom d’usage de la copropriété',
  'Adresse de référence',
  'Numéro et Voie (adresse de référence)',
  'Code postal (adresse de référence)',
  'Commune (adresse de référence)',
  'Adresse complémentaire 1',
  'Adresse complémentaire 2',
  'Adresse complémentaire 3',
  "Nombre d'adresses complémentaires",
  'long',
  'lat',
  'Date du règlement de copropriété',
  'Résidence service',
  'Syndicat coopératif',
  'Syndicat principal ou syndicat secondaire',
  'Si secondaire, n° d’immatriculation du principal',
  'Nombre d’ASL auxquelles est rattaché le syndicat de copropriétaires',
  'Nombre d’AFUL auxquelles est rattaché le syndicat de copropriétaires',
  'Nombre d’Unions de syndicats auxquelles est rattaché le syndicat de copropriétaires',
  'Nombre total de lots',
  'Nombre total de lots à usage d’habitation, de bureaux ou de commerces',
  'Nombre de lots à usage d’habitation',
  'Nombre de lots de stationnement',
  "Nombre d'arrêtés relevant du code de la santé publique en cours",
  "Nombre d'arrêtés de péril sur les parties communes en cours",
  "Nombre d'arrêtés sur les équipements communs en cours",
  'Période de construction',
  'Référence Cadastrale 1',
  'Code INSEE commune 1',
  'Préfixe 1',
  'Section 1',
  'Numéro parcelle 1',
  'Nombre de parcelles cadastrales',
  'Copro dans ACV',
  'Copro dans PVD',
  'Copro aidée',
  'Nom Officiel Département',
  'Nom Officiel Région',
] as const;
type Heading = (typeof REGISTER_HEADER)[number];
export type RegisterCells = { [Column in Heading]?: string };

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

export const registerLine = (cells: RegisterCells, separator = ','): string =>
  `${REGISTER_HEADER.map((heading) => quoted(cells[heading] ?? '')).join(separator)}\n`;

export const registerHeader = (separator = ','): string =>
  `${REGISTER_HEADER.map(quoted).join(separator)}\n`;

const WAYS: readonly [string, ...string[]] = [
  'Rue',
  'Avenue',
  'Boulevard',
  'Place',
  'Quai',
  'Chemin',
  'Allée',
];
const NAMES: readonly [string, ...string[]] = [
  'du Marché',
  'Victor Hugo',
  'de la République',
  'des Écoles',
  'Jean Jaurès',
  'du Général Leclerc',
  'de l’Église',
  'Pasteur',
  'des Acacias',
  'du Château',
  'Saint-Michel',
  'de la Gare',
  'des Tilleuls',
];
type Town = readonly [name: string, code: string];
const TOWNS: readonly [Town, ...Town[]] = [
  ['Lyon', '6900'],
  ['Nantes', '4400'],
  ['Rennes', '3500'],
  ['Lille', '5900'],
  ['Dijon', '2100'],
  ['Nice', '0600'],
];
const PERIODS: readonly [string, ...string[]] = [
  'AVANT_1949',
  'DE_1961_A_1974',
  'DE_1994_A_2000',
  'NON_CONNUE',
];

/** The same number gives the same building. */
export function madeUpBuilding(number: number): RegisterCells {
  const pick = <Item>(items: readonly [Item, ...Item[]], turn: number): Item =>
    items[(number * turn) % items.length] ?? items[0];
  const [town, code] = pick(TOWNS, 7);
  const street = `${1 + (number % 97)} ${pick(WAYS, 3)} ${pick(NAMES, 5)}`;
  const postcode = `${code}${1 + (number % 9)}`;
  const manager = (number * 31) % 9000;
  const is_professional = number % 5 > 0;
  return {
    EPCI: `Métropole de ${town}`,
    Commune: town,
    "Numéro d'immatriculation": `AA${String(number).padStart(7, '0')}`,
    "Date d'immatriculation": '12/03/2019',
    'Date de la dernière MAJ': '2026-01-15',
    'Type de syndic : bénévole / professionnel / non connu': is_professional
      ? 'professionnel'
      : 'bénévole',
    'Identification du représentant légal  (raison sociale et le numéro SIRET du syndic professionnel ou Civilité/prénom/ nom du syndic bénévole ou coopératif)':
      is_professional ? `CABINET ${manager} IMMOBILIER` : 'Madame Camille Exemple',
    'SIRET du représentant légal': is_professional ? `9${String(manager).padStart(13, '0')}` : '',
    'Code APE': '6832A',
    'Commune du représentant légal': town,
    'Mandat en cours dans la copropriété': 'Mandat en cours',
    'Date de fin du dernier mandat': '2027-06-30',
    'Nom d’usage de la copropriété': `Résidence ${number}`,
    'Adresse de référence': `${street} ${postcode} ${town}`,
    'Numéro et Voie (adresse de référence)': street,
    'Code postal (adresse de référence)': postcode,
    'Commune (adresse de référence)': town,
    ...(number % 4 === 0 && {
      'Adresse complémentaire 1': `${2 + (number % 90)} ${pick(WAYS, 5)} ${pick(NAMES, 3)} ${postcode} ${town}`,
    }),
    long: '4.83574',
    lat: '45.76404',
    'Nombre total de lots': String(4 + (number % 120)),
    'Nombre total de lots à usage d’habitation, de bureaux ou de commerces': String(
      2 + (number % 60),
    ),
    'Nombre de lots à usage d’habitation': String(2 + (number % 50)),
    'Période de construction': pick(PERIODS, 1),
    'Référence Cadastrale 1': `69382000AB${String(number % 10_000).padStart(4, '0')}`,
    'Nom Officiel Département': 'Exemple',
    'Nom Officiel Région': 'Exemple',
  };
}

const CHUNK = 1 << 16;

/** In pieces, so that a file of any size is written without being held. */
export function* madeUpRegister(buildings: number): Generator<string> {
  let chunk = registerHeader();
  for (let number = 1; number <= buildings; number++) {
    chunk += registerLine(madeUpBuilding(number));
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}
