// The summary sheet of a copropriété: labels and values.
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../../french/fold.ts';
import { findPeriods } from '../../french/periods.ts';
import { findAll, type Written } from '../../french/written.ts';
import { rangeFacts } from '../figures/period-facts.ts';
import { endsAYear, yearsAbout } from '../figures/years-about.ts';
import { buildingFacts } from '../shares/holding.ts';
import { blocksOf } from '../sheet/blocks.ts';
import { flowTextOf, extracted as statedIn } from '../sheet/flow-text.ts';
import { after, amountsAfter, datesAfter, datesUnder, textsAfter } from '../sheet/labelled.ts';
import { agreed, distinct, factsOf, type Reading } from '../sheet/reading.ts';
import type { Passage, Sheet } from '../sheet/sheet.ts';
import { sidesOf } from '../sheet/side-by-side.ts';
import { unwrappedLabels } from '../sheet/wrapped-labels.ts';
import { sheetInColumns } from './fiche-columns.ts';
import { daysAbout } from './fiche-days.ts';
import { isHalfPeriod, isPartOnly, withoutLostLabels } from './fiche-lost-labels.ts';
import { withoutLeaders, withoutNumbers } from './fiche-numbers.ts';
import {
  amountsIn,
  countsIn,
  isOfKind,
  isWide,
  pairsOf,
  proseAmounts,
  proseCounts,
  textsIn,
} from './fiche-pairs.ts';
import { sentenceCounts } from './fiche-prose.ts';
import { tiledSheet } from './fiche-tiles.ts';
import { withValuesApart } from './fiche-touching.ts';
import { AMOUNTS, DATES, ENDS, EXERCICE, NUMBERS, STARTS, TEXTS } from './fiche-words.data.ts';
import { wholeValue } from './fiche-wrapped.ts';

const RULE = 'fiche-synthetique';

/** « (exercice clos 2024) » may follow a label. */
const noted = (label: RegExp): RegExp =>
  new RegExp(`(?<![\\p{L}\\d-])(?:${label.source})(?: \\([^()\\n\\t]*\\))?`, 'u');

/** « 4. Caractéristiques » is a title; « Nombre de lots : 140. Ascenseurs : 2. » are sentences. */
const NUMBER =
  /(?<![\p{L}\d,./-]|\d )(?:\d{1,3}(?: \d{3})+|\d{1,5})(?![\d,./-]*\d| \d{3}(?!\d)| ?- ?\d|[ ]?[€%]|(?<!:\s?\d+)[ ]?\.[ \t]+\p{L}|[ ]?[)-][ \t]+\p{L})/gmu;

/** « 14 stationnements » over « 1 bâtiment »: what a figure counts stands right after it. */
const NOUNS: readonly (readonly [FactName | null, string])[] = [
  ['lots_count', 'lots?'],
  ['homes_count', "logements?|appartements?|habitations?|lots? (?:principaux|d'habitation)"],
  ['parking_count', 'stationnements?|parkings?|garages?|places?|emplacements?|box'],
  ['buildings_count', 'batiments?|immeubles?'],
  ['lifts_count', 'ascenseurs?'],
  ['debtors_count', 'coproprietaires?|debiteurs?'],
  [null, 'caves?|celliers?|niveaux|etages?|cages?|escaliers?|chambres?|bureaux|commerces?'],
];
const ofOthers = (name: FactName): RegExp =>
  new RegExp(
    `^[ \\t]*(?:${NOUNS.filter(
      ([one]) => one !== name && !(one === 'lots_count' && /^(?:homes|parking)/.test(name)),
    )
      .map(([, words]) => words)
      .join('|')})(?!\\p{L})(?!\\s*:)`,
    'u',
  );
const findNumbers = (name: FactName) => {
  const others = ofOthers(name);
  return (written: Written) =>
    findAll(written, fold, NUMBER, (match, text) =>
      others.test(text.slice(match.index + match[0].length))
        ? null
        : Number(match[0].replaceAll(' ', '')),
    );
};

