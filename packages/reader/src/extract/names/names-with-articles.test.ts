// Names that open with an article, that go on under their line, or that a title follows.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';
import { lacksName } from './person-names.ts';

const call = (head: string): string => `${head}
12 rue du Test, 56000 VANNES
Tél. 02 00 00 00 00 - SIRET 900 000 111 00011

APPEL DE FONDS
Copropriété Les Genêts, 4 rue du Puits, 56000 VANNES
Copropriétaire : Mme Anne EXEMPLE
Lot 12`;

describe('a firm whose name opens with an article', () => {
  it.each(['LE TALLEC IMMOBILIER', 'La Fonte Gestion', 'DU BREIL SYNDIC'])('%s', (name) => {
    expect(typedFacts(call(name), 'CHARGES', 'APPEL_DE_FONDS')).toMatchObject({ syndic: name });
  });

  it('after a label', () => {
    expect(
      typedFacts(
        call('APPEL').replace('Lot 12', 'Syndic : LE GUEN ET FILS\nLot 12'),
        'CHARGES',
        'APPEL_DE_FONDS',
      ),
    ).toMatchObject({ syndic: 'LE GUEN ET FILS' });
  });

  it('is not the article of a sentence', () => {
    expect(
      typedFacts(
        call('APPEL').replace('Lot 12', 'Syndic : Le Cabinet du Port\nLot 12'),
        'CHARGES',
        'APPEL_DE_FONDS',
      ),
    ).toMatchObject({ syndic: 'Cabinet du Port' });
  });

  it('is whose brand the foot says it is', () => {
    expect(
      typedFacts(
        `Appel de fonds
Immo en clair est une marque de Clair Syndic SAS, syndic professionnel, 3 rue du Test, 35000 RENNES`,
        'CHARGES',
        'APPEL_DE_FONDS',
      ),
    ).toMatchObject({ syndic: 'Clair Syndic SAS' });
  });
});

describe('an owner at the end of a line', () => {
  const said = (text: string): unknown =>
    typedFacts(`ATTESTATION DE SUPERFICIE LOI CARREZ\n${text}`, 'CERT_CARREZ')['owner'];

  it('of two, the second goes on', () => {
    expect(said('Propriétaires : M. PIC Luc et Mme ROUX\nÉlise')).toBe(
      'M. PIC Luc et Mme ROUX Élise',
    );
  });

  it('of two, what is left of the second is not told where the rest is far', () => {
    expect(
      said('Mesuré à la demande de M. DE VAULX Rémi et Mme ORSINI\nClaire, du lot 3.'),
    ).toBeUndefined();
  });

  it.each([
    ['M. DE VAULX Rémi et Mme ORSINI', true],
    ['M. Rémi DE VAULX et Mme Claire', true],
    ['M. Rémi DE VAULX et Mme Claire ORSINI', false],
    ['M. Rémi ROUX et Mme ROUX', false],
    ['M. et Mme ROUX', false],
    ['M. ROUX et Mme PIC', false],
  ])('%s lacks a name: %s', (names, lacks) => {
    expect(lacksName(names)).toBe(lacks);
  });

  it('of two who are whole, nothing is added', () => {
    expect(said('Propriétaires : M. PIC Luc et Mme ROUX Élise\nConclusion')).toBe(
      'M. PIC Luc et Mme ROUX Élise',
    );
  });

  it('a company has no given name', () => {
    expect(said('Propriétaire : SCI DES TROIS PONTS\nConclusion')).toBe('SCI DES TROIS PONTS');
    expect(said('Propriétaire : INDIVISION ROUX\nMesurage')).toBe('INDIVISION ROUX');
  });
});
