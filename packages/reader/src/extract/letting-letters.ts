// What is written about a home that is let: the accounts that a manager gives, the notice to leave.
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../french/fold.ts';
import { partyFacts } from './bail.ts';
import { namesAfter } from './names-after.ts';
import { addresseeOf } from './owner.ts';
import { isEstate, personIn } from './person-names.ts';
import { distinct, factsOf, type Reading, readWords } from './reading.ts';
import type { Sheet } from './sheet.ts';
import { type Story, storyOf } from './story.ts';

type Party = 'landlord' | 'tenant';

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
  const isTold = own.some(({ name }) => name === party);
  return !isTold && only && others.length === 0 ? factsOf(party, rule, [only]) : [];
}

/** A manager accounts to the owner: whom the paper is sent to is the landlord. */
export function gerance(sheets: readonly Sheet[]): Fact[] {
  const rule = 'gerance';
  const own = partyFacts(sheets, storyOf(sheets), rule);
  const sent = sheets.slice(0, 1).flatMap(addresseeOf);
  return [...own, ...missing(own, 'landlord', sent, rule)];
}

/** « le bail que je vous ai consenti », « je vous donne congé pour vendre »: only who lets writes it. */
const LETS =
  /(?:bail|logement|appartement|maison|location|contrat)[^.;]{0,60}que (?:je|nous) vous (?:ai|avons|loue|louons)|conge (?:pour|avec offre de|aux fins de) (?:vendre|vente|reprise|reprendre|motif)|(?:decide|intention|souhaite|desire)[^.;]{0,30}(?:de )?(?:vendre|reprendre) (?:le|ce|l[ae'])|vaut offre de vente/;
/** « le logement que j’occupe », « je quitterai les lieux »: only who rents. */
const RENTS =
  /que (?:je|nous) (?:vous )?(?:loue|louons|occupe|occupons)|que j'occupe|je (?:vous )?(?:quitte|libere)r?(?:ai)?|(?:decision|intention|souhait|volonte)[^.;]{0,30} de (?:quitter|liberer|resilier)|restitution d[ue] (?:mon|notre|depot)/;

/** Without a title, a writer's name has its family name in capitals. */
const WRITER =
  /^(?:(?:M\.|Mr|Mme|Mlle|Monsieur|Madame|Mademoiselle) )?(?:\p{Lu}[\p{Ll}'’-]+(?:-\p{Lu}\p{Ll}+)? ){1,3}(?:(?:de|du|des|DE|DU|DES|la|le|LA|LE|d’|d') ?){0,2}\p{Lu}{2}[\p{Lu}'’-]*(?: \p{Lu}[\p{Lu}'’-]+){0,3}$/u;

/** Whoever writes heads the letter, alone on the first line. */
function writers(sheets: readonly Sheet[]): Reading<string>[] {
  const [first] = sheets;
  const [cell, ...others] = first?.lines[0]?.cells ?? [];
  const name = cell?.text.trim() ?? '';
  const isWriter = WRITER.test(name) || (isEstate(name) && personIn(name) === name);
  return first && cell && others.length === 0 && isWriter
    ? [readWords(cell.text.trim(), cell.text, cell.words, first.page)]
    : [];
}

/** In the window of an envelope: a person at the right, over a street and a town that start where the name does. */
function atRight(sheets: readonly Sheet[]): Reading<string>[] {
  const [first] = sheets;
  if (!first) return [];
  const { lines, page, height } = first;
  return lines.flatMap(({ cells }, at) => {
    const cell = cells.at(-1);
    const name = cell?.text.trim() ?? '';
    if (!cell || cell.box[0] < page.width * RIGHT || personIn(name) !== name) return [];
    const under = lines
      .slice(at + 1, at + 4)
      .flatMap((line) => line.cells.filter(({ box }) => Math.abs(box[0] - cell.box[0]) < height));
    const [street, ...rest] = under;
    const isAddress =
      /^\d{1,4}\b.*\p{L}{3}/u.test(street?.text ?? '') &&
      rest.some(({ text }) => /^\d{5}\s\p{Lu}/u.test(text));
    return isAddress ? [readWords(name, cell.text, cell.words, page)] : [];
  });
}
/** Of the width of the page. */
const RIGHT = 0.45;

/** Null where the words of both are there, or of none. */
function writerIs({ folded }: Story): Party | null {
  const text = folded.replaceAll(/\s+/g, ' ');
  const [lets, rents] = [LETS.test(text), RENTS.test(text)];
  if (lets === rents) return null;
  return lets ? 'landlord' : 'tenant';
}

/** « À la requête de M. X … signifié à Mme Y »: a bailiff writes for one of them. */
const ASKED_BY = /(?<value>\ba la (?:demande|requete) de)(?= :?)/;
const GIVEN_TO = /(?<value>\b(?:signifie|notifie|remis|denonce)e? (?:a|au|par lettre a))(?= :?)/;

export function conge(sheets: readonly Sheet[]): Fact[] {
  const [rule, story] = ['conge', storyOf(sheets)];
  const own = partyFacts(sheets, story, rule);
  const writer = writerIs(story);
  if (!writer) return own;
  const other = writer === 'landlord' ? 'tenant' : 'landlord';
  const asked = distinct(namesAfter(story, ASKED_BY));
  const given = distinct(namesAfter(story, GIVEN_TO));
  if (asked.length > 0)
    return [...own, ...missing(own, writer, asked, rule), ...missing(own, other, given, rule)];
  const wrote = writers(sheets);
  const window = atRight(sheets);
  const sent = (window.length > 0 ? window : sheets.slice(0, 1).flatMap(addresseeOf)).filter(
    ({ value }) => wrote.every((one) => fold(one.value) !== fold(value)),
  );
  return [...own, ...missing(own, writer, wrote, rule), ...missing(own, other, sent, rule)];
}
