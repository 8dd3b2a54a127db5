// Which building a paper is about: its name and where it stands.
import { anyCase } from '../../french/any-case.ts';
import { fold, plain } from '../../french/fold.ts';
import { isGivenName } from '../names/given-names.ts';
import { overBuilding } from '../names/names-over-labels.ts';
import { isCommonName } from '../names/small-names.ts';
import { oncePerSheet } from '../sheet/once-per-sheet.ts';
import { ARTICLED } from '../sheet/place-words.data.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { hasBrokenAddress } from './addresses.ts';
import { agreedAddress, only, plainAddress } from './agreed-address.ts';
import { isHeadedName, isLabel, nameIn } from './building-name.ts';
import { headStreets } from './head-streets.ts';
import {
  besideCode,
  besideWrapped,
  byStreet,
  fromLabels,
  inItsPart,
  underHeads,
} from './labelled-building.ts';
import { withReadPostcode } from './misread-postcodes.ts';
import { withNumber } from './name-numbers.ts';
import { wholeName } from './name-parts.ts';
import { isOnlyTown } from './no-building.ts';
import { openingName } from './opening-building.ts';
import { isHome, MEETS, type Place, placesOf } from './places.ts';
import { inText, ofSyndicate } from './said-building.ts';
import {
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
  const [first, second] = joinedPieces(before.filter((piece) => !INSIDE.test(fold(piece))));
  const near =
    first === undefined
      ? null
      : (nameIn(first) ?? nameAtEnd(first) ?? nameUnderLabel(first, second));
  // « Copropriété LE BALCON DES CIMES – Front de neige, route des Pistes ».
  const over = near || second === undefined ? null : nameIn(second);
  const one = near ?? (over?.labelled ? over : null);
  if (!one) return [];
  const registered =
    /^[\s,–—(|·•;-]*(?:immatricul|rnc|n° (?:d'immatricul|immatricul)|[a-z]{2}\d[- ]?\d{3})|^\s*[·–—,|;-]?\s*lots?\b/.test(
      fold(after),
    );
  if (!one.labelled && !registered && !isLabel(second)) return [];
  return [{ value: one.name, raw, box, page }];
}

/** « Bâtiment C – escalier 2 », between the name and the street: a part of what is named over it. */
const INSIDE =
  /^(?:(?:bat(?:iment)?s?|esc(?:alier)?s?|entrees?|halls?|cages?)\b\.?\s?(?:n°\s?)?[a-z\d]{1,3}(?:(?:\s?[,&/-]\s?|\set\s)[a-z\d]{1,3}\b)*(?:\s?[,/-]\s|\s|$))+$/;

/** « SDC LE CLOS DES » over « ARTS », « RÉSIDENCE LES » over « TILLEULS »: a narrow cell breaks inside a name. */
function joinedPieces([first, second, ...rest]: readonly string[]): readonly string[] {
  if (first === undefined || second === undefined) return first === undefined ? [] : [first];
  const goesOn =
    (OPENS_NEXT.test(second) && /^\p{Lu}[\p{L}\d'’ -]*$/u.test(first)) || ENDS_LAST.test(first);
  return goesOn ? [`${second} ${first}`, ...rest] : [first, second, ...rest];
}
const OPENS_NEXT = /\p{L}{3,}.*\s(?:LES?|LA|DU|DES?|AUX?|ET|[Ll]es?|[Ll]a|du|des?|aux?|et)$/u;
const ENDS_LAST = /^(?:DES|DU|DE|ET|des|du|de|et) \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}$/u;

/** « …les copropriétaires de la résidence LE MÔLE », over its address; « …des copropriétaires du Clos Vert (3 rue Haute ». */
const nameAtEnd = (sentence: string): ReturnType<typeof nameIn> => {
  const { name, called } = ENDS_IN_NAME.exec(plain(sentence))?.groups ?? {};
  if (name !== undefined) return nameIn(name);
  const own = called === undefined ? null : nameIn(called);
  return own && { ...own, labelled: true };
};
/** « Hôtel de Noailles » under « Immeuble »: whatever else its words say, it is called so. */
const nameUnderLabel = (name: string, label: string | undefined): ReturnType<typeof nameIn> =>
  isHeadedName(name, label) ? nameIn(`Copropriété ${name}`) : null;

const ENDS_IN_NAME = new RegExp(
  String.raw`${anyCase(String.raw`copropri[eé]taires`)}\s(?:(?:${anyCase(`de`)}\s(?:${anyCase(`la`)}\s|[lL]')|${anyCase(`du`)}\s)(?<name>${anyCase(String.raw`(?:r[eé]sidence|immeuble|copropri[eé]t[eé]|ensemble immobilier)`)}\s"?\s?\p{Lu}[^,;.:()]{2,40})|${anyCase(String.raw`(?:des|du|de\sla|de)`)}\s"?\s?(?<called>\p{Lu}[\p{L}'-]+(?:\s(?:de|du|des|la|le|les|et|d'|l'|\p{Lu}[\p{L}'-]*))*\s\p{Lu}[\p{L}'-]+)\s?"?\s?\(?)$`,
  'u',
);

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

/** The syndic may have its office in an « Immeuble Le Névé »: it is no « copropriété », has no number and no lots. */
const isSure = (place: Place): boolean =>
  place.before
    .slice(0, 2)
    .some((piece) =>
      /^(?:la |le )?(?:copropriete|syndicat des? coproprietaires|s\.?d\.?c\b)/.test(fold(piece)),
    ) ||
  /immatricul|rnc|[a-z]{2}\d[- ]?\d{3}[- ]?\d{3}/.test(fold(place.after)) ||
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
  called: string,
): Reading<string>[] {
  const named = own.filter(
    ({ before, after }) =>
      before
        .slice(0, 2)
        .some((piece) => /copropri|immeuble|residence|sdc|syndicat/.test(fold(piece))) ||
      /immatricul|rnc|[a-z]{2}\d[- ]?\d{3}[- ]?\d{3}/.test(fold(after)),
  );
  const isBroken = hasBrokenAddress(
    sheet.written,
    places.map(({ value }) => value),
  );
  const isSaid = places.some((place) => place.of === 'PLACE' && !isHome(place));
  const unsaid = isSaid ? [] : unsaidOf(places);
  // « Assemblée du 12 mai – LE MÔLE, 3 rue Haute »: right after its name, where another address is an office's.
  const after = called === '' ? [] : places.filter((place) => isAfter(place, called));
  const ways = [
    own.filter(isSure),
    named,
    after,
    ...(isBroken ? [] : [own, unsaid, ofUnpaid(places, called)]),
  ];
  const extracted = ways.map(agreedAddress).find((all) => all.length > 0);
  return extracted ?? (isBroken || isSaid ? [] : headStreets(sheet, places));
}

const isAfter = (place: Place, name: string): boolean =>
  !isHome(place) &&
  place.of !== 'PERSON' &&
  // « Fiche synthétique – LE MÔLE », over its street.
  [place.before[0] ?? '', lastPart(place.before[0] ?? '')].some(
    (piece) => bareName(nameIn(piece)?.name ?? '') === bareName(name),
  );

const lastPart = (piece: string): string => piece.split(/\s[–—-]\s/).at(-1) ?? '';

/** « Résidence Le Môle » over « syndic bénévole : Mme ROUX » over the only address of the paper: who manages it for nothing has no other office. */
function ofUnpaid(places: readonly Place[], called: string): Place[] {
  const [single, ...others] = places;
  const isUnder =
    called !== '' &&
    single?.before.some(
      (piece) => bareName(nameIn(lastPart(piece))?.name ?? '') === bareName(called),
    );
  const isUnpaid = others.length === 0 && UNPAID.test(single?.before.map(fold).join('\n') ?? '');
  return single && isUnder && isUnpaid ? [single] : [];
}
const UNPAID = /\bsyndic(?:at)?,? (?:benevole|cooperatif|non[- ]professionnel)\b/;

/** Where the owner lives is the building only if the paper says so elsewhere too. */
const isTwice = (home: Place, places: readonly Place[]): boolean =>
  places.some((other) => other !== home && plainAddress(other.value) === plainAddress(home.value));

const unsaidOf = (places: readonly Place[]): Place[] =>
  places.filter(
    (place) => place.of === null && !place.bare && !isSomebody(plain(place.before[0] ?? '')),
  );
/** « TEST Luc », « Luc Test » over his street. */
const isSomebody = (text: string): boolean =>
  (/^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){1,2}$/u.test(text) &&
    /(?<!\p{L})\p{Lu}{2}/u.test(text) &&
    text.split(' ').some((word) => /\p{Ll}/u.test(word) && isGivenName(word))) ||
  isCommonName(text);

export const buildingOf = oncePerSheet((sheet): Building => {
  const places = placesOf(sheet);
  const unsaid = unsaidOf(places);
  // « Villa Serena » under a person is where she lives, beside a card that a building opens.
  const isBeside = unsaid.some(({ before: [first = ''] }) =>
    ARTICLED.test(fold(nameIn(first)?.name ?? '')),
  );
  const extracted = places.filter((place) => place.of === 'PLACE');
  const elsewhere = extracted.filter((place) => isSure(place) || !isHome(place));
  const homes = extracted.filter((place) => !elsewhere.includes(place) && isTwice(place, places));
  const own = elsewhere.length > 0 || isBeside ? elsewhere : homes;
  const said = inText(sheet);
  const syndicates = ofSyndicate(said);
  const about = said.filter(
    (one) => syndicates.includes(one) || !isNameOfOther(sheet, one, places, own),
  );
  const names = [
    fromLabels(sheet).filter((one) => !isNameOfOther(sheet, one, places, own)),
    overBuilding(sheet).flatMap((one) => {
      const name = nameIn(one.value)?.name;
      return name ? [{ ...one, value: name }] : [];
    }),
    own.filter(isSure).flatMap(nameBefore),
    syndicates,
    own.flatMap(nameBefore),
    underHeads(sheet),
    besideCode(sheet),
    besideWrapped(sheet),
    about,
    underTitle(sheet),
    citedAfter(own),
    inItsPart(sheet),
    byStreet(sheet),
    unlabelled(sheet, [...own, ...(own.length > 0 ? [] : unsaid)]),
    overTown(sheet),
    openingName(sheet, unsaid),
    besideTitle(sheet),
    besideLots(sheet),
  ].map((all) =>
    only(
      all.filter((one) => !isOnlyTown(sheet, one)),
      bareName,
    ),
  );
  const name = (names.find((all) => all.length > 0) ?? [])
    .map((one) => withNumber(sheet, one))
    .flatMap((one) => wholeName(sheet, one));
  const [{ value: called } = { value: '' }] = name;
  const kept = called === '' ? own : own.filter((place) => !isOfAnother(place, called));
  return {
    names: name,
    addresses: withReadPostcode(sheet, addressesOf(sheet, places, kept, called)),
  };
});
