// « ALTHEMIA ROUEN JEANNE D’ARC » is an agency, named after where it stands; the syndic is the firm that the foot of the
// paper names with its capital.
import { searchWords } from '@quitus/domain/portfolios/search';
import type { Fact } from '@quitus/domain/reading/read-document';

import type { Sheet } from '../extract/sheet/sheet.ts';
import { plain } from '../french/fold.ts';

const FIRM =
  /^(?<name>\p{Lu}[\p{L}&' .]{3,50}?)\s?[-,·]\s?(?:s\.?a\.?s\.?u?|s\.?a\.?r\.?l|s\.?a|eurl|scp|snc)\b[^.]{0,30}\bcapital\b/iu;
const TOWN = /\b\d{5} (?<town>\p{Lu}[\p{L}'-]+)/gu;

export function withFirms(facts: readonly Fact[], sheets: readonly Sheet[]): Fact[] {
  const texts = sheets.flatMap(({ lines }) =>
    lines.map(({ line }) => plain(line.words.map(({ text }) => text).join(' '))),
  );
  const firms = new Set(texts.flatMap((text) => FIRM.exec(text)?.groups?.['name']?.trim() ?? []));
  const [firm, ...others] = firms;
  if (firm === undefined || others.length > 0) return [...facts];
  const towns = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(TOWN)].flatMap(({ groups }) => searchWords(groups?.['town'] ?? '')),
    ),
  );
  return facts.map((fact) =>
    fact.name === 'syndic' && typeof fact.value === 'string' && isAgency(fact.value, firm, towns)
      ? { ...fact, value: firm }
      : fact,
  );
}

/** It begins as the firm does, and goes on with a town, which the firm is not named after. */
function isAgency(name: string, firm: string, towns: ReadonlySet<string>): boolean {
  const [own, whole] = [searchWords(name), searchWords(firm)];
  return (
    own[0] === whole[0] &&
    own.slice(1).some((word) => towns.has(word)) &&
    whole.every((word) => !towns.has(word))
  );
}
