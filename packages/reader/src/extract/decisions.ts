import type { FactName } from '@quitus/domain/reading/facts.data';
// What resolutions decide, adopted or proposed: accounts, budget, works, the syndic's mandate.
import type { Fact } from '@quitus/domain/reading/read-document';

import { type Amount, findAmounts } from '../french/amounts.ts';
import { findDates } from '../french/dates.ts';
import { fold } from '../french/fold.ts';
import { type DatedPeriod, findPeriods } from '../french/periods.ts';
import { foundBox } from '../french/written.ts';
import { after } from './labelled.ts';
import { rangeFacts } from './period-facts.ts';
import { agreed, distinct, factsOf, type Reading } from './reading.ts';
import type { Resolution } from './resolutions.ts';
import { amountsIn, worksFacts } from './voted-works.ts';

const ACCOUNTS = /\bcomptes\b(?! (?:bancaires?|separes?|rendus?|courants?|a rebours))/;
const NOT_ACCOUNTS = /\bbudget\b|quitus|verificat|commissaire|presentation|travaux/;
const BUDGET = /\bbudgets?\b/;
/** A budget that was voted before and is put right is another one. */
const NOT_BUDGET = /fonds (?:de )?travaux|\bajust|\brevis|\bmodificat|actualis|rectificat/;
const FUND = /fonds (?:de )?travaux/;
const MANDATE =
  /(?:designation|election|renouvellement|reconduction|nomination|mandat|contrat|reelection)[^\n]{0,30}\bsyndic\b|^syndic\b/;
const NOT_MANDATE = /conseil syndical|quitus|delegation|mise en concurrence|remuneration/;
/** « Renouvellement du mandat du Cabinet X »: what it is renewed as, the text says. */
const OFFICE =
  /\b(?:mandat|contrat|renouvellement|reconduction|designation|election|nomination|candidature|choix)\b/;
const AS_SYNDIC =
  /(?:comme|en qualite de|fonctions? de|mandat de|contrat de|en tant que|poste de) (?:nouveau )?syndic\b/;
const SET_AT =
  /(?:arretee?|fixee?|porte|etabli|s'elevant|s'eleve|montant (?:total |global |des travaux |du devis |du marche )?(?:: ?)?|somme (?:totale )?|hauteur |total )\s*(?:a|de|d')?(?: la somme de| un montant de)?(?: ttc)?/;

const cents = (one: Reading<Amount>): Reading<number> => ({ ...one, value: one.value.cents });

/** The only amount of the text, or the only one that the text says it was set at. */
function amountOf(resolution: Resolution): Reading<number> | null {
  const all = amountsIn(resolution);
  const { passages } = resolution;
  return (
    agreed(all) ??
    agreed(passages.flatMap((passage) => after(passage, SET_AT, findAmounts).map(cents))) ??
    agreed(all.filter(({ beside }) => !beside))
  );
}

/** « 2 615 €, soit 5 % du budget de 52 300 € »: the budget it is a part of is not asked here. */
const fundOf = (resolution: Resolution): Reading<number> | null =>
  amountOf(resolution) ?? agreed(amountsIn(resolution).filter(({ budget }) => !budget));

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
              whole: one.value.kind === 'YEAR',
            },
          ]
        : [],
    ),
  );
  // « Comptes 2026 (du 1er décembre 2025 au 30 novembre 2026) »: the days say which year is meant.
  const [said = []] = [all, all.filter(({ whole }) => !whole)].filter((some) => agreed(some));
  return distinct(said).slice(0, 1);
}

/** « exercice clos le 30 juin 2026 », where nothing tells when it began. */
const CLOSED_ON =
  /\b(?:clo[st]|clotur|arret|finiss|termin|achev)\w*(?: (?:au|le|a la date du|en date du))/;

const closedOn = (resolution: Resolution): Reading<string>[] =>
  periodOf(resolution).length > 0
    ? []
    : distinct(
        resolution.passages.flatMap((passage) => after(passage, CLOSED_ON, findDates)),
      ).slice(0, 1);

const about = (resolutions: readonly Resolution[], subject: RegExp, not?: RegExp): Resolution[] =>
  resolutions.filter((one) => subject.test(fold(one.subject)) && !not?.test(fold(one.subject)));

const mandates = (resolutions: readonly Resolution[]): Resolution[] =>
  resolutions.filter(
    ({ subject, passages }) =>
      !NOT_MANDATE.test(fold(subject)) &&
      (MANDATE.test(fold(subject)) ||
        (OFFICE.test(fold(subject)) &&
          passages.some(({ written }) =>
            AS_SYNDIC.test(fold(written.text).replaceAll(/\s+/g, ' ')),
          ))),
  );

/** `budget` names the fact: voted in minutes, to be voted in a convocation. */
export function decisionFacts(
  resolutions: readonly Resolution[],
  budget: FactName,
  rule: string,
): Fact[] {
  const budgets = about(resolutions, BUDGET, NOT_BUDGET);
  const accounts = about(resolutions, ACCOUNTS, NOT_ACCOUNTS);
  const given = (name: FactName, from: readonly Resolution[]) =>
    factsOf(name, rule, from.map(amountOf));
  return [
    ...rangeFacts(['approved_from', 'approved_to'], rule, accounts.flatMap(periodOf)),
    ...factsOf('approved_to', rule, accounts.flatMap(closedOn)),
    ...given(budget, budgets),
    ...rangeFacts(['budget_from', 'budget_to'], rule, budgets.flatMap(periodOf)),
    ...factsOf('cotisation_fonds_travaux', rule, about(resolutions, FUND).map(fundOf)),
    ...rangeFacts(['mandate_from', 'mandate_to'], rule, mandates(resolutions).flatMap(periodOf)),
    ...worksFacts(resolutions, rule),
  ];
}
