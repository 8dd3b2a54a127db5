/**
 * The parts of the street at night at the foot of the landing page. Known by name so that another
 * drawing of that page can take up its lit house, `${NIGHT_PARTS}lit`, instead of drawing it again.
 */
export const NIGHT_PARTS = 'nuit-';
