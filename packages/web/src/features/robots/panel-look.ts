export const PANEL = 'rounded-tiroir bg-surface p-6 shadow-leve sm:p-10';
export const CARD = 'rounded-carte bg-surface p-6 shadow-pose sm:p-7';

/** A button that reads like a link, beside text. */
export const LINK =
  'font-semibold text-email underline decoration-1 underline-offset-3 transition-colors hover:text-email-vif hover:decoration-2 disabled:text-encre-3 disabled:no-underline';
