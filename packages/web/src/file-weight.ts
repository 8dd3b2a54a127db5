const MEGABYTE = 1_000_000;
const KILOBYTE = 1000;
const ROUND = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0, useGrouping: false });
const TENTHS = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1, useGrouping: false });

/** « 3,2 Mo », « 840 ko »: what a file weighs, as people say it. */
export const weightWords = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${ROUND.format(Math.ceil(bytes / KILOBYTE))} ko`
    : `${TENTHS.format(bytes / MEGABYTE)} Mo`;
