// What will fall due later, as the fact `upcoming` tells it: « 2027-01-01 fonds_travaux 4893 ».

export const DUE_PARTS = ['courantes', 'travaux', 'fonds_travaux', 'avances'] as const;
export type DuePart = (typeof DUE_PARTS)[number];
export type Due = { on: string; part: DuePart; cents: number };

export const upcomingText = ({ on, part, cents }: Due): string => `${on} ${part} ${cents}`;

const DUE = /^(\d{4}-\d{2}-\d{2}) (\w+) (\d+)$/;

export const upcomingIn = (texts: readonly string[]): Due[] =>
  texts.flatMap((text) => {
    const [, on, named, cents] = DUE.exec(text) ?? [];
    const part = DUE_PARTS.find((one) => one === named);
    return on === undefined || part === undefined ? [] : [{ on, part, cents: Number(cents) }];
  });
