// What other features may ask of this one.
export {
  confirmEmail,
  createBasicAccount,
  createOrganization,
  dashboardLogo,
  findAccountByEmail,
  forgetPassword,
  lockPassword,
  lockAccountByEmail,
  mailLogo,
  prepareFindProfile,
  setPasswordHash,
} from './accounts.queries.ts';
export { findOrCreateGuest } from './guests.queries.ts';
export { findInformation } from './information.queries.ts';
export {
  findName,
  isNoName,
  requireName,
  shownName,
  UNNAMED,
  UNNAMED_HOLDER,
} from './names.queries.ts';
export { findNotifiableEmail } from './notifications.queries.ts';
export { forgetProspects, lockProspect, markProspectUsed } from './prospects.queries.ts';
