// Mails and newsletters that lie among the papers: recognisably none of ours, whatever they speak of.
import type { ReadDocument } from '@quitus/domain/reading/read-document';

import type { Page } from '../page/page.ts';
import { isMail } from './page-head.ts';
import { type PageText, pageText } from './page-text.ts';

/** In lines: a newsletter says what it is under its name. */
const NEWS_HEAD = 5;
const NEWSLETTER =
  /\b(?:lettre|feuille|bulletin|journal|gazette)\b[^\n]{0,30}\b(?:conseil syndical|d'infos?|d'informations?|residents|voisins)\b/;

const isNewsletter = ({ lines }: PageText): boolean =>
  NEWSLETTER.test(lines.split('\n').slice(0, NEWS_HEAD).join('\n'));

/** Only what nobody recognised: a convocation may come by mail. */
export function asCorrespondence(document: ReadDocument, [first]: readonly Page[]): ReadDocument {
  if (document.answered || !first) return document;
  const text = pageText(first);
  return isMail(text) || isNewsletter(text)
    ? { ...document, type: 'OTHER', sub_kind: null, answered: true, evidence: [] }
    : document;
}
