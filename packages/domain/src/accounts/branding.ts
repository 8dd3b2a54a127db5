export const LOGO_MAX_BYTES = 2 * 1024 * 1024;
/** On a side, in what is sent. */
export const LOGO_MAX_PIXELS = 4000;
/** The frame that a kept logo fits in. */
export const LOGO_FRAME = { width: 640, height: 240 } as const;
