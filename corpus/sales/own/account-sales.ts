// What an account may say: in order, behind, ahead, partly paid, old, of another day.
import { quarterStart } from '@quitus/papers/samples/accounts';
import type { Home } from '@quitus/papers/samples/home';
import type { Sample } from '@quitus/papers/samples/press';

import { ledger } from './ledger.ts';
import type { OwnSale } from './own-sales.ts';
import {
  called,
  DAY,
  dossierFor,
  homeOf,
  movesOf,
  NOTHING_OWED,
  type Truth,
  UNKNOWN_ACCOUNT,
  usualPapers,
  usualTruth,
} from './world.ts';

const AS_OF = '2026-11-05';

/** The samples print that nothing was owed before; here the account says what was. */
const withoutBefore = (sale: OwnSale): OwnSale => ({
  ...sale,
  papers: Object.fromEntries(
    Object.entries(sale.papers).map(([name, sample]) => {
      const blocks: Sample['blocks'] = JSON.parse(
        JSON.stringify(sample.blocks).replaceAll(
          /Solde antérieur : [^"]*/g,
          'Merci de votre règlement',
        ),
      );
      return [name, name.startsWith('appel-2026') ? { ...sample, blocks } : sample];
    }),
  ),
});

const saleOf = (
  name: string,
  told: string,
  home: Home,
  account: Sample | null,
  truth: Truth,
  date = DAY,
): OwnSale => ({
  name,
  told,
  date,
  dossier: dossierFor(home),
  papers: { ...usualPapers(home), ...(account ? { releve: account } : {}) },
  truth: { ...usualTruth(home), ...truth },
});

function inOrder(): OwnSale {
  const home = homeOf({ seed: 'own/in-order' });
  const fund = called(home, 2026, 4).works_fund;
  return saleOf(
    'own-compte-solde',
    'everything is paid',
    home,
    ledger(home, movesOf(home, 0), AS_OF),
    {
      ...NOTHING_OWED,
      'II-C': 0,
      'COPRO-3-d': fund,
    },
  );
}

function lastUnpaid(): OwnSale {
  const home = homeOf({ seed: 'own/last-unpaid', has_lift: true });
  const { current, works_fund } = called(home, 2026, 4);
  return saleOf(
    'own-dernier-appel',
    'the last call is not paid',
    home,
    ledger(home, movesOf(home, 1), AS_OF, { lettered: false }),
    {
      ...NOTHING_OWED,
      'I-A-1-a': current,
      'I-A-5': works_fund,
      'II-C': 0,
      'COPRO-3-d': called(home, 2026, 3).works_fund,
    },
  );
}

function worksUnpaid(): OwnSale {
  const home = homeOf({ seed: 'own/works-unpaid', number: 3 });
  const [third, fourth] = [called(home, 2026, 3), called(home, 2026, 4)];
  const part = 100_00;
  const moves = [...movesOf(home, 2), ['2026-08-20', 'Votre chèque', -part] as const];
  // The third call asks for works: the hundred euros go there first.
  return saleOf(
    'own-travaux-impayes',
    'two calls unpaid, one with works, partly paid',
    home,
    ledger(home, moves, AS_OF),
    {
      ...NOTHING_OWED,
      'I-A-1-a': third.current + fourth.current,
      'I-A-1-b': third.works - part,
      'I-A-5': third.works_fund + fourth.works_fund,
      'II-C': 0,
      'COPRO-3-d': called(home, 2026, 2).works_fund,
    },
  );
}

function arrears(): OwnSale {
  const home = homeOf({ seed: 'own/arrears', number: 12 });
  const opening = 812_40;
  const asked = ([1, 2, 3, 4] as const).map((quarter) => called(home, 2026, quarter));
  const sum = (name: 'current' | 'works' | 'works_fund') =>
    asked.reduce((all, one) => all + one[name], 0);
  // Nothing was paid this year, and what was owed before it neither.
  return saleOf(
    'own-arrieres',
    'arrears of earlier years',
    home,
    ledger(home, movesOf(home, 4), AS_OF, { opening }),
    {
      'I-A-1-a': sum('current'),
      'I-A-1-b': sum('works'),
      'I-A-2': opening,
      'I-A-4-a': 0,
      'I-A-5': sum('works_fund'),
      'II-C': 0,
    },
  );
}

function credit(): OwnSale {
  const home = homeOf({ seed: 'own/credit', number: 9 });
  const over = 250_00;
  const moves = [...movesOf(home, 0), ['2026-10-20', 'Votre virement', -over] as const];
  return saleOf('own-crediteur', 'a credit balance', home, ledger(home, moves, AS_OF), {
    ...NOTHING_OWED,
    'II-C': over,
    'COPRO-3-d': called(home, 2026, 4).works_fund,
  });
}

function settlementOwed(): OwnSale {
  const home = homeOf({ seed: 'own/settlement', number: 5 });
  const owed = 134_20;
  // Posted after the last payment: it is what is left.
  const moves = [
    ...movesOf(home, 0),
    ['2026-10-25', 'Régularisation exercice 2025', owed] as const,
  ];
  return saleOf(
    'own-regularisation',
    'a settlement of last year is owed',
    home,
    ledger(home, moves, AS_OF),
    {
      ...NOTHING_OWED,
      'I-A-2': owed,
      'II-C': 0,
    },
  );
}

function notDue(): OwnSale {
  const home = homeOf({ seed: 'own/not-due', number: 4 });
  const date = '2026-09-25';
  // The October call is already on the account, and owed by nobody yet.
  const moves = movesOf(home, 1);
  return saleOf(
    'own-non-exigible',
    'a call on the account that is not due yet',
    home,
    ledger(home, moves, '2026-09-22'),
    {
      ...NOTHING_OWED,
      'II-C': 0,
      PROVISION: called(home, 2026, 3).current,
      'III-2-a': {
        schedule: [
          { day: '2026-10-01', cents: called(home, 2026, 4).current },
          ...([1, 2, 3, 4] as const).map((quarter) => ({
            day: quarterStart(2027, quarter),
            cents: called(home, 2027, quarter).current,
          })),
        ],
      },
      'III-3': {
        schedule: [
          { day: '2026-10-01', cents: called(home, 2026, 4).works_fund },
          ...([1, 2, 3, 4] as const).map((quarter) => ({
            day: quarterStart(2027, quarter),
            cents: called(home, 2027, quarter).works_fund,
          })),
        ],
      },
      'COPRO-3-d': called(home, 2026, 3).works_fund,
    },
    date,
  );
}

function stale(): OwnSale {
  const home = homeOf({ seed: 'own/stale', number: 11 });
  return saleOf(
    'own-releve-ancien',
    'a statement of account of July',
    home,
    ledger(home, movesOf(home, 0, [1, 2, 3]), '2026-07-20'),
    UNKNOWN_ACCOUNT,
  );
}

function since(): OwnSale {
  const home = homeOf({ seed: 'own/since', number: 2 });
  return saleOf(
    'own-appel-depuis',
    'a call fell due after the statement of account',
    home,
    ledger(home, movesOf(home, 0, [1, 2, 3]), '2026-09-20'),
    UNKNOWN_ACCOUNT,
  );
}

const noAccount = (): OwnSale =>
  saleOf(
    'own-sans-releve',
    'no statement of account',
    homeOf({ seed: 'own/no-account' }),
    null,
    UNKNOWN_ACCOUNT,
  );

export const ACCOUNT_SALES: readonly OwnSale[] = [
  inOrder(),
  lastUnpaid(),
  withoutBefore(worksUnpaid()),
  withoutBefore(arrears()),
  credit(),
  settlementOwed(),
  notDue(),
  stale(),
  since(),
  noAccount(),
];
