import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { DeliveryCard } from './DeliveryCard.tsx';
import { testShared } from './test-shared.ts';

const sent = vi.fn();
const onDelivered = vi.fn();

vi.mock('./visit.ts', () => ({
  visitorCall:
    () =>
    async (_endpoint: unknown, { body }: { body: unknown }) =>
      sent(body),
}));

afterEach(() => {
  cleanup();
  sent.mockReset();
  onDelivered.mockReset();
});

const show = (given: Parameters<typeof testShared>[0]) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeliveryCard token="le-lien" dossier={testShared(given)} onDelivered={onDelivered} />
    </QueryClientProvider>,
  );

it('asks nothing of anybody but a buyer', () => {
  expect(show({ asks_receipt: false }).container.textContent).toBe('');
});

it('sends nothing before the box is ticked', async () => {
  show({ asks_receipt: true, audience: 'ACQUEREUR', recipient: 'Paul Girard' });
  fireEvent.click(screen.getByRole('button', { name: 'Accuser réception' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Votre nom et votre prénom'));
  fireEvent.click(screen.getByRole('button', { name: 'Accuser réception' }));
  await screen.findByText('Cochez la case pour accepter la remise par voie électronique.');
  expect(sent).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Accuser réception' }));
  await waitFor(() => expect(onDelivered).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledWith({ name: 'Paul Girard', consent: true });
});

it('keeps the number, the day and the last day to withdraw on the page', () => {
  show({
    asks_receipt: true,
    receipt: {
      number: 'R-20261115-4015B13E',
      name: 'Paul Girard',
      delivered_on: '2026-11-15',
      delivered_at: '2026-11-15T10:00:00.000Z',
      retraction_ends: '2026-11-25',
      documents: 8,
    },
  });
  expect(screen.getByText(/R-20261115-4015B13E/).textContent).toContain('le 15 novembre 2026');
  expect(screen.getByText('25 novembre 2026')).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
