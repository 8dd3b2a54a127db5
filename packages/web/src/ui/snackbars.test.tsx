import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { currentSnackbars, dismissSnackbar, showSnackbar, SNACKBAR_TYPES } from './snackbars.ts';
import { Snackbars } from './Snackbars.tsx';

const show = (text = 'Essayez à nouveau') =>
  act(() => showSnackbar({ type: 'error', title: 'Erreur', text }));
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const card = () => screen.getByText('Erreur').closest('[data-snackbar]') ?? document.body;

beforeEach(() => {
  vi.useFakeTimers();
  render(<Snackbars />);
});

afterEach(() => {
  cleanup();
  for (const { id } of currentSnackbars()) dismissSnackbar(id);
  vi.useRealTimers();
});

test.each(SNACKBAR_TYPES)('shows a message of type %s', (type) => {
  act(() => showSnackbar({ type, title: 'Titre', text: 'Texte' }));
  expect(screen.getByText('Titre').closest('[data-snackbar]')).toHaveProperty(
    'dataset.snackbar',
    type,
  );
});

test('throws on any other type', () => {
  const message = { title: 'Titre', text: 'Texte' };
  // @ts-expect-error A wrong type must fail at run time too: messages may come from data.
  expect(() => showSnackbar({ type: 'danger', ...message })).toThrow(
    new Error('Invalid snackbar message type'),
  );
  expect(currentSnackbars()).toEqual([]);
});

test('leaves after ten seconds', () => {
  show();
  pass(9_999);
  expect(screen.queryByText('Erreur')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Erreur')).toBeNull();
});

test('waits while the pointer is over it, then takes up where it was', () => {
  show();
  pass(6_000);
  fireEvent.mouseEnter(card());
  pass(60_000);
  expect(screen.queryByText('Erreur')).not.toBeNull();
  fireEvent.mouseLeave(card());
  pass(3_999);
  expect(screen.queryByText('Erreur')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Erreur')).toBeNull();
});

test('waits while the focus is within, even when the pointer leaves', () => {
  show();
  const close = screen.getByRole('button', { name: 'Fermer la notification' });
  fireEvent.mouseEnter(card());
  act(() => close.focus());
  fireEvent.mouseLeave(card());
  pass(60_000);
  expect(screen.queryByText('Erreur')).not.toBeNull();
  act(() => close.blur());
  pass(10_000);
  expect(screen.queryByText('Erreur')).toBeNull();
});

test('closes on demand', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Fermer la notification' }));
  expect(screen.queryByText('Erreur')).toBeNull();
});

test('does not repeat what is still on display', () => {
  show();
  show();
  show('Autre chose');
  expect(currentSnackbars()).toHaveLength(2);
});

test('announces through a region that is there before the message', () => {
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(region.getAttribute('aria-live')).toBe('polite');
  show();
  expect(region.contains(card())).toBe(true);
});
