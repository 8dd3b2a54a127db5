// Areas in hundredths of a square metre.
import { fold } from '../../french/fold.ts';
import { isPartOfNumber, NUMBER_WORDS, numberFromWords } from '../../french/number-words.ts';
import { findAll, type Written } from '../../french/written.ts';

/** « d’une superficie inférieure à 8 m² », « plus de 20 m² »: what the law draws a line at, and what nobody measured. */
const LIMIT =
  /(?:inferieure?s?|superieure?s?|moins|plus|minim\p{L}*|maxim\p{L}*|exced\p{L}*|depass\p{L}*|seuil|limite|n'attei\p{L}*|[<>≤≥])(?:\sou\segale?s?)?(?:\s(?:legale?|reglementaire))?\s?(?:a|de|que|des|pas)?\s?(?:la\s|le\s)?(?:limite\sde\s|seuil\sde\s)?$/u;
const isLimit = (text: string, at: number): boolean =>
  LIMIT.test(text.slice(Math.max(0, at - NEAR), at));
/** In letters. */
const NEAR = 60;

/** « 67,9 m 2 »: OCR parts the square from its metre. « 83 m² 46 dm² » has its hundredths after it, with their unit or without. */
const findAreasInFigures = (written: Written) =>
  findAll(
    written,
    fold,
    /(?<![\d.,]|\d )(?<whole>\d{1,4})(?:[.,](?<part>\d{1,2})\s?m(?:²|2| 2(?=\s*(?:$|[\n\t,.;)-]))|etres?\scarres?)|\s?m(?:²|2|etres?\scarres?)(?:,?\s(?:et\s)?(?<late>\d{1,2})(?=\s?(?:dm\s?(?:²|2)|decimetres?\scarres?))|\s(?<late>\d{2})(?=[\s]?(?:[,.;)(]\s?|$|\n|hors|soit)))?)(?![\p{L}\d])/gu,
    ({ groups, index }, text) =>
      isLimit(text, index) ? null : Number(groups?.['whole']) * 100 + hundredths(groups),
  );

/** After a comma « 4 » is forty hundredths; before « dm² » it is four. */
const hundredths = ({ part, late }: Record<string, string | undefined> = {}): number =>
  part === undefined ? Number(late ?? 0) : Number(part.padEnd(2, '0'));

/** « soixante-six mètres carrés et quarante décimètres carrés »; hundredths without their unit could be anything. */
const IN_WORDS = new RegExp(
  String.raw`(?<whole>${NUMBER_WORDS})\s+metres?\s+carres?(?:,?\s+(?:et\s+)?(?<part>(?!et\b)${NUMBER_WORDS})\s+(?:decimetres?\s+carres?|centiemes?)|(?!,?\s+(?:et\s+)?(?!et\b)${NUMBER_WORDS}))(?![\p{L}\d])`,
  'gu',
);

const findAreasInWords = (written: Written) =>
  findAll(written, fold, IN_WORDS, ({ groups = {}, index }, text) => {
    const before = /(?<word>[^\s,;.()]+?)(?<mark>-\s?|\s)$/u.exec(
      text.slice(Math.max(0, index - 20), index),
    );
    const [whole, part] = [
      numberFromWords(groups['whole'] ?? ''),
      groups['part'] === undefined ? 0 : numberFromWords(groups['part']),
    ];
    return whole === null ||
      part === null ||
      part > 99 ||
      isPartOfNumber(before) ||
      isLimit(text, index)
      ? null
      : whole * 100 + part;
  });

/** In figures, and in words as surveyors certify them. */
export const findAreas = (written: Written) =>
  [...findAreasInFigures(written), ...findAreasInWords(written)].toSorted(
    (a, b) => a.from - b.from,
  );

/** Of which only the label tells the unit. */
export const findBareAreas = (written: Written) =>
  findAll(
    written,
    fold,
    /(?<![\d.,]|\d )(?<whole>\d{1,3})(?:[.,](?<part>\d{1,2}))?(?![\p{L}\d€%]| ?(?:m²|m2|€|euros|pieces?|[.,/]\d))/gu,
    ({ groups }) =>
      Number(groups?.['whole']) * 100 + Number((groups?.['part'] ?? '').padEnd(2, '0')),
  );
