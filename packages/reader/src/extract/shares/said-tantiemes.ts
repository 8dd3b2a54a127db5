// This owner's tantièmes where a letter says them without what they are a part of: « votre quote-part,
// calculée sur 1 058 tantièmes ».
import { findShares } from '../../french/shares.ts';
import { clauseBefore, foundIn, type FlowText, flowTextOf } from '../sheet/flow-text.ts';
import { agreed, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { lotsOf } from './lots.ts';

const OWN = /\b(?:vos|votre|vous (?:detenez|possedez|representez)|detenus? par vous)\b/;
/** All of them, those of a meeting, or those of one lot among others. */
const NOT_OWN =
  /\b(?:total|totalite|ensemble|base|composee?|comporte|compte|divisee?|presents?|representes?|majorite|voix)\b[^,]*$|\blots?\s(?:n°\s?)?\d+\s?[:(,]?\s?$/;
const OF_ALL =
  /^\s*(?:totaux|au total|en tout|presents|representes|(?:de|pour) (?:tout )?l'immeuble)/;

/** Null where two are said. */
export function saidTantiemes(sheets: readonly Sheet[]): Reading<number> | null {
  const flowText = flowTextOf(sheets);
  const lots = sheets[0] ? (agreed(lotsOf(sheets[0]))?.value ?? []) : [];
  const alone = foundIn(flowText, findShares).filter(({ value }) => value.base === null);
  const own = alone.filter(({ at, end }) => {
    const clause = clauseBefore(flowText, at).replaceAll(/\s+/g, ' ');
    const isOwn = OWN.test(clause) && !NOT_OWN.test(clause);
    return (isOwn || isOfLots(flowText, at, lots)) && !OF_ALL.test(flowText.folded.slice(end));
  });
  return agreed(own.map((one) => ({ ...one, value: one.value.part })));
}

/** « Lots 31 et 64 – 402 tantièmes »: after all the lots that the paper tells, on their line. */
function isOfLots({ folded }: FlowText, at: number, lots: readonly string[]): boolean {
  const line = folded.slice(folded.lastIndexOf('\n', at - 1) + 1, at);
  const listed = /\blots?\b(?<list>.*?\d\b[^\d]*)$/.exec(line)?.groups?.['list'] ?? '';
  const numbers = (listed.match(/\d+/g) ?? []).map((one) => String(Number(one)));
  const isApart = /(?:\s-|[,;|·(]|\t)\s*$/.test(listed) && !AMONG_ALL.test(listed);
  return isApart && lots.length > 0 && lots.join() === numbers.join();
}
const AMONG_ALL = /\b(?:total|totalite|ensemble|base|immeuble|copropriete|sur|voix|presents?)\b/;
