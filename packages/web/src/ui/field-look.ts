/** The box around an input: shared with the fields that bring their own input (address suggestions). */
export const FIELD_FRAME =
  'flex min-h-13 items-center gap-2.5 rounded-champ border border-trait-fort bg-surface pl-4 pr-2 text-champ text-encre transition-colors has-[input:focus-visible]:border-email has-[input:focus-visible]:ring-3 has-[input:focus-visible]:ring-anneau has-[input:focus-visible]:outline-1 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-email has-[input[aria-invalid=true]]:border-brique has-[input:disabled]:bg-creux';

export const FIELD_INPUT =
  'min-w-0 flex-1 self-stretch bg-transparent py-3 pr-2 placeholder:text-encre-3 focus-visible:shadow-none focus-visible:outline-hidden disabled:text-encre-3';

/** A control that is its own box: several lines of text, a native list. */
export const FIELD_BOX =
  'w-full min-h-13 rounded-champ border border-trait-fort bg-surface text-champ text-encre transition-colors placeholder:text-encre-3 focus-visible:rounded-champ focus-visible:border-email focus-visible:shadow-none focus-visible:ring-3 focus-visible:ring-anneau focus-visible:outline-1 focus-visible:-outline-offset-1 focus-visible:outline-email aria-invalid:border-brique disabled:bg-creux disabled:text-encre-3';
