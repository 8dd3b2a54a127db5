import { describe, expect, it } from 'vitest';

import { currentStep, elapsedWords, runSteps } from './run-steps.ts';
import { testFetched, testRun } from './test-robot.ts';

const lines = (run: Parameters<typeof runSteps>[0]) =>
  runSteps(run).map(({ title, detail, state }) => `${state} ${title} (${detail})`);

describe('the steps of a visit', () => {
  it('begin at the login, everything else still to come', () => {
    expect(lines(testRun({ state: 'LOGGING_IN' }))).toEqual([
      'CURRENT Connexion au portail (Le robot entre avec votre accès)',
      'TO_COME Règlement, procès-verbaux, appels de charges (À suivre)',
    ]);
  });

  it('tell what came together, what goes on and what is left', () => {
    const run = testRun({
      steps: [{ title: 'Connexion au portail', detail: 'Espace copropriétaires ouvert' }],
      done: 3,
      total: 5,
      documents: [
        testFetched({ document_type: 'RCP_EDD', title: 'Règlement' }),
        testFetched({ document_type: 'RCP_EDD', title: 'Modificatif' }),
        testFetched({ title: 'PV AG 2025' }),
      ],
    });
    expect(lines(run)).toEqual([
      'DONE Connexion au portail (Espace copropriétaires ouvert)',
      'DONE Règlement de copropriété et état descriptif de division (2 fichiers)',
      'CURRENT Procès-verbaux d’assemblée générale (3 sur 5. « PV AG 2025 »)',
      'TO_COME Appels de charges (À suivre)',
    ]);
  });

  it('do not say twice that the robot enters', () => {
    const run = testRun({
      state: 'LOGGING_IN',
      steps: [{ title: 'Connexion au portail', detail: 'ICS' }],
    });
    expect(lines(run).filter((line) => line.includes('Connexion'))).toHaveLength(1);
  });

  it('leave nothing to come once the visit is over', () => {
    const run = testRun({ state: 'PARTIAL', documents: [testFetched({ outcome: 'DUPLICATE' })] });
    expect(lines(run)).toEqual(['DONE Procès-verbaux d’assemblée générale (Déjà dans le dossier)']);
    expect(currentStep(run)).toBe('');
  });

  it('count as arrived only what was fetched', () => {
    const run = testRun({ total: 5, documents: [testFetched({ outcome: 'LEFT' })] });
    expect(currentStep(run)).toBe('Téléchargement');
    expect(lines(run)).toContain('CURRENT Téléchargement (0 sur 5)');
  });

  it('say that the person is awaited', () => {
    expect(currentStep(testRun({ state: 'WAITING_USER' }))).toBe('Votre réponse est attendue');
    expect(currentStep(null)).toBe('');
  });
});

it('counts time as one says it', () => {
  expect([900, 48_000, 108_000, 7_500_000, -5].map(elapsedWords)).toEqual([
    '0 s',
    '48 s',
    '1 min 48',
    '2 h 05',
    '0 s',
  ]);
});
