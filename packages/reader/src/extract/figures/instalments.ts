// The part of a sum that is asked for now: « Présent appel : 50 % ».
import { fold } from '../../french/fold.ts';
import type { Reading } from '../sheet/reading.ts';

const INSTALMENT =
  /\b(?:appel|acompte|echeance|fraction|versement|situation|tranche|terme|present)/;
const PART =
  /(?<percent>\d{1,2}(?:[,.]\d{1,2})?) ?%|(?<!\d)(?<nth>\d{1,2})(?:ere?|e|eme)? ?(?:\/|sur) ?(?<of>\d{1,2})(?!\d)|\b(?<word>moitie|tiers|quart)\b/g;
const WORDS: Record<string, number> = { moitie: 1 / 2, tiers: 1 / 3, quart: 1 / 4 };
/** Of rounding, in cents. */
const TOLERANCE = 2;

/** The parts of a whole that a label tells. */
export const partsIn = (label: string): number[] =>
  [...fold(label).matchAll(PART)].flatMap(({ groups = {} }) => {
    const { percent, nth, of, word } = groups;
    if (percent !== undefined) return [Number(percent.replace(',', '.')) / 100];
    if (nth !== undefined && of !== undefined) return [1 / Number(of), Number(nth) / Number(of)];
    return [WORDS[word ?? ''] ?? 0];
  });

type Labelled = { label: string; amounts: readonly Reading<{ cents: number }>[] };

/** One amount that is the part its own label tells of the whole. */
export function instalmentOf(
  extracted: readonly Labelled[],
  whole: Reading<number>,
): Reading<number> | null {
  const found = extracted.flatMap(({ label, amounts }) =>
    INSTALMENT.test(label)
      ? amounts
          .slice(-1)
          .filter(({ value }) =>
            partsIn(label).some(
              (part) =>
                part > 0 && part < 1 && Math.abs(whole.value * part - value.cents) <= TOLERANCE,
            ),
          )
      : [],
  );
  const [only, ...others] = found;
  return only && others.every(({ value }) => value.cents === only.value.cents)
    ? { ...only, value: only.value.cents }
    : null;
}

const NTH =
  /\b(?:1 ?er|[2-9] ?(?:e|eme|nd)|premi\p{L}+|deuxieme|seconde?|troisieme|quatrieme|derni\p{L}+|presente?|cette?) (?:appel|acompte|echeance|fraction|versement|tranche|terme)\b[^\d]{0,20}$/u;
const MOST_TERMS = 12;

/** « Le premier versement de 3 466,80 € »: one named so, of as many equal ones as make the whole. */
export function equalInstalment(
  extracted: readonly Labelled[],
  whole: Reading<number>,
): Reading<number> | null {
  const found = extracted.flatMap(({ label, amounts }) =>
    NTH.test(label)
      ? amounts.slice(-1).filter(({ value: { cents } }) => {
          const terms = Math.round(whole.value / cents);
          const isPart = terms > 1 && terms <= MOST_TERMS;
          return isPart && Math.abs(whole.value / terms - cents) <= TOLERANCE;
        })
      : [],
  );
  const [only, ...others] = found;
  return only && others.length === 0 ? { ...only, value: only.value.cents } : null;
}
