// The name that somebody goes by, beside the one they were born with: « usant du nom de TANGUY ».
import { plain } from '../../french/fold.ts';
import { extracted, type FlowText } from '../sheet/flow-text.ts';
import { agreed, type Reading } from '../sheet/reading.ts';

/** In capitals, as such papers print surnames. */
const SURNAME = String.raw`(?:(?:DE|DU|LE|LA) )?\p{Lu}[\p{Lu}'-]+(?: \p{Lu}[\p{Lu}'-]+)?`;
const USAGE = new RegExp(
  String.raw`(?:\b[Uu]sant du nom d(?:e |')|\b[Nn]om d'usage ?:? ?|, usage ?:? ?)(?<value>${SURNAME})(?!\p{L})`,
  'u',
);

/** Where a paper tells one: of two, nobody knows whose it is. */
export const usageName = (flowText: FlowText): Reading<string> | null =>
  agreed(extracted(flowText, USAGE, plain));
