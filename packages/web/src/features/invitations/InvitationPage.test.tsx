import { ApiError } from '@quitus/api/errors';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';

import InvitationPage from './InvitationPage.tsx';

const INVITATION = {
  invited_by: 'Claire Martin',
  main_address: '18 rue de la République, 69002 Lyon',
  guest_email: 'etude.morel@example.fr',
  role: 'NOTAIRE',
};

vi.mock('../../api.ts', () => ({
  call: async ({ path }: { path: string }, asked?: { body: { token: string } }) => {
    if (path.startsWith('/demo')) return { accounts: [], outbox: true };
    if (path === '/accounts/invitations/sender') return { sender: 'Claire Martin' };
    if (asked?.body.token === 'perdu') throw new ApiError('EXPIRED_INVITATION_LINK', 410);
    return path === '/accounts/invitations/read' ? INVITATION : {};
  },
}));

const signedIn = vi.hoisted(() => ({ email: null as string | null }));
vi.mock('../../profile/profile.ts', () => ({
  useProfile: () => (signedIn.email === null ? null : { email: signedIn.email }),
}));

afterEach(() => {
  signedIn.email = null;
  cleanup();
});

const open = (token: string) => {
  const routes = [{ path: '/invitation/:invitationToken', Component: InvitationPage }];
  render(
    <RouterProvider
      router={createMemoryRouter(routes, { initialEntries: [`/invitation/${token}`] })}
    />,
  );
};

it('says who invites, to what and as whom, then where the link went and how to read it', async () => {
  open('jeton');
  expect(await screen.findByText('Claire Martin')).toBeTruthy();
  expect(
    screen.getByText(/18 rue de la République, 69002 Lyon, en tant que notaire\./),
  ).toBeTruthy();
  fireEvent.click(screen.getByText('Valider'));
  await screen.findByText(/a été correctement validée/);
  expect(screen.getByText('etude.morel@example.fr')).toBeTruthy();
  expect(await screen.findByText('Ouvrir la boîte mail de démonstration')).toBeTruthy();
});

it.each([
  [INVITATION.guest_email, 1],
  ['claire@example.fr', 0],
])('leads to the dossiers whoever is signed in as the guest, being %s', async (email, links) => {
  signedIn.email = email;
  open('jeton');
  await screen.findByText('Claire Martin');
  fireEvent.click(screen.getByText('Valider'));
  await screen.findByText(/a été correctement validée/);
  expect(screen.queryAllByText('Voir mes dossiers')).toHaveLength(links);
});

it('says at once that a link has expired', async () => {
  open('perdu');
  expect(await screen.findByText(/le lien d'invitation a expiré/)).toBeTruthy();
  expect(screen.getByText('Demandez-en un nouveau à Claire Martin.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Valider' })).toBeNull();
});
