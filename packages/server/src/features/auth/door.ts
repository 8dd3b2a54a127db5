// What other features may ask of this one.
export { forgetLinks, forgetSessions } from './expired.queries.ts';
export { createLink } from './links.queries.ts';
export { findLivingSessions, findSessionHolder, redeemTicket } from './live-sessions.queries.ts';
export { queueLoginLink } from './login-link.ts';
export { endAllSessions } from './sessions.queries.ts';
export { forgetStrangers } from './strangers.ts';
