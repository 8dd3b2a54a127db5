// Which lots a paper is about: « lots 8 et 31 », « Lot(s) : 12 – 44 », « 0023 APPARTEMENT – 0081 PARKING ».
import type { Box } from '@quitus/domain/reading/box';

import { fold } from '../../french/fold.ts';
import { STREET_KIND } from '../../french/street-kinds.ts';
import { found, foundBox, writtenLines } from '../../french/written.ts';
import { cellOf } from '../../layout/cells.ts';
import { boxAround, middleOf } from '../../page/box.ts';
import type { Page } from '../../page/page.ts';
import { type Block, blocksOf, goesOnIn } from '../sheet/blocks.ts';
import { gridRows } from '../sheet/grid.ts';
import { textsAfter, under } from '../sheet/labelled.ts';
import { distinct, readCells, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { overName } from '../sheet/values-over-labels.ts';
import { lotsInColumn } from './lots-in-a-column.ts';
import { spelledLots } from './lots-in-words.ts';
import { LISTED, lotsUnderHead, opensRow } from './lots-under-head.ts';
import { ownRow, rollOf, withoutRoll } from './owners-roll.ts';

/** « 1 287 tantièmes », « 2 120 / 10 000 », « 2 104,00 »: the figure before the space is no lot. */
const COUNTED = String.raw`(?:[ ]\d{3})+[.,]\d{2}(?!\d)|(?:[ ]\d{3})+(?!\d)(?:[.,]\d+)?[ ]?(?:/|%|€|euros?|m²|m2|voix|tantiemes|milliemes|(?:dix|cent) ?-?milliemes)`;
const NUMBER = String.raw`(?:n(?:°|um(?:ero)?s?\.?)s?\s*:?\s*)?\d{1,5}(?!\d|\p{L}(?!\p{L})|${COUNTED}|[.,/]\d|\s?(?:/(?!\s\p{L}{3})|%|€|er\b|e\b|eme|ieme|m²|m2|(?<!\n)tantiemes|tantiemes(?!\s*[:\n]\s*\d)|tant\b|(?:(?:dix|cent)[ -]?)?milliemes|mill\b|parts\b|voix\b|sur\s\d|(?<!\n)pieces?\b|h\b|heures|(?:bis\s|ter\s)?,?\s*(?!places? (?:n°\s?)?\p{L}{0,2}\d)(?:${STREET_KIND}|villa\b)))(?:[ ]?(?:bis|ter|quater)(?!\p{L}))?`;
/** « (appartement T3) », « APPARTEMENT », « : cave ». */
const WHAT = String.raw`(?:\s*\([^()]{1,40}\)|\s*[:=-]?\s*(?:un |une |l'|le |la )?(?:appartements?|appt?\.?|[tf][1-9]\b|studio|caves?|parkings?|box|garages?|stationnements?|places?(?: de parking)?|emplacements?|local|commerce|bureau|jardin|terrasse|cellier|grenier|chambre|logement|maison|combles|balcon)(?:[ ][a-z]?\d{0,3}(?![\p{L}\d]))?(?:\s*\([^()]{1,40}\))?)?`;
const NATURE = String.raw`(?:appartement|appt|studio|[tf][1-9]\b|cave|cellier|parking|garage|box|stationnement|place|emplacement|local|grenier|chambre|jardin|logement|bureau|commerce)`;
/** « 27 à 29 » are three; « appartement n° 14, garage n° 102 » are two. */
const itemOf = (number: string, last = NUMBER): string =>
  String.raw`(?:(?:le |du |les |des )?lots?\s*|(?:une? |l'|le |la )?${NATURE}\s(?=n°))?${number}(?:\s(?:a|au)\s${last})?${WHAT}`;
const ITEM = itemOf(NUMBER);
/** Without a sign between them, the next says « lot » again, or « n° » on a line of its own. */
const MORE = String.raw`(?:(?:\s*(?:,\s*(?:et\s)?|;|\+|&|-|/|[·•|](?=\s*(?:n°|lots?\s|\d{1,4}\s*(?:$|[(\n·•|]))))\s*|\s+(?:et|ou)\s+)${ITEM}|[ \t]+lots?\s*${NUMBER}${WHAT}|[\s,;-]{1,4}(?:et\s)?lots?\s(?:secondaires?|annexes?|accessoires?|dependances?|complementaires?)\s*(?:n°s?)?:?\s*${ITEM}|\s*,?\s+(?:ainsi que|de meme que|y compris|avec|et aussi)\s+(?:(?:le |du |les |des |de |la )*lots?|celui|ceux)\s*(?:portant\s)?${NUMBER}${WHAT}|(?:\n(?=n°|(?!(?:19|20)\d{2}\s)\d{1,5}\s*[-:(]\s*\p{L})|(?<=\)|${NATURE})[ ](?=n°\s?\d))${ITEM})*`;
const LIST = `${ITEM}${MORE}`;
/** What lots are said to be, between the word and their numbers. */
const ABOUT = String.raw`concernes?|principal|principaux|vendus?|cedes?|mutes?|loues?|donnes? en location|objets? d(?:e la|u) (?:vente|mutation|cession|bail|mission|diagnostic)|de (?:la )?copropriete|en copropriete|privatifs?|vous appartenant|lui appartenant|visites?|diagnostiques?|mesures?|detenus?|possedes?|assures?|compris|examines?|controles?|designes?|attribues?|rattaches?|(?:(?!usages?|habitation|stationnement|caves|nombre|total|dont|autres|marches?|travaux|techniques?|entreprises?)[\p{L}'-]{1,16}\s){0,7}(?!usages?|habitation|stationnement|caves|nombre|total|dont|autres|marches?|travaux|techniques?|entreprises?)[\p{L}'-]{2,16}(?=\s*:)`;
/** « Lots / tantièmes » is the head of both. */
const WITH_SHARE = String.raw`(?:\s?(?:[/&+-]|et)\s?(?:tantiemes|milliemes|tant\.?|mill\.?|quotes?-parts?)(?:\s(?:generaux|gx|gen\.?))?\s*(?=[:\n]))?`;
/** The title under a lone « Lot » has a number too: « 2. Situation ». */
const LOTS = String.raw`lots?(?!\s*\n\s*(?:lots?\b|\d{1,2}\s?[.)-]\s(?!${NATURE})))(?:\(s\))?(?:\s+(?:${ABOUT}))*${WITH_SHARE}\s*(?:n(?:°| ?os?\b|umeros?)s?)?\s*(?:\.{2,})?:?\s*(?<lots>${LIST})`;
/** « Lot 1 couverture », « Lot n° 3 – Zinguerie »: a trade, where the works are parted into lots. */
const TRADE =
  /^ ?[:.(-]* *(?:couvertures?\b|couvreur|zingu|charpent|maconn|gros[ -](?:oe|œ)uvre|plomb|peintur|electricit|menuis|etanch|ravalement|demoli|v\.?r\.?d|terrass(?:ement|ier)|echafaud|isolation|serrur|metall|platr|platerie|carrel|ventil|c\.?v\.?c|desamiant|vitrer|miroit|assainiss|desenfum|faux[ -]plafond|revetement|cloison|verriere|ferronn|garde-corps|bardage|ite\b|curage)/;
/** Lots of a works contract, of a division, of which there are so many. */
const OTHERS =
  /(?:(?<!(?:rue|place|allee|avenue|cours|grand|vieux) (?:du )?)(?<!du grand )marche|travaux|maconnerie|entreprise|corps d'etat|macro|couverture|etancheite|ravalement|plomberie|peinture|vote du|attribution du)(?:(?!\d{5})[^.;\n]){0,50}$|(?:nombre|total|reunion|division|subdivision|suppression|creation|(?<!(?:pour|vue de|cadre de|occasion de) la )(?:vente|cession)) (?:total )?(?:de|des|du|d'un) $/;

function lotNumbers(text: string): string[] | null {
  const all = [
    ...fold(text)
      .replaceAll(/\([^)]*\)/g, '')
      // « Appartement T3 », « cave 12 »: what a lot is has figures too.
      .matchAll(
        new RegExp(
          String.raw`(?<![\p{L}\d])${itemOf(`(?<number>${NUMBER})`, `(?<last>${NUMBER})`)}`,
          'gu',
        ),
      ),
  ];
  const numbers = all.flatMap(({ groups }) => {
    const extracted = groups?.['number'] ?? '';
    const [first, last] = [extracted, groups?.['last'] ?? ''].map((number) =>
      Number(/\d+/.exec(number)?.[0] ?? ''),
    );
    // « 3 bis » is another lot than « 3 ».
    const again = /(?:bis|ter|quater)$/.exec(extracted)?.[0];
    if (again) return [`${first} ${again}`];
    const count = last && first && last > first ? last - first + 1 : 1;
    // More are those of a building, and no list.
    return count > MAX_RANGE
      ? []
      : Array.from({ length: count }, (_, index) => String((first ?? 0) + index));
  });
  return numbers.length > 0 ? [...new Set(numbers)] : null;
}
const MAX_RANGE = 12;

/** « 27 – appartement, 3e étage ; 63 – garage »: what is extracted of one stands before the next. */
const FURTHER = new RegExp(
  String.raw`^[^.:\t]{0,70}?(?:[;,/+&·•|]|\set|\s-)\s*(?:et\s)?(?:(?:(?:(?:une? |la |le |l')?${NATURE}\s)?lots?|(?<!-\s)n°)\s*(?<named>${NUMBER})|(?<number>${NUMBER})\s*[-:=(]\s*(?:une? |la |le |l')?${NATURE})|^[^.:;,\t\n]{0,40}?\s-\s(?<dashed>${NUMBER})\s+${NATURE}`,
  'u',
);
/** « LOTS : 103 217 »: a list of a listing, parted by spaces. « 1 287 » is one number. */
const SPACED = /^(?:[ ]\d{1,5})+(?=\s*(?:$|[\n\t;)]))/;

