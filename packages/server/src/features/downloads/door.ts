// What other features may ask of this one.
export { chosen } from './downloadable.ts';
export { prepareDownload } from './downloads.jobs.ts';
export { createDownload, linkDownload } from './downloads.queries.ts';
export { ensureCopy } from './watermarked-copies.queries.ts';
