import { describe, expect, it } from 'vitest';

import { setPage } from '../../../test/set-pages.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { withoutMargins } from './votes-in-margins.ts';

const linesOn = (text: string) =>
  withoutMargins([sheetOf(setPage(text))])?.flatMap(({ lines }) =>
    lines.map(({ cells }) => cells.map((cell) => cell.text).join(' ')),
  );

const MINUTES = `
  pour 874        1. Élection du président
  contre 0        M. Durand est élu.
  ADOPTÉ
  pour 744        2. Ravalement de la façade
  contre 130      L’entreprise Martin est retenue
  ADOPTÉ          pour 21 600,00 €.
  pour 273        3. Porte d’entrée
  contre 601      Le devis est écarté.
  REJETÉ
  La séance est levée à 12 heures, personne ne demandant la parole.`;

describe('votes in a margin', () => {
  it('come after what they decide', () => {
    expect(linesOn(MINUTES)).toEqual([
      '1. Élection du président',
      'M. Durand est élu.',
      'pour 874',
      'contre 0',
      'ADOPTÉ',
      '2. Ravalement de la façade',
      'L’entreprise Martin est retenue',
      'pour 21 600,00 €.',
      'pour 744',
      'contre 130',
      'ADOPTÉ',
      '3. Porte d’entrée',
      'Le devis est écarté.',
      'pour 273',
      'contre 601',
      'REJETÉ',
      'La séance est levée à 12 heures, personne ne demandant la parole.',
    ]);
  });

  it('are none where they stand in a table of their own', () => {
    expect(
      linesOn(`
  1. Élection du président
  POUR          CONTRE        ABSTENTION
  874           0             0
  2. Ravalement de la façade
  POUR          CONTRE        ABSTENTION
  744           130           0`),
    ).toBeUndefined();
  });
});
