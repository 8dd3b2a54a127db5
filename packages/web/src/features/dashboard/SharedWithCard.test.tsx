import type { Dossier, Guest, PendingInvitation } from '@quitus/api/portfolios.api';
import type { ShareLink } from '@quitus/api/sharing.api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { testDossier } from '../../../test/test-dossier.ts';
import { SharedWithCard } from './SharedWithCard.tsx';
import { testShare } from './shares/test-share.ts';

const NOW = new Date('2026-11-15T10:00:00.000Z');
const onShare = vi.fn();
const asked = vi.fn();
let shares: ShareLink[] = [];

vi.mock('../../api.ts', () => ({
  call: async ({ method, path }: { method: string; path: string }, input: { body?: unknown }) => {
    if (method !== 'GET') asked(path, input.body);
    return path.endsWith('/shares') ? { shares } : {};
  },
}));

afterEach(() => {
  cleanup();
  asked.mockReset();
  shares = [];
});

const notary: Guest = {
  account_id: 'a5b0c3a4-6f0e-4c39-8a53-2b2a0c9ad1d5',
  email: 'etude.lemaire@example.fr',
  name: 'Paul Lemaire',
  role: 'NOTAIRE',
  joined_at: '2026-11-10T09:00:00.000Z',
  last_opened_at: '2026-11-14T09:00:00.000Z',
};
const invitation: PendingInvitation = {
  id: 'c5b0c3a4-6f0e-4c39-8a53-2b2a0c9ad1d5',
  invited_by_id: 'd5b0c3a4-6f0e-4c39-8a53-2b2a0c9ad1d5',
  guest_email: 'camille.roy@example.fr',
  role: 'ACQUEREUR',
  message: 'Voici le dossier.',
  created_at: '2026-11-12T09:00:00.000Z',
  expires_at: '2026-12-12T09:00:00.000Z',
};

const show = (given: Partial<Omit<Dossier, 'slots'>> = {}) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SharedWithCard
        dossier={testDossier({
          abilities: ['SHARE', 'CLOSE_SHARE', 'INVITE', 'REMOVE_GUEST'],
          ...given,
        })}
        now={NOW}
        onShare={onShare}
      />
    </QueryClientProvider>,
  );

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('shows people, invitations and open links together: what each may see, and the last look', async () => {
  shares = [testShare({ last_opened_at: '2026-11-15T09:30:00.000Z', openings: 1 })];
  show({ guests: [notary], invitations: [invitation] });
  await screen.findByText('Étude Morel');
  expect(rows()).toEqual([
    'Paul LemaireNotaire · tous les documentsOuvert hier',
    expect.stringContaining('Acquéreur invitécamille.roy@example.frLes documents vérifiés du bien'),
    'Étude MorelNotaire · AppartementOuvert il y a 30 min · expire dans 29 jours',
  ]);
  fireEvent.click(screen.getByText('Partager'));
  expect(onShare).toHaveBeenCalledOnce();
});

it('calls somebody without a name by their role, and keeps the address an address', async () => {
  show({ guests: [{ ...notary, name: null, last_opened_at: null }] });
  expect(await screen.findByText('Notaire')).toBeTruthy();
  expect(rows()).toEqual(['Notaireetude.lemaire@example.frTous les documentsPas encore ouvert']);
});

it('folds the links that are over, and says which are paused', async () => {
  shares = [
    testShare({ id: 'e5b0c3a4-6f0e-4c39-8a53-2b2a0c9ad1d5', state: 'PAUSED' }),
    testShare({ recipient: 'Ancien notaire', state: 'REVOKED' }),
  ];
  show();
  expect(await screen.findByText('En pause')).toBeTruthy();
  expect(screen.queryByText('Ancien notaire')).toBeNull();
  fireEvent.click(screen.getByText('Voir les liens terminés (1)'));
  expect(screen.getByText('Ancien notaire')).toBeTruthy();
});

it('sends an invitation again, under another role, with its message', async () => {
  show({ invitations: [invitation] });
  fireEvent.click(await screen.findByText('camille.roy@example.fr'));
  fireEvent.click(screen.getByLabelText(/^Vendeur/));
  fireEvent.click(screen.getByText('Renvoyer l’invitation'));
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(asked.mock.lastCall?.[1]).toMatchObject({
    guest_email: 'camille.roy@example.fr',
    guest_role: 'VENDEUR',
    invitation_message: 'Voici le dossier.',
  });
});

it('offers nothing to share in the archives, but still closes', async () => {
  show({ guests: [notary], abilities: ['CLOSE_SHARE', 'REMOVE_GUEST'] });
  expect(screen.queryByText('Partager')).toBeNull();
  fireEvent.click(await screen.findByText('Paul Lemaire'));
  expect(screen.getByText('Retirer l’accès au dossier')).toBeTruthy();
  expect(screen.queryByText('Enregistrer le rôle')).toBeNull();
});
