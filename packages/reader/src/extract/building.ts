// Which building a paper is about: its name and where it stands.
import { anyCase } from '../french/any-case.ts';
import { fold, plain } from '../french/fold.ts';
import { found, foundBox, writtenText } from '../french/written.ts';
import { findAddresses, findStreets, hasBrokenAddress } from './addresses.ts';
import { cellUnder } from './blocks.ts';
import { isLabel, LABEL, LINKED, NAME, nameIn } from './building-name.ts';
import { textsAfter } from './labelled.ts';
import { restOfName } from './name-over-lines.ts';
import { overBuilding } from './names-over-labels.ts';
import { isHome, type Place, placesOf } from './places.ts';
import type { Reading } from './reading.ts';
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
  const near = first === undefined ? null : nameIn(first);
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
  /^(?:le |la |votre |vos |l')?(?:syndic|gestionnaire|coproprietaires?|proprietaires?|destinataire|references?)\s*:?$/;

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

/** « les copropriétaires de la résidence LES ACACIAS se sont réunis ». */
const NUMBERED = anyCase(String.raw`(?:\(?(?:n°[ ]?|code[ ])?\d{2,6}\)?[ ](?:[-:][ ])?)?`);
const RESIDENCE = anyCase('r[eé]sidence');
const CALLED = anyCase(
  String.raw`(?:r[eé]sidence|immeuble|copropri[eé]t[eé]|ensemble\simmobilier)`,
);
const NAMED = anyCase('d[eé]nomm[eé]e?s?');
const IN_TEXT = new RegExp(
  String.raw`(?<!\p{L})(?:${LABEL}${LINKED}[ ]?:?[ ]${NUMBERED}(?:${RESIDENCE}[ ](?="))?(?:"[ ]?)?(?<name>(?:${RESIDENCE}[ ])?${NAME})|(?<proud>${RESIDENCE}\s(?:${anyCase('(?:du|de la|des)')}\s)?${NAME})|(?<=de l'|la |cette )(?:immeuble|copropri[eé]t[eé]|r[eé]sidence)\n(?<under>\p{Lu}[\p{Lu}'-]*(?:[ ]\p{Lu}[\p{Lu}'-]*){0,6}(?=\s*,))|${CALLED}\s+"\s?(?<cited>[^"\n]{3,40}?)\s?"|${NAMED}\s+"\s?(?<quoted>[^"\n]{3,40}?)\s?"|(?<=\n)"\s?(?<alone>\p{Lu}[\p{Lu}\d' -]{3,40}?)\s?"(?=\n))`,
  'gu',
);

function inText(sheet: Sheet): Reading<string>[] {
  const { written, page } = sheet;
  return [...plain(written.text).matchAll(IN_TEXT)].flatMap((match) => {
    const { name, proud, quoted, under, alone, cited } = match.groups ?? {};
    const said = name ?? proud ?? quoted ?? cited ?? under ?? alone ?? '';
    const end = match.index + match[0].length;
    const rest = restOfName(said, match[0], written.text, end);
    const value = nameIn(`${said}${rest}`.replaceAll(/\s+/g, ' '))?.name;
    if (!value) return [];
    const one = found(written, match.index, match[0].length, value);
    return [{ value, raw: one.raw.replaceAll(/\s+/g, ' '), box: foundBox(written, one), page }];
  });
}

/** « Copropriété du 9 rue Montpensier »: where it has no other name, it is called by its street. */
const BY_STREET =
  /(?<![\p{L}]|(?:syndics?|gestion|(?:administrat\p{L}+|mandataire|liquidat\p{L}+|avocate?|conseil|g[eé]rante?)(?:\s(?:provisoire|judiciaire|ad\shoc))*|sp[eé]cialistes?|professionnels?)\s(?:(?:professionnels?|ind[eé]pendants?|certifi[eé]s?|familial|immobili[eè]re)\s)?(?:de\s|en\s|d')?(?:la\s)?|adresses?(?:\(s\))? (?:de la |du |des? |postale |de l')*)(?:copropri[eé]t[eé]|syndicat\s+des?\s+copropri[eé]taires|sdc)(?:\s+d(?:u|e\sl'immeuble))?(?:\s+sise?(?:\s+au)?)?\s*:?\s+(?<street>\d{1,4}(?:\s?(?:bis|ter))?(?:\s?(?:,|et|-|\/|à)\s?\d{1,4}(?:\s?(?:bis|ter))?){0,3},?\s+\p{L}[^,;:()\n\t|"–—]{4,50}?)(?=\s*(?:[,;:()\n\t|"]|[–—]|\s-\s|\d{5}|$|\sà\s))/giu;

function byStreet({ written, page }: Sheet): Reading<string>[] {
  return [...plain(written.text).matchAll(BY_STREET)].flatMap((match) => {
    const street = match.groups?.['street'] ?? '';
    const start = match.index + match[0].length - street.length;
    if (findStreets(writtenText(street)).length === 0) return [];
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

/** The syndic may have its office in an « Immeuble Le Névé »: it is no « copropriété », and has no number. */
const isSure = ({ before, after }: Place): boolean =>
  before
    .slice(0, 2)
    .some((piece) =>
      /^(?:la |le )?(?:copropriete|syndicat des? coproprietaires|s\.?d\.?c\b)/.test(fold(piece)),
    ) || /immatricul|rnc|[a-z]{2}\d-?\d{3}-?\d{3}/.test(fold(after));

export function buildingOf(sheet: Sheet): Building {
  const places = placesOf(sheet);
  const unsaid = places.filter((place) => place.of === null && !place.bare);
  // « Villa Serena » under a person is where she lives, beside a card that a building opens.
  const isBeside = unsaid.some(({ before: [first = ''] }) =>
    ARTICLED.test(fold(nameIn(first)?.name ?? '')),
  );
  const own = places.filter((place) => place.of === 'PLACE' && !(isBeside && isHome(place)));
  const named = own.filter(
    ({ before, after }) =>
      before
        .slice(0, 2)
        .some((piece) => /copropri|immeuble|residence|sdc|syndicat/.test(fold(piece))) ||
      /immatricul|rnc|[a-z]{2}\d-?\d{3}-?\d{3}/.test(fold(after)),
  );
  const sure = own.filter(isSure);
  const ways = [
    agreedAddress(sure),
    agreedAddress(named),
    ...(hasBrokenAddress(
      sheet.written,
      places.map(({ value }) => value),
    )
      ? []
      : [agreedAddress(own), agreedAddress(own.length > 0 ? [] : unsaid)]),
  ];
  const names = [
    fromLabels(sheet),
    overBuilding(sheet).flatMap((one) => {
      const name = nameIn(one.value)?.name;
      return name ? [{ ...one, value: name }] : [];
    }),
    sure.flatMap(nameBefore),
    own.flatMap(nameBefore),
    underHeads(sheet),
    inText(sheet),
    underTitle(sheet),
    citedAfter(own),
    inItsPart(sheet),
    byStreet(sheet),
    unlabelled(sheet, [...own, ...(own.length > 0 ? [] : unsaid)]),
    overTown(sheet),
    besideTitle(sheet),
    besideLots(sheet),
  ].map((all) => only(all, bareName));
  return {
    names: names.find((all) => all.length > 0) ?? [],
    addresses: ways.find((all) => all.length > 0) ?? [],
  };
}
