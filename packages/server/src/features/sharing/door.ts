// What other features may ask of this one.
export { receiptPaper } from './receipt-paper.routes.ts';
export { createReceipt, receiptView } from './receipts.queries.ts';
export {
  findLink,
  findSharedFile,
  findSharedPortfolio,
  listSharedFiles,
  sharedBy,
  sharedDossier,
} from './shared-dossier.queries.ts';
export { changeShare, createShare, type StoredShare, recordShareEvent } from './sharing.queries.ts';
