/** One of several ways or roles, said in two lines. */
export const CHOICE =
  'cursor-pointer rounded-champ border border-trait-fort px-4 py-3 transition-colors hover:border-email has-checked:border-email has-checked:bg-email-doux has-checked:outline-2 has-checked:-outline-offset-2 has-checked:outline-email has-focus-visible:ring-3 has-focus-visible:ring-anneau';
