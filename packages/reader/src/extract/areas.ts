// Areas in hundredths of a square metre.
import { fold } from '../french/fold.ts';
import { findAll, type Written } from '../french/written.ts';

export const findAreas = (written: Written) =>
  findAll(
    written,
    fold,
    /(?<![\d.,]|\d )(?<whole>\d{1,4})(?:[.,](?<part>\d{1,2}))?\s?m(?:²|2|etres?\scarres?)(?![\p{L}\d])/gu,
    ({ groups }) =>
      Number(groups?.['whole']) * 100 + Number((groups?.['part'] ?? '').padEnd(2, '0')),
  );
