// « S.G.C. – 52 Grande Rue, 25000 BESANÇON – syndic »: a letterhead in one line, its trade after its office.
import { fold, plain } from '../../french/fold.ts';
import { writtenWords } from '../../french/written.ts';
import { findAddresses } from '../places/addresses.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { cellReading, nameOf, saysTitle } from './firm-names.ts';
import { isOtherTrade } from './other-trades.ts';

/** Of the height of a page. */
const [TOP, FOOT] = [0.25, 0.88];
const TRADE_AFTER =
  /^[\s,|·•;-]+(?:votre |le )?(?:syndics?(?! :)|administrat(?:eurs?|rices?) (?:de biens|d'immeubles)|gestionnaires? de coproprietes?)(?![a-z])/;
/** Nothing but a name stands before the street: no second thing, no building. */
const ONLY_NAME = /^[^,;:|·•()]{3,50}?(?:\s[–—-]|,)?\s*$/u;

export const officeLine = (sheet: Sheet): Reading<string>[] =>
  sheet.lines
    .filter(({ box }) => box[3] < sheet.page.height * TOP || box[1] > sheet.page.height * FOOT)
    .flatMap(({ cells }) => cells)
    .flatMap((cell) => {
      const written = writtenWords(cell.words);
      const [office, ...others] = findAddresses(written);
      if (!office || others.length > 0) return [];
      const start = written.starts[office.from] ?? 0;
      const [before, after] = [
        written.text.slice(0, start),
        fold(plain(written.text.slice(start + office.raw.length))),
      ];
      const name = before.replace(/[\s,–—-]+$/u, '');
      const isFirm =
        TRADE_AFTER.test(after) &&
        ONLY_NAME.test(before) &&
        !/\s[–—-]\s/u.test(name) &&
        !saysTitle(fold(name)) &&
        !isOtherTrade(fold(name));
      return isFirm ? nameOf(cellReading(sheet, cell, name.length)) : [];
    });
