// What other features may ask of this one.
export { inspectUpload } from './documents.jobs.ts';
export { announceFetched, inspectNow } from './fetched-files.queries.ts';
export { findSeenFile, lockFileFor } from './file-access.ts';
export {
  abandonSplit,
  arriveInstead,
  beginSplit,
  describeFile,
  endSplit,
  moveFile,
  placeReplacement,
  proposeType,
  refuseReplacement,
} from './file-changes.queries.ts';
export {
  fileViews,
  findFile,
  findKeptReplacement,
  guessed,
  isCurrent,
  isInSlot,
  isKept,
  type KeptFile,
  listCurrentFiles,
  listFiles,
  lockFile,
  type StoredFile,
} from './files.queries.ts';
export { keepMadeFile, type MadeFile } from './made-files.queries.ts';
export { inOrder, sorted, type SortedFile } from './sorted-files.ts';
export {
  findAccountStorage,
  findPortfolioStorage,
  findRoom,
  findRoomOf,
  recountAllStorage,
  recountStorage,
  roomRefusal,
} from './storage-allowance.queries.ts';
