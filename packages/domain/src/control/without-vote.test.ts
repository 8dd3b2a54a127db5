import { expect, it } from 'vitest';

import { isWithoutVote } from './without-vote.ts';

it.each([
  '12. Questions diverses',
  '3. Point d’information sur les travaux en cours',
  '4. Rapport du conseil syndical',
  '5. Compte rendu de gestion, sans vote',
  '6. Échange de vues sur la façade',
  '7. Tour de table',
])('nobody votes on « %s »', (title) => {
  expect(isWithoutVote(title)).toBe(true);
});

it.each([
  '8. Échange de la chaudière',
  '9. Désignation du rapporteur',
  '10. Approbation des comptes',
])('« %s » has an outcome', (title) => {
  expect(isWithoutVote(title)).toBe(false);
});
