import type { ShareLink } from '@quitus/api/sharing.api';
import type { Ability } from '@quitus/domain/portfolios/permissions';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { testDossier } from '../../../../test/test-dossier.ts';
import { ShareDetails } from './ShareDetails.tsx';
import { testShare } from './test-share.ts';

const asked: string[] = [];
const onClose = vi.fn();
const URL_MADE = 'https://quitus.example.fr/share/le-lien';

vi.mock('../../../api.ts', () => ({
  call: async ({ method, path }: { method: string; path: string }) => {
    asked.push(`${method} ${path.split('/').at(-1)}`);
    return path.endsWith('/log') ? { lines: [], next: null } : { url: URL_MADE };
  },
}));

afterEach(() => {
  cleanup();
  asked.length = 0;
  onClose.mockReset();
  vi.unstubAllGlobals();
});

const open = (given: Partial<ShareLink> = {}, abilities: Ability[] = ['SHARE', 'CLOSE_SHARE']) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ShareDetails
        dossier={testDossier({ abilities })}
        share={testShare(given)}
        now={new Date('2026-11-15T10:00:00.000Z')}
        onClose={onClose}
      />
    </QueryClientProvider>,
  );

it('asks for the address only when it is copied, and shows it where the clipboard is refused', async () => {
  vi.stubGlobal('navigator', {
    clipboard: { writeText: () => Promise.reject(new Error('refused')) },
  });
  open();
  await waitFor(() => expect(asked).toEqual(['GET log']));
  fireEvent.click(screen.getByText('Copier le lien'));
  expect(await screen.findByLabelText('Lien à copier')).toHaveProperty('value', URL_MADE);
});

it('revokes only after a second word', async () => {
  open();
  fireEvent.click(screen.getByText('Révoquer le lien'));
  const dialog = within(await screen.findByRole('alertdialog'));
  const accept = dialog.getByText('Révoquer le lien');
  expect(asked.some((call) => call.startsWith('DELETE'))).toBe(false);
  fireEvent.click(accept);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked).toContain('DELETE :share_id');
});

it('opens a link again that five wrong codes have blocked', async () => {
  open({ state: 'LOCKED', has_code: true });
  fireEvent.click(screen.getByText('Rouvrir'));
  await waitFor(() => expect(asked).toContain('POST resume'));
});

it('closes a link of an archived dossier, and does not open it again', () => {
  open({}, ['CLOSE_SHARE']);
  expect(screen.getByText('Mettre en pause')).toBeTruthy();
  expect(screen.getByText('Révoquer le lien')).toBeTruthy();
  cleanup();
  open({ state: 'PAUSED' }, ['CLOSE_SHARE']);
  expect(screen.queryByText('Rouvrir')).toBeNull();
  expect(screen.getByText('Révoquer le lien')).toBeTruthy();
});

it('leaves a revoked link nothing but its history', () => {
  open({ state: 'REVOKED' });
  for (const name of ['Copier le lien', 'Rouvrir', 'Révoquer le lien'])
    expect(screen.queryByText(name)).toBeNull();
});
