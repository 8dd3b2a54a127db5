import { contentOf } from '@quitus/papers/pre-etat-date/content';
import { madeUpStatement } from '@quitus/papers/pre-etat-date/made-up-statement';
import { preEtatDateApart } from '@quitus/papers/printed-apart';
import { expect, it } from 'vitest';

import { temporaryFiles } from '../../test/files.ts';
import { linesOf } from '../layout/lines.ts';
import { writtenPage } from '../page/read-pages.ts';
import { textLayers } from '../page/text-layers.ts';

const written = temporaryFiles();
const written_at = new Date('2026-11-15T10:04:00Z');
const data = {
  statement: madeUpStatement(),
  number: 'PED-2026-0023',
  issued_on: '2026-11-15',
  verify_url: 'https://quitus.example.fr/verifier/PED-2026-0023',
  drawn_up_by: 'QUITUS',
  specimen: false,
  main_address: '14 Rue du Marché 44000 Nantes',
  address_extra_line: null,
} as const;

const bare = (text: string): string => text.replaceAll(/\s/g, '');

it('stands each figure of the printed paper on one line with its paper and page', async () => {
  const path = written(await preEtatDateApart(data, written_at));
  const [first, ...others] = (await textLayers(path, 20)).map((layer) =>
    layer === null
      ? []
      : linesOf(writtenPage(layer)).map(({ words }) =>
          bare(words.map(({ text }) => text).join('')),
        ),
  );
  const { summary, parts } = contentOf(data, written_at);
  for (const { label, value, sources } of summary.flatMap(({ lines }) => lines))
    expect(first).toContain(bare(`${label}${value}${sources[0]}`));
  const rest = others.flat();
  const short = parts.flatMap(({ rows }) => rows).filter(({ is_long }) => !is_long);
  for (const { number, label, value, sources } of short)
    expect(rest).toContain(bare(`${number ?? ''}${label}${value}${sources[0] ?? ''}`));
});
