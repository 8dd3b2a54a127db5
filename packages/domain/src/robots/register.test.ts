import { describe, expect, it } from 'vitest';

import { type RegisterColumns, registerColumns } from './register-columns.ts';
import { placeOf, registerRow } from './register.ts';

const HEADER = [
  'EPCI',
  'Commune',
  'Numéro d’immatriculation',
  "Date d'immatriculation",
  'Type de syndic : bénévole / professionnel / non connu',
  'Identification du représentant légal  (raison sociale et le numéro SIRET du syndic professionnel ou Civilité/prénom/ nom du syndic bénévole ou coopératif)',
  'SIRET du représentant légal',
  'Commune du représentant légal',
  'Mandat en cours dans la copropriété',
  'Date de fin du dernier mandat',
  'Nom d’usage de la copropriété',
  'Adresse de référence',
  'Numéro et Voie (adresse de référence)',
  'Code postal (adresse de référence)',
  'Commune (adresse de référence)',
  'Adresse complémentaire 1',
  'Nombre total de lots',
  'Nombre total de lots à usage d’habitation, de bureaux ou de commerces',
  'Nombre de lots à usage d’habitation',
  'Période de construction',
];

const CELLS = [
  'Métropole de Lyon',
  'Lyon 2e Arrondissement',
  'AC1234567',
  '12/03/2019',
  'professionnel',
  'CABINET LENOIR 12345678900011',
  '123 456 789 00011',
  'LYON',
  'Mandat en cours',
  '2027-06-30',
  'Le Marché',
  '14 r du Marche 69002 Lyon',
  '14 Rue du Marché',
  '69002',
  'Lyon 2e Arrondissement',
  '3 Quai de la Pêcherie 69002 Lyon',
  '42',
  '30',
  '24',
  'DE_1961_A_1974',
];

function columnsOf(header: readonly string[]): RegisterColumns {
  const columns = registerColumns(header);
  if ('missing' in columns) throw new Error(columns.missing.join());
  return columns;
}
const columns = columnsOf(HEADER);
const withCells = (changed: Record<number, string>) =>
  registerRow(
    columns,
    CELLS.map((cell, at) => changed[at] ?? cell),
  );

describe('the columns', () => {
  it('are found however the file names them', () => {
    const short = columnsOf([
      'numero_immatriculation',
      'siret_du_representant_legal',
      'numero_et_voie_adresse_reference',
      'code_postal_adresse_reference',
      'commune_adresse_reference',
      'nombre_total_lots',
    ]);
    expect(short).toEqual({
      rnc_number: 0,
      syndic_siret: 1,
      street: 2,
      postcode: 3,
      city: 4,
      lots: 5,
      count: 6,
    });
    expect(columns.city).toBe(14);
    expect(columns.lots).toBe(16);
    expect(columns.housing_lots).toBe(18);
  });

  it('that nothing can do without are told', () => {
    expect(registerColumns(['Commune', 'Code postal'])).toEqual({
      missing: ['Numéro d’immatriculation', 'Numéro et Voie', 'Commune (adresse de référence)'],
    });
  });
});

describe('a row', () => {
  it('tells a building and who manages it', () => {
    expect(registerRow(columns, CELLS)).toEqual({
      rnc_number: 'AC1234567',
      name: 'Le Marché',
      address: '14 Rue du Marché, 69002 Lyon 2e Arrondissement',
      postcode: '69002',
      city: 'Lyon 2e Arrondissement',
      other_addresses: ['3 Quai de la Pêcherie 69002 Lyon'],
      places: ['69002 marche', '69002 pecherie'],
      lots: 42,
      housing_lots: 24,
      build_period: 'DE_1961_A_1974',
      syndic_name: 'CABINET LENOIR',
      syndic_siret: '12345678900011',
      syndic_city: 'LYON',
      syndic_kind: 'PROFESSIONAL',
      mandate_state: 'CURRENT',
      mandate_ends_on: '2027-06-30',
      registered_on: '2019-03-12',
    });
  });

  it('does not keep the name of a volunteer', () => {
    const row = withCells({ 4: 'bénévole', 5: 'Mme Claire Dubois', 6: '' });
    expect(row).toMatchObject({ syndic_kind: 'VOLUNTEER', syndic_name: null, syndic_siret: null });
    expect(JSON.stringify(row)).not.toContain('Dubois');
  });

  it('says nothing where the register says nothing', () => {
    expect(
      withCells({
        3: '31/02/2019',
        5: 'IDENTITE NON PARTAGEE EN OPEN DATA',
        6: '5,32E+13',
        8: 'Mandat expiré sans successeur déclaré',
        16: 'non connu',
        19: 'NON_CONNUE',
      }),
    ).toMatchObject({
      registered_on: null,
      syndic_name: null,
      syndic_siret: null,
      mandate_state: 'EXPIRED',
      lots: null,
      build_period: null,
    });
  });

  it('keeps the zero that a spreadsheet took', () => {
    expect(withCells({ 13: '1000', 15: '' })).toMatchObject({
      postcode: '01000',
      places: ['01000 marche'],
    });
  });

  it('is left out, with the reason', () => {
    expect(registerRow(columns, CELLS.slice(1))).toBe('COLUMNS');
    expect(withCells({ 2: '12' })).toBe('NUMBER');
    expect(withCells({ 11: '', 12: '' })).toBe('ADDRESS');
    expect(withCells({ 10: 'R\ufffdsidence' })).toBe('UNREADABLE');
  });
});

it.each([
  ['14 rue du Marché, 69002 Lyon', '69002 marche'],
  ['12-14 R. DU MARCHE 69002 LYON', '69002 marche'],
  ['27 bis avenue du Gal Leclerc, résidence Les Ormes, 75014 Paris', '75014 leclerc'],
  ['Place Saint-Jean 69005 Lyon', '69005 jean'],
  ['14 rue du Marché', null],
])('%s is at « %s »', (address, place) => {
  expect(placeOf(address)).toBe(place);
});
