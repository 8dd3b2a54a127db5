// Mails and newsletters that lie among the papers: recognisably none of ours, whatever they speak of.
import type { Page } from '../page/page.ts';
import { isMail } from './page-head.ts';
import { type PageText, pageText } from './page-text.ts';

/** In lines: a newsletter says what it is under its name. */
const NEWS_HEAD = 5;
const NEWSLETTER =
  /\b(?:lettre|feuille|bulletin|journal|gazette)\b[^\n]{0,30}\b(?:conseil syndical|d'infos?|d'informations?|residents|voisins)\b/;

const isNewsletter = ({ lines }: PageText): boolean =>
  NEWSLETTER.test(lines.split('\n').slice(0, NEWS_HEAD).join('\n'));

const textOf = ([first]: readonly Page[]): PageText | null => (first ? pageText(first) : null);

/** Printed from a mailbox. */
export function isSentByMail(pages: readonly Page[]): boolean {
  const text = textOf(pages);
  return text !== null && isMail(text);
}

export function isCorrespondence(pages: readonly Page[]): boolean {
  const text = textOf(pages);
  return text !== null && (isMail(text) || isNewsletter(text));
}
