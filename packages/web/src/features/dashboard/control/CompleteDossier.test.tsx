import { type Dossier, portfoliosApi } from '@quitus/api/portfolios.api';
import type { Lack } from '@quitus/domain/control/control';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { testDossier } from '../../../../test/test-dossier.ts';
import { call } from '../../../api.ts';
import { CompleteDossier } from './CompleteDossier.tsx';
import { openLacks } from './declared-fields.ts';

vi.mock('../../../api.ts', () => ({ call: vi.fn(), fetchBytes: vi.fn() }));
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const dossier = testDossier({ abilities: ['EDIT', 'ANSWER_SITUATION'] });
const params = { uid: dossier.uid };

function show(lacks: readonly Lack[], given: Dossier = dossier) {
  const asked: unknown[] = [];
  const onCompleted = vi.fn();
  vi.mocked(call).mockImplementation(async (endpoint: unknown, input?: unknown) => {
    asked.push([endpoint === portfoliosApi.edit ? 'edit' : 'answer', input]);
    return {};
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CompleteDossier dossier={given} lacks={lacks} onCompleted={onCompleted} />
    </QueryClientProvider>,
  );
  return { asked, onCompleted };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the name that was read is confirmed in one press', async () => {
  const names = ['Claire MARTIN', 'MARTIN Claire'];
  const { asked, onCompleted } = show([{ field: 'owners', read: names }]);
  expect(screen.getByRole('heading').textContent).toBe(
    'Le dossier ne dit pas qui est propriétaire.',
  );
  press('Confirmer');
  await waitFor(() => expect(onCompleted).toHaveBeenCalled());
  expect(asked).toEqual([['edit', { params, body: { owners: ['Claire MARTIN'] } }]]);
});

test('what was told counts although its question is gone before the server answers', async () => {
  const onCompleted = vi.fn();
  const answered = Promise.withResolvers<object>();
  vi.mocked(call).mockReturnValue(answered.promise);
  const client = new QueryClient();
  const screenOf = (lacks: readonly Lack[]) => (
    <QueryClientProvider client={client}>
      <CompleteDossier dossier={dossier} lacks={lacks} onCompleted={onCompleted} />
    </QueryClientProvider>
  );
  const { rerender } = render(screenOf([{ field: 'electricity_over_15_years', read: [] }]));
  press('Oui');
  await waitFor(() => expect(call).toHaveBeenCalled());
  rerender(screenOf([]));
  expect(onCompleted).not.toHaveBeenCalled();
  answered.resolve({});
  await waitFor(() => expect(onCompleted).toHaveBeenCalled());
});

test('or written otherwise; where nothing was read, it is written', async () => {
  const { asked } = show([{ field: 'lots', read: [] }]);
  expect(screen.queryByRole('button', { name: 'Confirmer' })).toBeNull();
  press('Indiquer les lots vendus');
  fireEvent.change(screen.getByLabelText('Lots de copropriété'), { target: { value: '17 et 58' } });
  press('Enregistrer');
  await waitFor(() => expect(asked).toEqual([['edit', { params, body: { lots: ['17', '58'] } }]]));
});

test('a question is answered on the spot, and what is not known gives way to the next', async () => {
  const { asked } = show([
    { field: 'owners', read: [] },
    { field: 'electricity_over_15_years', read: [] },
  ]);
  press('Passer');
  expect(screen.getByRole('heading').textContent).toContain('installation électrique');
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  press('Oui');
  const body = { answers: { electricity_over_15_years: true }, skip: [] };
  await waitFor(() => expect(asked).toEqual([['answer', { params, body }]]));
});

test('only what the dossier does not say, of those who may say it, is asked', () => {
  const rules = [
    { outcome: 'undecided', lacks: [{ field: 'owners', read: ['Claire MARTIN'] }] },
    { outcome: 'undecided', lacks: [{ field: 'owners', read: ['Paul MARTIN'] }] },
    { outcome: 'undecided', lacks: [{ field: 'seller', read: [] }] },
    { outcome: 'passed' },
  ] satisfies Parameters<typeof openLacks>[1];
  expect(openLacks(dossier, rules)).toEqual([
    { field: 'owners', read: ['Claire MARTIN', 'Paul MARTIN'] },
    { field: 'seller', read: [] },
  ]);
  expect(openLacks({ ...dossier, owners: ['Claire MARTIN'] }, rules)).toHaveLength(1);
  expect(openLacks({ ...dossier, abilities: ['ANSWER_SITUATION'] }, rules)).toHaveLength(1);
});
