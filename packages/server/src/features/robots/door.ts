// What other features may ask of this one.
export { findConnector } from './portals.ts';
