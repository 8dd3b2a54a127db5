import { documentsApi } from '@quitus/api/documents.api';
import { FILE_REFUSAL_TEXTS } from '@quitus/domain/documents/file-rules';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { call } from '../api.ts';
import { queryClient } from '../query-client.ts';
import { sendUpload } from '../uploads/send-upload.ts';
import { currentSendings, forgetSending, sendFiles } from '../uploads/uploads.ts';
import { AccountUploads } from './AccountUploads.tsx';

vi.mock('../api.ts', () => ({ call: vi.fn() }));
vi.mock('../uploads/send-upload.ts', () => ({ sendUpload: vi.fn() }));
vi.mock('../uploads/kept-uploads.ts', () => ({ dropUpload: vi.fn() }));

const PLACE = { uid: 'dossier', document_type: 'RIB', replaces_id: null } as const;
let answer: (id: string) => unknown[] = () => [];

beforeEach(() => {
  vi.mocked(sendUpload).mockResolvedValue(undefined);
  vi.mocked(call).mockImplementation(async (endpoint: unknown) =>
    endpoint === documentsApi.files
      ? { files: currentSendings().flatMap(({ id }) => answer(id)) }
      : {},
  );
  render(
    <QueryClientProvider client={queryClient}>
      <AccountUploads />
    </QueryClientProvider>,
  );
});

afterEach(() => {
  cleanup();
  for (const { id } of currentSendings()) forgetSending(id);
  queryClient.clear();
});

/** A busy machine takes its time. */
const PATIENT = { timeout: 10_000 };
const send = (name = 'rib.pdf') => sendFiles(PLACE, [new File(['pdf'], name)]);

test('after the last byte a file is looked at, then is in its place', async () => {
  answer = (id) => [{ id, state: 'READY', refusal: null, parent_id: null }];
  send();
  expect(await screen.findByText('Rangé dans RIB', {}, PATIENT)).toBeDefined();
});

test('what is refused says why, aloud too, until it is put away', async () => {
  answer = (id) => [{ id, state: 'REFUSED', refusal: 'ENCRYPTED_FILE', parent_id: null }];
  send();
  await waitFor(() =>
    expect(screen.getAllByText(FILE_REFUSAL_TEXTS.ENCRYPTED_FILE, { exact: false })).toHaveLength(
      2,
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ne plus afficher rib.pdf' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Envois' })).toBeNull());
});

test('an archive tells how many documents it held', async () => {
  answer = (id) => ['a', 'b'].map((inside) => ({ id: inside, parent_id: id }));
  send('tout.zip');
  expect(await screen.findByText('2 documents trouvés', {}, PATIENT)).toBeDefined();
});

test('one bar for all of them, and a line only for what is refused', async () => {
  vi.mocked(sendUpload).mockReturnValue(new Promise(() => undefined));
  sendFiles(PLACE, [new File(['a'], 'acte.pdf'), new File(['b'], 'notes.txt')]);
  const tray = await screen.findByRole('region', { name: 'Envois' });
  expect(within(tray).getByText('Envoi de 2 fichiers')).toBeDefined();
  expect(within(tray).getAllByRole('progressbar')).toHaveLength(1);
  expect(
    within(tray)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('notes.txt')]);
  fireEvent.click(within(tray).getByRole('button', { name: 'Détail' }));
  expect(within(tray).getAllByRole('listitem')).toHaveLength(2);
});

test('one can be given up while it goes', async () => {
  vi.mocked(sendUpload).mockReturnValue(new Promise(() => undefined));
  send();
  fireEvent.click(await screen.findByRole('button', { name: 'Détail' }));
  const stop = await screen.findByRole('button', { name: 'Annuler l’envoi de rib.pdf' });
  fireEvent.click(stop);
  await waitFor(() => expect(currentSendings()).toEqual([]));
});
