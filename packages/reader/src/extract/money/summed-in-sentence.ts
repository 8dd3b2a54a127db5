// « … s’élève à 212,40 € pour les charges et à 10,62 € pour le fonds de travaux, soit un total de 223,02 € »: a letter
// adds up what it calls. The sum is the call's where the sentence is about this owner and its parts make it.
import { type Amount, findAmounts } from '../../french/amounts.ts';
import { foundIn, flowTextOf } from '../sheet/flow-text.ts';
import type { Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

const MIN_PARTS = 2;
/** In signs: how far back a sentence starts. */
const REACH = 500;
const WORKED_OUT = /^\s*(?:[÷×*=]|[x:/]\s*\d)/;
const NEXT = 6;
const IN_ALL =
  /\b(?:soit|ce qui (?:fait|donne|represente)|pour)\s+(?:(?:donc|ainsi|ensemble)\s+)?(?:(?:au total|en tout)\s*:?|un\s+(?:montant\s+)?(?:total|ensemble)\s+de|(?:la|une)\s+somme\s+(?:totale\s+|globale\s+)?de|un\s+montant\s+(?:total\s+|global\s+)?de)?\s*$/;
/** Of the owner, and not of the building. */
const OWN = /\b(?:votre|vos|vous|ta|ton|tes|tu|t')\b/;
const ENDS = /(?<!\b(?:m|mr|mme|me|art|n|l|r|d|st|bd|av))[.;!?]\s/;

export function summedInSentence(sheet: Sheet): Reading<Amount>[] {
  const flowText = flowTextOf([sheet]);
  const extracted = foundIn(flowText, findAmounts);
  // « 1 560,00 € × 412/1000 = 642,72 € »: what something is worked out from is no part.
  const amounts = extracted.filter(
    ({ end }) => !WORKED_OUT.test(flowText.folded.slice(end, end + NEXT)),
  );
  return amounts.filter(({ at, end, value }) => {
    if (isParted(flowText.folded, amounts, { at, end, value })) return true;
    const from = Math.max(0, at - REACH);
    const sentence = flowText.folded.slice(from, at).split(ENDS).at(-1) ?? '';
    const start = at - sentence.length;
    const parts = amounts.filter((one) => one.at >= start && one.at < at);
    const sum = parts.reduce((all, one) => all + one.value.cents, 0);
    const isSum = parts.length >= MIN_PARTS && sum === value.cents && value.cents > 0;
    return isSum && IN_ALL.test(sentence) && OWN.test(sentence);
  });
}

/** « la somme de 315,00 €, à savoir 300,00 € de charges et 15,00 € de fonds de travaux ». */
function isParted(
  folded: string,
  amounts: readonly Extracted[],
  { at, end, value }: Extracted,
): boolean {
  const rest = folded.slice(end, end + REACH).split(ENDS)[0] ?? '';
  const before =
    folded
      .slice(Math.max(0, at - REACH), at)
      .split(ENDS)
      .at(-1) ?? '';
  const parts = amounts.filter((one) => one.at >= end && one.at < end + rest.length);
  const [first] = parts;
  const sum = parts.reduce((all, one) => all + one.value.cents, 0);
  const isSum = first && parts.length >= MIN_PARTS && sum === value.cents && value.cents > 0;
  return isSum === true && PARTED.test(folded.slice(end, first.at)) && OWN.test(before + rest);
}
type Extracted = { at: number; end: number; value: Amount };
const PARTED =
  /(?:\ba savoir|\bsoit|\bdont|\bcomprenant|\b(?:se )?(?:decompos|repartiss|compos|ventil|detaill|reparti)\p{L}*(?: (?:en|de|comme suit|ainsi))?|\()\s*:?\s*$/u;