/** A count is named at the head of a cell or a clause: « période de construction des bâtiments » counts none. */
const counted = (label: RegExp, opens: string): RegExp =>
  // « et 14 stationnements » is extracted already: what follows is its own only beside it.
  new RegExp(
    String.raw`(?:(?<=^|[\n\t${opens};,:•]\s?|\s-\s|\d\.\s)${noted(label).source}|(?<=\d\s)${noted(label).source}(?=[ ]?[:\t]|[ ]\d))`,
    'mu',
  );
/** « 34 (habitation : 33) »: a part in parentheses only where nothing else is extracted. */
const OPENS = ['', '('] as const;

/** « dont 147 à usage d’habitation » is a part of the count, where the whole is extracted; so are homes alone of homes, shops and offices. */
function wholeCounts(
  extracted: readonly (Reading<number> & { name: string })[],
): Reading<number>[] {
  const ways = [
    extracted.filter(({ name }) => isWide(name)),
    extracted.filter(({ name }) => !name.startsWith('dont')),
    extracted,
  ];
  return distinct(ways.find((some) => some.length > 0) ?? []);
}

/** « Bâtiments : 1993 » is the year under it, where the count was lost. */
const [YEARS, FEW] = [1800, new Set<FactName>(['buildings_count', 'lifts_count'])];

export function ficheSynthetique(printed: readonly Sheet[]): Fact[] {
  const numbered = printed
    .map(withoutLeaders)
    .map(withoutNumbers)
    .map(withoutLostLabels)
    .map(withValuesApart);
  const columned = numbered.map(sheetInColumns);
  const bare = columned.map(({ rest }) => tiledSheet(rest));
  const tiled = [...columned, ...bare];
  const sheets = bare.map(({ rest }) => rest);
  // A cell that was wrapped beside its label is found as one text only.
  const wrapped = sheets.flatMap((sheet) => textsAfter(sheet, /exercice comptable/));
  const whole = sheets.map(unwrappedLabels);
  const cards = [...sheets.flatMap(blocksOf), ...tiled.flatMap(({ passages: own }) => own)];
  const sides = sheets.map(sidesOf);
  // Sentences go on under themselves, not across.
  const columns = sheets.flatMap((sheet, index) => (sides[index]?.length ? sides[index] : [sheet]));
  const passages: readonly Passage[] = [...sheets, ...whole, ...sides.flat(), ...cards];
  const every = <T>(read: (passage: Passage) => readonly T[]): T[] => passages.flatMap(read);
  const dated = (label: RegExp) =>
    distinct([
      ...[...passages, ...wrapped].flatMap((passage) => datesAfter(passage, noted(label))),
      ...sheets.flatMap((sheet) => datesUnder(sheet, label)),
    ]);
  const pairs = [...sheets.flatMap(pairsOf), ...tiled.flatMap(({ pairs: own }) => own)].filter(
    ({ label }) => !isPartOnly(label, sheets),
  );
  const named = [
    ...every((passage) => after(passage, EXERCICE, findPeriods)),
    ...wrapped.flatMap((passage) => after(passage, /^/, findPeriods)),
  ].filter(endsAYear);
  const ends = [dated(STARTS), dated(ENDS)] as const;
  const isStated = named.length > 0 || ends.every((days) => days.length > 0);
  const periods = isStated ? named : yearsAbout(passages).filter(endsAYear);
  return [
    ...buildingFacts(numbered, RULE),
    ...DATES.flatMap(([name, labels]) =>
      factsOf(
        name,
        RULE,
        firstOf(
          [
            ...labels.slice(0, 1).map((label) => () => dated(label)),
            () => daysAbout(sheets, name),
            // The day of printing only where nothing tells the other.
            ...labels.slice(1).map((label) => () => dated(label)),
          ],
          (read) => read(),
        ),
      ),
    ),
    ...rangeFacts(['exercice_from', 'exercice_to'], RULE, periods),
    ...(periods.length > 0
      ? []
      : [...factsOf('exercice_from', RULE, ends[0]), ...factsOf('exercice_to', RULE, ends[1])]),
    ...AMOUNTS.flatMap(([name, label]) =>
      factsOf(
        name,
        RULE,
        firstStated(
          distinct(
            every((passage) => amountsAfter(passage, noted(label))).map((one) => ({
              ...one,
              value: one.value.cents,
            })),
          ),
          () => firstStated(amountsIn(pairs, name), () => proseAmounts(sheets, name)),
        ),
      ),
    ),
    ...NUMBERS.flatMap(([name, label]) =>
      factsOf(
        name,
        RULE,
        firstStated(
          firstOf(OPENS, (opens) =>
            wholeCounts(
              [...sheets, ...whole, ...cards]
                .flatMap((one) => after(one, counted(label, opens), findNumbers(name)))
                .filter(({ name: own }) => !isPartOnly(own, sheets)),
            ),
          ),
          () =>
            firstStated(countsIn(pairs, name), () =>
              firstStated(proseCounts(sheets, name), () => sentenceCounts(columns, name)),
            ),
        ).filter(({ value }) => value < YEARS || !FEW.has(name)),
      ),
    ),
    ...TEXTS.flatMap(([name, label]) =>
      factsOf(
        name,
        RULE,
        firstStated(
          distinct(
            sheets
              .flatMap((sheet) => textsAfter(sheet, label))
              .map((one) => ({
                ...one,
                value: one.value.replace(/(?<=\p{L}{3}|\d{4})\.(?:\s.*)?$/u, ''),
              })),
          ).filter(
            ({ value }) =>
              !/^(?:oui|non|neant|sans objet)$/.test(fold(value)) && isOfKind(name, value),
          ),
          () => firstStated(textsIn(pairs, name), () => inSentences(sheets, name)),
        )
          .filter(({ value }) => !isHalfPeriod(value, sheets))
          .flatMap((one) => wholeValue(one, sheets)),
      ),
    ),
  ];
}

