// Which building a paper is about: its name and where it stands.
import { fold, plain } from '../french/fold.ts';
import { found, foundBox } from '../french/written.ts';
import { findAddresses, hasBrokenAddress } from './addresses.ts';
import { cellUnder } from './blocks.ts';
import { isLabel, nameIn } from './building-name.ts';
import { isGivenName } from './given-names.ts';
import { textsAfter } from './labelled.ts';
import { overBuilding } from './names-over-labels.ts';
import { isHome, MEETS, type Place, placesOf } from './places.ts';
import type { Reading } from './reading.ts';
import { inText, ofSyndicate } from './said-building.ts';
import type { Sheet } from './sheet.ts';
import {
  ARTICLED,
  besideLots,
  besideTitle,
  citedAfter,
  overTown,
  underTitle,
  unlabelled,
} from './unlabelled-building.ts';

type Building = { names: Reading<string>[]; addresses: Reading<string>[] };

/** The name right before an address, where it or what stands over it says that it is a building's. */
function nameBefore({ before, after, raw, box, page }: Place): Reading<string>[] {
  const [first, second] = before;
  const near = first === undefined ? null : (nameIn(first) ?? nameAtEnd(first));
  // « Copropriété LE BALCON DES CIMES – Front de neige, route des Pistes ».
  const over = near || second === undefined ? null : nameIn(second);
  const one = near ?? (over?.labelled ? over : null);
  if (!one) return [];
  const registered =
    /^[\s,–—(|·•;-]*(?:immatricul|rnc|n° (?:d'immatricul|immatricul)|[a-z]{2}\d-?\d{3})|^\s*[·–—,|;-]?\s*lots?\b/.test(
      fold(after),
    );
  if (!one.labelled && !registered && !isLabel(second)) return [];
  return [{ value: one.name, raw, box, page }];
}

/** « …les copropriétaires de la résidence LE MÔLE », over its address. */
const nameAtEnd = (sentence: string): ReturnType<typeof nameIn> => {
  const said = ENDS_IN_NAME.exec(plain(sentence))?.groups?.['name'];
  return said === undefined ? null : nameIn(said);
};
const ENDS_IN_NAME =
  /copropri[eé]taires\s(?:de\s(?:la\s|l')|du\s)(?<name>(?:r[eé]sidence|immeuble|copropri[eé]t[eé]|ensemble immobilier)\s"?\s?\p{Lu}[^,;.:()]{2,40})$/iu;

/** What a label names may hold the address too, and whatever follows. */
function fromLabels(sheet: Sheet): Reading<string>[] {
  const label =
    /(?:nom d'usage,? (?:s'il y a lieu,? )?de la |nom de la |la )?copropriete(?: horizontale)?|imm\.?(?=\s?:)|nom d'usage(?: (?:de (?:la residence|l'immeuble)|du syndicat(?: des? coproprietaires)?))?|syndicat(?! des? )|nom (?:de l'immeuble|de la residence|du syndicat(?: des? coproprietaires)?)|designation de (?:l'immeuble|la copropriete)|denomination(?: de (?:la copropriete|l'immeuble))?|(?:le )?syndicat des? coproprietaires|sdc|immeuble|residence|ensemble immobilier/;
  return textsAfter(sheet, label)
    .filter((one) => !isOfSyndic(sheet, one))
    .flatMap((one) => {
      const [address] = findAddresses(one.written);
      const start = address ? (one.written.starts[address.from] ?? 0) : one.value.length;
      const [piece = '', next = ''] = one.value
        .slice(0, start)
        .split(/\s+[–—-]\s+|\s*[|·•;,]\s*/)
        .filter((part) => part.trim() !== '');
      const code = /^:?\s?\d+$/.test(piece.trim());
      const named = nameIn(code ? next || textBeside(sheet, one.box) : piece);
      return named ? [{ value: named.name, raw: one.raw, box: one.box, page: one.page }] : [];
    });
}

/** « IMMEUBLE : 0093    LE PARC FAURIEL »: the name stands in a cell of its own. */
const textBeside = ({ lines, height }: Sheet, box: Reading<string>['box']): string =>
  lines
    .filter((line) => line.box[1] <= box[1] + 1 && line.box[3] >= box[3] - 1)
    .flatMap(({ cells }) => cells)
    .find(
      ({ text, box: next }) =>
        next[0] >= box[2] && next[0] - box[2] < NEXT * height && /^\p{Lu}/u.test(text),
    )?.text ?? '';
/** In heights of a line. */
const NEXT = 4;

/** « Dénomination », in the part of a form that is about the syndic. */
const isOfSyndic = ({ lines }: Sheet, { box, raw }: Reading<string>): boolean => {
  const at = lines.findIndex((line) => line.box[1] <= box[1] + 1 && line.box[3] >= box[3] - 1);
  const label = lines[at]?.folded ?? '';
  if (!/^(?:[\divx.)-]{1,4}\s)?(?:denomination|nom)\b/.test(label) || raw === '') return false;
  if (OF_ITSELF.test(label)) return false;
  const title = lines
    .slice(Math.max(0, at - 6), at)
    .findLast(({ folded }) => /\b(?:syndic|syndicat|copropriete|immeuble|assureur)\b/.test(folded));
  return /\b(?:syndic|assureur)\b/.test(title?.folded ?? '');
};

/** « Nom de la copropriété », whatever the title over it is about besides. */
const OF_ITSELF =
  /^(?:[\divx.)-]{1,4}\s)?(?:denomination|nom)(?: d'usage)?(?:,? s'il y a lieu,?)? de (?:la (?:copropriete|residence)|l'(?:immeuble|ensemble))\b/;

/** « Nom » in the part of a form that is about the building. */
const inItsPart = (sheet: Sheet): Reading<string>[] =>
  sheet.lines.flatMap(({ cells }, row) => {
    const [label, value, ...others] = cells;
    if (!label || !value || others.length > 0 || !/^nom\s?:?$/.test(fold(label.text))) return [];
    const title = sheet.lines
      .slice(Math.max(0, row - 3), row)
      .findLast((line) => line.cells.length === 1);
    const isOwn =
      /\b(?:immeuble|copropriete|residence|batiment)\b|^(?:[\divx]{1,3}\s?[.)-]\s*)?identification$/.test(
        title?.folded ?? '',
      ) && !/\b(?:syndic|assur|gardien|proprietaire|conseil)/.test(title?.folded ?? '');
    const name = isOwn ? nameIn(value.text)?.name : null;
    return name ? [{ value: name, raw: value.text, box: value.box, page: sheet.page }] : [];
  });

