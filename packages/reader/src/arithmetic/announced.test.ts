import { expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { announced } from './announced.ts';

const page = setPage(`
  Montant de cet appel                                    943,00
  PROCHAINE ÉCHÉANCE
  Date           Provisions budget      Fonds travaux
  01/07/2026                787,90              39,18`);
const wordsOf = (pages: ReturnType<typeof announced>['pages']) =>
  pages.flatMap(({ words }) => words.map(({ text }) => text));

it('what falls due later is told apart, and taken out of what is read further', () => {
  const { facts, pages } = announced('APPEL_DE_FONDS', [page]);
  expect(facts).toMatchObject([{ name: 'upcoming' }]);
  expect(wordsOf(pages)).toContain('943,00');
  expect(wordsOf(pages)).not.toContain('787,90');
});

it('nothing is taken out of a scan, nor of papers that announce nothing', () => {
  const scan = { ...page, source: 'OCR' as const };
  for (const [kind, pages] of [
    ['APPEL_DE_FONDS', [scan]],
    ['DECOMPTE', [page]],
  ] as const)
    expect(announced(kind, pages)).toEqual({ facts: [], pages });
});
