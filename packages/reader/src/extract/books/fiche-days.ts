// The days of a summary sheet that no label stands right before: by what the clause around them is about.
import type { FactName } from '@quitus/domain/reading/facts.data';

import { findDates } from '../../french/dates.ts';
import { foundIn, flowTextOf } from '../sheet/flow-text.ts';
import { agreed, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { DAYS_ABOUT } from './fiche-words.data.ts';

/** In signs: further before a day, words are about something else; a clause with a period in it is longer. */
const [CLOSE, CLAUSE, AFTER] = [110, 190, 60];

/** « …, assemblée du », « (AG du »: what met that day, of which the words before it say what it decided. */
const MET =
  /^[\s,(-]*(?:par |en |lors de |a )?(?:l')?(?:assemblee(?: generale)?|ag)(?: ordinaire| annuelle)*(?: (?:du|le|tenue le|reunie le|en date du))?\s*$/;
const MEETING = /(?:assemblee(?: generale)?|\bag)\b[^.;:\n]{0,40}$/;
const [APPROVED, NOT_YET] = [/approuv|approbation/, /\bnon (?:encore )?approuv|\ba approuver/];
/** « AG du 12/06/2026 (approbation des comptes 2025) ». */
const THEN_APPROVED =
  /^[\s,(:-]*(?:ayant |qui a |a )?(?:approuv|(?:pour l')?approbation des comptes|statuant sur les comptes)/;

/** « votés en assemblée le 4 juin 2026 ». Two days of one name are none. */
export function daysAbout(sheets: readonly Sheet[], name: FactName): Reading<string>[] {
  const [, words, others] = DAYS_ABOUT.find(([one]) => one === name) ?? [name, /^(?!)/, /^/];
  const flowText = flowTextOf(sheets);
  const days = foundIn(flowText, findDates);
  const lastClause = (from: number, at: number): string =>
    flowText.folded.slice(Math.max(0, from), at).replaceAll(/\s+/g, ' ').split(/[.;] /).at(-1) ??
    '';
  const own = days.filter(({ at, end }, index) => {
    const said = lastClause(Math.max(days[index - 1]?.end ?? 0, at - CLOSE), at);
    if (others.test(said) || NOT_YET.test(said)) return false;
    if (words.test(said)) return true;
    if (name !== 'approved_on') return false;
    const clause = lastClause(at - CLAUSE, at);
    const next = flowText.folded.slice(end, end + AFTER).replaceAll(/\s+/g, ' ');
    return (
      (MET.test(said) && APPROVED.test(clause) && !NOT_YET.test(clause) && !others.test(clause)) ||
      (MEETING.test(said) && THEN_APPROVED.test(next) && !others.test(next.split(')')[0] ?? ''))
    );
  });
  const only = agreed(own);
  return only ? [only] : [];
}
