import { describe, expect, it } from 'vitest';

import { typedPage } from '../../../test/typed-pages.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { announcedAnnexes } from './announced-annexes.ts';

const announced = (text: string) => announcedAnnexes([sheetOf(typedPage(text))], 'test')[0]?.value;

describe('the annexes that a convocation announces', () => {
  it.each([
    ['Vous trouverez les annexes comptables n° 1, 2, 3 et 4 (l’annexe 5 est sans objet).', '1234'],
    ['Documents joints : annexes 1 à 5, devis, pouvoir.', '12345'],
    [
      'L’état financier (annexe 1), le compte de gestion (annexe 2)\net son détail par clé (annexe 3).',
      '123',
    ],
    [
      'Annexe 1 état financier · annexe 2 compte de gestion général · annexe 3 par clé ·\nannexe 5 travaux en cours (annexe 4 sans objet, aucune opération close)',
      '1235',
    ],
  ])('« %s »', (text, numbers) => expect(announced(text)).toEqual(numbers.split('')));

  it('are none where it only speaks of some', () => {
    const far = 'Les comptes sont tenus par le syndic selon le décret.\n'.repeat(9);
    expect(announced(`Annexe 1\n${far}Annexe 2\n${far}Annexe 3`)).toBeUndefined();
    expect(announced('Les travaux figurent à l’annexe 4, le budget à l’annexe 2.')).toBeUndefined();
  });
});
