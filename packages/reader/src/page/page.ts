// What a page says and where: everything the reader concludes stands on words with their boxes.
import type { Box } from '@quitus/domain/reading/box';
import type { PageSource } from '@quitus/domain/reading/read-document';

import type { Matrix } from './matrix.ts';

export type Word = {
  text: string;
  /** On the page made straight, so that a line of text is level. */
  box: Box;
  /** 0 to 1 where OCR guessed it; absent where the file says it. */
  confidence?: number;
};

/** The page as people look at it: perhaps upside down, askew, or a photo with the table around it. */
export type Sheet = {
  width: number;
  height: number;
  /** From the straight page to the sheet; null when they are the same. */
  from_page: Matrix | null;
};

export type Page = {
  /** From 1. */
  number: number;
  /** Of the page made straight, in points. */
  width: number;
  height: number;
  source: PageSource;
  words: readonly Word[];
  sheet: Sheet;
};
