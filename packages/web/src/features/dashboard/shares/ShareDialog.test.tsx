import { ApiError } from '@quitus/api/errors';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { testDossier } from '../../../../test/test-dossier.ts';
import { ShareDialog } from './ShareDialog.tsx';
import { testShare } from './test-share.ts';

const sent = vi.fn();
const onClose = vi.fn();
const URL_MADE = 'https://quitus.example.fr/share/le-lien';

type Asked = { body: { recipient: string; email: string | null } };
let profile: {
  first_name: string | null;
  last_name: string | null;
  account_type?: string;
} | null = null;

vi.mock('../../../profile/profile.ts', () => ({
  useProfile: () => profile,
  reloadProfile: async () => undefined,
}));

vi.mock('../../../api.ts', () => ({
  call: async ({ path }: { path: string }, { body }: Asked) => {
    sent(body);
    if (path === '/accounts/information') return {};
    if (profile === null && body.recipient === 'Sans nom') throw new ApiError('NAME_NEEDED', 422);
    if (body.email === 'plein@example.fr') throw new ApiError('MAIL_ALLOWANCE_REACHED', 422);
    return { share: testShare({ recipient: body.recipient, email: body.email }), url: URL_MADE };
  },
}));

// Nothing is laid out here, so nothing scrolls; it answers something, as newer browsers do.
Element.prototype.scrollIntoView = vi.fn(() => ({}));

afterEach(() => {
  cleanup();
  sent.mockReset();
  profile = null;
});

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ShareDialog
        dossier={testDossier({
          abilities: ['SHARE'],
          slots: { TITRE_PROP: { status: 'VERIFIED' } },
        })}
        onClose={onClose}
      />
    </QueryClientProvider>,
  );

const fill = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
// By their words: asking a form this long for its roles takes seconds.
const press = (words: string) => fireEvent.click(screen.getByText(words));
const create = () => press('Créer le lien');

it('brings the keyboard to what is missing, and sends nothing', async () => {
  open();
  create();
  await screen.findByText('Indiquez à qui ce lien est destiné.');
  expect(document.activeElement).toBe(screen.getByLabelText('Nom du destinataire'));
  expect(sent).not.toHaveBeenCalled();
});

it('refuses a link that shows nothing', async () => {
  open();
  fill('Nom du destinataire', 'Étude Morel');
  for (const category of ['Immeuble et copropriété', 'Appartement', 'Documents personnels'])
    fireEvent.click(screen.getByLabelText(category));
  fireEvent.click(screen.getByLabelText('Acquéreurs'));
  create();
  await screen.findByText('Choisissez au moins un document à partager.');
  expect(sent).not.toHaveBeenCalled();
});

it('proposes what a buyer needs, all of it watermarked', () => {
  open();
  press('Acquéreur');
  expect(screen.getByLabelText('Documents personnels')).toHaveProperty('checked', false);
  expect(screen.getByLabelText('Filigrane')).toHaveProperty('value', 'ALL');
});

it('shows the link and the code once made, and to whom it went', async () => {
  open();
  fill('Nom du destinataire', 'Étude Morel');
  fill(/Envoyer le lien par e-mail/, 'etude.morel@example.fr');
  press('Proposer un code');
  const code = screen.getByLabelText<HTMLInputElement>(/Code d’ouverture/).value;
  create();
  expect(await screen.findByLabelText('Lien de partage')).toHaveProperty('value', URL_MADE);
  expect(screen.getByText(code)).toBeDefined();
  expect(screen.getByText(/Envoyé à etude\.morel@example\.fr/)).toBeDefined();
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ audience: 'NOTAIRE', days: 30, code, watermark: 'PERSONAL' }),
  );
});

it('makes the link without the e-mail when only the e-mail is refused, with all that was typed', async () => {
  open();
  fill('Nom du destinataire', 'Étude Morel');
  fill(/Envoyer le lien par e-mail/, 'plein@example.fr');
  create();
  await screen.findByText('L’e-mail n’a pas été envoyé');
  expect(screen.getByDisplayValue('plein@example.fr')).toBeTruthy();
  press('Créer le lien sans l’envoyer');
  await screen.findByDisplayValue(URL_MADE);
  expect(sent).toHaveBeenLastCalledWith(
    expect.objectContaining({ recipient: 'Étude Morel', email: null }),
  );
});

it('asks whoever shares for the first time who they are, and keeps it before the link is made', async () => {
  profile = { first_name: 'Claire', last_name: null };
  open();
  fill('Nom du destinataire', 'Étude Morel');
  create();
  await screen.findByText('Indiquez votre nom.');
  expect(document.activeElement).toBe(screen.getByLabelText('Votre nom'));
  expect(sent).not.toHaveBeenCalled();
  fill('Votre nom', 'Dubois');
  create();
  await screen.findByDisplayValue(URL_MADE);
  expect(sent.mock.calls[0]?.[0]).toEqual({ first_name: 'Claire', last_name: 'Dubois' });
  expect(sent.mock.calls[1]?.[0]).toMatchObject({ recipient: 'Étude Morel' });
});

it('does not offer a private seller to share with the seller', () => {
  profile = { first_name: 'Claire', last_name: 'Martin', account_type: 'BASIC' };
  open();
  expect(screen.getByText('Acquéreur')).toBeTruthy();
  expect(screen.queryByText('Vendeur')).toBeNull();
  cleanup();
  profile = { ...profile, account_type: 'PRO_UNLIMITED' };
  open();
  expect(screen.getByText('Vendeur')).toBeTruthy();
});

it('asks for the name when only the server knows that it is missing', async () => {
  open();
  fill('Nom du destinataire', 'Sans nom');
  create();
  expect(await screen.findByLabelText('Votre prénom')).toBeTruthy();
});

it('leads to an invitation from the same place', async () => {
  open();
  press('Une invitation, avec un compte');
  press('Envoyer l’invitation');
  expect(await screen.findByText(/adresse email n’est pas valide/)).toBeTruthy();
  fill('Adresse email', 'etude.morel@example.fr');
  press('Envoyer l’invitation');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ guest_email: 'etude.morel@example.fr', guest_role: 'NOTAIRE' }),
  );
});
