import type { DocumentStatus } from '@quitus/domain/documents/status';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { StaffDecision } from './StaffDecision.tsx';

const sent = vi.fn();

vi.mock('../../api.ts', () => ({
  call: async (_endpoint: unknown, { body }: { body: unknown }) => sent(body),
}));

afterEach(() => {
  cleanup();
  sent.mockReset();
});

const show = (status: DocumentStatus) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StaffDecision
        uid="0d6f7a52-3f5e-4b1e-9a77-9a1f0f3c2b10"
        document_type="CHARGES"
        status={status}
      />
    </QueryClientProvider>,
  );

it('has nothing to decide where nothing was added', () => {
  expect(show('A_AJOUTER').container.textContent).toBe('');
});

it('accepts with one press', async () => {
  show('NEW_A_VERIFIER');
  fireEvent.click(screen.getByRole('button', { name: 'Accepter' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ to: 'VERIFIED', reason: null }));
});

it('refuses with a status that suits the document, and never without a reason', async () => {
  show('NEW_A_VERIFIER');
  fireEvent.click(screen.getByRole('button', { name: 'Refuser' }));
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(offered).toContain('Dernier appel manquant');
  expect(offered).not.toContain('Dernière convocation manquante');

  fireEvent.click(screen.getByRole('button', { name: 'Refuser le document' }));
  await screen.findByText('Dites ce qui ne va pas et ce qui est attendu.');
  expect(sent).not.toHaveBeenCalled();

  const reason = 'Document actuel : T2 2026\nDocument attendu : T3 2026';
  fireEvent.change(screen.getByLabelText('Statut'), { target: { value: 'MISSING_LAST_APPEL' } });
  fireEvent.change(screen.getByLabelText('Raison'), { target: { value: reason } });
  fireEvent.click(screen.getByRole('button', { name: 'Refuser le document' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ to: 'MISSING_LAST_APPEL', reason }));
});

it('does not offer what was decided already', () => {
  show('VERIFIED');
  expect(screen.queryByRole('button', { name: 'Accepter' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Refuser' })).toBeDefined();
});
