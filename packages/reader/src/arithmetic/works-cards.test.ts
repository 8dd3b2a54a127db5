import { describe, expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { rowsOf } from './figures.ts';
import { areSumsOfCards, closedWorks, openWorks } from './works-cards.ts';

const listed = (lines: ReturnType<typeof openWorks>) =>
  Object.fromEntries(lines.map(({ name, cents }) => [name, cents]));

const CARDS = `
  Annexe 4 – travaux clos
  Porte du hall : dépense votée 900,00 €, dépense réalisée 880,00 €, provisions appelées
  900,00 €, soit un excédent de 20,00 €.
  Annexe 5 – travaux en cours
  A Votés                  5 000,00     A Votés                  2 000,00
  B Payés                  1 000,00     B Payés                    500,00
  C Réalisés               1 200,00     C Réalisés                 500,00
  D Appelés                3 000,00     D Appelés                  900,00
  E Solde en attente       1 800,00     E Solde en attente         400,00

  Ensemble des deux opérations
  Travaux votés            7 000,00
  Travaux payés            1 500,00
  Travaux réalisés         1 700,00
  Appels reçus             3 900,00
  Solde en attente         2 200,00`;

describe('works in cards', () => {
  it('of which one is the sum of the others', () => {
    const rows = rowsOf([setPage(CARDS)]);
    const lines = openWorks(rows);
    expect(listed(lines)).toEqual({
      travaux_votes: 7000_00,
      travaux_payes: 1500_00,
      travaux_realises: 1700_00,
      travaux_appeles: 3900_00,
    });
    expect(areSumsOfCards(rows, lines)).toBe(true);
  });

  it('are none where what is left is not the difference', () => {
    expect(openWorks(rowsOf([setPage(CARDS.replace('2 200,00', '2 300,00'))]))).toEqual([]);
  });

  it('or in sentences, on the same page', () => {
    expect(listed(closedWorks(rowsOf([setPage(CARDS)])))).toEqual({ charges_travaux: 880_00 });
  });
});

it('works in a grid of cards, after sentences that speak of calls', () => {
  const rows = rowsOf([
    setPage(`
  Annexe 5 – travaux en cours
  Réfection du porche. Premier appel au 01/05/2026.
  A Votés le 12/06/2025        8 000,00     B Payés                      0,00
  C Réalisés                     500,00     D Appels et subventions reçus  2 000,00
  E Solde en attente           1 500,00     F Appels à recevoir        6 000,00`),
  ]);
  expect(listed(openWorks(rows))).toMatchObject({
    travaux_votes: 8000_00,
    travaux_realises: 500_00,
    travaux_a_recevoir: 6000_00,
  });
});
