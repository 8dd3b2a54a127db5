// What falls due after a call or an account is told apart, and is no part of what they ask for: whoever reads them
// further sees pages without it.
import type { Fact } from '@quitus/domain/reading/read-document';
import { upcomingText } from '@quitus/domain/reading/upcoming';

import { factOf } from '../extract/sheet/reading.ts';
import type { PaperKind } from '../model/fact-model.ts';
import type { Page } from '../page/page.ts';
import { rowsOf } from './figures.ts';
import { RULE } from './proven-fact.ts';
import { upcomingOf } from './upcoming.ts';

const ANNOUNCING: readonly PaperKind[] = ['APPEL_DE_FONDS', 'RELEVE_DE_COMPTE'];

export function announced(
  paper: PaperKind,
  pages: readonly Page[],
): { facts: Fact[]; pages: readonly Page[] } {
  const isSeen = pages.some(({ source }) => source === 'OCR');
  if (!ANNOUNCING.includes(paper) || isSeen) return { facts: [], pages };
  const { dues, words } = upcomingOf(rowsOf(pages));
  const [first] = dues;
  if (!first) return { facts: [], pages };
  const value = dues.map(({ on, part, figure }) => upcomingText({ on, part, cents: figure.value }));
  const raw = dues.map(({ figure }) => figure.words.map(({ text }) => text).join(' ')).join(' ; ');
  const { box, page } = first.figure;
  return {
    facts: [factOf('upcoming', RULE, { value, raw, box, page })],
    pages: pages.map((one) => ({ ...one, words: one.words.filter((word) => !words.has(word)) })),
  };
}
