import { documentsApi } from '@quitus/api/documents.api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { testFile } from '../../../../test/test-file.ts';
import { call } from '../../../api.ts';
import { ReplacementNotice } from './ReplacementNotice.tsx';

vi.mock('../../../api.ts', () => ({ call: vi.fn(), fetchBytes: vi.fn() }));
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const UID = '0d6f7a52-3f5e-4b1e-9a77-9a1f0f3c2b10';
const done = { state: 'DONE', pages_done: 1, pages_total: 1 } as const;

function show(given: Parameters<typeof testFile>[0], editable = true) {
  const file = testFile({
    document_type: 'RIB',
    replacement: 'PROPOSED',
    reading: done,
    name: 'facture.pdf',
    ...given,
  });
  vi.mocked(call).mockResolvedValue({});
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReplacementNotice uid={UID} file={file} label="RIB" editable={editable} />
    </QueryClientProvider>,
  );
  return file;
}
const title = () => screen.getByRole('heading').textContent.replaceAll('\u00a0', ' ');

test('a paper of another kind is told apart at once, and goes elsewhere in one press', async () => {
  const file = show({ proposed_type: 'ENTRETIEN' });
  expect(title()).toMatch(/^Ce papier ne ressemble pas au document « RIB » : « .+ » \?$/);
  fireEvent.click(screen.getByRole('button', { name: 'Le ranger ailleurs' }));
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith(documentsApi.settleReplacement, {
      params: { uid: UID, file_id: file.id },
      body: { kept: false },
    }),
  );
});

test('kept, it is the team’s, and nothing is asked any more', () => {
  show({ replacement: 'KEPT' });
  expect(title()).toBe('L’équipe regarde « facture.pdf »');
  expect(screen.queryByRole('button')).toBeNull();
});

test('nothing is asked while it is read, nor of whoever only looks', () => {
  show({ reading: { ...done, state: 'READING' } });
  expect(title()).toBe('Lecture de « facture.pdf »');
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show({}, false);
  expect(title()).toBe('Nous n’avons pas pu vérifier « facture.pdf »');
  expect(screen.queryByRole('button')).toBeNull();
});
