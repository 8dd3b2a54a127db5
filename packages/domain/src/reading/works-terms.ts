// How works that a meeting decided are paid for, as the fact `works_terms` tells it: « 9 4200000 2026-01-01 1/2,
// 2026-07-01 1/2 clé Bâtiment B ».

export type WorksCall = { on: string; part: number; of: number };
export type WorksTerms = {
  /** Of the resolution, as it is numbered. */
  label: string;
  cents: number;
  /** Empty where the minutes do not say when. */
  calls: readonly WorksCall[];
  /** As printed. */
  key: string | null;
};

export const worksTermsText = ({ label, cents, calls, key }: WorksTerms): string =>
  [
    label,
    cents,
    ...(calls.length > 0
      ? [calls.map(({ on, part, of }) => `${on} ${part}/${of}`).join(', ')]
      : []),
    ...(key === null ? [] : [`clé ${key}`]),
  ].join(' ');

const TERMS = /^(\S+) (\d+)((?:,? \d{4}-\d{2}-\d{2} \d+\/\d+)*)(?: clé (.*))?$/s;
const CALL = /(\d{4}-\d{2}-\d{2}) (\d+)\/(\d+)/g;

export const worksTermsIn = (texts: readonly string[]): WorksTerms[] =>
  texts.flatMap((text) => {
    const [, label, cents, calls = '', key = null] = TERMS.exec(text) ?? [];
    if (label === undefined) return [];
    return [
      {
        label,
        cents: Number(cents),
        calls: [...calls.matchAll(CALL)].map(([, on = '', part, of]) => ({
          on,
          part: Number(part),
          of: Number(of),
        })),
        key,
      },
    ];
  });
