// An energy report. Its letters are drawn, not written: the figures decide, elsewhere.
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../../french/fold.ts';
import { findDpeNumbers } from '../../french/identifiers.ts';
import {
  findAll,
  type Found,
  foundBox,
  type Written,
  writtenLines,
  writtenText,
} from '../../french/written.ts';
import { type Cell, cellOf } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import { findAreas } from '../figures/areas.ts';
import { buildingFacts, homeFacts, rncOf } from '../shares/holding.ts';
import { blocksOf } from '../sheet/blocks.ts';
import { after, datesAfter, under } from '../sheet/labelled.ts';
import { agreed, distinct, factsOf, readCells, type Reading } from '../sheet/reading.ts';
import { type Finding } from '../sheet/refused-fact.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { reportNumbers } from './report-number.ts';
import { endFacts, groundFacts, madeOn, reportFacts } from './survey.ts';

const RULE = 'dpe';
/** Words that go on with a label; the surface of the whole building is another one. */
const MORE = String.raw`(?: (?:du (?:logement|bien|lot|local)|de (?:l'appartement|la maison|l'habitation)|retenue|declaree|mesuree|calculee|utilisee|indiquee|prise en compte|(?:pour le |du )?dpe|energetique|totale|environ|sref|\([^()\n\t]{2,40}\)))*`;
const REFERENCE = new RegExp(
  String.raw`(?:surface|superficie)(?: habitable)? de reference${MORE}(?: est)?(?: (?:de|egale a))?|\bs\.? ?ref\.?(?= ?[:=])`,
);
const HABITABLE = new RegExp(String.raw`(?:surface|superficie) habitable${MORE}(?! de reference)`);
const MADE =
  /etabli le|date d'etablissement(?: du (?:dpe|diagnostic))?|date de realisation(?: du (?:dpe|diagnostic))?|date du (?:dpe|diagnostic)/;

const placed =
  <T>(find: (written: Sheet['written']) => Found<T>[]) =>
  ({ written, page }: Sheet): Reading<T>[] =>
    find(written).map((one) => ({
      value: one.value,
      raw: one.raw,
      box: foundBox(written, one),
      page,
    }));

