import { documentsApi, type DocumentFile } from '@quitus/api/documents.api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { testDossier } from '../../../../test/test-dossier.ts';
import { testFile } from '../../../../test/test-file.ts';
import { call } from '../../../api.ts';
import { UnsortedFiles } from './UnsortedFiles.tsx';

vi.mock('../../../api.ts', () => ({ call: vi.fn(), fetchBytes: vi.fn() }));

const dossier = testDossier();

/** What the server was asked to change, and where to. */
let asked: unknown[] = [];

function show(...files: DocumentFile[]) {
  asked = [];
  vi.mocked(call).mockImplementation(async (endpoint: unknown, input?: unknown) => {
    if (endpoint === documentsApi.files) return { files };
    asked.push(input);
    return {};
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UnsortedFiles dossier={dossier} />
    </QueryClientProvider>,
  );
}

const loose = (given: Partial<DocumentFile>) =>
  testFile({ document_type: null, pages: null, ...given });
const moved = (file: DocumentFile, document_type: string) => ({
  params: { uid: dossier.uid, file_id: file.id },
  body: { document_type },
});

afterEach(cleanup);

test('one click puts a file where it seems to belong', async () => {
  const file = loose({ name: 'appel.pdf', proposed_type: 'CHARGES' });
  show(file);
  fireEvent.click(await screen.findByRole('button', { name: 'Ranger dans Appels de charges' }));
  await waitFor(() => expect(asked).toEqual([moved(file, 'CHARGES')]));
});

test('any other place that one may add to can be chosen', async () => {
  const file = loose({ name: 'scan.pdf' });
  show(file);
  const places = await screen.findByLabelText('Autre document pour scan.pdf');
  fireEvent.change(places, { target: { value: 'RIB' } });
  await waitFor(() => expect(asked).toEqual([moved(file, 'RIB')]));
});

test('several proposals are accepted at once, and the rest stays', async () => {
  const [one, two] = [loose({ proposed_type: 'RIB' }), loose({ proposed_type: 'CHARGES' })];
  show(two, loose({ name: 'inconnu.pdf' }), one);
  fireEvent.click(await screen.findByRole('button', { name: 'Tout ranger comme proposé' }));
  await waitFor(() => expect(asked).toEqual([moved(one, 'RIB'), moved(two, 'CHARGES')]));
});

test('the place that one press gives is said once, beside the name', async () => {
  show(
    loose({ id: 'named', name: 'appel.pdf', proposed_type: 'CHARGES' }),
    loose({
      id: 'read',
      name: 'scan.pdf',
      proposed_type: 'RIB',
      proposed_parts: [{ document_type: 'RIB', pages: [1] }],
      reading: { state: 'DONE', pages_done: 1, pages_total: 1 },
    }),
  );
  expect(await screen.findByText(/place proposée.*Appels de charges/)).toBeDefined();
  expect(screen.getByText(/reconnu.*RIB$/)).toBeDefined();
});

test('with nothing to sort, nothing is shown', async () => {
  show(testFile());
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(screen.queryByText('À classer')).toBeNull();
});

test('a file of several documents waits until each has its place, then goes there at once', async () => {
  const file = loose({
    name: 'scan.pdf',
    pages: 5,
    reading: { state: 'DONE', pages_done: 5, pages_total: 5 },
    proposed_parts: [
      { document_type: 'PV_AG', pages: [1, 2, 3] },
      { document_type: null, pages: [4, 5] },
    ],
  });
  show(file);
  const button = await screen.findByRole('button', { name: 'Ranger dans 2 documents' });
  expect(button).toHaveProperty('disabled', true);
  expect(screen.getByText('Choisissez où vont les pages 4 à 5.')).toBeDefined();

  fireEvent.change(screen.getByLabelText('Pages 4 à 5'), { target: { value: 'CHARGES' } });
  fireEvent.change(screen.getByLabelText('à partir de la page'), { target: { value: '5' } });
  fireEvent.click(button);
  const parts = [
    { document_type: 'PV_AG', pages: [1, 2, 3, 4] },
    { document_type: 'CHARGES', pages: [5] },
  ];
  await waitFor(() =>
    expect(asked).toContainEqual({
      params: { uid: dossier.uid, file_id: file.id },
      body: { parts },
    }),
  );
});

test('a whole archive does not push the documents away', async () => {
  show(...Array.from({ length: 30 }, (_, number) => loose({ id: `file-${number}` })));
  const more = await screen.findByRole('button', { name: 'Voir les 27 autres' });
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(more);
  expect(screen.getAllByRole('listitem')).toHaveLength(30);
});
