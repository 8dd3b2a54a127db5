import { expect, it } from 'vitest';

import { hasModifier, keyName, REASON_KEYS, SHORTCUT_GROUPS, SHORTCUTS } from './shortcuts.ts';

it('names a key as the button shows it', () => {
  expect(keyName({ key: 'v', code: 'KeyV' })).toBe('V');
  expect(keyName({ key: 'V', code: 'KeyV' })).toBe('V');
  expect(keyName({ key: 'ArrowRight', code: 'ArrowRight' })).toBe('→');
  expect(keyName({ key: '?', code: 'Slash' })).toBe('?');
});

it('takes letters by what they write and figures by their place, as on a French keyboard', () => {
  expect(keyName({ key: 'a', code: 'KeyQ' })).toBe('A');
  expect(keyName({ key: '&', code: 'Digit1' })).toBe('1');
  expect(keyName({ key: '-', code: 'Digit6' })).toBe('6');
  expect(keyName({ key: '8', code: 'Numpad8' })).toBe('8');
  expect(keyName({ key: '-', code: 'NumpadSubtract' })).toBe('-');
  expect(keyName({ key: '?', code: 'KeyM' })).toBe('?');
});

it('leaves what is pressed with Ctrl, Alt or Command to the browser', () => {
  const free = { ctrlKey: false, metaKey: false, altKey: false };
  expect(hasModifier(free)).toBe(false);
  expect(hasModifier({ ...free, ctrlKey: true })).toBe(true);
  expect(hasModifier({ ...free, altKey: true })).toBe(true);
});

it('gives no key two uses', () => {
  const keys = Object.values(SHORTCUTS).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(REASON_KEYS).size).toBe(REASON_KEYS.length);
});

it('tells every shortcut in the help, but the one that opens it', () => {
  const listed = SHORTCUT_GROUPS.flatMap(({ shortcuts }) => shortcuts);
  expect(new Set([...listed, 'help'])).toEqual(new Set(Object.keys(SHORTCUTS)));
});
