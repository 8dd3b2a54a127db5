import { ApiError } from '@quitus/api/errors';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { testDossier } from '../test-dossier.ts';
import { ShareDialog } from './ShareDialog.tsx';
import { testShare } from './test-share.ts';

const sent = vi.fn();
const onClose = vi.fn();
const URL_MADE = 'https://quitus.example.fr/share/le-lien';

type Asked = { body: { recipient: string; email: string | null } };

vi.mock('../../../api.ts', () => ({
  call: async (_endpoint: unknown, { body }: Asked) => {
    sent(body);
    if (body.email === 'plein@example.fr') throw new ApiError('MAIL_ALLOWANCE_REACHED', 422);
    return { share: testShare({ recipient: body.recipient, email: body.email }), url: URL_MADE };
  },
}));

// Nothing is laid out here, so nothing scrolls; it answers something, as newer browsers do.
Element.prototype.scrollIntoView = vi.fn(() => ({}));

afterEach(() => {
  cleanup();
  sent.mockReset();
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
  await screen.findByText('Dites pour qui est ce lien.');
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
  fill(/Envoyer le lien par email/, 'etude.morel@example.fr');
  press('Tirer un code');
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
  fill(/Envoyer le lien par email/, 'plein@example.fr');
  create();
  await screen.findByText('L’e-mail n’est pas parti');
  expect(screen.getByDisplayValue('plein@example.fr')).toBeTruthy();
  press('Créer le lien sans l’envoyer');
  await screen.findByDisplayValue(URL_MADE);
  expect(sent).toHaveBeenLastCalledWith(
    expect.objectContaining({ recipient: 'Étude Morel', email: null }),
  );
});
