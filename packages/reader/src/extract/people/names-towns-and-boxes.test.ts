// Births whose name is explained or whose place is a house, leases with boxes, taxes in cards.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('a birth certificate', () => {
  const birth = (text: string) =>
    typedFacts(
      `Commune de LOCHES (Indre-et-Loire)\nEXTRAIT D'ACTE DE NAISSANCE\n${text}`,
      'ACT_NAISSANCE',
      null,
    );

  it('tells a double name without how it is made', () => {
    expect(
      birth(`NOM             AUBRY--LENOIR (1re partie : AUBRY, 2nde partie :
                LENOIR)
Prénoms         Zoé, Marthe`),
    ).toMatchObject({ last_name: 'AUBRY--LENOIR', first_names: 'Zoé, Marthe' });
  });

  it('tells no name that ends inside a bracket', () => {
    expect(
      birth(`NOM             AUBRY (nom d'usage de
                LENOIR)
Prénoms         Zoé, Marthe`),
    ).not.toHaveProperty('last_name');
  });

  it('knows labels that dots lead on from', () => {
    expect(
      typedFacts(
        `MAIRIE DE LOCHES REPUBLIQUE FRANCAISE
EXTRAIT D'ACTE DE NAISSANCE
NOM ............ : AUBRY
PRENOMS ........ : ZOE MARTHE
NE LE .......... : 18 MARS 1969`,
        'ACT_NAISSANCE',
        null,
      ),
    ).toMatchObject({ last_name: 'AUBRY', first_names: 'ZOE MARTHE', born_at: 'LOCHES' });
  });

  it('takes no hospital for a town', () => {
    expect(
      birth(
        "Le onze février mil neuf cent soixante-dix-huit, à six heures, est née à l'hôpital, Zoé Marthe, du sexe féminin.",
      ),
    ).toMatchObject({ born_at: 'LOCHES' });
  });
});

describe('a lease with boxes', () => {
  it.each([
    ['☒ 3 ans ☐ 6 ans', 36],
    ['☐ 3 ans ☒ 6 ans', 72],
    ['☐ 3 ans ☐ 6 ans', undefined],
  ])('lasts as long as the box that is ticked: %s', (boxes, months) => {
    expect(
      typedFacts(
        `CONTRAT DE LOCATION\nPrise d'effet : 15/07/2025\nDurée : ${boxes}`,
        'LOGEMENT_LOUE',
        'BAIL',
      )['lease_duration_months'],
    ).toBe(months);
  });
});

describe('a property tax', () => {
  it('adds up with « Taxes foncières » as one of its parts', () => {
    expect(
      typedFacts(
        `AVIS D'IMPÔT 2026
Taxes foncières                              1 112
Taxe d'enlèvement des ordures ménagères        206
Frais de gestion                                46
Total de votre imposition                    1 364`,
        'TAX_FONCIERE',
        null,
      ),
    ).toMatchObject({ tax_total: 136_400, teom: 20_600, tax_fees: 4600 });
  });

  it.each([
    ['131 €', 87_900],
    ['1 310 €', undefined],
  ])('is the sum of its card where nothing is more: %s', (other, total) => {
    expect(
      typedFacts(
        `Taxe foncière 2026
Montant
879 €
Déjà versé
${other}`,
        'TAX_FONCIERE',
        null,
      )['tax_total'],
    ).toBe(total);
  });
});
