/** Every moving part of the page is stopped by the same small control. */
export const PAUSE_LOOK =
  'inline-flex min-h-11 items-center gap-2 rounded-champ px-3 text-mini font-semibold text-encre-2 select-none transition-colors hover:bg-creux focus-visible:rounded-champ has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-email has-focus-visible:ring-6 has-focus-visible:ring-anneau';
