import type { Gray } from '../prepare/gray.ts';

/** The plainest of formats: nothing to compress, nothing to undo. */
export const pgm = ({ width, height, data }: Gray): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data]);
