import { ApiError } from '@quitus/api/errors';
import type { SharedDossier } from '@quitus/api/sharing.api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ShareGate } from './ShareGate.tsx';
import { testShared } from './test-shared.ts';

const openVisit = vi.fn<(token: string, code?: string) => Promise<SharedDossier>>();
let heard: () => void = () => {};

vi.mock('./visit.ts', () => ({
  readVisit: () => null,
  forgetVisit: () => {},
  findSender: async () => 'Agence des Quais',
  openVisit: (token: string, code?: string) => openVisit(token, code),
  visitorCall: () => () => expect.fail('nobody is in yet'),
}));
vi.mock('./share-live.ts', () => ({
  useShareLive: (_token: string, onChange: () => void) => {
    heard = onChange;
  },
}));

const refused = (code: string) => new ApiError(code, 403);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});

afterEach(() => {
  cleanup();
  openVisit.mockReset();
  vi.unstubAllGlobals();
});

function open() {
  const router = createMemoryRouter(
    [
      { path: '/share/:token', element: <ShareGate token="le-lien" /> },
      { path: '*', element: <p>ailleurs</p> },
    ],
    { initialEntries: ['/share/le-lien'] },
  );
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

it('shows what the link shares: the address, the documents, until when', async () => {
  openVisit.mockResolvedValue(testShared());
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    '14 rue du Marché',
  );
  expect(screen.getByText('Lien personnel, expire le 15 décembre 2026')).toBeDefined();
  expect(screen.getByText(/partagé par Agence du Marché avec Étude Morel/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Tout télécharger' })).toBeDefined();
});

it('offers no download where the link only shows', async () => {
  openVisit.mockResolvedValue(testShared({ allow_download: false }));
  open();
  expect(await screen.findByText('Consultation seule')).toBeDefined();
  expect(screen.queryByRole('button', { name: /télécharger/i })).toBeNull();
});

it.each(['EXPIRED_SHARE_TOKEN', 'INVALID_SHARE_TOKEN', 'FILES_NOT_FOUND', 'PAUSED_SHARE_LINK'])(
  'sends %s to the message page, without a way back to the link',
  async (code) => {
    openVisit.mockRejectedValue(refused(code));
    const router = open();
    await screen.findByText('ailleurs');
    expect(router.state.location.search).toBe(`?error=${code}`);
    expect(router.state.historyAction).toBe('REPLACE');
    expect(router.state.location.state).toEqual({ sender: 'Agence des Quais' });
  },
);

it('closes as soon as the link is revoked', async () => {
  openVisit.mockResolvedValueOnce(testShared());
  const router = open();
  await screen.findByRole('heading', { level: 1 });
  openVisit.mockRejectedValue(refused('INVALID_SHARE_TOKEN'));
  heard();
  await screen.findByText('ailleurs');
  expect(router.state.location.search).toBe('?error=INVALID_SHARE_TOKEN');
});

it('asks for the code, says that it is wrong, then opens', async () => {
  openVisit.mockRejectedValueOnce(refused('SHARE_CODE_NEEDED'));
  open();
  const field = await screen.findByLabelText('Code');
  expect(document.activeElement).toBe(field);

  openVisit.mockRejectedValueOnce(refused('SHARE_CODE_WRONG'));
  fireEvent.change(field, { target: { value: '000000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Ouvrir le dossier' }));
  await screen.findByText(/Ce code n’est pas le bon/);
  expect(field.getAttribute('aria-invalid')).toBe('true');

  openVisit.mockResolvedValue(testShared());
  fireEvent.change(field, { target: { value: ' 614663 ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Ouvrir le dossier' }));
  await screen.findByRole('button', { name: 'Tout télécharger' });
  expect(openVisit).toHaveBeenLastCalledWith('le-lien', '614663');
});

it('leaves once the fifth code was wrong', async () => {
  openVisit.mockRejectedValueOnce(refused('SHARE_CODE_NEEDED'));
  const router = open();
  const field = await screen.findByLabelText('Code');
  openVisit.mockRejectedValue(refused('LOCKED_SHARE_LINK'));
  fireEvent.change(field, { target: { value: '000000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Ouvrir le dossier' }));
  await screen.findByText('ailleurs');
  expect(router.state.location.search).toBe('?error=LOCKED_SHARE_LINK');
});
