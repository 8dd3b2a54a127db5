// I and II-C: what the seller owes the syndicat at the day, or what it owes them, by their account.
import { lotNumber } from '../control/lot-match.ts';
import { callWithoutDebt } from './account-absent.ts';
import { accountAddsUp } from './account-adds-up.ts';
import { chosenAccounts, staleness } from './account-choice.ts';
import { isAsked } from './account-debts.ts';
import { type Position, positionOf } from './account-position.ts';
import { type Account, accountsIn, borneOut } from './account.ts';
import { isWithin, type Year } from './accounting-years.ts';
import { balanceBefore } from './balance-before.ts';
import { creditOf } from './credit.ts';
import type { Outcomes, Story } from './field-outcomes.ts';
import type { FieldReference } from './fields.data.ts';
import { type Instalment, instalmentsOf } from './instalments.ts';
import {
  contradictory,
  euros,
  evidenceOn,
  type Found,
  missing,
  type Outcome,
  read,
  supported,
  toCheck,
} from './outcome.ts';
import { sumOf } from './paper-figures.ts';
import { lowestProof, proofOn } from './proof-levels.ts';
import type { SourcePapers } from './source-papers.ts';

const OWED = [
  'I-A-1-a',
  'I-A-1-b',
  'I-A-2',
  'I-A-4-a',
  'I-A-5',
] as const satisfies readonly FieldReference[];
/** Nothing of the kind can be due on an account whose every debt is explained. */
const NOTHING = ['I-A-4-b', 'I-A-4-c', 'I-A-6-a'] as const satisfies readonly FieldReference[];
const ALL = [...OWED, ...NOTHING, 'II-C', 'COPRO-3-d'] as const;

type Known = {
  sources: SourcePapers;
  instalments: readonly Instalment[];
  current: Year | null;
  date: string;
};

export function sellerAccount(known: Known): Story {
  const { sources, instalments, current, date } = known;
  const calls = instalments.flatMap((one) => one.calls);
  const accounts = accountsIn(sources.papers, date).map((one) => borneOut(one, calls));
  const chosen = chosenAccounts(accounts, sources.dossier.lots.map(lotNumber), date);
  if (typeof chosen === 'string') return unsure(chosen, accounts);
  if (chosen.length === 0) return withoutAccount(known);
  const checks = chosen.map((one) => accountAddsUp(one, calls));
  if (chosen.some(({ standing }) => standing === 'BROKEN'))
    return {
      ...unsure('Les montants du relevé de compte ne donnent pas le total indiqué.', chosen),
      checks,
    };
  const [old] = chosen.flatMap((one) => staleness(one, instalments, date) ?? []);
  if (old !== undefined) return { ...unsure(old, chosen), checks, alerts: [old] };
  const befores =
    chosen.length === 1 ? chosen.flatMap((one) => balanceBefore(one, calls) ?? []) : [];
  checks.push(...befores.map(({ check }) => check));
  const torn = befores.flatMap(({ found }) => found);
  if (torn.length > 0) return { outcomes: disputed(torn), checks, alerts: [DISPUTED] };
  const positions = chosen.map((account) => {
    const own = chosen.length === 1 ? instalments : ofLots(instalments, account.lots);
    return positionOf(account, own, current, date);
  });
  if (positions.some(({ account }) => account.standing !== 'PROVEN'))
    return {
      ...unsure('Aucun autre document ne confirme le solde du relevé de compte.', chosen),
      checks,
    };
  const [doubt] = positions.flatMap((one) => one.doubt ?? []);
  if (doubt !== undefined) return { ...unsure(doubt, chosen), checks };
  return { outcomes: outcomesOf(positions), checks, alerts: paidAhead(positions) };
}

/** The balance of the day, with the entries that lead to it. */
const heldBy = ({ account: { entries }, balance }: Position) => ({ entries, balance });

