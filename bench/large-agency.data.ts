// Made-up people and places of an agency that is larger than any demonstration, odd ones among them.

export const FIRST_NAMES = [
  'Agathe',
  'Benoît',
  'Chloé',
  'Driss',
  'Élodie',
  'François-Xavier',
  'Gwenaëlle',
  'Hugo',
  'Inès',
  'Jean-Baptiste',
  'Khadija',
  'Loïc',
  'Maëlys',
  'Noé',
  'Océane',
  'Pierre-Emmanuel',
];

export const LAST_NAMES = [
  'Abgrall',
  'Besson',
  'de La Rochefoucauld-Montbel',
  'Diallo',
  'Étienne',
  'Faÿ',
  'Guérin',
  'Hoarau',
  'Josselin',
  'Kervella',
  'L’Hostis',
  'Müller',
  'N’Guyen',
  'Ó Briain',
  'Petitjean de Maransange',
  'Sœurel',
];

export const STREETS = [
  'Rue du Marché',
  'Allée des Saules',
  'Rue de la Fontaine',
  'Impasse du Lavoir',
  'Boulevard des Acacias',
  'Place du Vieux Puits',
  'Rue des Tisserands',
  'Chemin des Vignes',
  'Avenue du Maréchal-de-Lattre-de-Tassigny prolongée vers le Faubourg Saint-Barthélemy',
  'Quai de l’Île-aux-Moines',
  'Rue Œcuménique',
  'Lieu-dit La Grande-Lande-du-Moulin-à-Vent',
];

export const TOWNS = [
  '44000 Nantes',
  '44300 Nantes',
  '35000 Rennes',
  '44400 Rezé',
  '49000 Angers',
  '44120 Vertou',
  '37000 Tours',
  '97430 Le Tampon',
  '50480 Saint-Germain-de-Varreville',
  '80190 Y',
];

export const EXTRAS = [
  null,
  '5ème étage, porte Gauche, Bâtiment A',
  'Résidence Les Jardins de l’Hôtel-Dieu, Bâtiment C, escalier 2, 3ème étage, porte 34, lot 112',
  'Rez-de-jardin',
  'Appartement 12, cave 7 et parking 103 au deuxième sous-sol',
];

export const FILE_NAMES = [
  'PV AG',
  'appel de charges',
  'IMG_20260412_181233',
  'Scan du 3 mars (copie) (2)',
  'règlement de copropriété et état descriptif de division avec tous ses modificatifs publiés',
];