const LONE = /^\D*\d{1,5}\s*$/;
const GOES_ON = /^\s*(?:,|;|&|\+|et\s)\s*(?:n°\s?)?\d{1,5}\s\d/;
/** « Lots n° 8, n° 36 » of which the last was not taken for one. */
const ONE_MORE = /^\s?(?:,|;|&|\+|et\s)\s*n°\s?\d{1,5}(?!\d|[ ]?(?:rue|avenue|bis))/;

const HANGING = /^\s?(?:[,;&+]|et)\s*$/;

/** What goes on after the list that was read: a list is extracted whole or not at all. */
function furtherLots(head: string, rest: string): string | null {
  const spaced = SPACED.exec(rest)?.[0] ?? '';
  if (/^lots|^lot\(s\)/.test(head) && spaced !== '')
    return /\D\d$/.test(head) && /^ \d{3}$/.test(spaced) ? null : spaced.replaceAll(' ', ', ');
  // « lots 5 et 12 124/1000 »: of several, one was read.
  if (/^lots(?!\(s\))/.test(head) && LONE.test(head) && GOES_ON.test(rest)) return null;
  if (head.startsWith('lots') && ONE_MORE.test(rest)) return null;
  let [more, next] = ['', rest];
  for (let match = FURTHER.exec(next); match; match = FURTHER.exec(next)) {
    more += `, ${match.groups?.['named'] ?? match.groups?.['number'] ?? match.groups?.['dashed'] ?? ''}`;
    next = next.slice(match[0].length);
  }
  return more;
}

