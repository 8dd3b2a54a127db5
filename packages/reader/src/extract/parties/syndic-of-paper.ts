// Who manages the building, by all the sheets of a paper: what one of them says, in full, or what several places agree on.
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { agreedFirms } from './agreed-firms.ts';
import { inFull } from './names-in-full.ts';
import { syndicOf } from './syndic.ts';

export function syndicOfPaper(
  sheets: readonly Sheet[],
  sent_by_syndic: boolean,
): Reading<string>[] {
  for (const sheet of sheets) {
    const extracted = syndicOf(sheet, sent_by_syndic);
    if (extracted.length > 0) return extracted.map((one) => inFull(sheets, one));
  }
  return sent_by_syndic ? agreedFirms(sheets) : [];
}
