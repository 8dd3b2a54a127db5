// What nobody foresaw, without its message: that could hold a piece of a page, or of what was typed.
import { basename } from 'node:path';

import { beginning } from './beginning.ts';
import { RobotError } from './robot-error.ts';

const STACK = 4000;

export function unknownFailure(cause: unknown): RobotError {
  if (!(cause instanceof Error)) return new RobotError('UNKNOWN', { info: typeof cause });
  const frame = /^\s*at .*?([^\s(]+\.ts:\d+)/m.exec(beginning(cause.stack ?? '', STACK))?.[1];
  const where = frame === undefined ? '' : ` in ${basename(frame)}`;
  return new RobotError('UNKNOWN', { info: `${cause.name}${where}` });
}
