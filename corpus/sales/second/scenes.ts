// Who and where, for each sale of the second author.
import type { Scene } from './building.ts';

export const TOURS_SCENE: Scene = {
  syndic: {
    name: 'CABINET LIGÉRIS',
    street: '18 rue des Tanneurs-Exemple',
    town: '37000 Tours',
    phone: '02 00 00 37 18',
    mail: 'syndic@ligeris.example.fr',
  },
  building: { name: 'Les Jardins de Beaune', street: '9 rue du Clos-Neuf', town: '37000 Tours' },
  rnc: 'AB4170233',
  owner: {
    name: 'Mme Solène GARRIGOU',
    street: '9 rue du Clos-Neuf',
    town: '37000 Tours',
    ref: '0118-0007',
  },
  lots: [{ number: '7', nature: 'appartement' }],
};

export const ANGERS_SCENE: Scene = {
  syndic: {
    name: 'Régie Doutre & Associés',
    street: '3 place du Ralliement-Exemple',
    town: '49100 Angers',
    phone: '02 00 00 49 03',
    mail: 'contact@doutre.example.fr',
  },
  building: { name: 'Le Grand Large', street: '27 boulevard de la Maine', town: '49100 Angers' },
  rnc: 'AC2209417',
  owner: {
    name: 'M. et Mme Ivan et Lise TREMEUR',
    street: '4 allée des Vignes',
    town: '49130 Les Ponts-de-Cé',
    ref: 'GL-112',
  },
  lots: [
    { number: '112', nature: 'appartement T3' },
    { number: '31', nature: 'cave' },
    { number: '205', nature: 'parking couvert' },
  ],
};

export const MULHOUSE_SCENE: Scene = {
  syndic: {
    name: 'Gestion Ill et Doller',
    street: '61 avenue Aristide-Exemple',
    town: '68100 Mulhouse',
    phone: '03 00 00 68 61',
    mail: 'gid@illdoller.example.fr',
  },
  building: { name: 'Les Manufactures', street: '15 rue de la Filature', town: '68100 Mulhouse' },
  rnc: 'AD5518820',
  owner: {
    name: 'M. Raoul HECKENDORN',
    street: '15 rue de la Filature',
    town: '68100 Mulhouse',
    ref: '61/0023/01',
  },
  lots: [
    { number: '23', nature: 'appartement' },
    { number: '71', nature: 'cave' },
  ],
};