/** « Lots : 31 / 85 » is a list, « lot 31/1000 » a share. */
const SLASHED =
  /(?<=\b(?:lots(?:\(s\))?|lot\(s\))\s?(?:n°s?)?\s?:?\s?)\d{1,4}(?:\s?\/\s?\d{1,4})+(?![\d/]|\s?(?:i?emes?|tant|mill|e\b))/g;
const withCommas = (folded: string): string =>
  spelledLots(folded)
    .replaceAll(SLASHED, (list) => {
      const last = Number(list.split('/').at(-1));
      return last % 100 === 0 ? list : list.replaceAll('/', ';');
    })
    .replaceAll(DOTTED, ',')
    // « lots C12 (n° 112) et P08 (n° 208) »: the number is the one of the deed. As long as it was.
    .replaceAll(
      CODED,
      (_, code: string, number: string) => `${' '.repeat(code.length)} ${number} `,
    );
const CODED = /(?<![\p{L}\d])([a-z]{1,2}-?\d{1,4} )\((n° ?\d{1,5})\)/gu;
/** « Lots : 114 (appartement). 231 (cave) »: OCR took a comma for a full stop. */
const DOTTED = /(?<=\blots(?:\(s\))?[^.\n\t]{0,60}\))\.(?= \d{1,5} ?\()/g;

/** « Lots 114 », on a page that OCR has read: of several, one was seen. */
const isHalf = ({ source }: Page, head: string, lots: readonly string[]): boolean =>
  source === 'OCR' && lots.length === 1 && /\blots(?!\(s\))(?!\p{L})(?!.*\blot\b)/su.test(head);

type Lots = Reading<string[]> & {
  /** First words of a line or of a part of it. */
  opens: boolean;
  before: string;
};

/** Who votes for the owner has lots too. */
const OF_ANOTHER = /^(?:le )?mandataires?\b|^(?:president|scrutateur|secretaire|voisin)/;
/** « Syndic bénévole : Mme MORIN (lot 2) »: so has whoever keeps the building. Right before the lots, on their line. */
const OF_KEEPER =
  /(?:^|[\n\t])\s*(?:le |la |votre )?(?:syndic|president|scrutat|secretaire|conseil syndical|gardien|voisin)(?:(?! - |[:;\n\t]|copropri)[^])*:(?:(?! - |[:;\n\t]|copropri|residence|immeuble|proprietaire)[^])*$|\b(?:syndic|president\p{L}*|gardien\p{L}*)\b[^\n\t.;:()]{0,60}\([^()\n\t]*$/u;

/** In signs: what is said of lots stands right before them. */
const NEAR = 160;

function lotsIn(sheet: Sheet, { written, page, lines }: Block): Lots[] {
  const folded = withCommas(fold(written.text));
  const labelOf = (at: number): string =>
    fold(lines[folded.slice(0, at).split('\n').length - 1]?.left?.text ?? '');
  const inColumn = (at: number, extracted: string[] | null): string[] | null => {
    const head = lines[folded.slice(0, at).split('\n').length - 1]?.cell;
    const all = head ? lotsUnderHead(sheet, head) : null;
    return all === null ? extracted : all.length > 0 && all.length <= MAX_LISTED ? all : null;
  };
  return [...folded.matchAll(new RegExp(String.raw`(?<![\p{L}\d])${LOTS}`, 'gu'))].flatMap(
    (match) => {
      const before = folded.slice(0, match.index);
      const near = before.slice(-NEAR);
      const rest = folded.slice(match.index + match[0].length);
      // « LOTS 027, | 091 »: a cell that ends so is half of a list.
      const more = HANGING.test(rest) ? null : furtherLots(match[0], rest);
      const extracted = more === null ? null : lotNumbers(`${match.groups?.['lots'] ?? ''}${more}`);
      const isHead = /^lots?(?:\(s\))?\s*\n/.test(match[0]);
      const at = before.split('\n').length - 1;
      const isCode = isHead && opensRow(sheet, lines[at]?.cell, lines[at + 1]?.cell);
      const value = isCode ? null : isHead ? inColumn(match.index, extracted) : extracted;
      if (
        !value ||
        isHalf(page, match[0], value) ||
        TRADE.test(rest) ||
        OTHERS.test(near) ||
        OF_KEEPER.test(near) ||
        OF_ANOTHER.test(labelOf(match.index))
      )
        return [];
      const one = found(written, match.index, match[0].trimEnd().length, value);
      return [
        {
          value,
          raw: one.raw.replaceAll(/\s+/g, ' '),
          box: foundBox(written, one),
          page,
          opens: /(?:^|[\n\t|·•*>→;(]\s*|(?:^|\s)[-/]\s|\.\s+)$/.test(near),
          before,
        },
      ];
    },
  );
}

/** Whose they are is said before them, or they are of the place that was just given. */
const OWN =
  /(?:vos|votre|ses|leurs|mes|nos|quote-? ?parts? (?:afferente|des?|du)|(?:(?:quote-? ?)?part|compte|charges|provisions?|depenses)(?: \p{L}{3,12}){0,2} pour|form(?:ant|ent|e)|constitu(?:ant|e|ent)|composee?s? d(?:u|es?)|correspondant|(?:mutation|vente|cession)(?: (?:par|de) [^.;\d]{3,60}?)? d(?:u|es?)|dependant d(?:u|es?)|proprietaires?(?:\(s\))? d(?:u|es?)|concern\p{L}+|designation|mesurage d(?:u|es?)|(?:mesur|visit|examin|control|diagnosti)\p{L}{1,5}\s[^.;\n]{0,40}|appartement|caves?|box|parking|garage|stationnement|cellier|biens?|logement|studio|superficie d(?:u|es?)|partie privative d(?:u|es?)|titre d(?:u|es?)|afferents? aux?|\d{5} [\p{L}' -]{2,40}|\b(?:section )?[a-z]{1,2} n°\s?\d{1,4}|n° de|,)[\s,:;(-]*(?:les? |aux? |des? |n° de )?$/u;

/** « Lot 17 » and « Lot 58 », each over its own lines, are the lots of one paper. */
export function together(readings: readonly Reading<string[]>[]): Reading<string[]> | null {
  // In the order of the page: tables, cells and sentences are looked through one after the other.
  const all = distinct(readings).toSorted(
    (a, b) =>
      a.page.number - b.page.number || middleOf(a.box) - middleOf(b.box) || a.box[0] - b.box[0],
  );
  const [first] = all;
  if (!first) return null;
  const whole = all.find(({ value }) =>
    all.every((other) => other.value.every((lot) => value.includes(lot))),
  );
  if (whole) return whole;
  if (all.some(({ value }) => value.length > 1)) return null;
  return {
    value: [...new Set(all.flatMap(({ value }) => value))],
    raw: all.map(({ raw }) => raw).join(' + '),
    box: boxAround(all.map(({ box }) => box)),
    page: first.page,
  };
}

const LABEL = new RegExp(
  String.raw`(?:vos |votre |les |mes |mon |nos |notre |ses |leurs )?lots?(?:\(s\))?(?: (?:${ABOUT}))*(?: (?:n°s?|numeros?))?|numeros?(?:\(s\))? (?:de|des|du) lots?(?:\(s\))?|n° (?:du|de|des) lots?(?:\(s\))?|references? d(?:u|es) lots?|(?:designation et )?situation d(?:u|es)(?: ou des)? lots?(?:\(s\))?(?: de copropriete)?|[\p{L}' -]{3,50}\((?:n°s?|numeros?) (?:de |des |du )?lots?\)`,
);
const WHOLE = new RegExp(`^${LIST}`, 'u');

/** A list that ends with a comma, a dash or « et » goes on under itself. */
function goingOn(sheet: Sheet, { value, box }: Reading<string>): string {
  if (/^\d{1,5}$/.test(value)) return [value, ...numbersBeside(sheet, box)].join(', ');
  if (!/(?:[,;+&–—-]|\set)$/.test(value.trim())) return value;
  const below = goesOnIn(sheet, box);
  return below ? `${value} ${below.text}` : value;
}

/** « LOTS  0011  0029 », of a listing: in cells of their own, with as many figures each and nothing after. */
function numbersBeside({ lines }: Sheet, [, top, right, bottom]: Box): string[] {
  const line = lines.find(({ box }) => box[1] <= top + 1 && box[3] >= bottom - 1);
  const cells = line?.cells.filter(({ box }) => box[2] > right - 1) ?? [];
  const [own = '', ...next] = cells.map(({ text }) => text);
  const last = /\d+$/.exec(own)?.[0] ?? '';
  const isList = next.every((text) => /^\d+$/.test(text) && text.length === last.length);
  return isList && /^lots\b/.test(line?.folded ?? '') ? next : [];
}

/** Beside « Lots », in the cell or the part of the line that follows. */
const beside = (sheet: Sheet): Reading<string[]>[] =>
  textsAfter(sheet, LABEL).flatMap((one) => {
    const clean = withCommas(`lots ${fold(goingOn(sheet, one))}`).slice('lots '.length);
    const list = WHOLE.exec(clean)?.[0] ?? '';
    const rest = clean.slice(list.length);
    const more = list === '' ? '' : furtherLots(`lots ${list}`, rest);
    const isList = list !== '' && (Boolean(more) || /^\s*(?:[-,;(.].*)?$/.test(rest));
    const lots = isList ? lotNumbers(`${list}${more ?? ''}`) : null;
    const { raw, box, page } = one;
    const line = sheet.lines.find((own) => own.box[1] <= box[1] + 1 && own.box[3] >= box[3] - 1);
    const label = line?.folded.split(raw.toLowerCase())[0] ?? '';
    return lots && !isHalf(page, label, lots) ? [{ value: lots, raw, box, page }] : [];
  });

/** « 27 et 84 » over « vos lots », or under it. A figure alone over « lots » may count them. */
function onCard(sheet: Sheet): Reading<string[]>[] {
  const listOf = (text: string): string[] | null => {
    const folded = fold(text).trim();
    return WHOLE.exec(folded)?.[0] === folded ? lotNumbers(folded) : null;
  };
  const noCount = (text: string): string[] | null => {
    const lots = listOf(text);
    return lots && (lots.length > 1 || fold(text).startsWith('n°')) ? lots : null;
  };
  return [
    ...overName(sheet, /(?:vos|votre|mes|mon) lots?/, listOf),
    ...overName(sheet, /lots?(?:\(s\))?/, noCount),
    ...under(sheet, /^(?:(?:vos|votre|mes|mon) )?lots?(?:\(s\))?/, noCount),
  ];
}

const COLUMNS = {
  lot: /^(?:n°|numero)? ?(?:(?:de |du )?lots?|lots? n°)$/,
  nature: /^(?:nature|designation|description|type|affectation|descriptif)(?: (?:du|des) lots?)?$/,
};

/** « Lot | Nature | Étage »: where no sentence tells them. Natures tell a table of somebody's lots from one of keys. */
const listed = (sheet: Sheet): Reading<string[]>[] => {
  const rows = gridRows(sheet, COLUMNS, { head: 'lot', is: LISTED });
  const named = rows.flatMap(({ cells }) => (cells.lot && cells.nature ? [cells.lot] : []));
  // The total under the last row may stand so near that it seems to go on with it.
  const own = named.map(({ words }) => words[0]?.text ?? '');
  const numbers = new Set(own.flatMap((text) => text.split(/\D/)).map((one) => `${Number(one)}`));
  return named.length > 0 &&
    numbers.size <= MAX_LISTED &&
    named.length === rows.length &&
    own.every((text) => LISTED.test(text))
    ? [readCells([...numbers], named, sheet.page)]
    : [];
};
/** More are those of a building. */
const MAX_LISTED = 6;

/** A wide space after a comma parts a list, not two cells. */
const partedLines = ({ lines, height, page }: Sheet): Block[] =>
  lines.flatMap(({ cells, line, box }, row) => {
    // « lots 14, 22 » over « et 37 », where lines are set far apart.
    const below = lines[row + 1];
    const goesOn =
      below &&
      /\d$/.test(cells.at(-1)?.text ?? '') &&
      /^(?:et|ou|&)\s(?:n°\s?|lots?\s)?\d/.test(below.folded) &&
      middleOf(below.box) - middleOf(box) < WIDE * height;
    const isParted = cells.some(
      ({ text }, at) =>
        /\d[^\d]*(?:[,;&+]|\set)$/.test(text) && /^\d/.test(cells[at + 1]?.text ?? ''),
    );
    if (!isParted && !goesOn) return [];
    const own = goesOn ? [line, below.line] : [line];
    return [
      {
        lines: own.map(({ words }) => ({ cell: cellOf(words), left: null })),
        written: writtenLines(own, height),
        page,
      },
    ];
  });
/** In heights of a line. */
const WIDE = 2.6;

/** All that a page says of lots that are somebody's: in a list of all the owners, those of one row. */
export function lotsOf(printed: Sheet): Reading<string[]>[] {
  const own_row = ownRow(printed);
  const lots = own_row?.lot ? lotNumbers(own_row.lot.text) : null;
  if (own_row?.lot && lots) return [readCells(lots, [own_row.lot], printed.page)];
  const inColumn = lotsInColumn(printed);
  if (inColumn.length > 0) return inColumn;
  const roll = rollOf(printed);
  const sheet = roll ? withoutRoll(roll) : printed;
  const extracted = [...blocksOf(sheet), ...partedLines(sheet)].flatMap((block) =>
    lotsIn(sheet, block),
  );
  const own = extracted.filter(
    ({ opens, before }) => opens || OWN.test(before.slice(-80).replaceAll(/\s+/g, ' ')),
  );
  const named = [...beside(sheet), ...own];
  const table = listed(sheet);
  // Works have lots too: where all do not agree, those that a line or a cell opens with.
  const first = own.filter(({ before }) => /(?:^|[\n\t]\s*)$/.test(before));
  const all = together([...named, ...table]) ?? together([...beside(sheet), ...first]);
  if (all) return [all];
  return table.length > 0 ? table : distinct(onCard(sheet));
}
