import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';

import { removeSession, storeSession } from '../session/session.ts';
import { PublicHeader } from './PublicHeader.tsx';

afterEach(() => {
  cleanup();
  removeSession();
});

const header = () =>
  render(
    <MemoryRouter>
      <PublicHeader signUp />
    </MemoryRouter>,
  );
const goesTo = (words: string) => screen.getByText(words).closest('a')?.getAttribute('href');

it('offers a stranger to sign in and up', () => {
  header();
  expect(goesTo('Se connecter')).toBe('/connexion');
  expect(goesTo("S'inscrire")).toBe('/inscription');
});

it('leads whoever is signed in to their dossiers, and back to signing in once they left', () => {
  storeSession({ access: 'a.b.c', refresh: 'd' });
  header();
  expect(goesTo('Mes dossiers')).toBe('/account');
  expect(goesTo('Mon profil')).toBe('/account/profil');
  expect(screen.queryByText('Se connecter')).toBeNull();
  act(() => removeSession());
  expect(goesTo('Se connecter')).toBe('/connexion');
});
