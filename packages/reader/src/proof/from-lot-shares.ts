// What the shares of lots say besides: their base, and how many lots there are where all of them are told and make it up.
import { sameValue } from '@quitus/domain/reading/fact-value';
import type { Fact } from '@quitus/domain/reading/read-document';

const SHARE = /^(?<lot>\d+):(?<part>\d+)\/(?<base>\d+)$/;
type Share = { lot: number; part: number; base: number };

function sharesIn({ value }: Fact): Share[] {
  const items = Array.isArray(value) ? value : [];
  return items.flatMap((item) => {
    const { lot, part, base } = SHARE.exec(item)?.groups ?? {};
    return lot && part && base
      ? [{ lot: Number(lot), part: Number(part), base: Number(base) }]
      : [];
  });
}

/** The same facts, and those that follow where nothing else told them. */
export function withFactsOfLots(facts: readonly Fact[]): Fact[] {
  const [fact, ...others] = facts.filter(({ name }) => name === 'lot_shares');
  if (!fact || others.some(({ value }) => !sameValue(value, fact.value))) return [...facts];
  const shares = sharesIn(fact);
  const bases = new Set(shares.map(({ base }) => base));
  const [base] = bases;
  if (base === undefined || bases.size > 1) return [...facts];
  const isAll =
    shares.every(({ lot }, index) => lot === index + 1) &&
    shares.reduce((sum, { part }) => sum + part, 0) === base;
  const because = `les tantièmes de ${shares.length} lots font ${base}`;
  const following: Fact[] = [
    { ...fact, name: 'base', value: base },
    ...(isAll
      ? [{ ...fact, name: 'lots_count', value: shares.length, proof: 'PROVEN' as const, because }]
      : []),
  ];
  return [...facts, ...following.filter(({ name }) => facts.every((one) => one.name !== name))];
}
