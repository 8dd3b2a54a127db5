import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { testFile } from '../../../../test/test-file.ts';
import { FilePanel } from './FilePanel.tsx';

vi.mock('../../../api.ts', () => ({ call: vi.fn(), fetchBytes: vi.fn() }));

const file = testFile({ name: 'Appel.pdf', document_type: 'CHARGES' });

afterEach(cleanup);

function show({ editable = true, removable = true } = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FilePanel
        uid="dossier"
        file={file}
        editable={editable}
        removable={removable}
        targets={[{ document_type: 'RIB', label: 'RIB' }]}
        now={new Date('2026-11-19T10:00:00Z')}
      />
    </QueryClientProvider>,
  );
}

const trigger = () => screen.getByRole('button', { name: 'Autres actions sur Appel.pdf' });
async function openMenu() {
  trigger().focus();
  fireEvent.keyDown(trigger(), { key: 'ArrowDown' });
  return screen.findByRole('menu');
}
const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

test('what is done once in a while is in a menu that the keyboard opens and Escape closes', async () => {
  show();
  expect(screen.queryByText('Déplacer')).toBeNull();
  const menu = await openMenu();
  expect(items()).toEqual(['Renommer', 'Remplacer', 'Déplacer', 'Retirer']);
  fireEvent.keyDown(menu, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(trigger()));
});

test('a file that one may not take out can only be renamed', async () => {
  show({ removable: false });
  await openMenu();
  expect(items()).toEqual(['Renommer']);
});

test('whoever only reads downloads, and has no menu', () => {
  show({ editable: false, removable: false });
  expect(screen.getByRole('button', { name: 'Télécharger Appel.pdf' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Autres actions/ })).toBeNull();
});

test('« Déplacer » asks where to, in the panel', async () => {
  show();
  await openMenu();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Déplacer' }));
  const list = await screen.findByLabelText('Déplacer vers');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(list));
});
