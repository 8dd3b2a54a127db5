/** A small action beside its key; where there are no keys, it must look pressable by itself. */
export const MINOR =
  'flex min-h-9 items-center gap-2 rounded-puce underline-offset-3 hover:text-encre max-sm:min-h-11 max-sm:text-email max-sm:underline pointer-coarse:min-h-11 pointer-coarse:text-email pointer-coarse:underline';
