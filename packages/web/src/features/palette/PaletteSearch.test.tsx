import type { PortfolioRow } from '@quitus/api/portfolios.api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';

import { PaletteSearch } from './PaletteSearch.tsx';

const row = (uid: string, main_address: string): PortfolioRow => ({
  uid,
  portfolio_type: 'APARTMENT_SALE_PORTFOLIO',
  main_address,
  address_extra_line: null,
  reference: null,
  relation: 'OWNER',
  managed_by: { id: uid, email: 'claire@example.fr', name: null },
  lots: [],
  slots: [],
  verified: 4,
  total: 8,
  optional: 0,
  attention: { code: 'TO_START', label: 'À commencer', tone: 'absent' },
  next_action: null,
  archived_at: null,
  last_activity_at: '2026-11-15T09:00:00.000Z',
  event_number: 1,
});

const MARKET = row('0d6f7a52-3f5e-4b1e-9a77-9a1f0f3c2b10', '14 Rue du Marché 44000 Nantes');
const WILLOWS = row('2992befa-74c1-469e-8386-e5f97cdc4032', '3 Allée des Saules 44300 Nantes');

type Asked = { query: { search: string } };

const asked: string[] = [];
const onDone = vi.fn();

vi.mock('../../api.ts', () => ({
  call: async (_endpoint: unknown, { query: { search } }: Asked) => {
    asked.push(search);
    return { portfolios: search === '' ? [MARKET, WILLOWS] : [WILLOWS], next: null };
  },
}));

afterEach(() => {
  cleanup();
  onDone.mockClear();
  asked.length = 0;
});

function open() {
  const router = createMemoryRouter([{ path: '*', element: <PaletteSearch onDone={onDone} /> }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, field: screen.getByRole('combobox') };
}

const activeText = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

it('starts on the latest dossier and goes round with the arrows', async () => {
  const { router, field } = open();
  await screen.findByText('allée des Saules');
  expect(activeText(field)).toContain('rue du Marché');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(activeText(field)).toContain('allée des Saules');
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(activeText(field)).toBe('Se déconnecter');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onDone).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe(`/dashboard/${MARKET.uid}`);
});

it('asks the server once the typing has paused', async () => {
  const { field } = open();
  await screen.findByText('rue du Marché');
  for (const value of ['s', 'sa', 'sau']) fireEvent.change(field, { target: { value } });
  await vi.waitFor(() => expect(screen.queryByText('rue du Marché')).toBeNull());
  expect(asked).toEqual(['', 'sau']);
  expect(activeText(field)).toContain('allée des Saules');
});
