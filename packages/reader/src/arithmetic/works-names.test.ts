import { expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { type Row, rowsOf } from './figures.ts';
import { operationsOn, ownRows } from './works-cards.ts';
import { nameOver } from './works-names.ts';

const namesIn = (text: string, annexe = '5') => {
  const rows: readonly Row[] = rowsOf([setPage(text)]);
  return operationsOn(ownRows(rows, annexe)).map(
    (card) => nameOver(rows, [...card.values()])?.name ?? null,
  );
};

it('works are called what stands over their sums, without what was decided of them', () => {
  expect(
    namesIn(`
  ANNEXE N° 5 – TRAVAUX VOTÉS NON ENCORE CLÔTURÉS AU
  31/12/2025

  Porte du hall B                  Réfection de la toiture du bâtiment
  Décision   19/09/2024, point 10  principal
  Clé        003 bâtiment B        Décision          assemblée du 18/09/2025
  A Votés            5 000,00      A Votés                  2 000,00
  B Payés            1 000,00      B Payés                    500,00
  C Réalisés         1 200,00      C Réalisés                 500,00
  D Appelés          3 000,00      D Appelés                  900,00
  E Solde            1 800,00      E Solde                    400,00`),
  ).toEqual(['Porte du hall B', 'Réfection de la toiture du bâtiment principal']);
});

it('a head of the page that goes on over a line is no name', () => {
  expect(
    namesIn(`
  ANNEXE N° 5 – TRAVAUX VOTÉS NON ENCORE CLÔTURÉS A LA FIN DE
  L’EXERCICE
  A Votés            5 000,00
  C Réalisés         1 200,00
  D Appelés          3 000,00
  E Solde            1 800,00`),
  ).toEqual([null]);
});

it('sums may stand before their words, and the name of works before a sentence', () => {
  expect(
    namesIn(`
  Annexe 5 – Travaux non encore clôturés

  Réfection du porche — assemblée générale du 17 juin 2025, clé C04
     5 000,00  A. Travaux votés
     1 200,00  C. Travaux réalisés
     3 000,00  D. Appels reçus
     1 800,00  E. Solde en attente`),
  ).toEqual(['Réfection du porche']);
  expect(
    namesIn(
      `
  Annexe 4 – Travaux clos
  Porte du hall (assemblée du 10/10/2024, clé A) : dépense votée 900,00 €, dépense réalisée
  880,00 €, provisions appelées 900,00 €, soit un excédent de 20,00 €.`,
      '4',
    ),
  ).toEqual(['Porte du hall']);
});
