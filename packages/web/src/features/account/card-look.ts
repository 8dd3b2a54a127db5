export const CARD = 'rounded-carte bg-surface p-6 shadow-pose sm:p-7';