/** What the owner paid too much is of no approved year: it is told, and left to the parties. */
function paidAhead(positions: readonly Position[]): string[] {
  const paid = sumOf(positions.map((one) => creditOf(heldBy(one)).paid));
  return paid === 0
    ? []
    : [
        `Le compte du vendeur porte aussi ${euros(paid)} versés d’avance, qui ne sont le solde d’aucun exercice.`,
      ];
}

/** Each account has its own calls. */
const ofLots = (instalments: readonly Instalment[], lots: readonly string[]): Instalment[] =>
  instalmentsOf(
    instalments
      .flatMap(({ calls }) => calls)
      .filter((call) => call.lots.length > 0 && call.lots.every((lot) => lots.includes(lot))),
    lots,
  );

const DISPUTED = 'Le relevé de compte et le dernier appel ne donnent pas la même dette.';

const disputed = (found: readonly Found[]): Outcomes => ({
  ...Object.fromEntries(ALL.map((reference) => [reference, missing(DISPUTED)])),
  'I-A-1-a': contradictory(DISPUTED, found),
  'I-A-2': contradictory(DISPUTED, found),
});

const balanceFound = ({ paper, balance, as_of }: Account): Found => ({
  value: Math.abs(balance),
  as_of,
  evidence: evidenceOn(paper, ['balance'], as_of),
});

/** The balance is shown, and nothing is made of it. */
function unsure(note: string, accounts: readonly Account[]): Story {
  const owes = accounts.some(({ balance }) => balance > 0);
  const shown = owes ? 'I-A-1-a' : 'II-C';
  const outcomes: Outcomes = Object.fromEntries(ALL.map((reference) => [reference, missing(note)]));
  return {
    outcomes: { ...outcomes, [shown]: toCheck(note, ...accounts.map(balanceFound)) },
    checks: [],
    alerts: [],
  };
}

const SPLIT_NOTE =
  'Solde du relevé réparti sur les derniers appels exigibles\u00a0; un versement s’impute sur les dettes les plus anciennes, puis sur les travaux, le fonds de travaux et le budget.';

const NOTHING_AHEAD = 'Le relevé de compte ne porte aucun appel exigible après cette date.';

function outcomesOf(positions: readonly Position[]): Outcomes {
  const as_of = positions.map(({ account }) => account.as_of).toSorted()[0] ?? null;
  const evidence = positions.flatMap(({ account }) =>
    evidenceOn(account.paper, ['balance'], account.as_of),
  );
  const isProven =
    positions.every(({ account }) => account.standing === 'PROVEN') &&
    !positions.some((one) => one.is_likened);
  const note = positions.some(({ balance }) => balance > 0)
    ? SPLIT_NOTE
    : 'Le compte est sans dette à cette date.';
  const proof = lowestProof(positions.map(({ account }) => account.proof));
  const say = (cents: number) =>
    supported(isProven, { value: cents, as_of, evidence, proof }, note);
  // Of a debt that is split by the calls.
  const split_proof = lowestProof([proof, ...positions.map((one) => one.split_proof)]);
  const part = (of: (current: Position['current']) => number) =>
    supported(
      isProven,
      { value: sum(({ current }) => of(current)), as_of, evidence, proof: split_proof },
      note,
    );
  const sum = (of: (position: Position) => number): number => sumOf(positions.map(of));
  const credit = say(sum((one) => creditOf(heldBy(one)).settled));
  const ahead: Outcomes = positions.some((one) => one.is_ahead)
    ? {}
    : { 'II-B': supported(isProven, { value: 0, as_of, evidence, proof }, NOTHING_AHEAD) };
  const [doubt] = positions.flatMap(doubtsOf);
  if (doubt) {
    const found = positions.map(({ account }) => balanceFound(account));
    return {
      ...Object.fromEntries(ALL.map((reference) => [reference, missing(doubt.note)])),
      'I-A-1-a': toCheck(doubt.note, ...found),
      ...(doubt.is_of_year ? { 'I-A-2': say(sum(({ past }) => past)) } : {}),
      'II-C': credit,
      'COPRO-3-d': lastContribution(positions, isProven),
      ...ahead,
    };
  }
  return {
    'I-A-1-a': part(({ courantes }) => courantes),
    'I-A-1-b': part(({ travaux }) => travaux),
    'I-A-2': say(sum(({ past }) => past)),
    'I-A-4-a': part(({ avances }) => avances),
    'I-A-5': part(({ fonds_travaux }) => fonds_travaux),
    ...Object.fromEntries(NOTHING.map((reference) => [reference, say(0)])),
    'II-C': credit,
    'COPRO-3-d': lastContribution(positions, isProven),
    ...ahead,
  };
}

