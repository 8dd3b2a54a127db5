import { expect, test } from 'vitest';

import { movedPhoto, photosName, turnedPhoto, withoutPhoto } from './photos.ts';

const file = new File(['x'], 'photo.jpg');
const photos = ['a', 'b', 'c'].map((id) => ({ id, file, turn: 0 }));
const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id).join('');

test('photos change places, and stay at either end', () => {
  expect(ids(movedPhoto(photos, 'b', -1))).toBe('bac');
  expect(ids(movedPhoto(photos, 'b', 1))).toBe('acb');
  expect(ids(movedPhoto(photos, 'a', -1))).toBe('abc');
  expect(ids(movedPhoto(photos, 'c', 1))).toBe('abc');
});

test('one is turned, one is taken away, the others stay', () => {
  expect(turnedPhoto(photos, 'b').map(({ turn }) => turn)).toEqual([0, 90, 0]);
  expect(ids(withoutPhoto(photos, 'b'))).toBe('ac');
});

test('the PDF is named after its day', () => {
  expect(photosName(new Date(2026, 10, 15))).toBe('Photos du 15 novembre 2026.pdf');
});
