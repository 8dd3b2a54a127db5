// Questions voted in parts, agendas in two columns, prose stretched to the margin, and what ends a mandate.
import { describe, expect, it } from 'vitest';

import { typedPage } from '../../../test/typed-pages.ts';
import type { Word } from '../../page/page.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { resolutionsOf } from './resolutions.ts';
import { flatAnswers, isAdopted } from './votes.ts';

describe('answers', () => {
  it.each([
    ['La décision est prise à l’unanimité.', true],
    ['À l’unanimité, l’assemblée approuve ce devis.', true],
    ['L’assemblée adopte cette résolution.', true],
    ['La résolution n’est donc pas adoptée.', false],
    ['La décision n’est pas prise.', false],
    ['L’assemblée rejette cette proposition.', false],
    ['La majorité requise n’est pas atteinte.', false],
    ['La résolution sera adoptée à la majorité de l’article 24.', null],
    ['Avis favorable du conseil syndical.', null],
    [
      'La majorité de l’article 25 n’est pas atteinte. Second vote : pour 410. Adopté (art. 25-1).',
      true,
    ],
    ['La majorité n’est pas atteinte, second vote : pour 10. Rejeté (art. 25-1).', false],
  ])('%s', (text, answer) => {
    expect(isAdopted(flatAnswers(text))).toBe(answer);
  });
});

/** The words of one line, each as far from the next. */
const stretched = (text: string, top: number, gap: number): Word[] => {
  let left = 45;
  return text.split(' ').map((word): Word => {
    const right = left + word.length * 5;
    const box = [left, top, right, top + 10] as const;
    left = right + gap;
    return { text: word, box: [...box] };
  });
};

describe('prose that is stretched to the margin', () => {
  it('is one cell, and its dashes are no empty columns', () => {
    const page = typedPage('Procès-verbal');
    const words = [
      ...stretched('PREMIÈRE RÉSOLUTION. - Bureau. - On élit madame Orme par acclamation', 100, 11),
      ...stretched('ce soir. Cette résolution est adoptée.', 115, 3),
      ...stretched('DEUXIÈME RÉSOLUTION. - Quitus. - Il est donné au syndic ce', 140, 12),
      ...stretched('soir. Cette résolution est adoptée.', 155, 3),
    ];
    const asked = resolutionsOf([sheetOf({ ...page, words })]);
    expect(asked.map(({ subject, adopted }) => [subject, adopted])).toEqual([
      ['Bureau', true],
      ['Quitus', true],
    ]);
  });
});
