import type { AddressFeature } from '@quitus/api/addresses.api';
import { ApiError } from '@quitus/api/errors';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { AddressInput } from './AddressInput.tsx';
import type { SearchAddresses } from './use-address-suggestions.ts';

const address = (label: string, context = '44, Loire-Atlantique'): AddressFeature => ({
  properties: { label, context },
});

const search = vi.fn<SearchAddresses>();

function Form() {
  const [value, setValue] = useState('');
  return (
    <AddressInput
      label="Adresse du bien"
      name="a"
      value={value}
      onValue={setValue}
      search={search}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Adresse du bien' });
const type = (value: string) => {
  act(() => field().focus());
  fireEvent.change(field(), { target: { value } });
};
const pause = (ms = 300) => act(() => vi.advanceTimersByTimeAsync(ms));
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

beforeEach(() => {
  vi.useFakeTimers();
  search.mockResolvedValue([address('14 Rue du Marché'), address('14 Rue du Marais')]);
  render(<Form />);
});

afterEach(() => {
  cleanup();
  search.mockReset();
  vi.useRealTimers();
});

test('asks once, 300 ms after the last key', async () => {
  type('14 r');
  await pause(299);
  type('14 Rue ');
  await pause(299);
  expect(search).not.toHaveBeenCalled();
  await pause(1);
  expect(search).toHaveBeenCalledExactlyOnceWith('14 rue');
});

test('three characters ask nothing', async () => {
  type('14 ');
  await pause();
  expect(search).not.toHaveBeenCalled();
});

test('ignores an answer to an older text', async () => {
  let answerOld: (features: AddressFeature[]) => void = () => {};
  search.mockImplementationOnce(() => new Promise((resolve) => (answerOld = resolve)));
  type('14 rue');
  await pause();
  type('22 rue');
  await pause();
  await act(async () => answerOld([address('14 Vieille Rue')]));
  expect(options()).toHaveLength(2);
  expect(options().join()).not.toContain('Vieille');
});

test('an answer that comes after the text was cleared opens nothing', async () => {
  let answer: (features: AddressFeature[]) => void = () => {};
  search.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  type('14 rue');
  await pause();
  type('');
  await act(async () => answer([address('14 Rue du Marché')]));
  expect(options()).toEqual([]);
});

test('is chosen with the keyboard', async () => {
  type('14 rue');
  await pause();
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  const active = field().getAttribute('aria-activedescendant');
  expect(screen.getByRole('option', { selected: true }).id).toBe(active);
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(field().value).toBe('14 Rue du Marais. 44, Loire-Atlantique');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await pause();
  expect(search).toHaveBeenCalledOnce();
});

test('Escape closes the list and keeps the text', async () => {
  type('14 rue');
  await pause();
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(options()).toEqual([]);
  expect(field().value).toBe('14 rue');
});

test('says so when the service does not answer, and keeps the text', async () => {
  search.mockRejectedValue(new ApiError('UNREACHABLE', 503));
  type('14 rue');
  await pause();
  const text = 'La recherche d’adresses ne répond pas. Saisissez l’adresse complète à la main.';
  expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  fireEvent.blur(field());
  expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(field().value).toBe('14 rue');
});

test('says so when nothing is found', async () => {
  search.mockResolvedValue([]);
  type('14 rue');
  await pause();
  expect(screen.getAllByText(/Aucune adresse trouvée/).length).toBeGreaterThan(0);
});
