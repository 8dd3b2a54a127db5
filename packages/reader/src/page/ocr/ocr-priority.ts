import { constants } from 'node:os';

/**
 * People who wait for a page come before papers that wait to be read. Not the lowest there is: on a
 * machine that is never idle, that one gets nothing and every page is given up.
 */
export const OCR_PRIORITY = constants.priority.PRIORITY_BELOW_NORMAL;
