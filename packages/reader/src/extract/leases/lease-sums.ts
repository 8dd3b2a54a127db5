// What is paid every month. A lease and a receipt also print the rent of before, that of reference and the
// whole: rent and charges are those that add up to a sum of the page, where several could be.
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';

import { type Amount, findAmounts } from '../../french/amounts.ts';
import { NUMBER_WORDS, numberFromWords } from '../../french/number-words.ts';
import {
  CLAUSE,
  following,
  foundIn,
  preceding,
  type FlowText,
  type Extracted,
} from '../sheet/flow-text.ts';
import { amountsUnder } from '../sheet/labelled.ts';
import { agreed, distinct, factsOf, type Reading } from '../sheet/reading.ts';
import { type Finding, statedOrRefused } from '../sheet/refused-fact.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { CHARGES_AFTER, CHARGES_BEFORE, DEPOSIT_AFTER, DEPOSIT_BEFORE } from './lease-sums.data.ts';

const WORDS = String.raw`(?:\s*:?\s+${NUMBER_WORDS}\s+euros?)?`;
const IS = String.raw`(?:,? (?:est|sont) (?:fixee?s?|de|d'un montant)|,? fixee?s?|,? s'elevant|,? (?:s'eleve|s'etablit|ressort|se monte)(?:nt)?)?(?: (?:a|de))?(?: la somme(?: mensuelle)? de)?`;
const NOTE = String.raw`(?: ?\([^()]{0,60}\))?`;
const money = (label: string): RegExp => new RegExp(`(?:${label})${NOTE}${IS}${WORDS}`, 'u');
/** The rent of the quarter, of the tenant before, with charges, by square metre: all are other rents. */
const RENT = money(
  String.raw`(?<!dernier |total |reference |de |du |mois de |ancien |precedent |complement de )(?:montant du )?loyer(?: mensuel| initial| principal| de base| nu| net| actuel)*(?: hors charges| hors(?=\t)| \(?hc\)?)?(?! de reference| charges comprises| cc\b| median| plafond| trimestriel| annuel)`,
);
const CHARGES = money(
  String.raw`(?:montant (?:de la |des )?)?(?:provisions?|forfait|avances?)(?: mensuel(?:le)?s?)?(?: (?:pour|sur|de)(?: les)?)? charges(?: locatives| recuperables)?(?: mensuel(?:le)?s?)?|montant (?:mensuel )?d(?:es|e la|u) (?:provisions?|forfait|charges)(?: mensuel(?:le)?s?| recuperables| locatives| pour charges)*|${CLAUSE}charges(?: locatives| mensuelles| recuperables| forfaitaires)*(?: ?\((?:provisions?|forfait)[^()]{0,30}\)| ?: (?:provisions?|forfait)| ?: )?`,
);
const DEPOSIT = money(
  String.raw`(?:montant du )?depot de garantie(?: (?:verse|detenu|conserve|encaisse|recu|en compte)e?)?|${CLAUSE}(?:depot|garantie|caution|cautionnement)(?= ?[:\t])`,
);
/** On a receipt the word alone stands for what the tenant pays with the rent. */
const RECEIPT_CHARGES = money('(?<!loyer et |hors |des |de |les |taxes et )charges');

type Printed = Reading<Amount> & Partial<Extracted<Amount>>;

/** Each amount; in figures and in words where the two differ. */
const readings = (all: readonly Printed[], flowText: FlowText | null): Reading<number>[][] =>
  all.map((one) => {
    const before = flowText && one.at !== undefined ? flowText.folded.slice(0, one.at) : '';
    const words = new RegExp(String.raw`(?<words>${NUMBER_WORDS})\s+euros?\s*\(?\s*$`, 'u').exec(
      before.slice(-120),
    )?.groups?.['words'];
    const spelt = words === undefined ? null : numberFromWords(words);
    // Between brackets after the words, and not less than nothing.
    const value = Math.abs(one.value.cents);
    const both = new Set([value, spelt === null ? value : spelt * 100]);
    return [...both].map((cents) => ({ ...one, value: cents }));
  });

const cents = (all: readonly Printed[], flowText: FlowText | null): Reading<number>[] =>
  readings(all, flowText).flatMap((one) => (one.length === 1 ? one : []));

/** « SIX CENTS EUROS (650 €) », after a label. */
const spelledOtherwise = (flowText: FlowText, label: RegExp): Reading<number>[] =>
  readings(following(flowText, foundIn(flowText, findAmounts), label), flowText)
    .filter((one) => one.length > 1)
    .flat();

const amounts = (sheets: readonly Sheet[], flowText: FlowText, label: RegExp): Reading<number>[] =>
  distinct([
    ...cents(following(flowText, foundIn(flowText, findAmounts), label), flowText),
    ...cents(
      sheets.flatMap((sheet) => amountsUnder(sheet, label)),
      null,
    ),
  ]);

type Prose = { before: RegExp; after: RegExp };

/** « la somme de huit cent vingt euros (820 €) ». */
const spelt = ({ source }: RegExp): RegExp => new RegExp(`(?:${source})${WORDS}`, 'u');

/** In a sentence, where no label names it: said twice, it has to be the same. */
function inProse(flowText: FlowText, { before, after: next }: Prose): Reading<number>[] {
  const all = foundIn(flowText, findAmounts);
  const one = agreed(
    cents(
      [...following(flowText, all, spelt(before)), ...preceding(flowText, all, next)],
      flowText,
    ),
  );
  return one && one.value > 0 ? [one] : [];
}
const DEPOSIT_STATED: Prose = { before: DEPOSIT_BEFORE, after: DEPOSIT_AFTER };
const CHARGES_STATED: Prose = { before: CHARGES_BEFORE, after: CHARGES_AFTER };

