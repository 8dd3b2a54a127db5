// Whose tax it is: named as the debtor, or whoever the notice is sent to.
import { fold } from '../../french/fold.ts';
import { middleOf } from '../../page/box.ts';
import { isGivenName } from '../names/given-names.ts';
import { isEstate } from '../names/person-names.ts';
import { ownerOf } from '../parties/owner.ts';
import { findAddresses } from '../places/addresses.ts';
import { blocksOf, goesOnIn } from '../sheet/blocks.ts';
import { textsAfter, under } from '../sheet/labelled.ts';
import { agreed, distinct, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { DEBTOR } from './tax-words.data.ts';

export function taxedOwners(sheets: readonly Sheet[]): Reading<string>[] {
  const beside = sheets.flatMap((sheet) =>
    textsAfter(sheet, DEBTOR).flatMap((one) =>
      firstName(one).map((name) => ({ ...name, rest: restOf(sheet, name), said: one.value })),
    ),
  );
  const below = sheets.flatMap((sheet) =>
    under(sheet, new RegExp(`^(?:${DEBTOR.source})`, 'u'), (text) => text).flatMap((one) =>
      firstName(one).map((name) => ({ ...name, rest: restOf(sheet, name), said: one.value })),
    ),
  );
  const named = beside.length > 0 ? beside : below;
  const sent = addressedTo(sheets.slice(0, 1));
  // Debtors are listed one after the other, by the names of their births: the notice is sent to all of them.
  const [addressee] = sent;
  if (addressee && named.some((one) => LISTED.test(one.said) && isOneOf(one, addressee)))
    return [addressee];
  const envelope = [...sent, ...sheets.slice(0, 1).flatMap(addressees)];
  const whole = distinct(named.flatMap((one) => inFull(one, envelope) ?? joined(one)));
  return whole.length > 0 ? whole : sent;
}

function addressedTo(sheets: readonly Sheet[]): Reading<string>[] {
  const sent = sheets.flatMap(ownerOf);
  if (sent.length > 0) return sent;
  const one = agreed(sheets.flatMap(addressees)) ?? agreed(sheets.flatMap(overTheirNumber));
  return one ? [one] : [];
}

/** They share a name: whoever is written to is no stranger, as a notary or a manager would be. */
const isOneOf = (debtor: Reading<string>, { value }: Reading<string>): boolean =>
  wordsOf(debtor.value).some((word) => word.length > 2 && wordsOf(value).includes(word));

const TITLES = /^(?:(?:m|mr|mme|mlle|monsieur|madame|mademoiselle)\.?\s+(?:(?:ou|et)\s+)?)+/;
const wordsOf = (name: string): string[] =>
  fold(name)
    .replace(TITLES, '')
    .split(/[\s']+/)
    .filter(Boolean);

/** With what stands right under it in its column, in capitals too: a name that a narrow column broke, perhaps. */
type Named = Reading<string> & { rest: string | null; said: string };

/** « ROY PAUL, ROY ANNE », « ROY PAUL (indivision), », « ROY ANNE, usage BON ». */
const LISTED =
  /(?:[;,]|\s[—–-])\s+(?:et\s+)?(?:(?:M|MME|MLLE)\.?\s+)?\p{Lu}{2,}\s\p{Lu}{2,}|\bindivision\b|\busage\b|\b[eé]pouse\b|,$/u;

/** A narrow column cuts « DURAND » from « PAUL »: the envelope has both. */
function inFull(one: Named, sent: readonly Reading<string>[]): Reading<string>[] | null {
  const own = wordsOf(one.value);
  const longer = sent.find(({ value }) => {
    const words = wordsOf(value);
    return words.length > own.length && own.every((word) => words.includes(word));
  });
  if (longer) return [longer];
  const isSent = sent.some(({ value }) => wordsOf(value).join(' ') === own.join(' '));
  return isSent ? [one] : null;
}

/** A family name alone is not extracted, nor one that goes on with what cannot be extracted from another line. */
function joined({ rest, value, raw, box, page }: Named): Reading<string>[] {
  const one = { value, raw, box, page };
  if (rest === null)
    return wordsOf(one.value).length > 1 || TITLES.test(fold(one.value)) ? [one] : [];
  const isName = isEstate(one.value) || rest.split(' ').every(isGivenName);
  return isName ? [{ ...one, value: `${one.value} ${rest}` }] : [];
}

/** In heights of a line. */
const NEXT = 2.4;

function restOf({ lines, height }: Sheet, { box, raw }: Reading<string>): string | null {
  const cells = lines.flatMap((line) => line.cells);
  const own = cells.find(
    (cell) =>
      cell.text.endsWith(raw.trim()) &&
      cell.box[0] <= box[0] + 1 &&
      Math.abs(middleOf(cell.box) - middleOf(box)) < height / 2,
  );
  const below = cells.find(
    (cell) =>
      own &&
      middleOf(cell.box) - middleOf(own.box) > height / 2 &&
      middleOf(cell.box) - middleOf(own.box) < NEXT * height &&
      [own.box[0], box[0]].some((left) => Math.abs(cell.box[0] - left) < height),
  );
  const text = below?.text.trim() ?? '';
  return GOES_ON.test(text) && !OFFICE.test(fold(text)) && !LABEL.test(fold(text)) ? text : null;
}
const GOES_ON = /^\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’-]+){0,3}$/u;

/** Names in capitals over a street and a town: tax offices have addresses too. */
function addressees(sheet: Sheet): Reading<string>[] {
  return blocksOf(sheet).flatMap(({ written, lines }) => {
    const [address] = findAddresses(written);
    // « LA CHESNAYE » over « 37230 FONDETTES »: in the country there is no street.
    const town = lines.findIndex(({ cell: { text } }) => /^\d{5} \p{Lu}/u.test(text));
    const at = address
      ? written.text.slice(0, written.starts[address.from]).split('\n').length - 1
      : Math.max(0, town - 1);
    // The title of the notice may stand right over them.
    const name = lines
      .slice(0, at)
      .find(({ cell: { text } }) => IN_CAPITALS.test(text) && !OFFICE.test(fold(text)))?.cell;
    return name && at <= MAX_ABOVE
      ? [{ value: name.text, raw: name.text, box: name.box, page: sheet.page }]
      : [];
  });
}
/** « DA SILVA NEVES ANA DA GRACA »: some have many names; « D ORVAL PAUL » lost its apostrophe. */
const IN_CAPITALS = /^(?:\p{Lu}[\p{Lu}'’-]* ){1,6}\p{Lu}[\p{Lu}'’-]+$/u;
const MAX_ABOVE = 3;
const OFFICE =
  /finances|publiques?|centre|\bsip\b|service|impots?|tresor|direction|taxes?|avis|commune|departement|\b(?:bat|appt|res|residence|etage|rue|bp|cs)\b/;

/** « Mme DURAND CLAIRE » over « Numéro fiscal 07 51 … », as one’s own space on the net prints it. */
const overTheirNumber = (sheet: Sheet): Reading<string>[] =>
  sheet.lines
    .flatMap(({ cells }) => cells)
    .filter(
      ({ text, box }) =>
        TITLES.test(fold(text)) &&
        /^(?:votre )?(?:numero|n°|identifiant) fiscal\b/.test(
          fold(goesOnIn(sheet, box)?.text ?? ''),
        ),
    )
    .flatMap(({ text, box }) => firstName({ value: text, raw: text, box, page: sheet.page }));

/** The next label is nobody's name. */
const LABEL =
  /^(?:date|numero|n°|references?|debiteurs?|adresse|commune|departement|montant|total|taxes?|avis|vos|votre|role|identifiant|contrat|mise en)\b/;

/** « MBK2ZP DURAND PAUL »: the cadastre numbers people, with six signs that make no word. */
const PERSON_CODE = /^(?=[A-Z\d]{6}\s)(?:(?=\S*\d)|(?!\S*[AEIOUY]))\S{6}\s+(?=\p{Lu})/u;

/** Up to what is said of the person, or to the next one. */
function firstName(one: Reading<string>): Reading<string>[] {
  // « DURAND PAUL indivisaire : … »: a name ends where small letters begin.
  const [value = ''] = one.value
    .replace(PERSON_CODE, '')
    .split(
      /\s+[–—-]\s+|\s*[(;,|]|(?<=\p{Lu}{2})\s+(?!(?:et|ou|née?|de|du|des|la|le)\s)(?=\p{Ll}{3})/u,
    );
  return /^\p{Lu}[\p{L}'’. -]+$/u.test(value) && !LABEL.test(fold(value))
    ? [{ ...one, value: value.trim() }]
    : [];
}
