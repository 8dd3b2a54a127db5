import type { Syndic } from '@quitus/api/directory.api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';

import type { Choice } from './search-options.ts';
import { SyndicSearch } from './SyndicSearch.tsx';
import { UID } from './test-robot.ts';

const search = vi.fn<(query: string) => unknown>();

vi.mock('../../api.ts', () => ({
  call: async (_endpoint: unknown, { query }: { query: { query: string } }) => search(query.query),
}));

const syndic = (name: string, given: Partial<Syndic> = {}): Syndic => ({
  id: `7a1e2f62-0d5c-4b39-9a53-2b2a0c9a${String(name.length).padStart(4, '0')}`,
  name,
  city: 'Lyon',
  state: 'ACTIVE',
  connector_id: 'ics',
  portal: 'ICS',
  login_url: null,
  email: null,
  sample: false,
  ...given,
});

const chosen = vi.fn<(choice: Choice) => void>();

function open(suggestion: Syndic | null = null) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider
        router={createMemoryRouter([
          {
            path: '*',
            element: <SyndicSearch uid={UID} suggestion={suggestion} onChoose={chosen} />,
          },
        ])}
      />
    </QueryClientProvider>,
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

it('asks once after a pause, and is chosen with the keyboard', async () => {
  search.mockReturnValue({
    syndics: [syndic('Cabinet Martin'), syndic('Régie', { state: 'PLANNED', connector_id: null })],
    pasted: null,
    unknown_host: null,
    tax_office: false,
  });
  open();
  type('ca');
  type('cabinet');
  await screen.findAllByRole('option');
  expect(search).toHaveBeenCalledExactlyOnceWith('cabinet');
  expect(field().getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { selected: true }).id,
  );
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ kind: 'LISTED', name: 'Régie' }));
});

it('asks nothing for one letter, and closes with Escape', async () => {
  search.mockReturnValue({
    syndics: [syndic('Cabinet')],
    pasted: null,
    unknown_host: null,
    tax_office: false,
  });
  open();
  type('c');
  type('ci');
  await screen.findAllByRole('option');
  expect(search).toHaveBeenCalledExactlyOnceWith('ci');
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(field().value).toBe('ci');
});

it('offers first whom the register names', () => {
  open(syndic('Cabinet Exemple'));
  expect(screen.getByText(/D’après le registre, votre syndic est/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Choisir ce syndic' }));
  expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ kind: 'CONNECTED' }));
});

it('leads the address of the tax office to its own page', async () => {
  search.mockReturnValue({ syndics: [], pasted: null, unknown_host: null, tax_office: true });
  open();
  type('https://cfspart.impots.gouv.fr/');
  const link = await screen.findByRole('link', { name: 'se connecter aux impôts' });
  expect(link.getAttribute('href')).toBe(`/dashboard/${UID}/impots`);
  expect(screen.queryAllByRole('option')).toEqual([]);
});