/** Those of two lists that add up to a sum of the page. */
function addingUp(
  rents: readonly Reading<number>[],
  charges: readonly Reading<number>[],
  sums: ReadonlySet<number>,
): [Reading<number>, Reading<number>][] {
  return rents.flatMap((rent) =>
    charges
      .filter((one) => one.value > 0 && one.value < rent.value && sums.has(rent.value + one.value))
      .map((one): [Reading<number>, Reading<number>] => [rent, one]),
  );
}

type Near = { before: RegExp; after: RegExp };
/** In the sentence or the row of a sum: its word, or what it is for. */
const CHARGES_NEAR: Near = {
  before: /(?:charges|provision|forfait|\beau\b|chauffage)[^.;€]{0,60}$/,
  after: /^[^.;\d]{0,30}(?:charges(?! comprises)|provision)/,
};
const RENT_NEAR: Near = {
  before:
    /(?<!(?:dernier|ancien|precedent|reference|median|complement de) )\bloyer(?! de reference| charges comprises)[^.;€\d]{0,60}$/,
  after: /^[^.;\d]{0,24}\bloyer(?! charges comprises)/,
};
/** In letters. */
const REACH = 90;

const nearWord = (flowText: FlowText, all: readonly Extracted<Amount>[], { before, after }: Near) =>
  distinct(
    cents(
      all.filter(
        ({ at, end }) =>
          before.test(flowText.folded.slice(Math.max(0, at - REACH), at)) ||
          after.test(flowText.folded.slice(end, end + REACH)),
      ),
      flowText,
    ),
  );

export function rentFacts(
  sheets: readonly Sheet[],
  flowText: FlowText,
  rule: string,
  { receipt = false }: { receipt?: boolean } = {},
): Finding[] {
  const all = foundIn(flowText, findAmounts);
  const sums = new Set(all.map(({ value }) => Math.abs(value.cents)));
  const rents = amounts(sheets, flowText, RENT).filter(({ value }) => value > 0);
  const ways = [
    () => amounts(sheets, flowText, CHARGES),
    () => inProse(flowText, CHARGES_STATED),
    () => (receipt ? amounts(sheets, flowText, RECEIPT_CHARGES) : []),
  ];
  let charges: Reading<number>[] = [];
  for (const way of ways) if (charges.length === 0) charges = way();
  const fact = (name: FactName, one: Reading<number> | null) => factsOf(name, rule, [one]);
  const [pair, ...others] = addingUp(rents, charges, sums);
  if (pair && others.length === 0)
    return [...fact('rent', pair[0]), ...fact('rent_charges', pair[1])];
  const [extracted, ...more] =
    rents.length > 0
      ? []
      : addingUp(nearWord(flowText, all, RENT_NEAR), nearWord(flowText, all, CHARGES_NEAR), sums);
  if (extracted && more.length === 0)
    return [...fact('rent', extracted[0]), ...fact('rent_charges', extracted[1])];
  const [rent, charge] = [agreed(rents), agreed(charges)];
  // One of both is named: the other is the sum that makes the whole with it.
  const unnamed = nearWord(flowText, all, CHARGES_NEAR);
  const second = rent && charges.length === 0 ? addingUp([rent], unnamed, sums) : [];
  const added = second.length === 1 ? (second[0]?.[1] ?? null) : null;
  return [
    ...statedOrRefused('rent', rule, rent, [...rents, ...spelledOtherwise(flowText, RENT)]),
    ...statedOrRefused('rent_charges', rule, charge ?? added, [
      ...charges,
      ...spelledOtherwise(flowText, CHARGES),
    ]),
  ];
}

/** The law lets it be one rent, or two: a sum that is extracted after the word and is one of these is proven. */
function provenDeposit(sheets: readonly Sheet[], flowText: FlowText): Reading<number> | null {
  const rents = new Set(amounts(sheets, flowText, RENT).map(({ value }) => value));
  const near = foundIn(flowText, findAmounts).filter(({ at }) =>
    /(?:depot de garantie|\bcautionnement|\bcaution\b|\bdepot\b|\bgarantie(?=[^.;\d]{0,40}$))(?!(?:.|\n)*(?:restitu|loyer (?:est|mensuel)))/.test(
      flowText.folded.slice(Math.max(0, at - DEPOSIT_REACH), at),
    ),
  );
  return agreed(
    cents(near, flowText).filter(({ value }) => rents.has(value) || rents.has(value / 2)),
  );
}
/** In letters. */
const DEPOSIT_REACH = 240;

/** On a receipt, which prints the rent anyway, only where the words name it. */
export const heldDeposit = (flowText: FlowText, rule: string): Fact[] =>
  factsOf('deposit', rule, [
    agreed(cents(following(flowText, foundIn(flowText, findAmounts), DEPOSIT), flowText)),
  ]);

export function depositFacts(
  sheets: readonly Sheet[],
  flowText: FlowText,
  rule: string,
): Finding[] {
  const named = amounts(sheets, flowText, DEPOSIT);
  const said = agreed(named.length > 0 ? named : inProse(flowText, DEPOSIT_STATED));
  return statedOrRefused('deposit', rule, said ?? provenDeposit(sheets, flowText), [
    ...named,
    ...spelledOtherwise(flowText, DEPOSIT),
  ]);
}
