import type { ResponseOf } from '@quitus/api/endpoint';
import type { preetatdateApi } from '@quitus/api/preetatdate.api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';

import { call } from '../../api.ts';
import { DeliveredPed } from './DeliveredPed.tsx';

vi.mock('../../api.ts', () => ({ call: vi.fn(), fetchBytes: vi.fn() }));
afterEach(cleanup);

const uid = '0198a1b2-0000-7000-8000-000000000001';
type Life = ResponseOf<typeof preetatdateApi.pedTimeline>;

const edition = {
  number: 'PED-2026-000023',
  edition: 1,
  issued_at: '2026-11-15T10:00:00.000Z',
  superseded_at: null,
  file_id: '0198a1b2-0000-7000-8000-000000000002',
  sha256: '0'.repeat(64),
};

function show(given: Partial<Life>) {
  const life: Life = {
    abilities: [],
    order: null,
    steps: [],
    editions: [edition],
    refresh: { offered: false, free_until: null },
    ...given,
  };
  vi.mocked(call).mockResolvedValue(life);
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <DeliveredPed uid={uid} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('a delivered statement stays on the dossier, with its number, its day and its file', async () => {
  const { container } = show({});
  await screen.findByRole('heading', { name: 'Pré-état daté' });
  expect(container.textContent).toContain('PED-2026-000023, livré le 15 novembre 2026');
  expect(screen.getByRole('link', { name: 'Voir' }).getAttribute('href')).toContain(
    'PRE_ETAT_DATE',
  );
  expect(screen.getByRole('button', { name: 'Télécharger PED-2026-000023' })).toBeTruthy();
});

test('papers that changed since offer another edition', async () => {
  const { container } = show({ refresh: { offered: true, free_until: '2026-12-15' } });
  const update = await screen.findByRole('link', { name: 'Voir la mise à jour' });
  expect(update.getAttribute('href')).toContain('missionsped');
  expect(container.textContent).toContain('sans frais jusqu’au 15 décembre 2026');
});