/** In cells: a row of heads, not a label and its value. */
const MIN_HEADS = 3;

/** « Le syndic », beside it: the heads of two cards. */
const CARD_HEAD =
  /^(?:le |la |votre |vos |l')?(?:syndic|gestionnaire|coproprietaires?|proprietaires?|destinataire|references?|adresse(?: (?:de reference|postale|de la copropriete|de l'immeuble|principale))?|(?:n° |numero )?(?:d')?immatriculation|date (?:d'immatriculation|du reglement(?: de copropriete)?)|rnc)\s*:?$/;

/** « Copropriété » as the head of a column. */
const underHeads = (sheet: Sheet): Reading<string>[] =>
  sheet.lines.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const isHead =
        cells.length >= MIN_HEADS ||
        cells.some((other) => other !== cell && CARD_HEAD.test(fold(other.text)));
      const under = isHead && isLabel(cell.text) ? cellUnder(sheet, cell) : null;
      const name = under ? nameIn(under.text)?.name : null;
      return under && name
        ? [{ value: name, raw: under.text, box: under.box, page: sheet.page }]
        : [];
    }),
  );

/** « SDC 9 RUE HAUTE – 9 rue Haute, 44000 NANTES »: a street is no name, unless the paper tells it as one and the address besides. */
const BY_STREET =
  /(?<![\p{L}])(?:copropri[eé]t[eé]|syndicat\s+des?\s+copropri[eé]taires|sdc|nom\sd'usage)\s*:?\s+(?<street>\d{1,4}(?:\s?(?:bis|ter))?,?\s+\p{L}[^,;:()\n\t|"–—]{4,50}?)(?:\s*[,;\n\t|(]\s*|\s+[–—-]\s+)(?=\d)/giu;

function byStreet({ written, page }: Sheet): Reading<string>[] {
  return [...plain(written.text).matchAll(BY_STREET)].flatMap((match) => {
    const street = match.groups?.['street'] ?? '';
    const rest = plainAddress(written.text.slice(match.index + match[0].length));
    if (!rest.startsWith(`${plainAddress(street)} `)) return [];
    const start = match.index + match[0].indexOf(street);
    const value = written.text.slice(start, start + street.length).trim();
    const one = found(written, start, value.length, value);
    return [{ value, raw: one.raw, box: foundBox(written, one), page }];
  });
}

const bareName = (name: string): string =>
  fold(name)
    .replace(/^d[ue] (?=\d)/, '')
    .replace(
      /^(?:la |le )?(?:residence|copropriete|immeuble|sdc)(?: (?:du|de la|de|des|les|le|la))? /,
      '',
    )
    .replace(/^(?:les?|la|l') ?/, '')
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim();

/** With or without its comma, an address is the same. */
export const plainAddress = (text: string): string =>
  fold(text)
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim();

/** Said several times, it is one; said in several ways, it is none. */
export function only<T extends Reading<string>>(
  readings: readonly T[],
  key: (text: string) => string,
): T[] {
  const groups = Map.groupBy(readings, ({ value }) => key(value));
  const [first] = readings;
  return groups.size === 1 && first ? [first] : [];
}

/** An address without its postcode is the one that has it. */
export function agreedAddress(places: readonly Place[]): Reading<string>[] {
  const whole = places.filter(({ bare }) => !bare);
  const all = whole.length > 0 ? whole : places;
  return only(
    all.filter((one) => !all.some((other) => isDoorOf(one, other))),
    plainAddress,
  );
}

const DOORS = /^(?<first>\d{1,4})(?: (?:a|au|et)? ?(?<last>\d{1,4}))? (?<street>[a-z].*)$/;

/** « 16 avenue X », where somebody lives, is a door of « 10 à 18 avenue X ». */
function isDoorOf(one: Place, other: Place): boolean {
  const [door, doors] = [one, other].map(({ value }) => DOORS.exec(plainAddress(value))?.groups);
  const [number, first, last] = [door?.['first'], doors?.['first'], doors?.['last']].map(Number);
  return (
    door?.['last'] === undefined &&
    door?.['street'] === doors?.['street'] &&
    Number(first) <= Number(number) &&
    Number(number) <= Number(last)
  );
}

/** The syndic may have its office in an « Immeuble Le Névé »: it is no « copropriété », has no number and no lots. */
const isSure = (place: Place): boolean =>
  place.before
    .slice(0, 2)
    .some((piece) =>
      /^(?:la |le )?(?:copropriete|syndicat des? coproprietaires|s\.?d\.?c\b)/.test(fold(piece)),
    ) ||
  /immatricul|rnc|[a-z]{2}\d-?\d{3}-?\d{3}/.test(fold(place.after)) ||
  (!isHome(place) &&
    (OF_LOTS.test(fold(place.after)) || OF_LETTER.test(fold(place.before[0] ?? ''))));
/** « …, 44000 NANTES – vos lots 4 et 31 ». */
const OF_LOTS = /^[\s,|·•;(-]{0,4}(?:vos? |votre )?lots?\s/;
/** « Réf. : immeuble LE MÔLE, 3 rue Haute »: what the letter is about. */
const OF_LETTER =
  /^(?:nos |vos |n\/|v\/|votre |notre )?(?:ref(?:erence)?s?\.?|objet|concerne|affaire)\s?:\s*\S/;

/** « Résidence Les Mouettes, 3 rue du Phare », where the paper is of « Copropriété LE MÔLE »: where people meet, live or work. */
function isOfAnother(place: Place, name: string): boolean {
  const other = bareName(nameBefore(place)[0]?.value ?? '');
  const own = bareName(name);
  return other !== '' && !other.includes(own) && !own.includes(other);
}

/** « Résidence Les Mouettes » over the address of an owner or of an office, and nowhere else: not what the paper is about. */
function isNameOfOther(
  sheet: Sheet,
  { value }: Reading<string>,
  places: readonly Place[],
  own: readonly Place[],
): boolean {
  const name = bareName(value);
  const others = places.filter(
    (place) =>
      !own.includes(place) &&
      place.of !== null &&
      place.before.slice(0, 2).some((piece) => isCalled(piece, name)),
  );
  const times = plainAddress(sheet.written.text).split(name).length - 1;
  return others.length > 0 && times <= others.length;
}

const isCalled = (piece: string, name: string): boolean =>
  bareName(nameIn(piece)?.name ?? '') === name ||
  (MEETS.test(fold(piece)) && plainAddress(piece).endsWith(name));

/** Addresses that nothing contradicts, from the surest to the least sure. */
function addressesOf(
  sheet: Sheet,
  places: readonly Place[],
  own: readonly Place[],
): Reading<string>[] {
  const named = own.filter(
    ({ before, after }) =>
      before
        .slice(0, 2)
        .some((piece) => /copropri|immeuble|residence|sdc|syndicat/.test(fold(piece))) ||
      /immatricul|rnc|[a-z]{2}\d-?\d{3}-?\d{3}/.test(fold(after)),
  );
  const isBroken = hasBrokenAddress(
    sheet.written,
    places.map(({ value }) => value),
  );
  const isSaid = places.some((place) => place.of === 'PLACE' && !isHome(place));
  const unsaid = isSaid ? [] : unsaidOf(places);
  const ways = [own.filter(isSure), named, ...(isBroken ? [] : [own, unsaid])];
  return ways.map(agreedAddress).find((all) => all.length > 0) ?? [];
}

/** Where the owner lives is the building only if the paper says so elsewhere too. */
const isTwice = (home: Place, places: readonly Place[]): boolean =>
  places.some((other) => other !== home && plainAddress(other.value) === plainAddress(home.value));

const unsaidOf = (places: readonly Place[]): Place[] =>
  places.filter(
    (place) => place.of === null && !place.bare && !isSomebody(plain(place.before[0] ?? '')),
  );
/** « TEST Luc » over his street. */
const isSomebody = (text: string): boolean =>
  /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){1,2}$/u.test(text) &&
  /(?<!\p{L})\p{Lu}{2}/u.test(text) &&
  text.split(' ').some((word) => /\p{Ll}/u.test(word) && isGivenName(word));

export function buildingOf(sheet: Sheet): Building {
  const places = placesOf(sheet);
  const unsaid = unsaidOf(places);
  // « Villa Serena » under a person is where she lives, beside a card that a building opens.
  const isBeside = unsaid.some(({ before: [first = ''] }) =>
    ARTICLED.test(fold(nameIn(first)?.name ?? '')),
  );
  const told = places.filter((place) => place.of === 'PLACE');
  const elsewhere = told.filter((place) => isSure(place) || !isHome(place));
  const homes = told.filter((place) => !elsewhere.includes(place) && isTwice(place, places));
  const own = elsewhere.length > 0 || isBeside ? elsewhere : homes;
  const said = inText(sheet);
  const syndicates = ofSyndicate(said);
  const about = said.filter(
    (one) => syndicates.includes(one) || !isNameOfOther(sheet, one, places, own),
  );
  const names = [
    fromLabels(sheet),
    overBuilding(sheet).flatMap((one) => {
      const name = nameIn(one.value)?.name;
      return name ? [{ ...one, value: name }] : [];
    }),
    own.filter(isSure).flatMap(nameBefore),
    syndicates,
    own.flatMap(nameBefore),
    underHeads(sheet),
    about,
    underTitle(sheet),
    citedAfter(own),
    inItsPart(sheet),
    byStreet(sheet),
    unlabelled(sheet, [...own, ...(own.length > 0 ? [] : unsaid)]),
    overTown(sheet),
    besideTitle(sheet),
    besideLots(sheet),
  ].map((all) => only(all, bareName));
  const name = names.find((all) => all.length > 0) ?? [];
  const [{ value: called } = { value: '' }] = name;
  const kept = called === '' ? own : own.filter((place) => !isOfAnother(place, called));
  return { names: name, addresses: addressesOf(sheet, places, kept) };
}
