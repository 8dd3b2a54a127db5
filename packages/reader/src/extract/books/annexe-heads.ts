// Whose accounts an annexe holds. No annexe is a letter: nobody is written to, and beside the brand of the
// syndic the head has the building only.
import type { Fact } from '@quitus/domain/reading/read-document';

import { plain } from '../../french/fold.ts';
import { levelled } from '../parties/levelled-brands.ts';
import { placesOf } from '../places/places.ts';
import { saidBy } from '../places/said-by.ts';
import { buildingFacts } from '../shares/holding.ts';
import { factsOf } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

const RULE = 'annexes';
/** Of the height of a page. */
const HEAD = 0.16;
/** « LES JARDINS D’ARIANE », as buildings are called and firms are not. */
const NAMED =
  /^(?:LES? |LA |L'|R[EÉ]SIDENCE |DOMAINE |CLOS |PARC |VILLA |HAMEAU |SQUARE |TOUR |PALAIS )\p{Lu}[\p{Lu}\d' -]{2,}$/u;

/** The only address of a page that opens with a brand beside it, and the name over it. */
function headFacts(sheet: Sheet): Fact[] {
  const [place, ...others] = placesOf(sheet).filter(({ bare }) => !bare);
  const [name, ...more] = place?.before ?? [];
  if (!place || others.length > 0 || name === undefined || more.length > 0) return [];
  const isHead = place.box[3] < sheet.page.height * HEAD && levelled(sheet) !== sheet;
  if (!isHead || !NAMED.test(plain(name)) || saidBy(name) === 'OFFICE') return [];
  const { value, raw, box, page } = place;
  return [
    ...factsOf('building', RULE, [{ value: name, raw: name, box, page }]),
    ...factsOf('building_address', RULE, [{ value, raw, box, page }]),
  ];
}

export function annexeHeadFacts(sheets: readonly Sheet[]): Fact[] {
  const extracted = buildingFacts(sheets, RULE);
  const isStated = extracted.some(({ name }) => name === 'building' || name === 'building_address');
  return [...extracted, ...(isStated ? [] : sheets.slice(0, 1).flatMap(headFacts))];
}
