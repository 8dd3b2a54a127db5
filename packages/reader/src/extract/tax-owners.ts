// Whose tax it is: named as the debtor, or whoever the notice is sent to.
import { fold } from '../french/fold.ts';
import { findAddresses } from './addresses.ts';
import { blocksOf, goesOnIn } from './blocks.ts';
import { textsAfter, under } from './labelled.ts';
import { ownerOf } from './owner.ts';
import { agreed, distinct, type Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';
import { DEBTOR } from './tax-words.data.ts';

export function taxedOwners(sheets: readonly Sheet[]): Reading<string>[] {
  const beside = sheets.flatMap((sheet) => textsAfter(sheet, DEBTOR).flatMap(firstName));
  const below = sheets.flatMap((sheet) =>
    under(sheet, new RegExp(`^(?:${DEBTOR.source})`, 'u'), (text) => text).flatMap(firstName),
  );
  const named = beside.length > 0 ? beside : below;
  const sent = addressedTo(sheets.slice(0, 1));
  const whole = distinct(named.flatMap((one) => inFull(one, sent)));
  return whole.length > 0 ? whole : sent;
}

function addressedTo(sheets: readonly Sheet[]): Reading<string>[] {
  const sent = sheets.flatMap(ownerOf);
  if (sent.length > 0) return sent;
  const one = agreed(sheets.flatMap(addressees)) ?? agreed(sheets.flatMap(overTheirNumber));
  return one ? [one] : [];
}

const TITLES = /^(?:(?:m|mr|mme|mlle|monsieur|madame|mademoiselle)\.?\s+(?:(?:ou|et)\s+)?)+/;
const wordsOf = (name: string): string[] =>
  fold(name).replace(TITLES, '').split(/\s+/).filter(Boolean);

/** A narrow column cuts « DURAND » from « PAUL »: the envelope has both. A family name alone is not told. */
function inFull(one: Reading<string>, sent: readonly Reading<string>[]): Reading<string>[] {
  const own = wordsOf(one.value);
  const longer = sent.find(({ value }) => {
    const words = wordsOf(value);
    return words.length > own.length && own.every((word) => words.includes(word));
  });
  if (longer) return [longer];
  return own.length > 1 || TITLES.test(fold(one.value)) ? [one] : [];
}

/** Names in capitals over a street and a town: tax offices have addresses too. */
function addressees(sheet: Sheet): Reading<string>[] {
  return blocksOf(sheet).flatMap(({ written, lines }) => {
    const [address] = findAddresses(written);
    const at = address
      ? written.text.slice(0, written.starts[address.from]).split('\n').length - 1
      : 0;
    const name = lines.slice(0, at).find(({ cell }) => IN_CAPITALS.test(cell.text))?.cell;
    return name && at <= MAX_ABOVE && !OFFICE.test(fold(name.text))
      ? [{ value: name.text, raw: name.text, box: name.box, page: sheet.page }]
      : [];
  });
}
const IN_CAPITALS = /^(?:\p{Lu}[\p{Lu}'’-]+ ){1,4}\p{Lu}[\p{Lu}'’-]+$/u;
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
