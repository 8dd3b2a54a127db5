import { expect, test } from 'vitest';

import { isRead } from './same.ts';

test('a publication is its volume and its number, whatever office and day stand beside', () => {
  const told = 'SPF Nîmes 1, dépôt du 3 décembre 2019, 2019 P n° 11842';
  expect(isRead('publication', told, '2019P n° 11842')).toBe(true);
  expect(isRead('publication', 'volume 3318 numéro 12', '3318 n° 12')).toBe(true);
  expect(isRead('publication', told, '2019P n° 11843')).toBe(false);
  expect(isRead('publication', told, '2018P n° 11842')).toBe(false);
});

test('parcels of one section are told together or one by one', () => {
  const told = ['section BV n° 212, 213 et 217'];
  expect(isRead('parcels', told, ['BV 212', 'BV 213', 'BV 217'])).toBe(true);
  expect(isRead('parcels', told, ['BV 212', 'BV 213'])).toBe(false);
  expect(isRead('parcels', told, ['BX 212', 'BX 213', 'BX 217'])).toBe(false);
});

test('a person of a deed is the same with all first names', () => {
  expect(isRead('buyers', ['Marc DUVIGNEAU'], ['Monsieur Marc Antoine DUVIGNEAU'])).toBe(true);
  expect(isRead('buyers', ['Marc DUVIGNEAU'], ['Monsieur Paul DUVIGNEAU'])).toBe(false);
  expect(isRead('buyers', ['Marc DUVIGNEAU'], ['Marc DUVIGNEAU', 'Hélène SORIN'])).toBe(false);
});

test('a syndic who is a person is the same with a title, a birthplace with its department', () => {
  expect(isRead('syndic', 'Hervé LECONTE', 'M. Hervé LECONTE')).toBe(true);
  expect(isRead('syndic', 'Hervé LECONTE', 'M. Henri LECONTE')).toBe(false);
  expect(isRead('born_at', 'ÉPINAL', 'ÉPINAL (88)')).toBe(true);
});

test('works are the same with or without their year, and not with another', () => {
  expect(isRead('works_done', ['CREATION DU LOCAL'], ['2011 CREATION DU LOCAL'])).toBe(true);
  expect(isRead('works_done', ['2012 CREATION DU LOCAL'], ['2011 CREATION DU LOCAL'])).toBe(false);
});

test('keys are the same in any order, each with its own sum', () => {
  const keys = ['01 Générales: 100', '02 Escalier: 200'];
  expect(isRead('charges_by_cle', keys, ['02 Escalier : 200', '01 Générales : 100'])).toBe(true);
  expect(isRead('charges_by_cle', keys, ['02 Escalier : 100', '01 Générales : 200'])).toBe(false);
});

test('the sum of a key is the same in cents and in French, and no procedure is none', () => {
  expect(isRead('charges_by_cle', ['Escalier: 365520'], ['Escalier : 3 655,20'])).toBe(true);
  expect(isRead('charges_by_cle', ['Escalier: 365520'], ['Escalier : 3 655,21'])).toBe(false);
  expect(isRead('procedures', 'Aucun procès en cours', 'Aucune procédure en cours')).toBe(true);
  expect(isRead('procedures', 'Aucune', 'Recouvrement contre le lot 4')).toBe(false);
});
