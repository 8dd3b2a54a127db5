// Whom the register names as the owner of today, however it writes people; those of its deeds are others.
import { expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

const ownersOf = (line: string) =>
  typedFacts(
    `SERVICE DE LA PUBLICITE FONCIERE DE TESTVILLE
CERTIFICAT – FORMALITES PUBLIEES DU 01/01/1980 AU 03/02/2026
1      12/03/2004      2004P118      VENTE      disposant : MODELE Paul 01/02/1940
${line}
Fait à TESTVILLE, le 10/02/2026`,
    'ETAT_HYPOTHECAIRE',
  )['owners'];

it.each([
  ['Propriétaire actuel : DU TEST Anne. Nombre d’inscriptions : 1.', ['DU TEST Anne']],
  ['Propriétaires : ESSAI Luc et TEMOIN Rose', ['ESSAI Luc', 'TEMOIN Rose']],
  ['Propriétaire inscrit : Anne DU TEST.', ['Anne DU TEST']],
  ['Une inscription. Titulaire actuel : DU TEST Anne-Lise', ['DU TEST Anne-Lise']],
  ['Titulaires du droit de propriété : ESSAI Luc / TEMOIN Rose', ['ESSAI Luc', 'TEMOIN Rose']],
  ['PROPRIETAIRES : ESSAI LUC ET TEMOIN ROSE', ['ESSAI LUC', 'TEMOIN ROSE']],
  ['Propriétaire : Voir Ci-Après', undefined],
  ['Propriétaire actuel : Société ESSAI', ['ESSAI']],
  ['Ancien propriétaire : ESSAI Luc', undefined],
])('%s', (line, owners) => {
  expect(ownersOf(line)).toEqual(owners);
});
