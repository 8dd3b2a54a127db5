// Where a home that is let stands, in a sentence that says who lives there: « locataire depuis 2022 au 12 quai du
// Canal, 67000 STRASBOURG ». The street alone is enough where the letter is sent there.
import { fold } from '../../french/fold.ts';
import { findAddresses } from '../places/addresses.ts';
import { foundIn, type FlowText } from '../sheet/flow-text.ts';
import type { Reading } from '../sheet/reading.ts';

const LIVED_IN =
  /(?:locataires?|logement|appartement|studio|maison|lou[ea]\p{L}*|habit\p{L}+|occup\p{L}+)\b(?:[^.;:]|(?<=\b(?:m|mr|mme))\.){0,120}\b(?:au|du|sis|a l'adresse)\s*$/u;
/** In signs. */
const REACH = 200;

export function statedHomes(flowText: FlowText): Reading<string>[] {
  const text = flowText.folded.replaceAll(/\s/g, ' ');
  const isLivedIn = (at: number) => LIVED_IN.test(text.slice(Math.max(0, at - REACH), at));
  const all = foundIn(flowText, findAddresses);
  const extracted = all.filter(({ at }) => isLivedIn(at));
  if (extracted.length > 0) return extracted;
  return all.filter(({ value }) => {
    const [street = ''] = fold(value).split(/,?\s\d{5}\s/);
    return text
      .split(street)
      .slice(0, -1)
      .some((_, index, parts) => isLivedIn(parts.slice(0, index + 1).join(street).length));
  });
}
