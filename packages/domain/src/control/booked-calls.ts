// What a call asks for, against what the owner's account books on the day that it falls due.
import { frenchDay } from '../documents/calendar.ts';
import { entriesIn } from '../reading/account-entry.ts';
import { isFirm } from '../reading/proof.ts';
import { centsWords } from '../text/number-words.ts';
import {
  onlyDay,
  onlyNumber,
  type Paper,
  type Reading,
  readingsOf,
  textsIn,
  type Stated,
} from './examined.ts';

type Asked = { on: string; cents: number; reading: Reading };
/** Everything that an account asks for on a day. */
type Booked = { sums: readonly number[]; reading: Reading };

/** A call and the account of which no movement, nor several together, are what it asks for. */
export type Misbooked = { label: string; called: Stated<number>; booked: Stated<number> };

export function misbookedCalls(papers: readonly Paper[]): Misbooked[] {
  const calls = papers.flatMap((paper) => askedBy(paper) ?? []);
  const accounts = papers.filter(({ sub_kind }) => sub_kind === 'RELEVE_DE_COMPTE');
  return calls.flatMap((call) =>
    accounts.flatMap((account) => {
      const booked = bookedOn(call.on, account);
      const sameDay = calls.filter(({ on }) => on === call.on);
      const made = booked && madeOf(booked.sums);
      // One movement may stand for all the calls of its day.
      if (!made || made.has(call.cents) || made.has(sumOf(sameDay.map(({ cents }) => cents))))
        return [];
      const all = sumOf(booked.sums);
      return [
        {
          label: `Appel du ${frenchDay(call.on)}`,
          called: { value: call.cents, words: centsWords(call.cents), reading: call.reading },
          booked: { value: all, words: centsWords(all), reading: booked.reading },
        },
      ];
    }),
  );
}

const sumOf = (sums: readonly number[]): number => sums.reduce((sum, one) => sum + one, 0);

function askedBy(paper: Paper): Asked | null {
  if (paper.sub_kind !== 'APPEL_DE_FONDS') return null;
  const day = onlyDay(paper, 'due_on') ?? onlyDay(paper, 'period_from');
  const total = onlyNumber(paper, 'total');
  return day && total && { on: day.value, cents: total.value, reading: total.reading };
}

/** Null where the account books nothing that day, or too much to try, or may not have been read whole. */
function bookedOn(day: string, account: Paper): Booked | null {
  const [reading, ...others] = readingsOf([account], 'entries');
  if (!reading || others.length > 0 || !isFirm(reading.fact)) return null;
  const sums = entriesIn(textsIn(reading)).flatMap(({ on, cents }) =>
    on === day && cents > 0 ? [cents] : [],
  );
  return sums.length === 0 || sums.length > MOST_A_DAY ? null : { sums, reading };
}

const MOST_A_DAY = 10;

/** Every sum that some of them make. */
const madeOf = (sums: readonly number[]): Set<number> =>
  sums.reduce(
    (made, one) => new Set([...made, ...[...made].map((sum) => sum + one), one]),
    new Set<number>(),
  );
