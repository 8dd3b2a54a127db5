import { textsAfter } from '../sheet/labelled.ts';
// Who writes a mail and to whom, as it is printed: « De : Luc Essai <luc@…> » at its head.
import { type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type Correspondents, mayBeName } from './letter-people.ts';

/** Where it is read, after the name or in the place of it. */
const ADDRESS = /\s*(?:[<([][^<>()[\]]*@?[^<>()[\]]*[>)\]]|\S+@\S+).*$/u;

function named(sheet: Sheet, label: RegExp): Reading<string> | null {
  const names = textsAfter(sheet, label).flatMap((one) => {
    const value = one.value.replace(ADDRESS, '').trim();
    return mayBeName(value) ? [{ ...one, value }] : [];
  });
  const [only, ...others] = names;
  return only && others.length === 0 ? only : null;
}

/** Nobody where the first page has no such lines. */
export function mailPeople(sheet: Sheet | undefined): Correspondents {
  const isMail = sheet?.lines.some(({ folded }) => /^(?:objet|sujet)\s?:/.test(folded));
  if (!sheet || !isMail) return { writer: null, addressee: null };
  return {
    writer: named(sheet, /de|from|expediteur/),
    addressee: named(sheet, /a|to|destinataires?/),
  };
}
