import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { testDossier } from '../../../test/test-dossier.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { openFields } from './situation-words.ts';
import { useQuestionFlow } from './use-question-flow.ts';

vi.mock('../../api.ts', () => ({ call: vi.fn() }));

const dossier = testDossier({ abilities: ['EDIT', 'ANSWER_SITUATION'] });

/** The card, and a row of the list that asks its own question. */
function Page() {
  const questions = useQuestionFlow(dossier);
  return (
    <>
      <button type="button" onClick={() => questions.ask('rented')}>
        Répondre
      </button>
      <QuestionCard dossier={dossier} questions={questions} />
    </>
  );
}

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
const title = () => screen.getByRole('button', { name: 'Une question pour compléter votre liste' });
const asked = () => screen.queryByRole('heading', { level: 3 });

afterEach(cleanup);

test('the question is one line until somebody unfolds it, and again when they fold it', () => {
  show();
  expect(asked()).toBeNull();
  expect(title().getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(title());
  expect(asked()).not.toBeNull();
  expect(title().getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(title());
  expect(asked()).toBeNull();
});

test('a row that asks unfolds the card and moves the keyboard to the question', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Répondre' }));
  expect(asked()?.textContent).toContain('loué');
  expect(document.activeElement).toBe(asked());
});

test('after an answer put off, the next question is there to read', () => {
  show();
  fireEvent.click(title());
  const first = asked()?.textContent;
  fireEvent.click(screen.getByRole('button', { name: 'Passer' }));
  expect(asked()?.textContent).not.toBe(first);
});

test('how many questions are left is told while there are several', () => {
  show();
  fireEvent.click(title());
  const count = openFields(dossier.portfolio_type, dossier.situation).length;
  expect(count).toBeGreaterThan(1);
  expect(screen.getByText(`Encore ${count} questions`)).toBeDefined();
});
