// What people send by mail, and print: none of ours, unless it is recognised as one.
import type { Page } from '../page/page.ts';
import { isMail } from './page-head.ts';
import { pageText } from './page-text.ts';

/** Printed from a mailbox. */
export const isSentByMail = ([first]: readonly Page[]): boolean =>
  first !== undefined && isMail(pageText(first));
