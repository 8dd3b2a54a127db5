import { ApiError } from '@quitus/api/errors';
import { type FactView, readingApi } from '@quitus/api/reading.api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { testFile } from '../../../../test/test-file.ts';
import { call } from '../../../api.ts';
import { ReadFacts } from './ReadFacts.tsx';
import { testDocument, testFact, testReading } from './test-reading.ts';
import { useProvenance } from './use-provenance.ts';

vi.mock('../../../api.ts', () => ({ call: vi.fn(), fetchBytes: vi.fn() }));
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener() {},
  removeEventListener() {},
}));

const UID = '0d6f7a52-3f5e-4b1e-9a77-9a1f0f3c2b10';
const file = testFile({ reading: { state: 'DONE', pages_done: 2, pages_total: 2 } });

function Drawer({ editable }: { editable: boolean }) {
  const provenance = useProvenance(UID, file);
  return <ReadFacts uid={UID} file={file} provenance={provenance} editable={editable} />;
}

/** What the server was asked to keep or forget. */
let asked: unknown[] = [];

function show(
  facts: FactView[],
  { editable = true, refusal }: { editable?: boolean; refusal?: ApiError } = {},
) {
  asked = [];
  vi.mocked(call).mockImplementation(async (endpoint: unknown, input?: unknown) => {
    if (endpoint === readingApi.reading) return testReading(file.id, [testDocument({ facts })]);
    if (refusal) throw refusal;
    asked.push([endpoint === readingApi.setFact ? 'set' : 'unset', input]);
    return {};
  });
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <Drawer editable={editable} />
    </QueryClientProvider>,
  );
}

const params = { uid: UID, file_id: file.id, name: 'fonds_travaux' };
const line = (name: RegExp) => screen.findByRole('button', { name });

afterEach(cleanup);

test('an amount that was misread is corrected in euros and kept in cents', async () => {
  show([testFact()]);
  fireEvent.keyDown(await line(/Fonds de travaux/), { key: 'm' });
  const field = screen.getByLabelText('Fonds de travaux');
  fireEvent.change(field, { target: { value: 'environ 40' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(/Écrivez un montant en euros/)).toBeDefined();
  expect(asked).toEqual([]);

  fireEvent.change(field, { target: { value: '39,80' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() =>
    expect(asked).toEqual([['set', { params, body: { document: 0, value: 3980 } }]]),
  );
  await waitFor(() => expect(screen.queryByLabelText('Fonds de travaux')).toBeNull());
});

test('Enter on the chosen line confirms what was read', async () => {
  show([testFact()]);
  const button = await line(/Fonds de travaux/);
  fireEvent.click(button);
  fireEvent.keyDown(button, { key: 'Enter' });
  await waitFor(() =>
    expect(asked).toEqual([['set', { params, body: { document: 0, value: 3890 } }]]),
  );
});

test('the arrows go from line to line', async () => {
  show([testFact(), testFact({ name: 'total', value: 96_486 })]);
  const first = await line(/Montant de l’appel/);
  fireEvent.click(first);
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  const second = await line(/Fonds de travaux/);
  expect(document.activeElement).toBe(second);
  expect(second.getAttribute('aria-current')).toBe('true');
});

test('what somebody corrected goes back to what was read', async () => {
  const former = [{ value: 3890, by: null, at: null }];
  const by = 'Claire Dubois';
  show([testFact({ value: 3980, state: 'CORRECTED', read_value: 3890, by, former })]);
  expect(await screen.findByText('corrigé par Claire Dubois, page 1')).toBeDefined();
  expect(screen.getByText(/^Avant.: 38,90.€ \(lu\)$/)).toBeDefined();
  fireEvent.click(await line(/Fonds de travaux/));
  fireEvent.click(screen.getByRole('button', { name: 'Corriger' }));
  fireEvent.click(screen.getByRole('button', { name: /Revenir à la valeur lue/ }));
  await waitFor(() => expect(asked).toEqual([['unset', { params, body: { document: 0 } }]]));
});

test('a refusal is told under the field, and what was typed stays', async () => {
  show([testFact()], { refusal: new ApiError('INVALID_FACT', 422) });
  fireEvent.keyDown(await line(/Fonds de travaux/), { key: 'm' });
  fireEvent.change(screen.getByLabelText('Fonds de travaux'), { target: { value: '39,80' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(/n’a pas la forme attendue/)).toBeDefined();
  expect(screen.getByLabelText('Fonds de travaux')).toHaveProperty('value', '39,80');
});

test('whoever may not add to the document only looks', async () => {
  show([testFact()], { editable: false });
  const button = await line(/Fonds de travaux/);
  fireEvent.click(button);
  fireEvent.keyDown(button, { key: 'm' });
  fireEvent.keyDown(button, { key: 'Enter' });
  expect(screen.queryByRole('button', { name: 'Corriger' })).toBeNull();
  expect(screen.queryByLabelText('Fonds de travaux')).toBeNull();
  expect(asked).toEqual([]);
});

test('each fact says how it is known, and the chosen one by what', async () => {
  const because = '38,90 = 20,00 + 18,90';
  show([
    testFact({ proof: 'PROVEN', because }),
    testFact({ name: 'total', value: 100_00, proof: 'DOUBTFUL' }),
  ]);
  const proven = await line(/Fonds de travaux.*recoupé, page 1/);
  expect((await line(/Montant de l’appel.*à vérifier, page 1/)).textContent).not.toContain(because);
  fireEvent.click(proven);
  expect((await line(/Fonds de travaux/)).textContent).toContain(because);
});
