// Names, numbers and lists that a line breaks: extracted whole, or not at all.
import { expect, it } from 'vitest';

import { typedFacts } from '../../test/typed-facts.ts';

it('a file number and a list of lots that go on under themselves', () => {
  expect(
    typedFacts(
      `DIAG DU PERCHE – 4 rue Gouverneur, 28400 NOGENT-LE-ROTROU – affaire n° DP/26/
0418-B
ÉTAT RELATIF À LA PRÉSENCE DE TERMITES
Adresse du bien : 12 à 16 rue Saint-Hilaire, 28400 NOGENT-LE-ROTROU, lots 14, 22
et 37
Propriétaire : Mme Anne-Sophie DE
LA TOUR
Date de la visite : 12/05/2026`,
      'DIAGNOSTICS',
      'TERMITES',
    ),
  ).toMatchObject({
    report_number: 'DP/26/0418-B',
    lots: ['14', '22', '37'],
    property_address: '12 à 16 rue Saint-Hilaire, 28400 NOGENT-LE-ROTROU',
  });
});

it('a code in several parts, an owner who says so, a cave with its lot', () => {
  expect(
    typedFacts(
      `CONSTAT DE RISQUE D'EXPOSITION AU PLOMB
Référence de la mission : PLB 2026 0774 C
Identification du donneur d'ordre
M. et Mme BERTIN Paul, propriétaires bailleurs – 3 place du Marché, 28400 NOGENT-LE-ROTROU
Bien concerné : 8 rue de la Herse, 28400 NOGENT-LE-ROTROU – appartement – lot n° 9 – cave lot n° 41
Date de la visite : 3 mai 2026`,
      'DIAGNOSTICS',
      'PLOMB',
    ),
  ).toMatchObject({
    report_number: 'PLB 2026 0774 C',
    owner: 'M. et Mme BERTIN Paul',
    lots: ['9', '41'],
  });
});

it('nothing of a number whose end was not read', () => {
  expect(
    typedFacts(
      `ÉTAT DE L'INSTALLATION INTÉRIEURE DE GAZ
N° de rapport : GZ-2026-
Adresse du logement : 5 rue du Château, 28400 NOGENT-LE-ROTROU
Date de la visite : 3 mai 2026`,
      'DIAGNOSTICS',
      'GAZ',
    ),
  ).not.toHaveProperty('report_number');
});

it('a building whose name a sentence breaks, and no firm in its first words', () => {
  const facts = typedFacts(
    `L'an deux mille vingt-six, le douze mai, les copropriétaires de la résidence LE CLOS
FLEURI, sise 3 à 9 rue de la Paix, 28000 CHARTRES, se sont réunis sur convocation.
PROCES-VERBAL D'ASSEMBLEE GENERALE`,
    'PV_AG',
  );
  expect(facts).toMatchObject({
    building: 'Résidence LE CLOS FLEURI',
    building_address: '3 à 9 rue de la Paix, 28000 CHARTRES',
  });
  expect(facts).not.toHaveProperty('syndic');
});
