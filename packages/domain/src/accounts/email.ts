/** Two spellings of one mailbox must never become two accounts. */
export const normalizeEmail = (typed: string): string => typed.trim().toLowerCase();
