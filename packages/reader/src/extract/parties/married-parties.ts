// « Madame Lucie MARTIN épouse DURAND », in a lease or a certificate: extracted without the second name, it would
// be another's.
import { plain } from '../../french/fold.ts';
import { peopleIn } from '../names/people.ts';
import type { FlowText, Extracted } from '../sheet/flow-text.ts';

/** Right after the name, and a family name follows: « née le 12 mai » says something else. */
const SECOND =
  /^\s+(?:\(?n[eé]e|[eé]pouse|[eé]p\.|[eé]pse|veuve|vve)\s+(?:(?:de|du|DE|DU|LE|LA)\s)?\p{Lu}[\p{Lu}'-]+(?:[ -]\p{Lu}[\p{Lu}'-]+){0,2}\)?(?![\p{L}'-])/u;

export const wholePeopleIn = (flowText: FlowText): Extracted<string>[] => {
  const text = plain(flowText.written.text);
  return peopleIn(flowText).map((one) => {
    const second = SECOND.exec(text.slice(one.end))?.[0] ?? '';
    if (second === '') return one;
    const end = one.end + second.length;
    const printed = flowText.written.text.slice(one.end, end).replaceAll(/\s+/g, ' ');
    return { ...one, value: `${one.value}${printed}`, raw: `${one.raw}${printed}`, end };
  });
};
