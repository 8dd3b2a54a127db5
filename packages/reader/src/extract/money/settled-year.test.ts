// Which year a settlement is of, whatever other days it speaks of.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

const yearOf = (head: string, foot = '') => {
  const facts = typedFacts(
    `Décompte individuel de charges
${head}

Dépenses                  Base      Tantièmes     Votre part
Charges générales  10 000,00      1000      25      250,00
Total de l'exercice                                  250,00
Provisions versées                                   200,00
Solde à votre charge                                  50,00

${foot}`,
    'CHARGES',
    'DECOMPTE',
  );
  return [facts['exercice_from'], facts['exercice_to']];
};
const NEXT =
  'Cette somme sera reprise sur l’appel du 1er trimestre 2027. Le budget de l’exercice 2027 a été voté.';

describe('the year that is settled', () => {
  it.each([
    ['Exercice clos le 30/06/2026 (ouvert le 01/07/2025)', '2025-07-01', '2026-06-30'],
    ['Exercice ouvert le 1er juillet 2025 et clos le 30 juin 2026', '2025-07-01', '2026-06-30'],
    ['Exercice clos : du 01/04/2025 au 31/03/2026', '2025-04-01', '2026-03-31'],
    ['Exercice du 01/01/2026 au 31/12/2026', '2026-01-01', '2026-12-31'],
    ['Exercice du 01/04/2026 au 31/12/2026 (neuf mois)', '2026-04-01', '2026-12-31'],
    ['Charges de l’année 2026 (1er janvier – 31 décembre 2026)', '2026-01-01', '2026-12-31'],
    [
      'Ouverture de l’exercice : 01/10/2025 – clôture de l’exercice : 30/09/2026',
      '2025-10-01',
      '2026-09-30',
    ],
    // The day on which it starts is extracted nowhere.
    ['Exercice clos le 30/06/2026', undefined, undefined],
  ])('%s', (head, from, to) => {
    expect(yearOf(head, NEXT)).toEqual([from, to]);
  });

  it('is none of the quarters to come', () => {
    expect(yearOf('', 'Le solde sera porté sur l’appel du 1er trimestre 2027.')).toEqual([
      undefined,
      undefined,
    ]);
  });
});
