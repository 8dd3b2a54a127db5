import { homeOwnerOf, ownerOf } from '../src/extract/parties/owner.ts';
import { syndicOf } from '../src/extract/parties/syndic.ts';
// Whose paper it is and of which building, as read from a page that a test writes.
import { buildingOf } from '../src/extract/places/building.ts';
import { type Sheet, sheetOf } from '../src/extract/sheet/sheet.ts';
import type { Page } from '../src/page/page.ts';
import { setPage } from './set-pages.ts';
import { typedPages } from './typed-pages.ts';

type Valued = { value: string };

const readIn = (pagesOf: (text: string) => readonly Page[]) => {
  const all =
    (read: (sheet: Sheet) => readonly Valued[]) =>
    (text: string): string[] =>
      pagesOf(text)
        .map(sheetOf)
        .flatMap(read)
        .map(({ value }) => value);
  return {
    ownersOf: all(ownerOf),
    homeOwnersOf: all(homeOwnerOf),
    syndicsOf: all((sheet) => syndicOf(sheet, true)),
    buildingsOf: all((sheet) => buildingOf(sheet).names),
    addressesOf: all((sheet) => buildingOf(sheet).addresses),
  };
};

/** Written as a typewriter does. */
export const TYPED = readIn(typedPages);
/** Set in columns, where the spaces of the text put them. */
export const SET = readIn((text) => [setPage(text)]);
