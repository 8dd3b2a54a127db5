import { describe, expect, it } from 'vitest';

import { papersOf } from './examined.ts';
import { documentOf, examinedOf, factOf, fileOf } from './made-up-papers.ts';
import { rightBuilding } from './right-building.ts';

type Said = Parameters<typeof documentOf>[2];
const LYON = '8 rue des Lilas, 69003 Lyon';
const HERE = '14 R DU MARCHE 44000 NANTES';
const OTHER_STREET = '8 rue des Lilas, 44000 Nantes';

const judged = (said: Said, dossier = {}) =>
  rightBuilding(examinedOf('CHARGES', [documentOf('CHARGES', 'APPEL_DE_FONDS', said)], dossier));

describe('the building of a paper', () => {
  it.each<[string, Said, string]>([
    ['the same number', { rnc: 'AC1-234-567' }, 'passed'],
    [
      'the same number and another entrance',
      { rnc: 'AC1234567', building_address: OTHER_STREET },
      'passed',
    ],
    ['the same address', { building_address: HERE }, 'passed'],
    [
      'a town without postcode, in the owner’s name',
      { property_address: '14 RUE DU MARCHE, NANTES', owner: 'Claire MARTIN' },
      'passed',
    ],
    ['a town without postcode', { property_address: '14 RUE DU MARCHE, NANTES' }, 'undecided'],
    [
      'a street without its town, in the owner’s name',
      { property_address: '14 RUE DU MARCHE', owner: 'Claire MARTIN' },
      'passed',
    ],
    ['a street without its town', { property_address: '14 RUE DU MARCHE' }, 'undecided'],
    [
      'a street without its town, of a stranger',
      { property_address: '14 RUE DU MARCHE', owner: 'Karim OLLIVAUD' },
      'undecided',
    ],
    [
      'the address in full and in short',
      { building_address: HERE, property_address: '14 RUE DU MARCHE' },
      'passed',
    ],
    ['another number', { rnc: 'AB7654321' }, 'failed'],
    ['another town', { property_address: LYON }, 'failed'],
    [
      'another street, and a stranger',
      { building_address: OTHER_STREET, owner: 'Karim OLLIVAUD' },
      'failed',
    ],
    [
      'another street, of the owner',
      { building_address: OTHER_STREET, owner: 'Claire MARTIN' },
      'undecided',
    ],
    ['another street', { building_address: OTHER_STREET }, 'undecided'],
    ['the same number in another town', { rnc: 'AC1234567', building_address: LYON }, 'undecided'],
    [
      'another number at the same address',
      { rnc: 'AB7654321', building_address: HERE },
      'undecided',
    ],
    [
      'the next number of the street',
      { building_address: '16 rue du Marché, 44000 Nantes' },
      'undecided',
    ],
    ['nothing', {}, 'undecided'],
  ])('by %s', (_, said, outcome) => {
    expect(judged(said, { rnc_number: 'AC1234567' }).outcome).toBe(outcome);
  });

  it.each([
    ['14 RUE DU MARCHE', 'passed'],
    ['16 RUE DU MARCHE', 'undecided'],
  ])('may be told in short inside a paper that tells it in full: %s', (inside, outcome) => {
    const whole = documentOf('CV_AG', null, { building_address: HERE }, { pages: [1, 2] });
    const part = documentOf('CV_AG', 'ANNEXE_1', { building_address: inside }, { pages: [2] });
    const files = [fileOf(whole, part)];
    const examined = { ...examinedOf('CV_AG', []), files, papers: papersOf(files) };
    expect(rightBuilding(examined).outcome).toBe(outcome);
  });

  it('says what was read, what is needed and where it was seen', () => {
    const said = { building_address: LYON, period_from: '2026-04-01', period_to: '2026-06-30' };
    expect(judged(said)).toMatchObject({
      sentence: `Lu\u00a0: appel de fonds du 2e trimestre 2026, ${LYON}. Attendu\u00a0: 14 rue du Marché, 44000 Nantes.`,
      expected: 'appel de fonds du 14 rue du Marché, 44000 Nantes',
      seen: [{ page: 1, box: [10, 20, 30, 40] }],
    });
  });

  it('is not proved by a number that the dossier does not know', () => {
    expect(judged({ rnc: 'AC1234567' }, { rnc_number: null }).outcome).toBe('undecided');
  });

  it('is for a person when two readings or two papers disagree', () => {
    const papers = [HERE, LYON].map((building_address) =>
      documentOf('CHARGES', 'APPEL_DE_FONDS', { building_address }),
    );
    expect(rightBuilding(examinedOf('CHARGES', papers)).outcome).toBe('undecided');
    const facts = [factOf('rnc', 'AC1234567'), factOf('rnc', 'AB7654321')];
    const document = documentOf('CHARGES', 'APPEL_DE_FONDS', {}, { facts });
    expect(rightBuilding(examinedOf('CHARGES', [document])).outcome).toBe('undecided');
  });
});

it('an inventory behind a lease, in one numbering, is where the lease is', () => {
  const lease = documentOf('LOGEMENT_LOUE', 'BAIL', { property_address: HERE });
  const inventory = documentOf('LOGEMENT_LOUE', 'ETAT_DES_LIEUX', {}, { pages: [2] });
  const file = fileOf(lease, inventory);
  const loose = { ...file, pages: file.pages.map((page) => ({ ...page, label: null })) };
  const inFile = (one: typeof file) => {
    const papers = papersOf([one]);
    return rightBuilding({ ...examinedOf('LOGEMENT_LOUE', []), files: [one], papers }).outcome;
  };
  expect([inFile(file), inFile(loose)]).toEqual(['passed', 'undecided']);
});
