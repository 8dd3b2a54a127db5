// Who receives a deed that changes others, beside those whom its letterhead and its recital name.
import { expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

it.each([
  [
    "successeur de Me NOIR\nMODIFICATIF À L'ÉTAT DESCRIPTIF DE DIVISION\nMaître Paul BLANC, notaire à Nantes, a reçu le présent acte à la requête du syndicat.\nLe règlement a été reçu par Maître NOIR le 14 septembre 1971.",
    'Maître Paul BLANC',
  ],
  [
    "Maître Anne VERT     MODIFICATIF À L'ÉTAT DESCRIPTIF DE DIVISION\nNotaire associée     Acte du 24 mars 1998\nActe modifié : règlement reçu par Maître NOIR le 6 novembre 1984.",
    'Maître Anne VERT',
  ],
])('« %s »', (text, notary) => {
  expect(typedFacts(text, 'RCP_EDD', 'MODIFICATIF')['notary']).toBe(notary);
});