/** What keeps the debt from being told part by part; of the running year, earlier years are still known. */
function doubtsOf({ unsplit, unexplained }: Position): { note: string; is_of_year: boolean }[] {
  if (unexplained > 0)
    return [
      {
        note: 'Le solde dépasse les appels que le relevé de compte détaille.',
        is_of_year: false,
      },
    ];
  const [debt] = unsplit;
  if (!debt) return [];
  const doubt = unsplit.flatMap(({ instalment }) => instalment?.doubt ?? [])[0];
  const note =
    doubt ??
    `Aucun document ne dit ce que comprend «\u00a0${debt.label}\u00a0», ${euros(debt.cents)}, resté impayé.`;
  return [{ note, is_of_year: unsplit.every(isAsked) }];
}

function lastContribution(positions: readonly Position[], isProven: boolean): Outcome {
  const [only, ...others] = positions;
  const paid = only?.last_fund ?? only?.last_paid;
  const posted = only?.paid_fund;
  if (only && !paid?.parts && posted && others.length === 0) {
    const { account } = only;
    const evidence = evidenceOn(account.paper, ['entries'], account.as_of);
    return read(
      {
        value: posted.parts?.fonds_travaux ?? posted.cents,
        as_of: posted.on,
        evidence,
        proof: account.proof,
      },
      `«\u00a0${posted.label}\u00a0», que les versements du relevé de compte couvrent.`,
    );
  }
  if (!only || !paid?.parts || others.length > 0)
    return missing(
      'Le dernier appel payé n’est pas dans le dossier, ou son détail n’a pas pu être lu.',
    );
  const evidence = paid.calls.flatMap(({ paper, due_on }) =>
    evidenceOn(paper, ['fonds_travaux'], due_on),
  );
  const isLast = paid === only?.last_paid;
  return supported(isProven && isLast, {
    value: paid.parts.fonds_travaux,
    as_of: paid.due_on,
    evidence,
    proof: lowestProof([paid.proof, only.account.proof]),
  });
}

/** Without a statement of account, a call that is not due yet tells what was owed before it. */
function withoutAccount({ sources, instalments, current, date }: Known): Story {
  const note = 'Sans relevé de compte, impossible de savoir si le dernier appel est payé.';
  const outcomes: Outcomes = Object.fromEntries(ALL.map((reference) => [reference, missing(note)]));
  const next = callWithoutDebt(instalments, sources.papers, date);
  if (!next) return { outcomes, checks: [], alerts: [] };
  const evidence = next.calls.flatMap(({ paper }) => evidenceOn(paper, ['solde_anterieur'], null));
  const zero = supported(
    true,
    {
      value: 0,
      as_of: next.due_on <= date ? next.due_on : date,
      evidence,
      proof: lowestProof(
        next.calls.map(({ paper }) => proofOn(paper, ['solde_anterieur', 'to_pay', 'total'])),
      ),
    },
    'Le dernier appel ne porte aucun solde antérieur.',
  );
  // Whether the call itself was paid is not known, but nothing older than it is owed.
  if (next.due_on <= date) {
    const isOfYear = current !== null && isWithin(next.due_on, current);
    return {
      outcomes: isOfYear ? { ...outcomes, 'I-A-2': zero } : outcomes,
      checks: [],
      alerts: [],
    };
  }
  return {
    outcomes: { ...outcomes, ...Object.fromEntries(OWED.map((reference) => [reference, zero])) },
    checks: [],
    alerts: [],
  };
}
