// How many charges a property bears: the registry says it in a sentence, in a table, or by the volumes it
// binds them in. Where two ways of counting differ, nothing is extracted.
import { fold } from '../../french/fold.ts';
import { middleOf } from '../../page/box.ts';
import { type FlowText, type Extracted, extracted } from '../sheet/flow-text.ts';
import { gridRows } from '../sheet/grid.ts';
import { under } from '../sheet/labelled.ts';
import { agreed, distinct, readCells, type Reading, readWords } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { runningCharges } from './ended-charges.ts';

const DATED = {
  day: /^date(?: de depot| d'inscription)?$/,
  creditor: /^creanciers?(?: inscrits?)?$/,
};
const RANKED = {
  rank: /^(?:rang|n°|ordre|n° d'ordre)$/,
  holder: /^(?:titulaires?|creanciers?|beneficiaires?)(?: (?:inscrits?|de l'inscription))?$/,
  amount:
    /^(?:montants?|sommes?|creance|capital)(?: (?:garantie?|principal|en principal|inscrit))?$/,
};
const KINDS = String.raw`(?:inscriptions?(?: (?:hypothecaires?|subsistantes?|en cours|de privileges?[^.;:]{0,60}))?|privileges? et hypotheques?|hypotheques?(?: et privileges?)?|charges hypothecaires)`;
const NO_CHARGE = new RegExp(
  String.raw`(?<value>aucune\s+(?:inscription|charge hypothecaire|hypotheque)|${KINDS}\s*:?\s*neant|absence\s+d'inscription|n'existe\s+(?:pas d'|aucune\s+)inscription|(?:libre|franc|net|nette)s?\s+de\s+toute\s+inscription|n'est greve\w* d'aucune|etat (?:hypothecaire )?neant)`,
  'u',
);
const NUMBERS: Record<string, number> = { une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6 };
/** « comporte une inscription en cours », « dont 2 publications et 2 inscriptions », « n’existe qu’une (1) inscription ». */
const COUNTED =
  /(?:(?:comporte|il existe|subsistent?|existe|existence de|revele|dont|soit|greve\w* (?:de|d')|et|nombre d'inscriptions\s*:?)\s|\bqu')(?:\d+ publications? et )?(?<value>\d{1,2}|une|deux|trois|quatre|cinq|six)\s?(?:\(\d{1,2}\)\s?)?(?:inscriptions?|hypotheques?)(?! (?:radiee?s?|perimee?s?))/;
/** « dont publications : 2 ; inscriptions : 1 », « Nombre d’inscriptions : 1 ». */
const HOW_MANY =
  /\b(?:nombre d'inscriptions?(?: (?:hypothecaires?|en cours|subsistantes?|relevees?|delivrees?))*\s*[:=]?\s*|inscriptions?(?:\(s\))?(?: (?:hypothecaires?|en cours|subsistantes?|relevees?|delivrees?)(?:\(s\))?)*\s*[:=]\s*)(?<value>\d{1,2}|une|deux|trois|quatre|cinq|six)(?![\d/]|\.\d|\s?(?:€|eur))/;
const LINE =
  /nature (?:de l'acte|de l'inscription|de la formalite)\s*:?\s*(?<value>(?:hypotheque|privilege|inscription)[^\n\t]{0,80})/;
/** « 2017V2205 », « 88V2011 »: the registry binds charges in volumes V, deeds in volumes P. */
const VOLUME = /(?<![a-z\d])(?<value>(?:(?:19|20)\d{2}\s?v\s?|[5-9]\dv)(?:n° ?)?\d{1,6})(?!\d)/;
/** A charge that was lifted is printed as well: counting lines would count it. What the registry always says of them is nothing. */
const LIFTED =
  /\bradiation|mainlevee|\bperemption|(?:est|sont|ete|inscription) (?:radiee?s?|perimee?s?)\b|\bradiee?s? (?:le|en|par|suivant)\b|\bperimee?s? (?:le|depuis)\b/;
const ALWAYS_SAID =
  /(?:ne (?:comprend|porte|comporte|mentionne)[^.;]{0,60}?|sauf|hors|a l'exclusion des?|formalites?|celles) (?:formalites |inscriptions )?(?:radiees?|perimees?)[^.;]{0,60}|mentions? (?:en marge|marginales?)[^.;]{0,120}|\([^()]*\b(?:radiations|peremptions|mainlevees)\b[^()]*\)/g;
/** One line for each, where what it is opens the line or follows its number. */
const NAMED =
  /(?:^|\n|[-–:]\s|(?<!\d)\d{1,2}[.)]\s)(?<value>(?:inscription d[e'] ?(?:hypotheque|privilege)|hypotheque (?:conventionnelle|legale|judiciaire)|privilege d[eu]|p\.?p\.?d\.?\b)[^\n]{0,60})/;

/** « Inscriptions en cours » over « 2 ». */
const countedInCards = (sheet: Sheet): Reading<string>[] =>
  under(
    sheet,
    /^(?:nombre d')?inscriptions?(?: hypothecaires)? (?:en cours|en vigueur|subsistantes)/,
    (text) => (/^\d{1,2}$/.test(text) ? text : null),
  );

const numberOf = (text: string): number => NUMBERS[text.toLowerCase()] ?? Number(text);

function rowsOf(sheets: readonly Sheet[]): Reading<number> | null {
  const dated = sheets.flatMap((sheet) =>
    gridRows(sheet, DATED, { head: 'day', is: /^\d{2}[/.]\d{2}[/.]\d{4}/ }).flatMap(({ cells }) =>
      cells.creditor && cells.day ? [{ cells: [cells.day, cells.creditor], sheet }] : [],
    ),
  );
  const ranked = sheets.flatMap((sheet) =>
    gridRows(sheet, RANKED, { head: 'rank', is: /^\d{1,2}$/ }).flatMap(({ cells }) =>
      cells.holder && cells.rank && cells.amount
        ? [{ cells: [cells.rank, cells.holder], sheet }]
        : [],
    ),
  );
  const rows = dated.length > 0 ? dated : ranked;
  const [first] = rows;
  if (!first) return null;
  const own = rows.filter(({ sheet }) => sheet === first.sheet);
  return readCells(
    rows.length,
    own.flatMap(({ cells }) => cells),
    first.sheet.page,
  );
}

/** « 2023V » over « 4413 », in a column that is too narrow for both. */
const brokenVolumes = ({ lines, height, page }: Sheet): Reading<string>[] => {
  const words = lines.flatMap(({ line }) => line.words);
  return words
    .filter(({ text }) => /^(?:19|20)\d{2}V$/.test(text))
    .flatMap((volume) => {
      const number = words.find(
        ({ text, box }) =>
          /^\d{1,6}$/.test(text) &&
          Math.abs(box[0] - volume.box[0]) < height / 2 &&
          middleOf(box) > middleOf(volume.box) &&
          middleOf(box) - middleOf(volume.box) < BELOW * height,
      );
      const value = `${volume.text} ${number?.text}`;
      return number ? [readWords(value, value, [volume, number], page)] : [];
    });
};
/** In heights of a line. */
const BELOW = 2.4;

/**
 * « 2022V7702 RADIATION TOTALE de la formalité 2021V1288 »: where each lifting has a volume of its own and says which
 * charge it lifts, those that are left can be counted. One that says it otherwise leaves them uncounted.
 */
function leftCharges(flowText: FlowText): Reading<number> | null {
  const volumes = extracted(flowText, VOLUME).map((one) => ({
    ...one,
    value: bareVolume(one.value),
  }));
  const all = new Set(volumes.map(({ value }) => value));
  const gone = new Set<string>();
  for (const lifting of extracted(flowText, LIFTS)) {
    const start = flowText.folded.lastIndexOf('\n', lifting.at) + 1;
    const own = volumes.findLast(({ at, end }) => at >= start && end <= lifting.at)?.value;
    const lifted = volumes.find(({ at }) => at > lifting.end && at < lifting.end + REACH);
    const between = flowText.folded.slice(lifting.end, lifted?.at);
    const isStated =
      own !== undefined &&
      lifted !== undefined &&
      lifted.value < own &&
      !/partiel|\n\d{1,3}\s/.test(between) &&
      volumes.some(({ value, end }) => value === lifted.value && end < lifting.at);
    const ended = isStated ? null : endedBy(flowText, volumes, lifting);
    if (ended) {
      gone.add(ended);
      continue;
    }
    if (!isStated) return null;
    gone.add(own).add(lifted.value);
  }
  const [first] = volumes;
  return first && gone.size > 0 ? { ...first, value: all.size - gone.size } : null;
}
/** « 88V2011 PRIVILÈGE … – INSCRIPTION PÉRIMÉE »: said in the row of the charge itself, which names no other volume. */
function endedBy(
  { folded }: FlowText,
  volumes: readonly Extracted<string>[],
  { at, end }: Extracted<string>,
): string | null {
  const own = volumes.findLast((one) => one.end <= at);
  const after = folded.slice(end).split(ROW)[0] ?? '';
  const isOther = volumes.some((one) => one.at >= end && one.at < end + after.length);
  const isSaid =
    /\binscription\s+$/.test(folded.slice(Math.max(0, at - 20), at)) ||
    (/^(?:radi|perim)ee?s?$/.test(folded.slice(at, end)) &&
      /^\s+le\s+\d/.test(after) &&
      /\b(?:hypotheque|privilege|inscription)\b[^\n]*[-(]\s*$/.test(
        folded.slice(own?.end ?? at, at),
      ));
  return own && isSaid && !ROW.test(folded.slice(own.end, at)) && !isOther ? own.value : null;
}
const ROW = /\n\d{1,3}[\t ]/;
const LIFTS = /(?<value>\b(?:radiation|mainlevee|peremption|radiee?s?|perimee?s?)\b)/;
const bareVolume = (text: string): string =>
  fold(text)
    .replaceAll(/\s|n°/g, '')
    .replace(/^(?=\d\dv)/, '19');
/** In letters. */
const REACH = 160;

/** `certified` is the day up to which the registry tells, where that is known. */
export function chargesOf(
  sheets: readonly Sheet[],
  flowText: FlowText,
  certified: string | null = null,
): Reading<number> | null {
  const said: Reading<number>[] = [
    ...extracted(flowText, COUNTED),
    ...extracted(flowText, HOW_MANY),
    ...sheets.flatMap(countedInCards),
  ].map((one) => ({ ...one, value: numberOf(one.value) }));
  if (said.length > 0) return agreed(said);
  const [no] = extracted(flowText, NO_CHARGE).map((one) => ({ ...one, value: 0 }));
  if (LIFTED.test(flowText.folded.replaceAll(/\s+/g, ' ').replaceAll(ALWAYS_SAID, '')))
    return no && /subsistante|neant|en cours/.test(flowText.folded) ? no : leftCharges(flowText);
  const running =
    certified === null ? null : runningCharges(flowText, extracted(flowText, VOLUME), certified);
  if (running?.hasEnded) return running.left;
  const lines = extracted(flowText, LINE);
  const volumes = distinct(
    [...extracted(flowText, VOLUME), ...sheets.flatMap(brokenVolumes)].map((one) => ({
      ...one,
      value: bareVolume(one.value),
    })),
  );
  const named = extracted(flowText, NAMED);
  const [row, [line], [volume], [name]] = [rowsOf(sheets), lines, volumes, named];
  return agreed([
    ...(row ? [row] : []),
    ...(line ? [{ ...line, value: lines.length }] : []),
    ...(volume ? [{ ...volume, value: volumes.length }] : []),
    // Titles name them as well: they are counted where nothing else can be.
    ...(name && !row && !line && !volume ? [{ ...name, value: named.length }] : []),
    ...(no ? [no] : []),
  ]);
}
