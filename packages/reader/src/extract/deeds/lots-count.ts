// « divisé en quarante lots », « comprend désormais 63 lots »: how many lots there are, as a deed says it.
import { fold } from '../../french/fold.ts';
import { NUMBER_WORDS, numberFromWords } from '../../french/number-words.ts';
import { type FlowText, extracted } from '../sheet/flow-text.ts';
import { agreed, type Reading } from '../sheet/reading.ts';

const COUNT = String.raw`(?<value>${NUMBER_WORDS}|\d{1,4})(?:\s\(\s?\d{1,4}\s?\))?`;
const LOTS = String.raw`\slots?(?!\s(?:nouveaux|ci-apres|suivants|supprim))(?![\p{L}\d])`;
/** « Le lot 30 est divisé en deux lots » is said of a lot. */
const DIVIDED = new RegExp(
  String.raw`(?<!\blots?\b[^.;]{0,90})\bdivisee?\sen\s${COUNT}${LOTS}`,
  'u',
);
const NOW = new RegExp(
  String.raw`\b(?:comprend|compte|comporte|contient|compose(?:e\sde)?|totalise|forme)\s(?:(?:desormais|donc|ainsi|maintenant|dorenavant|toujours),?\s){0,2}${COUNT}${LOTS}`,
  'u',
);
/** « est porté de 179 à 180 », « demeure de quatre ». */
const NUMBER = new RegExp(
  String.raw`\bnombre\s(?:total\s)?(?:de|des)\slots\b[^.;]{0,80}?\b(?:portee?\sde\s(?:${NUMBER_WORDS}|\d{1,4})\sa|passe\sde\s(?:${NUMBER_WORDS}|\d{1,4})\sa|(?:demeure|reste|est)\s(?:de|fixe\sa|inchange\sa))\s${COUNT}(?![\p{L}\d])`,
  'u',
);

/** After a change, as it is then; else as it was divided. */
export function lotsCount(flowText: FlowText): Reading<number> | null {
  const said = (pattern: RegExp): Reading<number>[] =>
    extracted(flowText, pattern).flatMap((one) => {
      const value = /\d/.test(one.value) ? Number(one.value) : numberFromWords(fold(one.value));
      return value === null || value < 2 ? [] : [{ ...one, value }];
    });
  const [own = []] = [[...said(NUMBER), ...said(NOW)], said(DIVIDED)].filter(
    (all) => all.length > 0,
  );
  return agreed(own);
}
