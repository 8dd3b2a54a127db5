// What other features may ask of this one.
export { suggestSyndic } from './buildings.queries.ts';
export { findSampleSyndic, findSyndic, listSyndics, type SyndicRow } from './directory.queries.ts';
export { syndicView } from './syndic-view.ts';
