// Whether a word is somebody's given name: « ODETTE », « Jean-Luc », « Marie-Pierrette ».
import { fold } from '../../french/fold.ts';
import { GIVEN_NAMES } from './given-names.data.ts';

/** Of a double name, either half is enough: « Ghjuvan-Paul ». */
export const isGivenName = (word: string): boolean =>
  fold(word)
    .split('-')
    .some((part) => GIVEN_NAMES.has(part));
