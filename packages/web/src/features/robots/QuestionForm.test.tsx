import type { RobotQuestion } from '@quitus/api/robots.api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { QuestionForm } from './QuestionForm.tsx';
import { UID } from './test-robot.ts';

const answer = vi.fn<(input: unknown) => unknown>();

vi.mock('../../api.ts', () => ({
  call: async (_endpoint: unknown, input: unknown) => answer(input),
}));

vi.mock('../../demo/use-demo.ts', () => ({ useDemo: () => ({ accounts: [], outbox: false }) }));

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

function ask(given: Partial<RobotQuestion>) {
  const question: RobotQuestion = {
    id: '11111111-3f5e-4b1e-9a77-9a1f0f3c2b11',
    kind: 'CODE',
    channel: 'EMAIL',
    hint: 'c•••@example.fr',
    length: 6,
    retry: false,
    picture: null,
    choices: [],
    expires_at: new Date(Date.now() + 300_000).toISOString(),
    ...given,
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <QuestionForm uid={UID} run_id={UID} portal="ICS" question={question} />
    </QueryClientProvider>,
  );
  return question;
}

const go = (name = 'Continuer') => fireEvent.click(screen.getByRole('button', { name }));

it('takes a pasted code, whatever stands around its figures', async () => {
  answer.mockReturnValue({});
  const { id } = ask({});
  const field = screen.getByLabelText<HTMLInputElement>('Code à 6 chiffres');
  expect(document.activeElement).toBe(field);
  expect(field.autocomplete).toBe('one-time-code');
  fireEvent.change(field, { target: { value: 'Code : 123 456' } });
  go();
  await waitFor(() => expect(answer).toHaveBeenCalled());
  expect(answer).toHaveBeenCalledWith({
    params: { uid: UID, run_id: UID },
    body: { question_id: id, answer: '123456' },
  });
});

it('does not send half a code', async () => {
  ask({});
  fireEvent.change(screen.getByLabelText('Code à 6 chiffres'), { target: { value: '123' } });
  go();
  await screen.findByText('Le code a 6 chiffres.');
  expect(answer).not.toHaveBeenCalled();
});

it('says that the code before was wrong', () => {
  ask({ retry: true });
  expect(screen.getByText('Le code précédent était incorrect.')).toBeDefined();
});

it('says when it is too late', () => {
  ask({ expires_at: new Date(Date.now() - 1000).toISOString() });
  expect(screen.getByText(/Le temps est écoulé/)).toBeDefined();
});

it('shows the image to copy', () => {
  ask({ kind: 'CAPTCHA', picture: 'data:image/png;base64,AAAA' });
  expect(screen.getByRole('img').getAttribute('src')).toBe('data:image/png;base64,AAAA');
  expect(screen.getByLabelText('Recopiez l’image')).toBeDefined();
});

it('asks which home, and takes no silence for an answer', async () => {
  answer.mockReturnValue({});
  ask({
    kind: 'UNIT',
    choices: [
      { id: 'a', label: '14 rue du Marché' },
      { id: 'b', label: '2 place de la Gare' },
    ],
  });
  go('Choisir ce bien');
  await screen.findByText('Choisissez un bien.');
  fireEvent.click(screen.getByRole('radio', { name: '2 place de la Gare' }));
  go('Choisir ce bien');
  await waitFor(() =>
    expect(answer).toHaveBeenCalledWith(
      expect.objectContaining({ body: expect.objectContaining({ answer: 'b' }) }),
    ),
  );
});
