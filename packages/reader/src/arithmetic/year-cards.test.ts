import { describe, expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { rowsOf } from './figures.ts';
import { yearCards } from './year-cards.ts';

const CARDS = `
  800,00 €       780,00 €              810,00 €
  réel 2025      réel 2024, approuvé   budget 2026, voté

  Ascenseur
  300,00 €       280,00 €              310,00 €
  réel 2025      réel 2024, approuvé   budget 2026, voté

  Charges générales
  500,00 €       500,00 €              500,00 €
  réel 2025      réel 2024, approuvé   budget 2026, voté`;

describe('an annexe in cards', () => {
  it('of which those of one year add up', () => {
    const { lines = [], by_key = [] } = yearCards(rowsOf([setPage(CARDS)])) ?? {};
    expect(Object.fromEntries(lines.map(({ name, cents }) => [name, cents]))).toEqual({
      charges_courantes: 80000,
      charges_courantes_precedentes: 78000,
      budget_en_cours: 81000,
    });
    expect(
      by_key.map(({ label, figures }) => [
        label,
        figures.charges_courantes?.value,
        figures.budget_en_cours?.value,
      ]),
    ).toEqual([
      ['Ascenseur', 30000, 31000],
      ['Charges générales', 50000, 50000],
    ]);
  });

  it('is nothing where they do not', () => {
    const wrong = CARDS.replace('800,00', '900,00').replace('780,00', '980,00');
    expect(yearCards(rowsOf([setPage(wrong)]))).toBeNull();
  });
});
