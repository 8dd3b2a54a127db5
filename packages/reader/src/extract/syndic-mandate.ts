// From when to when the syndic is in office, as a meeting decided it or is asked to.
import type { Fact } from '@quitus/domain/reading/read-document';

import { findDates } from '../french/dates.ts';
import { fold } from '../french/fold.ts';
import type { DatedPeriod } from '../french/periods.ts';
import { after } from './labelled.ts';
import { rangeFacts } from './period-facts.ts';
import { agreed, factsOf, type Reading } from './reading.ts';
import type { Resolution } from './resolutions.ts';

/** What the paper says elsewhere. */
export type Known = {
  /** Who is syndic, as it was read. */
  syndics: readonly string[];
  /** The day of the meeting, where it is certain. */
  held_on: string | null;
};

export const syndicsIn = (facts: readonly Fact[]): string[] =>
  facts.flatMap(({ name, value }) => (name === 'syndic' && typeof value === 'string' ? value : []));

const MANDATE =
  /(?:design|elect|elire|renouvel|reconduct|nomin|nomm|mandat|contrat|reelect|choix|maintien|choisir)[^\n]{0,40}\bsyndic\b|^syndic\b/;
const NOT_MANDATE =
  /conseil syndical|quitus|delegation|mise en concurrence|remuneration|honoraires|rapport|compte rendu|autoris|action|procedure|compte (?:bancaire|separe)/;
/** « Renouvellement du mandat du Cabinet X »: what it is renewed as, the text says. */
const OFFICE =
  /\b(?:mandat|contrat|renouvellement|reconduction|designation|election|nomination|candidature|choix)\b/;
const AS_SYNDIC =
  /(?:comme|en qualite de|fonctions? de|mandat de|contrat de|en tant que|poste de) (?:nouveau )?syndic\b/;
/** Or the head of the paper does, where it names the same firm. */
const HOLDER =
  /\b(?:mandat|contrat|renouvellement|reconduction|reelection)\s(?:(?:du mandat|du contrat)\s)?(?:de la|de l'|du|de|d')\s?(?:societe |agence |sarl |sas |s\.a\.s\. |s\.a\.r\.l\. )?(?<name>\S.{3,60})$/;

const isHeldBy = (subject: string, syndics: readonly string[]): boolean => {
  const name = HOLDER.exec(subject)?.groups?.['name'];
  return (
    name !== undefined &&
    syndics.map(fold).some((syndic) => syndic.includes(name) || name.includes(syndic))
  );
};

const mandates = (resolutions: readonly Resolution[], { syndics }: Known): Resolution[] =>
  resolutions.filter(({ subject, passages }) => {
    const folded = fold(subject);
    const isSaid = passages.some(({ written }) =>
      AS_SYNDIC.test(fold(written.text).replaceAll(/\s+/g, ' ')),
    );
    return (
      !NOT_MANDATE.test(folded) &&
      (MANDATE.test(folded) || (OFFICE.test(folded) && isSaid) || isHeldBy(folded, syndics))
    );
  });

const END = String.raw`(?:jusqu'au|(?:et |pour )?(?:prend(?:ra|re)? fin|prenant fin|expir(?:ant|e|era|er)|se termin(?:ant|e|era|er)|s'achev(?:ant|e|era|er)|finir|finissant)(?: le| au)?)`;
/** « à compter de ce jour et jusqu’au 30 juin 2027 ». */
const FROM_TODAY = new RegExp(
  String.raw`(?:a compter|a partir|a dater|des) (?:de |du )?(?:ce jour|jour de l'assemblee|la presente assemblee|l'assemblee de ce jour|l'assemblee generale de ce jour|l'issue de l'assemblee)(?: generale)?[^.;\d]{0,60}?${END}`,
  'u',
);
const UNTIL = new RegExp(END, 'u');

/** Where no words tell both days: from the meeting on; or the last day alone. */
function endOf(resolution: Resolution, { held_on }: Known, rule: string): Fact[] {
  const daysAfter = (label: RegExp): Reading<string> | null =>
    agreed(resolution.passages.flatMap((passage) => after(passage, label, findDates)));
  const [dated, last] = [daysAfter(FROM_TODAY), daysAfter(UNTIL)];
  if (dated && held_on !== null && held_on < dated.value)
    return rangeFacts(['mandate_from', 'mandate_to'], rule, [
      { ...dated, value: { kind: 'RANGE', from: held_on, to: dated.value } },
    ]);
  return factsOf('mandate_to', rule, [last]);
}

export function mandateFacts(
  resolutions: readonly Resolution[],
  daysOf: (resolution: Resolution) => readonly Reading<DatedPeriod>[],
  known: Known,
  rule: string,
): Fact[] {
  return mandates(resolutions, known).flatMap((one) => {
    const days = daysOf(one);
    return days.length > 0
      ? rangeFacts(['mandate_from', 'mandate_to'], rule, days)
      : endOf(one, known, rule);
  });
}
