// What a notice to leave recalls of the lease: since when, for how much, how large the home is. A letter has other days
// and sums (its own day, the price of the sale): each is extracted by its own words, or proven by the end of the lease.
import { addDays } from '@quitus/domain/documents/calendar';
import type { Fact } from '@quitus/domain/reading/read-document';

import { findAmounts } from '../../french/amounts.ts';
import { findDates } from '../../french/dates.ts';
import { findAreas } from '../figures/areas.ts';
import { following, foundIn, preceding, type FlowText } from '../sheet/flow-text.ts';
import { agreed, factsOf, type Reading } from '../sheet/reading.ts';

const TOOK_EFFECT =
  /(?:(?:a|ayant|avait)\s)?(?:pris|prenant|prit)\seffet\s(?:le|au|du|a\scompter\sdu)|\b(?:bail|location|contrat)[^.;]{0,60}?\s(?:a\seffet\s(?:du|au)|ayant\s(?:commence|debute)\sle|commence(?:e|ant)?\sle|debutant\sle)|\b(?:depuis\sle|entree?\sdans\sles\slieux\sle)/;
/** The day of a lease may be that of its signature: its end says whether it started then. */
const OF_LEASE =
  /\b(?:bail|location|contrat)\b[^.;\d]{0,70}?\s(?:du|le|en\sdate\sdu|a\scompter\sdu|a\spartir\sdu)/;
const END = /(?:echeance|expir|terme|\bfin\b|jusqu'au|achev)[^.;\d]{0,40}$/;
/** « reconduit le 1er mai 2024 », « depuis le décès »: not the start of the lease. */
const LATER =
  /\b(?:reconduit|renouvel|prolong|avenant|deces|mutation|achat|acquis|vacan|retraite|mari)\p{L}*[^.;\d]{0,40}$/u;
/** In signs. */
const REACH = 80;

/** A home is let for whole years: the day after the last one is an anniversary of the first. */
function isAnniversary(start: string, end: string): boolean {
  return start < end && [end, addDays(end, 1)].some((day) => day.slice(4) === start.slice(4));
}

function recalledStart(flowText: FlowText): Reading<string> | null {
  const before = (at: number) =>
    flowText.folded.slice(Math.max(0, at - REACH), at).replaceAll(/\s+/g, ' ');
  const days = foundIn(flowText, findDates);
  const open = days.filter(({ at }) => !END.test(before(at)) && !LATER.test(before(at)));
  const ends = days.filter(({ at }) => END.test(before(at)));
  const named = following(flowText, open, TOOK_EFFECT);
  if (named.length > 0) return agreed(named);
  return agreed(
    following(flowText, open, OF_LEASE).filter((start) =>
      ends.some((end) => isAnniversary(start.value, end.value)),
    ),
  );
}

const RENT =
  /(?<!dernier |ancien |precedent |(?<!moyennant )un |de |du |nouveau |futur )\bloyer(?:\s(?:mensuel|actuel|principal|nu|en\scours|de\sbase))*(?:\s\(?hors\scharges\)?)?(?:,|\s:|,?\s(?:actuellement\s)?(?:fixe\sa|de|est\sde|s'elevant\sa|qui\sest\sde|s'eleve\sa|s'etablit\sa|soit)(?:\sla\ssomme\sde)?)/;
/** With the charges, or by the year, it is another sum. */
const OTHER_RENT =
  /^\s*\(?(?:toutes\s)?(?:charges\s(?:comprises|incluses)|cc\b|par\s(?:an|trimestre)|annuel|trimestriel|avec|y compris)/;
const BY_LAW =
  /\s?\(?(?:de\s(?:superficie|surface)\s)?(?:privative\s)?(?:dite\s|au\ssens\sde\sla\s)?\(?(?:loi\s)?carrez\b/;
const LABELLED =
  /\b(?:superficie|surface)\s(?:privative\s)?\(?(?:dite\s)?(?:loi\s)?carrez\)?(?:\s(?:est\s)?de|\s?:)?/;

/** « la restitution de mon dépôt de garantie (430 €) », « un dépôt de garantie de 430 € ». */
const DEPOSIT =
  /\bdepot\sde\sgarantie(?:\s(?:verse|initial|regle|remis)e?)?(?:,?\s(?:de|d'un\smontant\sde|s'elevant\sa|soit|qui\sest\sde|est\sde))?/;

export function recalledTerms(flowText: FlowText, rule: string): Fact[] {
  const rents = following(flowText, foundIn(flowText, findAmounts), RENT).filter(
    ({ end }) => !OTHER_RENT.test(flowText.folded.slice(end, end + REACH)),
  );
  const areas = foundIn(flowText, findAreas);
  return [
    ...factsOf('lease_from', rule, [recalledStart(flowText)]),
    ...factsOf('rent', rule, [agreed(rents.map((one) => ({ ...one, value: one.value.cents })))]),
    ...factsOf('deposit', rule, [
      agreed(
        following(flowText, foundIn(flowText, findAmounts), DEPOSIT).map((one) => ({
          ...one,
          value: Math.abs(one.value.cents),
        })),
      ),
    ]),
    ...factsOf('surface_carrez', rule, [
      agreed([...preceding(flowText, areas, BY_LAW), ...following(flowText, areas, LABELLED)]),
    ]),
  ];
}
