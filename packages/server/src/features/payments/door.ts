// What other features may ask of this one.
export { abandonOrder } from './abandon.ts';
export type { Fulfilment, SellingDeps } from './fulfilment.ts';
export {
  changeOrder,
  findOwnOrder,
  lockOrder,
  markPerformed,
  moveOrder,
  openOrder,
  type StoredOrder,
} from './orders.queries.ts';
export { giveBackLater, refundOrder } from './refunds.queries.ts';
export { lookAtSession, settle } from './settle.ts';
