// What is written about a home that is let: the accounts that a manager gives, the notice to leave.
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../../french/fold.ts';
import { wholePeopleIn } from '../parties/married-parties.ts';
import { namesAfter } from '../parties/names-after.ts';
import { addresseeOf } from '../parties/owner.ts';
import { type FlowText, flowTextOf, extracted } from '../sheet/flow-text.ts';
import { distinct, factsOf, type Reading, readWords } from '../sheet/reading.ts';
import { type Finding, type RefusedFact, refusedFacts } from '../sheet/refused-fact.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { leasedLots, partyFacts } from './bail.ts';
import { type Correspondents, correspondents, isOfOffice, isPersonName } from './letter-people.ts';
import { recalledTerms } from './letter-terms.ts';
import { mailPeople } from './mail-people.ts';

const PARTIES = ['landlord', 'tenant'] as const;
type Party = (typeof PARTIES)[number];

/** Of one party where nothing labelled it; the other must not be the same person. */
function missing(
  own: readonly Fact[],
  party: Party,
  found: readonly Reading<string>[],
  rule: string,
) {
  const [only, ...others] = found.filter(({ value }) =>
    own.every((fact) => fold(String(fact.value)) !== fold(value)),
  );
  const isStated = own.some(({ name }) => name === party);
  return !isStated && only && others.length === 0 ? factsOf(party, rule, [only]) : [];
}

/** A manager accounts to the owner: whom the paper is sent to is the landlord. */
export function gerance(sheets: readonly Sheet[]): Fact[] {
  const rule = 'gerance';
  const own = partyFacts(sheets, flowTextOf(sheets), rule);
  const sent = sheets.slice(0, 1).flatMap(addresseeOf);
  return [...own, ...missing(own, 'landlord', sent, rule)];
}

