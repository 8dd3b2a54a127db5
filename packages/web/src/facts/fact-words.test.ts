import type { Proof } from '@quitus/domain/reading/proof';
import { expect, test } from 'vitest';

import {
  factLabel,
  factLines,
  factWords,
  formerWords,
  originWords,
  proofWords,
} from './fact-words.ts';

const words = (name: string, value: Parameters<typeof factWords>[1]) =>
  factWords(name, value).replaceAll('\u00A0', '~');

test('amounts are euros, with a comma and a true minus', () => {
  expect(words('fonds_travaux', 3890)).toBe('38,90~€');
  expect(words('price', 245_000_00)).toBe('245~000,00~€');
  expect(words('balance', -96_486)).toBe('\u2212964,86~€');
  expect(words('total', 0)).toBe('0,00~€');
});

test('surfaces, days, counts and years each have their own form', () => {
  expect(words('surface_carrez', 6240)).toBe('62,40~m²');
  expect(words('due_on', '2026-07-01')).toBe('1er juillet 2026');
  expect(words('made_on', '2026-11-15')).toBe('15 novembre 2026');
  expect(words('base', 10_000)).toBe('10~000');
  expect(words('tax_year', 2026)).toBe('2026');
  expect(words('quitus', true)).toBe('Oui');
});

test('codes of the reader are said in French', () => {
  expect(words('diagnostic_result', 'NEGATIVE')).toBe('Négatif');
  expect(words('equipment', 'POMPE_A_CHALEUR')).toBe('Pompe à chaleur');
});

test('long numbers come in groups', () => {
  expect(words('rnc', 'AC2405340')).toBe('AC2-405-340');
  expect(words('iban', 'FR7600000379')).toBe('FR76~0000~0379');
});

test('a list has a line for each unless they are short, an empty one says so', () => {
  expect(factLines('lots', ['17', '58'])).toEqual(['17, 58']);
  const works = ['Ravalement de la façade', 'Ascenseur'];
  expect(factLines('works_adopted', works)).toEqual(works);
  expect(factLines('travaux_clos', [])).toEqual(['Aucun']);
  expect(factLines('modifies', ['2001-02-01'])).toEqual(['1er février 2001']);
  expect(words('lot_shares', ['17:184/10000'])).toBe('lot 17~: 184~/~10~000');
});

test('a fact that this page does not know is still shown', () => {
  expect(factLabel('unheard_of')).toBe('unheard_of');
  expect(words('unheard_of', 1200)).toBe('1~200');
});

test('where it comes from is said in a few words', () => {
  const read = (proof: Proof) => originWords({ state: 'READ', page: 3, by: null, proof });
  expect(read('READ')).toBe('lu, page 3');
  expect(read('PROVEN')).toBe('recoupé, page 3');
  expect(read('AGREED')).toBe('lu deux fois, page 3');
  expect(read('DOUBTFUL')).toBe('à vérifier, page 3');
  expect(originWords({ state: 'CONFIRMED', page: 3, by: 'Claire', proof: null })).toBe(
    'confirmé par Claire, page 3',
  );
  expect(originWords({ state: 'CORRECTED', page: 3, by: 'Claire', proof: null })).toBe(
    'corrigé par Claire, page 3',
  );
  expect(originWords({ state: 'CORRECTED', page: null, by: null, proof: null })).toBe('corrigé');
});

test('what a fact was before is told with who said it', () => {
  const former = [
    { value: 3980, by: 'Paul Test', at: '2026-11-14T09:00:00.000Z' },
    { value: 3890, by: null, at: null },
  ];
  expect(formerWords({ name: 'fonds_travaux', former }).replaceAll('\u00A0', '~')).toBe(
    '39,80~€ (Paul Test), 38,90~€ (lu)',
  );
  expect(formerWords({ name: 'fonds_travaux', former: [] })).toBe('');
});

test('says how a fact is known, and by which sum', () => {
  expect(proofWords({ proof: 'PROVEN', because: '300,00 = 100,00 + 200,00' })).toBe(
    '300,00 = 100,00 + 200,00',
  );
  expect(proofWords({ proof: 'AGREED', because: null })).toMatch(/^Deux lectures/);
  expect(proofWords({ proof: null, because: null })).toBe('');
});
