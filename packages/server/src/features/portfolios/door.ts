// What other features may ask of this one.
export { allow, findDossier, lockDossier } from './access.ts';
export { lockCreator } from './creators.queries.ts';
export { EVENTS_CHANNEL, listMissedEvents, recordEvent } from './events.queries.ts';
export { isGuest, letIn, removeGuest } from './guests.queries.ts';
export {
  createInvitation,
  findByToken,
  findInviter,
  findSentInvitation,
  lockInvitation,
  type StoredInvitation,
} from './invitations.queries.ts';
export {
  answerSituation,
  closeUnpaidPortfolio,
  editPortfolio,
  openPaidPortfolio,
  transferPortfolio,
} from './portfolio-changes.queries.ts';
export {
  createPortfolio,
  findFirstPortfolios,
  findManager,
  findManagers,
  findViewer,
  findVisible,
  lockPortfolio,
  notOwn,
  type PortfolioHead,
  replacePortfolios,
  searchTexts,
  type Visible,
} from './portfolios.queries.ts';
export {
  changeSlot,
  findSlot,
  findSlots,
  findStatus,
  findStatuses,
  moveSlot,
  wholeSituation,
} from './slots.queries.ts';
