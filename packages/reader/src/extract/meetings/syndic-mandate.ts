// From when to when the syndic is in office, as a meeting decided it or is asked to.
import type { Fact } from '@quitus/domain/reading/read-document';

import { findDates } from '../../french/dates.ts';
import { fold } from '../../french/fold.ts';
import { type DatedPeriod, findPeriods } from '../../french/periods.ts';
import { foundBox } from '../../french/written.ts';
import { rangeFacts } from '../figures/period-facts.ts';
import { after } from '../sheet/labelled.ts';
import { agreed, factsOf, type Reading } from '../sheet/reading.ts';
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
  /(?:design|elect|elire|chang|remplac|renouvel|reconduct|nomin|nomm|mandat|contrat|reelect|choix|maintien|choisir)[^\n]{0,40}\bsyndic\b|\b(?:reste|demeure|devient|redevient|reelue?)(?: (?:le|notre|comme|nouveau))* syndic\b|^(?:(?:le|la|notre) )?syndic\b/;
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

export function asksForMandate({ subject, passages }: Resolution, { syndics }: Known): boolean {
  const folded = fold(subject);
  const isSaid = passages.some(({ written }) =>
    AS_SYNDIC.test(fold(written.text).replaceAll(/\s+/g, ' ')),
  );
  return (
    !NOT_MANDATE.test(folded) &&
    (MANDATE.test(folded) || (OFFICE.test(folded) && isSaid) || isHeldBy(folded, syndics))
  );
}

/** « Renouvellement du mandat de Maître X »: of the syndic or of somebody else. */
export const namesOffice = ({ subject }: Resolution): boolean => OFFICE.test(fold(subject));

const END = String.raw`(?:jusqu'au|(?<!(?:tiendra|tenir|convoqu|reuni|envoy|transm)[^.;]{0,30})au plus tard le|(?:et |pour )?(?:prend(?:ra|re)? fin|prenant fin|expir(?:ant|e|era|er)|se termin(?:ant|e|era|er)|s'achev(?:ant|e|era|er)|finir|finissant)(?: le| au)?|(?<=[.;,(-]\s?|\n)(?:(?:date de )?fin(?: (?:du|de) (?:mandat|contrat|fonctions?))?|(?:date d')?echeance(?: du (?:mandat|contrat))?)\s?:(?: le| au)?)`;
/** « à compter de ce jour et jusqu’au 30 juin 2027 ». */
const FROM_TODAY = new RegExp(
  String.raw`(?:de ce jour au|(?:a compter|a partir|a dater|des) (?:de |du )?(?:ce jour|jour de l'assemblee|la presente assemblee|l'assemblee de ce jour|l'assemblee generale de ce jour|l'issue de l'assemblee)(?: generale)?[^.;\d]{0,60}?${END})`,
  'u',
);
const UNTIL = new RegExp(END, 'u');
/** « son mandat venant à expiration le »: said of the former one as well, where no new one is said to start. */
const DUE =
  /(?:ven(?:ant|ir)|vient|viendra|arriv(?:ant|e|era|er)|parv(?:enant|ient|iendra)) a (?:son )?(?:expiration|echeance|terme|fin)(?: le| au)?|(?:echeance|terme|expiration|fin)(?: (?:est|etant|sera))? fixee? (?:au|le)|\bech(?:eant|oit|erra) le/;

/** « à compter du 1er juillet 2026 », « débute le ». */
const SINCE =
  /(?<!(?:honoraires|tarif|revis|factur|appel)[^.;]{0,60})(?:a compter|a partir|a dater) du|(?:debut\p{L}*|commen\p{L}+|pren(?:d|dra|ant) effet|pren(?:d|dra) cours)(?: (?:le|au|a compter du))|(?:(?:prise|date) d'effet|(?:date de )?debut(?: (?:du|de) (?:mandat|contrat))?)\s?:(?: le| au)?/u;

/** Where no words tell both days: from the meeting on; or one day alone. */
function endOf(resolution: Resolution, { held_on }: Known, rule: string): Fact[] {
  const daysAfter = (label: RegExp): Reading<string> | null =>
    agreed(resolution.passages.flatMap((passage) => after(passage, label, findDates)));
  const [dated, first] = [daysAfter(FROM_TODAY), daysAfter(SINCE)];
  const last = daysAfter(UNTIL) ?? (first ? daysAfter(DUE) : null);
  if (dated && held_on !== null && held_on < dated.value)
    return rangeFacts(['mandate_from', 'mandate_to'], rule, [
      { ...dated, value: { kind: 'RANGE', from: held_on, to: dated.value } },
    ]);
  // A contract does not end before it starts: one of the two is of another.
  if (first && last && first.value >= last.value) return [];
  return [...factsOf('mandate_from', rule, [first]), ...factsOf('mandate_to', rule, [last])];
}

/** « Le mandat en cours, du … au …, est renouvelé du … au … »: the former one is extracted too. */
const FORMER =
  /(?:en cours|actuel\w*|precedent\w*|ancien\w*|sortant|echu|arriv\w+ a (?:echeance|expiration|terme)|s'achev\w+)[^.;\d]{0,30}$/;
/** In signs. */
const NEAR = 60;
function newDays({ passages }: Resolution): Reading<DatedPeriod>[] {
  const only = agreed(
    passages.flatMap(({ written, page }) => {
      const folded = fold(written.text).replaceAll('\n', ' ');
      return findPeriods(written).flatMap((one): Reading<DatedPeriod>[] => {
        const at = written.starts[one.from] ?? 0;
        const isOwn =
          one.value.kind === 'RANGE' && !FORMER.test(folded.slice(Math.max(0, at - NEAR), at));
        return isOwn ? [{ value: one.value, raw: one.raw, box: foundBox(written, one), page }] : [];
      });
    }),
  );
  return only ? [only] : [];
}

export function mandateFacts(
  resolutions: readonly Resolution[],
  daysOf: (resolution: Resolution) => readonly Reading<DatedPeriod>[],
  known: Known,
  rule: string,
): Fact[] {
  return resolutions.flatMap((one) => {
    if (!asksForMandate(one, known)) return [];
    const extracted = daysOf(one);
    const days = extracted.length > 0 ? extracted : newDays(one);
    return days.length > 0
      ? rangeFacts(['mandate_from', 'mandate_to'], rule, days)
      : endOf(one, known, rule);
  });
}
