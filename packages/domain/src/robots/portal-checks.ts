// When the portals are looked at: the schedule of the server and the promise of the public page are one.

export const PORTAL_CHECK_MINUTES = 30;

const PERIOD_MS = PORTAL_CHECK_MINUTES * 60_000;

/** The next half hour that strikes. Time zones are whole half hours away from one another, nearly everywhere. */
export const nextPortalCheck = (now: Date): Date =>
  new Date((Math.floor(now.getTime() / PERIOD_MS) + 1) * PERIOD_MS);
