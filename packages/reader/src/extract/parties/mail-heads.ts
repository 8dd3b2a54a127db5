// A mail names who writes and whom: « De : Anne ROUX <…> » over « À : Luc PETIT <…> ».
import { fold, plain } from '../../french/fold.ts';
import { type Cell, cellOf } from '../../layout/cells.ts';
import { isGivenName } from '../names/given-names.ts';
import { NO_PERSON, personIn } from '../names/person-names.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { lastWordsRow } from './closing-lines.ts';
import { readerOf } from './mailboxes.ts';
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
/** « Nadège Tournier », « Tournier Nadège »: without capitals, a given name says that it is somebody. */
const isSmallName = (name: string): boolean =>
  /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? (?:(?:de|du|des|Le|La) )?\p{Lu}[\p{L}'-]+$/u.test(
    plain(name),
  ) &&
  [name.split(' ')[0] ?? '', name.split(' ').at(-1) ?? ''].some(isGivenName) &&
  !NO_PERSON.test(fold(name));

/** « À: » and « Anne ROUX », each in its column. */
function openingOf([label, value, ...others]: readonly Cell[]): Cell | undefined {
  const isPair =
    label && value && others.length === 0 && /^\p{Lu}\p{Ll}{0,11}\s?:$/u.test(label.text);
  return isPair ? cellOf([...label.words, ...value.words]) : label;
}

function atHead(sheet: Sheet, own: RegExp, other: RegExp): Reading<string>[] {
  const { lines, page } = sheet;
  const openings = lines.map(({ cells }) => openingOf(cells));
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
    ? firstNamed([atHead(sheet, FROM, TO), signers(sheet)])
    : [];
const firstNamed = (ways: readonly Reading<string>[][]): Reading<string>[] =>
  ways.find((all) => all.length > 0) ?? [];

/** Under the last words of it, where only an address tells who writes: « À bientôt, » over « Anne Roux ». */
function signers(sheet: Sheet): Reading<string>[] {
  const [cell, ...others] = sheet.lines[lastWordsRow(sheet) + 1]?.cells ?? [];
  const value = cell && others.length === 0 ? personNamed(cell.text) : null;
  return cell && value ? [{ value, raw: cell.text, box: cell.box, page: sheet.page }] : [];
}
