import { expect, test } from 'vitest';

import { CLOSED_FLOORS } from './building/floors.ts';
import { windowAfter } from './window-keys.ts';

const from = (storey: 'first' | 'second' | 'third' | 'roof', index: number, key: string) =>
  windowAfter(CLOSED_FLOORS, { storey, index }, key);

test('left and right go round the storey', () => {
  expect(from('first', 0, 'ArrowRight')).toEqual({ storey: 'first', index: 1 });
  expect(from('first', 7, 'ArrowRight')).toEqual({ storey: 'first', index: 0 });
  expect(from('roof', 0, 'ArrowLeft')).toEqual({ storey: 'roof', index: 2 });
  expect(from('third', 1, 'Home')).toEqual({ storey: 'third', index: 0 });
  expect(from('third', 1, 'End')).toEqual({ storey: 'third', index: 3 });
});

test('up and down reach the window above or below', () => {
  expect(from('first', 7, 'ArrowUp')).toEqual({ storey: 'second', index: 7 });
  expect(from('second', 7, 'ArrowUp')).toEqual({ storey: 'third', index: 3 });
  expect(from('third', 0, 'ArrowUp')).toEqual({ storey: 'roof', index: 0 });
  expect(from('roof', 1, 'ArrowDown')).toEqual({ storey: 'third', index: 2 });
});

test('storeys without windows are passed over, the ends hold, other keys are left alone', () => {
  const floors = { ...CLOSED_FLOORS, third: [], second: [] };
  expect(windowAfter(floors, { storey: 'roof', index: 0 }, 'ArrowDown')).toEqual({
    storey: 'first',
    index: 1,
  });
  expect(from('roof', 0, 'ArrowUp')).toBeNull();
  expect(from('first', 0, 'ArrowDown')).toBeNull();
  expect(from('first', 0, 'Enter')).toBeNull();
});
