// Questions numbered in rarer ways, or not at all: the list is extracted where numbers follow one another, and what each
// question decides in both cases.
import { describe, expect, it } from 'vitest';

import { typedFacts, typedFactsByRules } from '../../../test/typed-facts.ts';

type Question = readonly [title: string, text: string, isAdopted: boolean];
const QUESTIONS: readonly Question[] = [
  ['Bureau', 'Mme Arlet préside la séance.', true],
  ['Approbation des comptes', 'Les comptes du 01/01/2025 au 31/12/2025 sont présentés.', true],
  ['Quitus au syndic', 'Il est demandé quitus pour la gestion écoulée.', false],
  ['Budget prévisionnel', 'Le budget du 01/01/2027 au 31/12/2027 est fixé à 42 000,00 €.', true],
  ['Fonds de travaux', 'La cotisation annuelle est fixée à 2 100,00 €.', true],
];
const ROMANS = ['I', 'II', 'III', 'IV', 'V'];

const minutes = (titled: (title: string, at: number) => string): Record<string, unknown> =>
  typedFacts(
    [
      'Procès-verbal de l’assemblée générale du 12 mars 2026',
      ...QUESTIONS.map(([title, text, isAdopted], at) =>
        [
          titled(title, at),
          text,
          isAdopted
            ? 'Pour : 700. Contre : 112. Résolution adoptée.'
            : 'Pour : 300. Contre : 512. Résolution rejetée.',
        ].join('\n'),
      ),
      'La séance est levée à 20 heures.',
    ].join('\n'),
    'PV_AG',
  );

const DECIDED = {
  approved_from: '2025-01-01',
  quitus: false,
  budget: 42_000_00,
  budget_to: '2027-12-31',
  cotisation_fonds_travaux: 2_100_00,
};

describe('questions', () => {
  it.each<[string, (title: string, at: number) => string]>([
    ['« Résolution 2/5 »', (title, at) => `Résolution ${at + 1}/5 : ${title}`],
    ['« Résolution 2026/2 »', (title, at) => `Résolution 2026/${at + 1} – ${title}`],
    ['« Résolution II »', (title, at) => `Résolution ${ROMANS[at]} : ${title}`],
    ['« II Quitus »', (title, at) => `${ROMANS[at]} ${title}`],
    ['« R02 Quitus »', (title, at) => `R0${at + 1} ${title}`],
    ['« § 2 Quitus »', (title, at) => `§ ${at + 1} ${title}`],
    ['« ODJ 2 : Quitus »', (title, at) => `ODJ ${at + 1} : ${title}`],
    [
      'in parts that have roman numbers',
      (title, at) => `${{ 0: 'I – GESTION\n', 3: 'II – ARGENT\n' }[at] ?? ''}${at + 1}. ${title}`,
    ],
  ])('are listed, numbered %s', (_, titled) => {
    expect(minutes(titled)).toMatchObject({
      ...DECIDED,
      resolutions: QUESTIONS.map(([title], at) => `${at + 1}. ${title}`),
      resolutions_adopted: ['1', '2', '4', '5'],
      resolutions_rejected: ['3'],
    });
  });

  it.each<[string, (title: string, at: number) => string]>([
    ['without a number', (title) => title],
    ['in capitals without a number', (title) => title.toUpperCase()],
    ['behind a dash', (title) => `– ${title}`],
    ['with letters', (title, at) => `${'ABCDE'[at]}) ${title}`],
    ['with the number after the title', (title, at) => `${title} (résolution n° ${at + 1})`],
  ])('are not listed, and tell what they decide, %s', (_, titled) => {
    const facts = minutes(titled);
    expect(facts).toMatchObject(DECIDED);
    expect(facts).not.toHaveProperty('resolutions');
    expect(facts).not.toHaveProperty('resolutions_adopted');
  });

  it('of which one answer is not read are by rules not taken for one', () => {
    const facts = typedFactsByRules(
      `Procès-verbal de l’assemblée générale du 12 mars 2026
Bureau
Pour : 700. Résolution adoptée.
Quitus au syndic
Pour : 700. Résolution adoptée.
Budget prévisionnel
Pour : 300. Contre : 400.
Chauffage
Le budget de 9 000,00 € du 01/01/2027 au 31/12/2027 est présenté.
Pour : 700. Résolution adoptée.`,
      'PV_AG',
    );
    expect(facts).not.toHaveProperty('budget');
  });
});
