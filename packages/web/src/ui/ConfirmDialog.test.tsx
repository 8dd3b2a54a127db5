import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { ConfirmDialog } from './ConfirmDialog.tsx';

const onAccept = vi.fn();
const onCancel = vi.fn();

function Page({ pending = false }: { pending?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Supprimer
      </button>
      <ConfirmDialog
        open={open}
        title="Supprimer l’agent"
        pending={pending}
        onCancel={() => {
          onCancel();
          setOpen(false);
        }}
        onAccept={onAccept}
      >
        Ses dossiers vous reviennent.
      </ConfirmDialog>
    </>
  );
}

const opener = () => screen.getByText<HTMLButtonElement>('Supprimer');
const dialog = () => screen.findByRole('alertdialog', { name: 'Supprimer l’agent' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function openIt(pending = false) {
  render(<Page pending={pending} />);
  act(() => opener().focus());
  fireEvent.click(opener());
  return dialog();
}

const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

afterEach(() => {
  cleanup();
  onAccept.mockClear();
  onCancel.mockClear();
});

test('says what is asked and is at most 40rem wide', async () => {
  const popup = await openIt();
  expect(popup.className).toContain('max-w-[40rem]');
  const description = document.getElementById(popup.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Ses dossiers vous reviennent.');
});

test('« Annuler » comes first and closes, and the focus goes back where it was', async () => {
  const popup = await openIt();
  const names = [...popup.querySelectorAll('button')].map((button) => button.textContent);
  expect(names).toEqual(['Annuler', 'Accepter']);
  await waitFor(() => expect(popup.contains(document.activeElement)).toBe(true));
  press('Annuler');
  await closed();
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onAccept).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

test('« Accepter » accepts and leaves the closing to whoever asked', async () => {
  await openIt();
  press('Accepter');
  expect(onAccept).toHaveBeenCalledOnce();
  expect(onCancel).not.toHaveBeenCalled();
});

test('Escape cancels', async () => {
  const popup = await openIt();
  fireEvent.keyDown(popup, { key: 'Escape' });
  await closed();
  expect(onCancel).toHaveBeenCalledOnce();
});

test('nothing closes it while the answer is being carried out', async () => {
  const popup = await openIt(true);
  fireEvent.keyDown(popup, { key: 'Escape' });
  press('Annuler');
  expect(onCancel).not.toHaveBeenCalled();
  expect(await dialog()).toBe(popup);
});
