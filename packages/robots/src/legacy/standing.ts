// What to make of a page, once one is supposed to be inside.
import { isClosedNotice } from '../closed-notice.ts';
import { RobotError } from '../robot-error.ts';
import { type Page, SessionExpired } from '../session.ts';
import { type Place, placeOf } from './pages.ts';

const REFUSED = 403;

/** Null: nothing stands in the way. `link`: where a person settles it. */
const OBSTACLES: Record<Place, (page: Page, link: string) => Error | null> = {
  IN: () => null,
  LOGIN: () => new SessionExpired(),
  CODE: () => new SessionExpired(),
  TERMS: (_page, link) => new RobotError('CGU', { link }),
  PASSWORD_EXPIRED: (_page, link) => new RobotError('PASSWORD_EXPIRED', { link }),
  ELSEWHERE: (page) => {
    if (page.status === REFUSED) return new RobotError('BLOCKED', { info: 'answer 403' });
    if (isClosedNotice(page)) return new RobotError('MAINTENANCE');
    return new RobotError('PARSE_CHANGED', {
      info: `${page.url.pathname} (page de l’espace client)`,
    });
  },
};

export function inside(page: Page, link: string): Page {
  const obstacle = OBSTACLES[placeOf(page)](page, link);
  if (obstacle) throw obstacle;
  return page;
}
