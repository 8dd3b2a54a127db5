const TERABYTE = 1_000_000_000_000;
const GIGABYTE = 1_000_000_000;
const MEGABYTE = 1_000_000;
const KILOBYTE = 1000;
const ROUND = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0, useGrouping: false });
const TENTHS = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1, useGrouping: false });

/** « 1 To », « 2 Go », « 3,2 Mo », « 840 ko »: what files weigh, as people say it. */
export function weightWords(bytes: number): string {
  if (bytes < MEGABYTE) return `${ROUND.format(Math.ceil(bytes / KILOBYTE))} ko`;
  if (bytes < GIGABYTE) return `${TENTHS.format(bytes / MEGABYTE)} Mo`;
  return bytes < TERABYTE
    ? `${TENTHS.format(bytes / GIGABYTE)} Go`
    : `${TENTHS.format(bytes / TERABYTE)} To`;
}
