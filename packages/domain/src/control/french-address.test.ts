import { describe, expect, it } from 'vitest';

import { type AddressMatch, compareAddresses } from './french-address.ts';

const HERE = '14 rue du Marché, 44000 Nantes';

describe('two addresses', () => {
  it.each<[string, string, AddressMatch]>([
    [HERE, '14 R DU MARCHE 44000 NANTES', 'SAME'],
    [HERE, '0014 RUE DU MARCHE 44000 NANTES', 'SAME'],
    [HERE, '14, rue du Marché – 44 000 Nantes', 'SAME'],
    [HERE, 'Résidence Les Ormes, bât. B, 14 rue du Marché, 44000 Nantes', 'SAME'],
    [HERE, '14 rue du Marché, résidence Les Ormes, 44000 Nantes', 'SAME'],
    [HERE, 'Appartement 3e étage, 14 rue du Marché, 44000 Nantes', 'SAME'],
    [HERE, '14 Rue du Marché 44000 Nantes. 44, Loire-Atlantique, Pays de la Loire', 'SAME'],
    [HERE, '14 rue du Marché 44035 NANTES CEDEX 1', 'SAME'],
    [HERE, '14-16 rue du Marché, 44000 Nantes', 'SAME'],
    [HERE, '14 RUE DU MARCHE, 14 rue du Marché, 44000 Nantes', 'SAME'],
    [HERE, '16 rue du Marché, 16 rue du Marché, 44000 Nantes', 'UNSURE'],
    [HERE, '14/16 rue du Marché, 44000 Nantes', 'SAME'],
    [HERE, '12 et 14 rue du Marché, 44000 Nantes', 'SAME'],
    ['2 av. St-Exupéry, 69003 Lyon', '2 avenue Saint Exupéry 69003 LYON 3e', 'SAME'],
    ['2 bd du Gal Leclerc, 69003 Lyon', '2 boulevard du Général Leclerc, 69003 Lyon 03', 'SAME'],
    ['14 bis rue du Marché, 44000 Nantes', '14BIS R DU MARCHE 44000 NANTES', 'SAME'],
    ['14B rue du Marché, 44000 Nantes', '14 B rue du Marché, 44000 Nantes', 'SAME'],
    ['3 place du 8 Mai 1945, 35000 Rennes', '3 PL DU 8 MAI 1945 35000 RENNES', 'SAME'],
    ['12 Le Bourg, 22100 Dinan', '12 LE BOURG 22100 DINAN', 'SAME'],

    [HERE, '14 rue du Marché, 44000 NANTES – RNC AC1-234-567', 'SAME'],
    ['54 avenue Foch, 49000 Angers', '52 à 58 avenue Foch 49000 ANGERS', 'SAME'],
    ['54 avenue Foch, 49000 Angers', '52-58 avenue Foch, 49000 Angers', 'SAME'],
    ['13 avenue Foch, 49000 Angers', '12-15 avenue Foch, 49000 Angers', 'SAME'],

    [HERE, '14 RUE DU MARCHE, NANTES', 'LIKELY'],
    [HERE, '14, rue du Marché, à NANTES', 'LIKELY'],
    [HERE, '0014 RUE DU MARCHE NANTES', 'LIKELY'],
    [HERE, '14 rue du Marché', 'STREET'],
    [HERE, '14 rue du Marché, résidence Les Ormes', 'STREET'],
    [HERE, '14 RUE DU MARCHE N° de rôle 5', 'STREET'],
    [HERE, '14 RUE DU MARCHE – 2 locaux', 'STREET'],
    [HERE, '16 rue du Marché', 'UNSURE'],
    [HERE, '14 RUE DU MARCHE, REZE', 'UNSURE'],

    ['53 avenue Foch, 49000 Angers', '52 à 58 avenue Foch 49000 ANGERS', 'UNSURE'],
    ['53 avenue Foch, 49000 Angers', '52-58 avenue Foch, 49000 Angers', 'UNSURE'],
    ['60 avenue Foch, 49000 Angers', '52-58 avenue Foch, 49000 Angers', 'UNSURE'],
    [HERE, '14 rue du Marché 35042 NANTES CEDEX 1', 'UNSURE'],
    [HERE, '16 rue du Marché, 44000 Nantes', 'UNSURE'],
    [HERE, '14 bis rue du Marché, 44000 Nantes', 'UNSURE'],
    [HERE, 'rue du Marché, 44000 Nantes', 'UNSURE'],
    [HERE, '14 rue du Marché, 44100 Nantes', 'UNSURE'],
    [HERE, '14 rue du Marché, 44000 Rezé', 'UNSURE'],
    [HERE, '3 allée des Saules, 44300 Nantes', 'OTHER_STREET'],
    [HERE, '14 place du Marché, 44000 Nantes', 'UNSURE'],
    [HERE, '14 rue du Vieux Marché, 44000 Nantes', 'UNSURE'],
    [HERE, '14 rue du Marchê1, 44000 Nantes', 'UNSURE'],
    [HERE, 'Nantes', 'UNSURE'],
    [HERE, '', 'UNSURE'],
    ['4 rue V. Hugo, 44000 Nantes', '4 rue Victor Hugo, 44000 Nantes', 'UNSURE'],

    [HERE, '8 rue des Lilas, 44000 Nantes', 'OTHER_STREET'],
    [HERE, '14 rue du Marché, 35000 Rennes', 'OTHER_TOWN'],
    [HERE, '8 rue des Lilas, 69003 Lyon', 'OTHER_TOWN'],
  ])('%s / %s: %s', (one, other, match) => {
    expect(compareAddresses(one, other)).toBe(match);
    expect(compareAddresses(other, one)).toBe(match);
  });
});
