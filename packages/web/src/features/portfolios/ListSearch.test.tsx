import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ListSearch } from './ListSearch.tsx';

const ref = createRef<HTMLInputElement>();
const onSearch = vi.fn<(search: string) => void>();
const onDown = vi.fn<() => void>();
const field = () => screen.getByLabelText('Rechercher un dossier');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => {
  vi.useFakeTimers();
  onSearch.mockClear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('asks once, after a pause in the typing', () => {
  render(<ListSearch ref={ref} value="" onSearch={onSearch} onDown={onDown} />);
  type('mar');
  wait(200);
  type('marché ');
  wait(200);
  expect(onSearch).not.toHaveBeenCalled();
  wait(100);
  expect(onSearch.mock.calls).toEqual([['marché']]);
});

it('empties when the search is cleared elsewhere, and does not ask again', () => {
  const { rerender } = render(
    <ListSearch ref={ref} value="marché" onSearch={onSearch} onDown={onDown} />,
  );
  rerender(<ListSearch ref={ref} value="" onSearch={onSearch} onDown={onDown} />);
  wait(1000);
  expect(field()).toHaveProperty('value', '');
  expect(onSearch).not.toHaveBeenCalled();
});

it('keeps what is being typed while an earlier search comes back in the address', () => {
  const { rerender } = render(
    <ListSearch ref={ref} value="" onSearch={onSearch} onDown={onDown} />,
  );
  type('rue');
  wait(250);
  type('rue du');
  rerender(<ListSearch ref={ref} value="rue" onSearch={onSearch} onDown={onDown} />);
  expect(field()).toHaveProperty('value', 'rue du');
});

it('is reached with a slash, unless somebody is writing', () => {
  render(
    <>
      <textarea aria-label="note" />
      <ListSearch ref={ref} value="" onSearch={onSearch} onDown={onDown} />
    </>,
  );
  fireEvent.keyDown(screen.getByLabelText('note'), { key: '/' });
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(field());
});

it('leads to what it found by the down arrow', () => {
  render(<ListSearch ref={ref} value="" onSearch={onSearch} onDown={onDown} />);
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(onDown).toHaveBeenCalledOnce();
});