/** « le bail que je vous ai consenti », « je vous donne congé pour vendre »: only who lets writes it. */
const LETS =
  /(?:bail|logement|appartement|maison|location|contrat)[^.;]{0,60}que (?:je|nous) vous (?:ai|avons)|conge (?:pour|avec offre de|aux fins de) (?:vendre|vente|reprise|reprendre|motif)|(?:decide|intention|souhaite|desire)[^.;]{0,30}(?:de )?(?:vendre|reprendre) (?:le|ce|l[ae'])|vaut offre de vente|(?:que|dont) vous (?:louez|occupez|etes locataires?)|(?:votre|le) bail[^.;]{0,60}ne sera pas (?:renouvele|reconduit)|vous devrez[^.;]{0,40}(?:quitter|liberer|restituer)|en (?:ma|notre) qualite de (?:proprietaire|bailleur|bailleresse)s?/;
/** « le logement que j’occupe », « je quitterai les lieux »: only who rents. */
const RENTS =
  /que (?:je|nous) (?:vous )?(?:loue|louons|occupe|occupons)|que j'occupe|(?:je|nous) (?:vous )?(?:quitt|liber)(?:e|ons|er(?:ai|ons))\b|(?:decision|intention|souhait|volonte)[^.;]{0,30} de (?:quitter|liberer|resilier)|restitution d[ue] (?:mon|notre|depot)|(?:mon|notre) (?:bail|preavis|depart|contrat de (?:location|bail)|depot de garantie)\b|(?:^|[\n.,] ?)locataires? (?:de |du |d'un |depuis )[^.;]{0,160}?(?:je|nous) vous|en (?:ma|notre) qualite de locataires?|(?:me|nous) (?:etre )?(?:restitu|rembours)|dont (?:je suis|nous sommes) locataires?|que vous (?:me|nous) (?:louez|avez (?:loue|consenti|donne))/;

/** Whoever writes heads the letter, alone on the first line; over an address, anywhere at its head. */
function writers(sheets: readonly Sheet[], { writer }: Correspondents): Reading<string>[] {
  if (writer) return [writer];
  const [first] = sheets;
  const [cell, ...others] = first?.lines[0]?.cells ?? [];
  const name = cell?.text.trim() ?? '';
  return first && cell && others.length === 0 && isPersonName(name)
    ? [readWords(name, cell.text, cell.words, first.page)]
    : [];
}

/** Null where the words of both are there, or of none. */
function writerIs({ folded }: FlowText): Party | null {
  const text = folded.replaceAll(/[^\S\n]+/g, ' ').replaceAll(/(?<=[^.\n])\n(?=[^\n])/g, ' ');
  const [lets, rents] = [LETS.test(text), RENTS.test(text)];
  if (lets === rents) return null;
  return lets ? 'landlord' : 'tenant';
}

/** « À la requête de M. X … signifié à Mme Y »: a bailiff writes for one of them. */
const ASKED_BY = /(?<value>\ba la (?:demande|requete) de\s?:?)/;
const GIVEN_TO =
  /(?<value>\b(?:(?:signifie|notifie|remis|denonce)e? (?:a|au|par lettre a)|(?:fai(?:re|t|sons) savoir|(?:declar|rappel|signifi|notifi|dit)(?:e|er|ons)|donn(?:e|er|ons) conge) a)\s?:?)/;
/** « M. X, né le…, et Mme Y, son épouse »: where one is born and the next one is named. */
const BETWEEN =
  /^(?:,\s*(?:nee?|retraitee?|salariee?|[\p{L}]+)\b[^;:.]{0,120}?)?,?\s+et\s+(?:(?:de|a)\s+)?(?:(?:son|sa)\s+[\p{L}]+,?\s+)?$/u;

/** All whom the words name, up to where they live. */
function groupAfter(flowText: FlowText, label: RegExp): Reading<string>[] {
  const [mark] = extracted(flowText, label);
  const people = wholePeopleIn(flowText);
  const first = people.find(
    ({ at }) => mark && at >= mark.end && /^[\s:]*$/.test(flowText.folded.slice(mark.end, at)),
  );
  if (!first) return distinct(namesAfter(flowText, label));
  const group = [first];
  for (const one of people.filter(({ at }) => at > first.at)) {
    const last = group.at(-1) ?? first;
    if (!BETWEEN.test(flowText.folded.slice(last.end, one.at))) break;
    group.push(one);
  }
  return [{ ...first, value: group.map(({ value }) => value).join(' et ') }];
}

/** Both parties are named, and nothing says which of them lets. */
const unnamedParties = (own: readonly Fact[], rule: string): RefusedFact[] =>
  refusedFacts(
    PARTIES.filter((party) => own.every(({ name }) => name !== party)),
    rule,
    'UNNAMED',
  );

export function conge(sheets: readonly Sheet[]): Finding[] {
  const [rule, flowText] = ['conge', flowTextOf(sheets)];
  const own = [
    ...partyFacts(sheets, flowText, rule),
    ...factsOf('lots', rule, [leasedLots(sheets, flowText)]),
    ...recalledTerms(flowText, rule),
  ];
  const writer = writerIs(flowText);
  if (!writer) return [...own, ...unnamedParties(own, rule)];
  const other = writer === 'landlord' ? 'tenant' : 'landlord';
  const asked = groupAfter(flowText, ASKED_BY);
  const given = groupAfter(flowText, GIVEN_TO);
  if (asked.length > 0)
    return [...own, ...missing(own, writer, asked, rule), ...missing(own, other, given, rule)];
  const [posted, mailed] = [correspondents(sheets[0]), mailPeople(sheets[0])];
  const both = {
    writer: posted.writer ?? mailed.writer,
    addressee: posted.addressee ?? mailed.addressee,
  };
  const wrote = writers(sheets, both);
  const sent = (
    both.addressee
      ? [both.addressee]
      : sheets
          .slice(0, 1)
          .flatMap((sheet) => addresseeOf(sheet).filter((one) => !isOfOffice(sheet, one)))
  ).filter(({ value }) => wrote.every((one) => fold(one.value) !== fold(value)));
  // Words about the one stood near the name of the other: who writes to whom says which.
  const isTurned = (name: Party, people: readonly Reading<string>[]) =>
    own.some(
      (fact) =>
        fact.name === name && people.some(({ value }) => fold(value) === fold(String(fact.value))),
    );
  const kept =
    isTurned(writer, sent) || isTurned(other, wrote)
      ? own.filter(({ name }) => name !== 'landlord' && name !== 'tenant')
      : own;
  return [...kept, ...missing(kept, writer, wrote, rule), ...missing(kept, other, sent, rule)];
}
