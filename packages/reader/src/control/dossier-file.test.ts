import { EMPTY_SITUATION } from '@quitus/domain/portfolios/situation';
import { describe, expect, it } from 'vitest';

import { dossierOf } from './dossier-file.ts';

const read = (fields: object) =>
  dossierOf(JSON.stringify({ address: '14 rue du Marché', ...fields }));

describe('a dossier in a file', () => {
  it('is read whichever way its fields are named', () => {
    const expected = {
      portfolio_type: 'HOUSE_SALE_PORTFOLIO',
      main_address: '14 rue du Marché, 44000 Nantes',
      rnc_number: 'AC1-234-567',
      owners: ['Claire MARTIN', 'Jean Dupont', 'SCI des Lilas'],
      lots: ['17', '58', '60B'],
      situation: { ...EMPTY_SITUATION, build_year: 1936, lot_kinds: ['LOGEMENT', 'CAVE'] },
    };
    const owners = [
      { first_name: 'Claire', last_name: 'Martin' },
      'Jean Dupont',
      { name: 'SCI des Lilas' },
    ];
    const { situation } = expected;
    const rest = { owners, lots: [17, '58', { number: '60B' }], situation };
    const address = expected.main_address;
    expect(read({ type: 'maison', address, rnc: 'ac1-234-567', ...rest })).toEqual(expected);
    expect(
      read({
        portfolio_type: 'HOUSE_SALE_PORTFOLIO',
        main_address: { label: address },
        rnc_number: 'AC1-234-567',
        ...rest,
      }),
    ).toEqual(expected);
  });

  it('may say next to nothing', () => {
    expect(read({})).toEqual({
      portfolio_type: 'APARTMENT_SALE_PORTFOLIO',
      main_address: '14 rue du Marché',
      rnc_number: null,
      owners: [],
      lots: [],
      situation: EMPTY_SITUATION,
    });
  });

  it.each([
    ['{', 'Le dossier n’est pas du JSON'],
    ['[]', 'doit être un objet JSON'],
    ['{}', 'L’adresse du bien manque'],
    [{ type: 'château' }, 'n’est pas un type de dossier'],
    [{ rnc: '123' }, 'n’est pas un numéro d’immatriculation'],
    [{ owners: [12] }, 'Un propriétaire s’écrit'],
    [{ owners: true }, '"owners" doit être une liste'],
    [{ lots: ['le grand'] }, 'Un lot s’écrit'],
    [{ situation: 'neuf' }, '"situation" doit être un objet'],
    [{ situation: { built: 1936 } }, '"built" n’est pas un champ'],
    [{ situation: { build_year: '1936' } }, '"build_year" de la situation doit être un nombre'],
    [{ situation: { seller: 'MARI' } }, '"seller" de la situation doit être un de'],
    [{ situation: { lot_kinds: ['GRENIER'] } }, '"lot_kinds" de la situation doit être une liste'],
    [{ situation: { planned_signing_date: '15/11/2026' } }, 'une date AAAA-MM-JJ'],
  ])('%o is refused in words', (written, words) => {
    expect(() => (typeof written === 'string' ? dossierOf(written) : read(written))).toThrow(words);
  });
});
