// The buildings of this batch as their papers name them, with those who run them.
import { accountOf } from '../../world.ts';

export const ALLOBROGES = {
  syndic: 'DAUPHICOP GESTION',
  building: 'LE PARC DES ALLOBROGES',
  building_address: '22 avenue Jean Perrot, 38100 GRENOBLE',
} as const;
export const MIRASOL = {
  syndic: 'CABINET PASTORELLI',
  building: 'PALAIS MIRASOL',
  building_address: '9 rue Verdi, 06000 NICE',
} as const;
export const ARIANE = {
  syndic: 'Citadel Copro',
  building: 'Les Jardins d’Ariane',
  building_address: '115 avenue de la Pompignane, 34000 MONTPELLIER',
} as const;
export const CHANTURGUE = {
  syndic: 'ARVERNE IMMOBILIER',
  building: 'LE CLOS CHANTURGUE',
  building_address: '41 rue de Blanzat, 63100 CLERMONT-FERRAND',
} as const;

export const RNC = {
  allobroges: 'AD7412086',
  mirasol: 'AF3350918',
  ariane: 'AG1180453',
  chanturgue: 'AC9067725',
} as const;

export const ACCOUNTS = {
  allobroges: accountOf('6/allobroges'),
  ariane: accountOf('6/ariane'),
  mirasol: accountOf('6/mirasol'),
} as const;
