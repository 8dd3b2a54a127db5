/** What tells that somebody is there, and wants more than to read. */
export const GESTURES = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
] as const;
