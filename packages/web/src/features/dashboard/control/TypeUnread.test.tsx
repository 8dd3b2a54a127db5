import { readingApi } from '@quitus/api/reading.api';
import type { Unread } from '@quitus/domain/control/control';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { testFile } from '../../../../test/test-file.ts';
import { call } from '../../../api.ts';
import { TypeUnread } from './TypeUnread.tsx';
import { openUnread } from './unread-facts.ts';

vi.mock('../../../api.ts', () => ({ call: vi.fn(), fetchBytes: vi.fn() }));
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const UID = '0d6f7a52-3f5e-4b1e-9a77-9a1f0f3c2b10';
const file = testFile({ name: 'Fiche.pdf' });
const lots: Unread = { file_id: file.id, document: 0, name: 'lots_count', page: 1 };
const unpaid: Unread = { ...lots, name: 'impayes' };

function show(...unread: Unread[]) {
  const onTyped = vi.fn();
  vi.mocked(call).mockResolvedValue({});
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TypeUnread uid={UID} unread={unread} files={[file]} onTyped={onTyped} />
    </QueryClientProvider>,
  );
  return onTyped;
}

const heading = () => screen.getByRole('heading').textContent.replaceAll('\u00a0', ' ');

test('what was not read is typed where the paper is named', async () => {
  const onTyped = show(lots);
  expect(heading()).toBe('Nous n’avons pas su lire « Nombre total de lots ».');
  expect(screen.getByText(/Fiche\.pdf, à partir de la page 1\./)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'La saisir' }));
  const field = screen.getByLabelText('Nombre total de lots');
  expect(field).toHaveProperty('value', '');
  fireEvent.change(field, { target: { value: 'quarante' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(/Écrivez un nombre/)).toBeDefined();
  expect(call).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '48' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(onTyped).toHaveBeenCalled());
  expect(call).toHaveBeenCalledWith(readingApi.setFact, {
    params: { uid: UID, file_id: file.id, name: 'lots_count' },
    body: { document: 0, value: 48 },
  });
});

test('one thing at a time, and one may be left to the team', () => {
  show(lots, unpaid);
  fireEvent.click(screen.getByRole('button', { name: 'Passer' }));
  expect(heading()).toContain('Impayés');
  expect(screen.queryByRole('button', { name: 'Passer' })).toBeNull();
});

test('what two rules lack is asked once, and only while they doubt', () => {
  const rule = { sentence: '', seen: [], unread: [lots] };
  const open = openUnread([
    { ...rule, rule: 'COMPLETE', outcome: 'undecided' },
    { ...rule, rule: 'RIGHT_LOT', outcome: 'undecided' },
    { ...rule, rule: 'IN_DATE', outcome: 'passed', unread: [unpaid] },
  ]);
  expect(open).toEqual([lots]);
});
