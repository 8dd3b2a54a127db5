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

export const DIJON_SCENE: Scene = {
  syndic: {
    name: 'Côté Cour Syndic',
    street: '7 rue Berbisey-Exemple',
    town: '21000 Dijon',
    phone: '03 00 00 21 07',
    mail: 'bonjour@cotecour.example.fr',
  },
  building: { name: 'Villa Montchapet', street: '52 rue des Perrières', town: '21000 Dijon' },
  rnc: 'AA7716402',
  owner: {
    name: 'Mme Paule VIREY',
    street: '52 rue des Perrières',
    town: '21000 Dijon',
    ref: 'CC-5204',
  },
  lots: [
    { number: '5', nature: 'appartement' },
    { number: '48', nature: 'cave' },
  ],
};

export const METZ_SCENE: Scene = {
  syndic: {
    name: 'SEILLE IMMOBILIER',
    street: '30 en Exemplerue',
    town: '57000 Metz',
    phone: '03 00 00 57 30',
    mail: 'copro@seille.example.fr',
  },
  building: {
    name: 'Résidence Sainte-Barbe',
    street: '8 quai Paul-Vautrin-Exemple',
    town: '57000 Metz',
  },
  rnc: 'AE1043377',
  owner: {
    name: 'M. Loïc BARTHÉLEMY',
    street: '8 quai Paul-Vautrin-Exemple',
    town: '57000 Metz',
    ref: 'SB041',
  },
  lots: [
    { number: '41', nature: 'appartement' },
    { number: '142', nature: 'garage' },
  ],
};

export const VANNES_SCENE: Scene = {
  syndic: {
    name: 'Syndic bénévole : Mme Anne LE GOFF',
    street: '2 impasse du Lavoir',
    town: '56000 Vannes',
    phone: '02 00 00 56 02',
    mail: 'anne.legoff@example.fr',
  },
  building: { name: 'Ty Gwenn', street: '2 impasse du Lavoir', town: '56000 Vannes' },
  rnc: 'AH0092651',
  owner: {
    name: 'M. Erwan KERDONCUFF',
    street: '2 impasse du Lavoir',
    town: '56000 Vannes',
    ref: 'lot 3',
  },
  lots: [{ number: '3', nature: 'appartement' }],
};

export const ROUEN_SCENE: Scene = {
  syndic: {
    name: 'ROBEC GESTION',
    street: '44 rue Eau-de-Exemple',
    town: '76000 Rouen',
    phone: '02 00 00 76 44',
    mail: 'agence@robec.example.fr',
  },
  building: {
    name: 'Le Vieux Moulin',
    street: '101 rue de Martainville-Exemple',
    town: '76000 Rouen',
  },
  rnc: 'AF6630915',
  owner: {
    name: 'SCI DES QUAIS',
    street: '12 rue de la République',
    town: '76200 Dieppe',
    ref: '440-019',
  },
  lots: [
    { number: '19', nature: 'appartement' },
    { number: '83', nature: 'cave' },
  ],
};

export const CLERMONT_SCENE: Scene = {
  syndic: {
    name: 'Volcans Copropriété',
    street: '5 place de Jaude-Exemple',
    town: '63000 Clermont-Ferrand',
    phone: '04 00 00 63 05',
    mail: 'syndic@volcans.example.fr',
  },
  building: {
    name: 'Les Terrasses de Royat',
    street: '88 avenue de la Libération',
    town: '63000 Clermont-Ferrand',
  },
  rnc: 'AG3381206',
  owner: {
    name: 'Mme Inès FAYOLLE',
    street: '88 avenue de la Libération',
    town: '63000 Clermont-Ferrand',
    ref: '8814',
  },
  lots: [{ number: '14', nature: 'appartement' }],
};

export const PAU_SCENE: Scene = {
  syndic: {
    name: 'BÉARN SYNDIC CONSEIL',
    street: '19 rue Serviez-Exemple',
    town: '64000 Pau',
    phone: '05 00 00 64 19',
    mail: 'contact@bsc.example.fr',
  },
  building: { name: 'Domaine Trespoey', street: '36 avenue des Lilas', town: '64000 Pau' },
  rnc: 'AB8804519',
  owner: {
    name: 'M. Bixente ETCHART',
    street: '36 avenue des Lilas',
    town: '64000 Pau',
    ref: 'TRES-0910',
  },
  lots: [
    { number: '9', nature: 'appartement' },
    { number: '10', nature: 'chambre de service' },
    { number: '61', nature: 'garage' },
  ],
};

export const LE_MANS_SCENE: Scene = {
  syndic: {
    name: 'Sarthe Habitat Gérance',
    street: '23 rue des Minimes-Exemple',
    town: '72000 Le Mans',
    phone: '02 00 00 72 23',
    mail: 'gerance@shg.example.fr',
  },
  building: { name: 'Clos des Jacobins', street: '6 rue du Port-Exemple', town: '72000 Le Mans' },
  rnc: 'AC9925530',
  owner: {
    name: 'Mme Odette PLESSIS',
    street: '6 rue du Port-Exemple',
    town: '72000 Le Mans',
    ref: '23-6-0031',
  },
  lots: [
    { number: '31', nature: 'appartement' },
    { number: '77', nature: 'parking' },
  ],
};
