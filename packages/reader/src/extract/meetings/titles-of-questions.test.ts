// What a question is called, where votes, texts or other columns stand right under it or beside it.
import { expect, it } from 'vitest';

import { setPage } from '../../../test/set-pages.ts';
import { readFacts } from '../../proof/read-facts.ts';

const HEAD = `PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE DU 12 MAI 2026
Présents et représentés : 731 / 1 000 tantièmes.
`;

it('the number of a question may stand in a badge, a little lower than its title', () => {
  const page = setPage(`${HEAD}
1   Désignation du président de séance
    art. 24  L’assemblée désigne Mme Roux.
    Pour 731  Contre 0  Adoptée
2   Quitus au syndic
    art. 24  L’assemblée donne quitus au syndic.
    Pour 731  Contre 0  Adoptée
3   Pose d’un portail
    art. 24  L’assemblée décide la pose d’un portail.
    Pour 31  Contre 700  Rejetée`);
  const lower = page.words.map((word) =>
    /^[123]$/.test(word.text) && word.box[0] < 50
      ? { ...word, box: [word.box[0], word.box[1] + 6, word.box[2], word.box[3] + 6] as const }
      : word,
  );
  const [listed] = readFacts('PV_AG', null, [{ ...page, words: lower }]).filter(
    ({ name }) => name === 'resolutions',
  );
  expect(listed?.value).toEqual([
    '1. Désignation du président de séance',
    '2. Quitus au syndic',
    '3. Pose d’un portail',
  ]);
});