/** Final energy is another figure, and so is what the home used in kilowatt-hours a year. */
const FINAL =
  /^[^.;\d]{0,12}(?:d'|en )energie finale|^\s?\(?(?:energie )?finale(?!\s?(?::|=|de)?\s?\d)/;
/** « 152 kWh/m²/an attendus », « visés », « après travaux ». */
const EXPECTED =
  /^\s?\(?(?:attendue?s?|visee?s?|projetee?s?|esperee?s?|estimee?s? apres|apres\s(?:les\s)?(?:travaux|renovation))\b/;
const FINAL_BEFORE = /energie\s+finale[^.;\d\n]{0,30}$|\bfinale(?:\s?[:=]\s?| )$/;
/** « Performance visée après travaux : classe C, 148 kWh/m²/an et 5 kg CO₂/m²/an »: what the home is not yet. */
const AFTER_WORKS =
  /(?:apres\s(?:les\s)?(?:travaux|renovation|etapes?)|(?:parcours|bouquets?|etapes?|propositions?|recommandations?|preconisations?)\s(?:de\s|des\s)?(?:travaux|renovation|\d)|\b(?:remplacer|isoler|installer|atteindre|(?:remplacement|isolation|installation|pose|changement|renovation|reprise)\s(?:d|par\s|complete))|\bpour passer (?:a|en)\s|\bpacks?\s|€[^.;\d]{0,30}(?:→|->|=>)|performances?\s(?:visee|attendue|projetee|future)s?|objectifs?\s(?:vise|de\sperformance)|scenario)(?:[^.;]|\.(?=an\b)){0,90}$/;

/** « Seuil de la classe G : 420 kWh/m²/an », « moyenne nationale : 240 », « indice provisoire : 271 »: what it is compared with. */
const OF_SCALE =
  /(?:seuils?|plafonds?|limites?|maxim(?:um|ale?)|moyennes?|superieure?s? a|inferieure?s? a|au-dela de|a partir de|provisoires?|anciens?|anciennes?|precedente?s?|initiale?s?)\s?[^.;\d]{0,60}$/;

const figureBefore = (unit: string) =>
  placed((written) =>
    findAll(
      written,
      fold,
      new RegExp(
        String.raw`(?:(?<![\d.,/]|\d )|(?<=(?:^|[\n\t])[a-g] \d{1,3} (?:a|-) \d{2,3}[ ]+))(?<figure>\d{1,3})(?:[ \t]?[*¹]?\)?[ \t]?|(?<=(?:^|\n)[^\t\n]*)[ ]?[*¹]?\)?\n)${unit}`,
        'g',
      ),
      ({ groups, index, 0: whole }, text) =>
        FINAL.test(text.slice(index + whole.length).replaceAll(/\s/g, ' ')) ||
        EXPECTED.test(text.slice(index + whole.length).replaceAll(/\s/g, ' ')) ||
        FINAL_BEFORE.test(text.slice(Math.max(0, index - 60), index)) ||
        AFTER_WORKS.test(text.slice(Math.max(0, index - 120), index)) ||
        OF_SCALE.test(text.slice(Math.max(0, index - 80), index))
          ? null
          : Number(groups?.['figure']),
    ),
  );
/** « kg CO2/mŸan »: OCR takes the square and the stroke for another sign. */
const A_YEAR = String.raw`\s?/\s?\(?m(?:(?:²|2)\s?[/.]?|[yz7?°'*"])\s?an\b`;
const energyOf = figureBefore(String.raw`kwh\s?(?:ep)?${A_YEAR}`);
const emissionsOf = figureBefore(
  String.raw`k[ge]\s?(?:eq\.?)?\s?(?:de\s)?co[₂2](?:\s?eq)?${A_YEAR}`,
);

/** In heights of a line. */
const NEXT = 1.5;

/** « 312 » over « kWh/m²/an », each in the middle of its column. */
const isRightOver = (figure: Cell, unit: Cell, height: number): boolean =>
  figure.box[3] <= middleOf(unit.box) &&
  unit.box[1] - figure.box[3] < NEXT * height &&
  figure.box[0] < unit.box[2] &&
  unit.box[0] < figure.box[2];

/** A figure that is set so large that it stands on a line of its own, and the unit beside it. */
function besideUnits({ lines, height }: Sheet): { written: Written } {
  const cells = lines.flatMap((line) => line.cells);
  const rows = cells.flatMap((unit) => {
    if (!/^k(?:wh|g)/.test(fold(unit.text))) return [];
    const figures = cells.filter(({ text }) => /^\d{1,3}[*¹]?$/.test(text));
    const figure =
      figures.find(
        ({ box }) =>
          box[2] <= unit.box[0] &&
          unit.box[0] - box[2] < NEXT * height &&
          box[1] < middleOf(unit.box) &&
          box[3] > middleOf(unit.box),
      ) ?? figures.findLast((one) => isRightOver(one, unit, height));
    return figure ? [cellOf([...figure.words, ...unit.words])] : [];
  });
  return { written: writtenLines(rows, height) };
}

/** Scales print the limits of every class: a figure that is alone is the home's, or the one that is named so. */
function only(sheets: readonly Sheet[], find: (sheet: Sheet) => Reading<number>[], named: RegExp) {
  const [first] = sheets;
  const inLines = first ? find(first) : [];
  const inBlocks = first
    ? [besideUnits(first), ...blocksOf(first)].flatMap(({ written }) =>
        find({ ...first, written, lines: [] }),
      )
    : [];
  const all = (inLines.length > 0 ? inLines : inBlocks).filter(
    (one) => !first || !/\bfinale\b/.test(headOver(first, one)),
  );
  const own = all.filter(({ box }) => {
    const line = first?.lines.find((one) => one.box[1] <= box[1] + 1 && one.box[3] >= box[3] - 1);
    return named.test(line?.folded ?? '');
  });
  return agreed(all) ?? agreed(own);
}

/** « dont consommation énergie finale », over its figure; a sentence with a figure of its own heads none. */
function headOver({ lines, height }: Sheet, { box }: Reading<number>): string {
  const above = lines
    .flatMap(({ cells }) => cells)
    .filter(
      (cell) =>
        cell.box[3] <= box[1] + height / 2 &&
        box[1] - cell.box[3] < NEXT * height &&
        cell.box[0] < box[2] &&
        box[0] < cell.box[2],
    );
  const head = fold(above.at(-1)?.text ?? '');
  return /\d{2}/.test(head) ? '' : head;
}
const CONSUMES = /consommation|energie primaire|performance energetique/;
const EMITS = /emission|gaz a effet|\bges\b|climat/;

/** Up to which figure a home is of each class. */
const LIMITS = [
  ['a', 70],
  ['b', 110],
  ['c', 180],
  ['d', 250],
  ['e', 330],
  ['f', 420],
  ['g', 1000],
] as const;

/** « C | 147 »: of the figure in the scale OCR lost the unit, and the letter beside it proves it. */
function besideLetter(sheets: readonly Sheet[]): Reading<number> | null {
  const [first] = sheets;
  if (first?.page.source !== 'OCR') return null;
  return agreed(
    first.lines.flatMap(({ cells: [letter, figure, ...others] }) => {
      const isFigure = letter && figure && /^\d{2,3}[*¹]?$/.test(figure.text);
      const isLost = others.every(({ text }) => !/kg|kwh/.test(fold(text)));
      const value = isFigure && isLost ? Number.parseInt(figure.text, 10) : null;
      const own = LIMITS.find(([, limit]) => value !== null && value <= limit);
      return value !== null && figure && own?.[0] === fold(letter?.text ?? '').trim()
        ? [readCells(value, [figure], first.page)]
        : [];
    }),
  );
}

/** « Remplace le DPE n° … », « DPE de l’immeuble : … »: the number of another report. */
const OF_ANOTHER =
  /(?:remplac|annul|ancien|preced|anterieur|immeuble|collectif|rattach|initial)[^.;]{0,40}$/;
const isOfAnother = ({ written }: Sheet, { from }: Found<string>): boolean =>
  OF_ANOTHER.test(fold(written.text.slice(0, written.starts[from])).split('\n').at(-1) ?? '');

/** Every number where all are named so: a report on the building is of the building. */
function ownNumbers(sheets: readonly Sheet[]): Reading<string>[] {
  const own = sheets.flatMap((sheet) =>
    placed((written) => findDpeNumbers(written).filter((one) => !isOfAnother(sheet, one)))(sheet),
  );
  return own.length > 0 ? own : sheets.flatMap(placed(findDpeNumbers));
}

export const energyFacts = (sheets: readonly Sheet[], rule: string): Fact[] => [
  ...factsOf('dpe_number', rule, distinct(ownNumbers(sheets))),
  ...factsOf('energy', rule, [only(sheets, energyOf, CONSUMES) ?? besideLetter(sheets)]),
  ...factsOf('emissions', rule, [only(sheets, emissionsOf, EMITS)]),
];

function made(sheets: readonly Sheet[]): Reading<string>[] {
  const labelled = distinct(sheets.flatMap((sheet) => datesAfter(sheet, MADE)));
  return labelled.length > 0 ? labelled : madeOn(sheets, 'REPORT');
}

const surface = (sheets: readonly Sheet[], label: RegExp) =>
  agreed(sheets.flatMap((sheet) => after(sheet, label, findAreas))) ??
  agreed(sheets.flatMap((sheet) => under(sheet, label, onlyArea)));

/** All that a cell says, as in a card that stands beside another. */
function onlyArea(text: string): number | null {
  const [area] = findAreas(writtenText(text));
  return area && area.raw.length === text.trim().length ? area.value : null;
}

/** The file of the surveyor, wherever it is named; the number of the register is another fact. */
const fileNumbers = (sheets: readonly Sheet[]): Reading<string>[] => {
  const one = agreed(reportNumbers(sheets));
  return one ? [one] : [];
};

export const dpe = (sheets: readonly Sheet[]): Fact[] => [
  ...homeFacts(sheets, RULE),
  ...groundFacts(sheets, RULE),
  ...factsOf('rnc', RULE, distinct(sheets.flatMap(rncOf))),
  ...factsOf('report_number', RULE, fileNumbers(sheets)),
  ...factsOf('made_on', RULE, made(sheets)),
  ...endFacts(sheets, RULE, made(sheets)),
  ...factsOf('surface_reference', RULE, [surface(sheets, REFERENCE)]),
  ...factsOf('surface_habitable', RULE, [surface(sheets, HABITABLE)]),
  ...energyFacts(sheets, RULE),
];

/** Of the whole building: it belongs to no home. Most are printed on the form of a home. */
export function dpeCollectif(sheets: readonly Sheet[]): Finding[] {
  const rule = 'dpe-collectif';
  const own = made(sheets);
  const days =
    own.length > 0
      ? [...factsOf('made_on', rule, own), ...endFacts(sheets, rule, own)]
      : reportFacts(sheets, rule, 'REPORT').filter(({ name }) => name !== 'report_number');
  return [...buildingFacts(sheets, rule), ...days, ...energyFacts(sheets, rule)];
}
