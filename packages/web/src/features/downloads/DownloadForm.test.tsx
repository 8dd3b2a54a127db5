import { ApiError } from '@quitus/api/errors';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { downloadable } from './download-view.ts';
import { DownloadForm } from './DownloadForm.tsx';
import { testDossier, testFile } from './test-download.ts';

const goTo = vi.fn<(url: string) => void>();
const answer = vi.fn<(body: unknown) => unknown>();

vi.mock('../../api.ts', () => ({
  call: async (_endpoint: unknown, { body }: { body: unknown }) => answer(body),
}));

beforeEach(() => void vi.stubGlobal('location', { assign: goTo }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const deed = testFile();
const rules = testFile({ document_type: 'RCP_EDD' });

function open() {
  const dossier = testDossier();
  const form = <DownloadForm dossier={dossier} categories={downloadable(dossier, [deed, rules])} />;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />
    </QueryClientProvider>,
  );
}

const download = () => fireEvent.click(screen.getByRole('button', { name: 'Télécharger' }));
const ready = {
  id: deed.id,
  state: 'READY',
  done: 2,
  total: 2,
  size: 486_080,
  url: '/api/downloads/jeton',
};

it('asks for everything without naming it, and goes where it is', async () => {
  answer.mockReturnValue(ready);
  open();
  download();
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/api/downloads/jeton'));
  expect(answer).toHaveBeenCalledWith({ format: 'ZIP' });
  await screen.findByText(/Le téléchargement a commencé\s: 487\sko\./);
});

it('names the files of what is left once something was unticked', async () => {
  answer.mockReturnValue(ready);
  open();
  fireEvent.click(screen.getByRole('checkbox', { name: /Titre de propriété/ }));
  fireEvent.click(screen.getByRole('radio', { name: 'Un seul PDF' }));
  download();
  await waitFor(() => expect(goTo).toHaveBeenCalled());
  expect(answer).toHaveBeenCalledWith({ format: 'PDF', file_ids: [rules.id] });
});

it('does not let a document be chosen that is not verified', () => {
  open();
  expect(screen.getByRole('checkbox', { name: /RIB/ })).toHaveProperty('disabled', true);
});

it('shows the two ways out when nothing is left to download', async () => {
  answer.mockImplementation(() => {
    throw new ApiError('FILES_NOT_FOUND', 404);
  });
  open();
  download();
  await screen.findByText(/Il n'y a aucun document validé à télécharger/);
  expect(screen.getByRole('link', { name: 'Ajouter des documents' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Rechercher chez le syndic' })).toBeDefined();
});
