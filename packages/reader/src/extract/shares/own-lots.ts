// « propriétaire des lots 7, 31 et 48 », « Mandant : CONSORTS X – lots 56 et 131 »: the lots of whoever is called
// or signs. Those of whom he sends, and of whoever asks something of the meeting, are others.
import { fold } from '../../french/fold.ts';
import { STREET_KIND } from '../../french/street-kinds.ts';
import { flowTextOf, extracted } from '../sheet/flow-text.ts';
import { agreed, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** « Lot 45 place de parking » is a lot. */
const STREET = String.raw`(?!places? (?:n°|de (?:parking|stationnement|garage)|\p{L}{0,2}\d))(?:${STREET_KIND})`;
/** « 212 tantièmes »; but the label of the next line is none of this one's words. */
const NO_LOT = String.raw`\s?(?:(?:tantiemes|voix|milliemes)(?!\s*:|\t)|(?:(?:bis|ter)\s)?${STREET})`;
const NUMBER = String.raw`\d{1,5}(?:[ ]?(?:bis|ter|quater)\b)?`;
/** « lots 3 et 8, 2, place Haute »: the last is the number of a house. */
const COMMA = String.raw`\s?,\s?(?:et\s)?(?!${NUMBER}\s?,\s?${STREET})`;
const LIST = String.raw`(?<value>${NUMBER}(?:(?:${COMMA}|\s?et\s(?:le\s)?|\s?-\s?|\s?\/\s?|\s?&\s?|\s?\+\s?)${NUMBER})*)(?![\d/.,]*\d|\p{L}(?!\p{L})|${NO_LOT})`;
const LOTS = new RegExp(
  String.raw`\blots?(?:\(s\))?(?: (?:de copropriete))?(?:\s(?:n°s?|nos|numeros?))?\s*:?\s*(?:n°s?\s?)?${LIST}`,
  'u',
);
/** A list that goes on after what was read of it is not whole, but for a number that counts something. */
const GOES_ON = new RegExp(
  String.raw`^\s?(?:,\s?(?:et\s)?|et\s|&\s?|\+\s?|-\s?)\d{1,5}(?![\d/]|[.,]\d|\s?(?:sur\b|/)|${NO_LOT}|\s?,\s?${STREET})`,
  'u',
);
const OWN =
  /(?:\bn°s?|\b(?:proprietaires?|titulaires?|vos|votre|numeros?|detenteurs?|possedant|detenant|pour)\b)(?: \([a-z]+\))?(?: (?:de|du|des|les?)(?:(?: ou |\s?\/\s?| ?\()des\)?)?)?\s?$/;
/** Of another: who is sent, who asks, what is voted. */
const OF_OTHERS =
  /mandataire|\ba donner\b|autoris|demande|travaux|resolution|question|delegue|represente par|(?:^|\n)\s*(?:\d{1,2}|[ivx]{1,4})(?:\s?[.)°/-]|\t)[^\n]*$/;

/** Its own line, with the one above where the sentence goes on. */
function lineOf(text: string, at: number, label: string): string {
  const lines = label.split('\n');
  const start = text.lastIndexOf('\n', at) + 1;
  return /^\p{Ll}/u.test(text.slice(start)) ? lines.slice(-2).join('\n') : (lines.at(-1) ?? '');
}

/** « 007 » is lot 7, « 3bis » lot 3 bis. */
const asLot = (text: string): string =>
  [String(Number(/\d+/.exec(text)?.[0])), ...(/[a-z]+$/.exec(text) ?? [])].join(' ');

export function ownLots(sheet: Sheet): Reading<string[]> | null {
  const flowText = flowTextOf([sheet]);
  const whole = extracted(flowText, LOTS).filter(
    ({ end }) => !GOES_ON.test(flowText.folded.slice(end, end + 40)),
  );
  const all = whole.map((one) => {
    const before = flowText.folded.slice(Math.max(0, one.at - 120), one.at);
    const label = before.slice(0, before.lastIndexOf('lot'));
    return {
      reading: {
        ...one,
        value: (fold(one.value).match(/\d+(?: ?(?:bis|ter|quater))?/g) ?? []).map(asLot),
      },
      own: OWN.test(label),
      line: lineOf(flowText.written.text, one.at, label),
    };
  });
  const own = all.filter((one) => one.own);
  const [first] = own;
  if (first) return first.reading;
  return agreed(all.filter(({ line }) => !OF_OTHERS.test(line)).map(({ reading }) => reading));
}
