// Where the robot is sent and followed for a document.
import type { RobotScope } from '@quitus/domain/robots/run-state';

import { paths } from '../../../paths.ts';

export const robotPath = (uid: string, scope: RobotScope): string =>
  scope === 'TAX' ? paths.tax(uid) : paths.syndic(uid);
