import type { FactName } from '@quitus/domain/reading/facts.data';
// What resolutions decide, adopted or proposed: accounts, budget, works, the syndic's mandate.
import type { Fact } from '@quitus/domain/reading/read-document';

import { type Amount, findAmounts } from '../french/amounts.ts';
import { fold } from '../french/fold.ts';
import { type DatedPeriod, findPeriods } from '../french/periods.ts';
import { foundBox, unbroken } from '../french/written.ts';
import { after } from './labelled.ts';
import { rangeFacts } from './period-facts.ts';
import { agreed, distinct, factsOf, readCells, type Reading } from './reading.ts';
import type { Resolution } from './resolutions.ts';

const ACCOUNTS = /\bcomptes\b(?! (?:bancaires?|separes?|rendus?|courants?|a rebours))/;
const NOT_ACCOUNTS = /\bbudget\b|quitus|verificat|commissaire|presentation|travaux/;
const BUDGET = /\bbudgets?\b/;
/** A budget that was voted before and is put right is another one. */
const NOT_BUDGET = /fonds (?:de )?travaux|\bajust|\brevis|\bmodificat|actualis|rectificat/;
const FUND = /fonds (?:de )?travaux/;
const MANDATE =
  /(?:designation|election|renouvellement|reconduction|nomination|mandat|contrat|reelection)[^\n]{0,30}\bsyndic\b|^syndic\b/;
const NOT_MANDATE = /conseil syndical|quitus|delegation|mise en concurrence|remuneration/;
const DECIDES =
  '(?:decide|vote|adopte|approuve|autorise|retient|retenue?s?|choisit|choisie?s?|accepte|valide|confie)';
/** « M. » and « Sté. » end no sentence. */
const SAID = String.raw`(?:[^.]|(?<=\b(?:m|mr|mme|me|ste|ets|art))\.){0,80}`;
const WORKS = new RegExp(String.raw`${DECIDES}${SAID}\btravaux\b`, 'u');
const OFFER = '(?:devis|offre|proposition de (?:la societe|l.entreprise)|entreprise|societe)';
const ESTIMATE = new RegExp(
  String.raw`${DECIDES}${SAID}\b${OFFER}\b|\b${OFFER}\b${SAID}${DECIDES}`,
  'u',
);
/** What a subject is called when it is works, though nobody says the word. */
const WORKS_SUBJECT =
  /refection|remplacement|ravalement|installation|creation|\bpose\b|renovation|reparation|mise (?:aux normes|en conformite|en place)|isolation|etancheite|peinture|changement|modernisation|toiture|couverture|menuiserie|amenagement/;
const NOT_WORKS =
  /fonds (?:de )?travaux|budget|comptes|marches|mise en concurrence|delegation|emprunt|assurance|diagnostic|audit|questions? diverses/;
const SET_AT =
  /(?:arretee?|fixee?|porte|etabli|s'elevant|s'eleve|montant (?:total |global |des travaux |du devis |du marche )?(?:: ?)?|somme (?:totale )?|hauteur |total )\s*(?:a|de|d')?(?: la somme de| un montant de)?(?: ttc)?/;

/** What goes with works, or was before: fees, other years. */
const BESIDE =
  /(?:honoraires|remuneration|dommages[ -]ouvrage|\bcontre|au lieu de|precedemment|anciennement|initialement|subventions?|acomptes?|seuil|franchise)[^.;€]{0,60}$/;

const cents = (one: Reading<Amount>): Reading<number> => ({ ...one, value: one.value.cents });

/** The only amount of the text, or the only one that the text says it was set at. */
function amountOf({ passages }: Resolution): Reading<number> | null {
  const all = passages.flatMap(({ written, page }) =>
    unbroken(written, findAmounts(written)).map((one) => ({
      value: one.value.cents,
      raw: one.raw,
      box: foundBox(written, one),
      page,
      beside: BESIDE.test(fold(written.text.slice(0, written.starts[one.from] ?? 0)).slice(-90)),
    })),
  );
  return (
    agreed(all.map(({ beside: _, ...one }) => one)) ??
    agreed(passages.flatMap((passage) => after(passage, SET_AT, findAmounts).map(cents))) ??
    agreed(all.flatMap(({ beside, ...one }) => (beside ? [] : [one])))
  );
}

function periodOf({ passages }: Resolution): Reading<DatedPeriod>[] {
  const all = passages.flatMap(({ written, page }) =>
    findPeriods(written).flatMap((one) =>
      one.value.kind === 'RANGE' || one.value.kind === 'YEAR'
        ? [
            {
              value: { ...one.value, kind: 'RANGE' as const },
              raw: one.raw,
              box: foundBox(written, one),
              page,
            },
          ]
        : [],
    ),
  );
  return agreed(all) ? distinct(all).slice(0, 1) : [];
}

const about = (resolutions: readonly Resolution[], subject: RegExp, not?: RegExp): Resolution[] =>
  resolutions.filter((one) => subject.test(fold(one.subject)) && !not?.test(fold(one.subject)));

/** `budget` names the fact: voted in minutes, to be voted in a convocation. */
export function decisionFacts(
  resolutions: readonly Resolution[],
  budget: FactName,
  rule: string,
): Fact[] {
  const budgets = about(resolutions, BUDGET, NOT_BUDGET);
  const given = (name: FactName, from: readonly Resolution[]) =>
    factsOf(name, rule, from.map(amountOf));
  return [
    ...rangeFacts(
      ['approved_from', 'approved_to'],
      rule,
      about(resolutions, ACCOUNTS, NOT_ACCOUNTS).flatMap(periodOf),
    ),
    ...given(budget, budgets),
    ...rangeFacts(['budget_from', 'budget_to'], rule, budgets.flatMap(periodOf)),
    ...given('cotisation_fonds_travaux', about(resolutions, FUND)),
    ...rangeFacts(
      ['mandate_from', 'mandate_to'],
      rule,
      about(resolutions, MANDATE, NOT_MANDATE).flatMap(periodOf),
    ),
    ...worksFacts(resolutions, rule),
  ];
}

function worksFacts(resolutions: readonly Resolution[], rule: string): Fact[] {
  const works = resolutions.filter(({ subject, passages }) => {
    const text = passages
      .map(({ written }) => fold(written.text).replaceAll(/\s+/g, ' '))
      .join(' ');
    if (NOT_WORKS.test(fold(subject))) return false;
    return WORKS.test(text) || (WORKS_SUBJECT.test(fold(subject)) && ESTIMATE.test(text));
  });
  const priced = works.map((one) => ({ ...one, price: amountOf(one) }));
  const [first] = priced;
  if (!first) return [];
  const named = priced.map(({ number, subject }) => `${number}. ${subject}`);
  const total = priced.reduce<number | null>(
    (sum, { price }) => (sum === null || !price ? null : sum + price.value),
    0,
  );
  return [
    ...factsOf('works_adopted', rule, [readCells(named, [first.title], first.sheet.page)]),
    ...(total !== null && first.price
      ? factsOf('works_adopted_total', rule, [
          {
            ...first.price,
            value: total,
            raw: priced.map(({ price }) => price?.raw ?? '').join(' + '),
          },
        ])
      : []),
  ];
}
