// « L ASSEMBLEE GENERALE », « ADOPTEE A L UNANIMITE »: printers of capitals have no apostrophe. Put back where a page has none at all, sign
// for sign, so that what is found stands where it is printed.
import type { Written } from '../../french/written.ts';
import type { Page } from '../../page/page.ts';

const ELIDED = /(?<=(?<!\p{L})(?:[CDJLMNST]|QU)) (?=[AEIOUYHÉÈÊ]\p{L})/gu;

export const withApostrophes = (written: Written, { words }: Page): Written =>
  words.some(({ text }) => /['’]/.test(text))
    ? written
    : { ...written, text: written.text.replaceAll(ELIDED, "'") };
