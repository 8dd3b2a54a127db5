export const TOOLTIP =
  'max-w-72 rounded-puce bg-encre px-3 py-2 text-second text-papier shadow-leve transition-opacity data-ending-style:opacity-0 data-instant:transition-none data-starting-style:opacity-0';
