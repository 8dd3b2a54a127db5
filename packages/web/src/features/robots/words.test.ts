import { expect, it } from 'vitest';

import { isOwn } from './building-words.ts';
import { leftWords, typedCode } from './code-words.ts';
import { documentNames } from './document-names.ts';
import { keptWords } from './kept-words.ts';

it('takes the figures of a code however it was pasted', () => {
  expect(typedCode('123 456', 6)).toBe('123456');
  expect(typedCode('Votre code : 123456.', 6)).toBe('123456');
  expect(typedCode('12345678', 6)).toBe('123456');
});

it('counts down to nothing', () => {
  const at = (seconds: number) => new Date(Date.UTC(2026, 10, 17, 9, 0, seconds));
  const end = at(245).toISOString();
  expect(leftWords(end, at(0))).toBe('4 min 05');
  expect(leftWords(end, at(213))).toBe('32 s');
  expect(leftWords(end, at(245))).toBeNull();
});

it('names one document whole and several in short', () => {
  expect(documentNames(['PV_AG'])).toBe('Procès-verbaux d’assemblée générale');
  expect(documentNames(['PV_AG', 'FICHE_SYN'])).toBe('Procès-verbaux, fiche synthétique');
});

it('says what of an access is kept', () => {
  expect(keptWords({ keeps_password: true, keeps_session: true })).toBe('identifiants et session');
  expect(keptWords({ keeps_password: false, keeps_session: true })).toBe(
    'session, sans le mot de passe',
  );
});

it('knows a registration number with or without its dashes', () => {
  const building = {
    rnc_number: 'AB1234567',
    name: null,
    address: '',
    lots: null,
    housing_lots: null,
    build_period: null,
    syndic_name: null,
    published_on: '2026-01-01',
  };
  expect(isOwn(building, 'ab1-234-567')).toBe(true);
  expect(isOwn(building, null)).toBe(false);
});
