// The given names of a child, from the first one on.
import { expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

it.each(['est né au 2 rue du Bac : ', 'est né en notre commune – ', 'est né, rue du Bac, '])(
  '« %s »',
  (words) => {
    const facts = typedFacts(
      `COPIE D’ACTE DE NAISSANCE
Le neuf décembre mil neuf cent quatre-vingt-six à dix heures ${words}Guy, Paul,
Luc, du sexe masculin, de Jean ESSAI et de Anne MODELE, son épouse.`,
      'ACT_NAISSANCE',
    );
    expect(facts['first_names']?.toString().replaceAll(/\s+/g, ' ')).toBe('Guy, Paul, Luc');
  },
);
