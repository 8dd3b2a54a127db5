import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { useCombobox } from './use-combobox.ts';

const WORDS = ['un', 'deux', 'trois'];
const chosen = vi.fn<(index: number) => void>();

function Field({ start, typed = '' }: { start?: 0 | -1; typed?: string }) {
  const [text, setText] = useState(typed);
  const { input, list, option } = useCombobox({
    open: true,
    count: WORDS.length,
    ...(start !== undefined && { start }),
    onChoose: chosen,
  });
  return (
    <>
      <input {...input} value={text} onChange={({ target }) => setText(target.value)} />
      <ul {...list}>
        {WORDS.map((word, index) => (
          <li key={word} {...option(index)}>
            {word}
          </li>
        ))}
      </ul>
    </>
  );
}

const field = () => screen.getByRole('combobox');
const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(field(), { key }));
const current = () => screen.queryByRole('option', { selected: true })?.textContent;

afterEach(() => {
  cleanup();
  chosen.mockReset();
});

it('goes round from the first option', () => {
  render(<Field />);
  expect(current()).toBe('un');
  press('ArrowUp');
  expect(current()).toBe('trois');
  press('ArrowDown', 'ArrowDown');
  expect(current()).toBe('deux');
});

it('has the text typed in the round where it may be kept', () => {
  render(<Field start={-1} />);
  expect(current()).toBeUndefined();
  press('ArrowUp');
  expect(current()).toBe('trois');
  press('ArrowDown');
  expect(current()).toBeUndefined();
  expect(field().getAttribute('aria-activedescendant')).toBeNull();
});

it('chooses nothing while a word is being composed', () => {
  render(<Field />);
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(chosen).not.toHaveBeenCalled();
  press('Enter');
  expect(chosen).toHaveBeenCalledExactlyOnceWith(0);
});

it('leaves Home and End to the text while there is some', () => {
  render(<Field />);
  press('End');
  expect(current()).toBe('trois');
  cleanup();
  render(<Field typed="d" />);
  press('End');
  expect(current()).toBe('un');
});

it('leaves Escape to the dialog around when it closes nothing', () => {
  render(<Field />);
  expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true);
});