/** « Construite entre 1961 et 1974 ». */
const BUILT =
  /(?:(?:construit|edifie|bati|erige)e?s?|elevee?s?(?= (?:avant|vers|entre|dans les annees|en 1))|(?<=\b(?:immeuble|batiment|residence|copropriete)s?,? )(?:datant|(?:achev|livr|termin)ee?s?)) (?:(?:dans|sur|pendant|durant|au cours de) la periode (?:de )?)?(?<value>(?:(?:en|entre|de|avant|apres|vers|dans les annees) (?:le )?)?\d{4}(?: ?(?:et|a|-) ?\d{4})?)(?![\d/.-]*\d)/u;

/** « Chauffage individuel électrique. Ascenseurs : 2 »: up to the end of its clause; boxes to tick tell nothing here. */
const HEATED =
  /(?<!\bde |\bdu )\bchauffage (?:(?:y )?est (?:de type )?)?(?<value>(?:collectif|individuel|urbain|mixte|central|electrique|(?:au|a la|par) \p{L})[\p{L}' -]{0,60}?)(?=\s*(?:[.;,)\n\t]|\s-\s|$))/u;
const isOneWay = ({ value }: Reading<string>): boolean =>
  !(/collectif/.test(fold(value)) && /individuel/.test(fold(value)));

const SENTENCES: readonly (readonly [FactName, RegExp])[] = [
  ['build_period', BUILT],
  ['heating', HEATED],
];
const inSentences = (sheets: readonly Sheet[], name: FactName): Reading<string>[] =>
  SENTENCES.filter(([one]) => one === name).flatMap(([, pattern]) => {
    const only = agreed(statedIn(flowTextOf(sheets), pattern));
    return only && (name !== 'heating' || isOneWay(only)) ? [only] : [];
  });

/** The wordings of the decree; where there are none, what a label is about. */
const firstStated = <T>(
  extracted: readonly Reading<T>[],
  otherwise: () => readonly Reading<T>[],
): readonly Reading<T>[] => (extracted.length > 0 ? extracted : otherwise());

function firstOf<L, T>(labels: readonly L[], read: (label: L) => Reading<T>[]): Reading<T>[] {
  for (const label of labels) {
    const found = read(label);
    if (found.length > 0) return found;
  }
  return [];
}
