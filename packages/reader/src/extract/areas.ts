// Areas in hundredths of a square metre.
import { fold } from '../french/fold.ts';
import { findAll, type Written } from '../french/written.ts';

export const findAreas = (written: Written) =>
  findAll(
    written,
    fold,
    /(?<![\d.,]|\d )(?<whole>\d{1,4})(?:[.,](?<part>\d{1,2})\s?m(?:²|2|etres?\scarres?)|\s?m(?:²|2|etres?\scarres?)(?:\s(?<late>\d{2})(?=[\s]?(?:[,.;)]\s|[,.;)]?$|\n|hors|soit)))?)(?![\p{L}\d])/gu,
    ({ groups }) =>
      Number(groups?.['whole']) * 100 +
      Number((groups?.['part'] ?? groups?.['late'] ?? '').padEnd(2, '0')),
  );

/** Of which only the label tells the unit. */
export const findBareAreas = (written: Written) =>
  findAll(
    written,
    fold,
    /(?<![\d.,]|\d )(?<whole>\d{1,3})(?:[.,](?<part>\d{1,2}))?(?![\p{L}\d€%]| ?(?:m²|m2|€|euros|pieces?|[.,/]\d))/gu,
    ({ groups }) =>
      Number(groups?.['whole']) * 100 + Number((groups?.['part'] ?? '').padEnd(2, '0')),
  );
