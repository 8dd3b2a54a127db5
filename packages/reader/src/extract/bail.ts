// A lease and what goes with it: who lets what to whom, since when, for how much.
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';

import { type Amount, findAmounts } from '../french/amounts.ts';
import { findDates } from '../french/dates.ts';
import { fold } from '../french/fold.ts';
import { NUMBER_WORDS, numberFromWords } from '../french/number-words.ts';
import { findPeriods } from '../french/periods.ts';
import { findAreas } from './areas.ts';
import { after, amountsUnder, datesAfter } from './labelled.ts';
import { landlordsOf, tenantsOf } from './lease-parties.ts';
import { CHARGES_AFTER, CHARGES_BEFORE, DEPOSIT_AFTER, DEPOSIT_BEFORE } from './lease-sums.data.ts';
import { lotsOf, together } from './lots.ts';
import { namesAfter } from './names-after.ts';
import { addresseeOf } from './owner.ts';
import { rangeFacts } from './period-facts.ts';
import { propertyAddresses } from './property.ts';
import { agreed, distinct, factsOf, type Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';
import { situatedAddresses } from './situated.ts';
import {
  CLAUSE,
  following,
  foundIn,
  preceding,
  type Story,
  storyOf,
  type Told,
  told,
} from './story.ts';

const START =
  /(?:date d')?entree dans les lieux(?: (?:prevue |fixee )?(?:le|au))?|date d'entree(?: du locataire)?|(?:date (?:de |du ))?(?:debut|commencement|point de depart)(?: (?:du (?:bail|contrat)|de (?:la |du )?(?:location|bail)|d'effet))?(?: (?:le|au))?|(?:prenant|a) effet (?:du|au|le)|qui (?:commence|commencera|debute|debutera) (?:a courir )?le|(?:debutera|debute|entre en vigueur|entrera en vigueur) le|duree\b[^.;]{0,60}?,? (?:a compter|a partir) du|prend(?:ra)? effet (?:le|a compter du|au)|(?:date de prise d'effet|prise d'effet|date d'effet)(?: du (?:contrat|bail))?(?: fixee)?(?: (?:le|au|est fixee au|a compter du))?|(?:consenti|conclu|accepte|commence|commencera|a courir)[^.;]{0,80}? (?:a compter du|a partir du|le)/;
const WORDS = String.raw`(?:\s*:?\s+${NUMBER_WORDS}\s+euros?)?`;
const IS = String.raw`(?:,? (?:est|sont) (?:fixee?s?|de|d'un montant)|,? fixee?s?|,? s'elevant)?(?: (?:a|de))?(?: la somme(?: mensuelle)? de)?`;
const NOTE = String.raw`(?: ?\([^()]{0,60}\))?`;
const money = (label: string): RegExp => new RegExp(`(?:${label})${NOTE}${IS}${WORDS}`, 'u');
/** The rent of the quarter, of the tenant before, with charges, by square metre: all are other rents. */
const RENT = money(
  String.raw`(?<!dernier |total |reference |de |du |mois de )(?:montant du )?loyer(?: mensuel| initial| principal| de base| nu| net)*(?: hors charges| \(?hc\)?)?(?! de reference| charges comprises| cc\b| median| plafond| trimestriel| annuel)`,
);
const CHARGES = money(
  String.raw`(?:montant (?:de la |des )?)?(?:provisions?|forfait|avances?)(?: mensuel(?:le)?s?)?(?: (?:pour|sur|de)(?: les)?) charges(?: locatives| recuperables)?(?: mensuel(?:le)?s?)?|montant (?:mensuel )?d(?:es|e la|u) (?:provisions?|forfait|charges)(?: mensuel(?:le)?s?| recuperables| locatives| pour charges)*|${CLAUSE}charges(?: locatives| mensuelles| recuperables| forfaitaires)*(?: ?\((?:provisions?|forfait)[^()]{0,30}\)| ?: (?:provisions?|forfait)| ?: )?`,
);
const DEPOSIT = money(String.raw`(?:montant du )?depot de garantie(?: verse)?`);
const FOR = String.raw`(?:duree(?: du (?:present )?(?:contrat|bail)| de la location| initiale| minimale)*(?: (?:de|est de|est fixee a|fixee a))?\s*:?|pour une (?:duree|periode)(?: ferme| initiale| minimale| determinee)? d(?:e |')|(?:consentie?|conclue?|acceptee?|louee?|faite?|accordee?)[^.;]{0,40}? pour)`;
const YEARS = new RegExp(
  String.raw`${FOR}\s*(?<value>(?:\d{1,2}|${NUMBER_WORDS})(?:\s*\(\s*(?:\d{1,2}|${NUMBER_WORDS})\s*\))?\s*(?:ans?|annees?|mois)(?:\s*\(\s*\d{1,3}\s*mois\s*\))?)(?!\p{L})`,
  'u',
);

const cents = (all: readonly (Reading<Amount> & Partial<Told<Amount>>)[], story: Story | null) =>
  all.flatMap((one) => {
    const before = story && one.at !== undefined ? story.folded.slice(0, one.at) : '';
    const words = new RegExp(String.raw`(?<words>${NUMBER_WORDS})\s+euros?\s*\(?\s*$`, 'u').exec(
      before.slice(-120),
    )?.groups?.['words'];
    const spelt = words === undefined ? null : numberFromWords(words);
    // Between brackets after the words, and not less than nothing.
    const value = Math.abs(one.value.cents);
    return spelt === null || spelt * 100 === value ? [{ ...one, value }] : [];
  });

const amounts = (sheets: readonly Sheet[], story: Story, label: RegExp): Reading<number>[] =>
  distinct([
    ...cents(following(story, foundIn(story, findAmounts), label), story),
    ...cents(
      sheets.flatMap((sheet) => amountsUnder(sheet, label)),
      null,
    ),
  ]);

type Prose = { before: RegExp; after: RegExp };

/** « la somme de huit cent vingt euros (820 €) ». */
const spelt = ({ source }: RegExp): RegExp => new RegExp(`(?:${source})${WORDS}`, 'u');

/** In a sentence, where no label names it: said twice, it has to be the same. */
function inProse(story: Story, { before, after: next }: Prose): Reading<number>[] {
  const all = foundIn(story, findAmounts);
  const one = agreed(
    cents([...following(story, all, spelt(before)), ...preceding(story, all, next)], story),
  );
  return one && one.value > 0 ? [one] : [];
}
const DEPOSIT_TOLD: Prose = { before: DEPOSIT_BEFORE, after: DEPOSIT_AFTER };
const CHARGES_TOLD: Prose = { before: CHARGES_BEFORE, after: CHARGES_AFTER };

/** « trois (3) ans »: where figure and word differ, neither. */
function months(story: Story): Reading<number>[] {
  return told(story, YEARS).flatMap((one) => {
    const text = fold(one.value);
    const unit = /\bmois\b/.test(text) && !/\ban/.test(text) ? 1 : 12;
    const counts = text
      .replace(/\(\s*\d{1,3}\s*mois\s*\)/, '')
      .split(/[()]/)
      .map((part) => part.replace(/\b(?:ans?|annees?|mois)\b/, '').trim())
      .filter((part) => part !== '')
      .map((part) => (/^\d+$/.test(part) ? Number(part) : numberFromWords(part)));
    const [count, ...others] = counts;
    return count && others.every((other) => other === count)
      ? [{ ...one, value: count * unit }]
      : [];
  });
}

const partyFacts = (sheets: readonly Sheet[], story: Story, rule: string): Fact[] => [
  ...factsOf('landlord', rule, landlordsOf(sheets, story)),
  ...factsOf('tenant', rule, tenantsOf(sheets, story)),
  ...addressFacts(sheets, story, rule),
];

function addressFacts(sheets: readonly Sheet[], story: Story, rule: string): Fact[] {
  const named = propertyAddresses(sheets);
  return factsOf(
    'property_address',
    rule,
    distinct(named.length > 0 ? named : situatedAddresses(story)),
  );
}

const rentFacts = (sheets: readonly Sheet[], story: Story, rule: string): Fact[] => {
  const charges = amounts(sheets, story, CHARGES);
  return [
    ...factsOf('rent', rule, amounts(sheets, story, RENT)),
    ...factsOf('rent_charges', rule, charges.length > 0 ? charges : inProse(story, CHARGES_TOLD)),
  ];
};

export function bail(sheets: readonly Sheet[]): Fact[] {
  const [rule, story] = ['bail', storyOf(sheets)];
  const deposit = amounts(sheets, story, DEPOSIT);
  return [
    ...partyFacts(sheets, story, rule),
    ...factsOf('lease_from', rule, distinct(following(story, foundIn(story, findDates), START))),
    ...factsOf('lease_duration_months', rule, distinct(months(story))),
    ...rentFacts(sheets, story, rule),
    ...factsOf('deposit', rule, deposit.length > 0 ? deposit : inProse(story, DEPOSIT_TOLD)),
    ...factsOf('lots', rule, [together(sheets.flatMap(lotsOf))]),
    ...factsOf('surface_habitable', rule, [
      agreed(
        sheets.flatMap((sheet) =>
          after(sheet, /surface habitable(?: (?:totale|est de|de))*/, findAreas),
        ),
      ),
    ]),
  ];
}

/** « Reçu de Mme X la somme de », « je soussigné X, propriétaire ». */
const PAID_BY = /(?<value>\brecue? de)\b/;
const OWNER_SIGNS = /(?<value>\bje soussignee?),?/;
const AS_OWNER =
  /[\s,]*(?:agissant )?(?:en qualite de |comme )?(?:proprietaire|bailleur|bailleresse)/;
/** On a receipt the word alone stands for what the tenant pays with the rent. */
const RECEIPT_CHARGES = money('(?<!loyer et |hors |des |de |les |taxes et )charges');

/** Said in a sentence, else whom the receipt is sent to. */
function payers(sheets: readonly Sheet[], story: Story, own: readonly Fact[]): Reading<string>[] {
  const named = distinct(namesAfter(story, PAID_BY));
  if (named.length > 0) return named;
  const others = sheets
    .slice(0, 1)
    .flatMap(addresseeOf)
    .filter(({ value }) =>
      own.every((fact) => fact.name !== 'landlord' || fold(String(fact.value)) !== fold(value)),
    );
  return others.length === 1 ? others : [];
}

function receiptParties(sheets: readonly Sheet[], story: Story, rule: string): Fact[] {
  const own = partyFacts(sheets, story, rule);
  const lacks = (name: FactName) => own.every((fact) => fact.name !== name);
  const signs = preceding(story, namesAfter(story, OWNER_SIGNS), AS_OWNER);
  return [
    ...own,
    ...(lacks('landlord') ? factsOf('landlord', rule, distinct(signs)) : []),
    ...(lacks('tenant') ? factsOf('tenant', rule, payers(sheets, story, own)) : []),
  ];
}

export function quittance(sheets: readonly Sheet[]): Fact[] {
  const [rule, story] = ['quittance', storyOf(sheets)];
  const rents = rentFacts(sheets, story, rule);
  return [
    ...receiptParties(sheets, story, rule),
    ...rangeFacts(
      ['period_from', 'period_to'],
      rule,
      sheets.flatMap((sheet) =>
        after(
          sheet,
          /periode|terme(?: de| du mois de)?|mois(?: de)?|quittance(?: de loyer)?/,
          findPeriods,
        ),
      ),
    ),
    ...rents,
    ...(rents.some(({ name }) => name === 'rent_charges')
      ? []
      : factsOf('rent_charges', rule, amounts(sheets, story, RECEIPT_CHARGES))),
  ];
}

const VISITED =
  /(?:date|etat) (?:de l'etat )?des lieux(?: d'entree| de sortie)?(?: (?:du|le|etabli le|realise le))?|(?:etabli|dresse|realise|effectue)e? (?:contradictoirement )?le|date d'(?:entree|etablissement)|(?<=^|[\n\t]\s?)date(?: et heure)?(?=\s?:)/;

export function etatDesLieux(sheets: readonly Sheet[]): Fact[] {
  const [rule, story] = ['etat-des-lieux', storyOf(sheets)];
  return [
    ...partyFacts(sheets, story, rule),
    ...factsOf(
      'made_on',
      rule,
      distinct(sheets.slice(0, 1).flatMap((one) => datesAfter(one, VISITED))),
    ),
  ];
}
