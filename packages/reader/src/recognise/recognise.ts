// Which documents a file holds. Every answer shows the phrases that made it; where two types are too
// close, the best guess is given and not answered.
import type { ReadDocument } from '@quitus/domain/reading/read-document';

import type { Page } from '../page/page.ts';
import { groupPages, type ReadPage, readPage } from './grouping.ts';
import { pageText } from './page-text.ts';
import { boundsOf } from './paper-bounds.ts';
import { withParts } from './parts.ts';
import { judge } from './score.ts';

export function recognise(pages: readonly Page[]): ReadDocument[] {
  const groups = groupPages(pages.map((page) => readPage(pageText(page))));
  return withParts(groups.map(documentOf));
}

function documentOf(group: readonly ReadPage[]): ReadDocument {
  const verdict = judge(group.map(({ hits }) => hits));
  const pages = group.map(({ number }) => number);
  const { margin = 0, first } = verdict ?? {};
  // « ANNEXE 3 » over its figures is no other paper of a building.
  const isTitled = group[0]?.annexe != null && first?.kind.sub_kind === `ANNEXE_${group[0].annexe}`;
  return {
    type: first?.kind.type ?? null,
    sub_kind: first?.kind.sub_kind ?? null,
    pages,
    answered: isTitled || (verdict?.answered ?? false),
    margin,
    evidence: first?.evidence ?? [],
    bounds: boundsOf(first?.kind.type ?? null, group),
    facts: [],
  };
}
