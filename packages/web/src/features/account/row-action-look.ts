/** A word at the end of a row: it acts on that row. */
export const ROW_ACTION =
  'inline-flex min-h-11 items-center text-second font-semibold underline decoration-1 underline-offset-3 transition-colors hover:text-email disabled:cursor-progress disabled:text-encre-3';
