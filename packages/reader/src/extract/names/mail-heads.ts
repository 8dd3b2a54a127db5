// A mail names who writes and whom: « De : Anne ROUX <…> » over « À : Luc PETIT <…> ».
import { fold, plain } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import type { Reading } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isGivenName } from './given-names.ts';
import { readerOf } from './mailboxes.ts';
import { NO_PERSON, personIn } from './person-names.ts';
import { untitled } from './untitled-names.ts';

const FROM = /^(?:de|from|exp[eé]diteur)\s?:\s*/iu;
const TO = /^(?:[àa]|pour|to|destinataire)\s?:\s*/iu;
/** Only a mail has both, one under the other. In lines. */
const HEAD = 4;
/** « Anne ROUX <anne.roux@example.fr> », « Anne ROUX (anne.roux@example.fr) »: one person, and where they read. */
const ADDRESS = /\s*[<([]?[\w.+-]+@[\w.-]+[>)\]]?\s*$/u;

/** Nobody where several are written to, or where only an address tells who. */
function personAfter(label: RegExp, { text }: Cell): string | null {
  const opened = label.exec(text)?.[0] ?? '';
  return opened === '' ? null : personNamed(text.slice(opened.length));
}
function personNamed(text: string): string | null {
  const name = text.replace(ADDRESS, '').replaceAll('"', '').trim();
  if (name === '' || /[@,;<>]/.test(name)) return null;
  const titled = personIn(name);
  return titled === name ? name : (untitled(name) ?? (isSmallName(name) ? name : null));
}
/** « Nadège Tournier »: without capitals, a given name says that it is somebody. */
const isSmallName = (name: string): boolean =>
  /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? (?:(?:de|du|des|Le|La) )?\p{Lu}[\p{L}'-]+$/u.test(
    plain(name),
  ) &&
  isGivenName(name.split(' ')[0] ?? '') &&
  !NO_PERSON.test(fold(name));

function atHead(sheet: Sheet, own: RegExp, other: RegExp): Reading<string>[] {
  const { lines, page } = sheet;
  const openings = lines.map(({ cells }) => cells[0]);
  return openings.flatMap((cell, at) => {
    const near = openings
      .slice(Math.max(0, at - HEAD), at + HEAD + 1)
      .map((one) => one?.text ?? '');
    const isMail = near.some((text) => other.test(text)) && near.some((text) => text.includes('@'));
    const value = cell && isMail ? personAfter(own, cell) : null;
    return cell && value ? [{ value, raw: cell.text, box: cell.box, page }] : [];
  });
}

/** Whom a mail is sent to. */
export function mailedTo(sheet: Sheet): Reading<string>[] {
  const named = atHead(sheet, TO, FROM);
  const reader = named.length > 0 ? null : readerOf(sheet);
  const value = reader && personNamed(reader.name);
  return reader && value
    ? [{ value, raw: reader.cell.text, box: reader.cell.box, page: sheet.page }]
    : named;
}

/** « En ma qualité de syndic bénévole, je vous convoque »: whoever writes the mail says what they are. */
const SPEAKS_AS_SYNDIC =
  /\b(?:en (?:ma )?qualite de|en tant que|agissant comme|je suis (?:le |la |votre )?)\s?syndic\b/;

export const mailedBySyndic = (sheet: Sheet): Reading<string>[] =>
  SPEAKS_AS_SYNDIC.test(fold(sheet.written.text).replaceAll(/\s+/g, ' '))
    ? atHead(sheet, FROM, TO)
    : [];
