// The statement, from the papers and the answers: pure, the same in gives the same out.
import { lotNumber } from '../control/lot-match.ts';
import { accountingYears } from './accounting-years.ts';
import { withAnswers } from './answers.ts';
import { budgetOf } from './budgets.ts';
import { buildingAnswers } from './building-answers.ts';
import { callsIn } from './calls.ts';
import { expectedIn } from './expected-in.ts';
import type { Outcomes, Story } from './field-outcomes.ts';
import { FIELDS, type FieldReference } from './fields.data.ts';
import { formsOf } from './forms.ts';
import { identity } from './identity.ts';
import { withPeriods } from './instalment-periods.ts';
import { instalmentsOf, withFund } from './instalments.ts';
import { life } from './life.ts';
import { missing, type Outcome, toCheck } from './outcome.ts';
import { pastYears } from './past-years.ts';
import { doubtedBudget, provisionOf, withoutParts } from './provision.ts';
import { FIELD_REFERENCES } from './references.ts';
import { schedules } from './schedules.ts';
import { sellerAccount } from './seller-account.ts';
import { isOfAnotherKind, shares as sharesOf, trustedShares } from './shares.ts';
import { sourcePapers } from './source-papers.ts';
import { sourcesUsed } from './sources-used.ts';
import type { Statement, StatementInput } from './statement.ts';
import { syndic } from './syndic.ts';
import { syndicatFinances } from './syndicat-finances.ts';
import { technical } from './technical.ts';
import { hasFund, worksFund } from './works-fund.ts';
import { works } from './works.ts';

export function computeStatement(input: StatementInput): Statement {
  const { date } = input;
  const sources = sourcePapers(input);
  const { papers, dossier } = sources;
  const years = accountingYears(papers, date);
  const { current } = years;
  const stated = sharesOf(sources);
  const budget = budgetOf(sources, current, date);
  const instalments = withFund(
    withPeriods(instalmentsOf(callsIn(papers), dossier.lots.map(lotNumber)), {
      papers,
      budget,
      shares: stated,
      date,
    }),
    hasFund(sources),
    [current, years.last, years.before].flatMap((year) => year ?? []),
  );
  const called = { instalments, current, date, budget };
  const byStated = provisionOf({ ...called, shares: stated });
  const shares = trustedShares(stated, byStated.ratio, dossier.lots.length);
  // Tantièmes of another kind say nothing of the calls; others that do not go with them leave both unsure.
  const provision = isOfAnotherKind(byStated.ratio) ? provisionOf({ ...called, shares }) : byStated;
  const managed = syndic(sources, date);
  const finances = syndicatFinances({ sources, years, shares });
  const voted = works({ papers, books: sources.books, instalments, shares, date });
  const stories: readonly Story[] = [
    buildingAnswers(sources, date),
    identity(sources, shares, managed),
    years.story,
    sellerAccount({
      sources,
      instalments: withoutParts(instalments, { current, budget, shares }),
      current,
      date,
    }),
    schedules({ sources, instalments, provision, current, date, shares }),
    pastYears({ sources, years, instalments, shares, provision, date }),
    finances,
    {
      outcomes: {
        BUDGET: doubtedBudget(budget, provision),
        ...worksFund(instalments, finances.outcomes['COPRO-3-b'] ?? missing()),
      },
      checks: [],
      alerts: [],
    },
    voted,
    life(sources, date),
    technical(sources),
  ];
  const outcomes = stories.reduce<Outcomes>((all, story) => ({ ...all, ...story.outcomes }), {});
  const computed = FIELD_REFERENCES.map((reference) => {
    const outcome = plausible(reference, outcomes[reference] ?? missing());
    const expected_in = outcome.state === 'MISSING' ? expectedIn(reference, papers, years) : null;
    return { reference, ...outcome, expected_in, answer: null };
  });
  const fields = withAnswers(computed, input.answers, date);
  return {
    date,
    forms: formsOf({
      dossier,
      outcomes,
      is_syndic_changed: managed.changed,
      is_waiting: years.is_waiting,
      is_under_way: voted.is_under_way,
    }),
    fields,
    checks: stories.flatMap(({ checks }) => checks),
    sources: sourcesUsed(fields, papers),
    alerts: stories.flatMap(({ alerts }) => alerts),
    left_out: sources.left_out,
  };
}

/** No amount of the statement is below nothing: a sign was taken wrong. */
function plausible(reference: FieldReference, outcome: Outcome): Outcome {
  const { value, as_of, evidence } = outcome;
  return FIELDS[reference].kind === 'CENTS' && typeof value === 'number' && value < 0
    ? toCheck('Un montant ne peut pas être négatif.', { value, as_of, evidence })
    : outcome;
}
