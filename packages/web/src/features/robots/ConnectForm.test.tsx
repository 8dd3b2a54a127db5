import { ApiError } from '@quitus/api/errors';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ConnectForm } from './ConnectForm.tsx';
import { testForm, UID } from './test-robot.ts';

const answer = vi.fn<(body: unknown) => unknown>();

vi.mock('../../api.ts', () => ({
  call: async (_endpoint: unknown, { body }: { body: unknown }) => answer(body),
}));

const PLACE = { connector_id: 'ics', syndic_id: null, login_url: null };
const SECRET = 'mot-de-passe-du-portail';

let client: QueryClient;

function open(given: Parameters<typeof testForm>[0] = {}) {
  const form = <ConnectForm uid={UID} form={testForm(given)} place={PLACE} />;
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />
    </QueryClientProvider>,
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const launch = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Lancer la récupération' }));
const accept = () => fireEvent.click(screen.getByRole('checkbox', { name: /mandat/ }));

beforeEach(() => void (client = new QueryClient()));
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

it('sends nothing without the mandate, and says so', async () => {
  open();
  fill('Identifiant', 'claire');
  fill('Mot de passe', SECRET);
  launch();
  await screen.findByText('Le robot n’entre qu’avec votre accord.');
  expect(answer).not.toHaveBeenCalled();
});

it('sends what was typed once, keeps nothing unless asked, and forgets it on the page', async () => {
  answer.mockReturnValue({ run_id: UID });
  open();
  fill('Identifiant', 'claire');
  fill('Mot de passe', SECRET);
  accept();
  launch();
  await waitFor(() => expect(field('Mot de passe').value).toBe(''));
  expect(answer).toHaveBeenCalledExactlyOnceWith({
    ...PLACE,
    credentials: { login: 'claire', password: SECRET },
    keeps_password: false,
    keeps_session: false,
    mandate_version: '2026-11',
  });
  cleanup();
  await waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
});

it('says what the server refuses, and leaves what was typed', async () => {
  answer.mockImplementation(() => {
    throw new ApiError('TOO_MANY_REQUESTS', 429);
  });
  open();
  fill('Identifiant', 'claire');
  fill('Mot de passe', SECRET);
  accept();
  launch();
  await screen.findByText('Le robot n’a pas démarré');
  expect(field('Identifiant').value).toBe('claire');
});

it('shows the sample access in the demonstration only', () => {
  open();
  expect(screen.queryByText('Démonstration')).toBeNull();
  cleanup();
  open({ sample_credentials: { login: 'demo', password: 'visite' } });
  fireEvent.click(screen.getByRole('button', { name: 'Remplir avec l’accès de démonstration' }));
  expect(field('Mot de passe').value).toBe('visite');
});

it('keeps of the tax office nothing but the session', () => {
  open({ scope: 'TAX' });
  expect(screen.queryByRole('checkbox', { name: 'Mes identifiants' })).toBeNull();
  expect(screen.getByRole('checkbox', { name: /L’appareil reconnu/ })).toHaveProperty(
    'checked',
    false,
  );
});

it('says beforehand that the portal is down, and how to do without the robot', () => {
  open({ portal_state: 'BROKEN' });
  expect(screen.getByText('ICS est en panne')).toBeDefined();
  expect(screen.getByText(/Menu Documents, puis Télécharger/)).toBeDefined();
});

it('offers to keep the access only where nobody else keeps theirs', () => {
  open();
  expect(screen.queryByText(/Conserver l’accès/)).not.toBeNull();
  cleanup();
  open({ may_keep: false });
  expect(screen.queryByText(/Conserver l’accès/)).toBeNull();
});
