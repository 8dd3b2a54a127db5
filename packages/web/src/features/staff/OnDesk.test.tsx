import { readingApi, type ReadingView } from '@quitus/api/reading.api';
import type { DeskItem } from '@quitus/api/staff.api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { OnDesk } from './OnDesk.tsx';
import { chooseShortcuts } from './shortcuts-choice.ts';
import { deskItem } from './test-item.ts';

const sent = vi.fn();
const decided = vi.fn();
const moved = vi.fn();

vi.mock('../../api.ts', () => ({
  fetchBytes: async () => Response.error(),
  call: async (endpoint: unknown, input: unknown) =>
    endpoint === readingApi.reading ? reading : sent(input),
}));

const amount = (
  name: string,
  value: number,
): ReadingView['documents'][number]['facts'][number] => ({
  name,
  value,
  raw: null,
  page: 2,
  box: [10, 10, 60, 20],
  state: 'READ',
  proof: 'READ',
  because: null,
  read_value: null,
  by: null,
  at: null,
  former: [],
});
const reading: ReadingView = {
  file_id: deskItem.files[0]?.id ?? '',
  state: 'DONE',
  pages_done: 2,
  pages_total: 2,
  pages: [],
  documents: [
    {
      type: 'CHARGES',
      sub_kind: 'APPEL_DE_FONDS',
      pages: [1, 2],
      answered: true,
      facts: [amount('total', 96_486), amount('fonds_travaux', 3890)],
    },
  ],
  read_at: null,
};

const openDesk = (item: DeskItem) =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MemoryRouter>
        <OnDesk
          item={item}
          now={new Date('2026-11-15T10:00:00Z')}
          pending={false}
          moves={{ onNext: moved, onPrevious: null, onUndo: null, onHelp: () => undefined }}
          onDecide={decided}
          onSorted={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  chooseShortcuts(true);
  openDesk(deskItem);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const spy of [sent, decided, moved]) spy.mockReset();
});

const press = (key: string, code = `Key${key.toUpperCase()}`) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code });

it('accepts with V and goes on with J', () => {
  press('v');
  expect(decided).toHaveBeenCalledWith({
    to: 'VERIFIED',
    reasons: [],
    reason: null,
    despite: [],
  });
  press('j');
  expect(moved).toHaveBeenCalledTimes(1);
});

it('offers first what the answers lead to', () => {
  expect(screen.getByText('Répondez au contrôle 2 pour une proposition.')).toBeDefined();
  press('é', 'Digit2');
  expect(screen.getByText('Tous les contrôles sont passés.')).toBeDefined();
  press('é', 'Digit2');
  expect(screen.getByText('Proposé d’après le contrôle 2.')).toBeDefined();
});

it('refuses with a reason and a sentence, and hears no key while one is typed', () => {
  press('a');
  const text = screen.getByLabelText('Ce que la personne lira');
  expect(text.textContent).toContain('Il manque le dernier appel de fonds.');
  text.focus();
  press('v');
  press('j');
  expect(decided).not.toHaveBeenCalled();
  expect(moved).not.toHaveBeenCalled();
  fireEvent.keyDown(text, { key: 'Enter', ctrlKey: true });
  expect(decided).toHaveBeenCalledWith(
    expect.objectContaining({ to: 'MISSING_LAST_APPEL', reasons: ['CALL_MISSING'] }),
  );
});

it('accepts against the control only once its « Non » is answered', () => {
  cleanup();
  const [type] = deskItem.control.rules;
  if (!type) throw new Error('no rule');
  const rules = [{ ...type, outcome: 'failed' as const }];
  openDesk({ ...deskItem, control: { ...deskItem.control, status: 'REJECTED', rules } });
  press('v');
  expect(decided).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('Le contrôle 1 dit non.');
  press('&', 'Digit1');
  press('&', 'Digit1');
  expect(screen.queryByRole('alert')).toBeNull();
  press('v');
  expect(decided).toHaveBeenCalledWith(
    expect.objectContaining({ to: 'VERIFIED', despite: ['RIGHT_TYPE'] }),
  );
});

it('refuses nothing without a reason', async () => {
  press('r');
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(screen.getByText('Choisissez au moins une raison.')).toBeDefined();
  press('&', 'Digit1');
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(decided).toHaveBeenCalledWith(expect.objectContaining({ reasons: ['WRONG_TYPE'] }));
});

it('confirms the fact under the keyboard with Enter, and types over it with M', async () => {
  const total = await screen.findByRole('button', { name: /^Montant de l’appel/ });
  await waitFor(() => expect(document.activeElement).toBe(total));
  press('Enter', 'Enter');
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ body: { document: 0, value: 96_486 } }),
    ),
  );
  press('m');
  expect(screen.getByLabelText('Montant de l’appel')).toBe(document.activeElement);
});

it('leaves the keys alone where they are switched off', () => {
  act(() => chooseShortcuts(false));
  press('v');
  expect(decided).not.toHaveBeenCalled();
});
