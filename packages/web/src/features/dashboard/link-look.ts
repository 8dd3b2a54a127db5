/** A button that reads like a link, beside text. */
export const LINK =
  'font-semibold text-email underline decoration-1 underline-offset-3 transition-colors hover:text-email-vif hover:decoration-2 disabled:text-encre-3 disabled:no-underline';

/** What is only worth a line among the documents. */
export const LINE =
  'flex min-h-13 flex-wrap items-center gap-x-5 rounded-carte bg-surface px-5 py-1 shadow-pose sm:px-6';

export const BRIEF_CARD = 'rounded-carte bg-surface px-5 pt-4 pb-3 shadow-pose sm:px-6';

export const CARD = 'rounded-carte bg-surface p-6 shadow-pose sm:p-7';
