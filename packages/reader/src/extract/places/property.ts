// Where the home is. « Adresse » alone may be the owner's, the surveyor's or the insurer's: what stands
// above says whose it is.
import type { Box } from '@quitus/domain/reading/box';

import { fold, plain } from '../../french/fold.ts';
import type { Cell } from '../../layout/cells.ts';
import { boxAround, middleOf } from '../../page/box.ts';
import { flowTextOf } from '../sheet/flow-text.ts';
import { textsAfter, under } from '../sheet/labelled.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet, SheetLine } from '../sheet/sheet.ts';
import { findStreets, hasBrokenAddress } from './addresses.ts';
import { agreedAddress, only, plainAddress } from './agreed-address.ts';
import { codedAddresses } from './coded-addresses.ts';
import { withHamlet } from './hamlets.ts';
import { type Place, placesOf } from './places.ts';
import { saidBy } from './said-by.ts';
import { townFirst } from './town-first.ts';
import { withOwner } from './whose-address.ts';
import { wrappedFields } from './wrapped-fields.ts';

const OF_HOME =
  /(?:adresse|situation|localisation)(?: complete| postale)? d(?:u|e la|e l'|es) ?(?:bien|logement|immeuble|batiments?(?: visites?)?|local|locaux|maison|propriete|lot|habitation|risque|installation|location|lieux|parcelle)(?: ou (?:du )?numero de (?:la )?parcelle)?(?:(?: (?:loue|assure|concerne|visite|diagnostique|immobilier)e?s?)?|(?: [a-z'-]{3,}){1,4}(?=\s?:))|(?:biens?|logement|immeuble|local|locaux|habitation|maison|appartement|installation)(?: (?:loue|assure|concerne|diagnostique|immobilier|expertise|objet|gere|controle|examine|inspecte|visite|mesure|vise|designe|vendu|cede)e?s?)?|d(?:u|e la|e l') ?(?:bien|logement|immeuble|maison)|lieu (?:du risque|d'intervention|de l'intervention|de la location|loue)|lieux loues|risque assure|chantier/;
/** « Adresse de », of which OCR lost the end. */
const ALONE =
  /adresse(?: complete| postale| de)?|(?:n° et |numero et )?(?:nom de la )?(?:rue|voie)/;
/** « Département : GARD – Commune : NÎMES (30000) », in one field. */
const COMMUNE =
  /(?:departement\s?:?\s[a-z' -]{2,30}?\s-\s)?(?:code postal(?: et | ?[/-] ?|, ?)?)?(?:commune|ville)(?: ?[/-] ?code postal)?|code postal(?: ou (?:code )?insee)?(?: ?[/-] ?(?:commune|ville))?/;
/** Words at the head of a line that open a block about somebody, or about the place. */
const PERSONS =
  /^(?:[a-z\d]{1,2}\s?[.)-]\s*-?\s*)?(?:designation |identification |coordonnees |identite )?(?:d[ue]s? (?:la |l')?|de l')?(?:(?:co-?)?proprietaires?|clients?|donneurs? d'ordre|commanditaires?|mandataires?|operateurs?|diagnostiqueurs?|techniciens?|bailleurs?|locataires?|assureurs?|assures?|souscripteurs?|titulaires?|cabinet|societe|entreprise|raison sociale|organisme|nom\b|vendeurs?|syndic|notaire|agence|banque)/;
const OWNERS =
  /^(?:[a-z\d]{1,2}\s?[.)-]\s*-?\s*)?(?:designation |identification |coordonnees |identite )?(?:d[ue]s? |de la )?(?:proprietaires?|(?:titulaires? d[ue]s? )?droits? de propriete|titulaires? d[ue]s? droits? de propriete|vendeu(?:r|se)s?)\b/;
const PLACES =
  /^(?:[a-z\d]{1,2}\s?[.)-]\s*-?\s*)?(?:designation |localisation |identification |situation |description |references? )(?:et [a-z ]{3,20} )?d[ue]s? (?:la |l'|ou des )?(?:bien|immeuble|batiment|logement|lot|local|locaux|propriete|installation)|^(?:bien|immeuble|logement)\b/;
const POSTCODE = /(?<!\d)\d{5}(?!\d)\s+\p{L}/u;
/** In heights of a line. */
const BELOW = 2.4;
const AROUND = 6.5;
const MAX_LINES = 9;
/** Signs of a street that tell it from another. */
const NAMED = 9;

const CLIENTS =
  /^(?:[a-z\d]{1,2}\s?[.)-]\s*-?\s*)?(?:designation |identification |coordonnees |identite )?(?:d[ue]s? )?(?:clients?|donneurs? d'ordre|commanditaires?|demandeurs?)\b/;

type Opening = 'PERSON' | 'PLACE' | 'OWNER' | 'CLIENT';

const opensBlock = ({ text }: Cell): boolean => PERSONS.test(fold(text)) || PLACES.test(fold(text));

/** « Désignation du bâtiment | Désignation du client », over two columns: each is of what is under it. Nearest lines first. */
function headOfColumn(
  above: readonly SheetLine[],
  box: Box,
): { cells: readonly Cell[] } | undefined {
  const at = above.findIndex(
    ({ cells }) =>
      cells.length > 1 &&
      cells.every((cell) => opensBlock(cell) && !/:\s*\S/.test(cell.text)) &&
      cells.some(({ text }) => PLACES.test(fold(text))),
  );
  const heads = above[at]?.cells ?? [];
  const rank = heads.findLastIndex((cell) => cell.box[0] <= box[0] + 1);
  const [head, next] = [heads[rank], heads[rank + 1]];
  if (!head) return undefined;
  const isOther = above
    .slice(0, at)
    .flatMap(({ cells }) => cells)
    .some(
      (cell) =>
        cell.box[0] >= head.box[0] - 1 &&
        cell.box[0] < (next?.box[0] ?? Infinity) - 1 &&
        opensBlock(cell),
    );
  return isOther ? undefined : { cells: [head] };
}

/** The line that opened the block, above. One with both, as « Propriétaire … Adresse », is a person's. */
function openedBy({ lines }: Sheet, { box }: Reading<unknown>): Opening | null {
  const at = lines.findIndex((line) => line.box[1] <= box[1] + 1 && line.box[3] >= box[3] - 1);
  const above = lines.slice(Math.max(0, at - MAX_LINES), at).toReversed();
  const opens = ({ cells }: Pick<SheetLine, 'cells'>, block: RegExp) =>
    cells.some(({ text }) => block.test(fold(text)));
  const opened =
    headOfColumn(above, box) ?? above.find((line) => opens(line, PERSONS) || opens(line, PLACES));
  if (!opened) return null;
  if (opens(opened, OWNERS)) return 'OWNER';
  if (opens(opened, CLIENTS)) return 'CLIENT';
  return opens(opened, PERSONS) ? 'PERSON' : 'PLACE';
}

/** « Nom et prénom : M. Jean EXEMPLE », in the block of the owner, or of whoever asked. */
export const namesOf = (sheet: Sheet, of: 'OWNER' | 'CLIENT'): Reading<string>[] =>
  textsAfter(sheet, /noms?(?: et prenoms?|,? prenoms?| ou raison sociale)?|identite/)
    .filter((one) => openedBy(sheet, one) === of)
    .map((one) => ({ ...one, value: one.value.replace(/^[\s.…_:-]+/, '') }));

/** Up to the dash, where that is a street: the floor and the cadastre follow. */
function streetIn(text: string): string {
  const [first = ''] = text
    .replace(/^(?:rue|voie|n° et (?:rue|voie)|adresse)\s?:\s*/i, '')
    .split(/\s[–—|-]\s|\s\(/);
  return (/\d.*\p{L}{3}/u.test(first) ? first : text).replace(/[\s,.]+$/, '');
}

const IS_HEAD = new RegExp(`^(?:${COMMUNE.source}|${ALONE.source})\\s*:?$`);
const townIn = (text: string): string | null =>
  /^(?:\d{5}|(?:\d{5}\s)?\p{Lu}[\p{L}' -]{1,40})$/u.test(text) ? text : null;

/** « 56360 LE », « 92260 FONTENAY- »: the line broke inside the town. */
const CUT_TOWN =
  /(?<!\d)\d{5}\s+(?:(?:le|la|les|saint|sainte|st|ste)|[a-z' -]*(?:-|\s(?:sur|sous|en|les?|la|de|du|des|aux?)))$/;

/** The town that ends on the next line, where that holds nothing else. */
function withRest(one: Reading<string> & { more?: string }): Reading<string> | null {
  const rest = /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}$/u.exec(plain(one.more ?? '').trim());
  if (!rest) return null;
  const value = `${one.value}${one.value.endsWith('-') ? '' : ' '}${(one.more ?? '').trim()}`;
  return { ...one, value, raw: value };
}

/** « 14 rue du Marché » over « 44000 NANTES », or over « Commune : 44000 NANTES ». */
function withTown(sheet: Sheet, one: Reading<string> & { more?: string }): Reading<string> | null {
  if (CUT_TOWN.test(fold(one.value))) return withRest(one);
  if (POSTCODE.test(one.value)) return one;
  const near = (box: Reading<unknown>['box']) => {
    const gap = middleOf(box) - middleOf(one.box);
    return gap > 0 && gap < BELOW * sheet.height;
  };
  // A cell that is wrapped goes on at its left side, wherever in it the street stood.
  const whole =
    sheet.lines
      .flatMap(({ cells }) => cells)
      .find(
        ({ box }) =>
          box[0] <= one.box[0] + 1 &&
          box[2] >= one.box[2] - 1 &&
          box[1] <= one.box[1] + 1 &&
          box[3] >= one.box[3] - 1,
      )?.box ?? one.box;
  const bare = sheet.lines
    .filter(({ box }) => near(box))
    .flatMap(({ cells }) =>
      cells.filter(
        ({ text, box }) => /^\d{5}\s+\p{L}/u.test(text) && box[0] < whole[2] && whole[0] < box[2],
      ),
    )
    .map(({ text, box }) => ({ value: text, box }));
  // The commune may come first: « Commune : BORDEAUX (33000) » over « Adresse : … ».
  const around = (box: Reading<unknown>['box']) =>
    Math.abs(middleOf(box) - middleOf(one.box)) < AROUND * sheet.height;
  const beside = textsAfter(sheet, COMMUNE).filter(
    ({ value, box }) => !IS_HEAD.test(fold(value)) && around(box),
  );
  const communes =
    beside.length > 0
      ? beside
      : under(sheet, new RegExp(`^(?:${COMMUNE.source})`), townIn).filter(({ box }) => around(box));
  const named = communes.flatMap(({ value, box }) => {
    const { city, code } =
      /^[^\p{L}\d]*(?<city>\p{L}[\p{L}' -]+?)\s*\(\s*(?<code>\d{5})\s*\)/u.exec(value)?.groups ??
      {};
    const town = city && code ? `${code} ${city}` : value;
    return around(box) && /^\W*\d{5}\s+\p{L}/u.test(town) ? [{ value: town, box }] : [];
  });
  // « Code postal » and « Commune », each in its own field.
  const codes = communes.filter(({ value }) => /^\d{5}$/.test(value.trim()));
  const cities = communes.filter(({ value }) => /^\p{Lu}[\p{L}' -]{2,40}$/u.test(plain(value)));
  const apart = codes.flatMap(({ value, box }) =>
    cities.map((city) => ({
      value: `${value.trim()} ${city.value.trim()}`,
      box: boxAround([box, city.box]),
    })),
  );
  const [town, ...others] = [bare, named, apart].find((some) => some.length > 0) ?? [];
  if (!town || others.length > 0) return null;
  const value = `${streetIn(one.value)}, ${town.value.replace(/^[^\p{L}\d]+/u, '')}`;
  return { value, raw: value, box: boxAround([one.box, town.box]), page: one.page };
}

/** « 20 rue de Nantes, escalier B, 35000 RENNES »: which door it is. */
const WITHIN =
  /(?:,\s*(?:b[aâ]t(?:iment|\.)?|esc(?:alier|\.)?|entr[eé]e|app(?:artement|t|\.)?|porte|(?:\d{1,2}(?:er|e|[eè]me) )?[eé]tage|rez-de-chauss[eé]e|rdc|logement|lots?)(?![\p{L}])[^,]{0,30})+(?=,\s*\d{5}\s)/iu;

/** Without the kind of home and the floor before it, nor the lots after it. */
function bareAddress(text: string): string {
  const clean = text.replace(/^[\s.…_:-]+/, '');
  const parts = clean.split(/,\s+/);
  const first = parts.findIndex((part) =>
    /^\d{1,4}(?:\s?(?:bis|ter|quater|[A-D])\b)?,?\s+(?!pi[eè]ces?|[eé]tages?)\p{L}/iu.test(part),
  );
  const kept = first > 0 ? parts.slice(first).join(', ') : clean;
  const town =
    /^.*?(?<!\d)\d{5}\s+\p{L}(?:(?!\s-\s)[\p{L}'’ -])*(?:\s\d{1,2}(?:e|er|[eè]me)?\b)?/u.exec(
      kept,
    )?.[0];
  return (town ?? kept).replace(/[\s(-]+$/, '').replace(WITHIN, '');
}

/** « 5 avenue de, 74000 ANNECY », « allée des Platanes, 64100 BAYONNE »: OCR lost its name, or its number. */
const HALF_READ =
  /\s(?:de|du|des|la|le|les|et)\s*,\s*\d{5}|^(?:rue|avenue|boulevard|place|allee|chemin|route|impasse|quai|cours|square)\s/;

/** « Adresse | 7 rue du Port, 94000 CRÉTEIL | Lots | 12 »: only a home has lots, whoever is named above. */
const isBesideLots = ({ lines }: Sheet, { box }: Reading<unknown>): boolean =>
  lines.some(
    (line) =>
      line.box[1] <= box[1] + 1 &&
      line.box[3] >= box[3] - 1 &&
      line.cells.some(({ text }) => /^(?:n° (?:de |du )?)?lots?(?:\(s\))?\s*:?$/.test(fold(text))),
  );

/** What is named as the home's, whatever its address looks like: a hamlet has no street. */
function labelledAddresses(sheet: Sheet): Reading<string>[] {
  const named = textsAfter(sheet, OF_HOME);
  const alone = textsAfter(sheet, ALONE).filter(
    (one) => [null, 'PLACE'].includes(openedBy(sheet, one)) || isBesideLots(sheet, one),
  );
  // « Adresse | Code postal | Commune » as heads of columns.
  const headed = under(sheet, new RegExp(`^(?:${OF_HOME.source}|${ALONE.source})`), (text) =>
    /^\d.*\p{L}{3}/u.test(text) ? text : null,
  ).filter((one) => [null, 'PLACE'].includes(openedBy(sheet, one)));
  return (
    [...named, ...alone, ...headed]
      .filter(({ value }) => !IS_HEAD.test(fold(value)))
      .flatMap((one) => withTown(sheet, one) ?? [])
      .filter(({ value }) => POSTCODE.test(value))
      .map((one) => ({ ...one, value: bareAddress(one.value) }))
      // Another label inside it: two fields that nothing parted.
      .filter(({ value }) => !/\s:\s|:$/.test(value))
      // A town alone is nobody's address: the street stands after it.
      .filter(({ value }) => !/^\d{5}\s/.test(value))
      .filter(({ value }) => sheet.page.source !== 'OCR' || !HALF_READ.test(fold(value)))
  );
}

/** The one address of a paper that has a single one, its maker's apart, is the home's: papers must give it. */
function onlyAddress(
  sheets: readonly Sheet[],
  places: readonly Place[],
  { of_people }: Asked,
): Reading<string>[] {
  const others = places.filter(
    (place) => place.of !== 'OFFICE' && (of_people || place.of !== 'PERSON') && !place.bare,
  );
  // A street whose town is somewhere else may be the home's.
  const streets = sheets.flatMap((sheet) => findStreets(sheet.written));
  const known = streets.every(({ value }) =>
    places.some((place) =>
      plainAddress(place.value).startsWith(plainAddress(value).slice(0, NAMED)),
    ),
  );
  return known ? agreedAddress(others) : [];
}

/** `of_people`: where the people of the paper live there, its only address is the home's. A lease has other people. */
type Asked = { of_people: boolean };

/** « État de l’installation de gaz » over « X, 60 cours Y »: the title of a report says nothing of its maker’s address. */
function isUnderTitle({ before }: Place): boolean {
  const at = before.findIndex((piece) => saidBy(piece) !== null);
  return at > 0 && TITLE.test(fold(before[at] ?? ''));
}
const TITLE =
  /^(?:etat|diagnostic|constat|rapport|certificat|attestation|mesurage)\b(?!.*\b(?:situee?s?|sise?s?)\b)/;

/** « 44 BÂTI CONTRÔLE, 1 rue Haute », over the title of the report: of several, those that the report itself places. */
function underTitle(sheet: Sheet | undefined, places: readonly Place[]): readonly Place[] {
  if (!sheet || agreedAddress(places).length > 0) return places;
  const title = sheet.lines.find(({ folded }) => TITLE.test(folded))?.box[1] ?? 0;
  const own = places.filter(({ box }) => box[1] > title);
  return own.length > 0 ? own : places;
}

/** « X, géomètre-expert » over « Résidence Y, avenue Z », at the head of the page: whoever wrote it lives in some building. */
function isOfMaker({ before: [building = '', maker = ''], box, page }: Place): boolean {
  return (
    NAMED_BUILDING.test(fold(building)) &&
    saidBy(maker) === 'OFFICE' &&
    !TITLE.test(fold(maker)) &&
    box[3] < page.height * LETTERHEAD
  );
}
/** « Donneur d’ordre : Mme X » over « Villa Y, 41 chemin Z »: people live in some building too. */
const isOfPerson = ({ before: [building = '', person = ''] }: Place): boolean =>
  NAMED_BUILDING.test(fold(building)) && saidBy(person) === 'PERSON' && CLIENTS.test(fold(person));
const NAMED_BUILDING = /^(?:residence|immeuble|villa|domaine)(?: [\p{L}'-]+){1,4}$/u;
/** Of the height of the page. */
const LETTERHEAD = 0.14;

/** Said where it is on the first page that says it; two places that differ are none. */
export function propertyAddresses(
  sheets: readonly Sheet[],
  asked: Asked = { of_people: true },
): Reading<string>[] {
  const places = sheets.map((sheet) =>
    placesOf(sheet).map((found): Place => {
      const place = withOwner(found);
      if (place.of !== 'PLACE') return place;
      if (isOfMaker(place)) return { ...place, of: 'OFFICE' };
      if (isOfPerson(place)) return { ...place, of: 'PERSON' };
      return isUnderTitle(place) ? { ...place, of: null } : place;
    }),
  );
  const own = places.map((all, at) =>
    underTitle(
      sheets[at],
      all.filter((place) => place.of === 'PLACE'),
    ),
  );
  const unsaid = places.map((all) => all.filter((place) => place.of === null && !place.bare));
  // Where an address was half read it may be the home's, and the other one of the page somebody's.
  if (sheets.slice(0, 2).some(({ written }) => hasBrokenAddress(written)))
    return own.map((all) => agreedAddress(all)).find((all) => all.length > 0) ?? [];
  const labelled = only(sheets.slice(0, 2).flatMap(labelledAddresses), plainAddress);
  const ways = [
    ...own.map((all) => withHamlet(agreedAddress(all), labelled)),
    labelled,
    only(sheets.slice(0, 2).flatMap(codedAddresses), plainAddress),
    townFirst(flowTextOf(sheets.slice(0, 2))),
    only(sheets.slice(0, 2).flatMap(wrappedFields), plainAddress),
    ...(own.some((all) => all.length > 0) ? [] : unsaid.map((all) => agreedAddress(all))),
    ...(own.some((all) => all.length > 0) ? [] : [onlyAddress(sheets, places.flat(), asked)]),
  ];
  return ways.find((all) => all.length > 0) ?? [];
}
