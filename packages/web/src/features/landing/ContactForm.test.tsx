import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { UNSENT } from './contact-message.ts';
import { ContactForm } from './ContactForm.tsx';
import { sendContact } from './send-contact.ts';

vi.mock('./send-contact.ts', () => ({ sendContact: vi.fn() }));

const field = (label: string | RegExp) => screen.getByRole('textbox', { name: label });
const button = () => screen.getByRole('button', { name: 'Envoyer' });

function type(label: string | RegExp, value: string) {
  fireEvent.input(field(label), { target: { value } });
}

function fillIn() {
  type('Nom', 'Jeanne Exemple');
  type('Adresse email', 'jeanne@example.fr');
  type(/Téléphone/, '06 00 00 00 00');
  type('Message', 'Une question.');
}

describe('the contact form', () => {
  beforeEach(() => void render(<ContactForm />));
  afterEach(cleanup);

  it('waits for a name, an e-mail and a message', () => {
    expect(button()).toHaveProperty('disabled', true);
    fillIn();
    expect(button()).toHaveProperty('disabled', false);
    type('Message', '  ');
    expect(button()).toHaveProperty('disabled', true);
  });

  it('sends everything but the telephone number, says so, and clears the fields', async () => {
    vi.mocked(sendContact).mockResolvedValue(null);
    fillIn();
    fireEvent.click(button());
    expect(button()).toHaveProperty('disabled', true);
    await screen.findByText('Le message de contact a été envoyé');
    expect(sendContact).toHaveBeenCalledWith({
      name: 'Jeanne Exemple',
      email: 'jeanne@example.fr',
      message: 'Une question.',
      website: '',
    });
    expect(field('Message')).toHaveProperty('value', '');
  });

  it('says what went wrong and keeps what was typed', async () => {
    vi.mocked(sendContact).mockResolvedValue(UNSENT);
    fillIn();
    fireEvent.click(button());
    await screen.findByText(UNSENT);
    expect(field('Message')).toHaveProperty('value', 'Une question.');
    expect(button()).toHaveProperty('disabled', false);
  });
});
