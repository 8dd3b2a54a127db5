// Summary sheets of which OCR lost words or figures: no label takes what is its neighbour's.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';
import { seenFacts, seenPage } from '../../../test/seen-pages.ts';
import { extractFacts } from '../extract.ts';

describe('a summary sheet in a table', () => {
  const text = (rows: string) =>
    `FICHE SYNTHÉTIQUE DE COPROPRIÉTÉ\n\nNombre d’ascenseurs | 1\n\nNombre de bâtiments | 2\n\nPériode de construction | 1978\n\n${rows}\n\nMontant des charges courantes | 41 300 €`;
  const sheet = (rows: string) => seenFacts(text(rows), 'FICHE_SYN');
  const ruled = (rows: string): Record<string, unknown> =>
    Object.fromEntries(
      extractFacts('FICHE_SYN', null, [seenPage(text(rows))]).map(({ name, value }) => [
        name,
        value,
      ]),
    );

  it('gives no label the figure of a row that is a part of it', () => {
    const facts = sheet(
      'Nombre total de lots |  \n\ndont lots à usage d’habitation | 24\n\ndont lots à usage de stationnement |  ',
    );
    expect(facts).toMatchObject({ homes_count: 24, lifts_count: 1, charges_courantes: 41_300_00 });
    for (const name of ['lots_count', 'parking_count', 'debtors_count'])
      expect(facts).not.toHaveProperty(name);
  });

  it('gives no label the sum that others are measured against', () => {
    const facts = sheet(
      'Nombre de copropriétaires débiteurs (dette    300 €)\n\nMontant du fonds de travaux |  ',
    );
    expect(facts).not.toHaveProperty('fonds_travaux');
    expect(facts).not.toHaveProperty('debtors_count');
  });

  it('gives no label a figure whose own label was lost', () => {
    expect(sheet('Nombre total de lots |  \n\n | 24')).not.toHaveProperty('lots_count');
    expect(sheet('Montant du fonds de travaux |  \n\n | 9 100 €')).not.toHaveProperty(
      'fonds_travaux',
    );
  });

  it('tells no part of a count, of a period or of a row for the whole', () => {
    const part = sheet('Lots principaux   commerces) | 31\n\nDont habitation | 28');
    expect(part).not.toHaveProperty('homes_count');
    const half = sheet('Construction | 1961   1974').build_period;
    expect(half).not.toBe('1961');
    const beside = 'Lots d’habitation | 6 | Lots de stationnement |  ';
    expect(ruled(beside)).toMatchObject({ homes_count: 6 });
    for (const read of [ruled, sheet]) expect(read(beside)).not.toHaveProperty('parking_count');
    const measured = 'Sommes dues par les |  | €\ncopropriétaires |  |  \nDébiteurs | 300 € | 37';
    expect(ruled(measured)).toHaveProperty('debtors_count', 37);
    for (const read of [ruled, sheet]) expect(read(measured)).not.toHaveProperty('impayes');
  });
});

describe('a summary sheet in tiles', () => {
  it('whose words were parted', () => {
    const text = `Fiche synthétique

L’immeuble

36 | 18 | 14
lots au total | lots principaux   logements | lots de stationnement

2 | à compter de 1998 | 1
bâtiments | période de construction | ascenseur

Les finances

3 200,00 € | 1 810,40 € | 5
dettes fournisseurs | impayés des copropriétaires | débiteurs de plus de 300 €

7 400,00 € | 21 000,00 € | 0,00 €
fonds de travaux | charges courantes | charges pour travaux`;
    expect(seenFacts(text, 'FICHE_SYN')).toMatchObject({
      lots_count: 36,
      parking_count: 14,
      buildings_count: 2,
      dette_fournisseurs: 3200_00,
      impayes: 1810_40,
      debtors_count: 5,
      fonds_travaux: 7400_00,
    });
  });
});

describe('a summary sheet whose labels are long', () => {
  it('parts a label from the value that it touches', () => {
    const facts = ruledFacts(
      `FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ
Nombre total de lots                                          204
Nombre total de lots à usage d’habitation, de commerces et de 98
bureaux
Dont nombre de lots à usage d’habitation                      91
Nombre de lots de stationnement                               72
Nombre de bâtiments                                           4
Nombre d’ascenseurs                                           3`,
      'FICHE_SYN',
      null,
    );
    expect(facts).toMatchObject({ lots_count: 204, homes_count: 98, parking_count: 72 });
  });
});
