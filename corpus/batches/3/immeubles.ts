// The buildings of this batch, as their papers name them. None of them stands anywhere.
export const SAINT_LUC = {
  building: 'LE CARRÉ SAINT-LUC',
  building_address: '118 à 122 rue de Gerland, 69007 LYON',
} as const;
export const BACALAN = {
  building: 'LE CLOS BACALAN',
  building_address: '27 rue Achard, 33300 BORDEAUX',
} as const;
export const WAZEMMES = {
  building: 'LE BEFFROI DE WAZEMMES',
  building_address: '52 rue d’Iéna, 59000 LILLE',
} as const;
