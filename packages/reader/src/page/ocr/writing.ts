/**
 * How words lie on a picture: wherever they stand, as on a page, where other ways of looking lose cells
 * of tables; or in rows, one under the other.
 */
export type Writing = 'SCATTERED' | 'ROWS';
