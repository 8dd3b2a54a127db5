// What a summary sheet tells in figures: a count, a sum, a day, the years of the construction.
import { findDates } from '../../french/dates.ts';
import { fold } from '../../french/fold.ts';
import { writtenText } from '../../french/written.ts';
import type { Cell } from '../../layout/cells.ts';
import { isValueText } from './fiche-pairs.ts';

const YEARS =
  /^(?:(?:avant|apres|de|entre|depuis|vers|en|a (?:compter|partir) de) )?(?:19|20)\d{2}(?: ?(?:-|a|et) ?(?:19|20)\d{2})?$/;
/** « 4 avril2024 », as OCR reads a day. */
const DAY_LIKE = /^\d{1,2}(?:er)? ?\p{L}{3,9} ?20\d{2}$/u;

export const isFigure = ({ text }: Cell): boolean =>
  isValueText(text) ||
  YEARS.test(fold(text)) ||
  DAY_LIKE.test(fold(text)) ||
  findDates(writtenText(text)).length > 0;
