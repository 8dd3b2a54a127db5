// Minutes whose answers or texts do not stand under their titles: all together in a table at the end, or in a column of
// their own.
import { expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';
import { flatAnswers, isAdopted } from './votes.ts';

const TABLE = (answers: readonly string[]) => `Procès-verbal de l’assemblée générale du 4 avril 2026
Résolution 1 – Bureau
Mme Puy est proposée.
Résolution 2 – Quitus
Le syndic demande quitus.
Résolution 3 – Budget 2027
Exercice du 01/01/2027 au 31/12/2027, 24 600 €.
Résultats des votes
Résolution    Pour    Contre    Résultat
${answers.map((answer, at) => `${at + 1}             655     0         ${answer}`).join('\n')}
Séance levée à 19 h.`;

it('a table at the end answers each question by its number', () => {
  expect(typedFacts(TABLE(['Adoptée', 'Rejetée', 'Adoptée']), 'PV_AG')).toMatchObject({
    resolutions: ['1. Bureau', '2. Quitus', '3. Budget 2027'],
    resolutions_adopted: ['1', '3'],
    resolutions_rejected: ['2'],
    quitus: false,
    budget: 24_600_00,
  });
});

it('a table that lacks a question answers none', () => {
  const facts = typedFacts(TABLE(['Adoptée', 'Rejetée']), 'PV_AG');
  expect(facts).not.toHaveProperty('quitus');
  expect(facts).not.toHaveProperty('resolutions_adopted');
});

it('a text in the column beside its title is no part of it', () => {
  expect(
    typedFacts(
      `Procès-verbal de l’assemblée générale du 4 avril 2026
1. Bureau           Présidente : Mme Puy. Unanimité.
2. Comptes 2025     Les comptes du 01/01/2025 au 31/12/2025 sont approuvés. Unanimité.
3. Quitus           Quitus à M. Lac. Unanimité.
4. Budget 2027      Du 01/01/2027 au 31/12/2027 : 8 200 €. Unanimité.`,
      'PV_AG',
    ),
  ).toMatchObject({
    resolutions: ['1. Bureau', '2. Comptes 2025', '3. Quitus', '4. Budget 2027'],
    resolutions_adopted: ['1', '2', '3', '4'],
    budget: 8_200_00,
  });
});

it.each([
  ['Réponse : OUI par 580 voix contre 260 (M. Puy).', true],
  ['Réponse : NON par 840 voix.', false],
  ['Personne n’est d’accord, on abandonne.', false],
])('« %s »', (text, adopted) => {
  expect(isAdopted(flatAnswers(`On en parle.\n${text}`))).toBe(adopted);
});
